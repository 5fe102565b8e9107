"""Scenes: a position, what is done in it and what must hold then, as a file. `docs/scenes.md` is their language.

Reading order: documents, names, commas, script; taking, own_cards, positions, steps, reading; table, laying, acting,
expecting, running, reporting. telling is the way back, from a state to a scene.
Nothing here names a game: what a game's table looks like is its `Staging`.
"""
