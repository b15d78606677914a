"""The Moon on the star chart: its number, its turns, and which sector lies where."""

from __future__ import annotations

from typing import NamedTuple

from rules.space1999.terms import SECTOR_INDEX, SECTORS

QUADRANTS = ("north-west", "north-east", "south-east", "south-west")
"""Of the Moon's disc as seen on the chart, clockwise."""


class Moon(NamedTuple):
    """The Moon's position: the number seen through its hole, and quarter turns clockwise (0-3).

    At the start the line between the sectors A and B points up, to the red arrow: A is in the
    north-west, B in the north-east ("Set-up").

    >>> Moon(0, 0).quadrant("a"), Moon(0, 1).quadrant("a"), Moon(3, 3).quadrant("d")
    (0, 1, 2)
    """

    number: int = 0
    turns: int = 0

    def quadrant(self, sector: str) -> int:
        """The index into ``QUADRANTS`` of the quadrant where a sector lies now."""
        return (SECTOR_INDEX[sector] + self.turns) % 4

    def sector(self, quadrant: int) -> str:
        """The sector that lies in a quadrant now."""
        return SECTORS[(quadrant - self.turns) % 4]

    def moved(self, number: int) -> Moon:
        """The Moon slid to a number and turned a quarter clockwise ("A round", ruling A4)."""
        return Moon(number, (self.turns + 1) % 4)
