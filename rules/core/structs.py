"""Frozen records, and their copies with some fields changed."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform, overload

if TYPE_CHECKING:
    # The type checker knows this one: field names and types are checked at every call.
    from dataclasses import replace as replace
else:
    import dataclasses

    def replace(value, **changes):
        """A copy of a dataclass with ``changes``, like ``dataclasses.replace``.

        Records without slots are copied as a whole, so their fields must be all that they hold and
        all that ``__init__`` takes: states of many fields are copied at every event, and
        ``dataclasses.replace`` would make a game a third slower than it is. Raises ``TypeError``
        for a change that is no field's.
        """
        if not hasattr(value, "__dict__"):
            return dataclasses.replace(value, **changes)
        fields = value.__dict__ | changes
        if len(fields) != len(value.__dict__):
            raise TypeError(f"no fields of {type(value).__name__}: {changes.keys()}")
        copy = object.__new__(type(value))
        object.__setattr__(copy, "__dict__", fields)
        return copy


T = TypeVar("T")


@overload
def struct(cls: type[T]) -> type[T]: ...


@overload
def struct(*, slots: bool) -> Callable[[type[T]], type[T]]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def struct(cls: type[T] | None = None, *, slots: bool = True) -> Any:
    """A frozen dataclass; without ``slots`` where ``replace`` has to be quick (states)."""
    make = dataclass(frozen=True, slots=slots)
    return make if cls is None else make(cls)


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
