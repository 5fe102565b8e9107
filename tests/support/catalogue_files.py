"""Small catalogue files: what is not mentioned is filled in, so that a test says only what it is about."""

import json
from pathlib import Path
from typing import Any

Fields = dict[str, Any]


def card(key: str, number: str, **fields: Any) -> Fields:
    """A grade 1 card without abilities, printed once, in the set X1; `printings=` replaces that printing."""
    filled = {
        "key": key,
        "name": key.replace("-", " ").title(),
        "kind": "normal",
        "grade": 1,
        "clan": "Skirmishers",
        "power": 7000,
        "shield": 5000,
        "critical": 1,
        "skill": "boost",
        "printings": [printing(number)],
    }
    return filled | fields


def printing(number: str, set_code: str = "X1", **fields: Any) -> Fields:
    return {"set": set_code, "number": number, "rarity": "C"} | fields


def write(path: Path, *cards: Fields, sets: tuple[Fields, ...] = ({"code": "X1", "era": "classic"},)) -> Path:
    """A catalogue file of these cards at `path`."""
    file = {"schema": 1, "game": "vanguard", "version": "test", "sets": list(sets), "cards": list(cards)}
    path.write_text(json.dumps(file), encoding="utf-8")
    return path
