"""Bands of a picture that are yet to be drawn, and PNG files of images with a palette.

Compression takes most of the time of a file: zlib takes 1.6 ms more a picture than zlib-ng, for
files of one size, which is a tenth of a move's processor time. The format of the files:
https://www.w3.org/TR/png-3/
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image
from zlib_ng import zlib_ng

from render.core.cache import shown_key
from render.core.canvas import Canvas
from render.core.palette import Palette

LEVEL = 2
"""Of zlib-ng's 1 to 9: 1 makes files two fifths larger; 3 takes 1.7 times as long for 6 % less."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_INDEXED = 3
"""The colour type of pixels that are numbers of colours (11.2.1)."""


def encode(image: Image.Image) -> bytes:
    """An image of mode ``P`` as a PNG file, the same bytes for the same pixels.

    Raises ``ValueError`` for an image of another mode.
    """
    if image.mode != "P":
        raise ValueError(f"an image with a palette is needed, not {image.mode}")
    width, height = image.size
    # Every row begins with the number of its filter (7.3): none, which suits flat colours best.
    rows = Image.new("P", (width + 1, height))
    rows.paste(image, (1, 0))
    header = struct.pack(">IIBBBBB", width, height, 8, _INDEXED, 0, 0, 0)
    colours = bytes(image.getpalette("RGB") or ())
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", colours),
            _chunk(b"IDAT", zlib_ng.compress(rows.tobytes(), LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    """A part of the file with its length and check sum (5.3)."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


Words: TypeAlias = Callable[..., str]
"""``words("pic1969-hand", sum=4)``: a message of the catalogs in the picture's language."""

WIDTH = 1200
"""Width of every band in pixels; desktops show it at half its size, phones at a third."""
MAX_HEIGHT = 700
"""Height of the tallest band in pixels: 12 : 7 fills the room that Discord on a desktop gives."""
MAX_BYTES = 120 * 1024
"""Bytes that no band's file exceeds."""
ALT_LIMIT = 1024
"""The most characters that Discord takes as a file's description."""


@dataclass(frozen=True, slots=True)
class Band:
    """A landscape part of a picture that is yet to be drawn; a tall picture is a stack of them.

    ``name`` is the file's stem: everybody can read it, so it tells no secret. ``draw`` is a
    function of a module; it looks at nothing but ``shown``, its arguments, of which
    ``cache.shown_key`` makes the band's key. ``alt`` describes it in words, in at most
    ``ALT_LIMIT`` characters. ``height`` is in pixels: the greatest, where it isn't told.
    """

    name: str
    draw: Callable[..., Canvas]
    shown: tuple[object, ...]
    alt: str
    palette: Palette
    height: int = MAX_HEIGHT

    @property
    def key(self) -> str:
        """The key that tells the picture from others: bands with equal keys show the same."""
        return shown_key(f"{self.draw.__module__}.{self.draw.__qualname__}", *self.shown)

    def png(self) -> bytes:
        """The band drawn, in its palette's colours, as a PNG file."""
        return encode(self.palette.map(self.draw(*self.shown).image))
