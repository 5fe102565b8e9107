"""Attacks: who may attack whom, and what an attack does (NN-7, NN-G26 to NN-G34)."""

from collections.abc import Callable, Iterator, Mapping

from rules.games.nannaier.dolls import Hit, deal
from rules.games.nannaier.events import Attacked, HitPlayer, Kind, Negated
from rules.games.nannaier.happening import happen
from rules.games.nannaier.points import score
from rules.games.nannaier.table import (
    LINE,
    SIDES,
    NannaierState,
    actions_of,
    attack_of,
    has,
    is_blocked,
    meets,
    seat_number,
)
from rules.games.nannaier.turn import phase_refusals
from rules.kernel.records import Action, Refusal
from rules.kernel.words import Instance

PLAYER = -1
"""The defender of a direct attack."""
WARDED = "warded"
"""The number of attacks on a doll that will do no damage."""


def actor_refusals(state: NannaierState, seat: int, doll: int, rule: str, is_free: bool = False) -> Iterator[Refusal]:
    """Why a doll cannot act at all now; `is_free` where it takes no action of it (NN-6.4)."""
    yield from phase_refusals(state, "action", "NN-5.5")
    if not state.stands(seat, doll):
        yield Refusal("doll.not_yours", rule, "Only your own dolls on the field act for you.")
        return
    if not is_free and state.acted[doll] >= actions_of(state, doll):
        yield Refusal("doll.acted", "NN-6.4", f"{state.name(doll)} has had its action this turn.")
    if has(state, doll, "bound"):
        yield Refusal("doll.bound", "NN-6.4", f"{state.name(doll)} cannot act now.")


def act(state: NannaierState, doll: int) -> None:
    """One action of a doll is used (NN-6.4)."""
    state.acted[doll] += 1


class Attack(Action, tag="attack"):
    """Attack an opposing doll with an own one, or the player, -1, where no doll is in the way (NN-7)."""

    attacker: Instance
    defender: Instance = PLAYER

    def refusals(self, state: NannaierState, seat: int) -> Iterator[Refusal]:
        yield from actor_refusals(state, seat, self.attacker, "NN-7.1")
        if not state.stands(seat, self.attacker):
            return
        name = state.name(self.attacker)
        if is_blocked(state, self.attacker) and not has(state, self.attacker, "reach"):
            yield Refusal("attack.behind", "NN-7.8", f"{name} stands behind a doll of yours.")
        if has(state, self.attacker, "peaceful"):
            yield Refusal("attack.peaceful", "NN-7.1", f"{name} cannot attack.")
        if self.defender == PLAYER:
            yield from direct_refusals(state, seat, self.attacker)
        elif not state.stands(1 - seat, self.defender):
            yield Refusal("attack.not_there", "NN-7.1", "Only a doll on the opposing field can be attacked.")
        else:
            yield from target_refusals(state, self.attacker, self.defender)

    def perform(self, state: NannaierState, seat: int) -> None:
        attacker, defender = self.attacker, self.defender
        act(state, attacker)
        state.negated = 0
        about = (attacker,) if defender == PLAYER else (attacker, defender)
        fighters = tuple((card, state.stamp[card]) for card in about)
        state.push(("strike", seat, fighters), ("await_action",))
        happen(state, Attacked(seat, attacker, defender), about)


def defenders(state: NannaierState, seat: int, attacker: int) -> list[int]:
    """The other player's dolls that stand before the player on the attacker's side (NN-7.3, NN-G29)."""
    side = state.side_of(attacker)
    return [card for card in state.field(1 - seat) if meets(side, state.side_of(card))]


def direct_refusals(state: NannaierState, seat: int, attacker: int) -> Iterator[Refusal]:
    """Why the player cannot be attacked now."""
    standing = defenders(state, seat, attacker)
    if standing:
        rule = "NN-G29" if state.side_of(attacker) == LINE else "NN-7.3"
        yield Refusal("attack.defended", rule, f"{state.name(standing[0])} stands there and must be attacked first.")


def target_refusals(state: NannaierState, attacker: int, defender: int) -> Iterator[Refusal]:
    """Why this doll cannot be attacked by that one now."""
    name = state.name(defender)
    if not meets(state.side_of(attacker), state.side_of(defender)):
        yield Refusal("attack.side", "NN-7.10", f"{name} stands on the {SIDES[state.side_of(defender)]} side.")
    if is_blocked(state, defender):
        yield Refusal("attack.shielded", "NN-7.8", f"{name} stands behind another doll.")


def damage_kind(state: NannaierState, doll: int) -> Kind:
    """How a doll's attack meets a shield (NN-7.6, NN-7.7)."""
    return "true" if has(state, doll, "true") else "pierce" if has(state, doll, "pierce") else "normal"


def strike(state: NannaierState, seat: int, fighters: tuple[tuple[int, int], ...]) -> None:
    """Both take the other's attack as damage; alone, the attacker scores (NN-7.2, NN-7.4).

    Where one has left meanwhile nothing more happens; a negated attack does nothing (NN-7.9, NN-G34).
    """
    if any(state.stamp[card] != stamp or not state.is_on_field(card) for card, stamp in fighters):
        return
    attacker, *others = (card for card, _ in fighters)
    if state.negated or (others and is_warded(state, others[0])):
        state.note(Negated(seat, attacker, "NN-7.9"))
        return
    if others:
        deal(state, (hit(state, attacker, others[0]), hit(state, others[0], attacker)))
        return
    amount = max(0, attack_of(state, attacker) + seat_number(state, seat, "direct"))
    happen(state, HitPlayer(seat, attacker, amount), (attacker,), amount)
    score(state, seat, amount, "NN-7.4")  # who has won is asked before anything answers


def hit(state: NannaierState, source: int, target: int) -> Hit:
    return target, attack_of(state, source), damage_kind(state, source), source


def is_warded(state: NannaierState, card: int) -> bool:
    """Whether an attack on a doll is negated; that uses up one of its wards."""
    ward = next((each for each in state.modifiers if each.target == card and each.stat == WARDED), None)
    if ward is None:
        return False
    state.modifiers.remove(ward)
    if ward.amount > 1:
        state.modifiers.append(ward._replace(amount=ward.amount - 1))
    return True


TASKS: Mapping[str, Callable[..., None]] = {"strike": strike, "deal": deal}
