"""Which cards need a kind of card beside them, and which others make one (HS-D.11)."""

from collections.abc import Callable

from rules.games.hearthstone.deck_rules import Partner
from rules.kernel.facts import CardFacts


def _of_race(race: str) -> Callable[[CardFacts], bool]:
    return lambda card: card.word("race") == race


def _is_weapon(card: CardFacts) -> bool:
    return card.kind == "weapon"


def _is_secret(card: CardFacts) -> bool:
    return card.has("secret")


def _overloads(card: CardFacts) -> bool:
    return bool(card.number("overload"))


def _keys(words: str) -> frozenset[str]:
    return frozenset(words.split())


PIRATES = Partner(_keys("captains-parrot southsea-captain"), "a Pirate", _of_race("pirate"), "race:pirate")
MURLOCS = Partner(
    _keys("grimscale-oracle murloc-tidecaller murloc-warleader coldlight-seer"),
    "a Murloc",
    _of_race("murloc"),
    "race:murloc",
    makers=_keys("elite-tauren-chieftain"),
)
BEASTS = Partner(
    _keys("houndmaster timber-wolf starving-buzzard tundra-rhino scavenging-hyena bestial-wrath"),
    "a Beast",
    _of_race("beast"),
    "race:beast",
    makers=_keys(
        "animal-companion druid-of-the-claw hex polymorph power-of-the-wild razorfen-hunter snake-trap "
        "tinkmaster-overspark unleash-the-hounds"
    ),
)
DEMONS = Partner(
    _keys("sense-demons"),
    "a Demon",
    _of_race("demon"),
    "race:demon",
    makers=_keys("bane-of-doom imp-master"),
)
WEAPONS = Partner(
    _keys("bloodsail-raider captain-greenskin southsea-deckhand dread-corsair spiteful-smith"),
    "a weapon",
    _is_weapon,
    "kind:weapon",
    makers=_keys("arathi-weaponsmith lord-jaraxxus tirion-fordring upgrade"),
    powers=frozenset({"rogue"}),
)
SECRETS = Partner(_keys("kirin-tor-mage ethereal-arcanist"), "a Secret", _is_secret, "is:secret")
OVERLOADS = Partner(_keys("unbound-elemental"), "a card with Overload", _overloads, "overload>=1")

ALL = (PIRATES, MURLOCS, BEASTS, DEMONS, WEAPONS, SECRETS, OVERLOADS)
