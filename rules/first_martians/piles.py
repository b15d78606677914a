"""Piles of cards and items as tuples: taking one out, putting one in."""

from __future__ import annotations

from bisect import insort
from typing import TypeVar

T = TypeVar("T")


def without(pile: tuple[T, ...], card: T) -> tuple[T, ...]:
    """The pile less one such card; raises ``ValueError`` where there is none.

    >>> without(("a", "b", "a"), "a")
    ('b', 'a')
    """
    left = list(pile)
    left.remove(card)
    return tuple(left)


def added(pile: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The pile, which is in rising order, with one more card.

    >>> added(("a", "c"), "b")
    ('a', 'b', 'c')
    """
    cards = list(pile)
    insort(cards, card)
    return tuple(cards)
