"""PNG files of images with a palette: what Pillow reads from them is what was written."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO

import pytest
from PIL import Image

from render.core.palette import Palette
from render.core.picture import encode

PALETTE = Palette.parse("000000 ffffff ff8a2a")


def drawn(width: int, height: int) -> Image.Image:
    picture = Image.effect_mandelbrot((width, height), (-2.0, -1.5, 1.0, 1.5), 50)
    return PALETTE.map(picture.convert("RGB"))


@pytest.mark.parametrize("size", [(1, 1), (64, 48), (1200, 7)])
def test_a_file_is_read_as_it_was_written(size: tuple[int, int]) -> None:
    image = drawn(*size)
    with Image.open(BytesIO(encode(image))) as read:
        assert (read.format, read.mode, read.size) == ("PNG", "P", size)
        assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_the_same_pixels_give_the_same_file() -> None:
    assert encode(drawn(64, 48)) == encode(drawn(64, 48).copy())


def test_every_part_has_its_length_and_its_check_sum() -> None:
    file, kinds = encode(drawn(64, 48))[8:], []
    while file:
        length, kind = struct.unpack(">I4s", file[:8])
        assert struct.unpack(">I", file[8 + length : 12 + length]) == (
            zlib.crc32(file[4 : 8 + length]),
        )
        kinds.append(kind)
        file = file[12 + length :]
    assert kinds == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]


def test_an_image_without_a_palette_is_refused() -> None:
    with pytest.raises(ValueError, match="RGB"):
        encode(Image.new("RGB", (4, 4)))
