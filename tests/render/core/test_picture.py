"""Pictures as files."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from render.core.picture import Picture, encode


def test_the_same_pixels_give_the_same_file() -> None:
    image = Image.effect_mandelbrot((64, 48), (-2.0, -1.5, 1.0, 1.5), 50).convert("RGB")
    assert encode(image) == Picture(image.copy(), "").png()
    assert Image.open(BytesIO(encode(image))).tobytes() == image.tobytes()
