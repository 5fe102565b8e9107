"""灯, the Lantern: spells, mirrors, points."""

from rules.games.nannaier.cards.words import (
    CHOSEN,
    FOES,
    FOUND,
    OWN,
    OWN_MIRROR_PILE,
    OWN_PRESENT_PILE,
    THIS,
    THREE_TURNS,
    TWO_TURNS,
    always,
    choose,
    doll,
    keeping_up,
    on,
    skill,
    striking_back,
    stronger,
    warding,
)
from rules.games.nannaier.effects import (
    CountSpending,
    Damage,
    DrawSpells,
    EndSpells,
    GainPoints,
    Score,
    Shield,
    ToPile,
)
from rules.games.nannaier.patterns import Enters, MirrorChanges, SpellIsCast, TurnStarts
from rules.games.nannaier.selectors import Dolls
from rules.kernel.abilities import CardScript
from rules.kernel.lots import Pick
from rules.kernel.selectors import Exists

FOES_HERE = Dolls("foe", "same")

CARDS: tuple[CardScript, ...] = (
    doll(
        "wick-tallow-dipper",
        present=(on(Enters(), CountSpending()),),
        mirror=(skill(DrawSpells(), chaos=1),),
    ),
    doll("ada-glass-blower", mirror=(on(MirrorChanges("foe"), DrawSpells()),)),
    doll("jory-lamp-trimmer", present=(always("spell-limit", 1),)),
    doll(
        "elke-candle-turner",
        present=(on(MirrorChanges("foe"), Pick(FOES, 1, "found"), Damage(FOUND, 3)),),
        mirror=(skill(EndSpells(), DrawSpells(), chaos=1),),
    ),
    doll(
        "silas-prism-cutter",
        present=(skill(CountSpending(), GainPoints("chaos"), order=1),),
        critical=(on(TurnStarts(), GainPoints("order")),),
    ),
    doll(
        "nettie-ink-maker",
        present=keeping_up(THREE_TURNS, always("attack", -2, FOES_HERE), always("muted", to=FOES_HERE), order=1),
    ),
    doll(
        "lucan-wax-sculptor",
        present=(on(SpellIsCast(), Shield(THIS, 3)),),
        mirror=(skill(choose(FOES), Damage(CHOSEN, 6, "true"), chaos=2),),
    ),
    doll(
        "petra-lens-polisher",
        present=(always("doll-limit", 3),),
        mirror=(on(MirrorChanges(), stronger(THIS, 2, TWO_TURNS)),),
        critical=(striking_back(4),),
    ),
    doll(
        "ilse-soot-painter",
        mirror=(
            on(TurnStarts(), Pick(OWN_MIRROR_PILE, 2, "found"), ToPile(FOUND), when=Exists(OWN_PRESENT_PILE, 0, 5)),
        ),
    ),
    doll(
        "caspar-star-engraver",
        present=(skill(choose(OWN_MIRROR_PILE, 3), ToPile(CHOSEN), order=2),),
        mirror=(skill(choose(OWN), warding(CHOSEN), order=1, chaos=1),),
        critical=(skill(Score(8), transcend=1),),
    ),
)
