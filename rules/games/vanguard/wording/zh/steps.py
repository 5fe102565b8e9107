"""What an effect does, in Chinese: orders and statements."""

from dataclasses import replace

from rules.games.vanguard import effects
from rules.games.vanguard.wording.zh.words import CIRCLES
from rules.kernel.chinese import CARD, Noun, some, subject
from rules.kernel.phrases import order, statement
from rules.kernel.selectors import FOE, Selector
from rules.kernel.wording import THIS, Clause, Telling, Templates


def look_top(step: effects.LookTop, t: Telling) -> list[Clause]:
    t.last = ""
    return [Clause("查看你的牌组顶的一张卡", opens=True), Clause("将其放回牌组顶或牌组底")]


def search(step: effects.Search, t: Telling) -> list[Clause]:
    noun = CARD.that_is(*map(t.tell, step.tests))
    t.nouns["found"] = replace(CARD, name="found", fixed="找到的卡", is_plural=False)
    t.last = "found"
    return [Clause(f"从你的牌组中寻找{some(noun, 0, 1)}", opens=True)]


def out_of(what: Selector, t: Telling) -> str:
    """The place that this card comes from, where that is no circle and was not told."""
    noun: Noun = t.tell(what)
    place = t.ability.zones[0]
    if noun.name != THIS or place in CIRCLES or t.last == THIS:
        return ""
    return f"从{t.word('place', place)}"


def stays_rested(step: effects.StaysRested, t: Telling) -> list[Clause]:
    noun: Noun = t.tell(step.what)
    phase = "对手的下个重置阶段" if noun.owner == FOE else "你的下个重置阶段"
    return [Clause(f"{subject(noun, t)}在{phase}中不能重置", is_order=False)]


TEMPLATES: Templates = {
    effects.Draw: order("抽{count:count}张卡"),
    effects.DrawUpTo: order("抽至多{most:count}张卡"),
    effects.Retire: order("将{what}退场"),
    effects.DiscardCards: order("将{what}舍弃"),
    effects.SoulCharge: order("灵魂填充{count}"),
    effects.Mill: order("将你的牌组顶的{count:count}张卡放入退场区"),
    effects.LookTop: look_top,
    effects.Search: search,
    effects.Shuffle: order("将你的牌组洗切"),
    effects.ToHand: order("将{what}展示后加入你的手牌"),
    effects.ToSoul: order("将{what}放入你的灵魂"),
    effects.ToDeck: order("将{what}洗入你的牌组"),
    effects.SuperiorCall: order("{what:from}将{what}召唤到你的任意后防者圈"),
    effects.SuperiorRide: order("{what:from}将{what}骑乘"),
    effects.TurnUp: order("将{what}翻至正面朝上"),
    effects.StandUp: order("将{what}重置"),
    effects.StaysRested: stays_rested,
    effects.Unhittable: statement("直到战斗结束，{what:who}不会被攻击命中"),
}
