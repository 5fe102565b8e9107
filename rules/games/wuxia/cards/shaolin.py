"""少林, Shaolin: health, guards, and heroes that hurt who attacks them."""

from rules.games.wuxia.cards.words import (
    ALLIES,
    AN_ENEMY,
    CHOSEN,
    THIS,
    always,
    answering,
    card,
    choose,
    give,
    grow,
    on_enter,
    striking_back,
)
from rules.games.wuxia.effects import DrawCards, Heal, Shield
from rules.games.wuxia.selectors import AtAnEnd
from rules.kernel.abilities import CardScript

CARDS: tuple[CardScript, ...] = (
    card("wooden-fish-novice", always("guard")),
    card("iron-shirt-monk", always("guard")),
    card("staff-monk", striking_back(2)),
    card("water-carrier", on_enter(choose(ALLIES), Heal(CHOSEN, 2))),
    card("arhat-fist", striking_back(3)),
    card("bell-ringer", always("guard"), always("health", 1, when=AtAnEnd())),
    card("vajra-guardian", always("guard"), striking_back(1)),
    card("dharma-hall-master", striking_back(3)),
    card("sutra-keeper", on_enter(DrawCards())),
    card("golden-bell-monk", always("guard"), on_enter(Shield(THIS))),
    card(
        "discipline-elder",
        on_enter(choose(AN_ENEMY), *grow(CHOSEN, -2, until="next-turn"), give(CHOSEN, "barred", until="next-turn")),
    ),
    card("eighteen-bronze-men", always("guard"), striking_back(1)),
    card("sinew-changing-master", answering(*grow(THIS, health=2))),
    card("abbot-of-stillness", striking_back(3)),
)
