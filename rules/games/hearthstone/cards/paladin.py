"""What the Paladin's cards do."""

from rules.games.hearthstone.amounts import AttackOf, CostOf, EventAmount, FewerInHand
from rules.games.hearthstone.arrivals import Revive, Summon
from rules.games.hearthstone.cards.words import (
    ANYONE,
    ATTACHED,
    ENEMIES,
    ENEMY_HERO,
    ENEMY_MINIONS,
    IT,
    LIVING_ENEMY,
    MINION,
    OTHER_OWN_MINIONS,
    OWN_HERO,
    SECRET,
    TARGET,
    THIS,
    WEAPON,
    card,
    deathrattle,
    give,
    power,
    text,
)
from rules.games.hearthstone.effects import Attach, Damage, Enchant, EquipNew, Heal, Missiles, Wear
from rules.games.hearthstone.hands import DrawCards, DrawOne
from rules.games.hearthstone.patterns import (
    AttackProposed,
    EnemyPlayedMinion,
    HostAttacks,
    OwnHeroAttacks,
    OwnHeroDamaged,
    OwnMinionDied,
    SummonsAnother,
)
from rules.games.hearthstone.secrets import DefendWith, Reveal
from rules.games.hearthstone.selectors import Alive, Room
from rules.kernel.abilities import CardScript, When
from rules.kernel.effects import If
from rules.kernel.selectors import All, Bound, Exists

DRAWN = Bound("drawn")

MINIONS = (
    card("aldor-peacekeeper", text(Enchant(TARGET, "attack", 1, how="set"), target=ENEMY_MINIONS)),
    card("argent-protector", text(Enchant(TARGET, "divine_shield"), target=OTHER_OWN_MINIONS)),
    card("guardian-of-kings", text(Heal(OWN_HERO, 6))),
    card("tirion-fordring", deathrattle(EquipNew("ashbringer"))),
)

SPELLS = (
    card("avenging-wrath", text(Missiles(LIVING_ENEMY, 8))),
    card("blessed-champion", text(Enchant(TARGET, "attack", 1, per=AttackOf(TARGET)), target=MINION)),
    card("blessing-of-kings", text(*give(TARGET, 4, 4), target=MINION)),
    card("blessing-of-might", text(*give(TARGET, attack=3), target=MINION)),
    card(
        "blessing-of-wisdom",
        text(Attach(TARGET), target=MINION),
        When(HostAttacks(), ATTACHED, (DrawCards(1),)),
    ),
    card("consecration", text(Damage(ENEMIES, 2))),
    card("divine-favor", text(DrawCards(1, per=FewerInHand()))),
    card("equality", text(Enchant(MINION, "health", 1, how="set"))),
    card("hammer-of-wrath", text(Damage(TARGET, 3), DrawCards(1), target=ANYONE)),
    card("hand-of-protection", text(Enchant(TARGET, "divine_shield"), target=MINION)),
    card("holy-light", text(Heal(TARGET, 6), target=ANYONE)),
    card(
        "holy-wrath",
        text(DrawOne(), If(Exists(DRAWN), (Damage(TARGET, 1, per=CostOf(DRAWN)),)), target=ANYONE),
    ),
    card("humility", text(Enchant(TARGET, "attack", 1, how="set"), target=MINION)),
    card("lay-on-hands", text(Heal(TARGET, 8), DrawCards(3), target=ANYONE)),
)

SECRETS = (
    card(
        "eye-for-an-eye",
        When(
            OwnHeroDamaged(),
            SECRET,
            (Reveal(), Damage(ENEMY_HERO, 1, per=EventAmount(), grows=False)),
            Alive(ENEMY_HERO),
        ),
    ),
    card(
        "noble-sacrifice",
        When(AttackProposed(), SECRET, (Reveal(), DefendWith("defender")), All((Room(), Alive(IT)))),
    ),
    card("redemption", When(OwnMinionDied(), SECRET, (Reveal(), Revive(IT, 1)), Room())),
    card(
        "repentance",
        When(EnemyPlayedMinion(), SECRET, (Reveal(), Enchant(IT, "health", 1, how="set")), Alive(IT)),
    ),
)

WEAPONS = (
    card("sword-of-justice", When(SummonsAnother(), WEAPON, (*give(IT, 1, 1), Wear(THIS)))),
    card("truesilver-champion", When(OwnHeroAttacks(), WEAPON, (Heal(OWN_HERO, 2),))),
)

MADE = (card("reinforce", power(Summon("silver-hand-recruit"), needs=Room())),)

CARDS: tuple[CardScript, ...] = (*MINIONS, *SPELLS, *SECRETS, *WEAPONS, *MADE)
