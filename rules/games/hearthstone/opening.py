"""The opening hand (HS-S.1 to HS-S.3): 3 cards for who goes first, 4 and The Coin for who goes second; one exchange."""

from rules.kernel.opening import Opening

OPENING = Opening(hand=3, rule="HS-S.2", note="Going second you draw one more, and are given The Coin.")
