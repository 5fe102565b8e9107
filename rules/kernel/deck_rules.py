"""Deck rules that games share, as values: each game gives its numbers, its rulebook's paragraph and its way to mend."""

from collections.abc import Callable, Iterator, Set
from dataclasses import dataclass
from functools import partial

from rules.kernel.decklists import MAIN, MAIN_PART, DeckEntry, DeckList, Part
from rules.kernel.facts import Ability, CardFacts, Printing, folded
from rules.kernel.formats import (
    CopyRule,
    DropPart,
    Fix,
    Gauge,
    GaugeRule,
    Issue,
    SetCounts,
    Severity,
    ShowCards,
    UsePrinting,
)

DeckMend = Callable[[DeckList], Fix | None]


def every_card(card: CardFacts) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class DeckSize(GaugeRule):
    """Exactly `cards` cards in the main deck."""

    rule: str
    cards: int
    mend: DeckMend

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        size = deck.main.size
        if size != self.cards:
            held = "1 card" if size == 1 else f"{size} cards"
            message = f"The deck has {held}; it needs exactly {self.cards}."
            yield Issue("deck.size", self.rule, message, mend=partial(self.mend, deck))

    def gauge(self, deck: DeckList) -> Gauge:
        return Gauge("cards", deck.main.size, self.cards, is_exact=True)


@dataclass(frozen=True, slots=True)
class DeckSizes(GaugeRule):
    """From `least` to `most` cards in the main deck, or in another part of it."""

    rule: str
    least: int
    most: int
    mend: DeckMend
    part: Part = MAIN_PART

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        size = deck.held(self.part.key).size
        if not self.least <= size <= self.most:
            message = f"The deck has {self.part.counted(size)}; it needs from {self.least} to {self.most}."
            code = "deck.size" if self.part.key == MAIN else f"deck.{self.part.key}"
            yield Issue(code, self.rule, message, mend=partial(self.mend, deck))

    def gauge(self, deck: DeckList) -> Gauge:
        return Gauge(self.part.many, deck.held(self.part.key).size, self.most, least=self.least)


@dataclass(frozen=True, slots=True)
class CopiesPerName(CopyRule):
    """At most `most` copies of one printed name in a part of the deck, over all printings and however it is spelt."""

    rule: str
    most: int
    mend: Callable[[DeckList, str], Fix | None]
    """Given the deck and the folded name."""
    part: str = MAIN
    is_for: Callable[[CardFacts], bool] = every_card
    """The cards that the part is for."""

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        held = deck.held(self.part)
        for name, copies in held.names.items():
            if copies > self.most:
                cards = [card for card in held.cards.values() if card.folded_name == name]
                message = f"{copies} copies of {cards[0].name}; at most {self.most} of one name, whatever the printing."
                keys = tuple(card.key for card in cards)
                yield Issue("deck.copies", self.rule, message, cards=keys, mend=partial(self.mend, deck, name))

    def most_copies(self, card: CardFacts) -> int | None:
        return self.most if self.is_for(card) else None


@dataclass(frozen=True, slots=True)
class CardPool:
    """Printings of these sets, eras and rarities, or of any era but those `without`; an empty tuple sets no condition.

    `words` completes "is not in ...".
    """

    rule: str
    words: str
    sets: tuple[str, ...] = ()
    eras: tuple[str, ...] = ()
    rarities: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    parts: tuple[str, ...] = (MAIN,)

    def admits(self, printing: Printing) -> bool:
        return (
            printing.id is not None
            and (not self.sets or printing.set_code in self.sets)
            and (not self.eras or printing.era in self.eras)
            and (not self.rarities or printing.rarity in self.rarities)
            and printing.era not in self.without
        )

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        for entry in deck.entries:
            if not self.admits(entry.printing) and entry.part in self.parts:
                mend = partial(self._fix, entry)
                yield Issue("deck.pool", self.rule, self._message(entry), cards=(entry.card.key,), mend=mend)

    def refuses(self, card: CardFacts) -> Issue | None:
        """Why no printing of the card may be in a deck; None when one may."""
        if any(map(self.admits, card.printings)):
            return None
        message = f"No printing of {card.name} is in {self.words}." if card.is_known else _no_catalogue(card)
        return Issue("deck.pool", self.rule, message, cards=(card.key,))

    def _message(self, entry: DeckEntry) -> str:
        if not entry.card.is_known:
            return _no_catalogue(entry.card)
        if not entry.printing.is_known:
            return f"No catalogue holds {entry.card.name} as {_number(entry.printing)}."
        return f"{entry.card.name} {_number(entry.printing)} is not in {self.words}."

    def _fix(self, entry: DeckEntry) -> Fix | None:
        """Another printing, or no copy."""
        card = entry.card
        for printing in card.printings:
            if self.admits(printing):
                label = f"Use {printing.number} instead"
                return UsePrinting(label, card.key, entry.printing.number, printing.number, entry.part)
        return SetCounts(f"Remove {card.name}", ((card.key, 0),), (entry.part,))


@dataclass(frozen=True, slots=True)
class PartLimit:
    """At most `most` cards in a part of the deck beside the main one; 0 where the format has no such part."""

    code: str
    rule: str
    part: str
    most: int

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        size = sum(entry.count for entry in deck.entries if entry.part == self.part)
        if size > self.most:
            limit = f"at most {self.most} are allowed" if self.most else "this format has none"
            message = f"The {self.part} deck has {size} card{'' if size == 1 else 's'}; {limit}."
            cards = tuple(card.key for card in deck.cards(self.part))
            yield Issue(self.code, self.rule, message, cards=cards, mend=self._drop)

    def _drop(self) -> Fix:
        return DropPart(f"Remove the {self.part} deck", self.part)


@dataclass(frozen=True, slots=True)
class Partners:
    """A warning for each card whose ability asks by name for a card that the deck does not hold."""

    rule: str

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        held = deck.main.names.keys()
        for card in deck.main.cards.values():
            if card.asked_names and (missing := _all_missing(card, held)):
                message = f"{card.name} asks for {'; '.join(map(str, missing))}, not in the deck."
                mend = partial(_find, missing)
                yield Issue("deck.partner", self.rule, message, Severity.WARNING, (card.key,), mend)


@dataclass(frozen=True, slots=True)
class _Missing:
    """Names that an ability asks for and a deck lacks; `word` is "and" or "or"."""

    names: tuple[str, ...]
    word: str

    def __str__(self) -> str:
        return f" {self.word} ".join(self.names)


def _find(missing: tuple[_Missing, ...]) -> Fix:
    query = " or ".join(f'name:"{name}"' for each in missing for name in each.names)
    return ShowCards(f"Find {'; '.join(map(str, missing))}", query)


def _all_missing(card: CardFacts, held: Set[str]) -> tuple[_Missing, ...]:
    """What the card's abilities lack, each lack once."""
    if card.asked_names <= held:
        return ()
    return tuple(dict.fromkeys(each for ability in card.abilities if (each := _missing(ability, held))))


def _missing(ability: Ability, held: Set[str]) -> _Missing | None:
    """What the ability lacks to work, None when the deck holds enough of it."""
    absent = tuple(name for name in ability.names if folded(name) not in held)
    if not absent or (ability.needs == "any" and len(absent) < len(ability.names)):
        return None
    return _Missing(absent, "or" if ability.needs == "any" else "and")


def _number(printing: Printing) -> str:
    return printing.number or printing.set_code or "an unknown printing"


def _no_catalogue(card: CardFacts) -> str:
    return f"No catalogue holds a card named {card.name}."
