"""What an effect does, in Chinese: orders and statements."""

from dataclasses import replace

from rules.games.vanguard import effects
from rules.games.vanguard.wording.zh.words import CIRCLES
from rules.kernel.chinese import CARD, Noun, number, some, subject
from rules.kernel.selectors import FOE
from rules.kernel.texts.zh import order
from rules.kernel.wording import THIS, Clause, Telling, Templates


def draw(step: effects.Draw, t: Telling) -> list[Clause]:
    return [Clause(f"抽{number(step.count)}张卡")]


def draw_up_to(step: effects.DrawUpTo, t: Telling) -> list[Clause]:
    return [Clause(f"抽至多{number(step.most)}张卡")]


def retire(step: effects.Retire, t: Telling) -> list[Clause]:
    return [order(t.tell(step.what), t, "退场")]


def discard_cards(step: effects.DiscardCards, t: Telling) -> list[Clause]:
    return [order(t.tell(step.what), t, "舍弃")]


def soul_charge(step: effects.SoulCharge, t: Telling) -> list[Clause]:
    return [Clause(f"灵魂填充{step.count}")]


def mill(step: effects.Mill, t: Telling) -> list[Clause]:
    return [Clause(f"将你的牌组顶的{number(step.count)}张卡放入退场区")]


def look_top(step: effects.LookTop, t: Telling) -> list[Clause]:
    t.last = ""
    return [Clause("查看你的牌组顶的一张卡", opens=True), Clause("将其放回牌组顶或牌组底")]


def search(step: effects.Search, t: Telling) -> list[Clause]:
    noun = CARD.that_is(*map(t.tell, step.tests))
    t.nouns["found"] = replace(CARD, name="found", fixed="找到的卡", is_plural=False)
    t.last = "found"
    return [Clause(f"从你的牌组中寻找{some(noun, 0, 1)}", opens=True)]


def shuffle(step: effects.Shuffle, t: Telling) -> list[Clause]:
    return [Clause("将你的牌组洗切")]


def to_hand(step: effects.ToHand, t: Telling) -> list[Clause]:
    return [order(t.tell(step.what), t, "展示后加入你的手牌")]


def to_soul(step: effects.ToSoul, t: Telling) -> list[Clause]:
    return [order(t.tell(step.what), t, "放入你的灵魂")]


def to_deck(step: effects.ToDeck, t: Telling) -> list[Clause]:
    return [order(t.tell(step.what), t, "洗入你的牌组")]


def superior_call(step: effects.SuperiorCall, t: Telling) -> list[Clause]:
    noun: Noun = t.tell(step.what)
    return [order(noun, t, "召唤到你的任意后防者圈", before=f"{out_of(noun, t)}将")]


def superior_ride(step: effects.SuperiorRide, t: Telling) -> list[Clause]:
    noun: Noun = t.tell(step.what)
    return [order(noun, t, "骑乘", before=f"{out_of(noun, t)}将")]


def out_of(noun: Noun, t: Telling) -> str:
    """The place that this card comes from, where that is no circle and was not told."""
    place = t.ability.zones[0]
    if noun.name != THIS or place in CIRCLES or t.last == THIS:
        return ""
    return f"从{t.word('place', place)}"


def turn_up(step: effects.TurnUp, t: Telling) -> list[Clause]:
    return [order(t.tell(step.what), t, "翻至正面朝上")]


def stand_up(step: effects.StandUp, t: Telling) -> list[Clause]:
    return [order(t.tell(step.what), t, "重置")]


def stays_rested(step: effects.StaysRested, t: Telling) -> list[Clause]:
    noun: Noun = t.tell(step.what)
    phase = "对手的下个重置阶段" if noun.owner == FOE else "你的下个重置阶段"
    return [Clause(f"{subject(noun, t)}在{phase}中不能重置", is_order=False)]


def unhittable(step: effects.Unhittable, t: Telling) -> list[Clause]:
    return [Clause(f"直到战斗结束，{subject(t.tell(step.what), t)}不会被攻击命中", is_order=False)]


TEMPLATES: Templates = {
    effects.Draw: draw,
    effects.DrawUpTo: draw_up_to,
    effects.Retire: retire,
    effects.DiscardCards: discard_cards,
    effects.SoulCharge: soul_charge,
    effects.Mill: mill,
    effects.LookTop: look_top,
    effects.Search: search,
    effects.Shuffle: shuffle,
    effects.ToHand: to_hand,
    effects.ToSoul: to_soul,
    effects.ToDeck: to_deck,
    effects.SuperiorCall: superior_call,
    effects.SuperiorRide: superior_ride,
    effects.TurnUp: turn_up,
    effects.StandUp: stand_up,
    effects.StaysRested: stays_rested,
    effects.Unhittable: unhittable,
}
