"""Standing orders: laid, withdrawn, looked after, and carried out as if their person had pressed.

An order's row is nobody else's business, so nothing of it is in the table's log: its moves are
recorded as the person's, and a table with orders is written as often as one without.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from sqlalchemy.engine import Connection

from bot.domain.notices import Notice, order_dropped
from bot.domain.standing_orders import (
    KEPT_ENDED,
    GameUnderOrders,
    OrderStatus,
    StandingOrder,
    answer_of,
    delay,
    reviewed,
)
from bot.domain.table import Origin, Person, Position, require_started
from bot.errors import TableError
from bot.storage import commits
from bot.storage import standing_orders as rows
from bot.storage.locks import touch
from bot.storage.messages import outbox
from bot.tables.session.calls import is_here
from bot.tables.session.game_session import GameSession
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import CommitListener, Transactions
from bot.waiting import KeyedLocks, in_thread
from rules.core.game import AnyGame, Seat
from rules.core.standing_orders import Order, order_kind, read_order

LATE = timedelta(minutes=2)
"""An order that is so late has come due while the bot, or its machine, did nothing."""


class OrderCommands:
    """Orders of seats. What a method returns or changes is on the disk."""

    def __init__(self, store: TableStore, transactions: Transactions) -> None:
        self._store = store
        self._transactions = transactions
        self._locks = KeyedLocks()
        self.tables: set[int] = set()
        """The tables at which somebody has laid orders and whose games go on."""
        self._seen: dict[int, tuple[int, ...]] = {}
        self._listeners: list[CommitListener] = []
        self.chance: Callable[[], float] = random.SystemRandom().random
        """An even number from 0 to 1, which says how long an order waits."""

    def on_change(self, listener: CommitListener) -> None:
        """Call ``listener`` with a table's number after an order was laid or withdrawn there.

        Nobody else hears of it, so that nothing is sent at that moment that waited to be sent.
        """
        self._listeners.append(listener)

    def _changed(self, table_id: int) -> None:
        for listener in self._listeners:
            listener(table_id)

    async def start(self) -> tuple[int, ...]:
        """Find the tables of this process at which somebody has orders."""
        self.tables.clear()
        self.tables.update(
            await self._store.database.read(rows.concerned, self._store.share.shards)
        )
        return tuple(sorted(self.tables))

    async def changed(self) -> list[int]:
        """The tables of this process whose games, or orders, others may have changed."""
        shards = self._store.share.shards
        now = await self._store.database.read(rows.concerned, shards)
        changed = [one for one, version in now.items() if self._seen.get(one) != version]
        self.tables.update(now)
        self._seen = now
        return changed

    async def lay(self, table_id: int, person: Person, seat: Seat, line: str) -> None:
        """Lay an order for a seat of the person's, in place of one of the same kind.

        Raises ``TableError``, and what the rules raise for a line that is no order, or one that
        could never be carried out.
        """

        async def attempt() -> None:
            position = await self._store.position(table_id)
            game = self._check_seat(position, person, seat)
            asked = read_order(line)
            kind = order_kind(game.orders, asked.kind)
            values = kind.lay(game.view(position.state, seat), seat, asked.values)
            laid = Order(kind.id, values)
            known = await self._store.database.read(rows.of_table, table_id)
            old = [one for one in known if one.seat == seat and one.active]
            replaced = [_withdrawn(one) for one in old if _kind(one) == kind.id]
            now = self._store.clock.now()

            def work(connection: Connection) -> None:
                rows.begin_change(connection, table_id, known)
                rows.put(connection, replaced)
                rows.add(connection, table_id, seat, person.id, laid.line, now)
                if replaced:
                    touch(connection, [table_id])

            await self._store.database.write(work)

        async with self._locks.held(table_id, "a table's orders"):
            await self._transactions.retried(attempt, table_id)
            self.tables.add(table_id)
        self._changed(table_id)

    async def withdraw(self, table_id: int, person: Person, order_id: int) -> Seat:
        """Take an order back, and return its seat; raises ``TableError``."""

        async def attempt() -> Seat:
            known = await self._store.database.read(rows.of_table, table_id)
            order = next((one for one in known if one.id == order_id), None)
            if order is None or order.user_id != person.id or not order.active:
                raise TableError("order-gone")
            withdrawn = _withdrawn(order)

            def work(connection: Connection) -> None:
                rows.begin_change(connection, table_id, known)
                rows.put(connection, [withdrawn])
                touch(connection, [table_id])

            await self._store.database.write(work)
            return order.seat

        async with self._locks.held(table_id, "a table's orders"):
            seat = await self._transactions.retried(attempt, table_id)
        self._changed(table_id)
        return seat

    async def of_person(
        self, table_id: int, person: Person, seat: Seat
    ) -> tuple[StandingOrder, ...]:
        """The person's orders for a seat: the active ones, then the last that have ended."""
        own = [one for one in await self._of_seat(table_id, seat) if one.user_id == person.id]
        ended = [one for one in own if one.status in (OrderStatus.DONE, OrderStatus.DROPPED)]
        return (*(one for one in own if one.active), *ended[-KEPT_ENDED:])

    async def waiting(self, table_id: int, person: Person, seat: Seat) -> StandingOrder | None:
        """The person's order that will answer what their seat decides now.

        Worked out as ``review`` does, which runs only after the change that makes an order due.
        """
        if not any(one.active for one in await self.of_person(table_id, person, seat)):
            return None
        position, now = await self._store.position(table_id), self._store.clock.now()
        orders, at = await self._moment(position, lambda seat: now)
        for one in await in_thread(reviewed, orders, at):
            if one.seat == seat and one.user_id == person.id and one.due is not None:
                return one
        return None

    async def moves_made(self, table_id: int, person: Person) -> frozenset[int]:
        """The versions of the moves that the person's orders have made, in whatever seat."""
        if table_id not in self.tables:
            return frozenset()
        orders = await self._store.database.read(rows.of_table, table_id)
        return frozenset(v for one in orders if one.user_id == person.id for v in one.made)

    async def find(self, order_id: int) -> StandingOrder:
        """An order by its number; raises ``TableError``."""
        order = await self._store.database.read(rows.find, order_id)
        if order is None:
            raise TableError("order-gone")
        return order

    async def review(self, table_id: int, *, restarted: bool = False) -> None:
        """Look after a table's orders once its game, or one of them, has changed.

        What is due is set, and who has lost an order is told. ``restarted``: what has come due
        meanwhile waits anew, as nobody acts in the moment in which the bot is back.
        """
        async with self._locks.held(table_id, "a table's orders"):
            await self._review(table_id, restarted=restarted)

    async def carry_out(self, table_id: int, order_id: int) -> None:
        """Let an order answer what its seat decides now, if it still does.

        The same checks hold as for a press. One that is ``LATE`` waits anew. Raises ``TableError``
        and what the rules raise.
        """
        async with self._locks.held(table_id, "a table's orders"):
            order = await self.find(order_id)
            if not order.active or order.due is None:
                return
            if self._store.clock.now() > order.due + LATE:
                await self._review(table_id, restarted=True)
                return

            async def attempt() -> tuple[int, ...]:
                session = await self._store.session(table_id)
                # Read after the session, which is outdated if it is withdrawn from now on.
                order = await self.find(order_id)
                return await self._answer(session, order) if order.active else ()

            async with self._store.lock(table_id):
                made = await self._transactions.retried(attempt, table_id)
            await self._store.database.write(rows.note_made, order, (*order.made, *made))
            await self._review(table_id)

    async def _answer(self, session: GameSession, order: StandingOrder) -> tuple[int, ...]:
        """Let an order answer what its seat decides; the version of the move that it makes."""
        record = session.seat(order.seat)
        if record.user_id != order.user_id or not record.played_by_person:
            return ()
        game, now = self._store.game(session.table), self._store.clock.now()
        at = GameUnderOrders(game, session.position, (), lambda seat: now)
        found = answer_of([order], order.seat, at)
        if found is None:
            return ()
        batch = self._transactions.batch(session)
        batch.act(order.seat, found[1], order.user_id, Origin.PERSON)
        batch.timeouts[order.seat] = 0
        result = await self._transactions.commit(session, batch)
        return (result.entries[0].version,)

    async def _review(self, table_id: int, *, restarted: bool = False) -> None:
        async def attempt() -> None:
            await self._review_once(table_id, restarted=restarted)

        await self._transactions.retried(attempt, table_id)

    async def _review_once(self, table_id: int, *, restarted: bool) -> None:
        position = await self._store.position(table_id)
        share, guild_id = self._store.share, position.table.guild_id
        if not share.owns(guild_id):
            if share.runs(guild_id):
                raise TableError("storage-busy")  # the lease may be renewed yet
            return  # the process that looks after the table hears of the change
        if not position.table.status.open:
            self.tables.discard(table_id)
        recent = (await self._store.snapshot_of(position.table)).recent
        now, game = self._store.clock.now(), self._store.game(position.table)

        def moment_of(seat: Seat) -> datetime:
            due = position.due.get(seat)
            here = is_here(game, seat, recent, now)
            left = None if due is None else due - now
            return now + delay(here=here, left=left, chance=self.chance())

        old, at = await self._moment(position, moment_of)
        before = [_waiting_anew(one, now) for one in old] if restarted else old
        new = await in_thread(reviewed, before, at)
        changed = [one for one, was in zip(new, old, strict=True) if one != was]
        if not changed:
            return
        lost = [
            order_dropped(one.user_id, one.seat, one.id)
            for one, was in zip(new, old, strict=True)
            if was.active and one.status is OrderStatus.DROPPED
        ]
        await self._store.database.write(_write, table_id, old, changed, lost, now)
        if lost:
            self._transactions.announce(table_id)

    async def _moment(
        self, position: Position, moment_of: Callable[[Seat], datetime]
    ) -> tuple[list[StandingOrder], GameUnderOrders]:
        """A table's orders, and its game as they are looked at."""
        orders = await self._store.database.read(rows.of_table, position.table.id)
        gone = await self._store.database.read(commits.undone, position.table.id)
        return orders, GameUnderOrders(self._store.game(position.table), position, gone, moment_of)

    def _check_seat(self, position: Position, person: Person, seat: Seat) -> AnyGame:
        """The game, if the person may lay orders for the seat; raises ``TableError``."""
        table, game = position.table, self._store.game(position.table)
        require_started(table)
        if not game.orders:
            raise TableError("no-orders")
        if seat >= len(table.seats) or table.seats[seat].user_id != person.id:
            raise TableError("not-your-seat")
        if not table.seats[seat].played_by_person:
            raise TableError("autopilot-plays")
        return game

    async def _of_seat(self, table_id: int, seat: Seat) -> list[StandingOrder]:
        found = await self._store.database.read(rows.of_table, table_id)
        return [one for one in found if one.seat == seat]


def _write(
    connection: Connection,
    table_id: int,
    known: Sequence[StandingOrder],
    changed: Sequence[StandingOrder],
    lost: Sequence[Notice],
    now: datetime,
) -> None:
    rows.begin_change(connection, table_id, known)
    rows.put(connection, changed)
    outbox.enqueue(connection, table_id, lost, now)


def _withdrawn(order: StandingOrder) -> StandingOrder:
    return replace(order, status=OrderStatus.WITHDRAWN, due=None)


def _waiting_anew(order: StandingOrder, now: datetime) -> StandingOrder:
    overdue = order.due is not None and order.due <= now
    return replace(order, due=None) if overdue else order


def _kind(order: StandingOrder) -> str:
    return read_order(order.line).kind
