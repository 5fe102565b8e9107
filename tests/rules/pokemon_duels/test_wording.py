"""What the cards of Pokémon Duels do is told from their scripts: whole, in four languages, never two things alike."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings

from rules import __main__ as command_line
from rules import catalogues
from rules.games.pokemon_duels.play import PLAY
from rules.games.pokemon_duels.wording import WORDING
from rules.games.pokemon_duels.wording.zh import WRITTEN
from rules.kernel.abilities import CardScript
from rules.kernel.chinese import traditional
from rules.kernel.scripts import parts, read_script, records, to_data
from tests.support.scripts import scripts

GOLDEN = Path(__file__).parents[1] / "pokemon_duels_texts.txt"
CARDS = catalogues.load("pokemon-duels")
TAGS = [language.tag for language in WORDING.languages]
PAIRS = {"en": ("“”", "()"), "ru": ("«»", "„“"), "zh-Hans": ("“”", "‘’", "（）"), "zh-Hant": ("「」", "『』", "（）")}
"""The quotes of each language, which close as often as they open."""
BROKEN = r"[{}_\[\]<>|]|None|\s\s|\s[,.;:]|,,|\.\.|。。|，，|，。|：。|的的"
EVERY_LANGUAGE = pytest.mark.parametrize("tag", TAGS)


def tell(card: str, tag: str) -> str:
    """The card's text, empty where it has none."""
    return "".join(catalogues.texts("pokemon-duels", card, tag))


def told(tag: str, *abilities: object) -> str:
    """The text of an own card."""
    script = read_script({"key": "own-card", "abilities": list(abilities)}, PLAY.vocabulary)
    return "".join(WORDING.read(script, tag, CARDS))


def step(kind: str, **fields: object) -> dict[str, object]:
    return {"type": kind} | fields


def spell(*do: object, **fields: object) -> dict[str, object]:
    return step("activate", zones=["hand", "spells"], do=list(do), **fields)


def stop(tag: str) -> str:
    return "。" if tag.startswith("zh") else "."


TARGET = step("bound", slot="target")
UP = step("face-up")
FOES = step("pokemon", of="foe", tests=[UP])
OWN = step("pokemon", of="you")
AT_FOE = [step("aim", what=FOES)]
AT_OWN = [step("aim", what=OWN)]


# ---- languages are whole


@EVERY_LANGUAGE
def test_a_language_has_a_template_for_every_kind_of_record_and_a_phrase_for_every_word(tag: str) -> None:
    assert WORDING.language(tag).lacks(PLAY.vocabulary) == []


# ---- all cards


def test_the_texts_are_those_that_were_read_and_found_good(capsys: pytest.CaptureFixture[str]) -> None:
    """After a wanted change write the file anew with this command, and read what differs."""
    assert command_line.main(["cards", "--game", "pokemon-duels", "--text", ",".join(TAGS)]) == 0
    assert capsys.readouterr().out == GOLDEN.read_text(encoding="utf-8")


def test_every_card_has_a_text_in_every_language_but_those_with_nothing_to_say() -> None:
    assert {card.key for card in CARDS.cards if not card.abilities} == PLAY.vanilla
    assert all(list(note.texts) == TAGS[1:] for card in CARDS.cards for note in card.abilities)


@EVERY_LANGUAGE
def test_a_text_is_whole(tag: str) -> None:
    for script in PLAY.scripts:
        line = tell(script.key, tag)
        assert line.endswith(stop(tag)) and not line.islower(), line
        assert not re.search(BROKEN, line), line
        assert all(line.count(left) == line.count(right) for left, right in PAIRS[tag]), line


@EVERY_LANGUAGE
def test_a_text_has_letters_of_its_own_language_only(tag: str) -> None:
    foreign = {"en": r"[^\x00-\x7fé’“”−]", "ru": r"[A-Za-z一-鿿]"}.get(tag, r"[A-Za-zА-яё]")
    for script in PLAY.scripts:
        line = tell(script.key, tag)
        assert not re.search(foreign, line), line


def test_traditional_characters_are_all_traditional_and_names_stay() -> None:
    for script in PLAY.scripts:
        name = CARDS.name_of(script.key, "zh-Hant")
        assert traditional(name, WRITTEN) == name
        line = tell(script.key, "zh-Hant")
        assert line == traditional(line, WRITTEN)
        line.replace("−", "").encode("cp950")


@EVERY_LANGUAGE
def test_a_text_holds_every_number(tag: str) -> None:
    for script in PLAY.scripts:
        line = tell(script.key, tag).lower()
        missing = [number for number in numbers(script) if not any(word in line for word in said(number, tag))]
        assert missing == [], line


def numbers(script: CardScript) -> set[int]:
    """The numbers above one in what a card does; the upper end of an open range is none."""
    fields = [(part, getattr(record, part.name)) for record in records(script) for part in parts(type(record))]
    return {abs(value) for _, value in fields if type(value) is int and 1 < abs(value) < 1_000_000}


def said(number: int, tag: str) -> tuple[str, ...]:
    """As digits, or doubled."""
    double = {"en": "double", "ru": "удвоенн"}.get(tag, "2倍")
    return (str(number), double) if number == 2 else (str(number),)


@EVERY_LANGUAGE
def test_a_text_holds_the_name_of_every_card_it_asks_for(tag: str) -> None:
    for script in PLAY.scripts:
        keys = {key for record in records(script) for key in getattr(record, "keys", ())}
        line = tell(script.key, tag)
        assert [key for key in keys if CARDS.name_of(key, tag) not in line] == [], line


@EVERY_LANGUAGE
def test_cards_that_differ_never_read_alike_and_the_same_always_do(tag: str) -> None:
    """Whether it is a skill is told too; which skill, the card itself says."""
    shown = [(is_skill(each.key), to_data(each).get("abilities"), tell(each.key, tag)) for each in PLAY.scripts]
    for (skill, one, first), (other_skill, other, second) in combinations(shown, 2):
        if skill is other_skill:
            assert (one == other) is (first == second), (first, second)


def is_skill(key: str) -> bool:
    card = CARDS.card(key)
    return card is not None and bool(card.word("skill"))


@EVERY_LANGUAGE
def test_each_ability_can_be_told_by_itself(tag: str) -> None:
    """As a question asks about it in play."""
    for script in PLAY.scripts:
        texts = WORDING.texts(script, tag, CARDS)
        assert len(texts) == len(script.abilities), script.key
        assert all(text.endswith(stop(tag)) for text in texts), script.key


# ---- grammar


@pytest.mark.parametrize(
    ("ability", "english", "russian", "chinese"),
    [
        (
            spell(step("destroy", what=TARGET), targets=AT_FOE),
            "Destroy one face-up enemy Pokémon.",
            "Уничтожьте одного Покемона противника лицевой стороной вверх.",
            "将对手的一只表侧表示宝可梦破坏。",
        ),
        (
            spell(step("change", what=TARGET, stat="atk", amount=-300, until="turn"), targets=AT_FOE),
            "One face-up enemy Pokémon gets −300 ATK this turn.",
            "Один Покемон противника лицевой стороной вверх получает −300 к Силе Атаки до конца хода.",
            "本回合，对手的一只表侧表示宝可梦攻击力−300。",
        ),
        (
            spell(step("negate-attack"), step("turn-to", what=TARGET, position="defence"), targets=AT_OWN),
            "Negate the attack and put one of your Pokémon into Defence Position.",
            "Отмените атаку и переведите одного своего Покемона в Позицию Защиты.",
            "使攻击无效，并将你的一只宝可梦变为守备表示。",
        ),
        (
            spell(step("redirect", to=TARGET), targets=AT_OWN),
            "The attack goes to one of your Pokémon instead.",
            "Атака переходит на одного вашего Покемона.",
            "攻击的对象改为你的一只宝可梦。",
        ),
        (
            spell(
                step(
                    "if", condition=step("heads"), then=[step("remove", what=TARGET)], otherwise=[step("draw", count=2)]
                ),
                targets=AT_FOE,
            ),
            "Choose one face-up enemy Pokémon, and if it shows heads, remove that Pokémon from the game; "
            "otherwise, draw 2 cards.",
            "Выберите одного Покемона противника лицевой стороной вверх, и если выпал орёл, "
            "удалите из игры выбранного Покемона; иначе возьмите 2 карты.",
            "选择对手的一只表侧表示宝可梦。如果掷出正面，则将该宝可梦除外；否则，抽2张卡。",
        ),
        (
            spell(step("send", what=TARGET), step("heal", amount=500), targets=[step("aim", what=OWN, most=2)]),
            "Send from 1 to 2 of your Pokémon to the Graveyard and gain 500 life.",
            "Отправьте от 1 до 2 своих Покемонов на Кладбище и восстановите 500 очков жизни.",
            "将你的1到2只宝可梦送去墓地，并恢复500点生命值。",
        ),
        (
            step(
                "trigger",
                on=step("attacks", whose="foe"),
                zones=["pokemon"],
                may=True,
                cost=[step("discard", count=2)],
                do=[step("destroy", what=step("bound", slot="it"))],
                limit="turn",
            ),
            "Once per turn, when an enemy Pokémon attacks, you may discard 2 cards: destroy the attacker.",
            "Раз за ход, когда Покемон противника атакует, вы можете сбросить 2 карты: уничтожьте атакующего Покемона.",
            "每回合一次，当对手的宝可梦攻击时，你可以丢弃你的手牌中的2张卡：将攻击的宝可梦破坏。",
        ),
    ],
)
def test_nouns_verbs_and_pronouns_agree(ability: dict[str, object], english: str, russian: str, chinese: str) -> None:
    assert [told(tag, ability) for tag in ("en", "ru", "zh-Hans")] == [english, russian, chinese]


@pytest.mark.parametrize(
    ("condition", "english", "russian", "chinese"),
    [
        (
            step(
                "exists",
                what=step("cards", of="you", zones=["graveyard"], tests=[step("has-type", of="fire")]),
                least=3,
            ),
            "you have 3 or more Fire-type cards in your Graveyard",
            "у вас на Кладбище не меньше 3 карт огненного типа",
            "你的墓地中有不少于3张火属性的卡",
        ),
        (
            step("exists", what=FOES, least=0, most=0),
            "your opponent has no face-up Pokémon",
            "у противника нет Покемонов лицевой стороной вверх",
            "对手没有表侧表示宝可梦",
        ),
        (
            step("life", of="foe", most=1000),
            "your opponent has at most 1000 life",
            "у противника не больше 1000 очков жизни",
            "对手的生命值为1000以下",
        ),
        (step("your-turn"), "it is your turn", "сейчас ваш ход", "正处于你的回合"),
    ],
)
def test_conditions(condition: object, english: str, russian: str, chinese: str) -> None:
    ability = spell(step("draw", count=1), condition=condition)
    assert told("en", ability) == f"If {english}, draw a card."
    assert told("ru", ability) == f"Если {russian}, возьмите карту."
    assert told("zh-Hans", ability) == f"如果{chinese}，抽一张卡。"


def test_pd_9_1_a_skill_says_that_it_needs_a_user_and_speaks_of_it() -> None:
    assert tell("bulk-up", "en") == (
        "Needs a Pokémon that can use this skill. The user gets +300 ATK and +300 DEF until the end of the next turn."
    )


def test_what_the_rules_say_for_all_cards_is_not_repeated() -> None:
    """That an Environment takes its place (PD-G35), that there must be room (PD-G28), that something was found."""
    assert tell("hail", "en").startswith("All face-up Ice-type Pokémon")
    assert "zone" not in tell("rivals-challenge", "en")
    assert "if there is" not in tell("evolution", "en")


def test_a_pronoun_never_reaches_across_something_else() -> None:
    assert "discard one card: negate the activated card’s effect" in tell("silence-bell", "en")
    assert "pay 800 life: negate its effect" in tell("torn-page", "en")
    assert "negate the attack and put the attacker into Defence Position" in tell("net-trap", "en")


@settings(max_examples=150, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(scripts(PLAY.vocabulary))
def test_any_script_can_be_told(script: CardScript) -> None:
    for tag in TAGS:
        for line in (*WORDING.read(script, tag, CARDS), *WORDING.texts(script, tag, CARDS)):
            assert line == "" or line.endswith(stop(tag)), line
            assert not re.search(r"[{}\[\]|]|None", line), line
