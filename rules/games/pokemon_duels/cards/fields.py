"""What the Fields of venues do (PD-3.2): fixed for the whole match, for both players."""

from rules.games.pokemon_duels.cards.words import UP, VENUE, card, of_type
from rules.games.pokemon_duels.selectors import Pokemon
from rules.kernel.abilities import CardScript, Cont
from rules.kernel.selectors import Printed

CARDS: tuple[CardScript, ...] = (
    card("pewter-hall", of_type("rock", "def", 200, VENUE)),
    card("cerulean-hall", of_type("water", "atk", 200, VENUE)),
    card("vermilion-hall", of_type("electric", "atk", 200, VENUE)),
    card("celadon-hall", of_type("grass", "def", 200, VENUE)),
    card("fuchsia-hall", of_type("poison", "atk", 200, VENUE)),
    card("saffron-hall", of_type("psychic", "atk", 200, VENUE)),
    card("cinnabar-hall", of_type("fire", "atk", 200, VENUE)),
    card("viridian-hall", of_type("ground", "def", 200, VENUE)),
    card("indigo-stage", Cont(VENUE, "atk", 200, to=Pokemon(tests=(UP, Printed("stars", 7))))),
)
