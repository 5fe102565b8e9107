"""炉, the Hearth: shields, and what lasts."""

from rules.games.nannaier.cards.words import (
    CHOSEN,
    FOUND,
    FOUR_TURNS,
    OWN,
    THIS,
    always,
    choose,
    doll,
    keeping_up,
    on,
    skill,
    striking_back,
    twins,
    warding,
)
from rules.games.nannaier.effects import Heal, Shield, SummonDolls
from rules.games.nannaier.patterns import ChangesForm, Falls, TranscendSpent, TurnEnds, TurnStarts
from rules.games.nannaier.selectors import Dolls, OwnMirror, Shielded
from rules.kernel.abilities import CardScript
from rules.kernel.compound import Such
from rules.kernel.lots import Pick
from rules.kernel.selectors import Another, Exists

CARDS: tuple[CardScript, ...] = (
    doll("pella-clay-potter", mirror=(skill(choose(OWN), Shield(CHOSEN, 6), order=1),)),
    doll("orla-brass-weaver", present=(always("attack", 4, when=Exists(Such(THIS, (Shielded(),)))),)),
    doll(
        "tomas-coal-sifter",
        present=(on(Falls(), Pick(twins("present"), 1, "found"), SummonDolls(FOUND, "mirror")),),
    ),
    doll("ingrid-iron-stoker", present=(striking_back(5),)),
    doll(
        "bruno-copper-smith",
        present=(skill(choose(OWN), Shield(CHOSEN, 7), order=2),),
        mirror=(skill(Shield(OWN, 4), order=1, chaos=1),),
        critical=(on(TurnStarts(), Shield(OWN, 2)),),
    ),
    doll(
        "greta-oven-warden",
        present=keeping_up(FOUR_TURNS, on(TurnEnds("both"), Shield(Dolls("you", "same"), 3)), order=2),
        mirror=(on(ChangesForm(), Heal(THIS, 8)),),
    ),
    doll(
        "magnus-bell-founder",
        present=(always("attack", 4, when=OwnMirror()), skill(Shield(OWN, 6), transcend=1)),
        critical=(on(TranscendSpent(), Shield(OWN, 4)),),
    ),
    doll("hedda-slate-roofer", mirror=(always("poised"),)),
    doll(
        "old-rafe-oak-joiner",
        present=(always("attack", 4, Dolls("you", tests=(Another(), Shielded()))),),
        mirror=(skill(choose(OWN), warding(CHOSEN), order=2),),
        critical=(on(TurnEnds(), Heal(OWN, 4)),),
    ),
)
