"""What Hearthstone's texts do to characters and weapons: damage, healing, enchantments, transformation, control.

Minions that come are in `arrivals`, cards and mana in `hands`, what secrets do in `secrets`.
"""

from typing import Literal

from rules.games.hearthstone import cardflow, damage, events
from rules.games.hearthstone.enchanting import attach, enchant, strip
from rules.games.hearthstone.playing import equip
from rules.games.hearthstone.table import (
    ASIDE,
    ATTACHED,
    BOARD,
    CASTING,
    FROZEN,
    HERO,
    POWER,
    SHIELD,
    STEALTH,
    WIDTH,
    Enchantment,
    HearthstoneState,
    attack_of,
)
from rules.kernel.effects import Step, bind
from rules.kernel.facts import CardKey
from rules.kernel.frames import Frame
from rules.kernel.measure import Amount, times
from rules.kernel.selectors import Selector
from rules.kernel.words import Key, Stat, Until
from rules.kernel.zones import relocate


class Damage(Step, tag="damage"):
    """Damage to these characters as one group; a spell's grows with spell damage, read now (HS-DM.1, HS-DH1)."""

    what: Selector
    amount: int
    per: Amount | None = None
    """So much for each of these."""
    by: Selector | None = None
    """Who deals it, where it is not the card whose text this is."""
    grows: bool = True
    """False where spell damage and the like add nothing (HS-X.2)."""

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        state.push(("deal", self.hits(state, frame)))

    def hits(self, state: HearthstoneState, frame: Frame) -> tuple[damage.Hit, ...]:
        """What it deals to whom now; nothing where nobody deals it."""
        amount = self.amount * times(state, frame, self.per)
        return tuple(
            (target, damage.amount_from(state, frame.seat, source, amount) if self.grows else amount, source)
            for source in ([frame.source] if self.by is None else self.by.find(state, frame))
            for target in self.what.find(state, frame)
        )


class DamageTogether(Step, tag="damage-together"):
    """Different amounts to different characters as one group (HS-DM.7)."""

    parts: tuple[Damage, ...]

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        state.push(("deal", tuple(hit for part in self.parts for hit in part.hits(state, frame))))


class DamageInTurn(Step, tag="damage-in-turn"):
    """Damage to one of these after the other, all that follows from a hit before the next one (HS-DH3)."""

    what: Selector
    amount: Amount

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        hits = (
            (target, damage.amount_from(state, frame.seat, frame.source, self.amount.of(state, frame)), frame.source)
            for target in self.what.find(state, frame)
        )
        state.push(*(("deal", (hit,)) for hit in hits))


class Missiles(Step, tag="missiles"):
    """So many hits of one, each at a random one of these now; a spell's grow in number, not in strength (HS-DM.7)."""

    what: Selector
    count: int

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        whole = damage.amount_from(state, frame.seat, frame.source, self.count)
        (count,) = frame.bound.get("missiles") or (whole,)
        targets = self.what.find(state, frame)
        if count <= 0 or not targets:
            bind(state, "missiles", ())
            return
        name, number, pc, source, stamp, seat, bound = state.stack.pop()
        state.stack.append((name, number, pc - 1, source, stamp, seat, {**bound, "missiles": (count - 1,)}))
        state.push(("deal", ((targets[state.chance.below(len(targets))], 1, frame.source),)))


class Heal(Step, tag="heal"):
    """Heal these characters as one group; where healing hurts, it is damage of its source (HS-HE.1, HS-G34)."""

    what: Selector
    amount: int
    per: Amount | None = None

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        amount = self.amount * times(state, frame, self.per)
        targets = self.what.find(state, frame)
        if state.healing_hurts[frame.seat]:
            amount = damage.amount_from(state, frame.seat, frame.source, amount)
            state.push(("deal", tuple((target, amount, frame.source) for target in targets)))
        else:
            amount = damage.healing_from(state, frame.seat, frame.source, amount)
            damage.heal(state, [(target, amount) for target in targets])


class SetHealthLeft(Step, tag="set-health-left"):
    """What is left of their health is so much, up or down, no event; a lower maximum rises (HS-HE.2)."""

    what: Selector
    amount: int

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            state.health[card] = max(state.health[card], self.amount)
            state.damage[card] = state.health[card] - self.amount
            state.note(events.Changed(state.seat_of(card), card, "health-left", self.amount, "HS-HE.2"))


class Armor(Step, tag="armor"):
    """Armour for the own hero."""

    amount: int

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        state.armor[frame.seat] += self.amount
        hero = state.hero(frame.seat)
        state.note(events.Changed(frame.seat, hero, "armor", self.amount, "HS-DM.5"))


class Destroy(Step, tag="destroy"):
    """These are doomed (HS-K.20)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for target in self.what.find(state, frame):
            damage.doom(state, target, "HS-K.20")


class Wear(Step, tag="wear"):
    """These weapons lose one durability (HS-G15)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for weapon in self.what.find(state, frame):
            damage.wear(state, weapon, "HS-G15")


class Enchant(Step, tag="enchant"):
    """Add to attack and health, or set them, or give a keyword, until a moment or for good (HS-4d, HS-H1, HS-HE.2)."""

    what: Selector
    stat: Stat
    amount: int = 1
    how: Literal["add", "set"] = "add"
    until: Until = ""
    per: Amount | None = None
    """As much for each of these."""

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        amount = self.amount * times(state, frame, self.per)
        if amount == 0 and self.how == "add":
            return
        by = state.card[frame.source]
        for card in self.what.find(state, frame):
            enchant(state, card, Enchantment(self.stat, self.how, amount, 0, frame.seat, self.until, by))


class SwapNumbers(Step, tag="swap-numbers"):
    """Their attack becomes the health of now, their health the attack of now (HS-G35)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            attack, health, by = attack_of(state, card), state.left(card), state.card[frame.source]
            enchant(state, card, Enchantment("attack", "set", health, 0, frame.seat, "", by))
            enchant(state, card, Enchantment("health", "set", attack, 0, frame.seat, "", by))


class Freeze(Step, tag="freeze"):
    """These freeze (HS-K.8)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            state.marks[card] |= FROZEN
            state.note(events.Changed(state.seat_of(card), card, "frozen", 1, "HS-K.8"))


class LoseMark(Step, tag="lose-mark"):
    """These lose stealth or their divine shield; those who had it are found under `slot`."""

    what: Selector
    keyword: Literal["stealth", "divine_shield"]
    slot: str = "lost"

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        mark = {"stealth": STEALTH, "divine_shield": SHIELD}[self.keyword]
        had = tuple(card for card in self.what.find(state, frame) if state.marks[card] & mark)
        for card in had:
            state.marks[card] &= ~mark
            state.note(events.Changed(state.seat_of(card), card, self.keyword, -1, "HS-4d"))
        bind(state, self.slot, had)


class Attach(Step, tag="attach"):
    """This card clings to these as an enchantment with an age and a player of its own, for good or not (HS-E.1)."""

    what: Selector
    until: Until = ""

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for host in self.what.find(state, frame):
            attach(state, state.card[frame.source], frame.seat, host, self.until)


class Leave(Step, tag="leave"):
    """This attached card has done its part and is gone (HS-MA.3)."""

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        if state.place_of(frame.source) == ATTACHED:
            relocate(state, frame.source, state.seat_of(frame.source) * WIDTH + ASIDE)


class AsHost(Step, tag="as-host"):
    """What follows happens as if it were the text of the minion that this card clings to (HS-CEM2b)."""

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        host = state.host[frame.source]
        name, number, pc, _, _, _, bound = state.stack.pop()
        state.stack.append((name, number, pc, host, state.stamp[host], state.seat_of(host), bound))


class Silence(Step, tag="silence"):
    """Text, enchantments and given words go; damage stays (HS-E.2)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            strip(state, card)


class BecomeCopy(Step, tag="become-copy"):
    """This minion turns into a copy: damage and enchantments too, its own age and place kept (HS-E.4, HS-E.5)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        if state.place_of(frame.source) == BOARD:
            models = self.what.find(state, frame)
            state.push(*(("become", frame.source, state.card[model], model) for model in models))


class Transform(Step, tag="transform"):
    """These turn into another minion, a random one of several (HS-E.3)."""

    what: Selector
    keys: tuple[Key, ...]

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            key = state.chance.one_of(self.keys)
            state.push(("become", card, state.ruleset.by_key[CardKey(key)], -1))


class TakeControl(Step, tag="take-control"):
    """These are the player's now (HS-E.6)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            cardflow.take_control(state, card, frame.seat, "HS-E.6")


class GiveBack(Step, tag="give-back"):
    """These are the opponent's again (HS-E.2, HS-Q7.1)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            cardflow.take_control(state, card, 1 - frame.seat, "HS-E.6")


class Pick(Step, tag="pick"):
    """So many of these by chance, found under a name; fewer where there are fewer (HS-5, HS-G7)."""

    what: Selector
    slot: str = "it"
    count: int = 1

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        found = self.what.find(state, frame)
        bind(state, self.slot, tuple(state.chance.sample(found, min(self.count, len(found)))))


class BecomeHero(Step, tag="become-hero"):
    """This minion leaves the board and is the player's hero, with a weapon and a power of its own (HS-G27)."""

    hero: Key
    weapon: Key
    power: Key

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        by_key, seat = state.ruleset.by_key, frame.seat
        old = state.hero(seat)
        age, attacks = state.age[old], state.attacks[old]
        relocate(state, frame.source, seat * WIDTH + ASIDE)
        relocate(state, old, seat * WIDTH + ASIDE)
        hero = state.add(by_key[CardKey(self.hero)], seat, HERO)
        state.age[hero], state.attacks[hero] = age, attacks
        state.armor[seat] = 0
        replace_power(state, seat, self.power)
        equip(state, state.add(by_key[CardKey(self.weapon)], seat, CASTING), seat)


def replace_power(state: HearthstoneState, seat: int, key: str) -> None:
    """Another power, ready even if the old one was used (HS-G26)."""
    relocate(state, state.at(seat, POWER)[-1], seat * WIDTH + ASIDE)
    power = state.add(state.ruleset.by_key[CardKey(key)], seat, POWER)
    state.power_used[seat] = 0
    state.note(events.PowerReplaced(seat, power, "HS-G26"))


class ReplacePower(Step, tag="replace-power"):
    """The own power becomes the first of these that it is not and has not been yet, at last the last (HS-G26)."""

    keys: tuple[Key, ...]

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        definition = state.card[state.at(frame.seat, POWER)[-1]]
        present = state.ruleset.definitions[definition].key
        step = self.keys.index(present) + 1 if present in self.keys else 0
        replace_power(state, frame.seat, self.keys[min(step, len(self.keys) - 1)])


class EquipNew(Step, tag="equip-new"):
    """A made weapon is equipped (HS-Q4.1)."""

    key: Key

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        weapon = state.add(state.ruleset.by_key[CardKey(self.key)], frame.seat, CASTING)
        equip(state, weapon, frame.seat)
