"""Word of what is new in a match, to whoever listens (`play.streams`).

What travels is a number, `Match.news`; what is new is for the pages to say, to those who may see it.
"""

from django.db import connection
from django.db.models import F

from play.models import Match

CHANNEL = "polydeck_news"
"""Of PostgreSQL's notifications. The payload is the match's id and the number: "17 204"."""


def announce(match: Match) -> None:
    """Raise the number of the match's news, within the transaction that changed it; listeners hear at its commit.

    Two queries, on PostgreSQL three.
    """
    Match.objects.filter(pk=match.pk).update(news=F("news") + 1)
    match.refresh_from_db(fields=["news"])
    tell(match)


def tell(match: Match) -> None:
    """Say at the commit that the number of the match's news was raised. At most one query."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, f"{match.pk} {match.news}"])
