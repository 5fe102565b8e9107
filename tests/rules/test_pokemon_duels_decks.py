"""Deck verdicts of Pokémon Duels: the rulebook's worked decks, and each rule just inside and just outside."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks.changes import fixed
from rules.catalogues import ready_decks
from rules.games.pokemon_duels import GAME
from rules.games.pokemon_duels.cards import CARDS
from rules.games.pokemon_duels.counting import COPIES, EXTRA
from rules.games.pokemon_duels.deck_rules import CopiesPerTitle, League, Rung, SameEffect
from rules.games.pokemon_duels.formats import LADDER
from rules.games.pokemon_duels.lists import REGIONS, ROWS, YEARS
from rules.games.pokemon_duels.signatures import families, family, signature, unlimited_revivals
from rules.kernel.abilities import CardScript
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardKey, Printing, unknown_card
from rules.kernel.formats import Issue, MoveCards, SetCounts, ShowCards, is_legal
from tests.support.decklists import altered
from tests.support.pokemon_duels_decks import DUELS, around, card, deck, threes
from tests.support.proving import proves

CASUAL = "pokemon-duels.1.4"
A, B, C, D = "Revival of the Dead", "Resurrection of the Dead", "Reanimation of the Dead", "Seizure of the Dead’s Life"
FAMILY = {"A": A, "B": B, "C": C, "D": D}


def issues(cards: DeckList, format: str = CASUAL) -> tuple[Issue, ...]:
    return GAME.format(format).issues(cards)


def codes(cards: DeckList, format: str = CASUAL) -> list[str]:
    """The codes of all issues in their order."""
    return [issue.code.removeprefix("deck.") for issue in issues(cards, format)]


def only(cards: DeckList, format: str = CASUAL) -> Issue:
    (issue,) = issues(cards, format)
    return issue


def family_deck(text: str, more: str = "") -> DeckList:
    """`A3 B2`: so many copies of the four names that revive one Pokémon, in a deck that is legal otherwise."""
    lines = [f"{word[1]} {FAMILY[word[0]]}" for word in text.split()]
    return around(", ".join((*lines, more) if more else lines))


def plain(size: int) -> DeckList:
    """So many cards, three of each of the first Pokémon with a red frame."""
    names = [card.name for card in DUELS.cards if card.kind == "pokemon"]
    counts = [min(3, size - 3 * place) for place in range(-(-size // 3))]
    return deck(", ".join(f"{count} {name}" for count, name in zip(counts, names, strict=False)))


def mended(cards: DeckList, format: str = CASUAL) -> DeckList:
    """The deck after one click on each fix in turn, as long as one changes it."""
    for _ in range(40):
        fixes = [issue.fix for issue in issues(cards, format)]
        changed = next((after for fix in fixes if fix and (after := fixed(cards, fix)) != cards), None)
        if changed is None:
            return cards
        cards = changed
    raise AssertionError(f"fixes never end: {codes(cards, format)}")


WORKED = [
    (1, "A3", []),
    (2, "A3 B2 C1", []),
    (3, "A3 B2 C1 D1", ["same-effect-names"]),
    (4, "A1 B1 C1 D1", ["same-effect-names"]),
    (5, "A1 B1 C1", []),
    (6, "A3 B3", ["same-effect"]),
    (7, "A2 B2 C1", []),
    (8, "A2 B2 C2", ["same-effect"]),
    (9, "A1 B2 C3", []),
    (10, "A3 B1 C1", []),
    (11, "A3 B2 C2", ["same-effect"]),
    (12, "A4", ["copies"]),
]


@proves("PD-7e.2", "PD-7e.3", "PD-7e.4", "PD-7e.5", "PD-7a")
@proves("PD-W1", "PD-W2", "PD-W3", "PD-W4", "PD-W5", "PD-W6", "PD-W7", "PD-W8", "PD-W9", "PD-W10", "PD-W11", "PD-W12")
@pytest.mark.parametrize("number, text, expected", WORKED, ids=[f"deck {number}" for number, *_ in WORKED])
def test_pd_7e_worked_decks_1_to_12(number: int, text: str, expected: list[str]) -> None:
    assert codes(family_deck(text)) == expected


EFFECTS = {
    "charmander": "g",
    "charmander-8": "h",
    "flamethrower": "g",
    "surf": "g",
}
"""Two effects under one name, and two more names with the first of them (PD section 3, decks 13 to 15)."""
TWO_EFFECTS = [
    (13, "2 Charmander, 2 Charmander lv. 8", ["copies"]),
    (14, "2 Charmander, 1 Charmander lv. 8, 2 Flamethrower, 1 Surf", []),
    (15, "1 Charmander, 2 Charmander lv. 8, 3 Flamethrower, 1 Surf", []),
]


@proves("PD-W13", "PD-W14", "PD-W15", "PD-7e.1", "PD-7e.2")
@pytest.mark.parametrize("number, text, expected", TWO_EFFECTS, ids=[f"deck {number}" for number, *_ in TWO_EFFECTS])
def test_pd_7e_1_worked_decks_13_to_15(number: int, text: str, expected: list[str]) -> None:
    cards = deck(text)
    rules = (CopiesPerTitle(), SameEffect(lambda key: EFFECTS.get(key)))
    assert [issue.code.removeprefix("deck.") for rule in rules for issue in rule.issues(cards)] == expected


@proves("PD-W16", "PD-G13", "PD-7e.1")
def test_pd_g13_worked_deck_16_red_and_white_charmeleons_count_together() -> None:
    issue = only(around("2 Red-Framed Charmeleon", extra="2 Charmeleon lv. 100"))
    assert (issue.code, issue.rule) == ("deck.copies", "PD-7a")
    assert issue.message == (
        "4 copies of Charmeleon (Red-Framed Charmeleon and Charmeleon lv. 100); at most 3 of one name."
    )
    assert issue.cards == ("charmeleon-35", "charmeleon-100")


@proves("PD-W17", "PD-7d", "PD-G16")
def test_pd_7d_worked_deck_17_the_list_lowers_a_names_limit() -> None:
    cards = around("2 Revival of the Dead")
    (issue,) = League("a list", {A: 1}).issues(cards)
    assert (issue.code, issue.message) == ("deck.list", f"2 copies of {A}; at most 1 allowed by a list.")
    assert not issues(cards)


@proves("PD-W18", "PD-W19", "PD-7c", "PD-G14")
def test_pd_7c_worked_decks_18_and_19_one_card_of_unlimited_revival() -> None:
    assert not issues(family_deck("A3 B2 C1", "1 Monster Revival"))
    issue = only(around("1 Monster Revival, 1 Breath of the Phoenix"), "pokemon-duels.hoenn-2026")
    assert (issue.code, issue.rule) == ("deck.unlimited-revival", "PD-7c")
    assert issue.message == (
        "2 cards of unlimited revival (1 Monster Revival and 1 Breath of the Phoenix); at most 1, all names together."
    )


@proves("PD-7c", "PD-G14")
def test_pd_g14_unlimited_revival_is_read_from_what_cards_do() -> None:
    assert unlimited_revivals() == {"monster-revival", "breath-of-the-phoenix"}


@proves("PD-1.1")
@pytest.mark.parametrize("size, expected", [(39, ["size"]), (40, []), (60, []), (61, ["size"])])
def test_pd_1_1_from_40_to_60_cards(size: int, expected: list[str]) -> None:
    assert codes(plain(size)) == expected


@proves("PD-1.2")
@pytest.mark.parametrize("size, expected", [(0, []), (15, []), (16, ["extra"])])
def test_pd_1_2_at_most_15_cards_in_the_extra_deck(size: int, expected: list[str]) -> None:
    names = [name for name in DUELS.cards if name.kind == "evolution" and not name.word("title")]
    assert codes(around("", extra=", ".join(f"1 {card.name}" for card in names[:size]))) == expected


@proves("PD-4.1", "PD-G17")
def test_pd_g17_frames_and_the_click_that_moves_a_card() -> None:
    wrong = around("1 Charmeleon", extra="1 Charmander")
    white, red = issues(wrong)
    assert {white.code, red.code} == {"deck.frame"} and {white.rule, red.rule} == {"PD-G17"}
    assert white.message == "Charmeleon is an Evolution card: it belongs in the extra deck, not in the main deck."
    assert red.message == "Charmander is no Evolution card: it belongs in the main deck, not in the extra deck."
    assert white.fix == MoveCards("Move it to the extra deck", (CardKey("charmeleon"),), EXTRA)
    assert not issues(mended(wrong))


@proves("PD-4.2")
def test_pd_4_2_an_evolved_pokemon_with_a_red_frame_is_a_card_of_the_main_deck() -> None:
    assert not issues(around("3 Pikachu, 2 Hitmonlee, 1 Red-Framed Charmeleon"))


@proves("PD-7a", "PD-G13")
def test_pd_7a_levels_are_one_name_and_a_worn_item_another() -> None:
    assert not issues(around("2 Pikachu, 1 Pikachu lv. 24, 2 Pikachu with Electric Ball"))
    issue = only(around("3 Pikachu, 1 Pikachu lv. 24"))
    assert issue.message == "4 copies of Pikachu (Pikachu and Pikachu lv. 24); at most 3 of one name."
    assert issue.fix == SetCounts("Remove 1 Pikachu lv. 24", ((CardKey("pikachu-24"), 0),), ("main", "extra"))


@proves("PD-7d", "PD-G16")
def test_pd_g16_the_two_cards_of_the_rulebook_are_forbidden_everywhere() -> None:
    for format in GAME.formats:
        assert codes(around("1 Dark Ball, 1 Mewtwo Evolution"), format.key) == ["list", "list"]
        assert format.card_issues(card("Dark Ball"))[0].code == "deck.list"
    issue = issues(around("1 Dark Ball"))[0]
    assert issue.message == "1 copy of Dark Ball; 0 allowed, it is forbidden by the lists of 2026."
    assert issue.fix == SetCounts("Remove 1 Dark Ball", ((CardKey("dark-ball"), 0),), ("main", "extra"))


@proves("PD-7d", "PD-G16")
def test_pd_g16_a_cap_is_the_lowest_of_the_matching_rows_of_year_region_and_hall() -> None:
    dance = around("2 Evolution Dance")
    assert not codes(dance, "pokemon-duels.kanto-2025")
    assert codes(dance, "pokemon-duels.kanto-2026") == ["list"]
    assert not codes(dance, "pokemon-duels.johto-2026")
    assert codes(dance) == ["list"]
    pumps = around("2 Hydro Pump")
    assert not codes(pumps, "pokemon-duels.kanto-2026") and not codes(pumps)
    assert codes(pumps, "pokemon-duels.cerulean-2026") == ["list"]


@proves("PD-7d", "PD-G45")
def test_pd_g45_the_lists_have_six_to_ten_rows_a_region_and_year_and_name_cards_of_the_set() -> None:
    for year in YEARS:
        for region in REGIONS:
            rows = [row for row in ROWS if (row.year, row.region) == (year, region)]
            assert 6 <= len(rows) <= 10 and all(0 <= row.cap < COPIES for row in rows)
    assert all(DUELS.named(row.title) for row in ROWS)
    assert len({row.title for row in ROWS}) >= 8
    assert [row.hall for row in ROWS if row.hall] == ["Cerulean"]


@proves("PD-7e.2")
def test_pd_7e_2_the_ladder_says_whose_effect_it_is_and_how_many_are_allowed() -> None:
    issue = only(family_deck("A3 B3"))
    assert (issue.code, issue.rule, issue.cards) == ("deck.same-effect", "PD-7e.2", ("resurrection-of-the-dead",))
    assert issue.message == f"3 copies of {B}, same effect as {A}: this name may have at most 2."
    assert issue.fix and issue.fix.label == f"Remove 1 {B}"
    fourth = only(family_deck("A3 B2 C1 D1"))
    assert fourth.message == f"{D}: same effect as {A}, {B} and {C}. That makes 4 names; at most 3."
    assert fourth.fix and fourth.fix.label == f"Remove 1 {D}"


@proves("PD-7e.2")
def test_pd_7e_2_the_rungs_of_a_ladder_stand_in_the_order_of_their_copies() -> None:
    *_, rungs = sorted(LADDER.ladders(family_deck("A1 B2 C3 D1")), key=len)
    assert [(rung.name, rung.copies, rung.most) for rung in rungs] == [(C, 3, 3), (B, 2, 2), (A, 1, 1), (D, 1, 0)]
    assert isinstance(rungs[0], Rung)


@proves("PD-G15")
def test_pd_g15_effects_make_groups_whatever_the_name_the_kind_and_the_skill() -> None:
    groups = {frozenset(keys) for keys in families().values() if len(keys) > 1}
    assert {"flamethrower", "surf", "thunderbolt", "ice-beam"} in groups
    assert {"protect", "endure", "substitute", "double-team"} in groups
    assert {"lucky-egg", "amulet-coin", "exp-share"} in groups
    assert family(CardKey("revival-of-the-dead")) == tuple(card(name).key for name in (A, B, C, D))
    assert family(CardKey("bulbasaur-none")) == ()


@proves("PD-G15")
def test_pd_g15_numbers_are_part_of_an_effect_and_the_order_of_abilities_is_not() -> None:
    scripts = {script.key: script for script in CARDS}
    first, second = scripts[CardKey("rare-candy")], scripts[CardKey("bitter-root")]
    assert signature(first) != signature(second)
    worn = scripts[CardKey("choice-band")]
    assert len(worn.abilities) > 1
    assert signature(CardScript(CardKey("other"), worn.abilities[::-1])) == signature(worn)
    assert signature(CardScript(CardKey("vanilla"))) is None


ROOM = [
    ("", A, 3),
    ("A1", A, 2),
    ("A3", A, 0),
    ("A3", B, 2),
    ("A2", B, 3),
    ("A3 B2", C, 1),
    ("A3 B2 C1", D, 0),
    ("A1 B1 C1", A, 2),
    ("A2 B2 C1", A, 1),
    ("A2 B2", C, 1),
    ("A3 B1 C1", B, 1),
]


@proves("PD-7e.2")
@pytest.mark.parametrize("text, name, expected", ROOM)
def test_pd_7e_2_room_is_the_most_copies_that_pass(text: str, name: str, expected: int) -> None:
    cards = family_deck(text)
    format = GAME.format(CASUAL)
    assert format.room(cards, card(name)) == expected
    more = DeckEntry(card(name), card(name).printings[0], expected)
    limits = {"deck.copies", "deck.list", "deck.same-effect", "deck.same-effect-names"}
    for count, is_free in ((expected, True), (expected + 1, False)):
        added = (DeckEntry(more.card, more.printing, count),) if count else ()
        filled = DeckList(cards.game, (*cards.entries, *added))
        assert limits.isdisjoint(issue.code for issue in issues(filled)) is is_free


@proves("PD-7c", "PD-7d")
def test_pd_7c_room_knows_revivals_and_lists() -> None:
    format = GAME.format(CASUAL)
    held = around("1 Monster Revival, 1 Mewtwo")
    assert format.room(held, card("Monster Revival")) == 0
    assert GAME.format("pokemon-duels.hoenn-2026").room(held, card("Breath of the Phoenix")) == 0
    assert format.room(held, card("Mewtwo lv. 100")) == 0
    assert format.room(held, card("Bulbasaur")) == 1
    assert format.room(held, card("Koffing")) == 3


def test_what_no_catalogue_holds_is_named_in_either_part() -> None:
    unknown = unknown_card("Missing No")
    printing = Printing(None, "", "")
    for part in ("main", EXTRA):
        cards = DeckList("pokemon-duels", (*around("").entries, DeckEntry(unknown, printing, 1, part)))
        assert codes(cards) == ["pool"]
        assert not issues(mended(cards))


VENUE = DUELS.card("pewter-hall")


@proves("PD-3.2", "PD-G35")
def test_pd_g35_a_field_is_no_deck_card() -> None:
    assert VENUE is not None
    cards = DeckList("pokemon-duels", (*around("").entries, DeckEntry(VENUE, VENUE.printings[0], 1)))
    issue = only(cards)
    assert (issue.code, issue.message) == ("deck.field", "Pewter Hall is the venue of a match, never a card of a deck.")


@proves("PD-G44")
def test_pd_g44_everything_wrong_is_said_at_once_and_in_order() -> None:
    wrong = deck("1 Ivysaur, 4 Grimer, 1 Dark Ball, 2 Monster Revival, 3 Surf, 3 Thunderbolt")
    assert codes(wrong) == ["size", "frame", "copies", "list", "list", "unlimited-revival", "same-effect"]


TWELVE = [
    ("39 cards", altered(around(""), "-1 Bulbasaur"), "size"),
    ("61 cards", plain(61), "size"),
    (
        "16 in the extra deck",
        around("", extra=threes("Ivysaur, Wartortle, Pidgeotto, Raticate, Fearow") + ", 1 Arbok"),
        "extra",
    ),
    ("a white frame in the main deck", around("1 Ivysaur"), "frame"),
    ("a red frame in the extra deck", around("", extra="1 Grimer"), "frame"),
    ("four of one name", around("4 Grimer"), "copies"),
    ("four of one name over both decks", around("2 Red-Framed Charmeleon", "2 Charmeleon"), "copies"),
    ("a forbidden card", around("1 Dark Ball"), "list"),
    ("a limited card twice", around("2 Mewtwo"), "list"),
    ("two unlimited revivals", around("2 Monster Revival"), "unlimited-revival"),
    ("a second name three times", around("3 Surf, 3 Thunderbolt"), "same-effect"),
    ("a fourth name", around("1 Surf, 1 Thunderbolt, 1 Ice Beam, 1 Flamethrower"), "same-effect-names"),
]
"""Test decks that break one limit each, in a format whose list stays out of the way where it would speak as well."""


@pytest.mark.parametrize("name, cards, code", TWELVE, ids=[name for name, *_ in TWELVE])
def test_twelve_decks_break_one_limit_each_and_one_click_mends_them(name: str, cards: DeckList, code: str) -> None:
    format = "pokemon-duels.johto-2025" if code == "unlimited-revival" else CASUAL
    assert set(codes(cards, format)) == {code}
    assert not issues(mended(cards, format), format)


def entries() -> st.SearchStrategy[DeckEntry]:
    cards = st.sampled_from([each for each in DUELS.cards if each.kind != "field"])
    return st.builds(
        lambda card, count, part: DeckEntry(card, card.printings[0], count, part),
        cards,
        st.integers(1, 5),
        st.sampled_from(["main", "main", "extra"]),
    )


@settings(max_examples=60, deadline=None)
@given(st.lists(entries(), max_size=25, unique_by=lambda entry: (entry.card.key, entry.part)))
def test_fixes_always_end_in_a_deck_that_only_lacks_cards(held: list[DeckEntry]) -> None:
    cards = mended(DeckList("pokemon-duels", tuple(held)))
    left = issues(cards)
    assert {issue.code for issue in left} <= {"deck.size"}
    assert all(isinstance(issue.fix, ShowCards) for issue in left) and (left == ()) is is_legal(left)


@pytest.mark.parametrize("starter", ready_decks("pokemon-duels"), ids=lambda starter: starter.name)
def test_the_four_starter_decks_are_legal_everywhere_and_of_40_cards(starter: DeckList) -> None:
    assert starter.size() == 40 and 8 <= starter.size(EXTRA) <= 12
    assert not [issue.message for format in GAME.formats for issue in format.issues(starter)]
