"""Mistakes of a caller or of a shipped file. What players may do wrong is answered with values instead."""


class RulesError(Exception):
    """The base of every exception that the rules raise."""


class UnreadableCatalogue(RulesError):
    """A catalogue file that ships with the rules has problems; the message lists them all."""
