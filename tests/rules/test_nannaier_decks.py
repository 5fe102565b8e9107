"""Deck verdicts of Nannaier's Exercise: worked decks, each limit just inside and just outside, and what mends it."""

from dataclasses import replace

import pytest

from decks.changes import fixed
from rules.catalogues import ready_decks
from rules.games.nannaier import GAME
from rules.games.nannaier.counting import ALL, MIRRORS, SPELLS, part_of
from rules.games.nannaier.facts import FORMS, forms
from rules.kernel.decklists import MAIN, DeckEntry, DeckList
from rules.kernel.facts import Printing, unknown_card
from rules.kernel.formats import Issue, MoveCards, SetCounts, ShowCards, UsePrinting
from rules.kernel.sections import UNKNOWN, groups
from tests.support.nannaier_decks import NANNAIER, card, deck, plain
from tests.support.proving import proves

EXERCISE = GAME.format("nannaier.0.2")


def issues(cards: DeckList) -> tuple[Issue, ...]:
    return EXERCISE.issues(cards)


def only(cards: DeckList) -> Issue:
    (issue,) = issues(cards)
    return issue


def codes(cards: DeckList) -> list[str]:
    return [issue.code for issue in issues(cards)]


def mended(cards: DeckList) -> DeckList:
    """The deck after one click on each fix in turn, as long as one changes it."""
    for _ in range(20):
        fixes = [issue.fix for issue in issues(cards)]
        changed = next((after for fix in fixes if fix and (after := fixed(cards, fix)) != cards), None)
        if changed is None:
            return cards
        cards = changed
    raise AssertionError(f"fixes never end: {codes(cards)}")


def joined(*decks: DeckList) -> DeckList:
    return DeckList("nannaier", tuple(entry for each in decks for entry in each.entries))


WORKED = [
    ("a starter's size", plain(), []),
    ("the smallest", plain(20, 5, 1), []),
    ("the largest", plain(30, 10, 5), []),
    ("nothing at all", plain(0, 0, 0), ["deck.size", "deck.spells", "deck.mirrors"]),
    ("dolls alone", plain(24, 0, 0), ["deck.spells", "deck.mirrors"]),
    ("all at one too many", plain(31, 11, 6), ["deck.size", "deck.spells", "deck.mirrors"]),
    ("a fourth doll", joined(plain(23), deck("1 Pella")), ["deck.copies"]),
    ("a third spell", joined(plain(24, 7), deck("", "1 Loose the Needle")), ["deck.copies"]),
    ("a second mirror", joined(plain(24, 8, 2), deck("", "", "1 Mirror of Embers")), ["deck.copies"]),
    ("a spell among dolls", joined(plain(), deck("1 Snuff the Candle")), ["deck.part"]),
    ("a doll among mirrors", joined(plain(), deck("", "", "1 Caspar")), ["deck.part"]),
]


@proves("NN-3.5", "NN-3.6", "NN-3.7", "NN-G46")
@pytest.mark.parametrize("cards, expected", [row[1:] for row in WORKED], ids=[name for name, *_ in WORKED])
def test_worked_decks(cards: DeckList, expected: list[str]) -> None:
    assert codes(cards) == expected


@proves("NN-3.5")
@pytest.mark.parametrize("dolls, is_legal", [(19, False), (20, True), (30, True), (31, False)])
def test_nn_3_5_from_20_to_30_dolls(dolls: int, is_legal: bool) -> None:
    if is_legal:
        assert not issues(plain(dolls))
        return
    issue = only(plain(dolls))
    said = f"The deck has {dolls} dolls; it needs from 20 to 30."
    assert (issue.code, issue.rule, issue.message) == ("deck.size", "NN-3.5", said)


@proves("NN-3.5")
def test_nn_3_5_at_most_three_of_the_same_doll() -> None:
    issue = only(joined(plain(23), deck("1 Pella")))
    assert (issue.code, issue.rule, issue.cards) == ("deck.copies", "NN-3.5", ("pella-clay-potter",))
    assert issue.message == "4 copies of Pella, Clay Potter; at most 3 of one name, whatever the printing."
    assert issue.fix == SetCounts("Remove 1 Pella, Clay Potter", (("pella-clay-potter", 3),))


@proves("NN-3.6")
@pytest.mark.parametrize("spells, is_legal", [(4, False), (5, True), (10, True), (11, False)])
def test_nn_3_6_from_5_to_10_spells(spells: int, is_legal: bool) -> None:
    if is_legal:
        assert not issues(plain(24, spells))
        return
    issue = only(plain(24, spells))
    said = f"The deck has {spells} spells; it needs from 5 to 10."
    assert (issue.code, issue.rule, issue.message) == ("deck.spells", "NN-3.6", said)


@proves("NN-3.6")
def test_nn_3_6_at_most_two_of_the_same_spell() -> None:
    issue = only(joined(plain(24, 7), deck("", "1 Loose the Needle")))
    assert (issue.code, issue.rule, issue.cards) == ("deck.copies", "NN-3.6", ("loose-the-needle",))
    assert issue.fix == SetCounts("Remove 1 Loose the Needle", (("loose-the-needle", 2),), ("spells",))


@proves("NN-3.7")
@pytest.mark.parametrize("mirrors, is_legal", [(0, False), (1, True), (5, True), (6, False)])
def test_nn_3_7_from_1_to_5_mirrors(mirrors: int, is_legal: bool) -> None:
    if is_legal:
        assert not issues(plain(24, 8, mirrors))
        return
    issue = only(plain(24, 8, mirrors))
    said = f"The deck has {mirrors} mirrors; it needs from 1 to 5."
    assert (issue.code, issue.rule, issue.message) == ("deck.mirrors", "NN-3.7", said)


@proves("NN-3.7")
def test_nn_3_7_no_two_of_the_same_mirror() -> None:
    issue = only(joined(plain(24, 8, 2), deck("", "", "1 Mirror of Embers")))
    assert (issue.code, issue.rule, issue.cards) == ("deck.copies", "NN-3.7", ("mirror-of-embers",))
    assert issue.fix == SetCounts("Remove 1 Mirror of Embers", (("mirror-of-embers", 1),), ("mirrors",))


@proves("NN-G46")
def test_nn_g46_a_spell_among_the_dolls_is_moved_to_the_spell_deck() -> None:
    issue = only(joined(plain(), deck("1 Snuff the Candle")))
    assert (issue.code, issue.rule) == ("deck.part", "NN-G46")
    assert issue.message == "Snuff the Candle is a spell: it belongs in the spell deck, not among the dolls."
    assert issue.fix == MoveCards("Move it to the spell deck", ("snuff-the-candle",), "spells")
    assert not issues(mended(joined(plain(), deck("1 Snuff the Candle"))))


@proves("NN-G46")
def test_nn_g46_the_same_doll_in_two_parts_counts_once_it_lies_where_it_belongs() -> None:
    cards = joined(plain(), deck("", "1 Pella"))
    assert codes(cards) == ["deck.part"]
    moved = fixed(cards, only(cards).fix)
    assert codes(moved) == ["deck.copies"]
    assert not issues(mended(moved))


@proves("NN-G50")
def test_nn_g50_only_cards_of_the_first_set() -> None:
    stranger = DeckEntry(unknown_card("Doll of Nobody"), Printing(None, "", ""), 1, SPELLS.part.key)
    issue = only(DeckList("nannaier", (*plain().entries, stranger)))
    assert (issue.code, issue.rule) == ("deck.pool", "NN-G50")
    assert issue.fix == SetCounts("Remove Doll of Nobody", (("?doll of nobody", 0),), ("spells",))


@proves("NN-G50")
def test_nn_g50_a_printing_of_another_set_is_swapped_in_its_own_part() -> None:
    entries = list(plain().entries)
    spell = next(entry for entry in entries if entry.part == SPELLS.part.key)
    entries[entries.index(spell)] = replace(spell, printing=Printing(None, "NN2", "NN2-001"))
    cards = DeckList("nannaier", tuple(entries))
    number = spell.printing.number
    assert only(cards).fix == UsePrinting(f"Use {number} instead", spell.card.key, "NN2-001", number, "spells")
    assert fixed(cards, only(cards).fix) == plain()


@proves("NN-3.5", "NN-3.6", "NN-3.7")
def test_what_is_too_much_leaves_last_card_first() -> None:
    assert GAME.size(mended(plain(31, 12, 6))) == "30 dolls, 10 spells, 5 mirrors"
    dolls, *_ = issues(plain(31))
    assert isinstance(dolls.fix, SetCounts) and dolls.fix.parts == (MAIN,)
    (gone,) = dolls.fix.counts
    assert gone == (plain(31).part(MAIN)[-1].card.key, 0)


@proves("NN-3.5", "NN-3.6")
def test_what_is_missing_comes_as_copies_of_the_cheapest() -> None:
    assert GAME.size(mended(joined(plain(18), deck("1 Caspar")))) == "20 dolls, 8 spells, 3 mirrors"
    spells = deck("", "2 Catch the Blow, 1 Bank the Fire, 1 Wake the Sleeper")
    (issue,) = issues(joined(plain(24, 0), spells))
    assert issue.fix == SetCounts("Add 1 Bank the Fire", (("bank-the-fire", 2),), ("spells",))


@proves("NN-3.5", "NN-3.6", "NN-3.7")
def test_where_no_copy_has_room_a_search_helps() -> None:
    fixes = [issue.fix for issue in issues(plain(0, 0, 0))]
    assert fixes == [
        ShowCards("Find dolls to add", "kind:doll order:cost"),
        ShowCards("Find spells to add", "kind:spell order:order_cost"),
        ShowCards("Find mirrors to add", "kind:mirror"),
    ]


@pytest.mark.parametrize("cards", [plain(33, 13, 8), joined(plain(31, 11), deck("2 Snuff the Candle", "1 Caspar"))])
def test_clicking_every_fix_makes_a_legal_deck(cards: DeckList) -> None:
    assert not issues(mended(cards))


@proves("NN-3.5", "NN-3.6", "NN-3.7")
def test_the_ready_decks_are_legal_and_of_all_affiliations() -> None:
    ready = ready_decks("nannaier")
    assert [GAME.size(each) for each in ready] == ["24 dolls, 8 spells, 3 mirrors"] * 4
    assert not any(issues(each) for each in ready)
    assert {word for each in ready for word in each.counts(lambda held: held.word("affiliation"))} == {
        *("hearth", "tide", "thorn", "lantern")
    }


def test_the_counters_count_each_part() -> None:
    gauges = EXERCISE.gauges(plain(19, 10, 6))
    assert [(gauge.label, gauge.value, gauge.asked, gauge.state) for gauge in gauges] == [
        ("dolls", 19, "20–30", "under"),
        ("spells", 10, "5–10", "ok"),
        ("mirrors", 6, "1–5", "over"),
    ]


def test_how_many_copies_a_card_may_have() -> None:
    names = ("Pella", "Bank the Fire", "Mirror of Embers")
    assert [EXERCISE.most_copies(card(name)) for name in names] == [3, 2, 1]


def test_every_card_has_its_part() -> None:
    kinds = {limits.kind: limits.part.key for limits in ALL}
    assert {part_of(each) == kinds[each.kind] for each in NANNAIER.cards} == {True}


@proves("NN-2.2")
def test_nn_2_2_a_doll_lists_the_forms_that_it_prints_the_health_of() -> None:
    dolls = [each for each in NANNAIER.cards if each.kind == "doll"]
    assert [each.word("forms") for each in dolls] == ["/".join(forms(each)) for each in dolls]
    assert {form for each in dolls for form in forms(each)} == set(FORMS)


def test_a_deck_is_read_by_cost_then_spells_and_mirrors() -> None:
    cards = joined(deck("1 Caspar, 2 Pella, 1 Snuff the Candle", "1 Bank the Fire", "1 Mirror of Ashes"))
    stranger = DeckEntry(unknown_card("Doll of Nobody"), Printing(None, "", ""), 1)
    cards = replace(cards, entries=(*cards.entries, stranger))
    assert [(group.title, group.count) for group in groups(cards, GAME.sections)] == [
        ("Dolls of cost 1", 2),
        ("Dolls of cost 5", 1),
        ("Not dolls", 1),
        ("Spell deck", 1),
        ("Mirror deck", 1),
        (UNKNOWN, 1),
    ]


@proves("NN-5.1", "NN-5.4")
def test_nn_5_1_the_first_hands_are_three_dolls_and_one_spell() -> None:
    assert GAME.opening is not None
    deal = GAME.opening.deal(plain(), seed=5)
    (spells,) = deal.beside
    assert (len(deal.hand), len(deal.library), len(spells.hand), len(spells.library)) == (3, 21, 1, 7)
    assert deal.is_kept
    (later,) = deal.draw().draw().beside
    assert (len(deal.draw().draw().hand), len(later.hand)) == (5, 3)


@proves("NN-3.7")
def test_mirrors_are_not_drawn() -> None:
    assert GAME.opening is not None and MIRRORS.part.key not in GAME.opening.parts
