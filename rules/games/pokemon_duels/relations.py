"""Which cards belong together: the forms of a species, skills and who can use them, one name, one effect."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from rules.games.pokemon_duels.counting import LADDER, folded_title
from rules.games.pokemon_duels.facts import EVOLUTION, is_pokemon, moves, title
from rules.games.pokemon_duels.formats import LADDER as SAME_EFFECT
from rules.games.pokemon_duels.signatures import family
from rules.kernel.catalogue import Catalogue
from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardFacts
from rules.kernel.relations import Ladder, Relation, Step

SHOWN = 12
"""How many cards stand under a heading that has a search for all of them."""
ONE_EFFECT = "Same effect: a deck holds at most three of these names, one up to 3 times, another twice, a third once."


def relations(card: CardFacts, catalogue: Catalogue) -> Iterator[Relation]:
    """What a card's page shows beside the card itself."""
    if is_pokemon(card):
        yield from _forms(card, catalogue)
        yield from _skills(card, catalogue)
    if card.word("skill"):
        yield from _users(card, catalogue)
    yield from _namesakes(card, catalogue)
    yield from _same_effect(card)


@dataclass(slots=True)
class Species:
    """One species in the chain of its forms: its cards, and the species it evolves into."""

    cards: list[CardFacts] = field(default_factory=list)
    into: list[str] = field(default_factory=list)


def chains(catalogue: Catalogue) -> dict[str, Species]:
    """Every species of the catalogue by its key."""
    found: dict[str, Species] = {}
    for card in catalogue.cards:
        species, before = card.word("species"), card.word("evolves_from")
        if species is None:
            continue
        found.setdefault(species, Species()).cards.append(card)
        if before is not None and species not in found.setdefault(before, Species()).into:
            found[before].into.append(species)
    return found


def _forms(card: CardFacts, catalogue: Catalogue) -> Iterator[Relation]:
    """The whole chain of a species, stage by stage (PD-6.1, PD-6.3)."""
    every = chains(catalogue)
    stage, stages = [_first(card, catalogue)], []
    while stage:
        stages.append(tuple(form.key for species in stage for form in every[species].cards))
        stage = [after for species in stage for after in every[species].into]
    stages = [keys for keys in stages if keys]
    if sum(map(len, stages)) > 1:
        captions = {form.key: _how(form) for species in every.values() for form in species.cards}
        yield Relation(
            "Evolution",
            "PD-6.3",
            tuple(stages),
            "Only along this chain, from a Pokémon of exactly the level named.",
            {key: captions[key] for keys in stages for key in keys},
        )


def _first(card: CardFacts, catalogue: Catalogue) -> str:
    """The species that a chain begins with, as far as the catalogue goes."""
    before = {species: each.word("evolves_from") or "" for each in catalogue.cards if (species := each.word("species"))}
    species = card.word("species") or ""
    while before.get(species, "") in before:
        species = before[species]
    return species


def _how(card: CardFacts) -> str:
    """A form's level, and that of the Pokémon that 【Evolution】 makes it from: "Lv. 35, from Lv. 15"."""
    level, start = f"Lv. {card.number('level')}", card.number("from_level")
    return level if start is None or card.kind != EVOLUTION else f"{level}, from Lv. {start - 1}"


def _skills(card: CardFacts, catalogue: Catalogue) -> Iterator[Relation]:
    known = set(moves(card))
    keys = tuple(each.key for each in catalogue.cards if each.word("skill") in known)
    if keys:
        yield Relation("Skills it can use", "PD-9.1", (keys,))


def _users(card: CardFacts, catalogue: Catalogue) -> Iterator[Relation]:
    skill = card.word("skill")
    keys = tuple(each.key for each in catalogue.cards if skill in moves(each))
    if keys:
        note = "One of them must stand face up on your field."
        yield Relation("Who can use it", "PD-9.1", (keys[:SHOWN],), note, query=f"moves:{skill}", count=len(keys))


def _namesakes(card: CardFacts, catalogue: Catalogue) -> Iterator[Relation]:
    same = folded_title(card)
    keys = tuple(each.key for each in catalogue.cards if each.key != card.key and folded_title(each) == same)
    if keys:
        yield Relation("Of the same name", "PD-G13", (keys,), f"All of them count as {title(card)}: 3 in a deck.")


def _same_effect(card: CardFacts) -> Iterator[Relation]:
    others = tuple(key for key in family(card.key) if key != card.key)
    if others:
        yield Relation("With the same effect", "PD-7e.2", (others,), ONE_EFFECT)


def ladders(deck: DeckList) -> Iterator[Ladder]:
    """The ladder of every effect that the deck holds and that more than one name carries (PD-7e)."""
    for rungs in SAME_EFFECT.ladders(deck):
        steps = tuple(Step(rung.name, tuple(card.key for card in rung.cards), rung.copies, rung.most) for rung in rungs)
        held = {key for step in steps for key in step.cards}
        others = tuple(key for key in family(rungs[0].cards[0].key) if key not in held)
        if others or len(steps) > 1:
            yield Ladder("PD-7e.2", _still(len(steps)), steps, others)


def _still(names: int) -> str:
    """What a further name may do."""
    if names >= len(LADDER):
        return "Three names carry this effect already: no further one may."
    more = len(LADDER) - names
    joins = f"{more} more name{'s' if more > 1 else ''} may join."
    return f"The most frequent name may be there 3 times, the next twice, the third once. {joins}"
