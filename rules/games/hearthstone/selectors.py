"""Whom Hearthstone's texts speak of, beside the selectors all games share."""

from rules.games.hearthstone.keywords import has
from rules.games.hearthstone.table import (
    BOARD,
    DEAD,
    DOOMED,
    FROZEN,
    HERO,
    MAX_BOARD,
    MAX_CRYSTALS,
    SECRETS,
    WIDTH,
    HearthstoneState,
    attack_of,
    is_wounded_to_death,
)
from rules.kernel.frames import Frame
from rules.kernel.selectors import YOU, Condition, Selector, Test, facts_of
from rules.kernel.words import Key

BOTH = "both"


def seats(of: str, frame: Frame) -> tuple[int, ...]:
    """The seats that "you", "foe" or "both" are."""
    return (0, 1) if of == BOTH else (frame.seat,) if of == YOU else (1 - frame.seat,)


class Characters(Selector, tag="characters"):
    """Minions, heroes or both of "you", "foe" or "both", by order of play; left to right does not matter (HS-0.4).

    A hero that is marked dead is none of them (HS-G12).
    """

    of: str = BOTH
    minions: bool = True
    heroes: bool = True
    tests: tuple[Test, ...] = ()
    alive: bool = False
    """Whether the mortally wounded are passed over (HS-5)."""

    def find(self, state: HearthstoneState, frame: Frame) -> list[int]:
        found: list[int] = []
        for seat in seats(self.of, frame):
            if self.heroes:
                found += [card for card in state.zones[seat * WIDTH + HERO] if not state.marks[card] & DEAD]
            if self.minions:
                found += state.zones[seat * WIDTH + BOARD]
        if self.alive:
            found = [card for card in found if not is_wounded_to_death(state, card)]
        for test in self.tests:
            found = [card for card in found if test.passes(state, frame, card)]
        if len(found) > 1:
            found.sort(key=state.age.__getitem__)
        return found


class Host(Selector, tag="host"):
    """Whom this attached card clings to, while it is in play."""

    def find(self, state: HearthstoneState, frame: Frame) -> list[int]:
        host = state.host[frame.source]
        return [host] if host >= 0 and state.in_play(host) else []


class Neighbours(Selector, tag="neighbours"):
    """The minions beside these now, or beside the minion whose text this is (HS-K.21)."""

    of: Selector | None = None

    def find(self, state: HearthstoneState, frame: Frame) -> list[int]:
        centres = [frame.source] if self.of is None else self.of.find(state, frame)
        return [card for centre in centres for card in beside(state, centre)]


def beside(state: HearthstoneState, card: int) -> list[int]:
    """The minions left and right of one on the board; nobody is beside one that has left it."""
    if state.place_of(card) != BOARD:
        return []
    board = state.at(state.seat_of(card), BOARD)
    index = board.index(card)
    return board[max(0, index - 1) : index] + board[index + 1 : index + 2]


class Target(Selector, tag="target"):
    """The chosen target, as long as it is in play (HS-G18)."""

    def find(self, state: HearthstoneState, frame: Frame) -> list[int]:
        return [card for card in frame.bound.get("target", ()) if state.in_play(card)]


class Weapon(Selector, tag="weapon"):
    """The weapon that a player has now."""

    of: str = YOU

    def find(self, state: HearthstoneState, frame: Frame) -> list[int]:
        return [weapon for seat in seats(self.of, frame) if (weapon := state.weapon(seat)) >= 0]


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


class HasHealth(Test, tag="has-health"):
    """What is left of its health is from `least` to `most` now."""

    least: int = 0
    most: int = 1_000

    def passes(self, state: HearthstoneState, frame: Frame, card: int) -> bool:
        return self.least <= state.left(card) <= self.most


class IsKind(Test, tag="is-kind"):
    """It is a minion, a spell, a weapon; a card that is hidden is none."""

    kind: str

    def passes(self, state: HearthstoneState, frame: Frame, card: int) -> bool:
        facts = facts_of(state, card)
        return facts is not None and facts.kind == self.kind


class IsSecret(Test, tag="is-secret"):
    """It is a secret by its print; a card that is hidden is none."""

    def passes(self, state: HearthstoneState, frame: Frame, card: int) -> bool:
        facts = facts_of(state, card)
        return facts is not None and facts.has("secret")


class IsFrozen(Test, tag="is-frozen"):
    """It is frozen."""

    def passes(self, state: HearthstoneState, frame: Frame, card: int) -> bool:
        return bool(state.marks[card] & FROZEN)


class IsFriendly(Test, tag="is-friendly"):
    """The player whose text this is controls it."""

    def passes(self, state: HearthstoneState, frame: Frame, card: int) -> bool:
        return state.seat_of(card) == frame.seat


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


class Dying(Condition, tag="dying"):
    """One of these is in play and mortally wounded: a text's "if that kills it" (HS-V.9)."""

    what: Selector

    def holds(self, state: HearthstoneState, frame: Frame) -> bool:
        found = self.what.find(state, frame)
        return any(state.in_play(card) and is_wounded_to_death(state, card) for card in found)


class NotCountered(Condition, tag="not-countered"):
    """The spell is not countered yet (HS-X.13)."""

    what: Selector

    def holds(self, state: HearthstoneState, frame: Frame) -> bool:
        return not any(state.marks[card] & DOOMED for card in self.what.find(state, frame))


class NoMinionPlayed(Condition, tag="no-minion-played"):
    """The player has played no minion this turn."""

    def holds(self, state: HearthstoneState, frame: Frame) -> bool:
        return state.minions_played[frame.seat] == 0


class TheirTurn(Condition, tag="their-turn"):
    """It is the opponent's turn."""

    def holds(self, state: HearthstoneState, frame: Frame) -> bool:
        return state.active != frame.seat


class AllCrystals(Condition, tag="all-crystals"):
    """The player has ten crystals."""

    def holds(self, state: HearthstoneState, frame: Frame) -> bool:
        return state.crystals[frame.seat] >= MAX_CRYSTALS


class EvenChance(Condition, tag="even-chance"):
    """One time in two, by the match's own chance, drawn when it is asked (HS-G7)."""

    def holds(self, state: HearthstoneState, frame: Frame) -> bool:
        return state.chance.below(2) == 1


class MissingOf(Condition, tag="missing-of"):
    """One of these cards at least is not on the own board (HS-Q5.1)."""

    keys: tuple[Key, ...]

    def holds(self, state: HearthstoneState, frame: Frame) -> bool:
        present = {state.ruleset.definitions[state.card[card]].key for card in state.at(frame.seat, BOARD)}
        return not present.issuperset(self.keys)
