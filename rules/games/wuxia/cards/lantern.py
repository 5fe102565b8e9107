"""玄燈教, the Dark Lantern Sect: what happens as heroes fall, and sacrifice."""

from rules.games.wuxia.cards.words import (
    CHOSEN,
    FALLEN,
    NEIGHBOURS,
    OTHER_ALLIES,
    ROW,
    THIS,
    always,
    another_fallen_of_cost,
    card,
    choose,
    grow,
    hitting,
    on_enter,
    on_fall,
)
from rules.games.wuxia.effects import BringBack, Damage, Destroy, HealPlayer, HurtPlayer, Mill
from rules.games.wuxia.patterns import OtherFalls, TurnEnds
from rules.games.wuxia.selectors import Fallen
from rules.kernel.abilities import CardScript, Cont, When
from rules.kernel.effects import If
from rules.kernel.selectors import Exists

CARDS: tuple[CardScript, ...] = (
    card("wick-trimmer", on_fall(HealPlayer(2))),
    card("grave-rat", always("attack", 1, when=Exists(FALLEN, 3))),
    card("corpse-walker", on_fall(choose(another_fallen_of_cost(1)), BringBack(CHOSEN))),
    card("lamp-oil-hag", on_enter(Damage(NEIGHBOURS, 1))),
    card("night-raider", always("swift")),
    card("blood-candle", When(TurnEnds(), ROW, (Damage(THIS, 1),))),
    card(
        "bone-lamp",
        When(OtherFalls("you"), ROW, grow(THIS, 1)),
        always("health", 1, when=Exists(Fallen("both"), 8)),
    ),
    card("sacrificer", on_enter(choose(OTHER_ALLIES), If(Exists(CHOSEN), (Destroy(CHOSEN), *hitting(5))))),
    card("widow-of-lamps", on_fall(*hitting(3))),
    card("hundred-ghosts", on_fall(Mill(2))),
    card("soul-devourer", on_enter(Damage(NEIGHBOURS, 2))),
    card("lantern-envoy", Cont(ROW, "attack", 1, FALLEN)),
    card("lord-of-the-nether-lamp", on_fall(choose(another_fallen_of_cost(5)), BringBack(CHOSEN))),
    card("mother-of-nine-nethers", on_enter(HurtPlayer(2)), on_fall(Mill(3, own=True))),
)
