"""The first set as it was designed: kinds, costs, forms, numbers, and how many cards show each rule."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

import pytest

from rules import catalogues
from rules.games.nannaier import GAME, cards, costs, effects, patterns, selectors
from rules.games.nannaier.cards.vanilla import VANILLA
from rules.games.nannaier.facts import AFFILIATIONS, DOLL, FORMS, MIRROR, SPELL, forms
from rules.kernel.abilities import Ability, Act, Cont, When
from rules.kernel.effects import Change
from rules.kernel.facts import CardFacts
from rules.kernel.formats import is_legal
from rules.kernel.records import Record
from rules.kernel.scripts import records
from rules.kernel.selectors import Cards, Exists
from tests.support.proving import proves

CATALOGUE = catalogues.load("nannaier")
SCRIPTS = {script.key: script for script in cards.CARDS}
DOLLS = [card for card in CATALOGUE.cards if card.kind == DOLL]
SPELLS = [card for card in CATALOGUE.cards if card.kind == SPELL]
DEAREST_TEXT = 8
"""Points of health that what a form does may cost it at most."""

Asked = Callable[[Record], bool]


def number(card: CardFacts, name: str) -> int:
    return card.number(name) or 0


def shown(*wanted: Asked, among: Iterable[CardFacts] = CATALOGUE.cards) -> set[str]:
    """The cards with a record that passes one of these tests somewhere in their text."""
    keys = {card.key for card in among}
    return {
        script.key
        for script in cards.CARDS
        if script.key in keys and any(test(record) for test in wanted for record in records(script))
    }


def is_a(*kinds: type[Record]) -> Asked:
    return lambda record: isinstance(record, kinds)


def gives(*stats: str) -> Asked:
    return lambda record: isinstance(record, Change | Cont) and record.stat in stats


def hurts(kind: str) -> Asked:
    return lambda record: isinstance(record, effects.Damage) and record.kind == kind


def lasts(until: str) -> Asked:
    return lambda record: getattr(record, "until", None) == until


def costing(kind: str) -> Asked:
    return lambda record: isinstance(record, costs.Pay) and getattr(record, kind) > 0


def counts_a_pile(record: Record) -> bool:
    """Whether it asks how many cards lie in a pile."""
    return isinstance(record, Exists) and isinstance(record.what, Cards) and record.what.zones[0] in PILES


PILES = ("present", "mirror-pile")


def is_mixed(card: CardFacts) -> bool:
    """Whether a spell, or a skill of a doll, costs order and chaos."""
    if card.kind == SPELL:
        return number(card, "order") > 0 and number(card, "chaos") > 0
    parts = records(SCRIPTS[card.key]) if card.key in SCRIPTS else ()
    return any(costing("order")(part) and costing("chaos")(part) for part in parts)


def lasting_for(turns: int) -> set[str]:
    """The cards with something that lasts so many turns, spells of the slot included."""
    words = {2: "two-turns", 3: "three-turns", 4: "four-turns"}
    return shown(lasts(words[turns])) | {card.key for card in SPELLS if number(card, "turns") == turns}


def form_of(ability: Ability) -> str | None:
    """The form to which an ability belongs, None where to all."""
    return next((part.form for part in records(ability) if isinstance(part, selectors.InForm)), None)


def plain_forms() -> Iterator[tuple[CardFacts, str]]:
    for card in DOLLS:
        abilities = SCRIPTS[card.key].abilities if card.key in SCRIPTS else ()
        told = {form_of(ability) for ability in abilities}
        if None not in told:
            yield from ((card, form) for form in forms(card) if form not in told)


@proves("NN-2.1", "NN-2.2")
def test_nn_2_1_forty_dolls_twenty_spells_ten_mirrors() -> None:
    assert Counter(card.kind for card in CATALOGUE.cards) == {DOLL: 40, SPELL: 20, MIRROR: 10}
    assert Counter(card.word("affiliation") for card in DOLLS) == dict.fromkeys(AFFILIATIONS, 10)
    assert [sum(card.number("cost") == cost for card in DOLLS) for cost in range(1, 7)] == [5, 9, 10, 8, 5, 3]
    assert Counter("".join(form[0] for form in forms(card)) for card in DOLLS) == {
        "pm": 20,
        "pmc": 10,
        "p": 4,
        "m": 3,
        "pc": 3,
    }


@proves("NN-2.2")
def test_nn_2_2_what_is_printed_of_forms_is_what_they_are() -> None:
    assert all(card.word("forms") == "/".join(forms(card)) for card in DOLLS)
    for card in DOLLS:
        for form in FORMS:
            assert (card.number(f"{form}_attack") is None) == (form not in forms(card)), card.key


def test_names_stand_in_four_languages_and_none_twice() -> None:
    for tag in ("ru", "zh-Hans", "zh-Hant"):
        names = [card.names[tag] for card in CATALOGUE.cards]
        assert len(set(names)) == 70
        assert tag == "ru" or all(2 <= len(name) <= 5 for name in names)


def attack_and_health(card: CardFacts, form: str) -> Iterator[tuple[float, float]]:
    """What a form of this cost may print before its text is paid: attack, and health less the price of its shield."""
    cost = number(card, "cost")
    attack, health = 2.4 * cost + 2, 6 * cost + 3 - 0.7 * number(card, "shield")
    if form == "present":
        yield attack, health
    elif form == "mirror":
        yield from ((attack + 2, health - 6), (attack - 2, health + 6))
    else:
        yield attack * 1.3, health * 1.3


@pytest.mark.parametrize("card", DOLLS, ids=[card.key for card in DOLLS])
def test_numbers_follow_from_the_cost(card: CardFacts) -> None:
    """By the formulas, rounded, less what a text is worth."""
    plain = list(plain_forms())
    for form in forms(card):
        printed = number(card, f"{form}_attack"), number(card, f"{form}_health")
        dearest = 0.5 if (card, form) in plain else DEAREST_TEXT
        assert any(
            abs(printed[0] - attack) <= 0.5 and max(3, health - dearest - 0.5) <= printed[1] <= max(3, health + 0.5)
            for attack, health in attack_and_health(card, form)
        ), (form, printed)


def test_shields_are_two_more_than_the_cost() -> None:
    shields = {card.key: (number(card, "shield"), number(card, "cost") + 2) for card in DOLLS if card.number("shield")}
    assert len(shields) == 16
    assert all(abs(shield - usual) <= 1 for shield, usual in shields.values())


def test_each_form_has_at_most_a_skill_and_what_goes_with_it() -> None:
    assert len(list(plain_forms())) >= 12
    for card in DOLLS:
        for form in forms(card):
            abilities = [
                ability
                for ability in (SCRIPTS[card.key].abilities if card.key in SCRIPTS else ())
                if form_of(ability) in (None, form)
            ]
            skills = sum(isinstance(ability, Act) for ability in abilities)
            kept_up = sum(isinstance(part, selectors.Lasts) for ability in abilities for part in records(ability))
            assert skills <= 1 and len(abilities) - skills - kept_up <= 2, (card.key, form)


def test_every_card_has_a_text_or_is_known_to_have_none() -> None:
    assert len(SCRIPTS) == len(cards.CARDS) and not set(SCRIPTS) & VANILLA
    assert set(SCRIPTS) | VANILLA == {card.key for card in CATALOGUE.cards}


@proves("NN-4.5")
def test_nn_4_5_what_spells_cost() -> None:
    kinds = [
        "transcend"
        if number(card, "transcend")
        else "mixed"
        if is_mixed(card)
        else "order"
        if number(card, "order")
        else "chaos"
        for card in SPELLS
    ]
    assert Counter(kinds) == {"order": 8, "chaos": 5, "mixed": 5, "transcend": 2}
    assert all(1 <= sum(number(card, kind) for kind in ("order", "chaos", "transcend")) <= 3 for card in SPELLS)


def test_what_skills_cost() -> None:
    paid = [part for script in cards.CARDS for part in records(script) if isinstance(part, costs.Pay)]
    assert sum(part.transcend > 0 for part in paid) == 3
    assert len(paid) // 6 <= sum(part.order > 0 < part.chaos for part in paid) <= len(paid) // 4
    for part in paid:
        assert part.order <= 3 and part.chaos <= 2 and part.order + part.chaos + part.transcend >= 1


def test_six_spells_help_who_is_behind_and_none_gives_score() -> None:
    assert len(shown(is_a(selectors.Behind), among=SPELLS)) == 6
    assert not shown(is_a(effects.Score), among=SPELLS)


def test_damage_spells_are_few_and_cheap() -> None:
    damage = {card.key: card for card in SPELLS if card.key in shown(is_a(effects.Damage), among=SPELLS)}
    assert len(damage) == 3
    for key, card in damage.items():
        assert sum(number(card, kind) for kind in ("order", "chaos", "transcend")) <= 3
        assert all(5 <= part.amount <= 8 for part in records(SCRIPTS[key]) if isinstance(part, effects.Damage))


def test_the_rules_are_shown_by_enough_cards() -> None:
    pierce = shown(gives("pierce"), among=DOLLS)
    least: dict[str, tuple[int, set[str]]] = {
        "NN-2.4, NN-2.5: what is in piles": (3, shown(counts_a_pile)),
        "NN-2.8: the mirror changes": (3, shown(is_a(patterns.MirrorChanges))),
        "NN-3.2, NN-3.4: limits of hands": (2, shown(gives("doll-limit", "spell-limit"))),
        "NN-3.3: dolls back to the present pile": (2, shown(is_a(effects.ToPile))),
        "NN-4.3: spendings that count besides": (2, shown(is_a(effects.CountSpending))),
        "NN-4.5: mixed costs": (5, {card.key for card in CATALOGUE.cards if is_mixed(card)}),
        "NN-5.9: two turns": (2, lasting_for(2)),
        "NN-5.9: three turns": (2, lasting_for(3)),
        "NN-5.9: four turns": (2, lasting_for(4)),
        "NN-6.3: summons by spells": (3, shown(is_a(effects.SummonDolls), among=SPELLS)),
        "NN-6.5: another of the same name": (2, shown(is_a(selectors.SameName))),
        "NN-7.6: armor-piercing": (8, pierce),
        "NN-7.7: true damage": (3, shown(gives("true"), hurts("true"), among=DOLLS)),
        "NN-7.8: attacks from behind": (2, shown(gives("reach"), among=DOLLS)),
        "NN-7.8: pulled forward": (2, shown(is_a(effects.PullForward))),
        "NN-7.9: attacks negated": (3, shown(gives("warded"), is_a(effects.Negate))),
        "NN-8.3: lasting spells ended": (3, shown(is_a(effects.EndSpells))),
        "NN-9.3: to the line by an effect": (2, shown(lambda record: getattr(record, "to", None) == "line")),
        "NN-9.4: to the other side by force": (2, shown(lambda record: getattr(record, "to", None) == "other")),
        "NN-10.1: no penalty": (2, shown(gives("poised", "steady"), among=DOLLS)),
        "NN-10.3: healing on a change of form": (2, heals_on_change()),
        "NN-10.4: lasting skills": (4, shown(is_a(effects.Last))),
        "NN-11.1: after a transcend point": (3, shown(is_a(patterns.TranscendSpent))),
        "answers to attacks": (4, shown(is_a(patterns.IsAttacked))),
    }
    assert {what: sorted(found) for what, (wanted, found) in least.items() if len(found) < wanted} == {}
    assert {card.word("affiliation") for card in DOLLS if card.key in pierce} == {"thorn"}


def heals_on_change() -> set[str]:
    return {
        script.key
        for script in cards.CARDS
        for ability in script.abilities
        if isinstance(ability, When) and isinstance(ability.on, patterns.ChangesForm)
        if any(isinstance(step, effects.Heal) for step in ability.do)
    }


@proves("NN-3.5", "NN-3.6", "NN-3.7")
def test_nn_3_5_the_four_ready_decks_are_legal_one_of_each_affiliation() -> None:
    decks = catalogues.ready_decks_by_key("nannaier")
    assert tuple(decks) == AFFILIATIONS
    for affiliation, deck in decks.items():
        assert is_legal(GAME.formats[0].issues(deck)), affiliation
        by_kind = {kind: [entry for entry in deck.entries if entry.card.kind == kind] for kind in (DOLL, SPELL, MIRROR)}
        assert [sum(entry.count for entry in held) for held in by_kind.values()] == [24, 8, 3]
        assert {entry.card.word("affiliation") for entry in by_kind[DOLL]} == {affiliation}
