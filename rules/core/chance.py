"""Draws random numbers that anybody can check afterwards.

Each number comes from HMAC-SHA-256 over a counter, keyed with the table's secret 256-bit seed. The
seed is made of a secret, whose SHA-256 is published before anybody sits down, and of what people
add after that. The secret is published after the last draw, so that a replay shows every die and
card to be the ones that were promised (docs/fairness.md).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

SEED_BYTES = 32
CONTRIBUTED = "mission-control dice 1"
"""The first line of what a seed is made of beside the secret; another form has another number."""
_WORD = 1 << 64


def commitment(secret: bytes) -> str:
    """The SHA-256 in hexadecimal of what stays secret until the game's end: the promise.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(secret).hexdigest()


def seed_of(secret: bytes, contributions: Iterable[tuple[str, int]]) -> bytes:
    """The seed of a game: HMAC-SHA-256 over its contributions, keyed with its secret.

    Of each contribution there is a line with who made it and its number, in the order given.

    >>> seed_of(bytes(32), [("seat 0", 17), ("start", 42)]).hex()[:16]
    '58f334e5bfc60466'
    """
    lines = [CONTRIBUTED, *(f"{who} {number}" for who, number in contributions)]
    return hmac.digest(secret, "".join(f"{line}\n" for line in lines).encode(), "sha256")


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
