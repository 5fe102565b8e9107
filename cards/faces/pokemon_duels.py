"""The face of a Pokémon Duels card: level and stars above the picture, types in its corner, ATK and DEF on the foot, in a
red frame or, for evolutions, a white one. Cards that are no Pokémon have a window of their own kind and its sign on the foot."""

from dataclasses import dataclass

from cards.faces.backdrops import FOCUS_X
from cards.faces.chance import Chance
from cards.faces.drawing import (
    HEIGHT,
    WIDTH,
    disc,
    moved,
    number,
    path,
    polygon,
    rectangle,
    sheet_of,
    star_points,
    turned,
)
from cards.faces.elements import ELEMENTS, Element, element_of, sign
from cards.faces.gear import motif_of
from cards.faces.lettering import Letters
from cards.faces.palette import SKIES, Hue, Tones, oklch, tones_under
from cards.faces.species import figure_of
from cards.faces.suns import sun
from rules.kernel.facts import CardFacts, Printing

EDGE, WHITE, GOLD, PLATE = "#14161d", "#ffffff", "#ffc83d", "#1d2029"
BLADE = "M-1.500 9V5H-4.500V2.500H-1.500V-6L0 -9.500L1.500 -6V2.500H4.500V5H1.500V9Z"
SMALL_STAR = "M112.500 11L113.600 14L116.700 14.100L114.300 16.100L115.100 19.100L112.500 17.300L109.900 19.100L110.700 16.100L108.300 14.100L111.400 14Z"
SHIELD = "M-7 -8L0 -9.500L7 -8V0C7 5 4 8 0 9.500C-4 8 -7 5 -7 0Z"


@dataclass(frozen=True, slots=True)
class Kind:
    """How one kind of card looks: the lightness and hue of its frame, its window, and its sign within 10 units of (0, 0)."""

    frame: float
    hue: Hue
    window: str
    sign: str

    @property
    def body(self) -> str:
        return oklch(self.frame, self.hue.chroma, self.hue.angle)

    @property
    def line(self) -> str:
        """The line along the frame and about the window."""
        return oklch(0.42 if self.frame > 0.8 else 0.88, 0.07, self.hue.accent)

    @property
    def is_pokemon(self) -> bool:
        return self.sign == ""


SQUARE = "M11 29H115V129H11Z"
KINDS = {
    "pokemon": Kind(0.47, Hue(27, 0.19, 80), SQUARE, ""),
    "evolution": Kind(0.95, Hue(95, 0.012, 85), "M24 29H102L115 42V116L102 129H24L11 116V42Z", ""),
    "spell": Kind(
        0.46,
        Hue(172, 0.1, 150),
        "M16 20L22 12H104L110 20V128L104 136H22L16 128Z",
        "M0 -10L2.400 -2.400L10 0L2.400 2.400L0 10L-2.400 2.400L-10 0L-2.400 -2.400Z",
    ),
    "quick spell": Kind(
        0.46,
        Hue(172, 0.1, 150),
        "M10 28L30 12H116V120L96 136H10Z",
        "M3 -10L-7.500 1.500H-1.500L-3.500 10L7.500 -2.500H1.400Z",
    ),
    "trap": Kind(
        0.4,
        Hue(338, 0.14, 350),
        "M12 12L21.300 20L30.600 12L40 20L49.300 12L58.600 20L68 12L77.300 20L86.600 12L96 20L105 12L114 20V128L105 136L96 128L86.600 136L77.300 128L68 136L58.600 128L49.300 136L40 128L30.600 136L21.300 128L12 136Z",
        "M-10 -3L-7.500 -8L-4 -2L0 -8L4 -2L7.500 -8L10 -3V-.5H-10ZM-10 3L-7.500 8L-4 2L0 8L4 2L7.500 8L10 3V.5H-10Z",
    ),
    "equipment": Kind(
        0.5,
        Hue(68, 0.09, 85),
        "M63 16A58 58 0 1 1 62.900 16Z",
        "M0 -9.500A9.5 9.5 0 1 0 .1 -9.500ZM0 -5.500A5.5 5.5 0 1 1 -.1 -5.500ZM-2 -12H2V-8H-2Z",
    ),
    "environment": Kind(
        0.6,
        Hue(228, 0.1, 210),
        "M8 12H118V118Q63 148 8 118Z",
        "M-6 6C-11 6 -11 -.5 -6.500 -1.200C-6 -8 3 -9 4.500 -3.500C9.500 -4.500 11.500 6 5 6Z",
    ),
    "field": Kind(
        0.55,
        Hue(92, 0.11, 60),
        "M10 44L63 10L116 44V136H10Z",
        "M-9.500 -4L0 -10L9.500 -4V-2H-9.500ZM-8 -.5H-5V6H-8ZM-1.500 -.5H1.500V6H-1.500ZM5 -.5H8V6H5ZM-10 7.500H10V10H-10Z",
    ),
}


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one drawing needs: the card, how much of it is drawn, its kind, types, colours and choices."""

    card: CardFacts
    printing: Printing | None
    is_full: bool
    kind: Kind
    types: tuple[str, ...]
    tones: Tones
    chance: Chance
    letters: Letters

    @property
    def look(self) -> Element:
        return element_of(self.types[0] if self.types else None)


def name_of(card: CardFacts, printing: Printing | None) -> str:
    """Everything the picture says, in words; what is not printed is not said."""
    numbers = (("level", "level"), ("stars", "stars"), ("atk", "ATK"), ("def", "DEF"))
    parts = (
        card.name,
        CALLED.get(card.kind, card.kind),
        card.word("type"),
        *(f"{word} {card.number(name)}" for name, word in numbers if card.number(name) is not None),
    )
    return ", ".join(part for part in parts if part)


CALLED = {"pokemon": "Pokémon", "evolution": "Evolution Pokémon"}


def face(card: CardFacts, printing: Printing | None, is_full: bool) -> str:
    """The whole card as one SVG; a full one has its name, kind and number too."""
    chance, kind = Chance(card.key, f"{is_full}"), KINDS.get(card.kind, KINDS["spell"])
    types = tuple((card.word("type") or "").split("/")) if card.word("type") else ()
    tones = tones_under(chance.pick("sky", SKIES), _hue(kind, types), chance.pick("turn", (-8, -4, 0, 4, 8)))
    sheet = Sheet(card, printing, is_full, kind, types, tones, chance, Letters(chance.name("letters")))
    return sheet_of(name_of(card, printing), _frame(sheet) + _picture(sheet) + _head(sheet) + _foot(sheet))


def _hue(kind: Kind, types: tuple[str, ...]) -> Hue:
    """The hue of the picture: of its type, with the second type's for the accent; without a type that of its kind."""
    if not types:
        return Hue(kind.hue.angle, max(kind.hue.chroma, 0.1), kind.hue.accent)
    first = element_of(types[0]).hue
    return Hue(first.angle, first.chroma, element_of(types[1]).hue.angle if len(types) > 1 else first.accent)


def emblem(name: str) -> tuple[str, str, str]:
    """The sign of a type: the colour of its plate, its own colour and its path."""
    look = element_of(name)
    return look.plate, look.ink, look.sign


def back() -> str:
    """The back of every Pokémon Duels card: the eighteen types in a wheel about a star, the same either way up."""
    night, haze, gold = oklch(0.27, 0.07, 285), oklch(0.34, 0.09, 285), "#e2b34d"
    names = list(ELEMENTS)
    rays = "".join(turned(path("M0 -30L-9 -120H9Z", haze), 40 * step) for step in range(9))
    wheel = "".join(
        turned(disc(0, -43, 7, ELEMENTS[name].plate, stroke=gold, stroke_width=1.2), 20 * step)
        for step, name in enumerate(names)
    )
    star = path(polygon(star_points(8, 14, 30)), gold) + path(polygon(star_points(8, 9, 20)), WHITE)
    border = rectangle(-57, -82, 114, 164, "none", rx=5, stroke=gold, stroke_width=2)
    corners = "".join(turned(path("M0 -76L8 -68L0 -60L-8 -68Z", gold), 180 * step) for step in range(2))
    clip = '<clipPath id="duel-back"><rect x="-57" y="-82" width="114" height="164" rx="5"/></clipPath>'
    drawn = clip + f'<g clip-path="url(#duel-back)">{rays}</g>' + border + corners + wheel + star
    return sheet_of("Card back", rectangle(0, 0, WIDTH, HEIGHT, night, rx=8) + moved(drawn, WIDTH / 2, HEIGHT / 2))


def _frame(sheet: Sheet) -> str:
    """The frame in the colour of the kind with a line along it; what has been drawn twice has a double line."""
    kind = sheet.kind
    shade = sheet.chance.name("body")
    light, dark = (oklch(kind.frame + step, kind.hue.chroma, kind.hue.angle) for step in (0.03, -0.08))
    gradient = (
        f'<linearGradient id="{shade}" x2="0" y2="1"><stop stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient>'
    )
    inner = rectangle(3.5, 3.5, 119, 169, "none", rx=5.5, stroke=kind.line, stroke_width=1.4)
    return gradient + rectangle(0, 0, WIDTH, HEIGHT, f"url(#{shade})", rx=8) + inner


def _picture(sheet: Sheet) -> str:
    """Sky, scene and what the card is of, within the window of its kind."""
    tones, chance, window = sheet.tones, sheet.chance, sheet.kind.window
    clip, sky = chance.name("clip"), chance.name("sky")
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{colour}"/>'
        for offset, colour in ((0, tones.sky), (0.55, tones.air), (1, tones.horizon))
    )
    return (
        f'<defs><clipPath id="{clip}">{path(window, EDGE)}</clipPath>'
        f'<linearGradient id="{sky}" x2="0" y2="1">{stops}</linearGradient></defs>'
        + path(window, EDGE, stroke=EDGE, stroke_width=6)
        + f'<g clip-path="url(#{clip})">'
        + rectangle(6, 6, 114, 136, f"url(#{sky})")
        + _scene(sheet)
        + _subject(sheet)
        + "</g>"
        + path(window, "none", stroke=sheet.kind.line, stroke_width=2)
    )


def _scene(sheet: Sheet) -> str:
    """The backdrop of a type with a sun before or behind it; only Pokémon have a sun."""
    tones, chance = sheet.tones, sheet.chance
    scenes = [scene for each in sheet.types for scene in element_of(each).scenes] or list(sheet.look.scenes)
    backdrop = chance.pick("scene", scenes)
    drawn = backdrop.draw(tones, chance)
    if not sheet.kind.is_pokemon:
        return drawn
    shining = moved(sun(tones, chance), FOCUS_X, 80)
    return shining + drawn if backdrop.is_near else drawn + shining


def _subject(sheet: Sheet) -> str:
    """The Pokémon, larger with every star, or the thing a card shows, cut out of the scene by a dark edge."""
    tones, chance, card = sheet.tones, sheet.chance, sheet.card
    if sheet.kind.is_pokemon:
        drawn, y, size = figure_of(card, chance)(tones, chance), 84, 0.72 + 0.026 * min(card.number("stars") or 1, 10)
    else:
        drawn, y, size = motif_of(card, sheet.look, chance)(tones), 75, 0.86
    name = chance.name("subject")
    edge = f'<use href="#{name}" stroke="{tones.ink}" stroke-width="5" stroke-linejoin="round"/>'
    return moved(edge + f'<g id="{name}">{drawn}</g>', FOCUS_X, y, size)


def _head(sheet: Sheet) -> str:
    """Level on a tag, stars in a row, types in the corner of the picture."""
    signs = "".join(sign(each, 107, 41 + 22 * place, 10.5, EDGE) for place, each in enumerate(sheet.types))
    if not sheet.kind.is_pokemon:
        return moved(signs, -2, -12)
    return _stars(sheet) + _level(sheet) + signs


def _level(sheet: Sheet) -> str:
    level = sheet.card.number("level")
    if level is None:
        return ""
    tag = path("M0 6Q0 0 6 0H33V31L16.500 40L0 31Z", PLATE, stroke=sheet.kind.line, stroke_width=2)
    words = sheet.letters.line("LV", 16.5, 10.5, 7, GOLD)
    return tag + words + sheet.letters.fitted(str(level)[:3], 16.5, 30, 16, 27, WHITE)


def _stars(sheet: Sheet) -> str:
    count = min(sheet.card.number("stars") or 0, 10)
    band = rectangle(33, 8, 86, 15, PLATE, rx=7.5)
    if not count:
        return band
    name, step = sheet.chance.name("star"), min(9.4, 80 / count)
    first = path(SMALL_STAR, GOLD, id=name)
    return band + first + "".join(f'<use href="#{name}" x="{number(-step * place)}"/>' for place in range(1, count))


def _foot(sheet: Sheet) -> str:
    """ATK and DEF, or the sign of the kind; on a full face the name on a band and the fine print below."""
    numbers = _numbers(sheet) if sheet.kind.is_pokemon else _kind_sign(sheet)
    return numbers + (_words(sheet) if sheet.is_full else "")


def _numbers(sheet: Sheet) -> str:
    card, top = sheet.card, 146.5 if sheet.is_full else 137
    height = 17.5 if sheet.is_full else 31
    drawn = ""
    for name, x, shape, colour in (("atk", 5, BLADE, "#ff7b63"), ("def", 64.5, SHIELD, "#7fb4ff")):
        number = card.number(name)
        plate = rectangle(x, top, 56.5, height, PLATE, rx=4)
        mark = moved(path(shape, colour), x + 9, top + height / 2, height / 34 + 0.12)
        size = 0.62 * height
        told = sheet.letters.fitted(
            "?" if number is None else str(number)[:4], x + 36, top + height / 2 + size / 2, size, 38, WHITE
        )
        drawn += plate + mark + told
    return drawn


def _kind_sign(sheet: Sheet) -> str:
    """The sign of a kind on a dark disc between two lines; smaller where the name stands above it."""
    y, scale = (155, 0.75) if sheet.is_full else (155, 1.15)
    line = path(f"M12 {y - 1}H44V{y + 1}H12ZM82 {y - 1}H114V{y + 1}H82Z", sheet.kind.line)
    plate = disc(0, 0, 14, PLATE, stroke=sheet.kind.line, stroke_width=2)
    return line + moved(plate + path(sheet.kind.sign, WHITE, fill_rule="evenodd"), 63, y, scale)


def _words(sheet: Sheet) -> str:
    """The name across the foot of the picture, types and kind, the number at the edge."""
    card, letters = sheet.card, sheet.letters
    band = path("M5 126H121V143.500H5Z", PLATE, stroke=sheet.kind.line, stroke_width=1.2)
    kind = CALLED.get(card.kind, card.kind.capitalize())
    told = " · ".join((*(each.capitalize() for each in sheet.types), kind))
    ink = EDGE if sheet.kind.frame > 0.8 else WHITE
    return (
        band
        + letters.fitted(card.name, 63, 138.4, 7.6, 108, WHITE)
        + letters.fitted(told, 8, 169.8, 3.2, 74, ink, anchor=0)
        + letters.fitted(sheet.printing.number if sheet.printing else "", 118, 169.8, 3.2, 30, ink, anchor=1)
    )
