"""Colours in OKLCH, so that equal lightness looks equally light in every hue, written as the hex that SVG takes."""

from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin


@lru_cache(4096)
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
    """The few colours one card is drawn in, from the darkest of its figure to its paper white, then its accent and its sky."""

    ink: str
    deep: str
    dark: str
    mid: str
    light: str
    paper: str
    shade: str
    accent: str
    glow: str
    sky: str
    air: str
    horizon: str
    haze: str


@dataclass(frozen=True, slots=True)
class Hue:
    """A clan's colours: the angle and strength of its hue, and the angle of its accent."""

    angle: float
    chroma: float
    accent: float


@dataclass(frozen=True, slots=True)
class Sky:
    """Lightness of the sky from top to bottom, of what stands in it, and of a figure's three tones before it."""

    top: float
    foot: float
    haze: float
    light: float
    mid: float
    dark: float
    is_lit: bool = False
    """Whether the foot of the sky takes the accent's hue, as at dusk."""


NIGHT = Sky(0.2, 0.34, 0.42, 0.74, 0.6, 0.42)
DAY = Sky(0.95, 0.8, 0.87, 0.62, 0.48, 0.34)
NOON = Sky(0.52, 0.78, 0.63, 0.48, 0.38, 0.28)
DUSK = Sky(0.26, 0.78, 0.34, 0.66, 0.52, 0.36, is_lit=True)
SKIES = (NIGHT, DAY, NOON, DUSK)


@lru_cache(4096)
def tones_under(sky: Sky, hue: Hue, turn: int) -> Tones:
    """The colours of one card: its clan's, a few degrees turned, under one of four skies."""

    def tone(lightness: float, share: float = 1.0) -> str:
        return oklch(lightness, hue.chroma * share, hue.angle + turn)

    return Tones(
        ink=tone(0.16, 0.4),
        deep=oklch(0.25, hue.chroma * 0.6, hue.angle),
        dark=tone(sky.dark, 0.8),
        mid=tone(sky.mid),
        light=tone(sky.light),
        paper=oklch(0.97, 0.015, hue.accent),
        shade=tone(0.82, 0.35),
        accent=oklch(0.8, 0.16, hue.accent),
        glow=oklch(0.93, 0.09, hue.accent),
        sky=tone(sky.top, 0.9),
        air=tone((sky.top + sky.foot) / 2),
        horizon=oklch(sky.foot, 0.12, hue.accent) if sky.is_lit else tone(sky.foot),
        haze=tone(sky.haze),
    )
