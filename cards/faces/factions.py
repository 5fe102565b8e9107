"""How each faction of Wuxia looks: its hue, the lands behind its heroes, the figures it has, and its seal."""

from dataclasses import dataclass

from cards.faces import backdrops as scene
from cards.faces.backdrops import Backdrop
from cards.faces.figures import Figure, jianghu, people, wilds
from cards.faces.palette import Hue


@dataclass(frozen=True, slots=True)
class Faction:
    """`seal` is a path within 10 units of (0, 0)."""

    hue: Hue
    scenes: tuple[Backdrop, ...]
    figures: tuple[Figure, ...]
    seal: str


FACTIONS = {
    "shura": Faction(
        Hue(22, 0.17, 60),
        (scene.FLAMES, scene.GATE, scene.RAYS),
        (jianghu.lady, jianghu.swordsman, people.fiend),
        "M0 -10L3 -3L2 -2L7 -7C10 -2 8 8 0 10C-8 8 -10 -2 -7 -7L-2 -2L-3 -3Z",
    ),
    "shaolin": Faction(
        Hue(75, 0.13, 30),
        (scene.MOUNTAINS, scene.GATE, scene.MIST),
        (people.monk, jianghu.elder, people.giant),
        "M0 -10A10 10 0 1 0 0.1 -10ZM0 -6.500A6.500 6.500 0 1 1 -0.1 -6.500ZM-1 -6H1V6H-1ZM-6 -1H6V1H-6ZM-4.900 -3.500L-3.500 -4.900L4.900 3.500L3.500 4.900ZM3.500 -4.900L4.900 -3.500L-3.500 4.900L-4.900 3.500Z",
    ),
    "wudang": Faction(
        Hue(225, 0.08, 200),
        (scene.MIST, scene.MOUNTAINS, scene.RIPPLES),
        (jianghu.elder, jianghu.swordsman, jianghu.elder),
        "M0 -10A10 10 0 0 1 0 10A5 5 0 0 1 0 0A5 5 0 0 0 0 -10ZM0 -7A2 2 0 1 0 0.1 -7ZM0 3.500A1.800 1.800 0 1 0 0.1 3.500Z",
    ),
    "beggars": Faction(
        Hue(110, 0.09, 70),
        (scene.SKYLINE, scene.STALKS, scene.SLASHES),
        (jianghu.drifter, jianghu.drifter, people.monk),
        "M-10 -1H10C10 5 6 8.500 3 9.500H-3C-6 8.500 -10 5 -10 -1ZM-6 -3L6 -9L7 -7.500L-1 -3Z",
    ),
    "tang": Faction(
        Hue(155, 0.12, 310),
        (scene.THORNS, scene.WEB, scene.STALKS),
        (jianghu.lady, jianghu.masked, wilds.serpent),
        "M0 -10L1.800 -1.800L10 0L1.800 1.800L0 10L-1.800 1.800L-10 0L-1.800 -1.800Z",
    ),
    "emei": Faction(
        Hue(350, 0.09, 20),
        (scene.PETALS, scene.MIST, scene.MOUNTAINS),
        (jianghu.lady, jianghu.lady, jianghu.swordsman),
        "M0 -9C3 -5 3 -1 0 3C-3 -1 -3 -5 0 -9ZM-9 -3C-4 -4 -1 -1 0 4C-5 4 -8 2 -9 -3ZM9 -3C4 -4 1 -1 0 4C5 4 8 2 9 -3ZM-8 6H8L6 9H-6Z",
    ),
    "escorts": Faction(
        Hue(50, 0.1, 95),
        (scene.WAVES, scene.MOUNTAINS, scene.CHEVRONS),
        (jianghu.swordsman, people.monk, people.hero),
        "M-8 -10H-6V10H-8ZM-5 -9H9L5 -4L9 1H-5Z",
    ),
    "constables": Faction(
        Hue(262, 0.11, 80),
        (scene.SKYLINE, scene.GATE, scene.PANELS),
        (jianghu.officer, jianghu.officer, jianghu.masked),
        "M-10 -9H10V-6H7V9H4V-6H1.500V9H-1.500V-6H-4V9H-7V-6H-10Z",
    ),
    "wanderers": Faction(
        Hue(190, 0.1, 45),
        (scene.WAVES, scene.FRONDS, scene.SLASHES),
        (jianghu.swordsman, people.monk, jianghu.masked),
        "M8.500 -10L10 -8.500L-2 3.500L0 5.500L-1.500 7L-4 4.500L-7.500 8L-9 6.500L-5.500 3L-8 0.500L-6.500 -1L-4.500 1Z",
    ),
    "lantern": Faction(
        Hue(300, 0.12, 75),
        (scene.STARS, scene.WEB, scene.THORNS),
        (jianghu.masked, people.vampire, jianghu.lady),
        "M-3 -10H3V-8H6C9 -4 9 4 6 8H3V10H-3V8H-6C-9 4 -9 -4 -6 -8H-3ZM-1 -6V6H1V-6Z",
    ),
}
"""By the word that cards print."""
UNKNOWN = FACTIONS["wanderers"]


def faction_of(word: str | None) -> Faction:
    return FACTIONS.get((word or "").lower(), UNKNOWN)
