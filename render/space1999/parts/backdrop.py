"""Paints what never changes on the star chart: sky, lines of force, nodes, planets, the axis.

It is kept in memory for each chart; what moves goes on a copy.
"""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from PIL import Image, ImageDraw

from render.core import sky, text
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.colour import mix
from render.core.picture import WIDTH
from render.core.shapes import polygon
from render.space1999.parts.layout import HEADER, BoardLayout
from render.space1999.parts.page import draw_strip
from render.space1999.parts.planets import planet_globe
from render.space1999.parts.theme import (
    ALARM,
    DEEP,
    FORCE,
    GRATICULE,
    NODE,
    NUMBER,
    QUIET,
    SCREEN,
    VOID,
)

GLOBE = 54
DOT = 38
NAME_OFF = 46
"""From a planet to its name."""
TAG_BELOW, PIPS_BELOW = 38, 62
"""From the axis to the Moon's number and to the dots of its cards."""


def backdrop(layout: BoardLayout) -> Canvas:
    """A fresh copy of the chart's backdrop."""
    return Canvas(_paint(layout).copy())


@cached_image
def _paint(layout: BoardLayout) -> Image.Image:
    height = layout.height
    canvas = Canvas(
        sky.gradient(WIDTH, height, ((0.0, VOID), (0.4, DEEP), (0.75, VOID), (1.0, VOID)))
    )
    _graticule(canvas, layout)
    sky.stars(canvas.image, 260, layout.bottom, "drift")
    _axis(canvas, layout)
    _lines(canvas, layout)
    for place, (x, y) in layout.places.items():
        canvas.disc(x, y, GLOBE + 10 if place in layout.planets else DOT + 8, VOID)
    _short_lines(canvas, layout)
    for node in layout.nodes:
        _node(canvas, layout, node)
    for planet in layout.planets:
        x, y = layout.places[planet]
        canvas.sprite(x - GLOBE // 2, y - GLOBE // 2, planet_globe(planet, GLOBE))
        draw_name(canvas, layout, planet)
    _arrow(canvas, layout)
    draw_strip(canvas, 0, HEADER)
    draw_strip(canvas, layout.bottom, height - layout.bottom)
    return canvas.image


def _graticule(canvas: Canvas, layout: BoardLayout) -> None:
    """Circles and spokes about the chart's middle, as on a radar."""
    x, y = layout.axis[0]
    fine = 2
    big = Image.new("L", (WIDTH * fine, (layout.bottom - HEADER) * fine))
    draw = ImageDraw.Draw(big)
    cx, cy = x * fine, (y - HEADER) * fine
    for reach in range(1, 6):
        r = reach * 118 * fine
        draw.ellipse((cx - r, cy - r, cx + r, cy + r), outline=255, width=2 * fine)
    for dx, dy in ((1, 0), (0, 1), (1, 2), (2, 1), (-1, 2), (-2, 1)):
        draw.line((cx - 2000 * dx, cy - 2000 * dy, cx + 2000 * dx, cy + 2000 * dy), 255, 2)
    canvas.mask(0, HEADER, big.reduce(fine), GRATICULE)


def _lines(canvas: Canvas, layout: BoardLayout) -> None:
    """All lines of force through one mask: a faint glow and a bright core."""
    fine = 2
    for wide, share in ((11, 0.13), (3.5, 0.8)):
        big = Image.new("L", (WIDTH * fine, (layout.bottom - HEADER) * fine))
        draw = ImageDraw.Draw(big)
        for line in layout.lines:
            (x, y), (right, low) = layout.places[line[0]], layout.places[line[-1]]
            far = hypot(right - x, low - y)
            # Pillow's own wide lines lie beside their middle by a pixel or two.
            dx, dy = wide * (y - low) / far / 2, wide * (right - x) / far / 2
            corners = ((x + dx, y + dy), (right + dx, low + dy), (right - dx, low - dy))
            band = [(px * fine, (py - HEADER) * fine) for px, py in (*corners, (x - dx, y - dy))]
            draw.polygon(band, fill=255)
        canvas.mask(0, HEADER, big.reduce(fine), FORCE, share)


def _short_lines(canvas: Canvas, layout: BoardLayout) -> None:
    """Lines between places so near that the dark about them would hide that they are joined."""
    for line in layout.lines:
        for one, other in pairwise(line):
            (x, y), (right, low) = layout.places[one], layout.places[other]
            if hypot(right - x, low - y) < 1.1 * layout.unit:
                canvas.path(((x, y), (right, low)), mix(FORCE, DEEP, 0.2), 4)


def _axis(canvas: Canvas, layout: BoardLayout) -> None:
    """The axis of movement: two rails and a number for each position."""
    left, right = min(layout.axis)[0], max(layout.axis)[0]
    y = layout.axis[0][1]
    for shift in (-6, 4):
        canvas.rect(left - 30, y + shift, right - left + 60, 3, mix(ALARM, DEEP, 0.35))
    for number, (x, _) in enumerate(layout.axis):
        canvas.panel(x - 18, y + TAG_BELOW - 16, 36, 32, 8, mix(ALARM, VOID, 0.72))
        canvas.text(x, y + TAG_BELOW, str(number), NUMBER, FORCE, "m")


def _arrow(canvas: Canvas, layout: BoardLayout) -> None:
    """The red arrow, to which the line between the first two sectors points at the start."""
    x, y = layout.arrow
    points = ((0.0, 26.0), (26.0, 0.0), (52.0, 26.0), (36.0, 26.0), (36.0, 60.0), (16.0, 60.0))
    outline = (*points, (16.0, 26.0))
    canvas.mask(x - 26, y - 30, polygon(outline, 52, 60), ALARM)


def _node(canvas: Canvas, layout: BoardLayout, node: str) -> None:
    x, y = layout.places[node]
    canvas.disc(x, y, DOT, SCREEN)
    canvas.ring(x, y, DOT, mix(QUIET, SCREEN, 0.35), 2)
    canvas.text(x, y, node[1:], NODE, QUIET, "m")


def draw_name(canvas: Canvas, layout: BoardLayout, planet: str) -> None:
    """A planet's name on a dark plate, away from its lines."""
    x, y = layout.places[planet]
    y += -NAME_OFF if planet in layout.names_above else NAME_OFF
    words = planet.capitalize()
    wide = text.width(words, NODE)
    x = min(max(x, wide // 2 + 8), WIDTH - wide // 2 - 8)
    canvas.panel(x - wide // 2 - 6, y - 14, wide + 12, 28, 6, VOID, 0.7)
    canvas.text(x, y, words, NODE, FORCE, "m")
