"""How much, in Russian: what something equals stands in the dative."""

from rules.games.hearthstone import amounts, selectors
from rules.games.hearthstone.wording.ru.nouns import for_each, of
from rules.games.hearthstone.wording.shape import Measure
from rules.kernel.measure import Amount, Count
from rules.kernel.wording import Telling, Templates


def measure(per: Amount | None, t: Telling) -> Measure:
    return Measure() if per is None else t.tell(per)


def count(amount: Count, t: Telling) -> Measure:
    return Measure(each=for_each(amount.what, t))


def attack_of(amount: amounts.AttackOf, t: Telling) -> Measure:
    return Measure(equal=of(amount.what, "атаке", t))


def health_of(amount: amounts.HealthOf, t: Telling) -> Measure:
    return Measure(equal=of(amount.what, "прочности" if isinstance(amount.what, selectors.Weapon) else "здоровью", t))


def damage_of(amount: amounts.DamageOf, t: Telling) -> Measure:
    return Measure(equal=of(amount.what, "потерянному здоровью", t))


def armor_of(amount: amounts.ArmorOf, t: Telling) -> Measure:
    return Measure(equal="вашей броне")


def cost_of(amount: amounts.CostOf, t: Telling) -> Measure:
    return Measure(equal=of(amount.what, "стоимости", t))


def event_amount(amount: amounts.EventAmount, t: Telling) -> Measure:
    return Measure(equal="полученному")


def other_cards_played(amount: amounts.OtherCardsPlayed, t: Telling) -> Measure:
    return Measure(each="за каждую другую карту, разыгранную вами в этом ходу")


def fewer_in_hand(amount: amounts.FewerInHand, t: Telling) -> Measure:
    return Measure(each="за каждую карту, на которую рука соперника больше вашей")


def between(amount: amounts.Between, t: Telling) -> Measure:
    return Measure(number=f"от {amount.least} до {amount.most}")


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
