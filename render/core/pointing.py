"""Points at places on a band: a ring about each, and an arrow with its number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from PIL import Image, ImageStat

from render.core.canvas import Canvas
from render.core.palette import Colour
from render.core.picture import Band
from render.core.text import FIGURES_BOLD, TextStyle

MARGIN, THICKNESS, EDGE = 8, 7, 5
"""Pixels from a place to its ring, the ring's thickness, and that of the dark edges about it."""
RADIUS = 22
"""Of a ring's corners."""
DISC, LENGTH = 60, 66
"""Diameter of a number's disc, and the pixels from a ring to the disc's middle."""
HEAD = 20
"""Length of an arrow's head."""
NUMBER = TextStyle(FIGURES_BOLD, 46)
DIMMED = 0.42
"""Opacity of the shade over everything but the places."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place on a band, in pixels: its upper left corner, width and height."""

    x: int
    y: int
    width: int
    height: int

    def wider(self, margin: int) -> Place:
        """The place with some pixels about it."""
        two = 2 * margin
        return Place(self.x - margin, self.y - margin, self.width + two, self.height + two)

    def overlaps(self, other: Place) -> bool:
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )

    @classmethod
    def about(cls, x: int, y: int, width: int, height: int) -> Place:
        """The place whose middle is at (x, y)."""
        return cls(x - width // 2, y - height // 2, width, height)


@dataclass(frozen=True, slots=True)
class PointingLook:
    """Colours of rings, arrows and discs, of the numbers, and of edges and shade."""

    colour: Colour
    ink: Colour
    night: Colour


Spot: TypeAlias = Place | tuple[Place, ...]
"""A place, or several that have one number; it stands at the first of them."""


def pointed(band: Band, look: PointingLook, *spots: Spot, first: int = 1) -> Band:
    """The band with rings about the spots, which are numbered in order from ``first`` on."""
    groups = tuple((spot,) if isinstance(spot, Place) else spot for spot in spots)
    return replace(band, draw=draw_pointed, shown=(band.draw, band.shown, look, groups, first))


def draw_pointed(
    draw: Callable[..., Canvas],
    shown: Sequence[object],
    look: PointingLook,
    groups: Sequence[Sequence[Place]],
    first: int,
) -> Canvas:
    places = [place for group in groups for place in group]
    canvas = draw(*shown)
    plain = canvas.image.copy()
    shade = Image.new("RGB", plain.size, look.night)
    canvas.image.paste(Image.blend(plain, shade, DIMMED))
    for place in places:
        _uncover(canvas, plain, place)
    for place in places:
        _ring(canvas, place.wider(MARGIN), look)
    taken = [place.wider(MARGIN) for place in places]
    for number, group in enumerate(groups, first):
        ring = group[0].wider(MARGIN)
        disc = _disc_place(plain, ring, taken)
        taken.append(disc)
        _arrow(canvas, ring, disc, str(number), look)
    return canvas


def _uncover(canvas: Canvas, plain: Image.Image, place: Place) -> None:
    bright = place.wider(MARGIN)
    box = (
        max(0, bright.x),
        max(0, bright.y),
        min(plain.width, bright.x + bright.width),
        min(plain.height, bright.y + bright.height),
    )
    canvas.image.paste(plain.crop(box), box[:2])


def _ring(canvas: Canvas, place: Place, look: PointingLook) -> None:
    for margin, colour, thickness in (
        (EDGE, look.night, THICKNESS + 2 * EDGE),
        (0, look.colour, THICKNESS),
    ):
        one = place.wider(margin)
        radius = min(RADIUS + margin, one.width // 2, one.height // 2)
        canvas.frame(one.x, one.y, one.width, one.height, radius, colour, thickness)


def _disc_place(plain: Image.Image, place: Place, taken: Sequence[Place]) -> Place:
    """The place of the number's disc: beside the ring, where the picture shows least."""
    found = [
        one
        for one in _beside(place)
        if one.x >= 0
        and one.y >= 0
        and one.x + DISC <= plain.width
        and one.y + DISC <= plain.height
        and not any(one.overlaps(other) for other in taken)
    ]
    if not found:  # on the ring's corner
        x = min(max(place.x - DISC // 2, 0), plain.width - DISC)
        y = min(max(place.y - DISC // 2, 0), plain.height - DISC)
        return Place(x, y, DISC, DISC)
    return min(found, key=lambda one: _busy(plain, one))


def _beside(place: Place) -> Iterator[Place]:
    middle_x, middle_y = place.x + place.width // 2, place.y + place.height // 2
    for x, y in (
        (middle_x, place.y - LENGTH),
        (middle_x, place.y + place.height + LENGTH),
        (place.x - LENGTH, middle_y),
        (place.x + place.width + LENGTH, middle_y),
    ):
        yield Place.about(x, y, DISC, DISC)


def _busy(plain: Image.Image, place: Place) -> float:
    """The spread of the colours at a place."""
    part = plain.crop((place.x, place.y, place.x + place.width, place.y + place.height))
    return sum(ImageStat.Stat(part.convert("L")).stddev)


def _arrow(canvas: Canvas, ring: Place, disc: Place, number: str, look: PointingLook) -> None:
    """The disc with its number, and an arrow from it to the ring."""
    x, y = disc.x + DISC // 2, disc.y + DISC // 2
    tip_x = min(max(x, ring.x), ring.x + ring.width)
    tip_y = min(max(y, ring.y), ring.y + ring.height)
    across = (tip_x > x) - (tip_x < x)
    down = (tip_y > y) - (tip_y < y)
    if (across or down) and not (across and down):
        tip = (float(tip_x), float(tip_y))
        back = (tip_x - across * HEAD, tip_y - down * HEAD)
        wings = [
            (back[0] + down * HEAD * side * 0.8, back[1] + across * HEAD * side * 0.8)
            for side in (-1, 1)
        ]
        for colour, thickness in ((look.night, 10 + 2 * EDGE), (look.colour, 10)):
            canvas.path([(float(x), float(y)), tip], colour, thickness)
            canvas.path([wings[0], tip, wings[1]], colour, thickness)
    canvas.disc(x, y, DISC + 2 * EDGE, look.night)
    canvas.disc(x, y, DISC, look.colour)
    canvas.text(x, y, number, NUMBER, look.ink, "m")
