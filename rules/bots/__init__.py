"""Players that are programs.

A bot knows what its seat's view tells and what `determinise` makes of it, nothing else.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rules.bots.bot import Bot
from rules.bots.eager import Eager
from rules.bots.greedy import Greedy
from rules.bots.random import Random
from rules.bots.search import Search

BOTS: Mapping[str, Callable[[], Bot]] = MappingProxyType(
    {"random": Random, "eager": Eager, "greedy": Greedy, "search": Search}
)
"""Every bot by its name, the weakest first."""
