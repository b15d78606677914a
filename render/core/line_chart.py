"""A line chart over a game's course, with numbered points that cover nothing else."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import TypeAlias

from PIL import Image

from render.core.canvas import Canvas
from render.core.palette import Colour
from render.core.picture import MAX_HEIGHT, WIDTH
from render.core.shapes import Pixel
from render.core.text import FontFile, TextStyle, printable

DOT, RING, MARK = 18, 30, 44
"""Diameters in pixels: a line's point, the ring round a marked one, the disc of a number."""
GAP = 2
"""Pixels between a number's disc and what it must not touch."""
NEAREST, FARTHEST, STEP, TURN = (RING + MARK) // 2 + 6, 190, 6, 15
"""Places are tried from ``NEAREST`` to ``FARTHEST`` pixels from the point, every ``STEP`` pixels,
and every ``TURN`` degrees round it."""
NEARER = 10
"""Pixels by which a number beside its ring must be nearer to it than to other rings."""
LINE_COVERED, MISLEADING = 4, 10
"""Steps that a number goes farther away rather than cover another piece of a line, and rather than
seem to belong to another ring."""


Piece: TypeAlias = tuple[Pixel, Pixel]
"""The ends of a straight piece of a line."""


@dataclass(frozen=True, slots=True)
class ChartDrawn:
    """What is on a chart, in pixels: the points of each line, the marked points, the plot's box.

    ``others`` are the hollow dots above or below the marked points, ``None`` where there is none.
    ``box`` is left, top, right, bottom.
    """

    lines: tuple[tuple[Pixel, ...], ...]
    marked: tuple[Pixel, ...]
    others: tuple[Pixel | None, ...]
    box: tuple[int, int, int, int]


def mark_places(chart: ChartDrawn) -> list[Pixel]:
    """The middle of each marked point's number, in pixels.

    A number touches no point, ring, hollow dot or number before it, where the plot has such a
    place. Of these places it takes the nearest, or a farther one that covers less.
    """
    reach = FARTHEST + MARK
    dots = [*(dot for line in chart.lines for dot in line), *filter(None, chart.others)]
    drops = zip(chart.marked, chart.others, strict=True)
    pieces = [piece for line in chart.lines for piece in pairwise(line)]
    pieces += [(point, other) for point, other in drops if other is not None]
    places: list[Pixel] = []
    for point in chart.marked:
        rings = [ring for ring in chart.marked if ring != point]
        discs = [(dot, DOT) for dot in dots if math.dist(dot, point) < reach]
        discs += [(ring, RING) for ring in rings] + [(place, MARK) for place in places]
        near = [piece for piece in pieces if distance_to_piece(point, *piece) < reach]
        around = _around(point, chart.box)
        free = [
            place
            for place in around
            if all(math.dist(place, at) >= (MARK + size) / 2 + GAP for at, size in discs)
        ]
        places.append(min(free or around, key=partial(_cost, point, rings, near)))
    return places


def _cost(point: Pixel, rings: Sequence[Pixel], pieces: Sequence[Piece], place: Pixel) -> int:
    """The cost of a place for a point's number, in steps."""
    covered = sum(distance_to_piece(place, *piece) < MARK / 2 for piece in pieces)
    misleading = sum(_seems_of(ring, point, place) for ring in rings)
    steps = round(math.dist(point, place) / STEP)
    return steps + LINE_COVERED * covered + MISLEADING * misleading


def _seems_of(ring: Pixel, point: Pixel, place: Pixel) -> bool:
    """Whether the number of a point seems to belong to another ring."""
    if leader(point, place) is None:
        return math.dist(place, ring) < math.dist(place, point) + NEARER
    return distance_to_piece(ring, point, place) < RING / 2


def _around(point: Pixel, box: tuple[int, int, int, int]) -> list[Pixel]:
    """Places in the plot about a point, the nearest first, clockwise from the one above it."""
    (x, y), (left, top, right, bottom), half = point, box, MARK // 2
    places = []
    for away in range(NEAREST, FARTHEST, STEP):
        for turn in range(0, 360, TURN):
            across, up = math.sin(math.radians(turn)), math.cos(math.radians(turn))
            place = round(x + away * across), round(y - away * up)
            if left + half <= place[0] <= right - half and top + half <= place[1] <= bottom - half:
                places.append(place)
    return places


def leader(point: Pixel, place: Pixel) -> tuple[Pixel, Pixel] | None:
    """The ends of the line from a ring to its number; ``None`` where the number is beside it."""
    distance = math.dist(point, place)
    if distance <= NEAREST + STEP:
        return None
    share = RING / 2 / distance
    x, y = (round(a + (b - a) * share) for a, b in zip(point, place, strict=True))
    return (x, y), place


def distance_to_piece(point: Pixel, start: Pixel, end: Pixel) -> float:
    """The distance in pixels from a point to a straight piece of a line."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = across * across + down * down
    along = (point[0] - start[0]) * across + (point[1] - start[1]) * down
    share = max(0.0, min(1.0, along / length)) if length else 0.0
    return math.dist(point, (start[0] + across * share, start[1] + down * share))


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
QUARTERS = tuple((value / 100, str(value)) for value in (0, 25, 50, 75, 100))
"""The heights of chances that have a line and a label."""
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
    """A chart's title, lines, ticks, marks and levels.

    ``levels`` are the heights from 0 to 1 that have a line and a label; of 100, unless others are
    given.
    ``ticks`` are x from 0 to 1 with their labels; where they are too close, only every second,
    third and so on is drawn. ``marks`` are numbered from 1 on; the hollow dot of one that has an
    ``other`` height is joined to it by a vertical line.
    """

    title: str
    lines: tuple[ChartLine, ...]
    ticks: tuple[tuple[float, str], ...]
    marks: tuple[ChartMark, ...]
    levels: tuple[tuple[float, str], ...] = QUARTERS


@dataclass(frozen=True, slots=True)
class ChartLook:
    """A game's colours and text styles for a chart.

    ``ink`` and ``quiet`` are those of main and secondary text, ``plot`` is the plot's background,
    ``mark`` that of numbers.
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
    canvas.write(MARGIN, TITLE_Y, chart.title, look.title, look.ink, WIDTH - 2 * MARGIN)
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
            canvas.write(left, LEGEND_Y + 20, line.person, look.label, look.quiet, room)
        y = LEGEND_Y - 18 if line.person else LEGEND_Y
        canvas.write(left, y, line.title, look.name, look.ink, room)


def _plot(canvas: Canvas, chart: LineChart, look: ChartLook) -> None:
    left, top, right, bottom = PLOT
    canvas.panel(left, top, right - left, bottom - top, PLOT_MARGIN, look.plot)
    for height, value in chart.levels:
        _, y = _pixel((0, height))
        canvas.rect(LEFT, y - 1, RIGHT - LEFT, 2, look.grid)
        canvas.text(LEFT - 24, y, value, look.label, look.quiet, "r")
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
