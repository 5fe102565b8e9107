"""Heroes act: who may attack whom, and what a fight does (WX-6, WX-G11, WX-G12, WX-G26)."""

from collections.abc import Iterator

from rules.games.wuxia.events import Attacked
from rules.games.wuxia.table import WuxiaState, attack_of, has
from rules.games.wuxia.turn import phase_refusals
from rules.games.wuxia.verbs import deal, happen, lose_life
from rules.kernel.records import Action, Refusal
from rules.kernel.words import Instance

PLAYER = -1
"""The defender of a direct attack."""


class Attack(Action, tag="attack"):
    """Attack an opposing hero with an own one, or the player, -1, where nobody stands in the way (WX-6.1)."""

    attacker: Instance
    defender: Instance = PLAYER

    def refusals(self, state: WuxiaState, seat: int) -> Iterator[Refusal]:
        yield from phase_refusals(state, "fight", "WX-6.1")
        if self.attacker not in state.row(seat):
            yield Refusal("attack.not_yours", "WX-6.1", "Only your own heroes on the field attack for you.")
            return
        yield from attacker_refusals(state, self.attacker)
        if self.defender == PLAYER:
            yield from direct_refusals(state, seat, self.attacker)
        elif self.defender not in state.row(1 - seat):
            yield Refusal("attack.not_there", "WX-6.1", "Only a hero on the opposing field can be attacked.")
        else:
            yield from guard_refusals(state, seat, self.defender)

    def perform(self, state: WuxiaState, seat: int) -> None:
        attacker, defender = self.attacker, self.defender
        state.attacked[attacker] = state.turn
        if defender != PLAYER:
            state.struck[defender] += 1
        about = (attacker,) if defender == PLAYER else (attacker, defender)
        fighters = tuple((card, state.stamp[card]) for card in about)
        state.push(("fight", seat, fighters), ("await_action",))
        happen(state, Attacked(seat, attacker, defender), about)


def attacker_refusals(state: WuxiaState, card: int) -> Iterator[Refusal]:
    """Why a hero cannot attack at all now."""
    name = state.name(card)
    if state.attacked[card] == state.turn:
        yield Refusal("attack.done", "WX-G11", f"{name} has attacked this turn.")
    if state.came[card] == state.turn and not has(state, card, "swift"):
        yield Refusal("attack.new", "WX-4.5", f"{name} has only just come.")
    if has(state, card, "barred"):
        yield Refusal("attack.barred", "WX-G26", f"{name} cannot attack.")


def direct_refusals(state: WuxiaState, seat: int, attacker: int) -> Iterator[Refusal]:
    """Why the player cannot be attacked now (WX-6.3)."""
    if state.row(1 - seat) and not has(state, attacker, "pierce"):
        yield Refusal("attack.defended", "WX-6.3", "Heroes stand before the player.")
    if guards(state, 1 - seat):
        yield Refusal("attack.guarded", "WX-G26", f"{state.name(guards(state, 1 - seat)[0])} stands guard.")


def guard_refusals(state: WuxiaState, seat: int, defender: int) -> Iterator[Refusal]:
    standing = guards(state, 1 - seat)
    if standing and defender not in standing:
        yield Refusal("attack.guarded", "WX-G26", f"{state.name(standing[0])} stands guard and must be attacked first.")


def guards(state: WuxiaState, seat: int) -> list[int]:
    return [card for card in state.row(seat) if has(state, card, "guard")]


def fight(state: WuxiaState, seat: int, fighters: tuple[tuple[int, int], ...]) -> None:
    """Both take the other's attack as damage; alone, the attacker hurts the player (WX-6.4, WX-6.5).

    Who has left meanwhile fights no more, and a defender that has left leaves the attack without an aim.
    """
    if any(state.stamp[card] != stamp for card, stamp in fighters):
        return
    cards = [card for card, _ in fighters]
    if len(cards) == 1:
        lose_life(state, (1 - seat,), attack_of(state, cards[0]), cards[0])
        return
    attacker, defender = cards
    blow = (defender, attack_of(state, attacker), attacker)
    answer = (attacker, attack_of(state, defender), defender)
    first, second = has(state, attacker, "first-strike"), has(state, defender, "first-strike")
    if first == second:
        deal(state, (blow, answer))
    else:
        early, late = (blow, answer) if first else (answer, blow)
        state.push(("strike_late", late, state.stamp[late[2]]))
        state.push(("settle",))
        deal(state, (early,))


def strike_late(state: WuxiaState, blow: tuple[int, int, int], stamp: int) -> None:
    """The second blow of a fight, if who deals it still stands (WX-G26)."""
    if state.stamp[blow[2]] == stamp:
        state.push(("settle",))
        deal(state, (blow,))


TASKS = {function.__name__: function for function in (fight, strike_late)}
