"""What the other player's unseen cards might be, each where it may lie (PD-1, PD-4, PD-G37)."""

from collections.abc import Sequence
from functools import lru_cache

from rules.games.pokemon_duels.facts import EVOLUTION, FIELD
from rules.games.pokemon_duels.facts import POKEMON as RED
from rules.games.pokemon_duels.table import EXTRA, POKEMON, SPELLS, WIDTH, DuelState
from rules.kernel.chance import Chance
from rules.kernel.ruleset import Ruleset

POKEMON_SHARE = 55
"""Of a hundred cards of a usual main deck so many are Pokémon."""
LOW_SHARE = 75
"""Of a hundred of these so many take no tribute."""
LOW_STARS = 4

TELLING_PLACES = frozenset((EXTRA, *POKEMON, *SPELLS))
"""Where a hidden card lies that cannot be any card."""

Pools = dict[str, tuple[int, ...]]


@lru_cache(maxsize=8)
def pools(ruleset: Ruleset) -> Pools:
    """The cards of decks by what they are: "low" and "high" Pokémon, "white" ones, and all "others"."""
    found: dict[str, list[int]] = {"low": [], "high": [], "white": [], "others": []}
    for number, printed in enumerate(ruleset.known):
        if printed.kind == EVOLUTION:
            found["white"].append(number)
        elif printed.kind == RED:
            found["low" if printed.stars <= LOW_STARS else "high"].append(number)
        elif printed.kind != FIELD:
            found["others"].append(number)
    return {name: tuple(numbers) for name, numbers in found.items()}


def guess(state: DuelState, owner: int, count: int, chance: Chance) -> list[int]:
    """As many definitions: what lies in the Extra Deck, face down on the field, and in deck and hand."""
    known = pools(state.ruleset)
    hidden = [card for card, who in enumerate(state.owner) if who == owner and state.card[card] < 0]
    return [pick(known, state.zone[card] % WIDTH, chance) for card in hidden[:count]]


def pick(known: Pools, place: int, chance: Chance) -> int:
    """A card that may lie in this place."""
    if place == EXTRA:
        wanted = "white"
    elif place in SPELLS or (place not in POKEMON and chance.below(100) >= POKEMON_SHARE):
        wanted = "others"
    else:
        wanted = "low" if chance.below(100) < LOW_SHARE else "high"
    fitting = known[wanted] or known["low"] or known["high"] or known["others"]
    return fitting[chance.below(len(fitting))]


def deal(state: DuelState, hidden: Sequence[int], definitions: Sequence[int]) -> list[int]:
    """The same definitions in the order of the hidden cards, so that each lies where it may lie."""
    left = list(definitions)
    dealt = dict.fromkeys(hidden, -1)
    for card in sorted(hidden, key=lambda card: state.zone[card] % WIDTH not in TELLING_PLACES):
        place = state.zone[card] % WIDTH
        chosen = next((number for number in left if fits(state, number, place)), left[0])
        left.remove(chosen)
        dealt[card] = chosen
    return [dealt[card] for card in hidden]


def fits(state: DuelState, number: int, place: int) -> bool:
    """Whether a card may lie hidden in a place."""
    kind = state.ruleset.known[number].kind
    if place == EXTRA or kind == EVOLUTION:
        return place == EXTRA and kind == EVOLUTION
    if place in SPELLS:
        return bool(kind != RED)
    return place not in POKEMON or bool(kind == RED)
