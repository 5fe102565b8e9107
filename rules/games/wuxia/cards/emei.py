"""峨嵋, Emei: healing, and heroes that come back from the graveyard."""

from rules.games.wuxia.cards.words import (
    ALLIES,
    CHOSEN,
    ROW,
    THIS,
    a_fallen_of_cost,
    always,
    another_fallen_of_cost,
    card,
    choose,
    grow,
    on_enter,
    on_fall,
)
from rules.games.wuxia.effects import BringBack, Heal, HealPlayer
from rules.games.wuxia.patterns import OwnHealed, TurnEnds
from rules.kernel.abilities import CardScript, When
from rules.kernel.effects import Choose

CARDS: tuple[CardScript, ...] = (
    card("lamp-nun", on_enter(HealPlayer(2))),
    card("mending-nun", on_enter(choose(ALLIES), Heal(CHOSEN, 2))),
    card("mist-and-rain-sword", always("swift")),
    card("lotus-pond-maid", on_enter(choose(a_fallen_of_cost(1)), BringBack(CHOSEN))),
    card("golden-summit-sword", When(OwnHealed(), ROW, grow(THIS, 1))),
    card("hand-of-spring", When(TurnEnds(), ROW, (Heal(ALLIES, 1),))),
    card("soul-calling-nun", on_enter(choose(a_fallen_of_cost(2)), BringBack(CHOSEN))),
    card("green-willow", on_fall(choose(another_fallen_of_cost(2)), BringBack(CHOSEN))),
    card("two-bows", always("first-strike")),
    card("abbess-of-mercy", on_enter(Heal(ALLIES, 2), choose(a_fallen_of_cost(1)), BringBack(CHOSEN))),
    card("returning-spring", on_enter(choose(a_fallen_of_cost(3)), BringBack(CHOSEN))),
    card("mother-of-the-mountain", on_enter(Choose(a_fallen_of_cost(2), 0, 2, "chosen"), BringBack(CHOSEN))),
    card("nun-of-nirvana", on_enter(choose(a_fallen_of_cost(4)), BringBack(CHOSEN))),
)
