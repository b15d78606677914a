"""Draws the console beside the Star Monitor: the round, the Bank, the last move, each ship."""

from __future__ import annotations

from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH
from render.core.typography.text import shrink, width
from render.space1999.art.sprites import badge, bolt, card_back, earth, open_planet
from render.space1999.art.tiles import blank_tile
from render.space1999.parts.board_shown import ConsoleShown, SeatShown
from render.space1999.parts.page import draw_recess
from render.space1999.parts.theme import (
    AMBER,
    EARTH_BLUE,
    FIGURE,
    FIGURE_BIG,
    FORCE,
    LABEL,
    NAME,
    NAME_BOLD,
    QUIET,
    SIGNAL,
    SMALL,
    SMALLEST,
)
from rules.space1999.terms import CURVE, STRAIGHT

EDGE, GAP = 10, 6
TOP, LAST = 96, 58
"""Heights of the recesses of the round and the Bank, and of the last move."""
SHIPS = EDGE + TOP + LAST + 2 * GAP
"""The top of the first ship's figures."""
MOST = 168
"""The most pixels that a ship's recess is high, with the gap below it."""


def draw_recesses(canvas: Canvas, left: int, ships: int) -> None:
    """Draw what never changes on the console, from ``left`` on: recesses, and signs of figures."""
    x, room, half = _across(left)
    draw_recess(canvas, x, EDGE, half, TOP)
    draw_recess(canvas, x + half + GAP, EDGE, room - half - GAP, TOP)
    draw_recess(canvas, x, EDGE + TOP + GAP, room, LAST)
    height = _height(ships)
    for i in range(ships):
        y = SHIPS + i * (height + GAP)
        draw_recess(canvas, x, y, room, height)
        step, middle = _columns(room), y + _row(95, height)
        canvas.sprite(x + 86, middle - 19, bolt(38))
        canvas.sprite(x + 100 + step, middle - 19, card_back(26, EARTH_BLUE))


def draw_console_figures(canvas: Canvas, left: int, shown: ConsoleShown) -> None:
    """Draw all figures in the recesses of the console that begins at ``left``."""
    x, room, half = _across(left)
    _round(canvas, x, half, shown)
    _bank(canvas, x + half + GAP, room - half - GAP, shown)
    _last(canvas, x, EDGE + TOP + GAP, room, shown)
    height = _height(len(shown.seats))
    for i, seat in enumerate(shown.seats):
        _seat(canvas, x, SHIPS + i * (height + GAP), room, height, seat)


def _across(left: int) -> tuple[int, int, int]:
    """The recesses' left edge, their width together, and the width of the left ones."""
    x = left + EDGE
    room = WIDTH - x - EDGE
    return x, room, (room - GAP) // 2


def _height(ships: int) -> int:
    """The height of a ship's recess."""
    return min(MOST, (MAX_HEIGHT - EDGE - SHIPS + GAP) // ships) - GAP


def _row(y: int, height: int) -> int:
    """A height in a ship's recess; ``y`` is the one in a recess of 122 pixels."""
    return round(y * height / 122)


def _columns(room: int) -> int:
    """The distance of a ship's figures from each other."""
    return (room - 106) // 4


def _round(canvas: Canvas, x: int, room: int, shown: ConsoleShown) -> None:
    wide = canvas.text(x + 16, EDGE + TOP // 2, str(shown.round), FIGURE_BIG, AMBER)
    left = x + 30 + wide
    space = x + room - left - 10
    style = shrink(shown.round_title, NAME_BOLD, space, SMALLEST)
    canvas.text(left, EDGE + 28, shown.round_title, style, FORCE, room=space)
    canvas.sprite(left, EDGE + 48, open_planet(40))
    canvas.text(left + 48, EDGE + 68, str(shown.open_planets), FIGURE, FORCE)


def _bank(canvas: Canvas, x: int, room: int, shown: ConsoleShown) -> None:
    style = shrink(shown.bank_title, NAME_BOLD, room - 32, SMALLEST)
    canvas.text(x + 16, EDGE + 28, shown.bank_title, style, FORCE, room=room - 32)
    for i, shape in enumerate((STRAIGHT, CURVE)):
        left = x + 16 + i * (room - 16) // 2
        paint = FORCE if shown.bank[i] else QUIET
        canvas.sprite(left, EDGE + 50, blank_tile(shape, 36, paint))
        canvas.text(left + 44, EDGE + 68, str(shown.bank[i]), FIGURE, paint)


def _last(canvas: Canvas, x: int, y: int, room: int, shown: ConsoleShown) -> None:
    middle = y + LAST // 2
    canvas.disc(x + 24, middle, 20, SIGNAL)
    if shown.last is None:
        canvas.text(x + 44, middle, shown.last_title, LABEL, QUIET, room=room - 60)
        return
    sector, move = shown.last
    canvas.sprite(x + 42, middle - 20, badge(sector, 40))
    style = shrink(move, NAME, room - 104, SMALLEST)
    canvas.text(x + 92, middle, move, style, FORCE, room=room - 104)


def _seat(canvas: Canvas, x: int, y: int, room: int, height: int, seat: SeatShown) -> None:
    if seat.up:
        canvas.frame(x, y, room, height, 14, AMBER, 5)
    canvas.sprite(x + 14, y + height // 2 - 32, badge(seat.sector, 64))
    wide = width(seat.missing, FIGURE)
    right = x + room - 18 - wide
    canvas.text(right, y + _row(30, height), seat.missing, FIGURE, AMBER)
    canvas.sprite(right - 50, y + _row(30, height) - 21, earth(42))
    space = right - 62 - x - 92
    style = shrink(seat.name, NAME, space, SMALLEST)
    canvas.text(x + 92, y + _row(26, height), seat.name, style, FORCE, room=space)
    style = shrink(seat.place, SMALL, space, SMALLEST)
    canvas.text(x + 92, y + _row(58, height), seat.place, style, QUIET, room=space)
    middle, step, left = y + _row(95, height), _columns(room), x + 92
    canvas.text(left + 35, middle, str(seat.energy), FIGURE, AMBER)
    canvas.text(left + step + 42, middle, str(seat.plans), FIGURE, FORCE)
    for i, (shape, held) in enumerate(((STRAIGHT, seat.straights), (CURVE, seat.curves)), 2):
        paint = FORCE if held else QUIET
        canvas.sprite(left + step * i, middle - 18, blank_tile(shape, 36, paint))
        canvas.text(left + step * i + 44, middle, str(held), FIGURE, paint)
