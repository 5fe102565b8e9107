"""Small signs for pages: the emblems of clans and classes, and the icons of triggers, skills and the sentinel."""

from markupsafe import Markup

from cards import faces
from cards.faces import medallions
from cards.faces.drawing import disc, moved, path


def emblem(game: str, family: str) -> Markup:
    """The sign of a clan, a class or the like in its colours, 20 by 20 pixels; words beside it must name it.

    KeyError for a game whose cards we do not draw.
    """
    plate, colour, sign = faces.GAMES[game].emblem(family)
    drawn = path(sign, colour, fill_rule="evenodd")
    return _sign(disc(12, 12, 12, plate) + moved(drawn, 12, 12, 0.84), 24)


def icon(name: str) -> Markup:
    """The sign of a trigger, a skill or the sentinel; nothing for any other word."""
    if name in medallions.TRIGGER_SIGNS:
        return _sign(medallions.trigger(name, 20, 20), 40)
    if name in medallions.SKILL_SIGNS:
        return _sign(medallions.skill(name, 12, 12, "currentColor"), 24)
    return _sign(medallions.sentinel(20, 20), 40) if name == "sentinel" else Markup()


def _sign(content: str, edge: int) -> Markup:
    opening = f'<svg class="sign" width="20" height="20" viewBox="0 0 {edge} {edge}" aria-hidden="true">'
    return Markup(opening + content + "</svg>")
