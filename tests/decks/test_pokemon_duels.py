"""Decks of Pokémon Duels on the site: two parts, lists of both, and how the first hand comes."""

import pytest
from django.test import Client

from cards.models import Card
from decks import building
from decks.contents import deck_list
from decks.importing.games import likely_game
from decks.importing.index import CatalogueIndex
from decks.importing.report import ImportReport
from decks.models import Deck
from decks.panel import Panel
from decks.statistics import spreads, wanted
from rules.catalogues import ready_decks
from rules.games import game
from rules.kernel.decklists import DeckList
from tests.support import lists
from tests.support.pokemon_duels_decks import DUELS, around, card

pytestmark = pytest.mark.usefixtures("catalog")
DUELING = game("pokemon-duels")
INDEX = CatalogueIndex("pokemon-duels", DUELS.cards)
EMBER, *_ = ready_decks("pokemon-duels")


def made(alice: Client, cards: DeckList) -> Deck:
    alice.post("/decks/new/?game=pokemon-duels", {"format": "pokemon-duels.1.4", "name": "Embers"})
    deck = Deck.objects.get()
    building.replace_contents(deck, cards)
    return Deck.objects.with_entries().get()


def report(text: str) -> ImportReport:
    return lists.report(text, INDEX, "pokemon-duels.1.4")


def held(cards: DeckList) -> dict[tuple[str, str], int]:
    return {(entry.card.key, entry.part): entry.count for entry in cards.entries}


@pytest.mark.parametrize("shape", ["text", "names", "markdown", "json", "code"])
def test_every_shape_comes_back_with_both_parts(alice: Client, shape: str) -> None:
    deck = made(alice, EMBER)
    written = alice.get(f"{deck.get_absolute_url()}export/?as={shape}&download=1").content.decode()
    alice.post("/decks/import/", {"text": written, "save": "new"})
    back = Deck.objects.with_entries().exclude(pk=deck.pk).get()
    assert (back.game, held(deck_list(back))) == ("pokemon-duels", held(EMBER))


def test_every_card_is_read_by_its_name_in_every_language() -> None:
    for each in DUELS.cards:
        for name in (each.name, *each.names.values()):
            (line,) = report(f"2 {name}").lines
            assert line.entry and line.entry.card.key == each.key, name


def test_a_list_without_headings_files_each_card_where_it_belongs() -> None:
    read = report("3 Charmander\n1 Charmeleon lv. 100\n2 Evolution")
    assert [(entry.card.key, entry.count, entry.part) for entry in read.deck.entries] == [
        ("charmander", 3, "main"),
        ("charmeleon-100", 1, "extra"),
        ("evolution", 2, "main"),
    ]


def test_under_the_heading_of_the_extra_deck_a_red_frame_is_kept_there_and_told() -> None:
    read = report("Main deck\n40 Filler\nExtra deck\n1 Charmander")
    assert [entry.part for entry in read.deck.entries if entry.card.key == "charmander"] == ["extra"]
    assert "deck.frame" in {issue.code for issue in DUELING.formats[0].issues(read.deck)}


def test_a_list_of_pokemon_is_of_this_game() -> None:
    assert likely_game("3 Charmander\n2 Evolution\n1 Charizard").key == "pokemon-duels"
    assert likely_game("3 Чармандер\n2 Эволюция").key == "pokemon-duels"


def test_the_builder_puts_cards_where_they_belong_and_counts_both_parts(alice: Client) -> None:
    deck = made(alice, around(""))
    alice.post(f"/decks/{deck.pk}/cards/charizard/", {"count": "2"})
    alice.post(f"/decks/{deck.pk}/cards/charmander/", {"count": "1"})
    deck = Deck.objects.with_entries().get()
    cards = deck_list(deck)
    assert held(cards)["charizard", "extra"] == 2 and held(cards)["charmander", "main"] == 1
    panel = Panel(deck, cards)
    assert (panel.copies(card("Charizard").key), panel.copies(card("Charmander").key)) == (2, 1)
    assert [(gauge.label, gauge.value, gauge.asked, gauge.state) for gauge in panel.gauges] == [
        ("cards", 41, "40–60", "ok"),
        ("extra", 2, "15", "within"),
    ]


def test_a_click_moves_a_white_frame_out_of_the_main_deck(alice: Client) -> None:
    deck = made(alice, around("1 Ivysaur"))
    page = alice.get(deck.get_absolute_url()).text
    assert "Ivysaur is an Evolution card" in page and "Move it to the extra deck" in page
    alice.post(f"/decks/{deck.pk}/fix/", {"issue": "deck.frame ivysaur"})
    assert held(deck_list(Deck.objects.with_entries().get()))["ivysaur", "extra"] == 1


def test_the_builder_tells_the_ladder(alice: Client) -> None:
    deck = made(alice, around("3 Surf, 3 Thunderbolt"))
    page = alice.get(deck.get_absolute_url()).text
    assert "3 copies of Thunderbolt, same effect as Surf: this name may have at most 2." in page
    assert "/rules/pokemon-duels/#PD-7e.2" in page


def test_a_first_hand_of_five_without_a_mulligan(alice: Client) -> None:
    deck = made(alice, EMBER)
    page = alice.get(f"{deck.get_absolute_url()}hand/", follow=True).text
    assert "5 cards" in page or "5 in hand" in page or "The hand is kept" in page
    assert "Return the marked cards" not in page and "Draw for turn 1" in page


def test_statistics_count_each_of_two_types_and_tell_no_mulligan(alice: Client) -> None:
    deck = made(alice, EMBER)
    cards = deck_list(deck)
    types = next(spread for spread in spreads(cards, DUELING) if spread.name == "type")
    counted = {bar.label: bar.count for bar in types.bars}
    assert counted["Dark"] == 2 and counted["Fire"] >= 15
    assert next(each for each in wanted(cards, DUELING) if each.key == "type:dark").count == 2
    page = alice.get(f"{deck.get_absolute_url()}statistics/").text
    assert "Mulligan" not in page and "Going first you do not draw" in page


def test_a_dual_type_is_found_by_either_of_its_types(client: Client) -> None:
    page = client.get("/cards/pokemon-duels/?q=type:bug+type:steel").text
    assert "Scizor" in page and "Pinsir" not in page
    assert Card.objects.get(game="pokemon-duels", key="scizor").attributes["type"] == "bug/steel"
