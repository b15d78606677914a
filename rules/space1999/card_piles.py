"""Piles of cards as tuples: taking one out, putting one in, drawing by chance."""

from __future__ import annotations

from bisect import insort
from typing import TypeVar

from rules.core.chance import Dice

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


def drawn(unseen: tuple[T, ...], seen: tuple[T, ...], dice: Dice) -> T:
    """The next card: any of those not seen yet, and after them those seen, in their order."""
    return unseen[dice.below(len(unseen))] if unseen else seen[0]
