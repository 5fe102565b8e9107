"""Summons: the Normal Summon with its tributes, the set, and Special Summons (PD-2.3, PD-8, PD-G22, PD-G27)."""

from collections.abc import Iterator

from rules.games.pokemon_duels.abilities import SummoningCondition
from rules.games.pokemon_duels.cardflow import forget, lay_face_down, to_grave
from rules.games.pokemon_duels.events import CardSet, Summoned, Tributed
from rules.games.pokemon_duels.facts import POKEMON as RED
from rules.games.pokemon_duels.happening import happen
from rules.games.pokemon_duels.table import ATTACK, HAND, NAMES, POKEMON, WIDTH, DuelState
from rules.kernel.frames import Frame
from rules.kernel.records import Action, Decision, Refusal
from rules.kernel.state import RESTED
from rules.kernel.words import Instance
from rules.kernel.zones import relocate

TRIBUTE_STARS = ((7, 2), (5, 1))
"""From how many stars on a Normal Summon takes how many tributes (PD-8.2, PD-8.3)."""


def tributes_for(stars: int) -> int:
    """How many tributes a Pokémon of so many stars takes; none up to 4 (PD-8.5)."""
    return next((count for least, count in TRIBUTE_STARS if stars >= least), 0)


def tributes_needed(state: DuelState, card: int) -> int:
    """The same for a card, whose own condition goes before (PD-8.4)."""
    summoning = state.print(card).summoning
    if summoning is not None and summoning.tributes is not None:
        return summoning.tributes
    return tributes_for(state.print(card).stars)


def frame_of(state: DuelState, card: int, seat: int) -> Frame:
    """The place from which the summoning condition of a card is read."""
    programs = state.ruleset.definitions[state.card[card]].programs
    return Frame(programs[0], 0, card, state.stamp[card], seat, {})


def tributes_there(state: DuelState, card: int, seat: int) -> list[int]:
    """The own Pokémon that a card may take as tributes, face-down ones too (PD-G27)."""
    own = state.pokemon(seat)
    summoning = state.print(card).summoning
    if summoning is None or summoning.of is None:
        return own
    fitting = summoning.of.find(state, frame_of(state, card, seat))
    return [each for each in own if each in fitting]


def condition_holds(state: DuelState, card: int, seat: int) -> bool:
    """Whether the card's own condition lets it be summoned at all (PD-8.4)."""
    summoning: SummoningCondition | None = state.print(card).summoning
    if summoning is None or summoning.condition is None:
        return True
    return summoning.condition.holds(state, frame_of(state, card, seat))


def summon_refusals(state: DuelState, seat: int, card: int) -> Iterator[Refusal]:
    """Why a card of the hand may not be summoned or set normally now."""
    if state.decision is None or state.decision.kind != "main":
        yield Refusal("summon.phase", "PD-2.3", "A Normal Summon is made in one of your Main Phases.")
    if not 0 <= card < len(state.zone) or state.zone[card] != seat * WIDTH + HAND:
        yield Refusal("summon.not_in_hand", "PD-2.3", "Only a Pokémon of your hand can be summoned normally.")
        return
    name = state.name(card)
    if state.print(card).kind != RED:
        yield Refusal("summon.kind", "PD-G36", f"{name} is no Pokémon card with a red frame.")
        return
    if state.summons > state.summons_more:
        yield Refusal("summon.once", "PD-2.3", "You have made the Normal Summon of this turn.")
    if not condition_holds(state, card, seat):
        yield Refusal("summon.condition", "PD-8.4", f"{name} has a summoning condition that is not met.")
    needed = tributes_needed(state, card)
    if len(tributes_there(state, card, seat)) < needed:
        message = f"{name} takes {needed} tribute{'s' if needed > 1 else ''}; you have too few Pokémon."
        yield Refusal("summon.tributes", "PD-8.3" if needed > 1 else "PD-8.2", message)
    elif needed == 0 and state.free(seat, POKEMON) < 0:
        yield Refusal("summon.full", "PD-3.1", "All five Pokémon zones are taken.")


class Summon(Action, tag="summon"):
    """Summon a Pokémon of the hand face up in Attack Position, with tributes where its stars ask them (PD-8)."""

    card: Instance

    def refusals(self, state: DuelState, seat: int) -> Iterator[Refusal]:
        return summon_refusals(state, seat, self.card)

    def perform(self, state: DuelState, seat: int) -> None:
        state.push(("take_tributes", seat, self.card, "summon"), ("settle",), ("free",))


class SetPokemon(Action, tag="set-pokemon"):
    """Lay a Pokémon of the hand face down in Defence, as the Normal Summon of the turn (PD-G22)."""

    card: Instance

    def refusals(self, state: DuelState, seat: int) -> Iterator[Refusal]:
        return summon_refusals(state, seat, self.card)

    def perform(self, state: DuelState, seat: int) -> None:
        state.push(("take_tributes", seat, self.card, "set"), ("settle",), ("free",))


def take_tributes(state: DuelState, seat: int, card: int, how: str, picks: tuple[int, ...] | None = None) -> None:
    """Choose what is sent for it, then send it and summon; zones are counted after that (PD-G27)."""
    needed = tributes_needed(state, card)
    options = tuple(tributes_there(state, card, seat)) if needed else ()
    if picks is None and len(options) > needed:
        question = Decision(seat, "tribute", "PD-G27", options, needed, needed, back=True, source=card)
        state.ask(question, ("take_tributes", seat, card, how))
        return
    for tribute in options if picks is None else picks:
        to_grave(state, tribute, "PD-8.1")
        happen(state, Tributed(seat, tribute, "PD-G27"))
    state.summons += 1
    if how == "summon":
        normal_summon(state, seat, card)
    else:
        set_pokemon(state, seat, card)


def normal_summon(state: DuelState, seat: int, card: int) -> None:
    arrive(state, card, seat, ATTACK)
    happen(state, Summoned(seat, card, "normal", ATTACK, "PD-8.1"))


def set_pokemon(state: DuelState, seat: int, card: int) -> None:
    place = state.free(seat, POKEMON)
    laid = lay_face_down(state, seat, card, place)
    state.marks[laid] |= RESTED
    state.entered[laid] = state.turn
    state.note(CardSet(seat, laid, NAMES[place]))


def arrive(state: DuelState, card: int, seat: int, position: str) -> None:
    """Put a Pokémon face up into the first free zone of a seat."""
    relocate(state, card, seat * WIDTH + state.free(seat, POKEMON))
    forget(state, card)
    state.entered[card] = state.turn
    if position != ATTACK:
        state.marks[card] |= RESTED
    if state.ruleset.definitions[state.card[card]].continuous:
        state.index_lasting(card)


def special_summon(state: DuelState, card: int, seat: int, position: str, how: str, rule: str) -> bool:
    """Summon from anywhere, face up (PD-G22); `how` is "special" or "evolution". False without a free zone."""
    if state.free(seat, POKEMON) < 0 or not condition_holds(state, card, seat):
        return False
    arrive(state, card, seat, position)
    happen(state, Summoned(seat, card, how, position, rule))
    return True


TASKS = {function.__name__: function for function in (take_tributes,)}
