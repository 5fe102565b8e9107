"""What the Druid's cards do."""

from rules.games.hearthstone.amounts import AttackOf
from rules.games.hearthstone.arrivals import Summon
from rules.games.hearthstone.cards.words import (
    ANYONE,
    ATTACHED,
    END_OF_TURN,
    ENEMIES,
    ENEMY_MINIONS,
    MINION,
    OTHER_OWN_MINIONS,
    OWN,
    OWN_HERO,
    OWN_MINIONS,
    TARGET,
    THIS,
    card,
    gain,
    give,
    power,
    spell_damage_to,
    text,
)
from rules.games.hearthstone.effects import (
    Armor,
    AsHost,
    Attach,
    Damage,
    DamageTogether,
    Destroy,
    Enchant,
    Heal,
    Silence,
    Transform,
)
from rules.games.hearthstone.hands import DrawCards, GainCrystals, GainMana, GiveCards
from rules.games.hearthstone.patterns import HostDies
from rules.games.hearthstone.selectors import AllCrystals, Room
from rules.games.hearthstone.texts import ChooseOne
from rules.kernel.abilities import CardScript, When
from rules.kernel.compound import Except
from rules.kernel.effects import If

MINIONS = (
    card("ancient-of-lore", ChooseOne(("ancient-teachings", "ancient-secrets"))),
    card("ancient-of-war", ChooseOne(("uproot", "rooted"))),
    card("cenarius", ChooseOne(("demigods-favor", "shandos-lesson"))),
    card("druid-of-the-claw", ChooseOne(("cat-form", "bear-form"))),
    card("keeper-of-the-grove", ChooseOne(("moonfire-ex1-166a", "dispel"))),
)

SPELLS = (
    card("bite", text(Enchant(OWN_HERO, "attack", 4, until=END_OF_TURN), Armor(4))),
    card("claw", text(Enchant(OWN_HERO, "attack", 2, until=END_OF_TURN), Armor(2))),
    card("force-of-nature", text(Summon("treant-ex1-tk9", 3), needs=Room())),
    card("healing-touch", text(Heal(TARGET, 8), target=ANYONE)),
    card("innervate", text(GainMana(2))),
    card("mark-of-nature", ChooseOne(("mark-of-nature-ex1-155a", "mark-of-nature-ex1-155b"))),
    card("mark-of-the-wild", text(Enchant(TARGET, "taunt"), *give(TARGET, 2, 2), target=MINION)),
    card("moonfire", spell_damage_to(ANYONE, 1)),
    card("naturalize", text(Destroy(TARGET), DrawCards(2, for_foe=True), target=MINION)),
    card("nourish", ChooseOne(("nourish-ex1-164a", "nourish-ex1-164b"))),
    card("power-of-the-wild", ChooseOne(("leader-of-the-pack", "summon-a-panther"))),
    card("savage-roar", text(Enchant(OWN, "attack", 2, until=END_OF_TURN))),
    card("savagery", text(Damage(TARGET, 1, per=AttackOf(OWN_HERO)), target=MINION)),
    card(
        "soul-of-the-forest",
        text(Attach(OWN_MINIONS)),
        When(HostDies(), ATTACHED, (AsHost(), Summon("treant"))),
    ),
    card("starfall", ChooseOne(("starfall-new1-007b", "starfall-new1-007a"))),
    card("starfire", text(Damage(TARGET, 5), DrawCards(1), target=ANYONE)),
    card(
        "swipe",
        text(DamageTogether((Damage(TARGET, 4), Damage(Except(ENEMIES, TARGET), 1))), target=ENEMIES),
    ),
    card("wild-growth", text(If(AllCrystals(), (GiveCards(("excess-mana",)),), (GainCrystals(1),)))),
    card("wrath", ChooseOne(("wrath-ex1-154a", "wrath-ex1-154b"))),
)

HALVES = (
    card("ancient-secrets", text(Heal(TARGET, 5), target=ANYONE)),
    card("ancient-teachings", text(DrawCards(1))),
    card("bear-form", text(Transform(THIS, ("druid-of-the-claw-ex1-165t2",)))),
    card("cat-form", text(Transform(THIS, ("druid-of-the-claw-ex1-165t1",)))),
    card("demigods-favor", text(*give(OTHER_OWN_MINIONS, 2, 2))),
    card("dispel", text(Silence(TARGET), target=MINION)),
    card("leader-of-the-pack", text(*give(OWN_MINIONS, 1, 1))),
    card("mark-of-nature-ex1-155a", text(*give(TARGET, attack=4), target=MINION)),
    card("mark-of-nature-ex1-155b", text(*give(TARGET, health=4), Enchant(TARGET, "taunt"), target=MINION)),
    card("moonfire-ex1-166a", spell_damage_to(ANYONE, 2)),
    card("nourish-ex1-164a", text(GainCrystals(2, full=True))),
    card("nourish-ex1-164b", text(DrawCards(3))),
    card("rooted", text(*gain(health=5), Enchant(THIS, "taunt"))),
    card("shandos-lesson", text(Summon("treant-ex1-573t", 2, around=True))),
    card("starfall-new1-007a", text(Damage(ENEMY_MINIONS, 2))),
    card("starfall-new1-007b", spell_damage_to(MINION, 5)),
    card("summon-a-panther", text(Summon("panther"), needs=Room())),
    card("uproot", text(*gain(attack=5))),
    card("wrath-ex1-154a", spell_damage_to(MINION, 3)),
    card("wrath-ex1-154b", text(Damage(TARGET, 1), DrawCards(1), target=MINION)),
)

MADE = (
    card("excess-mana", text(DrawCards(1))),
    card("shapeshift", power(Enchant(OWN_HERO, "attack", 1, until=END_OF_TURN), Armor(1))),
)

CARDS: tuple[CardScript, ...] = (*MINIONS, *SPELLS, *HALVES, *MADE)
