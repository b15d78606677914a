"""Makes an animated picture of bands that follow each other.

GIF, because Discord plays it where it shows pictures; of an APNG it shows the first frame only.
The format: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw

from render.core.colour import Colour
from render.core.picture import Band

SCALE = 2
"""A frame is that many times smaller than its band: as large as Discord shows it on a desk."""
MAX_BYTES = 8 * 2**20
"""Bytes of the largest file: Discord takes 10 MiB."""
BAR = 4
"""Pixels down the bar at the lower edge that tells how far the game is."""
BAR_COLOUR: Colour = (255, 255, 255)
LAST = 5_000
"""Milliseconds that the last frame stays."""
WHOLE, SHORTEST, LONGEST = 45_000, 400, 1_500
"""Milliseconds that all frames together should take, and the bounds of one."""


def frame(band: Band, done: float) -> Image.Image:
    """A band drawn as a frame, in its palette's colours; ``done`` is how much is over, 0 to 1."""
    image = band.draw(*band.shown).image
    small = image.reduce(SCALE) if min(image.size) >= SCALE else image
    if small.height > 2 * BAR:
        width = round(small.width * min(max(done, 0.0), 1.0))
        bar = (0, small.height - BAR, max(0, width - 1), small.height - 1)
        ImageDraw.Draw(small).rectangle(bar, fill=BAR_COLOUR)
    return band.palette.map(small)


def encode(frames: Sequence[Image.Image]) -> bytes:
    """Frames of one size as a GIF that plays for ever; every other one is left out if it must be.

    Raises ``ValueError`` for no frames.
    """
    kept = list(frames)
    if not kept:
        raise ValueError("an animated picture has a frame at least")
    file = _gif(kept)
    while len(file) > MAX_BYTES and len(kept) > 1:
        kept = [*kept[:-1:2], kept[-1]]
        file = _gif(kept)
    return file


def _gif(frames: Sequence[Image.Image]) -> bytes:
    each = min(max(WHOLE // len(frames), SHORTEST), LONGEST)
    durations = [*([each] * (len(frames) - 1)), LAST]
    file = BytesIO()
    first, *others = frames
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=others,
        duration=durations if others else LAST,
        loop=0,
        disposal=1,
        optimize=False,
    )
    return file.getvalue()
