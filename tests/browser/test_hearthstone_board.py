"""The table of Hearthstone in a browser: what its cards ask that no other game's cards do."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage, Watch
from tests.browser.playing import Player, play_until
from tests.browser.staging import lay
from tests.browser.test_tables import invite, match_of, sit_down, word
from tests.play.duels import database
from tests.support.site import Site

pytestmark = pytest.mark.browser
DEVICES = pytest.mark.parametrize("device", ["page", "phone"])


def seated(device: str, request: pytest.FixtureRequest, open_page: OpenPage) -> Player:
    """Somebody in the first seat of a match, at a desk or on a phone."""
    page: Page = request.getfixturevalue(device)
    match_of(page, open_page(), "hearthstone")
    return Player(page)


def in_hand(player: Player, name: str) -> Locator:
    return player.page.locator(".seat.is-below .hand .card > summary", has_text=name)


@DEVICES
def test_one_of_the_cards_looked_at_is_drawn_by_clicks(
    device: str, request: pytest.FixtureRequest, open_page: OpenPage, site: Site
) -> None:
    player = seated(device, request, open_page)
    deck = ["Chillwind Yeti", "Fireball", "Arcanite Reaper"]
    lay(site, player.page, "hearthstone", "wisp", me={"class": "hunter", "hand": ["Tracking"], "deck": deck})
    in_hand(player, "Tracking").click()
    player.rings.click()
    expect(player.prompt).to_contain_text("Choose one card for Tracking")
    shown = player.page.locator(".tray .card.is-able > summary")
    expect(shown).to_have_count(3)
    for card in shown.all():
        expect(card).to_be_in_viewport(ratio=1)
    shown.filter(has_text="Fireball").click()
    player.page.locator(".bar-chosen button", has_text="Choose").click()
    expect(in_hand(player, "Fireball")).to_have_count(1)
    expect(player.page.locator("#log")).to_contain_text("Arcanite Reaper")


@DEVICES
def test_a_choose_one_spell_asks_for_its_target_and_then_for_its_half(
    device: str, request: pytest.FixtureRequest, open_page: OpenPage, site: Site
) -> None:
    player = seated(device, request, open_page)
    lay(site, player.page, "hearthstone", "wisp", me={"hand": ["Wrath"]}, foe={"board": ["Chillwind Yeti"]})
    in_hand(player, "Wrath").click()
    expect(player.prompt).to_contain_text("Choose the dashed frame.")
    player.rings.click()
    expect(player.prompt).not_to_contain_text("dashed")
    halves = player.page.locator(".bar-chosen button")
    expect(halves).to_have_text(
        [
            "On Chillwind Yeti: Deal 3 damage to a minion.",
            "On Chillwind Yeti: Deal 1 damage to a minion and draw a card.",
        ]
    )
    prompt, field = player.prompt.bounding_box(), player.page.locator(".field").bounding_box()
    assert prompt["width"] > 4 * prompt["height"], "the question is not squeezed by its long answers"
    assert field["height"] > 300, "nor is the field"
    halves.last.click()
    expect(player.page.locator("#log")).to_contain_text("drew Wisp")
    expect(player.page.locator(".half.is-above .is-health.is-lowered")).to_have_text("4")


def test_a_choose_one_minion_asks_for_its_half_at_its_place(page: Page, open_page: OpenPage, site: Site) -> None:
    match_of(page, open_page(), "hearthstone")
    player = Player(page)
    lay(site, page, "hearthstone", "wisp", me={"hand": ["Ancient of War"]})
    in_hand(player, "Ancient of War").click()
    player.rings.click()
    page.locator(".bar-chosen button", has_text="Taunt").click()
    expect(page.locator(".half.is-below .has-taunt .is-health.is-raised")).to_have_text("10")


def test_a_power_is_taken_back_when_the_other_side_agrees_and_a_card_that_was_shown_is_not(
    page: Page, phone: Page, site: Site, watch: Watch
) -> None:
    watch.expected = {422}
    address = invite(page, game="hearthstone")
    database(site, f"UPDATE play_match SET seed = 'take back 4' WHERE token = '{address.split('/')[2]}'")
    sit_down(phone, address, "Loose the Hounds")
    player = play_until((Player(page), Player(phone)), "Play cards, attack, or end your turn", of="hand")
    for each in (page, phone):
        each.locator(".bar.is-asked #go-on").click()
    health = phone.locator(".half.is-below .is-health")
    page.locator(".half.is-below .card.is-able > summary", has_text="Fireblast").click()
    page.locator(".half.is-above .ring").click()
    expect(health).to_have_text("29")
    word(page, "Take back")
    word(phone, "Accept")
    expect(health).to_have_count(0)
    expect(page.locator(".half.is-above .is-health")).to_have_count(0)
    in_hand(player, "Mana Wyrm").click()
    player.rings.click()
    expect(page.locator(".half.is-below .card", has_text="Mana Wyrm")).to_have_count(1)
    word(page, "Take back")
    expect(page.locator("#note")).to_contain_text("A card was drawn or shown since your last action")
