"""Search: one grammar for the catalogue, the builder and the API.

Reading order: terms, grammar, editing; then fields, vocabulary and meaning, where terms get a sense in a game;
then conditions, selecting, ordering and results, where the database is asked.
"""

from cards.search.editing import has_term, with_term, without_key, without_term
from cards.search.grammar import Ignored
from cards.search.results import FoundCard, Results, found_by, search
from cards.search.suggestions import suggest

__all__ = [
    "FoundCard",
    "Ignored",
    "Results",
    "found_by",
    "has_term",
    "search",
    "suggest",
    "with_term",
    "without_key",
    "without_term",
]
