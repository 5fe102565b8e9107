"""Searches over 100,000 and over 1,000,000 printings, and how much longer they take on ten times the data.

    .venv/bin/python bench/search.py                     on SQLite, in a temporary file
    script/postgres .venv/bin/python bench/search.py     on PostgreSQL, in a throwaway cluster

Each query is asked with many values, the best of three times each, through `cards.search.search`: from its text to a
page of 60 cards with all of their 16 printings. Prints median and 95th percentile over the values in ms; exits 1 where
ten times the data takes ten times as long. On PostgreSQL it makes two databases of its own, which it leaves there.
"""

import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter

import django

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
scratch = tempfile.TemporaryDirectory()
os.environ.setdefault("DATABASE_URL", f"sqlite:///{scratch.name}/bench")
django.setup()

# ruff: noqa: E402
from django.core.management import call_command
from django.db import connection

from cards.loading import Source, load
from cards.search import search
from rules.games import game
from rules.kernel.catalogue import CardSet, Catalogue
from rules.kernel.facts import Ability, CardFacts, CardKey, Printing

SIZES = (6_250, 62_500)
"""Cards; each has `PRINTINGS` printings."""
PRINTINGS = 16
CARDS_OF_100_SETS = 6_250
VALUES = 15
TIMES = 3
LIMIT = 10

FOLDER = f"{scratch.name}/" if connection.vendor == "sqlite" else ""
VANGUARD = game("vanguard")
CLANS = [
    f"{word} {rank}" for word in ("Ash", "Brine", "Dusk", "Elm", "Frost", "Gale") for rank in ("Order", "Kin", "Host")
]
SYLLABLES = [first + second for first in "bdfgklmnrstvz" for second in "aeiou"]
TITLES = ("Knight", "Dragon", "Witch", "Sage", "Pup", "Soldier", "Queen", "Archer")
VERBS = ("retire", "draw", "stand", "rest", "choose", "reveal", "discard", "search")
NOUNS = ("units", "cards", "vanguards", "rear-guards", "damage", "hands", "triggers", "grades")


def main() -> int:
    for cards in SIZES:
        started = perf_counter()
        make_database(cards)
        fill(cards)
        print(f"{cards * PRINTINGS:,} printings loaded in {perf_counter() - started:.0f} s", file=sys.stderr)
    printings = [f"{cards * PRINTINGS:,} printings" for cards in SIZES]
    print(f"| {connection.vendor}, ms | {' | '.join(printings)} | ratio of the medians |\n|---|---|---|---|")
    return int(max(map(measured, QUERIES)) > LIMIT)


def measured(kind: str) -> float:
    """Ask queries of this kind of both, one straight after the other, and print how long they take."""
    small, large = (timings(kind, cards) for cards in SIZES)
    ratio = statistics.median(large) / statistics.median(small)
    print(f"| {kind} | {told(small)} | {told(large)} | {ratio:.1f} |")
    return ratio


def told(times: list[float]) -> str:
    """Median / 95th percentile."""
    return f"{statistics.median(times):.1f} / {statistics.quantiles(times, n=20)[-1]:.1f}"


def timings(kind: str, cards: int) -> list[float]:
    """The times in ms of queries of this kind on the catalogue of this many cards."""
    use_database(cards)
    chance = Random(kind)
    return [timed(QUERIES[kind](chance)) for _ in range(VALUES)]


def make_database(cards: int) -> None:
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute(f"CREATE DATABASE bench_{cards}")
    use_database(cards)
    call_command("migrate", verbosity=0)


def use_database(cards: int) -> None:
    connection.close()
    connection.settings_dict["NAME"] = f"{FOLDER}bench_{cards}"


def fill(cards: int) -> None:
    """Load the cards with one printing each, and have the database print them again."""
    plans, problems = load([Source("bench", catalogue(cards))])
    assert plans and not problems
    with connection.cursor() as cursor:
        for statement in (REPRINT, NUMBER, "ANALYZE"):
            cursor.execute(statement)


REPRINT = f"""
WITH RECURSIVE turn(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM turn WHERE n < {PRINTINGS - 1}), again AS (
    SELECT p.id, p.card_id, p.game, p.uid, n, (p.uid * 7919 + n * 104729) % 100 AS shift FROM cards_printing p, turn
)
INSERT INTO cards_printing (card_id, card_set_id, game, uid, number, aliases, rarity, position)
SELECT again.card_id, s.id, again.game, again.uid + n * 100000, s.code || '/' || again.uid || 'R' || n, '[]',
    CASE WHEN (uid + n) % 23 < 12 THEN 'C' WHEN (uid + n) % 23 < 17 THEN 'R' WHEN (uid + n) % 23 < 20 THEN 'RR'
         WHEN (uid + n) % 23 < 22 THEN 'RRR' ELSE 'SP' END,
    n
FROM again JOIN cards_cardset s ON s.position = (again.uid - 1) / {CARDS_OF_100_SETS} * 100 + shift
"""
NUMBER = """
INSERT INTO cards_lookup (card_id, printing_id, game, kind, folded)
SELECT card_id, id, game, 'number', lower(number) FROM cards_printing WHERE position > 0
"""


def timed(query: str) -> float:
    """Milliseconds, the best of a few times: what other programs take from the machine is not the search's."""
    return min(_once(query) for _ in range(TIMES))


def _once(query: str) -> float:
    started = perf_counter()
    search(VANGUARD, query)
    return (perf_counter() - started) * 1000


QUERIES: dict[str, Callable[[Random], str]] = {
    "everything": lambda chance: "",
    "a common word": lambda chance: chance.choice(TITLES),
    "a rare word": lambda chance: name(chance).split()[0],
    "two letters": lambda chance: chance.choice(SYLLABLES),
    "two parts of a name": lambda chance: f"{chance.choice(SYLLABLES)} {chance.choice(TITLES)}",
    "clan": lambda chance: f'clan:"{chance.choice(CLANS)}"',
    "clan and grade": lambda chance: f'clan:"{chance.choice(CLANS)}" grade>={chance.randint(1, 3)}',
    "power, strongest first": lambda chance: f"power>{chance.randint(5, 10)}000 order:-power",
    "everything by grade, power": lambda chance: "order:grade,-power",
    "trigger or sentinel": lambda chance: f"trigger:{chance.choice(('heal', 'draw'))} or is:sentinel",
    "set": lambda chance: f"set:S{chance.randint(1, 90):04}",
    "rarity": lambda chance: f"rarity:{chance.choice(('C', 'R', 'SP'))}",
    "set and rarity": lambda chance: f"set:S{chance.randint(1, 90):04} rarity:{chance.choice(('C', 'R', 'RR'))}",
    "number": lambda chance: f"number:S{chance.randint(1, 90):04}/{chance.randint(1, 9)}",
    "a phrase of the text": lambda chance: (
        f'text:"{chance.choice(VERBS)} {chance.randint(1, 9)} {chance.choice(NOUNS)}"'
    ),
    "text, clan and not a trigger": lambda chance: (
        f'text:{chance.choice(VERBS)} clan:"{chance.choice(CLANS)}" -is:trigger'
    ),
    "nobody": lambda chance: f"zz{name(chance).split()[0]}",
    "printings of a rarity, by set": lambda chance: f"rarity:{chance.choice(('RRR', 'SP'))} unique:printings order:set",
}


def catalogue(cards: int) -> Catalogue:
    chance = Random(1)
    numbers = range(1, cards // CARDS_OF_100_SETS * 100 + 1)
    sets = tuple(CardSet(f"S{number:04}", f"Set {number}", "classic") for number in numbers)
    names: set[str] = set()
    while len(names) < cards:
        names.add(name(chance))
    shuffled = chance.sample(sorted(names), cards)
    return Catalogue("vanguard", "1", sets, tuple(card(chance, *each) for each in enumerate(shuffled)))


def card(chance: Random, place: int, own_name: str) -> CardFacts:
    """A card printed once, as a common, in one of its hundred sets."""
    set_code = f"S{place // CARDS_OF_100_SETS * 100 + chance.randint(1, 100):04}"
    trigger = chance.choice(("critical", "draw", "heal", "stand")) if chance.random() < 0.2 else None
    grade = 0 if trigger else chance.randint(0, 3)
    return CardFacts(
        key=CardKey(f"card-{place}"),
        name=own_name,
        kind="trigger" if trigger else "normal",
        attributes={
            "grade": grade,
            "clan": chance.choice(CLANS),
            "nation": None,
            "race": chance.choice(TITLES),
            "power": 3000 + 1000 * chance.randint(0, 9),
            "shield": None if grade == 3 else 5000,
            "critical": 1,
            "trigger": trigger,
            "skill": ("boost", "boost", "intercept", "twin_drive")[grade],
            "sentinel": chance.random() < 0.03,
        },
        printings=(Printing(place + 1, set_code, f"{set_code}/{place + 1}", "C", "classic"),),
        abilities=tuple(Ability("AUTO", ("VC",), sentence(chance)) for _ in range(chance.randint(0, 2))),
    )


def name(chance: Random) -> str:
    first, second = ("".join(chance.choices(SYLLABLES, k=size)) for size in (3, 2))
    return f"{first} {second} {chance.choice(TITLES)}".title()


def sentence(chance: Random) -> str:
    parts = (
        f"{chance.choice(VERBS)} {chance.randint(1, 9)} {chance.choice(NOUNS)}" for _ in range(chance.randint(2, 6))
    )
    return "when this unit attacks, " + ", then ".join(parts)


if __name__ == "__main__":
    sys.exit(main())
