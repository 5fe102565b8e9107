"""How much, in English."""

from rules.games.hearthstone import amounts, selectors
from rules.games.hearthstone.wording.en.nouns import each, whom, whose
from rules.games.hearthstone.wording.shape import Measure
from rules.kernel.measure import Amount, Count
from rules.kernel.wording import Telling, Templates


def measure(per: Amount | None, t: Telling) -> Measure:
    return Measure() if per is None else t.tell(per)


def count(amount: Count, t: Telling) -> Measure:
    return Measure(each=each(amount.what, t))


def attack_of(amount: amounts.AttackOf, t: Telling) -> Measure:
    return Measure(equal=f"{whose(amount.what, t)} Attack")


def health_of(amount: amounts.HealthOf, t: Telling) -> Measure:
    stat = "Durability" if isinstance(amount.what, selectors.Weapon) else "Health"
    return Measure(equal=f"{whose(amount.what, t)} {stat}")


def damage_of(amount: amounts.DamageOf, t: Telling) -> Measure:
    return Measure(equal=f"damage on {whom(amount.what, t)}")


def armor_of(amount: amounts.ArmorOf, t: Telling) -> Measure:
    return Measure(equal="your Armor")


def cost_of(amount: amounts.CostOf, t: Telling) -> Measure:
    return Measure(equal=f"{whose(amount.what, t)} Cost")


def event_amount(amount: amounts.EventAmount, t: Telling) -> Measure:
    return Measure(equal="the damage taken")


def other_cards_played(amount: amounts.OtherCardsPlayed, t: Telling) -> Measure:
    return Measure(each="other card you played this turn")


def fewer_in_hand(amount: amounts.FewerInHand, t: Telling) -> Measure:
    return Measure(each="card that your opponent has more in hand than you")


def between(amount: amounts.Between, t: Telling) -> Measure:
    return Measure(number=f"{amount.least} {'or' if amount.most == amount.least + 1 else 'to'} {amount.most}")


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
