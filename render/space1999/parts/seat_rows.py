"""Draws the board's row of figures for each seat, beside a small Star Monitor."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.picture import WIDTH, Words
from render.core.text import printable, shrink
from render.space1999.parts import labels
from render.space1999.parts.header import seats_up
from render.space1999.parts.layout import FIGURES_HEIGHT, BoardLayout
from render.space1999.parts.monitor_grid import GridFrame, draw_routes
from render.space1999.parts.page import draw_recess
from render.space1999.parts.sprites import badge, bolt, card_back, earth
from render.space1999.parts.theme import (
    AMBER,
    EARTH_BLUE,
    FIGURE,
    FORCE,
    NAME,
    QUIET,
    SCREEN_LIGHT,
    SMALL,
    SMALLEST,
)
from render.space1999.parts.tiles import blank_tile
from rules.space1999.terms import CURVE, STRAIGHT
from rules.space1999.views.view import ShipView, View

INSET_CELL = 19
"""Pixels of the small Monitor's squares."""
COLUMNS = 300
"""Where the columns of figures begin."""
STEP = 85
"""From one column to the next."""


def draw_seat_rows(
    canvas: Canvas, layout: BoardLayout, view: View, people: Sequence[str], words: Words
) -> None:
    """Each ship's figures, and the Star Monitor as far as it can be seen at a glance."""
    margin = GridFrame(0, 0, INSET_CELL, view.board.monitor.size, named=False).margin
    size = INSET_CELL * view.board.monitor.size + 2 * margin
    left = WIDTH - size - 12
    frame = GridFrame(
        left + margin,
        layout.bottom + (FIGURES_HEIGHT - size) // 2 + margin,
        INSET_CELL,
        view.board.monitor.size,
        named=False,
    )
    draw_routes(canvas, frame, view)
    edge = frame.y - margin
    canvas.frame(left, edge, size, size, 6, SCREEN_LIGHT, 3)
    count = len(view.ships)
    step = min(104, (FIGURES_HEIGHT - 14) // count)
    top = layout.bottom + (FIGURES_HEIGHT - step * count) // 2
    asked = seats_up(view)
    for i, each in enumerate(view.ships):
        y = top + i * step
        draw_recess(canvas, 14, y + 3, left - 28, step - 6)
        if each.seat in asked:
            canvas.frame(14, y + 3, left - 28, step - 6, 14, AMBER, 5)
        _row(canvas, y + step // 2, view, each, people[each.seat], words)


def _row(canvas: Canvas, y: int, view: View, each: ShipView, person: str, words: Words) -> None:
    canvas.sprite(28, y - 28, badge(each.sector, 56))
    where = labels.place(each.place, view, words)
    name = printable(person, NAME.face) or labels.sector(view, each.seat, words)
    canvas.text(98, y - 17, name, NAME, FORCE, room=COLUMNS - 98)
    canvas.text(
        98, y + 18, where, shrink(where, SMALL, COLUMNS - 98, SMALLEST), QUIET, room=COLUMNS - 98
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
    canvas.text(x + 46, y, labels.missing_figure(each.missing), FIGURE, AMBER)
