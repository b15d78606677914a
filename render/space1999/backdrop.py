"""Paints what never changes on the star chart: sky, lines of force, nodes, planets, the axis.

It is cached for each chart, in the palette's colours; the pieces are drawn on a copy.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from PIL import Image, ImageDraw

from render.core import art, shapes, text
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import Colour, mix
from render.core.shapes import Pixel, averaged, polygon
from render.space1999 import theme
from render.space1999.layout import (
    ARROW_HIGH,
    ARROW_WIDE,
    CHART_HEIGHT,
    CHART_WIDTH,
    GLOBE,
    NAME_HIGH,
    NODE_HIGH,
    NODE_WIDE,
    TAG_HIGH,
    TAG_WIDE,
    ChartLayout,
    box_about,
    chart_layout,
)
from render.space1999.palette import PALETTE
from render.space1999.planets import planet_globe

RIM = 3
"""Width of the dark rim about a node, in pixels."""
LINE = 5
"""Thickness of a line of force. With a glow beside it each file would be a tenth larger."""
PLATE_RADIUS = 6
"""Radius of the corners of a name's plate, in pixels."""
NODE_INK = mix(theme.QUIET, theme.FORCE, 0.25)
NODE_EDGE = mix(theme.FORCE, theme.SCREEN, 0.8)
FORCE_LINE = mix(mix(theme.FORCE, theme.EARTH_BLUE, 0.45), theme.VOID, 0.45)
TAG = mix(theme.ALARM, theme.VOID, 0.72)
"""The ground of the tags with the Moon's numbers."""


def backdrop(source: str, numbered: bool = True) -> Canvas:
    """A new copy of the backdrop of a chart; ``source`` is the text that ``chart_source`` gives.

    Nodes are ``numbered``, or else dots: then numbers can be drawn on those in reach only.
    """
    return Canvas.on(_paint(source, numbered))


@cached_image
def _paint(source: str, numbered: bool) -> Image.Image:
    layout = chart_layout(source)
    # One colour: a gradient would make each file a tenth larger, as no row would be like another.
    canvas = Canvas.blank(CHART_WIDTH, CHART_HEIGHT, theme.VOID)
    art.stars(canvas.image, 220, CHART_HEIGHT, "drift")
    _axis(canvas, layout)
    _lines(canvas, layout)
    _short_lines(canvas, layout)
    for node in layout.nodes:
        if numbered:
            draw_node(canvas, layout.places[node], node, theme.SCREEN, NODE_INK, NODE_EDGE)
        else:
            _draw_dot(canvas, layout.places[node])
    for planet in layout.planets:
        x, y = layout.places[planet]
        canvas.sprite(x - GLOBE // 2, y - GLOBE // 2, planet_globe(planet, GLOBE))
        draw_name(canvas, layout, planet)
    draw_arrow(canvas, layout.arrow)
    return PALETTE.nearest(canvas.image)


def pill(canvas: Canvas, middle: Pixel, wide: int, high: int, colour: Colour) -> None:
    """A horizontal bar with semicircular ends, centred on a point."""
    x, y = middle
    canvas.panel(x - wide // 2, y - high // 2, wide, high, high // 2, colour)


def draw_node(
    canvas: Canvas, middle: Pixel, node: str, ground: Colour, ink: Colour, edge: Colour
) -> None:
    """A node of force with its number, on a dark rim."""
    x, y = middle
    sprite = _node(node[1:], ground, ink, edge)
    canvas.sprite(x - sprite.width // 2, y - sprite.height // 2, sprite)


def _draw_dot(canvas: Canvas, middle: Pixel) -> None:
    """A node without its number."""
    canvas.disc(*middle, 16, theme.SCREEN)
    canvas.ring(*middle, 16, mix(theme.FORCE, theme.SCREEN, 0.5), 2)


@cached_image
def _node(number: str, ground: Colour, ink: Colour, edge: Colour) -> Image.Image:
    canvas = Canvas.blank(NODE_WIDE + 2 * RIM, NODE_HIGH + 2 * RIM, theme.VOID)
    middle = (canvas.image.width // 2, canvas.image.height // 2)
    pill(canvas, middle, NODE_WIDE, NODE_HIGH, edge)
    pill(canvas, middle, NODE_WIDE - 4, NODE_HIGH - 4, ground)
    canvas.text(*middle, number, theme.NUMBER, ink, "m")
    sprite = canvas.image.convert("RGBA")
    sprite.putalpha(shapes.rounded(*sprite.size, sprite.height // 2))
    return sprite


def _lines(canvas: Canvas, layout: ChartLayout) -> None:
    """All lines of force, painted through one mask; they end just before places and names."""
    fine = 2
    big = Image.new("L", (CHART_WIDTH * fine, CHART_HEIGHT * fine))
    draw = ImageDraw.Draw(big)
    for line in layout.lines:
        (x, y), (right, low) = layout.places[line[0]], layout.places[line[-1]]
        far = hypot(right - x, low - y)
        # Polygons, as Pillow's wide lines are a pixel or two off their middle.
        dx, dy = LINE * (y - low) / far / 2, LINE * (right - x) / far / 2
        corners = ((x + dx, y + dy), (right + dx, low + dy), (right - dx, low - dy))
        draw.polygon([(px * fine, py * fine) for px, py in (*corners, (x - dx, y - dy))], fill=255)
    for left, top, right, low, radius in _clear(layout):
        box = (left * fine, top * fine, right * fine - 1, low * fine - 1)
        draw.rounded_rectangle(box, radius * fine, fill=0)
    canvas.mask(0, 0, averaged(big, fine), FORCE_LINE)


def _clear(layout: ChartLayout) -> Iterator[tuple[int, int, int, int, int]]:
    """The boxes about places and names that lines leave clear, with their corners' radius."""
    for place, spot in layout.places.items():
        is_planet = place in layout.planets
        wide, high = (GLOBE, GLOBE) if is_planet else (NODE_WIDE, NODE_HIGH)
        yield *box_about(spot, wide + 8, high + 8), high // 2 + 4
    for planet, spot in layout.names.items():
        yield *box_about(spot, _plate_width(planet), NAME_HIGH), PLATE_RADIUS


def _short_lines(canvas: Canvas, layout: ChartLayout) -> None:
    """Lines between places so near each other that their dark rims would hide the line."""
    for line in layout.lines:
        for one, other in pairwise(line):
            (x, y), (right, low) = layout.places[one], layout.places[other]
            if hypot(right - x, low - y) < 1.1 * max(layout.unit):
                canvas.path(((x, y), (right, low)), FORCE_LINE, LINE)


def _axis(canvas: Canvas, layout: ChartLayout) -> None:
    """The Moon's axis: two rails, and a tag with a number for each position."""
    left, right = min(layout.axis)[0], max(layout.axis)[0]
    y = layout.axis[0][1]
    for shift in (-6, 4):
        canvas.rect(left - 30, y + shift, right - left + 60, 3, mix(theme.ALARM, theme.VOID, 0.35))
    for number, spot in enumerate(layout.tags):
        draw_tag(canvas, spot, number)


def draw_tag(canvas: Canvas, spot: Pixel, number: int) -> None:
    """The tag with a number of the Moon."""
    x, y = spot
    canvas.panel(x - TAG_WIDE // 2, y - TAG_HIGH // 2, TAG_WIDE, TAG_HIGH, 8, TAG)
    canvas.text(x - 6, y, str(number), theme.NUMBER, theme.FORCE, "m")


def draw_arrow(canvas: Canvas, spot: Pixel) -> None:
    """The red arrow, to which the line between the first two sectors points at the start."""
    x, y = spot
    wide, high = ARROW_WIDE, ARROW_HIGH
    outline = ((0, 22), (22, 0), (44, 22), (30, 22), (30, 52), (14, 52), (14, 22))
    canvas.mask(x - wide // 2, y - high // 2, polygon(outline, wide, high), theme.ALARM)


def draw_name(canvas: Canvas, layout: ChartLayout, planet: str, ink: Colour = theme.FORCE) -> None:
    """A planet's name on a dark plate."""
    x, y = layout.names[planet]
    plate = _plate(planet, ink)
    canvas.sprite(x - plate.width // 2, y - plate.height // 2, plate)


@cached_image
def _plate(planet: str, ink: Colour) -> Image.Image:
    canvas = Canvas.blank(_plate_width(planet), NAME_HIGH, theme.VOID)
    middle = (canvas.image.width // 2, NAME_HIGH // 2)
    canvas.text(*middle, theme.planet(planet), theme.PLANET, ink, "m")
    sprite = canvas.image.convert("RGBA")
    sprite.putalpha(shapes.rounded(*sprite.size, PLATE_RADIUS))
    return sprite


def _plate_width(planet: str) -> int:
    return text.width(theme.planet(planet), theme.PLANET) + 12
