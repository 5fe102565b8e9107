"""Every number that the rules cite is a rule that the rulebook states."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from rules import games
from rules.games.vanguard import GAME
from rules.kernel.game import Game
from rules.kernel.rulebook import NUMBER, Rulebook, read_rulebook
from rules.rulebooks import rulebook
from tests.support.decklists import VANGUARD, deck
from tests.support.proving import proves

ROOT = Path(__file__).resolve().parents[2]

BOOK = """\
# A game

Before the rules.

## 1. The rules
### XX-1 Setting up
- **XX-1.1** Shuffle, and **draw** 5
  cards. **XX-1.2** Cut.
- Not a rule, though it mentions XX-1.1.

| number | zone | seen by | order |
|---|---|---|---|
| **XX-2.1** | deck | nobody | - |
| ours | hand | owner | - |

Rulings:
1. **XX-G1 The first card:** stays `there`.
2. **XX-3a** Names. **XX-3a.1** At most three.
"""


def test_a_number_in_bold_is_defined_where_it_stands() -> None:
    assert read_rulebook(BOOK).rules == {
        "XX-1": "Setting up",
        "XX-1.1": "Shuffle, and draw 5 cards.",
        "XX-1.2": "Cut.",
        "XX-2.1": "deck; seen by: nobody.",
        "XX-G1": "The first card: stays there.",
        "XX-3a": "Names.",
        "XX-3a.1": "At most three.",
    }


def test_sections_keep_their_order_level_and_anchor() -> None:
    book = read_rulebook(BOOK)
    assert [(section.level, section.anchor) for section in book.sections] == [
        (1, "a-game"),
        (2, "1-the-rules"),
        (3, "XX-1"),
    ]
    assert book.sections[0].markdown == "Before the rules."
    assert book.title == "A game"


def test_a_number_defined_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"XX-1\.2 is defined twice"):
        read_rulebook(BOOK + "- **XX-1.2** Again.\n")


def test_vanguards_numbers_have_their_words() -> None:
    book = rulebook("vanguard")
    assert book.text("VG-2.3") == "Exactly 16 trigger cards."
    assert book.text("VG-7.4.2") == "It is of the vanguard's grade or one grade higher."
    assert book.text("VG-3.5").startswith("five RCs; use: one rear-guard each")
    assert {f"VG-G{number}" for number in range(1, 62)} | {f"VG-R{number}" for number in range(1, 14)} <= set(
        book.rules
    )
    with pytest.raises(KeyError):
        book.text("VG-99.1")


def is_there(book: Rulebook, number: str) -> bool:
    """Whether it is a rule's number, or stands for those below it: HS-Q1 for HS-Q1.1 and on."""
    return any(re.fullmatch(rf"{re.escape(number)}(\..+|[a-z])?", rule) for rule in book.rules)


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.key)
def test_every_number_cited_in_code_and_docs_is_in_the_rulebook(game: Game) -> None:
    book = rulebook(game.key)
    sources = [
        *(ROOT / "rules").rglob("*.py"),
        *(ROOT / "docs").rglob("*.md"),
    ]
    cited = {
        (number, path.name)
        for path in sources
        for number in NUMBER.findall(path.read_text(encoding="utf-8"))
        if number.startswith(f"{game.rulebook}-")
    }
    assert {(number, name) for number, name in cited if not is_there(book, number)} == set()
    assert len(cited) > 20


def test_the_rulebook_names_only_numbers_it_defines() -> None:
    book = rulebook("vanguard")
    text = "\n".join(section.markdown for section in book.sections)
    assert set(re.findall(r"VG-[RG]?\d+(?:\.\d+)*", text)) <= set(book.rules)


@proves("VG-G60")
def test_vg_g60_the_six_clans_without_triggers_are_found_in_the_catalogue() -> None:
    notes = GAME.family_notes(VANGUARD.cards)
    assert sorted(notes) == ["Dark Irregulars", "Granblue", "Megacolony", "Nubatama", "Spike Brothers", "Tachikaze"]
    assert notes["Granblue"].message.startswith("Granblue has 4 cards and no triggers in Classic.")
    assert notes["Granblue"].query == (
        '(clan:"royal paladin" or clan:"kagero" or clan:"oracle think tank" or clan:"nova grappler") is:trigger'
    )


@proves("VG-G60")
def test_vg_g60_four_trigger_names_are_enough_unless_two_of_them_heal() -> None:
    names = ["Lozenge Magus", "Nike", "Dream Eater", "Miracle Kid"]
    oracles = [entry.card for entry in deck(", ".join(f"4 {name}" for name in names)).entries]
    assert GAME.family_notes(oracles) == {}
    assert set(GAME.family_notes(oracles[1:])) == {"Oracle Think Tank"}
    two_heals = [oracles[0], replace(oracles[1], attributes=oracles[0].attributes), *oracles[2:]]
    assert set(GAME.family_notes(two_heals)) == {"Oracle Think Tank"}
