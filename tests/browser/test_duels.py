"""Pokémon Duels in a browser: a deck with its ladder, a venue, a whole match against a bot, chains and passing."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import Duelist, play_until
from tests.browser.test_board import tab_to
from tests.browser.test_pages import assert_fits
from tests.browser.test_tables import A_MATCH, match_of
from tests.browser.visiting import A_DECK, expect_entry, expect_held, path_of, press

pytestmark = pytest.mark.browser

FAMILY = {"Revival of the Dead": 3, "Resurrection of the Dead": 3, "Reanimation of the Dead": 1}
DESK_AND_PHONE = pytest.mark.parametrize("device", ["page", "phone"])


@pytest.fixture
def visitor(device: str, request: pytest.FixtureRequest) -> Page:
    page: Page = request.getfixturevalue(device)
    return page


def begin_deck(page: Page) -> str:
    page.goto("/decks/new/?game=pokemon-duels")
    page.get_by_role("button", name="Start building").click()
    page.wait_for_url(A_DECK)
    return path_of(page)


def sit_down_with_a_bot(page: Page, venue: str = "") -> None:
    page.goto("/play/new/?game=pokemon-duels")
    page.get_by_label("Easy").check()
    if venue:
        page.get_by_label("Venue").select_option(venue)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(A_MATCH)


@DESK_AND_PHONE
def test_the_ladder_of_one_effect_is_explained_and_mended(visitor: Page) -> None:
    page, deck = visitor, begin_deck(visitor)
    page.goto(f"{deck}?q=dead")
    for name, count in FAMILY.items():
        press(page, name, count)
    expect_held(page, cards=7)
    if page.locator("#deck-bar").is_visible():
        page.locator("#deck-bar").click()
    issue = page.locator("#deck .issue", has_text="this name may have at most 2")
    expect(issue).to_contain_text("same effect as Revival of the Dead")
    expect(page.locator("#ladders .rung.is-over")).to_contain_text("Resurrection of the Dead")
    expect(page.locator("#ladders .rung.is-absent")).to_contain_text("Seizure of the Dead’s Life")
    assert_fits(page)
    issue.get_by_role("button", name="Remove 1 Resurrection of the Dead").click()
    expect_entry(page, "Resurrection of the Dead", 2)
    expect(page.locator("#ladders .rung.is-over")).to_have_count(0)


def test_a_white_card_goes_into_the_extra_deck_by_itself(page: Page) -> None:
    deck = begin_deck(page)
    page.goto(f"{deck}?q=charizard")
    press(page, "Charizard", 2)
    expect_held(page, extra=2, cards=0)


def test_how_many_more_fit_is_told_beside_every_card_that_a_click_concerns(page: Page) -> None:
    deck = begin_deck(page)
    page.goto(f"{deck}?q=dead")
    press(page, "Revival of the Dead", 3)
    room = page.locator("#copies-resurrection-of-the-dead .room")
    expect(room).to_have_text("2 more")
    press(page, "Reanimation of the Dead", 2)
    expect(room).to_have_text("1 more")


def test_the_venue_is_chosen_with_the_match(page: Page) -> None:
    sit_down_with_a_bot(page, "cerulean-hall")
    venue = page.get_by_role("group", name="Venue and Environment")
    expect(venue).to_contain_text("Cerulean Hall")
    page.locator("#about-table summary").click()
    expect(page.locator("#about-table")).to_contain_text("venue: Cerulean Hall")


@DESK_AND_PHONE
def test_a_whole_match_against_a_bot(visitor: Page) -> None:
    sit_down_with_a_bot(visitor)
    player = Duelist(visitor)
    asked = visitor.locator(".bar.is-asked, .result").first
    for _ in range(300):
        expect(asked).to_be_visible(timeout=30_000)  # a worker reads the rules before its first move
        if player.has_ended:
            break
        player.answer()
    expect(visitor.locator(".result h2")).to_have_text(re.compile("You won|You lost"))
    assert_fits(visitor)


def test_a_chain_is_answered_and_both_see_it(page: Page, phone: Page) -> None:
    match_of(page, phone, "pokemon-duels")
    players = Duelist(page), Duelist(phone)
    for player in players:
        player.answers = True
    for _ in range(250):
        seq = max(player.seq for player in players)
        for player in players:
            player.catch_up(seq)
        if page.locator("#chain .link").count() or any(player.has_ended for player in players):
            break
        (asked,) = [player for player in players if player.is_asked]
        asked.answer()
    links = [player.page.locator("#chain .link .card-word").all_inner_texts() for player in players]
    assert links[0] == links[1] != []
    assert_fits(phone)


def test_who_wants_no_questions_this_turn_is_passed_for(page: Page, open_page: OpenPage) -> None:
    guest = open_page()
    match_of(page, guest, "pokemon-duels")
    players = Duelist(page), Duelist(guest)
    for _ in range(250):
        seq = max(player.seq for player in players)
        for player in players:
            player.catch_up(seq)
        (asked,) = [player for player in players if player.is_asked]
        if asked.is_answering:
            break
        asked.answer()
    (other,) = [player for player in players if player is not asked]
    news = other.page.locator("#board").get_attribute("data-news")
    asked.page.get_by_role("button", name="Do not ask again this turn").click()
    expect(asked.page.locator("#passing")).to_have_attribute("aria-pressed", "true")
    assert other.page.locator("#board").get_attribute("data-news") == news
    other.catch_up(seq + 1)
    expect(asked.page.locator("#passing")).to_have_text("Passing for you this turn")


def test_a_pokemon_is_summoned_by_keyboard(page: Page, open_page: OpenPage) -> None:
    guest = open_page()
    match_of(page, guest, "pokemon-duels")
    asked = play_until((Duelist(page), Duelist(guest)), "Summon, activate", of="hand")
    keys = asked.page.keyboard
    asked.prompt.focus()
    tab_to(asked.page, ".hand .card.is-able > summary")
    keys.press("Enter")
    tab_to(asked.page, ".bar-chosen button")
    before, done = asked.seq, asked.page.locator(":focus").inner_text()
    keys.press("Enter")
    asked.catch_up(before + 1)
    assert done in ("Summon", "Set face down", "Activate") or done.startswith("Summon with")
