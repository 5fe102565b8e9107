"""What the neutral minions do, but for the legendary ones."""

from rules.games.hearthstone.amounts import AttackOf, DamageOf
from rules.games.hearthstone.arrivals import Summon, SwapWithHand
from rules.games.hearthstone.cards.words import (
    ANYONE,
    BESIDE_THIS,
    BOARD,
    END_OF_TURN,
    ENEMY_HERO,
    ENEMY_MINIONS,
    ENEMY_WEAPON,
    ENRAGED,
    HAVE_WEAPON,
    IN_HAND,
    LIVING_ENEMY,
    LIVING_ENEMY_MINION,
    MINION,
    OTHER_MINION,
    OTHER_OWN_MINIONS,
    OWN,
    OWN_HAND,
    OWN_HERO,
    OWN_WEAPON,
    PICKED,
    TARGET,
    THIS,
    at_end_of_turn,
    at_start_of_turn,
    aura,
    card,
    deathrattle,
    gain,
    give,
    others,
    spell_damage_to,
    text,
    with_attack,
)
from rules.games.hearthstone.effects import (
    BecomeCopy,
    Damage,
    Destroy,
    Enchant,
    Freeze,
    Heal,
    LoseMark,
    Missiles,
    Pick,
    Silence,
    SwapNumbers,
    TakeControl,
    Wear,
)
from rules.games.hearthstone.hands import DrawCards, DrawSuch, GainCrystals, ReturnToHand
from rules.games.hearthstone.patterns import (
    AfterCast,
    Casts,
    CharacterHealed,
    MinionDies,
    Plays,
    Summons,
    SummonsAnother,
    TakesDamage,
)
from rules.games.hearthstone.selectors import Characters, IsKind, NoMinionPlayed
from rules.games.hearthstone.texts import CostsLess
from rules.kernel.abilities import CardScript, Cont, When
from rules.kernel.compound import Together
from rules.kernel.effects import If
from rules.kernel.measure import Count
from rules.kernel.selectors import FOE, YOU, Another, Bound, Cards, Exists, Prints

CHOSEN = Bound("target")
MINIONS_IN_HAND = Cards(YOU, IN_HAND, (IsKind("minion"),))
ENEMY_MINIONS_IN_HAND = Cards(FOE, IN_HAND, (IsKind("minion"),))
MURLOCS = Characters(heroes=False, tests=(Prints("race", "murloc"),))
FRIEND = Pick(OTHER_OWN_MINIONS, "picked")
"""Another random friendly minion."""

BATTLECRIES = (
    card("abusive-sergeant", text(*give(TARGET, attack=2, until=END_OF_TURN), target=MINION)),
    card("acidic-swamp-ooze", text(Destroy(ENEMY_WEAPON))),
    card("ancient-brewmaster", text(ReturnToHand(CHOSEN), target=OTHER_OWN_MINIONS)),
    card("ancient-mage", text(Enchant(BESIDE_THIS, "spell_damage"))),
    card("arcane-golem", text(GainCrystals(1, full=True, for_foe=True))),
    card("azure-drake", text(DrawCards(1))),
    card("big-game-hunter", text(Destroy(TARGET), target=with_attack(MINION, least=7))),
    card(
        "blood-knight",
        text(
            LoseMark(MINION, "divine_shield"),
            Enchant(THIS, "attack", 3, per=Count(Bound("lost"))),
            Enchant(THIS, "health", 3, per=Count(Bound("lost"))),
        ),
    ),
    card("bloodsail-corsair", text(Wear(ENEMY_WEAPON))),
    card("bloodsail-raider", text(Enchant(THIS, "attack", 1, per=AttackOf(OWN_WEAPON)))),
    card("captains-parrot", text(DrawSuch((Prints("race", "pirate"),)))),
    card("coldlight-oracle", text(DrawCards(2), DrawCards(2, for_foe=True))),
    card("coldlight-seer", text(*give(others("murloc"), health=2))),
    card("crazed-alchemist", text(SwapNumbers(TARGET), target=MINION)),
    card("dark-iron-dwarf", text(*give(TARGET, attack=2, until=END_OF_TURN), target=MINION)),
    card("darkscale-healer", text(Heal(OWN, 2))),
    card("defender-of-argus", text(*give(BESIDE_THIS, 1, 1), Enchant(BESIDE_THIS, "taunt"))),
    card("dragonling-mechanic", text(Summon("mechanical-dragonling"))),
    card("earthen-ring-farseer", text(Heal(TARGET, 3), target=ANYONE)),
    card("elven-archer", spell_damage_to(ANYONE, 1)),
    card("faceless-manipulator", text(BecomeCopy(TARGET), target=OTHER_MINION)),
    card("frost-elemental", text(Freeze(TARGET), target=ANYONE)),
    card(
        "frostwolf-warlord",
        text(
            Enchant(THIS, "attack", 1, per=Count(OTHER_OWN_MINIONS)),
            Enchant(THIS, "health", 1, per=Count(OTHER_OWN_MINIONS)),
        ),
    ),
    card("gnomish-inventor", text(DrawCards(1))),
    card("hungry-crab", text(Destroy(TARGET), *gain(2, 2), target=MURLOCS)),
    card("injured-blademaster", text(Damage(THIS, 4))),
    card("ironbeak-owl", text(Silence(TARGET), target=MINION)),
    card("ironforge-rifleman", spell_damage_to(ANYONE, 1)),
    card("mad-bomber", text(Missiles(Characters(tests=(Another(),), alive=True), 3))),
    card(
        "mind-control-tech",
        text(If(Exists(ENEMY_MINIONS, 4), (Pick(LIVING_ENEMY_MINION, "picked"), TakeControl(PICKED)))),
    ),
    card("murloc-tidehunter", text(Summon("murloc-scout"))),
    card("nightblade", text(Damage(ENEMY_HERO, 3))),
    card("novice-engineer", text(DrawCards(1))),
    card("priestess-of-elune", text(Heal(OWN_HERO, 4))),
    card("razorfen-hunter", text(Summon("boar"))),
    card("shattered-sun-cleric", text(*give(TARGET, 1, 1), target=OTHER_OWN_MINIONS)),
    card("silver-hand-knight", text(Summon("squire"))),
    card("spellbreaker", text(Silence(TARGET), target=MINION)),
    card(
        "stampeding-kodo",
        text(Pick(with_attack(LIVING_ENEMY_MINION, most=2), "picked"), Destroy(PICKED)),
    ),
    card("stormpike-commando", spell_damage_to(ANYONE, 2)),
    card("sunfury-protector", text(Enchant(BESIDE_THIS, "taunt"))),
    card("twilight-drake", text(Enchant(THIS, "health", 1, per=Count(OWN_HAND)))),
    card("voodoo-doctor", text(Heal(TARGET, 2), target=ANYONE)),
    card("youthful-brewmaster", text(ReturnToHand(CHOSEN), target=OTHER_OWN_MINIONS)),
)

DEATHRATTLES = (
    card("abomination", deathrattle(Damage(ANYONE, 2))),
    card("harvest-golem", deathrattle(Summon("damaged-golem"))),
    card("leper-gnome", deathrattle(Damage(ENEMY_HERO, 2))),
    card("loot-hoarder", deathrattle(DrawCards(1))),
)

TRIGGERS = (
    card("acolyte-of-pain", When(TakesDamage(), BOARD, (DrawCards(1),))),
    card("alarm-o-bot", at_start_of_turn(SwapWithHand())),
    card("cult-master", When(MinionDies(friendly=True), BOARD, (DrawCards(1),))),
    card("demolisher", at_start_of_turn(Pick(LIVING_ENEMY, "picked"), Damage(PICKED, 2))),
    card("doomsayer", at_start_of_turn(Destroy(MINION))),
    card("flesheating-ghoul", When(MinionDies(), BOARD, gain(attack=1))),
    card("gadgetzan-auctioneer", When(Casts(), BOARD, (DrawCards(1),))),
    card("gurubashi-berserker", When(TakesDamage(), BOARD, gain(attack=3))),
    card("imp-master", at_end_of_turn(Damage(THIS, 1), Summon("imp"))),
    card("knife-juggler", When(SummonsAnother(), BOARD, (Pick(LIVING_ENEMY, "picked"), Damage(PICKED, 1)))),
    card("lightwarden", When(CharacterHealed(), BOARD, gain(attack=2))),
    card("mana-addict", When(Casts(), BOARD, gain(attack=2, until=END_OF_TURN))),
    card("master-swordsmith", at_end_of_turn(FRIEND, *give(PICKED, attack=1))),
    card("murloc-tidecaller", When(Summons("murloc"), BOARD, gain(attack=1))),
    card("questing-adventurer", When(Plays(), BOARD, gain(1, 1))),
    card("secretkeeper", When(Casts(anyone=True, secret=True), BOARD, gain(1, 1))),
    card("violet-teacher", When(Casts(), BOARD, (Summon("violet-apprentice"),))),
    card("wild-pyromancer", When(AfterCast(), BOARD, (Damage(MINION, 1),))),
    card("young-priestess", at_end_of_turn(FRIEND, *give(PICKED, health=1))),
)

AURAS = (
    card("amani-berserker", Cont(BOARD, "attack", 3, condition=ENRAGED)),
    card("angry-chicken", Cont(BOARD, "attack", 5, condition=ENRAGED)),
    card("dire-wolf-alpha", *aura(BESIDE_THIS, attack=1)),
    card("grimscale-oracle", *aura(others("murloc"), attack=1)),
    card("mana-wraith", Cont(BOARD, "cost", 1, to=Together((MINIONS_IN_HAND, ENEMY_MINIONS_IN_HAND)))),
    card("murloc-warleader", *aura(others("murloc"), 2, 1)),
    card("pint-sized-summoner", Cont(BOARD, "cost", -1, to=MINIONS_IN_HAND, condition=NoMinionPlayed())),
    card("raging-worgen", Cont(BOARD, "attack", 1, condition=ENRAGED), Cont(BOARD, "windfury", condition=ENRAGED)),
    card("raid-leader", *aura(OTHER_OWN_MINIONS, attack=1)),
    card("southsea-captain", *aura(others("pirate"), 1, 1)),
    card("southsea-deckhand", Cont(BOARD, "charge", condition=HAVE_WEAPON)),
    card("spiteful-smith", Cont(BOARD, "attack", 2, to=OWN_WEAPON, condition=ENRAGED)),
    card("stormwind-champion", *aura(OTHER_OWN_MINIONS, 1, 1)),
    card("tauren-warrior", Cont(BOARD, "attack", 3, condition=ENRAGED)),
    card("venture-co-mercenary", Cont(BOARD, "cost", 3, to=MINIONS_IN_HAND)),
)

COSTS = (
    card("dread-corsair", CostsLess(AttackOf(OWN_WEAPON))),
    card("molten-giant", CostsLess(DamageOf(OWN_HERO))),
    card("mountain-giant", CostsLess(Count(Cards(YOU, IN_HAND, (Another(),))))),
    card("sea-giant", CostsLess(Count(OTHER_MINION))),
)

CARDS: tuple[CardScript, ...] = (*BATTLECRIES, *DEATHRATTLES, *TRIGGERS, *AURAS, *COSTS)
