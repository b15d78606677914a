"""Sets of things as bit masks: a bit for each, by its index."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import compress
from operator import or_
from typing import TypeVar

T = TypeVar("T")

_FLAGS = bytes.maketrans(b"01", b"\0\1")


def union(masks: Iterable[int]) -> int:
    """All bits of some masks.

    >>> bin(union([0b1010, 0b0110]))
    '0b1110'
    """
    return reduce(or_, masks, 0)


def picked(things: Sequence[T], mask: int) -> tuple[T, ...]:
    """The things whose bits are set in a mask, in their order.

    >>> picked("abcd", 0b1010)
    ('b', 'd')
    """
    return tuple(compress(things, f"{mask:b}"[::-1].encode().translate(_FLAGS)))
