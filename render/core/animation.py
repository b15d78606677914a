"""Makes an animated GIF of bands that follow each other.

Discord plays a GIF among a message's pictures; of an APNG it shows the first frame only.
The format: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw

from render.core.picture import Band

SCALE = 2
"""The factor by which a frame is smaller than its band: the size at which a desktop shows it."""
MAX_BYTES = 8 * 2**20
"""Bytes of the largest file; Discord takes 10 MiB."""
BAR = 4
"""Height in pixels of the progress bar at the lower edge."""
LAST = 5_000
"""Milliseconds for which the last frame is shown."""
WHOLE, SHORTEST, LONGEST = 45_000, 400, 1_500
"""Milliseconds that the frames should take together, and the bounds for each but the last."""


def animate(bands: Sequence[Band]) -> bytes:
    """The bands one after the other as a GIF; raises ``ValueError`` for none."""
    return encode([frame(band) for band in bands])


def frame(band: Band) -> Image.Image:
    """A band drawn as a frame, ``SCALE`` times smaller, in its palette's colours."""
    image = band.draw(*band.shown).image
    return band.palette.map(image.reduce(SCALE) if min(image.size) >= SCALE else image)


def encode(frames: Sequence[Image.Image]) -> bytes:
    """Frames as a GIF that repeats without end.

    All get the size of the largest and a progress bar at the lower edge. While the file is larger
    than ``MAX_BYTES``, every other frame is left out, but never the last. Raises ``ValueError`` for
    no frames.
    """
    if not frames:
        raise ValueError("an animated picture has a frame at least")
    size = max(one.width for one in frames), max(one.height for one in frames)
    kept = [_page(one, size, place / len(frames)) for place, one in enumerate(frames, 1)]
    file = _gif(kept)
    while len(file) > MAX_BYTES and len(kept) > 1:
        kept = [*kept[1:-1:2], kept[-1]]
        file = _gif(kept)
    return file


def _page(image: Image.Image, size: tuple[int, int], done: float) -> Image.Image:
    """The image at the upper left of a page filled with its corner's colour; ``done`` is 0 to 1."""
    palette = image.getpalette("RGB") or []
    page = Image.new("P", size, image.getpixel((0, 0)))
    page.putpalette(palette)
    page.paste(image, (0, 0))
    width, height = size
    if height > 2 * BAR:
        brightest = max(range(len(palette) // 3), key=lambda i: sum(palette[3 * i : 3 * i + 3]))
        bar = (0, height - BAR, max(0, round(width * done) - 1), height - 1)
        ImageDraw.Draw(page).rectangle(bar, fill=brightest)
    return page


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
