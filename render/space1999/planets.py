"""Draws planets, alone and as they stand on the star chart once they are visited.

The hash of a planet's id chooses its kind, its colours and the places of its features.
"""

from __future__ import annotations

import colorsys
import math
from collections.abc import Callable, Iterator
from hashlib import blake2b

from PIL import Image, ImageDraw

from render.core.cache import cached_image
from render.core.palette import Colour, mix
from render.core.shapes import averaged
from render.space1999.layout import GLOBE
from render.space1999.palette import PALETTE
from render.space1999.sprites import FLAG, flag
from render.space1999.theme import FORCE, VOID

Draw = ImageDraw.ImageDraw
_SHADES = (0.76, 0.5, 0.0)
"""Shares of the dark colour in a globe, from its lower right to its lit upper left."""
HALOES = 4
"""Ellipses of light about a planet in its portrait, each brighter than the one around it."""


class _Traits:
    """An endless sequence of numbers that follow from a name's hash."""

    def __init__(self, name: str) -> None:
        self._numbers = self._stream(name)

    @staticmethod
    def _stream(name: str) -> Iterator[float]:
        block = 0
        while True:
            for byte in blake2b(f"{name} {block}".encode(), digest_size=32).digest():
                yield byte / 255
            block += 1

    def share(self, low: float = 0.0, high: float = 1.0) -> float:
        return low + (high - low) * next(self._numbers)

    def below(self, end: int) -> int:
        return min(end - 1, int(next(self._numbers) * end))


@cached_image
def planet_globe(planet: str, size: int) -> Image.Image:
    """A planet's globe with its ring, if any, ``size`` pixels square."""
    return _globe(planet, size)


def _globe(planet: str, size: int) -> Image.Image:
    traits = _Traits(planet)
    kind = traits.below(len(_KINDS))
    hue = traits.share()
    fine = 3 if size < 150 else 2
    ringed = kind in (0, 4) and traits.share() > 0.35
    globe = round(size * (0.66 if ringed else 0.9))
    face = _face(_KINDS[kind], traits, hue, globe, fine)
    image = Image.new("RGBA", (size, size))
    tilt = traits.share(-28, 28)
    paint = _paint(hue + 0.08, 0.32, 0.86)
    if ringed:
        image = _ring(size, globe, fine, paint, tilt, back=True)
    corner = (size - globe) // 2
    outline = Image.new("L", (globe * fine, globe * fine))
    ImageDraw.Draw(outline).ellipse((0, 0, globe * fine - 1, globe * fine - 1), fill=255)
    face.putalpha(averaged(outline, fine))
    image.alpha_composite(face, (corner, corner))
    if ringed:
        image.alpha_composite(_ring(size, globe, fine, paint, tilt, back=False))
    return image


@cached_image
def dimmed_planet(planet: str, size: int) -> Image.Image:
    """The same globe in dark grey."""
    *channels, alpha = planet_globe(planet, size).split()
    grey = Image.merge("RGB", channels).convert("L").convert("RGB")
    faded = Image.blend(grey, Image.new("RGB", grey.size, VOID), 0.3)
    faded.putalpha(alpha)
    return faded


def _paint(hue: float, saturation: float, value: float) -> Colour:
    """A colour of a coarse grid, so that the palette can hold those of all planets."""
    hue, saturation, value = round(hue * 18) / 18, round(saturation * 5) / 5, round(value * 6) / 6
    red, green, blue = colorsys.hsv_to_rgb(hue % 1, saturation, value)
    return round(red * 255), round(green * 255), round(blue * 255)


def _face(
    kind: Callable[[Draw, _Traits, float, int], None],
    traits: _Traits,
    hue: float,
    globe: int,
    fine: int,
) -> Image.Image:
    """A square image of a globe's features, a little turned, with a shadow; not yet cut round.

    It is drawn ``fine`` times as large and then averaged.
    """
    big = globe * fine
    ground = Image.new("RGB", (big, big))
    kind(ImageDraw.Draw(ground), traits, hue, big)
    ground = ground.rotate(traits.share(-24, 24)).reduce(fine)
    shade = Image.new("L", (big, big), round(255 * _SHADES[0]))
    draw = ImageDraw.Draw(shade)
    for share, depth in zip((0.1, 0.28), _SHADES[1:], strict=True):
        shift = share * big
        lit = (-2 * shift, -2 * shift, big - 1.15 * shift, big - 1.15 * shift)
        draw.ellipse(lit, fill=round(255 * depth))
    ground.paste(VOID, (0, 0), shade.reduce(fine))
    return ground


def _ring(
    size: int, globe: int, fine: int, paint: Colour, tilt: float, *, back: bool
) -> Image.Image:
    """The half of a ring that lies behind the globe, or the half in front of it."""
    image = Image.new("RGBA", (size * fine, size * fine))
    draw = ImageDraw.Draw(image)
    middle, turn, across = size * fine / 2, math.radians(-tilt), globe * fine
    start = math.pi if back else 0.0
    for reach, share in ((0.705, 0.25), (0.595, 0.0)):
        points = []
        for step in range(49):
            angle = start + math.pi * step / 48
            x = across * reach * math.cos(angle)
            y = across * reach * 0.3 * math.sin(angle)
            points.append(
                (
                    middle + x * math.cos(turn) - y * math.sin(turn),
                    middle + x * math.sin(turn) + y * math.cos(turn),
                )
            )
        wide = max(2, round(across * 0.06))
        draw.line(points, fill=mix(paint, VOID, share), width=wide, joint="curve")
    return averaged(image, fine)


def _bands(draw: Draw, traits: _Traits, hue: float, globe: int) -> None:
    y = 0.0
    while y < globe:
        high = globe * traits.share(0.06, 0.17)
        paint = _paint(
            hue + traits.share(-0.05, 0.05), traits.share(0.3, 0.7), traits.share(0.6, 1)
        )
        draw.rectangle((0, y, globe, y + high), fill=paint)
        y += high
    x, y = traits.share(0.3, 0.6) * globe, traits.share(0.5, 0.7) * globe
    storm = _paint(hue + 0.45, 0.6, 0.9)
    draw.ellipse((x, y, x + globe * 0.24, y + globe * 0.12), fill=mix(storm, VOID, 0.35))
    draw.ellipse((x + 3, y + 3, x + globe * 0.22, y + globe * 0.11), fill=storm)


def _seas(draw: Draw, traits: _Traits, hue: float, globe: int) -> None:
    draw.rectangle((0, 0, globe, globe), fill=_paint(hue, 0.65, 0.75))
    land = _paint(hue + traits.share(0.25, 0.6), 0.5, 0.85)
    for _ in range(6):
        _blob(draw, traits, globe, traits.share(0.12, 0.26), land)
    cap = mix(land, FORCE, 0.85)
    draw.ellipse((globe * 0.24, -globe * 0.14, globe * 0.76, globe * 0.12), fill=cap)


def _craters(draw: Draw, traits: _Traits, hue: float, globe: int) -> None:
    rock = _paint(hue, 0.28, 0.78)
    draw.rectangle((0, 0, globe, globe), fill=rock)
    for _ in range(5):
        _blob(draw, traits, globe, traits.share(0.1, 0.22), mix(rock, VOID, 0.18))
    for _ in range(11):
        x, y = traits.share() * globe, traits.share() * globe
        r = traits.share(0.03, 0.11) * globe
        draw.ellipse((x - r, y - r, x + r, y + r), fill=mix(rock, FORCE, 0.4))
        s = r * 0.2
        draw.ellipse((x - r + s, y - r + s, x + r, y + r), fill=mix(rock, VOID, 0.35))


def _lava(draw: Draw, traits: _Traits, hue: float, globe: int) -> None:
    crust = _paint(hue, 0.35, 0.36)
    draw.rectangle((0, 0, globe, globe), fill=crust)
    glow = _paint(traits.share(0.0, 0.14), 0.85, 1.0)
    for _ in range(7):
        x, y, angle = traits.share() * globe, traits.share() * globe, traits.share(0, 6.28)
        points = [(x, y)]
        for _ in range(6):
            angle += traits.share(-0.9, 0.9)
            x, y = x + math.cos(angle) * globe * 0.13, y + math.sin(angle) * globe * 0.13
            points.append((x, y))
        draw.line(points, fill=mix(glow, crust, 0.5), width=round(globe * 0.055), joint="curve")
        draw.line(points, fill=glow, width=round(globe * 0.025), joint="curve")


def _swirls(draw: Draw, traits: _Traits, hue: float, globe: int) -> None:
    draw.rectangle((0, 0, globe, globe), fill=_paint(hue, 0.55, 0.62))
    x, y = traits.share(0.3, 0.7) * globe, traits.share(0.3, 0.7) * globe
    for i in range(9, 0, -1):
        r = globe * 0.1 * i
        paint = _paint(hue + 0.02 * i, traits.share(0.3, 0.6), traits.share(0.6, 0.98))
        draw.ellipse((x - 1.25 * r, y - r * 0.8, x + 1.25 * r, y + r * 0.8), fill=paint)


def _facets(draw: Draw, traits: _Traits, hue: float, globe: int) -> None:
    x, y = traits.share(0.35, 0.65) * globe, traits.share(0.3, 0.6) * globe
    sides = 7 + traits.below(4)
    angles = [(i + traits.share(-0.3, 0.3)) * math.tau / sides for i in range(sides)]
    rim = [(x + math.cos(a) * globe * 1.5, y + math.sin(a) * globe * 1.5) for a in angles]
    for i in range(sides):
        paint = _paint(hue + traits.share(-0.06, 0.06), 0.35, 0.62 + 0.36 * traits.share())
        draw.polygon([(x, y), rim[i], rim[(i + 1) % sides]], fill=paint)
    inner = [(x + math.cos(a) * globe * 0.26, y + math.sin(a) * globe * 0.26) for a in angles]
    for i in range(sides):
        paint = _paint(hue, 0.2, 0.75 + 0.25 * traits.share())
        draw.polygon([(x, y), inner[i], inner[(i + 1) % sides]], fill=paint)


_KINDS: tuple[Callable[[Draw, _Traits, float, int], None], ...] = (
    _bands,
    _seas,
    _craters,
    _lava,
    _swirls,
    _facets,
)


def _blob(draw: Draw, traits: _Traits, globe: int, reach: float, paint: Colour) -> None:
    x, y = traits.share(0.05, 0.95) * globe, traits.share(0.12, 0.95) * globe
    points = []
    for i in range(11):
        angle = math.tau * i / 11
        r = reach * globe * traits.share(0.55, 1.15)
        points.append((x + r * math.cos(angle) * 1.3, y + r * math.sin(angle)))
    draw.polygon(points, fill=paint)


@cached_image
def portrait(planet: str, width: int, height: int) -> Image.Image:
    """The planet in its sky, for a card: a large globe, up to two moons, a glow and stars.

    The empty id gives a sky without a planet. The image is indexed in the palette's colours, which
    takes a quarter of the memory.
    """
    traits = _Traits(f"{planet} sky")
    glow = _paint(traits.share(), 0.6, 0.34)
    image = Image.new("RGB", (width, height), VOID)
    draw = ImageDraw.Draw(image)
    for step in range(1, HALOES + 1):
        share = 1.5 - step * 0.9 / HALOES
        reach = (round(width * share), round(height * share))
        paint = mix(VOID, glow, 0.66 * step / HALOES)
        left, top = (width - reach[0]) // 2, (height - reach[1]) // 2
        draw.ellipse((left, top, left + reach[0], top + reach[1]), fill=paint)
    for i in range(110):
        x, y = round(traits.share() * width), round(traits.share() * height)
        bright = mix(VOID, FORCE, traits.share(0.3, 1.0))
        draw.rectangle((x, y, x + (i % 9 == 0), y + (i % 9 == 0)), fill=bright)
    if not planet:
        return PALETTE.map(image)
    size = round(min(width, height) * 0.86)
    globe = _globe(planet, size)
    image.paste(globe, ((width - size) // 2, (height - size) // 2), globe)
    for i in range(traits.below(3)):
        across = round(min(width, height) * traits.share(0.07, 0.14) + 8)
        companion = _globe(f"{planet} moon {i}", across)
        x = round((0.06 + 0.8 * i) * width + traits.share(0, 0.04) * width)
        image.paste(companion, (x, round(traits.share(0.08, 0.8) * height)), companion)
    return PALETTE.map(image)


@cached_image
def visited_planet(planet: str, sector: str) -> Image.Image:
    """A planet in dark grey, in the middle, with the flag of the sector that landed first."""
    wide, high = FLAG
    sprite = Image.new("RGBA", (2 * wide, GLOBE + 12))
    x, y = sprite.width // 2, sprite.height // 2
    sprite.alpha_composite(dimmed_planet(planet, GLOBE), (x - GLOBE // 2, y - GLOBE // 2))
    sprite.alpha_composite(flag(sector), (x - FOOT, y + 28 - high))
    return sprite


FOOT = 19
"""Pixels from the planet's middle to the left edge of its flag."""
