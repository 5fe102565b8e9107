"""What Electric and Steel Pokémon do."""

from rules.games.pokemon_duels.arrivals import SpecialSummon
from rules.games.pokemon_duels.cards.pokemon_words import dying, lasting, quick, summoned, use, when
from rules.games.pokemon_duels.cards.words import (
    FOUND,
    IN_HAND,
    NEXT_TURN,
    TARGET,
    THIS,
    card,
    foes_with,
    in_defence,
    own_of_type,
    stronger,
)
from rules.games.pokemon_duels.costs import SendThis
from rules.games.pokemon_duels.effects import Destroy, Draw, Redirect, Search, Shuffle
from rules.games.pokemon_duels.patterns import Attacks, IsAttacked
from rules.games.pokemon_duels.selectors import Attacker
from rules.kernel.abilities import CardScript
from rules.kernel.selectors import FOE, Cards, Prints

ELECTRIC = (
    card("pichu", use(Search((Prints("species", "pikachu"),)), SpecialSummon(FOUND), Shuffle(), cost=(SendThis(),))),
    card("pikachu-24", when(IsAttacked("this"), *stronger(Attacker(), -200, until=NEXT_TURN))),
    card("pikachu-with-electric-ball", lasting("atk-times", 2)),
    card("magnemite", quick(*stronger(TARGET, 400), zones=IN_HAND, target=own_of_type("electric"), cost=(SendThis(),))),
    card("voltorb", dying(Destroy(Attacker()), cause="battle")),
    card("electrode", use(Destroy(TARGET), target=foes_with("def", 1000), cost=(SendThis(),))),
    card("zapdos", summoned(Destroy(TARGET), target=Cards(FOE, ("spells",)), how="normal")),
    card("raikou", lasting("atk", 200, to=own_of_type("electric"))),
)

STEEL = (
    card("steelix-with-endurance-belt", lasting("battle-proof", to=in_defence(THIS))),
    card("skarmory", quick(Redirect(THIS), on=Attacks("foe", "no"))),
    card("metagross", lasting("effect-proof")),
    card("jirachi", use(Draw(2), limit="game")),
)

CARDS: tuple[CardScript, ...] = (*ELECTRIC, *STEEL)
