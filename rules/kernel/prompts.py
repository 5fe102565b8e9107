"""What a player is asked, and what each action is called; all read from a view."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rules.kernel.abilities import Ability, Act, CardScript, When
from rules.kernel.answers import Back, Choose, Concede
from rules.kernel.catalogue import Catalogue
from rules.kernel.effects import Branch
from rules.kernel.effects import Choose as ChooseStep
from rules.kernel.english import how_many
from rules.kernel.records import Action, Decision, Record
from rules.kernel.ruleset import Program, Ruleset
from rules.kernel.scripts import Part, parts, records
from rules.kernel.selectors import Bound
from rules.kernel.sentences import (
    RuleWord,
    Sentence,
    Template,
    card_word,
    filled,
    listed,
    plain,
    words,
)
from rules.kernel.state import MatchState
from rules.kernel.telling import Batch, Clicks, Deed, Names, Question, Saying, Telling
from rules.kernel.wording import begun
from rules.kernel.words import Instance

Fields = dict[str, Sentence | None]

KERNEL_DEEDS = {
    Back: Deed("Back", "Take this back", "Back"),
    Concede: Deed("Concede", "Give the match up", "Concede"),
}
DECIDING = Question("Choose {cards}.")
"""What is asked where the game has no words of its own for it."""

NOTHING = ("There is nothing to choose for {source}.", "There is nothing to choose.")


@dataclass(frozen=True, slots=True)
class ActionWords:
    """What an action is called, and what one points at for it.

    `subject`, `place`, `gap` and `target` are what is pointed at, as of `Clicks`. `ends` says that a phase or a turn
    ends with it, `rank` its place among the actions of the game, `worth` what it adds to a batch. `warning` is what the
    player should know before.
    """

    sentence: Sentence
    short: str
    subject: int | None
    target: int | None
    place: tuple[int, str] | None
    gap: int | None
    ends: bool
    rank: int
    worth: int | None
    warning: Sentence | None


def prompt(view: MatchState, reader: int | None, names: Names) -> Sentence:
    """What must be decided now, or how the match ended, in one line for this reader."""
    if view.outcome is not None:
        return _ending(view, names)
    decision = view.decision
    assert decision is not None
    question = question_of(view, decision)
    if decision.seat != reader:
        return filled(question.others, {"seat": words(names[decision.seat])})
    asks = NOTHING if decision.most == 0 else _template(question.asks, view)
    return filled(asks, _fields(view, decision))


def _ending(view: MatchState, names: Names) -> Sentence:
    outcome = view.outcome
    assert outcome is not None
    winner = "Nobody" if outcome.winner is None else names[outcome.winner]
    return (*words(f"{winner} won: {outcome.reason} "), RuleWord(outcome.rule))


def question_of(view: MatchState, decision: Decision) -> Question:
    return telling(view).questions.get(decision.kind, DECIDING)


def telling(view: MatchState) -> Telling:
    return view.ruleset.play.telling


def _template(saying: Saying, about: Any) -> Template:
    return saying(about) if callable(saying) else saying


def _fields(view: MatchState, decision: Decision) -> Fields:
    """What the words of a question may tell."""
    fields: Fields = {slot: _card(view, getattr(view, slot)) for slot in telling(view).slots}
    asking = _asking(view)
    return fields | {
        "source": _card(view, decision.source),
        "seen": _card(view, decision.seen[0]) if decision.seen else None,
        "cards": words(_how_many(view, decision)),
        "why": None if asking is None else _purpose(view, asking),
        "ability": _ability_asking(view),
    }


def _card(view: MatchState, card: int) -> Sentence | None:
    return None if card < 0 else card_word(view, card)


def _how_many(view: MatchState, decision: Decision) -> str:
    """The number of cards to choose: "up to 2 units"."""
    count = how_many(decision.least, decision.most)
    if decision.words or not decision.options:
        return count
    noun = telling(view).noun(view, decision.options)
    one, many = noun if isinstance(noun, tuple) else (noun, f"{noun}s")
    return f"{count} {many if decision.most > 1 else one}"


def _purpose(view: MatchState, asking: Record) -> Sentence | None:
    purpose = telling(view).purposes.get(type(asking))
    return None if purpose is None else words(purpose(asking) if callable(purpose) else purpose)


def _asking(view: MatchState) -> Record | None:
    """What the open question is for: the cost to pay, or the step that uses what is chosen; None outside abilities."""
    if not view.stack:
        return None
    task = view.stack[-1]
    if task[0] == "pay":
        ability = view.ruleset.programs[task[1]].ability
        assert isinstance(ability, When | Act)
        return ability.cost[len(task[6])]
    if task[0] == "do" and len(task) > 7:
        return next(users(view.ruleset.programs[task[1]], task[2], task[7]), None)
    return telling(view).asking(view)


def users(program: Program, pc: int, slot: str) -> Iterator[Record]:
    """The steps from there on that do something with what is chosen under this name."""
    for step in program.steps[pc:]:
        held = (each.slot for each in records(step) if isinstance(each, Bound))
        if slot in held and not isinstance(step, ChooseStep | Branch):
            yield step


def _ability_asking(view: MatchState) -> Sentence | None:
    """The text of the ability that asks; None where none does."""
    task = view.stack[-1] if view.stack else ("",)
    if task[0] not in ("use", "pay", "do"):
        return None
    program = view.ruleset.programs[task[1]]
    own = view.ruleset.definitions[program.definition].programs
    return ability_text(view.ruleset, program.definition, own.index(task[1])) if task[1] in own else None


def ability_text(ruleset: Ruleset, definition: int, ability: int) -> Sentence | None:
    """An ability as its card tells it; None where the game has no words for abilities."""
    texts = _ability_texts(ruleset, definition)
    return words(texts[ability]) if ability < len(texts) else None


@lru_cache(maxsize=4096)
def _ability_texts(ruleset: Ruleset, definition: int) -> tuple[str, ...]:
    wording = ruleset.play.telling.wording
    if wording is None:
        return ()
    card = ruleset.definitions[definition]
    abilities = (ruleset.programs[number].ability for number in card.programs)
    script = CardScript(card.key, tuple(ability for ability in abilities if isinstance(ability, Ability)))
    return wording.texts(script, wording.languages[0].tag, _cards(ruleset))


@lru_cache(maxsize=16)
def _cards(ruleset: Ruleset) -> Catalogue:
    """The cards of these rules, own ones too, as texts name them."""
    return Catalogue(ruleset.game, "", (), tuple(definition.facts for definition in ruleset.definitions))


def action_words(view: MatchState, action: Action) -> ActionWords:
    """What an action is called that the seat may take which must decide."""
    kind = type(action)
    says, short, clicks = _choice_words(view, action) if isinstance(action, Choose) else _deed_words(view, action)
    return ActionWords(
        says,
        begun(short),
        *clicks,
        ends=kind in view.ruleset.play.judgement.ends,
        rank=view.ruleset.play.actions.index(kind),
        worth=_worth(view, action),
        warning=None if isinstance(action, Choose) else deed_of(view, kind).warns(view, action),
    )


def deed_of(view: MatchState, kind: type[Action]) -> Deed:
    return telling(view).deeds.get(kind) or KERNEL_DEEDS[kind]


def _deed_words(view: MatchState, action: Action) -> tuple[Sentence, str, Clicks]:
    deed, clicks = deed_of(view, type(action)), clicks_of(view, action)
    fields = {part.name: _called(view, part, action) for part in parts(type(action))}
    fields |= {
        "subject": None if clicks.subject is None else card_word(view, clicks.subject),
        "target": None if clicks.target is None else card_word(view, clicks.target),
        "where": None if clicks.place is None else telling(view).called("place", clicks.place[1]),
    }
    fields |= deed.fields(view, action)
    if clicks.subject is not None and isinstance(ability := getattr(action, "ability", None), int):
        fields["ability"] = ability_text(view.ruleset, view.card[clicks.subject], ability)
    says, short = (filled(_template(saying, view), fields) for saying in (deed.says, deed.short))
    return says, plain(short), clicks


def _called(view: MatchState, part: Part, action: Action) -> Sentence | None:
    """What a field of an action is called."""
    value = getattr(action, part.name)
    return _card(view, value) if part.holds == Instance else telling(view).called(part.name, value)


def clicks_of(view: MatchState, action: Action) -> Clicks:
    """What one points at to take an action of the game's own."""
    deed = deed_of(view, type(action))
    if deed.clicks is not None:
        return deed.clicks(view, action)
    subject, target = (getattr(action, name, -1) for name in (deed.subject, deed.target))
    return Clicks(
        None if subject < 0 else subject,
        None if target < 0 else target,
        (_seat(view), getattr(action, deed.place, deed.place)) if deed.place else None,
    )


def _seat(view: MatchState) -> int:
    assert view.decision is not None
    return view.decision.seat


def _choice_words(view: MatchState, action: Choose) -> tuple[Sentence, str, Clicks]:
    decision = view.decision
    assert decision is not None
    question = question_of(view, decision)
    fields = _fields(view, decision)
    if not action.picks:
        none = filled(question.none, fields)
        return none, plain(none), Clicks()
    if not decision.words:
        subject = action.picks[0] if len(action.picks) == 1 else None
        fields["picks"] = listed(card_word(view, card) for card in action.picks)
        return filled(question.pick, fields), question.short, Clicks(subject)
    said = _word_picks(view, decision, question, fields, action.picks)
    place = None
    if question.asks_place:
        place = (decision.seat, view.ruleset.zones[action.picks[0]].name)
    return said, plain(said), Clicks(place=place)


def _word_picks(
    view: MatchState, decision: Decision, question: Question, fields: Fields, picks: Sequence[int]
) -> Sentence:
    """Picks that are no cards: in the question's own words, else by what they are called."""
    own = [decision.words[decision.options.index(pick)] for pick in picks]
    if len(own) == 1 and own[0] in question.words:
        return filled(question.words[own[0]], fields)
    fields["picks"] = listed(telling(view).called("place", word) or () for word in own)
    return filled(question.pick, fields)


def current_batch(view: MatchState) -> Batch | None:
    """What may be collected and sent in a row now."""
    kind = "" if view.decision is None else view.decision.kind
    return next((batch for batch in telling(view).batches if batch.question == kind), None)


def _worth(view: MatchState, action: Action) -> int | None:
    batch = current_batch(view)
    return batch.worth(view, action) if batch is not None and isinstance(action, batch.kinds) else None
