"""The Star Monitor: everybody's route to Earth."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.picture import Picture
from render.core.text import shrink
from render.space1999.parts.seat_rows import chips
from render.space1999.parts.alt_text import monitor_in_words
from render.space1999.parts.monitor_grid import Frame, routes
from render.space1999.parts.page import shell
from render.space1999.parts.theme import HEADING, INK, LEAST, SCREEN, WIDTH, Words
from rules.core.game import Seat
from rules.space1999.actions import Lay, Slide
from rules.space1999.views.view import View

HEAD = 96


def monitor(
    view: View,
    people: Sequence[str],
    words: Words,
    preview: Lay | Slide | None = None,
    seat: Seat | None = None,
) -> Picture:
    """All routes, the unbroken ones bright, displaced tiles hatched, the last move marked.

    ``preview`` is a move of ``seat`` (the viewer's, if not given) that isn't made yet: it is drawn
    in a glowing outline. Columns and rows are named as in notation.
    """
    frame = _frame(view.board.monitor.size)
    canvas = Canvas.blank(WIDTH, frame.y + frame.side + frame.margin + 12, SCREEN)
    shell(canvas, 0, HEAD)
    chips(canvas, WIDTH - 12, HEAD // 2, view)
    room = WIDTH - 90 - 118 * len(view.ships)
    title = words("pic1999-monitor")
    canvas.text(26, HEAD // 2, title, shrink(title, HEADING, room, LEAST), INK, room=room)
    mover = view.viewer if seat is None else seat
    owner = view.ships[mover or 0].sector
    routes(canvas, frame, view, preview, owner)
    return Picture(canvas.image, monitor_in_words(view, people, words, preview))


def _frame(size: int) -> Frame:
    """The largest grid that the picture's width takes."""
    margin = Frame(0, 0, 1, size, named=True).margin
    cell = (WIDTH - 2 * margin) // size
    left = (WIDTH - cell * size) // 2
    return Frame(left, HEAD + margin + 4, cell, size, named=True)
