"""What the cards of Pokémon Duels do, kind by kind."""

from rules.games.pokemon_duels.cards import (
    environment,
    equipment,
    fields,
    pokemon_earth,
    pokemon_electric,
    pokemon_fire,
    pokemon_grass,
    pokemon_mind,
    pokemon_normal,
    pokemon_water,
    skills,
    spells,
    traps,
)
from rules.kernel.abilities import CardScript

CARDS: tuple[CardScript, ...] = (
    *skills.CARDS,
    *spells.CARDS,
    *traps.CARDS,
    *equipment.CARDS,
    *environment.CARDS,
    *fields.CARDS,
    *pokemon_grass.CARDS,
    *pokemon_fire.CARDS,
    *pokemon_water.CARDS,
    *pokemon_electric.CARDS,
    *pokemon_mind.CARDS,
    *pokemon_earth.CARDS,
    *pokemon_normal.CARDS,
)
