"""Who sees a deck, by which link, and what a link shows."""

import re

import pytest
from django.http import Http404
from django.test import Client
from django.urls import reverse

from decks import building, sharing
from decks.contents import deck_list
from decks.models import Deck, ShareLink, Visibility
from rules.catalogues import ready_decks
from rules.kernel.decklists import DeckList
from tests.support.people import deck_of, owner_of, shared

pytestmark = pytest.mark.django_db
KNIGHTS, DRAGONS = ready_decks("vanguard")
ADDRESS = re.compile(r"/d/([A-Za-z0-9_-]{24})/")


def shown(token: str) -> DeckList:
    return sharing.shared_deck(token).cards


def leads_somewhere(token: str) -> bool:
    try:
        sharing.shared_deck(token)
    except Http404:
        return False
    return True


# what the links do


def test_a_new_deck_is_private_and_has_no_link(alice: Client):
    deck = deck_of(alice)
    assert deck.visibility == Visibility.PRIVATE
    assert not deck.links.exists()


def test_a_link_is_too_long_to_guess(alice: Client):
    tokens = {shared(deck_of(alice, f"deck {number}")).token for number in range(20)}
    assert len(tokens) == 20
    assert all(len(token) * 6 >= 128 for token in tokens)


def test_a_live_link_shows_the_deck_as_it_becomes(alice: Client, catalog):
    deck = deck_of(alice, contents=KNIGHTS)
    link = shared(deck)
    building.replace_contents(deck, DRAGONS)
    assert shown(link.token).entries == DRAGONS.entries


def test_a_pinned_link_shows_its_revision_for_ever(alice: Client, catalog):
    deck = deck_of(alice, contents=KNIGHTS)
    link = sharing.pin(deck)
    building.replace_contents(deck, DRAGONS)
    building.set_format(deck, "vanguard.premium")
    pinned = sharing.shared_deck(link.token)
    assert pinned.is_pinned
    assert pinned.cards.entries == KNIGHTS.entries
    assert pinned.format == "vanguard.classic"


def test_a_pinned_link_tells_nothing_of_other_revisions(alice: Client, anonymous: Client, catalog):
    deck = deck_of(alice, contents=KNIGHTS, notes="old thoughts")
    link = sharing.pin(deck)
    live = sharing.live_link(deck)
    building.replace_contents(deck, DRAGONS)
    building.rename(deck, notes="new thoughts on dragons")
    text = anonymous.get(link.get_absolute_url()).text
    assert "Blaster Blade" in text
    assert "Overlord" not in text
    assert "thoughts" not in text
    assert live.token not in text


def test_pinning_twice_gives_one_link(alice: Client):
    deck = deck_of(alice)
    assert sharing.pin(deck) == sharing.pin(deck)


def test_pinning_a_private_deck_opens_it_to_the_link_alone(alice: Client):
    deck = deck_of(alice)
    sharing.pin(deck)
    assert deck.visibility == Visibility.LINK
    assert not deck.links.live().exists()


def test_a_renewed_link_leads_nowhere_at_its_old_address(alice: Client):
    link = shared(deck_of(alice))
    old = link.token
    sharing.renew(link)
    assert not leads_somewhere(old)
    assert leads_somewhere(link.token)


def test_taking_back_the_last_link_makes_the_deck_private(alice: Client):
    deck = deck_of(alice)
    link = shared(deck, Visibility.LISTED)
    sharing.revoke(link)
    deck.refresh_from_db()
    assert deck.visibility == Visibility.PRIVATE
    assert not leads_somewhere(link.token)


def test_without_its_live_link_a_deck_is_not_listed(alice: Client):
    deck = deck_of(alice)
    pinned, live = sharing.pin(deck), shared(deck, Visibility.LISTED)
    sharing.revoke(live)
    deck.refresh_from_db()
    assert deck.visibility == Visibility.LINK
    assert not Deck.objects.listed().exists()
    assert leads_somewhere(pinned.token)


def test_listing_makes_a_live_link_even_beside_a_pinned_one(alice: Client):
    deck = deck_of(alice)
    sharing.pin(deck)
    sharing.show_to(deck, Visibility.LISTED)
    assert Deck.objects.listed().get().live_token == deck.links.live().get().token


def test_links_outlast_a_time_of_being_private(alice: Client):
    deck = deck_of(alice)
    link = shared(deck)
    sharing.show_to(deck, Visibility.PRIVATE)
    assert not leads_somewhere(link.token)
    sharing.show_to(deck, Visibility.LINK)
    assert leads_somewhere(link.token)


def test_archived_decks_leave_the_list_and_keep_their_links(alice: Client):
    deck = deck_of(alice)
    link = shared(deck, Visibility.LISTED)
    alice.post(reverse("archive-decks"), {"deck": deck.pk})
    assert not Deck.objects.listed().exists()
    assert leads_somewhere(link.token)


# what nobody can tell apart


@pytest.fixture
def dead_tokens(alice: Client) -> dict[str, str]:
    """A token for each reason there is nothing behind it."""
    private, revoked, renewed = (deck_of(alice, name) for name in ("private", "revoked", "renewed"))
    closed = shared(private).token
    sharing.show_to(private, Visibility.PRIVATE)
    taken_back = shared(revoked)
    sharing.revoke(taken_back)
    link = shared(renewed)
    old = link.token
    sharing.renew(link)
    return {
        "private": closed,
        "revoked": taken_back.token,
        "renewed": old,
        "random": "A" * 24,
        "malformed": "x",
        "too long": "A" * 5000,
        "with a NUL": "A" * 23 + "\x00",
        "a number": str(private.pk),
        "markup": "<script>",
        "surrogate": "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
    }


def test_every_dead_token_is_answered_alike_for_the_same_cost(
    anonymous: Client, dead_tokens, django_assert_num_queries
):
    answers = set()
    for token in dead_tokens.values():
        with django_assert_num_queries(1):
            answer = anonymous.get(reverse("shared-deck", args=[token]))
        answers.add((answer.status_code, answer.content, tuple(answer.items())))
    assert len(answers) == 1
    assert answers.pop()[0] == 404


def test_no_sub_page_is_more_talkative(anonymous: Client, dead_tokens, sub_pages):
    missing = anonymous.get(reverse("shared-deck", args=["x"])).content
    for page in sub_pages:
        for token in dead_tokens.values():
            answer = anonymous.get(reverse(page, args=[token]))
            if answer.status_code != 405:
                assert (answer.status_code, answer.content) == (404, missing), (page, token)


@pytest.fixture
def sub_pages() -> list[str]:
    """Names of every address below a shared deck's."""
    from decks.urls import urlpatterns

    return [pattern.name for pattern in urlpatterns if str(pattern.pattern).startswith("d/<str:token>/")]


# what a friend sees


def test_a_friend_without_an_account_sees_the_whole_deck(alice: Client, anonymous: Client, catalog):
    text = anonymous.get(shared(deck_of(alice, contents=KNIGHTS, notes="Ride early.")).get_absolute_url()).text
    assert all(entry.card.name.split(",")[0] in text for entry in KNIGHTS.entries)
    assert "Ride early." in text
    assert "first vanguard" in text
    for format in ("Classic", "Standard", "Premium", "G Standard"):
        assert format in text


def test_the_page_of_a_shared_deck_costs_the_same_for_any_deck(alice: Client, catalog, django_assert_num_queries):
    for contents in (KNIGHTS, DRAGONS):
        link = shared(deck_of(alice, contents=contents))
        with django_assert_num_queries(3):
            Client().get(link.get_absolute_url())


def test_notes_and_names_are_text_and_never_markup(alice: Client, anonymous: Client):
    evil = "<script>alert(1)</script>"
    deck = deck_of(alice, evil, notes=f"{evil} https://example.org javascript:alert(1)")
    text = anonymous.get(shared(deck).get_absolute_url()).text
    assert evil not in text
    assert text.count("&lt;script&gt;") >= 3
    notes = text.partition("shared-notes")[2].partition("</p>")[0]
    assert "example.org" in notes
    assert "href" not in notes


def test_the_author_is_named_only_when_they_want_to_be(alice: Client, anonymous: Client):
    deck = deck_of(alice)
    link = shared(deck)
    assert "by alice" not in anonymous.get(link.get_absolute_url()).text
    sharing.sign(deck, True)
    assert "by alice" in anonymous.get(link.get_absolute_url()).text


def test_a_link_preview_says_what_the_deck_is(alice: Client, anonymous: Client, catalog):
    text = anonymous.get(shared(deck_of(alice, contents=KNIGHTS)).get_absolute_url()).text
    preview = dict(re.findall(r'<meta property="og:(title|description)" content="([^"]*)"', text))
    assert preview["title"].startswith("Gallatin&#39;s guard")
    assert preview["description"].startswith("50 cards")


def test_only_listed_decks_are_for_search_engines(alice: Client, anonymous: Client):
    deck = deck_of(alice)
    link = shared(deck)
    assert "noindex" in anonymous.get(link.get_absolute_url()).text
    sharing.show_to(deck, Visibility.LISTED)
    assert "noindex" not in anonymous.get(link.get_absolute_url()).text
    assert "noindex" in anonymous.get(sharing.pin(deck).get_absolute_url()).text


def test_a_shared_deck_is_kept_by_no_cache(alice: Client, anonymous: Client):
    answer = anonymous.get(shared(deck_of(alice)).get_absolute_url())
    assert answer["Cache-Control"] == "no-store"
    assert answer["Referrer-Policy"] == "same-origin"


def test_the_owner_is_led_to_edit_and_others_to_copy(alice: Client, bob: Client):
    deck = deck_of(alice)
    address = shared(deck).get_absolute_url()
    assert deck.get_absolute_url() in alice.get(address).text
    assert deck.get_absolute_url() not in bob.get(address).text
    assert "Copy to my decks" in bob.get(address).text


# copies


def form_token(client: Client, address: str) -> str:
    return re.search(r'name="token" value="([^"]+)"', client.get(address).text)[1]


def test_a_copy_is_private_and_remembers_where_it_came_from(alice: Client, bob: Client, catalog):
    deck = deck_of(alice, contents=KNIGHTS, notes="Ride early.")
    link = shared(deck)
    bob.post(reverse("copy-deck", args=[link.token]))
    copy = owner_of(bob).decks.get()
    assert (copy.origin, copy.visibility, copy.notes) == (deck, Visibility.PRIVATE, "Ride early.")
    assert deck_list(copy).entries == KNIGHTS.entries
    assert deck_list(copy).starter == KNIGHTS.starter


def test_a_copy_of_a_pinned_link_holds_that_revision(alice: Client, bob: Client, catalog):
    deck = deck_of(alice, contents=KNIGHTS, notes="secret")
    link = sharing.pin(deck)
    building.replace_contents(deck, DRAGONS)
    bob.post(reverse("copy-deck", args=[link.token]))
    copy = owner_of(bob).decks.get()
    assert deck_list(copy).entries == KNIGHTS.entries
    assert copy.notes == ""


def test_a_double_click_copies_once_even_for_a_newcomer(alice: Client, anonymous: Client):
    link = shared(deck_of(alice))
    token = form_token(anonymous, link.get_absolute_url())
    answers = {anonymous.post(reverse("copy-deck", args=[link.token]), {"token": token}).url for _ in range(2)}
    assert len(answers) == 1
    assert owner_of(anonymous).decks.count() == 1


def test_another_copy_from_another_form_is_another_deck(alice: Client, bob: Client):
    link = shared(deck_of(alice))
    for _ in range(2):
        token = form_token(bob, link.get_absolute_url())
        bob.post(reverse("copy-deck", args=[link.token]), {"token": token})
    assert owner_of(bob).decks.count() == 2


def test_a_copy_says_after_which_deck_it_is_while_that_is_listed(alice: Client, bob: Client, anonymous: Client):
    deck = deck_of(alice, "The first of its kind")
    link = shared(deck, Visibility.LISTED)
    bob.post(reverse("copy-deck", args=[link.token]))
    copy = owner_of(bob).decks.get()
    building.rename(copy, name="Mine now")
    address = shared(copy).get_absolute_url()
    assert link.get_absolute_url() in anonymous.get(address).text
    sharing.show_to(deck, Visibility.LINK)
    text = anonymous.get(address).text
    assert link.token not in text
    assert "The first of its kind" not in text


# the panel


def test_the_first_link_is_one_press(alice: Client, anonymous: Client):
    deck = deck_of(alice)
    assert "Nobody but you" in alice.get(reverse("share-deck", args=[deck.pk])).text
    panel = alice.post(reverse("make-link", args=[deck.pk]), follow=True)
    address = ADDRESS.search(panel.text)[0]
    assert anonymous.get(address).status_code == 200


def test_the_panel_says_who_may_see_the_deck(alice: Client):
    deck = deck_of(alice)
    for state in Visibility.values:
        panel = alice.post(reverse("share-deck", args=[deck.pk]), {"visibility": state}, follow=True)
        assert f'value="{state}" checked' in panel.text
        deck.refresh_from_db()
        assert deck.visibility == state


def test_looking_at_the_panel_shares_nothing(alice: Client):
    deck = deck_of(alice)
    alice.get(reverse("share-deck", args=[deck.pk]))
    assert not ShareLink.objects.exists()


@pytest.mark.parametrize("fields", [{}, {"visibility": "everyone"}, {"visibility": ["link\x00"]}])
def test_a_state_that_is_none_changes_nothing(alice: Client, fields):
    deck = deck_of(alice)
    assert alice.post(reverse("share-deck", args=[deck.pk]), fields).status_code == 422
    assert Deck.objects.get().visibility == Visibility.PRIVATE


def test_the_owner_renews_takes_back_and_pins(alice: Client, anonymous: Client):
    deck = deck_of(alice)
    link = shared(deck)
    alice.post(reverse("renew-link", args=[deck.pk, link.pk]))
    assert not leads_somewhere(link.token)
    alice.post(reverse("pin-deck", args=[deck.pk]))
    assert deck.links.count() == 2
    alice.post(reverse("revoke-link", args=[deck.pk, link.pk]))
    assert deck.links.get().revision == deck.head
    alice.post(reverse("make-link", args=[deck.pk]))
    assert deck.links.live().count() == 1


def test_a_link_of_another_deck_is_missing(alice: Client):
    mine, other = deck_of(alice, "one"), deck_of(alice, "two")
    link = shared(other)
    assert alice.post(reverse("revoke-link", args=[mine.pk, link.pk])).status_code == 404
    assert leads_somewhere(link.token)


# the API


def test_the_api_shows_what_the_link_shows(alice: Client, anonymous: Client, catalog):
    link = shared(deck_of(alice, contents=KNIGHTS))
    data = anonymous.get(f"/api/v1/decks/{link.token}").json()
    assert (data["name"], data["format"], data["starter"]) == ("Gallatin's guard", "vanguard.classic", KNIGHTS.starter)
    assert sum(entry["count"] for entry in data["entries"]) == 50
    assert {verdict["format"]: verdict["legal"] for verdict in data["verdicts"]}["vanguard.classic"]


def test_the_api_tells_dead_tokens_apart_no_better(anonymous: Client, dead_tokens):
    answers = {anonymous.get(reverse("api:deck", args=[token])).content for token in dead_tokens.values()}
    assert len(answers) == 1
