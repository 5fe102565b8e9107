"""What Fire and Dragon Pokémon do."""

from rules.games.pokemon_duels.abilities import SummoningCondition
from rules.games.pokemon_duels.cards.pokemon_words import dying, evolving, lasting, quick, summoned, use, when
from rules.games.pokemon_duels.cards.words import (
    FOES_UP,
    FOUND,
    IT,
    NEXT_TURN,
    OWN_FALLEN,
    TARGET,
    THIS,
    THIS_BATTLE,
    card,
    foes_with,
    in_defence,
    stronger,
)
from rules.games.pokemon_duels.costs import Discard
from rules.games.pokemon_duels.effects import Damage, Destroy, Heal, Negate, Search, Shuffle, ToHand
from rules.games.pokemon_duels.patterns import Activated, Attacks, DealsDamage, Summoned
from rules.games.pokemon_duels.selectors import HasType, Pokemon, Such
from rules.kernel.abilities import CardScript
from rules.kernel.effects import Change
from rules.kernel.selectors import FOE, YOU, Cards, Exists, Named, Printed, Prints

FIRE = (
    card("charmander-8", summoned(Search((Named(("evolution",)),)), ToHand(FOUND), Shuffle(), how="normal")),
    card(
        "charmeleon-35",
        SummoningCondition(tributes=1, of=Pokemon(YOU, (Prints("species", "charmander"),))),
        summoned(Damage(500), how="normal"),
    ),
    card("charmeleon-100", when(Attacks("this"), Change(THIS, "atk", 400, THIS_BATTLE))),
    card("charizard", use(Destroy(TARGET), target=foes_with("def", 1000), cost=(Discard(),))),
    card("ninetales", quick(Negate(IT), on=Activated("foe", ("trap",)), cost=(Discard(),))),
    card("arcanine", summoned(*stronger(FOES_UP, -200, until=NEXT_TURN))),
    card("magmar", when(DealsDamage("this"), Damage(200))),
    card("houndoom", quick(Damage(300), on=Summoned("foe", "special"))),
    card("blaziken", lasting("piercing")),
    card("moltres", summoned(Destroy(foes_with("def", 800)), how="normal")),
    card(
        "ho-oh",
        SummoningCondition(condition=Exists(Such(OWN_FALLEN, (HasType("fire"),)), 3), tributes=1),
        summoned(Heal(1000)),
    ),
)

DRAGONS = (
    card("dratini", dying(Search((HasType("dragon"), Printed("stars", most=4))), ToHand(FOUND), Shuffle())),
    card("dragonite", evolving(ToHand(TARGET), target=Cards(FOE, ("spells",)))),
    card("shelgon", lasting("battle-proof", to=in_defence(THIS))),
    card("salamence", lasting("untargetable")),
    card(
        "rayquaza",
        SummoningCondition(condition=Exists(Such(OWN_FALLEN, (HasType("dragon"),)), 2), tributes=1),
        lasting("effect-proof"),
    ),
)

CARDS: tuple[CardScript, ...] = (*FIRE, *DRAGONS)
