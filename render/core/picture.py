"""Defines what a drawing function takes and gives: a translation, and bands of a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from render.core.cache import shown_key
from render.core.canvas import Canvas
from render.core.palette import Palette
from render.core.png import encode

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
    ``ALT_LIMIT`` characters.
    """

    name: str
    draw: Callable[..., Canvas]
    shown: tuple[object, ...]
    alt: str
    palette: Palette

    @property
    def key(self) -> str:
        """The key that tells the picture from others: bands with equal keys show the same."""
        return shown_key(f"{self.draw.__module__}.{self.draw.__qualname__}", *self.shown)

    def png(self) -> bytes:
        """The band drawn, in its palette's colours, as a PNG file."""
        return encode(self.palette.map(self.draw(*self.shown).image))
