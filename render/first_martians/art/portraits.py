"""Draws the four astronauts in flat colours, lit from the left."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageOps

from render.core import shapes
from render.core.cache import cached_image
from render.core.colour import Colour, mix, rgb
from render.core.shapes import Point
from render.first_martians.art.faces import BEHIND, IN_FRONT, Brush, Look
from render.first_martians.art.icons import icon
from render.first_martians.parts.theme import (
    BASALT,
    CREAM,
    DUSK,
    DUSK_DARK,
    ICE,
    INK,
    OCHRE,
    ROLE_STYLES,
    RUST,
    SAND,
)

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
    colour = ROLE_STYLES[role].colour
    _behind(brush, colour)
    look = LOOKS[role]
    shade = mix(look.skin, INK, 0.3)
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
        (*INK, 255), (round(72 * brush.unit), round(304 * brush.unit)), icon(SIGNS[role], size)
    )
    if dim:
        grey = ImageOps.colorize(image.convert("L"), BASALT, ICE, DUSK, 0, 255, 110)
        image = Image.merge("RGBA", (*grey.split(), image.getchannel("A")))
    return image


def _nothing(brush: Brush, look: Look) -> None:
    """Draw nothing, for roles with nothing behind the face."""


def _behind(brush: Brush, colour: Colour) -> None:
    for x in (-150, 150):
        for y in (-152, 208):
            brush.oval(x, y, 2, 2, DUSK_DARK)
    brush.shape(((-150, -152), (150, -152), (150, 208), (-150, 208)), DUSK)
    brush.shape(
        ((-150, 60), (-90, 30), (-10, 66), (70, 24), (150, 56), (150, 208), (-150, 208)), RUST
    )
    brush.oval(-6, -16, 236, 236, mix(colour, DUSK, 0.45))
    brush.oval(-6, -16, 196, 196, mix(colour, CREAM, 0.25))


def _suit(brush: Brush, colour: Colour) -> None:
    """Shoulders, the helmet's ring, a patch on the chest."""
    white, grey = rgb("#e9e2d3"), rgb("#b7ab99")
    shoulders = (
        (-150, 208),
        (-138, 148),
        (-96, 110),
        (-40, 96),
        (40, 96),
        (96, 110),
        (138, 148),
        (150, 208),
    )
    brush.shape(shoulders, white)
    brush.shape(((6, 96), (40, 96), (96, 110), (138, 148), (150, 208), (6, 208)), grey)
    brush.shape(
        ((-138, 148), (-96, 110), (-82, 114), (-120, 160), (-128, 208), (-150, 208)), colour
    )
    brush.shape(
        ((138, 148), (96, 110), (82, 114), (120, 160), (128, 208), (150, 208)),
        mix(colour, INK, 0.3),
    )
    brush.oval(0, 98, 132, 50, mix(grey, INK, 0.45))
    brush.oval(0, 94, 126, 44, OCHRE)
    brush.oval(0, 92, 108, 32, BASALT)
    brush.shape(((-86, 144), (-30, 144), (-30, 200), (-86, 200)), SAND)


def _features(brush: Brush, look: Look, shade: Colour, role: str) -> None:
    """Eyes, brows, nose and mouth."""
    dark = mix(look.skin, INK, 0.7)
    heavy = 7 if role == "geologist" else 5
    brow = look.hair if role != "engineer" else mix(look.hair, INK, 0.45)
    for side in (-1, 1):
        x = 25 * side
        brush.oval(x, -8, 23, 13, CREAM if side < 0 else mix(CREAM, shade, 0.25))
        brush.oval(x + 1, -8, 11, 12, INK)
        brush.oval(x - 1, -10, 4, 4, CREAM)
        lift = -3 if role == "engineer" else 0
        brush.line(
            ((x - 15 * side, -25 - lift), (x, -30), (x + 15 * side, -25 + lift)), brow, heavy
        )
    brush.line(((3, -4), (8, 16), (0, 21), (-6, 19)), mix(look.skin, INK, 0.42), 4)
    mouth = {
        "scientist": ((-15, 44), (0, 45), (15, 44)),
        "geologist": ((-16, 46), (0, 48), (16, 45)),
        "engineer": ((-16, 44), (0, 45), (16, 41)),
        "medic": ((-19, 40), (0, 49), (19, 40)),
    }[role]
    brush.line(mouth, dark, 5)
