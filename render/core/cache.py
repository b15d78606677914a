"""Layers and pictures kept for as long as they are asked for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from hashlib import blake2b
from threading import Lock
from typing import Generic, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

_forgetters: list[Callable[[], None]] = []


def kept(size: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Let a function keep its ``size`` latest answers, until ``forget``."""

    def wrap(make: Callable[P, T]) -> Callable[P, T]:
        keeping = lru_cache(maxsize=size)(make)
        _forgetters.append(keeping.cache_clear)
        return cast("Callable[P, T]", keeping)

    return wrap


def forget() -> None:
    """Drop everything drawn (fonts stay loaded): what comes next is drawn from nothing."""
    for forgetter in _forgetters:
        forgetter()


def digest(*shown: object) -> str:
    """A short name for what a picture shows, equal for equal values: a key for memory only.

    Looks into dataclasses and models field by field, because their ``repr`` may leave secrets out.
    Raises ``TypeError`` for what it can't look into.
    """
    hashed = blake2b(digest_size=16)
    _feed(hashed, shown)
    return hashed.hexdigest()


def _feed(hashed: blake2b, value: object) -> None:
    if value is None or isinstance(value, bool | int | float | str | bytes):
        hashed.update(f"{type(value).__name__} {value!r};".encode())
    elif isinstance(value, tuple | list):
        hashed.update(f"({len(value)}".encode())
        for item in value:
            _feed(hashed, item)
    elif isinstance(value, Mapping):
        hashed.update(f"{{{len(value)}".encode())
        for key in sorted(value, key=repr):
            _feed(hashed, key)
            _feed(hashed, value[key])
    elif is_dataclass(value):
        hashed.update(type(value).__qualname__.encode())
        for field in fields(value):
            _feed(hashed, getattr(value, field.name))
    elif hasattr(value, "__dict__"):
        hashed.update(type(value).__qualname__.encode())
        _feed(hashed, vars(value))
    else:
        raise TypeError(f"a picture can't be known by {type(value).__name__}")


class Cache(Generic[T]):
    """The ``size`` things used last, by key. Threads may draw the same thing twice, never wait."""

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
