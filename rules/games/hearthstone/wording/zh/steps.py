"""What an effect does, in Chinese: orders and statements."""

from collections.abc import Iterable

from msgspec import structs

from rules.games.hearthstone import arrivals, effects, hands, secrets
from rules.games.hearthstone import selectors as hearthstone
from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.shape import Gift, Measure
from rules.games.hearthstone.wording.zh.amounts import measure
from rules.games.hearthstone.wording.zh.conditions import lead
from rules.games.hearthstone.wording.zh.lasting import held
from rules.games.hearthstone.wording.zh.made import listed as listed_cards
from rules.games.hearthstone.wording.zh.made import made
from rules.games.hearthstone.wording.zh.nouns import CARD, PRONOUNS, Noun, done, who, whom, whose
from rules.games.hearthstone.wording.zh.words import WITHIN, costs, grown, keyword
from rules.kernel import effects as steps
from rules.kernel import selectors
from rules.kernel.abilities import Cont
from rules.kernel.chinese import JOINTS, all_of, numeral, quoted
from rules.kernel.wording import Clause, Telling, Templates, joined, listed


def effect(do: Iterable[steps.Step], t: Telling) -> str:
    """The steps in one breath, as they follow a condition."""
    return joined(t.ordered(do), JOINTS)


def sentences(do: Iterable[steps.Step], t: Telling, opening: str = "") -> str:
    """The steps as whole sentences, the first of them after its opening."""
    told = shape.sentences(t.ordered(do), lambda orders: listed(orders, JOINTS))
    told = [f"{opening}{told[0]}" if told else opening, *told[1:]]
    return "".join(f"{sentence}。" for sentence in told)


def order(text: str) -> list[Clause]:
    return [Clause(text)]


def statement(text: str) -> list[Clause]:
    return [Clause(text, is_order=False)]


def counted_by(per: Measure) -> str:
    """The clause that says for what it happens each time, before the rest."""
    return f"{per.each}，便" if per.each else ""


def points(number: int, noun: str, per: Measure) -> str:
    """How much of something: "3点伤害", "等同于你的护甲值的伤害"."""
    if per.equal:
        times = f"{number}倍于" if number > 1 else "等同于"
        return f"{times}{per.equal}的{noun}"
    return f"{per.number or number}点{noun}"


def if_so(step: steps.If, t: Telling) -> list[Clause]:
    if isinstance(step.condition, hearthstone.ComboOn):
        usual = t.ordered(step.otherwise)
        return [*usual, *statement(f"连击：{'改为' if usual else ''}{effect(step.then, t)}")]
    if isinstance(step.condition, selectors.Exists) and isinstance(step.condition.what, selectors.Bound):
        found = t.ordered(step.then)
        return [*found, *statement(f"如果没有，则{effect(step.otherwise, t)}")] if step.otherwise else found
    clauses = chosen_first(t) if step.otherwise and shape.asks_first(step, t) else []
    text = f"{lead(step.condition, t)}{effect(step.then, t)}"
    if step.otherwise:
        t.last = "target" if clauses else t.last
        text += f"；否则，{effect(step.otherwise, t)}"
    return [*clauses, *statement(text)]


def chosen_first(t: Telling) -> list[Clause]:
    """The choice of the target by itself, where what follows is not one order."""
    return [Clause(f"选择{whom(hearthstone.Target(), t)}", opens=True)]


# ---- damage, healing, destruction


def damage(step: effects.Damage, t: Telling) -> list[Clause]:
    if step.by is not None:
        clauses = chosen_first(t) if shape.asks_first(step, t) else []
        name = who(step.by, t)
        much = points(step.amount, "伤害", measure(step.per, t))
        return [*clauses, *statement(f"{name}对{whom(step.what, t)}造成{much}")]
    return order(dealt(step, t))


def dealt(step: effects.Damage, t: Telling) -> str:
    """How much to whom: "对一个随从造成3点伤害"; the target stays what is spoken of."""
    before = t.last
    to = whom(step.what, t)
    spoken, t.last = t.last, t.last if isinstance(step.what, hearthstone.Target) else before
    per = measure(step.per, t)
    t.last = spoken
    return f"{counted_by(per)}对{to}造成{points(step.amount, '伤害', per)}"


def damage_together(step: effects.DamageTogether, t: Telling) -> list[Clause]:
    return [clause for part in step.parts for clause in order(dealt(part, t))]


def damage_in_turn(step: effects.DamageInTurn, t: Telling) -> list[Clause]:
    noun: Noun = shape.noun_of(step.what, t)
    much = points(1, "伤害", measure(step.amount, t))
    return order(f"对{whom(step.what, t)}{'分别' if noun.is_plural else ''}造成{much}")


def missiles(step: effects.Missiles, t: Telling) -> list[Clause]:
    return order(f"造成{step.count}点伤害，随机分配到{whom(step.what, t)}身上")


def heal(step: effects.Heal, t: Telling) -> list[Clause]:
    to = whom(step.what, t)
    if step.amount == 1 and step.per is not None and step.per == shape.damage_on(step.what):
        return order(f"为{to}恢复所有生命值")
    per = measure(step.per, t)
    return order(f"{counted_by(per)}为{to}恢复{points(step.amount, '生命值', per)}")


def set_health_left(step: effects.SetHealthLeft, t: Telling) -> list[Clause]:
    return order(f"将{whose(step.what, t)}剩余生命值变为{step.amount}点")


def armor(step: effects.Armor, t: Telling) -> list[Clause]:
    return order(f"获得{step.amount}点护甲值")


def destroy(step: effects.Destroy, t: Telling) -> list[Clause]:
    return order(done("摧毁" if isinstance(step.what, hearthstone.Weapon) else "消灭", step.what, t))


def wear(step: effects.Wear, t: Telling) -> list[Clause]:
    return order(f"使{whom(step.what, t)}失去1点耐久度")


# ---- enchantments


def enchants(given: tuple[effects.Enchant, ...], t: Telling) -> list[Clause]:
    gift = shape.gift(given)
    within = WITHIN.get(gift.until, "")
    if gift.keywords == ("cant_attack_heroes",):
        return statement(f"{who(gift.what, t)}{within}无法攻击英雄")
    to = "" if gift.is_for_this and not gift.is_set else whom(gift.what, t)
    per = measure(gift.per, t)
    if gift.is_set:
        stat, amount = ("攻击力", gift.attack) if gift.attack else ("生命值", gift.health)
        value = f"等同于{per.equal}" if per.equal else str(amount)
        return order(f"将{to}{'' if to == '其' else '的'}{stat}变为{value}")
    if gift.is_for_this and gift.per is None:
        t.last = "this"
    what = gained(gift, per, t)
    if gift.until == "next-turn":
        return order(f"{within}，{f'使{to}' if to else ''}获得{what}")
    return order(f"{counted_by(per)}{f'使{to}' if to else ''}{within}获得{what}")


def gained(gift: Gift, per: Measure, t: Telling) -> str:
    """What a gift gives: "+2/+2和嘲讽", "等同于其生命值的生命值"."""
    words = [keyword(word) for word in gift.keywords]
    is_weapon = isinstance(gift.what, hearthstone.Weapon) or (gift.is_for_this and shape.is_weapon(t))
    health = "耐久度" if is_weapon else "生命值"
    if per.equal:
        given = ("攻击力", gift.attack), (health, gift.health)
        return all_of([f"等同于{per.equal}的额外{stat}" for stat, amount in given if amount] + words)
    numbers = grown(gift.attack, gift.health, health)
    return all_of([numbers, *words] if numbers else words)


def swap_numbers(step: effects.SwapNumbers, t: Telling) -> list[Clause]:
    return order(f"将{whose(step.what, t)}攻击力和生命值互换")


def freeze(step: effects.Freeze, t: Telling) -> list[Clause]:
    return order(done("冻结", step.what, t))


def lose_mark(step: effects.LoseMark, t: Telling) -> list[Clause]:
    word = keyword(step.keyword)
    told = order(f"使{whom(step.what, t)}失去{word}")
    t.nouns[step.slot] = Noun("随从", before=f"因此失去{word}的", count=1, name=step.slot)
    return told


def silence(step: effects.Silence, t: Telling) -> list[Clause]:
    return order(done("沉默", step.what, t))


def attach(step: effects.Attach, t: Telling) -> list[Clause]:
    """What this card does from now on, where it clings to a character."""
    abilities = shape.attached(t)
    t.nouns["host"] = Noun("随从", count=1, is_new=False, name="host")
    rattles = [ability for ability in abilities if shape.is_deathrattle(ability)]
    if rattles:
        to = whom(step.what, t)
        return order(f"使{to}获得{''.join(quoted(text.rstrip('。')) for text in t.told(rattles))}")
    clauses = chosen_first(t) if shape.asks_first(step, t) else []
    if isinstance(step.what, hearthstone.Target):
        t.last = "host"
    until = {"turn": "在本回合中，", "next-turn": "直到你的下个回合，"}.get(step.until, "")
    ends = "".join(f"直到{t.tell(each.on).removeprefix('每当').removesuffix('时')}，" for each in shape.ends(abilities))
    for first, *others in shape.clinging(abilities):
        if shape.is_next_turn_of_foe(step, first):
            always = structs.replace(first, condition=None)
            clauses += statement(f"在对手的下个回合中，{held((always,), t)}")
        elif isinstance(first, Cont):
            clauses += statement(f"{until}{ends}{held((first,), t)}")
        else:
            events = "，或".join(t.tell(each.on) for each in (first, *others))
            clauses += statement(f"{events}，{effect(first.do, t)}")
    return clauses


def unsaid(step: steps.Step, t: Telling) -> list[Clause]:
    return []


# ---- transformation and control


def become_copy(step: effects.BecomeCopy, t: Telling) -> list[Clause]:
    return order(f"变形成为{whose(step.what, t)}复制")


def transform(step: effects.Transform, t: Telling) -> list[Clause]:
    to = "" if isinstance(step.what, selectors.This) else f"将{whom(step.what, t)}"
    several = "随机" if len(step.keys) > 1 else ""
    return order(f"{to}{several}变形成为{'或'.join(made(key, t) for key in step.keys)}")


def take_control(step: effects.TakeControl, t: Telling) -> list[Clause]:
    return order(f"夺取{whose(step.what, t)}控制权")


def give_back(step: effects.GiveBack, t: Telling) -> list[Clause]:
    return order(f"将{whose(step.what, t)}控制权交还给你的对手")


def pick(step: effects.Pick, t: Telling) -> list[Clause]:
    """Nothing by itself: what is picked is told where something happens to it."""
    t.nouns[step.slot] = shape.picked(shape.noun_of(step.what, t), step.slot, step.count)
    return []


def become_hero(step: effects.BecomeHero, t: Telling) -> list[Clause]:
    return [
        *order(f"用{quoted(t.named(step.hero))}替换你的英雄"),
        *order(f"用{quoted(t.named(step.power))}替换你的英雄技能"),
        *order(f"装备{made(step.weapon, t)}"),
    ]


def replace_power(step: effects.ReplacePower, t: Telling) -> list[Clause]:
    first, *others = (quoted(t.named(key)) for key in step.keys)
    again = "".join(f"；如果已经是它，则变为{name}" for name in others)
    return order(f"将你的英雄技能变为{first}{again}")


def equip_new(step: effects.EquipNew, t: Telling) -> list[Clause]:
    return order(f"装备{made(step.key, t)}")


# ---- arrivals


def summon(step: arrivals.Summon, t: Telling) -> list[Clause]:
    per = measure(step.per, t)
    who_for = "为你的对手" if step.for_foe else ""
    return order(f"{counted_by(per)}{who_for}召唤{made(step.key, t, step.count, per.number)}")


def summon_random(step: arrivals.SummonRandom, t: Telling) -> list[Clause]:
    which = "中你尚未拥有的一个" if step.missing else "中的一个"
    return order(f"随机召唤{listed_cards(step.keys, t)}{which}")


def summon_same(step: arrivals.SummonSame, t: Telling) -> list[Clause]:
    return order("再次召唤本随从")


def summon_copy(step: arrivals.SummonCopy, t: Telling) -> list[Clause]:
    return order(f"召唤{who(step.what, t)}的一个复制")


def revive(step: arrivals.Revive, t: Telling) -> list[Clause]:
    return [*order(done("复活", step.what, t)), *order(f"使其生命值为{step.health}点")]


def swap_with_hand(step: arrivals.SwapWithHand, t: Telling) -> list[Clause]:
    return order("将本随从与你的手牌中的一张随机随从牌交换")


# ---- cards and mana


def draw_cards(step: hands.DrawCards, t: Telling) -> list[Clause]:
    per = measure(step.per, t)
    cards = f"数量等同于{per.equal}的牌" if per.equal else f"{numeral(step.count)}张牌"
    text = f"{counted_by(per)}{'你的对手' if step.for_foe else ''}抽{cards}"
    return statement(text) if step.for_foe else order(text)


def draw_one(step: hands.DrawOne, t: Telling) -> list[Clause]:
    shape.speak_of(Noun("牌", "张", count=1, name=step.slot), t)
    return order("抽一张牌")


def draw_such(given: tuple[hands.DrawSuch, ...], t: Telling) -> list[Clause]:
    first, count = given[0], len(given)
    noun = shape.picked(CARD.that_is([t.tell(test) for test in first.tests]), "", count)
    clauses = order(f"从你的牌库中抽{noun.some()}")
    if first.otherwise is None:
        return clauses
    lacking = "如果没有，则" if count == 1 else "每缺少一张，便"
    return [*clauses, *statement(f"{lacking}将{made(first.otherwise, t, unit='张')}置入你的手牌")]


def track(step: hands.Track, t: Telling) -> list[Clause]:
    return order(f"检视你的牌库顶的{numeral(step.count)}张牌")


def take_tracked(step: hands.TakeTracked, t: Telling) -> list[Clause]:
    return [*order("抽取其中的一张"), *order("弃掉其余的牌")]


def give_cards(given: tuple[hands.GiveCards, ...], t: Telling) -> list[Clause]:
    if shape.for_both(given):
        return order(f"分别随机将{listed_cards(given[0].keys, t)}中的{numeral(given[0].count)}张置入双方的手牌")
    return [clause for step in given for clause in give_to_one(step, t)]


def give_to_one(step: hands.GiveCards, t: Telling) -> list[Clause]:
    hand = "对手的手牌" if step.for_foe else "你的手牌"
    if len(step.keys) == 1:
        return order(f"将{made(step.keys[0], t, step.count, unit='张')}置入{hand}")
    return order(f"随机将{listed_cards(step.keys, t)}中的{numeral(step.count)}张置入{hand}")


def copy_to_hand(step: hands.CopyToHand, t: Telling) -> list[Clause]:
    return order(f"将{who(step.what, t)}的复制置入你的手牌")


def copy_to_other(step: hands.CopyToOther, t: Telling) -> list[Clause]:
    return order(f"将{who(step.what, t)}的一张复制置入另一名玩家的手牌")


def discard(step: hands.Discard, t: Telling) -> list[Clause]:
    return order("弃掉你的所有手牌" if step.count is None else f"随机弃掉{numeral(step.count)}张牌")


def change_cost(step: hands.ChangeCost, t: Telling) -> list[Clause]:
    return order(costing(step.what, step.amount, t))


def costing(what: selectors.Selector, amount: int, t: Telling) -> str:
    name = whom(what, t)
    return f"使{name}{'' if name in PRONOUNS else '的'}{costs(amount)}"


def return_to_hand(step: hands.ReturnToHand, t: Telling) -> list[Clause]:
    clauses = order(f"将{whom(step.what, t)}移回其拥有者的手牌")
    return clauses + order(costing(step.what, step.extra_cost, t)) if step.extra_cost else clauses


def gain_mana(step: hands.GainMana, t: Telling) -> list[Clause]:
    return order(f"在本回合中获得{step.amount}点法力值")


def gain_crystals(step: hands.GainCrystals, t: Telling) -> list[Clause]:
    crystals = f"{numeral(step.amount)}个{'' if step.full else '空的'}法力水晶"
    return statement(f"你的对手获得{crystals}") if step.for_foe else order(f"获得{crystals}")


def lose_crystal(step: hands.LoseCrystal, t: Telling) -> list[Clause]:
    return order("摧毁你的一个法力水晶")


# ---- secrets


def destroy_secrets(step: secrets.DestroySecrets, t: Telling) -> list[Clause]:
    return order(done("摧毁", step.what, t))


def defend_with(step: secrets.DefendWith, t: Telling) -> list[Clause]:
    return [*order(f"召唤{made(step.key, t)}"), *order("使其成为新的攻击目标")]


def aim_at_new(step: secrets.AimAtNew, t: Telling) -> list[Clause]:
    return [*order(f"召唤{made(step.key, t)}"), *order("使其成为该法术的新目标")]


def redirect(step: secrets.Redirect, t: Telling) -> list[Clause]:
    noun: Noun = shape.noun_of(step.what, t)
    return order(f"使该攻击改为指向{shape.picked(noun, '', 1).some()}")


def counter(step: secrets.Counter, t: Telling) -> list[Clause]:
    return order(done("反制", step.what, t))


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
