"""What the cards do is told whole, form by form, in four languages."""

import re
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings

from rules import __main__ as command_line
from rules import catalogues
from rules.games.nannaier.cards.vanilla import VANILLA
from rules.games.nannaier.facts import FORMS
from rules.games.nannaier.play import PLAY
from rules.games.nannaier.wording import WORDING, shape
from rules.kernel.abilities import CardScript
from rules.kernel.chinese import numeral, traditional
from rules.kernel.scripts import Vocabulary, parts, read_script, records
from rules.kernel.selectors import ANY_NUMBER
from tests.support.scripts import scripts

GOLDEN = Path(__file__).parents[1] / "nannaier_texts.txt"
CARDS = catalogues.load("nannaier")
TAGS = [language.tag for language in WORDING.languages]
OF_OTHER_GAMES = {"Marked"}
"""Kinds of record that all games share and no rule of this one reads."""
EVERY_LANGUAGE = pytest.mark.parametrize("tag", TAGS)
EVERY_SCRIPT = pytest.mark.parametrize("script", PLAY.scripts, ids=lambda script: script.key)
HEADINGS = {
    "en": ("Present: ", "Mirror: ", "Critical: "),
    "ru": ("Явь: ", "Зазеркалье: ", "Грань: "),
    "zh-Hans": ("【现世】", "【镜中】", "【临界】"),
    "zh-Hant": ("【現世】", "【鏡中】", "【臨界】"),
}


def told(tag: str, *abilities: object) -> str:
    """The text of a card with these abilities, of which nothing is printed."""
    script = read_script({"key": "own-doll", "abilities": list(abilities)}, PLAY.vocabulary)
    return " ".join(WORDING.read(script, tag, CARDS))


def step(kind: str, **fields: object) -> dict[str, object]:
    return {"type": kind} | fields


def skill(*do: object, **fields: object) -> dict[str, object]:
    return step("act", zones=["field"], do=list(do), cost=[step("pay", order=2)], **fields)


def dolls(of: str, **fields: object) -> dict[str, object]:
    return step("dolls", of=of, **fields)


def choice(what: object, most: int = 1) -> dict[str, object]:
    return step("choose", what=what, most=most)


IT = step("bound", slot="it")
BEHIND = step("behind", by=10)


# ---- languages are whole


@EVERY_LANGUAGE
def test_a_language_has_a_template_for_every_kind_of_record_and_a_phrase_for_every_word(tag: str) -> None:
    assert set(WORDING.language(tag).lacks(PLAY.vocabulary)) == OF_OTHER_GAMES


def test_no_script_holds_what_is_not_told() -> None:
    used = {type(record).__name__ for script in PLAY.scripts for record in records(script)}
    assert used & OF_OTHER_GAMES == set()


# ---- all cards


def test_the_texts_are_those_that_were_read_and_found_good(capsys: pytest.CaptureFixture[str]) -> None:
    """After a wanted change write the file anew with this command, and read what differs."""
    assert command_line.main(["cards", "--game", "nannaier", "--text", ",".join(TAGS)]) == 0
    assert capsys.readouterr().out == GOLDEN.read_text(encoding="utf-8")


def test_every_card_has_a_text_in_every_language_but_those_with_nothing_to_say() -> None:
    assert {card.key for card in CARDS.cards if not card.abilities} == VANILLA
    assert all(list(note.texts) == TAGS[1:] for card in CARDS.cards for note in card.abilities)


@EVERY_LANGUAGE
def test_a_text_is_whole_and_in_its_own_letters(tag: str) -> None:
    stop = "。" if tag.startswith("zh") else "."
    foreign = {"en": r"[^\x00-\x7f’−]", "ru": r"[A-Za-z一-鿿]"}.get(tag, r"[A-Za-zА-яё]")
    for card in CARDS.cards:
        for line in catalogues.texts("nannaier", card.key, tag):
            assert line.endswith(stop), line
            assert not re.search(r"[{}_\[\]<>]|None|\s\s|\s[,.;:]|,,|\.\.|。。|，，|，。|：。", line), line
            assert not re.search(foreign, line), line


def test_traditional_characters_are_all_traditional() -> None:
    for card in CARDS.cards:
        for line in catalogues.texts("nannaier", card.key, "zh-Hant"):
            assert line == traditional(line)
            line.replace("−", "").encode("cp950")


@EVERY_LANGUAGE
@EVERY_SCRIPT
def test_every_form_that_does_something_has_its_heading_once_and_in_order(script: CardScript, tag: str) -> None:
    forms = {shape.form_of(ability) for ability in script.abilities}
    headings = [heading for form, heading in zip(FORMS, HEADINGS[tag], strict=True) if form in forms]
    (text,) = catalogues.texts("nannaier", script.key, tag)
    assert re.findall("|".join(HEADINGS[tag]), text) == headings


@EVERY_LANGUAGE
@EVERY_SCRIPT
def test_a_text_holds_every_number(script: CardScript, tag: str) -> None:
    """In figures or in Chinese numerals; one is a word."""
    (text,) = catalogues.texts("nannaier", script.key, tag)
    fields = ((record, part) for record in records(script) for part in parts(type(record)) if part.holds is int)
    numbers = {abs(getattr(record, part.name)) for record, part in fields} - {0, 1, ANY_NUMBER}
    said = {number: {str(number), numeral(number), traditional(numeral(number))} for number in numbers}
    assert [number for number in numbers if not any(word in text for word in said[number])] == []


def test_cards_that_differ_never_read_alike() -> None:
    for tag in TAGS:
        texts = {script.key: catalogues.texts("nannaier", script.key, tag) for script in PLAY.scripts}
        abilities = {script.key: script.abilities for script in PLAY.scripts}
        alike = [(one, other) for one in texts for other in texts if one < other and texts[one] == texts[other]]
        assert [pair for pair in alike if abilities[pair[0]] != abilities[pair[1]]] == []


# ---- how a text is put together


def test_what_holds_in_any_form_stands_first() -> None:
    moves = step("when", on=step("moves"), zones=["field"], do=[step("draw-spells")])
    in_mirror = step("cont", zones=["field"], stat="pierce", amount=1, condition=step("in-form", form="mirror"))
    assert told("en", in_mirror, moves) == "Whenever this doll moves, draw a spell.\nMirror: Deals piercing damage."


def test_what_is_chosen_is_told_where_the_next_step_does_something_to_it() -> None:
    heal = step("heal", what=IT, amount=4)
    assert told("en", skill(choice(dolls("you")), heal)) == "Skill, 2 order: heal one of your dolls for 4."
    assert told("ru", skill(choice(dolls("you")), heal)) == "Навык, 2 очка порядка: исцелите одну свою куклу на 4."
    change = step("change", what=IT, stat="attack", amount=2, until="two-turns")
    assert told("en", skill(choice(dolls("foe", row="back")), change)) == (
        "Skill, 2 order: choose one enemy doll in the back row, and it gets +2 attack for two turns."
    )


def test_what_moves_is_not_said_to_be_where_it_does_not_go() -> None:
    aside = step("together", of=[dolls("foe", side="present"), dolls("foe", side="mirror")])
    move, heal = step("move-dolls", what=IT, to="line"), step("heal", what=IT, amount=4)
    assert told("en", skill(choice(aside, 2), move)) == "Skill, 2 order: move up to 2 enemy dolls to the line."
    assert "one enemy doll not on the line" in told("en", skill(choice(aside), heal))


def test_two_measures_of_the_same_are_told_in_one_breath() -> None:
    small, large = ([step("draw-dolls", count=count)] for count in (2, 3))
    either = step("if", condition=BEHIND, then=large, otherwise=small)
    assert told("en", skill(either)) == "Skill, 2 order: draw 2 dolls, or 3 if you are behind by 10 or more."
    assert told("zh-Hans", skill(either)) == "技能（2秩序点）：抽两张人偶牌（如果你落后10分以上，则改为3）。"


def test_a_skill_that_lasts_is_one_sentence_with_what_it_keeps_up() -> None:
    kept = step("cont", zones=["field"], stat="attack", amount=3, to=dolls("you"), condition=step("lasts"))
    last = step("last", until="three-turns")
    assert told("en", skill(last), kept) == "Skill, 2 order, lasts three turns: all your dolls get +3 attack."
    assert told("en", skill(last)) == "Skill, 2 order: this lasts for three turns."


def test_what_the_slot_gives_is_told_after_how_long() -> None:
    (vigil,) = catalogues.texts("nannaier", "keep-the-vigil", "en")
    (moon,) = catalogues.texts("nannaier", "hang-the-second-moon", "en")
    assert vigil.startswith("Lasts four turns: ") and moon.startswith("Lasts until you end it: ")


def test_what_comes_on_top_says_so() -> None:
    fields = {"zones": ["slot"], "stat": "attack", "to": dolls("foe")}
    both = (step("cont", amount=-3, **fields), step("cont", amount=-2, condition=BEHIND, **fields))
    assert told("en", *both).endswith("While you are behind by 10 or more, they get another −2 attack.")
    assert "another" not in told("en", both[1])


def test_a_number_of_a_player_is_that_of_both_under_a_mirror() -> None:
    of_doll, of_mirror = (step("cont", zones=[zone], stat="spell-order", amount=1) for zone in ("field", "mirror"))
    assert told("en", of_doll) == "Your spells cost 1 order more."
    assert told("en", of_mirror) == "Spells cost 1 order more."


TOLD = Vocabulary(
    {tag: kind for tag, kind in PLAY.vocabulary.records.items() if kind.__name__ not in {*OF_OTHER_GAMES, "Later"}},
    PLAY.vocabulary.words,
)
"""The vocabulary without what no rule of this game reads: it has no moments for what comes later."""


@settings(max_examples=40, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(scripts(TOLD))
def test_any_script_can_be_told(script: CardScript) -> None:
    for tag in TAGS:
        for text in (*WORDING.texts(script, tag, CARDS), *WORDING.read(script, tag, CARDS)):
            assert text.endswith("。" if tag.startswith("zh") else "."), text
            assert not re.search(r"[{}_\[\]]|None|\s\s|\s[,.;:]", text), text
