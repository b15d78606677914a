"""Draws the Star Monitor's squares and the routes on them, on the left of a band."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import mix
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.shapes import polygon
from render.core.text import FIGURES, TextStyle
from render.space1999 import theme
from render.space1999.alt_text import monitor_alt_text
from render.space1999.board_shown import (
    ConsoleShown,
    RoutesShown,
    TileMark,
    console_shown,
    routes_shown,
)
from render.space1999.cards import DISPLACED, LINKED, tile
from render.space1999.central_computer import draw_console_figures, draw_recesses
from render.space1999.page import draw_console
from render.space1999.palette import PALETTE
from render.space1999.sprites import earth
from rules.core.game import Seat
from rules.space1999.monitor import STEPS, position
from rules.space1999.outlook import view_after
from rules.space1999.route_tiles import Lay
from rules.space1999.slides import Slide
from rules.space1999.view import View

NAMES = 32
"""Pixels for the names of columns and rows, below and on the left."""
START_BAR = 28
"""Thickness of the tabs outside the grid that mark the sectors' first squares."""
NAME = TextStyle(FIGURES, 36)
GLOBE = 1.2
"""The Earth's diameter, in squares: routes end under its rim."""


@dataclass(frozen=True, slots=True)
class GridFrame:
    """The grid's place: its upper left corner and a square's side in pixels, squares on a side."""

    x: int
    y: int
    cell: int
    size: int

    @property
    def side(self) -> int:
        return self.cell * self.size

    @property
    def earth(self) -> str:
        """The square in the middle."""
        middle = self.size // 2
        return f"{chr(ord('a') + middle)}{middle + 1}"

    @property
    def right(self) -> int:
        """The left edge of what is beside the Monitor."""
        return self.x + self.side + START_BAR + 6

    def corner(self, square: str) -> tuple[int, int]:
        column, row = position(square)
        return self.x + column * self.cell, self.y + (self.size - 1 - row) * self.cell

    def middle(self, square: str) -> tuple[int, int]:
        x, y = self.corner(square)
        return x + self.cell // 2, y + self.cell // 2


def grid_frame(size: int) -> GridFrame:
    """The largest grid of ``size`` by ``size`` squares that fits a band's height."""
    cell = (MAX_HEIGHT - NAMES - 2 * START_BAR) // size
    return GridFrame(NAMES + START_BAR + 2, START_BAR, cell, size)


def monitor_page(shown: RoutesShown, ships: int = 0) -> Canvas:
    """A new canvas with the Star Monitor on the left and a console on the right.

    The console has recesses for the figures of so many ``ships``; for none it is empty.
    """
    canvas = Canvas.on(_ground(shown.size, shown.starts, ships))
    frame = grid_frame(shown.size)
    gap = 2 if frame.cell >= 36 else 1
    _ways(canvas, frame, shown.ways)
    for each, linked in shown.laid:
        x, y = frame.corner(each.square)
        state = LINKED if linked else DISPLACED
        sprite = tile(each.owner, each.shape, each.rotation, frame.cell - 2 * gap, state)
        canvas.sprite(x + gap, y + gap, sprite)
    _earth(canvas, frame)
    if shown.last is not None:
        _mark_last(canvas, frame, shown.last)
    for square in shown.choices:
        x, y = frame.corner(square)
        canvas.frame(x + 1, y + 1, frame.cell - 2, frame.cell - 2, 8, theme.AMBER, 6)
    if shown.preview is not None:
        move, owner = shown.preview
        if isinstance(move, Lay):
            _lay(canvas, frame, move, owner)
        else:
            _slide(canvas, frame, shown, move)
    return canvas


def _ways(canvas: Canvas, frame: GridFrame, ways: Sequence[tuple[str, tuple[str, ...]]]) -> None:
    """Ways to Earth that aren't laid: on each square how many tiles are left to lay from there.

    That is the same for all whose ways share a square; it has the colour of the first of them.
    """
    drawn: set[str] = set()
    for sector, way in ways:
        for left, (square, onto) in zip(
            range(len(way), 0, -1), pairwise((*way, frame.earth)), strict=True
        ):
            if square not in drawn:
                x, y = frame.corner(square)
                sprite = missing_tile(sector, left, _side_towards(square, onto), frame.cell - 2)
                canvas.image.paste(sprite, (x + 1, y + 1))
        drawn.update(way)


def _side_towards(square: str, onto: str) -> int:
    (x, y), (u, v) = position(square), position(onto)
    return STEPS.index((u - x, v - y))


@cached_image
def missing_tile(sector: str, left: int, side: int, size: int) -> Image.Image:
    """A square where a tile is missing, with an arrow to the side by which the way goes on."""
    colour = theme.SECTOR_STYLES[sector].colour
    canvas = Canvas.blank(size, size, mix(colour, theme.VOID, 0.7))
    middle, reach = size // 2, size // 2 - 5
    x, y = middle + STEPS[side][0] * reach, middle - STEPS[side][1] * reach
    _head(canvas, x, y, STEPS[side][0], -STEPS[side][1], 12, mix(colour, theme.VOID, 0.2))
    style = theme.NUMBER if size > 44 else theme.LABEL
    canvas.text(middle, middle, str(left), style, mix(colour, theme.FORCE, 0.5), "m")
    return canvas.image


def _earth(canvas: Canvas, frame: GridFrame) -> None:
    x, y = frame.middle(frame.earth)
    globe = earth(round(GLOBE * frame.cell))
    canvas.disc(x, y, globe.width + 8, theme.VOID)
    canvas.sprite(x - globe.width // 2, y - globe.height // 2, globe)


def _mark_last(canvas: Canvas, frame: GridFrame, last: TileMark) -> None:
    thick = 5 if frame.cell >= 36 else 3
    x, y = frame.corner(last.onto)
    draw_corners(canvas, x - 2, y - 2, frame.cell + 4)
    if last.kind == "slide":
        start, end = frame.middle(last.square), frame.middle(last.onto)
        _arrow(canvas, start, end, max(12, frame.cell // 2))
    elif last.kind == "remove":
        reach = frame.cell // 4
        cx, cy = frame.middle(last.square)
        canvas.path(((cx - reach, cy - reach), (cx + reach, cy + reach)), theme.SIGNAL, thick)
        canvas.path(((cx - reach, cy + reach), (cx + reach, cy - reach)), theme.SIGNAL, thick)


def draw_corners(canvas: Canvas, x: int, y: int, side: int) -> None:
    """The four corners about the tile of the last move, as wide as high from (x, y)."""
    thick, long = max(4, side // 9), side // 3
    for dx in (0, 1):
        for dy in (0, 1):
            left, top = x + dx * (side - long), y + dy * (side - thick)
            canvas.rect(left, top, long, thick, theme.SIGNAL)
            left, top = x + dx * (side - thick), y + dy * (side - long)
            canvas.rect(left, top, thick, long, theme.SIGNAL)


def _lay(canvas: Canvas, frame: GridFrame, preview: Lay, owner: str) -> None:
    x, y = frame.corner(preview.square)
    _glow(canvas, frame, x, y)
    sprite = tile(owner, preview.shape, preview.rotation, frame.cell - 4, LINKED)
    canvas.sprite(x + 2, y + 2, sprite)
    canvas.frame(x - 5, y - 5, frame.cell + 10, frame.cell + 10, 12, theme.AMBER, 6)


def _slide(canvas: Canvas, frame: GridFrame, shown: RoutesShown, preview: Slide) -> None:
    moved = next((each for each, _ in shown.laid if each.square == preview.square), None)
    x, y = frame.corner(preview.onto)
    _glow(canvas, frame, x, y)
    if moved is not None:
        sprite = tile(moved.owner, moved.shape, moved.rotation, frame.cell - 4, DISPLACED)
        canvas.sprite(x + 2, y + 2, sprite)
        left, top = frame.corner(preview.square)
        canvas.panel(left + 2, top + 2, frame.cell - 4, frame.cell - 4, 8, theme.SCREEN, 0.7)
    canvas.frame(x - 5, y - 5, frame.cell + 10, frame.cell + 10, 12, theme.AMBER, 6)
    _arrow(canvas, frame.middle(preview.square), frame.middle(preview.onto), frame.cell // 2)


def _glow(canvas: Canvas, frame: GridFrame, x: int, y: int) -> None:
    for grown, alpha in ((26, 0.14), (18, 0.2), (10, 0.3)):
        side = frame.cell + 2 * grown
        canvas.panel(x - grown, y - grown, side, side, grown + 8, theme.AMBER, alpha)


def _arrow(canvas: Canvas, start: tuple[int, int], end: tuple[int, int], size: int) -> None:
    """An arrow's head on the edge between two neighbouring squares."""
    dx = (end[0] > start[0]) - (end[0] < start[0])
    dy = (end[1] > start[1]) - (end[1] < start[1])
    x, y = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
    for grown, paint in ((6, theme.VOID), (0, theme.SIGNAL)):
        _head(canvas, x, y, dx, dy, size + grown, paint)


def _head(
    canvas: Canvas, x: int, y: int, dx: int, dy: int, size: int, paint: tuple[int, int, int]
) -> None:
    """A triangle about (x, y) that points along (dx, dy)."""
    half = size / 2
    points = tuple(
        (
            half + along * dx * half + across * dy * half,
            half + along * dy * half + across * dx * half,
        )
        for along, across in ((0.9, 0.0), (-0.6, 0.9), (-0.6, -0.9))
    )
    canvas.mask(x - size // 2, y - size // 2, polygon(points, size, size), paint)


@cached_image
def _ground(size: int, starts: tuple[tuple[str, str], ...], ships: int) -> Image.Image:
    """The Monitor without tiles and the console without figures."""
    at = grid_frame(size)
    canvas = Canvas.blank(WIDTH, MAX_HEIGHT, theme.SCREEN)
    draw_console(canvas, at.right)
    if ships:
        draw_recesses(canvas, at.right, ships)
    canvas.rect(at.x - 3, at.y - 3, at.side + 6, at.side + 6, theme.SHELL_DARK)
    canvas.rect(at.x, at.y, at.side, at.side, theme.VOID)
    middle = size // 2
    for column in range(size):
        for row in range(size):
            ring = max(abs(column - middle), abs(row - middle))
            x, y = at.x + column * at.cell, at.y + row * at.cell
            paint = theme.SQUARES[min(ring, len(theme.SQUARES) - 1)]
            canvas.rect(x + 1, y + 1, at.cell - 2, at.cell - 2, paint)
    _names(canvas, at)
    for sector, square in starts:
        _start(canvas, at, sector, square)
    return PALETTE.nearest(canvas.image)


def _names(canvas: Canvas, at: GridFrame) -> None:
    """Names of columns below, of rows on the left; every other one where squares are small."""
    below, beside = at.y + at.side + START_BAR + 14, at.x - START_BAR - NAMES // 2 + 2
    for n in range(0, at.size, 1 if at.cell >= 36 else 2):
        along = at.cell * n + at.cell // 2
        canvas.text(at.x + along, below, chr(ord("a") + n), NAME, theme.QUIET, "m")
        canvas.text(beside, at.y + at.side - along, str(n + 1), NAME, theme.QUIET, "m")


def _start(canvas: Canvas, at: GridFrame, sector: str, square: str) -> None:
    """A tab with the sector's letter outside the grid, where its route comes in."""
    column, row = position(square)
    end = at.size - 1
    side = {0: 3, end: 1}.get(column, 2 if row == 0 else 0)
    dx, dy = STEPS[side][0], -STEPS[side][1]
    x, y = at.middle(square)
    out = at.cell // 2 + START_BAR // 2
    wide, high = (START_BAR - 4, at.cell) if dx else (at.cell, START_BAR - 4)
    draw_tab(canvas, x + dx * out, y + dy * out, sector, wide, high)


def draw_tab(canvas: Canvas, x: int, y: int, sector: str, wide: int, high: int) -> None:
    """The tab of a sector about (x, y)."""
    colour = theme.SECTOR_STYLES[sector].colour
    canvas.panel(x - wide // 2, y - high // 2, wide, high, 8, colour)
    canvas.text(x, y, sector.upper(), theme.LABEL_BOLD, theme.INK, "m")


def monitor(
    view: View,
    people: Sequence[str],
    words: Words,
    preview: Lay | Slide | None = None,
    seat: Seat | None = None,
    choices: Sequence[str] = (),
) -> Band:
    """The Star Monitor: unbroken routes bright, displaced tiles hatched, the last move marked.

    A shortest way on is shown for each route, with the tiles left to lay counted down to Earth.
    Only what is public is read. ``preview`` is a move of ``seat`` (the viewer's, if not given) that
    isn't made yet; it is framed, with a glow, and routes are told as they will be. ``choices`` are
    squares to choose from. Columns and rows are named as in notation.
    """
    mover = view.viewer if seat is None else seat
    routes = routes_shown(view, preview, mover, choices)
    after = view if preview is None else view_after(view, mover or 0, preview)
    console = console_shown(after, people, words)
    alt = monitor_alt_text(after, people, words, preview, choices, routes.ways)
    return Band("monitor", draw_monitor, (routes, console), alt, PALETTE)


def draw_monitor(routes: RoutesShown, console: ConsoleShown) -> Canvas:
    canvas = monitor_page(routes, len(console.seats))
    draw_console_figures(canvas, grid_frame(routes.size).right, console)
    return canvas
