"""The opening hand: 5 cards and no mulligan (PD-1.4, PD-G19); who goes first does not draw in the first turn."""

from rules.kernel.opening import Opening

OPENING = Opening(hand=5, has_mulligan=False, note="Going first you do not draw in your first turn.")
