"""Faces and pages of Nannaier's Exercise: dolls in their forms, spells by what they cost, mirrors each its own."""

import re
from urllib.parse import urlencode

import pytest
from defusedxml.ElementTree import fromstring
from django.test import Client

from cards import faces
from cards.faces import POSES, Size
from cards.faces.emblems import emblem
from cards.faces.views import face_url
from rules.catalogues import load
from rules.games.nannaier.facts import AFFILIATIONS, FORMS, forms
from rules.kernel.facts import CardFacts
from tests.cards.test_faces import without_title

CARDS = load("nannaier").cards
DOLLS = [card for card in CARDS if card.kind == "doll"]


def card_named(name: str) -> CardFacts:
    return next(card for card in CARDS if card.name.startswith(name))


@pytest.fixture
def page(catalog: None, anonymous: Client):
    """The text of a page, which must be there."""

    def read(address: str) -> str:
        answer = anonymous.get(address)
        assert answer.status_code == 200
        return answer.text

    return read


def test_nn_2_2_a_page_tells_the_numbers_of_every_form_and_the_affiliation(page) -> None:
    html, orla = page("/cards/nannaier/orla-brass-weaver/"), card_named("Orla")
    for label in ("Present attack", "Present health", "Mirror attack", "Mirror health", "Shield"):
        number = orla.number(label.lower().replace(" ", "_"))
        assert re.search(rf"{label}.{{0,120}}\b{number}\b", html, re.DOTALL), label
    assert "Hearth" in html


@pytest.mark.parametrize("query", ["affiliation:thorn cost=1", "kind:spell chaos>=1", "Orla"])
def test_cards_are_found_by_what_is_printed(page, query: str) -> None:
    asked = {
        "affiliation:thorn cost=1": lambda card: (card.word("affiliation"), card.number("cost")) == ("thorn", 1),
        "kind:spell chaos>=1": lambda card: card.kind == "spell" and (card.number("chaos") or 0) >= 1,
        "Orla": lambda card: card.name.startswith("Orla"),
    }
    found = {card.key for card in CARDS if asked[query](card)}
    assert found
    linked = set(re.findall(r"/cards/nannaier/([\w-]+)/", page(f"/cards/nannaier/?{urlencode({'q': query})}")))
    assert {card.key for card in CARDS} & linked == found


def test_no_two_cards_look_alike_in_any_form() -> None:
    pictures = [
        without_title(faces.face("nannaier", card, None, pose=pose)) for card in CARDS for pose in ("", *forms(card))
    ]
    assert len(set(pictures)) == len(pictures)


def test_nn_9_5_each_form_of_a_doll_on_the_table_has_a_look_and_its_own_numbers() -> None:
    silas = card_named("Silas")
    looks = {pose: faces.face("nannaier", silas, pose=pose) for pose in POSES["nannaier"]}
    assert len(set(map(without_title, looks.values()))) == len(FORMS) == 3
    assert "matrix(-1 0 0 1 126 0)" in looks["mirror"], "its picture is turned about"
    assert "stroke-dasharray" in looks["critical"]


def test_nn_2_2_a_doll_without_a_present_form_is_drawn_in_one_that_it_has() -> None:
    only = [card for card in DOLLS if forms(card) == ("mirror",)]
    assert only
    for card in only:
        assert "matrix(-1 0 0 1 126 0)" in faces.face("nannaier", card)


def test_a_title_says_all_numbers_of_a_doll() -> None:
    silas, magnus = card_named("Silas"), card_named("Magnus")
    numbers = (f"{form} {silas.number(f'{form}_attack')}/{silas.number(f'{form}_health')}" for form in FORMS)
    said = ", ".join(("Silas, Prism Cutter, Lantern", f"cost {silas.number('cost')}", *numbers))
    assert faces.name_of("nannaier", silas) == said
    assert faces.name_of("nannaier", magnus).endswith(f"shield {magnus.number('shield')}")
    dearer = next(card for card in DOLLS if card.number("mirror_cost"))
    assert f", {dearer.number('mirror_cost')} from the mirror pile," in faces.name_of("nannaier", dearer)


def test_a_title_says_what_a_spell_costs_and_how_long_it_lasts() -> None:
    said = faces.name_of("nannaier", card_named("Raise the Kiln Wall"))
    assert re.fullmatch(r"Raise the Kiln Wall, spell, \d order, lasts \d turns", said)
    assert "lasts until it is ended" in faces.name_of("nannaier", card_named("Hang the Second Moon"))
    assert faces.name_of("nannaier", card_named("Mirror of Masks")) == "Mirror of Masks, mirror"


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("size", "most"), [(Size.THUMB, 8_500), (Size.FULL, 15_000)])
def test_every_form_is_drawn_small(form: str, size: Size, most: int) -> None:
    assert max(len(faces.face("nannaier", card, None, size, form)) for card in DOLLS) < most


@pytest.mark.parametrize("affiliation", AFFILIATIONS)
def test_every_affiliation_has_an_emblem_of_its_own(affiliation: str) -> None:
    assert fromstring(emblem("nannaier", affiliation)).get("aria-hidden") == "true"
    assert len({emblem("nannaier", each) for each in AFFILIATIONS}) == len(AFFILIATIONS) == 4


def test_a_look_has_an_address_of_its_own_and_an_unknown_one_none(catalog: None, anonymous: Client) -> None:
    silas = card_named("Silas")
    usual, mirror = (face_url("nannaier", silas, pose=pose) for pose in ("", "mirror"))
    assert "as=mirror" in mirror and "as=" not in usual
    assert anonymous.get(mirror).text != anonymous.get(usual).text
    assert anonymous.get(face_url("nannaier", silas, pose="sideways")).status_code == 404


def test_nn_2_2_the_page_of_a_doll_shows_each_of_its_forms_and_that_of_a_spell_none(page) -> None:
    doll, spell = page("/cards/nannaier/silas-prism-cutter/"), page("/cards/nannaier/keep-the-vigil/")
    assert re.findall(r"as=(\w+)[^>]*>\s*<span[^>]*>(\w+)", doll) == [(form, form) for form in FORMS]
    assert "card-looks" not in spell


def test_the_home_page_leads_to_the_game(page) -> None:
    assert 'name="game" value="nannaier"' in page("/")
