"""What an effect does, in Russian: orders and statements."""

from dataclasses import replace

from rules.games.pokemon_duels import arrivals, effects
from rules.games.pokemon_duels.aiming import Aim
from rules.games.pokemon_duels.wording import shape
from rules.games.pokemon_duels.wording.ru.nouns import described
from rules.games.pokemon_duels.wording.ru.words import CARD, CHANGE, LOWER, POKEMON, RAISE, RETURN, TAKE, UNTIL
from rules.kernel import selectors as shared
from rules.kernel.phrases import by, order, statement
from rules.kernel.russian import (
    ACC,
    THIS_ONE,
    Noun,
    aimed_at,
    belonging,
    hard,
    is_spoken_of,
    one_of,
    referred,
    some,
    target,
)
from rules.kernel.selectors import FOE, YOU
from rules.kernel.texts.ru import CHOOSE
from rules.kernel.wording import Clause, Telling, Templates


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
    if noun.name == "found" or (noun.owner == YOU and noun.place):
        return [Clause(f"{TAKE.told(t)} {target(replace(noun, place=noun.out), t)} в руку")]
    hand = "в руки владельцев" if noun.is_plural else "в руку владельца"
    is_short = bool(noun.known) and noun.first is None
    what = target(replace(noun, place=noun.out), t)
    return [Clause(f"{RETURN.told(t)} {f'{what} {hand}' if is_short else f'{hand} {what}'}")]


def shift_level(step: effects.ShiftLevel, t: Telling) -> list[Clause]:
    verb = RAISE if step.least >= 0 else LOWER if step.most <= 0 else CHANGE
    least, most = sorted((abs(step.least), abs(step.most))) if verb is not CHANGE else (step.least, step.most)
    level = belonging("уровень", t.tell(step.what), t)
    return [Clause(f"{verb.told(t)} {level} на число от {least} до {most} {UNTIL[step.until]}")]


SEND = "[отправьте|отправить|отправляет]"
TEMPLATES: Templates = {
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
    effects.ShiftLevel: shift_level,
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
