"""Draws the pieces on the star chart: the Moon, ships, visited planets, the last flight."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from render.core import shapes, text
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import Colour, mix
from render.core.shapes import Pixel, Point, polygon
from render.space1999 import theme
from render.space1999.backdrop import TAG, draw_name, draw_node, draw_tag, pill
from render.space1999.board_shown import ChartShown, Flight
from render.space1999.layout import (
    CHART_WIDTH,
    NAME_HIGH,
    NODE_HIGH,
    NODE_WIDE,
    SHIP,
    TAG_WIDE,
    ChartLayout,
    chart_layout,
    ship_spots,
)
from render.space1999.planets import visited_planet
from render.space1999.sprites import PRICE, badge, bolt, moon, open_planet, price_tag, ship
from rules.space1999.terms import BASE

HOME_SHIP = 50
"""Width and height of a ship on the Moon; elsewhere it is ``layout.SHIP``."""
FAR = 90
"""A ship farther than this from its planet is joined to it by a line."""
NAME_HALF = 60
"""Half the width of a long planet's name."""
DOT = 8
"""Diameter of the dots beside the Moon's numbers."""
DOTS_HIGH = 30
"""Height of a column of dots."""
REACH = mix(theme.AMBER, theme.VOID, 0.78)
"""The ground of nodes in reach."""
PRICE_X = 32
"""Distance of what a flight costs from the middle of its goal, level with it: names stay clear."""
MARK = 58
"""Diameter of the rings about places in reach."""


def draw_pieces(canvas: Canvas, shown: ChartShown) -> None:
    """Draw all pieces, those that others cover first, and the places to choose from."""
    layout = chart_layout(shown.chart)
    _hide_covered(canvas, layout, shown)
    _cards_left(canvas, layout, shown)
    if shown.flight is not None:
        _flight(canvas, layout, shown, shown.flight)
    _moon(canvas, layout, shown)
    for planet, sector in shown.visits:
        _visited_planet(canvas, layout, planet, sector)
    _ships(canvas, layout, shown)
    _names_on_top(canvas, layout, shown)
    _tags_on_top(canvas, layout, shown)
    reach = shown.reach or ()
    for place in sorted(reach, key=lambda place: place in layout.nodes):  # numbers on top
        _mark_place(canvas, layout, shown, place)
    _corner_signs(canvas, layout, shown)


def _hide_covered(canvas: Canvas, layout: ChartLayout, shown: ChartShown) -> None:
    """Paint over the nodes under the Moon, which would show at its edge."""
    for node in layout.covered(shown.moon.number):
        pill(canvas, layout.places[node], NODE_WIDE + 8, NODE_HIGH + 8, theme.VOID)


def _cards_left(canvas: Canvas, layout: ChartLayout, shown: ChartShown) -> None:
    """A dot for each Moon card beside its number on the axis, bright while it is undrawn."""
    left = Counter(shown.left)
    for number, copies in enumerate(shown.cards[: len(layout.tags)]):
        draw_cards_left(canvas, layout.tags[number], copies, left[number])


def draw_cards_left(canvas: Canvas, tag: Pixel, copies: int, left: int) -> None:
    """The dots on a tag."""
    x, y = tag
    canvas.image.paste(_dots(copies, left), (x + TAG_WIDE // 2 - 9 - DOT // 2, y - DOTS_HIGH // 2))


@cached_image
def _dots(copies: int, left: int) -> Image.Image:
    """A column of dots, of which so many are large and bright."""
    canvas = Canvas.blank(DOT, DOTS_HIGH, TAG)
    step = min(11, 30 // max(1, copies))
    for i in range(copies):
        middle = DOTS_HIGH // 2 + step * i - step * (copies - 1) // 2
        if i < left:
            canvas.disc(DOT // 2, middle, DOT, theme.AMBER)
        else:
            canvas.disc(DOT // 2, middle, DOT // 2, mix(theme.ALARM, TAG, 0.4))
    return canvas.image


def _moon(canvas: Canvas, layout: ChartLayout, shown: ChartShown) -> None:
    x, y = layout.axis[shown.moon.number]
    used = tuple(each.sector for each in shown.ships)
    disc = moon(shown.moon.turns, used, shown.moon.number, *layout.moon)
    canvas.sprite(x - disc.width // 2, y - disc.height // 2, disc)


def _visited_planet(canvas: Canvas, layout: ChartLayout, planet: str, sector: str) -> None:
    """A dark planet with the flag of who landed first, its name less bright than the others."""
    x, y = layout.places[planet]
    sprite = visited_planet(planet, sector)
    canvas.sprite(x - sprite.width // 2, y - sprite.height // 2, sprite)
    draw_name(canvas, layout, planet, theme.QUIET)


def _mark_place(canvas: Canvas, layout: ChartLayout, shown: ChartShown, place: str) -> None:
    """Mark a place in reach: a node is drawn bright, a planet or the own sector gets a ring.

    Beside the ring stands what the flight costs.
    """
    if place in layout.nodes:
        draw_node(canvas, layout.places[place], place, REACH, theme.AMBER, theme.AMBER)
        return
    if place == BASE:
        x, y = layout.in_sector(shown.moon, shown.chooser)
    else:
        x, y = layout.places[place]
    draw_mark(canvas, (x, y))
    cost = dict(shown.prices).get(place)
    if cost is not None:
        named = place != BASE and layout.names[place][0] > x + MARK // 2
        side = -1 if named or x + PRICE_X + PRICE > CHART_WIDTH else 1
        draw_price(canvas, (x + side * PRICE_X, y), cost)


def draw_mark(canvas: Canvas, middle: Pixel) -> None:
    """The ring about a place in reach."""
    mark = _mark()
    canvas.sprite(middle[0] - mark.width // 2, middle[1] - mark.height // 2, mark)


def draw_price(canvas: Canvas, middle: Pixel, energy: int) -> None:
    """What a flight costs."""
    tag = price_tag(energy)
    canvas.sprite(middle[0] - tag.width // 2, middle[1] - tag.height // 2, tag)


@cached_image
def _mark() -> Image.Image:
    """The ring about a planet or sector in reach, bright on a dark one."""
    dark, bright = shapes.ring(MARK + 4, 9), shapes.ring(MARK + 2, 6)
    mark = Image.new("RGBA", dark.size)
    mark.paste((*theme.VOID, 255), (0, 0), dark)
    mark.paste((*theme.AMBER, 255), (1, 1), bright)
    return mark


def _names_on_top(canvas: Canvas, layout: ChartLayout, shown: ChartShown) -> None:
    """Draw the names near the Moon again, so that it hides none."""
    visited = {planet for planet, _ in shown.visits}
    wide, high = (half + SHIP // 2 for half in layout.moon)
    px, py = layout.axis[shown.moon.number]
    for planet, (x, y) in layout.names.items():
        if abs(x - px) < wide + NAME_HALF and abs(y - py) < high + NAME_HIGH // 2:
            draw_name(canvas, layout, planet, theme.QUIET if planet in visited else theme.FORCE)


def _tags_on_top(canvas: Canvas, layout: ChartLayout, shown: ChartShown) -> None:
    """Draw the Moon's numbers near ships on nodes again, but for the one under the Moon."""
    left = Counter(shown.left)
    spots = [layout.places[each.place] for each in shown.ships if each.place in layout.nodes]
    for number, copies in enumerate(shown.cards[: len(layout.tags)]):
        x, y = layout.tags[number]
        near = any(abs(x - px) < SHIP and abs(y - py) < SHIP for px, py in spots)
        if near and number != shown.moon.number:
            draw_tag(canvas, (x, y), number)
            draw_cards_left(canvas, (x, y), copies, left[number])


def _ships(canvas: Canvas, layout: ChartLayout, shown: ChartShown) -> None:
    """Each ship where it is: on its node, on its quarter of the Moon, or beside its planet."""
    placed = list(zip(shown.ships, ship_spots(shown.chart, shown.moon, shown.ships), strict=True))
    for each, spot in placed:
        if each.place in layout.planets and math.dist(spot, layout.places[each.place]) > FAR:
            paint = theme.SECTOR_STYLES[each.sector].colour
            for wide, colour in ((10, theme.VOID), (4, paint)):
                canvas.line(layout.places[each.place], spot, colour, wide)
    for each, (x, y) in placed:
        size = HOME_SHIP if each.place == BASE else SHIP
        if each.place in layout.nodes:
            pill(canvas, (x, y), NODE_WIDE + 8, NODE_HIGH + 8, theme.VOID)
        if shown.flight is not None and shown.flight.sector == each.sector:
            draw_moved(canvas, (x, y), size)
        canvas.sprite(x - size // 2, y - size // 2, ship(each.sector, size))


def draw_moved(canvas: Canvas, middle: Pixel, size: int) -> None:
    """The ring about the ship that moved last."""
    canvas.ring(*middle, size + 20, theme.VOID, 9)
    canvas.ring(*middle, size + 18, theme.SIGNAL, 5)


def _corner_signs(canvas: Canvas, layout: ChartLayout, shown: ChartShown) -> None:
    """Draw who decides, with the energy, and the planets left, where there is room."""
    left, right = layout.corners
    if left is not None and shown.up:
        sector, energy = shown.up[0]
        draw_up(canvas, (left[0], (left[1] + left[3]) // 2), sector, energy)
    if right is not None:
        draw_planets_left(canvas, (right[2], (right[1] + right[3]) // 2), shown.open_planets)


def draw_up(canvas: Canvas, spot: Pixel, sector: str, energy: int) -> None:
    """Who decides, and its energy; ``spot`` is the middle of the left edge."""
    x, y = spot
    canvas.sprite(x, y - 22, badge(sector, 44))
    canvas.sprite(x + 46, y - 16, bolt(32))
    canvas.text(x + 74, y, str(energy), theme.FIGURE, theme.AMBER)


def draw_planets_left(canvas: Canvas, spot: Pixel, count: int) -> None:
    """How many planets nobody has visited; ``spot`` is the middle of the right edge."""
    x, y = spot
    figure = str(count)
    canvas.text(x, y, figure, theme.FIGURE, theme.FORCE, "r")
    canvas.sprite(x - text.width(figure, theme.FIGURE) - 58, y - 24, open_planet(48))


def _flight(canvas: Canvas, layout: ChartLayout, shown: ChartShown, flight: Flight) -> None:
    """The last move's way: the lines that the ship flew along, or an arc of dots for a jump.

    The leg from or to Base is left out once the Moon has moved away from there.
    """
    paint = theme.SECTOR_STYLES[flight.sector].colour
    stops = (flight.origin, *flight.path)
    if flight.kind in ("jump", "home"):
        start, end = (
            layout.ship_at(shown.moon, flight.sector, stop) for stop in (stops[0], stops[-1])
        )
        if start != end:
            numbers = [*layout.tags, *(layout.places[node] for node in layout.nodes)]
            draw_jump(canvas, start, end, numbers)
        return
    spots: list[Pixel] = []
    for i, stop in enumerate(stops):
        if stop == BASE:
            inner = stops[i + 1] if i == 0 and len(stops) > 1 else stops[i - 1]
            crossing = layout.rim_crossing(shown.moon, flight.sector, inner)
            if crossing is not None:
                spots.append(crossing)
        else:
            spots.append(layout.places[stop])
    draw_way(canvas, spots, paint)
    for stop in stops[:-1]:
        if stop not in layout.nodes:
            continue
        if shown.reach is None:
            draw_node(canvas, layout.places[stop], stop, theme.SCREEN, theme.FORCE, theme.SIGNAL)
        else:  # nodes in reach are marked later, the others show no number
            canvas.disc(*layout.places[stop], 20, theme.SIGNAL)


def draw_way(canvas: Canvas, spots: Sequence[Pixel], paint: Colour) -> None:
    """The lines that the last flight took, with the sector's colour in their middle."""
    for wide, colour in ((20, theme.VOID), (13, theme.SIGNAL), (5, paint)):
        for one, other in pairwise(spots):
            canvas.line(one, other, colour, wide)


def draw_jump(canvas: Canvas, start: Pixel, end: Pixel, numbers: Sequence[Pixel] = ()) -> None:
    """An arc of dots that spares all numbers."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = math.hypot(dx, dy)
    # The arc bends upwards, where it crosses fewer names.
    bend = 0.16 * (1 if dx >= 0 else -1)
    middle = (start[0] + dx / 2 + dy * bend, start[1] + dy / 2 - dx * bend)
    steps = max(4, round(far / 26))
    dots: list[Point] = []
    for i in range(1, steps):
        t = i / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        dots.append(
            (a * start[0] + b * middle[0] + c * end[0], a * start[1] + b * middle[1] + c * end[1])
        )
    for x, y in dots:
        if any(abs(x - nx) < 32 and abs(y - ny) < 24 for nx, ny in numbers):
            continue
        canvas.disc(round(x), round(y), 16, theme.VOID)
        canvas.disc(round(x), round(y), 11, theme.SIGNAL)
    _head(canvas, dots[-1], end)


def _head(canvas: Canvas, before: Point, end: Pixel) -> None:
    """An arrow's head at ``before`` that points to ``end``."""
    angle = math.atan2(end[1] - before[1], end[0] - before[0])
    points = tuple(
        (20 + 18 * math.cos(angle + turn), 20 + 18 * math.sin(angle + turn))
        for turn in (0.0, 2.5, -2.5)
    )
    canvas.mask(round(before[0]) - 20, round(before[1]) - 20, polygon(points, 40, 40), theme.SIGNAL)
