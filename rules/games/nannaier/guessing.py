"""What the other player's unseen cards might be, each where it may lie (NN-G40)."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from rules.games.nannaier.facts import DOLL, MIRROR, SPELL
from rules.games.nannaier.table import DOLLS, MIRRORS, PRESENT_PILE, SPELL_PILE, SPELLS, WIDTH, NannaierState
from rules.kernel.chance import Chance
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import HIDDEN

KINDS = {DOLLS: DOLL, PRESENT_PILE: DOLL, SPELLS: SPELL, SPELL_PILE: SPELL, MIRRORS: MIRROR}
"""What lies hidden in a zone."""
COPIES = {DOLL: 3, SPELL: 2, MIRROR: 1}
"""Of the same in a deck (NN-3.5 to NN-3.7)."""


@lru_cache(maxsize=8)
def by_kind(ruleset: Ruleset) -> dict[str, tuple[int, ...]]:
    """The definitions of each kind that a deck may hold."""
    found: dict[str, list[int]] = {DOLL: [], SPELL: [], MIRROR: []}
    for number, definition in enumerate(ruleset.definitions):
        if definition.facts.kind in found and definition.facts.printings:
            found[definition.facts.kind].append(number)
    return {kind: tuple(numbers) for kind, numbers in found.items()}


def guess(state: NannaierState, owner: int, count: int, chance: Chance) -> list[int]:
    """Cards of the kinds that lie hidden, no more of the same than a deck may hold beside those that are known."""
    known = Counter(state.card[card] for card, who in enumerate(state.owner) if who == owner)
    hidden = Counter(
        KINDS[state.zone[card] % WIDTH]
        for card, who in enumerate(state.owner)
        if who == owner and state.card[card] == HIDDEN
    )
    found: list[int] = []
    for kind, wanted in hidden.items():
        pool = by_kind(state.ruleset)[kind]
        rest = [number for number in pool for _ in range(COPIES[kind] - known[number])]
        found += chance.sample(rest, min(wanted, len(rest)))
        found += [pool[0]] * max(0, wanted - len(rest))
    return found[:count]


def deal(state: NannaierState, hidden: Sequence[int], definitions: Sequence[int]) -> list[int]:
    """The same definitions in the order of the hidden cards, dolls among dolls, spells among spells."""
    left: dict[str, list[int]] = {DOLL: [], SPELL: [], MIRROR: []}
    for number in definitions:
        left[state.ruleset.definitions[number].facts.kind].append(number)
    dealt = []
    for card in hidden:
        wanted = KINDS[state.zone[card] % WIDTH]
        dealt.append((left[wanted] or next(each for each in left.values() if each)).pop())
    return dealt
