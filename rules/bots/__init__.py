"""Players that are programs.

A bot knows what its seat's view tells and what `determinise` makes of it, nothing else.
"""
