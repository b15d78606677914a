"""One dot in place of every picture, for measuring what isn't about pictures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from PIL import Image

from render.core.picture import Band
from render.core.png import encode

_DOT = encode(Image.new("P", (1, 1)))


@contextmanager
def still_pictures() -> Iterator[None]:
    """Within the block no band is drawn nor encoded: the file of each is the same dot."""
    with patch.object(Band, "png", lambda band: _DOT):
        yield
