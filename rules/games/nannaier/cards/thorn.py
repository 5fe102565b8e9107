"""棘, the Thorn: attack, piercing shields, striking back."""

from rules.games.nannaier.cards.words import (
    CHOSEN,
    FOES,
    FOES_BEHIND,
    FOES_LASTING_SPELL,
    OWN_MIRROR_PILE,
    THIS,
    TWO_TURNS,
    always,
    choose,
    doll,
    keeping_up,
    on,
    skill,
    striking_back,
    stronger,
)
from rules.games.nannaier.effects import Damage, DrawDolls, EndSpells, PullForward
from rules.games.nannaier.patterns import Damaged, DollFalls, TranscendSpent
from rules.games.nannaier.selectors import Dolls
from rules.games.nannaier.table import FOR_GOOD
from rules.kernel.abilities import CardScript
from rules.kernel.selectors import Exists, Prints

PIERCING = always("pierce")
THORNS = Dolls("you", tests=(Prints("affiliation", "thorn"),))

CARDS: tuple[CardScript, ...] = (
    doll("bryn-needle-whittler", present=(PIERCING,)),
    doll("sorrel-bramble-cutter", present=(PIERCING,)),
    doll("kade-flint-knapper", present=(PIERCING,), mirror=(always("attack", 3, when=Exists(OWN_MIRROR_PILE, 4)),)),
    doll(
        "ines-barb-twister",
        present=(striking_back(3),),
        mirror=(skill(EndSpells(), DrawDolls(), chaos=1, condition=Exists(FOES_LASTING_SPELL)),),
    ),
    doll("rook-saw-filer", present=(PIERCING,), mirror=(on(DollFalls(), stronger(THIS, 2, FOR_GOOD)),)),
    doll("tarn-nail-driver", present=(always("true"),)),
    doll(
        "wren-lancet-grinder",
        present=(PIERCING,),
        mirror=keeping_up(TWO_TURNS, always("attack", 2, THORNS), chaos=1),
        critical=(skill(choose(FOES), Damage(CHOSEN, 7, "pierce"), order=1, chaos=1),),
    ),
    doll(
        "garrick-spur-forger",
        present=(PIERCING, skill(choose(FOES_BEHIND), PullForward(CHOSEN), order=1)),
        critical=(on(TranscendSpent(), stronger(THIS, 6, TWO_TURNS)),),
    ),
    doll("sable-hedge-layer", present=(striking_back(4),), mirror=(PIERCING, always("reach"))),
    doll(
        "ravenna-steel-smelter",
        present=(PIERCING,),
        mirror=(on(Damaged(), stronger(THIS, 2, TWO_TURNS)),),
        critical=(always("true"),),
    ),
)
