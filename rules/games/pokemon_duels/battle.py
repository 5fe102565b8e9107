"""The Battle Phase: an attack is declared, answered, and decided (PD-2.6, PD-2.7, PD-5, PD-G7 to PD-G12)."""

from collections.abc import Iterator

from rules.games.pokemon_duels import chart
from rules.games.pokemon_duels.chart import Factors, factor_word
from rules.games.pokemon_duels.destroying import destroy
from rules.games.pokemon_duels.events import Attacked, AttackStopped, BattlePhaseCutShort, Compared, Redirected
from rules.games.pokemon_duels.happening import happen
from rules.games.pokemon_duels.life import battle_damage
from rules.games.pokemon_duels.positions import turn_up
from rules.games.pokemon_duels.stats import atk, defence, has, types
from rules.games.pokemon_duels.table import ATTACK, DuelState
from rules.kernel.records import Action, Refusal
from rules.kernel.resolution import begin_moment, end_moment
from rules.kernel.words import Instance


class Attack(Action, tag="attack"):
    """Let a Pokémon in Attack Position attack one of the opponent's; `target` is -1 for a direct attack."""

    attacker: Instance
    target: Instance

    def refusals(self, state: DuelState, seat: int) -> Iterator[Refusal]:
        if state.decision is None or state.decision.kind != "battle":
            yield Refusal("attack.phase", "PD-2.6", "Attacks are made in your Battle Phase.")
        if not 0 <= self.attacker < len(state.zone) or self.attacker not in state.pokemon(seat):
            yield Refusal("attack.not_yours", "PD-2.6", "Only a Pokémon of yours can attack.")
            return
        name = state.name(self.attacker)
        if state.position(self.attacker) != ATTACK:
            yield Refusal("attack.position", "PD-2.6", f"{name} is not in Attack Position.")
        if state.attacks[self.attacker]:
            yield Refusal("attack.once", "PD-G11", f"{name} has attacked this turn.")
        if has(state, self.attacker, "no-attack"):
            yield Refusal("attack.forbidden", "PD-G50", f"{name} cannot attack now.")
        yield from target_refusals(state, seat, self.attacker, self.target)

    def perform(self, state: DuelState, seat: int) -> None:
        state.attacks[self.attacker] += 1
        state.attacker, state.attacker_stamp = self.attacker, state.stamp[self.attacker]
        aim_at(state, self.target)
        happen(state, Attacked(seat, self.attacker, self.target))
        state.push(("settle",), ("strike",), ("settle",), ("end_attack",), ("settle",), ("free",))


def target_refusals(state: DuelState, seat: int, attacker: int, target: int) -> Iterator[Refusal]:
    """Only a Pokémon of the opponent's, and the player where there is none (PD-2.6, PD-2.7, PD-G11)."""
    enemies = state.pokemon(1 - seat)
    if target < 0 and enemies and not has(state, attacker, "direct"):
        yield Refusal("attack.direct", "PD-2.7", "Your opponent has a Pokémon, so the attack cannot be direct.")
    elif target >= 0 and target not in enemies:
        yield Refusal("attack.target", "PD-2.6", "Only a Pokémon of your opponent can be attacked.")


def aim_at(state: DuelState, target: int) -> None:
    """Fix whom the running attack is at: as the object that it is now."""
    state.target = target
    state.target_stamp = state.stamp[target] if target >= 0 else 0


def redirect(state: DuelState, target: int, rule: str) -> None:
    """Let the running attack go to another Pokémon of the same player (PD-G63)."""
    if state.attacker >= 0 and target != state.target:
        aim_at(state, target)
        state.note(Redirected(state.attacker, target, rule))


def negate_attack(state: DuelState, rule: str) -> None:
    """The running attack comes to nothing."""
    if state.attacker >= 0 and not state.stopped:
        state.stopped = 1
        state.note(AttackStopped(state.attacker, rule))


def end_battle_phase(state: DuelState, rule: str) -> None:
    """No attack after the running one this turn."""
    if not state.battle_over:
        state.battle_over = 1
        state.note(BattlePhaseCutShort(state.active, rule))


def strike(state: DuelState) -> None:
    """Decide the attack, if both are still there to fight (PD-G7, PD-G11, PD-G51)."""
    if state.stopped:
        return
    attacker, target = state.attacker, state.target
    stands = state.is_there(attacker, state.attacker_stamp) and state.position(attacker) == ATTACK
    if not stands or (target >= 0 and not state.is_there(target, state.target_stamp)):
        state.note(AttackStopped(attacker, "PD-G51"))
    elif target < 0:
        hit_directly(state, attacker)
    else:
        fight(state, attacker, target)


def hit_directly(state: DuelState, attacker: int) -> None:
    """Nobody stands in the way: the damage is the current ATK (PD-G11)."""
    battle_damage(state, 1 - state.seat_of(attacker), atk(state, attacker), attacker, True, "PD-G11")


def factors(state: DuelState, attacker: int, target: int) -> tuple[Factors, str]:
    """What types make of both numbers, and the rule that says so (PD-5)."""
    if state.is_face_down(target):
        return chart.UNTYPED, "PD-5.3"
    if has(state, attacker, "typeless") or has(state, target, "typeless"):
        return chart.UNTYPED, "PD-G50"
    mine, theirs = types(state, attacker), types(state, target)
    if state.position(target) == ATTACK:
        return chart.attack_factors(mine, theirs), "PD-5.1"
    return chart.defence_factors(mine, theirs), "PD-5.2"


def battle_values(state: DuelState, attacker: int, target: int) -> tuple[int, int]:
    """The two numbers that are compared, type factors included (PD-G10)."""
    by, _ = factors(state, attacker, target)
    return compared(state, attacker, target, by)


def compared(state: DuelState, attacker: int, target: int, by: Factors) -> tuple[int, int]:
    is_defending = state.position(target) != ATTACK
    other = defence(state, target) if is_defending else atk(state, target)
    return chart.times(atk(state, attacker), by.attacker), chart.times(other, by.target)


def fight(state: DuelState, attacker: int, target: int) -> None:
    """Compare, then take life, then destroy; a face-down target is turned up, its numbers being untyped (PD-G9)."""
    by, rule = factors(state, attacker, target)
    if state.is_face_down(target):
        turn_up(state, target, "PD-G9", by_attack=True)
    attack, against = compared(state, attacker, target, by)
    is_defending = state.position(target) != ATTACK
    words = factor_word(by.attacker), factor_word(by.target)
    state.note(Compared(attacker, target, attack, against, *words, rule))
    if is_defending:
        storm(state, attacker, target, attack, against)
    else:
        clash(state, attacker, target, attack, against)


def clash(state: DuelState, attacker: int, target: int, attack: int, against: int) -> None:
    """ATK against ATK: the lower is destroyed and its player loses the difference; equal, both are (PD-G7)."""
    if attack > against:
        lose_life(state, target, attack - against, attacker)
        fall(state, target, attacker)
    elif attack < against:
        lose_life(state, attacker, against - attack, target)
        fall(state, attacker, target)
    elif attack > 0:
        first = [card for card in (attacker, target) if has(state, card, "strikes-first")]
        fallen = [card for card in (attacker, target) if len(first) != 1 or card not in first]
        for card in fallen:
            fall(state, card, target if card == attacker else attacker)


def storm(state: DuelState, attacker: int, target: int, attack: int, against: int) -> None:
    """ATK against DEF: above it the target is destroyed, below it the attacker's player loses the difference."""
    if attack > against:
        if has(state, attacker, "piercing"):
            lose_life(state, target, attack - against, attacker)
        fall(state, target, attacker)
    elif attack < against:
        lose_life(state, attacker, against - attack, target)


def lose_life(state: DuelState, loser: int, amount: int, winner: int) -> None:
    """The player of the weaker side loses life, unless something spares that (PD-G50)."""
    if not has(state, loser, "no-battle-damage"):
        battle_damage(state, state.seat_of(loser), amount, winner, False, "PD-G7")


def fall(state: DuelState, card: int, killer: int) -> None:
    destroy(state, card, "battle", state.seat_of(killer), "PD-G7", killer)


def end_attack(state: DuelState) -> None:
    """What lasts until the battle ends is over."""
    end_moment(state, "battle")
    begin_moment(state, "battle-end")
    state.attacker = state.target = -1
    state.stopped = 0


TASKS = {function.__name__: function for function in (strike, end_attack)}
