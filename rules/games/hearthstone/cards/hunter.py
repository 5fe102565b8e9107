"""What the Hunter's cards do."""

from rules.games.hearthstone.arrivals import Summon, SummonRandom
from rules.games.hearthstone.cards.words import (
    ANYONE,
    BESIDE_TARGET,
    BOARD,
    END_OF_TURN,
    ENEMIES,
    ENEMY_HERO,
    ENEMY_MINIONS,
    IT,
    LIVING_ENEMY_MINION,
    MINION,
    OTHER_OWN_MINIONS,
    PICKED,
    SECRET,
    TARGET,
    THIS,
    WEAPON,
    aura,
    card,
    deathrattle,
    gain,
    give,
    others,
    own,
    power,
    spell_damage_to,
    text,
)
from rules.games.hearthstone.effects import Damage, DamageTogether, Destroy, Enchant, LoseMark, Pick
from rules.games.hearthstone.hands import DrawCards, ReturnToHand, TakeTracked, Track
from rules.games.hearthstone.patterns import (
    AttackProposed,
    EnemyPlayedMinion,
    MinionDies,
    OwnSecretRevealed,
    Summons,
)
from rules.games.hearthstone.secrets import DestroySecrets, Redirect, Reveal
from rules.games.hearthstone.selectors import Alive, Characters, NotFighting, Room
from rules.kernel.abilities import CardScript, Cont, When
from rules.kernel.effects import If
from rules.kernel.measure import Count
from rules.kernel.selectors import FOE, All, Cards, Exists

OTHERS = Characters(alive=True, tests=(NotFighting(),))
"""Who may become the new defender."""

MINIONS = (
    card("houndmaster", text(*give(TARGET, 2, 2), Enchant(TARGET, "taunt"), target=own("beast"))),
    card("savannah-highmane", deathrattle(Summon("hyena", 2))),
    card("scavenging-hyena", When(MinionDies(friendly=True, race="beast"), BOARD, gain(2, 1))),
    card("starving-buzzard", When(Summons("beast"), BOARD, (DrawCards(1),))),
    card("timber-wolf", *aura(others("beast"), attack=1)),
    card("tundra-rhino", Cont(BOARD, "charge", to=own("beast"))),
)

SPELLS = (
    card("animal-companion", text(SummonRandom(("huffer", "leokk", "misha")), needs=Room())),
    card("arcane-shot", spell_damage_to(ANYONE, 2)),
    card(
        "bestial-wrath",
        text(
            Enchant(TARGET, "attack", 2, until=END_OF_TURN),
            Enchant(TARGET, "immune", until=END_OF_TURN),
            target=own("beast"),
        ),
    ),
    card("deadly-shot", text(Pick(LIVING_ENEMY_MINION, "picked"), Destroy(PICKED), needs=Exists(ENEMY_MINIONS))),
    card(
        "explosive-shot",
        text(DamageTogether((Damage(TARGET, 5), Damage(BESIDE_TARGET, 2))), target=MINION),
    ),
    card(
        "flare",
        text(LoseMark(MINION, "stealth"), DestroySecrets(Cards(FOE, SECRET)), DrawCards(1)),
    ),
    card("hunters-mark", text(Enchant(TARGET, "health", 1, how="set"), target=MINION)),
    card("kill-command", text(If(Exists(own("beast")), (Damage(TARGET, 5),), (Damage(TARGET, 3),)), target=ANYONE)),
    card(
        "multi-shot",
        text(Pick(LIVING_ENEMY_MINION, "picked", 2), Damage(PICKED, 3), needs=Exists(ENEMY_MINIONS, 2)),
    ),
    card("tracking", text(Track(), TakeTracked())),
    card(
        "unleash-the-hounds",
        text(Summon("hound", per=Count(ENEMY_MINIONS)), needs=All((Room(), Exists(ENEMY_MINIONS)))),
    ),
)

SECRETS = (
    card("explosive-trap", When(AttackProposed(on_hero=True), SECRET, (Reveal(), Damage(ENEMIES, 2)))),
    card("freezing-trap", When(AttackProposed(by_minion=True), SECRET, (Reveal(), ReturnToHand(IT, 2)), Alive(IT))),
    card(
        "misdirection",
        When(AttackProposed(on_hero=True), SECRET, (Reveal(), Redirect(OTHERS)), All((Alive(IT), Exists(OTHERS)))),
    ),
    card("snake-trap", When(AttackProposed(on_minion=True), SECRET, (Reveal(), Summon("snake", 3)), Room())),
    card("snipe", When(EnemyPlayedMinion(), SECRET, (Reveal(), Damage(IT, 4)), Alive(IT))),
)

WEAPONS = (
    card("eaglehorn-bow", When(OwnSecretRevealed(), WEAPON, (Enchant(THIS, "health", 1),))),
    card("gladiators-longbow", Cont(WEAPON, "shelters")),
)

MADE = (
    card("leokk", *aura(OTHER_OWN_MINIONS, attack=1)),
    card("steady-shot", power(Damage(ENEMY_HERO, 2))),
)

CARDS: tuple[CardScript, ...] = (*MINIONS, *SPELLS, *SECRETS, *WEAPONS, *MADE)
