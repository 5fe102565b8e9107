"""Getting to a table in a browser: alone, with a friend, again, and after the other one has left."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.test_pages import assert_fits
from tests.browser.test_visitors import fill_sign_up
from tests.browser.visiting import path_of
from tests.support.certain import CertainSite
from tests.support.site import Site
from tests.support.sites import Sites

pytestmark = pytest.mark.browser
GUESTS_DECK = {
    "vanguard": "Trial Deck 2",
    "hearthstone": "Loose the Hounds",
    "pokemon-duels": "Tide and Frost",
    "wuxia": "",
    "nannaier": "Turning Water",
}
A_MATCH = re.compile(r"/play/[\w-]{24}/$")


def invite(page: Page, against: str = "A friend, by link", game: str = "vanguard") -> str:
    """Set a match up and wait for somebody; the address to send."""
    page.goto(f"/play/new/?game={game}")
    page.get_by_label(against).check()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(A_MATCH)
    return path_of(page)


def sit_down(page: Page, address: str, deck: str = "Trial Deck 2") -> None:
    """Take the seat, with a deck of this name; none is asked for where both play from one pool."""
    page.goto(address)
    if deck:
        page.get_by_label(deck).check()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#board")).to_be_visible()


def match_of(first: Page, second: Page, game: str = "vanguard") -> str:
    """A running match of these two; its address."""
    address = invite(first, game=game)
    sit_down(second, address, GUESTS_DECK[game])
    expect(first.locator("#board")).to_be_visible()
    return address


def word(page: Page, name: str) -> None:
    page.locator("#table, #result, #note").get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize("device", ["page", "phone", "plain_page"])
def test_j1_one_click_leads_a_newcomer_to_a_running_match(device: str, request: pytest.FixtureRequest) -> None:
    page: Page = request.getfixturevalue(device)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(A_MATCH)
    expect(page.locator("#prompt")).to_contain_text("Choose your first vanguard")
    assert_fits(page)


def test_j7_a_friend_sits_down_by_the_link_and_both_boards_are_there(page: Page, phone: Page) -> None:
    page.goto("/play/new/?against=friend")
    page.get_by_label("Clock").select_option("10 minutes each")
    page.get_by_text("Rules that tables play differently").click()
    page.get_by_label("Power that a trigger gives").select_option("10000")
    page.get_by_role("button", name="Sit down").click()
    address = page.get_by_label("Link to the match").input_value()
    assert_fits(page)
    phone.goto(address)
    for agreed in ("10 minutes each", "10000, as in newer eras"):
        expect(phone.get_by_text(agreed)).to_be_visible()
    assert_fits(phone)
    sit_down(phone, address)
    expect(page.locator("#board")).to_be_visible()
    for each in (page, phone):
        expect(each.locator("#table").get_by_role("timer")).to_have_count(2)
    assert_fits(phone)


def test_without_javascript_a_friend_sits_down_too(open_page) -> None:
    first, second = (open_page(java_script_enabled=False) for _ in range(2))
    address = invite(first)
    sit_down(second, address)
    first.get_by_role("link", name="Look again").click()
    expect(first.locator("#board")).to_be_visible()
    second.locator("#table summary", has_text="Leave").click()
    word(second, "Offer a draw")
    first.goto(address)
    word(first, "Accept")
    expect(first.locator("#result")).to_contain_text("A draw by agreement")


def test_two_friends_race_for_one_seat(page: Page, phone: Page, open_page, watch) -> None:
    watch.expected = {409}
    carol = open_page()
    address = invite(page)
    for friend in (phone, carol):
        friend.goto(address)
    phone.get_by_role("button", name="Sit down").click()
    carol.get_by_role("button", name="Sit down").click()
    expect(phone.locator("#board")).to_be_visible()
    expect(carol.get_by_role("heading", name="Somebody else was quicker")).to_be_visible()
    carol.get_by_role("link", name="Watch").click()
    expect(carol.locator("#board")).to_be_visible()
    expect(carol.locator("#table-form")).to_have_count(0)


def test_an_invitation_is_closed_and_the_friend_is_told(page: Page, phone: Page) -> None:
    address = invite(page)
    page.get_by_role("button", name="Close the invitation").click()
    page.wait_for_url("/play/")
    phone.goto(address)
    expect(phone.get_by_role("heading", name="This invitation has ended")).to_be_visible()


def test_an_open_game_is_found_in_the_lobby(page: Page, phone: Page) -> None:
    address = invite(page, "Whoever comes first")
    phone.goto("/play/")
    phone.locator(f'.match-line a[href="{address}"]').click()
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.locator("#board")).to_be_visible()


def test_words_at_the_table_reach_the_other_side(page: Page, phone: Page) -> None:
    match_of(page, phone)
    phone.locator("#table summary", has_text="Say").click()
    phone.get_by_role("button", name="Good luck, have fun").click()
    expect(page.locator(".bubble")).to_have_text("Good luck, have fun")
    page.locator("#table summary", has_text="Say").click()
    word(page, "Hear no phrases")
    expect(page.locator(".bubble")).to_have_count(0)


def test_an_offer_is_seen_and_answered_without_scrolling_on_a_phone(page: Page, phone: Page) -> None:
    match_of(page, phone)
    page.locator("#table summary", has_text="Leave").click()
    word(page, "Offer a draw")
    decline = phone.get_by_role("button", name="Decline")
    expect(decline).to_be_in_viewport(ratio=1)
    assert phone.evaluate("scrollY") == 0
    decline.click()
    expect(page.locator(".bubble")).to_have_text("Let us play on")
    expect(page.get_by_text("You offer a draw")).to_have_count(0)


def test_j7_a_rematch_swaps_sides_and_begins_when_both_want_it(page: Page, phone: Page) -> None:
    address = match_of(page, phone)
    page.locator("#table summary", has_text="Leave").click()
    word(page, "Concede")
    expect(page.locator("#result")).to_contain_text("You lost")
    expect(phone.locator("#result")).to_contain_text("You won")
    word(phone, "Rematch")
    expect(phone.get_by_role("heading", name="The other seat is free")).to_be_visible()
    word(page, "Sit down, same deck")
    for each in (page, phone):
        each.wait_for_url(lambda url: address not in url)
        expect(each.locator("#result")).to_have_count(0)
        expect(each.locator("#board")).to_be_visible()
    expect(phone.locator("#prompt")).to_contain_text("Choose your first vanguard")


def test_j9_an_hour_later_one_click_leads_back(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(A_MATCH)
    address = path_of(page)
    page.goto("/play/")
    page.get_by_role("link", name="Continue").click()
    assert path_of(page) == address


def test_j10_an_account_made_in_mid_match_keeps_the_seat(page: Page, phone: Page) -> None:
    address = match_of(page, phone)
    page.get_by_role("link", name="Sign in").click()
    page.get_by_role("link", name="Sign up").click()
    fill_sign_up(page, "alice-at-the-table")
    page.wait_for_url(A_MATCH)
    assert path_of(page) == address
    expect(page.locator("#prompt")).to_contain_text("Choose your first vanguard")
    page.goto("/play/mine/")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()


def test_from_an_own_deck_it_is_two_clicks_to_a_match(page: Page) -> None:
    page.goto("/decks/?game=vanguard")
    page.get_by_role("link", name=re.compile("Play it.*Flame of the Overlord")).click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#board")).to_be_visible()


@pytest.fixture(scope="module")
def hasty_site(sites: Sites, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site whose players are away after three seconds, and whose matches may be claimed three seconds later."""
    hasty = {"POLYDECK_AWAY_AFTER": "3", "POLYDECK_CLAIM_AFTER": "3"}
    site = sites.ready(tmp_path_factory.mktemp("hasty"), CertainSite, **hasty)
    site.draw_for("hasty")
    site.start()
    yield site
    site.stop()


def test_a_match_is_claimed_from_a_player_who_left(hasty_site: Site, open_page) -> None:
    first, second = open_page(base_url=hasty_site.url), open_page(base_url=hasty_site.url, viewport=PHONE)
    match_of(first, second)
    first.close()
    expect(second.locator("#table .away")).to_contain_text("is away", timeout=20_000)
    expect(second.get_by_role("button", name="Claim the match")).to_be_in_viewport(ratio=1, timeout=20_000)
    word(second, "Claim the match")
    expect(second.locator("#result")).to_contain_text("You won")
    expect(second.locator("#result")).to_contain_text("left the table")
