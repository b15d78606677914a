"""Line charts to draw in tests."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Words
from render.core.alt_text import seat_title
from render.core.line_chart import ChartLine, ChartMark, LineChart

ENDS = (1.0, 0.0, 0.0, 0.0, 0.0)
"""The last chance of each seat: the first one has won."""


def line_chart(
    identities: Sequence[str], titles: Sequence[str], people: Sequence[str], title: str
) -> LineChart:
    """A game of twelve rounds that the first seat wins."""
    lines = []
    for seat, identity in enumerate(identities):
        start = 1 / len(identities)
        points = [
            (step / 24, max(0.02, min(0.98, start + (seat * 37 + step * 53) % 29 / 100 - 0.14)))
            for step in range(seat, 23, 2 + seat)
        ]
        points.append((1.0, ENDS[seat]))
        lines.append(ChartLine(identity, titles[seat], people[seat], tuple(points)))
    ticks = tuple((round_ / 12, str(1957 + round_)) for round_ in range(12))
    marks = (
        ChartMark(*lines[0].points[3], lines[0].points[3][1] - 0.13),
        ChartMark(*lines[1].points[-2]),
        ChartMark(*lines[0].points[-2], 0.06),
    )
    return LineChart(title, tuple(lines), ticks, marks)


def alt_of(chart: LineChart, words: Words) -> list[list[str]]:
    """The chart's alternative text, as parts for ``compose``."""
    figures = {"first": 25, "most": 98, "last": 100}
    return [
        [
            words("chances-alt", seat=seat, **figures)
            for seat in (seat_title(line.title, line.person), line.title)
        ]
        for line in chart.lines
    ]
