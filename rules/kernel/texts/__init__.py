"""What the kernel's own records do, told in each language: a game's wording adds those of the game.

A game may tell any of them in its own way: what stands later in `Language.templates` is told. They ask the game for a
noun of the card itself (`This`) and for its words ("stat", "until", "moment", "attribute").
"""
