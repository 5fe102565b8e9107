"""Deck verdicts of Vanguard: the rulebook's worked decks, and each rule just inside and just outside."""

from dataclasses import replace

import pytest

from rules.games.vanguard import GAME
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardKey, Printing
from rules.kernel.formats import Issue, SetStarter, is_legal
from tests.support.decklists import TRIAL_1, TRIAL_2, altered, card, deck, unknown_lines
from tests.support.proving import proves

CLASSIC = "vanguard.classic"
MIXED = "vanguard.classic-mixed"

ORACLES = (
    "4 Lozenge Magus, 4 Nike, 4 Dream Eater, 4 Miracle Kid, 4 Cocoa, 4 Chocolat, 4 Gemini, 4 Milk, 4 Libra, "
    "4 Mocha, 4 Wiseman, 4 Amaterasu, 2 Apollon"
)
GRAPPLERS = (
    "4 Battleraizer, 4 Shining Lady, 4 Lucky Girl, 4 Clara, 4 Queen of Heart, 4 Tough Boy, 4 Shout, 4 Clay-doll, "
    "4 Brutal Jack, 4 King of Sword, 4 Dumpty, 4 Asura, 2 Invincible"
)
INSECTS = "4 Madame Mirage, 4 Karma Queen, 4 Hercules, 4 Hell Spider"
DRAGONS = "4 Overlord, 4 Nehalem, 4 Armor, Bahr, 4 Gojo, 2 Barri"
DRAGON_TRIGGERS = "4 Tahr, 4 Rakshasa, 4 Ganlu, 4 Genjo"
ORACLE_TRIGGERS = "4 Lozenge Magus, 4 Nike, 4 Dream Eater, 4 Miracle Kid"

FOREIGN_BLADE = DeckEntry(card("Blaster Blade"), Printing(900, "V-TD01", "V-TD01/005", "TD", "v"), 1)


def issues(cards: DeckList, format: str = CLASSIC) -> tuple[Issue, ...]:
    return GAME.format(format).issues(cards)


def verdict(cards: DeckList, format: str = CLASSIC) -> dict[str, str]:
    """The codes of all issues with their severities."""
    return {issue.code: issue.severity.value for issue in issues(cards, format)}


def message(cards: DeckList, code: str, format: str = CLASSIC) -> str:
    (found,) = (issue.message for issue in issues(cards, format) if issue.code == code)
    return found


ERRORS = ("size", "copies", "triggers", "heals", "sentinels", "clans", "pool", "legacy", "starter")


def expected(*codes: str) -> dict[str, str]:
    return {f"deck.{code}": "error" if code in ERRORS else "warning" for code in codes}


WITHOUT_GRADE_3 = altered(TRIAL_1, "-4 Brigitte, -1 Bors, -2 Gancelot")
FIVE_SENTINELS = altered(TRIAL_2, "-4 Aermo, -1 Joka, +4 Barri, +1 Iseult")
STRANGE_BLADE = replace(
    altered(TRIAL_1, "-1 Wingal", starter="Wingal"),
    entries=(*altered(TRIAL_1, "-1 Wingal").entries, FOREIGN_BLADE, *unknown_lines("8 Gear Groovy", "legacy")),
)

WORKED_DECKS = [
    (1, TRIAL_1, CLASSIC, expected()),
    (2, TRIAL_2, CLASSIC, expected()),
    (3, WITHOUT_GRADE_3, CLASSIC, expected("size", "ride-gap")),
    (4, altered(TRIAL_1, "-4 Randolf, +4 Blaster Blade BT01/002"), CLASSIC, expected("copies")),
    (5, altered(TRIAL_1, "-3 Randolf, +2 Blaster Blade BT01/002, +1 Blaster Blade BT01/S02"), CLASSIC, expected()),
    (6, altered(TRIAL_1, "-1 Epona, +1 Iseult"), CLASSIC, expected("triggers")),
    (7, altered(TRIAL_1, "-1 Trumpeter, +1 Llew", "Llew"), CLASSIC, expected("triggers", "starter-trigger", "partner")),
    (8, altered(TRIAL_2, "-1 Ganlu, +1 Elaine"), CLASSIC, expected("heals", "clans", "trigger-clan")),
    (8, altered(TRIAL_2, "-1 Ganlu, +1 Elaine"), MIXED, expected("heals", "trigger-clan")),
    (9, FIVE_SENTINELS, CLASSIC, expected("sentinels", "clans")),
    (10, deck(ORACLES, starter="Lozenge Magus"), CLASSIC, expected("starter-trigger")),
    (11, deck(GRAPPLERS), CLASSIC, expected("starter-unset", "starter-trigger")),
    (12, deck(INSECTS, starter="Madame Mirage"), CLASSIC, expected("size", "triggers")),
    (13, deck(f"{INSECTS}, {DRAGON_TRIGGERS}, {DRAGONS}", "Madame Mirage"), CLASSIC, expected("clans")),
    (13, deck(f"{INSECTS}, {DRAGON_TRIGGERS}, {DRAGONS}", "Madame Mirage"), MIXED, expected()),
    (14, deck(f"{INSECTS}, {ORACLE_TRIGGERS}, {DRAGONS}", "Madame Mirage"), MIXED, expected("trigger-clan")),
    (15, STRANGE_BLADE, CLASSIC, expected("pool", "legacy", "starter")),
]


@proves("VG-2.1", "VG-2.2", "VG-2.3", "VG-2.4", "VG-2.5", "VG-2.6", "VG-2.7", "VG-G5", "VG-R5", "VG-R12")
@pytest.mark.parametrize(("number", "cards", "format", "codes"), WORKED_DECKS)
def test_vg_4_worked_deck(number: int, cards: DeckList, format: str, codes: dict[str, str]) -> None:
    assert verdict(cards, format) == codes


def test_vg_4_worked_decks_say_their_numbers_and_cards() -> None:
    decks = {number: cards for number, cards, _, _ in WORKED_DECKS}
    assert message(decks[3], "deck.size") == "The deck has 43 cards; it needs exactly 50."
    assert message(decks[3], "deck.ride-gap").startswith("No card of grade 3:")
    assert message(decks[4], "deck.copies").startswith("5 copies of Blaster Blade; at most 4")
    assert message(decks[6], "deck.triggers") == "15 trigger units; a deck has exactly 16."
    assert message(decks[7], "deck.triggers").startswith("17 trigger units;")
    assert message(decks[7], "deck.partner") == "Future Knight, Llew asks for Barcgal, not in the deck."
    assert message(decks[8], "deck.heals").startswith("5 Heal triggers; at most 4")
    assert message(decks[8], "deck.clans").startswith("2 clans (Kagero 49, Royal Paladin 1);")
    assert message(decks[8], "deck.trigger-clan").startswith("1 trigger unit of Royal Paladin")
    assert message(decks[9], "deck.sentinels").startswith("5 Sentinels; at most 4")
    assert message(decks[12], "deck.triggers").startswith("0 trigger units;")
    assert message(decks[14], "deck.trigger-clan", MIXED).startswith("16 trigger units of Oracle Think Tank")
    assert message(decks[15], "deck.pool") == ("Blaster Blade V-TD01/005 is not in Classic (BT01, TD01 and TD02).")
    assert message(decks[15], "deck.legacy") == "The legacy deck has 8 cards; this format has none."
    assert message(decks[15], "deck.starter") == "Wingal, the chosen first vanguard, is of grade 1; it must be 0."


@proves("VG-2.1", "VG-R12")
@pytest.mark.parametrize("change", ["-1 Marron", "+1 Wingal"])
def test_vg_2_1_49_and_51_cards_are_one_issue_each(change: str) -> None:
    assert verdict(altered(TRIAL_1, change)) == expected("size")


@proves("VG-2.2", "VG-G4")
def test_vg_2_2_a_name_counts_however_a_catalogue_spells_it() -> None:
    spelt = replace(card("Randolf"), key="own-randolf", name="COVENANT KNIGHT  Randolf")  # type: ignore[arg-type]
    cards = altered(TRIAL_1, "-1 Marron")
    cards = replace(cards, entries=(*cards.entries, DeckEntry(spelt, card("Randolf").printings[0], 1)))
    (issue,) = issues(cards)
    assert (issue.code, issue.cards) == ("deck.copies", ("covenant-knight-randolf", "own-randolf"))


@proves("VG-2.3", "VG-G5")
def test_vg_2_3_a_first_vanguard_with_a_trigger_counts_among_the_16() -> None:
    assert verdict(altered(TRIAL_1, "-1 Trumpeter, +1 Marron", "Flogal")) == expected("copies", "starter-trigger")


@proves("VG-2.4", "VG-G5")
def test_vg_2_4_four_heals_of_two_names_are_enough() -> None:
    assert "deck.heals" not in verdict(altered(TRIAL_2, "-1 Genjo, +1 Elaine"), MIXED)


@proves("VG-2.5", "VG-G5")
def test_vg_2_5_four_sentinels_of_two_names_are_legal() -> None:
    assert "deck.sentinels" not in verdict(altered(TRIAL_2, "-4 Aermo, +3 Barri, +1 Iseult"), MIXED)


@proves("VG-2.6", "VG-G58")
@pytest.mark.parametrize("format", ["vanguard.classic", "vanguard.classic-mixed", "vanguard.standard"])
def test_vg_2_6_one_legacy_card_is_too_many(format: str) -> None:
    cards = replace(TRIAL_1, entries=(*TRIAL_1.entries, *unknown_lines("1 Gear Groovy", "legacy")))
    assert "deck.legacy" in verdict(cards, format)


@proves("VG-2.6", "VG-G58")
@pytest.mark.parametrize(("copies", "is_too_many"), [(16, False), (17, True)])
@pytest.mark.parametrize("format", ["vanguard.premium", "vanguard.g-standard"])
def test_vg_2_6_a_legacy_deck_of_16_is_legal_where_the_g_era_is(format: str, copies: int, is_too_many: bool) -> None:
    cards = replace(TRIAL_1, entries=(*TRIAL_1.entries, *unknown_lines(f"{copies} Gear Groovy", "legacy")))
    assert ("deck.legacy" in verdict(cards, format)) is is_too_many


@proves("VG-1.1", "VG-1.2", "VG-1.3", "VG-1.4", "VG-G2")
def test_vg_1_the_pool_of_each_format() -> None:
    eras = {era: Printing(900, "X01", "X01/001", era=era) for era in ("classic", "g", "v")}
    admitted = {
        format.key: [
            era for era, each in eras.items() if not format.card_issues(replace(card("Wingal"), printings=(each,)))
        ]
        for format in GAME.formats
    }
    assert admitted == {
        "vanguard.classic": [],
        "vanguard.classic-mixed": [],
        "vanguard.standard": ["v"],
        "vanguard.premium": ["classic", "g", "v"],
        "vanguard.g-standard": ["classic", "g"],
    }


@proves("VG-1.4", "VG-G2")
def test_vg_1_4_a_card_with_one_printing_in_the_pool_is_admitted() -> None:
    classic = GAME.format(CLASSIC)
    mixed_printings = replace(card("Wingal"), printings=(FOREIGN_BLADE.printing, *card("Wingal").printings))
    assert classic.card_issues(mixed_printings) == ()
    (refusal,) = classic.card_issues(replace(card("Wingal"), printings=(FOREIGN_BLADE.printing,)))
    assert (refusal.code, refusal.rule) == ("deck.pool", "VG-1.4")
    assert refusal.message == "No printing of Wingal is in Classic (BT01, TD01 and TD02)."


@proves("VG-1.4", "VG-G2")
def test_vg_1_4_an_unknown_card_and_an_unknown_printing_are_outside_every_pool() -> None:
    strange = DeckEntry(card("Wingal"), Printing(None, "BT01", "BT01/999"), 1)
    cards = DeckList("vanguard", (strange, *unknown_lines("1 Blster Blade")))
    for format in GAME.formats:
        messages = [issue.message for issue in issues(cards, format.key) if issue.code == "deck.pool"]
        assert messages == ["No catalogue holds Wingal as BT01/999.", "No catalogue holds a card named Blster Blade."]


@proves("VG-G3")
def test_vg_g3_only_classic_is_played() -> None:
    assert [format.key for format in GAME.formats if format.playable] == [CLASSIC, MIXED]
    assert GAME.formats[0].key == CLASSIC


@proves("VG-2.7", "VG-R5", "VG-G6")
def test_vg_2_7_every_format_but_the_agreed_one_wants_one_clan() -> None:
    cards = altered(TRIAL_1, "-1 Marron, +1 Bahr")
    assert [format.key for format in GAME.formats if "deck.clans" not in verdict(cards, format.key)] == [MIXED]


@proves("VG-5.1", "VG-G7")
def test_vg_5_1_a_starter_that_is_not_in_the_deck_and_one_that_no_card_could_be() -> None:
    missing = replace(TRIAL_1, starter=card("Barcgal").key)
    assert verdict(missing) == expected("starter")
    assert "deck.starter" in verdict(deck("4 Marron"))
    assert "deck.starter-unset" not in verdict(deck("4 Marron"))


@proves("VG-G7", "VG-G8")
def test_vg_g7_a_deck_without_a_chosen_first_vanguard_is_legal() -> None:
    cards = replace(TRIAL_1, starter=None)
    assert verdict(cards) == expected("starter-unset")
    assert is_legal(issues(cards))


@proves("VG-G7")
def test_vg_g7_the_first_vanguard_offered_is_no_trigger_and_the_one_held_fewest_times() -> None:
    unset = deck("4 Stardust Trumpeter, 1 Barcgal, 1 Flogal")
    (issue,) = [each for each in issues(unset) if each.code == "deck.starter-unset"]
    assert issue.fix == SetStarter("Start with Barcgal", CardKey("barcgal"))


@proves("VG-7.4.2")
def test_vg_7_4_2_one_warning_for_each_missing_grade() -> None:
    grades = [issue.message[:18] for issue in issues(deck("4 Trumpeter")) if issue.code == "deck.ride-gap"]
    assert grades == ["No card of grade 1", "No card of grade 2", "No card of grade 3"]


@proves("VG-G57")
def test_vg_g57_barcgal_is_content_with_one_of_its_two_partners() -> None:
    both = altered(TRIAL_1, "-1 Trumpeter, +1 Barcgal", "Barcgal")
    assert verdict(both) == expected()
    neither = altered(TRIAL_1, "-1 Trumpeter, -4 Flogal, +1 Barcgal", "Barcgal")
    assert message(neither, "deck.partner") == "Barcgal asks for Future Knight, Llew or Flogal, not in the deck."


@proves("VG-G57")
def test_vg_g57_an_ability_that_needs_all_names_every_missing_one() -> None:
    cards = altered(TRIAL_2, "-1 Nehalem, +1 Dragon Knight, Aleph")
    assert message(cards, "deck.partner") == (
        "Dragon Knight, Aleph asks for Embodiment of Spear, Tahr and Embodiment of Victory, Aleph, not in the deck."
    )


@proves("VG-G57")
@pytest.mark.parametrize(
    ("asking", "asked"),
    [
        ("Queen of Heart", "King of Sword"),
        ("Jarran", "Wyvern Strike, Tejas"),
        ("Nightmare Baby", "Blue Dust"),
        ("Blightops", "Ironclad Dragon, Shieldon"),
        ("Wingal", "Blaster Blade"),
        ("Gancelot", "Blaster Blade"),
    ],
)
def test_vg_g57_partners(asking: str, asked: str) -> None:
    assert message(deck(f"1 {asking}"), "deck.partner") == f"{card(asking).name} asks for {asked}, not in the deck."
    assert "deck.partner" not in verdict(deck(f"1 {asking}, 1 {asked}"))


def test_vg_2_counters_say_what_a_deck_holds_against_each_limit() -> None:
    cards = altered(TRIAL_1, "-1 Epona, +1 Iseult")
    assert [(gauge.label, gauge.value, gauge.target, gauge.state) for gauge in GAME.format(CLASSIC).gauges(cards)] == [
        ("cards", 50, 50, "ok"),
        ("triggers", 15, 16, "under"),
        ("heals", 4, 4, "within"),
        ("Sentinels", 1, 4, "within"),
    ]
    over = {gauge.label: gauge.state for gauge in GAME.format(CLASSIC).gauges(altered(cards, "+4 Barri, +2 Epona"))}
    assert over == {"cards": "over", "triggers": "over", "heals": "within", "Sentinels": "over"}


def test_vg_2_2_a_format_says_how_many_copies_of_a_card_it_allows() -> None:
    assert [format.most_copies(card("Wingal")) for format in GAME.formats] == [4] * 5


@proves("VG-G8")
def test_vg_g8_a_warning_never_keeps_a_deck_from_a_match_an_error_does() -> None:
    warned = replace(TRIAL_1, starter=None)
    assert [issue.severity.value for issue in issues(warned)] == ["warning"]
    assert is_legal(issues(warned))
    assert not is_legal(issues(altered(warned, "-1 Marron")))


@proves("VG-G58")
def test_vg_g58_only_the_main_deck_is_counted() -> None:
    legacy = replace(TRIAL_1, entries=(*TRIAL_1.entries, *unknown_lines("5 Blaster Blade, 5 Epona", "legacy")))
    assert {"deck.size", "deck.copies", "deck.triggers"}.isdisjoint(verdict(legacy, "vanguard.premium"))


@proves("VG-G59")
def test_vg_g59_an_unknown_card_has_no_clan_but_no_pool_admits_it() -> None:
    cards = altered(TRIAL_1, "-1 Marron")
    strange = replace(cards, entries=(*cards.entries, *unknown_lines("1 Gear Groovy")))
    assert verdict(strange) == expected("pool")
    clanless = replace(card("Marron"), attributes={**card("Marron").attributes, "clan": None})
    one = replace(cards, entries=(*cards.entries, DeckEntry(clanless, clanless.printings[0], 1)))
    assert "deck.clans" not in verdict(one)
