"""Draws the calendar across the top of the board, and the panel that tells the round's state."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.colour import mix
from render.core.picture import WIDTH, Words
from render.race1969.parts.icons import icon
from render.race1969.parts.labels import Labels, last_move
from render.race1969.parts.layout import HEADER
from render.race1969.parts.sprites import badge, die
from render.race1969.parts.theme import (
    CREAM,
    FIGURE,
    INK,
    LABEL,
    LABEL_BOLD,
    NAME_BOLD,
    NIGHT,
    PANEL,
    PANEL_LIGHT,
    SIGNAL,
    STEEL,
)
from rules.race1969.terms import OVER
from rules.race1969.views.view import LaunchView, View

LEFT, STEP = 176, 131


def draw_calendar(canvas: Canvas, view: View, labels: Labels) -> None:
    """The years, each with its income and how much prestige may be traded."""
    step = min(STEP, (WIDTH - LEFT - 8) // len(view.board.rounds))
    for i, year in enumerate(view.board.rounds):
        x, y, width, height = LEFT + i * step, 14, step - 9, 82
        now = i == view.round and view.phase != OVER
        past = i < view.round or view.phase == OVER
        ground = SIGNAL if now else (mix(NIGHT, PANEL, 0.6) if past else PANEL_LIGHT)
        ink = INK if now else (mix(STEEL, PANEL, 0.3) if past else CREAM)
        canvas.panel(x, y, width, height, 12, ground)
        canvas.text(x + width // 2, y + 25, str(year.year), NAME_BOLD, ink, "m")
        money = f"{year.income} {labels.million}"
        canvas.text(x + 11, y + 60, money, LABEL_BOLD, ink)
        wide = canvas.text(x + width - 11, y + 60, str(year.trade_limit), LABEL_BOLD, ink, "r")
        canvas.mask(x + width - 11 - wide - 25, y + 48, icon("prestige", 22), ink)


def draw_status(canvas: Canvas, view: View, labels: Labels, words: Words) -> None:
    """The phase, who is up, and the launch in progress or the last move, in the right corner."""
    x, y, width, height = WIDTH - 314, HEADER + 14, 300, 162
    canvas.panel(x, y, width, height, 14, NIGHT, 0.72)
    canvas.text(x + 16, y + 27, words(f"pic1969-phase-{view.phase}"), NAME_BOLD, CREAM, room=268)
    lines = [y + 65, y + 100, y + 137]
    if view.launch is None or not view.launch.dice:
        _seats(canvas, x + 16, lines.pop(0), words("pic1969-first"), view, [view.first], labels)
    up = [decision.seat for decision in view.decisions]
    if up:
        _seats(canvas, x + 16, lines.pop(0), words("pic1969-up"), view, up, labels)
    if view.launch is not None and view.launch.dice:
        _dice(canvas, x + 16, lines.pop(0), view.launch)
        if view.launch.face_down:
            _face_down(canvas, x + 16, lines.pop(0), view, view.launch.face_down, labels)
            return
    if view.last is not None:
        line = lines.pop()
        canvas.disc(x + 26, line, 20, SIGNAL)
        canvas.ring(x + 26, line, 20, CREAM, 2)
        _badges(canvas, x + 44, line, view, [view.last.seat], labels)
        canvas.text(x + 84, line, last_move(view, labels, words), LABEL, CREAM, room=206)


def _seats(
    canvas: Canvas, x: int, y: int, title: str, view: View, seats: Sequence[int], labels: Labels
) -> None:
    wide = canvas.text(x, y, title, LABEL, STEEL, room=268 - 35 * len(seats))
    _badges(canvas, x + wide + 12, y, view, seats, labels)


def _badges(
    canvas: Canvas, x: int, y: int, view: View, seats: Sequence[int], labels: Labels
) -> None:
    for i, seat in enumerate(seats):
        nation = view.nations[seat].nation
        canvas.sprite(x + 35 * i, y - 16, badge(nation, labels.letter(nation), 32))


def _dice(canvas: Canvas, x: int, y: int, launch: LaunchView) -> None:
    for i, face in enumerate(launch.dice):
        canvas.sprite(x + i * 38, y - 17, die(face, 34))
    if launch.score is not None:
        score = f"= {launch.score}".replace("-", "−")
        canvas.text(x + 38 * len(launch.dice) + 8, y, score, FIGURE, CREAM)


def _face_down(
    canvas: Canvas,
    x: int,
    y: int,
    view: View,
    plays: Sequence[tuple[int, int]],
    labels: Labels,
) -> None:
    step = 268 // max(4, len(plays))
    for i, (seat, cards) in enumerate(plays):
        _badges(canvas, x + i * step, y, view, [seat], labels)
        canvas.text(x + i * step + 36, y, f"×{cards}", LABEL_BOLD, SIGNAL)
