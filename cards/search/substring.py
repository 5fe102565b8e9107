"""Part of a folded column: through a trigram index where the needle is long enough for one.

SQLite keeps the index as an FTS5 table, which `rebuild` fills anew; PostgreSQL's GIN indexes follow by
themselves. Both compare code point by code point, so both find the same.
"""

from django.db import connection
from django.db.models import Q
from django.db.models.expressions import RawSQL

from cards.models import Card

INDEX = "cards_card_trigrams"
SHORTEST = 3
"""Characters that a trigram index needs; a shorter needle is looked for in every card, which has one short line."""


def holding(card: str, column: str, needle: str) -> Q:
    """Cards, told by the column `card`, whose folded `column` has the needle in it."""
    if connection.vendor == "sqlite" and len(needle) >= SHORTEST:
        phrase = needle.replace('"', '""')
        rows = RawSQL(f"SELECT rowid FROM {INDEX} WHERE {INDEX} MATCH %s", [f'{{{column}}}: "{phrase}"'])
        return Q(**{f"{card}__in": rows})
    return Q(**{f"{card}__in": Card.objects.filter(**{f"{column}__contains": needle}).order_by().values("pk")})


def rebuild() -> None:
    """Fill SQLite's index from the cards as they are now."""
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute(f"INSERT INTO {INDEX}({INDEX}) VALUES ('rebuild')")
