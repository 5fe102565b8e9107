"""Motifs: what a spell does, as one thing to look at, drawn about (0, 0) within 56 units each way.

The words of a name ask for one, the last that fits wins; a name that asks for nothing gets one of its class.
"""

import re
from collections.abc import Callable, Sequence

from cards.faces.charges import CHARGES, Charge
from cards.faces.drawing import disc, halves, line, moved, path, polygon, rectangle, star_points, turned, twice
from cards.faces.palette import Tones

Motif = Callable[[Tones], str]


def motif_of(name: str, usual: Sequence[Motif], pick: Callable[[Sequence[Motif]], Motif]) -> Motif:
    """The motif that a name asks for, else the one that `pick` takes of the usual ones."""
    asked = [_BY_WORD[word] for word in re.findall(r"[a-z]+", name.lower().replace("'s", "")) if word in _BY_WORD]
    return asked[-1] if asked else pick(usual)


def _charge(word: str, scale: float = 1, y: float = 0) -> Motif:
    """One of the charges that figures bear, larger."""
    charge: Charge = next(each for each in CHARGES if word in each.words.split())
    return lambda tones: moved(charge.draw(tones), 0, y, scale)


def frost(tones: Tones) -> str:
    """A crystal of snow."""
    arm = (
        line("M0 0V-54", tones.paper, 6, stroke_linecap="round")
        + line("M-15 -50L0 -36L15 -50M-12 -30L0 -18L12 -30", tones.glow, 5, stroke_linecap="round")
        + disc(0, -54, 4, tones.paper)
    )
    return "".join(turned(arm, 60 * step) for step in range(6)) + disc(0, 0, 9, tones.paper)


def bolt(tones: Tones) -> str:
    return path("M14 -60L-34 8H-6L-18 60L36 -14H6Z", tones.glow, stroke=tones.accent, stroke_width=4)


def missiles(tones: Tones) -> str:
    """Three darts of light."""
    dart = path("M0 -40L9 -8L0 34L-9 -8Z", tones.paper) + path("M0 -26L4 -8L0 16L-4 -8Z", tones.accent)
    return "".join(moved(turned(dart, 38), x, y) for x, y in ((-26, -14), (6, 22), (26, -22)))


def burst(tones: Tones) -> str:
    """An explosion."""
    return "".join(
        path(polygon(star_points(points, inner, outer)), fill)
        for points, inner, outer, fill in (
            (11, 34, 58, tones.accent),
            (11, 24, 42, tones.glow),
            (9, 11, 22, tones.paper),
        )
    )


def cross(tones: Tones) -> str:
    """Holy light: a cross of rays in a ring."""
    ray = path("M0 -58L7 -8L0 0L-7 -8Z", tones.glow)
    return (
        disc(0, 0, 34, "none", stroke=tones.accent, stroke_width=5)
        + "".join(turned(ray, 90 * step) for step in range(4))
        + "".join(turned(moved(ray, 0, 0, 0.62), 45 + 90 * step) for step in range(4))
        + disc(0, 0, 10, tones.paper)
    )


def leaf(tones: Tones) -> str:
    one = halves("M0 -56C-26 -36 -30 -6 0 22Z", tones.light, tones.mid) + line("M0 -44V56", tones.glow, 3.5)
    side = moved(turned(halves("M0 -40C-18 -26 -20 -6 0 14Z", tones.accent, tones.dark), -58), -12, 30)
    return side + moved(turned(halves("M0 -40C-18 -26 -20 -6 0 14Z", tones.accent, tones.dark), 58), 12, 30) + one


def claws(tones: Tones) -> str:
    """Four cuts."""
    cut = "C-6 -20 -8 6 0 50C8 10 8 -22 0 -52Z"
    cuts = "".join(
        moved(turned(path(f"M0 -52{cut}", tones.paper), 18), x, y) for x, y in ((-36, 8), (-12, -2), (12, 2), (36, 12))
    )
    return cuts + twice(disc(-48, 44, 3, tones.accent))


def paw(tones: Tones) -> str:
    return (
        halves("M0 -2C-22 -2 -38 24 -28 42C-18 54 -8 40 0 40Z", tones.paper, tones.shade)
        + twice(disc(-14, -30, 12, tones.paper) + disc(-38, -10, 11, tones.paper))
        + halves("M0 12C-10 12 -18 24 -12 32L0 30Z", tones.accent, tones.accent)
    )


def arrow(tones: Tones) -> str:
    shaft = rectangle(-3, -34, 6, 84, tones.dark)
    head = halves("M0 -60L-15 -30L0 -36Z", tones.paper, tones.shade)
    feathers = twice(path("M-3 30L-14 40V56L-3 48Z", tones.accent))
    return turned(shaft + head + feathers, 34)


def target(tones: Tones) -> str:
    rings = (
        disc(0, 0, 46, tones.paper)
        + disc(0, 0, 36, tones.dark)
        + disc(0, 0, 24, tones.paper)
        + disc(0, 0, 12, tones.accent)
    )
    return rings + moved(arrow(tones), 14, 12, 0.9)


def trap(tones: Tones) -> str:
    """Iron jaws."""
    teeth = "".join(f"M{x} {y}l6 14l7 -13Z" for x, y in ((-38, -14), (-22, -22), (-6, -24), (10, -22), (26, -16)))
    jaw = line("M-46 0C-40 -36 40 -36 46 0", tones.paper, 8) + path(teeth, tones.paper)
    return (
        jaw + f'<g transform="scale(1 -1)">{jaw}</g>' + disc(0, 0, 10, tones.accent) + line("M0 10V52", tones.dark, 4)
    )


def orb(tones: Tones) -> str:
    """A ball of power with a ring about it."""
    return (
        disc(0, 0, 36, tones.mid)
        + disc(-6, -6, 28, tones.light)
        + disc(-12, -14, 12, tones.paper)
        + f'<ellipse rx="56" ry="17" fill="none" stroke="{tones.glow}" stroke-width="5" transform="rotate(-24)"/>'
        + path("M-34 8A36 36 0 0 0 34 -8A36 30 0 0 1 -34 8Z", tones.dark)
    )


def portal(tones: Tones) -> str:
    swirl = "M0 -6C10 -6 14 6 4 12C-12 20 -28 4 -22 -14C-14 -36 20 -38 34 -16C46 8 30 42 -2 46"
    return (
        disc(0, 0, 50, tones.deep)
        + line(swirl, tones.glow, 7, stroke_linecap="round")
        + turned(line(swirl, tones.accent, 4, stroke_linecap="round"), 180)
    )


def skull(tones: Tones) -> str:
    return (
        halves("M0 -48C-34 -48 -44 -20 -36 4L-22 14V38H0Z", tones.paper, tones.shade)
        + twice(disc(-17, -6, 12, tones.ink) + disc(-16, -5, 4, tones.accent))
        + path("M0 8L-6 20H6Z", tones.ink)
        + line("M-12 26V38M0 26V38M12 26V38", tones.ink, 3)
    )


def blood(tones: Tones) -> str:
    drop = "M0 -54C16 -26 32 -6 32 16C32 36 18 50 0 50C-18 50 -32 36 -32 16C-32 -6 -16 -26 0 -54Z"
    return path(drop, tones.accent) + path("M-18 10C-18 26 -8 36 4 38C-22 46 -30 22 -18 10Z", tones.glow)


def vial(tones: Tones) -> str:
    return (
        path("M-10 -50H10V-20L34 30C38 44 30 52 18 52H-18C-30 52 -38 44 -34 30L-10 -20Z", tones.paper)
        + path("M-24 12H24L30 30C32 42 26 46 16 46H-16C-26 46 -32 42 -30 30Z", tones.accent)
        + rectangle(-14, -58, 28, 10, tones.dark, rx=3)
        + disc(-8, 28, 5, tones.glow)
        + disc(8, 34, 4, tones.glow)
        + disc(2, 20, 3, tones.glow)
    )


def dagger(tones: Tones) -> str:
    one = (
        halves("M0 -58L-9 -40L-7 10H0Z", tones.paper, tones.shade)
        + path("M-20 8H20L16 18H-16Z", tones.accent)
        + rectangle(-4, 18, 8, 26, tones.dark)
        + disc(0, 48, 6, tones.accent)
    )
    return turned(one, 32)


def knives(tones: Tones) -> str:
    """A fan of five."""
    knife = halves("M0 -58L-7 -44L-5 -18H0Z", tones.paper, tones.shade) + path("M-7 -18H7V-12H-7Z", tones.accent)
    return moved(
        "".join(turned(knife + rectangle(-3, -12, 6, 20, tones.dark), angle) for angle in (-60, -30, 0, 30, 60)), 0, 22
    )


def hand(tones: Tones) -> str:
    """An open hand."""
    return (
        path(
            "M-22 56V18L-44 -2C-46 -10 -38 -12 -32 -8L-22 2V-40C-22 -48 -10 -48 -10 -40V-52C-10 -60 4 -60 4 -52V-44"
            "C4 -52 17 -52 17 -44V-30C18 -38 29 -36 29 -28V18C29 34 22 42 20 56Z",
            tones.paper,
        )
        + line("M-10 -40V-4M4 -44V-4M17 -30V0", tones.shade, 2.5)
        + disc(2, 22, 10, tones.accent)
        + disc(2, 22, 4, tones.glow)
    )


def mask(tones: Tones) -> str:
    """Two faces, one behind the other."""
    face = halves("M0 -40C-26 -40 -34 -24 -32 0C-28 26 -12 40 0 44Z", tones.paper, tones.shade)
    eyes = twice(path("M-24 -10C-18 -18 -10 -16 -6 -6C-12 -2 -20 -2 -24 -10Z", tones.ink))
    behind = moved(
        turned(halves("M0 -40C-26 -40 -34 -24 -32 0C-28 26 -12 40 0 44Z", tones.accent, tones.dark), 16), 18, -6
    )
    return behind + moved(face + eyes + line("M-12 20Q0 28 12 20", tones.ink, 3.5), -10, 8)


def mirror(tones: Tones) -> str:
    return (
        f'<ellipse cy="-8" rx="36" ry="46" fill="{tones.accent}"/><ellipse cy="-8" rx="28" ry="38" fill="{tones.paper}"/>'
        + path("M-22 0L10 -42L20 -34L-16 14Z", tones.shade)
        + path("M-6 36H6L10 60H-10Z", tones.accent)
    )


def coin(tones: Tones) -> str:
    return (
        disc(0, 0, 46, tones.accent)
        + disc(0, 0, 37, "none", stroke=tones.dark, stroke_width=3)
        + path(polygon(star_points(6, 11, 26)), tones.glow)
        + path("M-34 -30A46 46 0 0 1 10 -45A40 40 0 0 0 -34 -30Z", tones.paper)
    )


def crystal(tones: Tones) -> str:
    """Mana: a cut stone."""
    return halves("M0 -58L-28 -22L-20 34L0 58Z", tones.light, tones.mid) + halves(
        "M0 -58L-28 -22L0 -10Z", tones.paper, tones.shade
    )


def roar(tones: Tones) -> str:
    """An open maw and the sound of it."""
    waves = "M38 -34C52 -14 52 14 38 34M24 -22C32 -8 32 8 24 22"
    maw = path(
        "M-52 -30C-30 -46 -6 -38 8 -22L-6 -8C-14 -2 -14 4 -6 10L8 24C-6 40 -30 46 -52 30C-40 8 -40 -8 -52 -30Z",
        tones.paper,
    )
    teeth = path(
        "M-20 -30L-16 -14L-8 -24ZM-20 30L-16 14L-8 24ZM-36 -32L-32 -20L-26 -33ZM-36 32L-32 20L-26 33Z", tones.accent
    )
    return maw + teeth + line(waves, tones.glow, 6, stroke_linecap="round")


def spiral(tones: Tones) -> str:
    """A storm seen from above."""
    arm = path("M0 -10C24 -14 42 -32 40 -58C58 -30 44 6 6 12Z", tones.paper)
    return "".join(turned(arm, 120 * step) for step in range(3)) + disc(0, 0, 12, tones.accent)


def shield(tones: Tones) -> str:
    return (
        halves("M0 -54L-42 -42V0C-42 30 -20 48 0 58Z", tones.accent, tones.dark)
        + halves("M0 -42L-32 -33V0C-32 22 -16 37 0 45Z", tones.paper, tones.shade)
        + path("M-5 -28H5V-6H22V4H5V28H-5V4H-22V-6H-5Z", tones.accent)
    )


def fist(tones: Tones) -> str:
    return (
        path(
            "M-30 -26C-30 -38 -14 -38 -12 -28C-10 -38 4 -38 6 -28C8 -38 22 -36 22 -26C26 -32 38 -28 36 -18V10L24 30H-20L-38 8C-42 -4 -34 -10 -30 -8Z",
            tones.paper,
        )
        + line("M-12 -28V-6M6 -28V-6M22 -26V-6", tones.shade, 3)
        + rectangle(-22, 30, 48, 24, tones.accent, rx=3)
        + line("M-22 42H26", tones.dark, 3)
    )


def eye(tones: Tones) -> str:
    return moved(
        path("M-54 0Q0 -52 54 0Q0 52 -54 0Z", tones.paper) + disc(0, 0, 22, tones.accent) + disc(0, 0, 10, tones.ink),
        0,
        0,
    ) + line("M0 -36V-54M-26 -30L-36 -46M26 -30L36 -46", tones.glow, 4, stroke_linecap="round")


def wings(tones: Tones) -> str:
    return moved(FEATHERS(tones), 0, 10, 1.05) + moved(cross(tones), 0, 2, 0.55)


def banana(tones: Tones) -> str:
    one = "M-8 -46C10 -20 8 18 -24 40C-10 46 22 36 30 4C36 -18 16 -42 2 -52Z"
    return (
        path(one, tones.accent)
        + path("M-4 -44C18 -18 16 18 -18 40C2 36 26 14 22 -10C20 -28 10 -40 2 -48Z", tones.glow)
        + path("M-8 -46L2 -52L-4 -60L-12 -54Z", tones.dark)
    )


def note(tones: Tones) -> str:
    """A power chord."""
    return (
        path("M-20 34V-42L34 -54V22A13 11 0 1 1 24 11V-30L-10 -22V34A13 11 0 1 1 -20 34Z", tones.paper)
        + disc(-23, 36, 5, tones.accent)
        + disc(22, 23, 5, tones.accent)
    )


FLAME, MOON, STAR, TREE, FEATHERS = map(_charge, ("flame", "moon", "star", "tree", "wing"))
SWORDS = _charge("sword", 0.82)
PAGE, HOURGLASS, HEART = _charge("book", 1.55, -54), _charge("time", 2, -88), _charge("heart", 1.9, -62)
WORDS: dict[Motif, str] = {
    FLAME: "fire fireball flamestrike pyroblast hellfire shadowflame soulfire demonfire fireblast inferno flare lava",
    frost: "frost frostbolt blizzard ice freezing cold nova",
    bolt: "lightning shock starfire wrath innervate blast bolt",
    missiles: "missiles multi starfall snipe",
    burst: "explosion explosive burst consecration",
    cross: "holy smite light redemption repentance equality lay",
    leaf: "wild growth nature naturalize nourish rooted uproot",
    claws: "claw swipe savagery bite rampage bestial",
    paw: "companion hounds panther pack form shapeshift",
    arrow: "kill deadly steady shot",
    target: "mark tracking command misdirection",
    trap: "trap",
    orb: "mind spellbender spike shatter counterspell vaporize barrier",
    portal: "nether twisting hex vanish shadowstep polymorph entity dispel",
    skull: "death doom bane assassinate execute sacrifice corruption nightmare sap pain headcrack",
    blood: "blood bloodlust coil siphon drain tap pact rage",
    vial: "poison healing touch heal",
    dagger: "backstab shiv eviscerate sinister betrayal",
    knives: "knives dagger flurry",
    hand: "thoughtsteal control hands spirit humility mindgames divine",
    mask: "conceal preparation madness shadowform",
    mirror: "mirror image",
    coin: "coin favor",
    crystal: "mana",
    roar: "roar shout windfury charge battle",
    spiral: "storm whirlwind force brawl",
    shield: "shield protection block armor reinforce",
    fist: "might strike rockbiter heroic upgrade",
    SWORDS: "cleave mortal weapon rogues",
    PAGE: "intellect wisdom teachings lesson secrets word",
    HOURGLASS: "sprint dream",
    eye: "sight vision sense demons silence eye",
    wings: "kings champion avenging",
    banana: "bananas",
    note: "horde murloc",
    TREE: "forest soul totemic",
    MOON: "moonfire",
    STAR: "ysera",
    HEART: "ancestral circle inner",
}
_BY_WORD: dict[str, Motif] = {word: motif for motif, words in WORDS.items() for word in words.split()}
