"""The deck rules that only Pokémon Duels has, in the order of the rulebook's table of verdicts (PD section 3)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from rules.games.pokemon_duels import mending
from rules.games.pokemon_duels.counting import (
    COPIES,
    EXTRA,
    LADDER,
    MOST_EXTRA,
    REVIVALS,
    folded_title,
    in_words,
    part_of,
    tally,
)
from rules.games.pokemon_duels.facts import FIELD, title
from rules.kernel.deck_rules import CardPool
from rules.kernel.decklists import MAIN, DeckList
from rules.kernel.facts import CardFacts, CardKey, folded
from rules.kernel.formats import CopyRule, Fix, Gauge, GaugeRule, Issue, MoveCards, RoomRule

EffectOf = Callable[[CardKey], str | None]
"""The signature of a card's effect, None where it does nothing."""

PUBLISHED = CardPool("PD-G36", "the first set", sets=("PD1",), parts=(MAIN, EXTRA))


@dataclass(frozen=True, slots=True)
class ExtraSize(GaugeRule):
    """At most 15 cards in the extra deck (PD-1.2)."""

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        size = deck.size(EXTRA)
        if size > MOST_EXTRA:
            message = f"The extra deck has {size} cards; at most {MOST_EXTRA} are allowed."
            yield Issue("deck.extra", "PD-1.2", message, mend=partial(mending.shorten_extra, deck))

    def gauge(self, deck: DeckList) -> Gauge:
        return Gauge("extra", deck.size(EXTRA), MOST_EXTRA)


@dataclass(frozen=True, slots=True)
class Frames:
    """White frames in the extra deck only, red ones and all other cards in the main deck only (PD-4.1, PD-G17)."""

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        for part, what in ((MAIN, "an Evolution card"), (EXTRA, "no Evolution card")):
            for card in deck.cards(part):
                if (right := part_of(card)) != part and card.is_known:
                    message = f"{card.name} is {what}: it belongs in the {right} deck, not in the {part} deck."
                    fix = MoveCards(f"Move it to the {right} deck", (card.key,), right)
                    yield Issue("deck.frame", "PD-G17", message, cards=(card.key,), mend=partial(_given, fix))


@dataclass(frozen=True, slots=True)
class NoVenues:
    """A Field is chosen with the match and is in no deck (PD-3.2, PD-G35)."""

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        for cards in deck.once(tally).cards.values():
            for card in cards:
                if card.kind == FIELD:
                    message = f"{card.name} is the venue of a match, never a card of a deck."
                    mend = partial(mending.trim, deck, (card,), 0)
                    yield Issue("deck.field", "PD-G35", message, cards=(card.key,), mend=mend)


def _given(fix: Fix) -> Fix:
    return fix


@dataclass(frozen=True, slots=True)
class CopiesPerTitle(CopyRule, RoomRule):
    """At most 3 copies of one title, whatever the level, the frame and the effect (PD-7a, PD-7e.1, PD-G13)."""

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        counted = deck.once(tally)
        for name, cards in counted.cards.items():
            if counted.copies[name] > COPIES:
                kinds = f" ({in_words(card.name for card in cards)})" if len(cards) > 1 else ""
                message = f"{counted.copies[name]} copies of {title(cards[0])}{kinds}; at most {COPIES} of one name."
                keys = tuple(card.key for card in cards)
                yield Issue(
                    "deck.copies", "PD-7a", message, cards=keys, mend=partial(mending.trim, deck, cards, COPIES)
                )

    def most_copies(self, card: CardFacts) -> int:
        return COPIES

    def room(self, deck: DeckList, card: CardFacts) -> int:
        return max(0, COPIES - deck.once(tally).copies[folded_title(card)])


@dataclass(frozen=True, slots=True, eq=False)
class League(CopyRule, RoomRule):
    """The first set but for the forbidden cards of a yearly list, and few of the limited ones (PD-7d, PD-G16)."""

    words: str
    caps: Mapping[str, int]
    """The most copies of each title that the list names."""
    folded_caps: Mapping[str, int] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "folded_caps", {folded(name): cap for name, cap in self.caps.items()})

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        yield from PUBLISHED.issues(deck)
        counted = deck.once(tally)
        for name, cards in counted.cards.items():
            cap = self.folded_caps.get(name, COPIES)
            if cap < counted.copies[name] and name in self.folded_caps:
                yield self._over(deck, cards, counted.copies[name], cap)

    def refuses(self, card: CardFacts) -> Issue | None:
        if self.most_copies(card) == 0:
            return Issue("deck.list", "PD-7d", f"{title(card)} is forbidden by {self.words}.", cards=(card.key,))
        return PUBLISHED.refuses(card)

    def most_copies(self, card: CardFacts) -> int:
        return self.folded_caps.get(folded_title(card), COPIES)

    def room(self, deck: DeckList, card: CardFacts) -> int:
        return max(0, self.most_copies(card) - deck.once(tally).copies[folded_title(card)])

    def _over(self, deck: DeckList, cards: list[CardFacts], copies: int, cap: int) -> Issue:
        held = f"{copies} {'copy' if copies == 1 else 'copies'} of {title(cards[0])}"
        allowed = f"at most {cap} allowed" if cap else "0 allowed, it is forbidden"
        keys = tuple(card.key for card in cards)
        mend = partial(mending.trim, deck, cards, cap)
        return Issue("deck.list", "PD-7d", f"{held}; {allowed} by {self.words}.", cards=keys, mend=mend)


@dataclass(frozen=True, slots=True)
class UnlimitedRevival(RoomRule):
    """At most one card of unlimited revival, all names together (PD-7c); `are_such` is read from effects (PD-G14)."""

    is_such: Callable[[CardKey], bool]

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        found = self._held(deck)
        counted = deck.once(tally)
        copies = sum(counted.held[card.key] for card in found)
        if copies > REVIVALS:
            names = in_words(f"{counted.held[card.key]} {card.name}" for card in found)
            message = f"{copies} cards of unlimited revival ({names}); at most {REVIVALS}, all names together."
            keys = tuple(card.key for card in found)
            mend = partial(mending.trim, deck, found, REVIVALS)
            yield Issue("deck.unlimited-revival", "PD-7c", message, cards=keys, mend=mend)

    def room(self, deck: DeckList, card: CardFacts) -> int:
        if not self.is_such(card.key):
            return COPIES
        counted = deck.once(tally)
        return max(0, REVIVALS - sum(counted.held[other.key] for other in self._held(deck)))

    def _held(self, deck: DeckList) -> list[CardFacts]:
        every = (card for cards in deck.once(tally).cards.values() for card in cards)
        return [card for card in every if self.is_such(card.key)]


@dataclass(frozen=True, slots=True)
class Rung:
    """A name on the ladder of one effect: its copies with that effect, and how many it may have (PD-7e.2)."""

    cards: tuple[CardFacts, ...]
    copies: int
    most: int
    """0 for a fourth name and any further one."""

    @property
    def name(self) -> str:
        return title(self.cards[0])


@dataclass(frozen=True, slots=True)
class SameEffect(RoomRule):
    """Three names may carry one effect: the most frequent 3 times, the next twice, the next once (PD-7e)."""

    effect_of: EffectOf

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        for rungs in self.ladders(deck):
            for place, rung in enumerate(rungs):
                if rung.copies > rung.most and place > 0:
                    yield self._issue(deck, rungs, place)

    def ladders(self, deck: DeckList) -> Iterator[tuple[Rung, ...]]:
        """The names of each effect that the deck holds, the most frequent first, as PD-7e sorts them."""
        for effect in self._by_effect(deck).values():
            ranked = sorted(effect.items(), key=lambda held: -held[1][0])
            limits = (*LADDER, *[0] * len(ranked))
            yield tuple(
                Rung(tuple(cards), copies, most) for (_, (copies, cards)), most in zip(ranked, limits, strict=False)
            )

    def room(self, deck: DeckList, card: CardFacts) -> int:
        effect = self.effect_of(card.key)
        held = {} if effect is None else self._by_effect(deck).get(effect, {})
        own = held.get(folded_title(card), (0, []))[0]
        others = [copies for name, (copies, _) in held.items() if name != folded_title(card)]
        return next((more for more in range(COPIES, 0, -1) if _fits([*others, own + more])), 0)

    def _by_effect(self, deck: DeckList) -> dict[str, dict[str, tuple[int, list[CardFacts]]]]:
        """Copies and cards by title, by effect."""
        found: dict[str, dict[str, tuple[int, list[CardFacts]]]] = {}
        counted = deck.once(tally)
        for name, cards in counted.cards.items():
            for card in cards:
                if (effect := self.effect_of(card.key)) is not None:
                    copies, before = found.setdefault(effect, {}).get(name, (0, []))
                    found[effect][name] = (copies + counted.held[card.key], [*before, card])
        return found

    def _issue(self, deck: DeckList, rungs: tuple[Rung, ...], place: int) -> Issue:
        rung = rungs[place]
        others = in_words(other.name for other in rungs if other is not rung)
        keys = tuple(card.key for card in rung.cards)
        mend = partial(mending.trim, deck, rung.cards, rung.most)
        if not rung.most:
            message = f"{rung.name}: same effect as {others}. That makes {len(rungs)} names; at most {len(LADDER)}."
            return Issue("deck.same-effect-names", "PD-7e.2", message, cards=keys, mend=mend)
        message = (
            f"{rung.copies} copies of {rung.name}, same effect as {others}: this name may have at most {rung.most}."
        )
        return Issue("deck.same-effect", "PD-7e.2", message, cards=keys, mend=mend)


def _fits(copies: list[int]) -> bool:
    """Whether names with so many copies each can carry one effect."""
    ranked = sorted(copies, reverse=True)
    return len(ranked) <= len(LADDER) and all(held <= most for held, most in zip(ranked, LADDER, strict=False))
