"""Looking back at a match: stepping by clicks, keys and slider, a link to a moment, playing on, reporting."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.browser


def ended_match(page: Page, actions: int = 14) -> str:
    """A match against oneself, given up after some actions; the address of its replay."""
    page.goto("/play/new/?against=myself")
    page.get_by_role("button", name=re.compile("Sit down|Begin|Start|Play")).first.click()
    for seq in range(actions):
        go_on(page)
        step(page, seq + 1)
    page.get_by_text("Leave …").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_url("**/replay/")
    return page.url


def go_on(page: Page) -> None:
    """Answer what is asked by a button, where there is one: keep the hand, do without, end the phase."""
    expect(page.locator(".bar-buttons button:disabled")).to_have_count(0)
    buttons = page.locator(".bar-buttons button:enabled")
    if not buttons.count():
        page.locator(".card.is-able > summary:visible").first.click()
        rings = page.locator(".ring")
        expect(rings.or_(buttons).first).to_be_visible()
        if rings.count():
            return rings.first.click()
    return buttons.last.click()


def step(page: Page, number: int) -> None:
    """Wait until the page shows this row of the log, or this step."""
    expect(page.locator("#board")).to_have_attribute("data-seq", str(number))


def test_stepping_by_links_keys_and_slider(page: Page) -> None:
    ended_match(page)
    step(page, 0)
    page.get_by_role("link", name="Step on").click()
    step(page, 1)
    expect(page).to_have_url(re.compile(r"step=1&side=both"))
    expect(page.locator("#step-after")).to_be_focused()
    page.keyboard.press("ArrowRight")
    step(page, 2)
    page.keyboard.press("ArrowLeft")
    step(page, 1)
    page.keyboard.press("End")
    step(page, 15)
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator("#board")).not_to_have_attribute("data-seq", "15")
    page.keyboard.press("Home")
    step(page, 0)
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("PageUp")
    expect(page.locator("#board")).not_to_have_attribute("data-seq", "0")
    expect(slider).to_be_focused()
    page.go_back()
    step(page, 0)


def test_a_screen_reader_hears_what_happened_at_the_step(page: Page) -> None:
    ended_match(page)
    page.get_by_role("link", name="Last step").click()
    expect(page.locator("#announcer")).to_contain_text("Step 15 of 15")


def test_it_works_without_scripts(page: Page, open_page: OpenPage) -> None:
    address = ended_match(page)
    plain = open_page(java_script_enabled=False)
    plain.goto(address)
    plain.get_by_role("link", name="On to the next turn").click()
    expect(plain.get_by_role("heading", name=re.compile("^Turn 1"))).to_be_visible()
    plain.get_by_role("link", name=re.compile("sight")).first.click()
    expect(plain).to_have_url(re.compile("side=0"))
    plain.get_by_role("button", name="Go", exact=True).click()
    expect(plain.get_by_role("heading", name=re.compile("^Turn 1"))).to_be_visible()


def test_a_link_to_a_moment_leads_a_friend_there(page: Page, open_page: OpenPage) -> None:
    ended_match(page)
    page.get_by_role("link", name="Step on").click()
    step(page, 1)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    friend = open_page()
    friend.goto(page.get_by_label("Address of this moment").input_value())
    step(friend, 1)
    expect(friend.get_by_text("Report this position")).to_have_count(0)


def test_playing_on_from_a_moment(page: Page) -> None:
    ended_match(page)
    page.keyboard.press("End")
    step(page, 15)
    expect(page.get_by_text("The match is over at this step")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    step(page, 14)
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url(re.compile(r"/play/[\w-]+/$"))
    expect(page.locator("#board")).to_have_attribute("data-seq", re.compile("1[4-9]"))


def test_a_report_is_two_clicks_from_the_replay(page: Page) -> None:
    ended_match(page)
    page.get_by_role("link", name="Report this position").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("textbox")).to_have_value(re.compile(r"^# Match [\w-]+ \(vanguard\.classic\)"))


def test_a_phone_shows_table_and_steps_without_scrolling_sideways(phone: Page) -> None:
    ended_match(phone, actions=3)
    phone.get_by_role("link", name="Step on").click()
    step(phone, 1)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(phone.get_by_role("slider")).to_be_in_viewport()
    expect(phone.locator("#happened")).to_be_in_viewport()
