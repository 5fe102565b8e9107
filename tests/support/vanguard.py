"""Vanguard tables for tests: common beginnings, units in some state, and test cards in the vocabulary of scripts."""

from functools import partial
from typing import Any

from tests.support.tables import PlayedTable, scene

Said = dict[str, Any]
"""What scenes say of a side, a unit or a card."""

IT: Said = {"type": "bound", "slot": "it"}
THIS: Said = {"type": "this"}
DRAWS: Said = {"type": "draw", "count": 1}

vanguard = partial(scene, "vanguard")


def battle(me: Said, foe: Said | None = None, **said: Any) -> PlayedTable:
    """My battle phase begins."""
    return vanguard(me=me, foe=foe or {}, phase="battle", **said)


def attacking(circle: str, me: Said, foe: Said | None = None, boost: str = "") -> PlayedTable:
    """My unit of this circle attacks their vanguard, boosted or not as `boost` says, "" where nobody could."""
    table = battle(me, foe)
    table.me.attack(f"me {circle}", target="foe VC")
    if boost:
        table.me.choose(boost)
    return table


def calling(name: str, me: Said, foe: Said | None = None, circle: str = "FL") -> PlayedTable:
    """I call this card from the hand."""
    table = vanguard(me={"hand": [name]} | me, foe=foe or {})
    table.me.call(f"{name} in hand", circle=circle)
    return table


def riding(name: str, me: Said, foe: Said | None = None) -> PlayedTable:
    """I ride this card from the hand."""
    table = vanguard(me={"hand": [name]} | me, foe=foe or {}, phase="ride")
    table.me.ride(f"{name} in hand")
    return table


def beginning_main(me: Said) -> PlayedTable:
    """I have not ridden, and my main phase begins."""
    table = vanguard(me=me, phase="ride")
    table.me.pass_()
    return table


def resting(name: str) -> Said:
    return {"card": name, "resting": True}


def with_power(name: str, power: int = 50000, critical: int = 0) -> Said:
    """A unit that this turn has so much more power and critical."""
    changes = [f"power +{power} until turn", f"critical +{critical} until turn"]
    return {"card": name, "changes": changes[: 1 + (critical > 0)]}


def face_up(table: PlayedTable, side: str = "me") -> int:
    """How many damage cards lie face up."""
    return sum(not card.face_down for card in table.cards(f"{side} damage"))


def unit(name: str, *abilities: Said, **printed: Any) -> Said:
    """A test card, a grade 2 unit where nothing else is said."""
    return {"name": name, "grade": 2, "power": 10000, "skill": "intercept", "abilities": list(abilities)} | printed


def when(on: Said, *do: Said, zones: tuple[str, ...] = ("VC", "RC"), **more: Any) -> Said:
    return {"type": "when", "on": on, "zones": list(zones), "do": list(do)} | more


def act(*do: Said, cost: tuple[Said, ...] = (), **more: Any) -> Said:
    return {"type": "act", "zones": ["VC", "RC"], "do": list(do), "cost": list(cost)} | more


def cards(of: str, *zones: str, tests: tuple[Said, ...] = ()) -> Said:
    return {"type": "cards", "of": of, "zones": list(zones), "tests": list(tests)}


def gains(amount: int, until: str = "turn") -> Said:
    return {"type": "change", "what": THIS, "stat": "power", "amount": amount, "until": until}
