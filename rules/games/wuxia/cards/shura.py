"""修羅宮, the Shura Palace: heroes that grow when cards are played."""

from rules.games.wuxia.cards.words import (
    AN_ENEMY,
    CHOSEN,
    ENEMIES,
    OTHER_ALLIES,
    ROW,
    THIS,
    always,
    card,
    choose,
    grow,
    growing,
    hitting,
    on_enter,
    striking_back,
)
from rules.games.wuxia.effects import Damage, GainPoints
from rules.games.wuxia.patterns import Played
from rules.kernel.abilities import CardScript, When

CARDS: tuple[CardScript, ...] = (
    card("red-lotus-acolyte", When(Played("you"), ROW, grow(THIS, 1, until="turn"))),
    card("blood-drum-boy", on_enter(GainPoints(1))),
    card("asura-swordsman", growing(1, 1)),
    card("night-rite-dancer", on_enter(choose(AN_ENEMY), *grow(CHOSEN, -1))),
    card("bone-flute-player", striking_back(2)),
    card("ren-qingxuan", growing(1, 1)),
    card("twin-blade-asura", always("swift")),
    card("hundred-oaths-monk", growing(health=1)),
    card("asura-general", growing(1, 1)),
    card("altar-keeper", always("guard"), striking_back(1)),
    card("palace-elder", growing(1, 1)),
    card("six-paths-blade", always("swift")),
    card("wrath-of-heaven", on_enter(Damage(ENEMIES, 2))),
    card("king-of-asuras", growing(1, 1), on_enter(choose(OTHER_ALLIES), *grow(CHOSEN, 1, 1), *hitting(2))),
)
