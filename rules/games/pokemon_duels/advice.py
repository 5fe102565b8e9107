"""What decks usually hold: some Pokémon that need no tribute for the first turns, few that need two (PD-8)."""

from rules.kernel.advice import Advice

ADVICE = Advice(
    asked=("type", "stars"),
    in_time=(("stars", 3, 1), ("stars", 4, 2), ("stars", 5, 3), ("stars", 6, 3)),
    in_time_title="Pokémon in time",
    in_time_words="The chance to hold a Pokémon of so many stars by the turn in which it can be summoned",
)
