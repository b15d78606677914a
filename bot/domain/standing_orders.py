"""Standing orders of seats: what becomes of them as the game goes on, and when they are due. Pure.

Nobody but a seat's person may tell whether it has orders. They answer through the same moves as the
person, are recorded as theirs, and take their time (``delay``).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, TypeAlias

from bot.domain.table import Position, Status
from rules.core.game import AnyGame, Decision, Seat
from rules.core.standing_orders import Ended, answer, order_kind, read_order

KEPT_ENDED = 3
"""Orders of a seat that have ended and are still shown to its person."""

SEAT_LOST = "order-seat-lost"
"""Error code of an order that is dropped since its person doesn't play its seat any more."""


class OrderStatus(StrEnum):
    """The states of an order."""

    ACTIVE = "active"
    DONE = "done"
    """It has come to the end that it was laid for."""
    DROPPED = "dropped"
    """The order's premise has changed."""
    WITHDRAWN = "withdrawn"
    """Its person has taken it back, or laid another of its kind."""


DecisionKey: TypeAlias = tuple[str, str]
"""A decision's kind and about: which one it is."""


@dataclass(frozen=True, slots=True)
class OrderChange:
    """An order before a change of the game: an undo of that change restores it.

    ``version`` is the table's at which it changed, ``gone`` how many moves up to there were undone
    by then.
    """

    version: int
    line: str
    gone: int


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """An order of a seat, laid by the person who sits there.

    ``line`` is a secret, as all orders are. ``made`` are the versions of the moves that it has
    made. ``held``: a decision that it leaves to the person, who has taken its move back. ``due``:
    when it answers the decision that is open now.
    """

    id: int
    table_id: int
    seat: Seat
    user_id: int
    line: str = field(repr=False)
    laid_at: datetime
    status: OrderStatus = OrderStatus.ACTIVE
    ended: Ended = field(default=Ended(), repr=False)
    changes: tuple[OrderChange, ...] = field(default=(), repr=False)
    made: tuple[int, ...] = ()
    held: DecisionKey | None = None
    due: datetime | None = None

    @property
    def active(self) -> bool:
        """Whether it may still answer something."""
        return self.status is OrderStatus.ACTIVE


# How long a person takes

HERE_SECONDS = 6.0, 40.0
"""The shortest and longest time of somebody who has just moved."""

AWAY_SECONDS = 90.0, 1500.0
"""The same for somebody who has to be called first."""

SHARE_OF_CLOCK = 0.5
"""An order takes no more than this share of the time that is left."""


def delay(*, here: bool, left: timedelta | None, chance: float) -> timedelta:
    """The time for which an order waits before it answers; ``chance`` is even, from 0 to 1.

    Short times are as likely as long ones by orders of magnitude, as with people. ``left`` is the
    time until the clock ends.

    >>> delay(here=False, left=None, chance=0.0)
    datetime.timedelta(seconds=90)
    >>> delay(here=False, left=timedelta(minutes=1), chance=1.0)
    datetime.timedelta(seconds=30)
    """
    least, most = HERE_SECONDS if here else AWAY_SECONDS
    found = timedelta(seconds=least * (most / least) ** chance)
    return found if left is None else min(found, max(timedelta(0), left * SHARE_OF_CLOCK))


# What becomes of orders


@dataclass(frozen=True, slots=True)
class GameUnderOrders:
    """A table's game as orders are looked at; ``gone`` are the versions that undos took back."""

    game: AnyGame
    position: Position
    gone: Collection[int]
    next: Callable[[Seat], datetime]
    """The moment at which an order of a seat answers that has just begun to wait."""
    _known: dict[Seat, tuple[Any, Sequence[Any]]] = field(default_factory=dict, repr=False)

    def known(self, seat: Seat) -> tuple[Any, Sequence[Any]]:
        """A seat's view and its legal actions, worked out once."""
        if seat not in self._known:
            state = self.position.state
            self._known[seat] = self.game.view(state, seat), self.game.legal_actions(state, seat)
        return self._known[seat]


def reviewed(orders: Sequence[StandingOrder], at: GameUnderOrders) -> list[StandingOrder]:
    """The orders of a table as they are once the game is as it is now, in the same order."""
    found = [_judged(_restored(order, orders, at), at) for order in orders]
    answering = {seat: _answering(found, seat, at) for seat in {one.seat for one in found}}
    return [
        _scheduled(order, at) if order.id == answering[order.seat] else replace(order, due=None)
        for order in found
    ]


def _restored(
    order: StandingOrder, others: Sequence[StandingOrder], at: GameUnderOrders
) -> StandingOrder:
    """The order without what undone moves have made of it.

    A move of its own that was taken back isn't made again: its decision is left to the person.
    """
    if order.status is OrderStatus.WITHDRAWN:
        return order
    changes = list(order.changes)
    while changes and _gone_until(at, changes[-1].version) > changes[-1].gone:
        line = changes.pop().line
        order = replace(order, line=line, status=OrderStatus.ACTIVE, ended=Ended())
    order = replace(order, changes=tuple(changes))
    kind = read_order(order.line).kind
    newer = any(
        one.id > order.id and one.seat == order.seat and read_order(one.line).kind == kind
        for one in others
    )
    if order.active and newer:
        order = replace(order, status=OrderStatus.WITHDRAWN)
    kept = tuple(version for version in order.made if version not in at.gone)
    if kept != order.made:
        decision = at.game.decision(at.position.state, order.seat)
        order = replace(order, made=kept, held=_key(decision) if decision else None)
    return order


def _gone_until(at: GameUnderOrders, version: int) -> int:
    return sum(one <= version for one in at.gone)


def _judged(order: StandingOrder, at: GameUnderOrders) -> StandingOrder:
    """The order as what has happened leaves it."""
    table = at.position.table
    if not order.active or not table.status.open:
        return order
    record = table.seats[order.seat]
    if record.user_id != order.user_id or not record.played_by_person:
        return replace(order, status=OrderStatus.DROPPED, ended=Ended(SEAT_LOST))
    decision = at.game.decision(at.position.state, order.seat)
    if order.held is not None and (decision is None or _key(decision) != order.held):
        order = replace(order, held=None)
    asked = read_order(order.line)
    kind = order_kind(at.game.orders, asked.kind)
    view, actions = at.known(order.seat)
    judged = kind.judge(view, order.seat, asked.values, actions)
    if judged == asked.values:
        return order
    change = OrderChange(table.version, order.line, _gone_until(at, table.version))
    order = replace(order, changes=(*order.changes, change))
    if not isinstance(judged, Ended):
        return replace(order, line=replace(asked, values=judged).line)
    status = OrderStatus.DROPPED if judged.reason else OrderStatus.DONE
    return replace(order, status=status, ended=judged)


def _answering(orders: Sequence[StandingOrder], seat: Seat, at: GameUnderOrders) -> int | None:
    """The order that answers what the seat decides now."""
    found = answer_of(orders, seat, at)
    return None if found is None else found[0].id


def answer_of(
    orders: Sequence[StandingOrder], seat: Seat, at: GameUnderOrders
) -> tuple[StandingOrder, Any] | None:
    """The order that answers the seat's open decision, and the action; ``None`` for none."""
    decision = at.game.decision(at.position.state, seat)
    if decision is None or decision.ready or at.position.table.status is not Status.RUNNING:
        return None
    own = [one for one in orders if one.active and one.seat == seat and one.held != _key(decision)]
    if not own:
        return None
    view, actions = at.known(seat)
    lines = [read_order(one.line) for one in own]
    found = answer(at.game.orders, lines, view, seat, decision.kind, actions)
    return None if found is None else (own[lines.index(found[0])], found[1])


def _scheduled(order: StandingOrder, at: GameUnderOrders) -> StandingOrder:
    return order if order.due is not None else replace(order, due=at.next(order.seat))


def _key(decision: Decision) -> DecisionKey:
    return decision.kind, decision.about
