"""Colours in OKLCH, so that equal lightness looks equally light in every hue, written as the hex that SVG takes."""

from dataclasses import dataclass
from functools import cache
from math import cos, radians, sin


@cache
def oklch(lightness: float, chroma: float, hue: float) -> str:
    """A colour as `#rrggbb`: lightness 0 to 1, chroma 0 to about 0.3 (less where the screen has no more), hue in degrees."""
    while chroma > 0.005 and not _on_screen(channels := _linear(lightness, chroma, hue)):
        chroma -= 0.005
    channels = _linear(lightness, max(chroma, 0), hue)
    return "#" + "".join(f"{round(255 * _gamma(min(max(channel, 0), 1))):02x}" for channel in channels)


def _linear(lightness: float, chroma: float, hue: float) -> tuple[float, float, float]:
    """Linear red, green and blue (Ottosson's OKLab matrices)."""
    a, b = chroma * cos(radians(hue)), chroma * sin(radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )


def _on_screen(channels: tuple[float, float, float]) -> bool:
    return all(-0.0005 <= channel <= 1.0005 for channel in channels)


def _gamma(channel: float) -> float:
    return 12.92 * channel if channel <= 0.0031308 else 1.055 * channel ** (1 / 2.4) - 0.055


@dataclass(frozen=True, slots=True)
class Tones:
    """The few colours one card is drawn in, from its frame's darkest to the paper white of its figure."""

    ink: str
    deep: str
    dark: str
    mid: str
    light: str
    paper: str
    accent: str
    glow: str
    shade: str
    sky: str
    horizon: str
    haze: str


@dataclass(frozen=True, slots=True)
class Hue:
    """A clan's colours: the angle and strength of its hue, and the angle of its accent."""

    angle: float
    chroma: float
    accent: float
