"""Rarity as the finish of a card: a plain line, a bright one, two, foil, or a picture that runs to the edge."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

from cards.faces.drawing import HEIGHT, WIDTH, path, polygon, rectangle
from cards.faces.palette import Tones, oklch

Box = tuple[float, float, float, float]
"""Left, top, width and height."""

FRAMED: Box = (6, 6, 114, 140)
BLEEDING: Box = (2.5, 2.5, 121, 171)


@dataclass(frozen=True, slots=True)
class Finish:
    """How one rarity looks: its frame, the window it leaves to the picture, and the gleam over both.

    `frame` and `gleam` take the card's tones and a name for what they define.
    """

    frame: Callable[[Tones, str], str]
    window: Box = FRAMED
    gleam: Callable[[Tones, str], str] = lambda tones, name: ""
    hours: int = 0
    """How many skies later the picture is set than on the other printings of its card."""


def finish_of(rarity: str) -> Finish:
    """The finish of a rarity; a rarity we do not know is plain."""
    return FINISHES.get(rarity, FINISHES["C"])


def _body(fill: str) -> str:
    return rectangle(0, 0, WIDTH, HEIGHT, fill, rx=8)


def _line(inset: float, colour: str, width: float = 1.2) -> str:
    return rectangle(
        inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, "none", rx=7 - inset, stroke=colour, stroke_width=width
    )


def _plain(tones: Tones, name: str) -> str:
    return _body(tones.deep) + _line(3.2, tones.mid, 1)


def _notched(tones: Tones, name: str) -> str:
    """A trial deck's own: a line that steps in at each corner."""
    step = "M12 3H114V12H123V164H114V173H12V164H3V12H12Z"
    return _body(tones.deep) + path(step, "none", stroke=tones.shade, stroke_width=1.2)


def _bright(tones: Tones, name: str) -> str:
    return _body(tones.deep) + _line(3, tones.accent, 1.6)


def _double(tones: Tones, name: str) -> str:
    return _body(tones.deep) + _line(1.6, tones.accent, 1.2) + _line(4.2, tones.accent, 1.2)


def _gradient(name: str, colours: list[str]) -> str:
    stops = "".join(f'<stop offset="{i / (len(colours) - 1):.2g}" stop-color="{c}"/>' for i, c in enumerate(colours))
    return f'<linearGradient id="{name}m" x2="1" y2="1">{stops}</linearGradient>'


def _foil(tones: Tones, name: str) -> str:
    """Polished metal: light runs over it in bands."""
    metal = [tones.accent, "#fff", tones.glow, tones.accent, tones.glow, tones.accent, "#fff", tones.accent]
    return _gradient(name, metal) + _body(f"url(#{name}m)") + _line(5, tones.deep, 2)


def _rainbow(tones: Tones, name: str) -> str:
    return _gradient(name, [oklch(0.85, 0.13, hue) for hue in range(0, 420, 60)]) + _body(f"url(#{name}m)")


def _rays(tones: Tones, name: str) -> str:
    """Thin wedges of light turning about the picture's centre, as on foil held to a lamp."""
    wedges = ""
    for index in range(24):
        left, right = 2 * pi * index / 24, 2 * pi * (index + 0.3) / 24
        wedges += polygon([(63, 74), *((63 + 130 * sin(turn), 74 - 130 * cos(turn)) for turn in (left, right))])
    return path(wedges, tones.glow, opacity=0.13)


def _sheen(tones: Tones, name: str) -> str:
    bands = "M-20 60L90 -50H110L-20 80ZM-20 120L150 -50H156L-20 126ZM-20 190L190 -20V20L0 210Z"
    return path(bands, "#fff", opacity=0.16) + _rays(tones, name)


FINISHES = {
    "C": Finish(_plain),
    "TD": Finish(_notched),
    "R": Finish(_bright),
    "RR": Finish(_double),
    "RRR": Finish(_foil, gleam=_rays),
    "SP": Finish(_rainbow, BLEEDING, _sheen, hours=2),
}
