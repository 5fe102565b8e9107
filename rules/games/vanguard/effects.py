"""What Vanguard's abilities do (VG section 6), beside the steps all games share."""

from rules.games.vanguard import events
from rules.games.vanguard.setup import draw, shuffle
from rules.games.vanguard.table import (
    DECK,
    DROP,
    FIELD_SET,
    HAND,
    NAMES,
    REAR,
    SOUL,
    STAYS_RESTED,
    UNHITTABLE,
    WIDTH,
    VanguardState,
    move,
    place_unit,
    ride,
    stand_up,
)
from rules.kernel.effects import Step, ability_rule, answered, ask, ask_again
from rules.kernel.frames import Frame
from rules.kernel.records import Decision
from rules.kernel.selectors import Selector, Test
from rules.kernel.state import FACE_DOWN


class Draw(Step, tag="draw"):
    """Its owner draws cards."""

    count: int

    def run(self, state: VanguardState, frame: Frame) -> None:
        draw(state, frame.seat, self.count, ability_rule(state, frame))


class DrawUpTo(Step, tag="draw-up-to"):
    """Its owner says a number from 0 to `most` and draws as many."""

    most: int

    def run(self, state: VanguardState, frame: Frame) -> None:
        chosen = answered(frame)
        if chosen is None:
            options = tuple(range(self.most + 1))
            words = tuple(map(str, options))
            question = Decision(frame.seat, "number", "VG-G46", options, source=frame.source, words=words)
            ask_again(state, frame, question)
        else:
            draw(state, frame.seat, chosen[0], ability_rule(state, frame))


class Retire(Step, tag="retire"):
    """Put these rear-guards into their owners' drop zones, each an event of its own (VG-G55)."""

    what: Selector

    def run(self, state: VanguardState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            if state.outcome is None:
                move(state, card, DROP, "VG-G55")


class DiscardCards(Step, tag="discard-cards"):
    """Put these hand cards into the drop zone."""

    what: Selector

    def run(self, state: VanguardState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            move(state, card, DROP, ability_rule(state, frame))


class SoulCharge(Step, tag="soul-charge"):
    """Put the top cards of the deck into the soul (VG-9.4)."""

    count: int

    def run(self, state: VanguardState, frame: Frame) -> None:
        top_cards_to(state, frame.seat, self.count, SOUL, "VG-9.4")


class Mill(Step, tag="mill"):
    """Put the top cards of the deck into the drop zone."""

    count: int

    def run(self, state: VanguardState, frame: Frame) -> None:
        top_cards_to(state, frame.seat, self.count, DROP, ability_rule(state, frame))


def top_cards_to(state: VanguardState, seat: int, count: int, place: int, rule: str) -> None:
    """Move cards from the top of the deck one by one, until the deck or the match is at an end."""
    for _ in range(count):
        deck = state.at(seat, DECK)
        if not deck or state.outcome is not None:
            return
        move(state, deck[-1], place, rule)


class LookTop(Step, tag="look-top"):
    """Its owner looks at the top card of the own deck and leaves it there or puts it on the bottom."""

    def run(self, state: VanguardState, frame: Frame) -> None:
        deck = state.at(frame.seat, DECK)
        chosen = answered(frame)
        if not deck:
            return
        if chosen is None:
            question = Decision(
                frame.seat,
                "top-or-bottom",
                "VG-G47",
                (0, 1),
                source=frame.source,
                seen=(deck[-1],),
                words=("top", "bottom"),
            )
            ask_again(state, frame, question)
            return
        state.note(events.LookedAt(frame.seat, deck[-1], chosen == (1,), "VG-G47"))
        if chosen == (1,):
            deck.insert(0, deck.pop())


class Search(Step, tag="search"):
    """Look through the own deck for at most one such card, which the effect then finds as "found" (VG-G47)."""

    tests: tuple[Test, ...]

    def run(self, state: VanguardState, frame: Frame) -> None:
        deck = state.at(frame.seat, DECK)
        found = [card for card in deck if all(test.passes(state, frame, card) for test in self.tests)]
        question = Decision(
            frame.seat,
            "search",
            "VG-G47",
            tuple(sorted(found)),
            least=0,
            most=min(1, len(found)),
            source=frame.source,
            seen=tuple(sorted(deck)),
        )
        ask(state, "found", question)


class Shuffle(Step, tag="shuffle"):
    """Shuffle the own deck."""

    def run(self, state: VanguardState, frame: Frame) -> None:
        shuffle(state, frame.seat, "VG-G47")


class ToHand(Step, tag="to-hand"):
    """Show these cards and take them into the hand."""

    what: Selector

    def run(self, state: VanguardState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            state.note(events.Shown(frame.seat, card, "VG-G47"))
            move(state, card, HAND, "VG-G47")


class ToSoul(Step, tag="to-soul"):
    """Put these cards into the soul."""

    what: Selector

    def run(self, state: VanguardState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            move(state, card, SOUL, ability_rule(state, frame))


class ToDeck(Step, tag="to-deck"):
    """Put these cards into their owner's deck and shuffle it."""

    what: Selector

    def run(self, state: VanguardState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            move(state, card, DECK, ability_rule(state, frame))
            shuffle(state, state.owner[card], ability_rule(state, frame))


class SuperiorCall(Step, tag="superior-call"):
    """Call this card, standing, to an own rear-guard circle of its owner's choice (VG-G48)."""

    what: Selector

    def run(self, state: VanguardState, frame: Frame) -> None:
        cards = self.what.find(state, frame)
        circle = answered(frame)
        if not cards:
            return
        if circle is None:
            words = tuple(NAMES[place] for place in REAR)
            seen = (cards[0],)
            question = Decision(frame.seat, "circle", "VG-G48", REAR, source=cards[0], seen=seen, words=words)
            ask_again(state, frame, question)
            return
        place_unit(state, cards[0], circle[0], "VG-G48")


class SuperiorRide(Step, tag="superior-ride"):
    """Ride this card, standing; the ride of the turn is not used up (VG-G48)."""

    what: Selector

    def run(self, state: VanguardState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            ride(state, card, "VG-G48")


class TurnUp(Step, tag="turn-up"):
    """Turn these damage cards face up (VG-9.3)."""

    what: Selector

    def run(self, state: VanguardState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            if state.marks[card] & FACE_DOWN:
                state.marks[card] &= ~FACE_DOWN
                state.note(events.Turned(frame.seat, card, True, "VG-9.3"))


class StandUp(Step, tag="stand-up"):
    """Let these units stand; one that stands already stays as it is (VG-G46)."""

    what: Selector

    def run(self, state: VanguardState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            stand_up(state, card, ability_rule(state, frame))


class StaysRested(Step, tag="stays-rested"):
    """These units do not stand in their owner's next stand phase (VG-G52)."""

    what: Selector

    def run(self, state: VanguardState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            state.marks[card] |= STAYS_RESTED
            state.note(events.Marked(card, "stays-resting", "VG-G52"))


class Unhittable(Step, tag="unhittable"):
    """These units cannot be hit until the battle ends (VG-G50)."""

    what: Selector

    def run(self, state: VanguardState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            state.marks[card] |= UNHITTABLE
            state.note(events.Marked(card, "unhittable", "VG-G50"))


class Attacked(Selector, tag="attacked-unit"):
    """The unit under attack, if it passes the tests."""

    tests: tuple[Test, ...] = ()

    def find(self, state: VanguardState, frame: Frame) -> list[int]:
        card = state.target
        if card < 0 or state.stamp[card] != state.target_stamp or state.zone[card] // WIDTH != frame.seat:
            return []
        return [card] if all(test.passes(state, frame, card) for test in self.tests) else []


class Attacker(Selector, tag="attacker"):
    """The attacking unit of this battle, as long as it is on the field."""

    def find(self, state: VanguardState, frame: Frame) -> list[int]:
        card = state.attacker
        there = card >= 0 and state.stamp[card] == state.attacker_stamp and state.zone[card] % WIDTH in FIELD_SET
        return [card] if there else []
