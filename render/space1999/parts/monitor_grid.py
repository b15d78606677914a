"""Draws the Star Monitor's squares and the routes on them, at any size."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.colour import mix
from render.core.shapes import polygon
from render.space1999.parts.sprites import badge, earth
from render.space1999.parts.theme import (
    AMBER,
    GRATICULE,
    LABEL,
    QUIET,
    SCREEN,
    SCREEN_LIGHT,
    SECTOR_STYLES,
    SHELL_DARK,
    SIGNAL,
    VOID,
)
from render.space1999.parts.tiles import LINKED, LOOSE, tile
from rules.space1999.actions import Lay, Slide
from rules.space1999.monitor.grid import STEPS, position
from rules.space1999.terms import SECTORS
from rules.space1999.views.view import View

EDGE_NAMES = 36
"""Room for the names of columns and rows."""


@dataclass(frozen=True, slots=True)
class GridFrame:
    """A place for the grid: its upper left corner, a square's side, and squares on a side.

    ``named`` tells whether columns and rows are named at the edges.
    """

    x: int
    y: int
    cell: int
    size: int
    named: bool

    @property
    def side(self) -> int:
        """The grid's side in pixels."""
        return self.cell * self.size

    @property
    def margin(self) -> int:
        """Pixels that the names and the sectors' badges need on each side."""
        return self.badge + 8 + (EDGE_NAMES if self.named else 0)

    @property
    def badge(self) -> int:
        """The size of the sectors' badges outside the grid."""
        return 46 if self.named else 34

    def corner(self, square: str) -> tuple[int, int]:
        """A square's upper left corner."""
        column, row = position(square)
        return self.x + column * self.cell, self.y + (self.size - 1 - row) * self.cell

    def middle(self, square: str) -> tuple[int, int]:
        """A square's middle."""
        x, y = self.corner(square)
        return x + self.cell // 2, y + self.cell // 2


def draw_routes(
    canvas: Canvas,
    frame: GridFrame,
    view: View,
    preview: Lay | Slide | None = None,
    owner: str = "",
) -> None:
    """The Monitor as it is; ``preview`` is a move that isn't made yet, a ``Lay`` by ``owner``."""
    used = tuple(each.sector for each in view.ships)
    starts = tuple(view.board.monitor.starts[sector] for sector in SECTORS)
    plain = _ground(frame, used, starts)
    canvas.image.paste(plain, (frame.x - frame.margin, frame.y - frame.margin))
    linked = {square for each in view.ships for square in each.route}
    gap = 2 if frame.cell >= 40 else 1
    for each in view.tiles:
        x, y = frame.corner(each.square)
        lies = LINKED if each.square in linked else LOOSE
        side = frame.cell - 2 * gap + (0 if frame.cell >= 40 else 1)
        canvas.sprite(x + gap, y + gap, tile(each.owner, each.shape, each.rotation, side, lies))
    _mark_last(canvas, frame, view)
    if isinstance(preview, Lay):
        x, y = frame.corner(preview.square)
        _glow(canvas, frame, x, y)
        side = frame.cell - 2 * gap
        sprite = tile(owner, preview.shape, preview.rotation, side, LINKED)
        canvas.sprite(x + gap, y + gap, sprite)
        canvas.frame(x - 4, y - 4, frame.cell + 8, frame.cell + 8, 12, AMBER, 5)
    elif isinstance(preview, Slide):
        _slide(canvas, frame, view, preview)


def _mark_last(canvas: Canvas, frame: GridFrame, view: View) -> None:
    last = view.last
    if last is None or last.kind not in ("lay", "slide", "remove"):
        return
    thick = 5 if frame.cell >= 40 else 3
    x, y = frame.corner(last.path[-1] if last.path else last.origin)
    canvas.frame(x - 2, y - 2, frame.cell + 4, frame.cell + 4, frame.cell // 7, SIGNAL, thick)
    if last.kind == "slide" and last.path:
        start, end = frame.middle(last.origin), frame.middle(last.path[-1])
        _arrow(canvas, start, end, max(10, frame.cell // 3))
    elif last.kind == "remove":
        reach = frame.cell // 4
        cx, cy = frame.middle(last.origin)
        canvas.path(((cx - reach, cy - reach), (cx + reach, cy + reach)), SIGNAL, thick)
        canvas.path(((cx - reach, cy + reach), (cx + reach, cy - reach)), SIGNAL, thick)


def _slide(canvas: Canvas, frame: GridFrame, view: View, preview: Slide) -> None:
    moved = next((each for each in view.tiles if each.square == preview.square), None)
    x, y = frame.corner(preview.onto)
    _glow(canvas, frame, x, y)
    if moved is not None:
        sprite = tile(moved.owner, moved.shape, moved.rotation, frame.cell - 4, LOOSE)
        canvas.sprite(x + 2, y + 2, sprite)
        left, top = frame.corner(preview.square)
        canvas.panel(left + 2, top + 2, frame.cell - 4, frame.cell - 4, 8, SCREEN, 0.7)
    canvas.frame(x - 4, y - 4, frame.cell + 8, frame.cell + 8, 12, AMBER, 5)
    _arrow(canvas, frame.middle(preview.square), frame.middle(preview.onto), frame.cell // 3)


def _glow(canvas: Canvas, frame: GridFrame, x: int, y: int) -> None:
    for grown, alpha in ((26, 0.14), (18, 0.2), (10, 0.3)):
        side = frame.cell + 2 * grown
        canvas.panel(x - grown, y - grown, side, side, grown + 8, AMBER, alpha)


def _arrow(canvas: Canvas, start: tuple[int, int], end: tuple[int, int], size: int) -> None:
    """A head on the edge between two squares that are neighbours."""
    dx = (end[0] > start[0]) - (end[0] < start[0])
    dy = (end[1] > start[1]) - (end[1] < start[1])
    x, y = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
    for grown, paint in ((6, VOID), (0, SIGNAL)):
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
def _ground(frame: GridFrame, used: tuple[str, ...], starts: tuple[str, ...]) -> Image.Image:
    """The empty Monitor with its margin: squares, Earth, names at the edges, sectors' starts."""
    whole = frame.side + 2 * frame.margin
    at = GridFrame(frame.margin, frame.margin, frame.cell, frame.size, frame.named)
    canvas = Canvas.blank(whole, whole, SCREEN)
    canvas.rect(at.x - 3, at.y - 3, at.side + 6, at.side + 6, SHELL_DARK)
    canvas.rect(at.x, at.y, at.side, at.side, VOID)
    middle = frame.size // 2
    for column in range(frame.size):
        for row in range(frame.size):
            ring = max(abs(column - middle), abs(row - middle))
            paint = mix(SCREEN_LIGHT, VOID, 0.08 * ring)
            x, y = at.x + column * at.cell, at.y + row * at.cell
            canvas.rect(x + 1, y + 1, at.cell - 2, at.cell - 2, paint)
    for ring in (4, 8):
        canvas.ring(
            at.x + at.side // 2, at.y + at.side // 2, round((ring + 0.8) * at.cell), GRATICULE, 2
        )
    _names(canvas, at)
    for sector, square in zip(SECTORS, starts, strict=True):
        if sector in used:
            _start(canvas, at, sector, square)
    x, y = at.corner(f"{chr(ord('a') + middle)}{middle + 1}")
    canvas.rect(x, y, at.cell, at.cell, VOID)
    globe = earth(at.cell - 2)
    canvas.sprite(x + 1, y + 1, globe)
    return canvas.image


def _names(canvas: Canvas, at: GridFrame) -> None:
    if not at.named:
        return
    for n in range(at.size):
        along = at.cell * n + at.cell // 2
        letter, number = chr(ord("a") + n), str(at.size - n)
        for far in (-EDGE_NAMES // 2 - 2, at.side + EDGE_NAMES // 2 + 2):
            canvas.text(at.x + along, at.y + far, letter, LABEL, QUIET, "m")
            canvas.text(at.x + far, at.y + along, number, LABEL, QUIET, "m")


def _start(canvas: Canvas, at: GridFrame, sector: str, square: str) -> None:
    """A sector's badge outside its first square, and an arrow that leads in."""
    column, row = position(square)
    end = at.size - 1
    side = {0: 3, end: 1}.get(column, 2 if row == 0 else 0)
    dx, dy = STEPS[side][0], -STEPS[side][1]
    x, y = at.middle(square)
    out = at.cell // 2 + (EDGE_NAMES if at.named else 4) + at.badge // 2 + 2
    mark = badge(sector, at.badge)
    canvas.sprite(x + dx * out - at.badge // 2, y + dy * out - at.badge // 2, mark)
    left, top = at.corner(square)
    colour = SECTOR_STYLES[sector].colour
    canvas.rect(left + 1, top + 1, at.cell - 2, at.cell - 2, mix(colour, VOID, 0.68))
    _head(canvas, x, y, -dx, -dy, round(at.cell * 0.6), colour)
