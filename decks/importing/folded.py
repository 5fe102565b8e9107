"""Folding, remembered: the readings of a list share most of their words."""

from functools import lru_cache

from rules.kernel.folding import fold

folded = lru_cache(maxsize=20_000)(fold)
"""The comparison form of a name or number, as `rules.kernel.folding.fold` gives it."""
