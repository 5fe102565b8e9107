"""What the Rogue's cards do."""

from rules.games.hearthstone.amounts import AttackOf, OtherCardsPlayed
from rules.games.hearthstone.arrivals import Summon
from rules.games.hearthstone.cards.words import (
    ANYONE,
    ATTACHED,
    BESIDE_TARGET,
    END_OF_TURN,
    ENEMY_HERO,
    ENEMY_MINIONS,
    HAVE_WEAPON,
    IN_HAND,
    MINION,
    OTHER_OWN_MINIONS,
    OWN_HERO,
    OWN_MINIONS,
    OWN_NEXT_TURN,
    OWN_WEAPON,
    TARGET,
    THIS,
    card,
    give,
    power,
    text,
)
from rules.games.hearthstone.effects import Attach, Damage, Destroy, Enchant, EquipNew, Leave
from rules.games.hearthstone.hands import DrawCards, GiveCards, ReturnToHand
from rules.games.hearthstone.patterns import Casts, TurnEnds
from rules.games.hearthstone.selectors import Characters, ComboOn, IsDamaged, IsKind
from rules.kernel.abilities import CardScript, Cont, When
from rules.kernel.effects import If
from rules.kernel.selectors import YOU, Bound, Cards

CHOSEN = Bound("target")
"""The chosen minion, wherever it is now (HS-G18)."""

MINIONS = (
    card("defias-ringleader", text(Summon("defias-bandit"), combo=True)),
    card(
        "edwin-vancleef",
        text(
            Enchant(THIS, "attack", 2, per=OtherCardsPlayed()),
            Enchant(THIS, "health", 2, per=OtherCardsPlayed()),
            combo=True,
        ),
    ),
    card("kidnapper", text(ReturnToHand(CHOSEN), target=MINION, combo=True)),
    card(
        "master-of-disguise",
        text(Enchant(TARGET, "stealth", until=OWN_NEXT_TURN), target=OTHER_OWN_MINIONS),
    ),
    card("si-7-agent", text(Damage(TARGET, 2), target=ANYONE, combo=True)),
)

SPELLS = (
    card("assassinate", text(Destroy(TARGET), target=ENEMY_MINIONS)),
    card("backstab", text(Damage(TARGET, 2), target=Characters(heroes=False, tests=(IsDamaged(False),)))),
    card("betrayal", text(Damage(BESIDE_TARGET, 1, per=AttackOf(TARGET), by=TARGET), target=ENEMY_MINIONS)),
    card(
        "blade-flurry",
        text(Destroy(OWN_WEAPON), Damage(ENEMY_MINIONS, 1, per=AttackOf(OWN_WEAPON)), needs=HAVE_WEAPON),
    ),
    card("cold-blood", text(If(ComboOn(), give(TARGET, attack=4), give(TARGET, attack=2)), target=MINION)),
    card("conceal", text(Enchant(OWN_MINIONS, "stealth", until=OWN_NEXT_TURN))),
    card("deadly-poison", text(*give(OWN_WEAPON, attack=2), needs=HAVE_WEAPON)),
    card("eviscerate", text(If(ComboOn(), (Damage(TARGET, 4),), (Damage(TARGET, 2),)), target=ANYONE)),
    card("fan-of-knives", text(Damage(ENEMY_MINIONS, 1), DrawCards(1))),
    card(
        "headcrack",
        text(Damage(ENEMY_HERO, 2), If(ComboOn(), (Attach(OWN_HERO, END_OF_TURN),))),
        When(TurnEnds(), ATTACHED, (GiveCards(("headcrack",)), Leave())),
    ),
    card(
        "preparation",
        text(Attach(OWN_HERO, END_OF_TURN)),
        Cont(ATTACHED, "cost", -3, to=Cards(YOU, IN_HAND, (IsKind("spell"),))),
        When(Casts(), ATTACHED, (Leave(),)),
    ),
    card("sap", text(ReturnToHand(CHOSEN), target=ENEMY_MINIONS)),
    card("shadowstep", text(ReturnToHand(CHOSEN, -2), target=OWN_MINIONS)),
    card("shiv", text(Damage(TARGET, 1), DrawCards(1), target=ANYONE)),
    card("sinister-strike", text(Damage(ENEMY_HERO, 3))),
    card("sprint", text(DrawCards(4))),
    card("vanish", text(ReturnToHand(MINION))),
)

WEAPONS = (card("perditions-blade", text(If(ComboOn(), (Damage(TARGET, 2),), (Damage(TARGET, 1),)), target=ANYONE)),)

MADE = (card("dagger-mastery", power(EquipNew("wicked-knife"))),)

CARDS: tuple[CardScript, ...] = (*MINIONS, *SPELLS, *WEAPONS, *MADE)
