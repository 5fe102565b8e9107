"""What texts of Wuxia do, beside what all games' texts do."""

from typing import Literal

from rules.games.wuxia import verbs
from rules.games.wuxia.events import NumberSet
from rules.games.wuxia.patterns import Side
from rules.games.wuxia.selectors import seats
from rules.games.wuxia.table import (
    FOR_GOOD,
    HAND,
    LIBRARY,
    SHIELDED,
    WIDTH,
    WuxiaState,
    attack_of,
    health_of,
    left_of,
)
from rules.kernel.effects import Step, change
from rules.kernel.frames import Frame
from rules.kernel.records import Decision
from rules.kernel.selectors import Selector, Test
from rules.kernel.zones import relocate

RULE = "WX-G15"
NUMBERS: tuple[Literal["attack", "health"], ...] = ("attack", "health")


def times(state: WuxiaState, frame: Frame, per: Selector | None) -> int:
    """How often a text does what it says once: for each of these, once where it names none."""
    return 1 if per is None else len(per.find(state, frame))


class Damage(Step, tag="damage"):
    """Damage to these heroes in one blow."""

    what: Selector
    amount: int
    per: Selector | None = None

    def run(self, state: WuxiaState, frame: Frame) -> None:
        amount = self.amount * times(state, frame, self.per)
        verbs.deal(state, tuple((card, amount, frame.source) for card in self.what.find(state, frame)))


class HurtPlayer(Step, tag="hurt-player"):
    """The other player loses life, the own one, or both at once (WX-G16)."""

    amount: int
    of: Side = "foe"
    per: Selector | None = None

    def run(self, state: WuxiaState, frame: Frame) -> None:
        lost = self.amount * times(state, frame, self.per)
        verbs.lose_life(state, seats(self.of, frame.seat), lost, frame.source)


class Heal(Step, tag="heal"):
    """Wounds of these heroes are healed."""

    what: Selector
    amount: int

    def run(self, state: WuxiaState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            verbs.heal(state, card, self.amount)


class HealPlayer(Step, tag="heal-player"):
    """The player gets life back."""

    amount: int
    per: Selector | None = None

    def run(self, state: WuxiaState, frame: Frame) -> None:
        verbs.gain_life(state, frame.seat, self.amount * times(state, frame, self.per))


class Destroy(Step, tag="destroy"):
    """These heroes fall."""

    what: Selector

    def run(self, state: WuxiaState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            verbs.doom(state, card, frame.source)
        state.push(("settle",))


class Shield(Step, tag="shield"):
    """These heroes have a shield (WX-G26)."""

    what: Selector

    def run(self, state: WuxiaState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            state.marks[card] |= SHIELDED


def set_numbers(state: WuxiaState, card: int, attack: int | None, health: int | None) -> None:
    """By a change that makes up the difference; wounds are gone where health is set."""
    seat = state.seat_of(card)
    for stat, value, now in (("attack", attack, attack_of(state, card)), ("health", health, health_of(state, card))):
        if value is not None:
            change(state, card, stat, value - now, FOR_GOOD, "WX-G34")
            state.note(NumberSet(seat, card, stat, value, "WX-G34"))
    if health is not None:
        state.damage[card] = 0


class SwapNumbers(Step, tag="swap-numbers"):
    """Attack and the health left of these heroes change places (WX-G34)."""

    what: Selector

    def run(self, state: WuxiaState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            set_numbers(state, card, left_of(state, card), attack_of(state, card))


class Silence(Step, tag="silence"):
    """The text of these heroes is gone (WX-G31)."""

    what: Selector

    def run(self, state: WuxiaState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            verbs.silence(state, card, "WX-G31")


class ReturnToHand(Step, tag="return-to-hand"):
    """These heroes go back to their owner's hand (WX-G23)."""

    what: Selector

    def run(self, state: WuxiaState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            verbs.return_to_hand(state, card, RULE)


class RemoveFromGame(Step, tag="remove-from-game"):
    """These cards leave the game (WX-2.9)."""

    what: Selector

    def run(self, state: WuxiaState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            verbs.remove(state, card, "WX-2.9")


class BringBack(Step, tag="bring-back"):
    """Fallen heroes come to free places that their new controller chooses (WX-6.9, WX-G5, WX-G17)."""

    what: Selector

    def run(self, state: WuxiaState, frame: Frame) -> None:
        cards = self.what.find(state, frame)
        state.push(*(("bring_back", card, state.stamp[card], frame.seat, frame.source) for card in cards))


def bring_back(
    state: WuxiaState, card: int, stamp: int, seat: int, source: int, picks: tuple[int, ...] | None = None
) -> None:
    """Ask for the place, where there is a choice of places; with none the card stays where it is."""
    free = state.free_places(seat)
    if state.stamp[card] != stamp or not free:
        return
    if picks is None and len(free) > 1:
        words = tuple(f"place {place + 1}" for place in free)
        question = Decision(seat, "place", "WX-G5", tuple(free), source=source, words=words)
        state.ask(question, ("bring_back", card, stamp, seat, source))
        return
    verbs.come_back(state, card, seat, (picks or tuple(free))[0])


class DrawCards(Step, tag="draw-cards"):
    """The player draws; nothing comes of an empty library (WX-G19)."""

    count: int = 1
    for_foe: bool = False

    def run(self, state: WuxiaState, frame: Frame) -> None:
        for _ in range(self.count):
            verbs.draw(state, 1 - frame.seat if self.for_foe else frame.seat, RULE)


class Seek(Step, tag="seek"):
    """A card of the own library that passes these tests, by chance, comes to the hand."""

    tests: tuple[Test, ...]

    def run(self, state: WuxiaState, frame: Frame) -> None:
        library = state.at(frame.seat, LIBRARY)
        found = [card for card in library if all(test.passes(state, frame, card) for test in self.tests)]
        if found:
            card = state.chance.one_of(found)
            relocate(state, card, frame.seat * WIDTH + LIBRARY)
            verbs.draw(state, frame.seat, RULE)


class DiscardCards(Step, tag="discard-cards"):
    """These cards of the hand are discarded, which gives no points (WX-G36)."""

    what: Selector

    def run(self, state: WuxiaState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            if state.place_of(card) == HAND:
                verbs.discard(state, card, "effect", "WX-G36")


class Mill(Step, tag="mill"):
    """The top cards of a library leave the game (WX-2.9)."""

    count: int
    own: bool = False

    def run(self, state: WuxiaState, frame: Frame) -> None:
        seat = frame.seat if self.own else 1 - frame.seat
        for card in state.at(seat, LIBRARY)[-self.count :]:
            verbs.remove(state, card, "WX-2.9")


class GainPoints(Step, tag="gain-points"):
    """Summon points, at once or at the end of the turn (WX-G35)."""

    amount: int
    pending: bool = False

    def run(self, state: WuxiaState, frame: Frame) -> None:
        gain = verbs.gain_pending if self.pending else verbs.gain_points
        gain(state, frame.seat, self.amount, "WX-G35")


TASKS = {"bring_back": bring_back}
