"""六扇門, the Constables: stop attacks, silence, and remove from the game."""

from rules.games.wuxia.cards.words import (
    AN_ENEMY,
    ATTACKER,
    CHOSEN,
    ENEMIES,
    ROW,
    THIS,
    always,
    an_enemy_of_cost,
    answering,
    card,
    choose,
    give,
    grow,
    hitting,
    on_enter,
)
from rules.games.wuxia.effects import Destroy, HealPlayer, RemoveFromGame, Silence
from rules.games.wuxia.patterns import Attacks
from rules.games.wuxia.selectors import AtAnEnd, Fallen, Heroes, Strength
from rules.kernel.abilities import CardScript, When
from rules.kernel.effects import Choose

CARDS: tuple[CardScript, ...] = (
    card("gate-runner", always("guard")),
    card("chain-thrower", on_enter(choose(AN_ENEMY), give(CHOSEN, "barred", until="next-turn"))),
    card("night-watch", always("guard"), always("health", 2, when=AtAnEnd())),
    card("informer", on_enter(choose(AN_ENEMY), *grow(CHOSEN, -1))),
    card("seal-bearer", on_enter(choose(AN_ENEMY), Silence(CHOSEN))),
    card("shackle-master", answering(give(ATTACKER, "barred", until="next-turn"), *grow(ATTACKER, -1, until="turn"))),
    card("banishing-magistrate", on_enter(choose(an_enemy_of_cost(2)), RemoveFromGame(CHOSEN))),
    card("tiger-catcher", When(Attacks(again=True), ROW, grow(THIS, 2, until="turn"))),
    card("coroner", on_enter(Choose(Fallen("foe"), 0, 2, "chosen"), RemoveFromGame(CHOSEN), HealPlayer(1))),
    card("iron-face", on_enter(choose(AN_ENEMY), Silence(CHOSEN), *hitting(2))),
    card("four-seas-warrant", on_enter(choose(an_enemy_of_cost(4)), RemoveFromGame(CHOSEN))),
    card("executioner", on_enter(choose(Heroes("foe", (Strength("attack", 0, 2),), aimed=True)), Destroy(CHOSEN))),
    card("prefect-of-nine-gates", on_enter(give(ENEMIES, "barred", until="next-turn"))),
)
