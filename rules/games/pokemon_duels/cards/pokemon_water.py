"""What Water and Ice Pokémon do."""

from rules.games.pokemon_duels.abilities import Instead, SummoningCondition
from rules.games.pokemon_duels.cards.pokemon_words import evolving, flip, lasting, quick, summoned, use, when
from rules.games.pokemon_duels.cards.words import (
    FOES,
    FOES_UP,
    NEXT_TURN,
    ON_FIELD,
    OWN_FALLEN,
    OWN_UP,
    TARGET,
    THIRD_TURN,
    THIS,
    THIS_TURN,
    card,
    foes_with,
    in_defence,
    own_of_type,
    stronger,
)
from rules.games.pokemon_duels.conditions import Heads
from rules.games.pokemon_duels.costs import Discard
from rules.games.pokemon_duels.effects import Damage, Destroy, Draw, Heal, NegateAttack, ToHand, TossCoin
from rules.games.pokemon_duels.patterns import Attacks, IsAttacked
from rules.games.pokemon_duels.selectors import HasType, Such
from rules.kernel.abilities import CardScript
from rules.kernel.effects import Change, If
from rules.kernel.selectors import FOE, Cards

WATER = (
    card("blastoise", use(Destroy(TARGET), target=Cards(FOE, ("spells",)), cost=(Discard(),))),
    card("psyduck", flip(TossCoin(), If(Heads(), (ToHand(TARGET),)), target=FOES)),
    card("slowpoke", flip(Draw(1))),
    card("slowbro", lasting("battle-proof", to=in_defence(THIS))),
    card("lapras", use(Change(TARGET, "battle-proof", 1, THIS_TURN), target=OWN_UP)),
    card("magikarp-14", Instead(ON_FIELD, THIS, cause="battle", coin=True)),
    card("gyarados", evolving(*stronger(THIS, 400))),
    card("gyarados-60", lasting("atk", 100, per=Such(OWN_FALLEN, (HasType("water"),)))),
    card("vaporeon", evolving(Heal(800))),
    card("milotic", quick(NegateAttack(), on=Attacks("foe"), limit="game")),
    card("suicune", lasting("def", 300, to=own_of_type("water"))),
    card(
        "kyogre",
        SummoningCondition(tributes=2, of=own_of_type("water")),
        summoned(Destroy(foes_with("def", 1000)), how="normal"),
    ),
)

ICE = (
    card("cloyster", when(IsAttacked("this"), Damage(300))),
    card("jynx", summoned(Change(TARGET, "no-attack", 1, THIRD_TURN), target=FOES_UP)),
    card("articuno", summoned(Change(FOES_UP, "no-attack", 1, NEXT_TURN), how="normal")),
)

CARDS: tuple[CardScript, ...] = (*WATER, *ICE)
