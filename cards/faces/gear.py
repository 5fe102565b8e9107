"""What spells, traps, equipment and weather of Pokémon Duels show: one thing to look at, by the words of the card's key."""

from cards.faces import motifs
from cards.faces.chance import Chance
from cards.faces.drawing import disc, halves, line, moved, path, polygon, rectangle, star_points, turned, twice
from cards.faces.elements import Element
from cards.faces.motifs import Motif
from cards.faces.palette import Tones
from rules.kernel.facts import CardFacts


def sphere(tones: Tones) -> str:
    """A glass ball in a claw of metal, something alive within."""
    claw = path("M-8 40C-40 34 -56 8 -50 -20L-38 -10C-38 10 -26 26 -4 30Z", tones.dark)
    return (
        disc(0, -4, 44, tones.light, stroke=tones.ink, stroke_width=3)
        + disc(0, -4, 34, tones.deep)
        + path("M0 -32C12 -14 26 -8 18 8C12 20 -10 20 -16 8C-24 -6 -6 -12 0 -32Z", tones.accent)
        + path("M-30 -20A36 36 0 0 1 -8 -36L-6 -28A28 28 0 0 0 -22 -15Z", tones.paper)
        + twice(claw)
        + path("M-14 34H14L22 54H-22Z", tones.mid)
    )


def charged_sphere(tones: Tones) -> str:
    return disc(0, 0, 44, tones.glow) + disc(0, 0, 36, tones.accent) + moved(motifs.bolt(tones), 0, 0, 0.6)


def apple(tones: Tones) -> str:
    """An apple with a bite taken."""
    return (
        path(
            "M0 -30C-20 -42 -46 -30 -44 2C-42 30 -22 52 -8 50C-4 49 4 49 8 50C24 52 42 28 44 4C30 8 22 -8 32 -22C22 -40 10 -36 0 -30Z",
            tones.accent,
        )
        + path("M-32 -16C-36 -2 -32 18 -24 30", "none", stroke=tones.glow, stroke_width=5, stroke_linecap="round")
        + line("M0 -30C-2 -42 4 -50 10 -56", tones.dark, 5)
        + path("M6 -44C16 -60 32 -56 38 -50C28 -38 16 -38 6 -44Z", tones.light)
    )


def band(tones: Tones) -> str:
    """A headband with its knot."""
    return (
        path("M-52 -18C-24 -34 24 -34 52 -18V6C24 -10 -24 -10 -52 6Z", tones.accent)
        + path("M46 -14L64 -26L58 -6L68 8L46 6Z", tones.dark)
        + path("M44 0L58 34L46 32L40 42L34 2Z", tones.mid)
        + moved(path(polygon(star_points(8, 8, 15)), tones.glow), 0, -17)
        + line("M-44 -4C-20 -18 20 -18 44 -4", tones.dark, 2.5)
    )


def spectacles(tones: Tones) -> str:
    return twice(
        disc(-27, 0, 22, tones.glow, stroke=tones.ink, stroke_width=6)
        + path("M-38 -6L-24 -14L-20 -10L-36 2Z", tones.paper)
    ) + line("M-6 -4Q0 -12 6 -4M-48 -6L-60 -20M48 -6L60 -20", tones.ink, 6, stroke_linecap="round")


def scarf(tones: Tones) -> str:
    return (
        path("M-46 -34C-20 -18 20 -18 46 -34L50 -10C22 6 -22 6 -50 -10Z", tones.accent)
        + path("M8 -6L32 -10L44 50L30 42L22 54L10 44Z", tones.mid)
        + path("M-22 -2L8 -4L2 38L-10 32L-20 40Z", tones.dark)
        + line("M-40 -20C-20 -8 20 -8 40 -20", tones.glow, 4)
    )


def belt(tones: Tones) -> str:
    return (
        rectangle(-60, -18, 120, 36, tones.dark, rx=6)
        + line("M-56 -10H56M-56 10H56", tones.accent, 3)
        + rectangle(-26, -30, 52, 60, tones.accent, rx=8)
        + rectangle(-16, -20, 32, 40, tones.paper, rx=4)
        + path(polygon(star_points(5, 7, 16)), tones.accent)
    )


def lump(tones: Tones) -> str:
    """A piece of coal, ore or stone."""
    return (
        path("M-44 20L-34 -26L2 -44L40 -22L48 18L18 44L-22 42Z", tones.dark)
        + path("M-44 20L-34 -26L-6 -6L-10 24ZM2 -44L40 -22L16 0L-6 -6Z", tones.mid)
        + path("M-10 24L-6 -6L16 0L18 44L-22 42Z", tones.light)
        + line("M-34 -26L-6 -6L16 0L40 -22", tones.glow, 2.5)
    )


def droplet(tones: Tones) -> str:
    return (
        halves("M0 -56C-14 -30 -38 -8 -38 16C-38 40 -20 54 0 54Z", tones.light, tones.mid)
        + path("M-24 14C-24 30 -12 40 0 42", "none", stroke=tones.paper, stroke_width=6, stroke_linecap="round")
        + disc(12, -2, 6, tones.glow)
    )


def horseshoe(tones: Tones) -> str:
    """A magnet with its two poles."""
    return (
        path("M-40 46V-4A40 40 0 0 1 40 -4V46H16V-4A16 16 0 0 0 -16 -4V46Z", tones.accent)
        + twice(rectangle(-40, 28, 24, 20, tones.paper))
        + line("M-30 -44L-40 -58M0 -50V-66M30 -44L40 -58", tones.glow, 5, stroke_linecap="round")
    )


def seed(tones: Tones) -> str:
    return (
        halves("M0 -14C-20 -10 -30 10 -24 30C-18 46 -8 52 0 54Z", tones.mid, tones.dark)
        + line("M0 -12C0 -28 -4 -36 0 -56", tones.light, 5)
        + path(
            "M-2 -34C-24 -54 -44 -42 -48 -28C-32 -18 -16 -22 -2 -34ZM0 -44C16 -66 38 -58 44 -46C30 -32 14 -34 0 -44Z",
            tones.light,
        )
    )


def talon(tones: Tones) -> str:
    return path("M-30 46C-40 0 -10 -46 40 -52C18 -28 12 0 14 34C4 50 -20 54 -30 46Z", tones.paper) + path(
        "M-30 46C-34 26 -20 8 2 -4C-2 12 2 28 14 34C4 50 -20 54 -30 46Z", tones.accent
    )


def bell(tones: Tones) -> str:
    return (
        line("M0 -44V-58", tones.dark, 5)
        + disc(0, -60, 7, "none", stroke=tones.dark, stroke_width=4)
        + halves("M0 -46C-28 -46 -30 -14 -34 10C-36 22 -46 26 -46 34H0Z", tones.accent, tones.mid)
        + path("M-26 -10C-24 -26 -18 -36 -10 -38", "none", stroke=tones.glow, stroke_width=5, stroke_linecap="round")
        + disc(0, 42, 9, tones.dark)
    )


def coat(tones: Tones) -> str:
    """Plate to wear."""
    return (
        halves("M0 -40L-22 -46L-52 -26L-42 2L-30 -4V46L0 54Z", tones.paper, tones.shade)
        + halves("M0 -40L-16 -44C-16 -28 -8 -20 0 -18Z", tones.dark, tones.dark)
        + line("M-30 10H30M-30 28H30M0 -18V54", tones.dark, 3)
        + twice(disc(-18, -4, 3, tones.accent))
    )


def paper(tones: Tones) -> str:
    """A sheet torn in two."""
    return (
        path("M-40 -46H8L-4 -26L10 -10L-6 8L8 26L-2 46H-40Z", tones.paper)
        + path("M16 -46H42V46H8L16 26L4 8L20 -10L6 -26Z", tones.shade)
        + line(
            "M-32 -30H-12M-32 -16H-6M-32 -2H-14M-32 12H-6M-32 26H-10M24 -30H36M26 -16H36M24 12H36M22 26H36",
            tones.dark,
            3,
        )
    )


def letter(tones: Tones) -> str:
    return (
        rectangle(-50, -32, 100, 66, tones.paper, rx=4)
        + line("M-48 -28L0 10L48 -28", tones.dark, 5)
        + disc(0, 12, 11, tones.accent)
    )


def lucky_egg(tones: Tones) -> str:
    shape = halves("M0 -50C-24 -50 -38 -16 -38 10C-38 36 -22 50 0 50Z", tones.paper, tones.shade)
    return shape + moved(path(polygon(star_points(5, 7, 16)), tones.accent), 0, 4)


def candy(tones: Tones) -> str:
    wrap = path("M-26 -10L-58 -26L-50 0L-58 26L-26 12Z", tones.light)
    return (
        twice(wrap)
        + disc(0, 0, 30, tones.accent)
        + line("M-18 -18C0 -26 12 -22 20 -14M-26 6C-8 -4 10 2 24 12", tones.paper, 5)
    )


def root(tones: Tones) -> str:
    return line(
        "M0 -40C-10 -10 20 0 4 26C-6 44 -30 40 -36 54M4 26C18 36 32 34 40 50M2 -2C-16 4 -30 0 -40 12",
        tones.mid,
        10,
        stroke_linecap="round",
    ) + path(
        "M0 -38C-26 -66 -46 -48 -50 -36C-32 -26 -14 -28 0 -38ZM0 -38C12 -66 42 -62 50 -48C34 -30 16 -30 0 -38Z",
        tones.light,
    )


def cloud(tones: Tones) -> str:
    d = "M-40 26C-62 26 -62 -2 -42 -6C-40 -34 -4 -42 8 -22C28 -34 50 -16 44 2C60 6 56 26 40 26Z"
    return path(d, tones.paper) + path("M-40 26C-52 26 -58 16 -54 8C-30 20 20 20 52 8C56 18 50 26 40 26Z", tones.shade)


def rain(tones: Tones) -> str:
    return moved(cloud(tones), 0, -16, 0.95) + line(
        "M-34 24L-42 44M-12 24L-20 48M10 24L2 44M32 24L24 48", tones.accent, 6, stroke_linecap="round"
    )


def sun(tones: Tones) -> str:
    return (
        path(polygon(star_points(16, 34, 58)), tones.accent) + disc(0, 0, 30, tones.glow) + disc(0, 0, 20, tones.paper)
    )


def whirl_of_sand(tones: Tones) -> str:
    return "".join(
        line(
            f"M{-width} {y}C{-width // 2} {y - 12} {width // 2} {y + 12} {width} {y}", colour, 9, stroke_linecap="round"
        )
        for y, width, colour in (
            (-46, 50, tones.glow),
            (-26, 38, tones.accent),
            (-6, 46, tones.paper),
            (14, 28, tones.accent),
            (32, 34, tones.glow),
            (50, 14, tones.paper),
        )
    )


def hailstones(tones: Tones) -> str:
    stones = "".join(disc(x, y, r, tones.paper, stroke=tones.mid, stroke_width=2) for x, y, r in _STONES)
    return moved(cloud(tones), 0, -20, 0.95) + stones


_STONES = ((-34, 26, 8), (-10, 38, 10), (14, 24, 8), (34, 42, 10), (-30, 52, 6))


def ground(tones: Tones) -> str:
    """A plain that gleams."""
    return (
        path("M-62 12L0 -10L62 12L0 40Z", tones.accent)
        + path("M-62 12L0 40V54L-62 26ZM62 12L0 40V54L62 26Z", tones.dark)
        + line("M-30 12L0 1L30 12L0 24Z", tones.glow, 4)
        + "".join(
            path(f"M{x} {y}l4 -12l4 12l-4 4Z", tones.paper) for x, y in ((-40, -6), (-4, -28), (32, -8), (12, -46))
        )
    )


def hall(tones: Tones) -> str:
    """A house of columns."""
    return (
        path("M-58 -20L0 -56L58 -20Z", tones.accent)
        + rectangle(-54, -20, 108, 9, tones.paper)
        + "".join(rectangle(x, -10, 13, 46, tones.shade if x > 0 else tones.paper) for x in (-46, -20, 7, 33))
        + rectangle(-60, 36, 120, 10, tones.mid)
        + rectangle(-66, 46, 132, 10, tones.dark)
        + moved(path(polygon(star_points(5, 5, 11)), tones.glow), 0, -32)
    )


def ladder_of_forms(tones: Tones) -> str:
    """Three shapes, each larger: growth into another form."""
    arrow = path("M-8 10L0 -4L8 10H3V20H-3V10Z", tones.glow)
    return (
        disc(-34, 30, 12, tones.dark)
        + disc(-2, 6, 18, tones.mid)
        + path(polygon(star_points(8, 20, 30)), tones.accent, transform="translate(32 -28)")
        + disc(32, -28, 15, tones.paper)
        + moved(turned(arrow, 48), -22, 14, 0.7)
        + moved(turned(arrow, 48), 14, -10, 0.8)
    )


def dance(tones: Tones) -> str:
    """Two arrows that chase each other."""
    arc = path("M-44 6A44 44 0 0 1 22 -38L30 -52L44 -18L8 -14L15 -26A30 30 0 0 0 -30 6Z", tones.accent)
    return arc + turned(arc.replace(tones.accent, tones.glow), 180) + path(polygon(star_points(4, 6, 18)), tones.paper)


def wings_of_return(tones: Tones) -> str:
    return moved(motifs.FEATHERS(tones), 0, 8, 1) + moved(motifs.HEART(tones), 0, 4, 0.62)


def net(tones: Tones) -> str:
    rim = disc(0, 0, 50, "none", stroke=tones.accent, stroke_width=6)
    return rim + line(
        "M-46 -18H46M-50 0H50M-46 18H46M-18 -46V46M0 -50V50M18 -46V46M-34 -36L34 36M34 -36L-34 36", tones.paper, 3
    )


def wall(tones: Tones) -> str:
    rows = "".join(
        rectangle(
            -54 + 28 * column + 14 * (row % 2),
            -42 + 21 * row,
            26,
            19,
            tones.paper if (row + column) % 3 else tones.shade,
            rx=2,
        )
        for row in range(4)
        for column in range(4 - row % 2)
    )
    return rectangle(-58, -46, 116, 90, tones.dark, rx=4) + rows


def doll(tones: Tones) -> str:
    return (
        halves("M0 -6C-18 -4 -26 18 -24 52L0 56Z", tones.light, tones.mid)
        + twice(path("M-20 10L-46 22L-42 34L-22 26Z", tones.light) + path("M-12 -46L-22 -62L-30 -40Z", tones.paper))
        + halves("M0 -52C-22 -52 -32 -36 -30 -22C-28 -8 -14 -2 0 -2Z", tones.paper, tones.shade)
        + twice(line("M-16 -32L-8 -22M-8 -32L-16 -22", tones.ink, 3.5))
        + line("M-10 -12H10M-6 -15V-9M0 -15V-9M6 -15V-9M0 4V50", tones.dark, 2.5)
    )


def thorns(tones: Tones) -> str:
    briar = line("M-56 34C-20 -30 20 50 56 -34", tones.light, 9, stroke_linecap="round")
    other = line("M-56 -30C-20 34 20 -50 56 36", tones.mid, 9, stroke_linecap="round")
    spikes = "M-40 8L-56 -2L-36 -6ZM-16 2L-18 22L-6 6ZM14 -2L16 -22L4 -8ZM40 -8L58 0L38 8ZM-4 18L0 36L8 16ZM2 -18L-2 -36L-10 -16Z"
    return other + briar + path(spikes, tones.glow)


def pit(tones: Tones) -> str:
    return (
        path("M-58 6C-58 -20 58 -20 58 6C58 32 -58 32 -58 6Z", tones.deep)
        + path("M-58 6C-58 32 58 32 58 6C58 46 -58 46 -58 6Z", tones.mid)
        + line("M-50 -12L44 16M-30 -22L54 -2M50 -14L-40 18M24 -22L-54 4", tones.accent, 5, stroke_linecap="round")
    )


SHOWN: dict[Motif, str] = {
    charged_sphere: "electric-ball",
    apple: "leftovers",
    band: "band",
    spectacles: "specs scope",
    scarf: "scarf",
    belt: "belt sash brace",
    lump: "charcoal everstone",
    droplet: "mystic-water water-gun",
    horseshoe: "magnet",
    seed: "seed legacy farewell",
    talon: "quick-claw claw",
    bell: "bell silence",
    coat: "coat",
    rain: "rain",
    sun: "sunny",
    whirl_of_sand: "sandstorm sand quicksand",
    hailstones: "hail",
    ground: "ground misty grassy",
    hall: "hall stage",
    ladder_of_forms: "evolution",
    dance: "dance",
    wings_of_return: "revival resurrection reanimation",
    motifs.hand: "seizure thief",
    motifs.FEATHERS: "phoenix fly aerial",
    sphere: "dark-ball ball emergency",
    letter: "letter",
    motifs.coin: "coin",
    lucky_egg: "lucky-egg",
    motifs.orb: "share shadow",
    candy: "candy",
    root: "root",
    cloud: "smoke fog cloud",
    paper: "page",
    net: "net snare",
    wall: "wall stone-wall reflect",
    doll: "substitute doll decoy",
    thorns: "thorn hedge spikes vine",
    pit: "pit camouflaged",
    motifs.shield: "protect endure defense landing",
    motifs.mirror: "mirror double",
    motifs.frost: "ice icy cold",
    motifs.FLAME: "flamethrower ember fire",
    motifs.bolt: "thunderbolt thunder lightning spark scrambled",
    motifs.spiral: "hydro surf tangled confuse",
    motifs.leaf: "synthesis",
    motifs.vial: "toxic sludge",
    motifs.eye: "psychic",
    motifs.fist: "brick bulk challenge resolve",
    motifs.burst: "rock earthquake tomb slide",
    motifs.HEART: "charm wind second",
    motifs.roar: "dragon",
    motifs.skull: "vengeful fallen",
    motifs.target: "ambush rivals interrupted",
    motifs.STAR: "dazzling gleam",
    motifs.claws: "crunch",
    motifs.MOON: "sleep",
    motifs.SWORDS: "tail",
}
_BY_WORD = {word: motif for motif, words in SHOWN.items() for word in words.split()}


def motif_of(card: CardFacts, look: Element, chance: Chance) -> Motif:
    """What the whole key asks for, else its last word that asks for something; else what skills of its type show."""
    words = [card.key, *reversed(card.key.split("-"))]
    asked = next((_BY_WORD[word] for word in words if word in _BY_WORD), None)
    return asked or chance.pick("motif", look.skills)
