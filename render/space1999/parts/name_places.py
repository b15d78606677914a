"""Finds room for the planets' names on the star chart: above, below or beside each planet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from render.core.shapes import Pixel
from render.core.typography import text
from render.space1999.parts import labels
from render.space1999.parts.theme import NODE

Box: TypeAlias = tuple[int, int, int, int]
"""Left, upper, right and lower edge in pixels."""
Segment: TypeAlias = tuple[Pixel, Pixel]
"""The ends of a straight line."""

NAME_HIGH = 30
"""Height of the plate that a name stands on."""
GAP = 36
"""About the distance from a planet's middle to the nearest edge of its name's plate."""


def box_about(middle: Pixel, wide: int, high: int) -> Box:
    """A box of this size about a point."""
    x, y = middle
    return (x - wide // 2, y - high // 2, x + wide // 2, y + high // 2)


def overlap(one: Box, other: Box) -> int:
    """The number of pixels that two boxes share."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0


def name_places(
    planets: Mapping[str, Pixel], taken: Sequence[Box], lines: Sequence[Segment], band: Pixel
) -> dict[str, Box]:
    """The plate of each planet's name, clear of ``taken`` boxes and of ``lines`` where it can be.

    Planets with the fewest free places are placed first. ``band`` is the width and height within
    which names stay.
    """
    offers = {
        planet: [(_cost(box, taken, lines), box) for box in _offers(planet, spot, band)]
        for planet, spot in planets.items()
    }
    found: dict[str, Box] = {}
    for planet in sorted(offers, key=lambda each: _free_places(offers[each])):
        found[planet] = min(
            offers[planet],
            key=lambda offer: offer[0] + 8 * sum(overlap(offer[1], box) for box in found.values()),
        )[1]
    return found


def _offers(planet: str, spot: Pixel, band: Pixel) -> list[Box]:
    """Possible plates, preferred first: off the chart's axis, outwards, inwards, to the axis."""
    x, y = spot
    width, height = band
    wide = text.width(labels.planet(planet), NODE) + 12
    level = min(max(x, wide // 2 + 2), width - wide // 2 - 2)
    away, outwards = -1 if y < height // 2 else 1, -1 if x < width // 2 else 1
    far, side = GAP - 6 + NAME_HIGH // 2, GAP - 4 + wide // 2
    middles = (
        (level, y + away * far),
        (x + outwards * side, y),
        (x - outwards * side, y),
        (level, y - away * far),
    )
    boxes = [box_about(middle, wide, NAME_HIGH) for middle in middles]
    return [
        box for box in boxes if min(box[:2]) >= 0 and box[2] <= width and box[3] <= height
    ] or boxes[:1]


def _cost(box: Box, taken: Iterable[Box], lines: Iterable[Segment]) -> float:
    hidden = sum(overlap(box, other) for other in taken)
    return 8 * hidden + 40 * sum(_length_within(box, line) for line in lines)


def _length_within(box: Box, line: Segment) -> float:
    """About how many pixels of a line run through a box."""
    (x, y), (right, low) = line
    beside = max(x, right) < box[0] or min(x, right) > box[2]
    if beside or max(y, low) < box[1] or min(y, low) > box[3]:
        return 0.0  # most lines are far away
    steps = max(1, (abs(right - x) + abs(low - y)) // 4)
    inside = sum(
        box[0] <= x + (right - x) * i / steps <= box[2]
        and box[1] <= y + (low - y) * i / steps <= box[3]
        for i in range(steps + 1)
    )
    return 4.0 * inside


def _free_places(offers: Sequence[tuple[float, Box]]) -> int:
    return sum(cost == 0 for cost, _ in offers)
