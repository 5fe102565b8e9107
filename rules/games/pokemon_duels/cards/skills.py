"""What skills do (PD-9). Which Pokémon can use one is printed, not said here: it is no part of the effect."""

from rules.games.pokemon_duels.cards.words import (
    ANY_UP,
    FOES_IN_ATTACK,
    FOES_UP,
    FOR_GOOD,
    NEXT_TURN,
    OWN_UP,
    TARGET,
    THIRD_TURN,
    THIS_TURN,
    USER,
    foes_with,
    spell,
    stronger,
)
from rules.games.pokemon_duels.conditions import Heads, UnderEnvironment
from rules.games.pokemon_duels.effects import Damage, Destroy, Heal, NegateAttack, Remove, TossCoin, TurnTo
from rules.games.pokemon_duels.patterns import Attacks
from rules.games.pokemon_duels.selectors import Has, HasType, InPosition, Pokemon, Such, Worn
from rules.kernel.abilities import CardScript
from rules.kernel.effects import Change, If
from rules.kernel.selectors import FOE

DESTROY_TARGET = Destroy(TARGET)
TIRES = Change(USER, "no-attack", 1, THIS_TURN)
"""The user cannot attack this turn."""
SUNSHINE = UnderEnvironment(("sunny-day",))
GUARDED = (Change(TARGET, "battle-proof", 1, THIS_TURN), Change(TARGET, "effect-proof", 1, THIS_TURN))

BEAMS = tuple(
    spell(key, DESTROY_TARGET, target=foes_with("def", 900))
    for key in ("flamethrower", "surf", "thunderbolt", "ice-beam")
)
"""One effect under four names (PD-7e)."""

GREAT_POWERS = (
    spell("hydro-pump", DESTROY_TARGET, TIRES, target=foes_with("def", 1300), user=True),
    spell("solar-beam", DESTROY_TARGET, If(SUNSHINE, (), (TIRES,)), target=foes_with("def", 1300), user=True),
    spell("iron-tail", DESTROY_TARGET, TIRES, target=foes_with("atk", 1100), user=True),
    spell("earthquake", Destroy(Such(ANY_UP, (Has("def", most=600), HasType("flying", False))))),
)

POWERS = (
    spell("brick-break", DESTROY_TARGET, target=Pokemon(FOE, (InPosition("defence"), Has("def", most=1200)))),
    spell("sludge-bomb", DESTROY_TARGET, Damage(200), target=foes_with("def", 800)),
    spell("psychic", DESTROY_TARGET, target=foes_with("atk", 900)),
    spell("shadow-ball", Remove(TARGET), target=foes_with("def", 700)),
    spell("fly", Change(USER, "direct", 1, THIS_TURN), *stronger(USER, -300), user=True),
    spell("signal-beam", *stronger(TARGET, -500), Change(TARGET, "no-position-change", 1, NEXT_TURN), target=FOES_UP),
    spell("rock-slide", *stronger(FOES_UP, -300)),
    spell("dragon-claw", *stronger(USER, 400), Change(USER, "piercing", 1, THIS_TURN), user=True),
    spell("crunch", *stronger(TARGET, -200, -600), target=FOES_UP),
    spell(
        "dazzling-gleam",
        TurnTo(TARGET, "defence"),
        Change(TARGET, "no-position-change", 1, NEXT_TURN),
        target=FOES_IN_ATTACK,
    ),
)

STATES = (
    spell(
        "sleep-powder",
        Change(TARGET, "no-attack", 1, THIRD_TURN),
        Change(TARGET, "no-position-change", 1, THIRD_TURN),
        target=FOES_UP,
    ),
    spell("toxic", *stronger(TARGET, -300, -300, FOR_GOOD), target=FOES_UP),
)

NORMAL = (*BEAMS, *GREAT_POWERS, *POWERS, *STATES)

GUARDS = tuple(spell(key, *GUARDED, target=OWN_UP) for key in ("protect", "endure", "substitute", "double-team"))
"""One effect under four names (PD-7e)."""

WEAKENING = (
    spell("ember", *stronger(TARGET, -400), target=FOES_UP),
    spell("water-gun", *stronger(TARGET, 0, -400), target=FOES_UP),
    spell("icy-wind", *stronger(TARGET, -200), Change(TARGET, "no-position-change", 1, THIS_TURN), target=FOES_UP),
    spell("rock-tomb", *stronger(TARGET, -300, until=NEXT_TURN), target=FOES_UP),
    spell("charm", *stronger(TARGET, -600), target=FOES_IN_ATTACK),
    spell("thunder-wave", Change(TARGET, "no-attack", 1, THIS_TURN), target=FOES_UP),
    spell("string-shot", TurnTo(TARGET, "defence"), target=FOES_IN_ATTACK),
    spell("thief", Destroy(TARGET), target=Worn(FOES_UP)),
)

STRENGTHENING = (
    spell("bulk-up", *stronger(USER, 300, 300, NEXT_TURN), user=True),
    spell("aerial-ace", *stronger(USER, 300), Change(USER, "typeless", 1, THIS_TURN), user=True),
    spell("dragon-dance", *stronger(USER, 400), Change(USER, "strikes-first", 1, THIS_TURN), user=True),
    spell("iron-defense", *stronger(USER, 0, 600, NEXT_TURN), user=True),
    spell("reflect", Change(OWN_UP, "no-battle-damage", 1, THIS_TURN)),
    spell("synthesis", If(SUNSHINE, (Heal(1000),), (Heal(500),))),
)

AGAINST_ATTACKS = (
    spell("sand-attack", TossCoin(), If(Heads(), (NegateAttack(),)), on=Attacks("foe")),
    spell("confuse-ray", TossCoin(), If(Heads(), (NegateAttack(), Damage(500))), on=Attacks("foe")),
)

QUICK = (*GUARDS, *WEAKENING, *STRENGTHENING, *AGAINST_ATTACKS)

CARDS: tuple[CardScript, ...] = (*NORMAL, *QUICK)
