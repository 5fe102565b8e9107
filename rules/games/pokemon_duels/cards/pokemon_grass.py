"""What Grass, Bug and Poison Pokémon do."""

from rules.games.pokemon_duels.cards.pokemon_words import (
    dying,
    ends_turn,
    evolving,
    flip,
    lasting,
    quick,
    summoned,
    use,
    when,
)
from rules.games.pokemon_duels.cards.words import (
    FOES_IN_ATTACK,
    FOES_UP,
    FOR_GOOD,
    IT,
    NEXT_TURN,
    TARGET,
    THIS,
    THIS_BATTLE,
    THIS_TURN,
    card,
    foes_with,
    in_defence,
    own_of_type,
    stronger,
)
from rules.games.pokemon_duels.costs import Discard, SendPokemon
from rules.games.pokemon_duels.effects import Damage, Destroy, Heal, ShiftLevel, TurnTo
from rules.games.pokemon_duels.patterns import Attacks
from rules.kernel.abilities import CardScript
from rules.kernel.effects import Change
from rules.kernel.selectors import Another

GRASS = (
    card("bulbasaur", use(Damage(100), Heal(100))),
    card("venusaur", lasting("atk", 200, to=own_of_type("grass"))),
    card("oddish", flip(Heal(400))),
    card("vileplume", ends_turn(Damage(200))),
    card("paras", flip(Change(TARGET, "no-attack", 1, NEXT_TURN), target=FOES_UP)),
    card("victreebel", use(Destroy(TARGET), target=foes_with("def", 1000), cost=(SendPokemon(tests=(Another(),)),))),
    card("tangela", quick(*stronger(IT, -300, until=THIS_BATTLE), on=Attacks("foe"), cost=(Discard(),))),
)

BUG = (
    card("metapod", lasting("battle-proof", to=in_defence(THIS))),
    card("butterfree", summoned(TurnTo(TARGET, "defence"), target=FOES_IN_ATTACK)),
    card("butterfree-30", use(*stronger(TARGET, -200), target=FOES_UP)),
    card("beedrill", when(Attacks("this"), Change(THIS, "atk", 300, THIS_BATTLE))),
    card("wurmple-1", use(ShiftLevel(THIS, 1, 8, THIS_TURN))),
    card("scyther", lasting("strikes-first")),
    card("scizor", lasting("effect-proof")),
    card("pinsir", lasting("piercing")),
)

POISON = (
    card("grimer", flip(*stronger(TARGET, -200, -200, FOR_GOOD), target=FOES_UP)),
    card("koffing", dying(Damage(400), cause="battle")),
    card("nidoking", evolving(Destroy(TARGET), target=foes_with("def", 800))),
)

CARDS: tuple[CardScript, ...] = (*GRASS, *BUG, *POISON)
