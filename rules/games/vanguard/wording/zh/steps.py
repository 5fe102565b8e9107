"""What an effect does, in Chinese: orders and statements."""

from dataclasses import replace
from itertools import groupby

from rules.games.vanguard import effects
from rules.games.vanguard.wording.zh.conditions import condition
from rules.games.vanguard.wording.zh.noun import Noun, number, some, subject, target
from rules.games.vanguard.wording.zh.words import CARD, CIRCLES, Skill
from rules.kernel import effects as steps
from rules.kernel import selectors
from rules.kernel.chinese import JOINTS, all_of, quoted
from rules.kernel.selectors import FOE
from rules.kernel.wording import THIS, Clause, Telling, Templates, joined


def effect(do: tuple[steps.Step, ...], t: Telling) -> str:
    return told(t.ordered(do))


def told(clauses: list[Clause]) -> str:
    """The clauses as a sentence without its stop; what you do after the opponent says so."""
    after_foe = zip([Clause(""), *clauses], clauses, strict=False)
    return joined(
        [now._replace(text=f"你{now.text}") if before.by_foe and _is_yours(now) else now for before, now in after_foe],
        JOINTS,
    )


def _is_yours(clause: Clause) -> bool:
    return clause.is_order and not clause.by_foe


def choose(step: steps.Choose, t: Telling) -> list[Clause]:
    noun: Noun = t.tell(step.what)
    words = f"被选择的{noun.head}"
    t.nouns[step.slot] = replace(noun, name=step.slot, fixed=words, is_plural=step.most > 1, by_foe=step.by_foe)
    t.last = step.slot
    if step.by_foe:
        return [Clause(f"你的对手选择{some(noun, step.least, step.most, foe='其')}", opens=True, by_foe=True)]
    return [Clause(f"选择{some(noun, step.least, step.most)}", opens=True)]


def if_so(step: steps.If, t: Telling) -> list[Clause]:
    text = f"如果{condition(step.condition, t)}，则{effect(step.then, t)}"
    t.last = ""
    if step.otherwise:
        text += f"；否则，{effect(step.otherwise, t)}"
    return [Clause(text, is_order=False)]


def lasting(changes: tuple[steps.Change | steps.Gain, ...], t: Telling) -> list[Clause]:
    """Changes of the same cards for the same time, as one sentence."""
    first = changes[0]
    noun: Noun = t.tell(first.what if isinstance(first, steps.Change) else selectors.This())
    does = said_of([predicate(change, t) for change in changes])
    name = target(noun, t) if is_number(does) else subject(noun, t)
    return [Clause(f"{t.word('until', first.until)}，{name}{does}", is_order=False)]


def predicate(change: steps.Change | steps.Gain, t: Telling) -> str:
    if isinstance(change, steps.Gain):
        text = t.gained(change.ability)
        return f"获得{quoted(text.rstrip('。'))}" if text else "获得此能力"
    stat = t.word("stat", change.stat)
    if isinstance(stat, Skill):
        return stat.gains if change.amount > 0 else stat.loses
    return number_of(stat, change.amount)


def number_of(stat: str, amount: int) -> str:
    """
    >>> number_of("力量", -2000)
    '力量−2000'
    """
    return stat + f"{amount:+}".replace("-", "−")


def said_of(predicates: list[str]) -> str:
    """Numbers in a row as a list, the rest behind commas: "力量+5000和暴击+1，获得支援"."""
    return "，".join(all_of(run) if numbers else "，".join(run) for numbers, run in groupby(predicates, is_number))


def is_number(predicate: str) -> bool:
    """Whether it tells by how much a number changes, or begins with that."""
    return predicate.partition("，")[0][-1:].isdigit()


def later(step: steps.Later, t: Telling) -> list[Clause]:
    t.last = ""
    return [Clause(f"{t.word('moment', step.moment)}，{effect(step.do, t)}", is_order=False)]


def order(noun: Noun, t: Telling, rest: str, before: str = "将") -> Clause:
    """To do something to these; the opponent does it to what the opponent chose."""
    return Clause(f"{before}{target(noun, t)}{rest}", by_foe=noun.by_foe)


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
    steps.Choose: choose,
    steps.If: if_so,
    steps.Change: lasting,
    steps.Gain: lasting,
    steps.Later: later,
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
