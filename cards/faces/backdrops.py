"""What stands behind a figure: skies, suns, waves, walls, webs. Each fills the sheet around the focus (63, 74)."""

from collections.abc import Callable
from math import cos, pi, sin

from cards.faces.chance import Chance
from cards.faces.drawing import disc, line, number, path, polygon
from cards.faces.palette import Tones

FOCUS_X, FOCUS_Y = 63, 74

Backdrop = Callable[[Tones, Chance], str]


def _around(radius: float, turn: float) -> tuple[float, float]:
    """The point at a distance from the focus; a whole turn is 1, and 0 is straight up."""
    return FOCUS_X + radius * sin(2 * pi * turn), FOCUS_Y - radius * cos(2 * pi * turn)


def _ring(count: int, inner: float, outer: float, shift: float = 0) -> str:
    """A star or cog of `count` points between two radii."""
    points = []
    for index in range(count):
        points.append(_around(outer, (index + shift) / count))
        points.append(_around(inner, (index + shift + 0.5) / count))
    return polygon(points)


def rays(tones: Tones, chance: Chance) -> str:
    """A sunburst to the edges, under a sun."""
    count = chance.pick("rays", (12, 16, 20, 28))
    wedges = ""
    for index in range(count):
        left, right = _around(130, (index - 0.25) / count), _around(130, (index + 0.25) / count)
        wedges += polygon([(FOCUS_X, FOCUS_Y), left, right])
    return path(wedges, tones.haze) + sun(tones, chance)


def sun(tones: Tones, chance: Chance) -> str:
    """A sun, moon, ring or star behind the figure's head."""
    return chance.pick("sun", SUNS)(tones)


def _full(tones: Tones) -> str:
    return disc(FOCUS_X, FOCUS_Y - 10, 42, tones.accent, opacity=0.85)


def _halo(tones: Tones) -> str:
    return disc(FOCUS_X, FOCUS_Y - 6, 44, "none", stroke=tones.glow, stroke_width=3) + disc(
        FOCUS_X, FOCUS_Y - 6, 38, "none", stroke=tones.accent, stroke_width=5
    )


def _crescent(tones: Tones) -> str:
    return path("M63 18A46 46 0 1 0 109 64A38 38 0 1 1 63 18Z", tones.glow)


def _star(tones: Tones) -> str:
    return path(_ring(8, 26, 54), tones.accent, opacity=0.85)


def _cog(tones: Tones) -> str:
    return path(_ring(12, 36, 50), tones.accent, opacity=0.8) + disc(FOCUS_X, FOCUS_Y, 38, tones.haze)


SUNS = (_full, _halo, _crescent, _star)


def waves(tones: Tones, chance: Chance) -> str:
    """Rows of concentric arcs, like scales of water, rising from below."""
    rows, radius = "", 15
    for row in range(8):
        y = 176 - row * 9
        for column in range(6):
            x = column * 2 * radius - (radius if row % 2 else 0)
            for part in (1, 0.62, 0.28):
                rows = (
                    rows
                    + f"M{number(x - radius * part)} {y}a{number(radius * part)} {number(radius * part)} 0 0 1 {number(2 * radius * part)} 0"
                )
    return sun(tones, chance) + line(rows, tones.haze, 2)


def scales(tones: Tones, chance: Chance) -> str:
    """Overlapping scales from top to bottom."""
    radius = chance.pick("scales", (11, 14, 18))
    rows = ""
    for row in range(int(170 / radius)):
        start = -radius * (row % 2)
        rows += f"M{start} {row * radius}" + f"a{radius} {radius} 0 0 0 {2 * radius} 0" * (130 // (2 * radius) + 2)
    return line(rows, tones.haze, 2.5) + sun(tones, chance)


def mountains(tones: Tones, chance: Chance) -> str:
    """Three ridges under a sun."""
    low, high = chance.between("ridge", 60, 84), chance.between("peak", 40, 64)
    return (
        sun(tones, chance)
        + path(f"M0 104L26 {high + 20:.0f}L44 88L70 {high:.0f}L96 84L112 {high + 16:.0f}L126 80V176H0Z", tones.haze)
        + path(f"M0 {low + 30:.0f}L30 110L58 {low + 22:.0f}L90 116L126 {low + 18:.0f}V176H0Z", tones.horizon)
    )


def arches(tones: Tones, chance: Chance) -> str:
    """A window of pointed arches, one in another."""
    nested = ""
    for index, width in enumerate((58, 46, 34)):
        top = 8 + 12 * index
        nested += f"M{63 - width} 176V{top + 56}Q{63 - width} {top + 18} 63 {top}Q{63 + width} {top + 18} {63 + width} {top + 56}V176"
    return (
        line(nested, tones.haze, 5)
        + path(_ring(8, 10, 17), tones.haze, transform="translate(0 -42)")
        + sun(tones, chance)
    )


def honeycomb(tones: Tones, chance: Chance) -> str:
    """Hexagons, some of them filled."""
    size = chance.pick("cells", (13, 16, 20))
    filled, empty = "", ""
    for row in range(int(176 / (size * 1.5)) + 2):
        for column in range(int(126 / (size * 1.73)) + 2):
            x, y = column * size * 1.732 - (row % 2) * size * 0.866, row * size * 1.5
            cell = f"M{x:.0f} {y - size * 0.9:.0f}l{size * 0.78:.0f} {size * 0.45:.0f}v{size * 0.9:.0f}l{-size * 0.78:.0f} {size * 0.45:.0f}l{-size * 0.78:.0f} {-size * 0.45:.0f}v{-size * 0.9:.0f}z"
            if chance.happens(f"cell {row} {column}", 0.45):
                filled += cell
            else:
                empty += cell
    return path(filled, tones.haze) + line(empty, tones.haze, 1.5) + sun(tones, chance)


def web(tones: Tones, chance: Chance) -> str:
    """A spider's web hung about the focus."""
    spokes = "".join(
        f"M{FOCUS_X} {FOCUS_Y}L{number(x)} {number(y)}" for x, y in (_around(120, i / 12) for i in range(12))
    )
    rings = ""
    for radius in (22, 38, 56, 76, 98):
        points = [_around(radius, i / 12) for i in range(13)]
        inner = [_around(radius * 0.86, (i + 0.5) / 12) for i in range(12)]
        rings += f"M{number(points[0][0])} {number(points[0][1])}" + "".join(
            f"Q{number(ix)} {number(iy)} {number(x)} {number(y)}"
            for (ix, iy), (x, y) in zip(inner, points[1:], strict=True)
        )
    return sun(tones, chance) + line(spokes + rings, tones.haze, 2)


def chevrons(tones: Tones, chance: Chance) -> str:
    """Bold arrows rushing up or down."""
    up = -1 if chance.happens("rush") else 1
    bands = "".join(
        f"M-4 {y}L63 {y + up * 34}L130 {y}V{y + 13}L63 {y + 13 + up * 34}L-4 {y + 13}Z" for y in range(-40, 200, 26)
    )
    return path(bands, tones.haze) + sun(tones, chance)


def slashes(tones: Tones, chance: Chance) -> str:
    """Streaks of speed from one corner to the other."""
    streaks = ""
    for index in range(9):
        x = -60 + index * 24 + chance.between(f"streak {index}", -4, 4)
        width = chance.between(f"width {index}", 4, 15)
        streaks += f"M{number(x)} 176L{number(x + 90)} 0h{number(width)}L{number(x + width)} 176Z"
    mirrored = {"transform": "matrix(-1 0 0 1 126 0)"} if chance.happens("lean") else {}
    return path(streaks, tones.haze, **mirrored) + sun(tones, chance)


def beams(tones: Tones, chance: Chance) -> str:
    """Searchlights crossing from below."""
    lean = chance.between("beam", 0, 26)
    one = f"M10 176L{number(40 - lean)} 0H{number(76 - lean)}L22 176Z"
    two = f"M50 176L{number(lean)} 0H{number(30 + lean)}L62 176Z"
    pair = path(one + two, tones.haze, opacity=0.8)
    return f'{pair}<g transform="matrix(-1 0 0 1 126 0)">{pair}</g>' + sun(tones, chance)


def circuits(tones: Tones, chance: Chance) -> str:
    """Traces with turns and ends, as on a board."""
    traces, ends = "", ""
    for index in range(10):
        x = 8 + index * 12
        turn = chance.between(f"turn {index}", 20, 130)
        side = 12 if chance.happens(f"side {index}") else -12
        top = turn - chance.between(f"rise {index}", 14, 50)
        traces += f"M{x} 176V{turn:.0f}l{side} -12V{top:.0f}"
        ends += disc(x + side, top, 3.4, tones.haze)
    return line(traces, tones.haze, 2.5) + ends + sun(tones, chance)


def fronds(tones: Tones, chance: Chance) -> str:
    """Great leaves leaning in from both sides."""
    leaves = ""
    for index in range(6):
        y = 20 + index * 26 + chance.between(f"leaf {index}", -6, 6)
        leaves += f"M-6 {y + 20:.0f}C10 {y - 18:.0f} 34 {y - 22:.0f} 56 {y - 10:.0f}C40 {y + 6:.0f} 16 {y + 18:.0f} -6 {y + 20:.0f}Z"
    half = path(leaves, tones.haze) + path(leaves, tones.horizon, transform="translate(-16 14)", opacity=0.7)
    return sun(tones, chance) + half + f'<g transform="matrix(-1 0 0 1 126 0)">{half}</g>'


def mist(tones: Tones, chance: Chance) -> str:
    """Long bars of cloud with round ends."""
    bars = ""
    for index in range(8):
        y = 12 + index * 19
        x, length = chance.between(f"bank {index}", -20, 70), chance.between(f"length {index}", 40, 90)
        bars += f"M{x:.0f} {y}h{length:.0f}M{x + 14:.0f} {y + 8}h{length * 0.6:.0f}"
    return sun(tones, chance) + line(bars, tones.haze, 5, stroke_linecap="round")


def thorns(tones: Tones, chance: Chance) -> str:
    """Briars winding up both sides."""
    stem = "M14 180C44 150 -10 126 20 98C46 74 0 52 22 28C30 18 26 6 20 -6"
    spikes = "M14 160l-14 -8l18 -2ZM6 130l20 -10l-10 16ZM26 100l20 4l-22 8ZM24 70l18 -10l-8 18ZM8 52l-14 -12l20 4ZM24 26l18 2l-18 8Z"
    half = line(stem, tones.haze, 5) + path(spikes, tones.haze)
    return sun(tones, chance) + half + f'<g transform="matrix(-1 0 0 1 126 0)">{half}</g>'


def stars(tones: Tones, chance: Chance) -> str:
    """A night of four-pointed stars."""
    points = ""
    for index in range(16):
        x, y = chance.between(f"x {index}", 6, 120), chance.between(f"y {index}", 6, 140)
        r = chance.between(f"r {index}", 2.5, 8)
        points += f"M{x:.0f} {y - r:.0f}Q{x:.0f} {y:.0f} {x + r:.0f} {y:.0f}Q{x:.0f} {y:.0f} {x:.0f} {y + r:.0f}Q{x:.0f} {y:.0f} {x - r:.0f} {y:.0f}Q{x:.0f} {y:.0f} {x:.0f} {y - r:.0f}Z"
    return path(points, tones.haze) + sun(tones, chance)


def petals(tones: Tones, chance: Chance) -> str:
    """A rosette of petals that fills the field."""
    count = chance.pick("petals", (6, 8, 10, 12))
    d = "M0 0C-22 -30 -20 -66 0 -92C20 -66 22 -30 0 0Z"
    rosette = "".join(
        path(d, tones.haze, transform=f"rotate({number(360 * i / count)})", stroke=tones.horizon, stroke_width=2.5)
        for i in range(count)
    )
    return f'<g transform="translate({FOCUS_X} {FOCUS_Y})">{rosette}</g>' + sun(tones, chance)


def flames(tones: Tones, chance: Chance) -> str:
    """Tongues of fire from the ground to the top."""
    outer = "M-4 176C4 140 -8 116 8 84C10 100 20 104 22 92C22 66 30 52 28 26C44 46 40 66 48 78C52 68 52 56 48 46C66 58 62 86 66 96C70 84 78 74 76 52C90 66 88 84 96 96C102 84 98 66 104 40C118 64 112 92 130 110V176Z"
    inner = "M10 176C14 150 8 136 18 116C24 126 30 122 32 108C42 118 42 130 50 138C58 126 56 112 54 100C70 110 72 126 78 138C84 130 88 120 86 108C100 120 104 148 108 176Z"
    flip = {"transform": "matrix(-1 0 0 1 126 0)"} if chance.happens("wind") else {}
    return sun(tones, chance) + path(outer, tones.haze, **flip) + path(inner, tones.horizon, **flip)


def panels(tones: Tones, chance: Chance) -> str:
    """The stepped fan of a picture palace."""
    steps = ""
    for index in range(7):
        width, top = 10, 10 + abs(3 - index) * 16
        steps += f"M{14 + index * 14.2:.0f} 176V{top}h{width}V176Z"
    return path(steps, tones.haze) + sun(tones, chance)


def fence(tones: Tones, chance: Chance) -> str:
    """Stalks of bamboo at uneven distances."""
    stalks, joints = "", ""
    for index in range(7):
        x = index * 20 + chance.between(f"stalk {index}", -5, 5)
        width = chance.between(f"thick {index}", 5, 10)
        stalks += f"M{x:.0f} 0h{width:.0f}V176h-{width:.0f}Z"
        for joint in range(4):
            y = joint * 46 + chance.between(f"joint {index}", 0, 40)
            joints += f"M{x - 2:.0f} {y:.0f}h{width + 4:.0f}"
    return path(stalks, tones.haze) + line(joints, tones.horizon, 3) + sun(tones, chance)


def ripples(tones: Tones, chance: Chance) -> str:
    """Rings going out from the focus."""
    return "".join(
        disc(FOCUS_X, FOCUS_Y, r, "none", stroke=tones.haze, stroke_width=6) for r in range(52, 130, 15)
    ) + sun(tones, chance)


def wheel(tones: Tones, chance: Chance) -> str:
    """A ship's wheel, large."""
    spokes = "".join(f"M{FOCUS_X} {FOCUS_Y}L{number(x)} {number(y)}" for x, y in (_around(66, i / 8) for i in range(8)))
    return line(spokes, tones.haze, 7, stroke_linecap="round") + disc(
        FOCUS_X, FOCUS_Y, 48, "none", stroke=tones.haze, stroke_width=8
    )
