"""What a deck is made of, in numbers: how printed values are spread over it, and the odds of holding cards in time."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from cards.card_pages import in_words
from rules.kernel.advice import Usual
from rules.kernel.decklists import MAIN, DeckEntry, DeckList
from rules.kernel.facts import AttributeValue, CardFacts, CardKey
from rules.kernel.game import Game
from rules.kernel.opening import Opening
from rules.kernel.schema import Attribute, Flag, Number, Word

TURNS = range(7)
"""The turns whose odds are told: 0 is the hand before the first draw."""
MOST_EMPTY = 5
"""Of an attribute with no more words than this each is told, those as well of which a deck holds none."""
MOST_COPIES = 4
"""How many copies one can ask the odds of."""

Entries = tuple[DeckEntry, ...]


@dataclass(frozen=True, slots=True)
class Bar:
    """The copies that print one value; `usual` where we have advice."""

    label: str
    count: int
    usual: Usual | None = None

    @property
    def is_usual(self) -> bool:
        return self.usual is None or self.usual[0] <= self.count <= self.usual[1]


@dataclass(frozen=True, slots=True)
class Spread:
    """One printed value over all copies of a deck; `mean` is its average over the cards that print a number."""

    name: str
    label: str
    bars: tuple[Bar, ...] = ()
    mean: float | None = None

    @property
    def summary(self) -> str:
        """The bars in one sentence."""
        return ", ".join(f"{bar.label}: {bar.count}" for bar in self.bars)

    @property
    def has_advice(self) -> bool:
        return any(bar.usual for bar in self.bars)


def spreads(deck: DeckList, game: Game) -> tuple[Spread, ...]:
    """How each value the game prints is spread over the parts of the deck that are drawn from.

    What all cards of a part share is left out.
    """
    usual = game.advice.usual
    first = game.filters[:1]
    ordered = sorted(game.schema.listed, key=lambda each: (_is_open(each), each.name not in first))
    told = (_spread(deck.part(part), each, usual.get(each.name, {})) for part in drawn_parts(game) for each in ordered)
    return tuple(spread for spread in told if len(spread.bars) > 1)


def drawn_parts(game: Game) -> tuple[str, ...]:
    """The parts of the deck that the game's players draw from."""
    return game.opening.parts if game.opening else (MAIN,)


def _is_open(attribute: Attribute) -> bool:
    """Whether any word may stand there; such long lists come last."""
    return isinstance(attribute, Word) and not attribute.values


def _spread(entries: Entries, attribute: Attribute, usual: Mapping[str | int, Usual]) -> Spread:
    """An attribute over entries; without bars for a marker, and where no card prints a value."""
    match attribute:
        case Number():
            return _of_numbers(entries, attribute, usual)
        case Word():
            return _of_words(entries, attribute, usual)
        case Flag():
            return Spread(attribute.name, attribute.label)


def _of_numbers(entries: Entries, attribute: Number, usual: Mapping[str | int, Usual]) -> Spread:
    """Upwards, and last the cards that print none."""
    counts: Counter[int] = Counter()
    missing = 0
    for entry in entries:
        value = entry.card.number(attribute.name)
        if value is not None:
            counts[attribute.together(value)] += entry.count
        elif entry.card.is_known:
            missing += entry.count
    if not counts:
        return Spread(attribute.name, attribute.label)
    values = sorted({*counts, *(value for value in usual if isinstance(value, int))})
    if attribute.crowd is not None:
        values = list(range(min(values), attribute.crowd + 1))
    bars = [Bar(_number_label(attribute, value), counts[value], usual.get(value)) for value in values]
    printed = [(entry.card.number(attribute.name), entry.count) for entry in entries]
    mean = sum(value * count for value, count in printed if value is not None) / counts.total()
    return Spread(attribute.name, attribute.label, (*bars, *([Bar("none", missing)] if missing else ())), mean)


def _number_label(attribute: Number, value: int) -> str:
    """Small numbers say what they are, and the last of a crowd that there are more."""
    if value == attribute.crowd:
        return f"{value}+"
    return f"{attribute.label} {value}" if attribute.most < 10 else str(value)


def _of_words(entries: Entries, attribute: Word, usual: Mapping[str | int, Usual]) -> Spread:
    """As the game lists them, else the most frequent first."""
    counts: Counter[str] = Counter()
    for entry in entries:
        if printed := entry.card.word(attribute.name):
            counts.update(dict.fromkeys(attribute.parts(printed), entry.count))
    if not counts:
        return Spread(attribute.name, attribute.label)
    known = [word for word in attribute.values if counts[word] or len(attribute.values) <= MOST_EMPTY]
    words = known or sorted(counts, key=lambda word: (-counts[word], word))
    bars = (Bar(in_words(word), counts[word], usual.get(word)) for word in words)
    return Spread(attribute.name, attribute.label, tuple(bars))


@dataclass(frozen=True, slots=True)
class Wanted:
    """Cards one may want to hold: one card, or all that print a value. `count` is how many copies the deck holds."""

    key: str
    label: str
    count: int
    holds: Callable[[CardFacts], bool]

    @property
    def is_card(self) -> bool:
        return self.key.startswith("card:")


def wanted(deck: DeckList, game: Game) -> tuple[Wanted, ...]:
    """Everything that is drawn whose odds can be asked: groups first, then the cards by name."""
    drawn = [entry for part in drawn_parts(game) for entry in deck.part(part)]
    kinds = (*_groups(game), *_cards(entry.card for entry in drawn))
    counted = (
        Wanted(key, label, sum(entry.count for entry in drawn if holds(entry.card)), holds)
        for key, label, holds in kinds
    )
    return tuple(kind for kind in counted if kind.count)


Kind = tuple[str, str, Callable[[CardFacts], bool]]


def _groups(game: Game) -> Iterator[Kind]:
    """Markers, and the values of what the game's players ask for: grades, triggers by icon."""
    for attribute in game.schema.attributes:
        name, label = attribute.name, attribute.label
        match attribute:
            case Flag():
                yield f"is:{name}", label, partial(_prints, name, True)
            case Number() if name in game.advice.asked:
                for value in range(attribute.least, (attribute.crowd or attribute.most) + 1):
                    more = " and more" if value == attribute.crowd else ""
                    yield f"{name}:{value}", f"{label} {value}{more}", partial(_counts_as, attribute, value)
            case Word() if name in game.advice.asked:
                yield name, f"Any {label.lower()}", partial(_has, name)
                for word in attribute.values:
                    yield f"{name}:{word}", f"{in_words(word)} {label.lower()}", partial(_says, attribute, word)


def _cards(cards: Iterable[CardFacts]) -> Iterator[Kind]:
    for card in sorted({card.key: card for card in cards}.values(), key=lambda card: card.name):
        yield f"card:{card.key}", card.name, partial(_is, card.key)


def _prints(name: str, value: AttributeValue, card: CardFacts) -> bool:
    return card.attributes.get(name) == value


def _says(attribute: Word, word: str, card: CardFacts) -> bool:
    printed = card.word(attribute.name)
    return printed is not None and word in attribute.parts(printed)


def _counts_as(attribute: Number, value: int, card: CardFacts) -> bool:
    printed = card.number(attribute.name)
    return printed is not None and attribute.together(printed) == value


def _has(name: str, card: CardFacts) -> bool:
    return card.word(name) is not None


def _is(key: CardKey, card: CardFacts) -> bool:
    return card.key == key


@dataclass(frozen=True, slots=True)
class Odds:
    """The chance, 0 to 1, to have held enough by one's own turn of this number: keeping the first hand, and looking
    for them with the mulligan."""

    turn: int
    keeping: float
    looking: float


def odds(deck: DeckList, opening: Opening, cards: Wanted, copies: int) -> tuple[Odds, ...]:
    """The chance to hold `copies` of these cards, turn by turn."""
    return tuple(_odds(deck, opening, cards, copies, turn) for turn in TURNS)


def _odds(deck: DeckList, opening: Opening, cards: Wanted, copies: int, turn: int) -> Odds:
    keeping, looking = (opening.chance(deck, cards.holds, copies, turn, mulligan) for mulligan in (False, True))
    return Odds(turn, keeping, looking)


def in_time_plan(game: Game) -> list[tuple[str, int]]:
    """The keys of what is wanted in time, each with its turn."""
    return [(f"{name}:{value}", turn) for name, value, turn in game.advice.in_time]


def in_time(deck: DeckList, game: Game) -> tuple[tuple[Wanted, Odds], ...]:
    """The odds of what a player of this game wants by a certain turn; empty where the game has no opening hand."""
    if game.opening is None:
        return ()
    known = {kind.key: kind for kind in wanted(deck, game)}
    plan = [(known[key], turn) for key, turn in in_time_plan(game) if key in known]
    return tuple((cards, _odds(deck, game.opening, cards, 1, turn)) for cards, turn in plan)
