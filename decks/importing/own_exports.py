"""What this site exports, but for plain text: deck files, deck codes and Markdown."""

import re
from contextlib import suppress
from urllib.parse import parse_qs

from decks import codes
from decks.contents import from_contents
from decks.exporting import data
from decks.exporting.text import text as text_of
from decks.importing import cleaning
from decks.importing.folded import folded
from decks.importing.index import CardIndex
from decks.importing.recognised import Recognised
from rules.games import game as game_of
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardKey, Printing, unknown_card


def deck_file(text: str, index: CardIndex) -> Recognised | None:
    """A deck that was exported as JSON; any other JSON is refused."""
    if not text.startswith("{"):
        return None
    try:
        content = data.parsed(text)
        if isinstance(content, dict) and content.get("kind") == "decks":
            raise data.UnreadableData("This is a backup of many decks; restore it on the page for backups.")
        file = data.validated(data.DeckFile, content)
    except data.UnreadableData as error:
        return Recognised("JSON", refusal=str(error))
    if file.game != index.game:
        return Recognised("Deck file", refusal=f"This is a deck of another game ({file.game}).")
    contents = file.contents
    cards = index.cards({entry["card"] for entry in contents["entries"]} | {file.starter or ""})
    return _listed("Deck file", from_contents(file.game, contents, cards), file.format, file.name)


_TOKEN = re.compile(r"[A-Za-z0-9_+/=-]{16,}")
_NOT_CODED = re.compile(r"[^A-Za-z0-9_+/=-]")
_CHANGE = re.compile(r"[a-z][A-Z]|[A-Za-z]\d|\d[A-Za-z]")
_OUR_CODE = "AQ"
"""How every code of version 1 begins."""


def deck_code(text: str, index: CardIndex) -> Recognised | None:
    """A deck code, alone or in an address; None for a single word that does not begin like one."""
    token = _code_in_address(text) or text
    if not _TOKEN.fullmatch(token):
        return None
    try:
        coded = codes.read(token)
    except codes.BadCode as error:
        is_meant = token.startswith(_OUR_CODE) or token != text
        return Recognised("Deck code", refusal=str(error)) if is_meant else None
    if coded.game != index.game:
        return Recognised("Deck code", refusal=f"This is a deck code of another game ({coded.game}).")
    return _listed("Deck code", _decoded(coded, index), coded.format)


def told_game(text: str) -> str:
    """The game that a deck file or a deck code names; empty for any other text, and for one that cannot be read."""
    bare = text.strip().strip("\ufeff")
    if bare.startswith("{"):
        with suppress(data.UnreadableData):
            content = data.parsed(bare)
            return str(content.get("game", "")) if isinstance(content, dict) else ""
    token = _code_in_address(bare) or bare
    if _TOKEN.fullmatch(token):
        with suppress(codes.BadCode):
            return codes.read(token).game
    return ""


_LEAST_BROKEN = 13
"""A single word shorter than this is a name spelled wrong sooner than a code."""
_LEAST_CHANGES = 3


def broken_code(text: str, index: CardIndex) -> Recognised | None:
    """A single word with the look of a deck code that is none; to be asked when nothing else knows the text."""
    if not text or len(text) < _LEAST_BROKEN or len(text.split()) > 1 or not _looks_coded(text):
        return None
    names = index.find({folded(text)}, {folded(text)})
    if names.named(text) or names.numbered(text):
        return None
    return Recognised("Deck code", refusal=f"This looks like a deck code, but it cannot be read. {_reason(text)}")


def _looks_coded(text: str) -> bool:
    """Whether a word changes between small letters, capitals and digits as no name does, but for a strange sign."""
    kept = _NOT_CODED.sub("", text)
    is_mixed = len(_CHANGE.findall(kept)) >= _LEAST_CHANGES
    return 8 * len(kept) >= 7 * len(text) and (is_mixed or kept.startswith(_OUR_CODE))


def _reason(code: str) -> str:
    """What is wrong with a code that cannot be read."""
    try:
        codes.read(code)
    except codes.BadCode as error:
        return str(error)
    return "It is of no deck that this site knows."


def _code_in_address(text: str) -> str:
    """The code in an address of an import page; empty when there is none."""
    match = re.match(r"https?://\S+\?(\S+)$", text)
    return parse_qs(match[1]).get("code", [""])[0] if match else ""


def _decoded(coded: codes.CodedDeck, index: CardIndex) -> DeckList:
    """The deck of a code, with an unknown card for every number that the catalogue has not."""
    known = index.printings(coded.printings)
    parts = {number: part for part, number in codes.PARTS.items()}
    entries = []
    for entry in coded.entries:
        card, printing = known.get(entry.printing or entry.card, (None, None))
        if not entry.printing:
            printing = Printing(None, entry.set_code, entry.number)
        name = entry.name or f"Card of printing {entry.printing or entry.card}"
        unknown = unknown_card(name), printing or Printing(None, "", "")
        entries.append(DeckEntry(*((card, printing) if card else unknown), entry.count, parts[entry.part]))
    starter = known[coded.starter][0].key if coded.starter in known else CardKey(coded.starter_key)
    return DeckList(coded.game, tuple(entries), starter or None)


def _listed(dialect: str, deck: DeckList, format: str, name: str = "") -> Recognised:
    """A deck written as the list that says it."""
    game = game_of(deck.game)
    chosen = next((each for each in game.formats if each.key == format), game.formats[0])
    return Recognised(dialect, text_of(DeckList(deck.game, deck.entries, deck.starter, name), chosen))


_LINK = re.compile(r"\[((?:\\.|[^\]\\])*)\]\([^()\s]*\)")
_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")
_MARKDOWN_LINE = re.compile(r"- \d+ × ")


def markdown(text: str, index: CardIndex) -> Recognised | None:
    """What this site exports as Markdown; other Markdown is read as a plain list with bullets and links."""
    lines = cleaning.split(text)
    if not lines[0].startswith("# ") or not any(map(_MARKDOWN_LINE.match, lines)):
        return None
    return Recognised("Markdown", "\n".join(map(_unmarked, lines)))


def _unmarked(line: str) -> str:
    plain = _ESCAPED.sub(r"\1", _LINK.sub(r"\1", line))
    if line.startswith("# "):
        return f"// name: {plain[2:]}"
    if _MARKDOWN_LINE.match(line):
        return plain.removeprefix("- ").replace(" × ", "x ", 1)
    return plain if line.startswith("## ") or not line else f"// {plain}"
