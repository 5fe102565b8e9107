"""Decks of Nannaier's Exercise on the site: three parts in the builder, in lists and codes, and two hands."""

from pathlib import Path

import pytest
from django.core.management import call_command
from django.test import Client

from cards.search import search
from decks import building
from decks.contents import deck_list
from decks.demonstration import demonstrations
from decks.finding import Finding
from decks.importing.games import likely_game
from decks.importing.index import CatalogueIndex
from decks.importing.report import ImportReport
from decks.models import Deck
from decks.panel import Panel
from decks.statistics import in_time, odds, spreads, wanted
from rules.catalogues import ready_decks
from rules.games import game
from rules.games.nannaier.facts import FORMS
from rules.kernel.decklists import MAIN, DeckList
from rules.kernel.formats import ShowCards, is_legal
from rules.kernel.odds import odds_of_at_least
from tests.support import lists
from tests.support.nannaier_decks import NANNAIER, card, deck, plain
from tests.support.people import deck_of

pytestmark = pytest.mark.usefixtures("catalog")
EXERCISE = game("nannaier")
INDEX = CatalogueIndex("nannaier", NANNAIER.cards)
HEARTH, *_ = ready_decks("nannaier")

Held = dict[tuple[str, str], int]
"""Copies by card and part."""


def made(alice: Client, cards: DeckList) -> Deck:
    made = deck_of(alice, game="nannaier", format="nannaier.0.2", contents=cards)
    return Deck.objects.with_entries().get(pk=made.pk)


def now(deck: Deck) -> DeckList:
    return deck_list(Deck.objects.with_entries().get(pk=deck.pk))


def report(text: str) -> ImportReport:
    return lists.report(text, INDEX, "nannaier.0.2")


def held(cards: DeckList) -> Held:
    return {(entry.card.key, entry.part): entry.count for entry in cards.entries}


def parts(read: ImportReport) -> list[str]:
    return [entry.part for entry in read.deck.entries]


@pytest.mark.parametrize("shape", ["text", "names", "markdown", "json", "code"])
def test_every_shape_comes_back_with_three_parts(alice: Client, shape: str) -> None:
    deck = made(alice, HEARTH)
    written = alice.get(f"{deck.get_absolute_url()}export/?as={shape}&download=1").text
    alice.post("/decks/import/", {"text": written, "save": "new"})
    back = Deck.objects.with_entries().exclude(pk=deck.pk).get()
    assert (back.game, held(deck_list(back))) == ("nannaier", held(HEARTH))


def test_the_exported_list_has_a_heading_for_each_part(alice: Client) -> None:
    written = alice.get(f"{made(alice, HEARTH).get_absolute_url()}export/?as=text&download=1").text
    headings = [line for line in written.splitlines() if line.endswith(")") and not line[0].isdigit()]
    assert headings[0] == f"Dolls of cost 1 ({dolls_of_cost(1)})"
    assert headings[-2:] == ["Spell deck (8)", "Mirror deck (3)"]


def dolls_of_cost(cost: int) -> int:
    return sum(entry.count for entry in HEARTH.part(MAIN) if entry.card.number("cost") == cost)


def dolls_with_form(form: str) -> int:
    return sum(entry.count for entry in HEARTH.part(MAIN) if entry.card.number(f"{form}_health"))


def test_what_lies_in_a_wrong_part_comes_back_there(alice: Client) -> None:
    cards = deck("3 Pella", "1 Caspar, 1 Bank the Fire", "1 Snuff the Candle")
    for shape in ("text", "json", "code"):
        made_so = made(alice, cards)
        written = alice.get(f"{made_so.get_absolute_url()}export/?as={shape}&download=1").text
        alice.post("/decks/import/", {"text": written, "save": "new"})
        assert held(now(Deck.objects.latest("pk"))) == held(cards), shape


def test_every_card_is_read_by_its_name_in_every_language_into_its_part() -> None:
    for each in NANNAIER.cards:
        for name in (each.name, *each.names.values()):
            (line,) = report(f"2 {name}").lines
            assert line.entry and line.entry.card.key == each.key, name
            assert line.entry.part == EXERCISE.part_of(each)


HEADINGS = [
    ("Doll deck (2)", "Spell deck (1)", "Mirror deck (1)"),
    ("Dolls", "Spells", "Mirrors:"),
    ("Колода кукол", "Колода заклинаний", "Колода зеркал"),
    ("Куклы (2)", "Заклинания", "Зеркала (1)"),
    ("人偶牌组", "法术牌组", "镜牌组"),
    ("【人偶】", "【法术】", "【镜】"),
    ("人偶牌組:", "法術牌組:", "鏡牌組:"),
    ("// Dolls", "// Spells", "// Mirrors"),
]


@pytest.mark.parametrize("headings", HEADINGS, ids=[first for first, *_ in HEADINGS])
def test_the_three_parts_have_their_headings_in_every_language(headings: tuple[str, str, str]) -> None:
    dolls, spells, mirrors = headings
    read = report(f"{dolls}\n2 Pella, Clay Potter\n\n{spells}\n1 Bank the Fire\n\n{mirrors}\n1 Mirror of Embers")
    assert [line.outcome.value for line in read.lines if line.text in headings] == ["heading"] * 3
    assert held(read.deck) == {
        ("pella-clay-potter", "main"): 2,
        ("bank-the-fire", "spells"): 1,
        ("mirror-of-embers", "mirrors"): 1,
    }


@pytest.mark.parametrize(
    "line", ["2 {}", "2x {}", "{} x2", "{} ×2", "- 2 {}", "2 {} (NN1)", "2 {} NN-0{}", "2张 {}", "2 {} [NN-0{}]"]
)
def test_lines_are_read_in_every_spelling(line: str) -> None:
    for name, number, part in (("Tomas, Coal Sifter", "03", "main"), ("Mend the Seams", "45", "spells")):
        (entry,) = report(line.format(name, number)).deck.entries
        assert (entry.card.name, entry.count, entry.part) == (name, 2, part)


def test_files_of_other_programs_are_sorted_into_the_three_parts() -> None:
    cockatrice = (
        '<cockatrice_deck version="1"><zone name="main"><card number="2" name="Pella, Clay Potter"/>'
        '<card number="1" name="Bank the Fire"/><card number="1" name="Mirror of Embers"/></zone></cockatrice_deck>'
    )
    octgn = (
        '<deck><section name="Dolls"><card qty="2">Pella, Clay Potter</card></section>'
        '<section name="Spells"><card qty="1">Bank the Fire</card></section>'
        '<section name="Mirrors"><card qty="1">Mirror of Embers</card></section></deck>'
    )
    for text in (cockatrice, octgn):
        assert parts(report(text)) == ["main", "spells", "mirrors"]


def test_under_the_heading_of_the_spell_deck_a_doll_is_kept_there_and_told() -> None:
    read = report("Dolls\n3 Orla, Brass Weaver\nSpells\n1 Pella, Clay Potter")
    assert held(read.deck)["pella-clay-potter", "spells"] == 1
    assert "deck.part" in {issue.code for issue in EXERCISE.formats[0].issues(read.deck)}


def test_a_spell_spelt_wrong_under_its_heading_is_asked_for() -> None:
    (line,) = report("Spells\n1 Bank the Fyre").unread
    assert next(candidate.label for candidate in line.candidates) == "Bank the Fire NN-044"


def test_a_list_of_dolls_is_of_this_game() -> None:
    assert likely_game("2 Pella, Clay Potter\n1 Bank the Fire").key == "nannaier"
    assert likely_game("2 铜织欧拉\n1 余烬之镜").key == "nannaier"


def test_the_builder_puts_cards_where_they_belong_and_counts_each_part(alice: Client) -> None:
    deck = made(alice, plain(20, 4, 0))
    for key, count in (("caspar-star-engraver", "3"), ("snuff-the-candle", "2"), ("mirror-of-ashes", "1")):
        alice.post(f"/decks/{deck.pk}/cards/{key}/", {"count": count})
    cards = now(deck)
    assert held(cards)["caspar-star-engraver", "main"] == 3
    assert held(cards)["snuff-the-candle", "spells"] == 2 and held(cards)["mirror-of-ashes", "mirrors"] == 1
    panel = Panel(Deck.objects.with_entries().get(pk=deck.pk), cards)
    assert [(gauge.label, gauge.value, gauge.state) for gauge in panel.gauges] == [
        ("dolls", 23, "ok"),
        ("spells", 6, "ok"),
        ("mirrors", 1, "ok"),
    ]
    assert panel.state == "23 dolls, 6 spells, 1 mirror, legal."
    assert [panel.most_copies(card(name)) for name in ("Caspar", "Snuff the Candle", "Mirror of Ashes")] == [3, 2, 1]


def test_the_steppers_of_an_entry_change_its_own_part(alice: Client) -> None:
    deck = made(alice, HEARTH)
    page = alice.get(deck.get_absolute_url()).text
    assert "number=NN-054&amp;part=spells" in page
    alice.post(f"/decks/{deck.pk}/printing/draw-the-curtain/?number=NN-054&part=spells", {"by": "-1"})
    assert held(now(deck))["draw-the-curtain", "spells"] == 1


def test_issues_are_told_with_their_rules_and_mended_by_clicks(alice: Client) -> None:
    deck_so = made(alice, deck("4 Pella", "3 Bank the Fire", "1 Caspar"))
    page = alice.get(deck_so.get_absolute_url()).text
    for said in ("The deck has 4 dolls; it needs from 20 to 30.", "Caspar, Star Engraver is a doll"):
        assert said in page
    for rule in ("NN-3.5", "NN-3.6", "NN-G46"):
        assert f"/rules/nannaier/#{rule}" in page
    alice.post(f"/decks/{deck_so.pk}/fix/", {"issue": "deck.part caspar-star-engraver"})
    alice.post(f"/decks/{deck_so.pk}/fix/", {"issue": "deck.copies bank-the-fire"})
    alice.post(f"/decks/{deck_so.pk}/fix/", {"issue": "deck.copies pella-clay-potter"})
    assert held(now(deck_so)) == {
        ("pella-clay-potter", "main"): 3,
        ("caspar-star-engraver", "main"): 1,
        ("bank-the-fire", "spells"): 2,
    }


@pytest.mark.parametrize("page", ["", "statistics/", "share/", "export/", "print/", "history/", "hand/"])
def test_the_pages_of_a_deck_open(alice: Client, page: str) -> None:
    address = f"{made(alice, HEARTH).get_absolute_url()}{page}"
    assert alice.get(address, follow=True).status_code == 200


@pytest.mark.parametrize("page", ["statistics/", "export/", "hand/"])
def test_the_size_of_a_deck_is_told_part_by_part(alice: Client, page: str) -> None:
    text = alice.get(f"{made(alice, HEARTH).get_absolute_url()}{page}", follow=True).text
    assert "24 dolls, 8 spells, 3 mirrors" in text


def test_two_hands_are_dealt_side_by_side(alice: Client) -> None:
    address = f"{made(alice, HEARTH).get_absolute_url()}hand/"
    page = alice.get(f"{address}?seed=7").text
    assert "21 dolls, 7 spells are left in the deck." in page and "Return the marked cards" not in page
    page = alice.get(f"{address}?seed=7&kept=1&turns=2").text
    assert "Turn 2: 5 dolls, 3 spells" in page and page.count(">turn 2<") == 2


def test_statistics_count_dolls_and_spells_apart(alice: Client) -> None:
    shown = {spread.name: spread for spread in spreads(HEARTH, EXERCISE)}
    assert sum(bar.count for bar in shown["cost"].bars) == 24
    assert {bar.label: bar.count for bar in shown["forms"].bars} == {
        form.capitalize(): dolls_with_form(form) for form in FORMS
    }
    assert sum(bar.count for bar in shown["order"].bars) == 8
    page = alice.get(f"{made(alice, HEARTH).get_absolute_url()}statistics/").text
    assert "You draw 3 dolls and 1 spell, and one more of each every turn." in page


def test_the_odds_of_spells_are_those_of_their_own_pile() -> None:
    choices = {each.key: each for each in wanted(HEARTH, EXERCISE)}
    told = odds(HEARTH, EXERCISE.opening, choices["card:draw-the-curtain"], 1)
    assert told[0].keeping == pytest.approx(2 / 8)
    assert told[3].keeping == pytest.approx(odds_of_at_least(8, 2, 4, 1))
    dolls = {cards.label: chance for cards, chance in in_time(HEARTH, EXERCISE)}
    assert dolls["Cost 1"].keeping == pytest.approx(odds_of_at_least(24, dolls_of_cost(1), 4, 1))


def test_demonstration_decks_show_all_affiliations_and_the_smallest_decks() -> None:
    shown = {each.key: each.cards for each in demonstrations("nannaier")}
    assert len(shown) == 8
    assert all(is_legal(EXERCISE.formats[0].issues(cards)) for cards in shown.values())
    assert EXERCISE.size(shown["demo-nannaier-workshop"]) == "20 dolls, 5 spells, 1 mirror"


def test_the_builder_opens_its_filters(alice: Client) -> None:
    finding = Finding(made(alice, HEARTH))
    buttons = {group.name: [button.label for button in group.buttons] for group in finding.first_filters}
    assert list(buttons) == ["kind", "affiliation", "cost", "forms"]
    assert buttons["kind"] == ["Doll", "Spell", "Mirror"]
    assert buttons["affiliation"] == ["Hearth", "Tide", "Thorn", "Lantern"]
    assert buttons["forms"] == ["Present", "Mirror", "Critical"]


@pytest.mark.parametrize(
    ("query", "total"),
    [
        ("is:mirror", 10),
        ("kind:spell", 20),
        ("forms:critical -forms:mirror", 3),
        ("affiliation:tide is:doll", 10),
        ("order_cost>=1 chaos>=1", 5),
    ],
)
def test_cards_are_found_by_kind_form_and_affiliation(query: str, total: int) -> None:
    assert search(EXERCISE, query).total == total


def test_the_searches_that_fixes_offer_find_cards_of_that_kind(alice: Client) -> None:
    empty = made(alice, DeckList("nannaier", ()))
    fixes = [issue.fix for issue in EXERCISE.formats[0].issues(now(empty))]
    found = [Finding(empty, fix.query).results.total for fix in fixes if isinstance(fix, ShowCards)]
    assert found == [40, 20, 10]


def test_the_api_judges_a_list_and_counts_its_parts(anonymous: Client) -> None:
    text = "3 Pella, Clay Potter\nSpells\n2 Bank the Fire\nMirrors\n1 Mirror of Embers"
    asked = {"format": "nannaier.0.2", "text": text}
    said = anonymous.post("/api/v1/check", asked, content_type="application/json").json()
    assert (said["legal"], said["cards"], said["parts"]) == (False, 3, {"main": 3, "spells": 2, "mirrors": 1})
    assert [(issue["code"], issue["rule"]) for issue in said["issues"]] == [
        ("deck.size", "NN-3.5"),
        ("deck.spells", "NN-3.6"),
    ]


def test_the_api_judges_entries_with_their_parts(anonymous: Client) -> None:
    entries = [{"card": entry.card.key, "count": entry.count, "part": entry.part} for entry in HEARTH.entries]
    asked = {"format": "nannaier.0.2", "entries": entries}
    said = anonymous.post("/api/v1/check", asked, content_type="application/json").json()
    assert (said["legal"], said["issues"]) == (True, [])


def test_the_api_puts_entries_without_a_part_where_they_belong(anonymous: Client) -> None:
    entries = [{"card": entry.card.key, "count": entry.count} for entry in HEARTH.entries]
    asked = {"format": "nannaier.0.2", "entries": entries}
    said = anonymous.post("/api/v1/check", asked, content_type="application/json").json()
    assert (said["legal"], said["parts"]) == (True, {"main": 24, "spells": 8, "mirrors": 3})


def test_the_command_line_judges_three_parts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("\n".join(f"{entry.count} {entry.card.name}" for entry in HEARTH.entries))
    call_command("check_deck", file, format="nannaier.0.2", json=True)
    assert '"parts": {\n    "main": 24,\n    "spells": 8,\n    "mirrors": 3\n  }' in capsys.readouterr().out


def test_undo_brings_back_what_a_moved_card_was(alice: Client) -> None:
    deck_so = made(alice, deck("4 Pella, 1 Bank the Fire", "", ""))
    alice.post(f"/decks/{deck_so.pk}/fix/", {"issue": "deck.part bank-the-fire"})
    assert held(now(deck_so))["bank-the-fire", "spells"] == 1
    building.undo(Deck.objects.get(pk=deck_so.pk))
    assert held(now(deck_so))["bank-the-fire", "main"] == 1
