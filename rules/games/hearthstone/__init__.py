"""Hearthstone, Basic and Classic. Rule numbers in this package are those of `rulebook.md` beside it.

Reading order of play: table, keywords, boundary, damage, cardflow, setup, turn, playing, attacking; then patterns,
selectors, effects, texts and cards/; play sums up.
"""
