"""What a drawing function returns: pixels, and the same in words."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO

from PIL import Image

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
