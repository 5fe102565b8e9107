"""What Magic Equipment does (PD-10): items that a Pokémon wore for a time."""

from rules.games.pokemon_duels.abilities import Instead, Trigger
from rules.games.pokemon_duels.cards.words import (
    ANY_UP,
    HOST,
    OWN,
    THIS,
    THIS_BATTLE,
    UP,
    WORN,
    equipment,
    in_defence,
    own_of_type,
    wearer,
)
from rules.games.pokemon_duels.conditions import Heads
from rules.games.pokemon_duels.effects import Destroy, Heal, TossCoin
from rules.games.pokemon_duels.patterns import Attacks, DealsDamage, PhaseBegins
from rules.games.pokemon_duels.selectors import Except, Pokemon
from rules.kernel.abilities import CardScript, Cont
from rules.kernel.effects import Change, If
from rules.kernel.selectors import YOU, Prints

PIKACHU = Pokemon(YOU, (UP, Prints("species", "pikachu")))

LEFTOVERS = (
    equipment("leftovers", Trigger(PhaseBegins("end"), WORN, (Heal(300),))),
    equipment("shell-bell", Trigger(DealsDamage("host"), WORN, (Heal(300),))),
)

CHOICE = (
    equipment("choice-band", wearer("atk", 400), Cont(WORN, "no-attack", to=Except(OWN, HOST))),
    equipment("choice-specs", wearer("atk", 400), wearer("own-type-skills")),
    equipment("choice-scarf", wearer("atk", 400), wearer("strikes-first"), wearer("no-position-change")),
)

FOCUS = (
    equipment("focus-band", Instead(WORN, HOST, cause="battle", coin=True)),
    equipment("focus-sash", Instead(WORN, HOST, (Destroy(THIS),))),
)

ENDURANCE = (equipment("endurance-belt", Cont(WORN, "battle-proof", to=in_defence(HOST))),)

OF_ONE_TYPE = (
    equipment("charcoal", wearer("atk", 300), worn_by=own_of_type("fire")),
    equipment("mystic-water", wearer("atk", 300), worn_by=own_of_type("water")),
    equipment("magnet", wearer("atk", 300), worn_by=own_of_type("electric")),
    equipment("miracle-seed", wearer("atk", 300), worn_by=own_of_type("grass")),
    equipment("metal-coat", wearer("atk", 200), wearer("def", 200), worn_by=own_of_type("steel")),
)

OTHERS = (
    equipment("electric-ball", wearer("atk-times", 2), worn_by=PIKACHU),
    equipment(
        "quick-claw",
        Trigger(Attacks("host"), WORN, (TossCoin(), If(Heads(), (Change(HOST, "atk", 500, THIS_BATTLE),)))),
    ),
    equipment("everstone", wearer("def", 400), wearer("no-evolution"), worn_by=ANY_UP),
)

CARDS: tuple[CardScript, ...] = (*LEFTOVERS, *CHOICE, *FOCUS, *ENDURANCE, *OF_ONE_TYPE, *OTHERS)
