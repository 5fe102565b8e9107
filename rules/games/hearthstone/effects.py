"""What Hearthstone's texts do, beside the steps all games share."""

from rules.games.hearthstone import cardflow, damage, events
from rules.games.hearthstone.boundary import detach, set_maximum
from rules.games.hearthstone.keywords import spell_damage
from rules.games.hearthstone.playing import equip
from rules.games.hearthstone.table import (
    ASIDE,
    ATTACHED,
    BOARD,
    CASTING,
    FROZEN,
    GRAVEYARD,
    HERO,
    IMMUNE,
    POWER,
    SHIELD,
    SILENCED,
    STEALTH,
    WIDTH,
    Enchantment,
    HearthstoneState,
)
from rules.kernel.effects import Step, bind
from rules.kernel.facts import CardKey
from rules.kernel.frames import Frame
from rules.kernel.selectors import Selector
from rules.kernel.words import Key
from rules.kernel.zones import relocate


def is_spell(state: HearthstoneState, card: int) -> bool:
    return state.kind(card) == "spell"


class Damage(Step, tag="damage"):
    """Damage to these characters as one group; a spell's grows with spell damage, read now (HS-DM.1, HS-DH1)."""

    what: Selector
    amount: int

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        amount = self.amount + (spell_damage(state, frame.seat) if is_spell(state, frame.source) else 0)
        hits = tuple((target, amount, frame.source) for target in self.what.find(state, frame))
        state.push(("deal", hits))


class Missiles(Step, tag="missiles"):
    """So many hits of one, each at a random enemy not mortally wounded; spell damage adds missiles (HS-DM.7)."""

    what: Selector
    count: int

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        count = frame.bound.get("missiles", (self.count + spell_damage(state, frame.seat),))[0]
        targets = self.what.find(state, frame)
        if count <= 0 or not targets:
            return
        name, number, pc, source, stamp, seat, bound = state.stack.pop()
        state.stack.append((name, number, pc - 1, source, stamp, seat, {**bound, "missiles": (count - 1,)}))
        state.push(("deal", ((targets[state.chance.below(len(targets))], 1, frame.source),)))


class Heal(Step, tag="heal"):
    """Heal these characters as one group (HS-HE.1)."""

    what: Selector
    amount: int

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        targets = self.what.find(state, frame)
        damage.heal(state, [(target, self.amount) for target in targets], frame.seat, frame.source)


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


class DrawCards(Step, tag="draw-cards"):
    """The player draws, one by one (HS-DC)."""

    count: int

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        state.push(("draw_cards", frame.seat, self.count))


class Summon(Step, tag="summon"):
    """Minions come into play: right of the source, where a dead one stood, or at the right end (HS-Q2.1)."""

    key: Key
    count: int = 1
    for_foe: bool = False
    per: Selector | None = None
    """As many for each of these, counted as the first one comes."""

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        seat = 1 - frame.seat if self.for_foe else frame.seat
        made, wanted = frame.bound.get("made", (0, self.count * times(state, frame, self.per)))
        if made == wanted:
            return
        position = None if self.for_foe else position_beside(state, frame, made)
        name, number, pc, source, stamp, owner, bound = state.stack.pop()
        state.stack.append((name, number, pc - 1, source, stamp, owner, {**bound, "made": (made + 1, wanted)}))
        cardflow.summon(state, state.ruleset.by_key[CardKey(self.key)], seat, position)


def times(state: HearthstoneState, frame: Frame, per: Selector | None) -> int:
    """How many there are of what is counted; 1 where nothing is."""
    return 1 if per is None else len(per.find(state, frame))


def position_beside(state: HearthstoneState, frame: Frame, made: int) -> int | None:
    """Right of the source; where it stood, if it has died; None for the right end (HS-Q2.1, HS-G13)."""
    if state.place_of(frame.source) == BOARD and state.seat_of(frame.source) == frame.seat:
        return state.at(frame.seat, BOARD).index(frame.source) + 1 + made
    if state.place_of(frame.source) == GRAVEYARD and state.kind(frame.source) == "minion":
        return state.place[frame.source] + made
    return None


class SummonSame(Step, tag="summon-same"):
    """Another of this very card comes into play, right of it."""

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        cardflow.summon(state, state.card[frame.source], frame.seat, position_beside(state, frame, 0))


class Enchant(Step, tag="enchant"):
    """Add to attack and health, or set them, or give a keyword, until a moment or for good (HS-4d, HS-H1, HS-HE.2)."""

    what: Selector
    stat: str
    amount: int = 1
    how: str = "add"
    until: str = ""
    per: Selector | None = None
    """As much for each of these."""

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        amount = self.amount * times(state, frame, self.per)
        for card in self.what.find(state, frame):
            enchant(state, card, Enchantment(self.stat, self.how, amount, 0, frame.seat, self.until))


def enchant(state: HearthstoneState, card: int, change: Enchantment) -> None:
    """Attach a change: it works at once (HS-4d) and again at every boundary."""
    state.clock += 1
    state.enchantments[card] = (*state.enchantments[card], change._replace(age=state.clock))
    is_set = change.how == "set"
    if change.stat == "attack":
        state.attack[card] = change.amount if is_set else state.attack[card] + change.amount
    elif change.stat == "health" and is_set:
        state.health[card], state.damage[card] = change.amount, 0
    elif change.stat == "health":
        set_maximum(state, card, state.health[card] + change.amount)
    elif change.stat == "stealth":
        state.marks[card] |= STEALTH
    elif change.stat == "divine_shield":
        state.marks[card] |= SHIELD
    state.note(events.Changed(state.seat_of(card), card, change.stat, change.amount, "HS-4d"))


class Freeze(Step, tag="freeze"):
    """These freeze (HS-K.8)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            state.marks[card] |= FROZEN
            state.note(events.Changed(state.seat_of(card), card, "frozen", 1, "HS-K.8"))


class Immune(Step, tag="immune"):
    """The own hero is immune until the end of the turn (HS-K.6)."""

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        hero = state.hero(frame.seat)
        state.marks[hero] |= IMMUNE
        state.note(events.Changed(frame.seat, hero, "immune", 1, "HS-X.10"))


class Attach(Step, tag="attach"):
    """This spell stays on a minion as an enchantment with an age and a player of its own (HS-E.1)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for host in self.what.find(state, frame):
            card = state.add(state.card[frame.source], frame.seat, ATTACHED)
            state.host[card] = host


class Silence(Step, tag="silence"):
    """Text, enchantments and given words go; damage stays (HS-E.2)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            state.enchantments[card] = ()
            state.marks[card] = SILENCED
            detach(state, card)
            state.note(events.Changed(state.seat_of(card), card, "silenced", 1, "HS-K.18"))


class BecomeCopy(Step, tag="become-copy"):
    """This minion turns into a copy: damage and enchantments too, its own age and place kept (HS-E.4, HS-E.5)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        me = frame.source
        for model in self.what.find(state, frame):
            if state.place_of(me) != BOARD:
                return
            state.push(("become", me, state.card[model], model))


class SummonCopy(Step, tag="summon-copy"):
    """A copy of a minion comes: damage and enchantments too; plain where it has left play (HS-E.4, HS-G22)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for model in self.what.find(state, frame):
            card = cardflow.summon(state, state.card[model], frame.seat)
            if card >= 0 and state.place_of(model) == BOARD:
                copy_changes(state, card, model)
                set_maximum(state, card, state.health[model])
                state.attack[card] = state.attack[model]


def copy_changes(state: HearthstoneState, card: int, model: int) -> None:
    """Enchantments, marks and damage of another minion (HS-E.4)."""
    state.enchantments[card] = state.enchantments[model]
    state.marks[card] = state.marks[model] & (FROZEN | SHIELD | STEALTH | SILENCED)
    state.damage[card] = state.damage[model]


def become(state: HearthstoneState, card: int, definition: int, model: int) -> None:
    """Transform a minion where it stands; no death, no summon (HS-E.3). `model` is whom it copies, else -1."""
    age = state.age[card]
    state.card[card] = definition
    state.refresh(card)
    state.age[card] = age
    state.listen()
    if model >= 0:
        copy_changes(state, card, model)
    else:
        detach(state, card)
    state.note(events.Transformed(state.seat_of(card), card, definition, "HS-E.3"))


class Reveal(Step, tag="reveal"):
    """This secret is turned up and leaves (HS-X.1)."""

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        relocate(state, frame.source, frame.seat * WIDTH + GRAVEYARD)
        event = events.SecretRevealed(frame.seat, frame.source)
        state.push(("event", event, {"it": (frame.source,)}))


class DefendWith(Step, tag="defend-with"):
    """A minion comes and is the new defender (HS-X.3)."""

    key: Key

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        card = cardflow.summon(state, state.ruleset.by_key[CardKey(self.key)], frame.seat)
        if card >= 0:
            state.defender = card


class AimAtNew(Step, tag="aim-at-new"):
    """A minion comes and is the spell's new target (HS-X.14)."""

    key: Key

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        card = cardflow.summon(state, state.ruleset.by_key[CardKey(self.key)], frame.seat)
        if card >= 0:
            state.aim = card


class Redirect(Step, tag="redirect"):
    """The attack goes to a random one of these instead (HS-X.6)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        found = self.what.find(state, frame)
        if found:
            state.defender = found[state.chance.below(len(found))]


class Pick(Step, tag="pick"):
    """One of these by chance, found under a name; none where there is none (HS-5, HS-G7)."""

    what: Selector
    slot: str = "it"

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        found = self.what.find(state, frame)
        chosen = (found[state.chance.below(len(found))],) if found else ()
        bind(state, self.slot, chosen)


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
        relocate(state, state.at(seat, POWER)[-1], seat * WIDTH + ASIDE)
        hero = state.add(by_key[CardKey(self.hero)], seat, HERO)
        state.age[hero], state.attacks[hero] = age, attacks
        state.add(by_key[CardKey(self.power)], seat, POWER)
        state.armor[seat], state.power_used[seat] = 0, 0
        weapon = state.add(by_key[CardKey(self.weapon)], seat, CASTING)
        equip(state, weapon, seat)


class EquipNew(Step, tag="equip-new"):
    """A made weapon is equipped (HS-Q4.1)."""

    key: Key

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        weapon = state.add(state.ruleset.by_key[CardKey(self.key)], frame.seat, CASTING)
        equip(state, weapon, frame.seat)


class GainMana(Step, tag="gain-mana"):
    """Mana for this turn, never above ten in all (HS-MA.1)."""

    amount: int

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        state.mana[frame.seat] = min(10, state.mana[frame.seat] + self.amount)
        state.note(events.ManaChanged(frame.seat, "mana", self.amount, "HS-MA.1"))


TASKS = {"become": become}
