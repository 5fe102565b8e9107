"""Deck verdicts of Hearthstone: the rulebook's worked decks, and each rule just inside and just outside."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks.changes import fixed
from rules.games.hearthstone import GAME
from rules.games.hearthstone.counting import can_be_held
from rules.games.hearthstone.heroes import HEROES
from rules.games.hearthstone.partners import ALL as PARTNERS
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardKey, Printing, unknown_card
from rules.kernel.formats import Issue, SetCounts, SetStarter, is_legal
from tests.support.decklists import altered
from tests.support.hearthstone_decks import HEARTHSTONE, MAGE, NEUTRALS, card, deck
from tests.support.proving import proves

CLASSIC, BASIC, PAUPER = "hearthstone.classic", "hearthstone.basic", "hearthstone.pauper"


def issues(cards: DeckList, format: str = CLASSIC) -> tuple[Issue, ...]:
    return GAME.format(format).issues(cards)


def codes(cards: DeckList, format: str = CLASSIC) -> list[str]:
    """The codes of all issues in their order."""
    return [issue.code.removeprefix("deck.") for issue in issues(cards, format)]


def counted(cards: DeckList, format: str) -> dict[str, int]:
    return dict(Counter(codes(cards, format)))


def only(cards: DeckList, format: str = CLASSIC) -> Issue:
    (issue,) = issues(cards, format)
    return issue


LEADERLESS = replace(altered(NEUTRALS, "-2 War Golem, +1 Captain's Parrot, +1 Deathwing"), starter=None)
WORKED_DECKS = [
    (1, MAGE, {}, 8, 5, {}),
    (2, altered(MAGE, "-1 Mana Wyrm"), {"size": 1}, 8, 5, {"size": 1}),
    (3, altered(MAGE, "-1 Mana Wyrm, +1 Arcane Missiles"), {"copies": 1}, 8, 5, {"copies": 1}),
    (4, altered(MAGE, "-2 Mana Wyrm, +2 Archmage Antonidas"), {"copies": 1}, 8, 6, {"copies": 1}),
    (5, altered(MAGE, "-2 Mana Wyrm, +1 Archmage Antonidas, +1 Malygos"), {}, 9, 7, {}),
    (6, altered(MAGE, "-2 Mana Wyrm, +2 Backstab"), {"class": 1}, 7, 5, {"class": 1}),
    (7, altered(MAGE, "-2 Mana Wyrm, +2 The Coin"), {"pool": 1}, 8, 6, {}),
    (8, altered(MAGE, "-2 Mana Wyrm, -2 Spellbender, +2 Azure Drake, +2 Ice Lance"), {}, 8, 5, {}),
    (9, NEUTRALS, {}, 0, 0, {}),
    (10, replace(altered(NEUTRALS, "-2 War Golem, +2 Flare"), starter=CardKey("rexxar")), {}, 1, 1, {}),
    (11, LEADERLESS, {"hero": 1, "partner": 1}, 2, 2, {"hero": 1, "partner": 1}),
    (11, replace(LEADERLESS, starter=CardKey("anduin-wrynn")), {"partner": 1}, 2, 2, {"partner": 1}),
]
TWELFTH = altered(MAGE, "-2 Mana Wyrm, +1 Fireball, +2 Leeroy Jenkins, +1 Execute")


@pytest.mark.parametrize(("number", "cards", "classic", "basic", "pauper", "others"), WORKED_DECKS)
@proves("HS-D.1", "HS-D.2", "HS-D.3", "HS-D.4", "HS-D.5", "HS-D.6")
def test_the_rulebooks_worked_decks(
    number: int, cards: DeckList, classic: dict[str, int], basic: int, pauper: int, others: dict[str, int]
) -> None:
    """`basic` and `pauper` are how many cards those formats do not admit, `others` what else they say."""
    assert counted(cards, CLASSIC) == classic
    assert counted(cards, BASIC) == others | ({"pool": basic} if basic else {})
    assert counted(cards, PAUPER) == others | ({"pool": pauper} if pauper else {})


@proves("HS-D.8")
def test_hs_d_8_the_twelfth_worked_deck_is_told_all_at_once_and_in_order() -> None:
    assert codes(TWELFTH) == ["size", "copies", "copies", "class"]
    assert [issue.rule for issue in issues(TWELFTH)] == ["HS-D.1", "HS-D.2", "HS-D.3", "HS-D.4"]
    assert codes(TWELFTH, BASIC)[:4] == codes(TWELFTH)
    assert set(codes(TWELFTH, BASIC)[4:]) == {"pool"}


@proves("HS-D.1")
def test_hs_d_1_thirty_cards_are_a_deck_and_29_or_31_are_none() -> None:
    assert codes(NEUTRALS) == []
    assert only(altered(NEUTRALS, "-1 War Golem")).message == "The deck has 29 cards; it needs exactly 30."
    assert only(altered(NEUTRALS, "+1 Wisp")).message == "The deck has 31 cards; it needs exactly 30."


@proves("HS-D.2")
def test_hs_d_2_a_third_copy_is_named_with_count_and_limit() -> None:
    issue = only(altered(NEUTRALS, "-1 War Golem, +1 Wolfrider"))
    assert (issue.code, issue.rule, issue.cards) == ("deck.copies", "HS-D.2", ("wolfrider",))
    assert issue.message == "3 copies of Wolfrider; at most 2 of a card."


@proves("HS-D.3")
def test_hs_d_3_one_of_a_legendary_card_and_several_of_them() -> None:
    assert codes(altered(NEUTRALS, "-2 War Golem, +1 Ragnaros the Firelord, +1 Deathwing")) == []
    issue = only(altered(NEUTRALS, "-2 War Golem, +2 Ragnaros the Firelord"))
    assert issue.message == "2 copies of Ragnaros the Firelord; at most 1 of a legendary card."


@proves("HS-D.4")
def test_hs_d_4_the_heros_own_class_and_neutral_cards_only() -> None:
    assert codes(altered(NEUTRALS, "-2 War Golem, +2 Hex")) == []
    issue = only(altered(NEUTRALS, "-2 War Golem, +1 Hex, +1 Fiery War Axe"))
    assert (issue.rule, issue.cards) == ("HS-D.4", ("fiery-war-axe",))
    assert issue.message == "Fiery War Axe is a card of the warrior; the hero of this deck is a shaman."


@proves("HS-D.5")
def test_hs_d_5_a_deck_is_led_by_one_of_the_nine() -> None:
    assert [codes(replace(NEUTRALS, starter=hero)) for hero in HEROES] == [[]] * 9
    assert only(replace(NEUTRALS, starter=None)).message == "No hero leads this deck."
    assert only(replace(NEUTRALS, starter=CardKey("lord-jaraxxus-ex1-323h"))).rule == "HS-D.5"


@proves("HS-D.8")
def test_hs_d_8_without_a_hero_no_card_is_of_a_wrong_class() -> None:
    assert codes(replace(altered(NEUTRALS, "-2 War Golem, +1 Hex, +1 Fireball"), starter=None)) == ["hero"]


@proves("HS-D.5")
def test_hs_d_5_a_hero_among_the_thirty_cards_is_not_admitted() -> None:
    assert codes(altered(NEUTRALS, "-1 War Golem, +1 Thrall")) == ["pool"]


@proves("HS-D.6", "HS-P.1", "HS-P.3")
def test_hs_d_6_how_many_cards_each_format_admits() -> None:
    admitted = [sum(not format.card_issues(each) for each in HEARTHSTONE.cards) for format in GAME.formats]
    assert admitted == [382, 133, 227]


@proves("HS-D.6", "HS-P.2")
def test_hs_d_6_the_four_rewards_are_legal_in_classic_alone() -> None:
    rewards = ("Captain's Parrot", "Old Murk-Eye", "Gelbin Mekkatorque", "Elite Tauren Chieftain")
    for name in rewards:
        assert [bool(format.card_issues(card(name))) for format in GAME.formats] == [False, True, True]


@proves("HS-D.6")
def test_hs_d_6_a_card_that_no_catalogue_holds_is_refused_by_name() -> None:
    strange = DeckEntry(unknown_card("Zilliax"), Printing(None, "", ""), 1)
    issue = only(
        replace(altered(NEUTRALS, "-1 War Golem"), entries=(*altered(NEUTRALS, "-1 War Golem").entries, strange))
    )
    assert (issue.code, issue.message) == ("deck.pool", "No catalogue holds a card named Zilliax.")


@proves("HS-D.7")
def test_hs_d_7_copies_are_counted_by_card_whatever_the_printing() -> None:
    golden = replace(NEUTRALS.entries[0].printing, id=None, number="GOLDEN", rarity="free")
    entries = (replace(NEUTRALS.entries[0], count=2), DeckEntry(NEUTRALS.entries[0].card, golden, 1))
    cards = replace(NEUTRALS, entries=(*entries, *NEUTRALS.entries[1:]))
    assert "copies" in codes(cards)


@pytest.mark.parametrize(
    ("needy", "hero", "partner"),
    [
        ("Captain's Parrot", "Rexxar", "Bloodsail Corsair"),
        ("Grimscale Oracle", "Rexxar", "Murloc Raider"),
        ("Murloc Warleader", "Rexxar", "Elite Tauren Chieftain"),
        ("Houndmaster", "Rexxar", "Stonetusk Boar"),
        ("Starving Buzzard", "Rexxar", "Snake Trap"),
        ("Sense Demons", "Gul'dan", "Voidwalker"),
        ("Captain Greenskin", "Garrosh Hellscream", "Arcanite Reaper"),
        ("Captain Greenskin", "Garrosh Hellscream", "Arathi Weaponsmith"),
        ("Ethereal Arcanist", "Jaina Proudmoore", "Ice Block"),
        ("Unbound Elemental", "Thrall", "Lightning Bolt"),
    ],
)
@proves("HS-D.11")
def test_hs_d_11_a_card_without_its_partner_is_a_warning(needy: str, hero: str, partner: str) -> None:
    alone = deck(f"1 {needy}, 1 Wisp", hero)
    (warning,) = (issue for issue in issues(alone) if issue.code == "deck.partner")
    assert (warning.severity, warning.cards) == ("warning", (card(needy).key,))
    assert "partner" not in codes(deck(f"1 {needy}, 1 {partner}", hero))


@proves("HS-D.11")
def test_hs_d_11_the_rogues_power_makes_weapons_and_a_second_captain_is_a_pirate() -> None:
    assert "partner" not in codes(deck("1 Captain Greenskin", "Valeera Sanguinar"))
    assert "partner" in codes(deck("1 Southsea Captain"))
    assert "partner" not in codes(deck("2 Southsea Captain"))


def test_hs_d_11_every_card_that_the_table_of_partners_names_is_in_the_catalogue() -> None:
    named = {key for partner in PARTNERS for key in (*partner.needy, *partner.makers)}
    assert {key for key in named if not (found := HEARTHSTONE.card(key)) or not can_be_held(found)} == set()


@proves("HS-D.1", "HS-D.2", "HS-D.3", "HS-D.4")
def test_o25_each_of_the_five_lists_has_at_most_one_issue_that_names_rule_card_and_count() -> None:
    lists = {
        "": None,
        "-1 Mana Wyrm": ("HS-D.1", "29"),
        "-1 Mana Wyrm, +1 Fireball": ("HS-D.2", "3 copies of Fireball"),
        "-2 Mana Wyrm, +2 Ragnaros the Firelord": ("HS-D.3", "2 copies of Ragnaros the Firelord"),
        "-1 Mana Wyrm, +1 Fiery War Axe": ("HS-D.4", "Fiery War Axe"),
    }
    for change, told in lists.items():
        found = issues(altered(MAGE, change))
        assert [(issue.rule, told is not None and told[1] in issue.message) for issue in found] == (
            [(told[0], True)] if told else []
        )


def test_a_click_makes_thirty_cards_of_what_the_deck_holds() -> None:
    cards = altered(NEUTRALS, "-1 War Golem, -1 Wolfrider")
    fix = only(cards).fix
    assert isinstance(fix, SetCounts)
    assert fix.label == "Add 1 Wolfrider and 1 War Golem"
    assert codes(fixed(cards, fix)) == []


def test_a_click_takes_out_the_foreign_card_or_changes_the_hero() -> None:
    cards = altered(NEUTRALS, "-2 War Golem, +1 Hex, +1 Fireball")
    assert only(cards).fix == SetCounts("Remove Fireball", ((CardKey("fireball"), 0),))
    rogues = altered(NEUTRALS, "-2 War Golem, +2 Backstab")
    assert only(rogues).fix == SetStarter("Lead it as a Rogue", CardKey("valeera-sanguinar"))


def test_a_click_finds_the_hero_that_the_cards_ask_for() -> None:
    assert only(replace(MAGE, starter=None)).fix == SetStarter("Lead it as a Mage", CardKey("jaina-proudmoore"))
    assert only(replace(NEUTRALS, starter=None)).fix is None


def built(picks: dict[int, int], hero: CardKey | None) -> DeckList:
    """A deck of these many copies of the cards at these places of the catalogue."""
    cards = ((HEARTHSTONE.cards[place], count) for place, count in picks.items())
    return DeckList("hearthstone", tuple(DeckEntry(each, each.printings[0], count) for each, count in cards), hero)


PICKS = st.dictionaries(st.integers(0, len(HEARTHSTONE.cards) - 1), st.integers(1, 4), max_size=24)


@given(st.builds(built, PICKS, st.sampled_from((None, *HEROES))))
@settings(max_examples=150, deadline=None)
def test_pressing_fixes_ends_and_leaves_nothing_but_what_no_click_can_mend(cards: DeckList) -> None:
    for _ in range(60):
        fixes = [issue.fix for issue in issues(cards) if isinstance(issue.fix, SetCounts | SetStarter)]
        if not fixes:
            break
        cards = fixed(cards, fixes[0])
    else:
        pytest.fail("the fixes go round in circles")
    assert set(codes(cards)) <= {"size", "hero", "partner"}
    assert is_legal(issues(cards)) or cards.size() < 30 or cards.starter is None
