"""Soaking Nannaier's Exercise: decks by chance, what counts as played, and what always holds."""

from collections.abc import Iterator, Sequence

from rules.games.nannaier.counting import ALL as PARTS
from rules.games.nannaier.events import MirrorLaid, SpellCast, Summoned
from rules.games.nannaier.table import (
    MOST_POINTS,
    MOST_TRANSCEND,
    PLACES,
    SLOT,
    SPENDINGS,
    TABLE,
    TO_WIN,
    NannaierState,
    is_formless,
    left_of,
    namesakes,
)
from rules.kernel.chance import Chance
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardFacts
from rules.kernel.proof import Proof
from rules.kernel.records import Event


def counts(card: CardFacts) -> bool:
    return True


def random_deck(cards: Sequence[CardFacts], chance: Chance) -> DeckList:
    """Each part as small as it may be but for the mirrors, no two cards alike."""
    entries = []
    for limits in PARTS:
        fitting = [card for card in cards if limits.is_for(card)]
        count = limits.most if limits.alike == 1 else limits.least
        chosen = chance.sample(fitting, min(count, len(fitting)))
        entries += [DeckEntry(card, card.printings[0], 1, limits.part.key) for card in chosen]
    return DeckList("nannaier", tuple(entries))


def played(event: Event) -> int | None:
    """A doll is played when it comes to the field, a spell when it is cast, a mirror when it is laid."""
    return event.card if isinstance(event, Summoned | SpellCast | MirrorLaid) else None


def places_hold_one(state: NannaierState) -> Iterator[str]:
    """At most one doll in a place, one spell in a slot, one mirror on the table (NN-2.7, NN-8.2, NN-G1)."""
    for seat in (0, 1):
        for place in (*range(PLACES), SLOT):
            if len(state.at(seat, place)) > 1:
                yield f"{len(state.at(seat, place))} cards lie in {state.ruleset.zones[place].name} of seat {seat}"
    if len(state.at(0, TABLE)) + len(state.at(1, TABLE)) > 1:
        yield "two mirrors lie on the table"


def numbers_are_bounded(state: NannaierState) -> Iterator[str]:
    """Points within their limits, nobody goes on with 100, shields and damage never below 0 (NN-1, NN-4)."""
    for seat in (0, 1):
        for name, most in (("order", MOST_POINTS), ("chaos", MOST_POINTS), ("transcend", MOST_TRANSCEND)):
            if not 0 <= getattr(state, name)[seat] <= most:
                yield f"seat {seat} has {getattr(state, name)[seat]} {name}"
        if not 0 <= state.spendings[seat] < SPENDINGS or not 0 <= state.uncounted[seat] <= SPENDINGS:
            yield f"seat {seat} has counted {state.spendings[seat]} spendings, {state.uncounted[seat]} not"
        if state.score[seat] < 0 or (state.outcome is None and is_free(state) and state.score[seat] >= TO_WIN):
            yield f"seat {seat} goes on with a score of {state.score[seat]}"
    for card in range(len(state.zone)):
        if state.shield[card] < 0 or state.damage[card] < 0:
            yield f"{state.name(card)} has a shield of {state.shield[card]} and damage of {state.damage[card]}"


def dolls_are_sound(state: NannaierState) -> Iterator[str]:
    """Who stands has health; no two of a name on a side; the form is that of the side where there is one (NN-9.5)."""
    for card in state.standing() if is_free(state) else ():
        if left_of(state, card) <= 0:
            yield f"{state.name(card)} stands with {left_of(state, card)} health"
        if namesakes(state, state.seat_of(card), card, state.side_of(card)):
            yield f"two of {state.name(card)} stand on a side"
        if is_formless(state, card) and state.printed(card).forms[state.side_of(card)]:
            yield f"{state.name(card)} does not show the form of its side"


def who_left_forgets(state: NannaierState) -> Iterator[str]:
    """Dolls of hands and piles are as printed; changes cling to what lies on the table only (NN-G18)."""
    for card in range(len(state.zone)):
        if not state.is_on_field(card) and (state.damage[card] or state.shield[card] or state.form[card]):
            yield f"{state.name(card)} is not on the field and has not forgotten it"
    for change in state.modifiers:
        if not state.is_on_field(change.target) and state.place_of(change.target) not in (TABLE, SLOT):
            yield f"{state.name(change.target)} lies in no open place and has {change.stat} {change.amount}"


def is_free(state: NannaierState) -> bool:
    """Whether a player may act, rather than that something is being resolved."""
    return state.decision is not None and state.decision.kind in ("draw", "action")


PROOF = Proof(random_deck, counts, played, (places_hold_one, numbers_are_bounded, dolls_are_sound, who_left_forgets))
