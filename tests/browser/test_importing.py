"""Bringing a list in from elsewhere."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visiting import TRIAL_DECK, paste

pytestmark = pytest.mark.browser

FROM_A_CHAT = (
    TRIAL_DECK.replace("4 Berserk Dragon", "4 Berserk Dragn")
    .replace("2 Dragonic Overlord", "2 Dragonik Overlord")
    .replace("4 Dragon Knight, Nehalem", "Dragon Knight, Nehalem 4枚")
    .replace("4 Wyvern Strike, Tejas", "×４ Wyvern Strike, Tejas")
)


def test_j3_a_list_with_two_misspelt_lines_becomes_a_legal_deck(page: Page) -> None:
    report = paste(page, FROM_A_CHAT)
    expect(report.locator(".import-sum")).to_contain_text("2 to answer")
    assert report.get_by_role("button", name="Save as a new deck").is_disabled()
    for name in ("Berserk Dragon", "Dragonic Overlord"):
        page.get_by_role("group", name="Answers for line").get_by_role("button", name=name).first.click()
    expect(page.locator("#report .import-sum")).to_contain_text("all read")
    page.get_by_role("button", name="Save as a new deck").click()
    expect(page.locator(".deck-head .badge")).to_have_text("legal")


def test_answers_can_be_given_with_enter_alone(page: Page) -> None:
    paste(page, "4 Berserk Dragn\n4 Wingal\n2 Dragonik Overlord")
    page.locator("#answer-1-0").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#answer-3-0")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Save as a new deck")).to_be_focused()


def test_importing_works_without_javascript(plain_page: Page) -> None:
    plain_page.goto("/decks/import/")
    plain_page.get_by_label("Your list").fill(TRIAL_DECK)
    plain_page.get_by_role("button", name="Read the list").click()
    plain_page.get_by_role("button", name="Save as a new deck").click()
    expect(plain_page.locator(".deck-head .badge")).to_have_text("legal")


def test_a_double_click_saves_one_deck(page: Page) -> None:
    paste(page, TRIAL_DECK)
    page.get_by_role("button", name="Save as a new deck").dblclick()
    expect(page.locator(".deck-head .badge")).to_have_text("legal")
    page.goto("/decks/mine/")
    expect(page.locator(".deck-tiles > li")).to_have_count(1)


def test_a_cockatrice_file_is_shown_as_a_list_to_mend(page: Page) -> None:
    page.goto("/decks/import/")
    zone = '<zone name="main"><card number="4" name="Berserk Dragn"/></zone>'
    deck = f"<cockatrice_deck>{zone}</cockatrice_deck>".encode()
    file = {"name": "deck.cod", "mimeType": "text/xml", "buffer": deck}
    page.get_by_label("or a file").set_input_files(file)
    expect(page.get_by_label("Your list")).to_have_value("Main deck\n4 Berserk Dragn")
    page.get_by_role("button", name="Berserk Dragon").first.click()
    expect(page.locator("#report .import-sum")).to_contain_text("4 of 4 cards recognised")
