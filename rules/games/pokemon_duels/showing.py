"""What the board shows of a match: numbers and what they are made of, states, the open chain, phases and the battle.

All of it is read from a view: what is hidden there is not told.
"""

from collections.abc import Iterator, Mapping, Sequence

from rules.games.pokemon_duels.battle import compared, factors
from rules.games.pokemon_duels.cardflow import worn_by
from rules.games.pokemon_duels.chart import ONCE, factor_word
from rules.games.pokemon_duels.stats import amount, auras, has, touches, types
from rules.games.pokemon_duels.table import ATTACK, PHASES, SET_TO, TIMES, DuelState
from rules.kernel.prompts import ability_text
from rules.kernel.sentences import Sentence, card_word, joined, words
from rules.kernel.state import HIDDEN
from rules.kernel.telling import Battle, ChainLink, Figure, Mark, Part, Phases

UNTIL = {
    "": "",
    "battle": " in this battle",
    "turn": " until the end of the turn",
    "next-turn": " until the end of the next turn",
    "second-turn": " until the second turn from now ends",
    "third-turn": " until the third turn from now ends",
}
STATES = {
    "no-attack": "cannot attack",
    "no-position-change": "cannot change position",
    "battle-proof": "cannot be destroyed in battle",
    "effect-proof": "cannot be destroyed by effects",
    "untargetable": "cannot be aimed at",
    "typeless": "types do not count",
    "direct": "may attack directly",
    "piercing": "pierces defence",
    "no-evolution": "cannot be evolved",
}
CALLED = {"atk": "ATK", "def": "DEF", "level": "level"}
PHASE_NAMES = ("Draw", "Main 1", "Battle", "Main 2", "End")


def figures(view: DuelState, card: int) -> tuple[Figure, ...]:
    """ATK, DEF and level of a Pokémon, on the field as they are now; none of what is no Pokémon."""
    if not view.print(card).level:
        return ()
    return tuple(figure(view, card, name) for name in ("atk", "def", "level"))


def figure(view: DuelState, card: int, name: str) -> Figure:
    """A number part by part, in the order in which it is worked out (PD-G10)."""
    printed = view.ruleset.definitions[view.card[card]].numbers.get(name, 0)
    parts = [Part(printed, words("printed"))]
    for value, why in list(changes(view, card, name + SET_TO))[-1:]:
        parts.append(Part(value - total(parts), joined((words(f"set to {value} by "), why))))
    parts += [Part(value, why) for value, why in changes(view, card, name)]
    for value, why in changes(view, card, name + TIMES):
        parts.append(Part(total(parts) * (value - 1), joined((words(f"×{value} by "), why))))
    if total(parts) < 0:
        parts.append(Part(-total(parts), words("never below 0")))
    return Figure(CALLED[name], total(parts), printed, tuple(parts))


def total(parts: Sequence[Part]) -> int:
    return sum(part.amount for part in parts)


def changes(view: DuelState, card: int, stat: str) -> Iterator[tuple[int, Sentence]]:
    """What changes a number of a card now, and why: what always holds first, then what lasts a while."""
    for frame, ability in auras(view, stat):
        if touches(view, frame, ability, card):
            own = frame.source == card
            yield amount(view, frame, ability), words("its own effect") if own else card_word(view, frame.source)
    for change in view.modifiers:
        if change.target == card and change.stat == stat:
            yield change.amount, words(f"an effect{UNTIL[change.until]}")


def marks(view: DuelState, card: int) -> Iterator[Mark]:
    """The states of a Pokémon on the field, and who wears a piece of equipment."""
    if view.host[card] >= 0:
        yield Mark("worn", f"worn by {_name(view, view.host[card])}")
    if not view.on_field(card) or view.is_face_down(card):
        return
    for worn in worn_by(view, card):
        yield Mark("equipped", _name(view, worn))
    yield from (Mark(skill, name) for skill, name in STATES.items() if has(view, card, skill))
    if view.attacks[card]:
        yield Mark("attacked", "has attacked")
    if view.entered[card] == view.turn:
        yield Mark("entered", "came this turn")
    if (now := types(view, card)) != view.print(card).types:
        yield Mark("types", f"now {_type_words(now)}")


def tallies(view: DuelState, seat: int) -> Mapping[str, int]:
    """Life; what of the turn's Normal Summons and its change of position is left, for the turn player alone."""
    is_active = view.active == seat and view.turn > 0
    return {
        "life": view.life[seat],
        "summons": max(0, 1 + view.summons_more - view.summons) if is_active else 0,
        "turns": max(0, 1 - view.turned) if is_active else 0,
    }


def phases(view: DuelState) -> Phases:
    return Phases(PHASE_NAMES, PHASES.index(view.phase) if view.phase in PHASES else -1)


def chain(view: DuelState) -> Iterator[ChainLink]:
    """The links that wait, the first one first: what each does, and what it aims at that is still there (PD-7b)."""
    for link in view.chain:
        definition = view.card[link.source]
        does: Sentence = ()
        if definition != HIDDEN:
            does = ability_text(view.ruleset, definition, _ability(view, definition, link.program)) or ()
        stamps = dict(link.stamps)
        aimed = [
            card for card in link.bound.get("target", ()) if view.stamp[card] == stamps.get(card, view.stamp[card])
        ]
        yield ChainLink(link.seat, link.source, does, tuple(aimed), link.negated)


def _ability(view: DuelState, definition: int, program: int) -> int:
    own = view.ruleset.definitions[definition].programs
    return own.index(program) if program in own else 0


def battle(view: DuelState) -> Battle | None:
    """The running attack with both numbers, what types make of them, and what would come of it now (PD-5, PD-G7)."""
    attacker, target = view.attacker, view.target
    if attacker < 0 or not view.is_there(attacker, view.attacker_stamp):
        return None
    mine = figure(view, attacker, "atk")
    if target < 0:
        left = view.life[1 - view.seat_of(attacker)]
        life = Figure("life", left, left, ())
        return Battle(attacker, -1, None, mine, life, 0, mine.value, outcome=f"Direct: {mine.value} damage.")
    if not view.is_there(target, view.target_stamp):
        return None
    if view.card[target] == HIDDEN:
        unknown = Figure(CALLED["def"], 0, 0, ())
        words_for = "Face down: its DEF is not known, and types do not count."
        return Battle(attacker, target, None, mine, unknown, 0, 0, outcome=words_for, is_known=False)
    return _fight(view, attacker, target, mine)


def _fight(view: DuelState, attacker: int, target: int, mine: Figure) -> Battle:
    by, _ = factors(view, attacker, target)
    attack, against = compared(view, attacker, target, by)
    is_attack = view.position(target) == ATTACK
    theirs = figure(view, target, "atk" if is_attack else "def")
    factor, against_factor = _factor(view, by.attacker, attacker, target), _factor(view, by.target, target, attacker)
    return Battle(
        attacker,
        target,
        None,
        _by_types(mine, attack, factor),
        _by_types(theirs, against, against_factor),
        0,
        max(0, attack - against + (1 if is_attack else 0)),
        factor,
        against_factor,
        outcome=_outcome(view, attacker, target, attack, against),
    )


def _by_types(number: Figure, value: int, factor: str) -> Figure:
    """A number as the battle counts it: what types make of it is its last part (PD-G10)."""
    part = (Part(value - number.value, words(f"types {factor}")),) if factor else ()
    return number._replace(value=value, parts=(*number.parts, *part))


def _factor(view: DuelState, quarters: int, card: int, other: int) -> str:
    """What types multiply a number by, and which: "×2: Fire against Grass"; empty where they leave it."""
    if quarters == ONCE:
        return ""
    return f"×{factor_word(quarters)}: {_type_words(types(view, card))} against {_type_words(types(view, other))}"


def _outcome(view: DuelState, attacker: int, target: int, attack: int, against: int) -> str:
    """What the two numbers alone would do (PD-G7)."""
    mine, theirs = view.name(attacker), view.name(target)
    if view.position(target) == ATTACK:
        if attack == against:
            return "Both fall." if attack else "Nothing happens."
        loser = theirs if attack > against else mine
        return f"{loser} falls, {abs(attack - against)} damage."
    if attack > against:
        return f"{theirs} falls."
    return f"{theirs} holds" + (f", {against - attack} damage back." if attack < against else ".")


def _type_words(names: Sequence[str]) -> str:
    return "/".join(name.capitalize() for name in names)


def _name(view: DuelState, card: int) -> str:
    return "a card" if view.card[card] == HIDDEN else view.name(card)
