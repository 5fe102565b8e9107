"""The catalogue, a card and the rulebook as a browser gets them."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from django.contrib.auth import get_user_model
from django.test import Client
from django.utils.html import escape

from cards.browsing import Browsing, View
from cards.examples import GUIDES
from cards.filters import button_groups, filters, menus
from cards.models import Card, Catalog, Printing
from cards.rulebook_pages import chapters
from cards.search import search
from rules import games
from rules.kernel.game import Game
from rules.rulebooks import rulebook

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalog")]

VANGUARD = games.game("vanguard")
CATALOGUE = "/cards/vanguard/"
RESULTS = "/cards/vanguard/results/"


def page(address: str, client: Client | None = None, **parameters: str) -> str:
    response = (client or Client()).get(address, parameters)
    assert response.status_code == 200
    return response.content.decode()


def found(html: str) -> list[str]:
    """Names in the results, in their order."""
    return re.findall(r'class="face-caption" translate="no" aria-hidden="true">([^<]+)<', html)


def buttons(query: str) -> dict[tuple[str, str], str]:
    """What each filter and menu button would ask for, by the group's name and the button's label."""
    shown = (*filters(VANGUARD, Catalog.objects.digest("vanguard")), *menus(VANGUARD))
    groups = button_groups(shown, query, lambda asked: asked)
    return {(group.name, button.label): button.address for group in groups for button in group.buttons}


# ---- the catalogue


def test_the_catalogue_shows_the_first_sixty_cards_by_name_and_leads_to_the_rest() -> None:
    first, second = page(CATALOGUE), page(CATALOGUE, page="2")
    assert len(found(first)) == 60
    assert 'rel="next" href="/cards/vanguard/?page=2"' in first
    assert len(found(second)) == 34
    assert 'rel="prev" href="/cards/vanguard/"' in second
    assert not set(found(first)) & set(found(second))


def test_a_query_in_the_address_is_the_state_of_the_page() -> None:
    html = page(CATALOGUE, q="clan:kagero grade=3 order:-power")
    assert found(html)[0] == "Dragonic Overlord"
    assert f'value="{escape("clan:kagero grade=3 order:-power")}"' in html


def test_an_ignored_term_is_named_above_the_results_and_the_rest_still_runs() -> None:
    html = page(CATALOGUE, q="colour:blue alfred")
    assert "Left out <code>colour:blue</code>: there is no key colour." in html
    assert html.index("Left out") < html.index("face-caption")
    assert "King of Knights, Alfred" in found(html)


def test_nothing_found_offers_near_names_and_a_way_back() -> None:
    html = page(CATALOGUE, q="blastr blade")
    assert "No card answers to that" in html
    assert 'href="/cards/vanguard/blaster-blade/"' in html


def test_rows_show_every_printed_value() -> None:
    html = page(RESULTS, q="overlord", view="rows")
    row = html[html.index("<tbody>") : html.index("</tbody>")]
    for value in ("Dragonic Overlord", "Kagero", "Dragon Empire", "Flame Dragon", "11000", "Twin Drive", "BT01/004EN"):
        assert value in row


def test_a_clan_without_triggers_is_announced_where_a_search_narrows_to_it() -> None:
    assert "Megacolony has 4 cards and no triggers" in page(CATALOGUE, q="clan:megacolony")
    assert "no triggers" not in page(CATALOGUE, q="clan:kagero")
    assert "no triggers" not in page(CATALOGUE, q="grade=3")


def test_printings_are_counted_by_themselves_when_asked_for() -> None:
    assert "<strong>1</strong> card<" in page(CATALOGUE, q='"blaster blade"')
    assert "<strong>3</strong> printings<" in page(CATALOGUE, q='"blaster blade" unique:printings')


@pytest.mark.parametrize("address", [CATALOGUE, RESULTS])
@pytest.mark.parametrize(
    "query", ["", "clan:kagero", "set:TD01 rarity:TD", "unique:printings order:-power", "nothing-like-this"]
)
def test_the_catalogue_asks_the_database_no_more_however_much_is_found(
    address: str, query: str, django_assert_max_num_queries
) -> None:
    client = Client()
    page(address, client, q=query)  # fills what is kept for each state of the catalogue
    with django_assert_max_num_queries(8):
        page(address, client, q=query)


def test_the_fragment_may_be_kept_by_anyone_and_gives_the_short_address() -> None:
    alice = Client()
    alice.force_login(get_user_model().objects.create_user("alice"))
    response = alice.get(RESULTS, {"q": " clan:kagero  ", "view": "faces", "page": "1"})
    assert response["HX-Replace-Url"] == "/cards/vanguard/?q=clan:kagero"
    assert response["Cache-Control"] == "public, max-age=300"
    assert "Cookie" not in response.get("Vary", "")
    assert b"alice" not in response.content and b"<html" not in response.content


def test_a_page_that_names_its_visitor_is_kept_for_them_alone() -> None:
    alice = Client()
    alice.force_login(get_user_model().objects.create_user("alice"))
    for address in (CATALOGUE, "/cards/vanguard/blaster-blade/", "/rules/vanguard/"):
        response = alice.get(address)
        assert b"alice" in response.content
        assert "private" in response["Cache-Control"]


@pytest.mark.parametrize(
    "parameters",
    [{"page": "0"}, {"page": "9" * 5000}, {"page": "x"}, {"view": "pictures"}, {"q": "\x00"}, {"q": "(" * 900}],
)
def test_nonsense_in_the_address_is_answered_as_a_page(parameters: dict[str, str]) -> None:
    assert "</html>" in page(CATALOGUE, **parameters)


def test_a_query_is_shown_as_text_wherever_it_stands() -> None:
    html = page(CATALOGUE, q='<script>alert(1)</script> foo:"<b>x"')
    assert "<script>alert" not in html
    assert "<b>x" not in html


@pytest.mark.parametrize(
    ("game", "query"), [(game, example.query) for game, guide in GUIDES.items() for example in guide.examples]
)
def test_every_example_of_the_search_help_finds_something_and_ignores_nothing(game: str, query: str) -> None:
    results = search(games.game(game), query)
    assert results.total
    assert not results.ignored


# ---- filters


@pytest.mark.parametrize(
    ("query", "button", "asked"),
    [
        ("", ("clan", "Royal Paladin"), 'clan:"royal paladin"'),
        ("grade=3", ("clan", "Kagero"), "grade=3 clan:kagero"),
        ("clan:kagero", ("clan", "Kagero"), ""),
        ("clan:kagero alfred", ("clan", "Granblue"), "alfred clan:granblue"),
        ("grade>=2 blade", ("grade", "3"), "blade grade=3"),
        ("", ("power", "9000–11000"), "power>=9000 power<=11000"),
        ("power>=9000 power<=11000 x", ("power", "9000–11000"), "x"),
        ("", ("is", "Sentinel"), "is:sentinel"),
        ("", ("set", "TD01"), "set:TD01"),
        ("x", ("order", "power, high first"), "x order:-power"),
        ("x order:-power", ("order", "name"), "x"),
        ("x unique:printings", ("unique", "cards"), "x"),
        ("a or b", ("grade", "1"), "(a or b) grade=1"),
    ],
)
def test_a_button_writes_its_term_into_the_query_or_takes_it_out(
    query: str, button: tuple[str, str], asked: str
) -> None:
    assert buttons(query)[button] == asked


def test_each_direction_of_an_order_is_a_choice_of_its_own() -> None:
    groups = button_groups(menus(VANGUARD), "order:-power", lambda asked: asked)
    assert [button.label for button in groups[0].buttons if button.is_on] == ["power, high first"]


def test_every_filter_button_alone_finds_something() -> None:
    for (name, label), query in buttons("").items():
        results = search(VANGUARD, query)
        assert results.total, (name, label, query)
        assert not results.ignored, (name, label, query)


def test_an_address_holds_only_what_is_not_the_default() -> None:
    browsing = Browsing("vanguard", "clan:kagero", View.ROWS, 3)
    assert browsing.address == "/cards/vanguard/?q=clan:kagero&view=rows&page=3"
    assert browsing.shown_as("faces") == "/cards/vanguard/?q=clan:kagero"
    assert browsing.asking("") == "/cards/vanguard/?view=rows"
    assert parse_qs(urlsplit(browsing.asking('a&b="c d"')).query)["q"] == ['a&b="c d"']


# ---- a card


def test_a_card_page_shows_values_abilities_printings_and_every_format() -> None:
    html = page("/cards/vanguard/blaster-blade/")
    for words in ("<h1", "Blaster Blade", "Intercept", "Counter Blast", "BT01/002EN", "BT01/S02EN", "TD01/005EN"):
        assert words in html
    for format in VANGUARD.formats:
        assert f'<span class="legality-format">{format.name}</span>' in html
    assert html.count('"badge is-ok">legal') == 4
    assert "No printing of Blaster Blade is in Standard" in html
    assert 'href="/rules/vanguard/#VG-1.1">VG-1.1' in html


def test_a_printing_in_the_address_changes_the_face_and_the_place_in_its_set() -> None:
    card = Card.objects.get(key="blaster-blade")
    trial = card.printings.get(number="TD01/005EN")
    html = page("/cards/vanguard/blaster-blade/", p=str(trial.uid))
    assert f"face.svg?p={trial.uid}&amp;" in html
    assert "TD01/004EN" in html and "TD01/006EN" in html


def test_the_ends_of_a_set_have_one_neighbour() -> None:
    first = Printing.objects.filter(card_set__code="TD01").order_by("number").first()
    html = page(first.card.get_absolute_url(), p=str(first.uid))
    assert 'rel="prev"' not in html
    assert 'rel="next"' in html


def test_a_card_links_the_cards_that_its_abilities_name() -> None:
    html = page("/cards/vanguard/wingal/")
    assert 'href="/cards/vanguard/blaster-blade/"' in html


def test_a_card_page_tells_the_abilities_in_russian_too() -> None:
    html = page("/cards/vanguard/blaster-blade/")
    english, russian = html.split('<details class="fold" lang="ru">')
    assert "choose one enemy rear-guard and retire it" in english
    assert "<summary>По-русски</summary>" in russian
    assert russian.count("отправьте его в дроп") == 2
    assert "По-русски" not in page("/cards/vanguard/stardust-trumpeter/")


def test_what_cards_do_is_searched_in_both_languages() -> None:
    for asked in ('text:"retire all enemy rear-guards"', 'text:"всех вражеских воинов арьергарда"'):
        html = page(CATALOGUE, q=asked)
        assert "Demon Eater" in html and "Demon Slaying Knight, Lohengrin" in html
        assert "Blaster Blade" not in html


def test_a_card_of_a_clan_without_triggers_says_so() -> None:
    assert "Megacolony has 4 cards and no triggers" in page("/cards/vanguard/hell-spider/")


@pytest.mark.parametrize("key", ["blaster-blade", "wingal", "hell-spider", "dragonic-overlord"])
def test_a_card_page_costs_the_same_few_queries(key: str, django_assert_max_num_queries) -> None:
    address = f"/cards/vanguard/{key}/"
    client = Client()
    page(address, client)
    with django_assert_max_num_queries(9):
        page(address, client)


@pytest.mark.parametrize(
    "address",
    [
        "/cards/chess/",
        "/cards/chess/results/",
        "/cards/vanguard/no-such-card/",
        "/cards/chess/blaster-blade/",
        "/rules/chess/",
    ],
)
def test_an_unknown_game_or_card_is_a_404_in_the_look_of_the_site(address: str) -> None:
    response = Client().get(address)
    assert response.status_code == 404
    assert "Nothing here" in response.content.decode()


def test_an_unknown_printing_shows_the_first_one() -> None:
    assert "BT01/002EN" in page("/cards/vanguard/blaster-blade/", p="99999")


# ---- the rulebook


EVERY_GAME = pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.key)


@EVERY_GAME
def test_every_rule_has_an_address_of_its_own(game: Game) -> None:
    html = page(f"/rules/{game.key}/")
    anchors = re.findall(rf'id="({game.rulebook}-[^"]+)"', html)
    assert len(anchors) == len(set(anchors))
    assert set(anchors) == set(rulebook(game.key).rules)


@EVERY_GAME
def test_numbers_mentioned_in_the_rulebook_lead_to_their_rules(game: Game) -> None:
    html = page(f"/rules/{game.key}/")
    targets = set(re.findall(rf'href="#({game.rulebook}-[^"]+)"', html))
    assert targets
    assert targets <= set(rulebook(game.key).rules)


@EVERY_GAME
def test_the_contents_lead_to_chapters_that_are_there(game: Game) -> None:
    html = page(f"/rules/{game.key}/")
    listed = [chapter for chapter in chapters(game) if chapter.is_listed]
    assert len(listed) > 10
    for chapter in listed:
        assert f'<a href="#{chapter.anchor}">' in html
        assert html.count(f'id="{chapter.anchor}"') == 1


def test_the_rulebook_costs_no_query(django_assert_num_queries) -> None:
    with django_assert_num_queries(0):
        page("/rules/vanguard/")
