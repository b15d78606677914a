"""Frames the smaller pictures: a night sky, a heading in a nation's colour."""

from __future__ import annotations

from dataclasses import dataclass

from render.core.art.sky import Stops, night_page
from render.core.canvas import Canvas
from render.core.picture import WIDTH
from render.core.typography.text import TextStyle, printable, shrink
from render.race1969.art.sprites import badge
from render.race1969.parts.labels import Labels
from render.race1969.parts.palette import PALETTE
from render.race1969.parts.theme import (
    CREAM,
    DUSK,
    NATION_STYLES,
    NIGHT,
    SIGNAL,
    SKY,
    SMALL,
    SMALLEST,
    STEEL,
    TITLE,
)

HEAD = 96
"""Height of the heading."""
NAMED = TextStyle(TITLE.face, 50)
NAMED_ABOVE = TextStyle(TITLE.face, 44)
"""A name with a person's below it: a capital's accent has room above it."""
ROOM = 560
"""Width of the names in the heading; what is right of them is each picture's own."""
_SKY: Stops = ((0.0, NIGHT), (0.55, SKY), (1.0, DUSK))


@dataclass(frozen=True, slots=True)
class Heading:
    """The heading of a nation's picture: its letter and name, and the person's printable name."""

    nation: str
    letter: str
    name: str
    person: str

    @classmethod
    def of(cls, labels: Labels, nation: str, person: str) -> Heading:
        """The heading in the labels' language."""
        printed = printable(person, SMALL.face)
        return cls(nation, labels.letter(nation), labels.nation(nation), printed)


def page(height: int) -> Canvas:
    """A night sky of this height."""
    return night_page(PALETTE, height, _SKY, height // 4)


def draw_heading(canvas: Canvas, heading: Heading, room: int = ROOM) -> None:
    """The nation's badge, its name and its player's over a stripe of its colour."""
    canvas.rect(0, 0, WIDTH, HEAD - 8, NIGHT)
    canvas.rect(0, HEAD - 8, WIDTH, 5, NATION_STYLES[heading.nation].colour)
    canvas.rect(0, HEAD - 3, WIDTH, 3, SIGNAL)
    canvas.sprite(18, 7, badge(heading.nation, heading.letter, 74))
    y, largest = (35, NAMED_ABOVE) if heading.person else (44, NAMED)
    style = shrink(heading.name, largest, room, SMALLEST)
    canvas.text(108, y, heading.name, style, CREAM, room=room)
    canvas.text(110, 70, heading.person, SMALL, STEEL, room=room)
