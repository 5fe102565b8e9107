"""The face of a Vanguard card: grade and skill hang in the left corner, the trigger stands in the right one, the shield
juts out of the left edge, and power with critical fills the foot."""

from dataclasses import dataclass

from cards.faces.backdrops import FOCUS_X, FOCUS_Y
from cards.faces.chance import Chance
from cards.faces.charges import Charge, Place, charges_for
from cards.faces.clans import Clan, clan_of
from cards.faces.drawing import (
    HEIGHT,
    WIDTH,
    disc,
    moved,
    path,
    polygon,
    rectangle,
    sheet_of,
    star_points,
    turned,
)
from cards.faces.finish import Finish, finish_of
from cards.faces.lettering import Letters, width_of
from cards.faces.medallions import STAR, sentinel, skill, trigger
from cards.faces.palette import SKIES, Sky, Tones, oklch, tones_under
from cards.faces.races import figure_of
from cards.faces.suns import sun
from rules.kernel.facts import CardFacts, Printing

SKILL_WORDS = {"boost": "boost", "intercept": "intercept", "twin_drive": "twin drive"}


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one drawing needs: the card, how it is printed and how much of it is drawn, its colours and its choices."""

    card: CardFacts
    printing: Printing | None
    is_full: bool
    finish: Finish
    clan: Clan
    tones: Tones
    chance: Chance
    letters: Letters


def name_of(card: CardFacts, printing: Printing | None) -> str:
    """Everything the picture says, in words; what is not printed is not said."""
    trigger_icon = card.word("trigger")
    parts = (
        card.name,
        *_numbers(card, "grade"),
        card.word("clan"),
        card.word("race"),
        *_numbers(card, "power", "shield", "critical"),
        trigger_icon and f"{trigger_icon} trigger",
        card.has("sentinel") and "sentinel",
        SKILL_WORDS.get(card.word("skill") or ""),
        printing and printing.rarity,
    )
    return ", ".join(part for part in parts if part)


def emblem(name: str) -> tuple[str, str, str]:
    """The sign of a clan: the colour of its plate, its own colour and its path."""
    look = clan_of(name)
    return oklch(0.42, look.hue.chroma, look.hue.angle), oklch(0.93, 0.09, look.hue.accent), look.emblem


def _numbers(card: CardFacts, *names: str) -> list[str]:
    return [f"{name} {card.number(name)}" for name in names if card.number(name) is not None]


def face(card: CardFacts, printing: Printing | None, is_full: bool) -> str:
    """The whole card as one SVG; a full one has its name, clan, race and number too."""
    rarity = printing.rarity if printing else ""
    chance, clan, finish = Chance(card.key, f"{rarity}/{is_full}"), clan_of(card.word("clan")), finish_of(rarity)
    tones = tones_under(_sky(chance, finish), clan.hue, chance.pick("turn", (-12, -6, 0, 6, 12)))
    sheet = Sheet(card, printing, is_full, finish, clan, tones, chance, Letters(chance.name("letters")))
    drawn = finish.frame(tones, chance.name("frame")) + _picture(sheet) + _foot(sheet) + _corners(sheet)
    return sheet_of(name_of(card, printing), drawn)


def _sky(chance: Chance, finish: Finish) -> Sky:
    """The hour of the day on a card; a finish may turn it to another."""
    return SKIES[(SKIES.index(chance.pick("sky", SKIES)) + finish.hours) % len(SKIES)]


def _picture(sheet: Sheet) -> str:
    """Sky, scene and figure in the window that the finish leaves."""
    tones, chance = sheet.tones, sheet.chance
    left, top, width, height = sheet.finish.window
    clip, sky = chance.name("clip"), chance.name("sky")
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{colour}"/>'
        for offset, colour in ((0, tones.sky), (0.55, tones.air), (1, tones.horizon))
    )
    return (
        f'<defs><clipPath id="{clip}">{rectangle(left, top, width, height, "#000", rx=4)}</clipPath>'
        f'<linearGradient id="{sky}" x2="0" y2="1">{stops}</linearGradient></defs><g clip-path="url(#{clip})">'
        + rectangle(left, top, width, height, f"url(#{sky})")
        + _scene(sheet)
        + sheet.finish.gleam(tones, chance.name("gleam"))
        + _figure(sheet)
        + "</g>"
    )


def _scene(sheet: Sheet) -> str:
    """The backdrop with a sun before or behind it; no sun where a charge takes its place."""
    tones, chance = sheet.tones, sheet.chance
    backdrop = chance.pick("scene", sheet.clan.scenes)
    has_sun = Place.BEHIND not in _borne(sheet)
    shining = moved(sun(tones, chance), FOCUS_X, FOCUS_Y) if has_sun else ""
    drawn = backdrop.draw(tones, chance)
    return shining + drawn if backdrop.is_near else drawn + shining


def _borne(sheet: Sheet) -> dict[Place, Charge]:
    """What the card's name asks for; its clan's own charge where the name asks for nothing."""
    own = sheet.clan.charge
    return charges_for(sheet.card.name) or ({own.place: own} if own else {})


def _figure(sheet: Sheet) -> str:
    """The figure among its charges, larger with every grade, cut out of the scene by a dark edge."""
    tones, chance, card = sheet.tones, sheet.chance, sheet.card
    borne = {place: charge.draw(tones) for place, charge in _borne(sheet).items()}
    drawn = borne.get(Place.BEHIND, "") + figure_of(card, chance)(tones, chance)
    drawn += borne.get(Place.BEFORE, "") + borne.get(Place.OVER, "")
    name, size = chance.name("figure"), 0.86 + 0.045 * min(card.number("grade") or 0, 4)
    edge = f'<use href="#{name}" stroke="{tones.ink}" stroke-width="4.5" stroke-linejoin="round"/>'
    return moved(edge + f'<g id="{name}">{drawn}</g>', FOCUS_X, FOCUS_Y + (2 if sheet.is_full else 10), size)


def _foot(sheet: Sheet) -> str:
    """Power and critical; on a full face the name above them and the fine print below."""
    return _full_foot(sheet) if sheet.is_full else _plate(sheet, 140) + _strength(sheet, 166, 19)


def _full_foot(sheet: Sheet) -> str:
    tones, card, printing = sheet.tones, sheet.card, sheet.printing
    kin = " · ".join(word for word in (card.word("clan"), card.word("race")) if word)
    print_line = f"{printing.number}  {printing.rarity}" if printing else ""
    return (
        _plate(sheet, 126)
        + sheet.letters.fitted(card.name, FOCUS_X, 139, 7, 96, tones.paper)
        + path("M12 143H114V143.8H12Z", tones.accent, opacity=0.6)
        + _strength(sheet, 162, 15)
        + sheet.letters.fitted(kin, 9, 169.5, 3.2, 60, tones.glow, anchor=0)
        + sheet.letters.fitted(print_line, 117, 169.5, 3.2, 44, tones.glow, anchor=1)
    )


def _plate(sheet: Sheet, top: float) -> str:
    """The dark ground under the numbers, its shoulders cut."""
    tones = sheet.tones
    return path(f"M6 170V{top + 10}L20 {top}H106L120 {top + 10}V170Z", tones.deep) + path(
        f"M6 {top + 10}L20 {top}H106L120 {top + 10}V{top + 13}L105.5 {top + 2.5}H20.5L6 {top + 13}Z", tones.accent
    )


def _strength(sheet: Sheet, baseline: float, height: float) -> str:
    """Power in the middle, a star and the critical right of it."""
    tones, power, critical = sheet.tones, sheet.card.number("power"), sheet.card.number("critical")
    drawn = "" if power is None else sheet.letters.fitted(str(power), 50, baseline, height, 80, tones.paper)
    if critical is not None:
        drawn += moved(path(STAR, tones.accent), 100, baseline - 0.4 * height, 0.8)
        drawn += sheet.letters.line(str(critical)[:2], 108, baseline - 2, 12, tones.paper, anchor=0)
    return drawn


def _corners(sheet: Sheet) -> str:
    """The hanging grade, the shield, and the trigger or the sentinel's wall."""
    card = sheet.card
    mark = sentinel(107, 21) if card.has("sentinel") else trigger(card.word("trigger") or "", 106, 20)
    return _pennant(sheet) + _shield(sheet, 102 if sheet.is_full else 112) + mark


def _pennant(sheet: Sheet) -> str:
    tones, grade = sheet.tones, sheet.card.number("grade")
    cloth = path("M0 8Q0 0 8 0H34V46L17 58L0 46Z", tones.deep, stroke=tones.accent, stroke_width=2)
    number = sheet.letters.line("?" if grade is None else str(grade)[:2], 17, 31, 24, tones.paper)
    return cloth + number + skill(sheet.card.word("skill") or "", 17, 43, tones.accent, 0.9)


def _shield(sheet: Sheet, top: float) -> str:
    """The shield on a tag at the left edge; nothing where none is printed."""
    shield, tones = sheet.card.number("shield"), sheet.tones
    if not shield:
        return ""
    wide = width_of(str(shield), 12) + 10
    tag = path(
        f"M0 {top}H{wide:.1f}L{wide + 7:.1f} {top + 9}L{wide:.1f} {top + 18}H0Z",
        tones.paper,
        stroke=tones.deep,
        stroke_width=2,
    )
    return tag + sheet.letters.line(str(shield), 5, top + 15, 12, tones.ink, anchor=0)


BACK_NIGHT, BACK_HAZE, BACK_GOLD, BACK_LIGHT = "#141b38", "#222d57", "#d8ac4e", "#f6e3b0"


def back() -> str:
    """The back of every Vanguard card: a star in a wheel of light, the same either way up."""
    wedges = "".join(path("M0 0L-7 -110H7Z", BACK_HAZE, transform=f"rotate({15 * turn})") for turn in range(24))
    petal = path("M0 -16C-13 -30 -12 -46 0 -60C12 -46 13 -30 0 -16Z", BACK_NIGHT, stroke=BACK_GOLD, stroke_width=1.6)
    petals = "".join(turned(petal, 45 * turn) for turn in range(8))
    wheel = disc(0, 0, 44, BACK_NIGHT, stroke=BACK_GOLD, stroke_width=2.5) + petals
    star = path(polygon(star_points(8, 10, 24)), BACK_GOLD) + path(polygon(star_points(8, 6, 15)), BACK_LIGHT)
    window = rectangle(-53, -78, 106, 156, "none", rx=4, stroke=BACK_GOLD, stroke_width=1.6)
    clip = '<clipPath id="card-back"><rect x="-55" y="-80" width="110" height="160" rx="5"/></clipPath>'
    inner = f'{clip}<g clip-path="url(#card-back)">{wedges}</g>{moved(wheel + star, 0, 0, 0.8)}{window}'
    return sheet_of("Card back", rectangle(0, 0, WIDTH, HEIGHT, BACK_NIGHT, rx=8) + moved(inner, WIDTH / 2, HEIGHT / 2))
