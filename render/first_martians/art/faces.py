"""Draws what tells the astronauts' faces apart: hair, a beard, glasses, freckles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from render.core import shapes
from render.core.art.sprite import SpriteCanvas
from render.core.colour import Colour, mix, rgb
from render.core.shapes import Point
from render.first_martians.parts.theme import CREAM, INK, OCHRE, RUST

WIDE, HIGH = 300, 360
"""Width and height of a portrait in its own units; it may be drawn at any scale."""
MIDDLE, FACE = 150.0, 152.0
"""The middle of the face in these units: x, y."""


class Look(NamedTuple):
    """An astronaut's colours of skin and hair."""

    skin: Colour
    hair: Colour


class Brush:
    """Draws on a sprite ``wide`` pixels wide, in a portrait's units from the middle of the face."""

    def __init__(self, wide: int) -> None:
        self.unit = wide / WIDE
        self.sprite = SpriteCanvas(wide, round(HIGH * self.unit), 3)

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [((MIDDLE + x) * self.unit, (FACE + y) * self.unit) for x, y in points]

    def shape(self, points: Sequence[Point], colour: Colour, smooth: bool = False) -> None:
        """A filled polygon, or with ``smooth`` a filled curve through its points."""
        outline = shapes.curve([*points, points[0]], 6) if smooth else points
        self.sprite.polygon(self._at(outline), colour)

    def oval(self, x: float, y: float, across: float, down: float, colour: Colour) -> None:
        """A filled ellipse about (x, y)."""
        ((px, py),) = self._at([(x, y)])
        self.sprite.oval(px, py, across * self.unit, down * self.unit, colour)

    def line(self, points: Sequence[Point], colour: Colour, thickness: float) -> None:
        """A smooth line through ``points`` with round ends."""
        self.sprite.line(self._at(shapes.curve(points, 6)), colour, thickness * self.unit)
        for x, y in (points[0], points[-1]):
            self.oval(x, y, thickness, thickness, colour)

    def ring(self, x: float, y: float, across: float, colour: Colour, thickness: float) -> None:
        """A circle about (x, y); ``thickness`` counts inwards."""
        ((px, py),) = self._at([(x, y)])
        self.sprite.ring(px, py, across * self.unit, colour, thickness * self.unit)


def _scientist_back(brush: Brush, look: Look) -> None:
    brush.shape(
        (
            (-72, -20),
            (-64, -76),
            (0, -104),
            (64, -76),
            (72, -20),
            (76, 60),
            (54, 96),
            (-54, 96),
            (-76, 60),
        ),
        look.hair,
        smooth=True,
    )


def _scientist(brush: Brush, look: Look) -> None:
    """Dark hair to the jaw, parted, and glasses."""
    brush.shape(
        (
            (-64, 4),
            (-66, -52),
            (-36, -92),
            (8, -98),
            (52, -80),
            (66, -40),
            (64, 4),
            (54, -30),
            (34, -54),
            (-4, -62),
            (-40, -46),
            (-54, -22),
        ),
        look.hair,
        smooth=True,
    )
    brush.line(((-30, -82), (2, -90), (34, -78)), mix(look.hair, CREAM, 0.22), 4)
    for side in (-1, 1):
        brush.ring(25 * side, -7, 42, OCHRE, 4)
    brush.line(((-6, -9), (0, -11), (6, -9)), OCHRE, 4)


def _geologist(brush: Brush, look: Look) -> None:
    """Short greying hair and a full beard."""
    brush.shape(
        (
            (-64, -22),
            (-66, -58),
            (-38, -90),
            (0, -96),
            (40, -90),
            (66, -58),
            (63, -22),
            (54, -48),
            (24, -62),
            (-24, -62),
            (-54, -48),
        ),
        look.hair,
        smooth=True,
    )
    for side in (-1, 1):
        brush.line(((60 * side, -26), (60 * side, -6)), mix(look.hair, CREAM, 0.4), 8)
    brush.shape(
        (
            (-62, 4),
            (-50, 26),
            (-24, 32),
            (0, 29),
            (24, 32),
            (50, 26),
            (62, 4),
            (58, 48),
            (36, 84),
            (0, 94),
            (-36, 84),
            (-58, 48),
        ),
        look.hair,
        smooth=True,
    )
    brush.shape(
        ((4, 32), (40, 30), (60, 10), (56, 48), (34, 82), (4, 92)), mix(look.hair, INK, 0.35)
    )
    brush.line(((-15, 49), (0, 51), (15, 49)), mix(look.skin, rgb("#8a3b2a"), 0.5), 6)
    brush.line(((-10, 70), (-6, 84)), mix(look.hair, CREAM, 0.4), 4)


def _engineer_back(brush: Brush, look: Look) -> None:
    brush.oval(0, -40, 136, 120, mix(look.hair, INK, 0.2))


def _engineer(brush: Brush, look: Look) -> None:
    """Fair hair drawn back into a braid over the shoulder, and freckles."""
    brush.shape(
        (
            (-60, -8),
            (-66, -52),
            (-40, -90),
            (0, -98),
            (40, -90),
            (66, -52),
            (60, -8),
            (50, -44),
            (14, -66),
            (-28, -60),
            (-50, -40),
        ),
        look.hair,
        smooth=True,
    )
    brush.shape(
        ((6, -96), (40, -90), (66, -52), (60, -8), (50, -44), (14, -66)),
        mix(look.hair, INK, 0.22),
        True,
    )
    for i in range(5):
        colour = look.hair if i % 2 else mix(look.hair, INK, 0.18)
        brush.oval(70 + 5 * i, 60 + 26 * i, 34 - 2 * i, 36, colour)
    brush.oval(94, 188, 22, 14, RUST)
    for x, y in ((-38, 12), (-30, 18), (-22, 13), (24, 14), (33, 18), (40, 12)):
        brush.oval(x, y, 4, 4, mix(look.skin, RUST, 0.45))


def _medic(brush: Brush, look: Look) -> None:
    """Very short hair."""
    brush.shape(
        (
            (-58, -26),
            (-62, -56),
            (-38, -86),
            (0, -94),
            (38, -86),
            (62, -56),
            (58, -26),
            (50, -52),
            (28, -60),
            (-28, -60),
            (-50, -52),
        ),
        look.hair,
        smooth=True,
    )
    for side in (-1, 1):
        brush.line(((56 * side, -30), (56 * side, 4)), look.hair, 6)
    brush.line(((-14, 60), (0, 63), (14, 60)), mix(look.skin, INK, 0.35), 4)


BEHIND: dict[str, Callable[[Brush, Look], None]] = {
    "scientist": _scientist_back,
    "engineer": _engineer_back,
}
IN_FRONT: dict[str, Callable[[Brush, Look], None]] = {
    "scientist": _scientist,
    "geologist": _geologist,
    "engineer": _engineer,
    "medic": _medic,
}
"""By role, the functions that draw what is behind the face, and what is over it."""
