"""The scene behind a figure: rays, ridges, waves, walls, webs. Each fills the sheet, turned about the focus (63, 74)."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

from cards.faces.chance import Chance
from cards.faces.drawing import HEIGHT, WIDTH, disc, line, number, path, polygon, rectangle
from cards.faces.palette import Tones

FOCUS_X, FOCUS_Y = 63, 74


@dataclass(frozen=True, slots=True)
class Backdrop:
    """One scene; a near one stands before the sun, a far one behind it."""

    draw: Callable[[Tones, Chance], str]
    is_near: bool = False


def _around(radius: float, turn: float) -> tuple[float, float]:
    """The point at a distance from the focus; a whole turn is 1, and 0 is straight up."""
    return FOCUS_X + radius * sin(2 * pi * turn), FOCUS_Y - radius * cos(2 * pi * turn)


def _both_sides(content: str) -> str:
    return content + f'<g transform="matrix(-1 0 0 1 {WIDTH} 0)">{content}</g>'


def _tiled(chance: Chance, width: float, height: float, tile: str, top: float = 0) -> str:
    """A tile repeated over the sheet from `top` down."""
    name = chance.name("tile")
    size = f'width="{number(width)}" height="{number(height)}" patternUnits="userSpaceOnUse"'
    return f'<pattern id="{name}" {size}>{tile}</pattern>' + rectangle(0, top, WIDTH, HEIGHT - top, f"url(#{name})")


def _rays(tones: Tones, chance: Chance) -> str:
    """A sunburst to the edges."""
    count = chance.pick("rays", (10, 14, 18, 24))
    wedges = ""
    for index in range(count):
        left, right = _around(130, (index - 0.25) / count), _around(130, (index + 0.25) / count)
        wedges += polygon([(FOCUS_X, FOCUS_Y), left, right])
    return path(wedges, tones.haze)


def _waves(tones: Tones, chance: Chance) -> str:
    """Rows of concentric arcs, like scales of water, up to a shore."""
    arcs = "M-15 20a15 15 0 0 1 30 0M-9 20a9 9 0 0 1 18 0M-3.5 20a3.5 3.5 0 0 1 7 0"
    tile = "".join(
        line(arcs, tones.haze, 2.2, transform=f"translate({x} {y})") for x, y in ((0, 0), (30, 0), (15, -10), (15, 10))
    )
    return _tiled(chance, 30, 20, tile, chance.pick("shore", (0, 44, 64)))


def _scales(tones: Tones, chance: Chance) -> str:
    """Overlapping scales from top to bottom."""
    r = chance.pick("scales", (11, 14, 18))
    tile = f"M0 0a{r} {r} 0 0 0 {2 * r} 0M{-r} {r}a{r} {r} 0 0 0 {2 * r} 0a{r} {r} 0 0 0 {2 * r} 0"
    return _tiled(chance, 2 * r, 2 * r, line(tile, tones.haze, 2.5))


def _mountains(tones: Tones, chance: Chance) -> str:
    """Two ranges, the near one darker, each peak with a lit side."""
    peak, side = chance.between("peak", 44, 62), chance.pick("side", (-1, 1))
    far = f"M-10 140L20 {peak + 28:.0f}L40 {peak + 44:.0f}L63 {peak:.0f}L92 {peak + 46:.0f}L106 {peak + 26:.0f}L140 140V176H-10Z"
    lit = f"M63 {peak:.0f}L92 {peak + 46:.0f}L78 150L66 {peak + 50:.0f}ZM106 {peak + 26:.0f}L140 140L116 150L110 {peak + 66:.0f}Z"
    both = (
        path(far, tones.haze)
        + path(lit, tones.horizon)
        + path("M-10 150L30 110L60 138L96 104L140 146V176H-10Z", tones.dark)
    )
    return both if side > 0 else f'<g transform="matrix(-1 0 0 1 {WIDTH} 0)">{both}</g>'


def _arches(tones: Tones, chance: Chance) -> str:
    """A window of pointed arches, one in another, under a rose."""
    nested = ""
    for index, width in enumerate((56, 44, 32)):
        foot, top = FOCUS_X - width, 8 + 14 * index
        nested += (
            f"M{foot} 176V{top + 52}Q{foot} {top + 16} 63 {top}Q{126 - foot} {top + 16} {126 - foot} {top + 52}V176"
        )
    return line(nested, tones.haze, 5.5)


def _honeycomb(tones: Tones, chance: Chance) -> str:
    """Hexagons, some of them filled."""
    size = chance.pick("cells", (14, 17, 21))
    filled, empty = "", ""
    wide, half = size * 0.78, size * 0.45
    cell = f"l{wide:.1f} {half:.1f}v{2 * half:.1f}l{-wide:.1f} {half:.1f}l{-wide:.1f} {-half:.1f}v{-2 * half:.1f}z"
    for row in range(int(HEIGHT / (size * 1.5)) + 2):
        for column in range(int(WIDTH / (size * 1.73)) + 2):
            x, y = column * size * 1.732 - (row % 2) * size * 0.866, row * size * 1.5 - size
            if chance.happens(f"cell {row} {column}", 0.4):
                filled += f"M{x:.0f} {y:.0f}{cell}"
            else:
                empty += f"M{x:.0f} {y:.0f}{cell}"
    return path(filled, tones.haze) + line(empty, tones.haze, 1.4)


def _web(tones: Tones, chance: Chance) -> str:
    """A spider's web hung about the focus."""
    spokes, rings = "", ""
    for index in range(12):
        x, y = _around(130, index / 12)
        spokes += f"M{FOCUS_X} {FOCUS_Y}L{x:.0f} {y:.0f}"
    for radius in (20, 36, 54, 74, 98):
        rings += f"M{FOCUS_X} {FOCUS_Y - radius}"
        for index in range(12):
            (x, y), (mid_x, mid_y) = _around(radius, (index + 1) / 12), _around(radius * 0.84, (index + 0.5) / 12)
            rings += f"Q{mid_x:.0f} {mid_y:.0f} {x:.0f} {y:.0f}"
    return line(spokes + rings, tones.haze, 1.8)


def _chevrons(tones: Tones, chance: Chance) -> str:
    """Bold arrows rushing up or down."""
    rise = -34 if chance.happens("rush") else 34
    bands = "".join(f"M-4 {y}l67 {rise}l67 {-rise}v14l-67 {rise}l-67 {-rise}Z" for y in range(-30, 210, 28))
    return path(bands, tones.haze)


def _slashes(tones: Tones, chance: Chance) -> str:
    """Streaks of speed from one corner to the other."""
    streaks = ""
    for index in range(9):
        x = -60 + index * 24 + chance.between(f"streak {index}", -4, 4)
        width = chance.between(f"width {index}", 4, 16)
        streaks += f"M{x:.0f} 176l90 -176h{width:.0f}l-90 176Z"
    mirrored = {"transform": f"matrix(-1 0 0 1 {WIDTH} 0)"} if chance.happens("lean") else {}
    return path(streaks, tones.haze, **mirrored)


def _beams(tones: Tones, chance: Chance) -> str:
    """Searchlights crossing from below."""
    lean = chance.between("beam", 0, 26)
    return _both_sides(
        path(f"M10 176L{36 - lean:.0f} 0h40L24 176ZM48 176L{lean:.0f} 0h26L60 176Z", tones.haze, opacity=0.75)
    )


def _circuits(tones: Tones, chance: Chance) -> str:
    """Traces with turns and ends, as on a board."""
    traces, ends = "", ""
    for index in range(10):
        x, turn = 8 + index * 12, chance.between(f"turn {index}", 40, 130)
        side = 12 if chance.happens(f"side {index}") else -12
        top = turn - 12 - chance.between(f"rise {index}", 14, 60)
        traces += f"M{x} 176V{turn:.0f}l{side} -12V{top:.0f}"
        ends += f"M{x + side - 3.5} {top:.0f}a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0Z"
    return line(traces, tones.haze, 2.5) + path(ends, tones.haze)


def _fronds(tones: Tones, chance: Chance) -> str:
    """Great leaves leaning in from both sides."""
    leaves, leaf = "", "c16 -38 40 -42 62 -30c-16 16 -40 28 -62 30Z"
    for index in range(6):
        leaves += f"M-6 {40 + index * 26 + chance.between(f'leaf {index}', -7, 7):.0f}{leaf}"
    return _both_sides(path(leaves, tones.haze) + path(leaves, tones.dark, transform="translate(-20 16)"))


def _mist(tones: Tones, chance: Chance) -> str:
    """Long bars of cloud with round ends."""
    bars = ""
    for index in range(8):
        x, length = chance.between(f"bank {index}", -20, 70), chance.between(f"length {index}", 40, 90)
        bars += f"M{x:.0f} {16 + index * 18}h{length:.0f}m{-length * 0.8:.0f} 8h{length * 0.6:.0f}"
    return line(bars, tones.haze, 5, stroke_linecap="round")


def _thorns(tones: Tones, chance: Chance) -> str:
    """Briars winding up both sides."""
    stem = "M14 180C44 150 -10 126 20 98C46 74 0 52 22 28C30 18 26 6 20 -6"
    spikes = "M14 160l-14 -8l18 -2ZM6 130l20 -10l-10 16ZM26 100l20 4l-22 8ZM24 70l18 -10l-8 18ZM8 52l-14 -12l20 4ZM24 26l18 2l-18 8Z"
    return _both_sides(line(stem, tones.haze, 5) + path(spikes, tones.haze))


def _stars(tones: Tones, chance: Chance) -> str:
    """A night of four-pointed stars."""
    points = ""
    for index in range(15):
        x, y = chance.between(f"x {index}", 8, 118), chance.between(f"y {index}", 8, 130)
        r = chance.between(f"r {index}", 3, 9)
        arm, back = f"{r:.0f}", f"-{r:.0f}"
        points += f"M{x:.0f} {y - r:.0f}q0 {arm} {arm} {arm}q{back} 0 {back} {arm}q0 {back} {back} {back}q{arm} 0 {arm} {back}Z"
    return path(points, tones.haze)


def _petals(tones: Tones, chance: Chance) -> str:
    """A rosette of petals that fills the field."""
    count, name = chance.pick("petals", (6, 8, 10, 12)), chance.name("petal")
    petal = path(
        "M0 0C-24 -30 -22 -68 0 -96C22 -68 24 -30 0 0Z", tones.haze, id=name, stroke=tones.horizon, stroke_width=2.5
    )
    others = "".join(f'<use href="#{name}" transform="rotate({360 * index // count})"/>' for index in range(1, count))
    return f'<g transform="translate({FOCUS_X} {FOCUS_Y})">{petal}{others}</g>'


def _flames(tones: Tones, chance: Chance) -> str:
    """Tongues of fire from the ground to the top."""
    outer = "M-4 176C4 140 -8 116 8 84C10 100 20 104 22 92C22 66 30 52 28 26C44 46 40 66 48 78C52 68 52 56 48 46C66 58 62 86 66 96C70 84 78 74 76 52C90 66 88 84 96 96C102 84 98 66 104 40C118 64 112 92 130 110V176Z"
    inner = "M10 176C14 150 8 136 18 116C24 126 30 122 32 108C42 118 42 130 50 138C58 126 56 112 54 100C70 110 72 126 78 138C84 130 88 120 86 108C100 120 104 148 108 176Z"
    mirrored = {"transform": f"matrix(-1 0 0 1 {WIDTH} 0)"} if chance.happens("wind") else {}
    return path(outer, tones.haze, **mirrored) + path(inner, tones.horizon, **mirrored)


def _panels(tones: Tones, chance: Chance) -> str:
    """The stepped fan of a picture palace."""
    step = chance.pick("step", (12, 18, 24))
    steps = "".join(f"M{6 + index * 16.6:.0f} 176V{8 + abs(3 - index) * step}h12V176Z" for index in range(7))
    return path(steps, tones.haze)


def _stalks(tones: Tones, chance: Chance) -> str:
    """Stalks of bamboo at uneven distances."""
    stalks, joints = "", ""
    for index in range(7):
        x, width = index * 20 + chance.between(f"stalk {index}", -5, 5), chance.between(f"thick {index}", 6, 11)
        stalks += f"M{x:.0f} 0h{width:.0f}V176h-{width:.0f}Z"
        y = chance.between(f"joint {index}", 0, 44)
        joints += "".join(f"M{x - 2:.0f} {y + 44 * joint:.0f}h{width + 4:.0f}" for joint in range(4))
    return path(stalks, tones.haze) + line(joints, tones.sky, 3)


def _ripples(tones: Tones, chance: Chance) -> str:
    """Rings going out from the focus."""
    return "".join(disc(FOCUS_X, FOCUS_Y, r, "none", stroke=tones.haze, stroke_width=6) for r in range(54, 130, 15))


def _helm(tones: Tones, chance: Chance) -> str:
    """A ship's wheel, as large as the picture."""
    spokes = "".join("M63 74L{:.0f} {:.0f}".format(*_around(68, (index + 0.5) / 8)) for index in range(8))
    rims = disc(FOCUS_X, FOCUS_Y, 52, "none", stroke=tones.haze, stroke_width=8)
    return line(spokes, tones.haze, 7, stroke_linecap="round") + rims


def _gate(tones: Tones, chance: Chance) -> str:
    """A shrine's gate over the whole field."""
    return path(
        "M-4 22Q63 34 130 22V34Q63 46 -4 34ZM4 52H122V60H4ZM16 40H27L24 176H12ZM110 40H99L102 176H114Z", tones.haze
    )


def _skyline(tones: Tones, chance: Chance) -> str:
    """Towers with lit windows."""
    towers, windows = "", ""
    for index in range(7):
        x, top = index * 18 - 1, chance.between(f"tower {index}", 26, 96)
        towers += f"M{x} 176V{top:.0f}h17V176Z"
        for floor in range(3):
            windows += f"M{x + 4} {top + 8 + 14 * floor:.0f}h3v6h-3ZM{x + 10} {top + 8 + 14 * floor:.0f}h3v6h-3Z"
    return path(towers, tones.haze) + path(windows, tones.glow, opacity=0.55)


RAYS, SCALES, ARCHES, HONEYCOMB, WEB = map(Backdrop, (_rays, _scales, _arches, _honeycomb, _web))
CHEVRONS, SLASHES, BEAMS, CIRCUITS, STARS = map(Backdrop, (_chevrons, _slashes, _beams, _circuits, _stars))
PETALS, PANELS, STALKS, RIPPLES, HELM, GATE = map(Backdrop, (_petals, _panels, _stalks, _ripples, _helm, _gate))
WAVES, MOUNTAINS, FRONDS, MIST = (Backdrop(draw, is_near=True) for draw in (_waves, _mountains, _fronds, _mist))
THORNS, FLAMES, SKYLINE = (Backdrop(draw, is_near=True) for draw in (_thorns, _flames, _skyline))
