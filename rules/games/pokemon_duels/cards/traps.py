"""What traps do, by what they answer (PD-2.8, PD-G23)."""

from rules.games.pokemon_duels.amounts import LinksBelow
from rules.games.pokemon_duels.arrivals import SpecialSummon
from rules.games.pokemon_duels.cards.words import (
    A_POKEMON,
    CHOSEN,
    DOWN,
    FOUND,
    IN_HAND,
    IT,
    NEXT_TURN,
    OWN,
    OWN_POKEMON_IN_HAND,
    SPELLS,
    TARGET,
    THIRD_TURN,
    THIS_BATTLE,
    THIS_TURN,
    foes_with,
    stronger,
    trap,
)
from rules.games.pokemon_duels.conditions import ChainOf, Heads, Life, Room
from rules.games.pokemon_duels.costs import Discard, PayLife
from rules.games.pokemon_duels.effects import (
    Damage,
    Destroy,
    DiscardCards,
    Draw,
    EndBattlePhase,
    Heal,
    Negate,
    NegateAttack,
    Redirect,
    Search,
    Shuffle,
    ToHand,
    TossCoin,
    TurnTo,
)
from rules.games.pokemon_duels.patterns import Activated, Attacks, Destroyed, Summoned
from rules.games.pokemon_duels.selectors import Attacked, Except, Has, InPosition, Pokemon
from rules.kernel.abilities import CardScript
from rules.kernel.effects import Change, Choose, If
from rules.kernel.selectors import FOE, YOU, All, Cards, Exists, Named, Printed

ATTACKED = Attacked()
FOE_ATTACKS = Attacks("foe")
FOE_ATTACKS_A_POKEMON = Attacks("foe", "no")
FOE_ATTACKS_DIRECTLY = Attacks("foe", "only")
FOE_SUMMONS = Summoned("foe")
FOE_CASTS = Activated("foe", SPELLS)
OWN_FELL = Destroyed("you")
SMALL_IN_HAND = Cards(YOU, IN_HAND, (A_POKEMON, Printed("stars", most=4)))
OTHER_OWN = Except(OWN, ATTACKED)
EVOLUTIONS = ("evolution", "evolution-dance", "mewtwo-evolution")

AGAINST_ATTACKS = (
    trap("field-of-spikes", FOE_ATTACKS, Damage(500)),
    trap("mirror-lake", FOE_ATTACKS, Destroy(Pokemon(FOE, (InPosition("attack"), Has("atk", most=1000))))),
    trap("sudden-fog", FOE_ATTACKS, NegateAttack(), EndBattlePhase()),
    trap("thorn-hedge", FOE_ATTACKS, *stronger(IT, -500, until=THIS_BATTLE)),
    trap("net-trap", FOE_ATTACKS, NegateAttack(), TurnTo(IT, "defence")),
    trap("quicksand", FOE_ATTACKS, NegateAttack(), Change(IT, "no-attack", 1, THIRD_TURN)),
    trap("cloud-of-spores", FOE_ATTACKS, TossCoin(), If(Heads(), (Destroy(IT),))),
    trap("decoy-doll", FOE_ATTACKS_A_POKEMON, Redirect(TARGET), target=OTHER_OWN),
    trap("stone-wall", FOE_ATTACKS_A_POKEMON, TurnTo(ATTACKED, "defence"), *stronger(ATTACKED, 0, 500)),
)

AGAINST_SUMMONS = (
    trap("camouflaged-pit", Summoned("foe", "normal", (Has("atk", 1000),)), Destroy(IT)),
    trap(
        "cold-reception",
        FOE_SUMMONS,
        TurnTo(IT, "defence"),
        Change(IT, "no-position-change", 1, NEXT_TURN),
    ),
    trap("snare-vine", FOE_SUMMONS, Change(IT, "no-attack", 1, THIS_TURN)),
    trap(
        "rivals-challenge",
        Summoned("foe", "special"),
        Choose(SMALL_IN_HAND, slot="chosen"),
        SpecialSummon(CHOSEN),
        condition=All((Exists(SMALL_IN_HAND), Room())),
    ),
    trap("electric-fence", FOE_SUMMONS, Damage(400)),
)

AGAINST_SPELLS = (
    trap("silence-bell", FOE_CASTS, Negate(IT), cost=(Discard(),)),
    trap("torn-page", Activated("foe", ("quick spell", "trap")), Negate(IT), cost=(PayLife(800),)),
    trap(
        "tangled-thoughts",
        FOE_CASTS,
        Choose(Cards(FOE, IN_HAND), slot="chosen", by_foe=True),
        DiscardCards(CHOSEN),
        condition=Exists(Cards(FOE, IN_HAND)),
    ),
    trap("scrambled-signal", FOE_CASTS, Negate(IT), Damage(300), condition=ChainOf(2)),
)

FOR_THE_FALLEN = (
    trap("last-spark", OWN_FELL, Damage(500)),
    trap("vengeful-spirit", Destroyed("you", "battle"), Destroy(TARGET), target=foes_with("atk", 1200)),
    trap("legacy-of-the-fallen", OWN_FELL, Draw(1), Heal(300)),
    trap(
        "farewell-gift",
        OWN_FELL,
        Search((A_POKEMON, Printed("stars", most=3))),
        ToHand(FOUND),
        Shuffle(),
    ),
)

AGAINST_DIRECT_ATTACKS = (
    trap(
        "emergency-ball",
        FOE_ATTACKS_DIRECTLY,
        Choose(OWN_POKEMON_IN_HAND, slot="chosen"),
        SpecialSummon(CHOSEN, "defence"),
        Redirect(CHOSEN),
        condition=All((Exists(OWN_POKEMON_IN_HAND), Room())),
    ),
    trap("safe-landing", FOE_ATTACKS_DIRECTLY, NegateAttack(), Heal(300)),
    trap("trainers-resolve", FOE_ATTACKS_DIRECTLY, NegateAttack(), Draw(2), condition=Life(most=2000)),
)

AGAINST_EVOLUTION = (
    trap("interrupted-evolution", Activated("foe", tests=(Named(EVOLUTIONS),)), Negate(IT)),
    trap("everstone-shard", Summoned("foe", "evolution"), ToHand(IT)),
)

AT_ANY_TIME = (
    trap("ambush", None, TurnTo(TARGET, "attack"), target=Pokemon(YOU, (DOWN,))),
    trap("second-wind", None, Heal(800)),
    trap("chain-lightning", None, Damage(300, per=LinksBelow()), condition=ChainOf(1)),
)

CARDS: tuple[CardScript, ...] = (
    *AGAINST_ATTACKS,
    *AGAINST_SUMMONS,
    *AGAINST_SPELLS,
    *FOR_THE_FALLEN,
    *AGAINST_DIRECT_ATTACKS,
    *AGAINST_EVOLUTION,
    *AT_ANY_TIME,
)
