"""Mixes colours and measures their contrast."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TypeAlias

from PIL import Image

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, 0 to 255 each."""


def rgb(code: str) -> Colour:
    """The colour of a code such as ``#0b1736``; raises ``ValueError`` for what is none."""
    value = int(code.removeprefix("#"), 16)
    return (value >> 16, value >> 8 & 255, value & 255)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """``a`` mixed with ``b``, whose share is 0 to 1."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return (red, green, blue)


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 to 1 (WCAG 2.2)."""

    def linear(channel: int) -> float:
        value = channel / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(channel) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Colour, b: Colour) -> float:
    """Contrast ratio, 1 to 21 (WCAG 2.2); text needs 4.5."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


MOST_COLOURS = 256
"""Colours that an indexed PNG can have."""
_MOST_MISSING = 12.0
"""The largest error of a channel that ``diffuse`` carries on; larger ones would show as stripes."""


class Palette:
    """The colours of a game's pictures; each pixel gets the one nearest to it.

    Pillow looks up the nearest once for each cube of 4 by 4 by 4 colours and remembers it, so
    mapping a picture is one pass over its pixels; colours of one cube become the same. Raises
    ``ValueError`` for no colours, more than ``MOST_COLOURS``, or two that are equal.
    """

    def __init__(self, colours: Iterable[Colour]) -> None:
        self.colours = tuple(colours)
        if not 0 < len(set(self.colours)) == len(self.colours) <= MOST_COLOURS:
            raise ValueError(f"a palette has up to {MOST_COLOURS} different colours")
        self._prepared = Image.new("P", (1, 1))
        self._prepared.putpalette([channel for colour in self.colours for channel in colour])

    def __reduce__(self) -> tuple[Callable[..., Palette], tuple[Colour, ...]]:
        """Unpickle as one object for each process, however often it is sent there."""
        return _kept, self.colours

    @classmethod
    def parse(cls, codes: str) -> Palette:
        """The palette of codes such as ``0b1736``, separated by white space.

        >>> Palette.parse("0b1736 ffffff").colours
        ((11, 23, 54), (255, 255, 255))
        """
        return cls(rgb(code) for code in codes.split())

    def map(self, image: Image.Image) -> Image.Image:
        """``image`` (RGB) in this palette's colours, as an indexed image."""
        return image.quantize(palette=self._prepared, dither=Image.Dither.NONE)

    def nearest(self, image: Image.Image) -> Image.Image:
        """``image`` (RGB) in this palette's colours, still RGB: ``map`` changes nothing more."""
        return self.map(image).convert("RGB")

    def diffuse(self, row: Sequence[Colour]) -> list[Colour]:
        """``row`` in this palette's colours, each error carried on to the next colour.

        For gradients: their average colours are those of ``row``, without visible steps.
        """
        found: list[Colour] = []
        missing = (0.0, 0.0, 0.0)
        for colour in row:
            wanted = tuple(c + m for c, m in zip(colour, missing, strict=True))
            far = [
                (own[0] - wanted[0]) ** 2 + (own[1] - wanted[1]) ** 2 + (own[2] - wanted[2]) ** 2
                for own in self.colours
            ]
            nearest = self.colours[far.index(min(far))]
            red, green, blue = (
                max(-_MOST_MISSING, min(_MOST_MISSING, w - n))
                for w, n in zip(wanted, nearest, strict=True)
            )
            missing = (red, green, blue)
            found.append(nearest)
        return found


@cache
def _kept(*colours: Colour) -> Palette:
    return Palette(colours)
