"""What makes two effects the same: the canonical form of a card's script, without what the card prints (PD-G15)."""

import json
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from rules.games.pokemon_duels.abilities import Activate
from rules.games.pokemon_duels.arrivals import SpecialSummon
from rules.games.pokemon_duels.cards import CARDS
from rules.games.pokemon_duels.selectors import IsKind, Together
from rules.kernel.abilities import Ability, CardScript
from rules.kernel.facts import CardKey
from rules.kernel.scripts import to_data
from rules.kernel.selectors import Cards, Selector


def signature(script: CardScript) -> str | None:
    """The effect as JSON of sorted keys, None for a card that does nothing.

    The order in which a text tells its abilities is no part of it; the skill a card is of never stands in a script.
    """
    abilities = sorted(json.dumps(to_data(ability), sort_keys=True) for ability in script.abilities)
    return f"[{','.join(abilities)}]" if abilities else None


@cache
def signatures() -> Mapping[CardKey, str]:
    """The signature of each card that does something, by key."""
    told = ((script.key, signature(script)) for script in CARDS)
    return MappingProxyType({key: sign for key, sign in told if sign is not None})


def signature_of(card: CardKey) -> str | None:
    return signatures().get(card)


@cache
def families() -> Mapping[str, tuple[CardKey, ...]]:
    """The cards of each signature, in the order of the scripts."""
    found: dict[str, tuple[CardKey, ...]] = {}
    for key, sign in signatures().items():
        found[sign] = (*found.get(sign, ()), key)
    return MappingProxyType(found)


def family(card: CardKey) -> tuple[CardKey, ...]:
    """Every card with the same effect, this one among them; none for a card that does nothing."""
    sign = signature_of(card)
    return () if sign is None else families()[sign]


@cache
def unlimited_revivals() -> frozenset[CardKey]:
    """The cards of unlimited revival (PD-7c), read from what they do."""
    return frozenset(script.key for script in CARDS if any(map(is_unlimited_revival, script.abilities)))


def is_unlimited_revival(ability: Ability) -> bool:
    """Whether it revives from either Graveyard, for no cost, at any time and as often as one likes (PD-G14)."""
    if not isinstance(ability, Activate) or ability.cost or ability.limit or ability.condition:
        return False
    aimed = [aim.what for aim in ability.targets]
    revives = bool(ability.do) and isinstance(ability.do[0], SpecialSummon)
    return revives and len(aimed) == 1 and _graves(aimed[0]) == {"you", "foe"}


def _graves(what: Selector) -> set[str]:
    """Whose Graveyards a selector takes any Pokémon from; none where it looks elsewhere or is choosy."""
    if isinstance(what, Together):
        each = [_graves(part) for part in what.of]
        return set().union(*each) if all(each) else set()
    if (
        isinstance(what, Cards)
        and what.zones == ("graveyard",)
        and all(isinstance(test, IsKind) for test in what.tests)
    ):
        return {what.of}
    return set()
