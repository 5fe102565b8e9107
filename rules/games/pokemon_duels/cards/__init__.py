"""What the cards of Pokémon Duels do, kind by kind."""

from rules.games.pokemon_duels.cards import environment, equipment, fields, skills, spells, traps
from rules.kernel.abilities import CardScript

CARDS: tuple[CardScript, ...] = (
    *skills.CARDS,
    *spells.CARDS,
    *traps.CARDS,
    *equipment.CARDS,
    *environment.CARDS,
    *fields.CARDS,
)
