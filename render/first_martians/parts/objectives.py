"""Draws objectives: mandatory and optional ones, with their progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core.alt_text import labelled
from render.core.canvas import Canvas
from render.core.picture import Words
from render.first_martians.art.icons import icon
from render.first_martians.art.sprites import marker
from render.first_martians.parts import labels
from render.first_martians.parts.page import panel, write, write_lines
from render.first_martians.parts.theme import (
    AMBER,
    CREAM,
    EDGE,
    FIGURE,
    GO,
    GO_DARK,
    LABEL,
    LABEL_BOLD,
    OCHRE,
    PANEL,
    QUIET,
    SAND,
)
from rules.first_martians.components.missions import PERCENT
from rules.first_martians.view import View

BAR = 56
"""Width of an objective's progress bar."""


class ObjectiveShown(NamedTuple):
    """An objective in words, with its progress in words and as a share of 0 to 1.

    ``optional`` is the word for an optional one, else empty.
    """

    words: str
    optional: str
    progress: str
    share: float
    reached: bool


def objectives_shown(view: View, words: Words) -> tuple[ObjectiveShown, ...]:
    """The mission's objectives, mandatory ones first."""
    found = sorted(view.objectives, key=lambda each: each.optional)
    return tuple(
        ObjectiveShown(
            labels.piece("objective", f"{view.mission}-{each.id}", words),
            words("picmars-optional") if each.optional else "",
            words("picmars-percent", percent=min(each.have, each.needed))
            if each.goal == PERCENT
            else f"{min(each.have, each.needed)}/{each.needed}",
            min(1.0, each.have / each.needed),
            each.reached,
        )
        for each in found
    )


def draw_objectives(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    high: int,
    shown: Sequence[ObjectiveShown],
    brief: bool = False,
) -> None:
    """Draw a row for each objective: a tick or an empty ring, the words, the progress.

    If ``brief``, progress bars and the word for optional ones are left out; ``draw_optional`` draws
    that word once.
    """
    step = min(76, high // max(1, len(shown)))
    for i, each in enumerate(shown):
        _row(canvas, x, y + i * step, wide, step - 6, each, brief)


def _row(
    canvas: Canvas, x: int, y: int, wide: int, high: int, each: ObjectiveShown, brief: bool
) -> None:
    ground, edge = (GO_DARK, GO) if each.reached else (PANEL, EDGE)
    panel(canvas, x, y, wide, high, ground, edge)
    middle = y + high // 2
    if each.reached:
        canvas.sprite(x + 12, middle - 19, marker(True, 38))
    else:
        canvas.ring(x + 31, middle, 36, QUIET if each.optional else AMBER, 5)
    left, right = x + 62, x + wide - 16
    if each.optional:
        canvas.mask(left - 2, middle - 13, icon("adventure", 26), OCHRE)
        left += 32
    ink = GO if each.reached else CREAM
    moved = canvas.text(right, middle, each.progress, FIGURE, ink, "r")
    right -= max(moved, 60) + 14
    if not brief:
        canvas.panel(right - BAR, middle - 7, BAR, 14, 7, EDGE)
        if each.share:
            canvas.panel(right - BAR, middle - 7, max(14, round(BAR * each.share)), 14, 7, ink)
        right -= BAR + 12
        if each.optional:
            right -= write(canvas, right, middle, each.optional, LABEL, QUIET, 130, "r") + 12
    words_ink = SAND if each.optional else CREAM
    write_lines(canvas, left, middle, each.words, LABEL_BOLD, words_ink, right - left)


def draw_optional(canvas: Canvas, right: int, middle: int, shown: Sequence[ObjectiveShown]) -> None:
    """Draw the sign and the word for optional objectives, left of ``right``, if there are any."""
    word = next((each.optional for each in shown if each.optional), "")
    if word:
        wide = write(canvas, right, middle, word, LABEL, QUIET, 130, "r")
        canvas.mask(right - wide - 34, middle - 13, icon("adventure", 26), OCHRE)


def objective_alt(each: ObjectiveShown, words: Words) -> str:
    """An objective in one sentence."""
    note = f" ({each.optional})" if each.optional else ""
    done = " ✓" if each.reached else ""
    return f"{labelled(each.words + note, each.progress, words)}{done}."
