"""How each Vanguard clan looks: its hue, its scenes, what its cards bear, and its emblem."""

from dataclasses import dataclass

from cards.faces import backdrops as scene
from cards.faces.backdrops import Backdrop
from cards.faces.chance import Chance
from cards.faces.charges import BALL, FISTS, SHURIKEN, Charge
from cards.faces.palette import Hue


@dataclass(frozen=True, slots=True)
class Clan:
    """`charge` is what its cards bear where their names speak of nothing; `emblem` is a path within 9 units of (0, 0)."""

    hue: Hue
    scenes: tuple[Backdrop, ...]
    emblem: str
    charge: Charge | None = None


CLANS = {
    "Royal Paladin": Clan(
        Hue(256, 0.15, 88),
        (scene.RAYS, scene.ARCHES, scene.PETALS, scene.PANELS, scene.MOUNTAINS),
        "M0 -10.5L2 -7.5V2H6.5V4.6H1.4V7.2L2.4 9.8H-2.4L-1.4 7.2V4.6H-6.5V2H-2V-7.5Z",
    ),
    "Kagero": Clan(
        Hue(28, 0.19, 82),
        (scene.FLAMES, scene.MOUNTAINS, scene.SCALES, scene.RAYS, scene.SLASHES),
        "M0.5 -9C3 -5 7 -3.5 7 2C7 6.5 3.5 9 0 9C-3.5 9 -7 6.5 -7 2C-7 -0.5 -6 -2 -4.5 -4C-4 -2 -3 -1 -2 -1C-2.5 -4 -1 -7 0.5 -9ZM0 2C-1.5 3 -2.2 4 -2 5.500C-1.5 7 1.5 7 2 5.500C2.2 4 1 3.5 0 2Z",
    ),
    "Oracle Think Tank": Clan(
        Hue(172, 0.11, 25),
        (scene.WAVES, scene.RIPPLES, scene.STARS, scene.GATE, scene.MIST),
        "M-9 -7.500Q0 -4.5 9 -7.500V-4.500Q0 -1.8 -9 -4.500ZM-7.5 -1.500H7.500V0.800H-7.500ZM-5.5 1.500H-3L-3.5 8.500H-6.500ZM5.5 1.500H3L3.5 8.500H6.500Z",
    ),
    "Nova Grappler": Clan(
        Hue(302, 0.19, 68),
        (scene.BEAMS, scene.CIRCUITS, scene.CHEVRONS, scene.SKYLINE, scene.PANELS),
        "M0 -9.500L2 -3.800L6.7 -6.700L3.8 -2L9.5 0L3.8 2L6.7 6.700L2 3.800L0 9.500L-2 3.800L-6.7 6.700L-3.8 2L-9.5 0L-3.8 -2L-6.7 -6.700L-2 -3.800ZM0 -2A2 2 0 1 0 0.1 -2Z",
        FISTS,
    ),
    "Spike Brothers": Clan(
        Hue(2, 0.19, 125),
        (scene.SLASHES, scene.CHEVRONS, scene.BEAMS),
        "M-9 8L-6.5 -5L-3.8 3L0 -9L3.8 3L6.5 -5L9 8ZM-4 5.200H4L3.5 3.700H-3.500Z",
        BALL,
    ),
    "Tachikaze": Clan(
        Hue(140, 0.14, 62),
        (scene.FRONDS, scene.SCALES, scene.MOUNTAINS),
        "M0 9C-4 9 -5 6 -4 3L-9 -2L-7 -4.500L-2.5 -0.500L-1.5 -9H1.500L2.5 -0.500L7 -4.500L9 -2L4 3C5 6 4 9 0 9Z",
    ),
    "Nubatama": Clan(
        Hue(262, 0.05, 25),
        (scene.STALKS, scene.MIST, scene.RIPPLES),
        "M-2 -9.500L2.5 -2.500L9.5 2L2.5 2.500L-2 9.500L-2.5 2.500L-9.5 -2L-2.5 -2.500ZM0 -1.500A1.5 1.5 0 1 0 0.1 -1.500Z",
        SHURIKEN,
    ),
    "Dark Irregulars": Clan(
        Hue(335, 0.07, 345),
        (scene.THORNS, scene.ARCHES, scene.SKYLINE),
        "M0 8L-2.5 3L-5 5L-6.5 1L-9.5 2C-9.5 -3 -8 -6 -5.5 -8L-3 -3L-1.5 -7L0 -4.500L1.5 -7L3 -3L5.5 -8C8 -6 9.5 -3 9.5 2L6.5 1L5 5L2.5 3Z",
    ),
    "Granblue": Clan(
        Hue(222, 0.09, 78),
        (scene.WAVES, scene.HELM, scene.MIST),
        "M-1.3 -4.500H-4.500V-2.500H-1.300V6C-4 5.5 -6 4 -6.5 1.500L-9 3C-8 7 -4.5 9 0 9.500C4.5 9 8 7 9 3L6.5 1.500C6 4 4 5.5 1.3 6V-2.500H4.500V-4.500H1.300A2.8 2.8 0 1 0 -1.3 -4.500ZM0 -8A1.2 1.2 0 1 1 -0.1 -8Z",
    ),
    "Megacolony": Clan(
        Hue(112, 0.12, 310),
        (scene.HONEYCOMB, scene.WEB, scene.FRONDS),
        "M-4 -9H4L8.5 -1L4 7H-4L-8.5 -1ZM-2.3 -6L-5.1 -1L-2.3 4H2.300L5.1 -1L2.3 -6ZM-7 3L-8.5 9L-3.5 8ZM7 3L8.5 9L3.5 8Z",
    ),
}
ANY_SCENES = (scene.RAYS, scene.PETALS, scene.RIPPLES, scene.PANELS, scene.STARS)
ANY_EMBLEMS = (
    "M0 -9L7 0L0 9L-7 0ZM0 -4.500L-3.5 0L0 4.500L3.5 0Z",
    "M-8 -3L0 -9L8 -3V2L0 -4L-8 2ZM-8 4L0 -2L8 4V9L0 3L-8 9Z",
    "M0 -9A9 9 0 1 0 0.1 -9ZM0 -5A5 5 0 1 1 -0.1 -5Z",
    "M0 -9L8.5 7H-8.500ZM0 -3L-4 4.500H4Z",
)


def clan_of(name: str | None) -> Clan:
    """A clan's look; a clan we do not know gets one from its name, the same every time."""
    known = CLANS.get(name or "")
    if known:
        return known
    chance = Chance(name or "")
    angle = chance.between("hue", 0, 360)
    hue = Hue(angle, chance.between("chroma", 0.08, 0.16), angle + chance.pick("accent", (120, 150, 180, 210)))
    return Clan(hue, ANY_SCENES, chance.pick("emblem", ANY_EMBLEMS))
