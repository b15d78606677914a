"""Frozen records and their copies."""

from __future__ import annotations

import dataclasses

import pytest

from rules.core.structs import replace, struct, with_item


@struct
class Point:
    x: int
    y: int
    z: int = 0


@struct(slots=False)
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
    with pytest.raises(TypeError):
        replace(kind(1, 2), w=1)


@pytest.mark.parametrize("kind", [Point, Loose])
def test_no_field_of_a_record_can_be_set(kind: type[Point | Loose]) -> None:
    point = kind(1, 2)
    with pytest.raises(dataclasses.FrozenInstanceError):
        point.x = 3  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        replace(point, y=3).x = 3  # type: ignore[misc]
    assert point == kind(1, 2)


def test_records_are_dataclasses_by_value() -> None:
    assert dataclasses.asdict(Point(1, 2)) == {"x": 1, "y": 2, "z": 0}
    assert not hasattr(Point(1, 2), "__dict__")
    for kind in (Point, Loose):
        assert len({kind(1, 2), kind(1, 2), kind(1, 3)}) == 2
        assert kind(1, 2) != kind(1, 2, 3)


def test_with_item_exchanges_one_item() -> None:
    values = (1, 2, 3)
    assert [with_item(values, index, 9) for index in range(3)] == [(9, 2, 3), (1, 9, 3), (1, 2, 9)]
