"""Pools and decks (WX-2.2, WX-G4, WX-G24)."""

from rules import catalogues
from rules.games.wuxia import GAME
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.formats import AddMissing, Issue, SetCounts, is_legal
from tests.support.proving import proves

CARDS = catalogues.load("wuxia").cards


def deck(*counts: tuple[int, int]) -> DeckList:
    """Runs of the catalogue's cards from its first on: so many cards, so often each."""
    entries, first = [], 0
    for cards, copies in counts:
        entries += [DeckEntry(card, card.printings[0], copies) for card in CARDS[first : first + cards]]
        first += cards
    return DeckList("wuxia", tuple(entries))


def issues(format: str, held: DeckList) -> tuple[Issue, ...]:
    return GAME.format(f"wuxia.{format}").issues(held)


@proves("WX-2.2", "WX-G4")
def test_wx_g4_the_whole_pool_is_the_standard_pool() -> None:
    assert issues("pool", deck((150, 1))) == ()


@proves("WX-G4")
def test_wx_g4_a_pool_of_149_lacks_a_hero() -> None:
    (issue,) = issues("pool", deck((149, 1)))
    assert (issue.code, issue.rule, issue.message) == (
        "deck.size",
        "WX-2.2",
        "The deck has 149 cards; it needs exactly 150.",
    )
    assert issue.fix == AddMissing("Add the hero that is missing", ("POOL",))


@proves("WX-G4")
def test_wx_g4_a_pool_too_large_loses_second_copies() -> None:
    size, *_ = issues("pool", deck((2, 2), (148, 1)))
    assert size.fix == SetCounts(
        "Remove 1 Red Lotus Acolyte and 1 Blood Drum Boy", tuple((c.key, 1) for c in CARDS[:2])
    )


@proves("WX-G4")
def test_wx_g4_a_pool_holds_each_hero_once() -> None:
    (issue,) = issues("cube", deck((1, 2), (129, 1)))
    assert (issue.code, issue.rule) == ("deck.copies", "WX-G4")
    assert issue.fix == SetCounts("Remove 1 Red Lotus Acolyte", ((CARDS[0].key, 1),))


@proves("WX-G4")
def test_wx_g4_a_pool_of_your_own_has_from_120_to_150() -> None:
    assert is_legal(issues("cube", deck((120, 1)))) and is_legal(issues("cube", deck((150, 1))))
    assert [issue.code for issue in issues("cube", deck((119, 1)))] == ["deck.size"]


@proves("WX-G24")
def test_wx_g24_a_deck_has_sixty_cards_two_of_a_name_at_most() -> None:
    assert issues("constructed", deck((30, 2))) == ()
    assert issues("constructed", deck((60, 1))) == ()
    assert [issue.code for issue in issues("constructed", deck((29, 2)))] == ["deck.size"]
    (issue,) = issues("constructed", deck((1, 3), (57, 1)))
    assert (issue.code, issue.rule) == ("deck.copies", "WX-G24")


@proves("WX-G24")
def test_wx_g24_one_click_brings_a_deck_to_sixty() -> None:
    (short,) = issues("constructed", deck((58, 1)))
    assert isinstance(short.fix, SetCounts)
    assert sum(count for _, count in short.fix.counts) == 58 + 2 - (58 - len(short.fix.counts))
    (long,) = issues("constructed", deck((32, 2)))
    assert isinstance(long.fix, SetCounts) and sum(count for _, count in long.fix.counts) == 0


def test_both_players_play_from_one_pool_and_from_decks_of_their_own() -> None:
    assert [(each.key, each.is_shared, dict(each.values)) for each in GAME.formats] == [
        ("wuxia.pool", True, {}),
        ("wuxia.cube", True, {"deal": "60"}),
        ("wuxia.constructed", False, {"deal": "own"}),
    ]
