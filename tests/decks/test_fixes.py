"""What an issue offers really mends it: one click an issue, and a deck can be mended by clicks alone."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks.changes import copies, fixed, with_added
from rules.games.vanguard import GAME
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import Printing, unknown_card
from rules.kernel.formats import ChooseFormat, Format, Issue, Severity, ShowCards, is_legal
from tests.support.decklists import TRIAL_1, TRIAL_2, VANGUARD, altered, card, deck, unknown_lines

CLASSIC = GAME.format("vanguard.classic")

PRINTINGS = [(each, printing) for each, printing in VANGUARD.printings()]
STRANGE = [
    (card("Wingal"), Printing(None, "BT01", "BT01/999")),
    (card("Blaster Blade"), Printing(900, "V-TD01", "V-TD01/005", era="v")),
    (unknown_card("Blster Blade"), Printing(None, "", "")),
]
entries = st.builds(
    lambda printed, count, part: DeckEntry(*printed, count, part),
    st.sampled_from(PRINTINGS + STRANGE),
    st.integers(1, 6),
    st.sampled_from(["main"] * 9 + ["legacy"]),
)
keys = st.none() | st.sampled_from([each.key for each in VANGUARD.cards])


@st.composite
def near_decks(draw: st.DrawFn) -> DeckList:
    """A trial deck after a few changes, as a player brings it."""
    base = draw(st.sampled_from([TRIAL_1, TRIAL_2]))
    kept = draw(st.lists(st.sampled_from(base.entries), min_size=10, unique_by=lambda entry: entry.card.key))
    changed = [replace(entry, count=max(1, entry.count + draw(st.integers(-1, 2)))) for entry in kept]
    return with_added(replace(base, entries=tuple(changed)), draw(st.lists(entries, max_size=3)))


decks = near_decks() | st.builds(
    lambda rows, starter: DeckList("vanguard", with_added(DeckList("vanguard", ()), rows).entries, starter),
    st.lists(entries, max_size=25),
    keys,
)


def offered(cards: DeckList, code: str, format: str = "vanguard.classic") -> Issue:
    return next(issue for issue in GAME.format(format).issues(cards) if issue.code == code)


def label(cards: DeckList, code: str) -> str | None:
    fix = offered(cards, code).fix
    return fix and fix.label


@given(decks, st.sampled_from(GAME.formats))
def test_no_deck_raises_and_every_issue_is_whole(cards: DeckList, format: Format) -> None:
    for issue in format.issues(cards):
        assert issue.code.startswith("deck.")
        assert issue.message.endswith(".")
        assert set(issue.cards) <= {entry.card.key for entry in cards.entries} | {cards.starter}


@given(decks, st.sampled_from(GAME.formats))
@settings(max_examples=300)
def test_one_click_mends_the_issue_that_offers_it(cards: DeckList, format: Format) -> None:
    issues = format.issues(cards)
    for issue in issues:
        if issue.fix is not None and not isinstance(issue.fix, ShowCards | ChooseFormat):
            left = [each for each in format.issues(fixed(cards, issue.fix)) if each.code == issue.code]
            assert left.count(issue) < issues.count(issue)
            assert len(left) < sum(each.code == issue.code for each in issues)


@given(near_decks())
@settings(max_examples=300)
def test_clicking_what_is_offered_comes_to_an_end(cards: DeckList) -> None:
    """Each click takes the first error that offers a change; the deck ends legal, or where only a search can help."""
    format = CLASSIC
    for _ in range(25):
        errors = [issue for issue in format.issues(cards) if issue.severity is Severity.ERROR]
        fix = next((issue.fix for issue in errors if issue.fix and not isinstance(issue.fix, ShowCards)), None)
        if fix is None:
            break
        if isinstance(fix, ChooseFormat):
            format = GAME.format(fix.format)
        cards = fixed(cards, fix)
    else:
        pytest.fail("25 clicks and no end")
    assert is_legal(format.issues(cards)) or all(isinstance(issue.fix, ShowCards) for issue in errors)


@st.composite
def spoilt_decks(draw: st.DrawFn) -> DeckList:
    """A trial deck with every card's number changed and a few strangers: its own cards still make a whole one."""
    base = draw(st.sampled_from([TRIAL_1, TRIAL_2]))
    changed = [replace(entry, count=max(1, entry.count + draw(st.integers(-2, 3)))) for entry in base.entries]
    return with_added(replace(base, entries=tuple(changed)), draw(st.lists(entries, max_size=3)))


def press_first(cards: DeckList, format: Format) -> tuple[DeckList, Format]:
    """The deck and its format after the first fix that changes anything."""
    errors = [issue for issue in format.issues(cards) if issue.severity is Severity.ERROR]
    fix = next((issue.fix for issue in errors if issue.fix and not isinstance(issue.fix, ShowCards)), None)
    assert fix, [issue.message for issue in errors]
    return fixed(cards, fix), GAME.format(fix.format) if isinstance(fix, ChooseFormat) else format


@given(spoilt_decks())
@settings(max_examples=300)
def test_the_first_fix_pressed_again_and_again_makes_a_legal_deck_soon(cards: DeckList) -> None:
    format, presses = CLASSIC, 0
    most = len(format.issues(cards)) + 2
    while not is_legal(format.issues(cards)):
        assert presses < most
        cards, format = press_first(cards, format)
        presses += 1


def test_a_card_taken_out_by_one_fix_is_not_put_back_by_another() -> None:
    """A Royal Paladin list of 53 with nine Heal triggers, six copies of one card and six cards of another clan."""
    cards = altered(
        TRIAL_1,
        "+1 Elaine, +5 Blaster Blade, +2 Chocolat, +4 Lozenge Magus, -1 Epona, -3 Randolf, -3 Gallatin, -2 Tristan",
    )
    assert cards.size() == 53
    changes: dict[str, list[int]] = {}
    format = CLASSIC
    while not is_legal(format.issues(cards)):
        before = cards
        cards, format = press_first(cards, format)
        for each in before.cards():
            if step := copies(cards, each.key) - copies(before, each.key):
                changes.setdefault(each.name, []).append(step)
    assert format is CLASSIC
    assert all(min(steps) > 0 or max(steps) < 0 for steps in changes.values()), changes


def test_a_few_cards_of_another_clan_go_where_the_others_make_a_deck() -> None:
    cards = altered(TRIAL_1, "-3 Epona, -3 Randolf, +2 Chocolat, +4 Lozenge Magus")
    after = fixed(cards, offered(cards, "deck.clans").fix)
    assert {each.word("clan") for each in after.cards()} == {"Royal Paladin"}
    assert after.size() == 50


def test_missing_cards_keep_the_usual_grades_and_grade_0_comes_last() -> None:
    cards = altered(TRIAL_1, "-3 Gallatin, -1 Gancelot, -1 Epona, -1 Wingal")
    after = fixed(cards, offered(cards, "deck.size").fix)
    assert after.counts(lambda card: card.number("grade")) == {0: 17, 1: 14, 2: 11, 3: 8}


@pytest.mark.parametrize(
    "cards",
    [
        altered(TRIAL_1, "-4 Randolf, +4 Blaster Blade"),
        altered(TRIAL_1, "-1 Epona, +1 Iseult"),
        altered(TRIAL_1, "-1 Trumpeter, +1 Llew", "Llew"),
        altered(TRIAL_2, "-1 Ganlu, +1 Elaine"),
        altered(TRIAL_2, "-4 Aermo, -1 Joka, +4 Barri, +1 Iseult"),
        altered(TRIAL_1, "-4 Brigitte, -1 Bors, -2 Gancelot"),
        altered(TRIAL_1, "+4 Lake Maiden"),
        replace(
            altered(TRIAL_1, "-1 Wingal", starter="Wingal"),
            entries=(
                *altered(TRIAL_1, "-1 Wingal").entries,
                DeckEntry(*STRANGE[1], 1),
                *unknown_lines("8 Gear Groovy", "legacy"),
            ),
        ),
    ],
)
def test_a_spoilt_deck_is_legal_after_one_click_for_each_error(cards: DeckList) -> None:
    clicks = [issue for issue in CLASSIC.issues(cards) if issue.severity is Severity.ERROR]
    for _ in clicks:
        fixes = [issue.fix for issue in CLASSIC.issues(cards) if issue.severity is Severity.ERROR]
        cards = fixed(cards, fixes[0]) if fixes and fixes[0] else cards
    assert is_legal(CLASSIC.issues(cards))


def test_a_deck_that_means_to_mix_is_offered_the_format_for_it() -> None:
    cards = deck("8 Wingal, 8 Bahr")
    assert offered(cards, "deck.clans").fix == ChooseFormat(
        "Play it where players agree to mix clans", "vanguard.classic-mixed"
    )
    assert label(altered(TRIAL_2, "-1 Ganlu, +1 Elaine"), "deck.clans") == (
        "Remove 1 Yggdrasil Maiden, Elaine and add 1 Lizard Soldier, Ganlu"
    )


def test_missing_triggers_are_searched_for_in_the_clans_of_the_deck() -> None:
    assert offered(deck("4 Wingal, 1 Bahr"), "deck.triggers").fix == ShowCards(
        "Find triggers", '(clan:"royal paladin" or clan:"kagero") is:trigger'
    )


@pytest.mark.parametrize(
    ("cards", "code", "offer"),
    [
        (altered(TRIAL_1, "-1 Marron"), "deck.size", "Add 1 Knight of Conviction, Bors"),
        (altered(TRIAL_1, "+1 Wingal, +1 Barcgal"), "deck.size", "Remove 1 Knight of Rose, Morgana and 1 Barcgal"),
        (
            altered(TRIAL_1, "-4 Randolf, +4 Blaster Blade"),
            "deck.copies",
            "Remove 1 Blaster Blade and add 1 Knight of Conviction, Bors",
        ),
    ],
)
def test_what_a_click_will_do_is_on_the_button(cards: DeckList, code: str, offer: str) -> None:
    assert label(cards, code) == offer
