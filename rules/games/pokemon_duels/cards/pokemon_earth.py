"""What Ground, Rock and Fighting Pokémon do."""

from rules.games.pokemon_duels.abilities import Instead, SummoningCondition
from rules.games.pokemon_duels.cards.pokemon_words import flip, lasting, quick, summoned, use, when
from rules.games.pokemon_duels.cards.words import (
    DOWN,
    FOUND,
    ON_FIELD,
    TARGET,
    THIS,
    THIS_BATTLE,
    THIS_TURN,
    card,
    own_of_type,
)
from rules.games.pokemon_duels.costs import Discard, PayLife, SendThis
from rules.games.pokemon_duels.effects import Destroy, Search, Shuffle, ToHand
from rules.games.pokemon_duels.patterns import IsAttacked
from rules.games.pokemon_duels.selectors import HasType
from rules.kernel.abilities import CardScript
from rules.kernel.effects import Change
from rules.kernel.selectors import FOE, Cards, Printed

GROUND = (
    card("diglett", flip(Destroy(TARGET), target=Cards(FOE, ("spells",), (DOWN,)))),
    card("rhydon", lasting("piercing")),
    card(
        "groudon",
        SummoningCondition(tributes=2, of=own_of_type("ground")),
        summoned(Destroy(Cards(FOE, ("spells",))), how="normal"),
    ),
)

ROCK = (card("geodude", when(IsAttacked("this"), Change(THIS, "def", 300, THIS_BATTLE))),)

GROWN_FIGHTER = (HasType("fighting"), Printed("stars", 2))

FIGHTING = (
    card(
        "tyrogue", use(Search((HasType("fighting"), Printed("stars", 2))), ToHand(FOUND), Shuffle(), cost=(SendThis(),))
    ),
    card("hitmonlee", use(Change(THIS, "direct", 1, THIS_TURN), cost=(PayLife(800),))),
    card("hitmontop", quick(Change(THIS, "battle-proof", 1, THIS_BATTLE), on=IsAttacked("this"), cost=(Discard(),))),
    card("machamp-with-focus-sash", Instead(ON_FIELD, THIS, limit="game")),
)

CARDS: tuple[CardScript, ...] = (*GROUND, *ROCK, *FIGHTING)
