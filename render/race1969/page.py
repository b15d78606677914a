"""The page that each picture begins with, and what is drawn on many."""

from __future__ import annotations

from dataclasses import dataclass

from render.core.art import Stops, night_page
from render.core.canvas import Canvas
from render.core.picture import WIDTH
from render.core.text import TextStyle, printable
from render.race1969 import theme
from render.race1969.palette import PALETTE
from render.race1969.sprites import badge

HEAD = 96
"""Height of the heading in pixels."""
NAME_ALONE = TextStyle(theme.TITLE.face, 50)
"""A nation's name with none below it."""
NAME_ABOVE_PERSON = TextStyle(theme.TITLE.face, 44)
"""A nation's name with a person's below it: smaller, so that accents of capitals have room."""
ROOM = 560
"""Width of the names in the heading; right of them each picture draws what it needs."""
_SKY: Stops = ((0.0, theme.NIGHT), (0.55, theme.SKY), (1.0, theme.DUSK))


@dataclass(frozen=True, slots=True)
class Heading:
    """The heading of a nation's picture: its id, letter and name, the person's printable name."""

    nation: str
    letter: str
    name: str
    person: str

    @classmethod
    def of(cls, labels: theme.Labels, nation: str, person: str) -> Heading:
        """The heading in the labels' language."""
        printed = printable(person, theme.SMALL.face)
        return cls(nation, labels.letter(nation), labels.nation(nation), printed)


def page(height: int) -> Canvas:
    """A canvas of this height with a night sky."""
    return night_page(PALETTE, height, _SKY, height // 4)


def draw_heading(canvas: Canvas, heading: Heading, room: int = ROOM) -> None:
    """The nation's badge, its name and its player's, above a stripe of its colour."""
    canvas.rect(0, 0, WIDTH, HEAD - 8, theme.NIGHT)
    canvas.rect(0, HEAD - 8, WIDTH, 5, theme.NATION_STYLES[heading.nation].colour)
    canvas.rect(0, HEAD - 3, WIDTH, 3, theme.SIGNAL)
    canvas.sprite(18, 7, badge(heading.nation, heading.letter, 74))
    y, largest = (35, NAME_ABOVE_PERSON) if heading.person else (44, NAME_ALONE)
    canvas.write(108, y, heading.name, largest, theme.CREAM, room)
    canvas.text(110, 70, heading.person, theme.SMALL, theme.STEEL, room=room)
