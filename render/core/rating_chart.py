"""A person's ratings over time: a line for each game."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.line_chart import HEIGHT, ChartLook, LineChart, draw_line_chart
from render.core.palette import Palette, mix, rgb
from render.core.picture import WIDTH, Band
from render.core.shapes import disc
from render.core.text import FIGURES, JOST_BOLD, TextStyle

NIGHT, PANEL, GRID = rgb("#0b1220"), rgb("#14203a"), rgb("#26375c")
INK, QUIET = rgb("#f2efe6"), rgb("#a9b7d0")
GAMES = (rgb("#7cc6fb"), rgb("#f5d547"), rgb("#f2663b"), rgb("#25a272"))
"""The colours of games in their order, which colour-blind people can tell apart."""

LOOK = ChartLook(
    INK,
    QUIET,
    GRID,
    PANEL,
    GAMES[1],
    NIGHT,
    TextStyle(JOST_BOLD, 44),
    TextStyle(JOST_BOLD, 34),
    TextStyle(FIGURES, 30),
)

_FLAT = (NIGHT, PANEL, GRID, INK, QUIET, *GAMES)
PALETTE = Palette(
    dict.fromkeys(
        [
            *_FLAT,
            *(
                mix(ground, colour, share / 6)
                for ground in (NIGHT, PANEL, GRID)
                for colour in (INK, QUIET, PANEL, *GAMES)
                for share in range(1, 6)
            ),
        ]
    )
)
"""Each colour, and the shades of its edges on what lies below."""


def ratings_chart(chart: LineChart, told: Sequence[Sequence[str]]) -> tuple[Band, ...]:
    """The chart's band; its lines' identities are games. ``told`` is as ``compose`` takes it."""
    return (Band("ratings", draw_ratings, (chart,), compose(told), PALETTE, HEIGHT),)


def draw_ratings(chart: LineChart) -> Canvas:
    """The chart with a disc of each game's colour."""
    canvas = Canvas.blank(WIDTH, HEIGHT, NIGHT)
    colours = {line.identity: GAMES[at % len(GAMES)] for at, line in enumerate(chart.lines)}

    def badge(game: str, size: int) -> Image.Image:
        sprite = Image.new("RGBA", (size, size), (*colours[game], 255))
        sprite.putalpha(disc(size))
        return sprite

    draw_line_chart(canvas, chart, LOOK, colours, badge)
    return canvas
