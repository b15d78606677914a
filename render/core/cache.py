"""Layers and pictures kept for as long as they are asked for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


def digest(*shown: object) -> str:
    """A short name for what a picture shows: equal for equal values with a stable ``repr``."""
    return blake2b(repr(shown).encode(), digest_size=16).hexdigest()


class Cache(Generic[T]):
    """The ``size`` things used last. Drawing happens outside the lock: twice at worst, not late."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: OrderedDict[object, T] = OrderedDict()
        self._lock = Lock()

    def get(self, key: object, make: Callable[[], T]) -> T:
        """What is kept under ``key``, made first if need be."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = make()
        with self._lock:
            self._kept[key] = made
            while len(self._kept) > self._size:
                self._kept.popitem(last=False)
        return made

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
