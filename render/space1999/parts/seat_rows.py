"""The console round the star chart: the round and the last move above, the ships' figures below."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.text import clean, printable, shrink
from render.space1999.parts import labels
from render.space1999.parts.monitor_grid import Frame, routes
from render.space1999.parts.layout import CONSOLE, Plot
from render.space1999.parts.sprites import badge, blank_tile, bolt, card_back, earth
from render.space1999.parts.theme import (AMBER, EARTH_BLUE, FIGURE, FIGURE_BIG, FORCE, LABEL, LEAST, NAME, NAME_BOLD, QUIET, SCREEN, SCREEN_LIGHT, SIGNAL, SMALL, WIDTH, Words)
from rules.core.game import Seat
from rules.space1999.terms import CURVE, STRAIGHT
from rules.space1999.views.view import ShipView, View

INSET_CELL = 19
COLUMNS = 300
STEP = 85


def up_next(view: View) -> tuple[Seat, ...]:
    """The seats that are asked to decide, or else the one whose turn it is."""
    if view.outcome is not None:
        return ()
    asked = tuple(dict.fromkeys(decision.seat for decision in view.decisions))
    return asked or (() if view.turn is None else (view.turn,))


def well(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """A dark recess in the console."""
    canvas.panel(x, y, width, height, 14, SCREEN)
    canvas.frame(x, y, width, height, 14, SCREEN_LIGHT, 3)


def header(canvas: Canvas, view: View, people: Sequence[str], words: Words) -> None:
    """The round with the planets still open, whose move it is, and the last move."""
    y, height = 12, 88
    well(canvas, 14, y, 262, height)
    wide = canvas.text(32, y + 45, str(view.round), FIGURE_BIG, AMBER)
    room = 262 - wide - 46
    title = words("pic1999-round")
    canvas.text(44 + wide, y + 27, title, shrink(title, NAME_BOLD, room, LEAST), FORCE, room=room)
    total = len(view.board.chart.planets)
    line = words("pic1999-open", count=total - len(view.visits))
    canvas.text(44 + wide, y + 62, line, shrink(line, LABEL, room, LEAST), QUIET, room=room)
    title, seats = words("pic1999-up"), up_next(view)
    if view.outcome is not None:
        title, seats = words("pic1999-over"), view.outcome.winners
    _lamp(canvas, 286, y, 400, height, title, seats, view, people, words)
    x, width = 696, WIDTH - 710
    well(canvas, x, y, width, height)
    canvas.disc(x + 28, y + 27, 20, SIGNAL)
    canvas.text(x + 48, y + 27, words("pic1999-last"), LABEL, QUIET, room=width - 60)
    if view.last is not None:
        canvas.sprite(x + 12, y + 44, badge(view.ships[view.last.seat].sector, 36))
        move = labels.last_move(view, words)
        style = shrink(move, NAME_BOLD, width - 72, LEAST)
        canvas.text(x + 58, y + 62, move, style, FORCE, room=width - 70)


def _lamp(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    title: str,
    seats: Sequence[Seat],
    view: View,
    people: Sequence[str],
    words: Words,
) -> None:
    well(canvas, x, y, width, height)
    if len(seats) == 1:
        name = printable(people[seats[0]], NAME_BOLD.face) or labels.sector(view, seats[0], words)
        canvas.sprite(x + 14, y + 12, badge(view.ships[seats[0]].sector, 64))
        canvas.text(x + 94, y + 27, title, LABEL, QUIET, room=width - 110)
        canvas.text(x + 94, y + 62, clean(name), NAME_BOLD, AMBER, room=width - 108)
    elif seats:
        canvas.text(x + 16, y + 27, title, LABEL, QUIET, room=width - 32)
        for i, seat in enumerate(seats):
            canvas.sprite(x + 16 + 48 * i, y + 42, badge(view.ships[seat].sector, 40))


def rows(canvas: Canvas, plot: Plot, view: View, people: Sequence[str], words: Words) -> None:
    """Each ship's figures, and the Star Monitor as far as it can be seen at a glance."""
    margin = Frame(0, 0, INSET_CELL, view.board.monitor.size, named=False).margin
    size = INSET_CELL * view.board.monitor.size + 2 * margin
    left = WIDTH - size - 12
    frame = Frame(
        left + margin,
        plot.bottom + (CONSOLE - size) // 2 + margin,
        INSET_CELL,
        view.board.monitor.size,
        named=False,
    )
    routes(canvas, frame, view)
    edge = frame.y - margin
    canvas.frame(left, edge, size, size, 6, SCREEN_LIGHT, 3)
    count = len(view.ships)
    step = min(104, (CONSOLE - 14) // count)
    top = plot.bottom + (CONSOLE - step * count) // 2
    asked = up_next(view)
    for i, each in enumerate(view.ships):
        y = top + i * step
        well(canvas, 14, y + 3, left - 28, step - 6)
        if each.seat in asked:
            canvas.frame(14, y + 3, left - 28, step - 6, 14, AMBER, 5)
        _row(canvas, y + step // 2, view, each, people[each.seat], words)


def _row(canvas: Canvas, y: int, view: View, each: ShipView, person: str, words: Words) -> None:
    canvas.sprite(28, y - 28, badge(each.sector, 56))
    where = labels.place(each.place, view, words)
    name = printable(person, NAME.face) or labels.sector(view, each.seat, words)
    canvas.text(98, y - 17, name, NAME, FORCE, room=COLUMNS - 98)
    canvas.text(
        98, y + 18, where, shrink(where, SMALL, COLUMNS - 98, LEAST), QUIET, room=COLUMNS - 98
    )
    x = COLUMNS + 12
    canvas.sprite(x, y - 20, bolt(40))
    canvas.text(x + 40, y, str(each.energy), FIGURE, AMBER)
    x += STEP
    canvas.sprite(x + 4, y - 21, card_back(28, EARTH_BLUE))
    canvas.text(x + 42, y, str(each.plans), FIGURE, FORCE)
    for shape, held in ((STRAIGHT, each.straights), (CURVE, each.curves)):
        x += STEP
        canvas.sprite(x, y - 18, blank_tile(shape, 36, FORCE if held else QUIET))
        canvas.text(x + 46, y, str(held), FIGURE, FORCE if held else QUIET)
    x += STEP
    canvas.sprite(x, y - 19, earth(38))
    canvas.text(x + 46, y, labels.missing(each.missing), FIGURE, AMBER)


def chips(canvas: Canvas, x: int, y: int, view: View) -> None:
    """Per seat, right-aligned to ``x``: the badge and the squares still missing to Earth."""
    for each in reversed(view.ships):
        wide = 118
        x -= wide
        well(canvas, x, y - 30, wide - 8, 60)
        canvas.sprite(x + 9, y - 21, badge(each.sector, 42))
        canvas.text(x + wide - 34, y, labels.missing(each.missing), FIGURE, AMBER, "m")
    canvas.sprite(x - 54, y - 23, earth(46))
