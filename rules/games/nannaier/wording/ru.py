"""The cards of Nannaier's Exercise in Russian."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from rules.games.nannaier import costs, effects, patterns, selectors
from rules.games.nannaier.table import FIELD
from rules.games.nannaier.wording import shape
from rules.kernel import compound, lots
from rules.kernel import effects as kernel
from rules.kernel import selectors as shared
from rules.kernel.abilities import Ability, Act, CardScript, Cont
from rules.kernel.facts import CardFacts
from rules.kernel.phrases import by, order, phrase, statement
from rules.kernel.russian import (
    DAT,
    GEN,
    NOM,
    THAT_ONE,
    THIS_ONE,
    Adjective,
    Head,
    Noun,
    Place,
    Trait,
    aimed_at,
    all_of,
    counted,
    hard,
    is_few,
    referred,
    soft,
    subject,
)
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.texts import ru
from rules.kernel.texts.ru import Numbered, Skill, condition, effect
from rules.kernel.wording import MAY, THIS, Clause, Language, Telling, Templates, begun, signed

DOLL = Noun(Head(("кукла", "куклы", "куклу", "кукле"), ("куклы", "кукол", "кукол", "куклам"), is_she=True))
CARD = Noun(Head(("карта", "карты", "карту", "карте"), ("карты", "карт", "карты", "картам"), is_she=True))
SPELL = Noun(
    Head(
        ("заклинание", "заклинания", "заклинание", "заклинанию"),
        ("заклинания", "заклинаний", "заклинания", "заклинаниям"),
        is_it=True,
    )
)
MIRROR = Noun(
    Head(("зеркало", "зеркала", "зеркало", "зеркалу"), ("зеркала", "зеркал", "зеркала", "зеркалам"), is_it=True)
)


def of_points(kind: str) -> Noun:
    return Noun(Head((f"очко {kind}", f"очка {kind}", f"очко {kind}"), (f"очки {kind}", f"очков {kind}"), is_it=True))


POINTS = {"order": of_points("порядка"), "chaos": of_points("хаоса"), "transcend": of_points("предела")}
SCORE = of_points("счёта")
HEADINGS = {"present": "Явь: ", "mirror": "Зазеркалье: ", "critical": "Грань: "}
FORMS = {"present": "форме яви", "mirror": "форме зазеркалья", "critical": "форме грани"}
AFFILIATIONS = {"hearth": "Очага", "tide": "Прилива", "thorn": "Терна", "lantern": "Фонаря"}
"""In the genitive: of which side a doll is."""
SIDES = {"present": "в яви", "mirror": "в зазеркалье", "line": "на грани", "same": "на этой стороне"}
TO_SIDE = {"present": "в явь", "mirror": "в зазеркалье", "line": "на грань"}
ROWS = {"front": "в переднем ряду", "back": "в заднем ряду"}
ON_FIELD = ("field", "present-side", "mirror-side", "line", "front", "back", *FIELD)
IN_HAND, ON_TABLE = Place("в руке", "из руки"), Place("на столе", "со стола")
NOWHERE = Place("", "")
PILES = {
    "dolls": (DOLL, IN_HAND),
    "spells": (SPELL, IN_HAND),
    "present": (DOLL, Place("в стопке яви", "из стопки яви")),
    "mirror-pile": (DOLL, Place("в стопке зазеркалья", "из стопки зазеркалья")),
    "spell-pile": (SPELL, Place("в стопке заклинаний", "из стопки заклинаний")),
    "mirrors": (MIRROR, Place("в колоде зеркал", "из колоды зеркал")),
    "slot": (replace(SPELL, before=(soft("действующ"),)), NOWHERE),
    "mirror": (MIRROR, ON_TABLE),
    "casting": (replace(SPELL, before=(hard("применяем"),)), NOWHERE),
}
KINDS = {"normal": "урона", "pierce": "пробивающего урона", "true": "истинного урона"}
THIS_CARD = shared.This()
OWNERS = {YOU: "вы", FOE: "соперник", "both": "каждый игрок", "turn": "этот игрок", "its": "её владелец"}
ATTRIBUTES = {
    "affiliation": "принадлежностью",
    "cost": "стоимостью",
    "shield": "со щитом",
    "order": "стоимостью в порядке",
    "chaos": "стоимостью в хаосе",
    "transcend": "стоимостью в пределе",
}
NUMBERS = {"attack": "с атакой", "health": "со здоровьем"}


def does(verb: str, rest: str) -> Skill:
    return Skill((verb, rest), (verb, rest), (f"больше не {verb}", rest))


def cannot(what: str) -> Skill:
    return Skill(("не может", what), ("не может", what), ("снова может", what))


def more_actions(amount: int) -> tuple[str, str]:
    if amount < 0:
        return "теряет", "одно действие" if amount == -1 else f"{-amount} действия"
    return "может", "действовать ещё раз" if amount == 1 else f"действовать ещё {amount} раз{'а' * is_few(amount)}"


def negates(amount: int) -> tuple[str, str]:
    return "отменяет", "следующую атаку на себя" if amount == 1 else f"следующие атаки на себя, числом {amount}"


def for_owner(words: str) -> Numbered:
    return lambda amount: ("даёт", f"владельцу {signed(amount)} {words}")


STATS: Mapping[str, str | Skill | Numbered] = {
    "attack": "к атаке",
    "health": "к здоровью",
    "actions": more_actions,
    "warded": negates,
    "lasting": lambda amount: ("поддерживает", "свой навык"),
    "doll-limit": for_owner("к числу кукол в руке"),
    "spell-limit": for_owner("к числу заклинаний в руке"),
    "empty-pile": for_owner("к потере за пустую стопку яви"),
    "chaos-cost": for_owner("к цене кукол из стопки зазеркалья"),
    "spell-order": for_owner("к цене заклинаний в порядке"),
    "direct": for_owner("к счёту за прямые атаки"),
    "free-moves": for_owner("к перемещениям без траты действия"),
    "pierce": does("наносит", "пробивающий урон"),
    "true": does("наносит", "истинный урон"),
    "reach": Skill(
        ("может", "атаковать из-за другой куклы"),
        ("может", "атаковать из-за другой куклы"),
        ("больше не может", "атаковать из-за другой куклы"),
    ),
    "poised": Skill(
        ("не слабеет", "без своей формы"), ("не слабеет", "без своей формы"), ("слабеет", "без своей формы")
    ),
    "steady": Skill(
        ("не получает", "двойного урона без своей формы"),
        ("не получает", "двойного урона без своей формы"),
        ("снова получает", "двойной урон без своей формы"),
    ),
    "muted": cannot("применять навыки"),
    "bound": cannot("действовать"),
    "rooted": cannot("перемещаться"),
    "peaceful": cannot("атаковать"),
    "locked": cannot("смениться"),
}
UNTIL = {
    "": "",
    "turn": "до конца хода",
    "two-turns": "на два хода",
    "three-turns": "на три хода",
    "four-turns": "на четыре хода",
}
TURNS = {2: "два хода", 3: "три хода", 4: "четыре хода"}
LASTING = {
    "": "пока форма не сменится",
    "turn": "до конца хода",
    "two-turns": TURNS[2],
    "three-turns": TURNS[3],
    "four-turns": TURNS[4],
}


def numbered_points(count: int, noun: Noun) -> str:
    """
    >>> numbered_points(1, POINTS["chaos"]), numbered_points(2, POINTS["order"]), numbered_points(8, SCORE)
    ('1 очко хаоса', '2 очка порядка', '8 очков счёта')
    """
    return f"1 {counted(1, noun)}" if count == 1 else counted(count, noun)


def more(amount: int, noun: Noun) -> str:
    """
    >>> more(-1, POINTS["chaos"])
    'на 1 очко хаоса меньше'
    """
    return f"на {numbered_points(abs(amount), noun)} {'больше' if amount > 0 else 'меньше'}"


def of_player(ability: Cont) -> str:
    """What changes a number of a player: of both under a mirror."""
    both, n = shape.is_for_both(ability), ability.amount
    hand = f"в {'руке каждого игрока' if both else 'вашей руке'} может быть"
    first = "первое перемещение" if n == 1 else f"первые {n} перемещения"
    when = "за ход" if both else "за каждый ваш ход"
    return {
        "doll-limit": f"{hand} {more(n, DOLL)}",
        "spell-limit": f"{hand} {more(n, SPELL)}",
        "empty-pile": f"за {'пустую' if both else 'вашу пустую'} стопку яви соперник получает {more(n, SCORE)}",
        "chaos-cost": f"куклы из {'' if both else 'вашей '}стопки зазеркалья стоят {more(n, POINTS['chaos'])}",
        "spell-order": f"{'' if both else 'ваши '}заклинания стоят {more(n, POINTS['order'])}",
        "direct": f"{'' if both else 'ваши '}прямые атаки приносят {more(n, SCORE)}",
        "free-moves": f"{first} {when} не {'тратит' if n == 1 else 'тратят'} действия",
    }[ability.stat]


# ---- nouns


def this(what: shared.This, t: Telling) -> Noun:
    places = {"spells": SPELL, "slot": SPELL, "casting": SPELL, "mirror": MIRROR, "mirrors": MIRROR}
    noun = places.get(next(iter(t.ability.zones), ""), DOLL)
    return replace(noun, name=THIS, known=(THIS_ONE,), is_plural=False)


def bound(what: shared.Bound, t: Telling) -> Noun:
    noun: Noun = t.nouns.get(what.slot) or replace(DOLL, name=what.slot, known=(THAT_ONE,), is_plural=False)
    return noun


def dolls(what: selectors.Dolls, t: Telling) -> Noun:
    where = " ".join(part for part in (ROWS.get(what.row), SIDES.get(what.side)) if part)
    noun = replace(DOLL, owner=what.of if what.of in (YOU, FOE) else "")
    return noun.that_is(*map(t.tell, what.tests), Trait(after=where))


def cards(what: shared.Cards, t: Telling) -> Noun:
    if all(zone in ON_FIELD for zone in what.zones):
        return replace(DOLL, owner=what.of).that_is(*map(t.tell, what.tests))
    noun, place = PILES.get(what.zones[0], (CARD, NOWHERE)) if len(what.zones) == 1 else (CARD, NOWHERE)
    return replace(noun, owner=what.of, place=place.at, out=place.out).that_is(*map(t.tell, what.tests))


def together(what: compound.Together, t: Telling) -> Noun:
    off = shape.aside(what)
    noun: Noun = t.tell(off).that_is(Trait(after="не на грани")) if off else ru.together(what, t)
    return noun


def fighter(word: str, adjective: Adjective) -> Callable[[object, Telling], Noun]:
    return lambda what, t: replace(DOLL, name=word, known=(adjective,), is_plural=False)


# ---- traits


def prints(test: shared.Prints, t: Telling) -> Trait:
    return Trait(after=AFFILIATIONS.get(test.word, test.word))


def fits(words: str) -> Callable[[object, Telling], Trait]:
    return lambda test, t: Trait(after=words)


# ---- what an ability answers


def of_dolls(of: str, t: Telling, kind: str = "") -> str:
    """One of these dolls, as what something happens to."""
    t.nouns["it"] = replace(DOLL, name="it", known=(THAT_ONE,), is_plural=False)
    t.last = "it"
    other = "" if of == FOE or t.ability.zones in (("mirror",), ("slot",)) else "другая "
    return f"{other}{ {YOU: 'ваша ', FOE: 'вражеская '}.get(of, '') }кукла{kind and ' '}{kind}"


def doll_enters(on: patterns.DollEnters, t: Telling) -> str:
    kind = AFFILIATIONS.get(on.affiliation, on.affiliation) if on.affiliation else ""
    return f"когда призвана {of_dolls(on.of, t, kind)}"


def doll_falls(on: patterns.DollFalls, t: Telling) -> str:
    return f"когда падает {of_dolls(on.of, t)}"


def changes_form(on: patterns.ChangesForm, t: Telling) -> str:
    does = "принимает эту форму" if shape.form_of(t.ability) else "меняет форму"
    return f"когда {subject(t.tell(THIS_CARD), t)} {does}"


PATTERNS: Templates = {
    patterns.Enters: phrase("когда {self:this} призвана"),
    patterns.DollEnters: doll_enters,
    patterns.ChangesForm: changes_form,
    patterns.Moves: phrase("когда {self:this} перемещается"),
    patterns.Attacks: phrase("когда {self:this} атакует"),
    patterns.IsAttacked: phrase("когда {self:this} атакована"),
    patterns.HitsPlayer: phrase("когда {self:this} приносит очки прямой атакой"),
    patterns.Damaged: phrase("когда {self:this} получает урон"),
    patterns.Falls: phrase("когда {self:this} падает"),
    patterns.DollFalls: doll_falls,
    patterns.TurnStarts: ru.TURN_STARTS,
    patterns.TurnEnds: ru.TURN_ENDS,
    patterns.MirrorChanges: by(
        "by",
        {
            YOU: phrase("когда вы выкладываете зеркало"),
            FOE: phrase("когда соперник выкладывает зеркало"),
            "both": phrase("когда выложено зеркало"),
        },
    ),
    patterns.TranscendSpent: by(
        "by",
        {
            YOU: phrase("когда вы тратите очко предела"),
            FOE: phrase("когда соперник тратит очко предела"),
            "both": phrase("когда игрок тратит очко предела"),
        },
    ),
    patterns.SpellIsCast: by(
        "by",
        {
            YOU: phrase("когда вы применяете заклинание"),
            FOE: phrase("когда соперник применяет заклинание"),
            "both": phrase("когда игрок применяет заклинание"),
        },
    ),
}

# ---- conditions


def pronoun(t: Telling) -> str:
    return "она" if t.tell(THIS_CARD).head.is_she else "оно"


def described(such: compound.Such, t: Telling) -> str:
    """That one that is known is such; where something always holds, it is of this doll."""
    is_this = isinstance(t.ability, Cont) and such.what == THIS_CARD
    if such.tests == (selectors.Shielded(),):
        whose = "её" if is_this else referred(t.tell(such.what), GEN, t)
        return f"у {f'н{whose}' if whose in ('её', 'его') else 'них' if whose == 'их' else whose} есть щит"
    who = pronoun(t) if is_this else subject(t.tell(such.what), t)
    return f"{who} — {DOLL.that_is(*map(t.tell, such.tests)).bare(NOM, False)}"


def exists(record: shared.Exists, t: Telling) -> str:
    """Of one that is known, that it is such; of others, how many there are."""
    if such := shape.described(record):
        return described(such, t)
    noun: Noun = t.tell(record.what)
    if record.least == 0 < record.most < ANY_NUMBER and noun.owner in (YOU, FOE):
        place = f" {noun.place}" if noun.place else ""
        return f"{ru.at(noun.owner, t)}{place} не больше {record.most} {noun.bare(GEN, record.most > 1)}"
    return ru.exists(record, t)


def apart(how: str, by: int) -> str:
    return how if by == 1 else f"{how} на {by} или больше"


def holds(record: selectors.Holds, t: Telling) -> str:
    if record.points == "transcend" and record.least == 1:
        return "у вас есть очко предела"
    return f"у вас не меньше {record.least} {POINTS[record.points].bare(GEN, record.least > 1)}"


# ---- costs


def price(paid: costs.Pay) -> str:
    """
    >>> price(costs.Pay(order=1, chaos=2)), price(costs.Pay())
    ('1 очко порядка и 2 очка хаоса', '0 очков порядка')
    """
    parts = [numbered_points(n, noun) for kind, noun in POINTS.items() if (n := getattr(paid, kind))]
    return all_of(parts) if parts else "0 очков порядка"


# ---- steps


def choose(step: kernel.Choose, t: Telling) -> list[Clause]:
    """A choice of its own, or what the next step does something to."""
    eased = shape.eased(step, t)
    if not shape.is_meant(step, t):
        return ru.choose(eased, t)
    t.nouns[step.slot] = aimed_at(t.tell(eased.what), step.slot, eased.least, eased.most)
    return []


def pick(step: lots.Pick, t: Telling) -> list[Clause]:
    if not shape.is_meant(step, t):
        return ru.pick(step, t)
    noun: Noun = replace(t.tell(step.what), is_random=not shape.are_alike(step.what))
    t.nouns[step.slot] = aimed_at(noun, step.slot, step.count, step.count)
    return []


def if_so(step: kernel.If, t: Telling) -> list[Clause]:
    """The same in two measures is told once: "возьмите 2 куклы, или 3, если вы отстаёте"."""
    number = shape.measure(step)
    if number is None:
        return ru.if_so(step, t)
    (clause,) = t.ordered(step.otherwise)
    return [clause._replace(text=f"{clause.text}, или {number}, если {condition(step.condition, t)}")]


def player_does(of: str, verb: tuple[str, str, str], rest: str, t: Telling) -> list[Clause]:
    """What you are told to do, or what another player does."""
    do, may, does = verb
    if of == YOU:
        return [Clause(f"{may if t.mood == MAY else do} {rest}")]
    return [Clause(f"{OWNERS[of]} {does} {rest}", is_order=False)]


GET, LOSE, DRAW = (
    ("получите", "получить", "получает"),
    ("потеряйте", "потерять", "теряет"),
    ("возьмите", "взять", "берёт"),
)


def score(step: effects.Score, t: Telling) -> list[Clause]:
    verb = GET if step.amount > 0 else LOSE
    return player_does(step.of, verb, numbered_points(abs(step.amount), SCORE), t)


def gain_points(step: effects.GainPoints, t: Telling) -> list[Clause]:
    verb = GET if step.amount > 0 else LOSE
    return player_does(step.of, verb, numbered_points(abs(step.amount), POINTS[step.points]), t)


def end_spells(step: effects.EndSpells, t: Telling) -> list[Clause]:
    verb = "прекратить" if t.mood == MAY else "прекратите"
    if shape.asks_for_spell(step, t):
        return [Clause(f"{verb} его")]
    own = {YOU: "своё действующее заклинание", "both": "действующие заклинания обоих игроков"}
    whose = {FOE: "соперника", "turn": "этого игрока"}.get(step.of, "её владельца")
    return [Clause(f"{verb} {own.get(step.of) or f'действующее заклинание {whose}'}")]


STEPS: Templates = {
    kernel.Choose: choose,
    lots.Pick: pick,
    kernel.If: if_so,
    effects.Damage: order(
        "[нанесите|нанести|наносит] {what:to} {amount} {kind:damage} {per}",
        "[нанесите|нанести|наносит] {what:to} {amount} {kind:damage}",
    ),
    effects.Shield: order(
        "[дайте|дать|даёт] {what:to} {amount} щита {per}", "[дайте|дать|даёт] {what:to} {amount} щита"
    ),
    effects.Heal: order("[исцелите|исцелить|исцеляет] {what} на {amount}"),
    effects.Score: score,
    effects.GainPoints: gain_points,
    effects.CountSpending: order("[засчитайте|засчитать|засчитывает] ещё одну трату хаоса"),
    effects.DrawDolls: lambda step, t: player_does(step.of, DRAW, counted(step.count, DOLL), t),
    effects.DrawSpells: lambda step, t: player_does(step.of, DRAW, counted(step.count, SPELL), t),
    effects.SummonDolls: by(
        "side",
        {
            "any": order("[призовите|призвать|призывает] {what:out} на любую сторону"),
            **{side: order(f"[призовите|призвать|призывает] {{what:out}} {words}") for side, words in TO_SIDE.items()},
        },
    ),
    effects.MoveDolls: by(
        "to",
        {
            "other": order("[переместите|переместить|перемещает] {what} на противоположную сторону"),
            **{side: order(f"[переместите|переместить|перемещает] {{what}} {to}") for side, to in TO_SIDE.items()},
        },
    ),
    effects.PullForward: order("[вытяните|вытянуть|вытягивает] вперёд {what}"),
    effects.Negate: order("[отмените|отменить|отменяет] атаку"),
    effects.EndSpells: end_spells,
    effects.ToPile: order("[верните|вернуть|возвращает] {what:out} в стопку яви"),
    effects.Last: statement("это длится {until:lasting}"),
}

# ---- abilities


def opening(ability: Act, t: Telling, lasts: str = "") -> str:
    """How a skill begins: "Навык, 2 очка порядка, длится четыре хода: если вы отстаёте, "."""
    paid = [price(part) for part in ability.cost if isinstance(part, costs.Pay)]
    needs = shape.needed(ability)
    head = ", ".join(("навык", *paid, *filter(None, (lasts,))))
    return f"{head}: {f'если {condition(needs, t)}, ' if needs else ''}"


def act(ability: Act, t: Telling) -> str:
    """A skill; of a spell what it does, and when it can be cast."""
    if ability.zones != ("spells",) or ability.cost:
        return begun(f"{opening(ability, t)}{effect(ability.do, t)}.")
    needs = shape.needed(ability)
    only = f"Применяется, только если {condition(needs, t)}." if needs else ""
    return " ".join(filter(None, (only, begun(effect(ability.do, t)) + "." if ability.do else "")))


def begins(ability: Act, t: Telling) -> str:
    until, others = shape.parted(ability)
    text = begun(opening(ability, t, f"длится {LASTING[until]}"))
    return f"{text}{effect(others, t)}; " if others else text


def lasts(turns: int | None) -> str:
    return f"Длится {TURNS[turns]}: " if turns else "Длится, пока вы его не прекратите: "


def conts(parts: tuple[Cont, ...], t: Telling) -> str:
    """What always holds: of a player, of this doll, on top of what holds anyway, or of others."""
    first = parts[0]
    held = ru.while_held(first.condition, t)
    if shape.is_of_player(first):
        return begun(f"{held}{of_player(first)}{f' {ru.for_each(first.per, t)}' if first.per else ''}.")
    if shape.adds_to_another(first, t):
        who = "они получают" if t.tell(first.to or THIS_CARD).is_plural else "она получает"
        return begun(f"{held}{who} ещё {signed(first.amount)} {STATS[first.stat]}.")
    if shape.is_of_this(parts, t):
        return begun(f"{ru.said_of(t.tell(THIS_CARD), *(ru.always(part, t) for part in parts))}.")
    return ru.conts(parts, t)


STYLE = shape.Style(headings=HEADINGS, space=" ", begins=begins, lasts=lasts)


def whole(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    return shape.told(script, card, telling, STYLE)


RUSSIAN: Language = Language(
    tag="ru",
    name="По-русски",
    templates={
        **ru.TEMPLATES,
        **PATTERNS,
        **STEPS,
        Act: act,
        Cont: conts,
        shared.Exists: exists,
        selectors.InForm: lambda record, t: f"{pronoun(t)} в {FORMS[record.form]}",
        selectors.Lasts: phrase("её навык длится"),
        selectors.Behind: lambda on, t: apart("вы отстаёте" if on.who == YOU else "его игрок отстаёт", on.by),
        selectors.Ahead: lambda on, t: apart("вы впереди", on.by),
        selectors.OwnMirror: phrase("на столе ваше зеркало"),
        selectors.Holds: holds,
        selectors.Stands: lambda on, t: f"{pronoun(t)} {SIDES[on.side]}",
        costs.Pay: lambda paid, t: f"{'заплатить' if t.mood == MAY else 'заплатите'} {price(paid)}",
        compound.Together: together,
        shared.This: this,
        shared.Bound: bound,
        shared.Cards: cards,
        shared.Prints: prints,
        shared.Printed: lambda test, t: ru.numbered(ATTRIBUTES[test.attribute], test.least, test.most),
        selectors.Dolls: dolls,
        selectors.Attacker: fighter("attacker", soft("атакующ")),
        selectors.Defender: fighter("defender", hard("атакованн")),
        selectors.SameName: fits("с тем же именем"),
        selectors.Shielded: fits("со щитом"),
        selectors.Hurt: fits("с повреждениями"),
        selectors.Formless: fits("без своей формы"),
        selectors.Shows: lambda test, t: Trait(after=f"в {FORMS[test.form]}"),
        selectors.Strength: lambda test, t: ru.numbered(NUMBERS[test.stat], test.least, test.most),
    },
    words={
        "place": {**{name: place for name, (_, place) in PILES.items()}, **dict.fromkeys(ON_FIELD, ON_TABLE)},
        "stat": STATS,
        "until": UNTIL,
        "lasting": LASTING,
        "damage": KINDS,
        "attribute": ATTRIBUTES,
    },
    fields={
        **ru.FIELDS,
        "to": lambda what, t: referred(t.tell(what), DAT, t, YOU),
        "this": lambda record, t: subject(t.tell(THIS_CARD), t),
    },
    whole=whole,
)
