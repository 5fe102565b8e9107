"""Texts of other games and sites, told by name.

Their numbers mean cards of those games, and a deck on someone's server cannot be read from its address.
"""

import re

from decks.importing import cleaning
from decks.importing.index import CardIndex
from decks.importing.recognised import Recognised

_DECK_LOG = re.compile(r"https?://decklog(?:-[a-z]+)?\.bushiroad\.com/\S*view/(\w+)\S*$", re.IGNORECASE)
_ADDRESS = re.compile(r"https?://\S+$")


def other_code(text: str, index: CardIndex) -> Recognised | None:
    """A code or file of another game, which holds nothing but that game's numbers."""
    for dialect, is_it in _OTHER_CODES.items():
        if is_it(text):
            said = f"This is a {dialect}. Its numbers name cards of another game; paste a list of names."
            return Recognised(dialect, refusal=said)
    return None


def address(text: str, index: CardIndex) -> Recognised | None:
    """An address and nothing else: pages are not opened here."""
    if match := _DECK_LOG.match(text):
        said = f"Deck Log keeps deck {match[1]} on its own server, so nothing can be read from its address."
        return Recognised("Deck Log address", refusal=f"{said} Open it there, and copy the cards or their numbers.")
    if _ADDRESS.match(text):
        return Recognised("Address", refusal="Addresses are not opened here. Copy the list of cards from that page.")
    return None


def card_numbers(text: str, index: CardIndex) -> Recognised | None:
    """A simulator's file of bare numbers."""
    if not _mostly(text, re.compile(r"\d{1,9}$")):
        return None
    said = "These look like card numbers of a simulator, such as Cardfight Area. Export the list as names there."
    return Recognised("List of numbers", refusal=said)


def _is_ydke(text: str) -> bool:
    return text.startswith("ydke://")


def _is_ydk(text: str) -> bool:
    is_marked = any(line.strip().lower() in ("#main", "#extra", "!side") for line in cleaning.split(text))
    return is_marked and _mostly(text, re.compile(r"\d{4,9}\b"))


def _mostly(text: str, pattern: re.Pattern[str]) -> bool:
    """Whether the pattern fits more than half of the lines that are no marks or comments, three at least."""
    lines = [line.strip() for line in cleaning.split(text) if line.strip() and line.strip()[0] not in "#!/;"]
    return len(lines) >= 3 and 2 * sum(bool(pattern.match(line)) for line in lines) > len(lines)


_OTHER_CODES = {
    "Yu-Gi-Oh! deck link": _is_ydke,
    "Yu-Gi-Oh! deck file": _is_ydk,
}
