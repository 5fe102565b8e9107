"""What a match of Pokémon Duels is told in."""

from collections.abc import Sequence

from rules.games.pokemon_duels.table import DuelState
from rules.kernel.telling import Figure, Telling


def noun(view: DuelState, cards: Sequence[int]) -> str:
    return "card"


def figures(view: DuelState, card: int) -> tuple[Figure, ...]:
    return ()


TELLING = Telling(events={}, questions={}, deeds={}, noun=noun, figures=figures)
