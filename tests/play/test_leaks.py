"""Nobody learns of a hidden card: not by its name, not by a number, not by the length of an answer.

Whatever each seat, a watcher and a stranger can ask is asked at many moments of random matches. No answer may name a
card that is hidden from them, and all answers must be the same, byte for byte, when only hidden cards are others.
"""

from collections.abc import Iterator
from difflib import unified_diff
from html import escape

import msgspec
import pytest
from django.db import transaction
from django.test import Client
from pytest_django import Settings

from play import matches
from play.matches import Chair
from play.models import Match
from rules import catalogues
from rules.catalogues import ruleset
from rules.games.hearthstone.table import SECRETS
from rules.kernel.chance import Chance
from rules.kernel.codec import snapshot
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.replay import written
from rules.kernel.views import twin
from tests.play import twins
from tests.play.crawling import ADDRESSES, READ, WRITTEN, Answer, Ask, asks, comparable, same_moment
from tests.play.tables import OF_GAME, TERMS, play_on
from tests.support.people import owner_of

pytestmark = pytest.mark.django_db
MOMENTS = (
    *(("vanguard", moment) for moment in (0, 1, 4, 24, 61, 90, 130)),
    *(("hearthstone", moment) for moment in (0, 1, 25, 60)),
    *(("pokemon-duels", moment) for moment in (0, 12, 40, 90)),
    *(("wuxia", moment) for moment in (0, 1, 20, 50)),
    *(("nannaier", moment) for moment in (0, 1, 20, 60)),
)
"""The game, and after how many actions the crawl looks: first choices, the mulligan, then turns and battles."""
FULLEST = dict(MOMENTS).items()
"""The last moment of each game. What a kind of database could tell, by the order of rows or of keys, it would tell
here, where there are most of them; the other moments are about pages, made of the same rows everywhere."""
CARDS = 7
"""How many instances are asked about at each moment, seen or not."""


@pytest.fixture(autouse=True)
def nobody_is_away(settings: Settings) -> None:
    """However long a crawl takes."""
    settings.PLAY_AWAY_AFTER = 3600


def random_match(alice: Client, bob: Client, seed: str, game: str = "vanguard") -> Match:
    """A match with random decks, each copy an entry of its own."""
    chance = Chance(seed)
    return match_with([singles(random_deck(chance, game)) for _ in range(2)], alice, bob)


def match_with(decks: list[DeckList], alice: Client, bob: Client) -> Match:
    people = (("Alice", alice), ("Bob", bob))
    chairs = [Chair(name, deck, owner_of(client)) for (name, client), deck in zip(people, decks, strict=True)]
    return matches.open_match(OF_GAME[decks[0].game], *chairs)


def random_deck(chance: Chance, game: str = "vanguard") -> DeckList:
    rules = ruleset(game)
    return rules.play.proof.deck([definition.facts for definition in rules.definitions], chance)


def singles(deck: DeckList) -> DeckList:
    entries = (DeckEntry(each.card, each.printing, 1, each.part) for each in deck.entries for _ in range(each.count))
    return DeckList(deck.game, tuple(entries), deck.starter)


def test_every_address_is_crawled() -> None:
    assert READ | WRITTEN == ADDRESSES


@pytest.mark.parametrize(
    ("game", "moment"),
    [pytest.param(*each, marks=() if each in FULLEST else pytest.mark.any_database) for each in MOMENTS],
)
def test_no_answer_tells_of_a_hidden_card(alice: Client, bob: Client, carol: Client, game: str, moment: int) -> None:
    match = play_on(random_match(alice, bob, f"crawl {moment}", game), moment)
    assert match.is_running
    assert_nothing_leaks(match, moment, alice, bob, carol)


def test_no_answer_tells_which_secrets_wait(alice: Client, bob: Client, carol: Client) -> None:
    match = match_with([full_of_secrets(number) for number in range(2)], alice, bob)
    while not any(matches.state_of(match).at(seat, SECRETS) for seat in (0, 1)):
        match = play_on(match, 1, bot="eager")
        assert match.is_running
    assert_nothing_leaks(match, 1, alice, bob, carol)


def full_of_secrets(number: int) -> DeckList:
    """A random deck with some secrets."""
    for seed in range(1000):
        deck = singles(random_deck(Chance(f"secrets {number} {seed}"), "hearthstone"))
        if sum(each.card.has("secret") for each in deck.entries) > 2:
            return deck
    raise AssertionError("no random deck is full of secrets")


def assert_nothing_leaks(match: Match, moment: int, alice: Client, bob: Client, carol: Client) -> None:
    for reader, client in ((0, alice), (1, bob), (None, carol)):
        cards = Chance(f"cards {moment} {reader}").sample(range(100), CARDS)
        before = crawl(match, reader, client, cards)
        hidden = hidden_words(match, reader)
        told = [(ask, word) for ask, answer in before for word in hidden if ask.is_of_match and word in words(answer)]
        assert not told
        assert twins.twin_of(match, reader, Chance(f"twin {moment} {reader}")) > 5
        after = crawl(match, reader, client, cards)
        assert list(differences(before, after)) == []


@pytest.mark.parametrize(
    ("game", "moment"), [("vanguard", 40), ("vanguard", 101), ("hearthstone", 40), ("wuxia", 30), ("nannaier", 40)]
)
def test_no_answer_tells_which_of_the_hidden_cards_is_which(
    alice: Client, bob: Client, carol: Client, game: str, moment: int
) -> None:
    """The hidden cards of the state have other numbers and another order, and what the log keeps secret is other."""
    match = play_on(random_match(alice, bob, f"numbers {moment}", game), moment)
    assert match.is_running
    state = matches.state_of(match)
    for reader, client in ((0, alice), (1, bob), (None, carol)):
        cards = Chance(f"numbers {moment} {reader}").sample(range(100), CARDS)
        before = crawl(match, reader, client, cards)
        with transaction.atomic():
            other = twin(state, reader, Chance(f"other {moment} {reader}"))
            Match.objects.update(snapshot=msgspec.json.encode(snapshot(other)))
            assert twins.other_secrets(match, reader) > 5
            after = crawl(match, reader, client, cards)
            transaction.set_rollback(True)
        assert list(differences(before, after)) == []


def test_an_invitation_tells_nothing_of_the_deck_that_waits(alice: Client, bob: Client) -> None:
    deck, other = (singles(random_deck(Chance(f"invited {number}"))) for number in (1, 2))
    match = matches.open_match(TERMS, Chair("Alice", deck, owner_of(alice), deck=None))
    before = crawl(match, None, bob, [3])
    match.seats.filter(number=0).update(deck=msgspec.to_builtins(written(other)))
    assert list(differences(before, crawl(match, None, bob, [3]))) == []
    assert {answer[0] for _, answer in crawl(match, None, alice, [3])} <= {200, 204, 302, 404, 422}


def crawl(match: Match, reader: int | None, client: Client, cards: list[int]) -> list[tuple[Ask, Answer]]:
    """All answers to this reader, each compared with those to the same question."""
    same_moment(match)
    match.refresh_from_db()
    return [(ask, comparable(ask.of(client))) for ask in asks(match, reader, cards)]


def hidden_words(match: Match, reader: int | None) -> set[str]:
    """Keys and names of cards in the decks that this reader never saw, nor are mentioned on cards that it saw.

    A name of one word may stand on a page as that word, and those of secrets stand among what a hidden one can be:
    which of them it is, no difference between twins may tell.
    """
    rules, cards = ruleset(match.game), {card.key: card for card in catalogues.load(match.game).cards}
    keys = twins.keys_of(match)
    played = twins.play(match, keys, reader)
    seen = {rules.definitions[played.state.card[card]].key for card in played.seen}
    named = {key for step, _ in played.told for event in step for key in event["named"].values()}
    own = [] if reader is None else [key for key, _, _ in match.seats.all()[reader].deck["entries"]]
    known = [cards[key] for key in {*seen, *named, *own}]
    text = " ".join(f"{card.key} {card.name} {' '.join(each.text for each in card.abilities)}" for card in known)
    hidden = [cards[key] for key in keys if not cards[key].has("secret")]
    told = (word for card in hidden for word in (f"/{card.key}/", escape(card.name)) if word.strip("/") not in text)
    return {word for word in told if "/" in word or " " in word}


def differences(before: list[tuple[Ask, Answer]], after: list[tuple[Ask, Answer]]) -> Iterator[tuple[Ask, list[str]]]:
    """The questions that are answered otherwise, and the lines that differ."""
    for (ask, answer), (_, other) in zip(before, after, strict=True):
        if answer != other:
            lines = unified_diff(*(f"{each[0]} {each[1]}\n{words(each)}".splitlines() for each in (answer, other)), n=0)
            yield ask, list(lines)[2:22]


def words(answer: Answer) -> str:
    return answer[2].decode()
