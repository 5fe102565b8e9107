"""Deck codes: short, canonical, and never another deck."""

import base64
import re
import zlib
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks import codes
from decks.codes import BadCode, Coded, CodedDeck, code_of
from rules.catalogues import load, ready_decks
from rules.games import ALL
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import Printing, unknown_card
from tests.support.lists import named, printings, report

TD01 = "AQEBaQEABAEDXgMHAgJfBgMBYgQKXQMDAQIBAgEBAQBfcOGR"
TD02 = "AQEBeQEAAwECbgoCBG0HAgEECm8BAQEBAgQBAQEA6umoFg"
"""These are out in the world: when one of them fails, codes that players keep have become worthless."""


@pytest.mark.parametrize(("number", "code"), [(0, TD01), (1, TD02)])
def test_the_codes_of_both_trial_decks_stay_as_they_are(number, code):
    deck = ready_decks("vanguard")[number]
    assert code_of(deck, "vanguard.classic") == code
    read = report(code)
    assert printings(read) == sorted((e.count, e.card.name, e.printing.number) for e in deck.entries)
    assert read.deck.starter == deck.starter


def test_every_game_and_format_has_a_number_of_its_own():
    formats = [format.key for game in ALL for format in game.formats]
    assert set(codes.GAMES) >= {game.key for game in ALL}
    assert set(codes.FORMATS) >= set(formats)
    assert len(set(codes.FORMATS.values())) == len(codes.FORMATS)


def test_a_code_survives_an_address():
    assert re.fullmatch(r"[A-Za-z0-9_-]+", TD01)


def test_the_order_of_entries_does_not_change_the_code():
    deck = ready_decks("vanguard")[0]
    turned = DeckList(deck.game, tuple(reversed(deck.entries)), deck.starter)
    assert code_of(turned, "vanguard.classic") == TD01


@pytest.mark.parametrize("length", range(len(TD01)))
def test_a_cut_code_is_an_error(length):
    with pytest.raises(BadCode):
        codes.read(TD01[:length])


@settings(max_examples=300, deadline=None)
@given(
    st.integers(0, len(TD01) - 1), st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
)
def test_a_changed_code_is_an_error(place, char):
    changed = TD01[:place] + char + TD01[place + 1 :]
    if changed != TD01:
        with pytest.raises(BadCode):
            codes.read(changed)


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=60))
def test_any_bytes_under_a_right_checksum_are_a_deck_in_its_one_code_or_an_error(body):
    code = sealed(b"\x01" + body)
    with suppress(BadCode):
        assert codes.write(codes.read(code)) == code


def test_a_code_of_a_later_version_says_so():
    with pytest.raises(BadCode, match="of version 2; this site reads version 1"):
        codes.read(sealed(b"\x02\x01\x01\x00\x00"))


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"\x07\x01\x00\x00", "a game that this site does not know"),
        (b"\x01\x63\x00\x00", "a format that this site does not know"),
        (b"\x01\x01\x00\x01\x63", "a part that this site does not know"),
        (b"\x01\x01\x00\x01\x00\x01\x00\x01\x05\x00", "cut or changed"),  # no copies of a printing
        (b"\x01\x01\x00\x01\x00\x01\x64\x01\x05\x00", "cut or changed"),  # 100 copies
        (b"\x01\x01\x00\x01\x00\x01\x04\x02\x05\x00\x00", "cut or changed"),  # one printing twice
        (b"\x01\x01\x00\x00\x00", "cut or changed"),  # something behind the end
        (b"\x01\x01\xff\xff\xff\xff\xff\xff\x01", "cut or changed"),  # a number without end
        (b"\x01\x01\x00\x01\x00\x00\x01\x01\x00\x7f", "cut or changed"),  # a word longer than the code
    ],
)
def test_what_no_writer_writes_is_refused(body, said):
    with pytest.raises(BadCode, match=said):
        codes.read(sealed(b"\x01" + body))


def test_a_code_has_a_longest_length():
    with pytest.raises(BadCode, match="at most 4,096"):
        codes.read("A" * 5000)


def test_unknown_printings_and_cards_are_written_out():
    wingal = load("vanguard").named("Wingal")
    entries = (
        DeckEntry(wingal, Printing(None, "V-BT01", "V-BT01/009EN"), 2),
        DeckEntry(unknown_card("Phönix"), Printing(None, "", ""), 8, "legacy"),
    )
    coded = codes.read(code_of(DeckList("vanguard", entries, wingal.key), "vanguard.premium"))
    assert coded == CodedDeck(
        "vanguard",
        "vanguard.premium",
        (
            Coded(0, 2, 0, wingal.printings[0].id, "", "V-BT01", "V-BT01/009EN"),
            Coded(1, 8, 0, 0, "Phönix"),
        ),
        wingal.printings[0].id,
    )


def test_a_printing_of_a_later_catalogue_is_kept_as_an_unknown_card():
    code = codes.write(CodedDeck("vanguard", "vanguard.classic", (Coded(0, 4, 1), Coded(0, 4, 99_999))))
    read = report(code)
    assert [(line.outcome.value, line.entry.card.name) for line in read.lines if line.entry] == [
        ("matched", "King of Knights, Alfred"),
        ("noted", "Card of printing 99999"),
    ]


@pytest.mark.parametrize("text", [f" {TD01}\n", f"https://cards.example/decks/import/?code={TD01}", f"{TD01}"])
def test_a_pasted_code_is_recognised_alone_or_in_an_address(text):
    assert (report(text).dialect, report(text).deck.size()) == ("Deck code", 50)


def test_a_pasted_code_that_is_cut_says_so():
    assert report(TD01[:-4]).refusal == "This deck code is cut or changed (its checksum does not fit); copy it whole."


@pytest.mark.parametrize("changed", ["B" + TD01[1:], f"{TD01[:9]}😀{TD01[10:]}", f"{TD01[:9]}!{TD01[9:]}"])
def test_a_code_with_a_wrong_letter_is_told_as_one_and_not_as_a_name(changed):
    assert report(changed).refusal.startswith("This looks like a deck code, but it cannot be read. ")


def test_a_long_word_is_no_broken_code():
    assert not report("Supercalifragilistic").refusal
    assert not report("MechTrooper2000Extra", named("MechTrooper2000Extra")).refusal


def sealed(body: bytes) -> str:
    return base64.urlsafe_b64encode(body + zlib.crc32(body).to_bytes(4, "big")).rstrip(b"=").decode()
