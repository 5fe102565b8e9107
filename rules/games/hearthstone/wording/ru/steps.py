"""What an effect does, in Russian: orders and statements."""

from collections.abc import Iterable

from msgspec import structs

from rules.games.hearthstone import arrivals, effects, hands, secrets
from rules.games.hearthstone import selectors as hearthstone
from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.ru.amounts import measure
from rules.games.hearthstone.wording.ru.conditions import lead
from rules.games.hearthstone.wording.ru.events import until as until_it
from rules.games.hearthstone.wording.ru.lasting import held
from rules.games.hearthstone.wording.ru.made import any_of, made
from rules.games.hearthstone.wording.ru.nouns import Noun, Trait, whom
from rules.games.hearthstone.wording.ru.words import CARD, MINION, UNTIL, costs, counted, grown, keyword
from rules.games.hearthstone.wording.shape import Gift, Measure
from rules.kernel import effects as steps
from rules.kernel import selectors
from rules.kernel.abilities import Cont
from rules.kernel.russian import ACC, DAT, GEN, HE, JOINTS, NOM, SHE, THEY, all_of, around, is_few, quoted
from rules.kernel.wording import Clause, Telling, Templates, begun, joined, listed

PRONOUNS = (HE[DAT], SHE[DAT], THEY[DAT])


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


def name(key: str, t: Telling) -> str:
    return next(quoted((t.named(key),)))


def counted_by(per: Measure) -> str:
    return f" {per.each}" if per.each else ""


def if_so(step: steps.If, t: Telling) -> list[Clause]:
    if isinstance(step.condition, hearthstone.ComboOn):
        usual = t.ordered(step.otherwise)
        instead = "вместо этого " if usual else ""
        return [*usual, *statement(f"серия приёмов: {instead}{effect(step.then, t)}")]
    if isinstance(step.condition, selectors.Exists) and isinstance(step.condition.what, selectors.Bound):
        found = t.ordered(step.then)
        return [*found, *statement(f"если таких нет, {effect(step.otherwise, t)}")] if step.otherwise else found
    clauses = chosen_first(t) if step.otherwise and shape.asks_first(step, t) else []
    text = f"{lead(step.condition, t)}{effect(step.then, t)}"
    if step.otherwise:
        t.last = "target" if clauses else t.last
        text += f"; иначе {effect(step.otherwise, t)}"
    return [*clauses, *statement(text)]


def chosen_first(t: Telling) -> list[Clause]:
    """The choice of the target by itself, where what follows is not one order."""
    return [Clause(f"выберите {whom(hearthstone.Target(), ACC, t)}", opens=True)]


# ---- damage, healing, destruction


def damage(step: effects.Damage, t: Telling) -> list[Clause]:
    if step.by is not None:
        clauses = chosen_first(t) if shape.asks_first(step, t) else []
        noun: Noun = shape.noun_of(step.by, t)
        who = whom(step.by, NOM, t)
        per = measure(step.per, t)
        much = f"урон, равный {per.equal}" if per.equal else f"{step.amount} ед. урона"
        deals = "наносят" if noun.is_plural else "наносит"
        return [*clauses, *statement(f"{who} {deals} {whom(step.what, DAT, t)} {much}{counted_by(per)}")]
    return order(f"нанесите {dealt(step, t)}")


def dealt(step: effects.Damage, t: Telling) -> str:
    """How much to whom: "3 ед. урона существу"; what was spoken of before is still known there."""
    before = t.last
    to = whom(step.what, DAT, t)
    spoken, t.last = t.last, t.last if isinstance(step.what, hearthstone.Target) else before
    per = measure(step.per, t)
    t.last = spoken
    if per.equal:
        times = "" if step.amount == 1 else f"{step.amount}-кратный "
        return f"{to} {times}урон, равный {per.equal}"
    much = f"{per.number or step.amount} ед. урона"
    return f"{to} {much}" if to in PRONOUNS else f"{much} {to}{counted_by(per)}"


def damage_together(step: effects.DamageTogether, t: Telling) -> list[Clause]:
    return order(f"нанесите {all_of([dealt(part, t) for part in step.parts])}")


def damage_in_turn(step: effects.DamageInTurn, t: Telling) -> list[Clause]:
    per = measure(step.amount, t)
    noun: Noun = shape.noun_of(step.what, t)
    apart = ", каждому отдельно" if noun.is_plural and per.number else ""
    to = whom(step.what, DAT, t)
    if per.equal:
        return order(f"нанесите {to} урон, равный {per.equal}")
    return order(f"нанесите {per.number} ед. урона {to}{apart}")


def missiles(step: effects.Missiles, t: Telling) -> list[Clause]:
    return order(f"случайно распределите {step.count} ед. урона среди {whom(step.what, GEN, t)}")


def heal(step: effects.Heal, t: Telling) -> list[Clause]:
    to = whom(step.what, DAT, t)
    if step.amount == 1 and step.per is not None and step.per == shape.damage_on(step.what):
        return order(f"восстановите {to} всё здоровье")
    per = measure(step.per, t)
    if per.equal:
        return order(f"восстановите {to} здоровье в количестве, равном {per.equal}")
    much = f"{step.amount} ед. здоровья"
    return order(f"восстановите {f'{to} {much}' if to in PRONOUNS else f'{much} {to}'}{counted_by(per)}")


def set_health_left(step: effects.SetHealthLeft, t: Telling) -> list[Clause]:
    return order(f"сделайте оставшееся здоровье {whom(step.what, GEN, t)} равным {step.amount}")


def armor(step: effects.Armor, t: Telling) -> list[Clause]:
    return order(f"получите {step.amount} ед. брони")


def destroy(step: effects.Destroy, t: Telling) -> list[Clause]:
    return order(f"уничтожьте {whom(step.what, ACC, t)}")


def wear(step: effects.Wear, t: Telling) -> list[Clause]:
    if isinstance(step.what, selectors.This):
        return statement(f"{whom(step.what, NOM, t)} теряет 1 ед. прочности")
    return order(f"отнимите 1 ед. прочности у {whom(step.what, GEN, t)}")


# ---- enchantments


def enchants(given: tuple[effects.Enchant, ...], t: Telling) -> list[Clause]:
    gift = shape.gift(given)
    until = UNTIL.get(gift.until, "")
    if gift.keywords == ("cant_attack_heroes",):
        return statement(f"{whom(gift.what, NOM, t)} не может атаковать героев{until}")
    if gift.is_set:
        return order(f"сделайте {stat_set(gift, t)}{until}")
    if gift.is_for_this:
        who = whom(gift.what, NOM, t)
        return statement(f"{who} получает {gained(gift, t)}{until}")
    to = whom(gift.what, DAT, t)
    return order(f"дайте {to} {gained(gift, t)}{until}")


def stat_set(gift: Gift, t: Telling) -> str:
    """A number and what it becomes: "атаку существа равной 1"."""
    stat, becomes, amount = ("атаку", "равной", gift.attack) if gift.attack else ("здоровье", "равным", gift.health)
    noun: Noun = shape.noun_of(gift.what, t)
    is_known = noun.name == t.last
    who = whom(gift.what, GEN, t)
    value = measure(gift.per, t).equal or str(amount)
    return f"{who} {stat} {becomes} {value}" if is_known else f"{stat} {who} {becomes} {value}"


def gained(gift: Gift, t: Telling) -> str:
    """What a gift gives: "+2/+2 и провокацию", "+1 к атаке за каждое другое существо"."""
    per = measure(gift.per, t)
    given = [keyword(word).given.format(1) for word in gift.keywords]
    is_weapon = isinstance(gift.what, hearthstone.Weapon) or (gift.is_for_this and shape.is_weapon(t))
    if per.equal:
        numbers = ("атаку, равную", gift.attack), ("здоровье, равное", gift.health)
        more = {"атаку, равную": "дополнительную ", "здоровье, равное": "дополнительное "}
        extra = {} if gift.is_for_this else more
        return all_of([f"{extra.get(stat, '')}{stat} {per.equal}" for stat, amount in numbers if amount] + given)
    numbers_given = grown(gift.attack, gift.health, "прочности" if is_weapon else "здоровью")
    return all_of([f"{numbers_given}{counted_by(per)}", *given] if numbers_given else given)


def swap_numbers(step: effects.SwapNumbers, t: Telling) -> list[Clause]:
    return order(f"поменяйте местами атаку и здоровье {whom(step.what, GEN, t)}")


def freeze(step: effects.Freeze, t: Telling) -> list[Clause]:
    return order(f"заморозьте {whom(step.what, ACC, t)}")


def lose_mark(step: effects.LoseMark, t: Telling) -> list[Clause]:
    noun: Noun = shape.noun_of(step.what, t)
    given = keyword(step.keyword).given
    told = statement(f"{whom(step.what, NOM, t)} {'теряют' if noun.is_plural else 'теряет'} {given}")
    t.nouns[step.slot] = Noun(MINION, after=f", которое потеряло {given}", count=1, name=step.slot)
    return told


def silence(step: effects.Silence, t: Telling) -> list[Clause]:
    noun: Noun = shape.noun_of(step.what, t)
    is_known = noun.name == t.last
    who = whom(step.what, ACC, t)
    return order(f"наложите немоту на {'н' if is_known else ''}{who}")


def attach(step: effects.Attach, t: Telling) -> list[Clause]:
    """What this card does from now on, where it clings to a character."""
    abilities = shape.attached(t)
    t.nouns["host"] = Noun(MINION, count=1, is_new=False, name="host")
    rattles = [ability for ability in abilities if shape.is_deathrattle(ability)]
    if rattles:
        to = whom(step.what, DAT, t)
        return order(f"дайте {to} {around(' '.join(text.rstrip('.') for text in t.told(rattles)))}")
    clauses = chosen_first(t) if shape.asks_first(step, t) else []
    if isinstance(step.what, hearthstone.Target):
        t.last = "host"
    until = {"turn": "в этом ходу", "next-turn": "до вашего следующего хода"}.get(step.until, "")
    ends = "".join(until_it(each.on, t) for each in shape.ends(abilities))
    first = f"{until}, {ends}" if ends else until and f"{until} "
    for ability, *others in shape.clinging(abilities):
        if shape.is_next_turn_of_foe(step, ability):
            always = structs.replace(ability, condition=None)
            clauses += statement(f"в следующий ход соперника {held((always,), t)}")
        elif isinstance(ability, Cont):
            clauses += statement(f"{first}{held((ability,), t)}")
        else:
            events = "или ".join(t.tell(each.on) for each in (ability, *others))
            clauses += statement(f"{events}{effect(ability.do, t)}")
    return clauses


def unsaid(step: steps.Step, t: Telling) -> list[Clause]:
    return []


# ---- transformation and control


def become_copy(step: effects.BecomeCopy, t: Telling) -> list[Clause]:
    return statement(f"это существо превращается в копию {whom(step.what, GEN, t)}")


def transform(step: effects.Transform, t: Telling) -> list[Clause]:
    into = " или ".join(made(key, t) for key in step.keys) + (" случайным образом" if len(step.keys) > 1 else "")
    if isinstance(step.what, selectors.This):
        return statement(f"это существо превращается в {into}")
    return order(f"превратите {whom(step.what, ACC, t)} в {into}")


def take_control(step: effects.TakeControl, t: Telling) -> list[Clause]:
    return order(f"возьмите под контроль {whom(step.what, ACC, t)}")


def give_back(step: effects.GiveBack, t: Telling) -> list[Clause]:
    return order(f"верните {whom(step.what, ACC, t)} под контроль соперника")


def pick(step: effects.Pick, t: Telling) -> list[Clause]:
    """Nothing by itself: what is picked is told where something happens to it."""
    t.nouns[step.slot] = shape.picked(shape.noun_of(step.what, t), step.slot, step.count)
    return []


def become_hero(step: effects.BecomeHero, t: Telling) -> list[Clause]:
    hero, power = name(step.hero, t), name(step.power, t)
    return [
        *order(f"замените своего героя на {hero}, а силу героя — на {power}"),
        *order(f"получите {made(step.weapon, t)}"),
    ]


def replace_power(step: effects.ReplacePower, t: Telling) -> list[Clause]:
    first, *others = (name(key, t) for key in step.keys)
    again = "".join(f", а если она уже такова — на {other}" for other in others)
    return order(f"замените свою силу героя на {first}{again}")


def equip_new(step: effects.EquipNew, t: Telling) -> list[Clause]:
    return order(f"получите {made(step.key, t)}")


# ---- arrivals


def summon(step: arrivals.Summon, t: Telling) -> list[Clause]:
    per = measure(step.per, t)
    who_for = " для соперника" if step.for_foe else ""
    return order(f"призовите{who_for} {made(step.key, t, step.count, per.number)}{counted_by(per)}")


def summon_random(step: arrivals.SummonRandom, t: Telling) -> list[Clause]:
    which = "случайное из существ, которых у вас ещё нет" if step.missing else "случайное из существ"
    return order(f"призовите {which}: {any_of(step.keys, t)}")


def summon_same(step: arrivals.SummonSame, t: Telling) -> list[Clause]:
    return order("призовите это существо снова")


def summon_copy(step: arrivals.SummonCopy, t: Telling) -> list[Clause]:
    return order(f"призовите {copy_of(step.what, t)}")


def copy_of(what: selectors.Selector, t: Telling) -> str:
    noun: Noun = shape.noun_of(what, t)
    copies = "копии" if noun.is_plural else "копию"
    is_known = noun.name == t.last
    who = whom(what, GEN, t)
    return f"{who} {copies}" if is_known else f"{copies} {who}"


def revive(step: arrivals.Revive, t: Telling) -> list[Clause]:
    return order(f"верните {whom(step.what, ACC, t)} к жизни с {step.health} ед. здоровья")


def swap_with_hand(step: arrivals.SwapWithHand, t: Telling) -> list[Clause]:
    return order("поменяйте это существо местами со случайным существом в вашей руке")


# ---- cards and mana


def draw_cards(step: hands.DrawCards, t: Telling) -> list[Clause]:
    per = measure(step.per, t)
    cards = f"карты в количестве, равном {per.equal}" if per.equal else counted(step.count, CARD)
    if step.for_foe:
        return statement(f"соперник берёт {cards}{counted_by(per)}")
    return order(f"возьмите {cards}{counted_by(per)}")


def draw_one(step: hands.DrawOne, t: Telling) -> list[Clause]:
    shape.speak_of(Noun(CARD, count=1, name=step.slot), t)
    return order("возьмите карту")


def draw_such(given: tuple[hands.DrawSuch, ...], t: Telling) -> list[Clause]:
    first, count = given[0], len(given)
    traits: list[Trait] = [t.tell(test) for test in first.tests]
    noun: Noun = shape.picked(Noun(CARD).that_is(traits), "", count)
    clauses = order(f"возьмите из колоды {noun.some(ACC)}")
    if first.otherwise is None:
        return clauses
    lacking = "если таких нет" if count == 1 else "за каждого недостающего"
    comma = "," if count == 1 else ""
    return [*clauses, *statement(f"{lacking}{comma} положите в руку {made(first.otherwise, t)}")]


def track(step: hands.Track, t: Telling) -> list[Clause]:
    return order(f"посмотрите {step.count} верхние карты колоды")


def take_tracked(step: hands.TakeTracked, t: Telling) -> list[Clause]:
    return [*order("возьмите одну из них"), *order("сбросьте остальные")]


def give_cards(given: tuple[hands.GiveCards, ...], t: Telling) -> list[Clause]:
    if shape.for_both(given):
        return order(
            f"положите в руку каждого игрока, выбирая для него отдельно, случайную из карт: {any_of(given[0].keys, t)}"
        )
    return [clause for step in given for clause in give_to_one(step, t)]


def give_to_one(step: hands.GiveCards, t: Telling) -> list[Clause]:
    hand = "руку соперника" if step.for_foe else "руку"
    if len(step.keys) == 1:
        return order(f"положите в {hand} {made(step.keys[0], t, step.count)}")
    return order(f"положите в {hand} случайную из карт: {any_of(step.keys, t)}")


def copy_to_hand(step: hands.CopyToHand, t: Telling) -> list[Clause]:
    return order(f"положите в руку {copy_of(step.what, t)}")


def copy_to_other(step: hands.CopyToOther, t: Telling) -> list[Clause]:
    t.last = ""
    return order(f"положите в руку другого игрока {copy_of(step.what, t)}")


def discard(step: hands.Discard, t: Telling) -> list[Clause]:
    if step.count is None:
        return order("сбросьте все карты из руки")
    if step.count == 1:
        return order("сбросьте случайную карту")
    random = "случайные карты" if is_few(step.count) else "случайных карт"
    return order(f"сбросьте {step.count} {random}")


def change_cost(step: hands.ChangeCost, t: Telling) -> list[Clause]:
    return statement(costing(step.what, step.amount, t))


def costing(what: selectors.Selector, amount: int, t: Telling) -> str:
    noun: Noun = shape.noun_of(what, t)
    return f"{whom(what, NOM, t)} {costs(amount, noun.is_plural)}"


def return_to_hand(step: hands.ReturnToHand, t: Telling) -> list[Clause]:
    noun: Noun = shape.noun_of(step.what, t)
    hand = "в руки владельцев" if noun.is_plural else "в руку владельца"
    clauses = order(f"верните {whom(step.what, ACC, t)} {hand}")
    return clauses + statement(costing(step.what, step.extra_cost, t)) if step.extra_cost else clauses


def gain_mana(step: hands.GainMana, t: Telling) -> list[Clause]:
    return order(f"получите {step.amount} ед. маны до конца хода")


def gain_crystals(step: hands.GainCrystals, t: Telling) -> list[Clause]:
    empty = "" if step.full else "пустой " if step.amount == 1 else "пустых "
    many = "кристалла" if step.amount in (2, 3, 4) else "кристаллов"
    crystals = f"{empty}кристалл маны" if step.amount == 1 else f"{step.amount} {empty}{many} маны"
    return statement(f"соперник получает {crystals}") if step.for_foe else order(f"получите {crystals}")


def lose_crystal(step: hands.LoseCrystal, t: Telling) -> list[Clause]:
    return order("уничтожьте один свой кристалл маны")


# ---- secrets


def destroy_secrets(step: secrets.DestroySecrets, t: Telling) -> list[Clause]:
    return order(f"уничтожьте {whom(step.what, ACC, t)}")


def defend_with(step: secrets.DefendWith, t: Telling) -> list[Clause]:
    return order(f"призовите {made(step.key, t)}, которое становится новой целью атаки")


def aim_at_new(step: secrets.AimAtNew, t: Telling) -> list[Clause]:
    return order(f"призовите {made(step.key, t)}, которое становится новой целью заклинания")


def redirect(step: secrets.Redirect, t: Telling) -> list[Clause]:
    noun: Noun = shape.picked(shape.noun_of(step.what, t), "", 1)
    return order(f"перенаправьте атаку на {noun.some(ACC)}")


def counter(step: secrets.Counter, t: Telling) -> list[Clause]:
    return order(f"отмените {whom(step.what, ACC, t)}")


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
