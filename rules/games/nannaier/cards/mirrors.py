"""What the ten mirrors do, for both players (NN-2.7)."""

from rules.games.nannaier.cards.words import IT, ON_TABLE, always, mirror
from rules.games.nannaier.effects import DrawDolls, GainPoints, Shield
from rules.games.nannaier.patterns import DollEnters, DollFalls, TurnStarts
from rules.games.nannaier.selectors import Behind, Dolls
from rules.kernel.abilities import CardScript, When

CARDS: tuple[CardScript, ...] = (
    mirror("mirror-of-embers", When(DollEnters("both", "hearth"), ON_TABLE, (Shield(IT, 3),))),
    mirror("mirror-of-hollow-water", always("chaos-cost", -1, zones=ON_TABLE)),
    mirror("mirror-of-currents", always("free-moves", 1, zones=ON_TABLE)),
    mirror("mirror-of-galleries", always("reach", to=Dolls("both", row="back"), zones=ON_TABLE)),
    mirror("mirror-of-masks", always("steady", to=Dolls("both"), zones=ON_TABLE)),
    mirror("mirror-of-silence", always("spell-order", 1, zones=ON_TABLE)),
    mirror("mirror-of-ramparts", always("direct", -2, zones=ON_TABLE)),
    mirror("mirror-of-the-edge", always("attack", 4, Dolls("both", "line"), zones=ON_TABLE)),
    mirror(
        "mirror-of-scales",
        When(TurnStarts("both"), ON_TABLE, (GainPoints("order", 1, "turn"),), Behind(1, "turn")),
    ),
    mirror("mirror-of-ashes", When(DollFalls("both"), ON_TABLE, (DrawDolls(1, "its"),))),
)
