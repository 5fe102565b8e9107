"""What a face-down secret can still be, for the seat that did not set it (HS-G61 to HS-G65)."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rules.catalogues import ruleset
from rules.games.hearthstone.proof import can_lead
from rules.games.hearthstone.suspicion import suspects
from rules.games.hearthstone.table import SECRETS, HearthstoneState
from rules.games.hearthstone.turn import EndTurn
from rules.kernel import engine, views
from rules.kernel.chance import Chance
from rules.kernel.chronicle import Told, stored_events, told
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.records import Event
from rules.kernel.replay import Recording
from tests.support.proving import proves
from tests.support.tables import PlayedTable, scene

RULES = ruleset("hearthstone")
HUNTER = {"explosive-trap", "freezing-trap", "misdirection", "snake-trap", "snipe"}
MAGE = {"counterspell", "ice-barrier", "ice-block", "mirror-entity", "spellbender", "vaporize"}
PALADIN = {"eye-for-an-eye", "noble-sacrifice", "redemption", "repentance"}
EVERY = HUNTER | MAGE | PALADIN


class Watched:
    """A table at which `foe` watches the secrets of `me`: what was told, row by row."""

    def __init__(self, **said: Any) -> None:
        self.table: PlayedTable = scene("hearthstone", **{"active": "foe"} | said)
        self.rows: list[list[Told]] = []

    def saw(self, events: list[Event]) -> list[set[str]]:
        """What the secrets can be after this, oldest first."""
        state = self.table.state
        self.rows.append(told(state.ruleset, stored_events(state, events), self.table.foe.seat))
        return self.thinks

    @property
    def thinks(self) -> list[set[str]]:
        seat = self.table.foe.seat
        return [set(each) for each in suspects(views.view(self.table.state, seat), self.rows, seat)]


def watched(secrets: list[str], of: str, **foe: Any) -> Watched:
    return Watched(me={"class": of, "secrets": secrets, "board": ["Boulderfist Ogre"]}, foe=foe)


@proves("HS-G61")
@pytest.mark.parametrize(
    ("of", "secret", "all_of_them"),
    [("hunter", "Snipe", HUNTER), ("mage", "Vaporize", MAGE), ("paladin", "Redemption", PALADIN)],
)
def test_hs_g61_a_secret_is_of_its_players_class(of: str, secret: str, all_of_them: set[str]) -> None:
    assert watched([secret], of).thinks == [all_of_them]


@proves("HS-G61")
def test_hs_g61_after_a_card_came_from_elsewhere_it_may_be_of_any_class_the_one_before_not() -> None:
    match = Watched(
        active="me",
        me={"class": "mage", "secrets": ["Vaporize"], "hand": ["Ice Block"], "board": ["Lorewalker Cho"]},
        foe={"hand": ["Moonfire"], "class": "druid"},
    )
    match.saw(match.table.me.does("end-turn"))
    match.saw(match.table.foe.play("Moonfire", target="foe hero"))
    match.saw(match.table.foe.does("end-turn"))
    older, younger = match.saw(match.table.me.play("Ice Block"))
    assert older == MAGE - {"counterspell"}
    assert younger > PALADIN | HUNTER


@proves("HS-G62")
def test_hs_g62_a_third_copy_there_is_not() -> None:
    match = Watched(me={"class": "mage", "secrets": ["Ice Block"], "graveyard": ["2 Vaporize", "Counterspell"]})
    assert match.thinks == [MAGE - {"vaporize"}]


@proves("HS-G63")
def test_hs_g63_what_was_turned_up_beside_it_it_is_not() -> None:
    match = watched(["Ice Block", "Ice Barrier"], "mage", board=["Chillwind Yeti"])
    (left,) = match.saw(match.table.foe.attack("Chillwind Yeti", defender="me hero"))
    assert "ice-block" in left
    assert "ice-barrier" not in left


@proves("HS-G63")
def test_hs_g63_a_secret_that_is_known_is_no_other_one() -> None:
    graveyard = ["2 Counterspell", "2 Ice Barrier", "2 Mirror Entity", "2 Vaporize"]
    match = Watched(
        me={"class": "mage", "secrets": ["Ice Block"], "hand": ["Spellbender"], "graveyard": graveyard},
        foe={"hand": ["Moonfire"], "board": ["Chillwind Yeti"], "class": "druid"},
    )
    assert match.thinks == [{"ice-block", "spellbender"}]
    assert match.saw(match.table.foe.play("Moonfire", target="foe Yeti")) == [{"ice-block"}]
    match.saw(match.table.foe.does("end-turn"))
    assert match.saw(match.table.me.play("Spellbender")) == [{"ice-block"}, {"spellbender"}]


@proves("HS-G64")
@pytest.mark.parametrize(
    ("of", "secret", "defender", "gone"),
    [
        ("mage", "Ice Block", "me hero", {"ice-barrier", "vaporize"}),
        ("mage", "Ice Block", "me Ogre", set()),
        ("hunter", "Snipe", "me hero", {"explosive-trap", "freezing-trap", "misdirection"}),
        ("hunter", "Snipe", "me Ogre", {"freezing-trap", "snake-trap"}),
        ("paladin", "Repentance", "me hero", {"noble-sacrifice", "eye-for-an-eye"}),
    ],
)
def test_hs_g64_an_attack_tells(of: str, secret: str, defender: str, gone: set[str]) -> None:
    match = watched([secret], of, board=["Chillwind Yeti"])
    (before,) = match.thinks
    assert match.saw(match.table.foe.attack("Chillwind Yeti", defender=defender)) == [before - gone]


@proves("HS-G64")
@pytest.mark.parametrize(
    ("of", "secret", "gone"),
    [
        ("mage", "Ice Block", {"ice-barrier"}),
        ("hunter", "Snipe", {"explosive-trap"}),
        ("paladin", "Repentance", {"noble-sacrifice", "eye-for-an-eye"}),
    ],
)
def test_hs_g64_an_attack_of_a_hero_tells_less(of: str, secret: str, gone: set[str]) -> None:
    match = watched([secret], of, weapon="Fiery War Axe", **{"class": "warrior"})
    (before,) = match.thinks
    assert match.saw(match.table.foe.attack("hero", defender="me hero")) == [before - gone]


@proves("HS-G64")
def test_hs_g64_a_spell_tells() -> None:
    match = watched(["Ice Block"], "mage", hand=["Fireball", "Arcane Missiles"], **{"class": "mage"})
    assert match.saw(match.table.foe.play("Arcane Missiles")) == [MAGE - {"counterspell"}]
    assert match.saw(match.table.foe.play("Fireball", target="me Ogre")) == [MAGE - {"counterspell", "spellbender"}]


@proves("HS-G64")
@pytest.mark.parametrize(
    ("of", "secret", "gone"),
    [
        ("mage", "Ice Block", {"mirror-entity"}),
        ("hunter", "Snake Trap", {"snipe"}),
        ("paladin", "Redemption", {"repentance"}),
    ],
)
def test_hs_g64_a_minion_tells(of: str, secret: str, gone: set[str]) -> None:
    match = watched([secret], of, hand=["Chillwind Yeti"])
    (before,) = match.thinks
    assert match.saw(match.table.foe.play("Chillwind Yeti")) == [before - gone]


@proves("HS-G64")
def test_hs_g64_a_death_tells() -> None:
    match = watched(["Repentance"], "paladin", hand=["Assassinate"], **{"class": "rogue"})
    assert match.saw(match.table.foe.play("Assassinate", target="me Ogre")) == [PALADIN - {"redemption"}]


@proves("HS-G64")
def test_hs_g64_deadly_damage_tells() -> None:
    match = Watched(
        me={"class": "mage", "secrets": ["Ice Block", "Spellbender"], "health": 3}, foe={"board": ["Chillwind Yeti"]}
    )
    (left,) = match.saw(match.table.foe.attack("Chillwind Yeti", defender="me hero"))
    assert left == {"counterspell", "mirror-entity", "spellbender"}


@proves("HS-G64")
def test_hs_g64_without_a_free_place_for_certain_nothing_is_told_of_those_that_need_one() -> None:
    match = Watched(
        me={"class": "paladin", "secrets": ["Noble Sacrifice"], "board": ["7 Wisp"]}, foe={"board": ["Chillwind Yeti"]}
    )
    assert match.saw(match.table.foe.attack("Chillwind Yeti", defender="me hero")) == [PALADIN - {"eye-for-an-eye"}]


@proves("HS-G64")
def test_hs_g64_an_attack_that_another_secret_disturbs_tells_nothing_of_the_attacker() -> None:
    match = watched(["Explosive Trap", "Freezing Trap"], "hunter", board=["Wisp"])
    (left,) = match.saw(match.table.foe.attack("Wisp", defender="me hero"))
    assert left == {"freezing-trap", "misdirection", "snake-trap", "snipe"}


@proves("HS-G64")
def test_hs_g64_an_attacker_that_a_secret_has_wounded_to_death_tells_nothing_though_it_attacks() -> None:
    match = watched(["Misdirection", "Explosive Trap", "Freezing Trap"], "hunter", board=["Dire Wolf Alpha"])
    (left,) = match.saw(match.table.foe.attack("Dire Wolf Alpha", defender="me hero"))
    assert "attacked" in {event["type"] for event in match.rows[-1]}
    assert "freezing-trap" in left


@proves("HS-G64")
def test_hs_g64_nothing_in_its_own_players_turn_tells() -> None:
    match = Watched(
        active="me",
        me={"class": "paladin", "secrets": ["Redemption"], "board": ["Wisp"], "hand": ["Consecration"]},
        foe={"board": ["Chillwind Yeti"]},
    )
    match.saw(match.table.me.attack("Wisp", defender="foe Yeti"))
    assert match.saw(match.table.me.play("Consecration")) == [PALADIN]


@proves("HS-G65")
def test_hs_g65_which_of_two_was_turned_up_is_not_told() -> None:
    match = Watched(
        me={"class": "mage", "secrets": ["Counterspell"], "hand": ["Ice Block"]},
        foe={"board": ["Chillwind Yeti"], "hand": ["Moonfire"], "class": "druid"},
    )
    match.saw(match.table.foe.attack("Chillwind Yeti", defender="me hero"))
    match.saw(match.table.foe.does("end-turn"))
    older, younger = match.saw(match.table.me.play("Ice Block"))
    assert older == MAGE - {"ice-barrier", "vaporize"}
    assert younger == MAGE
    match.saw(match.table.me.does("end-turn"))
    assert match.saw(match.table.foe.play("Moonfire", target="me hero")) == [MAGE - {"counterspell"}]


# ---- random matches


def deck_of(chance: random.Random) -> DeckList:
    """A legal deck of one of the three classes, as full of secrets as it may be."""
    heroes = [each.facts for each in RULES.definitions if can_lead(each.facts)]
    hero = chance.choice([card for card in heroes if card.word("class") in ("hunter", "mage", "paladin", "priest")])
    cards = [each.facts for each in RULES.definitions if each.facts.has("collectible") and each.facts.kind != "hero"]
    ours = [card for card in cards if card.word("class") in (hero.word("class"), "neutral")]
    wanted = [card for card in ours if card.has("secret")] * 2
    pool = [card for card in ours for _ in range(1 if card.word("rarity") == "legendary" else 2) if card not in wanted]
    copies = Counter(card.key for card in [*wanted, *chance.sample(pool, 30 - len(wanted))])
    entries = (DeckEntry(card, card.printings[0], copies[card.key]) for card in cards if copies[card.key])
    return DeckList("hearthstone", tuple(entries), hero.key)


def positions(seed: str) -> Iterator[tuple[HearthstoneState, tuple[list[list[Told]], list[list[Told]]]]]:
    """A random match: the state after each action, and what both seats were told till then."""
    chance = random.Random(seed)
    match = Recording(RULES, (deck_of(chance), deck_of(chance)), seed)
    rows: tuple[list[list[Told]], list[list[Told]]] = ([], [])
    events = match.events
    while match.state.outcome is None and match.state.decision is not None:
        stored = stored_events(match.state, events)
        for seat in (0, 1):
            rows[seat].append(told(RULES, stored, seat))
        assert isinstance(match.state, HearthstoneState)
        yield match.state, rows
        actions = engine.legal_actions(match.state, match.state.decision.seat)
        others = [action for action in actions[:-1] if type(action) is not EndTurn] or actions[:1]
        ends = [action for action in actions if type(action) is EndTurn]
        action = ends[0] if ends and chance.random() < 0.15 else chance.choice(others)
        events = match.advance(match.state.decision.seat, action)


@proves("HS-G61", "HS-G62", "HS-G63", "HS-G64", "HS-G65")
@pytest.mark.parametrize("part", range(4))
def test_the_true_secret_is_always_a_suspect_and_hidden_cards_change_nothing(part: int) -> None:
    chance, looked, narrowed = Chance(f"twins {part}"), 0, 0
    for number in range(12):
        for state, rows in positions(f"{part} {number}"):
            for seat in (0, 1):
                secrets = [state.ruleset.definitions[state.card[card]].key for card in state.at(1 - seat, SECRETS)]
                if not secrets:
                    continue
                found = suspects(views.view(state, seat), rows[seat], seat)
                assert len(found) == len(secrets)
                wrong = [(secret, slot) for secret, slot in zip(secrets, found, strict=True) if secret not in slot]
                assert not wrong, f"match {part} {number}, turn {state.turn}"
                looked += 1
                narrowed += min(map(len, found)) < 4
                if looked % 10 == 0:
                    twin = views.twin(state, seat, chance)
                    assert suspects(views.view(twin, seat), rows[seat], seat) == found
    assert looked > 300
    assert narrowed > looked / 10
