"""The cards of Pokémon Duels in Russian, in the words of the rules' source."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules.games.pokemon_duels import abilities, amounts, arrivals, conditions, costs, effects, patterns, selectors
from rules.games.pokemon_duels.aiming import Aim
from rules.games.pokemon_duels.wording import shape
from rules.kernel import abilities as kernel
from rules.kernel import selectors as shared
from rules.kernel.abilities import Ability, CardScript
from rules.kernel.facts import CardFacts
from rules.kernel.phrases import by, order, phrase, statement
from rules.kernel.russian import (
    ACC,
    GEN,
    NOM,
    OTHER,
    THIS_ONE,
    YOUR,
    Adjective,
    Head,
    Noun,
    Place,
    Trait,
    aimed_at,
    belonging,
    counted,
    hard,
    is_few,
    is_spoken_of,
    one_of,
    quoted,
    referred,
    soft,
    some,
    subject,
    target,
)
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.texts import ru
from rules.kernel.texts.ru import CHOOSE, Numbered, Skill, condition, cost, effect
from rules.kernel.wording import THIS, Clause, Language, Telling, Templates, begun

# ---- words

OPPONENT = {"nom": "противник", "gen": "противника", "dat": "противнику"}
POKEMON_HEAD = Head(
    ("Покемон", "Покемона", "Покемона", "Покемону"), ("Покемоны", "Покемонов", "Покемонов", "Покемонам")
)
USER_HEAD = Head(
    ("Покемон-пользователь", "Покемона-пользователя", "Покемона-пользователя", "Покемону-пользователю"),
    ("Покемоны-пользователи", "Покемонов-пользователей", "Покемонов-пользователей", "Покемонам-пользователям"),
)
CARD_HEAD = Head(("карта", "карты", "карту", "карте"), ("карты", "карт", "карты", "картам"), is_she=True)
EQUIPMENT_HEAD = Head(
    ("Магическое Снаряжение", "Магического Снаряжения", "Магическое Снаряжение", "Магическому Снаряжению"),
    ("Магические Снаряжения", "Магических Снаряжений", "Магические Снаряжения", "Магическим Снаряжениям"),
    is_it=True,
)
SPELL_HEAD = Head(
    ("Заклинание", "Заклинания", "Заклинание", "Заклинанию"),
    ("Заклинания", "Заклинаний", "Заклинания", "Заклинаниям"),
    is_it=True,
)
QUICK_HEAD = Head(
    tuple(f"Быстродействующ{end}" for end in ("ее Заклинание", "его Заклинания", "ее Заклинание", "ему Заклинанию")),
    tuple(f"Быстродействующи{end}" for end in ("е Заклинания", "х Заклинаний", "е Заклинания", "м Заклинаниям")),
    is_it=True,
)
TRAP_HEAD = Head(("Ловушка", "Ловушки", "Ловушку", "Ловушке"), ("Ловушки", "Ловушек", "Ловушки", "Ловушкам"), True)
ENVIRONMENT_HEAD = Head(("Среда", "Среды", "Среду", "Среде"), ("Среды", "Сред", "Среды", "Средам"), is_she=True)
FIELD_HEAD = Head(("Поле", "Поля", "Поле", "Полю"), ("Поля", "Полей", "Поля", "Полям"), is_it=True)
STAGE_HEAD = Head(
    ("эволюция", "эволюции", "эволюцию", "эволюции"), ("эволюции", "эволюций", "эволюции", "эволюциям"), is_she=True
)
SUMMON_HEAD = Head(
    ("Обычный Призыв", "Обычного Призыва", "Обычный Призыв"),
    ("Обычные Призывы", "Обычных Призывов", "Обычные Призывы"),
)
EVOLVED_HEAD = Head(
    tuple(f"{one} Эволюции" for one in POKEMON_HEAD.one), tuple(f"{one} Эволюции" for one in POKEMON_HEAD.many)
)
CARD, POKEMON, EQUIPMENT, STAGE = (
    Noun(head, foe=OPPONENT["gen"]) for head in (CARD_HEAD, POKEMON_HEAD, EQUIPMENT_HEAD, STAGE_HEAD)
)
EQUIPPED, ATTACKING, ATTACKED, ACTIVATED = hard("снаряжённ"), soft("атакующ"), hard("атакуем"), hard("активированн")

IN_POKEMON_ZONES = Place("в зонах Покемонов", "из зон Покемонов")
IN_SPELL_ZONES = Place("в Зоне Заклинаний/Ловушек", "из Зоны Заклинаний/Ловушек")
PLACES = {
    "deck": Place("в колоде", "из колоды"),
    "hand": Place("в руке", "из руки"),
    "extra": Place("в Дополнительной колоде", "из Дополнительной колоды"),
    "graveyard": Place("на Кладбище", "с Кладбища"),
    "removed": Place("среди удалённых карт", "из удалённых карт"),
    "pokemon": IN_POKEMON_ZONES,
    "spells": IN_SPELL_ZONES,
    "table": Place("на поле", "с поля"),
    "environment": Place("в зоне Среды", "из зоны Среды"),
    "field": Place("в зоне Поля", "из зоны Поля"),
    **{f"P{number}": IN_POKEMON_ZONES for number in range(1, 6)},
    **{f"S{number}": IN_SPELL_ZONES for number in range(1, 6)},
}
TYPES = {
    "normal": "обычн",
    "fighting": "боев",
    "flying": "летающ",
    "poison": "ядовит",
    "ground": "землян",
    "rock": "каменн",
    "bug": "насеком",
    "ghost": "призрачн",
    "steel": "стальн",
    "fire": "огненн",
    "water": "водн",
    "grass": "травян",
    "electric": "электрическ",
    "psychic": "психическ",
    "ice": "ледян",
    "dragon": "дракон",
    "dark": "тёмн",
    "fairy": "волшебн",
}
"""The stems of the adjectives that types are."""
KINDS = {
    "pokemon": POKEMON_HEAD,
    "evolution": EVOLVED_HEAD,
    "spell": SPELL_HEAD,
    "quick spell": QUICK_HEAD,
    "equipment": EQUIPMENT_HEAD,
    "environment": ENVIRONMENT_HEAD,
    "trap": TRAP_HEAD,
    "field": FIELD_HEAD,
}
GROUPS = {
    ("pokemon", "evolution"): POKEMON_HEAD,
    ("spell", "quick spell", "equipment", "environment"): SPELL_HEAD,
}
PHASES = {
    "draw": "Фаза Драу",
    "main-1": "Основная Фаза 1",
    "battle": "Фаза Битвы",
    "main-2": "Основная Фаза 2",
    "end": "фаза «Конец Хода»",
}
UNTIL = {
    "": "навсегда",
    "battle": "до конца битвы",
    "turn": "до конца хода",
    "next-turn": "до конца следующего хода",
    "third-turn": "до конца третьего хода после этого",
}
MOMENTS = {"end": "в конце хода", "battle-end": "в конце битвы"}
ATK, DEF = "Силу Атаки", "Силу Защиты"
WITH = {"atk": "с Силой Атаки", "def": "с Силой Защиты", "level": "с уровнем", "stars": "с числом звёзд"}
POINT_OF = {"atk": "единицу Силы Атаки", "def": "единицу Силы Защиты", "level": "уровень"}


def type_of(key: str, end: str = "ого") -> str:
    """A type as an adjective in the genitive or, with its own end, in the nominative.

    >>> type_of("fire"), type_of("dragon"), type_of("ice", ""), type_of("psychic", "")
    ('огненного', 'драконьего', 'ледяной', 'психический')
    """
    stem = TYPES[key]
    if key == "dragon":
        return stem + ("ьего" if end else "ий")
    if key == "flying":
        return stem + ("его" if end else "ий")
    nominative = "ой" if key in ("fighting", "ground", "ice", "steel", "grass") else "ий" if stem[-1] in "кх" else "ый"
    return stem + (end or nominative)


def multiplied(number: str) -> Numbered:
    return lambda times: ("получает", f"удвоенную {number}" if times == 2 else f"{number} ×{times}")


def becomes(number: str) -> Numbered:
    return lambda amount: ("имеет", f"{number} {amount}")


def does(verb: str, what: str, loses: str = "") -> Skill:
    opposite = verb.removeprefix("не ") if verb.startswith("не ") else f"больше не {verb}"
    return Skill((verb, what), (verb, what), (loses or opposite, what))


STATS: Mapping[str, str | Skill | Numbered] = {
    "atk": "к Силе Атаки",
    "def": "к Силе Защиты",
    "level": "к уровню",
    "atk-times": multiplied(ATK),
    "def-times": multiplied(DEF),
    "atk-set": becomes(ATK),
    "def-set": becomes(DEF),
    "level-times": multiplied("уровень"),
    "level-set": becomes("уровень"),
    "no-attack": does("не может", "атаковать", "снова может"),
    "no-position-change": does("не может", "менять позицию", "снова может"),
    "no-evolution": does("не может", "эволюционировать", "снова может"),
    "battle-proof": does("не уничтожается", "в битве"),
    "effect-proof": does("не уничтожается", "эффектами"),
    "untargetable": does("не может", "быть целью эффектов противника", "снова может"),
    "typeless": does("сражается", "без учёта типов"),
    "strikes-first": does("побеждает", "в битве при равной силе"),
    "own-type-skills": does("может", "использовать Навыки только своих типов"),
    "direct": does("может", "атаковать напрямую"),
    "piercing": does("наносит", "урон сверх Силы Защиты"),
    "no-battle-damage": does("не приносит", "вам урона в битвах"),
    **{f"is-{key}": does("получает", f"{type_of(key, '')} тип", "теряет") for key in TYPES},
}

# ---- nouns


def described(head: Noun, tests: tuple[shared.Test, ...], t: Telling) -> Noun:
    return head.that_is(*map(t.tell, shape.ordered(tests)))


def this(what: shared.This, t: Telling) -> Noun:
    noun = POKEMON if shape.is_on_field(t) else CARD
    return replace(noun, name=THIS, known=(THIS_ONE,), is_plural=False)


def host(what: selectors.Host, t: Telling) -> Noun:
    return replace(POKEMON, name="host", known=(EQUIPPED,), is_plural=False)


def attacker(what: selectors.Attacker, t: Telling) -> Noun:
    return replace(POKEMON, name="attacker", known=(ATTACKING,), is_plural=False)


def attacked(what: selectors.Attacked, t: Telling) -> Noun:
    return replace(POKEMON, name="attacked", known=(ATTACKED,), is_plural=False)


def users(what: selectors.Users, t: Telling) -> Noun:
    return Noun(USER_HEAD, name="user", known=(YOUR,), is_plural=False)


def bound(what: shared.Bound, t: Telling) -> Noun:
    noun: Noun = t.nouns.get(what.slot) or replace(CARD, name=what.slot, known=(THIS_ONE,), is_plural=False)
    return noun


def pokemon(what: selectors.Pokemon, t: Telling) -> Noun:
    return described(replace(POKEMON, owner=what.of if what.of in (YOU, FOE) else ""), what.tests, t)


def cards(what: shared.Cards, t: Telling) -> Noun:
    places: list[Place] = list(dict.fromkeys(t.word("place", zone) for zone in what.zones))
    at, out = one_of(place.at for place in places), one_of(place.out for place in places)
    head = POKEMON if shape.is_of_pokemon(what.tests) else CARD
    return described(replace(head, owner=what.of, place=at, out=out), what.tests, t)


def worn(what: selectors.Worn, t: Telling) -> Noun:
    return replace(EQUIPMENT, after=(genitive(t.tell(what.by)),))


def genitive(noun: Noun) -> str:
    return noun.bare(GEN, noun.is_plural, *noun.known) if noun.known else noun.said(GEN, False, actor="")


def next_stages(what: selectors.NextStages, t: Telling) -> Noun:
    return replace(STAGE, after=(genitive(t.tell(what.of)),), place=PLACES["extra"].at, out=PLACES["extra"].out)


def danceable(what: selectors.Danceable, t: Telling) -> Noun:
    return replace(POKEMON, place=PLACES["extra"].at, out=PLACES["extra"].out)


def such(what: selectors.Such, t: Telling) -> Noun:
    noun = t.tell(shape.narrowed(what) or what.what)
    return replace(noun if shape.narrowed(what) else described(noun, what.tests, t), name="")


def excepting(what: selectors.Except, t: Telling) -> Noun:
    noun: Noun = t.tell(what.what)
    return replace(noun.that_is(Trait(before=(OTHER,))), name="")


def together(what: selectors.Together, t: Telling) -> Noun:
    nouns: list[Noun] = [t.tell(each) for each in what.of]
    first, *others = nouns
    if all(replace(noun, owner=first.owner) == first for noun in others) and first.place:
        return replace(first, owner="", place=f"{first.place} любого игрока", out=f"{first.out} любого игрока")
    too = [f"(и {noun.bare(NOM, noun.is_plural, *noun.known)} тоже)" for noun in others]
    return replace(first, name="", after=(*first.after, *too))


# ---- traits


def numbered(number: str, least: int, most: int) -> Trait:
    span = f"{least}" if least == most else f"не меньше {least}" if most == ANY_NUMBER else f"не больше {most}"
    return Trait(after=f"{number} {f'от {least} до {most}' if 0 < least < most < ANY_NUMBER else span}")


def printed(test: shared.Printed, t: Telling) -> Trait:
    return numbered(WITH.get(test.attribute, test.attribute), test.least, test.most)


def has(test: selectors.Has, t: Telling) -> Trait:
    return numbered(WITH.get(test.stat, test.stat), test.least, test.most)


def prints(test: shared.Prints, t: Telling) -> Trait:
    return Trait(after=one_of(quoted([t.named(test.word) if test.attribute == "species" else test.word])))


def has_type(test: selectors.HasType, t: Telling) -> Trait:
    return Trait(after=f"{'' if test.value else 'не '}{type_of(test.of)} типа" if test.of in TYPES else test.of)


def is_kind(test: selectors.IsKind, t: Telling) -> Trait:
    if test.kinds in GROUPS:
        return Trait(instead=GROUPS[test.kinds])
    heads: list[Head] = [t.word("kind", kind) for kind in test.kinds if kind in KINDS]
    return Trait(instead=heads[0]) if len(heads) == 1 else Trait(after=f"({one_of(head.one[NOM] for head in heads)})")


def in_position(test: selectors.InPosition, t: Telling) -> Trait:
    return Trait(after=f"в Позиции {'Атаки' if test.position == 'attack' else 'Защиты'}")


def marked(test: shared.Marked, t: Telling) -> Trait:
    if test.mark == "face-down":
        return face_up(selectors.FaceUp(not test.value), t)
    return in_position(selectors.InPosition("defence" if test.value else "attack"), t)


def face_up(test: selectors.FaceUp, t: Telling) -> Trait:
    return Trait(after=f"лицевой стороной {'вверх' if test.value else 'вниз'}")


def wears(test: selectors.Wears, t: Telling) -> Trait:
    return Trait(after="с Магическим Снаряжением" if test.value else "без Магического Снаряжения")


def can_evolve(test: selectors.CanEvolve, t: Telling) -> Trait:
    return Trait(after="с уровнем, на котором возможна Эволюция")


def uses_skill(test: selectors.UsesSkill, t: Telling) -> Trait:
    return Trait(after=f"с Навыком {one_of(quoted(map(t.named, test.skills)))}")


# ---- what an ability answers


MEANT: Mapping[type[Any], Adjective] = {
    patterns.Summoned: hard("призванн"),
    patterns.Tributed: hard("отправленн"),
    patterns.Attacks: ATTACKING,
    patterns.IsAttacked: ATTACKED,
    patterns.DealsDamage: ATTACKING,
    patterns.Destroyed: hard("уничтоженн"),
}


def about(on: Any, t: Telling) -> str:
    """Whom an event is about, and who is meant by a pronoun from now on."""
    if on.whose == "this":
        return subject(replace(POKEMON, name=THIS, known=(THIS_ONE,), is_plural=False), t)
    if on.whose == "host":
        return subject(t.tell(selectors.Host()), t)
    noun: Noun = t.tell(selectors.Pokemon(on.whose if on.whose != "any" else "both", getattr(on, "tests", ())))
    t.nouns["it"] = replace(POKEMON, owner=noun.owner, name="it", known=(MEANT[type(on)],), is_plural=False)
    t.last = "it"
    return noun.said(NOM, False, actor="")


def activated(on: patterns.Activated, t: Telling) -> str:
    who = {YOU: "вы активируете", FOE: "противник активирует"}.get(on.by, "игрок активирует")
    heads = [GROUPS[on.kinds]] if on.kinds in GROUPS else [t.word("kind", kind) for kind in on.kinds if kind in KINDS]
    head = heads[0] if len(heads) == 1 else CARD_HEAD
    t.nouns["it"] = Noun(head, name="it", known=(ACTIVATED,), is_plural=False)
    t.last = "it" if len(heads) < 2 else ""
    traits = Noun(head).that_is(*map(t.tell, on.tests))
    if len(heads) > 1:
        return f"когда {who} {one_of(head.one[ACC] for head in heads)}"
    return f"когда {who} {traits.bare(ACC, False) if heads or on.tests else 'карту или эффект'}"


PATTERNS: Templates = {
    patterns.Summoned: by(
        "how",
        {
            "": phrase("когда {self:about} призван"),
            "normal": phrase("когда {self:about} призван Обычным Призывом"),
            "special": phrase("когда {self:about} призван Специальным Призывом"),
            "evolution": phrase("когда {self:about} призван Эволюцией"),
        },
    ),
    patterns.Tributed: phrase("когда {self:about} отправлен на Кладбище ради Призыва Жертвой"),
    patterns.Attacks: by(
        "direct",
        {
            "": phrase("когда {self:about} атакует"),
            "no": phrase("когда {self:about} атакует Покемона"),
            "only": phrase("когда {self:about} атакует напрямую"),
        },
    ),
    patterns.IsAttacked: phrase("когда {self:about} атакован"),
    patterns.DealsDamage: by(
        "direct",
        {
            False: phrase("когда {self:about} наносит урон в битве"),
            True: phrase("когда {self:about} наносит урон прямой атакой"),
        },
    ),
    patterns.Destroyed: by(
        "cause",
        {
            "": phrase("когда {self:about} уничтожен"),
            "battle": phrase("когда {self:about} уничтожен в битве"),
            "effect": phrase("когда {self:about} уничтожен эффектом"),
        },
    ),
    patterns.SentToGrave: by(
        "from_field",
        {
            True: phrase("когда {self:this} отправляется с поля на Кладбище"),
            False: phrase("когда {self:this} отправляется на Кладбище"),
        },
    ),
    patterns.TurnedUp: phrase("когда {self:this} переворачивается лицевой стороной вверх"),
    patterns.Activated: activated,
    patterns.PhaseBegins: by(
        "of",
        {
            YOU: phrase("когда в ваш ход начинается {phase:phase}"),
            FOE: phrase("когда в ход противника начинается {phase:phase}"),
            "any": phrase("когда начинается {phase:phase}"),
        },
    ),
}

# ---- conditions, costs, amounts


def life(record: conditions.Life, t: Telling) -> str:
    least, most = record.least, record.most
    span = f"не меньше {least}" if most == ANY_NUMBER else f"от {least} до {most}" if least else f"не больше {most}"
    return f"{ru.at(record.of, t)} {span} очков жизни"


def exists(record: shared.Exists, t: Telling) -> str:
    """That there are such cards; of equipment, that its Pokémon wears it."""
    if not isinstance(record.what, selectors.Worn):
        return ru.exists(record, t)
    noun: Noun = t.tell(record.what.by)
    name = subject(noun, t) if noun.known else noun.said(NOM, False, actor="")
    return f"{name} {'не снаряжён' if record.most == 0 else 'снаряжён'}"


CONDITIONS: Templates = {
    shared.Exists: exists,
    conditions.Life: life,
    conditions.LessLife: phrase("у вас меньше очков жизни, чем у противника"),
    conditions.ChainOf: phrase("в цепочке уже не меньше {least:links}"),
    conditions.InPhase: lambda on, t: f"идёт {one_of(PHASES.get(each, each) for each in on.phases)}",
    conditions.UnderEnvironment: phrase("действует Среда {keys:names}"),
    conditions.AtVenue: phrase("дуэль идёт на Поле {keys:names}"),
    conditions.Room: phrase("у вас есть свободная зона Покемонов"),
    conditions.Not: phrase("неверно, что {condition}"),
    conditions.Heads: phrase("выпал орёл"),
}
PAID = {
    costs.Discard: CARD,
    costs.SendPokemon: replace(POKEMON, owner=YOU),
    costs.RemoveFromGrave: replace(CARD, owner=YOU, place=PLACES["graveyard"].out),
}


def paid(cost: costs.Discard | costs.SendPokemon | costs.RemoveFromGrave, t: Telling) -> str:
    t.last = ""
    return some(PAID[type(cost)].that_is(*map(t.tell, cost.tests)), cost.count, cost.count)


COSTS: Templates = {
    costs.Discard: phrase("[сбросьте|сбросить|сбрасывает] {self:paid}"),
    costs.PayLife: phrase("[заплатите|заплатить|платит] {amount} очков жизни"),
    costs.SendPokemon: phrase("[отправьте|отправить|отправляет] {self:paid} на Кладбище"),
    costs.SendThis: phrase("[отправьте|отправить|отправляет] {self:this_one} на Кладбище"),
    costs.Detach: phrase("[отправьте|отправить|отправляет] Магическое Снаряжение {self:of_this} на Кладбище"),
    costs.RemoveFromGrave: phrase("[удалите|удалить|удаляет] из игры {self:paid}"),
    costs.SkipBattle: phrase("[пропустите|пропустить|пропускает] Фазу Битвы этого хода"),
}
AMOUNTS: Templates = {
    amounts.Count: phrase("{what:each}"),
    amounts.NumberOf: phrase("за каждую {stat:point} {what:of}"),
    amounts.LinksBelow: phrase("за каждую карту цепочки под этой"),
}

# ---- steps


def aim(step: Aim, t: Telling) -> list[Clause]:
    """The choice of a target by itself, where what follows is not one order."""
    noun: Noun = t.tell(step.what)
    known = replace(aimed_at(noun, step.slot, step.least, step.most), first=None, before=(), after=(), place="")
    t.nouns[step.slot] = known
    t.last = step.slot
    return [Clause(f"{CHOOSE.told(t)} {some(replace(noun, known=()), step.least, step.most)}", opens=True)]


def search(step: effects.Search, t: Telling) -> list[Clause]:
    noun = described(POKEMON if shape.is_of_pokemon(step.tests) else CARD, step.tests, t)
    where = one_of(dict.fromkeys(t.word("place", zone).at for zone in step.zones))
    found = replace(noun, before=(), after=(), name="found", known=(hard("найденн"),), is_plural=False)
    t.nouns["found"], t.last = found, "found"
    verb = "найти" if t.mood == "may" else "найдите"
    return [Clause(f"{verb} {where} {some(noun, 1, 1)}", opens=True)]


def dancers(step: arrivals.ChooseDancers, t: Telling) -> list[Clause]:
    t.nouns["dancers"] = replace(POKEMON, name="dancers", known=(THIS_ONE,))
    t.last = "dancers"
    count = f"{step.least} или {step.most}" if step.most == step.least + 1 else f"от {step.least} до {step.most}"
    mine = "своих Покемонов лицевой стороной вверх, сумма уровней которых равна его уровню"
    return [Clause(f"{CHOOSE.told(t)} {count} {mine}", opens=True)]


def onto(what: shared.Selector, t: Telling) -> str:
    noun: Noun = t.tell(what)
    return f"{'н' if is_spoken_of(noun, t) else ''}{referred(noun, ACC, t, actor='')}"


def to_hand(step: effects.ToHand, t: Telling) -> list[Clause]:
    noun: Noun = t.tell(step.what)
    is_own = noun.name == "found" or (noun.owner == YOU and noun.place)
    clauses: list[Clause] = (TAKE if is_own else RETURN)(step, t)
    return clauses


SEND = "[отправьте|отправить|отправляет]"
STEPS: Templates = {
    Aim: aim,
    effects.Destroy: order("[уничтожьте|уничтожить|уничтожает] {what}"),
    effects.Send: order(f"{SEND} {{what:out}} на Кладбище"),
    effects.Remove: order("[удалите|удалить|удаляет] из игры {what:out}"),
    effects.ToHand: to_hand,
    effects.ToDeck: order("[замешайте|замешать|замешивает] {what:out} в колоду владельца"),
    effects.Draw: by(
        "who",
        {YOU: order("[возьмите|взять|берёт] {count:cards}"), FOE: statement("противник берёт {count:cards}")},
    ),
    effects.DiscardCards: order("[сбросьте|сбросить|сбрасывает] {what}"),
    effects.Mill: by(
        "of",
        {
            YOU: order(f"{SEND} {{count:top}} колоды на Кладбище"),
            FOE: order(f"{SEND} {{count:top}} колоды противника на Кладбище"),
        },
    ),
    effects.Search: search,
    effects.Shuffle: order("[перемешайте|перемешать|перемешивает] колоду"),
    effects.Damage: by(
        "to",
        {
            FOE: order(
                "[нанесите|нанести|наносит] противнику {amount} урона {per}",
                "[нанесите|нанести|наносит] противнику {amount} урона",
            ),
            YOU: statement("вы получаете {amount} урона {per}", "вы получаете {amount} урона"),
        },
    ),
    effects.Heal: by(
        "who",
        {
            YOU: order(
                "[восстановите|восстановить|восстанавливает] {amount} очков жизни {per}",
                "[восстановите|восстановить|восстанавливает] {amount} очков жизни",
            ),
            FOE: statement(
                "противник восстанавливает {amount} очков жизни {per}",
                "противник восстанавливает {amount} очков жизни",
            ),
        },
    ),
    effects.ShiftLevel: order(
        "[измените|изменить|изменяет] {what:level} на выбранное число от {least:+} до {most:+} {until}"
    ),
    effects.CopyTypes: statement("{what:who} <получает|получают> те же типы, что у {of:of}, {until}"),
    effects.TurnTo: by(
        "position",
        {
            "attack": order("[переведите|перевести|переводит] {what} в Позицию Атаки"),
            "defence": order("[переведите|перевести|переводит] {what} в Позицию Защиты"),
            "other": order("[измените|изменить|меняет] {what:position}"),
            "face-down": order(
                "[переверните|перевернуть|переворачивает] {what} в Позицию Защиты лицевой стороной вниз"
            ),
        },
    ),
    effects.Equip: order("[снарядите|снарядить|снаряжает] этой картой {on}"),
    effects.Settle: statement("эта карта становится Средой"),
    effects.TakeControl: order("[возьмите|взять|берёт] под свой контроль {what}"),
    effects.MoreSummons: statement("в этот ход вы можете совершить ещё {count:summons}"),
    effects.Negate: order("[отмените|отменить|отменяет] {what:effect}"),
    effects.NegateAttack: order("[отмените|отменить|отменяет] атаку", turns_away=True),
    effects.Redirect: statement("атака переходит на {to:onto}"),
    effects.EndBattlePhase: order("[завершите|завершить|завершает] Фазу Битвы"),
    effects.TossCoin: order("[подбросьте|подбросить|подбрасывает] монету", turns_away=True),
    arrivals.SpecialSummon: by(
        "position",
        {
            "choose": order("[Специально призовите|Специально призвать|Специально призывает] {what:out}"),
            "attack": order(
                "[Специально призовите|Специально призвать|Специально призывает] {what:out} в Позиции Атаки"
            ),
            "defence": order(
                "[Специально призовите|Специально призвать|Специально призывает] {what:out} в Позиции Защиты"
            ),
        },
    ),
    arrivals.ChooseDancers: dancers,
}
TAKE = order("[возьмите|взять|берёт] {what:out} в руку")
RETURN = order("[верните|вернуть|возвращает] {what:out} в <руку владельца|руки владельцев>")

# ---- abilities

LIMITS = {"": "", "turn": "раз за ход", "game": "раз за дуэль"}


def activate(ability: abilities.Activate, t: Telling) -> str:
    ability = shape.aimed(ability, t, aimed_at)
    opening = [LIMITS[ability.limit], t.tell(ability.on) if ability.on else ""]
    opening.append(f"если {condition(ability.condition, t)}" if ability.condition else "")
    price = f"{cost(ability.cost, t)}: " if ability.cost else ""
    text = ", ".join(part for part in opening if part)
    stop = " " if text == LIMITS[ability.limit] else ", "
    told = f"{text}{stop if text else ''}{price}{effect(ability.do, t)}."
    return begun(f"{'быстрый эффект: ' if ability.quick else ''}{told}")


def trigger(ability: abilities.Trigger, t: Telling) -> str:
    limit = LIMITS[ability.limit]
    return begun(f"{f'{limit}, ' if limit else ''}{ru.answer(shape.aimed(ability, t, aimed_at), t)}")


def instead(ability: abilities.Instead, t: Telling) -> str:
    limit = f"{LIMITS[ability.limit]}, " if ability.limit else ""
    cause = {"": "", "battle": " в битве", "effect": " эффектом"}[ability.cause]
    noun: Noun = t.tell(ability.whom)
    whom = noun.bare(NOM, noun.is_plural, *noun.known) if noun.known else noun.said(NOM, False, actor="")
    t.last = ""
    must = "должны быть уничтожены" if noun.known and noun.is_plural else "должен быть уничтожен"
    does = f"вместо этого {effect(ability.do, t)}" if ability.do else "этого не происходит"
    coin = "подбросьте монету: если выпал орёл, " if ability.coin else ""
    return begun(f"{limit}если {whom} {must}{cause}, {coin}{does}.")


def summoning(ability: abilities.SummoningCondition, t: Telling) -> str:
    text = f"Можно призвать, только если {condition(ability.condition, t)}." if ability.condition else ""
    return " ".join(part for part in (text, tributes(ability.tributes, ability.of, t)) if part)


def tributes(count: int | None, of: shared.Selector | None, t: Telling) -> str:
    """What its Normal Summon takes; empty where the rule of its stars says it."""
    noun: Noun | None = t.tell(of) if of else None
    if count is None:
        return f"Жертвами могут быть только {noun.said(NOM, True, actor='')}." if noun else ""
    if noun is None or not count:
        words = "не требует жертв" if not count else f"требует {'одной жертвы' if count == 1 else f'{count} жертв'}"
        return f"Обычный Призыв {words}."
    return f"Обычный Призыв требует в жертву {some(noun, count, count)}."


def whole(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    """The card's one text: who can use it, where it is a skill, then what it does."""
    skill = ("Нужен Покемон, который может использовать этот Навык.",) if shape.skill(card) else ()
    return " ".join((*skill, *filter(None, shape.paragraphs(script, telling))))


def turns(count: int, t: Telling) -> str:
    return f"{count} {'ход' if count % 10 == 1 and count != 11 else 'хода' if is_few(count) else 'ходов'}"


def of_theirs(thing: str) -> Callable[[shared.Selector, Telling], str]:
    return lambda what, t: belonging(thing, t.tell(what), t)


RUSSIAN = Language(
    tag="ru",
    name="По-русски",
    templates={
        **ru.TEMPLATES,
        **PATTERNS,
        **CONDITIONS,
        **COSTS,
        **AMOUNTS,
        **STEPS,
        abilities.Activate: activate,
        abilities.Trigger: trigger,
        abilities.Instead: instead,
        abilities.SummoningCondition: summoning,
        abilities.Lasts: phrase("Действует {turns:turns}."),
        kernel.Cont: ru.conts,
        shared.This: this,
        shared.Bound: bound,
        shared.Cards: cards,
        shared.Prints: prints,
        shared.Printed: printed,
        shared.Marked: marked,
        selectors.Pokemon: pokemon,
        selectors.Host: host,
        selectors.Worn: worn,
        selectors.Attacker: attacker,
        selectors.Attacked: attacked,
        selectors.Users: users,
        selectors.NextStages: next_stages,
        selectors.Danceable: danceable,
        selectors.Such: such,
        selectors.Except: excepting,
        selectors.Together: together,
        selectors.HasType: has_type,
        selectors.IsKind: is_kind,
        selectors.Has: has,
        selectors.InPosition: in_position,
        selectors.FaceUp: face_up,
        selectors.Wears: wears,
        selectors.CanEvolve: can_evolve,
        selectors.UsesSkill: uses_skill,
    },
    words={
        "opponent": OPPONENT,
        "place": PLACES,
        "stat": STATS,
        "until": UNTIL,
        "moment": MOMENTS,
        "type": TYPES,
        "kind": KINDS,
        "phase": PHASES,
    },
    fields={
        **ru.FIELDS,
        "about": about,
        "paid": paid,
        "onto": onto,
        "this": lambda record, t: subject(t.tell(shared.This()), t),
        "this_one": lambda record, t: target(t.tell(shared.This()), t),
        "of_this": lambda record, t: referred(t.tell(shared.This()), GEN, t),
        "level": of_theirs("уровень"),
        "position": of_theirs("позицию"),
        "effect": of_theirs("эффект"),
        "point": lambda stat, t: POINT_OF.get(stat, stat),
        "cards": lambda count, t: counted(count, CARD),
        "top": lambda count, t: f"{'верхнюю' if count == 1 else 'верхние'} {counted(count, CARD)}",
        "links": lambda count, t: f"{count} {'карты' if count == 1 else 'карт'}",
        "summons": lambda count, t: some(Noun(SUMMON_HEAD), count, count),
        "turns": turns,
    },
    whole=whole,
)
