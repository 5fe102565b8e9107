"""What the Shaman's cards do."""

from rules.games.hearthstone.amounts import Between, DamageOf
from rules.games.hearthstone.arrivals import Summon, SummonRandom, SummonSame
from rules.games.hearthstone.cards.words import (
    ANYONE,
    ATTACHED,
    BESIDE_THIS,
    BOARD,
    END_OF_TURN,
    ENEMIES,
    ENEMY_MINIONS,
    LIVING_ENEMY_MINION,
    MINION,
    OTHER_OWN_MINIONS,
    OWN,
    OWN_HERO,
    OWN_MINIONS,
    PICKED,
    TARGET,
    WEAPON,
    at_end_of_turn,
    aura,
    card,
    gain,
    give,
    own,
    power,
    spell_damage_to,
    text,
)
from rules.games.hearthstone.effects import (
    AsHost,
    Attach,
    Damage,
    DamageInTurn,
    Enchant,
    Freeze,
    Heal,
    Pick,
    Silence,
    Transform,
)
from rules.games.hearthstone.hands import ChangeCost, DrawCards, DrawOne
from rules.games.hearthstone.patterns import HostDies, Plays
from rules.games.hearthstone.selectors import MissingOf, Room
from rules.kernel.abilities import CardScript, Cont, When
from rules.kernel.selectors import All, Bound, Exists

TOTEMS = ("healing-totem", "searing-totem", "stoneclaw-totem", "wrath-of-air-totem")

MINIONS = (
    card("fire-elemental", text(Damage(TARGET, 3), target=ANYONE)),
    card("flametongue-totem", *aura(BESIDE_THIS, attack=2)),
    card("mana-tide-totem", at_end_of_turn(DrawCards(1))),
    card("unbound-elemental", When(Plays(overload=True), BOARD, gain(1, 1))),
    card("windspeaker", text(Enchant(TARGET, "windfury"), target=OTHER_OWN_MINIONS)),
)

SPELLS = (
    card("ancestral-healing", text(Heal(TARGET, 1, per=DamageOf(TARGET)), Enchant(TARGET, "taunt"), target=MINION)),
    card(
        "ancestral-spirit",
        text(Attach(TARGET), target=MINION),
        When(HostDies(), ATTACHED, (AsHost(), SummonSame())),
    ),
    card("bloodlust", text(Enchant(OWN_MINIONS, "attack", 3, until=END_OF_TURN))),
    card("earth-shock", text(Silence(TARGET), Damage(TARGET, 1), target=MINION)),
    card("far-sight", text(DrawOne(), ChangeCost(Bound("drawn"), -3))),
    card("feral-spirit", text(Summon("spirit-wolf", 2), needs=Room())),
    card(
        "forked-lightning",
        text(Pick(LIVING_ENEMY_MINION, "picked", 2), Damage(PICKED, 2), needs=Exists(ENEMY_MINIONS, 2)),
    ),
    card("frost-shock", text(Damage(TARGET, 1), Freeze(TARGET), target=ENEMIES)),
    card("hex", text(Transform(TARGET, ("frog",)), target=MINION)),
    card("lava-burst", spell_damage_to(ANYONE, 5)),
    card("lightning-bolt", spell_damage_to(ANYONE, 3)),
    card("lightning-storm", text(DamageInTurn(ENEMY_MINIONS, Between(2, 3)))),
    card("rockbiter-weapon", text(Enchant(TARGET, "attack", 3, until=END_OF_TURN), target=OWN)),
    card("totemic-might", text(*give(own("totem"), health=2))),
    card("windfury", text(Enchant(TARGET, "windfury"), target=MINION)),
)

WEAPONS = (card("doomhammer", Cont(WEAPON, "windfury", to=OWN_HERO)),)

MADE = (
    card("healing-totem", at_end_of_turn(Heal(OWN_MINIONS, 1))),
    card("totemic-call", power(SummonRandom(TOTEMS, missing=True), needs=All((Room(), MissingOf(TOTEMS))))),
)

CARDS: tuple[CardScript, ...] = (*MINIONS, *SPELLS, *WEAPONS, *MADE)
