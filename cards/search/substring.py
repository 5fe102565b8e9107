"""Part of a folded column: through a trigram index where the needle is long enough for one.

SQLite keeps the index as an FTS5 table, which `rebuild` fills anew; PostgreSQL's GIN indexes follow by
themselves. Both compare code point by code point, so both find the same.
"""

from django.db import connection
from django.db.models import Q
from django.db.models.expressions import RawSQL

INDEX = "cards_card_trigrams"
SHORTEST = 3
"""Characters that a trigram index needs; a shorter needle is looked for card by card, in the order they come."""


def holding(column: str, card: str, needle: str) -> Q:
    """Rows whose folded `column` of their card has the needle in it; `card` says which card that is."""
    if connection.vendor == "sqlite" and len(needle) >= SHORTEST:
        phrase = needle.replace('"', '""')
        match = f'{{{column.removeprefix("card__")}}}: "{phrase}"'
        return Q(**{f"{card}__in": RawSQL(f"SELECT rowid FROM {INDEX} WHERE {INDEX} MATCH %s", [match])})
    return Q(**{f"{column}__contains": needle})


def rebuild() -> None:
    """Fill SQLite's index from the cards as they are now."""
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute(f"INSERT INTO {INDEX}({INDEX}) VALUES ('rebuild')")
