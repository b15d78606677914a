"""Draws the end: the winning route on the Star Monitor, and how near the others came."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.picture import WIDTH, Picture, Words
from render.core.text import clean, printable, shrink
from render.space1999.parts import labels
from render.space1999.parts.monitor_grid import GridFrame, draw_routes
from render.space1999.parts.page import draw_recess, draw_strip, page
from render.space1999.parts.sprites import badge, bolt, earth
from render.space1999.parts.theme import (
    AMBER,
    FIGURE,
    FIGURE_BIG,
    FORCE,
    INK,
    LABEL,
    NAME,
    NAME_BOLD,
    QUIET,
    SHELL_LIGHT,
    SMALLEST,
    TITLE,
)
from rules.space1999.views.view import FinalScore, View

HEAD, CELL = 176, 50


def final(view: View, people: Sequence[str], words: Words) -> Picture:
    """The final order; raises ``ValueError`` while the game goes on."""
    if not view.final:
        raise ValueError("the game isn't over yet")
    order = sorted(view.final, key=lambda score: (score.rank, score.seat))
    margin = GridFrame(0, 0, CELL, view.board.monitor.size, named=False).margin
    frame = GridFrame(14 + margin, HEAD + 16 + margin, CELL, view.board.monitor.size, named=False)
    size = frame.side + 2 * margin
    canvas = page(HEAD + size + 32)
    _title(canvas, view, [score for score in order if score.rank == 1], people, words)
    draw_routes(canvas, frame, view)
    left = 28 + size
    step = min(236, (size + 12) // len(order))
    for i, score in enumerate(order):
        y = HEAD + 16 + i * step
        _score(canvas, left, y, step - 12, view, score, people[score.seat], words)
    return Picture(canvas.image, _alt_text(view, order, people, words))


def _title(
    canvas: Canvas,
    view: View,
    winners: Sequence[FinalScore],
    people: Sequence[str],
    words: Words,
) -> None:
    draw_strip(canvas, 0, HEAD)
    for i, score in enumerate(winners[:2]):
        canvas.disc(84 + 132 * i, 86, 130, INK)
        canvas.sprite(33 + 132 * i, 35, badge(view.ships[score.seat].sector, 102))
    x = 34 + 132 * min(2, len(winners))
    room = WIDTH - x - 180
    canvas.text(x, 34, words("pic1999-over"), NAME, INK, room=room)
    names = ", ".join(
        printable(people[score.seat], TITLE.face) or labels.sector(view, score.seat, words)
        for score in winners
    )
    canvas.text(x, 86, names, shrink(names, TITLE, room, 36), INK, room=room)
    line = words("pic1999-winner", count=len(winners))
    canvas.text(x, 138, line, shrink(line, NAME, room, SMALLEST), INK, room=room)
    canvas.sprite(WIDTH - 160, 16, earth(140))


def _score(
    canvas: Canvas,
    x: int,
    y: int,
    height: int,
    view: View,
    score: FinalScore,
    person: str,
    words: Words,
) -> None:
    width = WIDTH - x - 14
    first = score.rank == 1
    ink, quiet = (INK, INK) if first else (FORCE, QUIET)
    if first:
        canvas.panel(x, y, width, height, 14, SHELL_LIGHT)
        canvas.frame(x, y, width, height, 14, AMBER, 6)
    else:
        draw_recess(canvas, x, y, width, height)
    middle = y + height // 2
    sector = view.ships[score.seat].sector
    name = clean(person) if printable(person, NAME.face) else ""
    name = name or labels.sector(view, score.seat, words)
    canvas.text(x + 30, middle - 46, str(score.rank), FIGURE_BIG, ink, "m")
    canvas.sprite(x + 56, middle - 72, badge(sector, 52))
    canvas.text(x + 118, middle - 46, name, NAME_BOLD, ink, room=width - 130)
    left = labels.to_earth(view, score.seat, words)
    room = width - 32
    canvas.text(x + 18, middle + 8, left, shrink(left, LABEL, room, SMALLEST), ink, room=room)
    length = words("pic1999-length", count=score.route)
    wide = canvas.text(x + width - 18, middle + 48, str(score.energy), FIGURE, ink, "r")
    canvas.sprite(x + width - 56 - wide, middle + 30, bolt(36, ink if first else AMBER))
    room -= wide + 50
    style = shrink(length, LABEL, room, SMALLEST)
    canvas.text(x + 18, middle + 48, length, style, quiet, room=room)


def _alt_text(view: View, order: Sequence[FinalScore], people: Sequence[str], words: Words) -> str:
    parts: list[Sequence[str]] = []
    for score in order:
        figures = {
            "rank": score.rank,
            "missing": labels.to_earth(view, score.seat, words),
            "length": words("pic1999-length", count=score.route),
            "energy": score.energy,
        }
        parts.append(
            tuple(
                words("pic1999-alt-final", seat=seat, **figures)
                for seat in (
                    labels.seat_name(view, score.seat, people, words),
                    labels.sector(view, score.seat, words),
                )
            )
        )
    return compose(parts)
