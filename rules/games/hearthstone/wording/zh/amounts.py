"""How much, in Chinese; `each` is a clause of its own: "每有一个敌方随从"."""

from rules.games.hearthstone import amounts, selectors
from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.shape import Measure
from rules.games.hearthstone.wording.zh.nouns import each
from rules.kernel.measure import Amount, Count
from rules.kernel.selectors import Selector
from rules.kernel.wording import Telling, Templates


def measure(per: Amount | None, t: Telling) -> Measure:
    return Measure() if per is None else t.tell(per)


def of(what: Selector, number: str, t: Telling, link: str = "的") -> Measure:
    """A number of theirs: "其攻击力", "你的英雄的攻击力"."""
    noun = shape.noun_of(what, t)
    if noun.name == t.last:
        return Measure(equal=f"{'它们的' if noun.is_plural else '其'}{number}")
    shape.speak_of(noun, t)
    return Measure(equal=f"{noun.said()}{link}{number}")


def count(amount: Count, t: Telling) -> Measure:
    return Measure(each=each(amount.what, t))


def attack_of(amount: amounts.AttackOf, t: Telling) -> Measure:
    return of(amount.what, "攻击力", t)


def health_of(amount: amounts.HealthOf, t: Telling) -> Measure:
    return of(amount.what, "耐久度" if isinstance(amount.what, selectors.Weapon) else "生命值", t)


def damage_of(amount: amounts.DamageOf, t: Telling) -> Measure:
    return of(amount.what, "已损失的生命值", t, link="")


def armor_of(amount: amounts.ArmorOf, t: Telling) -> Measure:
    return Measure(equal="你的护甲值")


def cost_of(amount: amounts.CostOf, t: Telling) -> Measure:
    return of(amount.what, "法力值消耗", t)


def event_amount(amount: amounts.EventAmount, t: Telling) -> Measure:
    return Measure(equal="该数值")


def other_cards_played(amount: amounts.OtherCardsPlayed, t: Telling) -> Measure:
    return Measure(each="你在本回合中每使用过一张其他牌")


def fewer_in_hand(amount: amounts.FewerInHand, t: Telling) -> Measure:
    return Measure(each="对手的手牌每比你多一张")


def between(amount: amounts.Between, t: Telling) -> Measure:
    return Measure(number=f"{amount.least}到{amount.most}")


TEMPLATES: Templates = {
    Count: count,
    amounts.AttackOf: attack_of,
    amounts.HealthOf: health_of,
    amounts.DamageOf: damage_of,
    amounts.ArmorOf: armor_of,
    amounts.CostOf: cost_of,
    amounts.EventAmount: event_amount,
    amounts.OtherCardsPlayed: other_cards_played,
    amounts.FewerInHand: fewer_in_hand,
    amounts.Between: between,
}
