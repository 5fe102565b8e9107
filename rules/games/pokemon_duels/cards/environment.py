"""What Environments do (PD-G35): three turns of weather or of other ground, for both players."""

from rules.games.pokemon_duels.cards.words import environment, of_type
from rules.kernel.abilities import CardScript

CARDS: tuple[CardScript, ...] = (
    environment("rain-dance", of_type("water", "atk", 200), of_type("fire", "atk", -200)),
    environment("sunny-day", of_type("fire", "atk", 200), of_type("water", "atk", -200)),
    environment("sandstorm", of_type("rock", "atk", 200), of_type("ground", "atk", 200), of_type("bug", "atk", -200)),
    environment("hail", of_type("ice", "atk", 200), of_type("grass", "atk", -200)),
    environment("electric-ground", of_type("electric", "atk", 200), of_type("flying", "atk", -200)),
    environment("grassy-ground", of_type("grass", "atk", 200), of_type("ground", "atk", -200)),
    environment("misty-ground", of_type("fairy", "atk", 200), of_type("dragon", "atk", -200)),
    environment("psychic-ground", of_type("psychic", "atk", 200), of_type("dark", "atk", -200)),
)
