"""Standing orders: what a seat has decided in advance, for decisions that will come.

A game declares the kinds of orders that it knows. A kind sees what its seat sees (the view and the
legal actions) and nothing else, so an order never knows more than its person.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic, TypeAlias, TypeVar

from rules.core.errors import UnreadableAction
from rules.core.structs import struct
from rules.core.values import Seat

V = TypeVar("V")
A = TypeVar("A")

Values: TypeAlias = tuple[str, ...]
"""The values that an order names beside its kind: a year, a cell, a place."""


@struct
class Order:
    """One order: its kind and what it names."""

    kind: str
    values: Values = ()

    @property
    def line(self) -> str:
        """The order as text, which ``read_order`` reads back."""
        return " ".join((self.kind, *self.values))


@struct
class Ended:
    """The end of an order: ``reason`` says what has changed, as an ``IllegalAction`` does.

    It is empty for an order that has come to the end that it was laid for.
    """

    reason: str = ""
    figures: tuple[tuple[str, int | str], ...] = ()


DONE = Ended()
"""An order that has come to the end that it was laid for."""


class OrderKind(ABC, Generic[V, A]):
    """A kind of order. By default it names nothing and stands until it is withdrawn."""

    id: str
    decisions: tuple[str, ...]
    """The kinds of decisions that it may answer."""

    def candidates(self, view: V, seat: Seat) -> tuple[Values, ...]:
        """The values that it may ever have in a game, the same all through it."""
        return ((),)

    def lay(self, view: V, seat: Seat, values: Values) -> Values:
        """The values as they are kept, perhaps with where things stand now.

        Raises ``IllegalAction`` with the figures where the order could never be carried out, and
        ``UnreadableAction`` for values that are none.
        """
        return self.exactly(0, values)

    def judge(self, view: V, seat: Seat, values: Values, actions: Sequence[A]) -> Values | Ended:
        """The order's values, which may have changed, or its end. Asked after each change.

        ``actions`` are the seat's legal ones, none where it doesn't decide.
        """
        return values

    @abstractmethod
    def answer(self, view: V, seat: Seat, values: Values, actions: Sequence[A]) -> A | None:
        """One of ``actions`` for a decision of ``decisions``; ``None``: the person is asked."""

    def exactly(self, count: int, values: Values) -> Values:
        """The values if there are so many; raises ``UnreadableAction``."""
        if len(values) != count:
            raise UnreadableAction(
                "wrong-word-count", verb=self.id, count=len(values), needed=count
            )
        return values

    def number(self, values: Values) -> int:
        """The only value, as a number; raises ``UnreadableAction``."""
        (value,) = self.exactly(1, values)
        if not value.isascii() or not value.isdigit() or len(value) > 6:
            raise UnreadableAction("unknown-word", word=value[:20], part=self.id)
        return int(value)


def order_kind(kinds: Iterable[OrderKind[V, A]], name: str) -> OrderKind[V, A]:
    """The kind of this id; raises ``UnreadableAction`` for one that the game doesn't have."""
    for kind in kinds:
        if kind.id == name:
            return kind
    raise UnreadableAction("unknown-verb", word=name[:20])


def read_order(line: str) -> Order:
    """The order that a line stands for, whether or not a game knows it.

    >>> read_order("trade-nothing 1967")
    Order(kind='trade-nothing', values=('1967',))
    """
    kind, *values = line.lower().split() or [""]
    return Order(kind, tuple(values))


def answer(
    kinds: Iterable[OrderKind[V, A]],
    orders: Sequence[Order],
    view: V,
    seat: Seat,
    decision: str,
    actions: Sequence[A],
) -> tuple[Order, A] | None:
    """The first order that answers a decision with a legal action, and the action.

    Kinds are asked in their order.
    """
    for kind in kinds:
        if decision not in kind.decisions:
            continue
        for order in orders:
            if order.kind != kind.id:
                continue
            action = kind.answer(view, seat, order.values, actions)
            if action is not None and action in actions:
                return order, action
    return None
