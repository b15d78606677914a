"""Paints what never changes on the board: sky, Moon, tracks, placards, headings of columns.

It is kept in memory for each board, number of seats and language; what moves goes on a copy.
"""

from __future__ import annotations

import math

from PIL import Image

from render.core import shapes, sky
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.colour import mix
from render.core.picture import WIDTH
from render.race1969.parts.icons import icon
from render.race1969.parts.labels import Labels
from render.race1969.parts.layout import (
    CARDS_X,
    CELL_HEIGHT,
    CELL_WIDTH,
    HEADER,
    LIFT,
    MONEY_X,
    MOON_CELL,
    MOON_LAST,
    MOON_RADIUS,
    MOON_X,
    MOON_Y,
    PRESTIGE_X,
    BoardLayout,
    Column,
    Track,
    board_layout,
    research_x,
)
from render.race1969.parts.theme import (
    CELL,
    CODE,
    CREAM,
    DEEP_TEAL,
    DUSK,
    FIGURE,
    INK,
    LABEL_BOLD,
    MUSTARD,
    NAME_BOLD,
    NIGHT,
    PANEL,
    PANEL_LIGHT,
    PAPER,
    SHADE,
    SIGNAL,
    SKY,
    STEEL,
    TITLE,
)
from rules.race1969.components.board import Board
from rules.race1969.terms import RESEARCHES


def backdrop(board: Board, seats: int, labels: Labels) -> Canvas:
    """A fresh copy of the board's backdrop."""
    return Canvas(_paint(board_layout(board, seats), board.rounds[-1].year, labels).copy())


@cached_image
def _paint(layout: BoardLayout, year: int, labels: Labels) -> Image.Image:
    canvas = Canvas(_sky(layout))
    _moon(canvas)
    _orbit(canvas, layout)
    for column in layout.columns:
        _track(canvas, column)
        _placard(canvas, layout, column, labels)
    _moon_plate(canvas, layout.moon, labels)
    canvas.rect(0, 0, WIDTH, HEADER - 4, NIGHT)
    canvas.rect(0, HEADER - 4, WIDTH, 4, SIGNAL)
    canvas.text(18, 52, str(year), TITLE, SIGNAL)
    _seat_panel(canvas, layout, labels)
    return canvas.image


def _sky(layout: BoardLayout) -> Image.Image:
    ground = layout.placards + 26
    image = sky.gradient(
        WIDTH,
        layout.height,
        (
            (0.0, NIGHT),
            (0.30 * ground / layout.height, SKY),
            (0.72 * ground / layout.height, DUSK),
            (0.9 * ground / layout.height, DEEP_TEAL),
            (1.0 * ground / layout.height, mix(SIGNAL, DEEP_TEAL, 0.45)),
            (1.0, NIGHT),
        ),
    )
    sky.stars(image, 420, round(ground * 0.8), "1969")
    canvas = Canvas(image)
    # The Earth's limb, and everything below it in the panel's colour.
    for rise, colour in ((26, mix(SIGNAL, MUSTARD, 0.35)), (12, MUSTARD), (0, PANEL)):
        top = ground - rise
        canvas.mask(0, top, _limb(WIDTH, 60), colour)
        canvas.rect(0, top + 60, WIDTH, layout.height - top - 60, colour)
    return canvas.image


def _limb(width: int, height: int) -> Image.Image:
    points = [(0.0, float(height))]
    for i in range(41):
        share = i / 20 - 1
        points.append((width * i / 40, height * 0.8 * share * share))
    points.append((float(width), float(height)))
    return shapes.polygon(tuple(points), width, height)


def _moon(canvas: Canvas) -> None:
    x, y, radius = MOON_X, MOON_Y, MOON_RADIUS
    for reach, alpha in ((300, 0.05), (245, 0.07), (185, 0.10)):
        canvas.disc(x, y, 2 * reach, CREAM, alpha)
    face = mix(CREAM, PAPER, 0.35)
    canvas.disc(x, y, 2 * radius, face)
    shadow = shapes.disc(2 * radius).copy()
    shadow.paste(0, (-26, -22), shapes.disc(2 * radius))
    canvas.mask(x - radius, y - radius, shadow, mix(PAPER, SHADE, 0.55))
    for dx, dy, size in (
        (-78, -62, 62),
        (40, -92, 44),
        (92, -22, 34),
        (-102, 26, 36),
        (-30, 98, 58),
        (62, 78, 40),
        (-28, -112, 22),
        (104, 38, 20),
        (-66, 66, 18),
        (10, 52, 16),
    ):
        canvas.disc(x + dx, y + dy, size, mix(PAPER, SHADE, 0.35))
        canvas.disc(x + dx + size // 12, y + dy + size // 12, size * 5 // 6, mix(PAPER, CREAM, 0.1))


def _orbit(canvas: Canvas, layout: BoardLayout) -> None:
    points = shapes.curve([(float(x), float(y)) for x, y in layout.moon_cells], 6)
    canvas.path(points, NIGHT, 18, 0.55)
    canvas.path(points, mix(SKY, STEEL, 0.55), 5)
    last = len(layout.moon_cells) - 1
    for i, ((x, y), worth) in enumerate(zip(layout.moon_cells, layout.moon.cells, strict=True)):
        size = MOON_LAST if i == last else MOON_CELL
        on_moon = math.dist((x, y), (MOON_X, MOON_Y)) < MOON_RADIUS
        canvas.disc(x, y, size + 6, NIGHT)
        if i == last:
            canvas.disc(x, y, size, SIGNAL)
        elif on_moon:
            canvas.disc(x, y, size, INK)
        else:
            canvas.disc(x, y, size, _warmth(i, last))
        style = FIGURE if i == last else CELL
        canvas.text(x, y, str(worth), style, CREAM if on_moon and i != last else INK, "m")


def _warmth(step: int, last: int) -> tuple[int, int, int]:
    return mix(STEEL, CREAM, step / last)


def _track(canvas: Canvas, column: Column) -> None:
    last = len(column.cells) - 1
    foot = (column.cells[0][0], column.cells[0][1] + LIFT)
    line = [(float(x), float(y)) for x, y in (foot, *column.cells)]
    canvas.path(line, NIGHT, 12, 0.6)
    width, height = CELL_WIDTH, CELL_HEIGHT
    for i, ((x, y), worth) in enumerate(zip(column.cells, column.mission.cells, strict=True)):
        colour = MUSTARD if i == last else _warmth(i, last)
        canvas.panel(x - width // 2 - 2, y - height // 2 - 2, width + 4, height + 4, 11, NIGHT)
        canvas.panel(x - width // 2, y - height // 2, width, height, 9, colour)
        canvas.text(x, y, str(worth), CELL, INK, "m")
    # The last cell moves the flag on the Moon track.
    x, y = column.cells[-1]
    canvas.disc(x, y - 34, 34, NIGHT, 0.7)
    canvas.mask(x - 13, y - 47, icon("moon", 26), MUSTARD)


def _placard(canvas: Canvas, layout: BoardLayout, column: Column, labels: Labels) -> None:
    x, y, width = column.x - column.width // 2, layout.placards, column.width
    canvas.panel(x, y + 4, width, layout.placard_height, 12, NIGHT)
    canvas.panel(x, y, width, layout.placard_height, 12, CREAM)
    symbols = column.mission.symbols
    step, size = (30, 29) if len(symbols) > 1 else (34, 34)
    if len(symbols) == 1:
        canvas.mask(x + 5, y + 8, icon(symbols[0], size), INK)
        canvas.text(x + width - 8, y + 26, labels.code(symbols[0]), LABEL_BOLD, INK, "r")
    else:
        start = column.x - step * len(symbols) // 2
        for i, symbol in enumerate(symbols):
            canvas.mask(start + i * step, y + 10, icon(symbol, size), INK)
    _costs(canvas, x + 8, x + width - 8, y + 64, column.mission, labels)
    canvas.rect(x + 8, y + 83, width - 16, 2, SHADE)


def _costs(canvas: Canvas, left: int, right: int, y: int, mission: Track, labels: Labels) -> None:
    wide = canvas.text(left, y, str(mission.launch_cost), FIGURE, INK)
    canvas.text(left + wide + 3, y + 2, labels.million, CODE, INK)
    wide = canvas.text(right, y, str(mission.espionage_cost), FIGURE, INK, "r")
    canvas.mask(right - wide - 31, y - 14, icon("espionage", 28), INK)


def _moon_plate(canvas: Canvas, moon: Track, labels: Labels) -> None:
    x, y, width, height = 14, HEADER + 14, 214, 162
    canvas.panel(x, y + 4, width, height, 14, NIGHT)
    canvas.panel(x, y, width, height, 14, CREAM)
    canvas.text(x + 14, y + 26, labels.moon, NAME_BOLD, INK, room=width - 28)
    size = 30
    for i, symbol in enumerate(moon.symbols):
        canvas.mask(x + 12 + i * 32, y + 46, icon(symbol, size), INK)
    _costs(canvas, x + 14, x + width - 14, y + 100, moon, labels)
    canvas.rect(x + 10, y + 119, width - 20, 2, SHADE)


def _seat_panel(canvas: Canvas, layout: BoardLayout, labels: Labels) -> None:
    y = layout.seat_panel
    canvas.panel(10, y, WIDTH - 20, layout.height - y - 8, 16, PANEL_LIGHT)
    canvas.text(PRESTIGE_X, y + 49, labels.prestige, CODE, STEEL, "m")
    canvas.mask(PRESTIGE_X - 13, y + 7, icon("prestige", 26), CREAM)
    canvas.text(MONEY_X, y + 49, labels.money, CODE, STEEL, "m", 80)
    canvas.text(CARDS_X - 6, y + 49, labels.cards, CODE, STEEL, "m", 64)
    for index, research in enumerate(RESEARCHES):
        x = research_x(index) + 22
        canvas.mask(x - 15, y + 5, icon(research, 30), CREAM)
        canvas.text(x, y + 49, labels.codes[index], CODE, STEEL, "m")
