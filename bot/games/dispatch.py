"""One method for each kind of action or event."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class by_type(Generic[T]):  # noqa: N801 (a decorator)
    """What ``functools.singledispatchmethod`` is, but quick to call.

    The library's makes a new function with a copied name and docstring at each look-up, which
    costs more than the sentence that it leads to; a panel looks up hundreds.
    """

    def __init__(self, otherwise: Callable[[Any, Any], T]) -> None:
        self._functions = singledispatch(otherwise)
        self.register = self._functions.register
        self.__doc__ = otherwise.__doc__

    def __get__(self, instance: object, owner: type) -> Callable[[Any], T]:
        find = self._functions.dispatch

        def call(argument: Any) -> T:
            return find(type(argument))(instance, argument)

        return call
