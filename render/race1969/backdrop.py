"""Paints what never changes on the missions' band: sky, Moon, tracks, placards.

It is cached for each board, number of seats and language; the pieces are drawn on a copy.
"""

from __future__ import annotations

import math

from PIL import Image

from render.core import art, shapes
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import Colour, mix
from render.core.picture import WIDTH
from render.core.text import FIGURES_BOLD, TextStyle, shrink
from render.race1969 import theme
from render.race1969.icons import icon
from render.race1969.layout import (
    CELL_HEIGHT,
    CELL_WIDTH,
    COSTS,
    LAUNCH_LEFT,
    LAUNCH_WIDTH,
    LIFT,
    MOON_CELL,
    MOON_LAST,
    MOON_PLACARD_HEIGHT,
    MOON_PLACARD_LEFT,
    MOON_PLACARD_TOP,
    MOON_PLACARD_WIDTH,
    MOON_RADIUS,
    MOON_X,
    MOON_Y,
    PIP_HEIGHT,
    PIP_WIDTH,
    Column,
    MissionsLayout,
    Track,
)
from render.race1969.palette import PALETTE

CODE = TextStyle(FIGURES_BOLD, 34)
COST = TextStyle(FIGURES_BOLD, 44)


def missions_backdrop(layout: MissionsLayout, year: int, labels: theme.Labels) -> Canvas:
    """A new copy of the backdrop; ``year`` is the game's last."""
    return Canvas.on(_paint(layout, year, labels))


@cached_image
def _paint(layout: MissionsLayout, year: int, labels: theme.Labels) -> Image.Image:
    canvas = Canvas(_sky(layout))
    _moon(canvas)
    _orbit(canvas, layout)
    middle = LAUNCH_LEFT + LAUNCH_WIDTH // 2
    canvas.text(
        middle, MOON_PLACARD_TOP + 58, str(year), TextStyle(theme.TITLE.face, 84), theme.SIGNAL, "m"
    )
    for column in layout.columns:
        _track(canvas, column)
        _placard(canvas, layout, column, labels)
    _moon_placard(canvas, layout.moon)
    return PALETTE.nearest(canvas.image)


def _sky(layout: MissionsLayout) -> Image.Image:
    ground = layout.placards + 26
    image = art.gradient(
        WIDTH,
        layout.height,
        (
            (0.0, theme.NIGHT),
            (0.30 * ground / layout.height, theme.SKY),
            (0.72 * ground / layout.height, theme.DUSK),
            (0.9 * ground / layout.height, theme.DEEP_TEAL),
            (1.0 * ground / layout.height, mix(theme.SIGNAL, theme.DEEP_TEAL, 0.45)),
            (1.0, theme.NIGHT),
        ),
        PALETTE,
    )
    art.stars(image, 200, round(ground * 0.8), "1969")
    canvas = Canvas(image)
    # The Earth's horizon, and everything below it in the panel's colour.
    for rise, colour in (
        (26, mix(theme.SIGNAL, theme.MUSTARD, 0.35)),
        (12, theme.MUSTARD),
        (0, theme.PANEL),
    ):
        top = ground - rise
        canvas.mask(0, top, _horizon(WIDTH, 60), colour)
        canvas.rect(0, top + 60, WIDTH, layout.height - top - 60, colour)
    return canvas.image


def _horizon(width: int, height: int) -> Image.Image:
    points = [(0.0, float(height))]
    for i in range(41):
        share = i / 20 - 1
        points.append((width * i / 40, height * 0.8 * share * share))
    points.append((float(width), float(height)))
    return shapes.polygon(tuple(points), width, height)


def _moon(canvas: Canvas) -> None:
    x, y, radius = MOON_X, MOON_Y, MOON_RADIUS
    for reach, alpha in ((240, 0.05), (190, 0.07), (140, 0.10)):
        canvas.disc(x, y, 2 * reach, theme.CREAM, alpha)
    face = mix(theme.CREAM, theme.PAPER, 0.35)
    canvas.disc(x, y, 2 * radius, face)
    shadow = shapes.disc(2 * radius).copy()
    shadow.paste(0, (-18, -15), shapes.disc(2 * radius))
    canvas.mask(x - radius, y - radius, shadow, mix(theme.PAPER, theme.SHADE, 0.55))
    for dx, dy, size in (
        (-44, -44, 40),
        (26, -60, 30),
        (60, -14, 24),
        (-20, 64, 38),
        (42, 48, 28),
        (-12, -74, 14),
        (66, 26, 14),
        (-46, 44, 12),
    ):
        canvas.disc(x + dx, y + dy, size, mix(theme.PAPER, theme.SHADE, 0.35))
        shift, floor = size // 12, mix(theme.PAPER, theme.CREAM, 0.1)
        canvas.disc(x + dx + shift, y + dy + shift, size * 5 // 6, floor)


def _orbit(canvas: Canvas, layout: MissionsLayout) -> None:
    points = shapes.curve([(float(x), float(y)) for x, y in layout.moon_cells], 6)
    canvas.path(points, theme.NIGHT, 18, 0.55)
    canvas.path(points, mix(theme.SKY, theme.STEEL, 0.55), 5)
    last = len(layout.moon_cells) - 1
    for i, ((x, y), worth) in enumerate(zip(layout.moon_cells, layout.moon.cells, strict=True)):
        if i == last:
            canvas.disc(x, y, MOON_LAST + 6, theme.NIGHT)
            canvas.disc(x, y, MOON_LAST, theme.SIGNAL)
            canvas.text(x, y, str(worth), theme.FIGURE, theme.INK, "m")
        elif math.dist((x, y), (MOON_X, MOON_Y)) < MOON_RADIUS:
            _moon_disc(canvas, x, y, worth, theme.INK, theme.CREAM)
        else:
            draw_moon_cell(canvas, x, y, worth, i / last)


def draw_moon_cell(canvas: Canvas, x: int, y: int, worth: int, share: float) -> None:
    """A cell of the Moon track on its orbit, ``share`` of the way along it, from 0 to 1."""
    _moon_disc(canvas, x, y, worth, _cell_colour(share), theme.INK)


def _moon_disc(canvas: Canvas, x: int, y: int, worth: int, ground: Colour, ink: Colour) -> None:
    canvas.disc(x, y, MOON_CELL + 6, theme.NIGHT)
    canvas.disc(x, y, MOON_CELL, ground)
    canvas.text(x, y, str(worth), theme.CELL, ink, "m")


def _cell_colour(share: float) -> Colour:
    return mix(theme.STEEL, theme.CREAM, share)


def _track(canvas: Canvas, column: Column) -> None:
    last = len(column.cells) - 1
    foot = (column.cells[0][0], column.cells[0][1] + LIFT)
    line = [(float(x), float(y)) for x, y in (foot, *column.cells)]
    canvas.path(line, theme.NIGHT, 12, 0.6)
    for i, (x, y) in enumerate(column.cells):
        if column.written[i]:
            draw_cell(canvas, x, y, column.mission.cells[i], i / last, last=i == last)
        else:
            draw_pip(canvas, x, y, i / last)
    x, y = column.cells[-1]
    draw_last_cell_sign(canvas, x, y - 36)


def draw_cell(
    canvas: Canvas,
    x: int,
    y: int,
    worth: int,
    share: float,
    *,
    last: bool,
    height: int = CELL_HEIGHT,
) -> None:
    """A cell of a track with its figure, ``share`` of the way up from 0 to 1."""
    width = CELL_WIDTH
    colour = theme.MUSTARD if last else _cell_colour(share)
    canvas.panel(x - width // 2 - 2, y - height // 2 - 2, width + 4, height + 4, 12, theme.NIGHT)
    canvas.panel(x - width // 2, y - height // 2, width, height, 10, colour)
    canvas.text(x, y, str(worth), theme.CELL, theme.INK, "m")


def draw_pip(canvas: Canvas, x: int, y: int, share: float) -> None:
    """A cell without its figure."""
    width, height = PIP_WIDTH, PIP_HEIGHT
    canvas.panel(x - width // 2 - 2, y - height // 2 - 2, width + 4, height + 4, 9, theme.NIGHT)
    canvas.panel(x - width // 2, y - height // 2, width, height, 7, _cell_colour(share))


def draw_last_cell_sign(canvas: Canvas, x: int, y: int) -> None:
    """The Moon above a last cell: whoever reaches it moves their flag on the Moon track."""
    canvas.disc(x, y, 34, theme.NIGHT, 0.7)
    canvas.mask(x - 14, y - 14, icon("moon", 28), theme.MUSTARD)


def _placard(canvas: Canvas, layout: MissionsLayout, column: Column, labels: theme.Labels) -> None:
    x, y, width = column.x - column.width // 2, layout.placards, column.width
    canvas.panel(x, y + 4, width, layout.placard_height, 12, theme.NIGHT)
    canvas.panel(x, y, width, layout.placard_height, 12, theme.CREAM)
    symbols = column.mission.symbols
    if len(symbols) == 1:
        canvas.mask(x + 3, y + 5, icon(symbols[0], 40), theme.INK)
        code, room = labels.code(symbols[0]), width - 50
        canvas.text(x + width - 5, y + 25, code, shrink(code, CODE, room), theme.INK, "r", room)
    else:
        step = min(42, (width - 4) // len(symbols))
        start = column.x - step * len(symbols) // 2
        for i, symbol in enumerate(symbols):
            canvas.mask(
                start + i * step + 1, y + (50 - step) // 2, icon(symbol, step - 2), theme.INK
            )
    draw_costs(
        canvas,
        x + 4,
        x + width - 5,
        y + COSTS,
        column.mission.launch_cost,
        column.mission.espionage_cost,
    )
    canvas.rect(x + 8, y + 84, width - 16, 2, theme.SHADE)


def draw_costs(
    canvas: Canvas, left: int, right: int, y: int, launch: int | None, spying: int | None
) -> None:
    """The cost of a launch, on yellow, and that of a cell in points of espionage cards."""
    if launch is not None:
        canvas.panel(left, y - 18, 44, 36, 8, theme.MUSTARD)
        canvas.text(left + 22, y, str(launch), COST, theme.INK, "m")
    if spying is not None:
        wide = canvas.text(right, y, str(spying), COST, theme.INK, "r")
        canvas.mask(right - wide - 29, y - 13, icon("espionage", 27), theme.INK)


def _moon_placard(canvas: Canvas, moon: Track) -> None:
    x, y, width = MOON_PLACARD_LEFT, MOON_PLACARD_TOP, MOON_PLACARD_WIDTH
    canvas.panel(x, y + 4, width, MOON_PLACARD_HEIGHT, 14, theme.NIGHT)
    canvas.panel(x, y, width, MOON_PLACARD_HEIGHT, 14, theme.CREAM)
    step = min(33, (width - 8) // len(moon.symbols))
    for i, symbol in enumerate(moon.symbols):
        canvas.mask(x + 5 + i * step, y + 7, icon(symbol, step - 3), theme.INK)
    draw_costs(canvas, x + 10, x + width - 12, y + COSTS - 2, moon.launch_cost, moon.espionage_cost)
    canvas.mask(x + width // 2 - 14, y + COSTS - 18, icon("moon", 32), theme.INK)
    canvas.rect(x + 10, y + 84, width - 20, 2, theme.SHADE)
