"""What Psychic, Fairy, Ghost and Dark Pokémon do."""

from rules.games.pokemon_duels.abilities import SummoningCondition
from rules.games.pokemon_duels.cards.pokemon_words import dying, evolving, flip, lasting, quick, summoned, use, when
from rules.games.pokemon_duels.cards.words import (
    ANY_UP,
    CHOSEN,
    FOES,
    FOES_IN_ATTACK,
    FOES_UP,
    IN_HAND,
    IT,
    OWN_FALLEN,
    OWN_UP,
    TARGET,
    THIRD_TURN,
    THIS,
    THIS_TURN,
    card,
    foes_with,
    own_of_type,
)
from rules.games.pokemon_duels.conditions import Life
from rules.games.pokemon_duels.costs import PayLife
from rules.games.pokemon_duels.effects import Destroy, DiscardCards, Draw, Heal, Negate, NegateAttack, ToHand, TurnTo
from rules.games.pokemon_duels.patterns import Activated, DealsDamage, IsAttacked
from rules.games.pokemon_duels.selectors import Except, Has, Such
from rules.kernel.abilities import CardScript
from rules.kernel.effects import Change, Choose
from rules.kernel.selectors import FOE, Cards

FOES_HAND = Cards(FOE, IN_HAND)
FOE_DISCARDS = (Choose(FOES_HAND, slot="chosen", by_foe=True), DiscardCards(CHOSEN))

PSYCHIC = (
    card("abra", quick(NegateAttack(), ToHand(THIS), on=IsAttacked("this"))),
    card("alakazam-with-choice-specs", lasting("atk", 400), lasting("own-type-skills")),
    card(
        "drowzee",
        flip(
            Change(TARGET, "no-attack", 1, THIRD_TURN),
            Change(TARGET, "no-position-change", 1, THIRD_TURN),
            target=FOES_UP,
        ),
    ),
    card("mr-mime", quick(Negate(IT), on=Activated("foe", ("spell", "quick spell")), cost=(PayLife(1000),))),
    card("mewtwo-100", SummoningCondition(tributes=3), summoned(Destroy(FOES), how="normal")),
    card("espeon", evolving(*FOE_DISCARDS)),
    card("celebi", use(ToHand(TARGET), target=OWN_FALLEN, limit="game")),
    card("girafarig", quick(Change(THIS, "typeless", 1, THIS_TURN))),
    card(
        "lugia",
        SummoningCondition(tributes=2, of=own_of_type("flying")),
        summoned(ToHand(Except(ANY_UP, THIS)), how="normal"),
    ),
)

FAIRY = (
    card("clefairy", flip(Heal(600))),
    card("jigglypuff", flip(TurnTo(FOES_IN_ATTACK, "defence"))),
    card(
        "gardevoir",
        quick(
            Change(TARGET, "untargetable", 1, THIS_TURN),
            Change(TARGET, "effect-proof", 1, THIS_TURN),
            target=OWN_UP,
        ),
    ),
)

GHOST = (
    card("gengar", dying(Destroy(TARGET), target=foes_with("atk", 1200))),
    card("shuppet", flip(*FOE_DISCARDS)),
)

DARK = (
    card("sneasel", when(DealsDamage("this", direct=True), Draw(1))),
    card("absol", lasting("atk", 400, condition=Life(most=2000))),
    card("tyranitar", evolving(Destroy(Such(Except(ANY_UP, THIS), (Has("def", most=700),))))),
)

CARDS: tuple[CardScript, ...] = (*PSYCHIC, *FAIRY, *GHOST, *DARK)
