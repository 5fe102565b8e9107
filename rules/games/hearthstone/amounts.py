"""How much: numbers that a text reads from the table as it is at that moment."""

from rules.games.hearthstone.costs import cost
from rules.games.hearthstone.table import HAND, HearthstoneState, attack_of
from rules.kernel.frames import Frame
from rules.kernel.measure import Amount
from rules.kernel.selectors import Selector


class AttackOf(Amount, tag="attack-of"):
    """The attack of these together."""

    what: Selector

    def of(self, state: HearthstoneState, frame: Frame) -> int:
        return sum(attack_of(state, card) for card in self.what.find(state, frame))


class HealthOf(Amount, tag="health-of"):
    """What is left of the health of these together, or of a weapon's durability."""

    what: Selector

    def of(self, state: HearthstoneState, frame: Frame) -> int:
        return sum(state.left(card) for card in self.what.find(state, frame))


class DamageOf(Amount, tag="damage-of"):
    """The damage that these have taken and not healed."""

    what: Selector

    def of(self, state: HearthstoneState, frame: Frame) -> int:
        return sum(state.damage[card] for card in self.what.find(state, frame))


class ArmorOf(Amount, tag="armor-of"):
    """The own hero's armour."""

    def of(self, state: HearthstoneState, frame: Frame) -> int:
        return state.armor[frame.seat]


class CostOf(Amount, tag="cost-of"):
    """The cost of these cards: in hand what they cost there, elsewhere the printed one (HS-G36)."""

    what: Selector

    def of(self, state: HearthstoneState, frame: Frame) -> int:
        return sum(
            cost(state, card) if state.place_of(card) == HAND else state.number(card, "cost")
            for card in self.what.find(state, frame)
        )


class EventAmount(Amount, tag="event-amount"):
    """As much as the answered event was about: the damage taken, the health restored."""

    def of(self, state: HearthstoneState, frame: Frame) -> int:
        return frame.bound["amount"][0]


class OtherCardsPlayed(Amount, tag="other-cards-played"):
    """The cards that the player played this turn before this one."""

    def of(self, state: HearthstoneState, frame: Frame) -> int:
        return state.played[frame.seat] - 1


class FewerInHand(Amount, tag="fewer-in-hand"):
    """By how many cards the own hand is smaller than the other."""

    def of(self, state: HearthstoneState, frame: Frame) -> int:
        return max(0, len(state.at(1 - frame.seat, HAND)) - len(state.at(frame.seat, HAND)))


class Between(Amount, tag="between"):
    """By chance, each number from `least` to `most` as likely (HS-G7)."""

    least: int
    most: int

    def of(self, state: HearthstoneState, frame: Frame) -> int:
        return self.least + state.chance.below(self.most - self.least + 1)
