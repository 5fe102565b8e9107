"""What a card is found by: its folded names, numbers and text, and one facet for each printed value."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from rules.kernel.facts import CardFacts, Printing
from rules.kernel.folding import fold
from rules.kernel.formats import Format
from rules.kernel.game import Game
from rules.kernel.schema import Flag, Word

FacetValue = tuple[str, str | int]
"""A facet's name, and its word or number."""

_SPACES = str.maketrans("-_", "  ")


@lru_cache(maxsize=4_096)
def facet_word(text: str) -> str:
    """The comparison form of a printed word: folded, and spaces for hyphens and underscores.

    >>> facet_word("Twin_Drive")
    'twin drive'
    """
    return fold(fold(text).translate(_SPACES))


def folded_names(card: CardFacts) -> tuple[str, ...]:
    """Every name of the card once, its own first."""
    return _once(fold(name) for name in (card.name, *card.names.values()))


def folded_numbers(printing: Printing) -> tuple[str, ...]:
    """Every number of the printing once, its own first."""
    return _once(fold(number) for number in (printing.number, *printing.aliases))


def folded_text(card: CardFacts) -> str:
    """The text of the abilities in every language, a line each."""
    return "\n".join(fold(text) for ability in card.abilities for text in (ability.text, *ability.texts.values()))


def facets(card: CardFacts, game: Game) -> Iterator[FacetValue]:
    """The card's kind, every value its game prints on it, and the formats that admit it.

    Markers without a value of their own are facets named "is": flags, and "vanilla" for no ability at all in a
    game whose abilities are told.
    """
    yield "kind", facet_word(card.kind)
    if not card.abilities and game.wording is not None:
        yield "is", "vanilla"
    for attribute in game.schema.attributes:
        value = card.attributes.get(attribute.name)
        if isinstance(attribute, Flag):
            if value:
                yield "is", facet_word(attribute.name)
        elif isinstance(attribute, Word) and isinstance(value, str):
            yield from ((attribute.name, facet_word(word)) for word in attribute.parts(value))
        elif value is not None:
            yield attribute.name, value
    for format in game.formats:
        if admits(format, card):
            yield "format", facet_word(format.key)


def admits(format: Format, card: CardFacts) -> bool:
    """Whether the format's pool takes this card, judged alone."""
    return format.pool.refuses(card) is None


def _once(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for word in words if word))
