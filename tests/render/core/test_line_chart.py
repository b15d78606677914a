"""Charts of lines: what stands on them can be told apart, however crowded they are."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from typing import TypeAlias

import pytest
from PIL import Image

from render.core.line_chart import (
    DOT,
    MARK,
    PLOT,
    RING,
    ChartLine,
    ChartLook,
    ChartMark,
    LineChart,
    draw_line_chart,
    drawn_chart,
    leader,
    mark_places,
    spaced_ticks,
)
from render.core.palette import rgb
from render.core.shapes import disc
from render.core.text import JOST, TextStyle
from tests.render.recording import RecordingCanvas

TYPE = TextStyle(JOST, 28)
GROUND = rgb("#0c1a40")
COLOURS = {str(seat): rgb(f"#{200 - 30 * seat:02x}60{80 + 30 * seat:02x}") for seat in range(5)}
LOOK = ChartLook(
    ink=rgb("#ffffff"),
    quiet=rgb("#aaaaaa"),
    grid=GROUND,
    plot=GROUND,
    mark=rgb("#ff8a2a"),
    mark_ink=rgb("#000000"),
    title=TYPE,
    name=TYPE,
    label=TYPE,
)
Points: TypeAlias = tuple[tuple[float, float], ...]


def badge(_: str, size: int) -> Image.Image:
    """A badge of no game."""
    return disc(size).convert("RGBA")


def waves(seats: int = 5, points: int = 40, low: float = 0.0) -> list[Points]:
    """Lines that cross one another often; no point is lower than ``low``."""
    return [
        tuple(
            (
                (step + seat / seats) / points,
                max(low, 0.2 + 0.13 * math.sin(step * 0.37 + seat * 1.7)),
            )
            for step in range(points)
        )
        for seat in range(seats)
    ]


def crossing() -> list[Points]:
    """Two lines that cross once, at a very small angle."""
    return [((0.0, 0.52), (1.0, 0.48)), ((0.0, 0.49), (1.0, 0.51))]


def chart(lines: list[Points], marks: Points = (), others: float | None = None) -> LineChart:
    """A chart of the lines, of a seat each; ``others`` is how far below marks hollow dots are."""
    seats = tuple(ChartLine(str(seat), "Seat", "", points) for seat, points in enumerate(lines))
    marked = tuple(ChartMark(x, y, None if others is None else y - others) for x, y in marks)
    return LineChart("Chances", seats, ((0.0, "1"),), marked)


def crowded(name: str) -> LineChart:
    """Charts on which marks are near one another, near other points, or at an edge."""
    lines = waves()
    if name == "one upon another":
        return chart(lines, tuple(lines[seat][20] for seat in range(3)))
    if name == "in a row":
        return chart(lines, lines[2][19:22])
    if name == "at the left":
        return chart(lines, tuple(lines[seat][0] for seat in range(3)))
    if name == "on a level line":
        lines = waves(low=0.2)
        return chart(lines, (lines[0][30], lines[1][30], lines[4][0]))
    if name == "in a row, with hollow dots":
        return chart(lines, lines[2][19:22], 0.15)
    if name == "with hollow dots close below":
        return chart(lines, (lines[0][10], lines[1][20], lines[4][30]), 0.05)
    if name == "in the corners":
        ends: list[Points] = [((0.0, 1.0), (1.0, 0.0)), ((0.0, 0.0), (1.0, 1.0))]
        return chart(ends, (ends[0][0], ends[0][1], ends[1][1]))
    assert name == "two lines in one"
    return chart([lines[0], lines[0]], (lines[0][5], lines[0][5], lines[0][6]))


CROWDED = (
    "one upon another",
    "in a row",
    "at the left",
    "on a level line",
    "in a row, with hollow dots",
    "with hollow dots close below",
    "in the corners",
    "two lines in one",
)


@pytest.mark.parametrize("name", CROWDED)
def test_numbers_of_marks_touch_neither_points_nor_rings_nor_one_another(name: str) -> None:
    drawn = drawn_chart(crowded(name))
    places = mark_places(drawn)
    left, top, right, bottom = PLOT
    for place in places:
        assert left + MARK // 2 <= place[0] <= right - MARK // 2
        assert top + MARK // 2 <= place[1] <= bottom - MARK // 2
        for dot in [*(dot for line in drawn.lines for dot in line), *filter(None, drawn.others)]:
            assert math.dist(place, dot) >= (MARK + DOT) / 2
        for ring in drawn.marked:
            assert math.dist(place, ring) >= (MARK + RING) / 2
    for one, other in combinations(places, 2):
        assert math.dist(one, other) >= MARK


@pytest.mark.parametrize("name", CROWDED)
def test_a_number_that_is_not_beside_its_ring_has_a_line_to_it(name: str) -> None:
    drawn = drawn_chart(crowded(name))
    for point, place in zip(drawn.marked, mark_places(drawn), strict=True):
        beside = math.dist(point, place) < (MARK + RING) / 2 + DOT
        assert beside or leader(point, place) is not None


def test_numbers_of_overlapping_rings_are_nearer_to_their_own() -> None:
    """As at the end of a game, when all lines but one fall to 0 together."""
    lines: list[Points] = [((0.955, 0.172), (1.0, 0.0)), ((0.967, 0.151), (1.0, 0.0))]
    drawn = drawn_chart(chart(lines, tuple(line[0] for line in lines)))
    places = mark_places(drawn)
    for own, other, place in zip(drawn.marked, drawn.marked[::-1], places, strict=True):
        assert leader(own, place) or math.dist(own, place) < math.dist(other, place)


def test_all_rings_are_drawn_before_the_numbers() -> None:
    canvas = RecordingCanvas.empty()
    shown = crowded("one upon another")
    draw_line_chart(canvas, shown, LOOK, COLOURS, badge)
    kinds = [one.kind for one in canvas.drawn]
    sizes = [one.box[2] - one.box[0] for one in canvas.drawn]
    numbers = [i for i, size in enumerate(sizes) if kinds[i] == "disc" and size == MARK]
    last_ring = max(i for i, kind in enumerate(kinds) if kind == "ring")
    assert kinds.count("ring") == len(numbers) == 3
    assert last_ring < min(numbers)
    middles = [
        (canvas.drawn[i].box[0] + MARK // 2, canvas.drawn[i].box[1] + MARK // 2) for i in numbers
    ]
    assert middles == mark_places(drawn_chart(shown))


def test_a_hollow_dot_stands_at_the_other_height_and_is_joined_to_its_point() -> None:
    canvas = RecordingCanvas.empty()
    shown = chart([((0.0, 0.5), (1.0, 0.5))], ((0.5, 0.5),), 0.3)
    draw_line_chart(canvas, shown, LOOK, COLOURS, badge)
    drawn = drawn_chart(shown)
    (point,), (other,) = drawn.marked, drawn.others
    assert other is not None
    assert (other[0], other[1] - point[1]) == (point[0], round(0.3 * (626 - 204)))
    assert canvas.image.getpixel(other)[:3] == GROUND[:3]
    between = point[0], (point[1] + other[1]) // 2
    assert canvas.image.getpixel(between)[:3] == LOOK.mark[:3]


@pytest.mark.parametrize("lines", [crossing(), waves(), waves(low=0.2)])
def test_no_line_is_cut_by_another(lines: list[Points]) -> None:
    canvas = RecordingCanvas.empty()
    shown = chart(lines)
    draw_line_chart(canvas, shown, LOOK, COLOURS, badge)
    for line in drawn_chart(shown).lines:
        for (ax, ay), (bx, by) in pairwise(line):
            for step in range(101):
                at = round(ax + (bx - ax) * step / 100), round(ay + (by - ay) * step / 100)
                assert canvas.image.getpixel(at) != GROUND


def test_where_ticks_are_close_every_nth_is_kept() -> None:
    """Not all that have room: an axis of 1 2 3 4 6 7 looks like a mistake."""
    evenly = [(place / 30, str(place)) for place in range(31)]
    kept = [int(label) for _, label in spaced_ticks(evenly)]
    (step,) = {after - before for before, after in pairwise(kept)}
    assert step == 3
    close = [(0.0, "1"), (0.3, "2"), (0.31, "3"), (0.7, "4"), (1.0, "5")]
    assert [label for _, label in spaced_ticks(close)] == ["1", "3", "5"]
    assert spaced_ticks(close[:2]) == close[:2]
    assert spaced_ticks([]) == []
