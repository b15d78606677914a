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


@dataclasses.dataclass(frozen=True)
class Loose:
    x: int
    y: int
    z: int = 0


@pytest.mark.parametrize("kind", [Point, Loose])
def test_replace_does_what_dataclasses_replace_does(kind: type[Point | Loose]) -> None:
    point = kind(1, 2, 3)
    assert replace(point, y=5) == dataclasses.replace(point, y=5) == kind(1, 5, 3)
    assert replace(point, z=9, x=7) == kind(7, 2, 9)
    assert point == kind(1, 2, 3)


@pytest.mark.parametrize("kind", [Point, Loose])
def test_replace_knows_no_other_fields(kind: type[Point | Loose]) -> None:
    with pytest.raises(KeyError):
        replace(kind(1, 2), w=1)


def test_swapped_exchanges_one_item() -> None:
    values = (1, 2, 3)
    assert [swapped(values, index, 9) for index in range(3)] == [(9, 2, 3), (1, 9, 3), (1, 2, 9)]
