"""Inviting a friend: what they see, who gets the seat, and what becomes of an invitation nobody wants any more."""

import pytest
from django.test import Client

from decks import building
from play import joining, matches
from play.matches import Terms
from play.models import Match, Status
from rules.catalogues import load, ready_decks
from rules.games import game
from rules.kernel.chance import commitment
from rules.kernel.decklists import DeckEntry, DeckList
from tests.play.tables import TERMS, chair, match_of
from tests.support.people import deck_of, owner_of

pytestmark = pytest.mark.django_db

CLASSIC = game("vanguard").format("vanguard.classic")
HTMX = {"HX-Request": "true"}


@pytest.fixture
def invitation(alice: Client) -> Match:
    return matches.open_match(Terms("vanguard", "vanguard.classic", {"trigger_power": 10000}, clock=600), chair(alice))


def address(match: Match, page: str = "") -> str:
    return f"/play/{match.token}/{page}"


def test_opening_the_link_tells_everything_and_takes_nothing(invitation: Match, anonymous: Client) -> None:
    html = anonymous.get(address(invitation)).content.decode()
    for word in ("Alice</span> invites you", "Classic", "10 minutes each", "10000", commitment(invitation.seed)):
        assert word in html
    assert invitation.seed not in html
    assert ready_decks("vanguard")[0].name in html, "one of the decks to choose from"
    invitation.refresh_from_db()
    assert invitation.status == Status.OPEN


def test_the_deck_of_the_host_is_not_told(alice: Client, bob: Client) -> None:
    match = matches.open_match(TERMS, chair(alice))
    match.seats.filter(number=0).update(deck_name="A title to hide")
    assert "A title to hide" not in bob.get(address(match)).content.decode()


def test_sitting_down_begins_the_match(invitation: Match, bob: Client) -> None:
    assert bob.post(address(invitation, "take/"), {"deck": "sold-2", "allows_watching": "1"})["Location"] == address(
        invitation
    )
    invitation.refresh_from_db()
    assert (invitation.status, invitation.seat(1).owner, invitation.seat(1).name) == (
        *(Status.RUNNING, owner_of(bob), "bob"),
    )


def test_whoever_comes_second_is_told_and_may_watch(invitation: Match, bob: Client, carol: Client) -> None:
    bob.post(address(invitation, "take/"), {"deck": "sold-2", "allows_watching": "1"})
    answer = carol.post(address(invitation, "take/"), {"deck": "sold-1"})
    assert answer.status_code == 409
    assert "Somebody else was quicker" in answer.content.decode()
    assert f'href="{address(invitation)}"' in answer.content.decode()


def test_without_watching_whoever_comes_second_finds_nothing(invitation: Match, bob: Client, carol: Client) -> None:
    bob.post(address(invitation, "take/"), {"deck": "sold-2"})
    assert carol.post(address(invitation, "take/"), {"deck": "sold-1"}).status_code == 404


def test_taking_the_seat_twice_leads_to_the_same_board(invitation: Match, bob: Client) -> None:
    for _ in range(2):
        answer = bob.post(address(invitation, "take/"), {"deck": "sold-2"})
        assert answer["Location"] == address(invitation)
    assert invitation.seats.filter(owner=owner_of(bob)).count() == 1


def test_the_host_cannot_take_the_other_seat_by_mistake(invitation: Match, alice: Client) -> None:
    alice.post(address(invitation, "take/"), {"deck": "sold-2"})
    invitation.refresh_from_db()
    assert invitation.status == Status.OPEN


@pytest.mark.parametrize("deck", ["", "sold-99", "1234567"])
def test_without_a_deck_nobody_sits_down(invitation: Match, bob: Client, deck: str) -> None:
    answer = bob.post(address(invitation, "take/"), {"deck": deck})
    assert answer.status_code == 422
    assert "Choose a deck" in answer.content.decode()


def test_a_deck_is_judged_by_what_the_match_agreed_on(catalog: None, alice: Client, bob: Client) -> None:
    mixed = deck_of(bob, contents=mixed_clans())
    classic = matches.open_match(TERMS, chair(alice))
    assert bob.post(address(classic, "take/"), {"deck": str(mixed.pk)}).status_code == 422
    agreed = matches.open_match(Terms("vanguard", "vanguard.classic-mixed"), chair(alice))
    assert bob.post(address(agreed, "take/"), {"deck": str(mixed.pk)}).status_code == 302


def test_a_deck_changed_since_the_page_was_opened_is_judged_as_it_is_now(
    catalog: None, invitation: Match, bob: Client
) -> None:
    deck = deck_of(bob, contents=ready_decks("vanguard")[0])
    assert f'value="{deck.pk}"' in bob.get(address(invitation)).content.decode()
    building.replace_contents(deck, DeckList("vanguard", ()))
    assert bob.post(address(invitation, "take/"), {"deck": str(deck.pk)}).status_code == 422


def test_a_card_no_rules_know_is_refused_by_name() -> None:
    import dataclasses

    deck = ready_decks("vanguard")[0]
    strange = dataclasses.replace(deck.entries[0].card, key="own-hound", name="Own Hound")
    with_it = dataclasses.replace(deck, entries=(DeckEntry(strange, deck.entries[0].printing, 1), *deck.entries[1:]))
    assert any("Own Hound cannot be used in matches" in reason.message for reason in joining.refusals(with_it, CLASSIC))


def test_guests_keep_their_name_and_differ_at_one_table(alice: Client, anonymous: Client) -> None:
    match = matches.open_match(TERMS, chair(alice))
    anonymous.get(address(match))
    anonymous.post(address(match, "take/"), {"deck": "sold-2"})
    name = Match.objects.get(pk=match.pk).seat(1).name
    assert name.startswith("Guest ")
    again = matches.open_match(TERMS, chair(alice, name=name))
    anonymous.post(address(again, "take/"), {"deck": "sold-2"})
    other = Match.objects.get(pk=again.pk).seat(1).name
    assert other.startswith("Guest ") and other != name


def test_the_page_of_the_host_learns_that_somebody_sat_down(invitation: Match, alice: Client, bob: Client) -> None:
    assert alice.get(address(invitation, "waiting/"), headers=HTMX).status_code == 204
    bob.post(address(invitation, "take/"), {"deck": "sold-2"})
    assert alice.get(address(invitation, "waiting/"), headers=HTMX)["HX-Redirect"] == address(invitation)


def test_only_the_host_closes_an_invitation_and_the_friend_is_told(
    invitation: Match, alice: Client, bob: Client
) -> None:
    assert bob.post(address(invitation, "close/")).status_code == 404
    assert alice.post(address(invitation, "close/"))["Location"] == "/play/"
    assert "This invitation has ended" in bob.get(address(invitation)).content.decode()
    assert bob.post(address(invitation, "take/"), {"deck": "sold-2"}).status_code == 409


def test_closing_too_late_leads_to_the_board(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    assert alice.post(address(match, "close/"))["Location"] == address(match)
    match.refresh_from_db()
    assert match.is_running


def test_signing_up_in_mid_match_keeps_the_seat(invitation: Match, anonymous: Client) -> None:
    anonymous.get(address(invitation))
    anonymous.post(address(invitation, "take/"), {"deck": "sold-2"})
    password = "wingal-runs-at-dawn"
    form = {"username": "dora", "password1": password, "password2": password}
    assert anonymous.post("/account/sign-up/", form).status_code == 302
    assert Match.objects.get(pk=invitation.pk).seat(1).owner.user.get_username() == "dora"
    assert anonymous.get(address(invitation, "waiting/"), headers=HTMX).status_code == 200


@pytest.mark.parametrize("page", ["waiting/", "here/", "table/", "act/", "close/"])
def test_what_is_for_the_table_is_missing_to_strangers(alice: Client, bob: Client, carol: Client, page: str) -> None:
    match = match_of(alice, bob)
    ask = carol.get if page == "waiting/" else carol.post
    assert ask(address(match, page)).status_code == 404


def mixed_clans() -> DeckList:
    """The first deck sold ready to play with one card of another clan in place of one of its own."""
    deck = ready_decks("vanguard")[0]
    mine = deck.entries[0].card.word("clan")
    kind = next(entry for entry in deck.entries if entry.card.kind == "normal" and entry.card.key != deck.starter)
    other = next(
        card
        for card in load("vanguard").cards
        if card.kind == "normal" and card.word("clan") not in (None, mine) and card.number("grade") == 1
    )
    kept = tuple(entry for entry in deck.entries if entry is not kind)
    return DeckList("vanguard", (*kept, DeckEntry(other, other.printings[0], kind.count)), deck.starter)
