"""What an effect does, in English: orders and statements."""

from dataclasses import replace

from rules.games.pokemon_duels import arrivals, effects
from rules.games.pokemon_duels.aiming import Aim
from rules.games.pokemon_duels.wording import shape
from rules.games.pokemon_duels.wording.en.words import CARD, POKEMON, UNTIL
from rules.kernel.english import Noun, aimed_at, one_of, some, target
from rules.kernel.phrases import by, order, statement
from rules.kernel.selectors import FOE, YOU
from rules.kernel.wording import Clause, Telling, Templates


def aim(step: Aim, t: Telling) -> list[Clause]:
    """The choice of a target by itself, where what follows is not one order."""
    noun: Noun = t.tell(step.what)
    t.nouns[step.slot] = replace(aimed_at(noun, step.slot, step.least, step.most), first=None)
    t.last = step.slot
    return [Clause(f"choose {some(replace(noun, fixed=''), step.least, step.most)}", opens=True)]


def search(step: effects.Search, t: Telling) -> list[Clause]:
    noun = (POKEMON if shape.is_of_pokemon(step.tests) else CARD).that_is(*map(t.tell, step.tests))
    where = one_of(dict.fromkeys(t.word("place", zone) for zone in step.zones))
    t.nouns["found"] = replace(noun, name="found", fixed="the found card", is_plural=False)
    t.last = "found"
    return [Clause(f"search your {where} for {some(noun, 1, 1)}", opens=True)]


def to_hand(step: effects.ToHand, t: Telling) -> list[Clause]:
    noun: Noun = t.tell(step.what)
    if noun.name == "found":
        return [Clause(f"put {target(noun, t)} into your hand")]
    hands = "their owners’ hands" if noun.is_plural else "its owner’s hand"
    hands = "your hand" if noun.owner == YOU and noun.place else hands
    return [Clause(f"return {target(replace(noun, out=True), t)} to {hands}")]


def dancers(step: arrivals.ChooseDancers, t: Telling) -> list[Clause]:
    t.nouns["dancers"] = replace(POKEMON, name="dancers", fixed="those Pokémon")
    t.last = "dancers"
    count = f"{step.least} or {step.most}" if step.most == step.least + 1 else f"{step.least} to {step.most}"
    return [Clause(f"choose {count} of your face-up Pokémon whose levels add up to its level", opens=True)]


def shift_level(step: effects.ShiftLevel, t: Telling) -> list[Clause]:
    verb = "raise" if step.least >= 0 else "lower" if step.most <= 0 else "change"
    least, most = sorted((abs(step.least), abs(step.most))) if verb != "change" else (step.least, step.most)
    return [Clause(f"{verb} the level of {target(t.tell(step.what), t)} by {least} to {most} {UNTIL[step.until]}")]


TEMPLATES: Templates = {
    Aim: aim,
    effects.Destroy: order("destroy {what}"),
    effects.Send: order("send {what:out} to the Graveyard"),
    effects.Remove: order("remove {what:out} from the game"),
    effects.ToHand: to_hand,
    effects.ToDeck: order("shuffle {what:out} into the deck"),
    effects.Draw: by("who", {YOU: order("draw {count:cards}"), FOE: statement("your opponent draws {count:cards}")}),
    effects.DiscardCards: order("[discard|discards] {what}"),
    effects.Mill: by(
        "of",
        {
            YOU: order("send the top {count:top} of your deck to the Graveyard"),
            FOE: order("send the top {count:top} of your opponent’s deck to the Graveyard"),
        },
    ),
    effects.Search: search,
    effects.Shuffle: order("shuffle your deck"),
    effects.Damage: by(
        "to",
        {
            FOE: order("deal {amount} damage to your opponent {per}", "deal {amount} damage to your opponent"),
            YOU: statement("you take {amount} damage {per}", "you take {amount} damage"),
        },
    ),
    effects.Heal: by(
        "who",
        {
            YOU: order("gain {amount} life {per}", "gain {amount} life"),
            FOE: statement("your opponent gains {amount} life {per}", "your opponent gains {amount} life"),
        },
    ),
    effects.ShiftLevel: shift_level,
    effects.CopyTypes: statement("{what:who} <has|have> the types of {of} {until}"),
    effects.TurnTo: by(
        "position",
        {
            "attack": order("put {what} into Attack Position"),
            "defence": order("put {what} into Defence Position"),
            "other": order("change the position of {what}"),
            "face-down": order("turn {what} face down into Defence Position"),
        },
    ),
    effects.Equip: order("equip {on} with this card"),
    effects.Settle: statement("this card becomes the Environment"),
    effects.TakeControl: order("take control of {what}"),
    effects.MoreSummons: statement("you have {count:summons} this turn"),
    effects.Negate: order("negate {what:whose} effect"),
    effects.NegateAttack: order("negate the attack", turns_away=True),
    effects.Redirect: statement("the attack goes to {to} instead"),
    effects.EndBattlePhase: order("end the Battle Phase"),
    effects.TossCoin: order("toss a coin", turns_away=True),
    arrivals.SpecialSummon: by(
        "position",
        {
            "choose": order("Special Summon {what:out}"),
            "attack": order("Special Summon {what:out} in Attack Position"),
            "defence": order("Special Summon {what:out} in Defence Position"),
        },
    ),
    arrivals.ChooseDancers: dancers,
}
