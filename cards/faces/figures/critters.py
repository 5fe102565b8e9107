"""Small animals, plants, shells, ghosts and other odd bodies, seen from the front."""

from cards.faces.chance import Chance
from cards.faces.drawing import disc, halves, line, path, polygon, rectangle, star_points, turned, twice
from cards.faces.palette import Tones


def _eyes(tones: Tones, x: float, y: float, size: float = 5.5) -> str:
    """Two round eyes with a light in each."""
    return twice(disc(-x, y, size, tones.ink) + disc(-x - 0.3 * size, y - 0.35 * size, 0.34 * size, tones.paper))


def mouse(tones: Tones, chance: Chance) -> str:
    """A round head with tall ears, bright cheeks and a jagged tail."""
    tail = "M30 66L44 40L34 36L54 8L46 4L62 -22L52 -30L40 -4L48 0L30 30L40 34L24 58Z"
    return (
        (path(tail, tones.accent) if chance.happens("tail") else path(tail, tones.mid))
        + halves("M0 26C-22 26 -32 44 -32 66L0 66Z", tones.mid, tones.dark)
        + halves(chance.pick("mouse ears", MOUSE_EARS), tones.paper, tones.shade)
        + halves("M-20 -44L-33 -68L-35 -52L-29 -38Z", tones.ink, tones.ink)
        + halves("M0 -32C-24 -32 -36 -14 -34 6C-32 24 -16 32 0 32Z", tones.paper, tones.shade)
        + _eyes(tones, 15, -4)
        + twice(disc(-25, 12, 7, tones.accent))
        + path("M-3 6H3L0 10Z", tones.ink)
        + line("M-8 15Q-4 20 0 15Q4 20 8 15", tones.ink, 2.5, stroke_linecap="round")
    )


MOUSE_EARS = (
    "M-10 -26C-14 -46 -24 -64 -34 -70C-42 -54 -38 -32 -24 -18Z",
    "M-8 -26C-14 -52 -40 -66 -52 -50C-56 -34 -42 -20 -26 -16Z",
    "M-10 -26L-38 -62L-40 -26L-26 -12Z",
)


def fox(tones: Tones, chance: Chance) -> str:
    """A narrow face before a fan of tails."""
    tail = path("M0 0C-12 -24 -16 -48 0 -70C16 -48 12 -24 0 0Z", tones.mid, stroke=tones.dark, stroke_width=2)
    tip = path("M-7 -56C-4 -64 -2 -68 0 -70C2 -68 4 -64 7 -56Z", tones.accent)
    count = chance.pick("tails", (3, 5, 7))
    fan = "".join(turned(tail + tip, 28 * (index - (count - 1) / 2)) for index in range(count))
    return (
        f'<g transform="translate(0 22)">{fan}</g>'
        + halves("M0 26L-18 30C-28 40 -30 54 -30 66L0 66Z", tones.light, tones.mid)
        + halves("M-6 -18L-24 -48L-32 -8Z", tones.paper, tones.shade)
        + halves("M-13 -20L-23 -37L-27 -16Z", tones.accent, tones.accent)
        + halves("M0 -26L-16 -22L-34 -4L-40 12L-22 18L-8 36L0 40Z", tones.paper, tones.shade)
        + halves("M0 -26L-16 -22L-20 -4L0 14Z", tones.light, tones.mid)
        + twice(path("M-26 -2L-10 4L-13 9L-23 6Z", tones.ink) + disc(-17, 4, 2, tones.glow))
        + path("M-6 30H6L2 37H-2Z", tones.ink)
    )


def turtle(tones: Tones, chance: Chance) -> str:
    """A head before a shell of plates; some shells bear spouts."""
    spouts = twice(rectangle(-44, -44, 14, 26, tones.dark, rx=3) + rectangle(-46, -48, 18, 8, tones.accent, rx=3))
    return (
        (spouts if chance.happens("spouts", 0.4) else "")
        + halves("M0 -34C-34 -34 -56 -8 -56 24C-56 48 -44 62 -30 66H0Z", tones.accent, tones.dark)
        + line("M-40 -12L-24 6L-34 36M40 -12L24 6L34 36M-24 6H24", tones.deep, 3)
        + halves("M0 30L-26 32C-34 42 -38 54 -38 66L0 66Z", tones.light, tones.mid)
        + halves("M0 -26C-22 -26 -30 -12 -28 6C-26 22 -14 34 0 34Z", tones.paper, tones.shade)
        + _eyes(tones, 13, -2)
        + line("M-14 17Q0 26 14 17", tones.ink, 3, stroke_linecap="round")
        + twice(disc(-4, 9, 1.4, tones.ink))
    )


def frog(tones: Tones, chance: Chance) -> str:
    """A wide smile under eyes that stand out."""
    return (
        halves("M0 14C-34 12 -52 34 -52 66L0 66Z", tones.mid, tones.dark)
        + disc(0, 52, 20, tones.paper)
        + line("M-10 52A10 10 0 1 1 2 61A6 6 0 1 1 4 52", tones.ink, 3)
        + twice(disc(-24, -30, 15, tones.light) + disc(-24, -32, 10, tones.paper) + disc(-22, -32, 5.5, tones.ink))
        + halves("M0 -28C-32 -28 -46 -10 -44 6C-42 24 -18 32 0 32Z", tones.light, tones.mid)
        + line("M-34 6Q0 30 34 6", tones.ink, 3.5, stroke_linecap="round")
        + twice(disc(-5, -6, 1.8, tones.ink) + disc(-36, 12, 5, tones.accent))
    )


def bloom(tones: Tones, chance: Chance) -> str:
    """A broad face under a bud, a flower or a crown of leaves."""
    return (
        halves("M-4 22C-30 22 -52 30 -62 52C-44 54 -24 50 -4 40Z", tones.accent, tones.dark)
        + chance.pick("crown", CROWNS)(tones)
        + halves("M0 -16C-26 -16 -40 2 -38 22C-36 44 -20 54 0 54Z", tones.paper, tones.shade)
        + _eyes(tones, 16, 16)
        + line("M-12 36Q0 46 12 36", tones.ink, 3, stroke_linecap="round")
        + twice(path("M-34 6L-24 0L-22 8Z", tones.mid) + disc(-26, 30, 3.5, tones.light))
    )


def _bud(tones: Tones) -> str:
    return halves("M0 -66C-16 -56 -30 -36 -28 -14C-18 -6 -8 -6 0 -6Z", tones.light, tones.mid) + line(
        "M0 -62V-8M-14 -46C-8 -36 -8 -22 -10 -10M14 -46C8 -36 8 -22 10 -10", tones.dark, 2.5
    )


def _flower(tones: Tones) -> str:
    petal = path("M0 0C-20 -8 -22 -34 0 -40C22 -34 20 -8 0 0Z", tones.accent, stroke=tones.dark, stroke_width=2)
    fan = "".join(turned(petal, 60 * index - 150) for index in range(6))
    return f'<g transform="translate(0 -26)">{fan}{disc(0, 0, 11, tones.glow)}</g>'


def _leaves(tones: Tones) -> str:
    leaf = halves("M0 0C-14 -14 -14 -38 0 -54Z", tones.light, tones.mid)
    fan = "".join(turned(leaf, angle) for angle in (-76, -38, 0, 38, 76))
    return f'<g transform="translate(0 -8)">{fan}</g>'


CROWNS = (_bud, _flower, _leaves)


def slime(tones: Tones, chance: Chance) -> str:
    """A heap that runs, with a mouth in it."""
    heap = "M0 -50C-20 -50 -26 -34 -30 -18C-36 -6 -50 -6 -52 8C-54 20 -42 22 -48 36C-64 40 -64 60 -56 66H0Z"
    return (
        halves(heap, tones.light, tones.mid)
        + path("M-20 -42C-28 -30 -24 -14 -30 -4C-18 -8 -14 -26 -10 -46Z", tones.paper, opacity=0.6)
        + twice(disc(-14, -16, 8, tones.paper) + disc(-12, -14, 4, tones.ink))
        + path("M-24 10C-10 4 10 4 24 10C26 30 12 42 0 42C-12 42 -26 30 -24 10Z", tones.deep)
        + path("M-12 34C-4 26 6 28 12 34C6 41 -6 41 -12 34Z", tones.accent)
        + twice(disc(-46, -24, 4, tones.accent) + disc(-54, -38, 3, tones.accent))
    )


def ball(tones: Tones, chance: Chance) -> str:
    """A sphere with a hard look."""
    return (
        disc(0, 8, 50, tones.dark)
        + path("M-50 8A50 50 0 0 1 50 8Z", tones.light)
        + path("M-50 8A50 50 0 0 0 50 8Z", tones.paper)
        + path("M-34 -28A50 50 0 0 1 -6 -42L-8 -34A42 42 0 0 0 -28 -22Z", tones.glow)
        + rectangle(-50, 4, 100, 7, tones.ink)
        + twice(path("M-34 -16L-12 -4L-14 6L-28 2Z", tones.paper) + disc(-20, -2, 3.5, tones.ink))
        + line(chance.pick("ball mouth", ("M-16 28H16", "M-18 32Q0 20 18 32", "M-18 24Q0 38 18 24")), tones.ink, 4)
    )


def puff(tones: Tones, chance: Chance) -> str:
    """A soft round body with great eyes and a curl."""
    return (
        halves("M-18 -30L-42 -52C-50 -40 -48 -22 -36 -12Z", tones.light, tones.mid)
        + halves("M-24 -34L-38 -46C-42 -38 -42 -28 -36 -20Z", tones.ink, tones.ink)
        + halves("M0 -42C-32 -42 -50 -18 -50 10C-50 44 -26 60 0 60Z", tones.paper, tones.shade)
        + twice(disc(-20, 0, 13, tones.light) + disc(-20, 0, 9, tones.ink) + disc(-23, -4, 3.5, tones.paper))
        + path(
            "M-4 -42C-20 -58 6 -64 10 -46C10 -36 -4 -34 -8 -40C-2 -38 4 -42 2 -48C-2 -52 -8 -48 -4 -42Z", tones.accent
        )
        + line("M-10 26Q0 34 10 26", tones.ink, 3, stroke_linecap="round")
        + twice(disc(-34, 22, 6, tones.accent))
    )


def star_body(tones: Tones, chance: Chance) -> str:
    """A star of limbs about a jewel."""
    points = chance.pick("points", (5, 5, 10))
    behind = path(polygon(star_points(points, 22, 60)), tones.dark)
    return (
        f'<g transform="rotate(12)">{behind}</g>'
        + path(polygon(star_points(5, 25, 58)), tones.light)
        + halves("M0 -58L-14.700 -20.200L-55 -18L-23.800 7.700L-34 47L0 25Z", tones.paper, tones.shade)
        + disc(0, 2, 20, tones.accent, stroke=tones.dark, stroke_width=3)
        + path("M0 -13L12 -3L8 12H-8L-12 -3Z", tones.glow)
        + path("M0 -13L-12 -3L0 2Z", tones.paper)
    )


def shell(tones: Tones, chance: Chance) -> str:
    """Two ribbed halves, and who lives between them."""
    rim = "M0 -56C-34 -56 -60 -28 -60 2L-44 10L-30 4L-16 12L0 6Z"
    return (
        halves("M0 60C-34 60 -54 40 -56 14L-40 18L-26 12L-14 20L0 14Z", tones.mid, tones.dark)
        + path("M-42 8C-30 -6 30 -6 42 8C36 30 -36 30 -42 8Z", tones.ink)
        + twice(disc(-14, 8, 6.5, tones.glow) + disc(-14, 8, 2.5, tones.ink))
        + halves(rim, tones.light, tones.mid)
        + line("M0 -54V4M-20 -50C-26 -30 -24 -10 -16 10M-42 -36C-50 -20 -48 -4 -44 8", tones.dark, 3)
        + line("M20 -50C26 -30 24 -10 16 10M42 -36C50 -20 48 -4 44 8", tones.dark, 3)
        + (twice(path("M-34 -46L-52 -68L-52 -36Z", tones.accent)) if chance.happens("horns", 0.4) else "")
    )


def spiral_shell(tones: Tones, chance: Chance) -> str:
    """A coiled shell over many arms."""
    arms = "M-30 30C-44 40 -46 54 -36 66M-14 36C-22 48 -20 58 -14 66"
    coil = "M0 6A8 8 0 1 1 8 -4A16 16 0 1 1 -20 -4A26 26 0 1 1 30 -8A36 36 0 0 1 14 24"
    return (
        twice(line(arms, tones.mid, 9, stroke_linecap="round"))
        + disc(0, -8, 46, tones.light)
        + path("M0 -54A46 46 0 0 1 0 38Z", tones.mid)
        + line(coil, tones.dark, 5)
        + halves("M0 20C-20 18 -34 26 -34 38C-30 48 -14 50 0 50Z", tones.paper, tones.shade)
        + _eyes(tones, 16, 36)
    )


def jellyfish(tones: Tones, chance: Chance) -> str:
    """A bell over trailing arms, with jewels in it."""
    arms = "M-34 12C-46 28 -34 44 -46 64M-20 16C-28 34 -18 48 -26 66M-6 18C-10 34 -4 50 -8 66"
    return (
        twice(line(arms, tones.dark, 7, stroke_linecap="round") + line(arms, tones.light, 3, stroke_linecap="round"))
        + halves("M0 -56C-32 -56 -52 -34 -50 4C-36 20 -16 20 0 18Z", tones.paper, tones.shade)
        + halves("M0 -56C-14 -56 -24 -34 -20 14L0 18Z", tones.light, tones.mid)
        + twice(
            disc(-32, -20, 11, tones.accent)
            + disc(-35, -24, 4, tones.glow)
            + path("M-20 -2L-6 4L-8 8L-18 4Z", tones.ink)
        )
        + disc(0, -34, 8, tones.accent)
    )


def magnet(tones: Tones, chance: Chance) -> str:
    """An eye of steel with a magnet on each side."""
    shoe = "M-34 -18H-60V-2H-46A8 8 0 0 1 -46 14H-60V30H-34C-18 26 -18 -14 -34 -18Z"
    body = (
        twice(
            path(shoe, tones.shade)
            + rectangle(-62, -18, 10, 16, tones.accent)
            + rectangle(-62, 14, 10, 16, tones.light)
        )
        + disc(0, 6, 32, tones.mid)
        + path("M0 -26A32 32 0 0 0 0 38Z", tones.light)
        + disc(0, 6, 17, tones.paper)
        + disc(0, 6, 7, tones.ink)
        + twice(disc(-24, -12, 4, tones.dark) + path("M-3 -26H3V-34H6V-38H-6V-34H-3Z", tones.dark))
    )
    if not chance.happens("three", 0.4):
        return body
    return "".join(
        f'<g transform="translate({x} {y}) scale(.6)">{body}</g>' for x, y in ((0, -34), (-26, 22), (26, 22))
    )


def bat(tones: Tones, chance: Chance) -> str:
    """Wings spread wide, and teeth."""
    wing = "M-8 -6C-24 -40 -48 -48 -66 -42C-58 -30 -64 -16 -58 2C-50 -4 -42 0 -40 12C-34 4 -24 6 -20 18C-16 12 -12 10 -6 12Z"
    return (
        halves(wing, tones.light, tones.mid)
        + line("M-10 0L-58 -38M-10 4L-54 -4M10 0L58 -38M10 4L54 -4", tones.dark, 3)
        + halves("M-4 -18L-20 -46L-24 -6Z", tones.paper, tones.shade)
        + halves("M0 -24C-18 -24 -28 -8 -26 10C-22 30 -8 40 0 44Z", tones.paper, tones.shade)
        + path("M-18 6C-8 0 8 0 18 6C18 24 8 34 0 34C-8 34 -18 24 -18 6Z", tones.deep)
        + twice(path("M-14 4L-11 18L-6 2Z", tones.paper) + path("M-20 -8L-6 -4L-9 1L-18 -2Z", tones.ink))
        + path("M-7 28C-4 22 4 22 7 28L0 33Z", tones.accent)
    )


def ghost(tones: Tones, chance: Chance) -> str:
    """A grin in a cloud, with hands that hang in the air."""
    cloud = "M0 -46C-18 -58 -34 -48 -36 -36C-56 -36 -62 -14 -50 -2C-60 14 -48 32 -32 30C-28 46 -12 50 0 46Z"
    hands = path("M-58 40C-66 34 -68 22 -60 20L-54 28L-52 16L-46 28L-40 20C-36 32 -44 44 -58 40Z", tones.mid)
    return (
        disc(0, 0, 60, tones.haze, opacity=0.6)
        + halves(cloud, tones.mid, tones.dark)
        + twice(
            (hands if chance.happens("hands") else "") + path("M-36 -24L-8 -6L-14 8C-28 8 -36 -6 -36 -24Z", tones.paper)
        )
        + twice(disc(-19, -2, 4, tones.ink))
        + path("M-32 12Q0 26 32 12C30 34 14 42 0 42C-14 42 -30 34 -32 12Z", tones.deep)
        + path("M-26 17L-20 27L-14 20L-7 30L0 22L7 30L14 20L20 27L26 17Q0 27 -26 17Z", tones.paper)
        + (twice(path("M-22 -40L-34 -66L-40 -34Z", tones.dark)) if chance.happens("ears") else "")
    )


def larva(tones: Tones, chance: Chance) -> str:
    """A worm of rings with a horn or feelers."""
    horn = path("M-4 -46L0 -72L4 -46Z", tones.accent)
    feelers = line("M-8 -44L-18 -66M8 -44L18 -66", tones.accent, 5, stroke_linecap="round")
    rings = "".join(disc(x, y, r, tones.mid if index % 2 else tones.light) for index, (x, y, r) in enumerate(_RINGS))
    return (
        rings
        + (horn if chance.happens("horn") else feelers)
        + halves("M0 -50C-22 -50 -34 -34 -34 -16C-34 4 -18 16 0 16Z", tones.paper, tones.shade)
        + twice(disc(-15, -18, 9, tones.ink) + disc(-18, -22, 3.5, tones.paper) + disc(-26, 0, 4, tones.accent))
        + disc(0, 0, 6, tones.accent)
    )


_RINGS = ((46, 52, 15), (30, 42, 19), (12, 34, 22), (-4, 24, 24))


def cocoon(tones: Tones, chance: Chance) -> str:
    """A hard case with eyes in it."""
    return (
        halves("M0 -60C-10 -46 -36 -36 -38 -12C-42 10 -34 26 -22 36C-14 48 -8 58 0 66Z", tones.light, tones.mid)
        + halves("M0 -60C-10 -46 -24 -34 -22 -12C-20 4 -10 8 0 8Z", tones.paper, tones.shade)
        + line("M-36 8C-20 18 20 18 36 8M-30 26C-16 36 16 36 30 26M-16 46C-8 50 8 50 16 46", tones.dark, 3.5)
        + twice(path("M-18 -22L-4 -14L-6 -6L-18 -10Z", tones.ink) + disc(-11, -13, 2.5, tones.glow))
        + (twice(path("M-36 -14L-58 -22L-40 0Z", tones.accent)) if chance.happens("spikes") else "")
    )


def egg(tones: Tones, chance: Chance) -> str:
    """Three eggs with faces, close together."""
    one = (
        halves("M0 -30C-16 -30 -24 -10 -24 4C-24 18 -12 26 0 26Z", tones.paper, tones.shade)
        + twice(path("M-15 -6L-4 0L-6 5L-13 2Z", tones.ink))
        + line("M-7 14Q0 10 7 14", tones.ink, 2.5)
        + line("M-6 -29L-2 -20L-8 -16", tones.dark, 2)
    )
    return "".join(
        f'<g transform="translate({x} {y}) rotate({turn})">{one}</g>'
        for x, y, turn in ((-28, 24, -14), (30, 22, 12), (0, -16, 0), (2, 40, 0))
    )


def mole(tones: Tones, chance: Chance) -> str:
    """A head out of broken ground."""
    return (
        halves("M0 -44C-22 -44 -30 -28 -30 -8V46H0Z", tones.paper, tones.shade)
        + twice(disc(-11, -20, 4.5, tones.ink))
        + halves("M0 -10C-10 -10 -14 -4 -12 2C-10 8 -4 8 0 8Z", tones.accent, tones.accent)
        + path("M-60 66L-52 40L-34 48L-24 32L-6 44L8 30L24 46L38 34L54 44L62 66Z", tones.dark)
        + path("M-60 66L-52 40L-34 48L-40 66ZM-24 32L-6 44L-12 66H-22ZM24 46L38 34L36 66H22Z", tones.mid)
    )


def bell_plant(tones: Tones, chance: Chance) -> str:
    """A pitcher with a lid and a root."""
    return (
        line("M-4 60C-20 50 12 40 0 20", tones.mid, 7, stroke_linecap="round")
        + twice(path("M-6 34C-26 22 -48 28 -58 44C-42 52 -20 50 -6 40Z", tones.light))
        + halves("M0 -44C-26 -40 -36 -18 -34 2C-32 24 -16 32 0 32Z", tones.paper, tones.shade)
        + halves("M0 -66C-18 -62 -40 -52 -46 -34C-30 -42 -14 -42 0 -38Z", tones.accent, tones.dark)
        + _eyes(tones, 14, -14)
        + path("M-14 6C-6 0 6 0 14 6C12 18 -12 18 -14 6Z", tones.deep)
    )


def lizard(tones: Tones, chance: Chance) -> str:
    """A young dragon on two legs, something burning or growing at the end of its tail."""
    tail = "M18 60C46 60 56 36 46 14L38 18C44 34 36 48 16 48Z"
    tip = path("M42 18C30 4 40 -6 40 -20C52 -12 60 4 52 16C50 22 44 22 42 18Z", tones.accent)
    return (
        path(tail, tones.mid)
        + tip
        + halves("M0 14C-22 14 -30 34 -28 66L0 66Z", tones.light, tones.mid)
        + halves("M0 24C-12 24 -16 40 -14 66L0 66Z", tones.paper, tones.shade)
        + twice(path("M-26 30L-44 34L-46 42L-38 40L-36 46L-24 42Z", tones.light))
        + chance.pick("lizard crest", LIZARD_CRESTS)(tones)
        + halves("M0 -46C-22 -46 -32 -30 -30 -14C-32 4 -16 16 0 16Z", tones.paper, tones.shade)
        + halves("M0 -46C-10 -46 -14 -30 -10 -10L0 -6Z", tones.light, tones.mid)
        + _eyes(tones, 17, -16)
        + line("M-18 2Q0 12 18 2", tones.ink, 3, stroke_linecap="round")
        + twice(disc(-4, -5, 1.4, tones.ink))
    )


def _no_crest(tones: Tones) -> str:
    return ""


def _horn(tones: Tones) -> str:
    return path("M-4 -40C-2 -56 8 -64 20 -64C16 -54 14 -44 8 -38Z", tones.accent)


def _fins(tones: Tones) -> str:
    return twice(path("M-24 -20L-54 -34L-46 -18L-56 -6L-28 -6Z", tones.accent))


LIZARD_CRESTS = (_no_crest, _horn, _fins)


def sprite(tones: Tones, chance: Chance) -> str:
    """A small being of thought: a large head, a slight body, a long tail."""
    return (
        line("M0 60C40 66 58 40 48 10C44 -4 56 -14 60 -22", tones.light, 6, stroke_linecap="round")
        + disc(60, -24, 6, tones.accent)
        + halves("M0 20C-14 22 -20 40 -16 62L0 66Z", tones.light, tones.mid)
        + twice(path("M-12 30C-24 34 -30 44 -28 52L-20 48L-12 40Z", tones.light))
        + halves("M-10 -34L-20 -60L-30 -28Z", tones.paper, tones.shade)
        + halves("M0 -44C-24 -44 -36 -26 -34 -8C-32 12 -14 22 0 22Z", tones.paper, tones.shade)
        + twice(path("M-28 -8C-20 -20 -8 -14 -6 0C-16 6 -26 4 -28 -8Z", tones.accent) + disc(-15, -5, 4.5, tones.ink))
        + line("M-6 12Q0 16 6 12", tones.ink, 2.5, stroke_linecap="round")
    )


def wrestler(tones: Tones, chance: Chance) -> str:
    """A heavy body with raised arms and a belt."""
    arms = "M-22 10C-44 10 -58 -8 -56 -34L-62 -44L-54 -56L-42 -52L-40 -40C-40 -22 -30 -10 -18 -8Z"
    return (
        halves(arms, tones.light, tones.mid)
        + halves("M0 -8C-26 -8 -34 10 -28 36L-30 66H0Z", tones.paper, tones.shade)
        + path("M-29 40H29L30 50H-30Z", tones.accent)
        + path("M-8 38H8V52H-8Z", tones.glow)
        + line("M-20 8Q-10 18 0 12Q10 18 20 8M0 14V36", tones.mid, 3)
        + chance.pick("wrestler brow", WRESTLER_BROWS)(tones)
        + halves("M0 -48C-16 -48 -22 -36 -20 -22C-18 -8 -8 -2 0 -2Z", tones.paper, tones.shade)
        + twice(path("M-17 -30L-4 -26L-6 -20L-14 -22Z", tones.ink))
        + line("M-8 -10H8", tones.ink, 3)
    )


def _ridges(tones: Tones) -> str:
    return line("M-14 -50L-8 -62M0 -52V-66M14 -50L8 -62", tones.accent, 5, stroke_linecap="round")


def _topknot(tones: Tones) -> str:
    return path("M-16 -44C-20 -62 -4 -58 0 -70C4 -58 20 -62 16 -44Z", tones.dark)


WRESTLER_BROWS = (_ridges, _topknot, _no_crest)
