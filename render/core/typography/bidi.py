"""Orders the pieces of a line for scripts that run from right to left.

A reduced form of the Unicode Bidirectional Algorithm (UAX #9) for one short line without
embeddings: strong characters, numbers and neutrals, one level of nesting. Display names need no
more, and override characters have been taken out before.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_RIGHT = frozenset(("R", "AL"))
_NUMBER = frozenset(("EN", "AN"))


def levels(clusters: Sequence[str]) -> list[int]:
    """The embedding level of each cluster: odd ones run right to left."""
    kinds = [unicodedata.bidirectional(cluster[0]) for cluster in clusters]
    strong = next((kind for kind in kinds if kind == "L" or kind in _RIGHT), "L")
    base = 1 if strong in _RIGHT else 0
    found: list[int | None] = []
    after_right = base == 1
    for kind in kinds:
        if kind == "L":
            after_right = False
            found.append(2 if base else 0)
        elif kind in _RIGHT:
            after_right = True
            found.append(1)
        elif kind in _NUMBER:
            found.append(2 if after_right or base else 0)
        else:
            found.append(None)
    return _resolve_neutrals(found, base)


def _resolve_neutrals(found: list[int | None], base: int) -> list[int]:
    # A neutral takes the direction of its two neighbours if they agree, else the line's (N1, N2).
    resolved: list[int] = []
    for at, level in enumerate(found):
        if level is None:
            before = resolved[-1] if resolved else base
            after = next((later for later in found[at:] if later is not None), base)
            level = min(before, after) if before % 2 == after % 2 else base
        resolved.append(level)
    return resolved


def visual_order(items: Sequence[T], item_levels: Sequence[int]) -> list[T]:
    """``items`` from left to right (UAX #9, rule L2)."""
    order = list(zip(items, item_levels, strict=True))
    for level in range(max(item_levels, default=0), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and order[end][1] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = max(end, start + 1)
    return [item for item, _ in order]
