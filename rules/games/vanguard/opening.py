"""The opening hand (VG-5.3, VG-5.4, VG-R1, VG-G14 to VG-G16, VG-G61).

Both players draw 5 of the 49 cards beside the first vanguard and may mulligan once. Both draw at the start of
each own turn, the first player on the first turn too (VG-G15), so the odds are the same for either.
"""

from rules.kernel.opening import Opening

OPENING = Opening(hand=5, rule="VG-5.4")
