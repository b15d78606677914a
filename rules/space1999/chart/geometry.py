"""Points, directions and discs on the star chart's lattice: x to the right, y down."""

from __future__ import annotations

from math import gcd, sqrt

Point = tuple[int, int]
Direction = tuple[int, int]
"""The smallest step along a line, such as ``(1, -1)`` for up and right."""


def direction(start: Point, end: Point) -> Direction:
    """The smallest lattice step from one point towards another; ``ValueError`` for the same one.

    >>> direction((1, 1), (4, -2))
    (1, -1)
    """
    x, y = end[0] - start[0], end[1] - start[1]
    if not (length := gcd(x, y)):
        raise ValueError("a line needs two points")
    return x // length, y // length


def disc_entry(
    centre: Point, radius: float, start: Point, end: Point
) -> tuple[float, float] | None:
    """The point where the way from outside a disc to another point first meets the rim, if it does.

    >>> disc_entry((0, 0), 1.0, (-3, 0), (5, 0))
    (-1.0, 0.0)
    """
    x, y = start[0] - centre[0], start[1] - centre[1]
    dx, dy = end[0] - start[0], end[1] - start[1]
    a, b, c = dx * dx + dy * dy, x * dx + y * dy, x * x + y * y - radius * radius
    root = b * b - a * c
    if root <= 0 or not 0 <= (part := (-b - sqrt(root)) / a) <= 1:
        return None
    return start[0] + part * dx, start[1] + part * dy


def quadrant(centre: Point, point: tuple[float, float]) -> int:
    """The quadrant of a disc where a point lies: 0 to 3, clockwise from the north-west.

    A boundary belongs to the next quadrant clockwise.

    >>> [quadrant((0, 0), point) for point in ((-1, -1), (0, -1), (1, 0), (0, 1), (-1, 0))]
    [0, 1, 2, 3, 0]
    """
    x, y = point[0] - centre[0], point[1] - centre[1]
    if y < 0:
        return 1 if x >= 0 else 0
    if y > 0:
        return 2 if x > 0 else 3
    return 2 if x > 0 else 0
