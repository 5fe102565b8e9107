"""What the Warrior's cards do."""

from rules.games.hearthstone.amounts import ArmorOf
from rules.games.hearthstone.cards.words import (
    ANYONE,
    ATTACHED,
    BOARD,
    END_OF_TURN,
    ENEMY_MINIONS,
    ENRAGED,
    HAVE_WEAPON,
    LIVING_ENEMY_MINION,
    MINION,
    OTHER_MINION,
    OWN_HERO,
    OWN_MINIONS,
    OWN_WEAPON,
    PICKED,
    TARGET,
    WEAPON,
    card,
    gain,
    give,
    power,
    text,
)
from rules.games.hearthstone.effects import Armor, Attach, Damage, Destroy, Enchant, EquipNew, Pick
from rules.games.hearthstone.hands import DrawCards
from rules.games.hearthstone.patterns import MinionDamaged
from rules.games.hearthstone.selectors import Alive, Characters, HasHealth, HasKeyword, IsDamaged
from rules.kernel.abilities import CardScript, Cont, When
from rules.kernel.compound import Except, Such
from rules.kernel.effects import If
from rules.kernel.measure import Count
from rules.kernel.selectors import FOE, YOU, Exists

MINIONS = (
    card("arathi-weaponsmith", text(EquipNew("battle-axe"))),
    card("armorsmith", When(MinionDamaged(friendly=True), BOARD, (Armor(1),))),
    card("cruel-taskmaster", text(Damage(TARGET, 1), *give(TARGET, attack=2), target=OTHER_MINION)),
    card("frothing-berserker", When(MinionDamaged(), BOARD, gain(attack=1))),
    card("grommash-hellscream", Cont(BOARD, "attack", 6, condition=ENRAGED)),
    card(
        "warsong-commander",
        Cont(BOARD, "attack", 1, to=Characters(YOU, heroes=False, tests=(HasKeyword("charge"),))),
    ),
)

SPELLS = (
    card("battle-rage", text(DrawCards(1, per=Count(Characters(YOU, tests=(IsDamaged(),)))))),
    card("brawl", text(Pick(MINION, "picked"), Destroy(Except(MINION, PICKED)), needs=Exists(MINION, 2))),
    card(
        "charge",
        text(
            Enchant(TARGET, "charge"),
            Enchant(TARGET, "cant_attack_heroes", until=END_OF_TURN),
            target=OWN_MINIONS,
        ),
    ),
    card(
        "cleave",
        text(Pick(LIVING_ENEMY_MINION, "picked", 2), Damage(PICKED, 2), needs=Exists(ENEMY_MINIONS, 2)),
    ),
    card(
        "commanding-shout",
        text(Attach(OWN_HERO, END_OF_TURN), DrawCards(1)),
        Cont(ATTACHED, "lasting", to=OWN_MINIONS),
    ),
    card("execute", text(Destroy(TARGET), target=Characters(FOE, heroes=False, tests=(IsDamaged(),)))),
    card("heroic-strike", text(Enchant(OWN_HERO, "attack", 4, until=END_OF_TURN))),
    card("inner-rage", text(Damage(TARGET, 1), *give(TARGET, attack=2), target=MINION)),
    card(
        "mortal-strike",
        text(
            If(Exists(Such(OWN_HERO, (HasHealth(most=12),))), (Damage(TARGET, 6),), (Damage(TARGET, 4),)),
            target=ANYONE,
        ),
    ),
    card("rampage", text(*give(TARGET, 3, 3), target=Characters(heroes=False, tests=(IsDamaged(),)))),
    card("shield-block", text(Armor(5), DrawCards(1))),
    card("shield-slam", text(Damage(TARGET, 1, per=ArmorOf()), target=MINION)),
    card("slam", text(Damage(TARGET, 2), If(Alive(TARGET), (DrawCards(1),)), target=MINION)),
    card("upgrade", text(If(HAVE_WEAPON, give(OWN_WEAPON, 1, 1), (EquipNew("heavy-axe"),)))),
    card("whirlwind", text(Damage(MINION, 1))),
)

WEAPONS = (card("gorehowl", Cont(WEAPON, "spares-durability")),)

MADE = (card("armor-up", power(Armor(2))),)

CARDS: tuple[CardScript, ...] = (*MINIONS, *SPELLS, *WEAPONS, *MADE)
