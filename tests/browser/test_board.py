"""The table in a browser: whole games, by clicks, keys and touch, and whatever browsers do to a page in between."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Watch
from tests.browser.playing import Brawler, Player, play_until
from tests.browser.test_tables import match_of, word

pytestmark = pytest.mark.browser


@pytest.fixture
def table(page: Page, open_page: OpenPage) -> tuple[Player, Player]:
    """Two people at a new table, in browsers of their own; the first is asked for a first vanguard."""
    guest = open_page()
    match_of(page, guest)
    return Player(page), Player(guest)


def test_a_whole_game_by_clicks(table: tuple[Player, Player]) -> None:
    play_to_the_end(table)


def test_a_whole_game_of_hearthstone_by_clicks(page: Page, phone: Page) -> None:
    match_of(page, phone, "hearthstone")
    play_to_the_end((Brawler(page), Brawler(phone)))


def play_to_the_end(table: tuple[Player, Player]) -> None:
    for _ in range(400):
        seq = max(player.seq for player in table)
        for player in table:
            player.catch_up(seq)
        if all(player.has_ended for player in table):
            break
        (asked,) = [player for player in table if player.is_asked]
        asked.answer()
    outcomes = sorted(player.page.locator(".result h2").inner_text() for player in table)
    assert outcomes == ["You lost", "You won"]


def test_what_one_does_the_other_sees_and_hears(table: tuple[Player, Player]) -> None:
    first, second = table
    expect(second.page).not_to_have_title(re.compile("Your move"))
    first.answer()
    expect(second.prompt).to_have_text("Choose your first vanguard.")
    expect(second.page).to_have_title(re.compile("^Your move · "))
    expect(second.page.locator("#announcer")).to_contain_text("chose a first vanguard.")
    expect(second.page.locator("#log")).to_contain_text("chose a first vanguard.")


def test_a_whole_turn_by_keyboard(table: tuple[Player, Player]) -> None:
    player = play_until(table, "Ride a card", of="hand")
    keys, focus = player.page.keyboard, player.page.locator(":focus")
    player.page.locator("#prompt").focus()
    tab_to(player.page, ".hand .card.is-able > summary")
    keys.press("Enter")
    expect(focus).to_have_class(re.compile("ring"))
    seq = player.seq
    keys.press("Enter")
    player.catch_up(seq + 1)
    expect(player.page.locator("#announcer")).to_contain_text("You rode")
    expect(player.prompt).to_contain_text("Call and move units")
    expect(focus).to_have_id("prompt")
    tab_to(player.page, "#go-on")
    keys.press("Enter")
    expect(player.prompt).not_to_contain_text("Call and move units")


def tab_to(page: Page, selector: str) -> None:
    """Press Shift and Tab, or Tab, until the focus is there; arrows within a zone."""
    for key in ["Tab"] * 40 + ["Shift+Tab"] * 80:
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        zone = page.evaluate("document.activeElement.closest('.hand')?.querySelectorAll('summary').length ?? 0")
        for _ in range(zone):
            page.keyboard.press("ArrowRight")
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        page.keyboard.press(key)
    raise AssertionError(f"no key leads to {selector}")


def test_escape_takes_a_choice_back(table: tuple[Player, Player]) -> None:
    player = play_until(table, "Call and move units", of="hand")
    card = player.callable_card().locator("summary")
    card.click()
    expect(player.rings).to_have_count(5)
    player.page.keyboard.press("Escape")
    expect(player.rings).to_have_count(0)
    expect(card).to_be_focused()


def test_a_card_is_dragged_to_its_place(table: tuple[Player, Player]) -> None:
    player = play_until(table, "Call and move units", of="hand")
    seq, card = player.seq, player.callable_card()
    goal = player.page.locator(".half.is-below [data-place=FR]")
    card.locator("summary").hover()
    player.page.mouse.down()
    box = goal.bounding_box()
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    player.page.mouse.up()
    player.catch_up(seq + 1)
    expect(goal.locator(".card")).to_have_count(1)


def test_a_dimmed_card_says_why_not(table: tuple[Player, Player]) -> None:
    for _ in range(4):
        player = play_until(table, "Call and move units", of="hand")
        idle = player.page.locator(".hand .card.is-idle > summary")
        if idle.count():
            break
        player.buttons.last.click()
        player.catch_up(player.seq + 1)
    idle.first.click()
    expect(player.page.locator("#focus-card .why-list")).to_contain_text("VG-")
    expect(player.page.locator("#announcer")).to_contain_text("Call: ")


def test_guardians_are_counted_before_they_are_sent(table: tuple[Player, Player]) -> None:
    player = play_until(table, "guard with", of="hand", most=200)
    confirm, battle = player.page.locator("#confirm"), player.page.locator("#battle")
    needed = int(battle.get_attribute("data-needed"))
    expect(confirm).to_have_text("Do not guard")
    player.able.first.click()
    worth = int(player.page.locator('input[form="act"]:checked').get_attribute("data-worth"))
    expect(confirm).to_have_text(f"Guard: {worth} shield")
    expect(battle).to_contain_text("enough as it stands" if worth >= needed else f"{needed - worth} more shield needed")
    confirm.click()
    expect(player.page.locator("#log")).to_contain_text("You guarded with")
    expect(player.page.locator("#confirm")).to_have_count(0)


def test_reload_and_back_show_the_table_as_it_is(table: tuple[Player, Player]) -> None:
    player = play_until(table, "Choose the cards to put back")
    page, address = player.page, player.page.url
    player.able.first.click()
    page.reload()
    expect(player.prompt).to_contain_text("Choose the cards to put back")
    assert not page.locator('input[form="act"]:checked').count()
    player.answer()
    page.goto("/rules/vanguard/")
    page.go_back()
    assert page.url == address
    expect(page.locator(f'#board[data-seq="{player.seq}"]')).to_be_visible()
    expect(player.prompt).not_to_contain_text("Choose the cards to put back")


def test_two_tabs_of_one_seat_act_once(table: tuple[Player, Player], watch: Watch) -> None:
    watch.expected |= {409, "net::ERR_FAILED"}
    first = table[0]
    tab = first.page.context.new_page()
    for live in ("**/updates/**", "**/streams/**", "**/here/"):
        tab.route(live, lambda route: route.abort())
    tab.goto(first.page.url)
    first.answer()
    Player(tab).able.first.click()
    Player(tab).able.first.click()
    expect(tab.locator("#note")).to_contain_text("The match has gone on meanwhile")
    assert Player(tab).seq == first.seq == 1


def test_a_second_click_while_the_first_is_under_way_does_nothing(table: tuple[Player, Player]) -> None:
    first = table[0]
    first.able.first.click()
    first.page.evaluate("for (let i = 0; i < 5; i++) document.querySelector('.bar-chosen button').click()")
    first.catch_up(1)
    first.page.reload()
    assert first.seq == 1


def test_a_phone_held_upright(page: Page, phone: Page) -> None:
    match_of(page, phone)
    host, guest = Player(page), Player(phone)
    for question in ("Choose your first vanguard", "Choose the cards to put back"):
        player = play_until((host, guest), question)
        while player is host:
            host.answer()
            player = play_until((host, guest), question)
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390
        guest.answer()
    play_until((host, guest), "Call and move units")
    hand = phone.locator(".seat.is-below .hand").bounding_box()
    bar = phone.locator(".bar").bounding_box()
    assert hand["y"] + hand["height"] <= bar["y"]
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    assert [half.bounding_box()["width"] for half in phone.locator(".half").all()] == [390, 390]
    name = phone.locator(".seat.is-above .seat-name").bounding_box()
    assert name["x"] + name["width"] <= phone.locator(".hand.is-closed .card").first.bounding_box()["x"]


def test_out_of_reach_only_what_the_player_did_is_told_and_no_button_covered(
    table: tuple[Player, Player], watch: Watch
) -> None:
    watch.expected = {"net::ERR_INTERNET_DISCONNECTED"}
    page = table[0].page
    expect(page.locator("[data-connection]")).to_have_text("live")
    page.context.set_offline(True)
    page.evaluate("htmx.trigger('[data-background]', 'submit')")
    expect(page.locator("[data-connection]")).to_have_text("offline")
    expect(page.locator("#announcer")).to_have_text("Connection: offline")
    expect(page.locator(".toast")).to_have_count(0)
    word(page, "Take back")
    toast = page.locator(".toast").bounding_box()
    assert toast["y"] + toast["height"] < page.locator(".bar").bounding_box()["y"]


def test_the_log_shows_its_newest_line(table: tuple[Player, Player]) -> None:
    for player in table:
        player.page.set_viewport_size({"width": 1280, "height": 480})
    play_until(table, "Call and move units")
    for player in table:
        expect(player.page.locator("[data-connection]")).to_have_text("live")
        hidden = "log => [log.scrollHeight - log.clientHeight, log.scrollHeight - log.clientHeight - log.scrollTop]"
        overflow, below = player.page.locator("#log").evaluate(hidden)
        assert overflow > 0
        assert below < 1


def test_without_a_script(page: Page, plain_page: Page) -> None:
    match_of(page, plain_page)
    Player(page).answer()
    plain_page.reload()
    plain_page.locator(".tray .card > summary").first.click()
    begin = plain_page.get_by_role("button", name="Begin with this").first
    expect(begin).to_be_in_viewport(ratio=1)
    begin.click()
    expect(plain_page.locator("#log")).to_contain_text("You chose")


def test_motion_leaves_every_card_where_it_belongs(open_page: OpenPage) -> None:
    first, second = open_page(reduced_motion="no-preference"), open_page(reduced_motion="no-preference")
    match_of(first, second)
    player = play_until((Player(first), Player(second)), "Call and move units", of="hand")
    player.page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")
    moved = player.page.evaluate(
        "[...document.querySelectorAll('.card > summary')].filter((each) => each.getAnimations().length).length"
    )
    assert moved == 0
