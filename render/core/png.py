"""Writes an image with a palette as a PNG file, in a small part of the time that Pillow takes.

Most of it is compression: for files of one size, zlib takes 1.6 ms more a picture than zlib-ng,
which is a tenth of a move's processor time.
The format: https://www.w3.org/TR/png-3/
"""

from __future__ import annotations

import struct
import zlib

from PIL import Image
from zlib_ng import zlib_ng

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
