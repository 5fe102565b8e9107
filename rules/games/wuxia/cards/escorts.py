"""鏢局, the Escort Houses: what is discarded gives points and cards."""

from rules.games.wuxia.cards.words import CHOSEN, HAND, ROW, THIS, always, card, choose, grow, on_enter, striking_back
from rules.games.wuxia.effects import Damage, DiscardCards, DrawCards, GainPoints, Seek
from rules.games.wuxia.patterns import Attacks, IsDiscarded, YouDiscard
from rules.games.wuxia.selectors import Heroes
from rules.kernel.abilities import CardScript, Cont, When
from rules.kernel.selectors import Printed

REMOVED = ("removed",)

CARDS: tuple[CardScript, ...] = (
    card("cart-driver", When(IsDiscarded(), REMOVED, (DrawCards(),))),
    card("ledger-boy", Cont(("hand",), "refund", 2)),
    card("road-scout", When(YouDiscard(), ROW, grow(THIS, 1))),
    card("salt-smuggler", When(IsDiscarded(("active",)), REMOVED, (GainPoints(2, pending=True),))),
    card("spare-groom", When(IsDiscarded(("passive",)), REMOVED, (GainPoints(3, pending=True),))),
    card("flag-bearer", When(YouDiscard(("active",)), ROW, (DrawCards(),))),
    card("strongbox-guard", always("guard"), striking_back(1)),
    card("innkeeper", on_enter(DrawCards())),
    card("chief-escort", on_enter(choose(HAND), DiscardCards(CHOSEN), DrawCards(2))),
    card("toll-broker", on_enter(GainPoints(3, pending=True))),
    card("pawnbroker", Cont(ROW, "refund", 1, to=HAND)),
    card("twin-hammers", When(Attacks(again=True), ROW, grow(THIS, 2, until="turn"))),
    card("caravan-master", on_enter(Seek((Printed("cost", 5),)))),
    card("chief-of-dragon-gate", When(YouDiscard(), ROW, (Damage(Heroes("foe"), 1),))),
    card("king-of-the-road", on_enter(DrawCards()), When(IsDiscarded(("active",)), REMOVED, (DrawCards(2),))),
)
