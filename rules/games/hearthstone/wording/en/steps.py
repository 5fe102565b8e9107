"""What an effect does, in English: orders and statements."""

from collections.abc import Iterable

from msgspec import structs

from rules.games.hearthstone import arrivals, effects, hands, secrets
from rules.games.hearthstone import selectors as hearthstone
from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.en.amounts import measure
from rules.games.hearthstone.wording.en.conditions import lead
from rules.games.hearthstone.wording.en.lasting import held
from rules.games.hearthstone.wording.en.made import any_of, made
from rules.games.hearthstone.wording.en.nouns import CARD, Noun, who, whom
from rules.games.hearthstone.wording.en.words import UNTIL, costs, counted, grown, keyword
from rules.games.hearthstone.wording.shape import Gift, Measure
from rules.kernel import effects as steps
from rules.kernel import selectors
from rules.kernel.abilities import Cont
from rules.kernel.english import JOINTS, a, all_of
from rules.kernel.wording import Clause, Telling, Templates, begun, joined, listed

POSSESSIVE = {"it": "its", "them": "their"}


def effect(do: Iterable[steps.Step], t: Telling) -> str:
    """The steps in one breath, as they follow a condition."""
    return joined(t.ordered(do), JOINTS)


def sentences(do: Iterable[steps.Step], t: Telling, opening: str = "") -> str:
    """The steps as whole sentences, the first of them after its opening."""
    told = shape.sentences(t.ordered(do), lambda orders: listed(orders, JOINTS))
    told = [f"{opening}{told[0]}" if told else opening, *told[1:]]
    return " ".join(f"{begun(sentence)}." for sentence in told)


def order(text: str) -> list[Clause]:
    return [Clause(text)]


def statement(text: str) -> list[Clause]:
    return [Clause(text, is_order=False)]


def quantity(number: int, noun: str, per: Measure) -> tuple[str, str]:
    """How much of something, and what follows whom it goes to: "2 damage", "damage ... equal to your Armor"."""
    if per.equal:
        return noun if number == 1 else f"{number} times as much {noun}", f" equal to {per.equal}"
    return f"{per.number or number} {noun}", f" for each {per.each}" if per.each else ""


def if_so(step: steps.If, t: Telling) -> list[Clause]:
    if isinstance(step.condition, hearthstone.ComboOn):
        usual = t.ordered(step.otherwise)
        return [*usual, *statement(f"Combo: {begun(effect(step.then, t))}{' instead' if usual else ''}")]
    if isinstance(step.condition, selectors.Exists) and isinstance(step.condition.what, selectors.Bound):
        found = t.ordered(step.then)
        return [*found, *statement(f"if there is none, {effect(step.otherwise, t)}")] if step.otherwise else found
    clauses = chosen_first(t) if step.otherwise and shape.asks_first(step, t) else []
    text = f"{lead(step.condition, t)}{effect(step.then, t)}"
    if step.otherwise:
        t.last = "target" if clauses else t.last
        text += f"; otherwise, {effect(step.otherwise, t)}"
    return [*clauses, *statement(text)]


def chosen_first(t: Telling) -> list[Clause]:
    """The choice of the target by itself, where what follows is not one order."""
    return [Clause(f"choose {whom(hearthstone.Target(), t)}", opens=True)]


# ---- damage, healing, destruction


def damage(step: effects.Damage, t: Telling) -> list[Clause]:
    if step.by is not None:
        clauses = chosen_first(t) if shape.asks_first(step, t) else []
        name, is_plural = who(step.by, t)
        much, equal = quantity(step.amount, "damage", measure(step.per, t))
        return [
            *clauses,
            *statement(f"{name} {'deal' if is_plural else 'deals'} {much}{equal} to {whom(step.what, t)}"),
        ]
    return order(f"deal {dealt(step, t)}")


def dealt(step: effects.Damage, t: Telling) -> str:
    """How much to whom: "3 damage to a minion"."""
    last = t.last
    to = whom(step.what, t)
    if to in ("it", "them"):
        t.last = last
    after, t.last = t.last, t.last if isinstance(step.what, hearthstone.Target) else last
    much, equal = quantity(step.amount, "damage", measure(step.per, t))
    t.last = after
    return f"{much} to {to}{equal}"


def damage_together(step: effects.DamageTogether, t: Telling) -> list[Clause]:
    return order(f"deal {all_of([dealt(part, t) for part in step.parts])}")


def damage_in_turn(step: effects.DamageInTurn, t: Telling) -> list[Clause]:
    much, equal = quantity(1, "damage", measure(step.amount, t))
    noun: Noun = shape.noun_of(step.what, t)
    return order(f"deal {much} to {whom(step.what, t)}{equal}{', rolled for each of them' if noun.is_plural else ''}")


def missiles(step: effects.Missiles, t: Telling) -> list[Clause]:
    return order(f"deal {step.count} damage, split at random among {whom(step.what, t)}")


def heal(step: effects.Heal, t: Telling) -> list[Clause]:
    to = whom(step.what, t)
    if step.amount == 1 and step.per is not None and step.per == shape.damage_on(step.what):
        return order(f"restore {to} to full Health")
    much, equal = quantity(step.amount, "Health", measure(step.per, t))
    return order(f"restore {much} to {to}{equal}")


def set_health_left(step: effects.SetHealthLeft, t: Telling) -> list[Clause]:
    return order(f"set the remaining Health of {whom(step.what, t)} to {step.amount}")


def armor(step: effects.Armor, t: Telling) -> list[Clause]:
    return order(f"gain {step.amount} Armor")


def destroy(step: effects.Destroy, t: Telling) -> list[Clause]:
    return order(f"destroy {whom(step.what, t)}")


def wear(step: effects.Wear, t: Telling) -> list[Clause]:
    if isinstance(step.what, selectors.This):
        return statement(f"{who(step.what, t)[0]} loses 1 Durability")
    return order(f"take 1 Durability from {whom(step.what, t)}")


# ---- enchantments


def enchants(given: tuple[effects.Enchant, ...], t: Telling) -> list[Clause]:
    gift = shape.gift(given)
    if gift.keywords == ("cant_attack_heroes",):
        name, _ = who(gift.what, t)
        return statement(f"{name} cannot attack heroes{UNTIL.get(gift.until, '')}")
    if gift.is_set:
        return order(f"set {stat_set(gift, t)}")
    to = "" if gift.is_for_this else f" {whom(gift.what, t)}"
    if gift.is_for_this and gift.per is None:
        t.last = "this"
    if gift.keywords == ("immune",) and not gift.attack:
        return order(f"make{to} {gained(gift, t)}")
    return order(f"{'give' if to else 'gain'}{to} {gained(gift, t)}")


def stat_set(gift: Gift, t: Telling) -> str:
    stat, amount = ("Attack", gift.attack) if gift.attack else ("Health", gift.health)
    to = whom(gift.what, t)
    named = f"{POSSESSIVE[to]} {stat}" if to in POSSESSIVE else f"the {stat} of {to}"
    return f"{named} to {measure(gift.per, t).equal or amount}{UNTIL.get(gift.until, '')}"


def gained(gift: Gift, t: Telling) -> str:
    """What a gift gives: "+2/+2 and Taunt this turn", "+1 Attack for each other minion"."""
    per = measure(gift.per, t)
    words = [keyword(word) for word in gift.keywords]
    if per.equal:
        given = ("Attack", gift.attack), (health_word(gift.what, t), gift.health)
        extra = "" if gift.is_for_this else "extra "
        words = [f"{extra}{stat} equal to {per.equal}" for stat, amount in given if amount] + words
    elif numbers := grown(gift.attack, gift.health, health_word(gift.what, t)):
        words = [f"{numbers}{f' for each {per.each}' if per.each else ''}", *words]
    return all_of(words) + UNTIL.get(gift.until, "")


def health_word(what: selectors.Selector, t: Telling) -> str:
    is_own = isinstance(what, selectors.This) and shape.is_weapon(t)
    return "Durability" if is_own or isinstance(what, hearthstone.Weapon) else "Health"


def swap_numbers(step: effects.SwapNumbers, t: Telling) -> list[Clause]:
    return order(f"swap the Attack and Health of {whom(step.what, t)}")


def freeze(step: effects.Freeze, t: Telling) -> list[Clause]:
    return order(f"freeze {whom(step.what, t)}")


def lose_mark(step: effects.LoseMark, t: Telling) -> list[Clause]:
    name, is_plural = who(step.what, t)
    t.nouns[step.slot] = Noun("minion that lost it", "minions that lost it", count=1, name=step.slot)
    return statement(f"{name} {'lose' if is_plural else 'loses'} {keyword(step.keyword)}")


def silence(step: effects.Silence, t: Telling) -> list[Clause]:
    return order(f"silence {whom(step.what, t)}")


def attach(step: effects.Attach, t: Telling) -> list[Clause]:
    """What this card does from now on, where it clings to a character."""
    abilities = shape.attached(t)
    t.nouns["host"] = Noun("minion", "minions", count=1, is_new=False, name="host")
    rattles = [ability for ability in abilities if shape.is_deathrattle(ability)]
    if rattles:
        to = whom(step.what, t)
        quoted = " ".join(f"“{text.rstrip('.')}”" for text in t.told(rattles))
        return order(f"give {to} {quoted}")
    clauses = chosen_first(t) if shape.asks_first(step, t) else []
    if isinstance(step.what, hearthstone.Target):
        t.last = "host"
    until = {"turn": "this turn, ", "next-turn": "until your next turn, "}.get(step.until, "")
    ends = "".join(f"until {t.tell(each.on).removeprefix('whenever ')}, " for each in shape.ends(abilities))
    for first, *others in shape.clinging(abilities):
        if shape.is_next_turn_of_foe(step, first):
            always = structs.replace(first, condition=None)
            clauses += statement(f"during your opponent’s next turn, {held((always,), t)}")
        elif isinstance(first, Cont):
            clauses += statement(f"{until}{ends}{held((first,), t)}")
        else:
            events = ", or ".join(t.tell(each.on) for each in (first, *others))
            clauses += statement(f"{events}, {effect(first.do, t)}")
    return clauses


def unsaid(step: steps.Step, t: Telling) -> list[Clause]:
    return []


# ---- transformation and control


def become_copy(step: effects.BecomeCopy, t: Telling) -> list[Clause]:
    return order(f"become a copy of {whom(step.what, t)}")


def transform(step: effects.Transform, t: Telling) -> list[Clause]:
    to = "" if isinstance(step.what, selectors.This) else f" {whom(step.what, t)}"
    return order(f"transform{to} into {any_of(step.keys, t)}")


def take_control(step: effects.TakeControl, t: Telling) -> list[Clause]:
    return order(f"take control of {whom(step.what, t)}")


def give_back(step: effects.GiveBack, t: Telling) -> list[Clause]:
    return order(f"give {whom(step.what, t)} back to your opponent")


def pick(step: effects.Pick, t: Telling) -> list[Clause]:
    """Nothing by itself: what is picked is told where something happens to it."""
    noun: Noun = shape.noun_of(step.what, t)
    t.nouns[step.slot] = shape.picked(noun, step.slot, step.count)
    return []


def become_hero(step: effects.BecomeHero, t: Telling) -> list[Clause]:
    return [
        *order(f"replace your hero with {t.named(step.hero)} and your hero power with {t.named(step.power)}"),
        *order(f"equip {made(step.weapon, t)}"),
    ]


def replace_power(step: effects.ReplacePower, t: Telling) -> list[Clause]:
    first, *others = (t.named(key) for key in step.keys)
    again = "".join(f", or {name} if it is that already" for name in others)
    return statement(f"your hero power becomes {first}{again}")


def equip_new(step: effects.EquipNew, t: Telling) -> list[Clause]:
    return order(f"equip {made(step.key, t)}")


# ---- arrivals


def summon(step: arrivals.Summon, t: Telling) -> list[Clause]:
    per = measure(step.per, t)
    each = f" for each {per.each}" if per.each else ""
    who_for = " for your opponent" if step.for_foe else ""
    return order(f"summon {made(step.key, t, step.count, per.number)}{each}{who_for}")


def summon_random(step: arrivals.SummonRandom, t: Telling) -> list[Clause]:
    return order(f"summon {any_of(step.keys, t)}{' that you do not have yet' if step.missing else ''}")


def summon_same(step: arrivals.SummonSame, t: Telling) -> list[Clause]:
    return order("summon this minion anew")


def summon_copy(step: arrivals.SummonCopy, t: Telling) -> list[Clause]:
    return order(f"summon a copy of {whom(step.what, t)}")


def revive(step: arrivals.Revive, t: Telling) -> list[Clause]:
    return order(f"return {whom(step.what, t)} to life with {step.health} Health")


def swap_with_hand(step: arrivals.SwapWithHand, t: Telling) -> list[Clause]:
    return order("swap this minion with a random minion in your hand")


# ---- cards and mana


def draw_cards(step: hands.DrawCards, t: Telling) -> list[Clause]:
    per = measure(step.per, t)
    cards = counted(step.count, "card", "cards")
    if per.equal:
        cards = f"as many cards as {per.equal}"
    each = f" for each {per.each}" if per.each else ""
    return statement(f"your opponent draws {cards}{each}") if step.for_foe else order(f"draw {cards}{each}")


def draw_one(step: hands.DrawOne, t: Telling) -> list[Clause]:
    shape.speak_of(Noun("card", "cards", count=1, name=step.slot), t)
    return order("draw a card")


def draw_such(given: tuple[hands.DrawSuch, ...], t: Telling) -> list[Clause]:
    first, count = given[0], len(given)
    noun = shape.picked(CARD.that_is([t.tell(test) for test in first.tests]), "", count)
    clauses = order(f"draw {noun.some()} from your deck")
    if first.otherwise is None:
        return clauses
    lacking = "if there is none" if count == 1 else "for each that is missing"
    return [*clauses, *statement(f"{lacking}, put {made(first.otherwise, t)} into your hand")]


def track(step: hands.Track, t: Telling) -> list[Clause]:
    return order(f"look at the top {step.count} cards of your deck")


def take_tracked(step: hands.TakeTracked, t: Telling) -> list[Clause]:
    return [*order("draw one of them"), *order("discard the others")]


def give_cards(given: tuple[hands.GiveCards, ...], t: Telling) -> list[Clause]:
    if shape.for_both(given):
        return order(f"put {any_of(given[0].keys, t)} into each player’s hand, rolled for each of them")
    return [clause for step in given for clause in give_to_one(step, t)]


def give_to_one(step: hands.GiveCards, t: Telling) -> list[Clause]:
    hand = "your opponent’s hand" if step.for_foe else "your hand"
    what = made(step.keys[0], t, step.count) if len(step.keys) == 1 else any_of(step.keys, t)
    return order(f"put {what} into {hand}")


def copy_to_hand(step: hands.CopyToHand, t: Telling) -> list[Clause]:
    noun: Noun = shape.noun_of(step.what, t)
    copies = "copies" if noun.is_plural else "a copy"
    return order(f"put {copies} of {whom(step.what, t)} into your hand")


def copy_to_other(step: hands.CopyToOther, t: Telling) -> list[Clause]:
    return order(f"put a copy of {whom(step.what, t)} into the other player’s hand")


def discard(step: hands.Discard, t: Telling) -> list[Clause]:
    if step.count is None:
        return order("discard your hand")
    return order(f"discard {counted(step.count, 'random card', 'random cards')}")


def change_cost(step: hands.ChangeCost, t: Telling) -> list[Clause]:
    name, is_plural = who(step.what, t)
    return statement(f"{name} {costs(step.amount, is_plural)}")


def return_to_hand(step: hands.ReturnToHand, t: Telling) -> list[Clause]:
    noun: Noun = shape.noun_of(step.what, t)
    to = "their owners’ hands" if noun.is_plural else "its owner’s hand"
    clauses = order(f"return {whom(step.what, t)} to {to}")
    if step.extra_cost:
        clauses += statement(f"{who(step.what, t)[0]} {costs(step.extra_cost, noun.is_plural)}")
    return clauses


def gain_mana(step: hands.GainMana, t: Telling) -> list[Clause]:
    return order(f"gain {step.amount} mana this turn")


def gain_crystals(step: hands.GainCrystals, t: Telling) -> list[Clause]:
    one = "mana crystal" if step.full else "empty mana crystal"
    crystals = a(one) if step.amount == 1 else f"{step.amount} {one}s"
    return statement(f"your opponent gains {crystals}") if step.for_foe else order(f"gain {crystals}")


def lose_crystal(step: hands.LoseCrystal, t: Telling) -> list[Clause]:
    return order("destroy one of your mana crystals")


# ---- secrets


def destroy_secrets(step: secrets.DestroySecrets, t: Telling) -> list[Clause]:
    return order(f"destroy {whom(step.what, t)}")


def defend_with(step: secrets.DefendWith, t: Telling) -> list[Clause]:
    return order(f"summon {made(step.key, t)} as the new target")


def aim_at_new(step: secrets.AimAtNew, t: Telling) -> list[Clause]:
    return order(f"summon {made(step.key, t)} as the spell’s new target")


def redirect(step: secrets.Redirect, t: Telling) -> list[Clause]:
    noun: Noun = shape.noun_of(step.what, t)
    return order(f"turn the attack on {shape.picked(noun, '', 1).some()}")


def counter(step: secrets.Counter, t: Telling) -> list[Clause]:
    return order(f"counter {whom(step.what, t)}")


TEMPLATES: Templates = {
    steps.If: if_so,
    effects.Damage: damage,
    effects.DamageTogether: damage_together,
    effects.DamageInTurn: damage_in_turn,
    effects.Missiles: missiles,
    effects.Heal: heal,
    effects.SetHealthLeft: set_health_left,
    effects.Armor: armor,
    effects.Destroy: destroy,
    effects.Wear: wear,
    effects.Enchant: enchants,
    effects.SwapNumbers: swap_numbers,
    effects.Freeze: freeze,
    effects.LoseMark: lose_mark,
    effects.Attach: attach,
    effects.Leave: unsaid,
    effects.AsHost: unsaid,
    effects.Silence: silence,
    effects.BecomeCopy: become_copy,
    effects.Transform: transform,
    effects.TakeControl: take_control,
    effects.GiveBack: give_back,
    effects.Pick: pick,
    effects.BecomeHero: become_hero,
    effects.ReplacePower: replace_power,
    effects.EquipNew: equip_new,
    arrivals.Summon: summon,
    arrivals.SummonRandom: summon_random,
    arrivals.SummonSame: summon_same,
    arrivals.SummonCopy: summon_copy,
    arrivals.Revive: revive,
    arrivals.SwapWithHand: swap_with_hand,
    hands.DrawCards: draw_cards,
    hands.DrawOne: draw_one,
    hands.DrawSuch: draw_such,
    hands.Track: track,
    hands.TakeTracked: take_tracked,
    hands.GiveCards: give_cards,
    hands.CopyToHand: copy_to_hand,
    hands.CopyToOther: copy_to_other,
    hands.Discard: discard,
    hands.ChangeCost: change_cost,
    hands.ReturnToHand: return_to_hand,
    hands.GainMana: gain_mana,
    hands.GainCrystals: gain_crystals,
    hands.LoseCrystal: lose_crystal,
    secrets.Reveal: unsaid,
    secrets.DestroySecrets: destroy_secrets,
    secrets.DefendWith: defend_with,
    secrets.AimAtNew: aim_at_new,
    secrets.Redirect: redirect,
    secrets.Counter: counter,
}
