"""What the Warlock's cards do."""

from rules.games.hearthstone.amounts import AttackOf, HealthOf
from rules.games.hearthstone.arrivals import Summon, SummonRandom
from rules.games.hearthstone.cards.words import (
    ANYONE,
    ANYONE_ELSE,
    ATTACHED,
    BESIDE_THIS,
    BOARD,
    ENEMY_MINIONS,
    HOST,
    IN_HAND,
    MINION,
    OTHER_OWN_MINIONS,
    OWN_HERO,
    OWN_MINIONS,
    PICKED,
    TARGET,
    THIS,
    at_end_of_turn,
    card,
    give,
    power,
    spell_damage_to,
    text,
)
from rules.games.hearthstone.effects import Attach, BecomeHero, Damage, Destroy, Enchant, Heal, Pick
from rules.games.hearthstone.hands import Discard, DrawCards, DrawSuch, LoseCrystal
from rules.games.hearthstone.patterns import TurnEnds, TurnStarts
from rules.games.hearthstone.selectors import Characters, Dying, IsFriendly, IsKind, Room
from rules.kernel.abilities import CardScript, Cont, When
from rules.kernel.compound import Such
from rules.kernel.effects import If
from rules.kernel.selectors import YOU, Cards, Exists, Prints

IS_DEMON = Prints("race", "demon")
DEMONS = (
    "blood-imp",
    "doomguard",
    "dread-infernal",
    "felguard",
    "flame-imp",
    "illidan-stormrage",
    "lord-jaraxxus",
    "pit-lord",
    "succubus",
    "void-terror",
    "voidwalker",
)
"""The demons that one may get by chance (HS-P.6)."""
A_DEMON = DrawSuch((IS_DEMON,), "worthless-imp")

MINIONS = (
    card("blood-imp", at_end_of_turn(Pick(OTHER_OWN_MINIONS, "picked"), *give(PICKED, health=1))),
    card("doomguard", text(Discard(2))),
    card("dread-infernal", text(Damage(ANYONE_ELSE, 1))),
    card("felguard", text(LoseCrystal())),
    card("flame-imp", text(Damage(OWN_HERO, 3))),
    card("lord-jaraxxus", text(BecomeHero("lord-jaraxxus-ex1-323h", "blood-fury", "inferno"))),
    card("pit-lord", text(Damage(OWN_HERO, 5))),
    card("succubus", text(Discard(1))),
    card("summoning-portal", Cont(BOARD, "cost-first", -2, to=Cards(YOU, IN_HAND, (IsKind("minion"),)))),
    card(
        "void-terror",
        text(
            Enchant(THIS, "attack", 1, per=AttackOf(BESIDE_THIS)),
            Enchant(THIS, "health", 1, per=HealthOf(BESIDE_THIS)),
            Destroy(BESIDE_THIS),
        ),
    ),
)

SPELLS = (
    card(
        "bane-of-doom",
        text(Damage(TARGET, 2), If(Dying(TARGET), (SummonRandom(DEMONS),)), target=ANYONE),
    ),
    card("corruption", text(Attach(TARGET), target=ENEMY_MINIONS), When(TurnStarts(), ATTACHED, (Destroy(HOST),))),
    card(
        "demonfire",
        text(
            If(Exists(Such(TARGET, (IsFriendly(), IS_DEMON))), give(TARGET, 2, 2), (Damage(TARGET, 2),)),
            target=MINION,
        ),
    ),
    card("drain-life", text(Damage(TARGET, 2), Heal(OWN_HERO, 2), target=ANYONE)),
    card("hellfire", text(Damage(ANYONE, 3))),
    card("mortal-coil", text(Damage(TARGET, 1), If(Dying(TARGET), (DrawCards(1),)), target=MINION)),
    card(
        "power-overwhelming",
        text(*give(TARGET, 4, 4), Attach(TARGET), target=OWN_MINIONS),
        When(TurnEnds(), ATTACHED, (Destroy(HOST),)),
    ),
    card("sacrificial-pact", text(Destroy(TARGET), Heal(OWN_HERO, 5), target=Characters(tests=(IS_DEMON,)))),
    card("sense-demons", text(A_DEMON, A_DEMON)),
    card("shadow-bolt", spell_damage_to(MINION, 4)),
    card(
        "shadowflame",
        text(Destroy(TARGET), Damage(ENEMY_MINIONS, 1, per=AttackOf(TARGET)), target=OWN_MINIONS),
    ),
    card("siphon-soul", text(Destroy(TARGET), Heal(OWN_HERO, 3), target=MINION)),
    card("soulfire", text(Damage(TARGET, 4), Discard(1), target=ANYONE)),
    card("twisting-nether", text(Destroy(MINION))),
)

MADE = (
    card("inferno", power(Summon("infernal"), needs=Room())),
    card("life-tap", power(DrawCards(1), Damage(OWN_HERO, 2))),
)

CARDS: tuple[CardScript, ...] = (*MINIONS, *SPELLS, *MADE)
