"""What the neutral legendary minions do, and what they make."""

from rules.games.hearthstone.amounts import Between, HealthOf
from rules.games.hearthstone.arrivals import Summon, SummonRandom
from rules.games.hearthstone.cards.words import (
    ANY_HERO,
    ANYONE,
    ANYONE_ELSE,
    ATTACHED,
    BOARD,
    ENEMY_MINIONS,
    ENEMY_WEAPON,
    HOST,
    IN_HAND,
    IT,
    LIVING_ENEMY,
    LIVING_ENEMY_MINION,
    MINION,
    OTHER_MINION,
    OWN_HERO,
    OWN_NEXT_TURN,
    OWN_WEAPON,
    PICKED,
    TARGET,
    THIS,
    at_end_of_turn,
    at_start_of_turn,
    card,
    deathrattle,
    gain,
    give,
    text,
)
from rules.games.hearthstone.effects import (
    Attach,
    Damage,
    Destroy,
    Heal,
    Pick,
    SetHealthLeft,
    TakeControl,
    Transform,
)
from rules.games.hearthstone.hands import CopyToOther, Discard, DrawCards, GainMana, GiveCards, ReturnToHand
from rules.games.hearthstone.patterns import Casts, Plays, TurnEnds, TurnStarts
from rules.games.hearthstone.selectors import Characters, EvenChance, HasKeyword, IsDamaged, IsKind, Room, TheirTurn
from rules.kernel.abilities import CardScript, Cont, When
from rules.kernel.compound import Except, Such
from rules.kernel.effects import If
from rules.kernel.selectors import FOE, Another, Bound, Cards, Named, Prints

OTHER_MURLOCS = Characters(heroes=False, tests=(Another(), Prints("race", "murloc")))
CHORDS = ("i-am-murloc", "rogues-do-it", "power-of-the-horde")
INVENTIONS = ("homing-chicken", "repair-bot", "emboldener-3000", "poultryizer")
DREAMS = ("laughing-sister", "ysera-awakens", "emerald-drake", "dream", "nightmare")
HORDE = (
    "frostwolf-grunt",
    "thrallmar-farseer",
    "silvermoon-guardian",
    "cairne-bloodhoof",
    "tauren-warrior",
    "senjin-shieldmasta",
)

MINIONS = (
    card("alexstrasza", text(SetHealthLeft(TARGET, 15), target=ANY_HERO)),
    card("baron-geddon", at_end_of_turn(Damage(ANYONE_ELSE, 2))),
    card("bloodmage-thalnos", deathrattle(DrawCards(1))),
    card("cairne-bloodhoof", deathrattle(Summon("baine-bloodhoof"))),
    card("captain-greenskin", text(*give(OWN_WEAPON, 1, 1))),
    card("deathwing", text(Destroy(OTHER_MINION), Discard())),
    card("elite-tauren-chieftain", text(GiveCards(CHORDS), GiveCards(CHORDS, for_foe=True))),
    card("gelbin-mekkatorque", text(SummonRandom(INVENTIONS))),
    card("gruul", When(TurnEnds(each=True), BOARD, gain(1, 1))),
    card("harrison-jones", text(Destroy(ENEMY_WEAPON), DrawCards(1, per=HealthOf(ENEMY_WEAPON)))),
    card("hogger", at_end_of_turn(Summon("gnoll"))),
    card("illidan-stormrage", When(Plays(), BOARD, (Summon("flame-of-azzinoth"),))),
    card("king-mukla", text(GiveCards(("bananas",), 2, for_foe=True))),
    card("leeroy-jenkins", text(Summon("whelp", 2, for_foe=True))),
    card("lorewalker-cho", When(Casts(anyone=True), BOARD, (CopyToOther(IT),))),
    card(
        "millhouse-manastorm",
        text(Attach(OWN_HERO, OWN_NEXT_TURN)),
        Cont(
            ATTACHED,
            "cost-becomes",
            0,
            condition=TheirTurn(),
            to=Cards(FOE, IN_HAND, (IsKind("spell"),)),
        ),
    ),
    card("nat-pagle", at_start_of_turn(If(EvenChance(), (DrawCards(1),)))),
    card("nozdormu"),  # HS-G47
    card("old-murk-eye", Cont(BOARD, "attack", 1, per=OTHER_MURLOCS)),
    card("onyxia", text(Summon("whelp-ds1-whelptoken", 7, around=True))),
    card("ragnaros-the-firelord", at_end_of_turn(Pick(LIVING_ENEMY, "picked"), Damage(PICKED, 8))),
    card("sylvanas-windrunner", deathrattle(Pick(LIVING_ENEMY_MINION, "picked"), TakeControl(PICKED))),
    card("the-beast", deathrattle(Summon("finkle-einhorn", for_foe=True))),
    card("the-black-knight", text(Destroy(TARGET), target=Such(ENEMY_MINIONS, (HasKeyword("taunt"),)))),
    card("tinkmaster-overspark", text(Pick(OTHER_MINION, "picked"), Transform(PICKED, ("devilsaur", "squirrel")))),
    card("ysera", at_end_of_turn(GiveCards(DREAMS))),
)

DREAM_CARDS = (
    card("dream", text(ReturnToHand(Bound("target")), target=MINION)),
    card(
        "nightmare",
        text(*give(TARGET, 5, 5), Attach(TARGET), target=MINION),
        When(TurnStarts(), ATTACHED, (Destroy(HOST),)),
    ),
    card(
        "ysera-awakens",
        text(Damage(Except(ANYONE, Characters(heroes=False, tests=(Named(("ysera",)),))), 5)),
    ),
)

POWER_CHORDS = (
    card("i-am-murloc", text(Summon("murloc", per=Between(3, 5)), needs=Room())),
    card("power-of-the-horde", text(SummonRandom(HORDE), needs=Room())),
    card("rogues-do-it", text(Damage(TARGET, 4), DrawCards(1), target=ANYONE)),
)

INVENTED = (
    card("emboldener-3000", at_end_of_turn(Pick(MINION, "picked"), *give(PICKED, 1, 1))),
    card("homing-chicken", at_start_of_turn(Destroy(THIS), DrawCards(3))),
    card("poultryizer", at_start_of_turn(Pick(MINION, "picked"), Transform(PICKED, ("chicken",)))),
    card("repair-bot", at_end_of_turn(Pick(Characters(tests=(IsDamaged(),)), "picked"), Heal(PICKED, 6))),
)

MADE = (
    card("bananas", text(*give(TARGET, 1, 1), target=MINION)),
    card("the-coin", text(GainMana(1))),
)

CARDS: tuple[CardScript, ...] = (*MINIONS, *DREAM_CARDS, *POWER_CHORDS, *INVENTED, *MADE)
