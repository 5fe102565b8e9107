"""What the cards of Basic and Classic do that the open cases of the rulebook need."""

from rules.games.hearthstone.effects import (
    AimAtNew,
    Armor,
    Attach,
    BecomeCopy,
    BecomeHero,
    Damage,
    DefendWith,
    Destroy,
    DrawCards,
    Enchant,
    EquipNew,
    Freeze,
    GainMana,
    Heal,
    Immune,
    Missiles,
    Pick,
    Redirect,
    Reveal,
    Silence,
    Summon,
    SummonCopy,
)
from rules.games.hearthstone.patterns import (
    AfterCast,
    AttackProposed,
    Dies,
    EnemyPlayedMinion,
    MinionDamaged,
    MinionDies,
    MinionHealed,
    Plays,
    SpellAtMinion,
    Summons,
    SummonsAnother,
    TakesDamage,
    TurnEnds,
    TurnStarts,
    WouldDie,
)
from rules.games.hearthstone.selectors import Alive, Characters, ComboOn, Host, IsDamaged, NotFighting, Room
from rules.games.hearthstone.texts import Text
from rules.kernel.abilities import Ability, CardScript, Cont, When
from rules.kernel.effects import If
from rules.kernel.facts import CardKey
from rules.kernel.selectors import FOE, YOU, All, Another, Bound, Cards, Exists, Prints, This

THIS = This()
IT = Bound("it")
TARGET = Bound("target")
BOARD = ("board",)
SECRET = ("secrets",)
GRAVE = ("graveyard",)
ANYONE = Characters()
MINION = Characters(heroes=False)
OTHER_MINION = Characters(heroes=False, tests=(Another(),))
OTHER_OWN_MINION = Characters(YOU, heroes=False, tests=(Another(),))
OTHER_MURLOCS = Characters(YOU, heroes=False, tests=(Another(), Prints("race", "murloc")))
OTHER_BEASTS = Characters(YOU, heroes=False, tests=(Another(), Prints("race", "beast")))
OWN_HAND = Cards(YOU, ("hand",))
OWN_MINIONS = Characters(YOU, heroes=False)
ENEMIES = Characters(FOE)
ENEMY_MINIONS = Characters(FOE, heroes=False)
ENEMY_HERO = Characters(FOE, minions=False)
OWN_HERO = Characters(YOU, minions=False)
LIVING_ENEMY = Characters(FOE, alive=True)


def card(key: str, *abilities: Ability) -> CardScript:
    return CardScript(CardKey(key), abilities)


def gain(attack: int = 0, health: int = 0, until: str = "") -> tuple[Enchant, ...]:
    """This minion's attack and health grow."""
    grown = (("attack", attack), ("health", health))
    return tuple(Enchant(THIS, stat, amount, until=until) for stat, amount in grown if amount)


def give(attack: int, health: int) -> tuple[Enchant, Enchant]:
    """The chosen minion's attack and health grow."""
    return Enchant(TARGET, "attack", attack), Enchant(TARGET, "health", health)


NEUTRAL = (
    card("acolyte-of-pain", When(TakesDamage(), BOARD, (DrawCards(1),))),
    card("cairne-bloodhoof", When(Dies(), GRAVE, (Summon("baine-bloodhoof"),))),
    card(
        "faceless-manipulator",
        Text((BecomeCopy(TARGET),), target=OTHER_MINION),
    ),
    card("flesheating-ghoul", When(MinionDies(), BOARD, gain(attack=1))),
    card("gurubashi-berserker", When(TakesDamage(), BOARD, gain(attack=3))),
    card("harvest-golem", When(Dies(), GRAVE, (Summon("damaged-golem"),))),
    card("imp-master", When(TurnEnds(), BOARD, (Damage(THIS, 1), Summon("imp")))),
    card("illidan-stormrage", When(Plays(), BOARD, (Summon("flame-of-azzinoth"),))),
    card(
        "knife-juggler",
        When(SummonsAnother(), BOARD, (Pick(LIVING_ENEMY, "enemy"), Damage(Bound("enemy"), 1))),
    ),
    card("murloc-tidecaller", When(Summons("murloc"), BOARD, gain(attack=1))),
    card("murloc-tidehunter", Text((Summon("murloc-scout"),))),
    card(
        "murloc-warleader",
        Cont(BOARD, "attack", 2, to=OTHER_MURLOCS),
        Cont(BOARD, "health", 1, to=OTHER_MURLOCS),
    ),
    card("questing-adventurer", When(Plays(), BOARD, gain(1, 1))),
    card("raid-leader", Cont(BOARD, "attack", 1, to=Characters(YOU, heroes=False, tests=(Another(),)))),
    card("shattered-sun-cleric", Text(give(1, 1), target=OTHER_OWN_MINION)),
    card("twilight-drake", Text((Enchant(THIS, "health", 1, per=OWN_HAND),))),
    card("wild-pyromancer", When(AfterCast(), BOARD, (Damage(MINION, 1),))),
)

DRUID = (
    card(
        "mark-of-the-wild",
        Text((Enchant(TARGET, "taunt"), *give(2, 2)), target=MINION),
    ),
    card("moonfire", Text((Damage(TARGET, 1),), target=ANYONE)),
)

HUNTER = (
    card("starving-buzzard", When(Summons("beast"), BOARD, (DrawCards(1),))),
    card("steady-shot", Text((Damage(ENEMY_HERO, 2),), zones=("power",))),
    card(
        "misdirection",
        When(
            AttackProposed(on_hero=True),
            SECRET,
            (Reveal(), Redirect(Characters(alive=True, tests=(NotFighting(),)))),
            condition=All((Alive(IT), Exists(Characters(alive=True, tests=(NotFighting(),))))),
        ),
    ),
    card("timber-wolf", Cont(BOARD, "attack", 1, to=OTHER_BEASTS)),
    card(
        "unleash-the-hounds",
        Text((Summon("hound", per=ENEMY_MINIONS),), needs=All((Room(), Exists(ENEMY_MINIONS)))),
    ),
)

MAGE = (
    card("arcane-explosion", Text((Damage(ENEMY_MINIONS, 1),))),
    card("arcane-missiles", Text((Missiles(LIVING_ENEMY, 3),))),
    card("fireball", Text((Damage(TARGET, 6),), target=ANYONE)),
    card("fireblast", Text((Damage(TARGET, 1),), target=ANYONE, zones=("power",))),
    card("flamestrike", Text((Damage(ENEMY_MINIONS, 4),))),
    card("frost-nova", Text((Freeze(ENEMY_MINIONS),))),
    card("ice-block", When(WouldDie(), SECRET, (Reveal(), Immune()))),
    card("mirror-entity", When(EnemyPlayedMinion(), SECRET, (Reveal(), SummonCopy(IT)), condition=Room())),
    card("pyroblast", Text((Damage(TARGET, 10),), target=ANYONE)),
    card("spellbender", When(SpellAtMinion(), SECRET, (Reveal(), AimAtNew("spellbender-tt-010a")), condition=Room())),
)

PALADIN = (
    card("equality", Text((Enchant(MINION, "health", 1, how="set"),))),
    card("holy-light", Text((Heal(TARGET, 6),), target=ANYONE)),
    card(
        "noble-sacrifice",
        When(AttackProposed(), SECRET, (Reveal(), DefendWith("defender")), condition=All((Room(), Alive(IT)))),
    ),
    card("reinforce", Text((Summon("silver-hand-recruit"),), needs=Room(), zones=("power",))),
)

PRIEST = (
    card("auchenai-soulpriest", Cont(BOARD, "healing-hurts", to=OWN_HERO)),
    card("circle-of-healing", Text((Heal(MINION, 4),))),
    card("lesser-heal", Text((Heal(TARGET, 2),), target=ANYONE, zones=("power",))),
    card("northshire-cleric", When(MinionHealed(), BOARD, (DrawCards(1),))),
    card("silence", Text((Silence(TARGET),), target=MINION)),
)

ROGUE = (
    card("backstab", Text((Damage(TARGET, 2),), target=Characters(heroes=False, tests=(IsDamaged(False),)))),
    card(
        "cold-blood",
        Text(
            (If(ComboOn(), (Enchant(TARGET, "attack", 4),), (Enchant(TARGET, "attack", 2),)),),
            target=MINION,
        ),
    ),
    card("dagger-mastery", Text((EquipNew("wicked-knife"),), zones=("power",))),
    card(
        "master-of-disguise",
        Text((Enchant(TARGET, "stealth", until="next-turn"),), target=OTHER_OWN_MINION),
    ),
    card("sprint", Text((DrawCards(4),))),
)

SHAMAN = (
    card("feral-spirit", Text((Summon("spirit-wolf", 2),), needs=Room())),
    card("lava-burst", Text((Damage(TARGET, 5),), target=ANYONE)),
    card("unbound-elemental", When(Plays(overload=True), BOARD, gain(1, 1))),
)

WARLOCK = (
    card(
        "corruption",
        Text((Attach(TARGET),), target=ENEMY_MINIONS),
        When(TurnStarts(), ("attached",), (Destroy(Host()),)),
    ),
    card("inferno", Text((Summon("infernal"),), needs=Room(), zones=("power",))),
    card("life-tap", Text((DrawCards(1), Damage(OWN_HERO, 2)), zones=("power",))),
    card("lord-jaraxxus", Text((BecomeHero("lord-jaraxxus-ex1-323h", "blood-fury", "inferno"),))),
)

WARRIOR = (
    card("arathi-weaponsmith", Text((EquipNew("battle-axe"),))),
    card("armor-up", Text((Armor(2),), zones=("power",))),
    card("armorsmith", When(MinionDamaged(friendly=True), BOARD, (Armor(1),))),
    card("frothing-berserker", When(MinionDamaged(), BOARD, gain(attack=1))),
    card("gorehowl", Cont(("weapon",), "spares-durability")),
    card("whirlwind", Text((Damage(MINION, 1),))),
)

MADE = (
    card(
        "repair-bot", When(TurnEnds(), BOARD, (Pick(Characters(tests=(IsDamaged(),)), "hurt"), Heal(Bound("hurt"), 6)))
    ),
    card("the-coin", Text((GainMana(1),))),
)

CARDS: tuple[CardScript, ...] = (
    *NEUTRAL,
    *DRUID,
    *HUNTER,
    *MAGE,
    *PALADIN,
    *PRIEST,
    *ROGUE,
    *SHAMAN,
    *WARLOCK,
    *WARRIOR,
    *MADE,
)
