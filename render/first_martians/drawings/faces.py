"""Draws the four astronauts in flat colours, lit from the left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image, ImageOps

from render.core import shapes
from render.core.art import SpriteCanvas
from render.core.cache import cached_image
from render.core.palette import Colour, mix, rgb
from render.core.shapes import Point
from render.first_martians import theme
from render.first_martians.drawings.icons import icon

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
        shapes.points("-72,-20 -64,-76 0,-104 64,-76 72,-20 76,60 54,96 -54,96 -76,60"),
        look.hair,
        smooth=True,
    )


def _scientist(brush: Brush, look: Look) -> None:
    """Dark hair to the jaw, parted, and glasses."""
    brush.shape(
        shapes.points(
            "-64,4 -66,-52 -36,-92 8,-98 52,-80 66,-40 64,4 54,-30 34,-54 -4,-62 -40,-46 -54,-22"
        ),
        look.hair,
        smooth=True,
    )
    brush.line(((-30, -82), (2, -90), (34, -78)), mix(look.hair, theme.CREAM, 0.22), 4)
    for side in (-1, 1):
        brush.ring(25 * side, -7, 42, theme.OCHRE, 4)
    brush.line(((-6, -9), (0, -11), (6, -9)), theme.OCHRE, 4)


def _geologist(brush: Brush, look: Look) -> None:
    """Short greying hair and a full beard."""
    brush.shape(
        shapes.points(
            "-64,-22 -66,-58 -38,-90 0,-96 40,-90 66,-58 63,-22 54,-48 24,-62 -24,-62 -54,-48"
        ),
        look.hair,
        smooth=True,
    )
    for side in (-1, 1):
        brush.line(((60 * side, -26), (60 * side, -6)), mix(look.hair, theme.CREAM, 0.4), 8)
    brush.shape(
        shapes.points("-62,4 -50,26 -24,32 0,29 24,32 50,26 62,4 58,48 36,84 0,94 -36,84 -58,48"),
        look.hair,
        smooth=True,
    )
    brush.shape(
        ((4, 32), (40, 30), (60, 10), (56, 48), (34, 82), (4, 92)), mix(look.hair, theme.INK, 0.35)
    )
    brush.line(((-15, 49), (0, 51), (15, 49)), mix(look.skin, rgb("#8a3b2a"), 0.5), 6)
    brush.line(((-10, 70), (-6, 84)), mix(look.hair, theme.CREAM, 0.4), 4)


def _engineer_back(brush: Brush, look: Look) -> None:
    brush.oval(0, -40, 136, 120, mix(look.hair, theme.INK, 0.2))


def _engineer(brush: Brush, look: Look) -> None:
    """Fair hair drawn back into a braid over the shoulder, and freckles."""
    brush.shape(
        shapes.points(
            "-60,-8 -66,-52 -40,-90 0,-98 40,-90 66,-52 60,-8 50,-44 14,-66 -28,-60 -50,-40"
        ),
        look.hair,
        smooth=True,
    )
    brush.shape(
        ((6, -96), (40, -90), (66, -52), (60, -8), (50, -44), (14, -66)),
        mix(look.hair, theme.INK, 0.22),
        True,
    )
    for i in range(5):
        colour = look.hair if i % 2 else mix(look.hair, theme.INK, 0.18)
        brush.oval(70 + 5 * i, 60 + 26 * i, 34 - 2 * i, 36, colour)
    brush.oval(94, 188, 22, 14, theme.RUST)
    for x, y in ((-38, 12), (-30, 18), (-22, 13), (24, 14), (33, 18), (40, 12)):
        brush.oval(x, y, 4, 4, mix(look.skin, theme.RUST, 0.45))


def _medic(brush: Brush, look: Look) -> None:
    """Very short hair."""
    brush.shape(
        shapes.points(
            "-58,-26 -62,-56 -38,-86 0,-94 38,-86 62,-56 58,-26 50,-52 28,-60 -28,-60 -50,-52"
        ),
        look.hair,
        smooth=True,
    )
    for side in (-1, 1):
        brush.line(((56 * side, -30), (56 * side, 4)), look.hair, 6)
    brush.line(((-14, 60), (0, 63), (14, 60)), mix(look.skin, theme.INK, 0.35), 4)


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

SIGNS = {"scientist": "research", "geologist": "sample", "engineer": "build", "medic": "heal"}
"""The signs on the astronauts' suits, by role."""
LOOKS = {
    "scientist": Look(rgb("#d9a27a"), rgb("#2a1c1a")),
    "geologist": Look(rgb("#a8714a"), rgb("#3a2a22")),
    "engineer": Look(rgb("#f0c6a5"), rgb("#e0b65c")),
    "medic": Look(rgb("#6f4630"), rgb("#17100e")),
}

_FACE = ((0, -80), (30, -75), (52, -52), (58, -18), (55, 16), (46, 46), (27, 68), (0, 77))
_JAWS = {
    "scientist": ((0, -80), (30, -75), (51, -52), (56, -18), (52, 18), (40, 48), (22, 70), (0, 78)),
    "geologist": ((0, -80), (34, -75), (57, -50), (62, -14), (60, 22), (52, 52), (32, 76), (0, 84)),
}


def _mirror(points: Sequence[Point]) -> list[Point]:
    return [*points, *((-x, y) for x, y in reversed(points[1:-1]))]


@cached_image
def portrait(role: str, wide: int, dim: bool = False) -> Image.Image:
    """An astronaut, ``wide`` pixels wide and 1.2 times as high; ``dim`` (grey) for one who died."""
    brush = Brush(wide)
    colour = theme.ROLE_STYLES[role].colour
    _behind(brush, colour)
    look = LOOKS[role]
    shade = mix(look.skin, theme.INK, 0.3)
    BEHIND.get(role, _nothing)(brush, look)
    _suit(brush, colour)
    brush.shape(((-24, 40), (24, 40), (28, 104), (-28, 104)), shade)
    for side in (-1, 1):
        brush.oval(58 * side, 0, 20, 34, look.skin if side < 0 else shade)
    outline = _JAWS.get(role, _FACE)
    brush.shape(_mirror(outline), look.skin, smooth=True)
    whole = _mirror(outline)
    right = [(x, y) for x, y in shapes.curve([*whole, whole[0]], 6) if x >= 0]
    right.sort(key=lambda point: point[1])
    edge = shapes.curve([(0, 78), (6, 50), (4, 22), (12, 4), (6, -40), (0, -80)], 6)
    brush.shape([*right, *edge], shade)
    _features(brush, look, shade, role)
    IN_FRONT[role](brush, look)
    image = brush.sprite.finish()
    size = round(40 * brush.unit)
    image.paste(
        (*theme.INK, 255),
        (round(72 * brush.unit), round(304 * brush.unit)),
        icon(SIGNS[role], size),
    )
    if dim:
        grey = ImageOps.colorize(
            image.convert("L"), theme.BASALT, theme.ICE, theme.DUSK, 0, 255, 110
        )
        image = Image.merge("RGBA", (*grey.split(), image.getchannel("A")))
    return image


def _nothing(brush: Brush, look: Look) -> None:
    """Draw nothing, for roles with nothing behind the face."""


def _behind(brush: Brush, colour: Colour) -> None:
    for x in (-150, 150):
        for y in (-152, 208):
            brush.oval(x, y, 2, 2, theme.DUSK_DARK)
    brush.shape(((-150, -152), (150, -152), (150, 208), (-150, 208)), theme.DUSK)
    brush.shape(
        ((-150, 60), (-90, 30), (-10, 66), (70, 24), (150, 56), (150, 208), (-150, 208)), theme.RUST
    )
    brush.oval(-6, -16, 236, 236, mix(colour, theme.DUSK, 0.45))
    brush.oval(-6, -16, 196, 196, mix(colour, theme.CREAM, 0.25))


def _suit(brush: Brush, colour: Colour) -> None:
    """Shoulders, the helmet's ring, a patch on the chest."""
    white, grey = rgb("#e9e2d3"), rgb("#b7ab99")
    shoulders = shapes.points("-150,208 -138,148 -96,110 -40,96 40,96 96,110 138,148 150,208")
    brush.shape(shoulders, white)
    brush.shape(((6, 96), (40, 96), (96, 110), (138, 148), (150, 208), (6, 208)), grey)
    brush.shape(
        ((-138, 148), (-96, 110), (-82, 114), (-120, 160), (-128, 208), (-150, 208)), colour
    )
    brush.shape(
        ((138, 148), (96, 110), (82, 114), (120, 160), (128, 208), (150, 208)),
        mix(colour, theme.INK, 0.3),
    )
    brush.oval(0, 98, 132, 50, mix(grey, theme.INK, 0.45))
    brush.oval(0, 94, 126, 44, theme.OCHRE)
    brush.oval(0, 92, 108, 32, theme.BASALT)
    brush.shape(((-86, 144), (-30, 144), (-30, 200), (-86, 200)), theme.SAND)


def _features(brush: Brush, look: Look, shade: Colour, role: str) -> None:
    """Eyes, brows, nose and mouth."""
    dark = mix(look.skin, theme.INK, 0.7)
    heavy = 7 if role == "geologist" else 5
    brow = look.hair if role != "engineer" else mix(look.hair, theme.INK, 0.45)
    for side in (-1, 1):
        x = 25 * side
        brush.oval(x, -8, 23, 13, theme.CREAM if side < 0 else mix(theme.CREAM, shade, 0.25))
        brush.oval(x + 1, -8, 11, 12, theme.INK)
        brush.oval(x - 1, -10, 4, 4, theme.CREAM)
        lift = -3 if role == "engineer" else 0
        brush.line(
            ((x - 15 * side, -25 - lift), (x, -30), (x + 15 * side, -25 + lift)), brow, heavy
        )
    brush.line(((3, -4), (8, 16), (0, 21), (-6, 19)), mix(look.skin, theme.INK, 0.42), 4)
    mouth = {
        "scientist": ((-15, 44), (0, 45), (15, 44)),
        "geologist": ((-16, 46), (0, 48), (16, 45)),
        "engineer": ((-16, 44), (0, 45), (16, 41)),
        "medic": ((-19, 40), (0, 49), (19, 40)),
    }[role]
    brush.line(mouth, dark, 5)
