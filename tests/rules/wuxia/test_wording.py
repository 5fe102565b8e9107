"""What the heroes do is told whole, in four languages."""

import re
from pathlib import Path

import pytest

from rules import __main__ as command_line
from rules import catalogues
from rules.games.wuxia.cards.vanilla import VANILLA
from rules.games.wuxia.play import PLAY
from rules.games.wuxia.wording import WORDING
from rules.kernel.scripts import records

GOLDEN = Path(__file__).parents[1] / "wuxia_texts.txt"
CARDS = catalogues.load("wuxia")
TAGS = [language.tag for language in WORDING.languages]
OF_OTHER_GAMES = {"Marked", "Cards"}
"""Kinds of record that all games share and no rule of this one reads."""
EVERY_LANGUAGE = pytest.mark.parametrize("tag", TAGS)


@EVERY_LANGUAGE
def test_a_language_has_a_template_for_every_kind_of_record_and_a_phrase_for_every_word(tag: str) -> None:
    assert set(WORDING.language(tag).lacks(PLAY.vocabulary)) == OF_OTHER_GAMES


def test_no_script_holds_what_is_not_told() -> None:
    used = {type(record).__name__ for script in PLAY.scripts for record in records(script)}
    assert used & OF_OTHER_GAMES == set()


def test_the_texts_are_those_that_were_read_and_found_good(capsys: pytest.CaptureFixture[str]) -> None:
    """After a wanted change write the file anew with this command, and read what differs."""
    assert command_line.main(["cards", "--game", "wuxia", "--text", ",".join(TAGS)]) == 0
    assert capsys.readouterr().out == GOLDEN.read_text(encoding="utf-8")


def test_every_hero_has_a_text_in_every_language_but_those_with_nothing_to_say() -> None:
    assert {card.key for card in CARDS.cards if not card.abilities} == VANILLA
    assert all(list(note.texts) == TAGS[1:] for card in CARDS.cards for note in card.abilities)


@EVERY_LANGUAGE
def test_a_text_is_whole_and_in_its_own_letters(tag: str) -> None:
    stop = "。" if tag.startswith("zh") else "."
    foreign = {"en": r"[^\x00-\x7f’−]", "ru": r"[A-Za-z一-鿿]"}.get(tag, r"[A-Za-zА-яё]")
    for card in CARDS.cards:
        for line in catalogues.texts("wuxia", card.key, tag):
            assert line.endswith(stop), line
            assert not re.search(r"[{}_\[\]<>]|None|\s\s|\s[,.;:]|,,|\.\.|。。|，，|，。|：。", line), line
            assert not re.search(foreign, line), line


def test_traditional_characters_are_all_traditional() -> None:
    for card in CARDS.cards:
        for line in catalogues.texts("wuxia", card.key, "zh-Hant"):
            line.replace("−", "").encode("cp950")
