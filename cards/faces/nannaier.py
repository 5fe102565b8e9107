"""The faces of Nannaier's Exercise: dolls on the stage of their affiliation, spells as sigils, mirrors as mirrors.

A doll is drawn in one of its forms: by day in the present, turned about and by night in the mirror, half and half on the
critical line (NN-2.2). Its large numbers are those of that form, and the row at the foot has those of all its forms.
"""

from dataclasses import dataclass

from cards.faces import sigils
from cards.faces.affiliations import Affiliation, affiliation_of
from cards.faces.backdrops import (
    ARCHES,
    BEAMS,
    FOCUS_X,
    HONEYCOMB,
    MIST,
    MOUNTAINS,
    PANELS,
    PETALS,
    RAYS,
    SCALES,
    SKYLINE,
    STARS,
    WAVES,
    WEB,
    Backdrop,
)
from cards.faces.chance import Chance
from cards.faces.drawing import HEIGHT, WIDTH, disc, flipped, line, moved, path, rectangle, sheet_of, turned
from cards.faces.figures.dolls import Point, Stuff, doll
from cards.faces.figures.tools import tool_of
from cards.faces.lettering import Letters
from cards.faces.palette import DAY, DUSK, NIGHT, NOON, Hue, Sky, Tones, oklch, tones_under
from cards.faces.workshop import motif_of
from rules.kernel.facts import CardFacts, Printing

POSES = ("present", "mirror", "critical")
INK, WHITE = "#191622", "#fff"
ATTACK, HEALTH, SHIELD = "#a93434", "#2c7a58", "#46618c"
ORDER, CHAOS, TRANSCEND = "#a87a16", "#6c3fa6", "#c22a5c"
FORM_COLOURS = {"present": "#b06a12", "mirror": "#3a4d9e", "critical": "#a8285a"}
COSTS = {
    "order": (ORDER, "M-6 -14.500H6L14.500 -6V6L6 14.500H-6L-14.500 6V-6Z"),
    "chaos": (CHAOS, "M0 -15A15 15 0 1 0 0.1 -15Z"),
    "transcend": (TRANSCEND, "M0 -18L16 0L0 18L-16 0Z"),
}
"""The three kinds of point: an octagon, a disc, a rhombus."""
VELVET = Sky(0.26, 0.4, 0.5, 0.8, 0.62, 0.44)
SPELL_HUES = {
    (True, False): (62, 0.1, 88),
    (False, True): (300, 0.13, 330),
    (True, True): (200, 0.09, 60),
    (False, False): (5, 0.13, 60),
}
"""The hue of a spell by whether it costs order and chaos."""
BLADE = "M-16 -13L0 -20L16 -13V9L0 20L-16 9Z"
DROP = "M0 -21C8 -14 17 -8 17 3A17 17 0 0 1 -17 3C-17 -8 -8 -14 0 -21Z"
WARD = "M-16 -17H16V2C16 12 7 17 0 20C-7 17 -16 12 -16 2Z"
METALS = (85, 60, 230, 160, 25, 320)
"""The hues of the frames of mirrors."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one drawing needs: the card, how much of it is drawn, its colours and its choices."""

    card: CardFacts
    printing: Printing | None
    is_full: bool
    tones: Tones
    chance: Chance
    letters: Letters


# ---- in words


def name_of(card: CardFacts, printing: Printing | None) -> str:
    """Everything the picture says, in words."""
    return ", ".join((card.name, *(_doll_words(card) if card.kind == "doll" else (card.kind, *_spell_words(card)))))


def _doll_words(card: CardFacts) -> list[str]:
    told = [affiliation_of(card.word("affiliation")).name, f"cost {card.number('cost') or 0}"]
    if mirror_cost := card.number("mirror_cost"):
        told.append(f"{mirror_cost} from the mirror pile")
    told += [f"{form} {card.number(f'{form}_attack') or 0}/{card.number(f'{form}_health')}" for form in _forms(card)]
    return [*told, *([f"shield {shield}"] if (shield := card.number("shield")) else [])]


def _spell_words(card: CardFacts) -> list[str]:
    if card.kind != "spell":
        return []
    told = [f"{amount} {kind}" for kind in COSTS if (amount := card.number(kind))]
    if card.has("lasting"):
        turns = card.number("turns")
        told.append(f"lasts {turns} turns" if turns else "lasts until it is ended")
    return told


def _forms(card: CardFacts) -> list[str]:
    """The forms that a doll has (NN-2.2)."""
    return [form for form in POSES if card.number(f"{form}_health") is not None]


def poses_of(card: CardFacts) -> list[str]:
    """The looks of a doll on the table: its forms."""
    return _forms(card)


# ---- the whole card


def face(card: CardFacts, printing: Printing | None, is_full: bool, pose: str = "") -> str:
    """The whole card as one SVG; a full one has its name and number too.

    `pose` is the form of a doll that stands on the table: its own numbers are larger then, and others are left out. One
    that is not on the table is drawn in its first form.
    """
    chance, look = Chance(card.key, f"{is_full}{pose}"), affiliation_of(card.word("affiliation"))
    form = (pose or next(iter(_forms(card)), "present")) if card.kind == "doll" else ""
    sheet = Sheet(card, printing, is_full, _tones(card, look, form, chance), chance, Letters(chance.name("letters")))
    if card.kind == "doll":
        drawn = _doll(sheet, look, form, is_standing=bool(pose) and not is_full)
    elif card.kind == "spell":
        drawn = _spell(sheet)
    else:
        drawn = _mirror(sheet)
    return sheet_of(name_of(card, printing), drawn)


def _tones(card: CardFacts, look: Affiliation, pose: str, chance: Chance) -> Tones:
    turn = chance.pick("turn", (-24, -12, 0, 12, 24))
    if card.kind == "doll":
        return tones_under(NIGHT, look.night, turn) if pose == "mirror" else _by_day(look, chance, turn)
    if card.kind == "spell":
        return tones_under(
            VELVET, Hue(*SPELL_HUES[card.number("order") is not None, card.number("chaos") is not None]), turn
        )
    metal = chance.pick("metal", METALS)
    return tones_under(
        chance.pick("sky", (NIGHT, DUSK, NOON)), Hue(chance.pick("hue", range(0, 360, 24)), 0.1, metal), 0
    )


def _by_day(look: Affiliation, chance: Chance, turn: int) -> Tones:
    return tones_under(chance.pick("sky", (DAY, NOON, DUSK)), look.day, turn)


def emblem(name: str) -> tuple[str, str, str]:
    """The sign of an affiliation: the colour of its plate, its own colour and its path."""
    look = affiliation_of(name)
    return oklch(0.42, look.day.chroma, look.day.angle), oklch(0.94, 0.06, look.day.accent), look.emblem


def back() -> str:
    """The back of every card: a hand mirror that shows a mask by day and one by night, the same either way up."""
    day, night, gold = "#e9dcc0", "#1d2036", "#c79a4b"
    mask = path("M0 0C-14 -6 -26 -8 -34 -4C-34 -26 -20 -44 0 -46C20 -44 34 -26 34 -4C26 -8 14 -6 0 0Z", day)
    mask += path(
        "M-22 -22C-16 -28 -10 -26 -6 -20C-12 -16 -18 -16 -22 -22ZM22 -22C16 -28 10 -26 6 -20C12 -16 18 -16 22 -22Z",
        night,
    )
    other = path("M0 0C-14 -6 -26 -8 -34 -4C-34 -26 -20 -44 0 -46C20 -44 34 -26 34 -4C26 -8 14 -6 0 0Z", night)
    other += path(
        "M-22 -22C-16 -28 -10 -26 -6 -20C-12 -16 -18 -16 -22 -22ZM22 -22C16 -28 10 -26 6 -20C12 -16 18 -16 22 -22Z", day
    )
    strings = line("M-40 -78V-20M-20 -78V-44M0 -78V-48M20 -78V-44M40 -78V-20", gold, 1)
    half = rectangle(-57, -82, 114, 82, night) + strings + mask
    mirrored = rectangle(-57, 0, 114, 82, day) + turned(strings + other, 180)
    border = rectangle(-57, -82, 114, 164, "none", rx=5, stroke=gold, stroke_width=2.4) + line("M-57 0H57", gold, 2.4)
    drawn = rectangle(0, 0, WIDTH, HEIGHT, "#2b2740", rx=8)
    return sheet_of("Card back", drawn + moved(half + mirrored + border + disc(0, 0, 6, gold), WIDTH / 2, HEIGHT / 2))


# ---- dolls


def _doll(sheet: Sheet, look: Affiliation, pose: str, is_standing: bool) -> str:
    hue = look.night if pose == "mirror" else look.day
    body, rim = oklch(0.27, hue.chroma * 0.7, hue.angle), oklch(0.8, 0.11, look.day.accent)
    if pose == "mirror":
        rim = "#c9d3ea"
    return (
        rectangle(0, 0, WIDTH, HEIGHT, body, rx=8)
        + _other_half(look, pose)
        + rectangle(3, 3, WIDTH - 6, HEIGHT - 6, "none", rx=6, stroke=rim, stroke_width=1.2)
        + _stage(sheet, look, pose, rim)
        + (_token(sheet, look, pose) if is_standing else _printed(sheet, look, pose, rim))
    )


def _printed(sheet: Sheet, look: Affiliation, pose: str, rim: str) -> str:
    """All that a card prints: its cost, the numbers of the form shown, those of all forms."""
    numbers = _numbers(sheet, pose, (20, 126), (106, 127), (108, 18), 1)
    return _middle(sheet, look, rim) + numbers + _strip(sheet, pose) + _cost(sheet)


def _token(sheet: Sheet, look: Affiliation, pose: str) -> str:
    """What counts of a doll on the table: its form by a sign, and large numbers."""
    plate, colour, sign = emblem(look.name)
    crest = moved(disc(0, 0, 11, plate) + path(sign, colour, fill_rule="evenodd"), 63, 122, 0.8)
    form = disc(0, 0, 15, FORM_COLOURS[pose], stroke=WHITE, stroke_width=2) + moved(_form_sign(pose), 0, 0, 1.75)
    return crest + moved(form, 19, 19) + _numbers(sheet, pose, (34, 146), (93, 147), (106, 23), 1.34)


def _other_half(look: Affiliation, pose: str) -> str:
    if pose != "critical":
        return ""
    night = oklch(0.24, look.night.chroma * 0.7, look.night.angle)
    return path(f"M{WIDTH / 2:.0f} 0H118A8 8 0 0 1 126 8V168A8 8 0 0 1 118 176H{WIDTH / 2:.0f}Z", night)


def _stage(sheet: Sheet, look: Affiliation, pose: str, rim: str) -> str:
    """The doll before its scene, in the window of its affiliation; in a mirror all of it is turned about."""
    clip, chance = sheet.chance.name("clip"), sheet.chance
    scene = _scene(sheet, sheet.tones, chance.pick("scene", look.scenes), "sky")
    if pose == "critical":
        night = tones_under(NIGHT, look.night, 0)
        half = rectangle(63, 0, 63, 176, night.sky) + disc(
            63, 62, 48, night.haze, clip_path=f"url(#{chance.name('half')})"
        )
        scene += half + line("M63 0V176", "#ffffff", 1.6, stroke_dasharray="5 3")
    figure = moved(_figure(sheet, look, pose), FOCUS_X, 77, 0.8 + 0.022 * (sheet.card.number("cost") or 3))
    drawn = scene + figure
    if pose == "mirror":
        drawn = f'<g transform="matrix(-1 0 0 1 {WIDTH} 0)">{drawn}</g>' + _glints()
    halving = (
        f'<clipPath id="{chance.name("half")}">{rectangle(63, 0, 63, 176, INK)}</clipPath>'
        if pose == "critical"
        else ""
    )
    edge = {"stroke_dasharray": "7 2"} if pose == "critical" else {}
    return (
        f'<defs><clipPath id="{clip}">{path(look.arch, INK)}</clipPath>{halving}</defs>'
        + f'<g clip-path="url(#{clip})">{drawn}</g>'
        + path(look.arch, "none", stroke=INK, stroke_width=4)
        + path(look.arch, "none", stroke=rim, stroke_width=2, **edge)
    )


def _glints() -> str:
    """Light that slides over glass."""
    return path("M-10 60L60 -10H84L-10 84ZM40 130L130 40V52L52 130Z", WHITE, opacity=0.14)


def _scene(sheet: Sheet, tones: Tones, backdrop: Backdrop, name: str) -> str:
    sky = sheet.chance.name(name)
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{colour}"/>'
        for offset, colour in ((0, tones.sky), (0.6, tones.air), (1, tones.horizon))
    )
    shining = moved(_light(tones, sheet.chance), FOCUS_X, 52)
    drawn = backdrop.draw(tones, sheet.chance)
    return (
        f'<defs><linearGradient id="{sky}" x2="0" y2="1">{stops}</linearGradient></defs>'
        + rectangle(0, 0, WIDTH, 130, f"url(#{sky})")
        + (shining + drawn if backdrop.is_near else drawn + shining)
    )


def _light(tones: Tones, chance: Chance) -> str:
    """A sun, a ring, a half sun or a moon behind the head."""
    return chance.pick(
        "light",
        (
            disc(0, -4, 40, tones.haze) + disc(0, -4, 33, tones.accent),
            disc(0, -6, 36, "none", stroke=tones.accent, stroke_width=7),
            path("M-44 10A44 44 0 0 1 44 10ZM-54 15H54V20H-54ZM-44 25H44V29H-44Z", tones.accent),
            path("M-6 -50A42 42 0 1 0 44 12A37 37 0 1 1 -6 -50Z", tones.glow),
            disc(0, -4, 38, tones.accent, stroke=tones.accent, stroke_width=16, stroke_dasharray="3 6"),
        ),
    )


def _figure(sheet: Sheet, look: Affiliation, pose: str) -> str:
    """The doll, cut out of the scene by a dark edge."""
    chance, name = sheet.chance, sheet.chance.name("subject")
    tool = tool_of(sheet.card.name, look.tools, lambda usual: chance.pick("tool", usual))
    drawn = doll(_stuff(sheet, look, pose), chance, look.heads, look.skirts, look.heart, tool)
    edge = f'<use href="#{name}" stroke="{sheet.tones.ink}" stroke-width="4.500" stroke-linejoin="round"/>'
    return edge + f'<g id="{name}">{drawn}</g>'


def _stuff(sheet: Sheet, look: Affiliation, pose: str) -> Stuff:
    """By day, by night, or the left half by day and the right one by night."""
    made, night, tones = look.material, look.reflection, sheet.tones
    if pose == "mirror":
        return Stuff(
            (night.light, night.dark), (tones.mid, tones.dark), (tones.dark, tones.ink), night.joint, tones.accent
        )
    if pose != "critical":
        cloth = (oklch(0.55, look.day.chroma * 1.2, look.day.angle), oklch(0.4, look.day.chroma, look.day.angle))
        lining = (oklch(0.36, 0.09, look.day.accent - 40), oklch(0.27, 0.07, look.day.accent - 40))
        return Stuff((made.light, made.dark), cloth, lining, made.joint, tones.accent)
    cloth = (oklch(0.5, look.day.chroma, look.day.angle), oklch(0.62, look.night.chroma, look.night.angle))
    lining = (oklch(0.32, 0.08, look.day.accent - 40), oklch(0.4, 0.1, look.night.angle))
    return Stuff((made.light, night.light), cloth, lining, INK, "#ffd75e")


def _middle(sheet: Sheet, look: Affiliation, rim: str) -> str:
    """The emblem between the numbers; on a full face the name, given name above craft."""
    plate, colour, sign = emblem(look.name)
    if not sheet.is_full:
        return moved(
            disc(0, 0, 13, INK) + disc(0, 0, 11.5, plate) + path(sign, colour, fill_rule="evenodd"), 63, 130, 0.92
        )
    given, _, craft = sheet.card.name.partition(", ")
    letters, printing = sheet.letters, sheet.printing
    band = path("M34 113H92L98 127L92 141H34L28 127Z", INK, stroke=rim, stroke_width=1.2)
    named = (
        letters.fitted(given, 63, 125, 7.4, 48, WHITE) + letters.fitted(craft, 63, 135.5, 5, 49, WHITE)
        if craft
        else letters.fitted(given, 63, 130, 7, 49, WHITE)
    )
    number = letters.fitted(printing.number if printing else "", 112, 171.5, 2.8, 40, WHITE, anchor=1)
    return band + named + letters.fitted(look.name, 14, 171.5, 3.6, 40, WHITE, anchor=0) + number


def _numbers(sheet: Sheet, pose: str, attack: Point, health: Point, shield: Point, scale: float) -> str:
    """A blade for the attack, a drop of wax for the health, a shield if it enters with one; those of its form."""
    card = sheet.card
    shown = pose if card.number(f"{pose}_health") is not None else next(iter(_forms(card)), pose)
    drawn = _plate(sheet, BLADE, ATTACK, card.number(f"{shown}_attack") or 0, attack, scale)
    drawn += _plate(sheet, DROP, HEALTH, card.number(f"{shown}_health") or 0, health, scale)
    if amount := card.number("shield"):
        drawn += _plate(sheet, WARD, SHIELD, amount, shield, 0.78 * scale)
    return f'<g stroke-width="2" stroke-linejoin="round">{drawn}</g>'


def _plate(sheet: Sheet, shape: str, colour: str, amount: int, at: Point, scale: float) -> str:
    """A number of 18 units on a shape, both grown by the scale."""
    plate = moved(path(shape, colour, stroke=WHITE), *at, scale)
    return plate + sheet.letters.fitted(str(amount), at[0], at[1] + 8.6 * scale, 18 * scale, 25 * scale, WHITE)


def _cost(sheet: Sheet) -> str:
    """Order for a doll of the hand; beside it chaos for one of the mirror pile, where that is another number."""
    card, drawn = sheet.card, ""
    if (other := card.number("mirror_cost")) and other != card.number("cost"):
        drawn = _price(sheet, "chaos", other, 18, 45, 0.72)
    return drawn + _price(sheet, "order", card.number("cost") or 0, 19, 20, 1)


def _price(sheet: Sheet, kind: str, amount: int, x: float, y: float, scale: float) -> str:
    colour, shape = COSTS[kind]
    plate = path(shape, colour, stroke=WHITE, stroke_width=2.2, stroke_linejoin="round")
    return moved(plate, x, y, scale) + sheet.letters.fitted(
        str(amount), x, y + 8.4 * scale, 17 * scale, 20 * scale, WHITE
    )


def _strip(sheet: Sheet, pose: str) -> str:
    """Attack and health of all three forms, each under its sign; the form it shows is lit, and large numbers tell its own."""
    return "".join(moved(_cell(sheet, form, form == pose), 8 + 37 * index, 147) for index, form in enumerate(POSES))


def _cell(sheet: Sheet, form: str, is_shown: bool) -> str:
    """One form's numbers within 35.5 by 18.5 units; of one that the doll does not have, a faint sign."""
    health, sign = sheet.card.number(f"{form}_health"), _form_sign(form)
    if health is None:
        return f'<g opacity="0.35">{moved(sign, 8, 9.2)}</g>'
    rim = {"stroke": WHITE, "stroke_width": 2} if is_shown else {}
    plate = rectangle(0, 0, 35.5, 18.5, FORM_COLOURS[form], rx=4, **rim)
    if is_shown and not sheet.is_full:
        return plate + moved(sign, 17.7, 9.2, 1.3)
    text = f"{sheet.card.number(f'{form}_attack') or 0}/{health}"
    return plate + moved(sign, 8, 9.2) + sheet.letters.fitted(text, 24, 12.8, 8.2, 17.8, WHITE)


def _form_sign(form: str) -> str:
    """A sun, a moon, or a line between two halves, within 6 units of (0, 0)."""
    if form == "present":
        rays = {"stroke": WHITE, "stroke_width": 1.8, "stroke_dasharray": "1.3 2.23"}
        return disc(0, 0, 2.9, WHITE) + disc(0, 0, 4.5, "none", **rays)
    if form == "mirror":
        return path("M1.5 -5.5a5.5 5.5 0 1 0 3.5 8a4.6 4.6 0 1 1 -3.5 -8Z", WHITE)
    return path("M-0.8 -6h1.6v12h-1.6zm-1.4 2v8l-3.8 -4zm4.4 0v8l3.8 -4z", WHITE)


# ---- spells


def _spell(sheet: Sheet) -> str:
    """A sigil on dark velvet; around it goes a ring of as many arcs as it lasts turns."""
    card, tones, chance = sheet.card, sheet.tones, sheet.chance
    turns = (card.number("turns") or 0) if card.has("lasting") else None
    velvet, glow = chance.name("velvet"), chance.name("glow")
    tile = line("M0 9L9 0L18 9L9 18Z", tones.haze, 0.8, opacity=0.6) + disc(9, 9, 1.2, tones.mid)
    motif = motif_of(card.name, chance)
    return (
        f'<pattern id="{velvet}" width="18" height="18" patternUnits="userSpaceOnUse">{tile}</pattern>'
        f'<linearGradient id="{glow}" x2="0" y2="1"><stop stop-color="{tones.sky}"/><stop offset="1" stop-color="{tones.dark}"/></linearGradient>'
        + rectangle(0, 0, WIDTH, HEIGHT, tones.deep, rx=8)
        + rectangle(4, 4, WIDTH - 8, HEIGHT - 8, f"url(#{glow})", rx=6)
        + rectangle(4, 4, WIDTH - 8, HEIGHT - 8, f"url(#{velvet})", rx=6)
        + rectangle(4, 4, WIDTH - 8, HEIGHT - 8, "none", rx=6, stroke=tones.accent, stroke_width=1.4)
        + _corners(tones)
        + moved(sigils.sigil(tones, chance, turns) + moved(motif(tones), 0, 0, 0.44), 63, 78, 1.06)
        + _spell_costs(sheet)
        + _turns(sheet)
        + _caption(sheet, "Spell")
    )


def _corners(tones: Tones) -> str:
    corner = line("M10 26V14C10 11 11 10 14 10H26M14 20V16C14 14 14 14 16 14H20", tones.accent, 1.4)
    return corner + f'<g transform="matrix(-1 0 0 1 {WIDTH} 0)">{corner}</g>'


def _spell_costs(sheet: Sheet) -> str:
    """What it costs, kind below kind."""
    costs = [(kind, amount) for kind in COSTS if (amount := sheet.card.number(kind))]
    return "".join(_price(sheet, kind, amount, 20, 22 + 33 * index, 1) for index, (kind, amount) in enumerate(costs))


def _turns(sheet: Sheet) -> str:
    """An hourglass with the turns that a lasting spell lasts; without a number it lasts until it is ended."""
    if not sheet.card.has("lasting"):
        return ""
    turns = sheet.card.number("turns")
    plate = path("M-13 -15H13V-11C13 -4 5 -3 3 0C5 3 13 4 13 11V15H-13V11C-13 4 -5 3 -3 0C-5 -3 -13 -4 -13 -11Z", INK)
    if turns:
        plate = rectangle(-14, -15, 28, 30, INK, rx=5, stroke=WHITE, stroke_width=2)
        plate += path(
            "M-11 -9H-1V-7C-1 -3 -4 -2 -5 0C-4 2 -1 3 -1 7V9H-11V7C-11 3 -8 2 -7 0C-8 -2 -11 -3 -11 -7Z", WHITE
        )
        return moved(plate, 105, 22) + sheet.letters.fitted(str(turns), 111, 28.5, 14, 12, WHITE)
    plate = rectangle(-14, -10, 28, 20, INK, rx=5, stroke=WHITE, stroke_width=2)
    return moved(
        plate + line("M0 0C-3 -6 -10 -6 -10 0C-10 6 -3 6 0 0C3 -6 10 -6 10 0C10 6 3 6 0 0Z", WHITE, 2.6), 105, 20
    )


def _caption(sheet: Sheet, kind: str) -> str:
    """The name on a band at the foot; on a thumbnail the band alone, with a knot."""
    tones = sheet.tones
    band = path("M4 142H122L117 152L122 162H4L9 152Z", INK, stroke=tones.accent, stroke_width=1.2)
    if not sheet.is_full:
        return (
            band + moved(path(sigils.SIGNS[0], tones.glow), 63, 152) + line("M18 152H50M76 152H108", tones.accent, 1.2)
        )
    printing = sheet.printing
    return (
        band
        + sheet.letters.fitted(sheet.card.name, 63, 155.2, 7.4, 100, WHITE)
        + sheet.letters.fitted(kind, 14, 170, 3.8, 40, WHITE, anchor=0)
        + sheet.letters.fitted(printing.number if printing else "", 112, 170, 2.8, 40, WHITE, anchor=1)
    )


# ---- mirrors

REFLECTIONS = (RAYS, WAVES, SCALES, MOUNTAINS, ARCHES, HONEYCOMB, WEB, BEAMS, STARS, MIST, PETALS, PANELS, SKYLINE)


def _mirror(sheet: Sheet) -> str:
    """An ornate mirror on a papered wall; in its glass is what it stands for."""
    tones, chance, card = sheet.tones, sheet.chance, sheet.card
    glass, ornament = sigils.frame(tones, chance)
    clip, paper = chance.name("clip"), chance.name("paper")
    papered = chance.pick("paper", range(0, 360, 40))
    wall, stripe = oklch(0.25, 0.04, papered), oklch(0.3, 0.055, papered)
    tile = rectangle(0, 0, 7, 14, stripe) + disc(10.5, 7, 1, stripe)
    scene = _scene(sheet, tones, chance.pick("reflection", REFLECTIONS), "sky")
    subject = motif_of(card.name, chance)
    return (
        f'<defs><clipPath id="{clip}">{path(glass, INK)}</clipPath>'
        f'<pattern id="{paper}" width="14" height="14" patternUnits="userSpaceOnUse">{tile}</pattern></defs>'
        + rectangle(0, 0, WIDTH, HEIGHT, "#8d93a6", rx=8)
        + rectangle(3, 3, WIDTH - 6, HEIGHT - 6, wall, rx=6)
        + rectangle(3, 3, WIDTH - 6, HEIGHT - 6, f"url(#{paper})", rx=6)
        + line("M63 4L44 24M63 4L82 24", tones.accent, 1.6)
        + moved(
            f'<g clip-path="url(#{clip})">{moved(scene, -63, -74)}{moved(subject(tones), 0, 4, 0.56)}{flipped(_shine())}</g>'
            + ornament,
            63,
            76,
        )
        + _caption(sheet, "Mirror")
    )


def _shine() -> str:
    return path("M-60 10L20 -70H36L-60 26ZM-60 40L50 -70H54L-60 46Z", WHITE, opacity=0.3)
