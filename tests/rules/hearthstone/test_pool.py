"""The pool of cards as the rulebook counts it (HS-P)."""

from collections import Counter

from rules import catalogues
from rules.games.hearthstone import cards, setup
from rules.games.hearthstone.cards import legendary, shaman, warlock
from rules.games.hearthstone.facts import CLASSES
from rules.games.hearthstone.proof import random_deck
from rules.kernel.chance import Chance
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.scripts import words
from tests.support.proving import proves

CATALOGUE = catalogues.load("hearthstone")
POOL = [card for card in CATALOGUE.cards if card.has("collectible") and card.kind != "hero"]
MOVED = {
    "ice-lance", "conceal", "power-overwhelming", "azure-drake", "sylvanas-windrunner", "ragnaros-the-firelord",
    "captains-parrot", "old-murk-eye", "gelbin-mekkatorque", "elite-tauren-chieftain",
}  # fmt: skip


def counts(attribute: str, pool: list[CardFacts] = POOL) -> dict[str | None, int]:
    return dict(Counter(card.word(attribute) for card in pool))


@proves("HS-P.1")
def test_hs_p_1_the_pool_has_382_cards_25_of_each_class() -> None:
    assert len(POOL) == 382
    assert counts("class") == {**dict.fromkeys(CLASSES, 25), "neutral": 157}
    assert Counter(card.kind for card in POOL) == {"minion": 219, "spell": 151, "weapon": 12}
    assert sum(card.has("secret") for card in POOL) == 15


@proves("HS-P.2")
def test_hs_p_2_the_moved_cards_are_in_the_pool() -> None:
    assert {CardKey(key) for key in MOVED} <= {card.key for card in POOL}


@proves("HS-P.3")
def test_hs_p_3_rarities_and_costs() -> None:
    assert counts("rarity") == {"free": 133, "common": 94, "rare": 81, "epic": 38, "legendary": 36}
    costs = Counter(card.number("cost") or 0 for card in POOL)
    assert [costs[cost] for cost in range(11)] == [12, 66, 74, 77, 49, 39, 29, 14, 8, 8, 4]
    assert {card.key for card in POOL if (card.number("cost") or 0) > 10} == {"mountain-giant", "molten-giant"}


@proves("HS-P.4")
def test_hs_p_4_minion_types() -> None:
    races = counts("race")
    races.pop(None)
    assert races == {
        "beast": 25, "elemental": 11, "demon": 11, "murloc": 9, "dragon": 9, "pirate": 6, "mech": 3, "totem": 2,
    }  # fmt: skip
    marks = ("deathrattle", "choose_one", "combo")
    assert [sum(card.has(mark) for card in POOL) for mark in marks] == [10, 10, 8]
    assert [sum(bool(card.number(number)) for card in POOL) for number in ("overload", "spell_damage")] == [9, 7]


@proves("HS-P.5")
def test_hs_p_5_what_is_not_for_decks() -> None:
    kinds = Counter(card.kind for card in CATALOGUE.cards if card not in POOL)
    assert kinds == {"hero": 10, "hero power": 12, "minion": 50, "spell": 29, "weapon": 5}


@proves("HS-P.6")
def test_hs_p_6_the_lists_that_chance_picks_from() -> None:
    known = {card.key: card for card in CATALOGUE.cards}
    demons = {card.key for card in POOL if card.word("race") == "demon"}
    assert set(warlock.DEMONS) == demons and "lord-jaraxxus" in demons and len(demons) == 11
    lists = (shaman.TOTEMS, legendary.DREAMS, legendary.INVENTIONS, legendary.CHORDS, legendary.HORDE)
    assert [len(keys) for keys in lists] == [4, 5, 4, 3, 6]
    assert all(CardKey(key) in known for keys in lists for key in keys)


@proves("HS-R7")
def test_hs_r7_numbers_are_those_of_2017() -> None:
    numbers = {card.key: (card.number("cost"), card.number("attack"), card.number("health")) for card in POOL}
    assert numbers[CardKey("leeroy-jenkins")] == (5, 6, 2)
    assert numbers[CardKey("starving-buzzard")] == (5, 3, 2)


@proves("HS-G4")
def test_hs_g4_later_cards_of_the_examples_are_not_in_the_catalogue() -> None:
    assert not {"dragon-egg", "grim-patron", "unstable-ghoul", "black-whelp"} & {card.key for card in CATALOGUE.cards}


def test_random_decks_are_legal() -> None:
    chance = Chance("decks")
    for deck in (random_deck(CATALOGUE.cards, chance) for _ in range(50)):
        hero = next(card for card in CATALOGUE.cards if card.key == deck.starter)
        assert sum(entry.count for entry in deck.entries) == 30
        assert {entry.card.word("class") for entry in deck.entries} <= {hero.word("class"), "neutral"}
        assert all(entry.count <= (1 if entry.card.word("rarity") == "legendary" else 2) for entry in deck.entries)


def test_every_made_card_has_a_maker_and_every_card_that_is_named_exists() -> None:
    known = {card.key for card in CATALOGUE.cards}
    named = {key for script in cards.CARDS for ability in script.abilities for key in words(ability, "card")}
    assert named <= known
    made = known - {card.key for card in POOL} - {card.key for card in CATALOGUE.cards if card.kind == "hero"}
    assert made - named == {setup.COIN, *setup.POWERS.values()}


def test_every_script_is_of_a_card_that_there_is_and_no_card_has_two() -> None:
    keys = [script.key for script in cards.CARDS]
    assert len(set(keys)) == len(keys)
    assert set(keys) <= {card.key for card in CATALOGUE.cards}
