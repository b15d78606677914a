"""Standing orders: what a seat has decided in advance, for decisions that will come.

A game declares the kinds of orders that it knows. All of their functions see what their seat sees
(its view and its legal actions) and nothing else, so an order never knows more than its person.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from rules.core.errors import IllegalAction, UnreadableAction
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
    """An order that isn't carried out any more, as what it rested on has changed.

    ``reason`` is one of an ``IllegalAction``, with its figures; it is empty for an order that has
    come to the end that it was laid for.
    """

    reason: str = ""
    figures: tuple[tuple[str, int | str], ...] = ()


DONE = Ended()
"""An order that has come to the end that it was laid for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderKind(Generic[V, A]):
    """A kind of order. ``decisions`` are the kinds of decisions that it may answer.

    ``candidates`` are the values that it may ever have in a game, the same all through it and in a
    sensible order.

    ``lay`` gives the values as they are kept, perhaps with where things stand now, for those that
    were asked for; raises ``IllegalAction`` with the figures where the order could never be carried
    out, and ``UnreadableAction`` for values that are none.

    ``judge`` says what has become of the order: its values, which may have changed, or its end. It
    is asked after each change of the game; the actions are the seat's legal ones, none where it
    doesn't decide.

    ``answer`` is one of the actions for the decision of that kind, or ``None`` where the person has
    to be asked.
    """

    id: str
    decisions: frozenset[str]
    candidates: Callable[[V, Seat], tuple[Values, ...]]
    lay: Callable[[V, Seat, Values], Values]
    judge: Callable[[V, Seat, Values, Sequence[A]], Values | Ended]
    answer: Callable[[V, Seat, Values, Sequence[A]], A | None]


AnyOrderKind: TypeAlias = OrderKind[Any, Any]


def without_values(view: Any, seat: Seat) -> tuple[Values, ...]:
    """The ``candidates`` of an order that names nothing."""
    return ((),)


def stands(view: Any, seat: Seat, values: Values, actions: Sequence[Any]) -> Values:
    """The ``judge`` of an order that stands until it is withdrawn."""
    return values


def _nothing_against(view: Any) -> str:
    """Of orders that stand until they are withdrawn."""
    return ""


def plain_order(
    kind: str,
    decision: str,
    answer: Callable[[V, Seat, Values, Sequence[A]], A | None],
    against: Callable[[V], str] = _nothing_against,
) -> OrderKind[V, A]:
    """A kind of order that names nothing and stands until it is withdrawn.

    ``against`` gives the reason, one without figures, why it can't stand now; empty where it can.
    """

    def lay(view: V, seat: Seat, values: Values) -> Values:
        kept = exactly(kind, values, 0)
        if reason := against(view):
            raise IllegalAction(reason)
        return kept

    def judge(view: V, seat: Seat, values: Values, actions: Sequence[A]) -> Values | Ended:
        reason = against(view)
        return Ended(reason) if reason else values

    return OrderKind(
        id=kind,
        decisions=frozenset((decision,)),
        candidates=without_values,
        lay=lay,
        judge=judge,
        answer=answer,
    )


def order_kind(kinds: Iterable[AnyOrderKind], name: str) -> AnyOrderKind:
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


def one_number(kind: str, values: Values) -> int:
    """The only value of an order, as a number; raises ``UnreadableAction``."""
    (value,) = exactly(kind, values, 1)
    if not value.isascii() or not value.isdigit() or len(value) > 6:
        raise UnreadableAction("unknown-word", word=value[:20], part=kind)
    return int(value)


def exactly(kind: str, values: Values, count: int) -> Values:
    """The values if there are so many; raises ``UnreadableAction``."""
    if len(values) != count:
        raise UnreadableAction("wrong-word-count", verb=kind, count=len(values), needed=count)
    return values


def answer(
    kinds: Iterable[AnyOrderKind],
    orders: Sequence[Order],
    view: Any,
    seat: Seat,
    decision: str,
    actions: Sequence[Any],
) -> tuple[Order, Any] | None:
    """The first order, in the order of the kinds, that answers a decision; with its action.

    An action that isn't legal is none.
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
