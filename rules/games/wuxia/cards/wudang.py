"""武當, Wudang: helps the neighbours, and heals."""

from rules.games.wuxia.cards.words import (
    ALLIES,
    CHOSEN,
    NEIGHBOURS,
    ROW,
    THIS,
    always,
    card,
    choose,
    grow,
    on_enter,
    striking_back,
)
from rules.games.wuxia.effects import Heal
from rules.games.wuxia.patterns import TurnBegins
from rules.games.wuxia.selectors import AtAnEnd, Beside
from rules.kernel.abilities import CardScript, When

CARDS: tuple[CardScript, ...] = (
    card("incense-boy", always("health", 1, NEIGHBOURS)),
    card("sword-apprentice", always("attack", 1, when=AtAnEnd())),
    card("crane-keeper", When(TurnBegins(), ROW, (Heal(NEIGHBOURS, 1),))),
    card("cloud-hand", always("attack", 1, NEIGHBOURS)),
    card("left-hand-sword", always("attack", 1, Beside("left")), always("health", 1, Beside("left"))),
    card("herb-gatherer", on_enter(choose(ALLIES), Heal(CHOSEN, 2))),
    card("taiji-adept", striking_back(2)),
    card("twin-pines", always("attack", 1, NEIGHBOURS), always("health", 1, NEIGHBOURS)),
    card("seven-stars", on_enter(*grow(NEIGHBOURS, 1, 1))),
    card("soft-sword-elder", always("attack", 2, NEIGHBOURS)),
    card("true-martial-priest", When(TurnBegins(), ROW, (Heal(ALLIES, 1),))),
    card("pure-yang", always("attack", 1, NEIGHBOURS), always("health", 1, NEIGHBOURS), striking_back(1)),
    card("white-crane", on_enter(choose(ALLIES), Heal(CHOSEN, 4), *grow(THIS, health=1))),
    card("master-of-purple-heaven", always("first-strike", 1, NEIGHBOURS)),
    card("old-man-of-the-peak", always("attack", 2, NEIGHBOURS), always("health", 2, NEIGHBOURS)),
)
