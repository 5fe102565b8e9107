"""How each affiliation of Nannaier's Exercise looks: its hues by day and by night, its stage, its dolls and its emblem."""

from dataclasses import dataclass

from cards.faces import backdrops as scene
from cards.faces.backdrops import Backdrop
from cards.faces.figures import dolls, tools
from cards.faces.figures.dolls import Piece
from cards.faces.palette import Hue


@dataclass(frozen=True, slots=True)
class Material:
    """What its dolls are made of: the light and the shaded tone, and that of the joints."""

    light: str
    dark: str
    joint: str


@dataclass(frozen=True, slots=True)
class Affiliation:
    """`arch` is the window of its stage on the sheet, `emblem` a path within 10 units of (0, 0).

    `day` and `material` are those of a doll on the present side, `night` and `reflection` those of its mirror form.
    """

    name: str
    day: Hue
    night: Hue
    material: Material
    reflection: Material
    scenes: tuple[Backdrop, ...]
    arch: str
    heart: Piece
    heads: tuple[Piece, ...]
    skirts: tuple[Piece, ...]
    tools: tuple[Piece, ...]
    emblem: str


AFFILIATIONS = {
    "hearth": Affiliation(
        "Hearth",
        Hue(50, 0.13, 85),
        Hue(285, 0.1, 40),
        Material("#f3d08a", "#c08a35", "#6b431a"),
        Material("#a8d6c4", "#4f8a7d", "#1f4640"),
        (scene.PANELS, scene.RAYS, scene.GATE, scene.FLAMES, scene.ARCHES),
        "M9 122V52A54 44 0 0 1 117 52V122Z",
        dolls.gearwork,
        (dolls.chimney, dolls.helm, dolls.kettle, dolls.cogs, dolls.key, dolls.bonnet),
        (dolls.bell, dolls.coat, dolls.apron, dolls.cage),
        tools.HEARTH,
        "M0 -10C6 -5 3 -2 6 1C8 -1 7 -3 7 -4C11 2 8 6 5 7H-5C-8 6 -10 1 -5 -4C-5 -2 -4 -1 -3 -1C-4 -5 -1 -7 0 -10ZM-9 8H9V10H-9Z",
    ),
    "tide": Affiliation(
        "Tide",
        Hue(220, 0.11, 200),
        Hue(255, 0.13, 170),
        Material("#fbfdff", "#c6d6ea", "#3f68ad"),
        Material("#515c8a", "#252c50", "#e3b95d"),
        (scene.WAVES, scene.RIPPLES, scene.MIST, scene.SCALES, scene.HELM),
        "M9 122V38C9 14 42 22 63 8C84 22 117 14 117 38V122Z",
        dolls.bloom,
        (dolls.shell, dolls.foam, dolls.crescent, dolls.bonnet, dolls.tricorne, dolls.hood),
        (dolls.tail, dolls.bell, dolls.petals, dolls.coat),
        tools.TIDE,
        "M-10 -1C-8 -9 2 -11 7 -5C3 -6 0 -4 1 -1C3 2 8 1 10 -1C9 3 5 5 1 4C-4 3 -7 -1 -10 -1ZM-10 6C-6 3 -3 9 1 6C4 4 7 9 10 6V8C7 11 4 6 1 8C-3 11 -6 5 -10 8Z",
    ),
    "thorn": Affiliation(
        "Thorn",
        Hue(145, 0.12, 15),
        Hue(345, 0.13, 140),
        Material("#d3b183", "#8d6a44", "#38261a"),
        Material("#eceef2", "#a7afbd", "#54304c"),
        (scene.THORNS, scene.FRONDS, scene.WEB, scene.STALKS, scene.CHEVRONS),
        "M9 122V58L63 8L117 58V122Z",
        dolls.grain,
        (dolls.antlers, dolls.roses, dolls.briar, dolls.hood, dolls.crow, dolls.tricorne),
        (dolls.roots, dolls.petals, dolls.coat, dolls.cage),
        tools.THORN,
        "M-1 10V3C-6 4 -9 1 -10 -3C-5 -4 -2 -2 -1 1V-1C-4 -4 -4 -7 0 -10C4 -7 4 -4 1 -1V5C2 2 5 0 10 1C9 5 6 7 1 7V10Z",
    ),
    "lantern": Affiliation(
        "Lantern",
        Hue(320, 0.12, 90),
        Hue(265, 0.12, 320),
        Material("#fff3c9", "#f3c667", "#7c4a86"),
        Material("#c3a2ec", "#7350a8", "#2a1a4a"),
        (scene.STARS, scene.HONEYCOMB, scene.SKYLINE, scene.BEAMS, scene.CIRCUITS),
        "M9 122V34L36 9H90L117 34V122Z",
        dolls.flame,
        (dolls.lamp, dolls.candles, dolls.shade, dolls.moth, dolls.halo, dolls.hood),
        (dolls.lantern_skirt, dolls.bell, dolls.coat, dolls.petals),
        tools.LANTERN,
        "M-2 -10H2V-8H5L8 -4V5L5 9H-5L-8 5V-4L-5 -8H-2ZM0 -5C-3 -2 -4 0 -4 2A4 4 0 0 0 4 2C4 0 3 -2 0 -5Z",
    ),
}
"""By the word that cards print."""
UNKNOWN = AFFILIATIONS["hearth"]


def affiliation_of(word: str | None) -> Affiliation:
    return AFFILIATIONS.get((word or "").lower(), UNKNOWN)
