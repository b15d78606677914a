"""Draws the Star Monitor: everybody's route to Earth."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.picture import WIDTH, Picture, Words
from render.core.text import shrink
from render.space1999.parts import labels
from render.space1999.parts.alt_text import monitor_alt_text
from render.space1999.parts.monitor_grid import GridFrame, draw_routes
from render.space1999.parts.page import draw_recess, draw_strip
from render.space1999.parts.sprites import badge, earth
from render.space1999.parts.theme import AMBER, FIGURE, HEADING, INK, SCREEN, SMALLEST
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
    draw_strip(canvas, 0, HEAD)
    _distances(canvas, WIDTH - 12, HEAD // 2, view)
    room = WIDTH - 90 - 118 * len(view.ships)
    title = words("pic1999-monitor")
    canvas.text(26, HEAD // 2, title, shrink(title, HEADING, room, SMALLEST), INK, room=room)
    mover = view.viewer if seat is None else seat
    owner = view.ships[mover or 0].sector
    draw_routes(canvas, frame, view, preview, owner)
    return Picture(canvas.image, monitor_alt_text(view, people, words, preview))


def _frame(size: int) -> GridFrame:
    """The largest grid that the picture's width takes."""
    margin = GridFrame(0, 0, 1, size, named=True).margin
    cell = (WIDTH - 2 * margin) // size
    left = (WIDTH - cell * size) // 2
    return GridFrame(left, HEAD + margin + 4, cell, size, named=True)


def _distances(canvas: Canvas, x: int, y: int, view: View) -> None:
    """Each seat's badge and the squares that its route still needs, right-aligned to ``x``."""
    for each in reversed(view.ships):
        wide = 118
        x -= wide
        draw_recess(canvas, x, y - 30, wide - 8, 60)
        canvas.sprite(x + 9, y - 21, badge(each.sector, 42))
        canvas.text(x + wide - 34, y, labels.missing_figure(each.missing), FIGURE, AMBER, "m")
    canvas.sprite(x - 54, y - 23, earth(46))
