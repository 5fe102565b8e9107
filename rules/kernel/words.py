"""What the words and numbers in scripts, actions and events stand for: a field's type says it.

So they are checked, listed and translated without a list of fields anywhere.
"""

from typing import Annotated, NamedTuple


class Word(NamedTuple):
    """A word that is one of a list: of the game's zones, of its numbers and skills, of its cards."""

    kind: str


Place = Annotated[str, Word("place")]
"""A zone, or a group of zones."""

Stat = Annotated[str, Word("stat")]
"""A number or a skill that a card has."""

Until = Annotated[str, Word("until")]
"""The moment at which a change ends by itself."""

Moment = Annotated[str, Word("moment")]
"""What begins, and lets delayed effects happen."""

Attribute = Annotated[str, Word("attribute")]
"""What a game prints on its cards."""

Key = Annotated[str, Word("card")]
"""A card, by key."""

Instance = Annotated[int, Word("instance")]
"""A card in a match, by its number there; -1 for none. Actions and events name cards so."""

Definition = Annotated[int, Word("definition")]
"""A card of the game, by its number in the ruleset."""

SeatNumber = Annotated[int, Word("seat")]
"""A place at the table, 0 or 1."""
