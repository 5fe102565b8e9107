"""The heroes of Wuxia in Russian."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from rules.games.wuxia import effects, patterns, selectors
from rules.games.wuxia.wording import shape
from rules.kernel import selectors as shared
from rules.kernel.abilities import Ability, CardScript, Cont
from rules.kernel.facts import CardFacts
from rules.kernel.phrases import by, order, phrase, statement
from rules.kernel.russian import (
    OTHER,
    THIS_ONE,
    Adjective,
    Head,
    Noun,
    Place,
    Trait,
    belonging,
    counted,
    hard,
    how_many,
    soft,
    subject,
)
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.texts import ru
from rules.kernel.texts.ru import Numbered, Skill
from rules.kernel.wording import THIS, Clause, Language, Telling, Templates, begun

OPPONENT = "соперника"
HERO_HEAD = Head(("герой", "героя", "героя", "герою"), ("герои", "героев", "героев", "героям"))
CARD_HEAD = Head(("карта", "карты", "карту", "карте"), ("карты", "карт", "карты", "картам"), is_she=True)
POINT_HEAD = Head(
    ("очко призыва", "очка призыва", "очко призыва"), ("очки призыва", "очков призыва", "очки призыва"), is_it=True
)
NEIGHBOUR_HEAD = Head(("сосед", "соседа", "соседа", "соседу"), ("соседи", "соседей", "соседей", "соседям"))
HERO, CARD, POINT, NEIGHBOUR = (Noun(head) for head in (HERO_HEAD, CARD_HEAD, POINT_HEAD, NEIGHBOUR_HEAD))
ATTACKING, ATTACKED = soft("атакующ"), hard("атакованн")
FACTIONS = {
    "shura": "Дворца Асур",
    "shaolin": "Шаолиня",
    "wudang": "Удана",
    "beggars": "клана нищих",
    "tang": "клана Тан",
    "emei": "Эмэй",
    "escorts": "охранных домов",
    "constables": "управы",
    "wanderers": "странников",
    "lantern": "секты Тёмного Фонаря",
}
"""In the genitive: of which faction a hero is."""
ON_FIELD = Place("на поле", "с поля")
PLACES = {
    "library": Place("в колоде", "из колоды"),
    "hand": Place("в руке", "из руки"),
    "graveyard": Place("на кладбище", "с кладбища"),
    "removed": Place("среди удалённых карт", "из удалённых карт"),
    "unused": Place("среди неиспользованных карт", "из неиспользованных карт"),
    "row": ON_FIELD,
    **{f"R{number}": ON_FIELD for number in range(1, 11)},
}
KEYWORDS = {
    "swift": "Стремительность",
    "guard": "Страж",
    "pierce": "Прорыв",
    "elusive": "Неуловимость",
    "first-strike": "Первый удар",
}
HELD = {
    "swift": "Стремительностью",
    "guard": "свойством «Страж»",
    "pierce": "Прорывом",
    "elusive": "Неуловимостью",
    "first-strike": "Первым ударом",
}


def has(key: str) -> Skill:
    gained = f"свойство «{KEYWORDS[key]}»"
    return Skill(("обладает", HELD[key]), ("получает", gained), ("теряет", gained))


STATS: Mapping[str, str | Skill | Numbered] = {
    "attack": "к атаке",
    "health": "к здоровью",
    "poison": "яда",
    "refund": lambda amount: ("даёт", f"при сбросе по желанию ещё {counted(amount, POINT)}"),
    "barred": Skill(("не может", "атаковать"), ("не может", "атаковать"), ("снова может", "атаковать")),
    **{key: has(key) for key in KEYWORDS},
}
UNTIL = {"": "", "turn": "до конца хода", "next-turn": "до конца следующего хода"}

# ---- nouns


def this(what: shared.This, t: Telling) -> Noun:
    noun = CARD if t.ability.zones in (("hand",), ("removed",)) else HERO
    return replace(noun, name=THIS, known=(THIS_ONE,), is_plural=False)


def bound(what: shared.Bound, t: Telling) -> Noun:
    noun: Noun = t.nouns.get(what.slot) or replace(HERO, name=what.slot, known=(THIS_ONE,), is_plural=False)
    return noun


def heroes(what: selectors.Heroes, t: Telling) -> Noun:
    return replace(HERO, owner=what.of if what.of in (YOU, FOE) else "").that_is(*map(t.tell, what.tests))


def fallen(what: selectors.Fallen, t: Telling) -> Noun:
    where = {YOU: "на вашем кладбище", FOE: f"на кладбище {OPPONENT}", "both": "на обоих кладбищах"}[what.of]
    return HERO.that_is(*map(t.tell, what.tests), Trait(after=where))


def beside(what: selectors.Beside, t: Telling) -> Noun:
    sides = {"left": hard("лев"), "right": hard("прав")}
    if what.where in sides:
        return replace(NEIGHBOUR, name=what.where, known=(sides[what.where],), is_plural=False, after=("этого героя",))
    return replace(NEIGHBOUR, name="neighbours", known=(), after=("этого героя",))


def known(word: str, adjective: Adjective) -> Callable[[object, Telling], Noun]:
    return lambda what, t: replace(HERO, name=word, known=(adjective,), is_plural=False)


def in_hand(what: selectors.InHand, t: Telling) -> Noun:
    return replace(CARD, owner=YOU, place="в руке", out="из руки")


# ---- traits


def prints(test: shared.Prints, t: Telling) -> Trait:
    return Trait(after=FACTIONS.get(test.word, test.word))


NUMBERS = {"cost": "стоимостью", "attack": "с атакой", "health": "со здоровьем"}


def printed(test: shared.Printed, t: Telling) -> Trait:
    return ru.numbered(NUMBERS.get(test.attribute, test.attribute), test.least, test.most)


def strength(test: selectors.Strength, t: Telling) -> Trait:
    return ru.numbered(NUMBERS[test.stat], test.least, test.most)


def another(test: shared.Another, t: Telling) -> Trait:
    return Trait(before=(OTHER,))


# ---- what an ability answers

MODES = {
    ("active", "passive"): "",
    ("active",): " по желанию",
    ("passive",): " потому, что не можете сыграть карту,",
    ("effect",): " из-за эффекта",
}


def played(on: patterns.Played, t: Telling) -> str:
    who = {YOU: "вы играете", FOE: "соперник играет"}.get(on.by, "игрок играет")
    other = "" if on.by == FOE else "другую "
    faction = f" {FACTIONS.get(on.faction, on.faction)}" if on.faction else ""
    return f"когда {who} {other}карту{faction}"


def attacks(on: patterns.Attacks, t: Telling) -> str:
    again = " героя, которого в этом ходу уже атаковали" if on.again else ""
    return f"когда {subject(t.tell(shared.This()), t)} атакует{again}"


PATTERNS: Templates = {
    patterns.Enters: phrase("когда вы играете {self:this_one}"),
    patterns.Played: played,
    patterns.Attacks: attacks,
    patterns.IsAttacked: phrase("когда {self:this} атакован"),
    patterns.Kills: phrase("когда от удара этого героя гибнет герой"),
    patterns.Falls: phrase("когда {self:this} гибнет"),
    patterns.OtherFalls: by(
        "of",
        {
            YOU: phrase("когда гибнет другой ваш герой"),
            FOE: phrase("когда гибнет вражеский герой"),
            "both": phrase("когда гибнет другой герой"),
        },
    ),
    patterns.TurnBegins: ru.TURN_STARTS,
    patterns.TurnEnds: ru.TURN_ENDS,
    patterns.IsDiscarded: lambda on, t: f"когда вы сбрасываете эту карту{MODES.get(on.modes, '')}".removesuffix(","),
    patterns.YouDiscard: lambda on, t: f"когда вы сбрасываете карту{MODES.get(on.modes, '')}".removesuffix(","),
    patterns.HurtsPlayer: phrase("когда {self:this} наносит урон сопернику"),
    patterns.OwnHealed: phrase("когда ваш герой исцелён"),
}

# ---- conditions


def exists(record: shared.Exists, t: Telling) -> str:
    if not isinstance(record.what, selectors.Heroes):
        noun: Noun = t.tell(record.what)
        return f"есть {how_many(record.least, record.most)} {noun.said(1, True, actor='')}"
    noun = t.tell(record.what)
    whose = {YOU: "у вас ", FOE: "у соперника "}.get(noun.owner, "")
    return f"{whose}{how_many(record.least, record.most)} {replace(noun, owner='').said(1, True, actor='')}"


def free_places(record: selectors.FreePlaces, t: Telling) -> str:
    span = f"не меньше {record.least}" if record.most == ANY_NUMBER else f"не больше {record.most}"
    return f"у вас свободно {span} мест"


# ---- steps


def mill(step: effects.Mill, t: Telling) -> list[Clause]:
    whose = "вашей колоды" if step.own else "колоды соперника"
    cards = "верхняя карта" if step.count == 1 else f"{step.count} верхние карты"
    return [Clause(f"{cards} {whose} {'удаляется' if step.count == 1 else 'удаляются'} из игры", is_order=False)]


def seek(step: effects.Seek, t: Telling) -> list[Clause]:
    return [Clause(f"возьмите случайную карту {CARD.that_is(*map(t.tell, step.tests)).after[0]} из колоды")]


STEPS: Templates = {
    effects.Damage: order(
        "[нанесите|нанести|наносит] {what:to} {amount} урона {per:per}",
        "[нанесите|нанести|наносит] {what:to} {amount} урона",
    ),
    effects.HurtPlayer: by(
        "of",
        {
            FOE: statement("соперник теряет {amount:life} {per:per}", "соперник теряет {amount:life}"),
            YOU: statement("вы теряете {amount:life} {per:per}", "вы теряете {amount:life}"),
            "both": statement("каждый игрок теряет {amount:life} {per:per}", "каждый игрок теряет {amount:life}"),
        },
    ),
    effects.Heal: order("[исцелите|исцелить|исцеляет] {what} на {amount}"),
    effects.HealPlayer: statement("вы получаете {amount:life} {per:per}", "вы получаете {amount:life}"),
    effects.Destroy: order("[уничтожьте|уничтожить|уничтожает] {what}"),
    effects.Shield: statement("{what:who} <получает|получают> щит"),
    effects.SwapNumbers: order("поменяйте местами {what:numbers}"),
    effects.Silence: order("[лишите|лишить|лишает] {what} свойств"),
    effects.ReturnToHand: order("[верните|вернуть|возвращает] {what} в руку владельца"),
    effects.RemoveFromGame: order("[удалите|удалить|удаляет] {what} из игры"),
    effects.BringBack: order("[верните|вернуть|возвращает] {what} на поле"),
    effects.DrawCards: by(
        "for_foe",
        {False: order("[возьмите|взять|берёт] {count:cards}"), True: statement("соперник берёт {count:cards}")},
    ),
    effects.Seek: seek,
    effects.DiscardCards: order("[сбросьте|сбросить|сбрасывает] {what}"),
    effects.Mill: mill,
    effects.GainPoints: by(
        "pending",
        {
            False: order("[получите|получить|получает] {amount:points}"),
            True: order("[получите|получить|получает] {amount:points} в конце хода"),
        },
    ),
}


def whole(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    """The card's keywords, then what it does."""
    keys = shape.keywords(script)
    printed = (begun(", ".join(KEYWORDS[key].lower() for key in keys)) + ".",) if keys else ()
    return " ".join((*printed, *map(begun, shape.paragraphs(script, telling))))


def numbers_of(what: shared.Selector, t: Telling) -> str:
    return belonging("атаку и здоровье", t.tell(what), t)


RUSSIAN: Language = Language(
    tag="ru",
    name="По-русски",
    templates={
        **ru.TEMPLATES,
        **PATTERNS,
        **STEPS,
        Cont: ru.conts,
        shared.Exists: exists,
        selectors.AtAnEnd: phrase("он стоит на краю ряда"),
        selectors.FreePlaces: free_places,
        shared.This: this,
        shared.Bound: bound,
        shared.Prints: prints,
        shared.Printed: printed,
        shared.Another: another,
        selectors.Heroes: heroes,
        selectors.Beside: beside,
        selectors.Opposite: known("opposite", soft("противостоящ")),
        selectors.Fallen: fallen,
        selectors.InHand: in_hand,
        selectors.Attacker: known("attacker", ATTACKING),
        selectors.Defender: known("defender", ATTACKED),
        selectors.Strength: strength,
    },
    words={
        "place": PLACES,
        "stat": STATS,
        "until": UNTIL,
        "attribute": {"cost": "стоимость", "attack": "атака", "health": "здоровье", "faction": "фракция"},
    },
    fields={
        **ru.FIELDS,
        "per": lambda what, t: ru.for_each(what, t),
        "cards": lambda count, t: counted(count, CARD),
        "points": lambda count, t: counted(count, POINT),
        "life": lambda count, t: f"{count} {'единицу' if count == 1 else 'единицы' if count < 5 else 'единиц'} жизни",
        "numbers": numbers_of,
        "this": lambda record, t: subject(t.tell(shared.This()), t),
        "this_one": lambda record, t: ru.spoken(shared.This(), t),
    },
    whole=whole,
)
