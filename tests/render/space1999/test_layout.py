"""The star chart's places and names have room, whatever the data file says of them."""

from __future__ import annotations

from itertools import combinations

from render.core import text
from render.core.picture import WIDTH
from render.space1999.parts.backdrop import DOT, GLOBE, NAME_OFF, TAG_BELOW
from render.space1999.parts.layout import BoardLayout, board_layout
from render.space1999.parts.theme import NODE
from rules.space1999.components.loading import standard_board

Box = tuple[int, int, int, int]


def boxes(plot: BoardLayout) -> dict[str, Box]:
    """What stands on the empty chart, by a name of its own."""
    found: dict[str, Box] = {}
    for place, (x, y) in plot.places.items():
        half = (GLOBE if place in plot.planets else DOT) // 2
        found[place] = (x - half, y - half, x + half, y + half)
    for planet in plot.planets:
        x, y = plot.places[planet]
        half = text.width(planet.capitalize(), NODE) // 2
        y += -NAME_OFF if planet in plot.names_above else NAME_OFF
        found[f"name of {planet}"] = (x - half, y - 10, x + half, y + 10)
    for number, (x, y) in enumerate(plot.axis):
        found[f"number {number}"] = (x - 18, y + TAG_BELOW - 16, x + 18, y + TAG_BELOW + 16)
    return found


def test_nothing_on_the_chart_covers_anything_else() -> None:
    plot = board_layout(standard_board())
    for (one, a), (other, b) in combinations(boxes(plot).items(), 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        corners = abs(a[0] - b[0]) > 30 and abs(a[1] - b[1]) > 30  # discs leave corners free
        assert apart or corners, (one, other)


def test_everything_stands_within_the_chart() -> None:
    plot = board_layout(standard_board())
    for name, (left, top, right, bottom) in boxes(plot).items():
        assert 0 <= left < right <= WIDTH, name
        assert 112 <= top < bottom <= plot.bottom, name
