"""Piles of cards and items as tuples: taking one out, putting one in, drawing by chance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import compress
from operator import or_
from typing import TypeVar

from rules.core.chance import Dice

T = TypeVar("T")
K = TypeVar("K", int, str)


def without(pile: tuple[T, ...], card: T) -> tuple[T, ...]:
    """The pile less one such card; raises ``ValueError`` where there is none.

    >>> without(("a", "b", "a"), "a")
    ('b', 'a')
    """
    left = list(pile)
    left.remove(card)
    return tuple(left)


def added(pile: tuple[K, ...], *cards: K) -> tuple[K, ...]:
    """The pile in rising order, with more cards.

    >>> added(("a", "c"), "b")
    ('a', 'b', 'c')
    """
    return tuple(sorted(pile + cards))


def drawn(unseen: tuple[T, ...], seen: tuple[T, ...], dice: Dice) -> T:
    """The next card: any of those not seen yet, and after them those seen, in their order."""
    return unseen[dice.below(len(unseen))] if unseen else seen[0]


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
