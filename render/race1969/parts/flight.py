"""Draws a flight: its dice, the rocket's moves along the track, the prestige it earned."""

from __future__ import annotations

from dataclasses import dataclass

from render.core.canvas import Canvas
from render.core.colour import Colour, mix, rgb
from render.core.picture import WIDTH
from render.core.typography.text import shrink, width
from render.race1969.art.icons import icon
from render.race1969.art.sprites import die, rocket
from render.race1969.parts.page import HEAD, Heading, draw_heading, page
from render.race1969.parts.theme import (
    CELL,
    CREAM,
    DIE_COLOURS,
    FIGURE,
    HEADING,
    INK,
    LABEL,
    MUSTARD,
    NAME,
    NATION_STYLES,
    NIGHT,
    SIGNAL,
    SMALLEST,
    STEEL,
    TEAL,
    TITLE,
)
from rules.race1969.state import Reveal
from rules.race1969.terms import FAILURE, SUCCESS

BACK = rgb("#ff7a66")
"""The colour of moves back, and of the cards that cause them."""
DICE_TOP, TRACK, RESULT, RESULT_HEIGHT = HEAD + 14, 362, 514, 120
"""Top of the dice, middle of the track, top and height of the result."""


@dataclass(frozen=True, slots=True)
class Flight:
    """The values of a flight's band.

    ``symbols`` and ``cells`` are the mission's, as printed. ``test`` are the labels of successes,
    failures and research. ``nobody`` and ``advanced`` are empty where they don't apply.
    """

    heading: Heading
    flown: Reveal
    symbols: tuple[str, ...]
    cells: tuple[int, ...]
    mission: str
    test: tuple[str, str, str]
    nobody: str
    worth: str
    advanced: str


def draw_flight(shown: Flight) -> Canvas:
    """The drawing of a flight's band."""
    canvas = page(RESULT + RESULT_HEIGHT + 12)
    draw_heading(canvas, shown.heading)
    _mission(canvas, shown)
    _test(canvas, shown)
    _track(canvas, shown)
    if shown.nobody:
        canvas.text(WIDTH // 2, TRACK + 90, shown.nobody, NAME, STEEL, "m", WIDTH - 60)
    _result(canvas, shown)
    return canvas


def _mission(canvas: Canvas, shown: Flight) -> None:
    right = WIDTH - 24
    canvas.text(right, 70, shown.mission, LABEL, STEEL, "r", 460)
    size = 46
    for i, symbol in enumerate(reversed(shown.symbols)):
        canvas.mask(right - (i + 1) * (size + 8) + 8, 6, icon(symbol, size), CREAM)


def _test(canvas: Canvas, shown: Flight) -> None:
    dice = shown.flown.dice
    size = max(8, min(92, 560 // len(dice) - 10))
    for i, face in enumerate(dice):
        canvas.sprite(24 + i * (size + 10), DICE_TOP, die(face, size))
    y = DICE_TOP + 46
    figures = (
        (str(dice.count(SUCCESS)), DIE_COLOURS[SUCCESS]),
        (f"−{dice.count(FAILURE)}", DIE_COLOURS[FAILURE]),
        (f"+{shown.flown.research}", CREAM),
    )
    left = 24 + (size + 10) * len(dice) + 6
    room = (WIDTH - 210 - left) // len(figures)
    for i, ((figure, colour), name) in enumerate(zip(figures, shown.test, strict=True)):
        x = left + room * i + room // 2
        canvas.text(x, y - 16, figure, TITLE, colour, "m")
        canvas.text(x, y + 34, name, LABEL, STEEL, "m", room - 6)
    canvas.panel(WIDTH - 202, DICE_TOP, 178, 92, 16, CREAM)
    score = f"= {shown.flown.score}".replace("-", "−")
    canvas.text(WIDTH - 113, y, score, TITLE, INK, "m")


def _track(canvas: Canvas, shown: Flight) -> None:
    cells, flown = shown.cells, shown.flown
    pitch = min(90, (WIDTH - 40) // len(cells))
    left = (WIDTH - pitch * (len(cells) - 1)) // 2
    nation = shown.heading.nation

    def x_of(cell: int) -> int:
        return left + (cell - 1) * pitch

    half, height = min(32, pitch // 2 - 2), 48
    canvas.rect(left, TRACK - 3, x_of(len(cells)) - left, 6, STEEL)
    for i, worth in enumerate(cells):
        x = left + i * pitch
        last = i == len(cells) - 1
        ground = MUSTARD if last else mix(STEEL, CREAM, i / (len(cells) - 1))
        canvas.panel(x - half, TRACK - height // 2, 2 * half, height, 12, ground)
        canvas.text(x, TRACK, str(worth), CELL, INK, "m")
    fallen = max(1, flown.start - flown.back)
    raised = min(len(cells), fallen + flown.forward)
    deep = 46 if fallen == flown.start else 92
    hops = (
        (flown.launched_from, flown.start, -72, TEAL),
        (flown.start, fallen, 46, BACK),
        (fallen, raised, deep, MUSTARD),
    )
    for start, end, rise, colour in hops:
        _hop(canvas, x_of(start), x_of(end), rise, colour)
    for start, end, rise, colour in hops:
        if start != end:
            moved = f"+{end - start}" if end > start else f"−{start - end}"
            share = _tag_share(x_of(flown.cell), x_of(start), x_of(end)) if rise < 0 else 0.5
            at = round(x_of(start) + (x_of(end) - x_of(start)) * share)
            height_there = rise * 4 * share * (1 - share)
            _tag(canvas, at, round(TRACK + height_there + (28 if rise > 0 else -28)), moved, colour)
    x = x_of(flown.cell)
    look = NATION_STYLES[nation].colour
    canvas.frame(x - half - 5, TRACK - 30, 2 * half + 10, 60, 15, look, 5)
    sprite = rocket(nation, shown.heading.letter, 58)
    canvas.sprite(x - sprite.width // 2, TRACK - 28 - sprite.height, sprite)


def _tag_share(rocket: int, start: int, end: int) -> float:
    """The share of an arc (0 to 1) at which its tag stands, so that the rocket doesn't hide it."""
    if abs((start + end) // 2 - rocket) > 72:
        return 0.5
    return 0.25 if abs(start - rocket) > abs(end - rocket) else 0.75


def _hop(canvas: Canvas, start: int, end: int, rise: int, colour: Colour) -> None:
    """An arrow from cell to cell in an arc of ``rise`` pixels, below the track if positive."""
    if start == end:
        return
    side = 1 if rise > 0 else -1
    edge = TRACK + side * 28
    points = []
    for i in range(33):
        t = i / 32
        points.append((start + (end - start) * t, edge + rise * 4 * t * (1 - t)))
    canvas.path(points, NIGHT, 11, 0.6)
    canvas.path(points, colour, 6)
    direction = 1 if end > start else -1
    tip = (float(end), float(edge))
    canvas.path([(end - direction * 14.0, edge + side * 12.0), tip], colour, 6)
    canvas.path([(end + direction * 6.0, edge + side * 17.0), tip], colour, 6)


def _tag(canvas: Canvas, x: int, y: int, text: str, colour: Colour) -> None:
    canvas.panel(x - 36, y - 22, 72, 44, 22, NIGHT)
    canvas.frame(x - 36, y - 22, 72, 44, 22, colour, 3)
    canvas.text(x, y, text, FIGURE, colour, "m")


def _result(canvas: Canvas, shown: Flight) -> None:
    top, height = RESULT, RESULT_HEIGHT
    canvas.panel(16, top, WIDTH - 32, height, 20, CREAM)
    middle = top + height // 2 if not shown.advanced else top + 38
    star = 74
    figure = f"+{shown.flown.prestige}" if shown.flown.prestige else "0"
    wide = width(figure, TITLE)
    canvas.panel(WIDTH - 36 - wide - star - 66, top, wide + star + 86, height, 20, SIGNAL)
    canvas.text(WIDTH - 46, top + height // 2, figure, TITLE, INK, "r")
    left = WIDTH - 60 - wide - star
    canvas.mask(left, top + height // 2 - star // 2 - 2, icon("prestige", star), INK)
    room = left - 100
    style = shrink(shown.worth, HEADING, room, SMALLEST)
    canvas.text(44, middle, shown.worth, style, INK, room=room)
    if shown.advanced:
        canvas.mask(44, top + 66, icon("moon", 40), INK)
        style = shrink(shown.advanced, NAME, room - 52, SMALLEST)
        canvas.text(96, top + 86, shown.advanced, style, INK, room=room - 52)
