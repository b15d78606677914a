"""Frozen records and their copies with some fields changed, both made quickly."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform, overload

if TYPE_CHECKING:
    # The type checker knows this one by heart: field names and types are checked at every call.
    from dataclasses import replace as replace
else:
    from dataclasses import fields
    from operator import attrgetter

    _new = object.__new__

    @functools.cache
    def _plan(cls):
        names = [field.name for field in fields(cls)]
        return attrgetter(*names), {name: index for index, name in enumerate(names)}

    def replace(value, **changes):
        """A copy of a dataclass with ``changes``; like ``dataclasses.replace``, but faster.

        Only for classes of two or more fields, all of them taken by ``__init__`` in order, which
        does nothing else. States are copied at every event, and the rules are to keep pace with
        python-chess. Slotted records are copied twice as fast; those that aren't have all their
        fields in a dict, which is copied as a whole: that is quicker still where fields are many.
        Raises ``KeyError`` for a change that is no field's.
        """
        kept = getattr(value, "__dict__", None)
        if kept is not None:
            merged = kept | changes
            if len(merged) != len(kept):
                raise KeyError(*changes.keys() - kept.keys())
            copy = _new(type(value))
            copy.__dict__ = merged
            return copy
        cls = type(value)
        read, places = _plan(cls)
        values = list(read(value))
        for name, new in changes.items():
            values[places[name]] = new
        return cls(*values)


T = TypeVar("T")


@overload
def struct(cls: type[T]) -> type[T]: ...


@overload
def struct(*, slots: bool) -> Callable[[type[T]], type[T]]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def struct(cls: type[T] | None = None, *, slots: bool = True) -> Any:
    """A frozen dataclass; no field is set again, which the type checker sees to.

    At run time nothing does: a dataclass that watches over itself takes three times as long to
    make, and a game makes several at every move.
    """
    make = dataclass(slots=slots, unsafe_hash=True)
    return make if cls is None else make(cls)


def with_item(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with the item at ``index`` (0 or more) exchanged.

    >>> with_item((1, 2, 3), 1, 9)
    (1, 9, 3)
    """
    changed = list(values)
    changed[index] = value
    return tuple(changed)
