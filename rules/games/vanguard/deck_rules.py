"""The deck rules that only Vanguard has, in the order of the rulebook's table of verdicts (VG section 4)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from rules.games.vanguard import mending
from rules.games.vanguard.counting import HEALS, RIDES, SENTINELS, TRIGGERS, can_start, is_trigger, tally
from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.formats import ChooseFormat, Fix, Gauge, GaugeRule, Issue, SetStarter, Severity, ShowCards


@dataclass(frozen=True, slots=True)
class TriggerCount(GaugeRule):
    """Exactly 16 trigger units, the first vanguard included (VG-2.3, VG-G5)."""

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        triggers = deck.once(tally).triggers
        if triggers != TRIGGERS:
            message = f"{_units(triggers, 'trigger unit')}; a deck has exactly {TRIGGERS}."
            yield Issue("deck.triggers", "VG-2.3", message, mend=partial(mending.balance_triggers, deck))

    def gauge(self, deck: DeckList) -> Gauge:
        return Gauge("triggers", deck.once(tally).triggers, TRIGGERS, is_exact=True)


@dataclass(frozen=True, slots=True)
class HealLimit(GaugeRule):
    """At most 4 Heal triggers over all names and clans (VG-2.4)."""

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        heals = deck.once(tally).heals
        if heals > HEALS:
            cards = tuple(card.key for card in deck.main.cards.values() if card.word("trigger") == "heal")
            message = f"{heals} Heal triggers; at most {HEALS}, whatever their names."
            yield Issue("deck.heals", "VG-2.4", message, cards=cards, mend=partial(mending.trim_heals, deck))

    def gauge(self, deck: DeckList) -> Gauge:
        return Gauge("heals", deck.once(tally).heals, HEALS)


@dataclass(frozen=True, slots=True)
class SentinelLimit(GaugeRule):
    """At most 4 Sentinels over all names (VG-2.5)."""

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        sentinels = deck.once(tally).sentinels
        if sentinels > SENTINELS:
            cards = tuple(card.key for card in deck.main.cards.values() if card.has("sentinel"))
            message = f"{sentinels} Sentinels; at most {SENTINELS}, whatever their names."
            yield Issue("deck.sentinels", "VG-2.5", message, cards=cards, mend=partial(mending.trim_sentinels, deck))

    def gauge(self, deck: DeckList) -> Gauge:
        return Gauge("Sentinels", deck.once(tally).sentinels, SENTINELS)


@dataclass(frozen=True, slots=True)
class OneClan:
    """Cards of one clan only (VG-2.7); `mixed` is the key of the format where players agree to mix."""

    mixed: str | None = None

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        counted = deck.once(tally)
        if len(counted.clans) > 1:
            main, *_ = ranked = counted.clans_by_copies
            counts = ", ".join(f"{clan} {counted.clans[clan]}" for clan in ranked)
            message = f"{len(ranked)} clans ({counts}); one only, unless the players agree to mix them."
            cards = tuple(card.key for card in deck.main.cards.values() if card.word("clan") not in (None, main))
            yield Issue("deck.clans", "VG-2.7", message, cards=cards, mend=partial(self._fix, deck))

    def _fix(self, deck: DeckList) -> Fix | None:
        if self.mixed is None or mending.has_strays(deck):
            return mending.keep_main_clan(deck)
        return ChooseFormat("Play it where players agree to mix clans", self.mixed)


@dataclass(frozen=True, slots=True)
class Starter:
    """The stored first vanguard is a grade 0 card of the deck (VG-5.1); storing none or a trigger is a warning."""

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        chosen = deck.main.cards.get(deck.starter) if deck.starter else None
        if chosen is not None and can_start(chosen):
            if is_trigger(chosen):
                left = f"that leaves {TRIGGERS - 1} among the others"
                yield self._trigger(
                    f"{chosen.name}, the first vanguard, is a trigger unit: {left}.", (chosen.key,), deck
                )
        elif 0 not in deck.once(tally).grades:
            yield self._error("No card of grade 0, so none can be the first vanguard.", deck)
        elif deck.starter is None:
            yield from self._unset(deck)
        elif chosen is None:
            yield self._error("The chosen first vanguard is not in the deck.", deck)
        else:
            message = f"{chosen.name}, the chosen first vanguard, is of grade {chosen.number('grade')}; it must be 0."
            yield self._error(message, deck)

    def _unset(self, deck: DeckList) -> Iterator[Issue]:
        candidates = _candidates(deck)
        message = "No first vanguard is chosen; you will be asked when a match begins."
        yield Issue("deck.starter-unset", "VG-G7", message, Severity.WARNING, mend=partial(_choose, deck))
        if all(map(is_trigger, candidates)):
            message = (
                f"All cards of grade 0 are trigger units: any first vanguard leaves {TRIGGERS - 1} among the others."
            )
            yield self._trigger(message, tuple(card.key for card in candidates), deck)

    def _error(self, message: str, deck: DeckList) -> Issue:
        cards = () if deck.starter is None else (deck.starter,)
        return Issue("deck.starter", "VG-5.1", message, cards=cards, mend=partial(_choose, deck))

    def _trigger(self, message: str, cards: tuple[CardKey, ...], deck: DeckList) -> Issue:
        return Issue("deck.starter-trigger", "VG-G5", message, Severity.WARNING, cards, partial(_choose_plain, deck))


def _candidates(deck: DeckList) -> tuple[CardFacts, ...]:
    return tuple(filter(can_start, deck.main.cards.values()))


def _choose(deck: DeckList) -> Fix:
    """A candidate that is no trigger, best the one held fewest times: that is how decks hold theirs; else a search."""
    candidates, names = _candidates(deck), deck.main.names
    if not candidates:
        return _find_grade(0, deck)
    return _start_with(min(candidates, key=lambda card: (is_trigger(card), names[card.folded_name])))


def _choose_plain(deck: DeckList) -> Fix | None:
    """The first candidate that is no trigger, None where all are."""
    return next((_start_with(card) for card in _candidates(deck) if not is_trigger(card)), None)


def _start_with(card: CardFacts) -> SetStarter:
    return SetStarter(f"Start with {card.name}", card.key)


@dataclass(frozen=True, slots=True)
class RideGap:
    """A warning for each grade from 1 to 3 that the deck lacks: the vanguard rises one grade at a time (VG-7.4.2)."""

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        grades = deck.once(tally).grades
        for grade in RIDES:
            if grade not in grades:
                message = f"No card of grade {grade}: by riding, the vanguard cannot rise above grade {grade - 1}."
                mend = partial(_find_grade, grade, deck)
                yield Issue("deck.ride-gap", "VG-7.4.2", message, Severity.WARNING, mend=mend)


@dataclass(frozen=True, slots=True)
class TriggerClans:
    """A warning for each clan of which the deck holds triggers alone: nothing of theirs happens then (VG-G32)."""

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        counted = deck.once(tally)
        for clan, triggers in counted.clan_triggers.items():
            if clan and counted.clans[clan] == triggers:
                message = (
                    f"{_units(triggers, 'trigger unit')} of {clan} and no other card of that clan: "
                    "a trigger works only with a unit of its clan on the field."
                )
                cards = tuple(card.key for card in deck.main.cards.values() if card.word("clan") == clan)
                yield Issue(
                    "deck.trigger-clan", "VG-G32", message, Severity.WARNING, cards, partial(_find_others, clan)
                )


def _units(copies: int, noun: str) -> str:
    return f"{copies} {noun}" if copies == 1 else f"{copies} {noun}s"


def _find_grade(grade: int, deck: DeckList) -> Fix:
    return ShowCards(f"Find cards of grade {grade}", f"{mending.clan_query(deck)} grade={grade}".strip())


def _find_others(clan: str) -> Fix:
    return ShowCards(f"Find other {clan} cards", f'clan:"{clan.lower()}" -is:trigger')
