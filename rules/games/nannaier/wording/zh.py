"""The cards of Nannaier's Exercise in Chinese: told in simplified characters, and written anew in traditional ones."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules.games.nannaier import costs, effects, patterns, selectors
from rules.games.nannaier.table import FIELD
from rules.games.nannaier.wording import shape
from rules.kernel import compound, lots
from rules.kernel import effects as kernel
from rules.kernel import selectors as shared
from rules.kernel.abilities import Ability, Act, CardScript, Cont, When
from rules.kernel.chinese import (
    Noun,
    Trait,
    aimed_at,
    numeral,
    quoted,
    subject,
    traditional,
    written_anew,
)
from rules.kernel.facts import CardFacts
from rules.kernel.phrases import by, order, phrase
from rules.kernel.selectors import FOE, YOU
from rules.kernel.texts import zh
from rules.kernel.texts.zh import Skill, condition, effect
from rules.kernel.wording import THIS, Clause, Language, Telling, Templates, signed

CARD, DOLL, DOLL_CARD = Noun("牌", "张"), Noun("人偶", "个"), Noun("人偶牌", "张")
SPELL, MIRROR = Noun("法术牌", "张"), Noun("镜牌", "张")
HEADINGS = {"present": "【现世】", "mirror": "【镜中】", "critical": "【临界】"}
FORMS = {"present": "现世形态", "mirror": "镜中形态", "critical": "临界形态"}
AFFILIATIONS = {"hearth": "炉", "tide": "潮", "thorn": "棘", "lantern": "灯"}
SIDES = {"present": "现世侧", "mirror": "镜中侧", "line": "临界线", "same": "同侧"}
ROWS = {"front": "前排", "back": "后排"}
ON_FIELD = ("field", "present-side", "mirror-side", "line", "front", "back", *FIELD)
PILES = {
    "dolls": (DOLL_CARD, "手牌"),
    "spells": (SPELL, "手牌"),
    "present": (DOLL_CARD, "现世牌堆"),
    "mirror-pile": (DOLL_CARD, "镜中牌堆"),
    "spell-pile": (SPELL, "法术牌堆"),
    "mirrors": (MIRROR, "镜牌牌组"),
    "slot": (Noun("持续法术", "张"), ""),
    "mirror": (Noun("场上的镜牌", "张"), ""),
    "casting": (Noun("正在施放的法术牌", "张"), ""),
}
POINTS = {"order": "秩序点", "chaos": "混沌点", "transcend": "超限点"}
KINDS = {"normal": "伤害", "pierce": "破甲伤害", "true": "真实伤害"}
THIS_CARD = shared.This()
OWNERS = {YOU: "你", FOE: "对手", "both": "双方各", "turn": "该玩家", "its": "其持有者"}
NUMBERS = {
    "affiliation": "所属",
    "cost": "费用",
    "shield": "护盾",
    "order": "秩序点",
    "chaos": "混沌点",
    "transcend": "超限点",
    "attack": "攻击力",
    "health": "血量",
}


def always_is(words: str, no_more: str) -> Skill:
    return Skill(words, words, no_more)


def cannot(what: str) -> Skill:
    return Skill(f"不能{what}", f"不能{what}", f"可以再次{what}")


def more_actions(amount: int) -> str:
    return f"可以再行动{numeral(amount)}次" if amount > 0 else f"少行动{numeral(-amount)}次"


def for_owner(words: str) -> Callable[[int], str]:
    return lambda amount: f"使其持有者的{words}{signed(amount)}"


STATS: Mapping[str, str | Skill | Callable[[int], str]] = {
    "attack": "攻击力",
    "health": "血量",
    "actions": more_actions,
    "warded": lambda amount: f"受到的下{numeral(amount)}次攻击无效",
    "lasting": lambda amount: "维持其技能",
    "doll-limit": for_owner("人偶手牌上限"),
    "spell-limit": for_owner("法术手牌上限"),
    "empty-pile": for_owner("现世牌堆抽空失分"),
    "chaos-cost": for_owner("镜中牌堆召唤费用"),
    "spell-order": for_owner("法术牌秩序点费用"),
    "direct": for_owner("直接攻击得分"),
    "free-moves": for_owner("不消耗行动的移动次数"),
    "pierce": always_is("造成破甲伤害", "不再造成破甲伤害"),
    "true": always_is("造成真实伤害", "不再造成真实伤害"),
    "reach": always_is("可以越过前方的人偶攻击", "不再能越过前方的人偶攻击"),
    "poised": always_is("没有对应形态时不受影响", "没有对应形态时重新受到影响"),
    "steady": always_is("没有对应形态时不承受双倍伤害", "没有对应形态时重新承受双倍伤害"),
    "muted": cannot("使用技能"),
    "bound": cannot("行动"),
    "rooted": cannot("移动"),
    "peaceful": cannot("攻击"),
    "locked": cannot("被更换"),
}
UNTIL = {"": "", "turn": "本回合", "two-turns": "两回合内", "three-turns": "三回合内", "four-turns": "四回合内"}
LASTING = {
    "": "此形态期间持续",
    "turn": "持续一回合",
    "two-turns": "持续两回合",
    "three-turns": "持续三回合",
    "four-turns": "持续四回合",
}


def of_player(ability: Cont) -> str:
    """What changes a number of a player: of both under a mirror."""
    both, n = shape.is_for_both(ability), ability.amount
    whose, your = "双方的" if both else "你的", "" if both else "你的"
    first = "第一次移动" if n == 1 else f"前{numeral(n)}次移动"
    return {
        "doll-limit": f"{whose}人偶手牌上限{signed(n)}",
        "spell-limit": f"{whose}法术手牌上限{signed(n)}",
        "empty-pile": f"{'任一方' if both else '你'}的现世牌堆抽空时，对手得分{signed(n)}",
        "chaos-cost": f"从{your}镜中牌堆召唤人偶的费用{signed(n)}",
        "spell-order": f"{your}法术牌的秩序点费用{signed(n)}",
        "direct": f"{your}直接攻击的得分{signed(n)}",
        "free-moves": f"{'每个回合的' if both else '你每回合的'}{first}不消耗行动",
    }[ability.stat]


# ---- nouns


def this(what: shared.This, t: Telling) -> Noun:
    places = {"spells": SPELL, "slot": SPELL, "casting": SPELL, "mirror": MIRROR, "mirrors": MIRROR}
    noun = places.get(next(iter(t.ability.zones), ""), DOLL)
    return replace(noun, name=THIS, fixed=f"此{noun.head}", is_plural=False)


def bound(what: shared.Bound, t: Telling) -> Noun:
    noun: Noun = t.nouns.get(what.slot) or replace(DOLL, name=what.slot, fixed="该人偶", is_plural=False)
    return noun


def dolls(what: selectors.Dolls, t: Telling) -> Noun:
    where = SIDES.get(what.side, "") + ROWS.get(what.row, "")
    where += "上的" if where == SIDES["line"] else ""
    noun = replace(DOLL, owner=what.of if what.of in (YOU, FOE) else "", before=where)
    return noun.that_is(*map(t.tell, what.tests))


def cards(what: shared.Cards, t: Telling) -> Noun:
    if all(zone in ON_FIELD for zone in what.zones):
        return replace(DOLL, owner=what.of).that_is(*map(t.tell, what.tests))
    noun, place = PILES.get(what.zones[0], (CARD, "")) if len(what.zones) == 1 else (CARD, "")
    return replace(noun, owner=what.of, place=place).that_is(*map(t.tell, what.tests))


def together(what: compound.Together, t: Telling) -> Noun:
    off = shape.aside(what)
    noun: Noun = t.tell(off).that_is(zh.is_so("不在临界线上")) if off else zh.together(what, t)
    return noun


def fixed(words: str) -> Callable[[object, Telling], Noun]:
    return lambda what, t: replace(DOLL, name=words, fixed=words, is_plural=False)


# ---- traits


def prints(test: shared.Prints, t: Telling) -> Trait:
    words = quoted(AFFILIATIONS.get(test.word, test.word))
    return Trait(before=words, says=f"属于{words}")


def numbered(attribute: str, least: int, most: int) -> Trait:
    return zh.numbered(NUMBERS.get(attribute, attribute), least, most)


def fits(words: str) -> Callable[[object, Telling], Trait]:
    return lambda test, t: Trait(before=f"{words}的", says=words)


# ---- what an ability answers


def of_dolls(of: str, t: Telling, kind: str = "") -> str:
    """One of these dolls, as what something happens to."""
    t.nouns["it"] = replace(DOLL, name="it", fixed="该人偶", is_plural=False)
    t.last = "it"
    whose = {YOU: "你的", FOE: "对手的"}.get(of, "")
    other = "" if of == FOE or t.ability.zones in (("mirror",), ("slot",)) else "其他"
    return f"{whose or '有'}{other}{kind}人偶"


def doll_enters(on: patterns.DollEnters, t: Telling) -> str:
    kind = quoted(AFFILIATIONS.get(on.affiliation, on.affiliation)) if on.affiliation else ""
    return f"每当{of_dolls(on.of, t, kind)}被召唤时"


def doll_falls(on: patterns.DollFalls, t: Telling) -> str:
    return f"每当{of_dolls(on.of, t)}倒下时"


def changes_form(on: patterns.ChangesForm, t: Telling) -> str:
    who = subject(t.tell(THIS_CARD), t)
    return f"每当{who}{'转变为此形态' if shape.form_of(t.ability) else '转变形态'}时"


def whenever_player(does: str) -> Callable[[Any, Telling], str]:
    who = {YOU: "你", FOE: "对手"}
    return lambda on, t: f"每当{who.get(on.by, '有玩家')}{does}时"


PATTERNS: Templates = {
    patterns.Enters: phrase("{self:this}被召唤时"),
    patterns.DollEnters: doll_enters,
    patterns.ChangesForm: changes_form,
    patterns.Moves: phrase("每当{self:this}移动时"),
    patterns.Attacks: phrase("每当{self:this}攻击时"),
    patterns.IsAttacked: phrase("每当{self:this}被攻击时"),
    patterns.HitsPlayer: phrase("每当{self:this}直接攻击得分时"),
    patterns.Damaged: phrase("每当{self:this}受到伤害时"),
    patterns.Falls: phrase("{self:this}倒下时"),
    patterns.DollFalls: doll_falls,
    patterns.TurnStarts: zh.TURN_STARTS,
    patterns.TurnEnds: zh.TURN_ENDS,
    patterns.MirrorChanges: whenever_player("发动镜牌"),
    patterns.TranscendSpent: whenever_player("消耗超限点"),
    patterns.SpellIsCast: whenever_player("施放法术牌"),
}

# ---- conditions


def itself(t: Telling, what: shared.Selector = THIS_CARD) -> str:
    """This card, or another that is known, in a condition: where it always holds only this can be meant."""
    return "" if isinstance(t.ability, Cont) and what == THIS_CARD else subject(t.tell(what), t)


def exists(record: shared.Exists, t: Telling) -> str:
    """Of one that is known, that it is such; of others, how many there are."""
    if such := shape.described(record):
        return f"{itself(t, such.what)}{'且'.join(trait.says for trait in map(t.tell, such.tests))}"
    return zh.exists(record, t)


def apart(who: str, how: str, by: int) -> str:
    return f"{who}{how}" if by == 1 else f"{who}{how}{by}分以上"


def holds(record: selectors.Holds, t: Telling) -> str:
    if record.points == "transcend" and record.least == 1:
        return "你有超限点"
    return f"你有{record.least}以上{POINTS[record.points]}"


# ---- costs


def price(paid: costs.Pay) -> str:
    """
    >>> price(costs.Pay(order=1, chaos=2)), price(costs.Pay())
    ('1秩序点、2混沌点', '0秩序点')
    """
    parts = [f"{amount}{words}" for kind, words in POINTS.items() if (amount := getattr(paid, kind))]
    return "、".join(parts) or "0秩序点"


# ---- steps


def choose(step: kernel.Choose, t: Telling) -> list[Clause]:
    """A choice of its own, or what the next step does something to."""
    eased = shape.eased(step, t)
    if not shape.is_meant(step, t):
        return zh.choose(eased, t)
    t.nouns[step.slot] = aimed_at(t.tell(eased.what), step.slot, eased.least, eased.most)
    return []


def pick(step: lots.Pick, t: Telling) -> list[Clause]:
    if not shape.is_meant(step, t):
        return zh.pick(step, t)
    noun: Noun = replace(t.tell(step.what), is_random=not shape.are_alike(step.what))
    t.nouns[step.slot] = aimed_at(noun, step.slot, step.count, step.count)
    return []


def if_so(step: kernel.If, t: Telling) -> list[Clause]:
    """The same in two measures is told once: "抽两张牌（如果你落后，则改为3）"."""
    number = shape.measure(step)
    if number is None:
        return zh.if_so(step, t)
    (clause,) = t.ordered(step.otherwise)
    return [clause._replace(text=f"{clause.text}（如果{condition(step.condition, t)}，则改为{number}）")]


def player_does(of: str, deed: str) -> list[Clause]:
    """What you are told to do, or what another player does."""
    return [Clause(deed) if of == YOU else Clause(f"{OWNERS[of]}{deed}", is_order=False)]


def score(step: effects.Score, t: Telling) -> list[Clause]:
    return player_does(step.of, f"{'得' if step.amount > 0 else '失去'}{abs(step.amount)}分")


def gain_points(step: effects.GainPoints, t: Telling) -> list[Clause]:
    return player_does(step.of, f"{'得' if step.amount > 0 else '失去'}{abs(step.amount)}{POINTS[step.points]}")


def end_spells(step: effects.EndSpells, t: Telling) -> list[Clause]:
    if shape.asks_for_spell(step, t):
        return [Clause("将其结束")]
    whose = {YOU: "你", FOE: "对手", "both": "双方", "turn": "该玩家"}
    return [Clause(f"结束{whose.get(step.of, '其持有者')}的持续法术")]


STEPS: Templates = {
    kernel.Choose: choose,
    lots.Pick: pick,
    kernel.If: if_so,
    effects.Damage: order("{per}，对{what}造成{amount}点{kind:damage}", "对{what}造成{amount}点{kind:damage}"),
    effects.Shield: order("{per}，使{what}获得{amount}点护盾", "使{what}获得{amount}点护盾"),
    effects.Heal: order("为{what}恢复{amount}点血量"),
    effects.Score: score,
    effects.GainPoints: gain_points,
    effects.CountSpending: order("多计一次混沌点消耗"),
    effects.DrawDolls: lambda step, t: player_does(step.of, f"抽{numeral(step.count)}张人偶牌"),
    effects.DrawSpells: lambda step, t: player_does(step.of, f"抽{numeral(step.count)}张法术牌"),
    effects.SummonDolls: by(
        "side",
        {
            "any": order("将{what}召唤到任意一侧"),
            **{side: order(f"将{{what}}召唤到{words}") for side, words in SIDES.items()},
        },
    ),
    effects.MoveDolls: by(
        "to",
        {
            "other": order("将{what}移到另一侧"),
            **{side: order(f"将{{what}}移到{words}") for side, words in SIDES.items()},
        },
    ),
    effects.PullForward: order("将{what}拉到前排"),
    effects.Negate: order("使此次攻击无效"),
    effects.EndSpells: end_spells,
    effects.ToPile: order("将{what}放回现世牌堆"),
    effects.Last: lambda step, t: [Clause(LASTING[step.until], is_order=False)],
}

# ---- abilities


def opening(ability: Act, t: Telling, lasts: str = "") -> str:
    """How a skill begins: "技能（2秩序点，持续四回合）：如果你落后，则"."""
    paid = [price(part) for part in ability.cost if isinstance(part, costs.Pay)]
    needs = shape.needed(ability)
    parts = "，".join(filter(None, (*paid, lasts)))
    return f"技能{f'（{parts}）' if parts else ''}：{f'如果{condition(needs, t)}，则' if needs else ''}"


def act(ability: Act, t: Telling) -> str:
    """A skill; of a spell what it does, and when it can be cast."""
    if ability.zones != ("spells",) or ability.cost:
        return f"{opening(ability, t)}{effect(ability.do, t)}。"
    needs = shape.needed(ability)
    only = f"仅当{condition(needs, t)}时才能施放。" if needs else ""
    return only + (f"{effect(ability.do, t)}。" if ability.do else "")


def begins(ability: Act, t: Telling) -> str:
    until, others = shape.parted(ability)
    text = opening(ability, t, LASTING[until])
    return f"{text}{effect(others, t)}。" if others else text


def lasts(turns: int | None) -> str:
    return f"持续{numeral(turns)}回合：" if turns else "持续到你将其结束："


def conts(parts: tuple[Cont, ...], t: Telling) -> str:
    """What always holds: of a player, of this doll, on top of what holds anyway, or of others."""
    first = parts[0]
    held = zh.while_held(first.condition, t)
    if shape.is_of_player(first):
        return f"{held}{f'{zh.for_each(first.per, t)}，' if first.per else ''}{of_player(first)}。"
    if shape.adds_to_another(first, t):
        return f"{held}其{NUMBERS[first.stat]}再{signed(first.amount)}。"
    if shape.is_of_this(parts, t):
        return f"{zh.said_of([zh.always(part, t) for part in parts])}。"
    return zh.conts(parts, t)


STYLE = shape.Style(headings=HEADINGS, space="", begins=begins, lasts=lasts)


def whole(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    return shape.told(script, card, telling, STYLE)


def in_traditional(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    return traditional(whole(script, card, telling))


ABILITIES: Templates = {When: zh.when, Act: act, Cont: conts}
TEMPLATES: Templates = {
    **zh.TEMPLATES,
    **PATTERNS,
    **STEPS,
    **ABILITIES,
    shared.Exists: exists,
    selectors.InForm: lambda record, t: f"{itself(t)}处于{FORMS[record.form]}",
    selectors.Lasts: lambda record, t: f"{(who := itself(t)) and who + '的'}技能仍在持续",
    selectors.Behind: lambda record, t: apart("你" if record.who == YOU else "该回合的玩家", "落后", record.by),
    selectors.Ahead: lambda record, t: apart("你", "领先", record.by),
    selectors.OwnMirror: phrase("场上的镜牌是你的"),
    selectors.Holds: holds,
    selectors.Stands: lambda record, t: f"{itself(t)}位于{SIDES[record.side]}",
    costs.Pay: lambda paid, t: f"支付{price(paid)}",
    compound.Together: together,
    shared.This: this,
    shared.Bound: bound,
    shared.Cards: cards,
    shared.Prints: prints,
    shared.Printed: lambda test, t: numbered(test.attribute, test.least, test.most),
    selectors.Dolls: dolls,
    selectors.Attacker: fixed("攻击者"),
    selectors.Defender: fixed("被攻击的人偶"),
    selectors.SameName: fits("同名"),
    selectors.Shielded: fits("有护盾"),
    selectors.Hurt: fits("受损"),
    selectors.Formless: fits("没有对应形态"),
    selectors.Shows: lambda test, t: fits(f"处于{FORMS[test.form]}")(test, t),
    selectors.Strength: lambda test, t: numbered(test.stat, test.least, test.most),
}
WORDS: Mapping[str, Mapping[str, Any]] = {
    "place": {**{name: place or noun.head for name, (noun, place) in PILES.items()}, **dict.fromkeys(ON_FIELD, "场上")},
    "stat": STATS,
    "until": UNTIL,
    "damage": KINDS,
    "attribute": NUMBERS,
}
FIELDS: Mapping[str, Callable[[Any, Telling], str]] = {
    **zh.FIELDS,
    "this": lambda record, t: subject(t.tell(THIS_CARD), t),
}

IN_TRADITIONAL: Templates = {**TEMPLATES, **written_anew(ABILITIES)}

SIMPLIFIED: Language = Language("zh-Hans", "简体中文", TEMPLATES, WORDS, whole, FIELDS)
TRADITIONAL: Language = Language("zh-Hant", "繁體中文", IN_TRADITIONAL, WORDS, in_traditional, FIELDS)
