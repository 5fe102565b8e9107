"""Cards without a text."""

from rules.kernel.facts import CardKey

VANILLA = frozenset((CardKey("hald-stone-mason"),))
