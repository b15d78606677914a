"""Maps pictures to the colours of a game's theme, at most 256, so that their files stay small."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from render.core.colour import Colour, rgb

MOST_COLOURS = 256
"""Colours that an indexed PNG can have."""


class Palette:
    """The colours of a game's pictures; each pixel gets the one nearest to it.

    Pillow looks up which is nearest once for each cube of 4 by 4 by 4 colours and remembers it, so
    mapping a picture is one pass over its pixels. Two colours within one cube are one to it.
    """

    def __init__(self, colours: Iterable[Colour]) -> None:
        self.colours = tuple(colours)
        if not 0 < len(set(self.colours)) == len(self.colours) <= MOST_COLOURS:
            raise ValueError(f"a palette has up to {MOST_COLOURS} different colours")
        self._prepared = Image.new("P", (1, 1))
        self._prepared.putpalette([channel for colour in self.colours for channel in colour])

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
