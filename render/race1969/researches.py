"""Draws the researches' band: how many researchers each nation has in each research."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import Colour, mix
from render.core.picture import WIDTH, Band, Words
from render.core.text import FIGURES, FIGURES_BOLD, TextStyle
from render.race1969 import theme
from render.race1969.alt_text import researches_alt_text
from render.race1969.icons import icon
from render.race1969.palette import PALETTE
from render.race1969.sprites import badge
from rules.race1969.state import LastMove
from rules.race1969.terms import GROUND_SHEET, RESEARCHES
from rules.race1969.view import View

ROWS, ROW, PANEL = 126, 114, 108
"""Top of the first nation's row, distance from row to row, and the height of a row's panel."""
BADGE = 72
SIGN, SIGN_MIDDLE, CODE_MIDDLE = 66, 44, 99
"""Size of a research's sign, and the middles of signs and codes above the rows."""
CODE = TextStyle(FIGURES, 42)
FIGURE = TextStyle(FIGURES_BOLD, 76)
FIELD = 84
"""Side of the square that shows a research in a row."""
DASH = 22
"""Width of the dash that stands for no researchers."""
_LEFT, _STEP, _SHEET_GAP = 104, 90, 10


@dataclass(frozen=True, slots=True)
class ResearchRow:
    """A nation's researchers and whether it has bonus tokens, in the order of ``RESEARCHES``."""

    nation: str
    researchers: tuple[int, ...]
    bonus: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Researches:
    """The values that the band shows; ``last`` is the last move if it was at a research."""

    labels: theme.Labels
    rows: tuple[ResearchRow, ...]
    last: LastMove | None


def research_x(index: int) -> int:
    """The left edge of a research's column."""
    gap = _SHEET_GAP if index >= len(RESEARCHES) - len(GROUND_SHEET) else 0
    return _LEFT + index * _STEP + gap


def researches(view: View, words: Words) -> Band:
    """The researches' band; only what is public is read."""
    labels, last = theme.Labels.of(words), view.last
    shown = Researches(
        labels=labels,
        rows=tuple(
            ResearchRow(
                nation=each.nation,
                researchers=tuple(research.researchers for research in each.researches),
                bonus=tuple(research.bonus for research in each.researches),
            )
            for each in view.nations
        ),
        last=None if last is None or last.research is None else last,
    )
    alt = researches_alt_text(view, labels, words)
    return Band("researches", draw_researches, (shown,), alt, PALETTE)


def draw_researches(shown: Researches) -> Canvas:
    nations = tuple(row.nation for row in shown.rows)
    canvas = Canvas.on(_ground(nations, shown.labels))
    for seat, row in enumerate(shown.rows):
        top = ROWS + seat * ROW + (PANEL - FIELD) // 2
        for index, researchers in enumerate(row.researchers):
            if researchers:
                draw_researchers(canvas, research_x(index), top, researchers)
        if shown.last is not None:
            _mark(canvas, seat, row, top, shown.last)
    return canvas


def _mark(canvas: Canvas, seat: int, row: ResearchRow, top: int, last: LastMove) -> None:
    """Frame the fields that the last move changed."""
    if last.research is None:
        return
    index = RESEARCHES.index(last.research)
    host = last.seat if last.kind == "hire" else last.host
    x, y, edge = research_x(index) - 4, top - 4, FIELD + 8
    if seat == host:
        canvas.frame(x, y, edge, edge, 18, theme.SIGNAL, 7)
    elif seat == last.seat and row.bonus[index]:
        canvas.frame(x, y, edge, edge, 18, theme.MUSTARD, 5)


_SHADES: tuple[tuple[Colour, Colour], ...] = (
    (mix(theme.TEAL, theme.NIGHT, 0.62), theme.CREAM),
    (theme.TEAL, theme.INK),
    (mix(theme.MUSTARD, theme.PAPER, 0.3), theme.INK),
    (theme.MUSTARD, theme.INK),
)
"""Colours of a field and its figure for 1, 2, 3 and more researchers."""


def draw_researchers(
    canvas: Canvas, x: int, y: int, researchers: int, size: int = FIELD, style: TextStyle = FIGURE
) -> None:
    """A research's number of researchers, on brighter ground the more there are."""
    ground, ink = _SHADES[min(researchers, len(_SHADES)) - 1]
    canvas.panel(x, y, size, size, size // 5, ground)
    canvas.text(x + size // 2, y + size // 2, str(researchers), style, ink, "m")


@cached_image
def _ground(nations: tuple[str, ...], labels: theme.Labels) -> Image.Image:
    canvas = Canvas.blank(WIDTH, ROWS + len(nations) * ROW, theme.PANEL)
    canvas.rect(0, 0, WIDTH, ROWS - 6, theme.NIGHT)
    canvas.rect(0, ROWS - 10, WIDTH, 4, theme.SIGNAL)
    for index, research in enumerate(RESEARCHES):
        x = research_x(index) + FIELD // 2
        canvas.mask(x - SIGN // 2, SIGN_MIDDLE - SIGN // 2, icon(research, SIGN), theme.CREAM)
        canvas.text(x, CODE_MIDDLE, labels.codes[index], CODE, theme.CREAM, "m", _STEP - 6)
    for seat, nation in enumerate(nations):
        y = ROWS + seat * ROW
        canvas.panel(6, y, WIDTH - 12, PANEL, 14, theme.PANEL_LIGHT)
        canvas.sprite(18, y + (PANEL - BADGE) // 2, badge(nation, labels.letter(nation), BADGE))
        for index in range(len(RESEARCHES)):
            left = research_x(index) + (FIELD - DASH) // 2
            canvas.rect(left, y + PANEL // 2 - 3, DASH, 6, mix(theme.STEEL, theme.PANEL_LIGHT, 0.5))
    return PALETTE.nearest(canvas.image)
