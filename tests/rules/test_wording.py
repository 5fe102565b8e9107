"""What cards do is told from their scripts: whole, in every language, and never two things alike."""

import re
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings

from rules import __main__ as command_line
from rules import catalogues
from rules.games.vanguard.play import PLAY
from rules.games.vanguard.wording import WORDING
from rules.kernel.abilities import Ability, Act, CardScript, When
from rules.kernel.catalogue import Catalogue
from rules.kernel.chinese import traditional
from rules.kernel.facts import Ability as Note
from rules.kernel.facts import Told
from rules.kernel.scripts import parts, read_script, records, to_data
from rules.kernel.selectors import ANY_NUMBER
from rules.kernel.wording import Clause, Joints, Language, Wording, joined
from tests.support.scripts import scripts

GOLDEN = Path(__file__).parent
TAGS = [language.tag for language in WORDING.languages]
ABILITIES = [(script, place) for script in PLAY.scripts for place in range(len(script.abilities))]
IDS = [f"{script.key}-{place + 1}" for script, place in ABILITIES]
EVERY_ABILITY = pytest.mark.parametrize(("script", "place"), ABILITIES, ids=IDS)
EVERY_LANGUAGE = pytest.mark.parametrize("tag", TAGS)


def tell(script: CardScript, tag: str) -> tuple[str, ...]:
    return WORDING.texts(script, tag, catalogues.load("vanguard"))


def ability(tag: str, **fields: object) -> str:
    """An ability in a language; it answers an attack of this unit unless `on` or another type is given."""
    given = {"type": "when", "zones": ["VC"]} | ({"on": {"type": "attacks"}} if "type" not in fields else {}) | fields
    return tell(read_script({"key": "own-hound", "abilities": [given]}, PLAY.vocabulary), tag)[0]


def is_whole(text: str, tag: str) -> bool:
    """Whether it ends with the full stop of its language."""
    return text.endswith("。" if tag.startswith("zh") else ".")


def step(kind: str, **fields: object) -> dict[str, object]:
    return {"type": kind} | fields


def cards(of: str, *zones: str, tests: list[object] | None = None) -> dict[str, object]:
    return {"type": "cards", "of": of, "zones": list(zones), "tests": tests or []}


IT = {"type": "bound", "slot": "it"}
THIS = {"type": "this"}


# ---- languages are whole


@EVERY_LANGUAGE
def test_a_language_has_a_template_for_every_kind_of_record_and_a_phrase_for_every_word(tag: str) -> None:
    assert WORDING.language(tag).lacks(PLAY.vocabulary) == []


def test_what_a_language_lacks_is_named() -> None:
    english = WORDING.language("en")
    templates = {kind: template for kind, template in english.templates.items() if kind is not When}
    words = {**english.words, "until": {"turn": "until the end of the turn"}}
    assert Language("xx", "X", templates, words).lacks(PLAY.vocabulary) == ["When", "until battle"]


def test_another_language_is_only_templates() -> None:
    """A language without articles, cases or gender: the kernel asks nothing else of it."""
    chinese = Language(
        "zh",
        "中文",
        {
            PLAY.vocabulary.records["act"]: lambda act, t: f"{t.tell(act.cost[0])}：{joined(t.clauses(act.do), HAN)}。",
            PLAY.vocabulary.records["counter-blast"]: lambda cost, t: f"反击爆发{cost.count}",
            PLAY.vocabulary.records["draw"]: lambda step, t: [Clause(f"抽{step.count}张卡")],
            PLAY.vocabulary.records["shuffle"]: lambda step, t: [Clause("将卡组洗切")],
        },
    )
    data = {
        "key": "own-hound",
        "abilities": [
            step(
                "act", zones=["VC"], do=[step("draw", count=2), step("shuffle")], cost=[step("counter-blast", count=1)]
            )
        ],
    }
    script = read_script(data, PLAY.vocabulary)
    assert Wording((chinese,), {Act: "ACT"}).texts(script, "zh", catalogues.load("vanguard")) == (
        "反击爆发1：抽2张卡，将卡组洗切。",
    )


HAN = Joints(comma="，", last="，", series="，", then="，然后", so="，", turn="；")


# ---- all cards


@pytest.mark.parametrize(("name", "tags"), [("vanguard_texts", "en,ru"), ("vanguard_texts_zh", "zh-Hans,zh-Hant")])
def test_the_texts_are_those_that_were_read_and_found_good(
    name: str, tags: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """After a wanted change: `python -m rules cards --text <tags> > tests/rules/<name>.txt`, and read what differs."""
    assert command_line.main(["cards", "--text", tags]) == 0
    assert capsys.readouterr().out == GOLDEN.joinpath(f"{name}.txt").read_text(encoding="utf-8")


def test_unknown_cards_and_languages_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["cards", "nobody", "--text", "en,xx"]) == 1
    assert capsys.readouterr().out == "unknown: nobody, xx\n"


@EVERY_LANGUAGE
@EVERY_ABILITY
def test_a_text_is_whole(script: CardScript, place: int, tag: str) -> None:
    text = tell(script, tag)[place]
    assert is_whole(text, tag) and (text[0].isupper() or tag.startswith("zh"))
    assert not re.search(r"[{}_\[\]]|None|\s\s|\s[,.;:]|,,|\.\.", text)
    assert text.count("“") == text.count("”") and text.count("«") == text.count("»")


@EVERY_ABILITY
def test_russian_is_russian(script: CardScript, place: int) -> None:
    text = re.sub(r"«[^«»]*»", "", tell(script, "ru")[place])
    foreign = {"Counter", "Blast", "Soul", "Charge", "Ride", "Drive", "Check", "Twin", "Restraint", "Stand", "rest"}
    clans = {word for card in catalogues.load("vanguard").cards for word in str(card.word("clan")).split()}
    assert set(re.findall(r"[A-Za-z]+", text)) <= foreign | clans


@EVERY_ABILITY
def test_chinese_is_chinese_and_traditional_where_it_says_so(script: CardScript, place: int) -> None:
    """The older code page has the traditional characters only."""
    simplified, anew = (tell(script, tag)[place] for tag in ("zh-Hans", "zh-Hant"))
    assert traditional(simplified) == anew == traditional(anew)
    anew.replace("−", "").encode("cp950")
    clans = "|".join({str(card.word("clan")) for card in catalogues.load("vanguard").cards})
    assert not re.search("[A-Za-zА-я]", re.sub(f"“[^”]*”|{clans}", "", simplified))


@EVERY_LANGUAGE
@EVERY_ABILITY
def test_a_text_holds_every_number(script: CardScript, place: int, tag: str) -> None:
    text = tell(script, tag)[place]
    assert [number for number in numbers(script.abilities[place]) if str(abs(number)) not in text] == []


def numbers(ability: Ability) -> list[int]:
    """The numbers above one that an ability's effect depends on; one is a word, and a range may be open."""
    found = [(part, getattr(record, part.name)) for record in records(ability) for part in parts(type(record))]
    said = [value for part, value in found if part.holds is int and part.name != "ability"]
    return [number for number in said if abs(number) > 1 and number != ANY_NUMBER]


@EVERY_LANGUAGE
@EVERY_ABILITY
def test_a_text_holds_the_name_of_every_card_it_asks_for(script: CardScript, place: int, tag: str) -> None:
    gained = [each for each in script.abilities if isinstance(each, When) and each.gained]
    notes = WORDING.notes(script, catalogues.load("vanguard"))
    if script.abilities[place] not in gained:
        text = tell(script, tag)[place]
        assert [name for name in notes[place].names if name not in text] == []


@EVERY_LANGUAGE
def test_abilities_that_differ_never_read_alike_and_the_same_always_do(tag: str) -> None:
    read = [(script.abilities[place], tell(script, tag)[place]) for script, place in ABILITIES]
    shown = [(each, WORDING.kinds[type(each)], each.zones, text) for each, text in read]
    for (one, *first), (other, *second) in combinations(shown, 2):
        assert (to_data(one) == to_data(other)) is (first == second)


def test_readers_get_88_abilities_each_in_every_language() -> None:
    notes = [note for card in catalogues.load("vanguard").cards for note in card.abilities]
    assert len(notes) == 88
    assert all([*note.texts] == TAGS[1:] and note.text for note in notes)


def test_a_gained_ability_is_told_within_the_one_that_gives_it() -> None:
    overlord = catalogues.load("vanguard").card("dragonic-overlord")
    assert overlord is not None
    assert [note.kind for note in overlord.abilities] == ["CONT", "ACT"]
    assert "gains “Whenever an attack of this unit hits a rear-guard, stand this unit”" in overlord.abilities[1].text


def test_a_card_is_told_when_it_is_first_read_and_once() -> None:
    times: list[int] = []
    note = Note("AUTO", ("VC",), "Draw a card.", ("Wingal",))

    def tell() -> tuple[Note, ...]:
        times.append(1)
        return (note,)

    wingal = catalogues.load("vanguard").card("wingal")
    assert wingal is not None
    card = replace(wingal, abilities=Told(tell))
    assert (card.name, times) == ("Wingal", [])
    assert (card.asked_names, len(card.abilities), card.abilities[:1], times) == ({"wingal"}, 1, (note,), [1])
    assert card == replace(wingal, abilities=(note,)) != wingal


def test_a_card_whose_file_tells_what_it_does_keeps_that() -> None:
    ours = catalogues.load("vanguard")
    blade, wingal = ours.card("blaster-blade"), ours.card("wingal")
    assert blade is not None and wingal is not None
    prose = Note("AUTO", ("VC",), "Whatever its owner says.")
    own = Catalogue("vanguard", "1", (), (replace(blade, abilities=(prose,)), replace(wingal, abilities=())))
    told_of = catalogues.told(own).cards
    assert told_of[0].abilities == (prose,)
    assert told_of[1].abilities[0].names == ("Blaster Blade",)


# ---- grammar


@pytest.mark.parametrize(
    ("do", "english", "russian"),
    [
        (
            [step("choose", what=cards("foe", "RC")), step("retire", what=IT)],
            "choose one enemy rear-guard and retire it",
            "выберите одного вражеского воина арьергарда и отправьте его в дроп",
        ),
        (
            [step("choose", what=cards("you", "RC"), least=0, most=2), step("stand-up", what=IT)],
            "choose up to 2 of your rear-guards and stand them",
            "выберите до 2 своих воинов арьергарда и поднимите их",
        ),
        (
            [
                step("choose", what=cards("foe", "hand"), by_foe=True),
                step("discard-cards", what=IT),
                step("draw", count=5),
            ],
            "your opponent chooses one card in their hand and discards it, then draw 5 cards",
            "соперник выбирает одну карту в руке и сбрасывает её, затем возьмите 5 карт",
        ),
        (
            [step("choose", what=cards("foe", "RC"), by_foe=True), step("retire", what=IT)],
            "your opponent chooses one of their rear-guards and retires it",
            "соперник выбирает одного своего воина арьергарда и отправляет его в дроп",
        ),
        (
            [
                step("draw", count=1),
                step("change", what=cards("you", "VC", "RC"), stat="power", amount=-1000, until="turn"),
            ],
            "draw a card, and all your units get −1000 power until the end of the turn",
            "возьмите карту, и все ваши воины получают −1000 к силе до конца хода",
        ),
        (
            [step("change", what=THIS, stat="boost", amount=1, until="battle"), step("mill", count=1)],
            "it gains Boost until the end of the battle; put the top card of your deck into the drop zone",
            "он получает Boost до конца битвы; положите верхнюю карту колоды в дроп",
        ),
        (
            [
                step(
                    "if",
                    condition=step("your-turn"),
                    then=[step("draw", count=2)],
                    otherwise=[step("soul-charge", count=1)],
                )
            ],
            "if it is your turn, draw 2 cards; otherwise, Soul Charge 1",
            "если сейчас ваш ход, возьмите 2 карты; иначе выполните Soul Charge 1",
        ),
        (
            [
                step("choose", what=cards("you", "damage", tests=[step("marked", mark="face-down")])),
                step("stays-rested", what=THIS),
            ],
            "choose one face-down card in your damage zone, and this unit does not stand during your next stand phase",
            "выберите одну закрытую карту в зоне урона, и этот воин не поднимается в вашу следующую фазу Stand",
        ),
    ],
)
def test_nouns_verbs_and_pronouns_agree(do: list[object], english: str, russian: str) -> None:
    assert ability("en", do=do) == f"Whenever this unit attacks, {english}."
    assert ability("ru", do=do) == f"Когда этот воин атакует, {russian}."


@pytest.mark.parametrize(
    ("condition", "english", "russian"),
    [
        (
            step("exists", what=cards("you", "VC", tests=[step("printed", attribute="grade", least=3)])),
            "your vanguard is grade 3 or higher",
            "у вас авангард ранга 3 или выше",
        ),
        (
            step(
                "exists",
                what=cards("you", "VC", tests=[step("prints", attribute="clan", word="Nubatama")]),
                least=0,
                most=0,
            ),
            "your vanguard is not Nubatama",
            "у вас нет авангарда клана Nubatama",
        ),
        (
            step("exists", what=cards("foe", "soul"), least=2, most=3),
            "your opponent has from 2 to 3 cards in their soul",
            "у соперника в душе от 2 до 3 карт",
        ),
        (
            step("exists", what=cards("you", "RC", tests=[step("another")]), least=2, most=2),
            "you have exactly 2 other rear-guards",
            "у вас ровно 2 других воина арьергарда",
        ),
        (
            step("more", what=cards("you", "drop"), than=cards("you", "hand")),
            "you have more cards in your drop zone than cards in hand",
            "у вас в дропе больше карт, чем карт в руке",
        ),
    ],
)
def test_conditions(condition: object, english: str, russian: str) -> None:
    do = [step("draw", count=1)]
    assert ability("en", condition=condition, do=do) == f"Whenever this unit attacks, if {english}, draw a card."
    assert ability("ru", condition=condition, do=do) == f"Когда этот воин атакует, если {russian}, возьмите карту."


def test_what_one_may_do_is_told_as_such() -> None:
    do = [step("draw", count=1), step("shuffle")]
    assert ability("en", may=True, do=do) == "Whenever this unit attacks, you may draw a card and shuffle your deck."
    assert ability("ru", may=True, do=do) == "Когда этот воин атакует, вы можете взять карту и перемешать колоду."
    do = [step("change", what=THIS, stat="critical", amount=1, until="battle")]
    assert ability("en", may=True, do=do).startswith(
        "Whenever this unit attacks, you may use this: it gets +1 critical"
    )
    assert ability("ru", may=True, do=do).startswith("Когда этот воин атакует, вы можете применить это: он получает")


def test_a_pronoun_never_reaches_across_something_else() -> None:
    change = [step("change", what=THIS, stat="power", amount=1000, until="battle")]
    assert "attacks, it gets" in ability("en", do=change)
    assert "Blast 1: it gets" in ability("en", do=change, may=True, cost=[step("counter-blast", count=1)])
    assert "hand: this unit gets" in ability("en", do=change, may=True, cost=[step("discard", count=1)])
    assert "turn, this unit gets" in ability("en", do=change, condition=step("your-turn"))
    assert "Kagero unit boosts this unit, this unit gets" in ability(
        "en", do=change, on=step("is-boosted", clan="Kagero")
    )


def test_a_card_is_called_a_card_off_the_circles() -> None:
    do = [step("superior-call", what=THIS)]
    assert ability("en", type="act", zones=["drop"], do=do) == (
        "Call this card from the drop zone to any of your rear-guard circles."
    )
    assert (
        ability("ru", type="act", zones=["drop"], do=do) == "Призовите эту карту из дропа в любой свой круг арьергарда."
    )


@settings(max_examples=200, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(scripts(PLAY.vocabulary))
def test_any_script_can_be_told_and_written(script: CardScript) -> None:
    assert read_script(to_data(script), PLAY.vocabulary) == script
    for tag in TAGS:
        for text in tell(script, tag):
            assert is_whole(text, tag) and not re.search(r"[{}_\[\]]|None|\s\s|\s[,.;:]", text), text
