"""The yearly lists of forbidden and limited cards, as the Halls of each region give them out (PD-7d, PD-G16).

The rules name two cards that are on every list and leave the rest open: all other rows are our own.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.games.pokemon_duels.counting import COPIES

KANTO, JOHTO, HOENN = "Kanto", "Johto", "Hoenn"
REGIONS = (KANTO, JOHTO, HOENN)
YEARS = (2025, 2026)


@dataclass(frozen=True, slots=True)
class Row:
    """At most `cap` copies of a title: 0 is forbidden. `hall` is empty where all Halls of the region say so."""

    year: int
    region: str
    title: str
    cap: int
    hall: str = ""


def _rows(year: int, region: str, text: str) -> Iterator[Row]:
    """A row for each line: the cap, the title, and a Hall in brackets where it is that one's alone."""
    for line in text.strip().splitlines():
        cap, rest = line.strip().split(" ", 1)
        name, _, hall = rest.removesuffix(")").partition(" (")
        yield Row(year, region, name, int(cap), hall)


ROWS = (
    *_rows(
        2025,
        KANTO,
        """
        0 Dark Ball
        0 Mewtwo Evolution
        1 Mewtwo
        1 Monster Revival
        2 Evolution Dance
        2 Electric Ball
        2 Macho Brace
        """,
    ),
    *_rows(
        2025,
        JOHTO,
        """
        0 Dark Ball
        0 Mewtwo Evolution
        1 Lugia
        1 Ho-Oh
        1 Breath of the Phoenix
        2 Chain Lightning
        """,
    ),
    *_rows(
        2025,
        HOENN,
        """
        0 Dark Ball
        0 Mewtwo Evolution
        1 Rayquaza
        1 Kyogre
        1 Groudon
        2 Rain Dance
        2 Sunny Day
        """,
    ),
    *_rows(
        2026,
        KANTO,
        """
        0 Dark Ball
        0 Mewtwo Evolution
        0 Breath of the Phoenix
        1 Mewtwo
        1 Monster Revival
        1 Evolution Dance
        2 Electric Ball
        2 Macho Brace
        1 Hydro Pump (Cerulean)
        """,
    ),
    *_rows(
        2026,
        JOHTO,
        """
        0 Dark Ball
        0 Mewtwo Evolution
        1 Lugia
        1 Ho-Oh
        1 Monster Revival
        2 Chain Lightning
        2 Scizor
        """,
    ),
    *_rows(
        2026,
        HOENN,
        """
        0 Dark Ball
        0 Mewtwo Evolution
        1 Rayquaza
        1 Kyogre
        1 Groudon
        1 Jirachi
        2 Professor’s Letter
        """,
    ),
)


def caps(year: int, region: str = "", hall: str = "") -> Mapping[str, int]:
    """The lowest cap of each title of that year: of one region or of all, of one Hall's own rows as well."""
    found: dict[str, int] = {}
    for row in ROWS:
        if row.year == year and region in ("", row.region) and row.hall in ("", hall):
            found[row.title] = min(row.cap, found.get(row.title, COPIES))
    return found
