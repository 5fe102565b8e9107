"""How each of the eighteen types of Pokémon looks: its hue, its scenes, its sign, and what its skills show."""

from dataclasses import dataclass

from cards.faces import backdrops as scene
from cards.faces import motifs
from cards.faces.backdrops import Backdrop
from cards.faces.drawing import disc, moved, path, polygon, star_points
from cards.faces.motifs import Motif
from cards.faces.palette import Hue, oklch


@dataclass(frozen=True, slots=True)
class Element:
    """`body` is the lightness of the disc under its sign; `sign` is a path within 10 units of (0, 0)."""

    hue: Hue
    scenes: tuple[Backdrop, ...]
    skills: tuple[Motif, ...]
    sign: str
    body: float = 0.5

    @property
    def plate(self) -> str:
        return oklch(self.body, self.hue.chroma, self.hue.angle)

    @property
    def ink(self) -> str:
        """The colour of the sign: white on dark discs, near black on light ones."""
        return "#ffffff" if self.body < 0.66 else "#1b1d22"


ELEMENTS = {
    "normal": Element(
        Hue(80, 0.045, 60),
        (scene.RAYS, scene.MOUNTAINS, scene.FRONDS, scene.PANELS),
        (motifs.burst, motifs.claws, motifs.STAR),
        "M0 -9A9 9 0 1 0 .1 -9ZM0 -4.500A4.5 4.5 0 1 1 -.1 -4.500Z",
        0.62,
    ),
    "fire": Element(
        Hue(42, 0.19, 88),
        (scene.FLAMES, scene.RAYS, scene.MOUNTAINS, scene.SLASHES),
        (motifs.FLAME, motifs.burst),
        "M0.500 -10C3 -6 7.500 -4 7.500 2C7.500 7 4 10 0 10C-4 10 -7.500 7 -7.500 2.500C-7.500 -.5 -6.500 -2 -5 -4C-4.300 -2 -3.200 -1 -2 -1C-2.500 -4 -1.500 -7.500 .5 -10ZM0 2C-2 3.500 -2.600 5 -2 6.500C-1.400 8 1.400 8 2 6.500C2.400 5 1.400 3.500 0 2Z",
        0.62,
    ),
    "water": Element(
        Hue(252, 0.15, 195),
        (scene.WAVES, scene.RIPPLES, scene.MIST),
        (motifs.spiral, motifs.orb),
        "M0 -10C4.500 -5 7.500 -1 7.500 3A7.5 7.5 0 0 1 -7.500 3C-7.500 -1 -4.500 -5 0 -10ZM-4.300 2.500A4.5 4.5 0 0 0 0 7V5.200A2.7 2.7 0 0 1 -2.500 2.500Z",
        0.55,
    ),
    "electric": Element(
        Hue(96, 0.17, 55),
        (scene.CHEVRONS, scene.CIRCUITS, scene.BEAMS, scene.SLASHES),
        (motifs.bolt,),
        "M3 -10L-7.500 1.500H-1.500L-3.500 10L7.500 -2.500H1.400Z",
        0.84,
    ),
    "grass": Element(
        Hue(142, 0.15, 110),
        (scene.FRONDS, scene.STALKS, scene.PETALS),
        (motifs.leaf, motifs.TREE),
        "M8.500 -8.500C9.500 2 4 8 -3.500 7L-6.500 10L-8 8.500L-5 5.500C-7 -1.500 -2 -8.500 8.500 -8.500ZM-2.500 3C1 1.500 4 -1.500 5.500 -5.500C1.500 -4 -1.500 -1 -3.500 2.500Z",
        0.56,
    ),
    "ice": Element(
        Hue(208, 0.1, 230),
        (scene.STARS, scene.MOUNTAINS, scene.PETALS),
        (motifs.frost,),
        polygon(star_points(6, 2.6, 10)),
        0.78,
    ),
    "fighting": Element(
        Hue(20, 0.15, 70),
        (scene.SLASHES, scene.CHEVRONS, scene.PANELS),
        (motifs.fist, motifs.burst),
        "M-7.500 -4H-5V-7.500H-1.800V-4H-1.300V-9H2V-4H2.500V-7.500H5.700V-3.500H8V3L4.500 9H-4L-7.500 4ZM-4.500 -1V1H5V-1Z",
        0.5,
    ),
    "poison": Element(
        Hue(316, 0.17, 130),
        (scene.THORNS, scene.MIST, scene.WEB),
        (motifs.vial, motifs.skull),
        "M-2 -9.500C2 -5 4.500 -2 4.500 2A6.3 6.3 0 1 1 -8 2C-8 -2 -5.500 -5 -2 -9.500ZM-4.500 1A2 2 0 1 0 -4.400 1ZM6.500 -8A2.6 2.6 0 1 1 6.400 -8Z",
        0.5,
    ),
    "ground": Element(
        Hue(66, 0.1, 40),
        (scene.MOUNTAINS, scene.SCALES, scene.RIPPLES),
        (motifs.claws, motifs.burst),
        "M-10 6L-4 -4L-1 0L3.500 -8L10 6ZM-9 8H9V9.800H-9Z",
        0.56,
    ),
    "flying": Element(
        Hue(272, 0.1, 215),
        (scene.MIST, scene.RAYS, scene.SLASHES),
        (motifs.wings, motifs.spiral),
        "M-10 3.500C-5 4.500 -4 -4 3 -7.500C7 -9 10 -7 10 -7C8.500 -6 8 -4 5.500 -3.500C8 -3 6.500 0 4 0C5.500 1.200 3.500 3.400 1.300 2.800C2 5 -1 6 -2.800 5C-4.500 8 -9 7 -10 3.500Z",
        0.66,
    ),
    "psychic": Element(
        Hue(356, 0.17, 310),
        (scene.RIPPLES, scene.STARS, scene.PETALS),
        (motifs.eye, motifs.spiral),
        "M-10 0Q0 -11 10 0Q0 11 -10 0ZM0 -4.200A4.2 4.2 0 1 0 .1 -4.200ZM0 -1.800A1.8 1.8 0 1 1 -.1 -1.800Z",
        0.58,
    ),
    "bug": Element(
        Hue(120, 0.15, 85),
        (scene.STALKS, scene.FRONDS, scene.PETALS),
        (motifs.knives, motifs.claws),
        "M-4 -9.500L-1.500 -6.500H1.500L4 -9.500L5.200 -8.500L3.200 -5.500C4 -4.800 4.500 -4 4.500 -3H-4.500C-4.500 -4 -4 -4.800 -3.200 -5.500L-5.200 -8.500ZM-.7 -1.500V9.500C-5.500 9 -7.500 5.500 -7.500 2C-7.500 .5 -7 -.7 -6.500 -1.500ZM.7 -1.500V9.500C5.500 9 7.500 5.500 7.500 2C7.500 .5 7 -.7 6.500 -1.500Z",
        0.62,
    ),
    "rock": Element(
        Hue(92, 0.07, 60),
        (scene.MOUNTAINS, scene.SCALES, scene.PANELS),
        (motifs.burst, motifs.fist),
        "M-9 4.500L-5.500 -5L2 -9L9 -2L7.500 6.500L0 9ZM-3.500 -2.500L1.500 -5L4.500 .5L0 4Z",
        0.52,
    ),
    "ghost": Element(
        Hue(292, 0.11, 330),
        (scene.MIST, scene.THORNS, scene.SKYLINE),
        (motifs.orb, motifs.eye, motifs.skull),
        "M-8 9.500V-1A8 8 0 0 1 8 -1V9.500L5.300 6.500L2.700 9.500L0 6.500L-2.700 9.500L-5.300 6.500ZM-4 -3V1H-1.500V-3ZM1.500 -3V1H4V-3Z",
        0.4,
    ),
    "dragon": Element(
        Hue(278, 0.2, 45),
        (scene.SCALES, scene.RAYS, scene.FLAMES, scene.STARS),
        (motifs.roar, motifs.claws),
        "M0 10C-4 9 -6 6 -6 2L-10 -8.500L-4 -4.500L0 -9.500L4 -4.500L10 -8.500L6 2C6 6 4 9 0 10ZM-4 0L-1.200 2.200L-2.500 4L-4 2.500ZM4 0L1.200 2.200L2.500 4L4 2.500Z",
        0.46,
    ),
    "dark": Element(
        Hue(40, 0.035, 20),
        (scene.SKYLINE, scene.SLASHES, scene.STARS),
        (motifs.claws, motifs.mask),
        "M3.500 -9.500A9.8 9.8 0 1 0 9.500 4.500A8.2 8.2 0 1 1 3.500 -9.500Z",
        0.32,
    ),
    "steel": Element(
        Hue(232, 0.035, 255),
        (scene.BEAMS, scene.PANELS, scene.CHEVRONS),
        (motifs.shield, motifs.SWORDS),
        "M-5 -8.700H5L10 0L5 8.700H-5L-10 0ZM0 -4A4 4 0 1 0 .1 -4Z",
        0.62,
    ),
    "fairy": Element(
        Hue(340, 0.11, 20),
        (scene.PETALS, scene.STARS, scene.RAYS),
        (motifs.HEART, motifs.STAR),
        "M-1.500 -10L.5 -2.500L8 -.5L.5 1.500L-1.500 9L-3.500 1.500L-10 -.5L-3.500 -2.500ZM6 4L7 6.200L9.500 7L7 7.800L6 10L5 7.800L2.500 7L5 6.200Z",
        0.78,
    ),
}


def element_of(name: str | None) -> Element:
    """A type's look; that of Normal for any other word."""
    return ELEMENTS.get((name or "").lower(), ELEMENTS["normal"])


def sign(name: str, x: float, y: float, radius: float, edge: str) -> str:
    """The disc of a type with its sign."""
    look = element_of(name)
    drawn = path(look.sign, look.ink, fill_rule="evenodd")
    return disc(x, y, radius, look.plate, stroke=edge, stroke_width=2) + moved(drawn, x, y, 0.068 * radius)
