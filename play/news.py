"""Word of what is new in a match, to whoever listens."""

from django.db.models import F

from play.models import Match


def announce(match: Match) -> None:
    """Raise the number of the match's news, within the transaction that changed it. Two queries."""
    Match.objects.filter(pk=match.pk).update(news=F("news") + 1)
    match.refresh_from_db(fields=["news"])
