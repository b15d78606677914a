"""Wraps text onto several lines."""

from __future__ import annotations

import re

from render.core.cache import cached_measurement
from render.core.canvas import Canvas
from render.core.colour import Colour
from render.core.typography import text
from render.core.typography.text import TextStyle

_BREAKS = re.compile(r"[ \t\n]+")


@cached_measurement
def wrap(words: str, style: TextStyle, room: int, most: int) -> tuple[str, ...]:
    """``words`` on at most ``most`` lines of ``room`` pixels; the last may end in an ellipsis.

    No line ends at a no-break space: French puts one before a colon, and within « ».
    """
    lines: list[str] = []
    for word in filter(None, _BREAKS.split(words)):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (text.width(longer, style) <= room or len(lines) == most):
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(text.fit(line, style, room) for line in lines)


def paragraph(
    canvas: Canvas,
    x: int,
    y: int,
    words: str,
    style: TextStyle,
    colour: Colour,
    room: int,
    most: int,
    smallest: int,
    anchor: str = "l",
) -> None:
    """Write ``words`` on up to ``most`` lines of ``room`` pixels, centred on ``y``.

    The size is reduced until they fit, but not below ``smallest`` pixels; ``anchor`` is that of
    ``Canvas.text``.
    """
    while style.size > smallest and any(
        line.endswith(text.ELLIPSIS) for line in wrap(words, style, room, most)
    ):
        style = TextStyle(style.face, style.size - 2)
    lines = wrap(words, style, room, most)
    step = round(style.size * 1.2)
    for i, line in enumerate(lines):
        canvas.text(x, y + step * i - step * (len(lines) - 1) // 2, line, style, colour, anchor)
