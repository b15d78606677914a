"""Draws the pieces on the star chart: the Moon, ships, visited planets, the last flight."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from render.core.canvas import Canvas
from render.core.colour import mix
from render.core.shapes import Pixel, Point, polygon
from render.space1999.parts.backdrop import DOT, GLOBE, PIPS_BELOW, draw_name
from render.space1999.parts.layout import BoardLayout
from render.space1999.parts.planets import dimmed_planet
from render.space1999.parts.sprites import badge, card_back, moon, ship
from render.space1999.parts.theme import (
    ALARM,
    AMBER,
    FORCE,
    INK,
    NUMBER,
    SCREEN,
    SECTOR_STYLES,
    SIGNAL,
    VOID,
)
from rules.space1999.terms import BASE
from rules.space1999.views.view import LastMove, View

SHIP = 58
FLIGHTS = ("fly", "step", "jump", "home")


def draw_pieces(
    canvas: Canvas, layout: BoardLayout, view: View, reach: Sequence[str] | None
) -> None:
    """All pieces, the lowest first; ``reach`` are places to mark."""
    last = view.last if view.last is not None and view.last.kind in FLIGHTS else None
    if reach is not None:
        _mute_nodes(canvas, layout, reach)
    if last is not None:
        _flight(canvas, layout, view, last, numbered=reach is None)
    _cards_left(canvas, layout, view)
    _moon(canvas, layout, view)
    for visit in view.visits:
        _visited_planet(canvas, layout, visit.planet, view.ships[visit.seat].sector)
    _ships(canvas, layout, view)
    _neighbours_names(canvas, layout, view)
    for place in reach or ():
        _mark_place(canvas, layout, view, place)


def _cards_left(canvas: Canvas, layout: BoardLayout, view: View) -> None:
    """Below each number of the axis a dot for each of its Moon cards, bright while undrawn."""
    left = Counter(view.moon_numbers)
    for number, copies in enumerate(view.board.moon_cards.copies[: len(layout.axis)]):
        x, y = layout.axis[number]
        for i in range(copies):
            paint = AMBER if i < left[number] else mix(ALARM, VOID, 0.6)
            canvas.disc(x + 12 * i - 6 * (copies - 1), y + PIPS_BELOW, 8, paint)


def _moon(canvas: Canvas, layout: BoardLayout, view: View) -> None:
    x, y = layout.axis[view.moon.number]
    used = tuple(each.sector for each in view.ships)
    disc = moon(view.moon.turns, used, view.moon.number, layout.moon_radius)
    canvas.sprite(x - disc.width // 2, y - disc.height // 2, disc)


def _visited_planet(canvas: Canvas, layout: BoardLayout, planet: str, sector: str) -> None:
    """A planet in the shade with its card face down and who landed first.

    The card lies where ships will stand, so that these leave the badge in sight.
    """
    x, y = layout.places[planet]
    inward = _inward(layout, x)
    canvas.sprite(x - GLOBE // 2, y - GLOBE // 2, dimmed_planet(planet, GLOBE))
    canvas.sprite(x + 12 * inward - 14, y - 21, card_back(28, ALARM))
    x = min(max(x - 12 * inward, 22), canvas.image.width - 22)
    canvas.disc(x, y + 8, 40, VOID)
    canvas.sprite(x - 18, y - 10, badge(sector, 36))


def _mute_nodes(canvas: Canvas, layout: BoardLayout, reach: Sequence[str]) -> None:
    """Leave only dots of the nodes that are out of reach, so that no number misleads."""
    for node in set(layout.nodes) - set(reach):
        x, y = layout.places[node]
        canvas.disc(x, y, DOT, VOID)
        canvas.disc(x, y, 16, SCREEN)
        canvas.ring(x, y, 16, mix(FORCE, SCREEN, 0.5), 2)


def _mark_place(canvas: Canvas, layout: BoardLayout, view: View, place: str) -> None:
    """A place in reach: a node bright with its number, a planet or the own sector ringed."""
    if place in layout.nodes:
        x, y = layout.places[place]
        canvas.disc(x, y, 46, VOID)
        canvas.disc(x, y, 40, AMBER)
        canvas.text(x, y, place[1:], NUMBER, INK, "m")
        return
    if place == BASE:
        seat = view.viewer if view.viewer is not None else view.turn or 0
        x, y = layout.in_sector(view.moon, view.ships[seat].sector, 1.1)
    else:
        x, y = layout.places[place]
    canvas.ring(x, y, GLOBE + 12, AMBER, 4)


def _neighbours_names(canvas: Canvas, layout: BoardLayout, view: View) -> None:
    """The names of planets beside those where ships stand, so that no ship hides one."""
    for each in view.ships:
        if each.place in layout.planets:
            x, y = layout.places[each.place]
            for planet in layout.planets:
                other_x, other_y = layout.places[planet]
                if 0 < abs(other_x - x) < 3 * SHIP and abs(other_y - y) < SHIP:
                    draw_name(canvas, layout, planet)


def _ships(canvas: Canvas, layout: BoardLayout, view: View) -> None:
    """Each ship where it is; those on planets stand beside them, side by side."""
    crowd: Counter[str] = Counter()
    for each in view.ships:
        x, y = layout.ship_at(view.moon, each.sector, each.place)
        if each.place in layout.planets:
            x, y = x + _inward(layout, x) * (44 + 46 * crowd[each.place]), y + 6
            x = min(max(x, SHIP // 2), canvas.image.width - SHIP // 2)
            crowd[each.place] += 1
        elif each.place != BASE:
            canvas.disc(x, y, DOT + 8, VOID)
        last = view.last
        if last is not None and last.kind in FLIGHTS and last.seat == each.seat:
            canvas.ring(x, y, SHIP + 18, SIGNAL, 5)
        canvas.sprite(x - SHIP // 2, y - SHIP // 2, ship(each.sector, SHIP))


def _inward(layout: BoardLayout, x: int) -> int:
    """The way to the chart's middle: ships stand on that side of a planet, numbers on the other."""
    return 1 if x < layout.axis[0][0] else -1


def _flight(
    canvas: Canvas, layout: BoardLayout, view: View, last: LastMove, *, numbered: bool
) -> None:
    """The way of the last move: along the lines it flew, or an arc of dots for a jump.

    ``numbered`` says whether the nodes on it show their own numbers.
    """
    sector = view.ships[last.seat].sector
    paint = SECTOR_STYLES[sector].colour
    stops = (last.origin, *last.path)
    if last.kind in ("jump", "home"):
        start, end = (layout.ship_at(view.moon, sector, stop) for stop in (stops[0], stops[-1]))
        if start != end:
            _jump(canvas, start, end)
        return
    spots: list[Pixel] = []
    for i, stop in enumerate(stops):
        if stop == BASE:
            inner = stops[i + 1] if i == 0 and len(stops) > 1 else stops[i - 1]
            spots.append(layout.rim_crossing(view.moon, sector, inner))
        else:
            spots.append(layout.places[stop])
    corners = _corners(spots)
    for one, other in pairwise(corners):
        canvas.path((one, other), VOID, 20)
    for one, other in pairwise(corners):
        canvas.path((one, other), SIGNAL, 13)
    for one, other in pairwise(corners):
        canvas.path((one, other), paint, 5)
    for stop in stops[:-1]:
        if stop in layout.nodes:
            x, y = layout.places[stop]
            canvas.disc(x, y, DOT + 4, SIGNAL)
            canvas.disc(x, y, DOT - 4, SCREEN)
            if numbered:
                canvas.text(x, y, stop[1:], NUMBER, FORCE, "m")


def _corners(spots: Sequence[Pixel]) -> list[Pixel]:
    """The ends of the straight runs only."""
    kept = list(spots[:1])
    for before, here, after in zip(spots, spots[1:], spots[2:], strict=False):
        one = math.atan2(here[1] - before[1], here[0] - before[0])
        other = math.atan2(after[1] - here[1], after[0] - here[0])
        if abs(one - other) > 0.1:
            kept.append(here)
    return [*kept, spots[-1]]


def _jump(canvas: Canvas, start: Pixel, end: Pixel) -> None:
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = math.hypot(dx, dy)
    # The arc bends towards the middle of the chart's upper half, where it crosses fewest names.
    bend = 0.16 * (1 if dx >= 0 else -1)
    middle = (start[0] + dx / 2 + dy * bend, start[1] + dy / 2 - dx * bend)
    steps = max(4, round(far / 26))
    dots: list[Point] = []
    for i in range(1, steps):
        t = i / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        dots.append(
            (
                a * start[0] + b * middle[0] + c * end[0],
                a * start[1] + b * middle[1] + c * end[1],
            )
        )
    for x, y in dots:
        canvas.disc(round(x), round(y), 16, VOID)
        canvas.disc(round(x), round(y), 11, SIGNAL)
    _head(canvas, dots[-1], end)


def _head(canvas: Canvas, before: Point, end: Pixel) -> None:
    """An arrow's head on the way to ``end``."""
    angle = math.atan2(end[1] - before[1], end[0] - before[0])
    points = tuple(
        (20 + 18 * math.cos(angle + turn), 20 + 18 * math.sin(angle + turn))
        for turn in (0.0, 2.5, -2.5)
    )
    canvas.mask(round(before[0]) - 20, round(before[1]) - 20, polygon(points, 40, 40), SIGNAL)
