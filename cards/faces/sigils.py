"""Sigils of spells and frames of mirrors: ornaments that follow from a card's key, about (0, 0)."""

from math import cos, pi, sin

from cards.faces.chance import Chance
from cards.faces.drawing import disc, line, moved, number, path, polygon, star_points, turned
from cards.faces.palette import Tones


def sigil(tones: Tones, chance: Chance, turns: int | None) -> str:
    """A seal of three rings within 54 units: a star polygon between two circles, and signs around the outer one.

    `turns` cuts the outer ring into that many arcs; 0 leaves it whole, None makes it a row of dots.
    """
    count = chance.pick("points", (3, 4, 5, 6, 7, 8, 9))
    signs = "".join(
        turned(moved(path(chance.pick(f"sign {index % 2}", SIGNS), tones.glow), 0, -41, 0.8), 360 * index / count)
        for index in range(count)
    )
    return (
        disc(0, 0, 54, tones.ink, opacity=0.5)
        + _outer(tones, turns)
        + signs
        + disc(0, 0, 33, "none", stroke=tones.accent, stroke_width=2)
        + _star(tones, count, chance.pick("skip", (2, 3)), 33)
    )


def _outer(tones: Tones, turns: int | None) -> str:
    if turns is None:
        return disc(
            0, 0, 50, "none", stroke=tones.glow, stroke_width=2.4, stroke_dasharray="0.1 6.44", stroke_linecap="round"
        )
    if not turns:
        return disc(0, 0, 50, "none", stroke=tones.glow, stroke_width=4)
    length = 2 * pi * 50 / turns
    dashes = f"{number(length - 9)} 9"
    return turned(
        disc(0, 0, 50, "none", stroke=tones.glow, stroke_width=5, stroke_dasharray=dashes), -90 + 180 * 4.5 / (pi * 50)
    )


def _star(tones: Tones, count: int, skip: int, radius: float) -> str:
    """The chords from each of the points to the one `skip` further on."""
    at = [(radius * sin(2 * pi * index / count), -radius * cos(2 * pi * index / count)) for index in range(count)]
    chords = "".join(
        f"M{number(x)} {number(y)}L{number(at[(index + skip) % count][0])} {number(at[(index + skip) % count][1])}"
        for index, (x, y) in enumerate(at)
    )
    return line(chords, tones.accent, 1.6)


SIGNS = (
    "M0 -7L2 -2L7 0L2 2L0 7L-2 2L-7 0L-2 -2Z",
    "M-5 6L0 -7L5 6L0 3Z",
    "M-2 -7H2V-2H6V2H2V7H-2V2H-6V-2H-2Z",
    "M0 -7A7 7 0 1 0 7 0A5 5 0 1 1 0 -7Z",
    "M0 -7C5 -2 5 2 0 7C-5 2 -5 -2 0 -7Z",
    "M-6 -5H6L2 0L6 5H-6L-2 0Z",
    "M0 -6L6 5H-6ZM0 -1L-2.500 3.500H2.500Z",
    "M0 -6A6 6 0 1 0 0.1 -6ZM0 -3A3 3 0 1 1 -0.1 -3Z",
)


def frame(tones: Tones, chance: Chance) -> tuple[str, str]:
    """A mirror's glass as a path, and the ornament of its frame, drawn within 56 by 66 units, to lie over the glass."""
    glass, edge = chance.pick("glass", GLASSES)
    width = chance.pick("rim", (5, 7, 9))
    rim = path(glass, "none", stroke=tones.accent, stroke_width=width) + path(
        glass, "none", stroke=tones.glow, stroke_width=1.4
    )
    return glass, chance.pick("crest", CRESTS)(tones, edge, chance) + rim + _beads(tones, chance, edge)


Ellipse = tuple[float, float]


def _oval(w: float, h: float) -> str:
    return f"M0 {-h}A{w} {h} 0 1 1 0 {h}A{w} {h} 0 1 1 0 {-h}Z"


GLASSES: tuple[tuple[str, Ellipse], ...] = (
    (_oval(36, 46), (40, 50)),
    (_oval(42, 42), (46, 46)),
    ("M-30 46V-14C-30 -40 -14 -46 0 -52C14 -46 30 -40 30 -14V46Z", (35, 52)),
    ("M0 -50L34 -24V24L0 50L-34 24V-24Z", (40, 52)),
    ("M-18 -46H18L40 -20V20L18 46H-18L-40 20V-20Z", (44, 50)),
    (
        "M0 -48C20 -56 44 -40 36 -16C46 -4 46 20 34 28C26 48 6 48 0 44C-6 48 -26 48 -34 28C-46 20 -46 -4 -36 -16C-44 -40 -20 -56 0 -48Z",
        (44, 50),
    ),
    ("M-32 -44H32V44H-32Z", (36, 50)),
    ("M0 -50C30 -30 38 4 26 34C14 50 -14 50 -26 34C-38 4 -30 -30 0 -50Z", (38, 50)),
)
"""Each with the half axes of the ellipse on which ornaments sit."""


def _around(edge: Ellipse, count: int, drawn: str, name: str, start: float = 0) -> str:
    """The same drawing so often on an ellipse, each turned outwards; `name` is that of the first one."""
    placed = ""
    for index in range(count):
        angle = 2 * pi * index / count + start
        at = f"{edge[0] * sin(angle):.0f} {-edge[1] * cos(angle):.0f}"
        place = f'transform="translate({at}) rotate({angle * 180 / pi:.0f})"'
        placed += f'<use href="#{name}" {place}/>' if index else f'<g {place}><g id="{name}">{drawn}</g></g>'
    return placed


def _leaves(tones: Tones, edge: Ellipse, chance: Chance) -> str:
    leaf = path("M0 -14C-8 -8 -8 0 0 6C8 0 8 -8 0 -14Z", tones.accent, stroke=tones.ink, stroke_width=0.8)
    return _around(edge, chance.pick("leaves", (14, 18, 22)), leaf, chance.name("ornament"))


def _beams(tones: Tones, edge: Ellipse, chance: Chance) -> str:
    count = chance.pick("beams", (12, 16, 24))
    return _around(edge, count, path("M0 -18L-4 4H4Z", tones.accent), chance.name("ornament")) + _around(
        edge, count, path("M0 -10L-2.5 4H2.5Z", tones.glow), chance.name("between"), pi / count
    )


def _scrolls(tones: Tones, edge: Ellipse, chance: Chance) -> str:
    curl = line("M-8 2C-8 -12 8 -14 8 -4C8 2 0 2 1 -4", tones.accent, 3.2, stroke_linecap="round")
    return _around(edge, chance.pick("scrolls", (8, 10, 12)), curl, chance.name("ornament"))


def _antlers(tones: Tones, edge: Ellipse, chance: Chance) -> str:
    horn = line("M0 4V-14M0 -4L-7 -13M0 -6L6 -12", tones.accent, 3, stroke_linecap="round")
    return _around(edge, chance.pick("horns", (6, 8, 10)), horn, chance.name("ornament"))


def _candles(tones: Tones, edge: Ellipse, chance: Chance) -> str:
    candle = path("M-2.5 -8H2.5V4H-2.5Z", tones.paper) + path("M0 -17C4 -12 3 -9 0 -8C-3 -9 -4 -12 0 -17Z", tones.glow)
    return _around(edge, chance.pick("candles", (5, 7, 9)), candle, chance.name("ornament"))


def _points(tones: Tones, edge: Ellipse, chance: Chance) -> str:
    star = path(polygon(star_points(4, 3, 11)), tones.glow, stroke=tones.accent, stroke_width=1.6)
    return _around(edge, chance.pick("stars", (6, 8, 12)), star, chance.name("ornament"))


CRESTS = (_leaves, _beams, _scrolls, _antlers, _candles, _points)


def _beads(tones: Tones, chance: Chance, edge: Ellipse) -> str:
    if chance.happens("plain", 0.3):
        return ""
    bead = disc(0, 0, 4, tones.glow, stroke=tones.ink, stroke_width=1)
    return _around(edge, chance.pick("beads", (4, 6, 8)), bead, chance.name("bead"))
