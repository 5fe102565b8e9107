"""Soaking Nannaier's Exercise: decks by chance, what counts as played, and what always holds."""

from collections.abc import Iterator, Sequence

from rules.games.nannaier.events import MirrorLaid, SpellCast, Summoned
from rules.games.nannaier.facts import DOLL, MIRROR, SPELL
from rules.games.nannaier.formats import KEEPERS
from rules.games.nannaier.table import (
    COOLDOWN,
    MOST_POINTS,
    MOST_TRANSCEND,
    PLACES,
    SLOT,
    SPENDINGS,
    TABLE,
    WIDTH,
    NannaierState,
    left_of,
)
