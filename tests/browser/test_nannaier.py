"""A table of Nannaier's Exercise at a desk and on a phone: deeds by clicks, who can reach whom, and a warning."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import Puppeteer
from tests.browser.staging import lay
from tests.browser.test_pages import assert_fits
from tests.browser.test_tables import match_of
from tests.play.test_nannaier_field import ORLA
from tests.support.site import Site

pytestmark = pytest.mark.browser
DEVICES = pytest.mark.parametrize("device", ["page", "phone"])
STAND_IN = "pella-clay-potter"
CROWDED = {
    "me": {
        "score": 34,
        "order": 7,
        "chaos": 6,
        "spendings": 3,
        "PF1": "Bruno",
        "PB2": "Pella",
        "PF2": "Greta",
        "LF": "Silas",
        "MF1": "Tarn",
        "MB2": "Garrick",
        "dolls": ["Hedda", "Ada", "Wick"],
        "spells": ["Keep the Vigil"],
        "mirrors": ["Mirror of Scales"],
        "mirror-pile": ["Tomas", "Lys", "Kade"],
        "slot": "Raise the Kiln Wall",
    },
    "foe": {
        "score": 82,
        "transcend": 1,
        "PF1": "Ravenna",
        "PB1": "Sable",
        "LB": "Lucan",
        "MF3": "Elke",
        "MF1": "Hald",
        "dolls": ["Vela", "Hob"],
        "mirror": "Mirror of Galleries",
        "mirror-pile": ["Bryn"],
    },
}
"""A position with something in every place there is."""
DEEDS = {"lay a mirror", "summon", "cast", "attack a doll", "attack the player", "move"}


def seated(device: str, request: pytest.FixtureRequest, open_page: OpenPage, site: Site, **said: object) -> Puppeteer:
    """Somebody in the first seat of a match that stands as was said, at a desk or on a phone."""
    page: Page = request.getfixturevalue(device)
    match_of(page, open_page(), "nannaier")
    lay(site, page, "nannaier", STAND_IN, **said)
    return Puppeteer(page)


def doll(player: Puppeteer, half: str, name: str):
    return player.page.locator(f".half.is-{half} .places .card", has_text=name).locator("> summary")


def test_every_deed_by_clicks_on_a_desk_and_on_a_phone(page: Page, phone: Page) -> None:
    match_of(page, phone, "nannaier")
    table = Puppeteer(page), Puppeteer(phone)
    for _ in range(120):
        seq = max(player.seq for player in table)
        for player in table:
            player.catch_up(seq)
        asked = next((player for player in table if player.is_asked), None)
        if asked is None or table[0].done | table[1].done >= DEEDS:
            break
        asked.answer()
    assert table[0].done | table[1].done >= DEEDS
    for player in table:
        assert {"summon", "attack a doll"} & player.done
        assert_fits(player.page)


@DEVICES
def test_nn_g1_both_fields_fit_and_sides_stand_above_each_other(
    device: str, request: pytest.FixtureRequest, open_page: OpenPage, site: Site
) -> None:
    player = seated(device, request, open_page, site, **CROWDED)
    boxes = {
        (half, place): player.page.locator(f".half.is-{half} [data-place={place}]").bounding_box()
        for half in ("above", "below")
        for place in ("PF3", "PB1", "PF1", "LF", "MF1", "MF3")
    }
    for place in ("PF3", "PF1", "LF", "MF1", "MF3"):
        assert boxes["above", place]["x"] == pytest.approx(boxes["below", place]["x"], abs=1)
    assert (
        boxes["above", "PB1"]["y"]
        < boxes["above", "PF1"]["y"]
        < boxes["below", "PF1"]["y"]
        < boxes["below", "PB1"]["y"]
    )
    assert boxes["below", "PF1"]["x"] < boxes["below", "LF"]["x"] < boxes["below", "MF1"]["x"]
    assert_fits(player.page)


def test_the_field_fits_windows_of_every_shape_with_full_hands(page: Page, open_page: OpenPage, site: Site) -> None:
    match_of(page, open_page(), "nannaier")
    held = {"dolls": ["10 Hedda"], "spells": ["3 Keep the Vigil"], "mirrors": ["Mirror of Scales", "Mirror of Masks"]}
    lay(site, page, "nannaier", STAND_IN, me=CROWDED["me"] | held, foe=CROWDED["foe"] | held | {"mirrors": []})
    for width, height in ((960, 768), (1152, 800), (1280, 720), (1280, 900), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        parts = (".seat.is-above .hand", ".is-above > .places", ".glass", ".is-below > .places", ".seat.is-below .hand")
        boxes = [page.locator(part).first.bounding_box() for part in parts]
        above, _, mirror, below, hand = boxes
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes), (width, height)
        assert above["y"] + above["height"] <= boxes[1]["y"] + 1, (width, height)
        assert below["y"] + below["height"] <= hand["y"] + 1, (width, height)
        assert mirror["height"] > 0
        for half in ("above", "below"):
            stand, piles = (page.locator(f".is-{half} > {part}").bounding_box() for part in (".stand", ".heaps"))
            field = page.locator(".cloth").bounding_box()
            for box in (stand, piles):
                assert box["x"] >= field["x"] - 1, (width, height, half)
                assert box["x"] + box["width"] <= field["x"] + field["width"] + 1, (width, height, half)
                assert box["y"] >= above["y"] + above["height"] - 4, (width, height, half)
                assert box["y"] + box["height"] <= hand["y"] + 8, (width, height, half)
        assert_fits(page)


@DEVICES
def test_nn_7_10_whom_a_doll_can_attack_is_ringed_and_of_others_a_click_says_why(
    device: str, request: pytest.FixtureRequest, open_page: OpenPage, site: Site
) -> None:
    player = seated(device, request, open_page, site, **CROWDED)
    doll(player, "below", "Bruno").click()
    ringed = player.page.locator(".half.is-above .circle:has(> .ring) .card .visually-hidden")
    expect(ringed).to_have_text([re.compile("Ravenna"), re.compile("Lucan")])
    doll(player, "above", "Elke").click()
    note = player.page.locator("#note .why-here")
    expect(note).to_contain_text("stands on the mirror side")
    expect(note).to_be_in_viewport(ratio=1)
    expect(note.get_by_role("link")).to_have_text("NN-7.10")
    expect(player.page.locator(".half.is-above .place .ring")).to_have_count(2)


@DEVICES
def test_nn_7_4_a_side_without_dolls_lets_the_player_be_attacked(
    device: str, request: pytest.FixtureRequest, open_page: OpenPage, site: Site
) -> None:
    player = seated(device, request, open_page, site, me={"MF1": "Elke"}, foe={"PF1": "Hald"})
    seq = player.seq
    doll(player, "below", "Elke").click()
    player.page.locator(".half.is-above [id$='-score'] > .ring").click()
    player.catch_up(seq + 1)
    expect(player.page.locator(".half.is-below .score .figure")).not_to_have_text("0")


@DEVICES
def test_nn_g35_a_warned_move_is_done_only_when_one_is_sure(
    device: str, request: pytest.FixtureRequest, open_page: OpenPage, site: Site
) -> None:
    player = seated(device, request, open_page, site, me={"PF1": ORLA})
    seq = player.seq
    doll(player, "below", "Orla").click()
    warned = player.page.locator(".half.is-below .ring.is-warned")
    expect(warned).to_have_count(1)
    warned.click()
    warning = player.page.locator("#note .warns")
    expect(warning).to_contain_text("it would fall")
    expect(warning).to_be_in_viewport(ratio=1)
    assert player.seq == seq
    player.page.get_by_role("button", name="Do it all the same").click()
    player.catch_up(seq + 1)
    expect(doll(player, "below", "Orla")).to_have_count(0)


@DEVICES
def test_nn_6_2_a_doll_comes_back_from_the_mirror_pile(
    device: str, request: pytest.FixtureRequest, open_page: OpenPage, site: Site
) -> None:
    said = {"chaos": 6, "mirror-pile": ["Tomas", "Kade"], "dolls": ["Ada"]}
    player = seated(device, request, open_page, site, me=said)
    page, seq = player.page, player.seq
    page.locator(".half.is-below .pile.has-options > summary").click()
    page.locator(".tray .card.is-able > summary", has_text="Kade").click()
    place = page.locator(".half.is-below [data-place=MF2] > .ring")
    place.click()
    player.catch_up(seq + 1)
    expect(page.locator(".half.is-below [data-place=MF2] .card")).to_contain_text("Kade")


def test_without_a_script_a_warned_move_is_asked_for_once_more(open_page: OpenPage, site: Site) -> None:
    plain, other = open_page(java_script_enabled=False), open_page()
    match_of(other, open_page(), "nannaier")
    plain.context.add_cookies(other.context.cookies())
    lay(site, other, "nannaier", STAND_IN, me={"PF1": ORLA})
    plain.goto(other.url)
    plain.locator(".half.is-below .places summary", has_text="Orla").click()
    plain.locator(".half.is-below [data-warns]").click()
    expect(plain.locator("#note")).to_contain_text("it would fall")
    plain.get_by_role("button", name="Do it all the same").click()
    expect(plain.locator(".half.is-below .places .card")).to_have_count(0)


def test_who_watches_from_the_first_draw_sees_each_move(page: Page, phone: Page, open_page: OpenPage) -> None:
    watching = open_page()
    watching.goto(match_of(page, phone, "nannaier"))
    player = next(each for each in (Puppeteer(page), Puppeteer(phone)) if each.is_asked)
    player.answer()
    expect(watching.locator("#log")).to_contain_text("laid")


@DEVICES
def test_a_place_out_of_reach_says_why_when_it_is_clicked(
    device: str, request: pytest.FixtureRequest, open_page: OpenPage, site: Site
) -> None:
    player = seated(device, request, open_page, site, me={"PF1": "Bruno"}, foe={"PF1": "Hald"})
    doll(player, "below", "Bruno").click()
    for place, rule in ((".is-below [data-place=LF]", "NN-9.2"), (".is-above [id$='-score']", "NN-7.3")):
        player.page.locator(f".half{place}").click()
        expect(player.page.locator("#note .why-here").get_by_role("link")).to_have_text(rule)
