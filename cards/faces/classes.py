"""How each Hearthstone class looks: its hue, its scenes, its hero, its emblem, and what its spells show."""

from dataclasses import dataclass

from cards.faces import backdrops as scene
from cards.faces import motifs
from cards.faces.backdrops import Backdrop
from cards.faces.figures import Figure, beasts, people, wilds
from cards.faces.motifs import Motif
from cards.faces.palette import Hue


@dataclass(frozen=True, slots=True)
class HeroClass:
    """`body` is the lightness of the card around its picture; `emblem` is a path within 10 units of (0, 0)."""

    hue: Hue
    scenes: tuple[Backdrop, ...]
    hero: Figure
    spells: tuple[Motif, ...]
    emblem: str
    body: float = 0.42


CLASSES = {
    "druid": HeroClass(
        Hue(58, 0.1, 120),
        (scene.FRONDS, scene.STALKS, scene.MOUNTAINS, scene.RAYS),
        wilds.tree,
        (motifs.leaf, motifs.claws, motifs.TREE, motifs.bolt),
        "M0 -9.5C8 -5 9 4 1.200 9.500V-3H-1.200V9.500C-9 4 -8 -5 0 -9.500Z",
        body=0.4,
    ),
    "hunter": HeroClass(
        Hue(146, 0.13, 85),
        (scene.FRONDS, scene.SLASHES, scene.MOUNTAINS, scene.CHEVRONS),
        people.dragoon,
        (motifs.arrow, motifs.paw, motifs.target),
        "M9.500 -9.500L7.500 -2L4.800 -4.500L-4.500 5L-3.500 8.500L-6 9.500L-7.200 6.500L-9.800 5.500L-8.500 3.200L-5.200 4L4.200 -5.200L1.800 -7.700Z",
    ),
    "mage": HeroClass(
        Hue(256, 0.16, 215),
        (scene.STARS, scene.RIPPLES, scene.PETALS, scene.CIRCUITS),
        people.maiden,
        (motifs.orb, motifs.burst, motifs.frost, motifs.missiles),
        "M0 -10L2 -3.200L8.600 -5L4.200 0L8.600 5L2 3.200L0 10L-2 3.200L-8.600 5L-4.200 0L-8.600 -5L-2 -3.200Z",
    ),
    "paladin": HeroClass(
        Hue(86, 0.13, 256),
        (scene.ARCHES, scene.RAYS, scene.PANELS, scene.PETALS),
        people.knight,
        (motifs.cross, motifs.shield, motifs.hand, motifs.wings),
        "M-7.500 -9H7.500V-1.500H1.800V9.500H-1.800V-1.500H-7.500Z",
        body=0.55,
    ),
    "priest": HeroClass(
        Hue(262, 0.035, 78),
        (scene.ARCHES, scene.PETALS, scene.MIST, scene.RAYS),
        people.hero,
        (motifs.cross, motifs.eye, motifs.HEART, motifs.orb),
        "M-2.200 -10H2.200V-4H8V0.400H2.200V10H-2.200V0.400H-8V-4H-2.200Z",
        body=0.66,
    ),
    "rogue": HeroClass(
        Hue(300, 0.045, 25),
        (scene.SKYLINE, scene.MIST, scene.SLASHES, scene.WEB),
        people.elf,
        (motifs.dagger, motifs.mask, motifs.vial, motifs.knives),
        "M0 -10L2.800 -6V2H6.500V4.600H2V7A2 2 0 1 1 -2 7V4.600H-6.500V2H-2.800V-6Z",
        body=0.32,
    ),
    "shaman": HeroClass(
        Hue(228, 0.1, 55),
        (scene.WAVES, scene.MOUNTAINS, scene.MIST, scene.RIPPLES),
        people.giant,
        (motifs.bolt, motifs.spiral, motifs.FLAME, motifs.portal),
        "M3 -10L-7 1.500H-1.200L-3.500 10L7.500 -2.500H1.200Z",
    ),
    "warlock": HeroClass(
        Hue(316, 0.15, 145),
        (scene.FLAMES, scene.THORNS, scene.WEB, scene.HELM),
        people.fiend,
        (motifs.skull, motifs.FLAME, motifs.blood, motifs.portal),
        "M0 10C-5.500 8.500 -7.500 3 -6.500 -1L-9.500 -9.500C-6.500 -8.500 -4.300 -6.500 -3.200 -3.200C-2 -4.500 -1 -6.500 0 -10C1 -6.500 2 -4.500 3.200 -3.200C4.300 -6.500 6.500 -8.500 9.500 -9.500L6.500 -1C7.500 3 5.500 8.500 0 10ZM0 1.500C-2 3.500 -2 5 0 7C2 5 2 3.500 0 1.500Z",
    ),
    "warrior": HeroClass(
        Hue(24, 0.16, 80),
        (scene.CHEVRONS, scene.FLAMES, scene.SLASHES, scene.PANELS),
        beasts.brute,
        (motifs.fist, motifs.SWORDS, motifs.shield, motifs.roar),
        "M-1.300 -10H1.300V-7.200C4 -9.500 8 -9 9.500 -6.500C8 -3 8 -1 9.500 2.500C7.500 4.200 4 3.500 1.300 1.500V10H-1.300V1.500C-4 3.500 -7.500 4.200 -9.500 2.500C-8 -1 -8 -3 -9.500 -6.500C-8 -9 -4 -9.500 -1.300 -7.200Z",
    ),
    "dream": HeroClass(
        Hue(165, 0.12, 320),
        (scene.STARS, scene.MIST, scene.FRONDS),
        people.elf,
        (motifs.MOON, motifs.STAR, motifs.portal),
        "M3 -9.500A9.6 9.6 0 1 0 9.500 4A8 8 0 1 1 3 -9.500Z",
    ),
}
NEUTRAL = HeroClass(
    Hue(66, 0.035, 78),
    (scene.RAYS, scene.MOUNTAINS, scene.PANELS, scene.SKYLINE, scene.FRONDS, scene.WAVES),
    people.hero,
    (motifs.coin, motifs.banana, motifs.note),
    "M0 -9.500A9.5 9.5 0 1 0 0.100 -9.500ZM0 -6L6 0L0 6L-6 0Z",
)


NEUTRAL_HUES = (
    *(Hue(30, 0.12, 80), Hue(66, 0.06, 78), Hue(110, 0.1, 70), Hue(150, 0.09, 60), Hue(190, 0.09, 85)),
    *(Hue(225, 0.1, 75), Hue(255, 0.08, 95), Hue(285, 0.09, 70), Hue(330, 0.1, 85), Hue(5, 0.1, 60)),
)
"""Of the pictures of neutral cards, which no class colours; their frames are all alike."""
FIRE, FROST = Hue(32, 0.19, 84), Hue(235, 0.11, 200)


def class_of(name: str | None) -> HeroClass:
    """A class's look, in capitals or not; that of the neutral cards for any other word."""
    return CLASSES.get((name or "").lower(), NEUTRAL)
