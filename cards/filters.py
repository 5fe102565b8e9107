"""Filters beside the search box. A filter writes terms into the query text and takes them out again, so that
the text, the buttons and the address always say the same.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cards.card_pages import in_words
from cards.indexing import facet_word
from cards.models import CardSet, Facet, Printing
from cards.search import found_by, has_term, with_term, without_key
from rules.kernel.game import Game
from rules.kernel.schema import Attribute, Flag, Number, Word

MOST_NUMBERS = 6
"""A number with more different values than this is offered in ranges."""
RANGES = 4
MOST_CHOICES = 40
"""What has more choices is left to the search box."""
PRINTINGS = "unique:printings"

Address = Callable[[str], str]
"""From a query to the address that asks it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One button: the terms it writes; none for the default of a menu."""

    label: str
    terms: tuple[str, ...]

    def is_in(self, query: str) -> bool:
        return bool(self.terms) and all(has_term(query, term) for term in self.terms)

    def added_to(self, query: str) -> str:
        for term in self.terms:
            query = with_term(query, term)
        return query


@dataclass(frozen=True, slots=True)
class Button:
    """A choice as a link: where it leads, and whether it is on now."""

    label: str
    address: str
    is_on: bool


@dataclass(frozen=True, slots=True)
class Filter:
    """Choices that write one key, of which one at a time is on: another takes the former's place.

    The choice without terms, where there is one, is on when no other is.
    """

    name: str
    label: str
    choices: tuple[Choice, ...]

    def buttons(self, query: str, address: Address) -> Iterator[Button]:
        """A button for each choice; one that is on leads to the query without it."""
        cleared = without_key(query, self.name)
        on = [choice for choice in self.choices if cleared != query and choice.is_in(query)]
        for choice in self.choices:
            is_on = choice in on or not (choice.terms or on)
            yield Button(choice.label, address(cleared if is_on else choice.added_to(cleared)), is_on)


@dataclass(frozen=True, slots=True)
class ButtonGroup:
    name: str
    label: str
    buttons: tuple[Button, ...]

    @property
    def current(self) -> Button | None:
        """The button that is on."""
        return next((button for button in self.buttons if button.is_on), None)


def button_groups(filters: Sequence[Filter], query: str, address: Address) -> list[ButtonGroup]:
    return [ButtonGroup(each.name, each.label, tuple(each.buttons(query, address))) for each in filters]


@lru_cache(maxsize=64)
def filters(game: Game, digest: str, within: str = "") -> tuple[Filter, ...]:
    """The filters of a game's catalogue as it stood at this digest, or of the cards that the query `within` finds.

    Three queries once a digest, and those of a search's vocabulary.
    """
    values: dict[str, list[str | int]] = {}
    facets = (
        Facet.objects.filter(game=game.key, card__in=found_by(game, within))
        if within
        else Facet.objects.filter(game=game.key)
    )
    for name, word, number in (
        facets.values_list("name", "word", "number").distinct().order_by("name", "number", "word")
    ):
        values.setdefault(name, []).append(word if number is None else number)
    sets = CardSet.objects.filter(game=game.key).values_list("code", flat=True)
    rarities = Printing.objects.filter(game=game.key).values_list("rarity", flat=True).distinct().order_by("rarity")
    found = [
        _of_attribute(each, values.get(each.name, [])) for each in game.schema.listed if not isinstance(each, Flag)
    ]
    if "kind" in game.filters:
        kinds = _in_their_order(game.schema.kinds, values.get("kind", []))
        found.insert(0, Filter("kind", "Kind", tuple(_kind_choice(game, str(kind)) for kind in kinds)))
    marks = [facet_word(each.name) for each in game.schema.attributes if isinstance(each, Flag)]
    found.append(
        _of_words("is", "Marked", _in_their_order((facet_word(game.schema.deck_flag), *marks), values.get("is", [])))
    )
    found.append(_of_words("set", "Set", sets))
    found.append(_of_words("rarity", "Rarity", filter(None, rarities)))
    by_name = {each.name: each for each in reversed(found) if 1 < len(each.choices) <= MOST_CHOICES}
    return tuple(each for each in found if by_name.get(each.name) is each)


def _of_attribute(attribute: Attribute, values: Sequence[str | int]) -> Filter:
    if isinstance(attribute, Number):
        return Filter(attribute.key, attribute.label, tuple(_number_choices(attribute, values)))
    known = attribute.values if isinstance(attribute, Word) else ()
    return _of_words(attribute.key, attribute.label, _in_their_order(known, values))


def _in_their_order(known: Sequence[str], values: Sequence[str | int]) -> list[str | int]:
    """The values as the game lists its own words, else as they come."""
    places = {facet_word(word): place for place, word in reversed(list(enumerate(known)))}
    return sorted(values, key=lambda value: places.get(str(value), len(places)))


def _of_words(key: str, label: str, words: Iterable[str]) -> Filter:
    return Filter(key, label, tuple(Choice(in_words(word), (f"{key}:{_quoted(word)}",)) for word in words))


def _kind_choice(game: Game, word: str) -> Choice:
    kind = next((each for each in game.schema.kinds if facet_word(each) == word), word)
    return Choice(game.schema.kind_name(kind), (f"kind:{_quoted(word)}",))


def _number_choices(attribute: Number, values: Sequence[int]) -> Iterator[Choice]:
    """Each value, those of a crowd as one; or where there are many, ranges holding about as many values each."""
    name, crowd = attribute.key, attribute.crowd
    if crowd is not None:
        yield from (Choice(str(value), (f"{name}={value}",)) for value in values if value < crowd)
        yield Choice(f"{crowd}+", (f"{name}>={crowd}",))
        return
    if len(values) <= MOST_NUMBERS:
        yield from (Choice(str(value), (f"{name}={value}",)) for value in values)
        return
    size = -(-len(values) // RANGES)
    for start in range(0, len(values), size):
        part = values[start : start + size]
        terms = (f"{name}>={part[0]}", f"{name}<={part[-1]}")
        yield Choice(f"{part[0]}–{part[-1]}" if len(part) > 1 else str(part[0]), terms)


def _quoted(word: str) -> str:
    """A word as a query may say it."""
    return f'"{word}"' if " " in word else word


def counted(query: str, total: int) -> str:
    """What a total counts: "card", "printings"."""
    noun = "printing" if has_term(query, PRINTINGS) else "card"
    return noun if total == 1 else f"{noun}s"


@lru_cache(maxsize=16)
def menus(game: Game) -> tuple[Filter, ...]:
    """How what is found can be shown; the first choice of each is what happens without one."""
    return (
        Filter("order", "Sort", (Choice("name", ()), *_orders(game))),
        Filter("unique", "Show", (Choice("cards", ()), Choice("printings", (PRINTINGS,)))),
    )


def _orders(game: Game) -> Iterator[Choice]:
    for attribute in game.schema.listed:
        if isinstance(attribute, Number):
            yield Choice(f"{attribute.label.lower()}, low first", (f"order:{attribute.key}",))
            yield Choice(f"{attribute.label.lower()}, high first", (f"order:-{attribute.key}",))
    yield Choice("set number", ("order:number",))
    yield Choice("rarity", ("order:rarity",))
