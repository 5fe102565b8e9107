"""Cards drawn, given, copied, discarded and returned by a text, and mana (HS-DC, HS-CA, HS-MA)."""

from rules.games.hearthstone import cardflow, events
from rules.games.hearthstone.enchanting import change_cost
from rules.games.hearthstone.table import (
    BOARD,
    DECK,
    GRAVEYARD,
    HAND,
    MAX_CRYSTALS,
    WIDTH,
    HearthstoneState,
)
from rules.kernel.effects import Step, ask, bind
from rules.kernel.events import Forced
from rules.kernel.facts import CardKey
from rules.kernel.frames import Frame
from rules.kernel.measure import Amount, times
from rules.kernel.records import Decision
from rules.kernel.selectors import Selector, Test
from rules.kernel.words import Key
from rules.kernel.zones import relocate


class DrawCards(Step, tag="draw-cards"):
    """The player draws, one by one (HS-DC)."""

    count: int
    per: Amount | None = None
    for_foe: bool = False

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        seat = 1 - frame.seat if self.for_foe else frame.seat
        state.push(("draw_cards", seat, self.count * times(state, frame, self.per)))


class DrawOne(Step, tag="draw-one"):
    """The player draws a card, found under a name even if it is burned; none from an empty deck."""

    slot: str = "drawn"

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        bind(state, self.slot, tuple(state.at(frame.seat, DECK)[-1:]))
        cardflow.draw(state, frame.seat, "HS-DC")


class DrawSuch(Step, tag="draw-such"):
    """A random card of the own deck that passes the tests is drawn; without any, a made card is given (HS-G40)."""

    tests: tuple[Test, ...]
    otherwise: Key | None = None

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        deck = state.at(frame.seat, DECK)
        found = sorted(card for card in deck if all(test.passes(state, frame, card) for test in self.tests))
        if found:
            cardflow.draw_this(state, state.chance.one_of(found), "HS-G40")
        elif self.otherwise is not None:
            cardflow.give(state, frame.seat, state.ruleset.by_key[CardKey(self.otherwise)], "HS-G40")


class Track(Step, tag="track"):
    """The player looks at the top three cards, draws one and sees the last of the others (HS-G21)."""

    count: int = 3
    slot: str = "tracked"

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        seen = tuple(reversed(state.at(frame.seat, DECK)[-self.count :]))
        if len(seen) <= 1:
            if seen:
                state.note(Forced(frame.seat, frame.source, (), "HS-G21"))
            bind(state, self.slot, seen)
        else:
            ask(
                state,
                self.slot,
                Decision(frame.seat, "choose", "HS-G21", seen, source=frame.source, seen=seen),
            )


class TakeTracked(Step, tag="take-tracked"):
    """The card that was picked is drawn, the others that were looked at are gone (HS-G21)."""

    count: int = 3
    slot: str = "tracked"

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        (*picked,) = frame.bound.get(self.slot, ())
        seen = state.at(frame.seat, DECK)[-self.count :] if picked else []
        for card in reversed(seen):
            if card not in picked:
                relocate(state, card, frame.seat * WIDTH + GRAVEYARD)
                state.note(events.PutAside(frame.seat, card, "HS-G21"))
        for card in picked:
            cardflow.draw_this(state, card, "HS-G21")


class GiveCards(Step, tag="give-cards"):
    """So many made cards to a hand, each a random one of these (HS-CA.3)."""

    keys: tuple[Key, ...]
    count: int = 1
    for_foe: bool = False

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        seat = 1 - frame.seat if self.for_foe else frame.seat
        for _ in range(self.count):
            key = state.chance.one_of(self.keys) if len(self.keys) > 1 else self.keys[0]
            cardflow.give(state, seat, state.ruleset.by_key[CardKey(key)], "HS-CA.3")


class CopyToHand(Step, tag="copy-to-hand"):
    """Plain copies of these cards into the own hand (HS-E.4)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            cardflow.give(state, frame.seat, state.card[card], "HS-E.4")


class CopyToOther(Step, tag="copy-to-other"):
    """Plain copies of these cards into the hand of the player whose they are not (HS-G42)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            cardflow.give(state, 1 - state.seat_of(card), state.card[card], "HS-G42")


class Discard(Step, tag="discard"):
    """So many random cards of the own hand, or as many as there are, or all (HS-K.20, HS-G41)."""

    count: int | None = None
    """All where nothing is said."""

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        hand = state.at(frame.seat, HAND)[:]
        if self.count is not None:
            hand = state.chance.sample(hand, min(self.count, len(hand)))
        for card in hand:
            cardflow.discard(state, card, "HS-K.20")


class ChangeCost(Step, tag="change-cost"):
    """These cost more, or less, as long as they are in hand."""

    what: Selector
    amount: int

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            if state.place_of(card) == HAND:
                change_cost(state, card, self.amount, state.card[frame.source], "HS-M6")


class ReturnToHand(Step, tag="return-to-hand"):
    """These go back to their controller's hand, from the graveyard too, and may cost more or less (HS-CA.4, HS-G18)."""

    what: Selector
    extra_cost: int = 0

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            if state.place_of(card) in (BOARD, GRAVEYARD):
                by = state.card[frame.source]
                cardflow.return_to_hand(state, card, self.extra_cost, by)


class GainMana(Step, tag="gain-mana"):
    """Mana for this turn, never above ten in all (HS-MA.1)."""

    amount: int

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        state.mana[frame.seat] = min(MAX_CRYSTALS, state.mana[frame.seat] + self.amount)
        state.note(events.ManaChanged(frame.seat, "mana", self.amount, "HS-MA.1"))


class GainCrystals(Step, tag="gain-crystals"):
    """Crystals, empty or full, up to ten (HS-MA.1)."""

    amount: int
    full: bool = False
    for_foe: bool = False

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        seat = 1 - frame.seat if self.for_foe else frame.seat
        gained = min(self.amount, MAX_CRYSTALS - state.crystals[seat])
        state.crystals[seat] += gained
        if self.full:
            state.mana[seat] = min(MAX_CRYSTALS, state.mana[seat] + self.amount)
        state.note(events.ManaChanged(seat, "crystals", gained, "HS-MA.1"))


class LoseCrystal(Step, tag="lose-crystal"):
    """A crystal is destroyed, an empty one where there is one (HS-G38)."""

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        seat = frame.seat
        if state.crystals[seat] == 0:
            return
        state.mana[seat] -= state.mana[seat] >= state.crystals[seat]
        state.crystals[seat] -= 1
        state.locked[seat] = min(state.locked[seat], state.crystals[seat])
        state.note(events.ManaChanged(seat, "crystals", -1, "HS-G38"))
