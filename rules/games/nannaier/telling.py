"""Nannaier's Exercise in words for its players: what happened, what is asked, what may be done."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rules.games.nannaier.casting import Cast, EndSpell, Skill, is_lasting
from rules.games.nannaier.costs import cost_now
from rules.games.nannaier.dolls import step_places
from rules.games.nannaier.facts import MIRROR, SPELL
from rules.games.nannaier.fighting import PLAYER, WARDED, Attack
from rules.games.nannaier.moving import Move
from rules.games.nannaier.points import LIMITS
from rules.games.nannaier.summoning import Summon, cost_of, is_by_chaos
from rules.games.nannaier.table import (
    COOLDOWN,
    DOLLS,
    FIELD,
    FORMS,
    LASTING,
    MIRROR_PILE,
    MIRRORS,
    PLACES,
    PRESENT,
    PRESENT_PILE,
    SIDE,
    SLOT,
    SPELL_PILE,
    SPELLS,
    TABLE,
    NannaierState,
    actions_of,
    attack_of,
    entered_form,
    full_attack,
    has,
    health_of,
    is_blocked,
    is_formless,
    keeps_up,
    left_of,
    suffers,
)
from rules.games.nannaier.table import MIRROR as MIRROR_SIDE
from rules.games.nannaier.turn import EndTurn, KeepMirror, LayMirror
from rules.kernel.numbers import number_now
from rules.kernel.parts import changes, printed_figure
from rules.kernel.records import Action
from rules.kernel.sentences import Sentence, Template, words
from rules.kernel.telling import OF_EVERY_GAME, Clicks, Deed, Figure, Mark, Part, Question, Saying, Telling

UNTIL = {
    "": "",
    "turn": "until the end of the turn",
    "two-turns": "until the end of the next turn",
    "three-turns": "for three turns",
    "four-turns": "for four turns",
}
SKILLS = {
    "pierce": "pierces armour",
    "true": "deals true damage",
    "reach": "attacks from behind",
    "poised": "needs no form",
    "steady": "takes no double damage",
    "muted": "cannot use its skill",
    "bound": "cannot act",
    "rooted": "cannot move",
    "peaceful": "cannot attack",
    "locked": "cannot be replaced",
}
SIDE_NAMES = ("present side", "mirror side", "critical line")
ROW_NAMES = {"F": "front", "B": "back"}


def place_name(name: str) -> str:
    """
    >>> place_name("PF1"), place_name("LB")
    ('present side, front 1', 'critical line, back')
    """
    side = SIDE_NAMES["PML".index(name[0])]
    return f"{side}, {ROW_NAMES[name[1]]} {name[2:]}".rstrip()


PLACE_NAMES = {name: place_name(name) for name in FIELD}
POINTS = {"order": "order", "chaos": "chaos", "transcend": "transcend"}


def changed(event: Mapping[str, Any]) -> Template:
    stat, amount, until = event["stat"], event["amount"], UNTIL[event["until"]]
    if stat in SKILLS:
        said = f"{{card}} {SKILLS[stat]} {until}." if amount > 0 else f"{{card}} no longer {SKILLS[stat]} {until}."
    elif stat == LASTING:
        said = f"The skill of {{card}} goes on {until}."
    elif stat == WARDED:
        said = f"The next attack on {{card}} will do nothing {until}."
    elif stat == "actions":
        said = (
            f"{{card}} has {amount} more action {until}."
            if amount == 1
            else f"{{card}} got {amount:+} actions {until}."
        )
    else:
        said = f"{{card}} got {amount:+} {stat} {until}."
    return said.replace(" .", ".")


def points_changed(event: Mapping[str, Any]) -> Template:
    amount, kind = event["amount"], POINTS[event["points"]]
    return f"{{seat}} got {amount} {kind}." if amount > 0 else f"{{seat}} spent {-amount} {kind}."


def score_changed(event: Mapping[str, Any]) -> Template:
    amount = event["amount"]
    if event["rule"] == "NN-3.3":
        return f"{{seat}} scored {amount}, as the other player’s present pile was empty."
    return f"{{seat}} scored {amount}." if amount > 0 else f"{{seat}} lost {-amount} score."


def attacked(event: Mapping[str, Any]) -> Template:
    return "{attacker} attacked the player." if event["defender"] == PLAYER else "{attacker} attacked {defender}."


def damaged(event: Mapping[str, Any]) -> Template:
    """Piercing damage takes more of a shield than it deals (NN-7.6)."""
    shield = "; its shield lost {absorbed}" if event["absorbed"] else ""
    return f"{{card}} took {{amount}} damage from {{source}}{shield}."


def pile_refilled(event: Mapping[str, Any]) -> Template:
    count = event["count"]
    return f"{{seat}} put {count} {'doll' if count == 1 else 'dolls'} of the mirror pile back in the present pile."


def fell(event: Mapping[str, Any]) -> Template:
    return f"{{card}} fell and went to the {event['pile']} pile."


EVENTS: Mapping[str, Saying] = {
    **OF_EVERY_GAME,
    "first-player": "{seat} won the lot and goes first.",
    "drawn": ("{seat} drew {card}.", "{seat} drew a card from the {pile} pile."),
    "put-back": ("{seat} put {card} back.", "{seat} put a card back."),
    "pile-refilled": pile_refilled,
    "draw-began": "{seat} began turn {turn}.",
    "turn-began": "",  # the draw phase began it
    "turn-ending": "{seat} ended the turn.",
    "actions-began": "",  # the prompt says so
    "points-changed": points_changed,
    "score-changed": score_changed,
    "risen": "The points of {seat} rise to the limit.",
    "transcend-spent": "{seat} transcended.",
    "mirror-laid": "{seat} laid {card}.",
    "summoned": "{seat} summoned {card} to {place}.",
    "summon-void": "The summon of {card} was void.",
    "attacked": attacked,
    "negated": "The attack of {attacker} did nothing.",
    "hit-player": "",  # the score says how much
    "damaged": damaged,
    "shield-changed": "{card} got {amount} shield.",
    "healed": "{card} was healed for {amount}.",
    "falling": "{card} has no health left.",
    "fell": fell,
    "went-to-pile": "{card} went to the present pile.",
    "moved": "{card} moved to {place}.",
    "stuck": "{card} had no room to move.",
    "form-changed": "{card} took its {form} form.",
    "spell-cast": "{seat} cast {card}.",
    "skill-used": "{card} used its skill.",
    "spell-ended": "{card} ended.",
    "changed": changed,
}


def asks_for_mirror(view: NannaierState) -> Template:
    return (
        "Lay a mirror: in turn 1 you must." if view.turn == 1 else "Lay a mirror of yours, or keep the one that lies."
    )


def asks_for_excess(view: NannaierState) -> Template:
    """How many go back (NN-3.2, NN-3.4)."""
    assert view.decision is not None
    count = view.decision.least
    return f"Your hand is over its limit: put {count} {'card' if count == 1 else 'cards'} back."


QUESTIONS = {
    "draw": Question(asks_for_mirror, others="{seat} is choosing a mirror."),
    "action": Question("Summon, cast, let dolls act, or end the turn.", others="{seat} is playing."),
    "choose": Question(("Choose {cards} for {source}.", "Choose {cards}.")),
    "excess": Question(asks_for_excess, pick="Put {picks} back", short="Put back"),
    "place": Question("Choose a place for {source}.", pick="To {picks}", asks_place=True),
}


def figures(view: NannaierState, card: int) -> tuple[Figure, ...]:
    """A doll's cost, attack, health and shield; what a spell costs."""
    kind = view.kind(card)
    if kind == SPELL:
        return tuple(spell_cost(view, card))
    if kind == MIRROR:
        return ()
    if not view.is_on_field(card):
        cost = printed_figure(view, card, "cost")
        if view.place_of(card) in (DOLLS, MIRROR_PILE):
            cost = Figure("cost", now := cost_of(view, card), cost.printed, cost_parts(cost.printed, now))
        attack, health = next(numbers for numbers in view.printed(card).forms if numbers)
        return cost, plain("attack", attack), plain("health", health), printed_figure(view, card, "shield")
    return printed_figure(view, card, "cost"), attack_figure(view, card), health_figure(view, card), shield(view, card)


def plain(name: str, number: int) -> Figure:
    """A number that nothing changes."""
    return Figure(name, number, number, (Part(number, words("printed")),))


def cost_parts(printed: int, now: int) -> tuple[Part, ...]:
    parts = (Part(printed, words("printed")),)
    return parts if now == printed else (*parts, Part(now - printed, words("the mirror or an effect")))


def spell_cost(view: NannaierState, card: int) -> Iterator[Figure]:
    """Each kind of points that a spell costs."""
    program = view.printed(card).skills[PRESENT]
    costs = cost_now(view, card, program) if program >= 0 and view.place_of(card) == SPELLS else None
    for place, kind in enumerate(LIMITS):
        printed = view.number(card, kind)
        now = printed if costs is None else costs[place]
        if printed or now:
            yield Figure(kind, now, printed, cost_parts(printed, now))


def attack_figure(view: NannaierState, card: int) -> Figure:
    """The form's attack, changes, and the half that is missing without form (NN-10.1)."""
    base = full_attack(view, card) - number_now(view, card, "attack")
    parts = [Part(base, words("printed")), *changes(view, card, "attack", UNTIL)]
    value = attack_of(view, card)
    whole = max(0, sum(part.amount for part in parts))
    if whole != sum(part.amount for part in parts):
        parts.append(Part(whole - sum(part.amount for part in parts), words("never below 0")))
    if suffers(view, card):
        parts.append(Part(value - whole, words("halved without form")))
    return Figure("attack", value, base, tuple(parts))


def health_figure(view: NannaierState, card: int) -> Figure:
    """The form's health, changes, less the damage."""
    base = health_of(view, card) - number_now(view, card, "health")
    parts = [Part(base, words("printed")), *changes(view, card, "health", UNTIL)]
    if view.damage[card]:
        parts.append(Part(-view.damage[card], words("damage")))
    return Figure("health", left_of(view, card), base, tuple(parts))


def shield(view: NannaierState, card: int) -> Figure:
    """What is left of the shield, beside what the doll came with."""
    printed, now = view.number(card, "shield"), view.shield[card]
    parts = (Part(printed, words("printed")),)
    return Figure(
        "shield", now, printed, parts if now == printed else (*parts, Part(now - printed, words("since then")))
    )


def marks(view: NannaierState, card: int) -> Iterator[Mark]:
    """What is so of a doll, or how long a spell still lasts."""
    if view.place_of(card) == SLOT:
        left = view.ends[card] - view.turn + 1
        turns = f"{left} {'turn' if left == 1 else 'turns'} left"
        yield Mark("turns", turns if view.ends[card] else "until it is ended")
    if view.place_of(card) == TABLE and number_now(view, card, "locked"):
        yield Mark("locked", SKILLS["locked"])
    if not view.is_on_field(card):
        return
    if is_blocked(view, card):
        yield Mark("blocked", "behind a doll")
    if is_formless(view, card):
        yield Mark("formless", "without form" if suffers(view, card) else "without form, and none the worse")
    for skill, name in SKILLS.items():
        if skill != "locked" and has(view, card, skill):
            yield Mark(skill, name)
    if view.acted[card] >= actions_of(view, card):
        yield Mark("acted", "has acted")
    if keeps_up(view, card):
        yield Mark("lasting", "its skill goes on")
    if number_now(view, card, WARDED):
        yield Mark("negated", "the next attack on it does nothing")


def tallies(view: NannaierState, seat: int) -> Mapping[str, int]:
    """Score, points, what is counted towards the next transcend point, and the piles."""
    rise = view.rise[seat]
    return {
        "score": view.score[seat],
        "order": view.order[seat],
        "chaos": view.chaos[seat],
        "transcend": view.transcend[seat],
        "spendings": view.spendings[seat],
        "uncounted": view.uncounted[seat],
        "rise": max(0, rise + COOLDOWN - view.turns[seat]) if rise else 0,
        "present": len(view.at(seat, PRESENT_PILE)),
        "spell-pile": len(view.at(seat, SPELL_PILE)),
    }


def pose(view: NannaierState, card: int) -> str:
    """The form in which a card is drawn."""
    return FORMS[view.form[card]] if view.is_on_field(card) else ""


def seat_asked(view: NannaierState) -> int:
    assert view.decision is not None
    return view.decision.seat


def to_place(card: int, place: int, view: NannaierState) -> Clicks:
    return Clicks(card, None, (seat_asked(view), FIELD[place]))


def summon_clicks(view: NannaierState, action: Summon) -> Clicks:
    return to_place(action.card, action.place, view)


def move_clicks(view: NannaierState, action: Move) -> Clicks:
    return to_place(action.doll, action.place, view)


def attack_clicks(view: NannaierState, action: Attack) -> Clicks:
    """A doll, or the score of the player."""
    if action.defender == PLAYER:
        return Clicks(action.attacker, None, (1 - seat_asked(view), "score"))
    return Clicks(action.attacker, action.defender)


def cast_clicks(view: NannaierState, action: Cast) -> Clicks:
    """A spell alone; one that lasts, then the slot."""
    return Clicks(action.card, None, (seat_asked(view), "slot") if is_lasting(view, action.card) else None)


def mirror_clicks(view: NannaierState, action: LayMirror) -> Clicks:
    return Clicks(action.card, None, (seat_asked(view), "mirror"))


def slot_clicks(view: NannaierState, action: EndSpell) -> Clicks:
    return Clicks(view.at(seat_asked(view), SLOT)[0])


def summons(view: NannaierState, card: int) -> Iterable[Action]:
    if view.place_of(card) in (DOLLS, MIRROR_PILE):
        side = MIRROR_SIDE if is_by_chaos(view, card) else PRESENT
        yield from (Summon(card, place) for place in sorted(range(PLACES), key=lambda place: SIDE[place] != side))


def attacks(view: NannaierState, card: int) -> Iterable[Action]:
    if view.is_on_field(card):
        yield from (Attack(card, defender) for defender in (*view.field(1 - view.seat_of(card)), PLAYER))


def moves(view: NannaierState, card: int) -> Iterable[Action]:
    if view.is_on_field(card):
        steps = step_places(view, card)
        yield from (Move(card, place) for place in (*steps, *(set(range(PLACES)) - {*steps, view.place_of(card)})))


def skills(view: NannaierState, card: int) -> Iterable[Action]:
    if view.is_on_field(card) and any(program >= 0 for program in view.printed(card).skills):
        yield Skill(card)


def casts(view: NannaierState, card: int) -> Iterable[Action]:
    if view.place_of(card) == SPELLS:
        yield Cast(card)


def mirrors(view: NannaierState, card: int) -> Iterable[Action]:
    if view.place_of(card) == MIRRORS:
        yield LayMirror(card)


def ends(view: NannaierState, card: int) -> Iterable[Action]:
    if view.place_of(card) == SLOT:
        yield EndSpell()


def named_place(view: NannaierState, action: Summon | Move, card: int) -> Mapping[str, Sentence | None]:
    """The place, and whether the doll has no form there (NN-10.1)."""
    formless = not view.printed(card).forms[SIDE[action.place]] and not has(view, card, "poised")
    return {"place": words(PLACE_NAMES[FIELD[action.place]] + ", without form" * formless)}


def move_names(view: NannaierState, action: Move) -> Mapping[str, Sentence | None]:
    return named_place(view, action, action.doll)


def summon_names(view: NannaierState, action: Summon) -> Mapping[str, Sentence | None]:
    kind = "chaos" if is_by_chaos(view, action.card) else "order"
    return {**named_place(view, action, action.card), "cost": words(f"{cost_of(view, action.card)} {kind}")}


def cast_names(view: NannaierState, action: Cast) -> Mapping[str, Sentence | None]:
    program = view.printed(action.card).skills[PRESENT]
    return {"cost": words(points_in_words(cost_now(view, action.card, program)))}


def skill_names(view: NannaierState, action: Skill) -> Mapping[str, Sentence | None]:
    program = view.printed(action.doll).skills[view.form[action.doll]]
    return {"cost": words(points_in_words(cost_now(view, action.doll, program)) if program >= 0 else "nothing")}


def points_in_words(cost: tuple[int, int, int]) -> str:
    """
    >>> points_in_words((1, 2, 0)), points_in_words((0, 0, 0))
    ('1 order and 2 chaos', 'nothing')
    """
    return " and ".join(f"{amount} {kind}" for kind, amount in zip(LIMITS, cost, strict=True) if amount) or "nothing"


def defender_name(view: NannaierState, action: Attack) -> Mapping[str, Sentence | None]:
    return {"defender": words("the player")} if action.defender == PLAYER else {}


def warn_of_move(view: NannaierState, action: Move) -> Sentence | None:
    """A doll whose damage is more than its new form's health falls (NN-G35)."""
    side = SIDE[action.place]
    form = entered_form(view, action.doll, side) if view.printed(action.doll).forms[side] else view.form[action.doll]
    numbers = view.printed(action.doll).forms[form]
    if form != view.form[action.doll] and numbers and numbers[1] <= view.damage[action.doll]:
        pile = "present pile" if side == MIRROR_SIDE else "mirror pile"
        return words(
            f"{view.name(action.doll)} has too much damage for its {FORMS[form]} form: it would fall, to the {pile}."
        )
    return None


DEEDS: Mapping[type[Action], Deed] = {
    LayMirror: Deed("Lay mirror", "Lay {card}", "Lay it on the table", clicks=mirror_clicks, tries=mirrors),
    KeepMirror: Deed("Keep the mirror", "Keep the mirror", "Keep the mirror"),
    Summon: Deed(
        "Summon",
        "Summon {card} to {place} for {cost}",
        "To {place}",
        clicks=summon_clicks,
        tries=summons,
        fields=summon_names,
    ),
    Cast: Deed("Cast", "Cast {card} for {cost}", "Cast for {cost}", clicks=cast_clicks, tries=casts, fields=cast_names),
    EndSpell: Deed("End spell", "End your lasting spell", "End it", clicks=slot_clicks, tries=ends),
    Attack: Deed(
        "Attack",
        "Attack {defender} with {attacker}",
        "Attack {defender}",
        clicks=attack_clicks,
        tries=attacks,
        fields=defender_name,
    ),
    Skill: Deed(
        "Use skill",
        "Use the skill of {doll} for {cost}",
        "Use its skill for {cost}",
        subject="doll",
        tries=skills,
        fields=skill_names,
    ),
    Move: Deed(
        "Move",
        "Move {doll} to {place}",
        "To {place}",
        clicks=move_clicks,
        tries=moves,
        fields=move_names,
        warns=warn_of_move,
    ),
    EndTurn: Deed("End turn", "End the turn", "End the turn"),
}


def noun(view: NannaierState, cards: Sequence[int]) -> str:
    kinds = {view.kind(card) for card in cards if view.card[card] >= 0}
    return kinds.pop() if len(kinds) == 1 else "card"


TELLING = Telling(
    events=EVENTS,
    questions=QUESTIONS,
    deeds=DEEDS,
    noun=noun,
    figures=figures,
    marks=marks,
    tallies=tallies,
    pose=pose,
    hands=("dolls", "spells", "mirrors"),
    words={"place": PLACE_NAMES},
    arrows={"attacked": ("attacker", "defender"), "damaged": ("source", "card")},
    lies_open=("summoned",),
    begins_turn="draw-began",
    history=("summoned", "attacked", "spell-cast", "skill-used", "mirror-laid", "moved"),
)
