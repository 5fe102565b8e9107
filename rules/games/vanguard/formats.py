"""The five formats: which printings each admits (VG-1), and the deck rules (VG-2 and the table of VG section 4)."""

from rules.games.vanguard import mending
from rules.games.vanguard.counting import CARDS, COPIES, LEGACY_CARDS
from rules.games.vanguard.deck_rules import (
    HealLimit,
    OneClan,
    RideGap,
    SentinelLimit,
    Starter,
    TriggerClans,
    TriggerCount,
)
from rules.kernel.deck_rules import CardPool, CopiesPerName, DeckSize, PartLimit, Partners
from rules.kernel.decklists import MAIN
from rules.kernel.formats import DeckRule, Format

LEGACY = "legacy"
MIXED = "vanguard.classic-mixed"

CLASSIC_POOL = CardPool("VG-1.4", "Classic (BT01, TD01 and TD02)", sets=("BT01", "TD01", "TD02"))
STANDARD_POOL = CardPool("VG-1.1", "Standard (the V era)", eras=("v",))
PREMIUM_POOL = CardPool("VG-1.2", "Premium (every published card)", parts=(MAIN, LEGACY))
G_STANDARD_POOL = CardPool("VG-1.3", "G Standard (every era but V)", without=("v",), parts=(MAIN, LEGACY))

NO_LEGACY = PartLimit("deck.legacy", "VG-2.6", LEGACY, 0)
LEGACY_DECK = PartLimit("deck.legacy", "VG-2.6", LEGACY, LEGACY_CARDS)


def _rules(*own: DeckRule) -> tuple[DeckRule, ...]:
    """The rules of every format, with a format's own after the limits."""
    return (
        DeckSize("VG-2.1", CARDS, mending.resize),
        CopiesPerName("VG-2.2", COPIES, mending.trim_name),
        TriggerCount(),
        HealLimit(),
        SentinelLimit(),
        *own,
        Starter(),
        RideGap(),
        TriggerClans(),
        Partners("VG-G57"),
    )


CLASSIC = Format(
    "vanguard.classic",
    "vanguard",
    "Classic",
    "The base era: Booster 1 and the first two trial decks, one clan.",
    CLASSIC_POOL,
    _rules(OneClan(mixed=MIXED), NO_LEGACY),
)
CLASSIC_MIXED = Format(
    MIXED,
    "vanguard",
    "Classic, mixed clans agreed",
    "Classic where the players have agreed to mix clans.",
    CLASSIC_POOL,
    _rules(NO_LEGACY),
)
STANDARD = Format(
    "vanguard.standard",
    "vanguard",
    "Standard",
    "Cards of the V era only.",
    STANDARD_POOL,
    _rules(OneClan(), NO_LEGACY),
    playable=False,
)
PREMIUM = Format(
    "vanguard.premium",
    "vanguard",
    "Premium",
    "Every card ever published, with a legacy deck.",
    PREMIUM_POOL,
    _rules(OneClan(), LEGACY_DECK),
    playable=False,
)
G_STANDARD = Format(
    "vanguard.g-standard",
    "vanguard",
    "G Standard",
    "Every era before V, with a legacy deck.",
    G_STANDARD_POOL,
    _rules(OneClan(), LEGACY_DECK),
    playable=False,
)

ALL: tuple[Format, ...] = (CLASSIC, CLASSIC_MIXED, STANDARD, PREMIUM, G_STANDARD)
