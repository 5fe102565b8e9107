"""All decks of an owner in one file, out and in again."""

import html
import json
import re
from collections import Counter

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from decks import backup, building
from decks.contents import deck_list
from decks.models import Deck, Owner, Visibility
from rules.catalogues import ready_decks
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import Printing, unknown_card

PAGE = "/decks/backup/"

pytestmark = pytest.mark.usefixtures("catalog")


def owner(name: str) -> Owner:
    return Owner.objects.get_or_create(user__username=name, defaults={"user": _user(name)})[0]


def _user(name: str):
    from django.contrib.auth import get_user_model

    return get_user_model().objects.get_or_create(username=name)[0]


def fill(who: Owner) -> None:
    """Three decks: a trial deck listed for all, one with unknown cards put away, an empty one."""
    first = ready_decks("vanguard")[0]
    listed = _make(who, "Blades", first, "Ride on time.\nThen attack.")
    Deck.objects.filter(pk=listed.pk).update(visibility=Visibility.LISTED)
    wingal = first.entries[8].card
    odd = (
        DeckEntry(wingal, Printing(None, "V-BT01", "V-BT01/009EN"), 2),
        DeckEntry(unknown_card("Phönix"), Printing(None, "", ""), 8, "legacy"),
    )
    away = _make(who, "<b>Odd</b>", DeckList("vanguard", odd, wingal.key))
    Deck.objects.filter(pk=away.pk).update(archived=True)
    _make(who, "Empty", DeckList("vanguard", ()))


def _make(who: Owner, name: str, cards: DeckList, notes: str = "") -> Deck:
    return building.create(
        who, game="vanguard", format="vanguard.classic-mixed", name=name, contents=cards, notes=notes
    )


def held(who: Owner) -> list[tuple]:
    decks = Deck.objects.filter(owner=who).with_entries()
    return sorted(
        (
            deck.name,
            deck.notes,
            deck.format,
            deck.archived,
            deck.head.contents["starter"],
            Counter({(e.card.key, e.card.name, e.printing, e.part): e.count for e in deck_list(deck).entries}),
        )
        for deck in decks
    )


def saved(client: Client) -> bytes:
    return client.get(f"{PAGE}?download=1").content


def look(client: Client, data: bytes):
    return client.post(PAGE, {"file": SimpleUploadedFile("decks.json", data)})


def confirm(client: Client, page):
    (packed,) = re.findall(r'name="packed" value="([^"]+)"', page.text)
    return client.post(PAGE, {"packed": html.unescape(packed), "restore": "1"})


def test_a_restored_file_gives_another_owner_the_same_decks_all_private(alice, bob):
    fill(owner("alice"))
    page = look(bob, saved(alice))
    assert "3 decks to restore" in page.text
    assert "&lt;b&gt;Odd&lt;/b&gt;" in page.text
    assert not Deck.objects.filter(owner=owner("bob")).exists()
    assert confirm(bob, page).status_code == 302
    assert held(owner("bob")) == held(owner("alice"))
    assert set(Deck.objects.filter(owner=owner("bob")).values_list("visibility", flat=True)) == {"private"}


def test_a_file_saved_again_holds_the_same_decks(alice, bob):
    fill(owner("alice"))
    file = saved(alice)
    confirm(bob, look(bob, file))
    first, second = (json.loads(each)["decks"] for each in (file, saved(bob)))
    assert [deck | {"visibility": ""} for deck in first] == [deck | {"visibility": ""} for deck in second]


def test_decks_that_are_there_already_are_not_made_again(alice):
    fill(owner("alice"))
    file = saved(alice)
    page = look(alice, file)
    assert "0 decks to restore" in page.text
    alice.post(PAGE, {"file": SimpleUploadedFile("decks.json", file), "restore": "1"})
    assert Deck.objects.count() == 3


def test_two_decks_alike_come_back_as_two(alice, bob):
    for _ in range(2):
        _make(owner("alice"), "Twin", ready_decks("vanguard")[0])
    confirm(bob, look(bob, saved(alice)))
    assert Deck.objects.filter(owner=owner("bob")).count() == 2


def test_a_changed_deck_comes_back_beside_the_change(alice):
    deck = _make(owner("alice"), "Blades", ready_decks("vanguard")[0])
    file = saved(alice)
    building.rename(deck, notes="Other notes")
    confirm(alice, look(alice, file))
    assert sorted(Deck.objects.values_list("notes", flat=True)) == ["", "Other notes"]


def test_when_one_deck_cannot_be_made_none_is(alice, bob, monkeypatch):
    fill(owner("alice"))
    file = saved(alice)
    monkeypatch.setattr(building, "DECKS", 2)
    page = confirm(bob, look(bob, file))
    assert page.status_code == 422
    assert not Deck.objects.filter(owner=owner("bob")).exists()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "This file is empty."),
        (b" \n", "This file is empty."),
        (b"xxxx", "This is not a Polydeck backup."),
        (b"\xff\xfe", "This is not a Polydeck backup."),
        (b"[]", "This is not a Polydeck backup."),
        (b"{xxxx", "begins like a JSON file and is none"),
        (b'{"schema": 1, "kind": "decks"}', "decks: Field required"),
        (b'{"schema": 2, "kind": "decks", "decks": []}', "schema"),
        (
            b'{"schema": 1, "kind": "decks", "decks": [{"game": "chess", "format": "x", "name": "a", "entries": []}]}',
            "x",
        ),
        (b'{"schema": 1, "kind": "decks", "decks": [{"game": "vanguard"}]}', "decks.0.format: Field required"),
        (b'{"decks":' + b"[" * 100_000, "begins like a JSON file and is none"),
        (b" " * (backup.BYTES + 1), "at most 8,388,608"),
    ],
)
def test_what_is_no_backup_is_told_and_changes_nothing(alice, data, said):
    page = look(alice, data)
    assert page.status_code == 422
    assert said in html.unescape(page.text)
    assert not Deck.objects.exists()


@pytest.mark.parametrize("packed", ["", "x", "AAAA", backup.packed(b" " * (backup.BYTES + 100))])
def test_a_broken_confirmation_is_refused(alice, packed):
    assert alice.post(PAGE, {"packed": packed, "restore": "1"}).status_code == 422


def test_saving_asks_one_query_for_all_decks(alice, django_assert_max_num_queries):
    who = owner("alice")
    for number in range(10):
        _make(who, f"Deck {number}", ready_decks("vanguard")[0])
    with django_assert_max_num_queries(4):
        saved(alice)


def test_a_file_of_hundreds_of_decks_fits(alice, bob):
    who = owner("alice")
    deck = _make(who, "Blades", ready_decks("vanguard")[0])
    file = json.loads(saved(alice))
    file["decks"] = [file["decks"][0] | {"name": f"Deck {number}"} for number in range(600)]
    page = look(bob, json.dumps(file).encode())
    assert "600 decks to restore" in page.text
    assert deck.name == "Blades"


def test_visitors_save_only_their_own(alice, bob, anonymous):
    fill(owner("alice"))
    for other in (bob, anonymous):
        assert json.loads(saved(other))["decks"] == []


def test_a_backup_pasted_into_the_import_page_says_where_it_belongs(alice):
    page = alice.post("/decks/import/", {"text": saved(alice).decode()})
    assert "restore it on the page for backups" in page.text
