"""Faces of the published cards: whole, safe, told apart, and served so that a browser keeps them."""

from dataclasses import replace
from xml.etree.ElementTree import Element

import pytest
from defusedxml.ElementTree import fromstring
from django.test import Client
from django.urls import reverse

from cards import faces
from cards.faces import Size
from cards.faces.emblems import emblem, icon
from cards.faces.views import face_url
from cards.models import Card
from rules import catalogues
from rules.kernel.facts import CardFacts, CardKey, Printing

CARDS = catalogues.load("vanguard").cards
PRINTED = {
    game: [(card, printing) for card in catalogues.load(game).cards for printing in card.printings]
    for game in faces.GAMES
}
EVERY_GAME = pytest.mark.parametrize("game", faces.GAMES)
SHAPES = {
    "svg",
    "title",
    "defs",
    "g",
    "path",
    "rect",
    "circle",
    "ellipse",
    "use",
    "pattern",
    "clipPath",
    "linearGradient",
    "stop",
    "text",
}
"""All that a face may be made of; nothing that runs, styles or fetches."""


def card_named(name: str) -> CardFacts:
    return next(card for card in CARDS if card.name == name)


def elements(svg: str) -> list[Element]:
    return list(fromstring(svg).iter())


def local(name: str) -> str:
    return name.rpartition("}")[2]


@EVERY_GAME
@pytest.mark.parametrize("size", Size)
def test_every_printing_is_drawn_in_safe_shapes_only(game: str, size: Size) -> None:
    assert len(PRINTED[game]) >= 70
    for card, printing in PRINTED[game]:
        for element in elements(faces.face(game, card, printing, size)):
            assert local(element.tag) in SHAPES
            for name, value in element.attrib.items():
                assert name != "style" and not name.startswith("on")
                assert name != "href" or value.startswith("#")


def test_a_title_says_all_that_the_picture_shows() -> None:
    blaster_blade = card_named("Blaster Blade")
    svg = faces.face("vanguard", blaster_blade, blaster_blade.printings[0])
    title = "Blaster Blade, grade 2, Royal Paladin, Human, power 9000, shield 5000, critical 1, intercept, RRR"
    assert fromstring(svg)[0].text == title


def test_a_title_says_trigger_and_sentinel() -> None:
    assert "heal trigger" in faces.name_of("vanguard", card_named("Lozenge Magus"))
    assert "sentinel" in faces.name_of("vanguard", card_named("Flash Shield, Iseult"))


def test_no_two_cards_look_alike() -> None:
    pictures = {without_title(faces.face("vanguard", replace(card, name="same"))) for card in CARDS}
    assert len(pictures) == len(CARDS) == 94


def test_cards_of_a_class_are_told_apart_by_their_pictures() -> None:
    """But for the options of one card, which may look like it."""
    cards = [card for card, _ in PRINTED["hearthstone"] if card.has("collectible")]
    pictures = {without_title(faces.face("hearthstone", card, card.printings[0])) for card in cards}
    assert len(pictures) == len(cards) == 382


def test_the_kinds_of_card_have_windows_of_their_own() -> None:
    names = ("Chillwind Yeti", "Sen'jin Shieldmasta", "Fireball", "Arcanite Reaper", "Jaina Proudmoore", "Fireblast")
    cards = [next(card for card, _ in PRINTED["hearthstone"] if card.name == name) for name in names]
    windows = [clip.get("d") for card in cards for clip in clips(faces.face("hearthstone", card))]
    assert len(windows) == len(set(windows)) == 6


def test_the_kinds_of_card_of_a_duel_have_windows_and_frames_of_their_own() -> None:
    kinds = {card.kind: card for card, _ in PRINTED["pokemon-duels"]}
    windows = {clip.get("d") for card in kinds.values() for clip in clips(faces.face("pokemon-duels", card))}
    assert len(windows) == len(kinds) == 8


def test_no_two_cards_of_a_duel_look_alike() -> None:
    cards = [card for card, _ in PRINTED["pokemon-duels"]]
    pictures = {without_title(faces.face("pokemon-duels", card)) for card in cards}
    assert len(pictures) == len(cards) == 366


def test_a_title_says_types_level_stars_and_both_numbers() -> None:
    shown = {card.key: faces.name_of("pokemon-duels", card) for card, _ in PRINTED["pokemon-duels"]}
    assert shown["gyarados"] == "Gyarados, Evolution Pokémon, water/flying, level 25, stars 7, ATK 1300, DEF 1100"
    assert shown["flamethrower"] == "Flamethrower, spell, fire"


@pytest.mark.parametrize("name", ["Fire", "fairy", "Dark"])
def test_every_type_has_an_emblem(name: str) -> None:
    assert fromstring(emblem("pokemon-duels", name)).get("aria-hidden") == "true"


def clips(svg: str) -> list[Element]:
    """What pictures are cut to."""
    return [path for element in elements(svg) if local(element.tag) == "clipPath" for path in element]


def test_a_title_says_the_numbers_of_a_minion_and_what_stays_secret() -> None:
    shown = {card.name: faces.name_of("hearthstone", card) for card, _ in PRINTED["hearthstone"]}
    assert shown["Sen'jin Shieldmasta"] == (
        "Sen'jin Shieldmasta, minion, neutral, cost 4, attack 3, health 5, taunt, free"
    )
    assert shown["Ice Block"] == "Ice Block, spell, mage, cost 3, secret, epic"


@pytest.mark.parametrize("name", ["Mage", "mage", "Druid", "Neutral", "Dream"])
def test_every_class_has_an_emblem(name: str) -> None:
    assert fromstring(emblem("hearthstone", name)).get("aria-hidden") == "true"


def without_title(svg: str) -> str:
    """The drawing with its names taken out, so that only the picture is compared."""
    root = fromstring(svg)
    root.remove(root[0])
    return "".join(element.get("d", "") + element.get("fill", "") for element in root.iter())


def test_printings_of_one_card_differ_by_their_finish() -> None:
    card = card_named("Dragonic Overlord")
    assert [printing.rarity for printing in card.printings] == ["RRR", "SP", "TD"]
    assert len({without_title(faces.face("vanguard", card, printing)) for printing in card.printings}) == 3


def test_a_card_is_drawn_the_same_every_time() -> None:
    card = card_named("Wingal")
    assert faces.face("vanguard", card) == faces.face("vanguard", card)


@EVERY_GAME
@pytest.mark.parametrize(("size", "most"), [(Size.THUMB, 9_000), (Size.FULL, 15_000)])
def test_faces_stay_small(game: str, size: Size, most: int) -> None:
    assert max(len(faces.face(game, card, printing, size).encode()) for card, printing in PRINTED[game]) < most


@EVERY_GAME
def test_ids_of_two_faces_on_one_page_do_not_meet(game: str) -> None:
    ids = [
        element.get("id") for card, printing in PRINTED[game] for element in elements(faces.face(game, card, printing))
    ]
    given = [name for name in ids if name]
    assert len(set(given)) == len(given)


def test_a_hostile_card_is_drawn_and_escaped() -> None:
    hostile = CardFacts(
        CardKey('"><script>'),
        '</title><script>alert(1)</script>"\ud800',
        "normal",
        {"grade": None, "clan": "<b>", "race": "&amp;", "power": 10**9, "skill": "<i>", "trigger": "<u>", "shield": -1},
        (Printing(1, "X", '"', "<s>"),),
    )
    for size in Size:
        svg = faces.face("vanguard", hostile, hostile.printings[0], size)
        assert {local(element.tag) for element in elements(svg)} <= SHAPES


def test_a_clan_we_do_not_know_gets_colours_of_its_own() -> None:
    assert emblem("vanguard", "Sand Pilots") != emblem("vanguard", "Cloud Pilots")
    assert emblem("vanguard", "Sand Pilots") == emblem("vanguard", "Sand Pilots")


@pytest.mark.parametrize("name", ["critical", "draw", "heal", "stand", "boost", "intercept", "twin_drive", "sentinel"])
def test_every_sign_is_a_small_drawing(name: str) -> None:
    assert fromstring(icon(name)).get("aria-hidden") == "true"


def test_there_is_no_sign_for_other_words() -> None:
    assert icon("front") == ""


@pytest.fixture
def wingal(catalog: None) -> Card:
    return Card.objects.of("vanguard").with_printings().get(key="wingal")


def test_a_face_with_its_version_is_kept_for_ever(wingal: Card, anonymous: Client) -> None:
    answer = anonymous.get(face_url("vanguard", wingal, wingal.printings.all()[0]))
    assert answer["Content-Type"] == "image/svg+xml"
    assert "immutable" in answer["Cache-Control"]
    assert "Set-Cookie" not in answer and "Cookie" not in answer.get("Vary", "")
    assert answer.content.decode() == faces.face("vanguard", wingal.facts, wingal.facts.printings[0])


def test_a_browser_that_has_a_face_is_told_so(wingal: Card, anonymous: Client) -> None:
    address = face_url("vanguard", wingal)
    tag = anonymous.get(address)["ETag"]
    assert anonymous.get(address, headers={"If-None-Match": tag}).status_code == 304


def test_an_old_or_missing_version_is_kept_for_an_hour(wingal: Card, anonymous: Client) -> None:
    answer = anonymous.get(reverse("card-face", args=["vanguard", "wingal"]) + "?v=old")
    assert answer.status_code == 200
    assert "immutable" not in answer["Cache-Control"]


@pytest.mark.parametrize("address", ["vanguard/nobody/face.svg", "chess/wingal/face.svg", "chess/back.svg"])
def test_an_unknown_card_has_no_face(address: str, catalog: None, anonymous: Client) -> None:
    assert anonymous.get(f"/cards/{address}").status_code == 404


@pytest.mark.parametrize("printing", ["1", "-1", "x", "9" * 5000])
def test_a_printing_of_another_card_has_no_face_here(printing: str, wingal: Card, anonymous: Client) -> None:
    assert anonymous.get(reverse("card-face", args=["vanguard", "wingal"]), {"p": printing}).status_code == 404


def test_a_face_costs_two_queries(wingal: Card, anonymous: Client, django_assert_num_queries) -> None:
    with django_assert_num_queries(2):
        anonymous.get(face_url("vanguard", wingal))


def test_a_card_no_catalogue_holds_shows_the_back() -> None:
    unknown = CardFacts(CardKey("?nobody"), "Nobody", "unknown", {})
    assert face_url("vanguard", unknown) == reverse("card-back", args=["vanguard"])


def test_the_address_changes_with_what_is_printed(wingal: Card) -> None:
    before = face_url("vanguard", wingal)
    wingal.attributes["power"] = 7000
    assert face_url("vanguard", wingal) != before
