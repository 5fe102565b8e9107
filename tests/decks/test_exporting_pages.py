"""Exporting on the site: from the owner's deck and from a shared one, on a page and as a file."""

import html
import json
import re
from collections import Counter

import pytest
from django.test import Client

from decks import building, sharing
from decks.contents import deck_list
from decks.models import Deck, Visibility
from decks.tokens import new_token
from rules.catalogues import ready_decks

pytestmark = pytest.mark.usefixtures("catalog")

SHAPES = ["text", "names", "markdown", "json", "code"]


def own(client: Client, name: str = "Blades", notes: str = "Ride on time.") -> Deck:
    """The first trial deck, as this person's own."""
    text = "\n".join(f"{e.count} {e.card.name} {e.printing.number}" for e in ready_decks("vanguard")[0].entries)
    text += "\n// first vanguard: Stardust Trumpeter"
    answer = client.post("/decks/import/", {"text": text, "save": "new", "token": new_token()})
    deck = Deck.objects.with_entries().get(pk=int(answer.headers["Location"].split("/")[2]))
    building.rename(deck, name, notes)
    return deck


def written(page) -> str:
    (text,) = re.findall(r"<textarea[^>]*>\n(.*?)</textarea>", page.text, re.DOTALL)
    return html.unescape(text)


def held(deck: Deck) -> tuple[Counter, str | None]:
    entries = deck_list(deck).entries
    return Counter({(e.printing.number, e.part): e.count for e in entries}), deck.head.contents["starter"]


@pytest.mark.parametrize("shape", ["text", "markdown", "json", "code"])
def test_what_is_copied_from_the_page_imports_to_the_same_deck(alice, bob, shape):
    deck = own(alice)
    copied = written(alice.get(f"/decks/{deck.pk}/export/?as={shape}"))
    answer = bob.post("/decks/import/", {"text": copied, "save": "new", "token": new_token()})
    assert answer.status_code == 302
    copy = Deck.objects.with_entries().exclude(pk=deck.pk).get()
    assert held(copy) == held(deck)
    assert copy.name == ("Royal Paladin deck" if shape == "code" else "Blades")


@pytest.mark.parametrize("shape", SHAPES)
def test_a_file_is_what_the_page_shows(alice, shape):
    deck = own(alice)
    file = alice.get(f"/decks/{deck.pk}/export/?as={shape}&download=1")
    assert file.text == written(alice.get(f"/decks/{deck.pk}/export/?as={shape}"))


def test_files_are_named_after_the_deck(alice):
    deck = own(alice, 'Ärger / 青: "Blades"')
    file = alice.get(f"/decks/{deck.pk}/export/?as=markdown&download=1")
    assert file.headers["Content-Disposition"] == (
        "attachment; filename=\"arger-blades.md\"; filename*=UTF-8''%C3%84rger%20-%20%E9%9D%92-%20-Blades-.md"
    )
    assert file.headers["Content-Type"] == "text/markdown; charset=utf-8"


def test_a_name_without_plain_letters_still_names_a_file(alice):
    deck = own(alice, "青")
    file = alice.get(f"/decks/{deck.pk}/export/?download=1")
    assert 'filename="deck.txt"' in file.headers["Content-Disposition"]


def test_a_link_that_carries_a_code_opens_a_preview_and_keeps_nothing(alice, anonymous):
    deck = own(alice)
    page = alice.get(f"/decks/{deck.pk}/export/?as=code")
    (address,) = re.findall(r'value="http://testserver(/decks/import/\?code=[^"]+)"', page.text)
    preview = anonymous.get(html.unescape(address))
    assert "50 of 50 cards recognised." in preview.text
    assert Deck.objects.count() == 1


@pytest.mark.parametrize(
    "code", ["AQEB", "x" * 5000, "%00", "<script>", "AQEBaQEABAEDXgMHAgJfBgMBYgQKXQMDAQIBAgEBAQBfcOGS"]
)
def test_a_link_with_a_broken_code_says_so(anonymous, code):
    page = anonymous.get(f"/decks/import/?code={code}")
    assert page.status_code == 200
    assert 'class="form-errors"' in page.text
    assert "Save as a new deck" not in page.text


@pytest.mark.parametrize("shape", SHAPES)
def test_everyone_with_the_link_can_export(alice, anonymous, shape):
    deck = own(alice)
    sharing.show_to(deck, Visibility.LINK)
    page = anonymous.get(f"/d/{deck.links.get().token}/export/?as={shape}")
    assert page.status_code == 200
    if shape == "json":
        assert json.loads(written(page))["notes"] == ""


def test_a_strangers_deck_answers_like_a_missing_one(alice, bob):
    deck = own(alice)
    assert bob.get(f"/decks/{deck.pk}/export/").status_code == 404
    assert bob.get("/decks/999999/export/").status_code == 404
    assert bob.get(f"/d/{new_token()}/export/").status_code == 404


def test_a_hostile_name_stays_text(alice):
    deck = own(alice, "</textarea><script>alert(1)</script>")
    for shape in SHAPES:
        assert "<script>alert" not in alice.get(f"/decks/{deck.pk}/export/?as={shape}").text
