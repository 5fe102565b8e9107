"""Whom the texts of Pokémon Duels speak of, beside the selectors all games share."""

from itertools import combinations
from typing import Annotated, Literal

from rules.games.pokemon_duels.cardflow import worn_by
from rules.games.pokemon_duels.stats import has, level, number, types
from rules.games.pokemon_duels.table import EXTRA, DuelState
from rules.kernel.frames import Frame
from rules.kernel.selectors import ANY_NUMBER, YOU, Selector, Test, facts_of
from rules.kernel.state import HIDDEN
from rules.kernel.words import Stat, Word

Of = Literal["you", "foe", "both"]

Type = Annotated[str, Word("type")]
"""One of the 18 types, by key."""

Kind = Annotated[str, Word("kind")]
"""What kind of card it is."""

Skill = Annotated[str, Word("skill")]
"""A skill, by key (PD-9)."""


def seats(of: Of, seat: int) -> tuple[int, ...]:
    """The seats that "you", "foe" or "both" are, the own one first."""
    return (seat, 1 - seat) if of == "both" else (seat,) if of == YOU else (1 - seat,)


def such(state: DuelState, frame: Frame, cards: list[int], tests: tuple[Test, ...]) -> list[int]:
    """Those of the cards that pass every test."""
    for test in tests:
        cards = [card for card in cards if test.passes(state, frame, card)]
    return cards


class Pokemon(Selector, tag="pokemon"):
    """The Pokémon in play of "you", "foe" or "both", face down or not, the own ones first, by zone."""

    of: Of = "both"
    tests: tuple[Test, ...] = ()

    def find(self, state: DuelState, frame: Frame) -> list[int]:
        found = [card for seat in seats(self.of, frame.seat) for card in state.pokemon(seat)]
        return such(state, frame, found, self.tests)


class Host(Selector, tag="host"):
    """The Pokémon that wears this equipment (PD-G34)."""

    def find(self, state: DuelState, frame: Frame) -> list[int]:
        host = state.host[frame.source]
        return [host] if host >= 0 and state.on_field(host) else []


class Worn(Selector, tag="worn"):
    """The equipment that these Pokémon wear."""

    by: Selector

    def find(self, state: DuelState, frame: Frame) -> list[int]:
        return [worn for card in self.by.find(state, frame) for worn in worn_by(state, card)]


class Attacker(Selector, tag="attacker"):
    """The attacking Pokémon of the running battle, as long as it is in play."""

    def find(self, state: DuelState, frame: Frame) -> list[int]:
        return [state.attacker] if state.is_there(state.attacker, state.attacker_stamp) else []


class Attacked(Selector, tag="attacked-pokemon"):
    """The Pokémon under attack, as long as it is in play; none where the attack is direct."""

    def find(self, state: DuelState, frame: Frame) -> list[int]:
        return [state.target] if state.is_there(state.target, state.target_stamp) else []


class Users(Selector, tag="users"):
    """The own face-up Pokémon that can use this card's skill (PD-9.1, PD-G33)."""

    def find(self, state: DuelState, frame: Frame) -> list[int]:
        return users(state, frame.seat, frame.source)


def users(state: DuelState, seat: int, card: int) -> list[int]:
    """A seat's face-up Pokémon that can use the skill a card is of (PD-9.1, PD-G33)."""
    return [each for each in state.pokemon(seat) if not state.is_face_down(each) and can_use(state, each, card)]


def can_use(state: DuelState, pokemon: int, card: int) -> bool:
    """Whether a Pokémon's species has the skill; some equipment lets it use only those of its own types."""
    skill = state.print(card)
    if skill.skill not in state.print(pokemon).moves:
        return False
    return not has(state, pokemon, "own-type-skills") or not set(skill.types).isdisjoint(types(state, pokemon))


class NextStages(Selector, tag="next-stages"):
    """The own Extra Deck's cards that these evolve into from exactly their level on (PD-6.1, PD-6.3, PD-G28)."""

    of: Selector

    def find(self, state: DuelState, frame: Frame) -> list[int]:
        return [found for card in self.of.find(state, frame) for found in next_stages(state, frame.seat, card)]


def next_stages(state: DuelState, seat: int, card: int) -> list[int]:
    """What a Pokémon can evolve into now: a direct next stage, from one level above its own on."""
    if state.is_face_down(card) or has(state, card, "no-evolution"):
        return []
    species, from_level = state.print(card).species, level(state, card) + 1
    return [each for each in known_extra(state, seat) if evolution(state, each) == (species, from_level)]


def known_extra(state: DuelState, seat: int) -> list[int]:
    """A seat's Extra Deck; none for who may not look into it."""
    return [card for card in state.at(seat, EXTRA) if state.card[card] != HIDDEN]


def evolution(state: DuelState, card: int) -> tuple[str | None, int | None]:
    """The species that an Evolution card evolves from, and from which level on."""
    facts = state.ruleset.definitions[state.card[card]].facts
    return facts.word("evolves_from"), facts.number("from_level")


class Danceable(Selector, tag="danceable"):
    """The own Extra Deck's cards whose level is the sum of `least` to `most` own face-up Pokémon's (PD-G31)."""

    least: int = 2
    most: int = 3

    def find(self, state: DuelState, frame: Frame) -> list[int]:
        levels = [level(state, card) for card in dancers(state, frame.seat)]
        sums = {sum(part) for size in range(self.least, self.most + 1) for part in combinations(levels, size)}
        return [card for card in known_extra(state, frame.seat) if state.print(card).level in sums]


def dancers(state: DuelState, seat: int) -> list[int]:
    """A seat's face-up Pokémon, who alone can dance (PD-G31)."""
    return [card for card in state.pokemon(seat) if not state.is_face_down(card)]


class Such(Selector, tag="such"):
    """Those of these that pass all tests."""

    what: Selector
    tests: tuple[Test, ...]

    def find(self, state: DuelState, frame: Frame) -> list[int]:
        return such(state, frame, self.what.find(state, frame), self.tests)


class Except(Selector, tag="except"):
    """These, but not those."""

    what: Selector
    but: Selector

    def find(self, state: DuelState, frame: Frame) -> list[int]:
        left_out = self.but.find(state, frame)
        return [card for card in self.what.find(state, frame) if card not in left_out]


class Together(Selector, tag="together"):
    """All of these."""

    of: tuple[Selector, ...]

    def find(self, state: DuelState, frame: Frame) -> list[int]:
        return [card for part in self.of for card in part.find(state, frame)]


class HasType(Test, tag="has-type"):
    """A Pokémon of this type now, or a card that prints it; or just not."""

    of: Type
    value: bool = True

    def passes(self, state: DuelState, frame: Frame, card: int) -> bool:
        return state.card[card] != HIDDEN and (self.of in types(state, card)) is self.value


class IsKind(Test, tag="is-kind"):
    """A card of one of these kinds."""

    kinds: tuple[Kind, ...]

    def passes(self, state: DuelState, frame: Frame, card: int) -> bool:
        facts = facts_of(state, card)
        return facts is not None and facts.kind in self.kinds


class Has(Test, tag="has"):
    """A number of it is from `least` to `most` now: attack, defence or level."""

    stat: Stat
    least: int = 0
    most: int = ANY_NUMBER

    def passes(self, state: DuelState, frame: Frame, card: int) -> bool:
        return state.card[card] != HIDDEN and self.least <= number(state, card, self.stat) <= self.most


class InPosition(Test, tag="in-position"):
    """It is face up in Attack Position, or in Defence Position."""

    position: Literal["attack", "defence"]

    def passes(self, state: DuelState, frame: Frame, card: int) -> bool:
        return not state.is_face_down(card) and state.position(card) == self.position


class FaceUp(Test, tag="face-up"):
    """It lies face up, or just not."""

    value: bool = True

    def passes(self, state: DuelState, frame: Frame, card: int) -> bool:
        return state.is_face_down(card) is not self.value


class Wears(Test, tag="wears"):
    """It wears a Magic Equipment, or just not."""

    value: bool = True

    def passes(self, state: DuelState, frame: Frame, card: int) -> bool:
        return bool(worn_by(state, card)) is self.value


class CanEvolve(Test, tag="can-evolve"):
    """Face up, and something in the Extra Deck evolves from it at its level now; the Everstone forbids it (PD-6.3)."""

    def passes(self, state: DuelState, frame: Frame, card: int) -> bool:
        return bool(next_stages(state, frame.seat, card))


class UsesSkill(Test, tag="uses-skill"):
    """A species that can use one of these skills (PD-9)."""

    skills: tuple[Skill, ...]

    def passes(self, state: DuelState, frame: Frame, card: int) -> bool:
        return state.card[card] != HIDDEN and not state.print(card).moves.isdisjoint(self.skills)
