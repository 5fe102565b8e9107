"""The opening hands: three dolls and one spell, no exchange; each turn brings one more of both (NN-5.1, NN-5.4)."""

from rules.games.nannaier.counting import SPELLS
from rules.kernel.opening import Opening

OPENING = Opening(
    hand=3,
    rule="NN-5.1",
    has_mulligan=False,
    note="Beyond 10 dolls or 3 spells in hand you put cards back; mirrors are not drawn, you choose among them.",
    beside=((SPELLS.part.key, 1),),
)
