"""Chooses the combinations of parameters that the gate runs; the others are left to soak.

A path through the bot is the same in each language and game. The gate runs it with each of them
once, or with each pair where two of them may act on each other, and not with the whole product;
``make soak`` runs the product.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

import pytest

Indices = tuple[int, ...]


def covering(*axes: Sequence[Any], strength: int = 1) -> list[Any]:
    """Parameters for ``pytest.mark.parametrize``: the product of the axes, most of it for soak.

    The gate's part holds every value of every axis (``strength`` 1), or every pair of values of
    two axes (2), and so on.
    """
    everything = list(product(*(range(len(axis)) for axis in axes)))
    chosen = _chosen(everything, strength)
    return [
        pytest.param(
            *(axis[index] for axis, index in zip(axes, indices, strict=True)),
            marks=() if indices in chosen else pytest.mark.soak,
        )
        for indices in everything
    ]


def one_of(values: Sequence[Any], kept: Any) -> list[Any]:
    """Parameters of which the gate runs one: the others differ from it in words alone."""
    assert kept in values
    return [
        pytest.param(value, marks=() if value == kept else pytest.mark.soak) for value in values
    ]


def _chosen(everything: Sequence[Indices], strength: int) -> set[Indices]:
    """Few combinations with all parts, found by taking the one that adds the most each time."""
    missing = {part for one in everything for part in _parts(one, strength)}
    used: Counter[tuple[int, int]] = Counter()
    chosen: set[Indices] = set()

    def worth(one: Indices) -> tuple[int, int]:
        """The parts that it adds; of equals, the one whose values were taken least so far."""
        return len(missing & _parts(one, strength)), -sum(used[part] for part in enumerate(one))

    while missing:
        best = max(everything, key=worth)
        chosen.add(best)
        used.update(enumerate(best))
        missing -= _parts(best, strength)
    return chosen


def _parts(indices: Indices, strength: int) -> set[tuple[tuple[int, int], ...]]:
    return set(combinations(enumerate(indices), strength))
