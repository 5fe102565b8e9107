"""Whom Hearthstone's texts speak of, beside the selectors all games share."""

from rules.games.hearthstone.keywords import has
from rules.games.hearthstone.table import (
    BOARD,
    HERO,
    MAX_BOARD,
    SECRETS,
    HearthstoneState,
    attack_of,
    is_wounded_to_death,
)
from rules.kernel.frames import Frame
from rules.kernel.selectors import YOU, Condition, Selector, Test

BOTH = "both"


class Characters(Selector, tag="characters"):
    """Minions, heroes or both of "you", "foe" or "both", by order of play; left to right does not matter (HS-0.4)."""

    of: str = BOTH
    minions: bool = True
    heroes: bool = True
    tests: tuple[Test, ...] = ()
    alive: bool = False
    """Whether the mortally wounded are passed over (HS-5)."""

    def find(self, state: HearthstoneState, frame: Frame) -> list[int]:
        seats = (0, 1) if self.of == BOTH else (frame.seat,) if self.of == YOU else (1 - frame.seat,)
        places = (HERO,) * self.heroes + (BOARD,) * self.minions
        found = [card for seat in seats for place in places for card in state.at(seat, place)]
        if self.alive:
            found = [card for card in found if not is_wounded_to_death(state, card)]
        for test in self.tests:
            found = [card for card in found if test.passes(state, frame, card)]
        found.sort(key=state.age.__getitem__)
        return found


class Host(Selector, tag="host"):
    """Whom this attached card clings to, while it is in play."""

    def find(self, state: HearthstoneState, frame: Frame) -> list[int]:
        host = state.host[frame.source]
        return [host] if host >= 0 and state.in_play(host) else []


class Neighbours(Selector, tag="neighbours"):
    """The minions beside this one now (HS-K.21)."""

    def find(self, state: HearthstoneState, frame: Frame) -> list[int]:
        if state.place_of(frame.source) != BOARD:
            return []
        board = state.at(state.seat_of(frame.source), BOARD)
        index = board.index(frame.source)
        return board[max(0, index - 1) : index] + board[index + 1 : index + 2]


class IsDamaged(Test, tag="is-damaged"):
    """It is damaged, or just not."""

    value: bool = True

    def passes(self, state: HearthstoneState, frame: Frame, card: int) -> bool:
        return (state.damage[card] > 0) is self.value


class HasAttack(Test, tag="has-attack"):
    """Its attack is from `least` to `most` now."""

    least: int = 0
    most: int = 1_000

    def passes(self, state: HearthstoneState, frame: Frame, card: int) -> bool:
        return self.least <= attack_of(state, card) <= self.most


class HasKeyword(Test, tag="has-keyword"):
    """It has a keyword now."""

    keyword: str

    def passes(self, state: HearthstoneState, frame: Frame, card: int) -> bool:
        return has(state, card, self.keyword)


class NotFighting(Test, tag="not-fighting"):
    """Neither the attacker nor the defender of the running attack."""

    def passes(self, state: HearthstoneState, frame: Frame, card: int) -> bool:
        return card not in (state.attacker, state.defender)


class Room(Condition, tag="room"):
    """There is a free place on the own board."""

    def holds(self, state: HearthstoneState, frame: Frame) -> bool:
        return len(state.at(frame.seat, BOARD)) < MAX_BOARD


class Alive(Condition, tag="alive"):
    """All of these are in play and not mortally wounded, and there is at least one (HS-X.2)."""

    what: Selector

    def holds(self, state: HearthstoneState, frame: Frame) -> bool:
        found = self.what.find(state, frame)
        return bool(found) and all(state.in_play(card) and not is_wounded_to_death(state, card) for card in found)


class ComboOn(Condition, tag="combo-on"):
    """Another card was played this turn before this one (HS-K.12)."""

    def holds(self, state: HearthstoneState, frame: Frame) -> bool:
        return state.played[frame.seat] > 1


class HasSecret(Condition, tag="has-secret"):
    """The player has a secret in play."""

    def holds(self, state: HearthstoneState, frame: Frame) -> bool:
        return bool(state.at(frame.seat, SECRETS))
