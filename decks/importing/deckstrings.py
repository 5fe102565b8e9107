"""Hearthstone's deck codes, alone or within the text that its client copies (HS-D.10).

    ### Frost
    # Class: Mage
    # 2x (4) Fireball
    AAEBAf0EAA9NccABwwGeArsC7gKLA5UDrgO/A8kDqwS0BMsEAAA=

The code counts; a name in the comments counts where the code has a number that we do not know.
"""

import re
from collections.abc import Iterator

from decks import deckstrings
from decks.deckstrings import GAME, BadDeckstring, Deckstring, is_deckstring
from decks.exporting.text import one_line
from decks.importing import cleaning
from decks.importing.folded import folded
from decks.importing.index import CardIndex
from decks.importing.recognised import Recognised
from rules.catalogues import starters
from rules.games import game as game_of

DIALECT = "Hearthstone deck code"
_CARD_COMMENT = re.compile(r"#\s*(?P<count>\d{1,2}x) \(\d+\) (?P<name>.+)")
_CLASS = re.compile(r"#\s*class:\s*(?P<name>[a-z]+)", re.IGNORECASE)


def deckstring(text: str, index: CardIndex) -> Recognised | None:
    """The deck of a code; None for a text without one, and a refusal where cards of another game are asked for."""
    code = code_in(text)
    if not code:
        return None
    if index.game != GAME:
        if any(_comments(text)):
            return None
        said = f"Its numbers name cards of {game_of(GAME).name}: choose one of its formats, or paste a list of names."
        return Recognised(DIALECT, refusal=f"This is a {DIALECT}. {said}")
    try:
        return Recognised(DIALECT, *_listed(text, deckstrings.read(code), index))
    except BadDeckstring as error:
        return hearthstone_list(text, index) or Recognised(DIALECT, refusal=str(error))


def hearthstone_list(text: str, index: CardIndex) -> Recognised | None:
    """The names of a copied deck whose code is missing or of no use."""
    if not (found := list(_comments(text))):
        return None
    lines = [f"{count} {name}" for count, name in found]
    return Recognised("Hearthstone list", "\n".join([*_header(text, _class_told(text)), *lines]))


def code_in(text: str) -> str:
    """The code of a text, alone or as its one line that is no comment; empty where there is none."""
    lines = [line.strip() for line in cleaning.split(text) if line.strip() and not line.strip().startswith("#")]
    return lines[0] if len(lines) == 1 and is_deckstring(lines[0]) else ""


def _listed(text: str, coded: Deckstring, index: CardIndex) -> tuple[str, str, tuple[str, ...]]:
    """The list that a code says, no refusal, and what there is to tell of it."""
    known = index.printings(set(coded.cards))
    names = {number: card.name for number, (card, _) in known.items()}
    lines = [f"{coded.cards[number]} {names[number]}" for number in coded.cards if number in names]
    held = set(map(folded, names.values()))
    others = [(count, name) for count, name in _comments(text) if folded(name) not in held]
    unknown = [number for number in coded.cards if number not in names]
    notes = tuple(_notes(coded, () if others else unknown))
    header = [f"// game: {GAME}", *_header(text, coded.hero_class or _class_told(text))]
    if unknown:
        lines += [f"{count} {name}" for count, name in others]
    return "\n".join([*header, *lines]), "", notes


def _notes(coded: Deckstring, unknown: tuple[int, ...] | list[int]) -> Iterator[str]:
    if not coded.hero_class:
        yield "The hero of this code is none of the nine: choose one in the builder (HS-D.5)."
    elif coded.is_skin:
        yield f"The code names another look of the hero; the {coded.hero_class} was taken (HS-D.10)."
    if unknown:
        numbers = ", ".join(map(str, unknown))
        yield f"No card here has the number {numbers}: left out (HS-D.10)."


def _header(text: str, hero_class: str) -> Iterator[str]:
    if title := re.match(r"###\s*(.+)", text):
        yield f"// name: {one_line(title[1])}"
    for hero in starters(game_of(GAME)):
        if hero.word("class") == hero_class:
            yield f"// hero: {hero.name}"


def _class_told(text: str) -> str:
    found = next(filter(None, map(_CLASS.match, cleaning.split(text))), None)
    return found["name"].lower() if found else ""


def _comments(text: str) -> Iterator[tuple[str, str]]:
    """Counts and names of the cards in comments."""
    for line in cleaning.split(text):
        if match := _CARD_COMMENT.match(line.strip()):
            yield match["count"], match["name"].strip()
