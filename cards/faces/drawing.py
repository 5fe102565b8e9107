"""Pieces of SVG as strings: presentation attributes only, so that a strict content policy lets them through.

A card is drawn on a sheet of 126 by 176 units, x to the right and y down. Nothing here takes text from a
user except `title`, which escapes it.
"""

import re
from html import escape
from math import cos, pi, sin

WIDTH, HEIGHT = 126, 176
NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def number(value: float) -> str:
    """A length with at most one decimal, the way a path writes it."""
    return f"{value:.1f}".removesuffix(".0")


def attributes(given: dict[str, str | float]) -> str:
    """Presentation attributes; an underscore stands for a hyphen."""
    return "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in given.items()
    )


def path(d: str, fill: str, **more: str | float) -> str:
    return f'<path d="{d.replace(" -", "-")}" fill="{fill}"{attributes(more)}/>'


def line(d: str, stroke: str, width: float = 2, **more: str | float) -> str:
    return f'<path d="{d.replace(" -", "-")}" fill="none" stroke="{stroke}" stroke-width="{number(width)}"{attributes(more)}/>'


def disc(x: float, y: float, radius: float, fill: str, **more: str | float) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{attributes(more)}/>'


def rectangle(x: float, y: float, width: float, height: float, fill: str, **more: str | float) -> str:
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        f' fill="{fill}"{attributes(more)}/>'
    )


def moved(content: str, x: float, y: float, scale: float = 1) -> str:
    """A drawing made around (0, 0), put with its centre at (x, y)."""
    grown = "" if scale == 1 else f" scale({scale:.3g})"
    return f'<g transform="translate({number(x)} {number(y)}){grown}">{content}</g>'


def turned(content: str, degrees: float) -> str:
    return f'<g transform="rotate({number(degrees)})">{content}</g>'


def flipped(content: str) -> str:
    """The mirror image, left for right, about x = 0."""
    return f'<g transform="scale(-1 1)">{content}</g>'


def halves(d: str, left: str, right: str) -> str:
    """The left half of a symmetrical shape about x = 0 and its mirror image, each in its own tone: light from the left."""
    return path(d, left) + path(d, right, transform="scale(-1 1)")


def twice(content: str) -> str:
    """A drawing of the left side, and the same on the right."""
    return content + flipped(content)


def polygon(points: list[tuple[float, float]]) -> str:
    """The path of a closed polygon."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def sheet_of(name: str, drawn: str) -> str:
    """The whole card as one picture with a name."""
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
    return opening + title(name) + drawn + "</svg>"


def title(text: str) -> str:
    return f"<title>{escaped(text)}</title>"


def star_points(count: int, inner: float, outer: float) -> list[tuple[float, float]]:
    """The corners of a star or cog about (0, 0), the first of its `count` points straight up."""
    corners = []
    for index in range(2 * count):
        radius, angle = (inner if index % 2 else outer), pi * index / count
        corners.append((radius * sin(angle), -radius * cos(angle)))
    return corners


def escaped(text: str) -> str:
    """Any text, made fit to stand between tags: characters that XML cannot hold are left out."""
    return escape(NOT_IN_XML.sub("", text))
