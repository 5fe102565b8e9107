"""The right to listen to one match: a signed ticket, so that whoever checks it needs no database."""

from datetime import timedelta

from django.core import signing

SALT = "play.tickets"
LIFE = timedelta(hours=12)
"""A page that is open longer asks every few seconds instead, until its board is shown anew."""
STREAMS = "/streams/"


def ticket(match_id: int) -> str:
    """For whoever may see this match now."""
    return signing.dumps(match_id, salt=SALT)


def read(text: str) -> int | None:
    """The id of the match; None where the ticket is forged or too old."""
    try:
        return signing.loads(text, salt=SALT, max_age=LIFE)
    except signing.BadSignature:
        return None


def address(match_id: int) -> str:
    """Where to listen to the match, with a new ticket."""
    return STREAMS + ticket(match_id)
