"""What the Priest's cards do."""

from rules.games.hearthstone.amounts import HealthOf
from rules.games.hearthstone.arrivals import Summon, SummonCopy
from rules.games.hearthstone.cards.words import (
    ANYONE,
    ATTACHED,
    BOARD,
    END_OF_TURN,
    ENEMIES,
    ENEMY_DECK,
    ENEMY_HAND,
    ENEMY_HERO,
    ENEMY_MINIONS,
    HOST,
    MINION,
    OTHER_OWN_MINIONS,
    OWN,
    OWN_HERO,
    PICKED,
    TARGET,
    at_start_of_turn,
    card,
    give,
    power,
    spell_damage_to,
    text,
    with_attack,
)
from rules.games.hearthstone.effects import (
    Attach,
    Damage,
    Destroy,
    Enchant,
    GiveBack,
    Heal,
    Leave,
    Pick,
    ReplacePower,
    Silence,
    TakeControl,
)
from rules.games.hearthstone.hands import CopyToHand, DrawCards
from rules.games.hearthstone.patterns import HostSilenced, MinionHealed, TurnEnds
from rules.games.hearthstone.selectors import Characters, IsDamaged, IsKind, Room
from rules.kernel.abilities import CardScript, Cont, When
from rules.kernel.compound import Such
from rules.kernel.effects import If
from rules.kernel.selectors import YOU, Exists

MINIONS = (
    card("auchenai-soulpriest", Cont(BOARD, "healing-hurts", to=OWN_HERO)),
    card("cabal-shadow-priest", text(TakeControl(TARGET), target=with_attack(ENEMY_MINIONS, most=2))),
    card("lightspawn", Cont(BOARD, "attack-is-health")),
    card(
        "lightwell",
        at_start_of_turn(Pick(Characters(YOU, tests=(IsDamaged(),), alive=True), "picked"), Heal(PICKED, 3)),
    ),
    card("northshire-cleric", When(MinionHealed(), BOARD, (DrawCards(1),))),
    card("prophet-velen", Cont(BOARD, "doubles", to=OWN_HERO)),
    card("temple-enforcer", text(*give(TARGET, health=3), target=OTHER_OWN_MINIONS)),
)

SPELLS = (
    card("circle-of-healing", text(Heal(MINION, 4))),
    card("divine-spirit", text(Enchant(TARGET, "health", 1, per=HealthOf(TARGET)), target=MINION)),
    card("holy-fire", text(Damage(TARGET, 5), Heal(OWN_HERO, 5), target=ANYONE)),
    card("holy-nova", text(Damage(ENEMIES, 2), Heal(OWN, 2))),
    card("holy-smite", spell_damage_to(ANYONE, 2)),
    card("inner-fire", text(Enchant(TARGET, "attack", 1, how="set", per=HealthOf(TARGET)), target=MINION)),
    card("mass-dispel", text(Silence(ENEMY_MINIONS), DrawCards(1))),
    card("mind-blast", text(Damage(ENEMY_HERO, 5))),
    card("mind-control", text(TakeControl(TARGET), target=ENEMY_MINIONS, needs=Room())),
    card("mind-vision", text(Pick(ENEMY_HAND, "picked"), CopyToHand(PICKED))),
    card(
        "mindgames",
        text(
            Pick(Such(ENEMY_DECK, (IsKind("minion"),)), "picked"),
            If(Exists(PICKED), (SummonCopy(PICKED),), (Summon("shadow-of-nothing"),)),
            needs=Room(),
        ),
    ),
    card("power-word-shield", text(*give(TARGET, health=2), DrawCards(1), target=MINION)),
    card(
        "shadow-madness",
        text(
            TakeControl(TARGET),
            Enchant(TARGET, "charge", until=END_OF_TURN),
            Attach(TARGET),
            target=with_attack(ENEMY_MINIONS, most=3),
            needs=Room(),
        ),
        When(TurnEnds(), ATTACHED, (GiveBack(HOST), Leave())),
        When(HostSilenced(), ATTACHED, (GiveBack(HOST),)),
    ),
    card("shadow-word-death", text(Destroy(TARGET), target=with_attack(MINION, least=5))),
    card("shadow-word-pain", text(Destroy(TARGET), target=with_attack(MINION, most=3))),
    card("shadowform", text(ReplacePower(("mind-spike", "mind-shatter")))),
    card("silence", text(Silence(TARGET), target=MINION)),
    card("thoughtsteal", text(Pick(ENEMY_DECK, "picked", 2), CopyToHand(PICKED))),
)

MADE = (
    card("lesser-heal", power(Heal(TARGET, 2), target=ANYONE)),
    card("mind-spike", power(Damage(TARGET, 2), target=ANYONE)),
    card("mind-shatter", power(Damage(TARGET, 3), target=ANYONE)),
)

CARDS: tuple[CardScript, ...] = (*MINIONS, *SPELLS, *MADE)
