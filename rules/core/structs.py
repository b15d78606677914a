"""Frozen records, tuples with an item exchanged, and the ids of kinds."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def struct(cls: type[T]) -> type[T]:
    return dataclass(frozen=True, slots=True)(cls)


def with_item(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with the item at ``index`` (0 or more) exchanged.

    >>> with_item((1, 2, 3), 1, 9)
    (1, 9, 3)
    """
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def kind_id(kind: type[Any]) -> str:
    """The id of a record's class.

    >>> class CardPlayed: ...
    >>> kind_id(CardPlayed)
    'card-played'
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()
