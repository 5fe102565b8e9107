"""What the other player's unseen cards might be: a deck of the clans seen, as the deck rules have it (VG-2)."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from rules.games.vanguard.counting import COPIES, TRIGGERS, is_trigger
from rules.games.vanguard.table import VanguardState
from rules.kernel.chance import Chance
from rules.kernel.ruleset import Ruleset

Pool = dict[str, list[int]]
"""Definitions by clan."""


def guess(state: VanguardState, owner: int, count: int, chance: Chance) -> list[int]:
    """As many definitions: together with the cards seen 16 triggers, and at most four alike if that is possible."""
    triggers, others = _pools(state.ruleset)
    seen = Counter(state.card[card] for card, who in enumerate(state.owner) if who == owner and state.card[card] >= 0)
    clans = sorted({clan for number in seen if (clan := state.ruleset.definitions[number].facts.word("clan"))})
    if not any(clan in triggers for clan in clans):
        clans.append(sorted(triggers)[chance.below(len(triggers))])
    known = sum(copies for number, copies in seen.items() if is_trigger(state.ruleset.definitions[number].facts))
    wanted = min(count, max(0, TRIGGERS - known))
    return [
        *_copies(triggers, clans, seen, wanted, chance),
        *_copies(others, clans, seen, count - wanted, chance),
    ]


@lru_cache(maxsize=4)
def _pools(ruleset: Ruleset) -> tuple[Pool, Pool]:
    """The trigger cards and the others, by clan."""
    triggers: Pool = {}
    others: Pool = {}
    for number, definition in enumerate(ruleset.definitions):
        pool = triggers if is_trigger(definition.facts) else others
        pool.setdefault(definition.facts.word("clan") or "", []).append(number)
    return triggers, others


def _copies(pool: Pool, clans: Iterable[str], seen: Counter[int], count: int, chance: Chance) -> list[int]:
    """Random ones of the copies still possible; from all copies again where too few are left."""
    numbers = [number for clan in clans for number in pool.get(clan, ())]
    copies = [number for number in numbers for _ in range(COPIES - seen[number])]
    while len(copies) < count:
        copies += numbers
    return chance.sample(copies, count)
