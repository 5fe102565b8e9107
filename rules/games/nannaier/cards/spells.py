"""What the twenty spells do."""

from rules.games.nannaier.cards.words import (
    BEHIND,
    CHOSEN,
    FOES,
    FOES_ASIDE,
    FOUND,
    IN_SLOT,
    OWN,
    OWN_ASIDE,
    OWN_MIRROR_PILE,
    acting_again,
    always,
    choose,
    lasting,
    of_cost,
    spell,
    warding,
)
from rules.games.nannaier.effects import (
    Damage,
    DrawDolls,
    DrawSpells,
    EndSpells,
    Heal,
    MoveDolls,
    Shield,
    SummonDolls,
)
from rules.games.nannaier.patterns import TurnEnds, TurnStarts
from rules.games.nannaier.selectors import Dolls
from rules.kernel.abilities import CardScript, When
from rules.kernel.effects import If
from rules.kernel.lots import Pick
from rules.kernel.selectors import Exists

DAMAGE = (
    spell("loose-the-needle", choose(FOES), If(BEHIND, (Damage(CHOSEN, 8),), (Damage(CHOSEN, 5),))),
    spell("split-the-plate", choose(FOES), Damage(CHOSEN, 7, "pierce")),
    spell(
        "name-the-crack",
        choose(FOES),
        If(Exists(OWN_MIRROR_PILE, 5), (Damage(CHOSEN, 8, "true"),), (Damage(CHOSEN, 6, "true"),)),
    ),
)

SHELTER = (
    spell("bank-the-fire", choose(OWN), Shield(CHOSEN, 8)),
    spell("mend-the-seams", choose(OWN), Heal(CHOSEN, 10), If(BEHIND, (Heal(OWN, 4),))),
    lasting("raise-the-kiln-wall", When(TurnEnds("both"), IN_SLOT, (Shield(Dolls("you", row="front"), 2),))),
    spell("share-the-warmth", Heal(OWN, 5)),
)

SUMMONING = (
    spell("clear-the-workbench", choose(of_cost("dolls", 3)), SummonDolls(CHOSEN)),
    spell("wake-the-sleeper", Pick(of_cost("present", 3), 1, "found"), SummonDolls(FOUND, "present")),
    spell("open-the-silver-door", choose(of_cost("mirror-pile", 4)), SummonDolls(CHOSEN), condition=BEHIND),
)

MOVING = (
    spell("turn-the-glass", choose(FOES_ASIDE), MoveDolls(CHOSEN)),
    spell("follow-the-reflection", choose(OWN_ASIDE), MoveDolls(CHOSEN), acting_again(CHOSEN)),
    spell("step-onto-the-line", choose(OWN_ASIDE, 2), MoveDolls(CHOSEN, "line")),
)

LASTING = (
    lasting(
        "draw-the-curtain",
        always("attack", -3, FOES, zones=IN_SLOT),
        always("attack", -2, FOES, BEHIND, IN_SLOT),
    ),
    lasting("wind-every-spring", always("attack", 3, OWN, zones=IN_SLOT), condition=BEHIND),
    lasting("keep-the-vigil", When(TurnStarts("both"), IN_SLOT, (DrawDolls(),))),
    lasting("hang-the-second-moon", always("attack", 2, OWN, zones=IN_SLOT)),
)

OTHERS = (
    spell("catch-the-blow", choose(OWN), warding(CHOSEN)),
    spell("search-the-drawers", If(BEHIND, (DrawDolls(3),), (DrawDolls(2),))),
    spell("snuff-the-candle", EndSpells(), DrawSpells()),
)

CARDS: tuple[CardScript, ...] = (*DAMAGE, *SHELTER, *SUMMONING, *MOVING, *LASTING, *OTHERS)
