"""The formats: one pool for both, as the rules have it (WX-2.2), smaller pools, and decks of one's own (WX-G24)."""

from functools import partial

from rules.games.wuxia import mending
from rules.games.wuxia.counting import COPIES, DECK, LEAST_POOL, POOL, SETS
from rules.games.wuxia.setup import OWN
from rules.kernel.deck_rules import CardPool, CopiesPerName, DeckSize, DeckSizes
from rules.kernel.formats import Format

HEROES = CardPool("WX-G4", "the pool of 150 heroes", sets=SETS)
SINGLE = CopiesPerName("WX-G4", 1, partial(mending.trim, 1))

STANDARD = Format(
    "wuxia.pool",
    "wuxia",
    "One pool",
    "All 150 heroes in one pool, 60 dealt to each player: the way of the rules.",
    HEROES,
    (DeckSize("WX-2.2", POOL, mending.fill_pool), SINGLE, HEROES),
    is_shared=True,
)
CUBE = Format(
    "wuxia.cube",
    "wuxia",
    "A pool of your own",
    "From 120 different heroes up, 60 dealt to each player.",
    HEROES,
    (DeckSizes("WX-G4", LEAST_POOL, POOL, mending.fill_pool), SINGLE, HEROES),
    values={"deal": "60"},
    is_shared=True,
)
CONSTRUCTED = Format(
    "wuxia.constructed",
    "wuxia",
    "Decks of 60",
    "Our variant: each player brings 60 cards, at most two of a name.",
    HEROES,
    (
        DeckSize("WX-G24", DECK, mending.resize),
        CopiesPerName("WX-G24", COPIES, partial(mending.trim, COPIES)),
        HEROES,
    ),
    values={"deal": OWN},
)

ALL: tuple[Format, ...] = (STANDARD, CUBE, CONSTRUCTED)
