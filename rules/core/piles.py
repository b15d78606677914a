"""Piles of cards and items as tuples: taking one out, putting one in, drawing by chance."""

from __future__ import annotations

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
