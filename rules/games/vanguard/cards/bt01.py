"""What the cards of BT01 do. Cards without an entry here have no abilities beyond their printed skill."""

from rules.games.vanguard.cards.words import (
    CIRCLES,
    CLOSED_DAMAGE,
    DARK,
    ENEMY_HAND,
    ENEMY_REAR,
    FEWER_CARDS,
    FOUND,
    FOUR_IN_HAND,
    IT,
    KAGERO,
    MEGABLAST,
    MORE_CARDS,
    NOVA,
    NUBATAMA,
    ORACLE,
    OWN_HAND,
    OWN_REAR,
    OWN_UNITS,
    REST_AND_DISCARD,
    ROYAL_PALADIN,
    SPIKE,
    alone,
    boosts_named,
    charges_in_main,
    enemy_rear,
    forerunner,
    perfect_guard,
    search_and_call,
    vanguard_grade,
    vanguard_of,
)
from rules.games.vanguard.costs import (
    CounterBlast,
    NamedFromSoul,
    NamedToSoul,
    RestThis,
    RetireThis,
    ShownOnDeck,
    SoulBlast,
    ThisToSoul,
)
from rules.games.vanguard.effects import (
    DiscardCards,
    Draw,
    DrawUpTo,
    LookTop,
    Mill,
    Retire,
    Search,
    Shuffle,
    SoulCharge,
    StandUp,
    StaysRested,
    SuperiorRide,
    ToDeck,
    ToHand,
    ToSoul,
    TurnUp,
)
from rules.games.vanguard.patterns import (
    Arrives,
    Attacks,
    Boosts,
    DriveReveals,
    GoesToDrop,
    Hits,
    HitsBoosted,
    IsBoosted,
    MainBegins,
)
from rules.kernel.abilities import Act, CardScript, Cont, When
from rules.kernel.effects import Change, Choose, Gain, Later
from rules.kernel.facts import CardKey
from rules.kernel.selectors import FOE, YOU, All, Bound, Cards, Exists, Marked, Named, Printed, This, YourTurn

THIS = This()


def gains(amount: int, until: str = "battle") -> Change:
    return Change(THIS, "power", amount, until)


def card(key: str, *abilities: When | Act | Cont) -> CardScript:
    return CardScript(CardKey(key), abilities)


ROYAL_PALADINS = (
    card(
        "king-of-knights-alfred",
        Cont(("VC",), "no-boost"),
        Cont(("VC",), "power", 2000, per=Cards(YOU, ("RC",), (ROYAL_PALADIN,)), condition=YourTurn()),
        Act(CIRCLES, search_and_call(ROYAL_PALADIN, Printed("grade", 0, 2)), cost=(CounterBlast(3),)),
    ),
    card(
        "blaster-blade",
        When(Arrives(("VC",)), ("VC",), (Choose(ENEMY_REAR), Retire(IT)), cost=(CounterBlast(2),), may=True),
        When(
            Arrives(("RC",)),
            ("RC",),
            (Choose(enemy_rear(least=2)), Retire(IT)),
            condition=vanguard_of(ROYAL_PALADIN),
            cost=(CounterBlast(2),),
            may=True,
        ),
    ),
    card(
        "barcgal",
        forerunner("Royal Paladin"),
        Act(("RC",), search_and_call(Named(("future-knight-llew", "flogal"))), cost=(RestThis(),)),
    ),
    card(
        "demon-slaying-knight-lohengrin",
        charges_in_main(),
        When(Hits(), CIRCLES, (Retire(ENEMY_REAR),), cost=MEGABLAST, may=True),
    ),
    card(
        "solitary-knight-gancelot",
        Act(
            ("VC",),
            (gains(5000, "turn"), Change(THIS, "critical", 1, "turn")),
            cost=(CounterBlast(2),),
            condition=Exists(Cards(YOU, ("soul",), (Named(("blaster-blade",)),))),
        ),
        Act(("hand",), (Search((Named(("blaster-blade",)),)), ToHand(FOUND), Shuffle()), cost=(ShownOnDeck(),)),
    ),
    card("flash-shield-iseult", perfect_guard(ROYAL_PALADIN)),
    card(
        "future-knight-llew",
        Act(
            ("RC",),
            (Search((Named(("blaster-blade",)),)), SuperiorRide(FOUND), Shuffle()),
            cost=(
                CounterBlast(1),
                NamedToSoul("future-knight-llew"),
                NamedToSoul("barcgal"),
                NamedToSoul("flogal"),
            ),
            condition=vanguard_grade(1),
        ),
    ),
    card("covenant-knight-randolf", When(Attacks(), CIRCLES, (gains(3000),), condition=MORE_CARDS)),
    card("lake-maiden-lien", REST_AND_DISCARD),
    card("wingal", boosts_named("blaster-blade")),
)

KAGEROS = (
    card(
        "dragonic-overlord",
        alone(KAGERO),
        Act(
            CIRCLES,
            (gains(5000, "turn"), Gain(2, "turn"), Change(THIS, "twin_drive", -1, "turn")),
            cost=(CounterBlast(3),),
        ),
        When(Hits(rear_guard=True), CIRCLES, (StandUp(THIS),), gained=True),
    ),
    card(
        "embodiment-of-victory-aleph",
        Act(CIRCLES, (gains(3000, "turn"), Change(THIS, "critical", 1, "turn")), cost=(CounterBlast(4),)),
        Act(
            ("VC",),
            (TurnUp(Cards(YOU, ("damage",))),),
            cost=(
                NamedFromSoul("dragon-knight-aleph"),
                NamedFromSoul("embodiment-of-armor-bahr"),
                NamedFromSoul("embodiment-of-spear-tahr"),
            ),
        ),
    ),
    card(
        "vortex-dragon",
        charges_in_main(),
        Act(CIRCLES, (Choose(ENEMY_REAR, least=0, most=3), Retire(IT)), cost=MEGABLAST),
    ),
    card(
        "dragon-knight-aleph",
        Act(
            ("VC",),
            (Search((Named(("embodiment-of-victory-aleph",)),)), SuperiorRide(FOUND), Shuffle()),
            cost=(
                CounterBlast(1),
                NamedToSoul("embodiment-of-armor-bahr"),
                NamedToSoul("embodiment-of-spear-tahr"),
            ),
        ),
    ),
    card("wyvern-guard-barri", perfect_guard(KAGERO)),
    card(
        "lizard-soldier-conroe",
        forerunner("Kagero"),
        Act(
            ("RC",),
            (Search((KAGERO, Printed("grade", 0, 1))), ToHand(FOUND), Shuffle()),
            cost=(CounterBlast(1), RetireThis()),
        ),
    ),
    card("wyvern-strike-tejas", Cont(CIRCLES, "back-row-attack")),
    card("dragon-monk-gojo", REST_AND_DISCARD),
    card("wyvern-strike-jarran", boosts_named("wyvern-strike-tejas")),
)

ORACLES = (
    card(
        "ceo-amaterasu",
        Cont(("VC",), "power", 4000, condition=All((YourTurn(), FOUR_IN_HAND))),
        When(MainBegins(), ("VC",), (SoulCharge(1), LookTop())),
        When(Hits(), CIRCLES, (DrawUpTo(5),), cost=MEGABLAST, may=True),
    ),
    card("battle-sister-cocoa", When(Arrives(CIRCLES), CIRCLES, (LookTop(),), condition=vanguard_of(ORACLE))),
    card(
        "maiden-of-libra",
        When(Hits(), CIRCLES, (Draw(1),), condition=vanguard_of(ORACLE), cost=(CounterBlast(2),), may=True),
    ),
    card("battle-sister-mocha", When(Attacks(), CIRCLES, (gains(3000),), condition=FOUR_IN_HAND)),
    card("battle-sister-chocolat", perfect_guard(ORACLE)),
    card(
        "oracle-guardian-apollon",
        When(
            Hits(),
            ("VC",),
            (Draw(2), Choose(OWN_HAND, slot="back"), ToDeck(Bound("back"))),
            cost=(CounterBlast(2),),
            may=True,
        ),
        When(Hits(), ("RC",), (Draw(1),), cost=(CounterBlast(2),), may=True),
    ),
    card(
        "lozenge-magus",
        forerunner("Oracle Think Tank"),
        When(Boosts(), ("RC",), (Change(IT, "power", 3000, "battle"), Later("end-phase", (ToDeck(THIS),)))),
    ),
    card(
        "weather-girl-milk",
        When(
            Boosts(vanguard_clan="Oracle Think Tank"),
            ("RC",),
            (Change(IT, "power", 4000, "battle"),),
            condition=FOUR_IN_HAND,
        ),
    ),
)

NOVA_GRAPPLERS = (
    card(
        "asura-kaiser",
        alone(NOVA),
        When(DriveReveals(3, "Nova Grappler"), ("VC",), (Choose(OWN_REAR), StandUp(IT))),
    ),
    card(
        "mr-invincible",
        When(MainBegins(), ("VC",), (SoulCharge(1), Choose(CLOSED_DAMAGE), TurnUp(IT))),
        When(Hits(), CIRCLES, (StandUp(OWN_UNITS),), cost=MEGABLAST, may=True),
    ),
    card(
        "brutal-jack",
        Cont(CIRCLES, "restraint"),
        Act(CIRCLES, (Change(THIS, "restraint", -1, "turn"),), cost=(CounterBlast(1),)),
        When(IsBoosted("Nova Grappler"), ("VC",), (gains(5000),)),
    ),
    card("queen-of-heart", boosts_named("king-of-sword")),
    card(
        "battleraizer",
        forerunner("Nova Grappler"),
        When(Boosts(), ("RC",), (Change(IT, "power", 3000, "battle"), Later("end-phase", (ToDeck(THIS),)))),
    ),
    card(
        "hungry-dumpty",
        When(Arrives(("RC",)), ("RC",), (Choose(CLOSED_DAMAGE), TurnUp(IT)), condition=vanguard_of(NOVA)),
    ),
    card("screamin-and-dancin-announcer-shout", REST_AND_DISCARD),
    card(
        "clay-doll-mechanic",
        When(Arrives(("RC",)), ("RC",), (Choose(CLOSED_DAMAGE), TurnUp(IT)), condition=vanguard_of(NOVA)),
    ),
)

JUMPS_IN = When(
    Attacks(),
    ("RC",),
    (gains(5000), Later("close-step", (ToDeck(THIS),))),
    cost=(SoulBlast(1),),
    may=True,
)
FOE_DISCARDS = (Choose(ENEMY_HAND, by_foe=True), DiscardCards(IT))
GUARD_TO_SOUL = When(GoesToDrop("GC"), ("drop",), (ToSoul(THIS),))

OTHERS = (
    card("juggernaut-maximum", alone(SPIKE), JUMPS_IN),
    card("highspeed-brakki", JUMPS_IN),
    card("redshoe-milly", GUARD_TO_SOUL),
    card(
        "tyrant-deathrex",
        When(Attacks(), ("VC",), (gains(5000),)),
        When(Hits(), ("VC",), (Choose(OWN_REAR), Retire(IT))),
    ),
    card(
        "assault-dragon-blightops",
        When(
            GoesToDrop("RC"),
            ("drop",),
            (Search((Named(("ironclad-dragon-shieldon",)),)), ToHand(FOUND), Shuffle()),
            cost=(CounterBlast(1),),
            may=True,
        ),
    ),
    card(
        "stealth-dragon-voidmaster",
        When(Attacks(), ("VC",), (gains(3000),), condition=MORE_CARDS),
        When(Hits(), CIRCLES, FOE_DISCARDS, condition=FEWER_CARDS, cost=(CounterBlast(1),), may=True),
    ),
    card("stealth-beast-chigasumi", When(Attacks(), CIRCLES, (gains(3000),), condition=MORE_CARDS)),
    card(
        "stealth-dragon-dreadmaster",
        When(HitsBoosted("Nubatama"), ("RC",), FOE_DISCARDS, condition=FEWER_CARDS, cost=(CounterBlast(1),), may=True),
    ),
    card(
        "stealth-beast-hagakure",
        When(
            Arrives(("GC",)),
            ("GC",),
            FOE_DISCARDS,
            condition=All((vanguard_of(NUBATAMA), FEWER_CARDS)),
            cost=(CounterBlast(1),),
            may=True,
        ),
    ),
    card(
        "demon-eater",
        charges_in_main(),
        When(Hits(), CIRCLES, (Retire(ENEMY_REAR),), cost=MEGABLAST, may=True),
    ),
    card("blue-dust", When(Hits(), CIRCLES, (SoulCharge(1),), condition=vanguard_of(DARK), may=True)),
    card("nightmare-baby", boosts_named("blue-dust")),
    card("rock-the-wall", GUARD_TO_SOUL),
    card("monster-frank", Act(("drop",), (SuperiorRide(THIS),), cost=(CounterBlast(3),), condition=vanguard_grade(2))),
    card("guiding-zombie", forerunner("Granblue"), Act(("RC",), (Mill(3),), cost=(ThisToSoul(),))),
    card(
        "hell-spider",
        Cont(
            ("VC",),
            "power",
            3000,
            condition=All((YourTurn(), Exists(Cards(FOE, CIRCLES, (Marked("resting", False),)), least=0, most=0))),
        ),
        When(Arrives(CIRCLES), CIRCLES, (Choose(ENEMY_REAR), StaysRested(IT)), cost=(CounterBlast(2),), may=True),
    ),
    card(
        "karma-queen",
        When(Arrives(CIRCLES), CIRCLES, (Choose(ENEMY_REAR), StaysRested(IT)), cost=(CounterBlast(2),), may=True),
    ),
)

CARDS: tuple[CardScript, ...] = (*ROYAL_PALADINS, *KAGEROS, *ORACLES, *NOVA_GRAPPLERS, *OTHERS)
