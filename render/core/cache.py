"""Caches what was drawn and measured, and makes keys of what a picture shows.

Where the bot has no process for drawing, threads of its own draw. So a lock guards every cache
while it is read or written, but not while something is drawn: two threads may draw the same
thing at once, and neither waits.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping
from dataclasses import fields, is_dataclass
from functools import partial
from hashlib import blake2b
from threading import Lock
from types import FunctionType
from typing import ParamSpec, TypeVar, cast

import cachetools
from cachetools import LRUCache
from cachetools.keys import hashkey
from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")

IMAGE_BYTES = 56 * 2**20
"""Memory for drawn images.

A band's backdrop takes up to 3.4 MB, as it is kept in RGB: made of an indexed one, each picture
would begin with half a millisecond's work. Sprites, shapes and lines of text take 2 to 160 KB each.
Forty tables of Spazio use 43 MB of them, of which 12 are 75 portraits of planets, 13 backdrops and
4 turned Moons: where it is too little, a move takes a seventh longer. As many of 1969 use 27 MB in
one language, of which five skies of different heights are 13. Samples of all pictures of First
Martians use 35 MB; each region on each space of its map would be 20. What is beyond is drawn again
when it is needed, in up to 20 ms.
"""
FONT_BYTES = 16 * 2**20
"""Memory for faces at a size, as ``fonts`` reckons it: the pictures use about forty of 0.1 MB, and
names in Chinese, Japanese or Korean up to ten of 1.7 MB, of which the last used stay."""
MEASUREMENTS = 8_192
"""Measured texts and layouts, of some 300 bytes each (2.5 MB in all)."""

_OVERHEAD = 1024
"""Bytes that an image takes apart from its pixels."""


def _image_bytes(drawn: object) -> int:
    """The memory of an image, or of a value that holds one as ``image``."""
    image = drawn if isinstance(drawn, Image.Image) else getattr(drawn, "image", None)
    if image is None:
        return _OVERHEAD
    # Pillow keeps all modes with more than one band in four bytes a pixel.
    return _OVERHEAD + image.width * image.height * (1 if len(image.getbands()) == 1 else 4)


_images: LRUCache[Hashable, object] = LRUCache(IMAGE_BYTES, _image_bytes)
_measurements: LRUCache[Hashable, object] = LRUCache(MEASUREMENTS)
_lock = Lock()


def cached_image(draw: Callable[P, T]) -> Callable[P, T]:
    """Cache what ``draw`` returns, an image or a value with an ``image``; nobody may change it."""
    return _cached(_images, draw)


def cached_measurement(measure: Callable[P, T]) -> Callable[P, T]:
    """Cache what ``measure`` returns, a small value.

    Without it a picture of Spazio takes 17 ms instead of 9 to draw.
    """
    return _cached(_measurements, measure)


def _cached(cache: LRUCache[Hashable, object], make: Callable[P, T]) -> Callable[P, T]:
    key = partial(hashkey, f"{make.__module__}.{make.__qualname__}")
    return cast("Callable[P, T]", cachetools.cached(cache, key, _lock)(make))


def clear_caches() -> None:
    """Drop everything drawn and measured, so that it is made anew; fonts stay loaded."""
    with _lock:
        _images.clear()
        _measurements.clear()


def shown_key(*shown: object) -> str:
    """A key for what a picture shows, equal for equal values: for memory only, not for storage.

    Looks into dataclasses and models field by field, because their ``repr`` may leave secrets out;
    but not into fields whose names begin with an underscore. Raises ``TypeError`` for what it can't
    look into.
    """
    written = json.dumps(shown, default=_parts, sort_keys=True)
    return blake2b(written.encode(), digest_size=16).hexdigest()


def _parts(value: object) -> object:
    """The parts of a value that JSON can't represent; raises ``TypeError`` if it has none."""
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, FunctionType):
        return f"{value.__module__}.{value.__qualname__}"
    if is_dataclass(value):
        names = [one.name for one in fields(value)]
        return {name: getattr(value, name) for name in names if not name.startswith("_")}
    if isinstance(value, frozenset | set):
        return sorted(value, key=repr)
    if hasattr(value, "__dict__"):
        return vars(value)
    raise TypeError(f"no key can be made of {type(value).__name__}")
