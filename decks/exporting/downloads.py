"""The name of a file that a browser saves."""

import re
from urllib.parse import quote

from django.utils.text import slugify

_UNSAFE = re.compile(r'[\\/:*?"<>|]')
LONGEST = 80
"""Characters of a deck's name that a file keeps."""


def attachment(name: str, ending: str) -> str:
    """A Content-Disposition for a file named after a deck: plain letters for old browsers, and the name itself."""
    kept = _UNSAFE.sub("-", name).strip(" .")[:LONGEST] or "deck"
    plain = slugify(name)[:LONGEST].strip("-") or "deck"
    return f"attachment; filename=\"{plain}.{ending}\"; filename*=UTF-8''{quote(f'{kept}.{ending}', safe='')}"
