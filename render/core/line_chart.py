"""Draws a line chart: shares of 0 to 100 over a game, one line for each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from PIL import Image

from render.core.canvas import Canvas
from render.core.chart_marks import DOT, MARK, RING, ChartDrawn, leader, mark_places
from render.core.colour import Colour
from render.core.picture import MAX_HEIGHT, WIDTH
from render.core.typography.fonts import FontFile
from render.core.typography.text import TextStyle, printable, shrink

HEIGHT = MAX_HEIGHT
"""Height of a chart's band."""
LEFT, RIGHT = 96, WIDTH - 40
TOP, BOTTOM = 204, 626
"""The plot's edges in pixels: x from 0 to 1, and y from 1 to 0."""
PLOT_MARGIN = 10
"""Pixels by which the plot's panel is larger than the plot at each side."""
PLOT = (LEFT - PLOT_MARGIN, TOP - PLOT_MARGIN, RIGHT + PLOT_MARGIN, BOTTOM + PLOT_MARGIN)
"""The plot's panel: left, top, right, bottom."""
TITLE_Y, LEGEND_Y, TICKS_Y = 50, 132, 664
"""The middles of the title, the legend and the labels of ticks."""
MARGIN = 28
"""Pixels left and right of the title and the legend."""
BADGE = 44
"""Size of a badge in the legend."""
QUARTERS = (0, 25, 50, 75, 100)
"""The values that have a line and a label."""
TICK_ROOM = 72
"""The least distance in pixels between the middles of two ticks."""
LINE, EDGE, LEADER = 7, 4, 3
"""Thickness of a seat's line, of a ring, and of the line from a ring to its number."""


@dataclass(frozen=True, slots=True)
class ChartLine:
    """A seat's line: its identity, the names of that and of the person, points (x, y) of 0 to 1."""

    identity: str
    title: str
    person: str
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class ChartMark:
    """A numbered point, x and y from 0 to 1; ``other`` is the height of its hollow dot, if any."""

    x: float
    y: float
    other: float | None = None


@dataclass(frozen=True, slots=True)
class LineChart:
    """A chart's title, lines, ticks and marks.

    ``ticks`` are x from 0 to 1 with their labels; where they are too close, only every second,
    third and so on is drawn. ``marks`` are numbered from 1 on; the hollow dot of one that has an
    ``other`` height is joined to it by a vertical line.
    """

    title: str
    lines: tuple[ChartLine, ...]
    ticks: tuple[tuple[float, str], ...]
    marks: tuple[ChartMark, ...]


@dataclass(frozen=True, slots=True)
class ChartLook:
    """A game's colours and text styles for a chart.

    ``ink`` and ``quiet`` are those of main and secondary text, ``plot`` is the plot's background,
    ``mark`` that of numbers. No text is smaller than ``smallest`` pixels.
    """

    ink: Colour
    quiet: Colour
    grid: Colour
    plot: Colour
    mark: Colour
    mark_ink: Colour
    title: TextStyle
    name: TextStyle
    label: TextStyle
    smallest: int


def with_printable_names(chart: LineChart, face: FontFile) -> LineChart:
    """The chart with people's names reduced to what the fonts can draw."""
    lines = [replace(line, person=printable(line.person, face)) for line in chart.lines]
    return replace(chart, lines=tuple(lines))


def draw_line_chart(
    canvas: Canvas,
    chart: LineChart,
    look: ChartLook,
    colours: dict[str, Colour],
    badge: Callable[[str, int], Image.Image],
) -> None:
    """Draw a chart on a canvas of ``HEIGHT`` pixels.

    ``colours`` go by identity; ``badge`` draws the badge of an identity in a size.
    """
    style = shrink(chart.title, look.title, WIDTH - 2 * MARGIN, look.smallest)
    canvas.text(MARGIN, TITLE_Y, chart.title, style, look.ink, room=WIDTH - 2 * MARGIN)
    _legend(canvas, chart, look, badge)
    _plot(canvas, chart, look)
    drawn = drawn_chart(chart)
    paints = [colours[line.identity] for line in chart.lines]
    for points, colour in zip(drawn.lines, paints, strict=True):
        if len(points) > 1:
            # No dark rim: it would hide the other line where two cross at a small angle.
            canvas.path(points, colour, LINE)
    for points, colour in zip(drawn.lines, paints, strict=True):
        for point in points:
            canvas.disc(*point, DOT, colour)
    _marks(canvas, drawn, look)


def drawn_chart(chart: LineChart) -> ChartDrawn:
    """Where a chart's lines and marked points are, in pixels."""
    lines = tuple(tuple(map(_pixel, line.points)) for line in chart.lines)
    marked = tuple(_pixel((mark.x, mark.y)) for mark in chart.marks)
    others = tuple(
        None if mark.other is None else _pixel((mark.x, mark.other)) for mark in chart.marks
    )
    return ChartDrawn(lines, marked, others, PLOT)


def _pixel(point: tuple[float, float]) -> tuple[int, int]:
    x, y = point
    return round(LEFT + x * (RIGHT - LEFT)), round(BOTTOM - y * (BOTTOM - TOP))


def _legend(
    canvas: Canvas, chart: LineChart, look: ChartLook, badge: Callable[[str, int], Image.Image]
) -> None:
    step = (WIDTH - 2 * MARGIN) // max(1, len(chart.lines))
    room = step - BADGE - 18
    for place, line in enumerate(chart.lines):
        x = MARGIN + place * step
        canvas.sprite(x, LEGEND_Y - BADGE // 2, badge(line.identity, BADGE))
        left = x + BADGE + 10
        if line.person:
            style = shrink(line.person, look.label, room, look.smallest)
            canvas.text(left, LEGEND_Y + 20, line.person, style, look.quiet, room=room)
        style = shrink(line.title, look.name, room, look.smallest)
        y = LEGEND_Y - 18 if line.person else LEGEND_Y
        canvas.text(left, y, line.title, style, look.ink, room=room)


def _plot(canvas: Canvas, chart: LineChart, look: ChartLook) -> None:
    left, top, right, bottom = PLOT
    canvas.panel(left, top, right - left, bottom - top, PLOT_MARGIN, look.plot)
    for quarter in QUARTERS:
        _, y = _pixel((0, quarter / 100))
        canvas.rect(LEFT, y - 1, RIGHT - LEFT, 2, look.grid)
        canvas.text(LEFT - 24, y, str(quarter), look.label, look.quiet, "r")
    for place, words in spaced_ticks(chart.ticks):
        x, _ = _pixel((place, 0))
        canvas.rect(x - 1, TOP, 2, BOTTOM - TOP, look.grid)
        canvas.text(x, TICKS_Y, words, look.label, look.quiet, "m")


def spaced_ticks(ticks: Sequence[tuple[float, str]]) -> list[tuple[float, str]]:
    """Every tick, or every second, third and so on, so that their labels have room."""
    for step in range(1, len(ticks) + 1):
        kept = list(ticks[::step])
        places = [_pixel((place, 0))[0] for place, _ in kept]
        if all(after - before >= TICK_ROOM for before, after in pairwise(places)):
            return kept
    return []


def _marks(canvas: Canvas, drawn: ChartDrawn, look: ChartLook) -> None:
    """The rings and hollow dots, then the numbers over all of them."""
    places = mark_places(drawn)
    for point, other in zip(drawn.marked, drawn.others, strict=True):
        if other is not None:
            canvas.path((point, other), look.mark, LEADER)
    for other in filter(None, drawn.others):
        canvas.disc(*other, DOT, look.plot)
        canvas.ring(*other, DOT, look.mark, EDGE)
    for point, place in zip(drawn.marked, places, strict=True):
        ends = leader(point, place)
        if ends is not None:
            canvas.path(ends, look.ink, LEADER)
    for point in drawn.marked:
        canvas.ring(*point, RING, look.mark, EDGE)
    for number, place in enumerate(places, 1):
        canvas.disc(*place, MARK, look.mark)
        canvas.text(*place, str(number), look.name, look.mark_ink, "m")
