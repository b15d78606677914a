"""The page that each picture begins with, and what is drawn on many."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image

from render.core import art, shapes
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import Colour, mix
from render.core.picture import MAX_HEIGHT, WIDTH
from render.core.text import (
    ELLIPSIS,
    FIGURES,
    FIGURES_BOLD,
    JOST_BOLD,
    SMALLEST,
    TextStyle,
    shrink,
    width,
    wrap,
)
from render.first_martians import theme
from render.first_martians.drawings.icons import icon
from render.first_martians.palette import PALETTE

EDGE_GAP, GAP = 12, 8
"""Margin at the band's sides, and distance between panels, in pixels."""
HEAD = 64
"""Height of the heading in pixels."""
SOIL = mix(theme.RUST_DARK, theme.BASALT, 0.45)
"""The ground behind panels, where no landscape is shown."""
RISE = 26
"""A measure of hills' heights: the highest rise nearly twice as many pixels."""
_SKY: art.Stops = (
    (0.0, theme.DUSK_DARK),
    (0.45, theme.DUSK),
    (0.72, mix(theme.DUSK_LIGHT, theme.DUSK, 0.55)),
    (0.86, mix(theme.OCHRE, theme.RUST, 0.5)),
    (1.0, theme.RUST_DARK),
)


def page(height: int = MAX_HEIGHT) -> Canvas:
    """A canvas of this height with Mars at dusk: sky, sun and hills."""
    return Canvas(_dusk(height).convert("RGB"))


@cached_image
def _dusk(height: int) -> Image.Image:
    canvas = Canvas(art.gradient(WIDTH, height, _SKY, PALETTE))
    art.stars(canvas.image, height // 8, height // 2, "mars")
    for reach, share in ((150, 0.12), (96, 0.2), (46, 1.0)):
        canvas.disc(
            930, round(height * 0.76), reach, mix(theme.DUSK_LIGHT, theme.CREAM, 0.7), share
        )
    for depth, colour in enumerate(
        (theme.RUST, theme.RUST_DARK, mix(theme.RUST_DARK, theme.BASALT, 0.7))
    ):
        ridge(canvas, round(height * (0.8 + 0.07 * depth)), depth, colour)
    return PALETTE.map(canvas.image)


def ridge(canvas: Canvas, top: int, depth: int, colour: Colour) -> None:
    """Draw hills about ``top`` and all below them in a colour; ``depth`` varies their shape."""
    height = canvas.image.height
    points = [(0.0, float(height - top + 2 * RISE))]
    for i in range(61):
        x = i / 60
        y = (
            math.sin(7 * x + 2.1 * depth)
            + 0.6 * math.sin(17 * x + depth)
            + 0.35 * math.sin(41 * x + 3 * depth)
        )
        points.append((WIDTH * x, RISE * (2 - y)))
    points.append((float(WIDTH), float(height - top + 2 * RISE)))
    mask = shapes.polygon(tuple(points), WIDTH, height - top + 2 * RISE)
    canvas.mask(0, top - 2 * RISE, mask, colour)


def draw_heading(
    canvas: Canvas, title: str, aside: str = "", sign: str = "sol", taken: int = 0
) -> None:
    """Draw a dark strip with a sign, the title, and ``aside`` on the right.

    ``taken`` are pixels at the right end that the title leaves free.
    """
    canvas.rect(0, 0, WIDTH, HEAD - 8, theme.BASALT)
    canvas.rect(0, HEAD - 8, WIDTH, 4, theme.OCHRE)
    canvas.rect(0, HEAD - 4, WIDTH, 3, theme.RUST)
    canvas.mask(EDGE_GAP + 4, 8, icon(sign, 40), theme.OCHRE)
    wide = taken + 20 if taken else 0
    if aside:
        right = WIDTH - EDGE_GAP - 4
        wide = 30 + write(canvas, right, 28, aside, theme.HEADING, theme.QUIET, 560, "r")
    write(canvas, 72, 28, title, theme.HEADING, theme.CREAM, WIDTH - 72 - EDGE_GAP - wide)


def panel(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    high: int,
    colour: Colour = theme.PANEL,
    edge: Colour = theme.EDGE,
    thickness: int = 2,
) -> None:
    """Draw a panel with round corners, an edge and a shadow below."""
    canvas.panel(x, y + 3, wide, high, 12, theme.BASALT)
    canvas.panel(x, y, wide, high, 12, colour)
    canvas.frame(x, y, wide, high, 12, edge, thickness)


def fitted(words: str, style: TextStyle, room: int) -> TextStyle:
    """The style, reduced until ``words`` fit, or else a condensed face, reduced likewise."""
    small = shrink(words, style, room)
    if width(words, small) <= room:
        return small
    bold = style.face in (JOST_BOLD, FIGURES_BOLD)
    narrow = TextStyle(FIGURES_BOLD if bold else FIGURES, max(style.size, SMALLEST))
    return shrink(words, narrow, room)


def write_lines(
    canvas: Canvas, x: int, y: int, words: str, style: TextStyle, colour: Colour, room: int
) -> None:
    """Write ``words`` on one line, or on two of the smallest letters, centred on ``y``."""
    if width(words, fitted(words, style, room)) <= room:
        write(canvas, x, y, words, style, colour, room)
        return
    small = TextStyle(fitted(words, style, 1).face, SMALLEST)
    for line, part in enumerate(wrap(words, small, room, 2)):
        canvas.text(x, y - 13 + 27 * line, part, small, colour)


class Block(NamedTuple):
    """Lines of text of one style; ``step`` are the pixels from one to the next."""

    lines: tuple[str, ...]
    style: TextStyle
    step: int

    def write(self, canvas: Canvas, x: int, y: int, colour: Colour, anchor: str = "l") -> None:
        """Write the lines, centred on ``y``; ``x`` and ``anchor`` are those of ``Canvas.text``."""
        top = y - self.step * (len(self.lines) - 1) // 2
        for at, line in enumerate(self.lines):
            canvas.text(x, top + at * self.step, line, self.style, colour, anchor)


def text_block(words: str, style: TextStyle, room: int, high: int) -> Block:
    """``words`` in the largest letters, at most the style's, that fit a box of these pixels."""
    for size in range(style.size, SMALLEST, -1):
        tried = _block(words, TextStyle(style.face, size), room, high)
        if not any(line.endswith(ELLIPSIS) for line in tried.lines):
            return tried
    return _block(words, TextStyle(style.face, SMALLEST), room, high)


def _block(words: str, style: TextStyle, room: int, high: int) -> Block:
    step = round(style.size * 1.06)
    return Block(wrap_parts(words, style, room, max(1, high // step)), style, step)


def wrap_parts(words: str, style: TextStyle, room: int, most: int) -> tuple[str, ...]:
    """``words`` on lines as ``wrap`` has them; words too long for a line also break at hyphens."""
    parts = (
        word.replace("-", "- ") if width(word, style) > room else word for word in words.split(" ")
    )
    return tuple(line.replace("- ", "-") for line in wrap(" ".join(parts), style, room, most))


def write(
    canvas: Canvas,
    x: int,
    y: int,
    words: str,
    style: TextStyle,
    colour: Colour,
    room: int,
    anchor: str = "l",
) -> int:
    """Write ``words`` in a style reduced to fit ``room`` pixels; returns the width.

    ``x``, ``y`` and ``anchor`` are those of ``Canvas.text``.
    """
    return canvas.text(x, y, words, fitted(words, style, room), colour, anchor, room=room)
