"""Paints the land of the map: a picture for each region, and haze over what isn't explored."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b

from PIL import Image, ImageDraw

from render.core.cache import cached_image
from render.core.palette import Colour, mix, rgb
from render.core.shapes import Point
from render.first_martians import theme
from render.first_martians.map.shape import FINE, Cut, space_mask
from render.first_martians.palette import PALETTE

DARK, LIT = rgb("#7d3f27"), rgb("#f6d9a6")
"""The shadow and the light of hills and rocks, before they are mixed with their ground."""


class LandBrush:
    """Draws a part of the map, in pixels of the band; the light comes from the left."""

    def __init__(
        self, left: int, top: int, width: int, height: int, ground: Colour, fine: int = FINE
    ) -> None:
        self._fine = fine
        self.left, self.top, self.width, self.height = left, top, width, height
        self.ground = ground
        self.lit, self.dark = mix(ground, LIT, 0.55), mix(ground, DARK, 0.6)
        self.image = Image.new("RGB", (width * fine, height * fine), ground)
        self._draw = ImageDraw.Draw(self.image)

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [((x - self.left) * self._fine, (y - self.top) * self._fine) for x, y in points]

    def shape(self, points: Sequence[Point], colour: Colour) -> None:
        self._draw.polygon(self._scaled(points), fill=colour)

    def oval(self, x: float, y: float, rx: float, ry: float, colour: Colour) -> None:
        (left, top), (right, low) = self._scaled([(x - rx, y - ry), (x + rx, y + ry)])
        self._draw.ellipse((left, top, right, low), fill=colour)

    def line(self, points: Sequence[Point], colour: Colour, thickness: float) -> None:
        width = round(thickness * self._fine)
        self._draw.line(self._scaled(points), fill=colour, width=width, joint="curve")

    def cloud(self, x: float, y: float, wide: float, high: float, colour: Colour) -> None:
        """A flat bank of haze with round ends."""
        (left, top), (right, low) = self._scaled([(x - wide / 2, y - high / 2)] * 2)
        right, low = left + wide * self._fine, top + high * self._fine
        self._draw.rounded_rectangle((left, top, right, low), high * self._fine / 2, fill=colour)

    def spots(self, name: str, across: int, down: int) -> Iterator[tuple[float, float, float]]:
        """Places scattered over the part, the farthest first: x, y, and a number from 0 to 1."""
        columns = max(1, round(self.width / across))
        rows = max(1, round(self.height / down))
        for row in range(rows):
            for column in range(columns):
                seed = blake2b(f"{name} {row} {column}".encode(), digest_size=3).digest()
                x = self.left + (column + 0.5 + (row % 2) * 0.4 - 0.2) * self.width / columns
                y = self.top + (row + 0.7) * self.height / rows
                jump = (seed[0] / 255 - 0.5) * across * 0.5, (seed[1] / 255 - 0.5) * down * 0.4
                yield x + jump[0], y + jump[1], seed[2] / 255

    def finish(self) -> Image.Image:
        """The part: what was drawn, averaged down to its size."""
        return self.image.reduce(self._fine)

    def glint(self, x: float, y: float, reach: float, colour: Colour) -> None:
        """A star of four points, for something that reflects the light."""
        near = reach * 0.22
        points = ((0, -reach), (near, -near), (reach, 0), (near, near))
        self.shape([(x + a, y + b) for a, b in (*points, *((-a, -b) for a, b in points))], colour)

    # What stands in a landscape

    def peak(self, x: float, y: float, wide: float, high: float) -> None:
        """A mountain that stands on ``y``."""
        top = x - wide * 0.06, y - high
        ridge = [(x + wide * 0.08, y - high * 0.62), (x - wide * 0.05, y - high * 0.3)]
        foot = x + wide * 0.1, y
        self.shape([(x - wide / 2, y), top, *ridge, foot], self.lit)
        self.shape([top, (x + wide / 2, y), foot, *reversed(ridge)], self.dark)

    def mesa(self, x: float, y: float, wide: float, high: float) -> None:
        """A flat-topped mountain with layers."""
        half, top = wide / 2, wide * 0.36
        self.shape(
            [(x - half, y), (x - top, y - high), (x + top, y - high), (x + half, y)], self.dark
        )
        middle = x + wide * 0.08
        self.shape(
            [(x - half, y), (x - top, y - high), (middle, y - high), (middle + wide * 0.05, y)],
            mix(self.ground, self.lit, 0.35),
        )
        self.shape(
            [
                (x - top - 3, y - high + 3),
                (x - top + 6, y - high - 7),
                (x + top - 8, y - high - 7),
                (x + top + 3, y - high + 3),
            ],
            self.lit,
        )

    def crater(self, x: float, y: float, rx: float, ry: float) -> None:
        self.oval(x, y, rx, ry, self.lit)
        self.oval(x + rx * 0.05, y + ry * 0.08, rx * 0.86, ry * 0.8, self.dark)
        self.oval(
            x + rx * 0.14, y + ry * 0.24, rx * 0.66, ry * 0.56, mix(self.ground, self.dark, 0.35)
        )

    def dune(self, x: float, y: float, wide: float, high: float) -> None:
        """A dune with its sharp crest."""
        crest = [
            (x - wide / 2 + wide * i / 12, y - high * math.sin(math.pi * i / 12) ** 1.5)
            for i in range(13)
        ]
        self.shape([*crest, (x + wide / 2, y)], self.lit)
        slip = [
            (x + wide * 0.02, y - high),
            (x + wide * 0.1, y - high * 0.4),
            (x - wide * 0.08, y + 2),
        ]
        self.shape([*crest[6:], *reversed(slip[1:]), slip[0]], mix(self.ground, self.dark, 0.6))

    def arch(self, x: float, y: float, wide: float, high: float) -> None:
        """A gate that the wind has cut into the rock."""
        half = wide / 2
        whole = [
            (x - half, y),
            (x - half * 0.8, y - high),
            (x + half * 0.7, y - high * 0.9),
            (x + half, y),
        ]
        self.shape(whole, self.lit)
        self.shape([(x + half * 0.3, y), (x + half * 0.2, y - high * 0.94), *whole[2:]], self.dark)
        self.shape(
            [
                (x - half * 0.4, y),
                (x - half * 0.35, y - high * 0.45),
                (x, y - high * 0.66),
                (x + half * 0.32, y - high * 0.4),
                (x + half * 0.36, y),
            ],
            self.ground,
        )

    def rock(self, x: float, y: float, size: float) -> None:
        left = [(x - size, y), (x - size * 0.7, y - size * 0.7), (x - size * 0.1, y - size), (x, y)]
        right = [
            (x, y),
            (x - size * 0.1, y - size),
            (x + size * 0.75, y - size * 0.6),
            (x + size, y),
        ]
        self.shape(right, self.dark)
        self.shape(left, self.lit)

    def crack(self, points: Sequence[Point], wide: float) -> None:
        """A crack of the ground, its far wall in the light."""
        self.line([(x, y - wide * 0.45) for x, y in points], self.lit, wide * 0.5)
        self.line(points, mix(self.dark, theme.BASALT, 0.35), wide)

    def waves(self, colour: Colour, step: int, thickness: float) -> None:
        """Soft lines across the ground."""
        for row in range(self.height // step + 1):
            base = self.top + row * step + step * 0.6
            points = [
                (
                    self.left + i * self.width / 30,
                    base + 5 * math.sin(i / 3.1 + row * 1.9) + 3 * math.sin(i / 1.3 + row),
                )
                for i in range(31)
            ]
            self.line(points, colour, thickness)


def _plain(b: LandBrush) -> None:
    b.waves(mix(b.ground, b.lit, 0.6), 60, 7)
    for x, y, size in b.spots("plain", 150, 80):
        b.rock(x, y, 5 + 8 * size)


def _dunes(b: LandBrush) -> None:
    for x, y, size in b.spots("dunes", 130, 56):
        b.dune(x, y, 118 + 40 * size, 26 + 12 * size)


def _geysers(b: LandBrush) -> None:
    steam = mix(theme.CREAM, b.ground, 0.15)
    for x, y, size in b.spots("geysers", 110, 80):
        b.oval(x, y, 26, 9, b.dark)
        b.oval(x, y - 2, 20, 6, mix(theme.DUSK_LIGHT, theme.CREAM, 0.4))
        high = 30 + 22 * size
        b.shape([(x - 4, y - 2), (x - 9, y - high), (x + 9, y - high), (x + 4, y - 2)], steam)
        for at, wide in ((-10, 11), (3, 14), (14, 9)):
            b.oval(x + at, y - high - abs(at) * 0.3, wide, wide * 0.8, steam)


def _crater_rim(b: LandBrush) -> None:
    for x, y, size in b.spots("craters", 140, 80):
        b.crater(x, y - 12, 36 + 26 * size, 15 + 10 * size)


def _riverbed(b: LandBrush) -> None:
    bed, middle = mix(b.ground, LIT, 0.75), b.top + b.height / 2
    points = [
        (b.left + i * b.width / 24, middle + b.height * 0.24 * math.sin(i / 2.6 + 0.6))
        for i in range(-1, 26)
    ]
    b.line([(x, y - 4) for x, y in points], b.dark, 34)
    b.line(points, bed, 30)
    b.line([(x, y + 4) for x, y in points], mix(bed, b.ground, 0.5), 6)
    for x, y, size in b.spots("bed", 150, 80):
        b.rock(x, y, 5 + 7 * size)


def _mountains(b: LandBrush) -> None:
    for x, y, size in b.spots("mountains", 120, 60):
        b.peak(x, y + 10, 112 + 36 * size, 60 + 26 * size)


def _dust_bowl(b: LandBrush) -> None:
    for x, y, size in b.spots("dust", 150, 66):
        reach = 62 + 20 * size
        for share, tone in ((1.0, 0.35), (0.7, 0.6), (0.4, 0.9)):
            b.oval(x, y - 10, reach * share, reach * share * 0.4, mix(b.ground, LIT, tone))


def _boulders(b: LandBrush) -> None:
    for x, y, size in b.spots("boulders", 92, 56):
        b.rock(x, y, 13 + 18 * size)


def _chasm(b: LandBrush) -> None:
    for row, share in enumerate((0.36, 0.8) if b.height > 150 else (0.62,)):
        y = b.top + b.height * share
        points = [
            (b.left - 9 + i * b.width / 9, y + (17, -12, 10)[i % 3] + 3 * row) for i in range(11)
        ]
        b.line([(x, at - 9) for x, at in points], b.lit, 16)
        b.line(points, b.dark, 26)
        b.line([(x, at + 3) for x, at in points], theme.BASALT, 15)
    for x, y, size in b.spots("chasm", 170, 90):
        b.rock(x, y, 5 + 7 * size)


def _salt(b: LandBrush) -> None:
    edge = mix(b.ground, theme.OCHRE, 0.35)
    for x, y, size in b.spots("salt", 110, 64):
        points = [
            (
                x + 46 * math.cos(math.pi * i / 3 + size),
                y - 8 + 22 * math.sin(math.pi * i / 3 + size),
            )
            for i in range(7)
        ]
        b.shape(points, mix(b.ground, theme.CREAM, 0.4 + size * 0.5))
        b.line(points, edge, 2.5)


def _lava(b: LandBrush) -> None:
    b.waves(b.dark, 56, 9)
    for x, y, size in b.spots("lava", 170, 90):
        b.oval(x, y - 8, 34 + 8 * size, 17, b.lit)
        b.oval(x + 2, y - 5, 29 + 8 * size, 14, theme.BASALT)


def _scree(b: LandBrush) -> None:
    for x, y, size in b.spots("scree", 170, 90):
        b.shape([(x - 50, y + 8), (x - 4, y - 38), (x + 56, y + 8)], mix(b.ground, b.lit, 0.55))
        for at in range(3):
            b.rock(x - 30 + at * 30, y + 6 - (at % 2) * 11, 5 + 4 * size)


def _cliffs(b: LandBrush) -> None:
    for x, y, size in b.spots("cliffs", 190, 84):
        b.mesa(x, y + 6, 150 + 30 * size, 46 + 14 * size)


def _frost(b: LandBrush) -> None:
    for x, y, size in b.spots("frost", 140, 62):
        reach = 56 + 16 * size
        b.oval(x, y - 10, reach, reach * 0.42, mix(b.ground, theme.ICE, 0.6))
        b.oval(x + 4, y - 7, reach * 0.74, reach * 0.3, theme.ICE)
        b.oval(x + 10, y - 6, reach * 0.4, reach * 0.15, theme.CREAM)


def _wreck(b: LandBrush) -> None:
    _plain(b)
    large = b.height > 170
    x = b.left + b.width * (0.72 if not large or b.left > b.width else 0.26)
    y = b.top + b.height * (0.86 if large else 0.9)
    hull, shade = theme.CREAM, mix(theme.QUIET, theme.BASALT, 0.35)
    b.oval(x, y + 2, 62, 10, b.dark)
    for reach in (-44, 44):
        b.line([(x + reach * 0.4, y - 30), (x + reach, y)], shade, 6)
    b.shape([(x - 34, y - 8), (x - 26, y - 52), (x + 14, y - 60), (x + 30, y - 12)], hull)
    b.shape([(x + 2, y - 10), (x + 4, y - 58), (x + 14, y - 60), (x + 30, y - 12)], shade)
    b.line([(x - 8, y - 56), (x - 30, y - 82)], shade, 5)
    b.oval(x - 32, y - 84, 12, 8, hull)
    b.oval(x - 12, y - 34, 8, 8, theme.DUSK)


def _terraces(b: LandBrush) -> None:
    for step in range(b.height // 32 + 1):
        tone = mix(b.ground, LIT if step % 2 else DARK, 0.32)
        base = b.top + step * 32
        points = [
            (b.left + i * b.width / 30, base + 9 * math.sin(i / 4.2 + step * 0.5))
            for i in range(31)
        ]
        b.line([(x, y + 11) for x, y in points], b.dark, 6)
        b.line(points, tone, 16)


def _ice(b: LandBrush) -> None:
    shade = mix(theme.ICE, theme.DUSK_LIGHT, 0.6)
    for x, y, size in b.spots("ice", 150, 56):
        wide = 60 + 24 * size
        b.shape(
            [(x - wide, y), (x - wide * 0.6, y - 17), (x + wide * 0.7, y - 19), (x + wide, y - 3)],
            theme.CREAM,
        )
        b.shape(
            [(x - wide, y), (x + wide, y - 3), (x + wide * 0.8, y + 6), (x - wide * 0.7, y + 8)],
            shade,
        )


def _canyon(b: LandBrush) -> None:
    for x, y, size in b.spots("canyon", 210, 90):
        b.mesa(x, y, 140 + 24 * size, 36 + 16 * size)
    y = b.top + b.height * 0.66
    points = [(b.left - 9 + i * b.width / 11, y + (14, -13)[i % 2]) for i in range(13)]
    b.line([(x, at - 8) for x, at in points], b.lit, 14)
    b.line(points, mix(b.dark, theme.BASALT, 0.6), 22)


def _basin(b: LandBrush) -> None:
    x, y = b.left + b.width / 2, b.top + b.height * 0.56
    for share, tone in ((1.0, 0.3), (0.78, 0.5), (0.54, 0.7), (0.3, 0.9)):
        b.oval(x, y, b.width * 0.48 * share, b.height * 0.4 * share, mix(b.ground, LIT, tone))
    for px, py, size in b.spots("basin", 150, 80):
        b.rock(px, py, 4 + 6 * size)


Land = tuple[Colour, Callable[[LandBrush], None]]
LANDS: dict[str, Land] = {
    "plain": (rgb("#e2aa6c"), _plain),
    "dunes": (rgb("#e6b368"), _dunes),
    "geysers": (rgb("#d89a5c"), _geysers),
    "crater-rim": (rgb("#cf8c54"), _crater_rim),
    "old-riverbed": (rgb("#d2935a"), _riverbed),
    "mountains": (rgb("#c9844e"), _mountains),
    "dust-bowl": (rgb("#d9a877"), _dust_bowl),
    "boulder-field": (rgb("#d3965d"), _boulders),
    "chasm": (rgb("#c4834d"), _chasm),
    "salt-flats": (rgb("#e9d3a8"), _salt),
    "lava-tubes": (rgb("#a8613f"), _lava),
    "scree": (rgb("#c0906a"), _scree),
    "cliffs": (rgb("#c87f4c"), _cliffs),
    "frost-hollow": (rgb("#cbae9a"), _frost),
    "lander-wreck": (rgb("#d39a62"), _wreck),
    "red-terraces": (rgb("#bb6038"), _terraces),
    "ice-sheet": (rgb("#bcd6e8"), _ice),
    "great-canyon": (rgb("#bd6a3c"), _canyon),
    "silent-basin": (rgb("#cfa177"), _basin),
}
OTHER: Land = (rgb("#d3935a"), _plain)
"""The land of regions that only changed data files have."""

HAZES = {1: rgb("#a8656a"), 2: rgb("#9c7088"), 3: rgb("#9684a3")}
"""The haze over what isn't explored, by ring: farther away it is bluer."""


def haze(ring: int, near: bool) -> Colour:
    """The haze over a ring, lit by the HUB where somebody could go now (``near``)."""
    tone = HAZES[min(ring, 3)]
    return mix(tone, theme.GROUNDS[1], 0.3) if near else tone


@cached_image
def region_land(ring: int, direction: str, region: str) -> Cut:
    """An explored space with its region's land, as an indexed image."""
    ground, paint = LANDS.get(region, OTHER)
    brush = _brush(ring, direction, ground)
    paint(brush)
    return _finished(ring, direction, brush)


@cached_image
def unexplored_land(ring: int, direction: str, region: str = "", near: bool = False) -> Cut:
    """A space under haze, out of which hills rise; its region's land if that was seen from afar."""
    tone = haze(ring, near)
    if region:
        ground, paint = LANDS.get(region, OTHER)
        brush = _brush(ring, direction, mix(ground, tone, 0.6))
        brush.lit, brush.dark = mix(brush.lit, tone, 0.5), mix(brush.dark, tone, 0.4)
        paint(brush)
        return _finished(ring, direction, brush)
    brush = _brush(ring, direction, tone, 1)  # so hazy that rough edges aren't seen
    brush.lit, brush.dark = mix(tone, theme.CREAM, 0.2), mix(tone, theme.DUSK_DARK, 0.26)
    _hidden(brush, f"{ring}{direction}")
    if near:
        for x, y, size in brush.spots(f"glints {ring}{direction}", 130, 100):
            brush.glint(x, y, 10 + 8 * size, theme.CREAM)
    return _finished(ring, direction, brush)


def _hidden(b: LandBrush, name: str) -> None:
    """Hills and arches that rise out of banks of haze."""
    near = mix(b.ground, theme.CREAM, 0.22)
    for at, (x, y, size) in enumerate(b.spots(name, 270, 150)):
        kind = (at + sum(map(ord, name))) % 4
        if kind == 0:
            b.peak(x - 30, y, 120, 62 + 18 * size)
            b.peak(x + 34, y, 90, 40 + 14 * size)
        elif kind == 1:
            b.mesa(x, y, 130 + 24 * size, 40 + 12 * size)
        elif kind == 2:
            b.arch(x, y, 112, 56 + 14 * size)
        else:
            b.crater(x, y - 16, 62 + 14 * size, 22 + 6 * size)
        b.cloud(x - 14, y + 6, 200 + 40 * size, 22, near)


def _brush(ring: int, direction: str, ground: Colour, fine: int = FINE) -> LandBrush:
    cut = space_mask(ring, direction)
    return LandBrush(cut.left, cut.top, cut.image.width, cut.image.height, ground, fine)


def _finished(ring: int, direction: str, brush: LandBrush) -> Cut:
    cut = space_mask(ring, direction)
    return Cut(cut.left, cut.top, PALETTE.map(brush.finish()))


@cached_image
def closed_land(ring: int, direction: str) -> Cut:
    """A space where nobody can go, as an indexed image."""
    cut = space_mask(ring, direction)
    land = mountains(cut.left, cut.top, cut.image.width, cut.image.height)
    return Cut(cut.left, cut.top, PALETTE.map(land))


def mountains(left: int, top: int, width: int, height: int) -> Image.Image:
    """Dark mountains on a part of the map that nobody can go to."""
    brush = LandBrush(left, top, width, height, mix(theme.RUST_DARK, theme.BASALT, 0.3), 1)
    brush.lit = mix(theme.RUST, theme.RUST_DARK, 0.5)
    brush.dark = mix(theme.RUST_DARK, theme.BASALT, 0.6)
    for x, y, size in brush.spots("closed", 90, 130):
        brush.peak(x, y + 24, 124 + 20 * size, 150 + 30 * size)
    return brush.finish()
