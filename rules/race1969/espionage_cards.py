"""Counts espionage cards: a hand is a rising tuple of values, a pile a count per value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache


def counted(pile: tuple[int, ...], cards: Iterable[int], change: int) -> tuple[int, ...]:
    """The pile after each of ``cards`` came (``change`` 1) or went (−1).

    >>> counted((18, 13, 8), (1, 3, 3), -1)
    (17, 13, 6)
    """
    counts = list(pile)
    for card in cards:
        counts[card - 1] += change
    return tuple(counts)


@lru_cache(maxsize=4096)
def values(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The different values in a hand, rising.

    >>> values((1, 1, 3))
    (1, 3)
    """
    return tuple(sorted(set(hand)))


def beyond(cards: tuple[int, ...], others: tuple[int, ...]) -> Iterator[int]:
    """The cards, lowest first, that ``cards`` has more of than ``others``.

    >>> list(beyond((1, 2, 2, 3), (2, 3, 3)))
    [1, 2]
    """
    for value in sorted(set(cards)):
        yield from [value] * (cards.count(value) - others.count(value))
