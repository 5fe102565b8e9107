"""What Hearthstone's cards do is told from their scripts: whole, in four languages, and never two things alike."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings

from rules import __main__ as command_line
from rules import catalogues
from rules.games.hearthstone.play import PLAY
from rules.games.hearthstone.wording import WORDING
from rules.games.hearthstone.wording.en.words import NUMBERS
from rules.games.hearthstone.wording.ru.words import COUNTS, NUMERALS
from rules.games.hearthstone.wording.zh.traditional import traditional
from rules.kernel.abilities import CardScript
from rules.kernel.chinese import NUMERALS as HAN_NUMERALS
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.scripts import Vocabulary, parts, read_script, records, to_data
from tests.support.scripts import scripts

GOLDEN = Path(__file__).parents[1] / "hearthstone_texts.txt"
CARDS = catalogues.load("hearthstone")
TAGS = [language.tag for language in WORDING.languages]
OF_OTHER_GAMES = {"Act", "Change", "Choose", "Gain", "Later", "Marked"}
"""Kinds of record that all games share and no rule of this one reads."""
TOLD = Vocabulary(
    {word: kind for word, kind in PLAY.vocabulary.records.items() if kind.__name__ not in OF_OTHER_GAMES},
    PLAY.vocabulary.words,
)
PAIRS = {"en": ("“”", "()"), "ru": ("«»", "„“"), "zh-Hans": ("“”", "‘’"), "zh-Hant": ("「」", "『』")}
"""The quotes of each language, which close as often as they open."""
EVERY_LANGUAGE = pytest.mark.parametrize("tag", TAGS)


def tell(card: str, tag: str) -> str:
    """The card's text, empty where it has none."""
    return "".join(catalogues.texts("hearthstone", card, tag))


def told(tag: str, *abilities: object) -> str:
    """The text of an own card, a spell by its looks."""
    script = read_script({"key": "own-card", "abilities": list(abilities)}, PLAY.vocabulary)
    return "".join(WORDING.read(script, tag, CARDS))


def step(kind: str, **fields: object) -> dict[str, object]:
    return {"type": kind} | fields


def text(*do: object, **fields: object) -> dict[str, object]:
    return step("text", do=list(do), **fields)


TARGET = step("target")
MINIONS = step("characters", heroes=False)
FRIENDS = step("characters", of="you", heroes=False)


# ---- languages are whole


@EVERY_LANGUAGE
def test_a_language_has_a_template_for_every_kind_of_record_and_a_phrase_for_every_place(tag: str) -> None:
    assert set(WORDING.language(tag).lacks(PLAY.vocabulary)) == OF_OTHER_GAMES


def test_no_script_holds_what_is_not_told() -> None:
    used = {type(record).__name__ for script in PLAY.scripts for record in records(script)}
    assert used & OF_OTHER_GAMES == set()


# ---- all cards


def test_the_texts_are_those_that_were_read_and_found_good(capsys: pytest.CaptureFixture[str]) -> None:
    """After a wanted change write the file anew with this command, and read what differs."""
    assert command_line.main(["cards", "--game", "hearthstone", "--text", ",".join(TAGS)]) == 0
    assert capsys.readouterr().out == GOLDEN.read_text(encoding="utf-8")


def test_every_card_has_a_text_in_every_language_but_those_with_nothing_to_say() -> None:
    without = {card.key for card in CARDS.cards if not card.abilities}
    assert without <= PLAY.vanilla | {"nozdormu"}
    assert all(list(note.texts) == TAGS[1:] for card in CARDS.cards for note in card.abilities)


@EVERY_LANGUAGE
def test_a_text_is_whole(tag: str) -> None:
    stop = "。" if tag.startswith("zh") else "."
    for card in CARDS.cards:
        for line in catalogues.texts("hearthstone", card.key, tag):
            assert line.endswith(stop), line
            assert not re.search(r"[{}_\[\]]|None|\s\s|\s[,.;:]|,,|[^.]\.\.[^.]|。。|，，|，。|：。", line), line
            assert all(line.count(left) == line.count(right) for left, right in PAIRS[tag]), line


@EVERY_LANGUAGE
def test_a_text_has_letters_of_its_own_language_only(tag: str) -> None:
    """But in the names of cards, which some languages leave as they are."""
    foreign = {"en": r"[^\x00-\x7f’“”−]", "ru": r"[A-Za-z一-鿿]"}.get(tag, r"[A-Za-zА-яё]")
    for card in CARDS.cards:
        line = re.sub("[«“「‘『][^»”」’』]*[»”」’』]", "", tell(card.key, tag)) if tag != "en" else tell(card.key, tag)
        assert not re.search(foreign, line), line


def test_traditional_characters_are_all_traditional_and_names_stay() -> None:
    for card in CARDS.cards:
        name = CARDS.name_of(card.key, "zh-Hant")
        assert traditional(name) == name
        bare = re.sub("[「『][^」』]*[」』]", "", tell(card.key, "zh-Hant"))
        assert bare == traditional(bare)
        bare.replace("−", "").encode("cp950")


@EVERY_LANGUAGE
def test_a_text_holds_every_number(tag: str) -> None:
    """As digits, or as the word the language has for a few things."""
    for script in PLAY.scripts:
        line = tell(script.key, tag)
        for number in numbers(script):
            assert any(word in line.lower() for word in (str(number), *words(number, tag))), (line, number)


def numbers(script: CardScript) -> set[int]:
    """The numbers above one in what a card does; the upper end of an open range is none."""
    fields = [(part, getattr(record, part.name)) for record in records(script) for part in parts(type(record))]
    return {abs(value) for part, value in fields if type(value) is int and 1 < abs(value) < 1_000}


def words(number: int, tag: str) -> list[str]:
    by_tag = {"en": NUMBERS, "ru": COUNTS}.get(tag, HAN_NUMERALS)
    few = [by_tag[number], traditional(by_tag[number])] if number < len(by_tag) else []
    return few + (list(NUMERALS.get(number, ())) if tag == "ru" else [])


@EVERY_LANGUAGE
def test_a_text_names_every_card_that_it_makes(tag: str) -> None:
    for script in PLAY.scripts:
        if "choose-one" in str(to_data(script)):
            continue
        keys = {key for record in records(script) for key in own_keys(record)}
        line = tell(script.key, tag)
        assert [key for key in keys if CARDS.name_of(key, tag).strip("«»").removesuffix("f") not in line] == [], line


def own_keys(record: object) -> tuple[str, ...]:
    """The cards that a record names in its fields."""
    one = [getattr(record, name, None) for name in ("key", "hero", "weapon", "power", "otherwise")]
    keys = [key for key in one if isinstance(key, str)] if not isinstance(record, CardScript) else []
    return (*keys, *(getattr(record, "keys", None) or ()))


@EVERY_LANGUAGE
def test_cards_that_differ_never_read_alike_and_the_same_always_do(tag: str) -> None:
    for one, other in combinations(PLAY.scripts, 2):
        if kind_and_words(one.key) == kind_and_words(other.key):
            same = to_data(one).get("abilities") == to_data(other).get("abilities")
            assert same is (tell(one.key, tag) == tell(other.key, tag)), (one.key, other.key)


def kind_and_words(key: CardKey) -> tuple[str, tuple[str, ...]]:
    """What a card is, and what is printed on it beside its text: those words are told too."""
    facts = card(key)
    told_too = ("taunt", "charge", "stealth", "windfury", "divine_shield", "spell_damage", "overload")
    return facts.kind, tuple(word for word in told_too if facts.attributes.get(word))


def card(key: str) -> CardFacts:
    found = CARDS.card(key)
    assert found is not None
    return found


@EVERY_LANGUAGE
def test_each_ability_can_be_told_by_itself(tag: str) -> None:
    """As a question asks about it in play; what clings too."""
    for script in PLAY.scripts:
        texts = WORDING.texts(script, tag, CARDS)
        assert len(texts) == len(script.abilities) and all(texts), script.key


# ---- grammar


@pytest.mark.parametrize(
    ("do", "english", "russian", "chinese"),
    [
        (
            [step("damage", what=TARGET, amount=3), step("freeze", what=TARGET)],
            "Deal 3 damage to a minion and freeze it.",
            "Нанесите 3 ед. урона существу и заморозьте его.",
            "对一个随从造成3点伤害，并将其冻结。",
        ),
        (
            [step("damage", what=FRIENDS, amount=1), step("damage", what=TARGET, amount=2)],
            "Deal 1 damage to your minions and deal 2 damage to a minion.",
            "Нанесите 1 ед. урона своим существам и нанесите 2 ед. урона существу.",
            "对你的所有随从造成1点伤害，并对一个随从造成2点伤害。",
        ),
        (
            [step("pick", what=FRIENDS, slot="x", count=2), step("destroy", what=step("bound", slot="x"))],
            "Destroy two random friendly minions.",
            "Уничтожьте двух случайных своих существ.",
            "消灭两个随机友方随从。",
        ),
        (
            [step("draw-cards", count=5), step("discard", count=5)],
            "Draw 5 cards and discard 5 random cards.",
            "Возьмите 5 карт и сбросьте 5 случайных карт.",
            "抽五张牌，并随机弃掉五张牌。",
        ),
        (
            [step("heal", what=TARGET, amount=4), step("draw-cards", count=1, for_foe=True)],
            "Restore 4 Health to a minion. Your opponent draws a card.",
            "Восстановите 4 ед. здоровья существу. Соперник берёт карту.",
            "为一个随从恢复4点生命值。你的对手抽一张牌。",
        ),
        (
            [
                step(
                    "if",
                    condition=step("has-secret"),
                    then=[step("destroy", what=TARGET)],
                    otherwise=[step("silence", what=TARGET)],
                )
            ],
            "Choose a minion. If you have a Secret in play, destroy it; otherwise, silence it.",
            "Выберите существо. Если у вас есть секрет в игре, уничтожьте его; иначе наложите немоту на него.",
            "选择一个随从。如果你有奥秘在场，则将其消灭；否则，将其沉默。",
        ),
    ],
)
def test_nouns_verbs_and_pronouns_agree(do: list[object], english: str, russian: str, chinese: str) -> None:
    spell = text(*do, target=MINIONS)
    assert [told(tag, spell) for tag in ("en", "ru", "zh-Hans")] == [english, russian, chinese]


def test_a_pronoun_never_reaches_across_something_else() -> None:
    """The weapon's attack is spoken of in between."""
    assert "deal 6 damage to that character; otherwise, deal 4 damage to it" in tell("mortal-strike", "en")
    assert "destroy that attacker" in tell("vaporize", "en")


def test_what_clings_is_told_by_what_attaches_it() -> None:
    assert tell("blessing-of-wisdom", "en") == "Choose a minion. Whenever it attacks, draw a card."
    assert (
        tell("soul-of-the-forest", "ru")
        == "Дайте своим существам «Предсмертный хрип: призовите существо 2/2 „Древень“»."
    )


def test_a_choice_is_told_by_what_its_halves_do() -> None:
    assert tell("keeper-of-the-grove", "en") == "Choose One: Deal 2 damage to a character, or silence a minion."


def test_a_token_is_told_with_its_numbers_and_keywords() -> None:
    assert tell("feral-spirit", "en") == "Overload: 2. Summon two 2/3 Spirit Wolves with Taunt."


@settings(max_examples=100, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(scripts(TOLD))
def test_any_script_can_be_told(script: CardScript) -> None:
    for tag in TAGS:
        for line in (*WORDING.read(script, tag, CARDS), *WORDING.texts(script, tag, CARDS)):
            assert line.endswith("。" if tag.startswith("zh") else ".") and not re.search(r"[{}\[\]]|None", line), line
