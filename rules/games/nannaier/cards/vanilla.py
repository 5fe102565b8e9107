"""Cards that print nothing for a script to say."""

from rules.kernel.facts import CardKey

VANILLA: frozenset[CardKey] = frozenset()
