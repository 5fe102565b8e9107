"""Whole lists: what each line becomes, what the deck holds, and that nothing is lost on the way."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks.importing import cleaning
from decks.importing.limits import BYTES
from tests.support.lists import counts, named, outcomes, printings, report

LISTS = Path(__file__).parent / "lists"


def test_every_line_has_one_row_in_order():
    text = "My deck\n\n4 Wingal\n2 Wingall\n// so far\nGrade 3\nTotal: 6"
    assert outcomes(report(text)) == ["comment", "blank", "matched", "unknown", "comment", "heading", "total"]
    assert [line.number for line in report(text).lines] == [1, 2, 3, 4, 5, 6, 7]


def test_the_footer_counts_what_was_recognised_and_what_was_not():
    read = report("4 Wingal\n44 Stardust Trumpeter\n2 Wingall")
    assert read.footer == "48 of 50 cards recognised, 1 line not."
    assert read.recognised + sum(line.count for line in read.unread) == read.total == 50


def test_a_near_name_is_offered_and_never_taken():
    (row,) = report("4 Blastr Blade").lines
    assert row.entry is None
    assert row.candidates[0].text == "4 Blaster Blade (BT01) 002EN"


def test_a_name_like_nothing_has_no_offers():
    (row, _) = report("4 zzzzqqqq\n1 Wingal").lines
    assert (row.outcome.value, row.candidates) == ("unknown", ())


@pytest.mark.parametrize(
    "talk", ["hey here is my overlord list 😀", "hope you like it!", "tell me what you think of it"]
)
def test_talk_around_a_list_is_left_out_and_told(talk):
    read = report(f"4 Wingal\n{talk}")
    assert (outcomes(read), read.is_complete) == (["matched", "remark"], True)
    assert read.lines[1].message == "Not a card line, so left out."
    assert read.footer == "4 of 4 cards recognised; 1 line left out as talk."


def test_talk_that_was_a_card_after_all_can_be_made_one():
    (row, _) = report("hey here is my overlord list 😀\n4 Wingal").lines
    assert counts(report(row.candidates[0].text)) == {"Dragonic Overlord": 1}


@pytest.mark.parametrize(
    "line", ["4 hope you like it!", "king of knight alfred", "Some Unknown Card", "demn slaying knigt lohengrin"]
)
def test_a_card_spelled_wrong_is_no_talk(line):
    assert outcomes(report(f"4 Wingal\n{line}"))[1] == "unknown"


def test_at_most_three_near_names_are_offered():
    assert len(report("1 Lizard").lines[0].candidates) == 3


def test_what_is_offered_is_read_when_it_is_taken():
    row = report("4 Blastr Blade BT01/S02").lines[0]
    assert printings(report(row.candidates[0].text)) == [(4, "Blaster Blade", "BT01/S02EN")]


def test_a_known_number_with_an_unknown_name_asks():
    (row,) = report("4 Sword Person BT01/002").lines
    assert (row.outcome.value, row.entry) == ("guessed", None)
    assert [candidate.label for candidate in row.candidates] == ["Blaster Blade BT01/002EN"]


def test_the_name_wins_over_the_number_of_another_card():
    (row,) = report("4 Wingal BT01/002").lines
    assert row.outcome.value == "noted"
    assert (row.entry.card.name, row.entry.printing.number) == ("Wingal", "BT01/044EN")
    assert "BT01/002 is the number of Blaster Blade" in row.message


def test_an_unknown_set_is_kept_as_an_unknown_printing_and_asked_about():
    (row,) = report("1 Blaster Blade (V-BT01) 002").lines
    assert row.outcome.value == "asked"
    assert (row.entry.printing.id, row.entry.printing.set_code, row.entry.printing.number) == (
        None,
        "V-BT01",
        "V-BT01/002",
    )
    assert [candidate.text for candidate in row.candidates] == [
        "1 Blaster Blade (BT01) 002EN",
        "1 Blaster Blade (BT01) S02EN",
        "1 Blaster Blade (TD01) 005EN",
    ]


def test_two_cards_of_one_folded_name_are_asked_about():
    index = named("Élan", "Elan")
    assert outcomes(report("1 ELAN", index)) == ["guessed"]
    assert counts(report("1 Elan", index)) == {"Elan": 1}
    assert counts(report("1 ELAN ODD/001", index)) == {"Élan": 1}


def test_copies_of_one_printing_add_up_and_printings_stay_apart():
    read = report("2 Blaster Blade BT01/002\n1 Blaster Blade\n1 BT01/S02\nBlaster Blade (TD01)")
    assert printings(read) == [
        (1, "Blaster Blade", "BT01/S02EN"),
        (1, "Blaster Blade", "TD01/005EN"),
        (3, "Blaster Blade", "BT01/002EN"),
    ]


def test_the_order_of_lines_does_not_matter():
    lines = (LISTS / "worked-02.txt").read_text().splitlines()
    assert printings(report("\n".join(reversed(lines)))) == printings(report("\n".join(lines)))


@pytest.mark.parametrize("ending", ["\r\n", "\r", "\n"])
def test_lines_may_end_as_on_any_system(ending):
    assert counts(report(f"\ufeff4 Wingal{ending}4 Flogal{ending}")) == {"Wingal": 4, "Flogal": 4}


def test_invisible_characters_are_removed_and_told():
    (row,) = report("\u202e4 Win\0gal\ud800").lines
    assert row.entry.card.name == "Wingal"
    assert row.message == "3 invisible characters removed."


def test_a_total_that_disagrees_is_told():
    (_, total) = report("4 Wingal\nTotal: 50").lines
    assert total.message == "The list itself has 4."
    assert report("4 Wingal\nTotal: 4").lines[1].message == ""


def test_a_side_board_is_set_aside_and_told():
    read = report("4 Wingal\nSideboard\n2 Flogal\nSB: 1 Flogal\nDeck\n1 Flogal")
    assert counts(read) == {"Wingal": 4, "Flogal": 1}
    assert (read.aside, read.footer) == (3, "5 of 5 cards recognised; 3 cards set aside.")


def test_a_legacy_deck_is_a_part_of_its_own_whether_anyone_knows_its_cards_or_not():
    read = report("4 Wingal\nLegacy deck:\n4 Phoenix Arbiter (G-XX01) 001\n2 Wingal")
    assert [(entry.part, entry.count, entry.card.name) for entry in read.deck.entries] == [
        ("main", 4, "Wingal"),
        ("legacy", 4, "Phoenix Arbiter"),
        ("legacy", 2, "Wingal"),
    ]
    assert not read.unread


def test_headings_alone_and_nothing_make_no_deck():
    assert not report("Grade 3\nGrade 2").is_complete
    assert not report("").is_complete


def test_a_first_line_like_no_card_is_the_name_of_the_deck():
    assert report("Qqq zzz\n4 Wingal").deck.name == "Qqq zzz"
    assert report("// name: Blades: the best // ever\n4 Wingal").deck.name == "Blades: the best // ever"


# The first vanguard -----------------------------------------------------------------------------------------

OTHERS = "\n".join(["4 Wingal", "4 Flogal", "4 Blaster Blade", "37 Stardust Trumpeter"])


@pytest.mark.parametrize(
    "apart", ["First vanguard: Barcgal", "First vanguard:\n1 Barcgal", "First vanguard\nBarcgal\n", "FV: 1 Barcgal"]
)
def test_vg_g5_a_first_vanguard_apart_from_49_others_is_one_of_the_50(apart):
    read = report(f"{apart}\n{OTHERS}")
    assert (read.deck.size(), read.deck.starter, read.total) == (50, "barcgal", 50)


def test_vg_g5_it_may_stand_behind_the_others():
    assert report(f"{OTHERS}\nFirst vanguard: Barcgal").deck.size() == 50


def test_vg_g5_a_first_vanguard_named_again_among_50_is_not_counted_twice():
    read = report(f"First vanguard: Wingal\n1 Barcgal\n{OTHERS}")
    assert (read.deck.size(), read.deck.starter) == (50, "wingal")


def test_vg_g5_three_among_49_and_one_apart_are_four():
    read = report("First vanguard: Wingal\n3 Wingal\n46 Stardust Trumpeter")
    assert (read.deck.size(), counts(read)["Wingal"]) == (50, 4)


def test_a_short_list_that_names_its_first_vanguard_twice_holds_it_once():
    read = report("First vanguard: Wingal\n1 Wingal\n10 Stardust Trumpeter")
    assert (read.deck.size(), read.deck.starter) == (11, "wingal")


def test_a_first_vanguard_beside_a_full_deck_without_it_is_told_and_not_added():
    read = report(f"First vanguard: Barcgal\n{OTHERS}\n1 Wingal")
    assert (read.deck.size(), read.deck.starter) == (50, "barcgal")
    assert read.lines[0].message == "The first vanguard; the deck is full without it."


def test_a_title_above_the_first_vanguard_is_no_card():
    read = report(f"Qqq zzz\n\nFirst vanguard: Barcgal\n{OTHERS}")
    assert (read.deck.size(), read.deck.name) == (50, "Qqq zzz")


def test_a_ride_deck_is_a_part_of_the_deck_and_begins_with_the_first_vanguard():
    read = report(f"Ride deck\n1 Barcgal\n1 Little Sage, Marron\n\n{OTHERS.replace('37', '36')}")
    assert (read.deck.size(), read.deck.starter) == (50, "barcgal")


def test_a_misspelt_line_does_not_change_what_the_first_vanguard_counts():
    read = report(f"First vanguard: Barcgal\n{OTHERS.replace('Flogal', 'Flogall')}")
    assert (read.total, read.recognised) == (50, 46)


def test_a_misspelt_first_vanguard_is_offered_with_its_heading():
    (row,) = report("First vanguard: Wingall").lines
    assert row.candidates[0].text == "First vanguard: 1 Wingal (BT01) 044EN"


# Limits -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a" * (BYTES + 1), "This is 65,537 bytes long; a list holds at most 65,536 (64 KiB)."),
        ("a\n" * 1000, "This has 1,001 lines; a list holds at most 1,000."),
        ("99 Wingal\n" * 2, "Wingal: 198 copies: a line holds 1 to 99."),
    ],
)
def test_lists_that_are_too_long_are_refused_with_the_limit(text, said):
    assert report(text).refusal == said


def test_five_hundred_cards_are_the_most():
    names = ["Wingal", "Flogal", "Barcgal", "Blaster Blade", "Dragonic Overlord"]
    text = "\n".join(f"99 {name}" for name in names)
    assert report(f"{text}\n5 Dream Eater").refusal == ""
    assert report(f"{text}\n6 Dream Eater").refusal == "This list has 501 cards; a list holds at most 500."


def test_a_long_line_does_not_lose_the_others():
    assert outcomes(report("4 Wingal\n" + "x" * 201)) == ["matched", "unknown"]


def test_files_in_old_code_pages_are_read():
    assert cleaning.decode("4 Bushi’s Oath".encode("cp1252")) == "4 Bushi’s Oath"
    assert cleaning.decode("4 Wingal".encode("utf-16")) == "4 Wingal"
    assert cleaning.decode("\ufeff4 Wingal".encode()) == "4 Wingal"


@pytest.mark.parametrize("data", [b"\x89PNG\0\0", b"\x81\x98\x8d", b"\xff\xfe\x00"])
def test_files_that_are_no_text_are_refused(data):
    with pytest.raises(cleaning.Unreadable, match="not a text file"):
        cleaning.decode(data)


WORDS = "4 |x|Wingal|(|)|[|]|BT01/|001| |//|#|:|First vanguard|<|<deck>|{|}|https://[|?code=|AQEB|=|ydke://|-|99|0"
PIECES = st.sampled_from([*WORDS.split("|"), "４", "枚", "²", "٣", "Ⅳ", "\n", "\r", "\ud800", "\u202e", "\0"])


@settings(max_examples=400, deadline=None)
@given(st.text(st.characters(), max_size=200) | st.lists(PIECES, max_size=30).map("".join))
def test_any_text_has_a_report_that_accounts_for_every_line(text):
    read = report(text)
    if not read.refusal:
        assert [line.number for line in read.lines] == list(range(1, len(cleaning.split(read.text)) + 1))
        assert sum(entry.count for entry in read.deck.entries) == read.recognised
