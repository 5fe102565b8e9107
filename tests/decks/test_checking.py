"""One judgement for every page: all formats side by side, errors apart from warnings."""

from decks.checking import verdict, verdicts
from rules.catalogues import ready_decks
from rules.games import game
from rules.kernel.decklists import DeckList

BLADE_DECK = ready_decks("vanguard")[0]


def test_every_format_of_the_game_has_its_say():
    assert [each.format.key for each in verdicts(BLADE_DECK)] == [format.key for format in game("vanguard").formats]


def test_the_chosen_format_says_the_same_as_in_the_row_of_all():
    for each in verdicts(BLADE_DECK):
        assert verdict(BLADE_DECK, each.format.key) == each


def test_the_first_trial_deck_is_legal_in_classic_and_not_in_standard():
    assert verdict(BLADE_DECK, "vanguard.classic").is_legal
    standard = verdict(BLADE_DECK, "vanguard.standard")
    assert not standard.is_legal
    assert {issue.code for issue in standard.errors} == {"deck.pool"}


def test_warnings_do_not_make_a_deck_illegal():
    without_starter = DeckList("vanguard", BLADE_DECK.entries)
    judged = verdict(without_starter, "vanguard.classic")
    assert [issue.code for issue in judged.warnings] == ["deck.starter-unset"]
    assert judged.is_legal and not judged.errors


def test_an_empty_deck_has_errors_everywhere():
    assert not any(each.is_legal for each in verdicts(DeckList("vanguard", ())))
