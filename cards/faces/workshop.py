"""What spells and mirrors of dolls speak of: things of a house and its workshop, within 56 units of (0, 0)."""

import re

from cards.faces import motifs
from cards.faces.chance import Chance
from cards.faces.drawing import disc, flipped, halves, line, moved, path, rectangle, turned, twice
from cards.faces.motifs import Motif
from cards.faces.palette import Tones


def motif_of(name: str, chance: Chance) -> Motif:
    """What the last fitting word of a name asks for; else anything of a workshop, by the card's key."""
    asked = [_BY_WORD[word] for word in re.findall(r"[a-z]+", name.lower()) if word in _BY_WORD]
    return asked[-1] if asked else chance.pick("motif", list(WORDS))


def needle(tones: Tones) -> str:
    thread = line("M-14 -34C-52 -30 -46 12 -20 6C6 0 20 34 -8 46", tones.accent, 5, stroke_linecap="round")
    eye = path("M-24 -48C-18 -54 -8 -50 -8 -42L44 46L-20 -36C-26 -40 -28 -44 -24 -48Z", tones.paper)
    return thread + eye + line("M-18 -46L-12 -38", tones.dark, 3)


def cracked_plate(tones: Tones) -> str:
    return (
        disc(-2, 2, 50, tones.shade)
        + disc(-2, 2, 40, tones.paper)
        + disc(-2, 2, 30, "none", stroke=tones.accent, stroke_width=4)
        + path("M8 -54L-4 -26L10 -8L-8 14L6 30L-2 56L14 54L18 30L6 12L24 -8L12 -26L22 -50Z", tones.ink)
    )


def crack(tones: Tones) -> str:
    return path("M0 -58L-8 -28L-34 -20L-10 -8L-22 18L0 6L6 58L12 8L40 16L16 -6L44 -28L12 -22Z", tones.glow) + path(
        "M0 -34L-4 -14L2 4L8 34L8 4L6 -14Z", tones.ink
    )


def seam(tones: Tones) -> str:
    """Two pieces of cloth and the stitches that hold them."""
    return (
        path("M-54 -40H-2V40H-54Z", tones.mid)
        + path("M2 -40H54V40H2Z", tones.light)
        + line("M-12 -34L12 -26M-12 -16L12 -8M-12 2L12 10M-12 20L12 28", tones.paper, 5, stroke_linecap="round")
    )


def wall(tones: Tones) -> str:
    bricks = "M-50 -12H-18V4H-50ZM-14 -12H18V4H-14ZM22 -12H50V4H22ZM-50 8H-34V24H-50ZM-30 8H2V24H-30ZM6 8H50V24H6ZM-50 28H-18V44H-50ZM-14 28H18V44H-14ZM22 28H50V44H22Z"
    return path(bricks, tones.paper) + path("M-50 -16V-40H-30V-28H-10V-40H10V-28H30V-40H50V-16Z", tones.accent)


def hands(tones: Tones) -> str:
    """Two hands around a warm coal."""
    hand = path("M-6 44C-34 44 -46 20 -42 -6C-36 -10 -30 -4 -28 8C-24 20 -14 26 -4 28Z", tones.paper)
    return (
        disc(0, 4, 20, tones.accent)
        + disc(0, 4, 12, tones.glow)
        + twice(hand)
        + line("M-14 -22C-20 -32 -8 -36 -14 -48M0 -24C-6 -34 6 -40 0 -52M14 -22C8 -32 20 -36 14 -48", tones.glow, 3)
    )


def bench(tones: Tones) -> str:
    return (
        rectangle(-52, -4, 104, 12, tones.paper)
        + path("M-46 8H-36L-30 50H-42ZM46 8H36L30 50H42Z", tones.shade)
        + moved(turned(rectangle(-3, -34, 6, 40, tones.shade) + rectangle(-14, -42, 28, 14, tones.accent), 38), -8, -8)
        + disc(28, -13, 9, tones.glow)
    )


def bed(tones: Tones) -> str:
    """A doll's head on a pillow, under a moon."""
    return (
        path("M-54 8C-54 -8 -10 -8 -8 8Z", tones.paper)
        + disc(-30, -8, 17, tones.shade)
        + line("M-38 -8Q-34 -4 -31 -8M-28 -8Q-25 -4 -21 -8", tones.ink, 3)
        + path("M-54 8H20C44 8 54 20 54 40H-54Z", tones.accent)
        + line("M10 -26H26L10 -10H26M30 -52H50L30 -32H50", tones.glow, 4.5)
    )


def door(tones: Tones) -> str:
    return (
        path("M-34 54V-10C-34 -64 34 -64 34 -10V54Z", tones.shade)
        + path("M-26 54V-10C-26 -52 26 -52 26 -10V54Z", tones.dark)
        + path("M-26 54V-10C-26 -46 2 -50 8 -36V46Z", tones.paper)
        + disc(1, 8, 4, tones.accent)
        + path("M8 -36C20 -32 26 -24 26 -10V54L8 46Z", tones.glow)
    )


def two_faces(tones: Tones) -> str:
    """A profile and its reflection."""
    face = path(
        "M-4 -46C-34 -50 -46 -20 -40 2C-38 20 -40 30 -44 44H-16C-14 34 -10 32 -4 32L-6 20L-2 8L-4 2L0 -4L-6 -18Z",
        tones.paper,
    )
    other = path(
        "M-4 -46C-34 -50 -46 -20 -40 2C-38 20 -40 30 -44 44H-16C-14 34 -10 32 -4 32L-6 20L-2 8L-4 2L0 -4L-6 -18Z",
        tones.mid,
    )
    return moved(face, -6, 0) + line("M0 -56V56", tones.glow, 3, stroke_dasharray="7 5") + moved(flipped(other), 6, 0)


def tightrope(tones: Tones) -> str:
    """A foot on a line that hangs between two halves."""
    return (
        path("M-56 -56H0V56H-56Z", tones.light, opacity=0.5)
        + path("M0 -56H56V56H0Z", tones.dark)
        + line("M0 -56V56", tones.glow, 6)
        + path("M-26 -30H-6L-4 2C12 6 26 8 28 22H-30C-26 4 -24 -10 -26 -30Z", tones.paper)
        + rectangle(-30, 22, 58, 7, tones.accent)
    )


def curtain(tones: Tones) -> str:
    fold = "M-4 -44C-8 -10 -26 10 -50 26V-44Z"
    return (
        twice(
            path(fold, tones.accent)
            + line("M-16 -42C-18 -20 -30 -2 -44 10M-30 -42C-32 -24 -38 -12 -48 -4", tones.dark, 3)
        )
        + rectangle(-56, -52, 112, 9, tones.paper, rx=4)
        + twice(path("M-50 26L-44 50H-52Z", tones.glow))
    )


def coil(tones: Tones) -> str:
    """A wound spring with its key."""
    ring = "M0 0A6 6 0 0 1 12 0A12 12 0 0 1 -12 0A18 18 0 0 1 24 0A24 24 0 0 1 -24 0A30 30 0 0 1 36 0A36 36 0 0 1 -36 0"
    return line(ring, tones.paper, 5) + line("M36 0C40 22 46 30 50 48", tones.accent, 6) + disc(0, 0, 6, tones.accent)


def vigil(tones: Tones) -> str:
    """An eye above a burning candle."""
    return moved(motifs.eye(tones), 0, -22, 0.7) + moved(candle(tones), 0, 26, 0.55)


def two_moons(tones: Tones) -> str:
    moon = "M-6 -30A30 30 0 1 0 26 16A26 26 0 1 1 -6 -30Z"
    hanging = line("M-24 -58V-40M26 -58V-20", tones.shade, 2)
    return (
        hanging + moved(path(moon, tones.paper), -22, -10, 0.9) + moved(flipped(path(moon, tones.accent)), 26, 12, 0.9)
    )


def open_hand(tones: Tones) -> str:
    return moved(motifs.hand(tones), 0, 0)


def drawers(tones: Tones) -> str:
    drawn = rectangle(-44, -50, 88, 100, tones.shade, rx=4)
    for y in (-42, -12, 18):
        drawn += rectangle(-36, y, 72, 24, tones.dark if y != -12 else tones.paper, rx=2) + disc(
            0, y + 12, 4, tones.accent
        )
    return drawn + path("M-48 -14H48L40 14H-40Z", tones.paper) + disc(0, 0, 5, tones.accent)


def candle(tones: Tones) -> str:
    return (
        rectangle(-12, -14, 24, 52, tones.paper)
        + path("M12 -14V4C16 10 12 18 6 14V-14Z", tones.shade)
        + path("M-32 38H32L22 54H-22Z", tones.accent)
        + path("M0 -58C16 -38 14 -22 0 -18C-14 -22 -16 -38 0 -58Z", tones.glow)
    )


def snuffed(tones: Tones) -> str:
    smoke = line("M0 -16C-16 -26 14 -36 0 -46C-10 -54 4 -58 8 -60", tones.shade, 5, stroke_linecap="round")
    return smoke + rectangle(-12, -10, 24, 48, tones.paper) + path("M-32 38H32L22 54H-22Z", tones.accent)


def bowl(tones: Tones) -> str:
    """Still water in a bowl with nothing in it."""
    return (
        path("M-52 -8H52C48 32 24 48 0 48C-24 48 -48 32 -52 -8Z", tones.paper)
        + path("M-46 -8H46C40 0 20 4 0 4C-20 4 -40 0 -46 -8Z", tones.mid)
        + disc(0, -28, 14, "none", stroke=tones.glow, stroke_width=4, stroke_dasharray="6 5")
    )


def currents(tones: Tones) -> str:
    wave = "M-56 0C-42 -24 -20 -24 -8 -6C0 6 10 6 14 -4C30 -22 44 -16 56 -2"
    return "".join(
        moved(line(wave, colour, 8, stroke_linecap="round"), 0, y)
        for colour, y in ((tones.paper, -24), (tones.accent, 4), (tones.paper, 32))
    )


def gallery(tones: Tones) -> str:
    """Two storeys of arches."""
    arch = path("M-16 26V-2C-16 -22 16 -22 16 -2V26Z", tones.dark)
    storey = rectangle(-56, -22, 112, 50, tones.paper) + "".join(moved(arch, x, 0) for x in (-36, 0, 36))
    return moved(storey, 0, -26, 0.86) + moved(storey, 0, 28)


def silence(tones: Tones) -> str:
    """A mouth sewn up."""
    lips = path("M-46 0C-26 -22 -10 -20 0 -12C10 -20 26 -22 46 0C26 26 -26 26 -46 0Z", tones.accent)
    return (
        lips
        + line("M-40 0H40", tones.ink, 4)
        + line("M-26 -18V20M-9 -20V24M9 -20V24M26 -18V20", tones.paper, 5, stroke_linecap="round")
    )


def cliff(tones: Tones) -> str:
    return (
        path("M-56 56V-14H-8L-2 4L-12 22L0 56Z", tones.paper)
        + path("M-56 56V0H-14L-20 56Z", tones.shade)
        + line("M8 -46V40M22 -46V40M36 -46V40", tones.glow, 3, stroke_dasharray="10 8")
    )


def balance(tones: Tones) -> str:
    pan = path("M-52 16H-16C-16 40 -52 40 -52 16Z", tones.accent) + line(
        "M-34 -32L-52 16M-34 -32L-16 16", tones.paper, 3
    )
    return (
        line("M0 -50V48M-38 -32H38", tones.paper, 6)
        + twice(pan)
        + path("M-26 48H26V56H-26Z", tones.paper)
        + disc(0, -50, 7, tones.glow)
    )


def ashes(tones: Tones) -> str:
    flakes = "".join(
        disc(x, y, r, tones.shade) for x, y, r in ((-30, -20, 4), (-8, -42, 5), (16, -22, 3), (30, -46, 4), (4, -8, 3))
    )
    return (
        flakes
        + halves("M0 10C-24 14 -50 34 -54 52H0Z", tones.paper, tones.shade)
        + disc(-10, 40, 5, tones.accent)
        + disc(14, 36, 4, tones.accent)
    )


WORDS: dict[Motif, str] = {
    needle: "needle thread",
    cracked_plate: "plate",
    crack: "crack",
    motifs.FLAME: "fire embers ember flame",
    seam: "seams seam mend",
    wall: "wall ramparts rampart",
    hands: "warmth",
    bench: "workbench bench",
    bed: "sleeper sleep",
    door: "door",
    motifs.HOURGLASS: "glass hour",
    two_faces: "reflection",
    tightrope: "line",
    curtain: "curtain",
    coil: "spring springs",
    vigil: "vigil watch",
    two_moons: "moon",
    open_hand: "blow catch",
    drawers: "drawers drawer",
    snuffed: "snuff",
    bowl: "water",
    currents: "currents current tide",
    gallery: "galleries gallery",
    motifs.mask: "masks mask",
    silence: "silence",
    cliff: "edge",
    balance: "scales scale",
    ashes: "ashes ash",
    candle: "candles lamps",
}
_BY_WORD: dict[str, Motif] = {word: motif for motif, words in WORDS.items() for word in words.split()}
