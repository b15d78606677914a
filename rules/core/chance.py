"""Draws random numbers that anybody can check afterwards.

Each number comes from HMAC-SHA-256 over a counter, keyed with the table's secret 256-bit seed.
The seed's SHA-256 is published before the first draw and the seed itself after the last, so that
a replay shows every die and card to be the ones that were promised.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field

SEED_BYTES = 32
_WORD = 1 << 64


def commitment(seed: bytes) -> str:
    """The seed's SHA-256 in hexadecimal: what is posted when the game starts.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(seed).hexdigest()


def number(seed: bytes, counter: int, below: int) -> tuple[int, int]:
    """Draw an even number from ``range(below)``; return it with the counter after the draw.

    Words that would favour small numbers are rejected and the counter moves on, so the counter
    may advance by more than one. ``below`` lies between 1 and 2**64.

    >>> number(bytes(32), 0, 1)
    (0, 1)
    """
    if not 1 <= below <= _WORD:
        raise ValueError("below must lie between 1 and 2**64")
    limit = _WORD - _WORD % below
    while True:
        digest = hmac.digest(seed, counter.to_bytes(8, "big"), "sha256")
        counter += 1
        word = int.from_bytes(digest[:8], "big")
        if word < limit:
            return word % below, counter


@dataclass(slots=True)
class Dice:
    """A running draw: a seed and its counter, moved forward by each call.

    Rules make one from a state, draw, and write the new ``counter`` into their event, since a
    state is never changed in place.
    """

    seed: bytes = field(repr=False)
    counter: int

    def below(self, limit: int) -> int:
        """An even number from ``range(limit)``."""
        value, self.counter = number(self.seed, self.counter, limit)
        return value

    def weighted(self, weights: Sequence[int]) -> int:
        """An index of ``weights``, as likely as its weight; their sum is at least 1."""
        point = self.below(sum(weights))
        for index, weight in enumerate(weights):
            if point < weight:
                return index
            point -= weight
        raise AssertionError("unreachable: the point lies below the sum of the weights")


def stream(seed: bytes, label: str) -> Dice:
    """An independent draw under the same seed, for choices outside the rules (autopilots).

    ``label`` keeps it apart from the rules' own draws, which it neither sees nor disturbs.
    """
    return Dice(hmac.digest(seed, label.encode(), "sha256"), 0)
