"""One line of a list, in the spellings people use."""

import time

import pytest

from decks.importing.headings import Place, heading, note, total, vocabulary
from decks.importing.lines import plain, readings
from tests.support.lists import counts, named, outcomes, printings, report

WORDS = vocabulary(())


@pytest.mark.parametrize(
    "line",
    [
        "4 Wingal",
        "4x Wingal",
        "4 x Wingal",
        "4X Wingal",
        "x4 Wingal",
        "×4 Wingal",
        "4×Wingal",
        "(4) Wingal",
        "[4] Wingal",
        "[4x] Wingal",
        "4: Wingal",
        "4. Wingal",
        "4\tWingal",
        "4枚 Wingal",
        "4张 Wingal",
        "４　Ｗｉｎｇａｌ",
        "Wingal x4",
        "Wingal ×4",
        "Wingal (x4)",
        "Wingal (4)",
        "Wingal 4枚",
        "Wingal\t4",
        "Wingal, 4",
        "Wingal: 4",
        "* 4 Wingal",
        "- 4 Wingal",
        "• 4 Wingal",
        "-4x Wingal",
        "  4   Wingal  ",
        "4 WINGAL",
        "4 Wingal #a remark",
        "4 Wingal *F*",
        "4 Wingal ★",
        "4 Wingal •••",
        "4 Wingal [id: 01001, art: x]",
        "4 Wingal (Anime Promo)",
        "4* Wingal",
        "4 * Wingal",
        "*4 Wingal",
        "Wingal*4",
        "Wingal * 4",
        "> 4 Wingal",
        "> > 4 Wingal",
        "1) 4 Wingal",
        "1. Wingal x4",
        "2. Wingal x4",
        "3. Wingal 4",
        "[12:01] bob: 4 Wingal",
        "12:01 4 Wingal",
        "[12:01:33 PM] bob smith: 4x Wingal",
        "<bob> 4 Wingal",
        "bob: 4 Wingal",
    ],
)
def test_four_copies_in_every_spelling(line):
    assert counts(report(line)) == {"Wingal": 4}


@pytest.mark.parametrize(
    "line",
    [
        "2 Blaster Blade BT01/S02EN",
        "2 Blaster Blade BT01/S02",
        "2 Blaster Blade (BT01) S02EN",
        "2 Blaster Blade (BT01) S02",
        "2 Blaster Blade (BT01/S02EN)",
        "2 Blaster Blade [BT01:S02]",
        "2 Blaster Blade [BT01/S02]",
        "2 Blaster Blade BT01 S02",
        "2 Blaster Blade bt01/s02en",
        "2 Blaster Blade ＢＴ０１／Ｓ０２",
        "2 Blaster Blade BT01-S02EN",
        "2 Blaster Blade BT01/S02EN SP",
        "2 Blaster Blade BT01/S02EN-SP",
        "2 Blaster Blade BT01/S02SP",
        "2 Blaster Blade (SP)",
        "2 [BT01:S02] Blaster Blade",
        "BT01/S02 Blaster Blade 2",
        "BT01/S02EN Blaster Blade x2",
        "2 BT01/S02",
        "BT01/S02EN x2",
        "BT01/S02 2枚",
        "2 BT01-S02",
        "2 BT01 S02",
        "BT01-S02 x2",
        "BT01 S02 x2",
        "[BT01/S02] x2",
        "BT01/S02 ブラスター・ブレード 2",
        "2 [Blaster Blade](https://cards.example/cards/vanguard/blaster-blade/) BT01/S02EN",
    ],
)
def test_one_printing_in_every_spelling(line):
    assert printings(report(line)) == [(2, "Blaster Blade", "BT01/S02EN")]


@pytest.mark.parametrize(
    "line",
    ["4* Wingl", "> 4 Wingl", "[12:01] bob: 4 Wingl", "1) 4 Wingl", "1. Wingl x4", "Wingl*4", "4 Wingl (FV)"],
)
def test_an_answer_keeps_the_count_that_was_read(line):
    (row,) = report(line).lines
    offered = row.candidates[0]
    assert (row.outcome.value, row.count, offered.count) == ("unknown", 4, 4)
    assert counts(report(offered.text)) == {"Wingal": 4}


def test_who_said_a_line_is_told_as_ignored():
    assert report("[12:01] bob: 4 Wingal").lines[0].message == "Ignored: [12:01] bob:"


def test_lines_that_number_themselves_say_no_count():
    read = report("1. Wingal\n2. Barcgal\n3. Flogal x2")
    assert counts(read) == {"Wingal": 1, "Barcgal": 1, "Flogal": 2}
    assert [line.message for line in read.lines] == ["Ignored: 1.", "Ignored: 2.", ""]


def test_numbers_that_do_not_rise_from_one_are_counts():
    assert counts(report("4. Wingal\n4. Barcgal\n2. Flogal")) == {"Wingal": 4, "Barcgal": 4, "Flogal": 2}
    assert counts(report("1. Wingal\n2. Barcgal")) == {"Wingal": 1, "Barcgal": 2}


def test_a_number_without_a_slash_leaves_names_that_look_like_one():
    assert counts(report("3 K9 4\nK9 4", named("K9 4"))) == {"K9 4": 4}
    assert counts(report("K9 4", named("K9"))) == {"K9": 4}


@pytest.mark.parametrize("mark", ["(FV)", "[FV]", "(starter)", "(First Vanguard)", "*FV*"])
def test_a_mark_behind_a_name_tells_the_first_vanguard(mark):
    read = report(f"3 Wingal\n1 Barcgal {mark}")
    assert (read.deck.starter, counts(read)) == ("barcgal", {"Wingal": 3, "Barcgal": 1})
    assert read.lines[1].message == "The first vanguard."


def test_a_set_alone_means_its_printing_of_the_card():
    assert printings(report("1 Blaster Blade (TD01)")) == [(1, "Blaster Blade", "TD01/005EN")]


def test_without_a_printing_the_usual_one_is_meant():
    assert printings(report("1 Blaster Blade")) == [(1, "Blaster Blade", "BT01/002EN")]


@pytest.mark.parametrize(
    "name",
    ["13th Hour", "+2 Mace", "10,000 Swords", "2x4", "X-Ray", "Bushi's Oath (Old)", "Mech 3000", "4", "Who: Me", "A/B"],
)
def test_a_name_is_a_name_before_it_is_a_number_and_a_name(name):
    index = named(name)
    assert counts(report(name, index)) == {name: 1}
    assert counts(report(f"3 {name}", index)) == {name: 3}
    assert counts(report(f"3x{name} (ODD) 001", index)) == {name: 3}


def test_a_name_that_begins_like_copies_of_another_card_is_the_longer_name():
    assert counts(report("13th Hour\n13 Hour", named("13th Hour", "Hour"))) == {"13th Hour": 1, "Hour": 13}


@pytest.mark.parametrize("spelling", ["Fire // Ice", "Fire / Ice", "Fire", "ice"])
def test_one_face_of_a_double_name_is_enough(spelling):
    assert counts(report(f"2 {spelling}", named("Fire // Ice"))) == {"Fire // Ice": 2}


def test_a_line_may_tell_both_faces_of_a_card_known_by_one():
    assert counts(report("2 Fire // Ice", named("Fire"))) == {"Fire": 2}


@pytest.mark.parametrize(
    ("spelling", "name"),
    [
        ("bushi’s oath", "Bushi's Oath"),
        ("Flabebe", "Flabébé"),
        ("Flabe\u0301be\u0301", "Flabébé"),
        ("STRASSE", "Straße"),
        ("King of Knights Alfred", "King of Knights, Alfred"),
        ("Dragon‐Knight", "Dragon-Knight"),
    ],
)
def test_names_agree_folded(spelling, name):
    assert counts(report(f"1 {spelling}", named(name))) == {name: 1}


def test_a_mark_that_makes_another_kana_is_not_folded_away():
    assert outcomes(report("1 ガード", named("カード"))) == ["unknown"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("0 Wingal", "0 copies: a line holds 1 to 99."),
        ("100 Wingal", "100 copies: a line holds 1 to 99."),
        (f"{10**20} Wingal", "Far too many copies: a line holds 1 to 99."),
        ("-3 Wingal", "Is that minus 3? Write the number of copies without a sign."),
        ("4 " + "Wingal" * 50, "This line has 302 characters; at most 200 are read."),
    ],
)
def test_copies_that_no_line_can_hold_are_refused_by_name(line, said):
    (row,) = report(line).lines
    assert (row.outcome.value, row.message, row.entry) == ("unknown", said, None)


def test_ninety_nine_copies_are_read():
    assert counts(report("99 Wingal")) == {"Wingal": 99}


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("Grade 3:", Place.MAIN),
        ("Grade 3 (8)", Place.MAIN),
        ("##Pokémon - 12", Place.MAIN),
        ("Trainer: 36", Place.MAIN),
        ("【メイン】", Place.MAIN),
        ("=== Main Deck ===", Place.MAIN),
        ("Triggers", Place.MAIN),
        ("First vanguard:", Place.STARTER),
        ("Ride Deck (4)", Place.RIDE),
        ("Legacy deck:", Place.EXTRA),
        ("G Zone - 16", Place.EXTRA),
        ("//Sideboard", Place.SIDE),
        ("Maybeboard", Place.NONE),
    ],
)
def test_headings_say_where_lines_belong(line, place):
    assert heading(line, WORDS).place is place


@pytest.mark.parametrize("line", ["4 Deck", "Wingal", "Grade A", "13 triggers", "First vanguards are many"])
def test_other_lines_are_no_headings(line):
    assert heading(line, WORDS) is None


@pytest.mark.parametrize(
    "line", ["Total Cards: 50", "Total Cards - 50", "50 cards", "Total: 50", "合計 50枚", "cards: 50", "Total 50"]
)
def test_totals(line):
    assert total(line) == 50


def test_notes_keep_everything_behind_the_first_colon():
    assert note("// name: game: wuxia").value == "game: wuxia"
    assert note("Wingal: 4") is None


def test_a_line_has_at_most_forty_readings():
    assert len(readings(plain("4 " + "(A1) " * 39))) <= 40


def test_time_grows_no_faster_than_the_text():
    """Twice the text in about twice the time, for text made to be taken apart in many ways."""
    line = "4x " + "(BT01) 001 [A:1] x2 " * 9

    def seconds(lines: int) -> float:
        start = time.process_time()
        report("\n".join(f"{line}{number}" for number in range(lines)))
        return time.process_time() - start

    seconds(10)
    assert min(seconds(120) for _ in range(3)) < 4 * min(seconds(60) for _ in range(3))
