"""Draws the header of the board: the round, whose move it is, and the last move."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.picture import WIDTH, Words
from render.core.text import clean, printable, shrink
from render.space1999.parts import labels
from render.space1999.parts.page import draw_recess
from render.space1999.parts.sprites import badge
from render.space1999.parts.theme import (
    AMBER,
    FIGURE_BIG,
    FORCE,
    LABEL,
    NAME_BOLD,
    QUIET,
    SIGNAL,
    SMALLEST,
)
from rules.core.game import Seat
from rules.space1999.views.view import View


def seats_up(view: View) -> tuple[Seat, ...]:
    """The seats that are asked to decide, or else the one whose turn it is."""
    if view.outcome is not None:
        return ()
    asked = tuple(dict.fromkeys(decision.seat for decision in view.decisions))
    return asked or (() if view.turn is None else (view.turn,))


def draw_header(canvas: Canvas, view: View, people: Sequence[str], words: Words) -> None:
    """The round with the planets still open, whose move it is, and the last move."""
    y, height = 12, 88
    draw_recess(canvas, 14, y, 262, height)
    wide = canvas.text(32, y + 45, str(view.round), FIGURE_BIG, AMBER)
    room = 262 - wide - 46
    title = words("pic1999-round")
    canvas.text(
        44 + wide, y + 27, title, shrink(title, NAME_BOLD, room, SMALLEST), FORCE, room=room
    )
    total = len(view.board.chart.planets)
    line = words("pic1999-open", count=total - len(view.visits))
    canvas.text(44 + wide, y + 62, line, shrink(line, LABEL, room, SMALLEST), QUIET, room=room)
    title, seats = words("pic1999-up"), seats_up(view)
    if view.outcome is not None:
        title, seats = words("pic1999-over"), view.outcome.winners
    _up_panel(canvas, 286, y, 400, height, title, seats, view, people, words)
    x, width = 696, WIDTH - 710
    draw_recess(canvas, x, y, width, height)
    canvas.disc(x + 28, y + 27, 20, SIGNAL)
    canvas.text(x + 48, y + 27, words("pic1999-last"), LABEL, QUIET, room=width - 60)
    if view.last is not None:
        canvas.sprite(x + 12, y + 44, badge(view.ships[view.last.seat].sector, 36))
        move = labels.last_move(view, words)
        style = shrink(move, NAME_BOLD, width - 72, SMALLEST)
        canvas.text(x + 58, y + 62, move, style, FORCE, room=width - 70)


def _up_panel(
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
    draw_recess(canvas, x, y, width, height)
    if len(seats) == 1:
        name = printable(people[seats[0]], NAME_BOLD.face) or labels.sector(view, seats[0], words)
        canvas.sprite(x + 14, y + 12, badge(view.ships[seats[0]].sector, 64))
        canvas.text(x + 94, y + 27, title, LABEL, QUIET, room=width - 110)
        canvas.text(x + 94, y + 62, clean(name), NAME_BOLD, AMBER, room=width - 108)
    elif seats:
        canvas.text(x + 16, y + 27, title, LABEL, QUIET, room=width - 32)
        for i, seat in enumerate(seats):
            canvas.sprite(x + 16 + 48 * i, y + 42, badge(view.ships[seat].sector, 40))
