"""The format: version 0.2, with its three decks (NN-3.5, NN-3.6, NN-3.7)."""

from functools import partial

from rules.games.nannaier import mending
from rules.games.nannaier.counting import ALL as PARTS
from rules.games.nannaier.counting import Limits
from rules.games.nannaier.deck_rules import KeptApart
from rules.kernel.deck_rules import CardPool, CopiesPerName, DeckSizes
from rules.kernel.formats import Format

FIRST_SET = CardPool("NN-G50", "the first set", sets=("NN1",), parts=tuple(limits.part.key for limits in PARTS))


def _size(limits: Limits) -> DeckSizes:
    return DeckSizes(limits.rule, limits.least, limits.most, partial(mending.resize, limits), limits.part)


def _copies(limits: Limits) -> CopiesPerName:
    return CopiesPerName(
        limits.rule, limits.alike, partial(mending.trim, limits), limits.part.key, is_for=limits.is_for
    )


EXERCISE = Format(
    "nannaier.0.2",
    "nannaier",
    "Version 0.2",
    "20 to 30 dolls, at most three alike; 5 to 10 spells, at most two alike; 1 to 5 mirrors, no two alike.",
    FIRST_SET,
    (*map(_size, PARTS), KeptApart(), *map(_copies, PARTS), FIRST_SET),
)

ALL: tuple[Format, ...] = (EXERCISE,)
