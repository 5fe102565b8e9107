"""What an issue offers really mends it: one click an issue, and a deck can be mended by clicks alone."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks.changes import fixed, with_added
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
            assert issue not in left
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
