"""Attacks (HS-Q6)."""

from collections.abc import Iterator

from rules.games.hearthstone import damage
from rules.games.hearthstone.aiming import is_done, is_exhausted, taunting
from rules.games.hearthstone.enchanting import enchant, end_enchantments
from rules.games.hearthstone.events import Attacked, ProposedAttack
from rules.games.hearthstone.keywords import has
from rules.games.hearthstone.table import (
    BOARD,
    ENDS_WITH_ATTACK,
    FROZEN,
    HERO,
    IMMUNE,
    STEALTH,
    Enchantment,
    HearthstoneState,
    attack_of,
)
from rules.kernel.records import Action, Refusal
from rules.kernel.words import Instance


class Attack(Action, tag="attack"):
    """Attack an enemy character with one of your own (HS-Q6.1)."""

    attacker: Instance
    defender: Instance

    def refusals(self, state: HearthstoneState, seat: int) -> Iterator[Refusal]:
        if not 0 <= self.attacker < len(state.zone) or not 0 <= self.defender < len(state.zone):
            yield Refusal("attack.nobody", "HS-Q6.1", "There is no such character.")
            return
        if self.attacker not in state.characters(seat):
            yield Refusal("attack.not_yours", "HS-Q6.1", "Only your own characters attack for you.")
            return
        yield from attacker_refusals(state, self.attacker)
        if self.defender not in state.characters(1 - seat):
            yield Refusal("attack.not_enemy", "HS-Q6.1", "Only an enemy character can be attacked.")
        else:
            yield from defender_refusals(state, seat, self.attacker, self.defender)

    def perform(self, state: HearthstoneState, seat: int) -> None:
        state.attacks[self.attacker] += 1
        state.attacker, state.defender = self.attacker, self.defender
        shelter(state, seat)
        state.push(
            ("propose", -1),
            ("boundary",),
            ("check",),
            ("combat",),
            ("boundary",),
            ("check",),
            ("end_attack",),
            ("await_action",),
        )


def shelter(state: HearthstoneState, seat: int) -> None:
    """A hero whose weapon says so is immune until the attack has ended (HS-Q6.1)."""
    weapon = state.weapon(seat)
    if state.place_of(state.attacker) == HERO and weapon >= 0 and has(state, weapon, "shelters"):
        enchant(state, state.attacker, Enchantment("immune", "add", 1, 0, seat, ENDS_WITH_ATTACK))


def attacker_refusals(state: HearthstoneState, card: int) -> Iterator[Refusal]:
    """Why a character cannot attack at all now."""
    name = state.name(card)
    if attack_of(state, card) <= 0:
        yield Refusal("attack.zero", "HS-Q6.1", f"{name} has no attack.")
    if state.marks[card] & FROZEN:
        yield Refusal("attack.frozen", "HS-K.8", f"{name} is frozen.")
    if has(state, card, "cant_attack"):
        yield Refusal("attack.cannot", "HS-K.19", f"{name} can't attack.")
    if is_done(state, card):
        yield Refusal("attack.done", "HS-Q6.1", f"{name} has attacked already.")
    if is_exhausted(state, card):
        yield Refusal("attack.exhausted", "HS-K.22", f"{name} has only just come.")


def defender_refusals(state: HearthstoneState, seat: int, attacker: int, defender: int) -> Iterator[Refusal]:
    """Why an enemy character cannot be attacked now."""
    name = state.name(defender)
    if state.marks[defender] & STEALTH:
        yield Refusal("attack.stealth", "HS-K.5", f"{name} is stealthed.")
    if state.marks[defender] & IMMUNE:
        yield Refusal("attack.immune", "HS-K.6", f"{name} is immune.")
    if state.place_of(defender) == HERO and has(state, attacker, "cant_attack_heroes"):
        yield Refusal("attack.no_heroes", "HS-G30", f"{state.name(attacker)} can't attack heroes this turn.")
    guards = taunting(state, 1 - seat)
    if guards and defender not in guards:
        yield Refusal("attack.taunt", "HS-K.1", f"{state.name(guards[0])} has Taunt and must be attacked first.")


def propose(state: HearthstoneState, proposed: int) -> None:
    """The proposed attack is announced; for a new defender it is announced again, till it stands (HS-Q6.2)."""
    seat = state.seat_of(state.attacker)
    about = {"it": (state.attacker,)}
    if state.defender != proposed:
        announced = ProposedAttack(seat, state.attacker, state.defender)
        state.push(("event", announced, about), ("propose", state.defender))
    elif state.in_play(state.attacker):
        state.marks[state.attacker] &= ~STEALTH
        state.push(("event", Attacked(seat, state.attacker, state.defender), about))


def is_fighting(state: HearthstoneState, card: int) -> bool:
    return state.place_of(card) in (BOARD, HERO)


def combat(state: HearthstoneState) -> None:
    """Both damages at once, the defender's event first; a weapon loses durability (HS-Q6.5)."""
    attacker, defender = state.attacker, state.defender
    if not (is_fighting(state, attacker) and is_fighting(state, defender)):
        return
    hits = ((defender, attack_of(state, attacker), attacker), (attacker, attack_of(state, defender), defender))
    if state.place_of(attacker) == HERO:
        wear(state, state.seat_of(attacker))
    state.push(("deal", hits, True))


def wear(state: HearthstoneState, seat: int) -> None:
    """One durability less, or one attack less of a weapon that spares it on minions (HS-Q6.5, HS-G15, HS-G32)."""
    weapon = state.weapon(seat)
    if weapon >= 0 and state.place_of(state.defender) == BOARD and has(state, weapon, "spares-durability"):
        enchant(state, weapon, Enchantment("attack", "add", -1, 0, seat, "", state.card[weapon]))
        if state.attack[weapon] <= 0:
            damage.doom(state, weapon, "HS-G32")
    elif weapon >= 0:
        damage.wear(state, weapon, "HS-G15")


def end_attack(state: HearthstoneState) -> None:
    for seat in (0, 1):
        hero = state.hero(seat)
        if state.enchantments[hero]:
            end_enchantments(state, hero, ENDS_WITH_ATTACK)
    state.attacker = state.defender = -1


TASKS = {function.__name__: function for function in (propose, combat, end_attack)}
