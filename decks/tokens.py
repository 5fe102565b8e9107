"""Unguessable words: in an address one opens a shared deck, in a form one tells a second post from a second form."""

import re
import secrets

BYTES = 18
"""144 random bits, which are 24 characters."""
SHAPE = re.compile(r"[A-Za-z0-9_-]{24}")


def new_token() -> str:
    return secrets.token_urlsafe(BYTES)


def is_token(text: str) -> bool:
    """Whether this could be a token at all."""
    return SHAPE.fullmatch(text) is not None
