"""Damage, healing and armour (section 8 of the rulebook)."""

from collections.abc import Iterable

from rules.games.hearthstone.events import Changed, Damaged, Destroyed, Healed, Predamage, ShieldLost
from rules.games.hearthstone.keywords import has, spell_damage
from rules.games.hearthstone.table import BOARD, DEAD, DOOMED, FROZEN, HERO, IMMUNE, SHIELD, STEALTH, HearthstoneState

Hit = tuple[int, int, int]
"""Target, amount, source."""


def amount_from(state: HearthstoneState, seat: int, source: int, amount: int) -> int:
    """What this source's damage comes to: a spell's grows with spell damage, Velen doubles last (HS-DM.1)."""
    if state.kind(source) == "spell":
        return (amount + spell_damage(state, seat)) << state.doublings[seat]
    return healing_from(state, seat, source, amount)


def healing_from(state: HearthstoneState, seat: int, source: int, amount: int) -> int:
    """What this source's healing comes to: Velen doubles that of spells and power (HS-DM.1)."""
    return amount << state.doublings[seat] if state.kind(source) in ("spell", "hero power") else amount


def deal(state: HearthstoneState, hits: tuple[Hit, ...], as_given: bool = False, asked: bool = False) -> None:
    """Damage that counts as simultaneous: first all numbers change, then each damage event is resolved (HS-DH1).

    The events go by order of play, or `as_given` for a fight, where the defender's is first (HS-Q6.5). A hero who
    would die is announced before anything changes, so that Ice Block can answer (HS-DM.4).
    """
    deadly = () if asked else tuple(hit for hit in hits if would_kill_hero(state, hit))
    if deadly:
        announced = (
            ("event", Predamage(state.seat_of(target), target, amount), {"it": (target,)})
            for target, amount, _ in deadly
        )
        state.push(*announced, ("deal", hits, as_given, True))
        return
    hits = tuple(softened(state, hit) for hit in hits)
    done = [hit for hit in hits if land(state, hit)]
    if not as_given:
        done.sort(key=lambda hit: state.age[hit[0]])
    state.push(*(damaged(state, hit) for hit in done))


def damaged(state: HearthstoneState, hit: Hit) -> tuple[str, Damaged, dict[str, tuple[int, ...]]]:
    target, amount, source = hit
    event = Damaged(state.seat_of(target), target, amount, source)
    return "event", event, {"it": (target,), "amount": (amount,)}


def would_kill_hero(state: HearthstoneState, hit: Hit) -> bool:
    target, amount, _ = hit
    if state.place_of(target) != HERO or state.marks[target] & (IMMUNE | SHIELD):
        return False
    return amount >= state.left(target) + state.armor[state.seat_of(target)]


def softened(state: HearthstoneState, hit: Hit) -> Hit:
    """A hit that may not take a minion below 1 health is lowered to what may be taken (HS-G16)."""
    target, amount, source = hit
    if state.place_of(target) != BOARD or amount < state.left(target) or state.marks[target] & (IMMUNE | SHIELD):
        return hit
    if not has(state, target, "lasting"):
        return hit
    return target, state.left(target) - 1, source


def land(state: HearthstoneState, hit: Hit) -> bool:
    """Change the numbers of one hit; False where there is no damage event (HS-DM.2, HS-DM.3)."""
    target, amount, source = hit
    if amount <= 0 or not state.in_play(target) or state.marks[target] & IMMUNE:
        return False
    if state.marks[target] & SHIELD:
        state.marks[target] &= ~SHIELD
        state.note(ShieldLost(state.seat_of(target), target, "HS-DM.3"))
        return False
    if state.place_of(target) == HERO:
        seat = state.seat_of(target)
        absorbed = min(state.armor[seat], amount)
        state.armor[seat] -= absorbed
        state.damage[target] += amount - absorbed
    else:
        state.damage[target] += amount
    mark_by_source(state, target, source)
    return True


def mark_by_source(state: HearthstoneState, target: int, source: int) -> None:
    """Freezing, poison, and the stealth that a source loses by dealing damage (HS-DM.6, HS-K.5, HS-R6)."""
    if source < 0:
        return
    if has(state, source, "freezing"):
        state.marks[target] |= FROZEN
    if has(state, source, "poisonous") and state.place_of(target) != HERO:
        doom(state, target, "HS-K.9")
    state.marks[source] &= ~STEALTH


def doom(state: HearthstoneState, target: int, rule: str) -> None:
    """Pending destroy: it leaves at the next boundary (HS-V.10, HS-K.20)."""
    state.marks[target] |= DOOMED
    state.note(Destroyed(state.seat_of(target), target, rule))


def heal(state: HearthstoneState, amounts: Iterable[tuple[int, int]]) -> None:
    """Healing that counts as simultaneous; nothing healed is no event (HS-HE.1)."""
    healed = []
    for target, amount in amounts:
        restored = min(amount, state.damage[target])
        if restored > 0 and not state.marks[target] & DEAD:
            state.damage[target] -= restored
            healed.append((target, restored))
    healed.sort(key=lambda pair: state.age[pair[0]])
    state.push(
        *(
            ("event", Healed(state.seat_of(target), target, amount), {"it": (target,), "amount": (amount,)})
            for target, amount in healed
        )
    )


def wear(state: HearthstoneState, weapon: int, rule: str) -> None:
    """One durability less; at none it counts till the next boundary (HS-G15)."""
    state.damage[weapon] += 1
    state.note(Changed(state.seat_of(weapon), weapon, "durability", -1, rule))
    if state.left(weapon) <= 0:
        doom(state, weapon, rule)


TASKS = {"deal": deal}
