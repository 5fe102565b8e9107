"""What the Mage's cards do."""

from rules.games.hearthstone.arrivals import Summon, SummonCopy
from rules.games.hearthstone.cards.words import (
    ANYONE,
    ATTACHED,
    BESIDE_TARGET,
    BOARD,
    END_OF_TURN,
    ENEMY_MINIONS,
    IN_HAND,
    IT,
    LIVING_ENEMY,
    MINION,
    OWN_HERO,
    SECRET,
    TARGET,
    at_end_of_turn,
    card,
    gain,
    power,
    spell_damage_to,
    text,
)
from rules.games.hearthstone.effects import (
    Armor,
    Attach,
    Damage,
    Destroy,
    Enchant,
    Freeze,
    Leave,
    Missiles,
    Transform,
)
from rules.games.hearthstone.hands import DrawCards, GiveCards
from rules.games.hearthstone.patterns import (
    AttackProposed,
    Casts,
    EnemyCasts,
    EnemyPlayedMinion,
    SpellAtMinion,
    WouldDie,
)
from rules.games.hearthstone.secrets import AimAtNew, Counter, Reveal
from rules.games.hearthstone.selectors import Alive, HasSecret, IsFrozen, IsKind, IsSecret, NotCountered, Room
from rules.kernel.abilities import CardScript, Cont, When
from rules.kernel.compound import Such, Together
from rules.kernel.effects import If
from rules.kernel.selectors import YOU, Bound, Cards, Exists

TARGET_AND_BESIDE = Together((TARGET, BESIDE_TARGET))

MINIONS = (
    card("archmage-antonidas", When(Casts(), BOARD, (GiveCards(("fireball",)),))),
    card("ethereal-arcanist", at_end_of_turn(*gain(2, 2), condition=HasSecret())),
    card(
        "kirin-tor-mage",
        text(Attach(OWN_HERO, END_OF_TURN)),
        Cont(ATTACHED, "cost-becomes", 0, to=Cards(YOU, IN_HAND, (IsSecret(),))),
        When(Casts(secret=True), ATTACHED, (Leave(),)),
    ),
    card("mana-wyrm", When(Casts(), BOARD, gain(attack=1))),
    card("sorcerers-apprentice", Cont(BOARD, "cost", -1, to=Cards(YOU, IN_HAND, (IsKind("spell"),)))),
    card("water-elemental", Cont(BOARD, "freezing")),
)

SPELLS = (
    card("arcane-explosion", text(Damage(ENEMY_MINIONS, 1))),
    card("arcane-intellect", text(DrawCards(2))),
    card("arcane-missiles", text(Missiles(LIVING_ENEMY, 3))),
    card("blizzard", text(Damage(ENEMY_MINIONS, 2), Freeze(ENEMY_MINIONS))),
    card("cone-of-cold", text(Freeze(TARGET_AND_BESIDE), Damage(TARGET_AND_BESIDE, 1), target=MINION)),
    card("fireball", spell_damage_to(ANYONE, 6)),
    card("flamestrike", text(Damage(ENEMY_MINIONS, 4))),
    card("frost-nova", text(Freeze(ENEMY_MINIONS))),
    card("frostbolt", text(Damage(TARGET, 3), Freeze(TARGET), target=ANYONE)),
    card(
        "ice-lance",
        text(If(Exists(Such(TARGET, (IsFrozen(),))), (Damage(TARGET, 4),), (Freeze(TARGET),)), target=ANYONE),
    ),
    card("mirror-image", text(Summon("mirror-image-cs2-mirror", 2), needs=Room())),
    card("polymorph", text(Transform(TARGET, ("sheep",)), target=MINION)),
    card("pyroblast", spell_damage_to(ANYONE, 10)),
)

SECRETS = (
    card("counterspell", When(EnemyCasts(), SECRET, (Reveal(), Counter(IT)), NotCountered(IT))),
    card("ice-barrier", When(AttackProposed(on_hero=True), SECRET, (Reveal(), Armor(8)))),
    card("ice-block", When(WouldDie(), SECRET, (Reveal(), Enchant(OWN_HERO, "immune", until=END_OF_TURN)))),
    card("mirror-entity", When(EnemyPlayedMinion(), SECRET, (Reveal(), SummonCopy(Bound("played"))), Room())),
    card("spellbender", When(SpellAtMinion(), SECRET, (Reveal(), AimAtNew("spellbender-tt-010a")), Room())),
    card(
        "vaporize",
        When(AttackProposed(on_hero=True, by_minion=True), SECRET, (Reveal(), Destroy(IT)), Alive(IT)),
    ),
)

MADE = (card("fireblast", power(Damage(TARGET, 1), target=ANYONE)),)

CARDS: tuple[CardScript, ...] = (*MINIONS, *SPELLS, *SECRETS, *MADE)
