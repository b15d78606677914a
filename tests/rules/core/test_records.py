"""Copies of frozen records."""

from __future__ import annotations

import dataclasses

import pytest

from rules.core.records import replace, swapped


@dataclasses.dataclass(frozen=True, slots=True)
class Point:
    x: int
    y: int
    z: int = 0


def test_replace_does_what_dataclasses_replace_does() -> None:
    point = Point(1, 2, 3)
    assert replace(point, y=5) == dataclasses.replace(point, y=5) == Point(1, 5, 3)
    assert replace(point, z=9, x=7) == Point(7, 2, 9)
    assert point == Point(1, 2, 3)


def test_replace_knows_no_other_fields() -> None:
    with pytest.raises(KeyError):
        replace(Point(1, 2), w=1)


def test_swapped_exchanges_one_item() -> None:
    values = (1, 2, 3)
    assert [swapped(values, index, 9) for index in range(3)] == [(9, 2, 3), (1, 9, 3), (1, 2, 9)]
