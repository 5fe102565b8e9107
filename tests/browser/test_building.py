"""The builder by mouse, by keyboard, without JavaScript, in two tabs, and with its server dying."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import CUT_OFF, Watch
from tests.browser.visiting import TRIAL_DECK, copies, expect_entry, expect_held, new_deck, paste_deck, press, step
from tests.support.site import Site

pytestmark = pytest.mark.browser

KAGERO = {
    "Lizard Runner, Undeux": 1,
    "Dragonic Overlord": 4,
    "Vortex Dragon": 4,
    "Dragon Knight, Nehalem": 4,
    "Berserk Dragon": 4,
    "Wyvern Strike, Tejas": 3,
    "Embodiment of Armor, Bahr": 4,
    "Flame of Hope, Aermo": 4,
    "Dragon Monk, Gojo": 2,
    "Wyvern Guard, Barri": 4,
    "Dragon Dancer, Monica": 4,
    "Lizard Soldier, Ganlu": 4,
    "Dragon Monk, Genjo": 4,
    "Demonic Dragon Mage, Rakshasa": 4,
}


def test_j2_a_legal_deck_from_nothing_by_clicks(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Build a deck").click()
    page.get_by_role("button", name="Start building").click()
    page.get_by_role("link", name="Kagero").first.click()
    for name, count in KAGERO.items():
        press(page, name, count)
    expect_held(page, cards=50, triggers=16, heals=4, Sentinels=4)
    page.get_by_role("button", name="Start with Lizard Runner, Undeux").click()
    expect(page.locator(".deck-head .badge")).to_have_text("legal")
    expect(page.locator("#deck .issue")).to_have_count(0)


def test_every_click_is_saved_and_can_be_undone(page: Page) -> None:
    new_deck(page)
    press(page, "Barcgal", 1)
    expect_held(page, cards=1)
    page.reload()
    expect_entry(page, "Barcgal", 1)
    page.get_by_role("button", name="Undo").click()
    expect_held(page, cards=0)
    page.get_by_role("button", name="Redo").click()
    expect_entry(page, "Barcgal", 1)


def test_clicks_faster_than_the_server_are_all_saved(page: Page) -> None:
    new_deck(page)
    for name in ("Asura Kaiser", "Barcgal", "Battle Sister, Chocolat"):
        for count in (4, 1, 2, 3):
            press(page, name, count)
    expect_held(page, cards=9)  # which it holds at no moment before
    page.reload()
    expect_held(page, cards=9)


def mend_first(page: Page) -> None:
    """Press the first fix that is offered, if there still is one."""
    fixes = page.locator("#deck button.issue-fix")
    if fixes.count():
        before = page.locator("input[name=seen]").input_value()
        fixes.first.click()
        expect(page.locator("input[name=seen]")).not_to_have_value(before)


def test_j4_a_broken_deck_is_mended_with_the_offered_fixes_only(page: Page) -> None:
    broken = TRIAL_DECK.replace("4 Berserk Dragon", "5 Berserk Dragon").replace(
        "4 Dragon Monk, Genjo", "5 Dragon Monk, Genjo"
    )
    paste_deck(page, broken)
    issues = page.locator("#deck .issue")
    problems = issues.count()
    assert problems >= 3
    for _ in range(problems):
        mend_first(page)
    expect(page.locator(".deck-head .badge")).to_have_text("legal")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.locator(selector).evaluate_all("found => found.includes(document.activeElement)"):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def test_the_keyboard_alone_builds_and_undoes(page: Page) -> None:
    new_deck(page)
    tab_to(page, "#query")
    page.keyboard.type('"berserk dragon"')
    expect(page.locator("#results .find")).to_have_count(1)
    tab_to(page, "#results .find-card")
    page.keyboard.press("4")
    expect_entry(page, "Berserk Dragon", 4)
    expect(page.locator("#results .find-card")).to_be_focused()
    page.keyboard.press("2")
    expect_entry(page, "Berserk Dragon", 2)
    tab_to(page, "#undo")
    page.keyboard.press("Enter")
    expect_entry(page, "Berserk Dragon", 4)
    expect(page.locator("#undo")).to_be_focused()


def test_changes_are_announced(page: Page) -> None:
    new_deck(page)
    press(page, "Barcgal", 1)
    expect(page.locator("#announcer")).to_contain_text("1 card,")


def test_two_tabs_of_one_deck_lose_no_click(page: Page) -> None:
    address = new_deck(page)
    other = page.context.new_page()
    other.goto(address)
    press(page, "Barcgal", 1)
    press(other, "Asura Kaiser", 4)
    expect_held(other, cards=5)
    press(page, "Barcgal", 2)
    expect_held(page, cards=6)
    expect(copies(page, "Asura Kaiser").get_by_role("button", name="4", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )


def test_two_tabs_clicking_at_once_lose_no_click(page: Page) -> None:
    address = new_deck(page)
    other = page.context.new_page()
    other.goto(address)
    for count in (1, 2, 3, 4):
        press(page, "Barcgal", count)
        press(other, "Asura Kaiser", count)
    expect_entry(page, "Barcgal", 4)
    expect_entry(other, "Asura Kaiser", 4)
    page.reload()
    expect_held(page, cards=8)


def test_one_more_in_a_stale_tab_adds_to_what_the_other_tab_set(page: Page) -> None:
    address = new_deck(page)
    press(page, "Barcgal", 1)
    expect_entry(page, "Barcgal", 1)
    other = page.context.new_page()
    other.goto(address)
    press(other, "Barcgal", 3)
    expect_entry(other, "Barcgal", 3)
    step(page, "Barcgal").click()
    expect_entry(page, "Barcgal", 4)


def test_quick_presses_on_plus_all_count_however_slow_the_site_is(page: Page) -> None:
    new_deck(page)
    press(page, "Barcgal", 1)
    expect_entry(page, "Barcgal", 1)
    page.route("**/printing/**", lambda route: (time.sleep(0.4), route.continue_()))
    for _ in range(3):
        step(page, "Barcgal").click(delay=100)
    step(page, "Barcgal").dblclick()
    expect(page.locator("input[name=seen]")).to_have_value("7")
    page.reload()
    expect_entry(page, "Barcgal", 6)


def test_name_and_notes_are_saved_while_they_are_typed_and_on_leaving(page: Page) -> None:
    address = new_deck(page)
    page.get_by_label("Name of the deck").fill("Knights of the Round")
    expect(page.locator(".deck-name .save-state")).to_have_text("Saved")
    page.locator(".deck-notes summary").click()
    page.get_by_label("Notes on this deck").fill("Ride Barcgal.")
    page.goto("/decks/mine/")
    page.goto(address)
    expect(page.get_by_label("Name of the deck")).to_have_value("Knights of the Round")
    expect(page.get_by_label("Notes on this deck")).to_be_visible()
    expect(page.get_by_label("Notes on this deck")).to_have_value("Ride Barcgal.")


def test_a_long_unbroken_name_scrolls_no_page_sideways(phone: Page) -> None:
    address = new_deck(phone)
    press(phone, "Barcgal", 1)
    phone.get_by_label("Name of the deck").fill("W" * 100)
    expect(phone.locator(".deck-name .save-state")).to_have_text("Saved")
    for part in ("", "statistics/", "hand/", "export/", "print/"):
        phone.goto(address + part)
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth"), part


def test_without_javascript_every_click_is_a_page(plain_page: Page) -> None:
    page = plain_page
    new_deck(page)
    page.get_by_label("Search").first.fill("grade:0 clan:kagero")
    page.get_by_role("button", name="Search").click()
    press(page, "Dragon Monk, Genjo", 4)
    expect_held(page, cards=4, triggers=4, heals=4)
    press(page, "Lizard Runner, Undeux", 1)
    page.get_by_role("button", name="Lizard Runner, Undeux is the first vanguard").click()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    expect_held(page, cards=4)


def test_a_killed_server_loses_nothing_that_it_answered(page: Page, site: Site) -> None:
    new_deck(page)
    press(page, "Barcgal", 1)
    press(page, "Asura Kaiser", 3)
    expect_held(page, cards=4)
    site.kill()
    site.start()
    press(page, "Barcgal", 2)
    expect_held(page, cards=5)
    page.reload()
    expect_held(page, cards=5)


def revision(page: Page) -> int:
    """The revision of the deck that the page shows."""
    return int(page.locator("input[name=seen]").input_value())


def test_a_server_killed_between_quick_clicks_keeps_those_it_answered(page: Page, site: Site, watch: Watch) -> None:
    watch.expected = {*CUT_OFF}
    new_deck(page)
    for name in ("Asura Kaiser", "Barcgal", "Battle Sister, Chocolat"):
        for count in (4, 1, 3, 2):
            press(page, name, count)
    site.kill()
    answered = revision(page)
    site.start()
    page.reload()
    assert revision(page) >= answered


def test_without_a_network_a_click_says_so_and_changes_nothing(page: Page, watch: Watch) -> None:
    watch.expected = {"net::ERR_INTERNET_DISCONNECTED"}
    new_deck(page)
    page.context.set_offline(True)
    press(page, "Barcgal", 4)
    expect(page.locator(".toast")).to_have_text("The site could not be reached. Nothing was changed.")
    expect(copies(page, "Barcgal").get_by_role("button", name="0", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    page.context.set_offline(False)
    press(page, "Barcgal", 3)
    expect_entry(page, "Barcgal", 3)


def test_undoing_a_change_of_hero_finds_the_former_ones_cards_again(page: Page) -> None:
    page.goto("/decks/new/?game=hearthstone")
    page.locator(".leader", has_text="Jaina Proudmoore").click()
    page.get_by_role("button", name="Start building").click()
    classes = page.get_by_role("list", name="Class").get_by_role("link")
    expect(classes).to_have_text(["Mage", "Neutral"])
    page.locator("#leader > summary").click()
    page.get_by_role("button", name="Thrall").click()
    expect(classes).to_have_text(["Shaman", "Neutral"])
    page.get_by_role("button", name="Undo").click()
    expect(classes).to_have_text(["Mage", "Neutral"])
    page.get_by_role("button", name="Redo").click()
    expect(classes).to_have_text(["Shaman", "Neutral"])
