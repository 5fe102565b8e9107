"""Every scene file is a test, and the runner itself is tested: what does not hold must fail and say why."""

import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from rules import games
from rules.kernel.game import Game
from rules.kernel.scripts import parts, tag
from rules.scenes import reading
from rules.scenes.documents import LARGEST_FILE, UnreadableScene
from rules.scenes.names import Reference, reference
from rules.scenes.reading import read_file, read_scenes
from rules.scenes.reporting import report
from rules.scenes.running import failure, variants
from rules.scenes.script import Act
from rules.tools.scene import scene_files

ROOT = Path(__file__).resolve().parents[2]
SCENES = ROOT / "tests" / "scenes"
FILES = list(scene_files([SCENES]))

BATTLE = """
scene: an attack
game: vanguard
phase: battle
me: {VC: Bors, FL: Gallatin, BL: Marron}
foe: {VC: Nehalem, hand: [Bahr, Undeux]}
"""


def play(text: str) -> str:
    """The report of a scene that does not hold, empty when it does."""
    (scene,) = read_scenes(text, "a.yaml")
    found = failure(scene)
    return "" if found is None else report(found)


def steps(*lines: str, position: str = BATTLE) -> str:
    return position + "steps:\n" + "".join(f"  - {line}\n" for line in lines)


def mistakes(text: str) -> str:
    with pytest.raises(UnreadableScene) as caught:
        read_scenes(text, "a.yaml")
    return str(caught.value)


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(SCENES)) for path in FILES])
def test_the_scenes_of_a_file_hold(path: Path) -> None:
    for scene in read_file(path):
        found = failure(scene)
        assert found is None, report(found)


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(SCENES)) for path in FILES])
def test_a_scene_of_ours_names_what_it_proves_and_can_fail(path: Path) -> None:
    for scene in read_file(path):
        assert scene.proves
        assert any(not isinstance(step, Act) for step in scene.steps)


# What holds and what does not


def test_a_scene_that_holds_says_nothing() -> None:
    assert play(steps("me: {attack: Gallatin, target: VC}", "me: {choose: yes}", "expect: {decision: foe guard}")) == ""


def test_a_wrong_number_is_reported_with_both_and_with_the_board() -> None:
    told = play(
        steps("me: {attack: Gallatin, target: VC}", "me: {choose: yes}", "expect: {cards: {Gallatin: {power: 17000}}}")
    )
    assert told.startswith("a.yaml:10: an attack\n  cards.Gallatin.power\n    expected: 17000\n    found:    18000\n")
    assert "me: attack: me Knight of Silence, Gallatin in FL, target: foe Dragon Knight, Nehalem in VC" in told
    assert "phase battle; foe must decide: guard" in told
    assert "FL         Knight of Silence, Gallatin 18000 resting" in told


@pytest.mark.parametrize(
    ("expected", "told"),
    [
        ("me: {hand: 1}", "me.hand\n    expected: 1\n    found:    0"),
        ("foe: {hand: [Bahr, Wingal]}", "foe.hand\n    expected: Embodiment of Armor, Bahr, Wingal"),
        ("foe: {hand: {has: 2 Bahr}}", "foe.hand.has\n    expected: 2 Embodiment of Armor, Bahr"),
        ("foe: {hand: {lacks: Bahr}}", "foe.hand.lacks\n    expected: no Embodiment of Armor, Bahr"),
        ("me: {FL: {card: Gallatin, resting: yes}}", "resting\n    expected: yes\n    found:    no"),
        ("me: {deck: 29}", "me.deck\n    expected: 29"),
        ("me: {damage: 0, soul: 2}", "me.soul\n    expected: 2"),
        ("decision: none", "decision\n    expected: none\n    found:    me battle"),
        ("decision: foe battle", "decision.seat\n    expected: foe"),
        ("decision: {rule: VG-5.1}", "decision.rule\n    expected: VG-5.1"),
        ("decision: {options: [Bors]}", "decision.options\n    expected: Bors"),
        ("phase: main", "phase\n    expected: main\n    found:    battle"),
        ("turn: 3", "turn\n    expected: 3\n    found:    10"),
        ("active: foe", "active\n    expected: foe\n    found:    me"),
        ("outcome: me", "outcome\n    expected: winner: me\n    found:    none"),
        ("events: hit", "events\n    expected: hit\n    found:    nothing"),
        ("cards: {Wingal: {power: 1}}", "cards.Wingal\n    expected: one card\n    found:    there is no Wingal"),
        ("cards: {VC: {power: 10000}}", "cards.VC\n    expected: one card\n    found:    VC may be me Knight"),
    ],
)
def test_everything_that_can_be_expected_can_fail(expected: str, told: str) -> None:
    assert told in play(steps(f"expect: {{{expected}}}"))


def test_all_differences_of_a_step_are_told_at_once() -> None:
    told = play(steps("expect: {turn: 3, active: foe, me: {hand: 4}}"))
    assert [line.strip() for line in told.splitlines()[1::3]][:3] == ["me.hand", "turn", "active"]


def test_what_must_not_have_happened_fails_when_it_has() -> None:
    told = play(steps("me: {attack: Gallatin, target: VC}", "me: {choose: yes}", "expect: {never: {type: boosted}}"))
    assert (
        "never\n    expected: no type: boosted\n    found:    type: boosted, seat: me, booster: Little Sage, Marron"
        in told
    )


def test_events_must_come_in_the_order_that_is_said() -> None:
    attack = ("me: {attack: Gallatin, target: VC}", "me: {choose: yes}")
    assert play(steps(*attack, "expect: {events: [attacked, boosted]}")) == ""
    assert "expected: attacked" in play(steps(*attack, "expect: {events: [boosted, attacked]}"))


def test_an_event_from_before_the_last_expect_is_said_to_be_that() -> None:
    attack = ("me: {attack: Gallatin, target: VC}", "me: {choose: yes}", "expect: {decision: foe guard}", "foe: pass")
    told = play(steps(*attack, "expect: {events: [boosted]}"))
    assert "expected: boosted\n    found:    it happened before the last expect; since then: type: moved" in told
    assert play(steps(*attack, "expect: {events: [hit]}")) == ""
    assert "before the last expect" not in play(steps(*attack, "expect: {events: [missed]}"))


def test_a_legal_action_is_no_refused_one_and_the_other_way_round() -> None:
    legal, refused = "{attack: Gallatin, target: VC}", "{attack: Marron, target: VC}"
    assert "expected: refused\n    found:    legal: attack: me" in play(steps(f"refused: {{me: {legal}}}"))
    assert "expected: legal\n    found:    Only a unit of your front row can attack. (VG-11.1" in play(
        steps(f"legal: {{me: [{refused}]}}")
    )
    assert play(steps(f"refused: {{me: {refused}, rule: VG-11.1, code: attack.row}}")) == ""
    assert "expected: VG-7.4.2\n" in play(steps(f"refused: {{me: {refused}, rule: VG-7.4.2}}"))


def test_only_fails_for_whatever_else_is_legal() -> None:
    assert "expected: nothing else\n    found:    attack: me Knight of Silence, Gallatin" in play(
        steps("only: {me: [{attack: Bors}, pass]}")
    )
    assert play(steps("only: {me: [{attack: Bors}, {attack: Gallatin}, pass]}")) == ""


def test_picks_are_the_same_in_any_order_and_with_any_copy() -> None:
    position = """
scene: cost
game: vanguard
me: {VC: Lien, hand: [2 Wingal, Marron]}
"""
    picks = "[{choose: Marron}, {choose: second Wingal}, back]"
    assert play(steps("me: {activate: Lien}", f"only: {{me: {picks}}}", position=position)) == ""
    told = play(steps("me: {activate: Lien}", "only: {me: [{choose: Marron}, back]}", position=position))
    assert "expected: nothing else\n    found:    choose: [me first Wingal in hand]" in told


def test_an_action_that_is_refused_says_why_and_one_that_is_open_says_between_what() -> None:
    assert "It is the other player who must decide now. (VG-" in play(steps("foe: pass"))
    two = "scene: two\ngame: vanguard\nme: {hand: [Wingal, Marron]}\n"
    assert "may mean call: me Wingal in hand, circle: FL or call: me Wingal in hand, circle: FR" in play(
        steps("me: {call: Wingal}", position=two)
    )


def test_a_scene_is_run_from_both_seats_and_in_both_orders_of_age() -> None:
    text = "scene: ages\ngame: hearthstone\nages: either\nme: {board: [Wisp, Chillwind Yeti]}\n"
    (scene,) = read_scenes(text, "a.yaml")
    assert [(each.me, each.turned_ages) for each in variants(scene)] == [(0, False), (1, False), (0, True), (1, True)]
    assert "with the seats swapped and the ages turned round" in [each.name for each in variants(scene)]


def test_a_result_that_depends_on_age_is_found() -> None:
    text = """
scene: the last one to die strikes first
game: hearthstone
active: foe
ages: either
me: {board: [Knife Juggler, Wisp]}
foe: {hand: Flamestrike}
steps:
  - foe: {play: Flamestrike}
  - expect: {events: [{type: died, card: Knife Juggler}, {type: died, card: Wisp}]}
"""
    assert "(the ages turned round)" in play(text)
    assert play(text.replace("ages: either\n", "")) == ""


# What is said of the same things in several ways


@pytest.mark.parametrize(
    "hand",
    [
        "[Wingal, Wingal, Marron]",
        "[2 Wingal, Marron]",
        "[Wingal, wingal, little-sage-marron]",
        "[2 Wingal, Little Sage, Marron]",
    ],
)
def test_cards_are_named_in_full_by_part_by_key_and_by_count(hand: str) -> None:
    position = f"scene: hand\ngame: vanguard\nme: {{hand: {hand}}}\n"
    assert play(steps("expect: {me: {hand: [Little Sage, Marron, Wingal, Wingal]}}", position=position)) == ""


def test_a_name_with_a_comma_is_put_together_in_a_mapping_too() -> None:
    position = "scene: comma\ngame: vanguard\nme: {BC: {card: Little Sage, Marron, resting: yes}}\n"
    assert play(steps("expect: {cards: {Marron: {resting: yes}}}", position=position)) == ""


def test_copies_are_told_apart_by_their_order_and_their_zone() -> None:
    position = """
scene: copies
game: hearthstone
me: {board: [Wisp, {card: Wisp, attack: 3}], hand: Wisp}
foe: {board: {card: Wisp, health: 1, divine_shield: yes}}
"""
    mine = "me first Wisp: {attack: 1}, me second Wisp: {attack: 3}, me Wisp in hand: {cost: 0}"
    told = play(steps(f"expect: {{cards: {{{mine}, foe Wisp: {{divine_shield: yes}}}}}}", position=position))
    assert told == ""
    assert "found:    Wisp may be me first Wisp in board or me second Wisp in board or foe Wisp in board" in play(
        steps("expect: {cards: {Wisp: {attack: 1}}}", position=position)
    )


# Mistakes


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("game: vanguard", "a.yaml:1: scene: is missing"),
        ("scene: x", "a.yaml:1: game: is missing"),
        (
            "scene: x\ngame: vangard",
            "a.yaml:2: game: must be one of vanguard, hearthstone, pokemon-duels, wuxia, nannaier; not 'vangard'; "
            "did you mean vanguard?",
        ),
        ("scene: x\ngame: vanguard\nme:\n  hnd: 3", "a.yaml:4: me.hnd: is unknown; did you mean hand?"),
        ("scene: x\ngame: vanguard\nfase: main", "a.yaml:3: fase: is unknown; did you mean phase?"),
        ("scene: x\ngame: vanguard\nphase: man", "a.yaml:3: phase: must be one of start, "),
        (
            "scene: x\ngame: vanguard\nme: {hand: Wingl}",
            "a.yaml:3: me.hand: there is no card 'Wingl'; did you mean Wingal?",
        ),
        (
            "scene: x\ngame: vanguard\nme: {VC: Aleph}",
            "'Aleph' may be any of Embodiment of Victory, Aleph, Dragon Knight, Aleph",
        ),
        (
            "scene: x\ngame: hearthstone\nme: {board: Treant}",
            "'Treant' may be any of treant, treant-ex1-573t, treant-ex1-tk9",
        ),
        (
            "scene: x\ngame: hearthstone\nsteps:\n  - expect: {ages: [Wisp]}",
            "expect.ages: can be laid, but not expected",
        ),
        (
            "scene: x\ngame: vanguard\nvalues: {deck_out: never}",
            "values.deck_out: deck_out is one of at-once, check-timing",
        ),
        ("scene: x\ngame: vanguard\nme: {damage: 3/4}", "a.yaml:3: me.damage: 4 of 3 cards cannot lie face up"),
        ("scene: x\ngame: vanguard\nturn: two", "a.yaml:3: turn: must be a whole number, not 'two'"),
        ("scene: x\ngame: vanguard\nproves: VG-99.9", "a.yaml:3: proves: the rulebook has no 'VG-99.9'"),
        (
            "scene: x\ngame: vanguard\nvalues: {sixth_damge: each-card}",
            "values.sixth_damge: is unknown; did you mean sixth_damage?",
        ),
        (
            "scene: x\ngame: vanguard\nme: {VC: {card: Bors, restin: yes}}",
            "me.VC.restin: is unknown; did you mean resting?",
        ),
        ("scene: x\ngame: vanguard\nme: {VC: {card: Bors, power: 1}}", "me.VC.power: can be expected, but not laid"),
        (
            "scene: x\ngame: vanguard\nsteps:\n  - me: {atack: Bors}",
            "a.yaml:4: steps[1].me: there is no action 'atack'; did you mean attack?",
        ),
        (
            "scene: x\ngame: vanguard\nsteps:\n  - me: {attack: Brs}",
            "steps[1].me.attack: there is no card or zone 'Brs'",
        ),
        (
            "scene: x\ngame: vanguard\nsteps:\n  - me: {attack: Bors, traget: VC}",
            "attack has no such field; did you mean target?",
        ),
        ("scene: x\ngame: vanguard\nsteps:\n  - me: {pass: Bors}", "steps[1].me: pass takes nothing"),
        ("scene: x\ngame: vanguard\nsteps:\n  - me: pass\n    foe: pass", "a.yaml:4: steps[1]: a step has one key"),
        ("scene: x\ngame: vanguard\nsteps:\n  - expect: {events: hits}", "there is no event 'hits'; did you mean hit?"),
        (
            "scene: x\ngame: vanguard\nsteps:\n  - expect: {events: {type: hit, atacker: Bors}}",
            "did you mean attacker?",
        ),
        ("scene: x\ngame: vanguard\nsteps:\n  - refused: {rule: VG-7.4}", "says who may not"),
        (
            "scene: x\ngame: vanguard\ncards: [{name: Wingal}]",
            "a.yaml:3: cards[1]: the key wingal is taken by another card",
        ),
        ("scene: x\ngame: vanguard\ncards: [{name: A, grade: 9}]", "cards[1].grade: must be from 0 to 4, not 9"),
        (
            "scene: x\ngame: hearthstone\ncards: [{name: A, abilities: {type: wen}}]",
            "cards[1]: abilities[0]: there is no ability 'wen'",
        ),
        (
            "scene: x\ngame: vanguard\ncards: [{name: A, abilities: {type: auto}}]",
            "cards[1]: abilities[0]: there is no ability 'auto'; there are when, act, cont",
        ),
        (
            "scene: x\ngame: vanguard\ncards:\n"
            "  - {name: A, abilities: {type: act, zones: [RC], do: [{type: draw, cards: 1}]}}",
            "cards[1]: abilities[0].do[0]: draw has no field 'cards'; it has count",
        ),
        (
            "scene: x\ngame: hearthstone\ncards:\n"
            "  - {name: A, kind: spell, abilities: {type: text, do: [{type: summon, key: wips}]}}",
            "A names the card 'wips', which does not exist; did you mean wisp?",
        ),
    ],
)
def test_a_mistake_is_told_with_its_line_its_key_and_what_was_meant(text: str, told: str) -> None:
    assert told in mistakes(text)


def test_a_card_that_no_script_says_cannot_be_in_a_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "_silent", lambda game: frozenset({"ysera"}))
    assert "Ysera cannot be played here yet: no script says what it does" in mistakes(
        "scene: x\ngame: hearthstone\nme: {hand: Ysera}"
    )


def test_every_mistake_of_a_file_is_told_at_once() -> None:
    text = "scene: x\ngame: vanguard\nme: {hnd: 3}\nfoe: {VC: Brs}\n---\nscene: y\ngame: vanguard\nturn: x"
    assert [line.split(": ")[0] for line in mistakes(text).splitlines()] == ["a.yaml:3", "a.yaml:4", "a.yaml:8"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# nothing",
        "[1, 2]",
        "a: [",
        "{" * 2_000,
        "scene: x\nscene: y",
        "\x00",
        "? [a]\n: b",
        "scene: !!python/object:os.system x",
    ],
)
def test_what_is_no_scene_is_refused(text: str) -> None:
    assert mistakes(text).startswith("a.yaml:")


def test_a_bomb_of_anchors_is_refused_at_its_first_anchor() -> None:
    bomb = "a: &a [x, x]\n" + "".join(f"{n}: &{n} [*{p}, *{p}]\n" for p, n in zip("abcdefgh", "bcdefghi", strict=True))
    assert mistakes(bomb) == "a.yaml:1: anchors and aliases are not allowed in scenes"


def test_a_file_of_ten_megabytes_is_not_even_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    path.write_text("x" * 10_000_000)
    with pytest.raises(UnreadableScene, match=f"holds more than {LARGEST_FILE} bytes"):
        read_file(path)


def test_an_empty_text_means_no_zone() -> None:
    assert reference("", {"hand"}) == Reference(None, None, None, None)
    assert reference("foe second Wisp in hand", {"hand"}) == Reference("foe", 1, "Wisp", "hand")


def test_whatever_is_changed_in_a_scene_it_is_run_or_refused() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    pieces = re.compile(r"([\w'/-]+|[\[\]{}:,-]|\n *)")
    words = [word for text in texts for word in pieces.findall(text)] + ["", "-1", "none", "&a", "*a", "second", "["]
    chance = Random(1)
    ran = 0
    for _ in range(150):
        parts_of_text = pieces.split(chance.choice(texts))
        parts_of_text[chance.randrange(len(parts_of_text))] = chance.choice(words)
        with suppress(UnreadableScene):
            for scene in read_scenes("".join(parts_of_text), "a.yaml"):
                found = failure(scene)
                ran += 1
                assert found is None or report(found)
    assert ran > 20


def test_a_position_that_cannot_be_is_a_failure() -> None:
    assert "found:    Wisp has at most 1 health; say its maximum too" in play(
        "scene: x\ngame: hearthstone\nme: {board: {card: Wisp, health: 2}}\n"
    )


# The command line


def run(*files: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "rules", "scene", *map(str, files)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)


def test_the_command_tells_by_its_status_whether_all_holds(tmp_path: Path) -> None:
    good, bad, unread = (tmp_path / name for name in ("good.yaml", "bad.yaml", "unread.yaml"))
    good.write_text(steps("expect: {turn: 10}"))
    bad.write_text(steps("expect: {turn: 11}"))
    unread.write_text("scene: [")
    done = run(good)
    assert (done.returncode, done.stdout) == (0, "1 held, 0 did not, 0 files could not be read\n")
    done = run(good, bad)
    assert done.returncode == 1
    assert (
        "expected: 11\n    found:    10" in done.stdout and "VC         Knight of Conviction, Bors 10000" in done.stdout
    )
    done = run(good, bad, unread, tmp_path / "nothing.yaml")
    assert done.returncode == 2
    assert "unread.yaml:1: this is not YAML" in done.stderr and "No such file" in done.stderr


def test_scenes_need_no_django(tmp_path: Path) -> None:
    program = "import sys; sys.modules['django'] = None; from rules.__main__ import main; sys.exit(main(sys.argv[1:]))"
    file = tmp_path / "good.yaml"
    file.write_text(steps("expect: {turn: 10}"))
    done = subprocess.run([sys.executable, "-c", program, "scene", str(file)], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# The document


DOCUMENT = (ROOT / "docs" / "scenes.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```yaml\n(.*?)^```$", DOCUMENT, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS)
def test_every_scene_of_the_document_holds(block: str) -> None:
    for scene in read_scenes(block, "docs/scenes.md"):
        found = failure(scene)
        assert found is None, report(found)


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.key)
def test_the_document_names_everything_that_can_be_written(game: Game) -> None:
    play = game.playable()
    staging = play.staging
    qualities = (*staging.cards, *staging.seats, *staging.table)
    words = {*qualities, *staging.events, *(row.zone for row in staging.rows), *map(tag, play.actions)}
    words |= {key for key, value in play.values.items() if isinstance(value, str | int) and "-" not in key}
    fields = {part.name for kind in staging.events.values() for part in parts(kind)}
    fields |= {part.name for action in play.actions for part in parts(action)[1:]}
    written = set(re.findall(r"[A-Za-z][\w-]*", DOCUMENT))
    assert words | fields <= written


def test_the_document_has_a_scene_of_each_game() -> None:
    scenes = [scene for block in BLOCKS for scene in read_scenes(block, "docs/scenes.md")]
    assert {scene.game.key for scene in scenes} == {game.key for game in games.ALL}
