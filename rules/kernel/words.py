"""The kinds of word that scripts hold: a field's type says which, so that words are checked, listed and translated."""

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
