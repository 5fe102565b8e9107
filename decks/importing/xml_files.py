"""Deck files in XML, written as plain lists. Files that declare entities are refused before anything is expanded."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

from decks.exporting.text import one_line
from decks.importing.index import CardIndex
from decks.importing.recognised import Recognised


def xml_file(text: str, index: CardIndex) -> Recognised | None:
    """A deck file in XML, whatever program wrote it; None for a text that is no XML."""
    if not text.startswith("<"):
        return None
    try:
        root = fromstring(text, forbid_dtd=True)
    except DefusedXmlException:
        return Recognised(
            "XML file", refusal="This XML file declares entities or a document type, which no deck needs."
        )
    except (ParseError, ValueError):
        return None
    for name, dialect, lines in _XML_KINDS:
        if root.tag.lower() == (name or root.tag.lower()) and (found := list(lines(root))):
            return Recognised(dialect, "\n".join(found))
    return Recognised("XML file", refusal="This is an XML file, but of no deck program that is known here.")


def _cockatrice(root: Element) -> Iterator[str]:
    if name := root.findtext("deckname", "").strip():
        yield f"// name: {one_line(name)}"
    for zone in root.iter("zone"):
        yield _SECTIONS.get(zone.get("name", ""), zone.get("name", ""))
        for card in zone.iter("card"):
            yield _line(
                card.get("number", "1"), card.get("name", ""), card.get("setShortName"), card.get("collectorNumber")
            )


def _octgn(root: Element) -> Iterator[str]:
    for section in root.iter("section"):
        yield one_line(section.get("name", ""))
        for card in section.iter("card"):
            yield _line(card.get("qty", "1"), card.text or "")


def _magic_online(root: Element) -> Iterator[str]:
    for card in root.iter("Cards"):
        side = "SB: " if card.get("Sideboard", "").lower() == "true" else ""
        yield side + _line(card.get("Quantity", "1"), card.get("Name", ""))


def _numbers_only(root: Element) -> Iterator[str]:
    return (_line("1", card.get("cardID", "")) for card in root.iter("card") if card.get("cardID"))


def _line(count: str, name: str, set_code: str = "", number: str = "") -> str:
    printing = f" ({set_code}) {number}" if set_code else ""
    return one_line(f"{count} {name}{printing}")


_SECTIONS = {"main": "Main deck", "side": "Sideboard", "tokens": "Tokens"}
_XML_KINDS = (
    ("cockatrice_deck", "Cockatrice deck", _cockatrice),
    ("deck", "Magic Online deck", _magic_online),
    ("deck", "OCTGN deck", _octgn),
    ("", "Vanguard simulator deck", _numbers_only),
)
