"""丐幫, the Beggars' Guild: cheap, and stronger with many own heroes."""

from rules.games.wuxia.cards.words import (
    ALLIES,
    AN_ENEMY,
    ATTACKER,
    CHOSEN,
    OTHER_ALLIES,
    ROW,
    always,
    answering,
    card,
    choose,
    give,
    grow,
    growing,
    on_enter,
)
from rules.games.wuxia.effects import Damage, DrawCards, GainPoints, SwapNumbers
from rules.games.wuxia.selectors import FreePlaces, Heroes
from rules.kernel.abilities import CardScript, Cont
from rules.kernel.selectors import Another, Exists, Prints

BEGGARS = Heroes("you", (Prints("faction", "beggars"),))
OTHER_BEGGARS = Heroes("you", (Another(), Prints("faction", "beggars")))

CARDS: tuple[CardScript, ...] = (
    card("alley-lookout", on_enter(DrawCards(), when=Exists(ALLIES, 4))),
    card("dog-beater", always("attack", 1, when=FreePlaces(most=7))),
    card("four-bag-brother", growing(1, faction="beggars")),
    card("lotus-song-singer", on_enter(*grow(OTHER_ALLIES, 1, until="turn"))),
    card("street-brawler", always("swift", when=Exists(OTHER_ALLIES, 2))),
    card("snake-catcher", answering(give(ATTACKER, "poison", 1))),
    card("six-bag-brother", on_enter(choose(AN_ENEMY), Damage(CHOSEN, 1, BEGGARS))),
    card("dog-beating-ring", always("swift", when=Exists(OTHER_ALLIES, 3))),
    card("drunken-beggar", on_enter(choose(AN_ENEMY), SwapNumbers(CHOSEN))),
    card("eight-bag-elder", on_enter(*grow(OTHER_ALLIES, 1, 1), when=FreePlaces(most=6))),
    card("granary-thief", on_enter(GainPoints(2))),
    card("nine-bag-elder", Cont(ROW, "attack", 1, OTHER_BEGGARS)),
    card("chief-in-patches", on_enter(*grow(OTHER_ALLIES, 1, 1))),
)
