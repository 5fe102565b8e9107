"""The three formats: which cards each admits (HS-D.6), and the deck rules in the order of HS-D.8."""

from rules.games.hearthstone import mending, partners
from rules.games.hearthstone.counting import CARDS
from rules.games.hearthstone.deck_rules import CopyLimit, Led, OneClass, Partners
from rules.kernel.deck_rules import CardPool, DeckSize
from rules.kernel.formats import Format

CLASSIC_POOL = CardPool("HS-D.6", "Classic (Basic, Classic and what once was)", sets=("BASIC", "CLASSIC", "MOVED"))
BASIC_POOL = CardPool("HS-D.6", "Basic (the free cards of every class)", sets=("BASIC",))
PAUPER_POOL = CardPool(
    "HS-D.6",
    "Pauper (free and common cards)",
    sets=("BASIC", "CLASSIC", "MOVED"),
    rarities=("free", "common"),
)


def _format(key: str, name: str, summary: str, pool: CardPool) -> Format:
    rules = (
        DeckSize("HS-D.1", CARDS, mending.resize),
        CopyLimit(),
        OneClass(),
        Led(),
        pool,
        Partners(partners.ALL),
    )
    return Format(f"hearthstone.{key}", "hearthstone", name, summary, pool, rules)


CLASSIC = _format("classic", "Classic", "All 382 cards of Basic and Classic, as printed in May 2017.", CLASSIC_POOL)
BASIC = _format("basic", "Basic", "The 133 cards that everyone is given, ten of each class.", BASIC_POOL)
PAUPER = _format("pauper", "Pauper", "Free and common cards only: 227 to choose from.", PAUPER_POOL)

ALL: tuple[Format, ...] = (CLASSIC, BASIC, PAUPER)
