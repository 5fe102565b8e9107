"""The builder's pages: what a click answers with and without JavaScript, what is refused, and whose deck it is."""

import re

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from decks import building
from decks.contents import deck_list
from decks.models import Deck
from rules.catalogues import load
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import Printing, unknown_card

CARDS = {card.name: card for card in load("vanguard").cards}
WINGAL, BLADE = CARDS["Wingal"], CARDS["Blaster Blade"]
HTMX = {"HX-Request": "true"}

pytestmark = pytest.mark.django_db


def new_deck(browser: Client, name: str = "Knights") -> Deck:
    """A deck made by the form, as a person makes it."""
    token = re.search(r'name="token" value="([^"]+)"', browser.get("/decks/new/").content.decode())
    browser.post("/decks/new/", {"token": token[1], "name": name, "format": "vanguard.classic"})
    return Deck.objects.latest("pk")


@pytest.fixture
def deck(catalog: None, alice: Client) -> Deck:
    return new_deck(alice)


def four_of_every_card() -> DeckList:
    return DeckList("vanguard", tuple(DeckEntry(card, card.printings[0], 4) for card in CARDS.values()))


def held(deck: Deck) -> dict[str, int]:
    return {row.card_key: row.count for row in Deck.objects.with_entries().get(pk=deck.pk).entries.all()}


def click(browser: Client, deck: Deck, card: str, count: object, **more: str):
    return browser.post(f"/decks/{deck.pk}/cards/{card}/", {"count": count} | more, headers=HTMX)


# making one


def test_a_form_sent_twice_makes_one_deck_and_leads_to_it(catalog: None, anonymous: Client):
    token = re.search(r'name="token" value="([^"]+)"', anonymous.get("/decks/new/").content.decode())[1]
    answers = [anonymous.post("/decks/new/", {"token": token, "name": "Once"}) for _ in range(2)]
    assert Deck.objects.count() == 1
    assert {answer["Location"] for answer in answers} == {Deck.objects.get().get_absolute_url()}


def test_a_deck_without_a_name_is_a_new_deck_of_the_first_format(catalog: None, anonymous: Client):
    anonymous.post("/decks/new/", {})
    assert (Deck.objects.get().name, Deck.objects.get().format) == ("New deck", "vanguard.classic")


@pytest.mark.parametrize("wrong", [{"name": "x" * 101}, {"name": "\x00\x07"}, {"format": "vanguard.none"}])
def test_a_wrong_form_says_why_and_makes_nothing(catalog: None, anonymous: Client, wrong: dict[str, str]):
    answer = anonymous.post("/decks/new/", {"name": "Right"} | wrong)
    assert (answer.status_code, Deck.objects.count()) == (422, 0)
    assert 'role="alert"' in answer.content.decode()


def test_half_a_character_pair_in_a_name_breaks_nothing(catalog: None, anonymous: Client):
    body = "name=Knights+%ED%A0%80"
    anonymous.post("/decks/new/", body, content_type="application/x-www-form-urlencoded")
    assert Deck.objects.get().name.startswith("Knights")


# one click


def test_a_click_answers_with_the_deck_the_cards_buttons_and_the_bar(alice: Client, deck: Deck):
    answer = click(alice, deck, "wingal", 3).content.decode()
    assert held(deck) == {"wingal": 3}
    assert answer.lstrip().startswith('<div id="deck"')
    assert answer.count('hx-swap-oob="true"') == 2
    assert re.search(r'id="copies-wingal-3"[^>]*aria-pressed="true"', answer)
    assert 'id="deck-bar"' in answer
    assert 'data-announce="Wingal 0 → 3. 3 cards, ' in answer


def test_a_click_without_javascript_leads_back_to_the_same_search_and_card(alice: Client, deck: Deck):
    answer = alice.post(f"/decks/{deck.pk}/cards/wingal/", {"count": "2", "q": "clan:kagero  grade>=2", "page": "2"})
    assert answer.status_code == 302
    assert answer["Location"] == f"/decks/{deck.pk}/?q=clan%3Akagero+grade%3E%3D2&page=2#find-wingal"


def test_the_page_shows_the_number_of_every_card_it_lists(alice: Client, deck: Deck):
    building.set_count(deck, WINGAL, 2)
    page = alice.get(f"/decks/{deck.pk}/?q=wingal").content.decode()
    assert re.search(r'id="copies-wingal-2"[^>]*aria-pressed="true"', page)
    assert page.count('aria-label="Copies of Wingal"') == 1


def test_a_stale_tab_is_told_what_another_tab_changed(alice: Client, deck: Deck):
    click(alice, deck, "blaster-blade", 4, seen="1")
    answer = click(alice, deck, "wingal", 2, seen="1").content.decode()
    assert held(deck) == {"blaster-blade": 4, "wingal": 2}
    assert 'id="copies-blaster-blade"' in answer and 'id="copies-wingal"' in answer


def test_a_click_costs_the_same_queries_whatever_the_deck_holds(
    alice: Client, deck: Deck, django_assert_num_queries: DjangoAssertNumQueries
):
    click(alice, deck, "wingal", 1)
    with django_assert_num_queries(CLICK) as few:
        click(alice, deck, "flogal", 1)
    building.replace_contents(deck, four_of_every_card())
    with django_assert_num_queries(CLICK) as many:
        click(alice, deck, "flogal", 3)
    assert len(few) == len(many)


CLICK = 20
"""The session, the account and the owner; the deck; the card and its printings; the locked deck, its head, its
entries, their cards and printings; the transaction, the last revision, the new one, the deck, the old rows, the links,
the new rows, the commit; and whether something can be done again."""


def test_the_page_costs_the_same_queries_whatever_the_deck_holds(
    alice: Client, deck: Deck, django_assert_max_num_queries: DjangoAssertNumQueries
):
    alice.get(f"/decks/{deck.pk}/")
    with django_assert_max_num_queries(16) as few:
        alice.get(f"/decks/{deck.pk}/")
    building.replace_contents(deck, four_of_every_card())
    with django_assert_max_num_queries(16) as many:
        alice.get(f"/decks/{deck.pk}/")
    assert len(many) - len(few) == 1  # an empty deck asks for no cards and printings, but whether its format has any


# the other controls


def test_one_printing_is_counted_alone(alice: Client, deck: Deck):
    first, second = BLADE.printings[:2]
    building.set_count(deck, BLADE, 2)
    alice.post(f"/decks/{deck.pk}/printing/blaster-blade/?number={second.number}", {"count": "1"}, headers=HTMX)
    entries = deck_list(Deck.objects.with_entries().get(pk=deck.pk)).entries
    assert [(entry.count, entry.printing.number) for entry in entries] == [(2, first.number), (1, second.number)]


def test_one_more_in_a_stale_tab_is_one_more_than_the_other_tab_left(alice: Client, deck: Deck):
    click(alice, deck, "wingal", 1)
    page = alice.get(f"/decks/{deck.pk}/").content.decode()
    click(alice, deck, "wingal", 3)
    address, by = re.search(r'formaction="(/decks/\d+/printing/wingal/[^"]*)" name="by" value="(1)"', page).groups()
    alice.post(address.replace("&amp;", "&"), {"by": by, "seen": "2"}, headers=HTMX)
    assert held(deck) == {"wingal": 4}


def test_one_fewer_stops_at_none(alice: Client, deck: Deck):
    click(alice, deck, "wingal", 1)
    address = f"/decks/{deck.pk}/printing/wingal/?number={WINGAL.printings[0].number}"
    for _ in range(3):
        assert alice.post(address, {"by": "-1"}).status_code == 302
    assert held(deck) == {}


def test_an_entry_changes_its_printing(alice: Client, deck: Deck):
    first, second = BLADE.printings[:2]
    building.set_count(deck, BLADE, 2)
    address = f"/decks/{deck.pk}/printing/blaster-blade/?number={second.number}"
    answer = alice.post(address, {"instead_of": first.number})
    assert answer["Location"].endswith("#deck-sheet")
    (only,) = deck_list(Deck.objects.with_entries().get(pk=deck.pk)).entries
    assert (only.count, only.printing.number) == (2, second.number)


def test_an_unknown_card_can_be_taken_out(alice: Client, deck: Deck):
    joker = DeckEntry(unknown_card("Blaster / Joker?"), Printing(None, "BT99", "BT99/001"), 2)
    building.replace_contents(deck, DeckList("vanguard", (joker,)))
    page = alice.get(f"/decks/{deck.pk}/").content.decode()
    address = re.search(r'formaction="(/decks/\d+/printing/[^"]*)" name="count" value="0"', page)[1]
    alice.post(address.replace("&amp;", "&"), {"count": "0"}, headers=HTMX)
    assert held(deck) == {}


def test_the_first_vanguard_is_chosen_and_let_go(alice: Client, deck: Deck):
    building.set_count(deck, WINGAL, 1)
    alice.post(f"/decks/{deck.pk}/starter/", {"card": "wingal"}, headers=HTMX)
    assert deck_list(Deck.objects.get(pk=deck.pk)).starter == "wingal"
    alice.post(f"/decks/{deck.pk}/starter/", {"card": ""}, headers=HTMX)
    assert deck_list(Deck.objects.get(pk=deck.pk)).starter is None


def test_every_offered_fix_is_one_click(alice: Client, deck: Deck):
    building.set_count(deck, WINGAL, 6)
    page = alice.get(f"/decks/{deck.pk}/").content.decode()
    name = re.search(r'name="issue" value="(deck.copies [^"]*)"', page)[1]
    alice.post(f"/decks/{deck.pk}/fix/", {"issue": name}, headers=HTMX)
    assert held(deck) == {"wingal": 4}
    again = alice.post(f"/decks/{deck.pk}/fix/", {"issue": name}, headers=HTMX)
    assert again.status_code == 422
    assert "mended already" in again.content.decode()


def test_undo_and_redo_are_buttons(alice: Client, deck: Deck):
    click(alice, deck, "wingal", 2)
    answer = alice.post(f"/decks/{deck.pk}/undo/", headers=HTMX).content.decode()
    assert held(deck) == {}
    assert re.search(r'id="copies-wingal-0"[^>]*aria-pressed="true"', answer)
    alice.post(f"/decks/{deck.pk}/redo/", headers=HTMX)
    assert held(deck) == {"wingal": 2}


def test_the_format_is_changed_by_one_click(alice: Client, deck: Deck):
    alice.post(f"/decks/{deck.pk}/format/", {"format": "vanguard.classic-mixed"}, headers=HTMX)
    assert Deck.objects.get(pk=deck.pk).format == "vanguard.classic-mixed"


def test_name_and_notes_are_saved_apart(alice: Client, deck: Deck):
    alice.post(f"/decks/{deck.pk}/name/", {"name": "<b>Bold</b>"})
    alice.post(f"/decks/{deck.pk}/name/", {"notes": "Ride Barcgal."})
    deck.refresh_from_db()
    assert (deck.name, deck.notes) == ("<b>Bold</b>", "Ride Barcgal.")
    assert "<b>Bold" not in alice.get(f"/decks/{deck.pk}/").content.decode()


def test_a_clan_without_triggers_is_named_at_its_first_card(alice: Client, deck: Deck):
    answer = click(alice, deck, "hell-spider", 1).content.decode()
    assert "Megacolony has 4 cards and no triggers in Classic." in answer
    assert "VG-G60" in answer
    assert answer.index("Megacolony has 4 cards") < answer.index('class="issues"')
    assert "Find triggers" not in answer
    assert answer.count("Show triggers of other clans") == 2


def test_a_format_of_which_the_catalogue_holds_no_card_says_so(alice: Client, deck: Deck):
    page = alice.get("/decks/new/").content.decode()
    assert page.count("No card of this catalogue is in Standard.") == 1
    assert re.search(r'value="vanguard.standard" disabled', page)
    building.set_format(deck, "vanguard.standard")
    assert "No card of this catalogue is in Standard" in alice.get(f"/decks/{deck.pk}/").content.decode()


def test_an_empty_deck_starts_with_a_hint_and_no_issues(alice: Client, deck: Deck):
    page = alice.get(f"/decks/{deck.pk}/").content.decode()
    assert "No cards yet." in page
    assert 'class="issues"' not in page and "issues</span>" not in page.partition("In every format")[0]


def test_a_deck_with_problems_is_saved_all_the_same(alice: Client, deck: Deck):
    click(alice, deck, "wingal", 4)
    page = alice.get(f"/decks/{deck.pk}/").content.decode()
    assert "The deck has 4 cards; it needs exactly 50." in page


# what is refused


@pytest.mark.parametrize("count", ["-1", "100", "1000000000", "9" * 400, "", "four", "1e9", "٣", "1.0", "\x00"])
def test_a_count_that_no_deck_can_hold_changes_nothing(alice: Client, deck: Deck, count: str):
    click(alice, deck, "wingal", 2)
    answer = click(alice, deck, "wingal", count)
    assert (answer.status_code, held(deck)) == (422, {"wingal": 2})
    assert 'class="notice is-error"' in answer.content.decode()


def test_a_refusal_without_javascript_is_the_page_with_the_reason(alice: Client, deck: Deck):
    answer = alice.post(f"/decks/{deck.pk}/cards/wingal/", {"count": "100"})
    assert answer.status_code == 422
    assert "A deck holds 0 to 99 copies of a card, not 100." in answer.content.decode()


@pytest.mark.parametrize("card", ["nobody", "?wingal", "..", "%F0%9F%83%8F", "%ED%A0%80", "a" * 500])
def test_a_card_of_no_catalogue_is_missing(alice: Client, deck: Deck, card: str):
    assert click(alice, deck, card, 1).status_code == 404


@pytest.mark.parametrize("query", ["(((", "clan:", '"', "\x00", "x" * 5000, "order:nothing", "🃏", "-" * 300])
def test_any_search_answers(alice: Client, deck: Deck, query: str):
    assert alice.get(f"/decks/{deck.pk}/", {"q": query}).status_code == 200
    assert alice.get(f"/decks/{deck.pk}/find/", {"q": query}).status_code == 200


def test_nothing_is_changed_by_looking(alice: Client, deck: Deck):
    for control in ("cards/wingal", "printing/wingal", "starter", "format", "name", "fix", "undo", "redo", "restore"):
        assert alice.get(f"/decks/{deck.pk}/{control}/", {"count": 1}).status_code == 405


POSTS = ("cards/wingal", "printing/wingal", "starter", "format", "name", "fix", "undo", "redo", "restore")
PAGES = ("", "find/", "history/")


def test_another_persons_deck_is_missing_whatever_is_asked_of_it(alice: Client, carol: Client, deck: Deck):
    theirs = [carol.post(f"/decks/{deck.pk}/{post}/", {"count": 1}).status_code for post in POSTS]
    theirs += [carol.get(f"/decks/{deck.pk}/{page}").status_code for page in PAGES]
    assert set(theirs) == {404}
    assert deck.revisions.count() == 1


def test_an_anonymous_visitor_keeps_their_own_deck_and_sees_no_other(catalog: None, anonymous: Client, deck: Deck):
    mine = new_deck(anonymous, "Mine")
    assert anonymous.get(f"/decks/{mine.pk}/").status_code == 200
    assert anonymous.get(f"/decks/{deck.pk}/").status_code == 404


def test_a_click_after_signing_out_in_another_tab_leads_to_signing_in_and_back(alice: Client, deck: Deck):
    alice.post("/account/sign-out/")
    answer = click(alice, deck, "wingal", 1)
    assert answer["HX-Redirect"] == f"/account/sign-in/?next=%2Fdecks%2F{deck.pk}%2F"
    assert "You are signed out here" in alice.get(answer["HX-Redirect"]).content.decode()
    assert held(deck) == {}


@pytest.mark.parametrize("deck_id", ["0", "99999999", "9" * 60])
def test_a_deck_that_never_was_is_missing(alice: Client, deck_id: str):
    assert alice.get(f"/decks/{deck_id}/").status_code == 404


def test_the_builder_is_never_cached(alice: Client, deck: Deck):
    assert "no-store" in alice.get(f"/decks/{deck.pk}/")["Cache-Control"]
    assert "no-store" in click(alice, deck, "wingal", 1)["Cache-Control"]


def test_a_cards_preview_is_the_same_for_everyone_and_may_be_kept(catalog: None, anonymous: Client):
    answer = anonymous.get("/fragments/cards/vanguard/blaster-blade/")
    assert "Blaster Blade" in answer.content.decode()
    assert "public" in answer["Cache-Control"] and not answer.cookies
    assert anonymous.get("/fragments/cards/vanguard/nobody/").status_code == 404
