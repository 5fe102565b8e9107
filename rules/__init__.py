"""The rules of five card games, in plain Python: nothing here needs Django or a database.

Reading order: `kernel` holds what all games share, `games` one package a game; `catalogues` and `rulebooks` read
the files that ship with them.
"""
