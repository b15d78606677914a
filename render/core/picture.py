"""Defines what a drawing function takes and returns: a translation, and pixels with their text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from typing import TypeAlias

from PIL import Image

Words: TypeAlias = Callable[..., str]
"""``words("pic1969-hand", sum=4)``: a message of the catalogs in the picture's language."""

WIDTH = 1100
"""Pixels across every picture: twice what a phone shows."""

ALT_LIMIT = 1024
"""Characters that Discord takes as a file's description."""

COMPRESS_LEVEL = 6


def encode(image: Image.Image) -> bytes:
    """The picture as a PNG file: the same bytes for the same pixels."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=COMPRESS_LEVEL)
    return file.getvalue()


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture; ``alt`` says the same in words, in at most ``ALT_LIMIT`` characters."""

    image: Image.Image
    alt: str

    def png(self) -> bytes:
        """The picture as a PNG file."""
        return encode(self.image)
