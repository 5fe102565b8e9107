"""The heroes of Wuxia in Chinese: told in simplified characters, and written anew in traditional ones."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules.games.wuxia import effects, patterns, selectors
from rules.games.wuxia.wording import shape
from rules.kernel import selectors as shared
from rules.kernel.abilities import Ability, Act, CardScript, Cont, When
from rules.kernel.chinese import Noun, Trait, how_many, numeral, subject, traditional, written_anew
from rules.kernel.facts import CardFacts
from rules.kernel.phrases import by, order, phrase, statement
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.texts import zh
from rules.kernel.texts.zh import Skill
from rules.kernel.wording import THIS, Clause, Language, Telling, Templates

HERO, CARD = Noun("侠客", "名"), Noun("牌", "张")
PLACES = {
    "library": "牌库",
    "hand": "手牌",
    "graveyard": "墓地",
    "removed": "移除区",
    "unused": "未用的牌",
    "row": "战场",
    **{f"R{number}": "战场" for number in range(1, 11)},
}
FACTIONS = {
    "shura": "修罗宫",
    "shaolin": "少林",
    "wudang": "武当",
    "beggars": "丐帮",
    "tang": "唐门",
    "emei": "峨嵋",
    "escorts": "镖局",
    "constables": "六扇门",
    "wanderers": "游侠",
    "lantern": "玄灯教",
}
KEYWORDS = {"swift": "疾行", "guard": "守护", "pierce": "穿阵", "elusive": "无踪", "first-strike": "先手"}


def has(name: str) -> Skill:
    return Skill(f"具有{name}", f"获得{name}", f"失去{name}")


STATS: Mapping[str, str | Skill | Callable[[int], str]] = {
    "attack": "攻击",
    "health": "生命",
    "poison": "毒",
    "refund": lambda amount: f"主动弃置时多得{amount}点召唤点",
    "barred": Skill("不能攻击", "不能攻击", "可以再次攻击"),
    **{key: has(name) for key, name in KEYWORDS.items()},
}
UNTIL = {"": "", "turn": "本回合", "next-turn": "直到下个回合结束"}
WRITTEN = {"游侠": "遊俠", "游戏": "遊戲"}

# ---- nouns


def this(what: shared.This, t: Telling) -> Noun:
    noun = CARD if t.ability.zones in (("hand",), ("removed",)) else HERO
    return replace(noun, name=THIS, fixed=f"此{noun.head}", is_plural=False)


def bound(what: shared.Bound, t: Telling) -> Noun:
    noun: Noun = t.nouns.get(what.slot) or replace(HERO, name=what.slot, fixed="该侠客", is_plural=False)
    return noun


def heroes(what: selectors.Heroes, t: Telling) -> Noun:
    return replace(HERO, owner=what.of if what.of in (YOU, FOE) else "").that_is(*map(t.tell, what.tests))


def fallen(what: selectors.Fallen, t: Telling) -> Noun:
    owner = what.of if what.of in (YOU, FOE) else "either"
    return replace(HERO, owner=owner, place="墓地").that_is(*map(t.tell, what.tests))


def beside(what: selectors.Beside, t: Telling) -> Noun:
    words = {"left": "左邻的侠客", "right": "右邻的侠客", "both": "左右相邻的侠客"}
    return replace(HERO, name=what.where, fixed=words[what.where], is_plural=what.where == "both")


def fixed(words: str) -> Callable[[object, Telling], Noun]:
    return lambda what, t: replace(HERO, name=words, fixed=words, is_plural=False)


def in_hand(what: selectors.InHand, t: Telling) -> Noun:
    return replace(CARD, owner=YOU, place="手牌")


# ---- traits


def prints(test: shared.Prints, t: Telling) -> Trait:
    return Trait(before=FACTIONS.get(test.word, test.word), says=f"属于{FACTIONS.get(test.word, test.word)}")


NUMBERS = {"cost": "费用", "attack": "攻击", "health": "生命"}


def printed(test: shared.Printed, t: Telling) -> Trait:
    return zh.numbered(NUMBERS.get(test.attribute, test.attribute), test.least, test.most)


def strength(test: selectors.Strength, t: Telling) -> Trait:
    return zh.numbered(NUMBERS[test.stat], test.least, test.most)


# ---- what an ability answers

MODES = {("active", "passive"): "", ("active",): "主动", ("passive",): "被动", ("effect",): "因效果"}


def played(on: patterns.Played, t: Telling) -> str:
    who = {YOU: "你", FOE: "对手"}.get(on.by, "有玩家")
    other = "" if on.by == FOE else "另一张"
    return f"每当{who}打出{other}{FACTIONS.get(on.faction, on.faction) if on.faction else ''}牌时"


def attacks(on: patterns.Attacks, t: Telling) -> str:
    again = "本回合已被攻击过的侠客" if on.again else ""
    return f"每当{subject(t.tell(shared.This()), t)}攻击{again}时"


PATTERNS: Templates = {
    patterns.Enters: phrase("打出{self:this}时"),
    patterns.Played: played,
    patterns.Attacks: attacks,
    patterns.IsAttacked: phrase("每当{self:this}被攻击时"),
    patterns.Kills: phrase("每当有侠客被此侠客击倒时"),
    patterns.Falls: phrase("{self:this}倒下时"),
    patterns.OtherFalls: by(
        "of",
        {
            YOU: phrase("每当你的其他侠客倒下时"),
            FOE: phrase("每当对手的侠客倒下时"),
            "both": phrase("每当其他侠客倒下时"),
        },
    ),
    patterns.TurnBegins: zh.TURN_STARTS,
    patterns.TurnEnds: zh.TURN_ENDS,
    patterns.IsDiscarded: lambda on, t: f"{MODES.get(on.modes, '')}弃置此牌时",
    patterns.YouDiscard: lambda on, t: f"每当你{MODES.get(on.modes, '')}弃牌时",
    patterns.HurtsPlayer: phrase("每当{self:this}伤害对手时"),
    patterns.OwnHealed: phrase("每当你的侠客得到治疗时"),
}

# ---- conditions


def exists(record: shared.Exists, t: Telling) -> str:
    noun: Noun = t.tell(record.what)
    if isinstance(record.what, selectors.Fallen):
        where = {YOU: "你的墓地", FOE: "对手的墓地"}.get(record.what.of, "双方墓地")
        return f"{where}有{how_many(record.least, record.most)}{noun.unit}{replace(noun, owner='', place='').described}"
    return zh.exists(record, t)


def free_places(record: selectors.FreePlaces, t: Telling) -> str:
    if record.most == ANY_NUMBER:
        return f"你的空位至少有{record.least}个"
    return f"你的空位不超过{record.most}个"


# ---- steps


STEPS: Templates = {
    effects.Damage: order("{per:per}，对{what}造成{amount}点伤害", "对{what}造成{amount}点伤害"),
    effects.HurtPlayer: by(
        "of",
        {
            FOE: statement("{per:per}，对手失去{amount}点生命", "对手失去{amount}点生命"),
            YOU: statement("{per:per}，你失去{amount}点生命", "你失去{amount}点生命"),
            "both": statement("{per:per}，双方各失去{amount}点生命", "双方各失去{amount}点生命"),
        },
    ),
    effects.Heal: order("为{what}治疗{amount}点"),
    effects.HealPlayer: order("{per:per}，恢复{amount}点生命", "恢复{amount}点生命"),
    effects.Destroy: order("将{what}击倒"),
    effects.Shield: statement("{what:who}获得护盾"),
    effects.SwapNumbers: order("交换{what:whose}攻击与生命"),
    effects.Silence: order("使{what}失去效果"),
    effects.ReturnToHand: order("将{what}返回其持有者的手牌"),
    effects.RemoveFromGame: order("将{what}移出游戏"),
    effects.BringBack: order("使{what}回到战场"),
    effects.DrawCards: by("for_foe", {False: order("抽{count:cards}"), True: statement("对手抽{count:cards}")}),
    effects.Seek: lambda step, t: [Clause(f"从牌库随机抽一张{CARD.that_is(*map(t.tell, step.tests)).described}")],
    effects.DiscardCards: order("将{what}弃置"),
    effects.Mill: by(
        "own",
        {
            False: order("将对手牌库顶的{count:cards}移出游戏"),
            True: order("将你牌库顶的{count:cards}移出游戏"),
        },
    ),
    effects.GainPoints: by(
        "pending", {False: order("得{amount}点召唤点"), True: order("回合结束时得{amount}点召唤点")}
    ),
}


def whole(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    """The card's keywords, then what it does."""
    keys = shape.keywords(script)
    printed = ("，".join(KEYWORDS[key] for key in keys) + "。",) if keys else ()
    return "".join((*printed, *shape.paragraphs(script, telling)))


def in_traditional(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    return traditional(whole(script, card, telling), WRITTEN)


ABILITIES: Templates = {When: zh.when, Act: zh.act, Cont: zh.conts}
TEMPLATES: Templates = {
    **zh.TEMPLATES,
    **PATTERNS,
    **STEPS,
    **ABILITIES,
    shared.Exists: exists,
    selectors.AtAnEnd: phrase("其位于队列两端"),
    selectors.FreePlaces: free_places,
    shared.This: this,
    shared.Bound: bound,
    shared.Prints: prints,
    shared.Printed: printed,
    selectors.Heroes: heroes,
    selectors.Beside: beside,
    selectors.Opposite: fixed("正对面的侠客"),
    selectors.Fallen: fallen,
    selectors.InHand: in_hand,
    selectors.Attacker: fixed("攻击者"),
    selectors.Defender: fixed("被攻击的侠客"),
    selectors.Strength: strength,
}
WORDS: Mapping[str, Mapping[str, Any]] = {
    "place": PLACES,
    "stat": STATS,
    "until": UNTIL,
    "attribute": {"cost": "费用", "attack": "攻击", "health": "生命", "faction": "门派"},
}
FIELDS: Mapping[str, Callable[[Any, Telling], str]] = {
    **zh.FIELDS,
    "per": lambda what, t: zh.for_each(what, t),
    "cards": lambda count, t: f"{numeral(count)}张牌",
    "this": lambda record, t: subject(t.tell(shared.This()), t),
}

IN_TRADITIONAL: Templates = {**TEMPLATES, **written_anew(ABILITIES, WRITTEN)}

SIMPLIFIED: Language = Language("zh-Hans", "简体中文", TEMPLATES, WORDS, whole, FIELDS)
TRADITIONAL: Language = Language("zh-Hant", "繁體中文", IN_TRADITIONAL, WORDS, in_traditional, FIELDS)
