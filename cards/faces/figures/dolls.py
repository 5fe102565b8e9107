"""Jointed dolls: a head and a body with balls at neck, shoulders, elbows and hands, of one of four materials.

A doll stands within 50 units of (0, 0) and reaches down to y = 66, as every figure does. All that tells dolls apart is
a named choice: how it holds its arms, what it wears, what is on its head, how it looks, what it holds.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cards.faces.chance import Chance
from cards.faces.drawing import disc, halves, line, moved, path, rectangle, twice


@dataclass(frozen=True, slots=True)
class Stuff:
    """What a doll is made of and dressed in: each in the tone of its left half and that of its right one.

    `joint` is the colour of balls, seams and features, `trim` that of what shines on it.
    """

    skin: tuple[str, str]
    cloth: tuple[str, str]
    lining: tuple[str, str]
    joint: str
    trim: str


Piece = Callable[[Stuff], str]
Point = tuple[float, float]

SHOULDER: Point = (17, -1)
HEAD = (0, 2.5, 1.18)
"""Where the head is moved and how much it grows: dolls have large ones."""
ARMS: tuple[tuple[Point, Point, Point, Point], ...] = (
    ((-30, 12), (-40, -8), (28, 16), (38, 32)),
    ((-28, 18), (-14, 30), (30, 8), (42, -14)),
    ((-32, 4), (-44, 20), (32, 4), (44, 20)),
    ((-26, -16), (-36, -38), (28, 18), (26, 38)),
    ((-30, 10), (-42, -12), (30, 10), (42, -12)),
    ((-26, 18), (-8, 22), (27, 18), (14, 30)),
)
"""Elbow and hand on the left, elbow and hand on the right."""


def doll(
    stuff: Stuff, chance: Chance, heads: tuple[Piece, ...], skirts: tuple[Piece, ...], heart: Piece, tool: Piece
) -> str:
    """One doll; `heart` is what its breast shows, `tool` what it holds in its left hand, on our side of the picture."""
    hair, skirt = chance.pick("hair", HAIR)(stuff), chance.pick("skirt", skirts)(stuff)
    left_elbow, left_hand, right_elbow, right_hand = chance.pick("arms", ARMS)
    face = halves("M0 -46C-13 -46 -18 -37 -17 -28C-16 -20 -8 -13 0 -13Z", *stuff.skin)
    strings = _strings(stuff, left_hand, right_hand) if chance.happens("strings", 0.45) else ""
    return (
        strings
        + moved(hair, *HEAD)
        + skirt
        + _arm(stuff, (SHOULDER[0], SHOULDER[1]), right_elbow, right_hand, stuff.skin[1])
        + halves("M0 -8L-13 -7C-19 -6 -20 0 -18 5L-12 24L0 28Z", *stuff.cloth)
        + halves("M0 -8L-7 -8L0 6Z", *stuff.skin)
        + heart(stuff)
        + _arm(stuff, (-SHOULDER[0], SHOULDER[1]), left_elbow, left_hand, stuff.skin[0])
        + disc(0, -11, 4.5, stuff.joint)
        + moved(face + chance.pick("gaze", GAZES)(stuff) + chance.pick("head", heads)(stuff), *HEAD)
        + moved(tool(stuff), *left_hand)
    )


def _arm(stuff: Stuff, shoulder: Point, elbow: Point, hand: Point, tone: str) -> str:
    """Two limbs between three balls."""
    bones = "L".join(f"{x} {y}" for x, y in (shoulder, elbow, hand))
    balls = "".join(f"M{x} {y}h0" for x, y in (shoulder, elbow, hand))
    return line(f"M{bones}", tone, 8) + line(balls, stuff.joint, 10, stroke_linecap="round")


def _strings(stuff: Stuff, left: Point, right: Point) -> str:
    """Four strings up to where nobody sees who holds them."""
    threads = f"M{left[0]} {left[1]}L-18 -90M{right[0]} {right[1]}L18 -90M-10 -44L-6 -90M10 -44L6 -90"
    return line(threads, stuff.trim, 0.9, opacity=0.8)


# ---- hair and looks


def _bob(stuff: Stuff) -> str:
    return halves("M0 -50C-20 -50 -25 -34 -23 -14L-14 -12L0 -30Z", stuff.lining[0], stuff.lining[1])


def _locks(stuff: Stuff) -> str:
    return halves("M0 -50C-22 -50 -24 -30 -25 -14C-26 0 -34 6 -30 18C-18 16 -14 0 -13 -16L0 -30Z", *stuff.lining)


def _braids(stuff: Stuff) -> str:
    beads = "".join(disc(-22 - step, -24 + 9 * step, 5 - 0.4 * step, stuff.lining[0]) for step in range(5))
    return halves("M0 -50C-20 -50 -23 -36 -20 -24L0 -30Z", *stuff.lining) + twice(beads)


def _bald(stuff: Stuff) -> str:
    """No hair, and a seam of rivets around the head."""
    return "".join(disc(-20 * side, -30, 3, stuff.joint) for side in (1, -1))


HAIR: tuple[Piece, ...] = (_bob, _locks, _braids, _bald)


def _mouth(stuff: Stuff) -> str:
    """A small mouth, and the two seams of a jaw that moves."""
    return line("M-6 -22V-15M6 -22V-15", stuff.joint, 1) + path("M-3 -21H3L0 -18Z", stuff.trim)


def _closed(stuff: Stuff) -> str:
    return line("M-12 -31Q-8 -27 -4 -31M12 -31Q8 -27 4 -31", stuff.joint, 2, stroke_linecap="round") + _mouth(stuff)


def _wide(stuff: Stuff) -> str:
    return twice(disc(-7.5, -31, 4.2, stuff.joint) + disc(-8.5, -32, 1.5, stuff.trim)) + _mouth(stuff)


def _buttons(stuff: Stuff) -> str:
    cross = line("M-10 -33.500L-5 -28.500M-5 -33.500L-10 -28.500", stuff.skin[0], 1.2)
    return twice(disc(-7.5, -31, 4.6, stuff.joint) + cross) + line(
        "M-6 -20H6M-4 -22V-18M0 -22V-18M4 -22V-18", stuff.joint, 1
    )


def _crying(stuff: Stuff) -> str:
    return twice(
        path("M-12 -33H-3L-7.500 -28ZM-7.500 -26L-5.500 -20A2.200 2.200 0 0 1 -9.500 -20Z", stuff.joint)
    ) + _mouth(stuff)


def _half_mask(stuff: Stuff) -> str:
    return (
        path("M0 -45C13 -45 18 -37 17 -28C10 -24 6 -26 0 -28Z", stuff.trim)
        + disc(8, -32, 2.6, stuff.joint)
        + line("M-12 -31Q-8 -28 -4 -31", stuff.joint, 2)
        + _mouth(stuff)
    )


def _monocle(stuff: Stuff) -> str:
    return (
        disc(-7, -31, 3, stuff.joint)
        + disc(8, -31, 6.5, stuff.skin[0], stroke=stuff.trim, stroke_width=2)
        + disc(8, -31, 3, stuff.joint)
        + line("M14 -29C20 -20 18 -12 12 -6", stuff.trim, 0.9)
        + _mouth(stuff)
    )


GAZES: tuple[Piece, ...] = (_closed, _wide, _buttons, _crying, _half_mask, _monocle)


# ---- skirts


def bell(stuff: Stuff) -> str:
    return halves("M0 20L-11 22C-22 34 -34 46 -40 66H0Z", *stuff.cloth) + line(
        "M-39 60Q0 70 39 60M-30 46Q0 56 30 46", stuff.trim, 2.4
    )


def coat(stuff: Stuff) -> str:
    """Long tails over two legs with balls for knees."""
    legs = twice(line("M-8 30V66", stuff.skin[0], 9) + disc(-8, 46, 5.5, stuff.joint))
    return (
        legs
        + halves("M-3 18L-14 20L-30 66H-18L-9 36Z", *stuff.cloth)
        + line("M-29 64L-14 22M29 64L14 22", stuff.trim, 1.6)
    )


def cage(stuff: Stuff) -> str:
    """A crinoline of hoops without its cloth."""
    hoops = "M-14 30Q0 36 14 30M-24 44Q0 53 24 44M-34 60Q0 71 34 60M-8 22L-36 66M8 22L36 66M0 22V66"
    legs = twice(line("M-6 24V66", stuff.skin[1], 6) + disc(-6, 48, 4.4, stuff.joint))
    return legs + line(hoops, stuff.trim, 2.4)


def petals(stuff: Stuff) -> str:
    leaf = "M-6 20C-30 24 -44 44 -42 66C-26 60 -14 46 -6 20Z"
    return (
        halves("M0 22C-14 34 -16 52 -14 66H0Z", *stuff.lining)
        + twice(path(leaf, stuff.cloth[0], stroke=stuff.trim, stroke_width=1.4))
        + path("M0 20C-12 36 -12 54 0 66C12 54 12 36 0 20Z", stuff.cloth[1], stroke=stuff.trim, stroke_width=1.4)
    )


def tail(stuff: Stuff) -> str:
    """A fish's tail that curls away."""
    scales = (
        "M-10 28a5 5 0 0 0 10 0a5 5 0 0 0 10 0M-9 38a5 5 0 0 0 10 0a5 5 0 0 0 10 0M-4 48a5 5 0 0 0 10 0a5 5 0 0 0 10 0"
    )
    return (
        path(
            "M-13 20H13C16 40 22 52 40 48C50 46 48 36 52 32C56 48 50 66 24 66H-4C-12 50 -14 36 -13 20Z", stuff.cloth[0]
        )
        + path("M0 20H13C16 40 22 52 40 48C36 58 24 62 14 60C2 54 0 36 0 20Z", stuff.cloth[1])
        + line(scales, stuff.trim, 1.3)
    )


def roots(stuff: Stuff) -> str:
    strand = "M-4 18C-10 36 -26 44 -34 66H-24C-20 54 -12 48 -6 44C-8 52 -12 58 -14 66H-4L0 40V18Z"
    return twice(path(strand, stuff.skin[1])) + twice(path("M-26 50l-9 -4l4 9ZM-14 40l-9 -6l3 10Z", stuff.trim))


def lantern_skirt(stuff: Stuff) -> str:
    """Paper ribs that glow from within."""
    return (
        halves("M0 20H-12C-30 30 -34 50 -22 66H0Z", *stuff.cloth)
        + path("M-10 26H10C18 40 18 54 10 66H-10C-18 54 -18 40 -10 26Z", stuff.trim, opacity=0.75)
        + line("M-22 32H22M-28 44H28M-28 56H28", stuff.joint, 1.2)
    )


def apron(stuff: Stuff) -> str:
    return (
        halves("M0 20L-12 22L-34 66H0Z", *stuff.cloth)
        + path("M-9 20H9L16 62Q0 68 -16 62Z", stuff.lining[0], stroke=stuff.trim, stroke_width=1.2)
        + path("M-9 44H9V54Q0 58 -9 54Z", stuff.lining[1])
    )


# ---- what the breast shows


def gearwork(stuff: Stuff) -> str:
    teeth = "M0 2L2 5L5.500 4L6 7.500L9.500 8L8.500 11.500L11 14L8.500 16.500L9.500 20L6 20.500L5.500 24L2 23L0 26L-2 23L-5.500 24L-6 20.500L-9.500 20L-8.500 16.500L-11 14L-8.500 11.500L-9.500 8L-6 7.500L-5.500 4L-2 5Z"
    return moved(path(teeth, stuff.trim) + disc(0, 14, 3.4, stuff.joint), 0, -2, 0.8)


def bloom(stuff: Stuff) -> str:
    """Flowers in cobalt, as painted under a glaze."""
    stem = line("M-10 18C-4 14 4 14 10 4", stuff.joint, 1.4)
    return stem + "".join(disc(x, y, r, stuff.joint) for x, y, r in ((-7, 15, 2.6), (0, 12, 3.2), (7, 7, 2.6)))


def grain(stuff: Stuff) -> str:
    rings = "M-9 2C-4 8 -6 16 -9 22M9 2C4 8 6 16 9 22M0 6C-2 12 2 14 0 20"
    return line(rings, stuff.joint, 1.5) + path("M0 5L3 10L0 15L-3 10Z", stuff.trim)


def flame(stuff: Stuff) -> str:
    return rectangle(-9, -2, 18, 22, stuff.joint, rx=3) + path(
        "M0 0C6 6 8 10 5 15C3 19 -3 19 -5 15C-7 11 -2 8 0 0Z", stuff.trim
    )


# ---- heads


def chimney(stuff: Stuff) -> str:
    return (
        path("M-9 -44L-11 -62H11L9 -44Z", stuff.cloth[1])
        + rectangle(-13, -64, 26, 5, stuff.trim, rx=2)
        + rectangle(-17, -47, 34, 5, stuff.joint, rx=2)
    )


def helm(stuff: Stuff) -> str:
    return halves("M0 -52C-18 -52 -21 -38 -20 -32L0 -37Z", *stuff.cloth) + path(
        "M-3 -37V-58Q0 -66 3 -58V-37Z", stuff.trim
    )


def kettle(stuff: Stuff) -> str:
    """A lid with a knob, and a handle over it."""
    handle = line("M-20 -40C-22 -64 22 -64 20 -40", stuff.trim, 3)
    return handle + halves("M0 -52C-16 -52 -20 -44 -20 -39H0Z", *stuff.lining) + disc(0, -54, 4, stuff.trim)


def cogs(stuff: Stuff) -> str:
    wheel = disc(0, 0, 8, "none", stroke=stuff.trim, stroke_width=4, stroke_dasharray="3 2") + disc(
        0, 0, 3, stuff.joint
    )
    return moved(wheel, -15, -46) + moved(wheel, 14, -48, 1.2)


def key(stuff: Stuff) -> str:
    """The key by which it is wound, standing on the crown."""
    return line("M0 -45V-54", stuff.trim, 4) + twice(disc(-7, -59, 6, "none", stroke=stuff.trim, stroke_width=4))


def shell(stuff: Stuff) -> str:
    fan = halves("M0 -42L-8 -44C-24 -48 -26 -60 -20 -66C-14 -62 -10 -68 0 -68Z", *stuff.cloth)
    return fan + line("M0 -42V-66M-4 -43L-12 -64M4 -43L12 -64", stuff.trim, 1.6)


def foam(stuff: Stuff) -> str:
    return "".join(
        disc(x, y, r, stuff.lining[x > 0]) for x, y, r in ((-16, -41, 7), (16, -41, 7), (-8, -48, 8), (8, -49, 8))
    ) + disc(0, -52, 7, stuff.trim)


def crescent(stuff: Stuff) -> str:
    return path("M-16 -70A17 17 0 1 0 16 -70A15 13 0 1 1 -16 -70Z", stuff.trim) + disc(0, -46, 3, stuff.joint)


def bonnet(stuff: Stuff) -> str:
    return halves("M0 -54C-26 -54 -30 -34 -24 -18C-20 -30 -14 -40 0 -41Z", *stuff.cloth) + line(
        "M-23 -20C-19 -34 -10 -41 0 -41C10 -41 19 -34 23 -20", stuff.trim, 2
    )


def tricorne(stuff: Stuff) -> str:
    return path("M-26 -40C-20 -56 20 -56 26 -40L0 -48Z", stuff.cloth[1]) + path(
        "M-30 -38L-16 -54L0 -46L16 -54L30 -38L0 -45Z", stuff.cloth[0], stroke=stuff.trim, stroke_width=1.4
    )


def antlers(stuff: Stuff) -> str:
    return twice(
        line("M-8 -44C-16 -54 -30 -52 -34 -68M-18 -52C-20 -60 -16 -64 -18 -70M-28 -55L-38 -54", stuff.lining[0], 3.6)
    )


def roses(stuff: Stuff) -> str:
    wreath = line("M-19 -38C-14 -50 14 -50 19 -38", stuff.lining[1], 4)
    bloom = disc(0, 0, 6, stuff.trim) + line("M-3 0A3 3 0 1 1 1 3", stuff.joint, 1.2)
    return wreath + moved(bloom, -14, -45) + moved(bloom, 0, -51, 1.2) + moved(bloom, 14, -45)


def briar(stuff: Stuff) -> str:
    """A crown of thorns."""
    spikes = path("M-18 -40L-24 -56L-11 -46L-8 -64L0 -48L8 -64L11 -46L24 -56L18 -40Z", stuff.lining[0])
    return spikes + line("M-19 -39C-8 -44 8 -44 19 -39", stuff.trim, 2.4)


def hood(stuff: Stuff) -> str:
    return halves("M0 -66C-10 -56 -26 -48 -24 -14C-18 -18 -19 -36 0 -42Z", *stuff.cloth)


def crow(stuff: Stuff) -> str:
    return halves("M0 -46L-20 -42L-40 -58L-30 -60L-38 -68C-22 -64 -10 -58 0 -50Z", stuff.lining[0], stuff.lining[1])


def lamp(stuff: Stuff) -> str:
    """A lantern on the head, lit."""
    return (
        rectangle(-9, -62, 18, 18, stuff.trim, rx=2, opacity=0.9)
        + path("M0 -60C4 -56 4 -52 0 -48C-4 -52 -4 -56 0 -60Z", stuff.skin[0])
        + line("M-9 -62V-44M9 -62V-44M-12 -44H12", stuff.joint, 2.4)
        + path("M-13 -62L0 -72L13 -62Z", stuff.cloth[1])
    )


def candles(stuff: Stuff) -> str:
    stick = rectangle(-2.5, -10, 5, 14, stuff.skin[0]) + path(
        "M0 -20C3 -15 3 -12 0 -11C-3 -12 -3 -15 0 -20Z", stuff.trim
    )
    return (
        line("M-20 -41Q0 -50 20 -41", stuff.joint, 4)
        + moved(stick, -14, -46)
        + moved(stick, 0, -50)
        + moved(stick, 14, -46)
    )


def shade(stuff: Stuff) -> str:
    return halves("M0 -62L-12 -60L-30 -38L0 -36Z", *stuff.cloth) + line("M-29 -39Q0 -32 29 -39", stuff.trim, 2.6)


def moth(stuff: Stuff) -> str:
    return twice(
        path(
            "M-3 -46C-12 -64 -32 -68 -38 -56C-36 -44 -20 -42 -3 -46Z",
            stuff.cloth[0],
            stroke=stuff.trim,
            stroke_width=1.6,
        )
        + disc(-24, -55, 4, stuff.trim)
    )


def halo(stuff: Stuff) -> str:
    beads = "".join(
        moved(disc(0, 0, 2.6, stuff.trim), x, y) for x, y in ((-26, -40), (-20, -54), (0, -61), (20, -54), (26, -40))
    )
    return disc(0, -34, 27, "none", stroke=stuff.trim, stroke_width=1.8) + beads
