"""Draws the score track: a scale of prestige with the nations' badges above it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from render.core.canvas import Canvas
from render.core.picture import WIDTH
from render.race1969.art.sprites import badge
from render.race1969.parts.nations_band.nations_shown import SCORE_TRACK, Nations
from render.race1969.parts.theme import LABEL, NATION_STYLES, NIGHT, STEEL


def draw_score_track(canvas: Canvas, shown: Nations) -> None:
    """A scale of prestige, and a line from each nation's badge to its place on it."""
    left, right, line = 34, WIDTH - 34, SCORE_TRACK + 48
    best = max(row.prestige for row in shown.rows)
    end = max(40, -(-(best + 3) // 10) * 10)
    scale = (right - left) / end
    canvas.rect(left, line - 2, right - left, 4, STEEL)
    for points in range(0, end + 1, 5 if end <= 80 else 10):
        x = round(left + points * scale)
        tall = 9 if points % 10 == 0 else 6
        canvas.rect(x - 1, line - tall, 3, 2 * tall, STEEL)
        if points % 10 == 0:
            canvas.text(x, line + 21, str(points), LABEL, STEEL, "m")
    places = [round(left + max(0, row.prestige) * scale) for row in shown.rows]
    for row, exact, x in zip(shown.rows, places, _spread(places, 42, right), strict=True):
        look = NATION_STYLES[row.nation].colour
        canvas.disc(x, line - 25, 44, NIGHT, 0.8)
        canvas.path([(float(x), line - 14.0), (float(exact), float(line))], look, 4)
        canvas.disc(exact, line, 12, look)
        sprite = badge(row.nation, shown.labels.letter(row.nation), 40)
        canvas.sprite(x - 20, line - 45, sprite)


def _spread(places: Sequence[int], gap: int, right: int) -> list[int]:
    """``places`` moved to be at least ``gap`` pixels apart, none of them beyond ``right``."""
    order = sorted(range(len(places)), key=lambda i: (places[i], i))
    moved = list(places)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + gap)
    if order:
        moved[order[-1]] = min(moved[order[-1]], right)
    for after, before in pairwise(reversed(order)):
        moved[before] = min(moved[before], moved[after] - gap)
    return moved
