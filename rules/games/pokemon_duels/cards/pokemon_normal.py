"""What Normal and Flying Pokémon do."""

from rules.games.pokemon_duels.arrivals import SpecialSummon
from rules.games.pokemon_duels.cards.pokemon_words import ends_turn, evolving, lasting, quick, summoned, use, when
from rules.games.pokemon_duels.cards.words import (
    A_POKEMON,
    ANY_UP,
    CHOSEN,
    FOR_GOOD,
    IN_HAND,
    OWN,
    TARGET,
    THIS,
    THIS_TURN,
    card,
    foes_with,
)
from rules.games.pokemon_duels.conditions import Room
from rules.games.pokemon_duels.effects import CopyTypes, Draw, Heal, ShiftLevel, ToHand
from rules.games.pokemon_duels.patterns import DealsDamage
from rules.games.pokemon_duels.selectors import Except, Worn
from rules.kernel.abilities import CardScript
from rules.kernel.effects import Choose
from rules.kernel.selectors import YOU, All, Cards, Exists, Printed

YOUNG_IN_HAND = Cards(YOU, IN_HAND, (A_POKEMON, Printed("stars", most=2)))
ANOTHER_UP = Except(ANY_UP, THIS)

NORMAL = (
    card("meowth", when(DealsDamage("this"), Draw(1), limit="turn")),
    card("blissey", ends_turn(Heal(400))),
    card(
        "kangaskhan",
        summoned(
            Choose(YOUNG_IN_HAND, slot="chosen"),
            SpecialSummon(CHOSEN),
            how="normal",
            condition=All((Exists(YOUNG_IN_HAND), Room())),
        ),
    ),
    card("tauros-with-choice-band", lasting("atk", 400), lasting("no-attack", to=Except(OWN, THIS))),
    card("ditto", use(CopyTypes(THIS, TARGET, FOR_GOOD), target=ANOTHER_UP)),
    card("eevee-34", use(ShiftLevel(THIS, -5, -1, THIS_TURN))),
    card("porygon2", quick(CopyTypes(THIS, TARGET, THIS_TURN), target=ANOTHER_UP)),
    card("snorlax-with-leftovers", ends_turn(Heal(300))),
)

FLYING = (
    card("pidgeot", evolving(ToHand(TARGET), target=foes_with("atk", 900))),
    card("farfetchd", lasting("atk", 300, condition=Exists(Worn(THIS)))),
)

CARDS: tuple[CardScript, ...] = (*NORMAL, *FLYING)
