"""Minions that come into play by a text (HS-Q2)."""

from rules.games.hearthstone import cardflow, events
from rules.games.hearthstone.enchanting import copy_changes
from rules.games.hearthstone.table import BOARD, GRAVEYARD, HAND, WIDTH, HearthstoneState
from rules.kernel.effects import Step, bind
from rules.kernel.facts import CardKey
from rules.kernel.frames import Frame
from rules.kernel.measure import Amount, times
from rules.kernel.selectors import Selector
from rules.kernel.words import Key
from rules.kernel.zones import relocate


class Summon(Step, tag="summon"):
    """Minions come into play: right of the source, where a dead one stood, or at the right end (HS-Q2.1)."""

    key: Key
    count: int = 1
    for_foe: bool = False
    per: Amount | None = None
    """As many for each of these, counted as the first one comes."""
    around: bool = False
    """Whether they come right and left of the source in turn."""

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        seat = 1 - frame.seat if self.for_foe else frame.seat
        made, wanted = frame.bound.get("made") or (0, self.count * times(state, frame, self.per))
        if made >= wanted:
            bind(state, "made", ())
            return
        name, number, pc, source, stamp, owner, bound = state.stack.pop()
        state.stack.append((name, number, pc - 1, source, stamp, owner, {**bound, "made": (made + 1, wanted)}))
        definition = state.ruleset.by_key[CardKey(self.key)]
        if self.for_foe:
            cardflow.summon(state, definition, seat)
        else:
            summon_beside(state, frame, definition, made, self.around)


def summon_beside(state: HearthstoneState, frame: Frame, definition: int, made: int = 0, around: bool = False) -> None:
    """Right of the source; where it stood, if it has died, and right of what came there (HS-Q2.1, HS-G13, HS-G53).

    A spell's and a power's minions come at the right end. `made` have come before by the same text.
    """
    source, seat = frame.source, frame.seat
    if state.place_of(source) == BOARD and state.seat_of(source) == seat:
        index = state.at(seat, BOARD).index(source)
        cardflow.summon(state, definition, seat, index + (made % 2 == 0) if around else index + 1 + made)
    elif state.place_of(source) == GRAVEYARD and state.kind(source) == "minion":
        came = cardflow.summon(state, definition, seat, state.place[source])
        state.place[source] += came >= 0
    else:
        cardflow.summon(state, definition, seat)


class SummonRandom(Step, tag="summon-random"):
    """One of these minions comes by chance; with `missing`, one of those that are not on the own board (HS-Q5.1)."""

    keys: tuple[Key, ...]
    missing: bool = False

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        chosen = [state.ruleset.by_key[CardKey(key)] for key in self.keys]
        if self.missing:
            present = {state.card[card] for card in state.at(frame.seat, BOARD)}
            chosen = [definition for definition in chosen if definition not in present]
        if chosen:
            summon_beside(state, frame, state.chance.one_of(chosen))


class SummonSame(Step, tag="summon-same"):
    """Another of this very card comes into play, right of it or where it stood."""

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        summon_beside(state, frame, state.card[frame.source])


class SummonCopy(Step, tag="summon-copy"):
    """A copy of a minion comes: damage and enchantments too; plain where it is not on the board (HS-E.4, HS-G22)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for model in self.what.find(state, frame):
            card = cardflow.summon(state, state.card[model], frame.seat)
            if card >= 0 and state.place_of(model) == BOARD:
                copy_changes(state, card, model)


class Revive(Step, tag="revive"):
    """A minion that died comes back, plain but for what is left of its health (HS-HE.2, HS-E.7)."""

    what: Selector
    health: int

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for dead in self.what.find(state, frame):
            card = cardflow.summon(state, state.card[dead], frame.seat)
            if card >= 0:
                state.damage[card] = state.health[card] - self.health


class SwapWithHand(Step, tag="swap-with-hand"):
    """This minion and a random one of the own hand change places; the one that comes is summoned (HS-G10)."""

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        me, seat = frame.source, frame.seat
        minions = [card for card in state.at(seat, HAND) if state.kind(card) == "minion"]
        if not minions or state.place_of(me) != BOARD:
            return
        other = state.chance.one_of(minions)
        board = state.at(seat, BOARD)
        place = board.index(me)
        relocate(state, me, seat * WIDTH + HAND)
        relocate(state, other, seat * WIDTH + BOARD)
        board.insert(place, board.pop())
        for card in (me, other):
            state.refresh(card)
        state.note(events.Returned(seat, me, "HS-G10"))
        state.arrived.append(other)
        state.push(("detach", me), ("event", events.AfterSummoned(seat, other), {"it": (other,)}))
