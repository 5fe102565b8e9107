"""The opening hand: five cards, no exchange (WX-2.4)."""

from rules.kernel.opening import Opening

OPENING = Opening(hand=5, rule="WX-2.4", has_mulligan=False)
