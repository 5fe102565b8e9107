"""The cards of Pokémon Duels in Chinese: told in simplified characters, and written anew in traditional ones."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules.games.pokemon_duels import abilities, amounts, arrivals, conditions, costs, effects, patterns, selectors
from rules.games.pokemon_duels.aiming import Aim
from rules.games.pokemon_duels.wording import shape
from rules.kernel import abilities as kernel
from rules.kernel import selectors as shared
from rules.kernel.abilities import Ability, CardScript
from rules.kernel.chinese import (
    CARD,
    Noun,
    Trait,
    aimed_at,
    number,
    one_of,
    quoted,
    said,
    some,
    subject,
    target,
    traditional,
    written_anew,
)
from rules.kernel.facts import CardFacts
from rules.kernel.phrases import by, order, phrase, statement
from rules.kernel.selectors import FOE, YOU
from rules.kernel.texts import zh
from rules.kernel.texts.zh import Skill, condition, cost, effect
from rules.kernel.wording import EITHER, THIS, Clause, Language, Telling, Template, Templates

POKEMON = Noun("宝可梦", "只")
EQUIPMENT = Noun("魔法装备", "张")

# ---- words

PLACES = {
    "deck": "卡组",
    "hand": "手牌",
    "extra": "额外卡组",
    "graveyard": "墓地",
    "removed": "除外的卡",
    "pokemon": "宝可梦区",
    "spells": "魔法陷阱区",
    "table": "场上",
    "environment": "环境区",
    "field": "场地区",
    **{f"P{number}": "宝可梦区" for number in range(1, 6)},
    **{f"S{number}": "魔法陷阱区" for number in range(1, 6)},
}
TYPES = {
    "normal": "一般",
    "fighting": "格斗",
    "flying": "飞行",
    "poison": "毒",
    "ground": "地面",
    "rock": "岩石",
    "bug": "虫",
    "ghost": "幽灵",
    "steel": "钢",
    "fire": "火",
    "water": "水",
    "grass": "草",
    "electric": "电",
    "psychic": "超能力",
    "ice": "冰",
    "dragon": "龙",
    "dark": "恶",
    "fairy": "妖精",
}
KINDS = {
    "pokemon": "宝可梦",
    "evolution": "进化宝可梦",
    "spell": "魔法卡",
    "quick spell": "速攻魔法卡",
    "equipment": "魔法装备",
    "environment": "环境卡",
    "trap": "陷阱卡",
    "field": "场地卡",
}
GROUPS = {
    ("pokemon", "evolution"): "宝可梦",
    ("spell", "quick spell", "equipment", "environment"): "魔法卡",
}
PHASES = {
    "draw": "抽卡阶段",
    "main-1": "主要阶段1",
    "battle": "战斗阶段",
    "main-2": "主要阶段2",
    "end": "结束阶段",
}
UNTIL = {
    "": "此后",
    "battle": "直到战斗结束",
    "turn": "本回合",
    "next-turn": "直到下个回合结束",
    "third-turn": "直到此后第三个回合结束",
}
MOMENTS = {"end": "在回合结束时", "battle-end": "在战斗结束时"}
NUMBERS = {"atk": "攻击力", "def": "守备力", "level": "等级"}


def multiplied(name: str) -> Callable[[int], str]:
    return lambda times: f"{name}变为{times}倍"


def becomes(name: str) -> Callable[[int], str]:
    return lambda amount: f"{name}变为{amount}"


def cannot(what: str) -> Skill:
    return Skill(f"不能{what}", f"不能{what}", f"可以再次{what}")


def does(what: str) -> Skill:
    return Skill(what, what, f"不再{what.removeprefix('会')}")


STATS: Mapping[str, str | Skill | Callable[[int], str]] = {
    **NUMBERS,
    "atk-times": multiplied("攻击力"),
    "def-times": multiplied("守备力"),
    "atk-set": becomes("攻击力"),
    "def-set": becomes("守备力"),
    "level-times": multiplied("等级"),
    "level-set": becomes("等级"),
    "no-attack": cannot("攻击"),
    "no-position-change": cannot("改变表示形式"),
    "no-evolution": cannot("进化"),
    "battle-proof": does("不会被战斗破坏"),
    "effect-proof": does("不会被效果破坏"),
    "untargetable": does("不会成为对手效果的对象"),
    "typeless": does("战斗时不计算属性相克"),
    "strikes-first": does("在战斗中力量相等时获胜"),
    "own-type-skills": does("只能使用自身属性的技能"),
    "direct": does("可以直接攻击"),
    "piercing": does("会造成超过守备力的战斗伤害"),
    "no-battle-damage": does("不会使你受到战斗伤害"),
    **{f"is-{key}": does(f"变为{name}属性") for key, name in TYPES.items()},
}

WRITTEN = {"里侧": "裡側", **{f"{count}只": f"{count}隻" for count in "一23456789"}}
"""Traditional characters tell a side from a mile, and the measure word from "only"."""

# ---- nouns


def this(what: shared.This, t: Telling) -> Noun:
    noun = POKEMON if shape.is_on_field(t) else CARD
    return replace(noun, name=THIS, fixed=f"此{noun.head}", is_plural=False)


def known(name: str, words: str) -> Template:
    """A Pokémon that is always told by the same words."""
    return lambda what, t: replace(POKEMON, name=name, fixed=words, is_plural=False)


def bound(what: shared.Bound, t: Telling) -> Noun:
    noun: Noun = t.nouns.get(what.slot) or replace(CARD, name=what.slot, fixed="该卡", is_plural=False)
    return noun


def described(noun: Noun, tests: tuple[shared.Test, ...], t: Telling) -> Noun:
    """What they are, and at last how they lie: "火属性的表侧表示宝可梦"."""
    lying = [test for test in tests if isinstance(test, selectors.FaceUp | selectors.InPosition)]
    others = [test for test in reversed(shape.ordered(tests)) if test not in lying]
    return noun.that_is(*map(t.tell, (*others, *lying)))


def pokemon(what: selectors.Pokemon, t: Telling) -> Noun:
    return described(replace(POKEMON, owner=what.of if what.of in (YOU, FOE) else ""), what.tests, t)


def cards(what: shared.Cards, t: Telling) -> Noun:
    place = one_of(dict.fromkeys(t.word("place", zone) for zone in what.zones))
    head = POKEMON if shape.is_of_pokemon(what.tests) else CARD
    return described(replace(head, owner=what.of, place=place), what.tests, t)


def worn(what: selectors.Worn, t: Telling) -> Noun:
    noun: Noun = t.tell(what.by)
    return replace(EQUIPMENT, owner="" if noun.fixed else noun.owner, before=f"{noun.fixed or noun.described}装备的")


def next_stages(what: selectors.NextStages, t: Telling) -> Noun:
    return replace(POKEMON, owner=YOU, place="额外卡组", before=f"由{target(t.tell(what.of), t)}进化而来的")


def danceable(what: selectors.Danceable, t: Telling) -> Noun:
    return replace(POKEMON, owner=YOU, place="额外卡组")


def such(what: selectors.Such, t: Telling) -> Noun:
    if inner := shape.narrowed(what):
        told: Noun = t.tell(inner)
        return replace(told, name="")
    noun: Noun = t.tell(what.what)
    if noun.fixed:
        traits: list[Trait] = [t.tell(test) for test in reversed(shape.ordered(what.tests))]
        tested = "".join(trait.before for trait in traits)
        return replace(noun, name="", fixed=f"{tested}{'' if tested.endswith('的') else '的'}{noun.fixed}")
    return replace(described(noun, what.tests, t), name="")


def excepting(what: selectors.Except, t: Telling) -> Noun:
    noun: Noun = t.tell(what.what)
    return replace(noun, is_other=True, name="")


def together(what: selectors.Together, t: Telling) -> Noun:
    nouns: list[Noun] = [t.tell(each) for each in what.of]
    first = nouns[0]
    if all(replace(noun, owner=first.owner) == first for noun in nouns) and first.place:
        return replace(first, owner=EITHER)
    return replace(first, name="", fixed="和".join(noun.fixed or noun.described for noun in nouns))


# ---- traits


def is_so(words: str) -> Trait:
    return Trait(before=f"{words}的", says=f"是{words}的")


def lies(words: str) -> Trait:
    return Trait(before=words, says=f"是{words}")


def printed(test: shared.Printed, t: Telling) -> Trait:
    return in_range(test.attribute, test.least, test.most)


def has(test: selectors.Has, t: Telling) -> Trait:
    return in_range(test.stat, test.least, test.most)


def in_range(name: str, least: int, most: int) -> Trait:
    if name == "stars":
        span = zh.ranged(least, most)
        return is_so(f"{span[:-2]}星{span[-2:]}" if span[-2:] in ("以上", "以下") else f"{span}星")
    return is_so(f"{NUMBERS.get(name, name)}{zh.ranged(least, most)}")


def prints(test: shared.Prints, t: Telling) -> Trait:
    name = quoted(t.named(test.word)) if test.attribute == "species" else test.word
    return Trait(instead=name, says=f"是{name}")


def has_type(test: selectors.HasType, t: Telling) -> Trait:
    return is_so(f"{'' if test.value else '非'}{t.word('type', test.of)}属性")


def is_kind(test: selectors.IsKind, t: Telling) -> Trait:
    kinds = GROUPS.get(test.kinds) or one_of(t.word("kind", kind) for kind in test.kinds)
    return Trait(instead=kinds, says=f"是{kinds}")


def in_position(test: selectors.InPosition, t: Telling) -> Trait:
    return lies("攻击表示" if test.position == "attack" else "守备表示")


def marked(test: shared.Marked, t: Telling) -> Trait:
    if test.mark == "face-down":
        return face_up(selectors.FaceUp(not test.value), t)
    return in_position(selectors.InPosition("defence" if test.value else "attack"), t)


def face_up(test: selectors.FaceUp, t: Telling) -> Trait:
    return lies("表侧表示" if test.value else "里侧表示")


def wears(test: selectors.Wears, t: Telling) -> Trait:
    return is_so("装备着魔法装备" if test.value else "未装备魔法装备")


def can_evolve(test: selectors.CanEvolve, t: Telling) -> Trait:
    return is_so("等级达到进化条件")


def uses_skill(test: selectors.UsesSkill, t: Telling) -> Trait:
    return is_so(f"能使用{one_of(quoted(t.named(skill)) for skill in test.skills)}")


# ---- what an ability answers

MEANT: Mapping[type[Any], str] = {
    patterns.Summoned: "被召唤的宝可梦",
    patterns.Tributed: "作为祭品的宝可梦",
    patterns.Attacks: "攻击的宝可梦",
    patterns.IsAttacked: "被攻击的宝可梦",
    patterns.DealsDamage: "造成伤害的宝可梦",
    patterns.Destroyed: "被破坏的宝可梦",
}


def about(on: Any, t: Telling) -> str:
    """Whom an event is about, and who is meant by a pronoun from now on."""
    if on.whose == "this":
        return subject(replace(POKEMON, name=THIS, fixed="此宝可梦", is_plural=False), t)
    if on.whose == "host":
        return subject(t.tell(selectors.Host()), t)
    noun: Noun = t.tell(selectors.Pokemon(on.whose if on.whose != "any" else "both", getattr(on, "tests", ())))
    t.nouns["it"] = replace(noun, name="it", fixed=MEANT[type(on)], is_plural=False)
    t.last = "it"
    return noun.whose() + noun.described


def activated(on: patterns.Activated, t: Telling) -> str:
    t.nouns["it"] = replace(CARD, name="it", fixed="发动的卡", is_plural=False)
    t.last = "it"
    who = {YOU: "你", FOE: "对手"}.get(on.by, "有玩家")
    what = CARD.that_is(t.tell(selectors.IsKind(on.kinds))) if on.kinds else CARD
    return f"当{who}发动{described(what, on.tests, t).described if on.kinds or on.tests else '卡或效果'}时"


PATTERNS: Templates = {
    patterns.Summoned: by(
        "how",
        {
            "": phrase("当{self:about}被召唤时"),
            "normal": phrase("当{self:about}被通常召唤时"),
            "special": phrase("当{self:about}被特殊召唤时"),
            "evolution": phrase("当{self:about}因进化被召唤时"),
        },
    ),
    patterns.Tributed: phrase("当{self:about}作为祭品被送去墓地时"),
    patterns.Attacks: by(
        "direct",
        {
            "": phrase("当{self:about}攻击时"),
            "no": phrase("当{self:about}攻击宝可梦时"),
            "only": phrase("当{self:about}直接攻击时"),
        },
    ),
    patterns.IsAttacked: phrase("当{self:about}被攻击时"),
    patterns.DealsDamage: by(
        "direct",
        {False: phrase("当{self:about}造成战斗伤害时"), True: phrase("当{self:about}直接攻击造成战斗伤害时")},
    ),
    patterns.Destroyed: by(
        "cause",
        {
            "": phrase("当{self:about}被破坏时"),
            "battle": phrase("当{self:about}被战斗破坏时"),
            "effect": phrase("当{self:about}被效果破坏时"),
        },
    ),
    patterns.SentToGrave: by(
        "from_field",
        {True: phrase("当{self:this}从场上被送去墓地时"), False: phrase("当{self:this}被送去墓地时")},
    ),
    patterns.TurnedUp: phrase("当{self:this}翻至表侧表示时"),
    patterns.Activated: activated,
    patterns.PhaseBegins: by(
        "of",
        {
            YOU: phrase("在你的{phase:phase}开始时"),
            FOE: phrase("在对手的{phase:phase}开始时"),
            "any": phrase("在每个{phase:phase}开始时"),
        },
    ),
}

# ---- conditions, costs, amounts


def exists(record: shared.Exists, t: Telling) -> str:
    """That there are such cards; of equipment, that its Pokémon wears it."""
    if not isinstance(record.what, selectors.Worn):
        return zh.exists(record, t)
    noun: Noun = t.tell(record.what.by)
    return f"{noun.fixed or some(noun, 1, 1)}{'未装备' if record.most == 0 else '装备着'}魔法装备"


def life(record: conditions.Life, t: Telling) -> str:
    return f"{'对手' if record.of == FOE else '你'}的生命值为{zh.ranged(record.least, record.most)}"


CONDITIONS: Templates = {
    shared.Exists: exists,
    conditions.Life: life,
    conditions.LessLife: phrase("你的生命值比对手少"),
    conditions.ChainOf: phrase("连锁中已有至少{least:count}张卡"),
    conditions.InPhase: lambda on, t: f"正处于{one_of(t.word('phase', each) for each in on.phases)}",
    conditions.UnderEnvironment: phrase("环境为{keys:names}"),
    conditions.AtVenue: phrase("场地为{keys:names}"),
    conditions.Room: phrase("你有空的宝可梦区"),
    conditions.Not: phrase("并非{condition}"),
    conditions.Heads: phrase("掷出正面"),
}
PAID = {
    costs.Discard: replace(CARD, owner=YOU, place="手牌"),
    costs.SendPokemon: replace(POKEMON, owner=YOU),
    costs.RemoveFromGrave: replace(CARD, owner=YOU, place="墓地"),
}


def paid(cost: costs.Discard | costs.SendPokemon | costs.RemoveFromGrave, t: Telling) -> str:
    t.last = ""
    return some(described(PAID[type(cost)], cost.tests, t), cost.count, cost.count)


COSTS: Templates = {
    costs.Discard: phrase("丢弃{self:paid}"),
    costs.PayLife: phrase("支付{amount}点生命值"),
    costs.SendPokemon: phrase("将{self:paid}送去墓地"),
    costs.SendThis: phrase("将{self:this}送去墓地"),
    costs.Detach: phrase("将{self:this}装备的魔法装备送去墓地"),
    costs.RemoveFromGrave: phrase("将{self:paid}除外"),
    costs.SkipBattle: phrase("跳过本回合的战斗阶段"),
}
AMOUNTS: Templates = {
    amounts.Count: phrase("{what:each}"),
    amounts.NumberOf: phrase("{what:whose}每点{stat}"),
    amounts.LinksBelow: phrase("此卡之前的连锁每有一张卡"),
}

# ---- steps


def aim(step: Aim, t: Telling) -> list[Clause]:
    """The choice of a target by itself, where what follows is not one order."""
    noun: Noun = t.tell(step.what)
    t.nouns[step.slot] = replace(aimed_at(noun, step.slot, step.least, step.most), first=None)
    t.last = step.slot
    return [Clause(f"选择{some(replace(noun, fixed=''), step.least, step.most)}", opens=True)]


def search(step: effects.Search, t: Telling) -> list[Clause]:
    noun = described(POKEMON if shape.is_of_pokemon(step.tests) else CARD, step.tests, t)
    where = one_of(dict.fromkeys(t.word("place", zone) for zone in step.zones))
    t.nouns["found"] = replace(noun, name="found", fixed="找到的卡", is_plural=False)
    t.last = "found"
    return [Clause(f"从你的{where}中寻找{some(noun, 1, 1)}", opens=True)]


def to_hand(step: effects.ToHand, t: Telling) -> list[Clause]:
    noun: Noun = t.tell(step.what)
    is_own = noun.name == "found" or (noun.owner == YOU and noun.place)
    return [Clause(f"将{target(noun, t)}{'加入手牌' if is_own else '返回持有者的手牌'}")]


def dancers(step: arrivals.ChooseDancers, t: Telling) -> list[Clause]:
    t.nouns["dancers"] = replace(POKEMON, name="dancers", fixed="这些宝可梦")
    t.last = "dancers"
    count = f"{step.least}或{step.most}" if step.most == step.least + 1 else f"{step.least}到{step.most}"
    return [Clause(f"选择等级之和等于其等级的{count}只你的表侧表示宝可梦", opens=True)]


STEPS: Templates = {
    Aim: aim,
    effects.Destroy: order("将{what}破坏"),
    effects.Send: order("将{what}送去墓地"),
    effects.Remove: order("将{what}除外"),
    effects.ToHand: to_hand,
    effects.ToDeck: order("将{what}洗回持有者的卡组"),
    effects.Draw: by("who", {YOU: order("抽{count:count}张卡"), FOE: statement("对手抽{count:count}张卡")}),
    effects.DiscardCards: order("将{what}丢弃"),
    effects.Mill: by(
        "of",
        {
            YOU: order("将你的卡组顶的{count:count}张卡送去墓地"),
            FOE: order("将对手的卡组顶的{count:count}张卡送去墓地"),
        },
    ),
    effects.Search: search,
    effects.Shuffle: order("将卡组洗切"),
    effects.Damage: by(
        "to",
        {
            FOE: order("{per}，给予对手{amount}点伤害", "给予对手{amount}点伤害"),
            YOU: statement("{per}，你受到{amount}点伤害", "你受到{amount}点伤害"),
        },
    ),
    effects.Heal: by(
        "who",
        {
            YOU: order("{per}，恢复{amount}点生命值", "恢复{amount}点生命值"),
            FOE: statement("{per}，对手恢复{amount}点生命值", "对手恢复{amount}点生命值"),
        },
    ),
    effects.ShiftLevel: order("{until:during}使{what:whose}等级变化{least:+}到{most:+}（由你选择）"),
    effects.CopyTypes: statement("{until:during}{what:whose}属性变得与{of}相同"),
    effects.TurnTo: by(
        "position",
        {
            "attack": order("将{what}变为攻击表示"),
            "defence": order("将{what}变为守备表示"),
            "other": order("改变{what:whose}表示形式"),
            "face-down": order("将{what}变为里侧守备表示"),
        },
    ),
    effects.Equip: order("将此卡装备给{on}"),
    effects.Settle: statement("此卡成为环境"),
    effects.TakeControl: order("获得{what:whose}控制权"),
    effects.MoreSummons: statement("本回合你可以再进行{count:count}次通常召唤"),
    effects.Negate: order("使{what:whose}效果无效"),
    effects.NegateAttack: order("使攻击无效", turns_away=True),
    effects.Redirect: statement("攻击的对象改为{to:onto}"),
    effects.EndBattlePhase: order("结束战斗阶段"),
    effects.TossCoin: order("掷硬币", turns_away=True),
    arrivals.SpecialSummon: by(
        "position",
        {
            "choose": order("将{what}特殊召唤"),
            "attack": order("将{what}以攻击表示特殊召唤"),
            "defence": order("将{what}以守备表示特殊召唤"),
        },
    ),
    arrivals.ChooseDancers: dancers,
}

# ---- abilities

LIMITS = {"": "", "turn": "每回合一次，", "game": "每场对战一次，"}


def activate(ability: abilities.Activate, t: Telling) -> str:
    ability = shape.aimed(ability, t, aimed_at)
    text = f"{'快速：' if ability.quick else ''}{LIMITS[ability.limit]}"
    text += f"{t.tell(ability.on)}，" if ability.on else ""
    text += f"如果{condition(ability.condition, t)}，" if ability.condition else ""
    text += f"{cost(ability.cost, t)}：" if ability.cost else ""
    return f"{text}{effect(ability.do, t)}。"


def trigger(ability: abilities.Trigger, t: Telling) -> str:
    return f"{LIMITS[ability.limit]}{zh.when(shape.aimed(ability, t, aimed_at), t)}"


def instead(ability: abilities.Instead, t: Telling) -> str:
    cause = {"": "", "battle": "战斗", "effect": "效果"}[ability.cause]
    noun: Noun = t.tell(ability.whom)
    t.last = ""
    does = f"改为{effect(ability.do, t)}" if ability.do else "则不会被破坏"
    coin = "掷硬币，若掷出正面，" if ability.coin else ""
    whom = noun.fixed or noun.whose() + noun.described
    return f"{LIMITS[ability.limit]}如果{whom}将要被{cause}破坏，{coin}{does}。"


def summoning(ability: abilities.SummoningCondition, t: Telling) -> str:
    text = f"只有在{condition(ability.condition, t)}的情况下才能召唤。" if ability.condition else ""
    return text + tributes(ability.tributes, ability.of, t)


def tributes(count: int | None, of: shared.Selector | None, t: Telling) -> str:
    """What its Normal Summon takes; empty where the rule of its stars says it."""
    noun: Noun | None = t.tell(of) if of else None
    if count is None:
        return f"祭品必须是{noun.described}。" if noun else ""
    if noun is None or not count:
        return f"通常召唤需要{number(count)}只祭品。" if count else "通常召唤不需要祭品。"
    return f"通常召唤需要以{some(noun, count, count)}为祭品。"


def whole(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    """The card's one text: who can use it, where it is a skill, then what it does."""
    skill = "需要能使用此技能的宝可梦。" if shape.skill(card) else ""
    return skill + "".join(shape.paragraphs(script, telling))


def in_traditional(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    return traditional(whole(script, card, telling), WRITTEN)


ABILITIES: Templates = {
    abilities.Activate: activate,
    abilities.Trigger: trigger,
    abilities.Instead: instead,
    abilities.SummoningCondition: summoning,
    abilities.Lasts: phrase("持续{turns}个回合。"),
    kernel.Cont: zh.conts,
}
TEMPLATES: Templates = {
    **zh.TEMPLATES,
    **PATTERNS,
    **CONDITIONS,
    **COSTS,
    **AMOUNTS,
    **STEPS,
    **ABILITIES,
    shared.This: this,
    shared.Bound: bound,
    shared.Cards: cards,
    shared.Prints: prints,
    shared.Printed: printed,
    shared.Marked: marked,
    selectors.Pokemon: pokemon,
    selectors.Host: known("host", "装备此卡的宝可梦"),
    selectors.Worn: worn,
    selectors.Attacker: known("attacker", "攻击的宝可梦"),
    selectors.Attacked: known("attacked", "被攻击的宝可梦"),
    selectors.Users: known("user", "使用者"),
    selectors.NextStages: next_stages,
    selectors.Danceable: danceable,
    selectors.Such: such,
    selectors.Except: excepting,
    selectors.Together: together,
    selectors.HasType: has_type,
    selectors.IsKind: is_kind,
    selectors.Has: has,
    selectors.InPosition: in_position,
    selectors.FaceUp: face_up,
    selectors.Wears: wears,
    selectors.CanEvolve: can_evolve,
    selectors.UsesSkill: uses_skill,
}
WORDS: Mapping[str, Mapping[str, Any]] = {
    "place": PLACES,
    "stat": STATS,
    "until": UNTIL,
    "moment": MOMENTS,
    "type": TYPES,
    "kind": KINDS,
    "phase": PHASES,
}
FIELDS = {
    **zh.FIELDS,
    "about": about,
    "paid": paid,
    "onto": lambda what, t: said(t.tell(what), t),
    "this": lambda record, t: subject(t.tell(shared.This()), t),
    "count": lambda count, t: number(count),
    "during": lambda until, t: f"{UNTIL.get(until, until)}，",
}

IN_TRADITIONAL: Templates = {**TEMPLATES, **written_anew(ABILITIES, WRITTEN)}

SIMPLIFIED = Language("zh-Hans", "简体中文", TEMPLATES, WORDS, whole, FIELDS)
TRADITIONAL = Language("zh-Hant", "繁體中文", IN_TRADITIONAL, WORDS, in_traditional, FIELDS)
