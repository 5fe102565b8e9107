"""Lists of decks: the public ones, one's own, those that play a card."""

import re

import pytest
from django.test import Client
from django.urls import reverse

from decks import bounds, building, listing
from decks.contents import deck_list
from decks.models import Deck, Visibility
from rules import games
from rules.catalogues import load, ready_decks
from rules.kernel.decklists import DeckEntry, DeckList
from tests.support.people import deck_of, owner_of, shared

pytestmark = pytest.mark.django_db
KNIGHTS, DRAGONS = ready_decks("vanguard")
PUBLIC, MINE = "/decks/", "/decks/mine/"


def names(text: str) -> list[str]:
    """Names of the decks that a list shows, in its order."""
    return re.findall(r"<h3><a [^>]*>([^<]*)</a></h3>", text)


def found(client: Client, **search: str) -> list[str]:
    return names(client.get(PUBLIC, search).text)


@pytest.fixture
def listed(alice: Client, catalog) -> None:
    """Three public decks of alice's, oldest first, and three that are not public."""
    for name, contents, format in [
        ("Knights", KNIGHTS, "vanguard.classic"),
        ("Dragons", DRAGONS, "vanguard.classic"),
        ("Dragons at large", DRAGONS, "vanguard.premium"),
    ]:
        shared(deck_of(alice, name, contents=contents, format=format), Visibility.LISTED)
    deck_of(alice, "Private", contents=KNIGHTS)
    shared(deck_of(alice, "By link", contents=KNIGHTS))
    archived = deck_of(alice, "Archived", contents=KNIGHTS)
    shared(archived, Visibility.LISTED)
    alice.post(reverse("archive-decks"), {"deck": archived.pk})


# public decks


def test_listed_decks_are_public_newest_first(anonymous: Client, listed):
    assert found(anonymous) == ["Dragons at large", "Dragons", "Knights"]


def test_a_change_brings_a_deck_to_the_front(anonymous: Client, listed):
    building.rename(Deck.objects.get(name="Knights"), notes="better now")
    assert found(anonymous)[0] == "Knights"


@pytest.mark.parametrize(
    "search, decks",
    [
        ({"format": "vanguard.premium"}, ["Dragons at large"]),
        ({"family": "Kagero"}, ["Dragons at large", "Dragons"]),
        ({"family": "royal paladin"}, ["Knights"]),
        ({"card": "blaster-blade"}, ["Knights"]),
        ({"card": "  BLASTER   bla"}, ["Knights"]),
        ({"card": "overlord", "format": "vanguard.classic"}, ["Dragons"]),
        ({"card": "overlord", "family": "Royal Paladin"}, []),
        ({"card": "no such card"}, []),
        ({"card": "\x00"}, ["Dragons at large", "Dragons", "Knights"]),
        ({"card": "%"}, []),
        ({"format": "poker", "family": "poker"}, []),
        ({"page": "2"}, []),
        ({"page": "x" * 5000}, ["Dragons at large", "Dragons", "Knights"]),
        ({"page": "9" * 5000, "game": "chess"}, ["Dragons at large", "Dragons", "Knights"]),
    ],
)
def test_public_decks_are_found_by_format_family_and_card(anonymous: Client, listed, search, decks):
    assert found(anonymous, **search) == decks


def test_a_search_without_a_find_says_so_and_shows_the_way_out(anonymous: Client, listed):
    text = anonymous.get(PUBLIC, {"card": "nobody"}).text
    assert "No public deck fits" in text
    assert 'value="nobody"' in text


def test_a_misspelt_card_is_answered_with_those_it_may_be(anonymous: Client, listed):
    text = anonymous.get(PUBLIC, {"card": "Dragonick Overlrod"}).text
    address = re.search(r'<a class="chip" href="([^"]+)"[^>]*>Dragonic Overlord<', text)[1].replace("&amp;", "&")
    assert names(anonymous.get(address).text) == ["Dragons at large", "Dragons"]


def test_a_card_named_by_its_key_is_shown_by_its_name(anonymous: Client, listed):
    assert 'value="Blaster Blade"' in anonymous.get(PUBLIC, {"card": "blaster-blade"}).text


def test_a_line_says_whether_the_deck_is_legal_and_what_it_is(anonymous: Client, alice: Client, listed):
    shared(deck_of(alice, "Half", contents=DeckList("vanguard", KNIGHTS.entries[:3])), Visibility.LISTED)
    lines = anonymous.get(PUBLIC).text.split('class="deck-tile"')[1:]
    assert "is-error" in lines[0]
    assert "is-ok" in lines[2]
    assert "Kagero" in lines[2]
    assert "50 cards" in lines[2]


def test_the_public_list_costs_the_same_for_one_deck_and_for_many(
    alice: Client, catalog, django_assert_num_queries, django_assert_max_num_queries
):
    costs, most = [], 5 + len(games.ALL)
    for count in (1, listing.PER_PAGE + 2):
        for number in range(count):
            shared(deck_of(alice, f"{count} {number}", contents=DRAGONS), Visibility.LISTED)
        with django_assert_max_num_queries(most) as queries:
            assert found(Client(), family="Kagero", card="overlord")
        costs.append(len(queries))
    assert costs[0] == costs[1] == most


def test_pages_hold_a_fixed_number_and_lead_to_each_other(alice: Client, anonymous: Client, catalog):
    for number in range(listing.PER_PAGE + 1):
        shared(deck_of(alice, f"deck {number}", contents=DRAGONS), Visibility.LISTED)
    first = anonymous.get(PUBLIC, {"family": "Kagero"}).text
    assert len(names(first)) == listing.PER_PAGE
    following = re.search(r'rel="next" href="([^"]+)"', first)[1].replace("&amp;", "&")
    assert names(anonymous.get(following).text) == ["deck 0"]


def test_the_public_list_knows_no_owner(anonymous: Client, listed):
    assert "alice" not in anonymous.get(PUBLIC).text


# one's own


def test_my_decks_are_mine_alone(alice: Client, bob: Client, anonymous: Client, listed):
    assert len(names(alice.get(MINE).text)) == 5
    assert names(bob.get(MINE).text) == []
    assert names(anonymous.get(MINE).text) == []


def test_an_anonymous_visitor_finds_their_decks_by_their_cookie(anonymous: Client):
    deck_of(anonymous, "Made without an account")
    assert names(anonymous.get(MINE).text) == ["Made without an account"]


def test_my_list_costs_the_same_for_one_deck_and_for_many(alice: Client, catalog, django_assert_max_num_queries):
    costs = []
    for count in (1, listing.PER_PAGE + 2):
        for number in range(count):
            deck_of(alice, f"{count} {number}", contents=DRAGONS)
        with django_assert_max_num_queries(8) as queries:
            alice.get(MINE)
        costs.append(len(queries))
    assert costs[0] == costs[1] == 7


def test_archived_decks_stand_on_their_own_page_and_come_back(alice: Client, listed):
    assert names(alice.get(MINE, {"archived": 1}).text) == ["Archived"]
    archived = Deck.objects.get(name="Archived")
    alice.post(reverse("archive-decks"), {"deck": archived.pk, "restore": 1})
    assert names(alice.get(MINE, {"archived": 1}).text) == []


def test_many_decks_are_archived_at_once(alice: Client):
    decks = [deck_of(alice, f"deck {number}") for number in range(3)]
    alice.post(reverse("archive-decks"), {"deck": [deck.pk for deck in decks[:2]]})
    assert names(alice.get(MINE).text) == ["deck 2"]


@pytest.mark.parametrize("ids", [["x"], ["-1"], ["9" * 40], ["١"], [""], ["1.5"], []])
def test_archiving_what_is_no_deck_archives_nothing(alice: Client, ids):
    deck_of(alice)
    assert alice.post(reverse("archive-decks"), {"deck": ids}).status_code == 302
    assert not Deck.objects.filter(archived=True).exists()


def test_nobody_archives_anothers_deck(alice: Client, carol: Client):
    deck = deck_of(alice)
    deck_of(carol)
    carol.post(reverse("archive-decks"), {"deck": deck.pk})
    assert not Deck.objects.filter(archived=True).exists()


def test_a_duplicate_holds_the_same_and_is_private(alice: Client, catalog):
    deck = deck_of(alice, "x" * bounds.NAME, contents=KNIGHTS, notes="mine")
    shared(deck, Visibility.LISTED)
    answer = alice.post(reverse("duplicate-deck", args=[deck.pk]))
    duplicate = Deck.objects.exclude(pk=deck.pk).get()
    assert answer.url == duplicate.get_absolute_url()
    assert deck_list(duplicate).entries == KNIGHTS.entries
    assert (duplicate.notes, duplicate.visibility, duplicate.origin) == ("mine", Visibility.PRIVATE, deck)
    assert duplicate.name.endswith("(copy)")


def test_a_full_shelf_takes_no_more_and_says_so(alice: Client, bob: Client, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(building, "DECKS", 1)
    deck = deck_of(alice)
    assert "You have 1 decks" in alice.post(reverse("duplicate-deck", args=[deck.pk]), follow=True).text
    deck_of(bob)
    link = shared(deck)
    assert "You have 1 decks" in bob.post(reverse("copy-deck", args=[link.token]), follow=True).text
    assert Deck.objects.count() == 2


def test_a_double_click_duplicates_once(alice: Client):
    deck = deck_of(alice)
    token = re.search(r'name="token" value="([^"]+)"', alice.get(MINE).text)[1]
    for _ in range(2):
        alice.post(reverse("duplicate-deck", args=[deck.pk]), {"token": token})
    assert owner_of(alice).decks.count() == 2


def test_deleting_asks_first_then_takes_history_and_links_but_no_copy(alice: Client, bob: Client):
    deck = deck_of(alice)
    link = shared(deck)
    bob.post(reverse("copy-deck", args=[link.token]))
    address = reverse("delete-deck", args=[deck.pk])
    assert "Delete" in alice.get(address).text
    assert Deck.objects.filter(pk=deck.pk).exists()
    alice.post(address)
    copy = Deck.objects.get()
    assert copy.owner == owner_of(bob)
    assert copy.origin is None
    assert copy.head.contents["format"] == "vanguard.classic"


# decks with a card


def test_a_card_names_the_listed_decks_that_play_it(anonymous: Client, listed):
    text = anonymous.get(reverse("decks-with-card", args=["vanguard", "blaster-blade"])).text
    assert "Knights" in text
    assert "1 ×" in text
    assert not any(name in text for name in ("Dragons", "Private", "By link", "Archived"))


def test_decks_with_a_card_cost_the_same_for_one_and_for_many(
    alice: Client, anonymous: Client, catalog, django_assert_num_queries
):
    for _ in range(2):
        for _ in range(4):
            shared(deck_of(alice, contents=KNIGHTS), Visibility.LISTED)
        with django_assert_num_queries(5):
            text = anonymous.get(reverse("decks-with-card", args=["vanguard", "blaster-blade"])).text
    assert "More public decks" in text


def test_decks_with_a_card_are_the_same_for_everyone_and_may_be_kept_a_minute(alice: Client, listed):
    answer = alice.get(reverse("decks-with-card", args=["vanguard", "blaster-blade"]))
    assert answer["Cache-Control"] == "public, max-age=60"
    assert "Cookie" not in answer["Vary"]
    assert not answer.cookies


@pytest.mark.parametrize("card", [("vanguard", "no-such-card"), ("chess", "blaster-blade")])
def test_decks_with_a_card_that_is_not_are_missing(anonymous: Client, catalog, card):
    assert anonymous.get(reverse("decks-with-card", args=card)).status_code == 404


# what stands for a deck


def test_the_card_held_most_under_the_first_heading_stands_for_a_deck():
    assert listing.leader(KNIGHTS).card.key == "crimson-butterfly-brigitte"
    assert listing.leader(DeckList("vanguard", ())) is None


def test_clans_are_named_the_most_frequent_first():
    cards = load("vanguard").cards
    alfred, overlord = (
        next(card for card in cards if card.word("clan") == clan) for clan in ("Royal Paladin", "Kagero")
    )
    deck = DeckList(
        "vanguard", (DeckEntry(alfred, alfred.printings[0], 1), DeckEntry(overlord, overlord.printings[0], 2))
    )
    assert listing.families(deck) == ("Kagero", "Royal Paladin")
