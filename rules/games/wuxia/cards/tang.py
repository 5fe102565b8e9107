"""唐門, the Tang Clan: damage on entering, and poison that lasts."""

from rules.games.wuxia.cards.words import (
    AN_ENEMY,
    ATTACKER,
    CHOSEN,
    ENEMIES,
    ROW,
    THIS,
    an_enemy_of_cost,
    answering,
    card,
    choose,
    give,
    grow,
    hitting,
    on_enter,
)
from rules.games.wuxia.effects import Damage, ReturnToHand
from rules.games.wuxia.patterns import Attacks, Kills
from rules.games.wuxia.selectors import Defender, Opposite
from rules.kernel.abilities import CardScript, When

CARDS: tuple[CardScript, ...] = (
    card("needle-maid", on_enter(*hitting(1))),
    card("poison-tester", on_enter(choose(AN_ENEMY), give(CHOSEN, "poison", 1))),
    card("sleeve-dart", on_enter(*hitting(2))),
    card("centipede-crone", When(Attacks(), ROW, (give(Defender(), "poison", 1),))),
    card("smoke-bomber", on_enter(choose(an_enemy_of_cost(2)), ReturnToHand(CHOSEN))),
    card("seven-star-needles", on_enter(*hitting(3))),
    card("poison-mist", on_enter(give(ENEMIES, "poison", 1))),
    card("iron-caltrop", answering(give(ATTACKER, "poison", 1))),
    card("rain-of-needles", on_enter(Damage(ENEMIES, 1))),
    card("venom-master", on_enter(choose(AN_ENEMY), give(CHOSEN, "poison", 3))),
    card("peacock-plume", on_enter(*hitting(4))),
    card("eldest-daughter", on_enter(Damage(Opposite(), 4)), When(Kills(), ROW, grow(THIS, 1))),
    card("matriarch-of-tang", on_enter(*hitting(5))),
    card("lord-of-venoms", on_enter(give(ENEMIES, "poison", 2))),
)
