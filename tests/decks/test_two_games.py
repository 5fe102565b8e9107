"""Pages that serve every game alike: what differs is a value of the game."""

from pathlib import Path

import pytest
from django.core.management import call_command
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from decks import building
from decks.building import RefusedChange
from decks.contents import deck_list
from decks.finding import Finding
from decks.importing.games import likely_game
from decks.listing import leader
from decks.models import Deck, Owner
from decks.statistics import spreads
from rules.games import ALL, game
from rules.kernel.decklists import DeckList
from tests.support.decklists import TRIAL_1
from tests.support.hearthstone_decks import MAGE, MAGE_CODE, deck

pytestmark = pytest.mark.usefixtures("catalog")
HEARTHSTONE = game("hearthstone")


@pytest.fixture
def mage(alice: Client) -> Deck:
    """A deck of alice's with a hero and thirty cards."""
    alice.post("/decks/new/?game=hearthstone", {"format": "hearthstone.classic", "starter": "jaina-proudmoore"})
    made = Deck.objects.get()
    building.replace_contents(made, MAGE)
    return Deck.objects.with_entries().get()


def test_a_new_deck_is_of_the_game_that_the_page_is_for(alice: Client) -> None:
    page = alice.get("/decks/new/?game=hearthstone").text
    assert "Malfurion Stormrage" in page and "hearthstone.pauper" in page and "vanguard.classic" not in page
    alice.post("/decks/new/?game=hearthstone", {"format": "hearthstone.basic", "starter": "thrall", "name": "Storm"})
    made = Deck.objects.with_entries().get()
    assert (made.game, made.format, deck_list(made).starter) == ("hearthstone", "hearthstone.basic", "thrall")


def test_a_new_deck_takes_no_hero_that_is_none(alice: Client) -> None:
    alice.post("/decks/new/?game=hearthstone", {"format": "hearthstone.basic", "starter": "fireball"})
    assert deck_list(Deck.objects.with_entries().get()).starter is None


def test_the_builder_shows_the_cards_that_the_hero_allows(mage: Deck) -> None:
    finding = Finding(mage)
    assert finding.results.total == 157 + 25
    assert {found.card.attributes["class"] for found in finding.results.cards} <= {"mage", "neutral"}
    classes = next(group for group in finding.first_filters if group.name == "class")
    assert [button.label for button in classes.buttons] == ["Mage", "Neutral"]


def test_without_a_hero_the_builder_shows_every_card_for_decks(mage: Deck) -> None:
    building.set_starter(mage, None)
    assert Finding(Deck.objects.with_entries().get()).results.total == 382


def test_a_search_in_the_builder_stays_within_the_heros_cards(mage: Deck) -> None:
    assert Finding(mage, "class:rogue or name:fireball").results.total == 1


def test_the_builder_opens_the_filters_that_its_game_names(mage: Deck) -> None:
    finding = Finding(mage)
    assert [group.name for group in finding.first_filters] == ["cost", "class", "kind"]
    costs = next(group for group in finding.first_filters if group.name == "cost")
    assert [button.label for button in costs.buttons] == ["0", "1", "2", "3", "4", "5", "6", "7+"]


def test_the_hero_is_chosen_in_the_builder_and_told_in_the_history(alice: Client, mage: Deck) -> None:
    page = alice.get(mage.get_absolute_url()).text
    assert "Jaina Proudmoore" in page and "Cost 4" in page
    alice.post(f"/decks/{mage.pk}/starter/", {"card": "thrall"})
    changed = Deck.objects.with_entries().get()
    assert deck_list(changed).starter == "thrall"
    assert changed.head.summary == "Hero: Thrall"


def test_a_card_that_leads_no_deck_is_refused(mage: Deck) -> None:
    with pytest.raises(RefusedChange, match="Only a card of the game can be its hero"):
        building.set_starter(mage, deck("1 Fireball").entries[0].card.key)


def test_o25_the_deck_page_shows_what_is_wrong_while_editing(alice: Client, mage: Deck) -> None:
    alice.post(f"/decks/{mage.pk}/cards/fireball/", {"count": "3"})
    alice.post(f"/decks/{mage.pk}/cards/ragnaros-the-firelord/", {"count": "2"})
    page = alice.get(mage.get_absolute_url()).text
    assert "3 copies of Fireball; at most 2 of a card." in page and "/rules/hearthstone/#HS-D.2" in page
    assert "2 copies of Ragnaros the Firelord; at most 1 of a legendary card." in page
    alice.post(f"/decks/{mage.pk}/fix/", {"issue": "deck.copies fireball"})
    assert "copies of Fireball" not in alice.get(mage.get_absolute_url()).text


def test_a_list_of_decks_shows_the_hero_that_leads(mage: Deck) -> None:
    assert leader(deck_list(mage)).card.name == "Jaina Proudmoore"


def test_a_deck_goes_out_in_its_own_games_shapes(alice: Client, mage: Deck) -> None:
    page = alice.get(f"{mage.get_absolute_url()}export/?as=deckstring").text
    assert MAGE_CODE in page
    owner = Owner.objects.get(decks=mage)
    other = building.create(owner, game="vanguard", format="vanguard.classic", name="Blades", contents=TRIAL_1)
    assert "Hearthstone code" not in alice.get(f"{other.get_absolute_url()}export/").text


@pytest.mark.parametrize("shape", ["text", "names", "markdown", "json", "code", "deckstring"])
def test_every_shape_comes_back_with_the_hero(alice: Client, mage: Deck, shape: str) -> None:
    written = alice.get(f"{mage.get_absolute_url()}export/?as={shape}&download=1").content.decode()
    alice.post("/decks/import/", {"text": written, "save": "new"})
    back = Deck.objects.with_entries().exclude(pk=mage.pk).get()
    assert back.game == "hearthstone"
    assert {entry.card.key: entry.count for entry in deck_list(back).entries} == {
        entry.card.key: entry.count for entry in MAGE.entries
    }
    assert deck_list(back).starter == MAGE.starter


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("4 Blaster Blade\n4 Wingal", "vanguard"),
        ("2 Fireball\n2 Wisp", "hearthstone"),
        ("2 Fireball\n1 Wisp\n4 Wingal", "hearthstone"),
        ("2 Огненный шар", "hearthstone"),
        ("BT01/001EN x4", "vanguard"),
        ("// game: hearthstone\n4 Wingal", "hearthstone"),
        (MAGE_CODE, "hearthstone"),
        ("nothing of any game", "vanguard"),
        ("", "vanguard"),
    ],
)
def test_a_list_says_itself_which_game_it_is_of(text: str, wanted: str) -> None:
    assert likely_game(text).key == wanted


def test_finding_the_game_of_a_list_costs_one_query(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    with django_assert_num_queries(1):
        likely_game("2 Fireball\n2 Wisp\n2 Frostbolt")


def test_the_import_page_reads_either_game(alice: Client) -> None:
    page = alice.post("/decks/import/", {"text": "2 Fireball\n1 Ragnaros the Firelord"}).text
    assert "3 of 3 cards recognised." in page and "Hearthstone Classic" in page
    page = alice.post("/decks/import/", {"text": "2 Fireball", "format": "vanguard.classic"}).text
    assert "No card is called “Fireball”." in page


def test_public_decks_are_found_by_game_class_and_card(alice: Client, mage: Deck) -> None:
    alice.post(f"/decks/{mage.pk}/share/", {"visibility": "listed"})
    for asked, is_found in (
        ("", True),
        ("?game=hearthstone", True),
        ("?game=vanguard", False),
        ("?family=Mage", True),
        ("?family=Rogue", False),
        ("?family=Kagero", False),
        ("?card=fireball", True),
        ("?format=hearthstone.basic", False),
    ):
        assert (mage.name in alice.get(f"/decks/{asked}").text) == is_found, asked


def test_public_decks_cost_five_queries_and_one_a_game(
    anonymous: Client, alice: Client, mage: Deck, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    alice.post(f"/decks/{mage.pk}/share/", {"visibility": "listed"})
    with django_assert_max_num_queries(5 + len(ALL)):
        anonymous.get("/decks/")


def test_a_shared_deck_names_its_hero_and_class_and_offers_a_match(alice: Client, mage: Deck) -> None:
    alice.post(f"/decks/{mage.pk}/share/", {"visibility": "link"})
    page = alice.get(Deck.objects.get().links.get().get_absolute_url()).text
    assert "Jaina Proudmoore" in page and ">Mage</span>" in page
    assert "Play it" in page


def test_the_api_judges_a_deck_by_its_code(anonymous: Client) -> None:
    asked = {"format": "hearthstone.basic", "text": MAGE_CODE}
    said = anonymous.post("/api/v1/check", asked, content_type="application/json").json()
    assert (said["legal"], said["cards"]) == (False, 30)
    assert said["formats"] == {"hearthstone.classic": True, "hearthstone.basic": False, "hearthstone.pauper": False}
    assert {issue["rule"] for issue in said["issues"]} == {"HS-D.6"}


def test_the_command_line_judges_a_deck_by_its_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mage.txt"
    file.write_text(MAGE_CODE)
    call_command("check_deck", file, format="hearthstone.classic")
    assert "legal" in capsys.readouterr().out


def test_the_mana_curve_stands_first_and_ends_in_seven_and_more() -> None:
    cards = deck("2 Wisp, 2 Fireball, 1 Archmage Antonidas, 1 Deathwing")
    curve = spreads(cards, HEARTHSTONE)[0]
    assert (curve.name, [(bar.label, bar.count) for bar in curve.bars if bar.count]) == (
        "cost",
        [("0", 2), ("4", 2), ("7+", 2)],
    )
    assert curve.mean == pytest.approx((0 * 2 + 4 * 2 + 7 + 10) / 6)


def test_classes_that_a_deck_has_none_of_are_not_told() -> None:
    told = {spread.name: spread for spread in spreads(deck("2 Fireball, 2 Wisp"), HEARTHSTONE)}
    assert [(bar.label, bar.count) for bar in told["class"].bars] == [("Mage", 2), ("Neutral", 2)]


def test_odds_and_hands_work_for_a_deck_whose_hero_is_no_card_of_it(alice: Client, mage: Deck) -> None:
    page = alice.get(f"{mage.get_absolute_url()}statistics/").text
    assert "A play on the curve" in page and "Going second you draw one more" in page
    hand = alice.get(f"{mage.get_absolute_url()}hand/?seed=7").text
    assert "The first 3 cards" in hand and "HS-S.2" in hand


def test_an_empty_deck_of_each_game_has_its_pages(alice: Client) -> None:
    for key in ("vanguard", "hearthstone"):
        alice.post(f"/decks/new/?game={key}", {"format": game(key).formats[0].key, "name": key})
        made = Deck.objects.get(name=key)
        assert deck_list(Deck.objects.with_entries().get(pk=made.pk)) == DeckList(key, (), None, key)
        for page in ("", "statistics/", "hand/", "export/", "print/", "share/", "history/"):
            assert alice.get(made.get_absolute_url() + page).status_code == 200
