"""Draws one seat's belongings: ship, energy, flight plans, route tiles, the way to Earth."""

from __future__ import annotations

from collections.abc import Sequence

from render.core import shapes
from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.colour import mix
from render.core.picture import WIDTH, Picture, Words
from render.core.text import shrink
from render.space1999.parts import labels
from render.space1999.parts.alt_text import ship_alt_text
from render.space1999.parts.page import HEAD, draw_heading, draw_recess, page
from render.space1999.parts.planets import portrait
from render.space1999.parts.sprites import badge, bolt, card_back, earth, moon, quarter, ship
from render.space1999.parts.theme import (
    AMBER,
    EARTH_BLUE,
    FIGURE,
    FIGURE_BIG,
    FORCE,
    NAME_BOLD,
    QUIET,
    SCREEN,
    SCREEN_LIGHT,
    SMALLEST,
    VOID,
)
from render.space1999.parts.tiles import HELD, LINKED, tile
from rules.core.game import Seat
from rules.space1999.terms import BASE, CURVE, STRAIGHT
from rules.space1999.views.view import ShipView, View

WINDOW = 388
LEFT, RIGHT = 20, 428
COUNTERS = 24
"""Units of energy that are shown one by one."""


def sheet(view: View, seat: Seat, people: Sequence[str], words: Words) -> Picture:
    """The things of the ship in ``seat``, as everybody can see them.

    Raises ``IndexError`` for a seat that nobody has.
    """
    each = view.ships[seat]
    canvas = page(HEAD + WINDOW + 226)
    where = labels.place(each.place, view, words)
    draw_heading(canvas, each.sector, labels.sector(view, seat, words), people[seat], where)
    _window(canvas, LEFT, HEAD + 16, view, each)
    _energy(canvas, HEAD + 16, each, words)
    _plans(canvas, HEAD + 152, each, words)
    _tiles(canvas, HEAD + 284, each, words)
    _route(canvas, HEAD + WINDOW + 32, view, each, words)
    return Picture(canvas.image, _alt_text(view, seat, people, words))


def _window(canvas: Canvas, x: int, y: int, view: View, each: ShipView) -> None:
    """The ship, and what there is to see about it."""
    if each.place in view.board.chart.planets:
        scene = portrait(each.place, WINDOW, WINDOW)
    else:
        scene = portrait("", WINDOW, WINDOW)
    canvas.image.paste(scene, (x, y), shapes.rounded(WINDOW, WINDOW, 30))
    middle = (x + WINDOW // 2, y + WINDOW // 2)
    if each.place == BASE:
        used = tuple(other.sector for other in view.ships)
        disc = moon(view.moon.turns, used, view.moon.number, 150)
        canvas.sprite(middle[0] - disc.width // 2, middle[1] - disc.height // 2, disc)
    elif each.place not in view.board.chart.planets:
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            reach = WINDOW // 2 - 3 if dx * dy == 0 else 172
            ends = (
                (middle[0] - dx * reach, middle[1] - dy * reach),
                (middle[0] + dx * reach, middle[1] + dy * reach),
            )
            canvas.path(ends, mix(FORCE, VOID, 0.45), 5)
        canvas.disc(middle[0], middle[1], 300, VOID)
        canvas.ring(middle[0], middle[1], 300, QUIET, 5)
        canvas.text(middle[0], y + 96, each.place[1:], FIGURE_BIG, QUIET, "m")
        middle = (middle[0], middle[1] + 30)
    size = 150
    if each.place == BASE:
        size = 120
        right, down = quarter(view.moon.quadrant(each.sector), 110)
        middle = (middle[0] + round(right), middle[1] + round(down))
    canvas.sprite(middle[0] - size // 2, middle[1] - size // 2, ship(each.sector, size))
    canvas.frame(x, y, WINDOW, WINDOW, 30, SCREEN_LIGHT, 6)


def _block(canvas: Canvas, y: int, height: int, title: str, count: str) -> None:
    width = WIDTH - RIGHT - 20
    draw_recess(canvas, RIGHT, y, width, height)
    wide = canvas.text(WIDTH - 42, y + 32, count, FIGURE, AMBER, "r")
    room = width - wide - 60
    style = shrink(title, NAME_BOLD, room, SMALLEST)
    canvas.text(RIGHT + 20, y + 30, title, style, FORCE, room=room)


def _energy(canvas: Canvas, y: int, each: ShipView, words: Words) -> None:
    _block(canvas, y, 124, words("pic1999-energy"), str(each.energy))
    shown = min(each.energy, COUNTERS)
    step = 48 if shown <= COUNTERS // 2 else 25
    for i in range(shown):
        x = RIGHT + 44 + i * step
        canvas.disc(x, y + 86, 48, VOID)
        canvas.disc(x, y + 86, 44, AMBER)
        canvas.disc(x, y + 86, 34, mix(AMBER, VOID, 0.14))
        canvas.sprite(x - 14, y + 72, bolt(28, VOID))


def _plans(canvas: Canvas, y: int, each: ShipView, words: Words) -> None:
    _block(canvas, y, 120, words("pic1999-plans"), str(each.plans))
    step = min(58, 560 // max(1, each.plans))
    for i in range(each.plans):
        canvas.sprite(RIGHT + 22 + i * step, y + 52, card_back(38, EARTH_BLUE))


def _tiles(canvas: Canvas, y: int, each: ShipView, words: Words) -> None:
    held = [STRAIGHT] * each.straights + [CURVE] * each.curves
    _block(canvas, y, 120, words("pic1999-tiles"), str(len(held)))
    step = min(68, 550 // max(1, len(held)))
    for i, shape in enumerate(held):
        canvas.sprite(RIGHT + 22 + i * step, y + 54, tile(each.sector, shape, 0, 56, HELD))


def _route(canvas: Canvas, y: int, view: View, each: ShipView, words: Words) -> None:
    """The unbroken route tile by tile, then a frame for each square that it still needs."""
    draw_recess(canvas, LEFT, y, WIDTH - 40, 174)
    count = words("pic1999-length", count=len(each.route))
    left = labels.to_earth(view, each.seat, words)
    room = WIDTH // 2 - 60
    style = shrink(count, NAME_BOLD, room, SMALLEST)
    canvas.text(LEFT + 22, y + 34, count, style, FORCE, room=room)
    style = shrink(left, NAME_BOLD, room, SMALLEST)
    canvas.text(WIDTH - 42, y + 34, left, style, AMBER, "r", room=room)
    ahead = each.missing or 0
    cell = min(78, (WIDTH - 240) // max(1, len(each.route) + ahead))
    x, middle = LEFT + 100, y + 114
    canvas.sprite(LEFT + 24, middle - 30, badge(each.sector, 60))
    for _ in each.route:
        sprite = tile(each.sector, STRAIGHT, 1, cell - 4, LINKED)  # as if it had no bends
        canvas.sprite(x + 2, middle - cell // 2 + 2, sprite)
        x += cell
    for _ in range(ahead):
        canvas.panel(x + 3, middle - cell // 2 + 3, cell - 6, cell - 6, 8, SCREEN)
        canvas.frame(x + 3, middle - cell // 2 + 3, cell - 6, cell - 6, 8, QUIET, 2)
        x += cell
    canvas.sprite(x + 12, middle - 38, earth(76))


def _alt_text(view: View, seat: Seat, people: Sequence[str], words: Words) -> str:
    each = view.ships[seat]
    route = words(
        "pic1999-alt-route",
        seat=labels.sector(view, seat, words),
        missing=labels.missing_figure(each.missing),
        route=" ".join(each.route) or "–",
    )
    return compose([ship_alt_text(view, seat, people, words), (route,)])
