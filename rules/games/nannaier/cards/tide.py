"""潮, the Tide: moving, changing form, the line."""

from rules.games.nannaier.cards.words import (
    BEHIND,
    CHOSEN,
    FOES_ASIDE,
    FOES_BEHIND,
    FOUND,
    OTHER_OWN,
    OTHER_OWN_ASIDE,
    OWN,
    THIS,
    THREE_TURNS,
    TWO_TURNS,
    acting_again,
    always,
    choose,
    doll,
    keeping_up,
    on,
    skill,
    stronger,
    twins,
)
from rules.games.nannaier.effects import DrawDolls, Heal, MoveDolls, Negate, PullForward, SummonDolls
from rules.games.nannaier.patterns import ChangesForm, Enters, IsAttacked, TranscendSpent, TurnStarts
from rules.games.nannaier.selectors import Dolls, Holds
from rules.kernel.abilities import CardScript
from rules.kernel.lots import Pick
from rules.kernel.selectors import Exists

FOES_BEFORE = Dolls("foe", "same", "front")

CARDS: tuple[CardScript, ...] = (
    doll(
        "nerie-shell-stringer",
        mirror=(skill(choose(twins("mirror-pile")), SummonDolls(CHOSEN, "present"), chaos=1),),
        always=(on(ChangesForm(), stronger(THIS, 3, TWO_TURNS)),),
    ),
    doll("corin-driftwood-carver", always=(on(ChangesForm(), Heal(THIS, 6)),)),
    doll("lys-rope-plaiter", present=(skill(choose(OTHER_OWN_ASIDE), MoveDolls(CHOSEN), order=1),)),
    doll(
        "aude-salt-glazier",
        mirror=(skill(choose(OTHER_OWN_ASIDE, 2), MoveDolls(CHOSEN, "line"), transcend=1),),
        critical=(on(IsAttacked(), Negate(), when=Holds("transcend")),),
    ),
    doll("fenn-wicker-trapper", present=(skill(choose(FOES_ASIDE), MoveDolls(CHOSEN), order=2),)),
    doll(
        "maris-pearl-driller",
        present=(always("reach"),),
        mirror=keeping_up(THREE_TURNS, always("attack", 2, Dolls("you", "mirror")), chaos=1),
        critical=(on(TurnStarts(), DrawDolls()),),
    ),
    doll(
        "osric-keel-wright",
        present=(skill(choose(FOES_BEHIND), PullForward(CHOSEN), stronger(CHOSEN, -3, TWO_TURNS), order=1),),
        mirror=(skill(choose(OTHER_OWN), acting_again(CHOSEN), chaos=2),),
    ),
    doll(
        "vela-sail-stitcher",
        present=(on(Enters(), MoveDolls(THIS, "line"), when=BEHIND),),
        critical=(on(TranscendSpent(), acting_again(THIS)),),
    ),
    doll("hob-cork-floater", mirror=(always("poised", to=OWN),)),
    doll(
        "thessa-sluice-turner",
        present=(skill(MoveDolls(FOES_BEFORE), order=2, chaos=1, condition=Exists(FOES_BEFORE)),),
        mirror=(skill(choose(OTHER_OWN_ASIDE), MoveDolls(CHOSEN, "line"), chaos=2),),
        critical=(on(TurnStarts(), Pick(OTHER_OWN, 1, "found"), acting_again(FOUND)),),
    ),
)
