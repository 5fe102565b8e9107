"""Unguessable words: one in an address opens a shared deck, one in a form tells two posts of it apart from two forms."""

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
