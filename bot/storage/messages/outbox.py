"""The outbox: notices written with a move, marked once Discord has the message.

A row names what to show, never what it looks like: that is made when it is sent, from the table
as it is then. So a row holds no secret, and a later look at the table never says old things.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Row, and_, bindparam, delete, func, insert, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.sql.dml import ReturningDelete

from bot.domain.notices import (
    LIVE,
    DirectKind,
    MessageKind,
    Notice,
    live_rank,
    next_over,
    renew_reminder,
)
from bot.domain.preferences import DEFAULTS
from bot.storage import standing_orders
from bot.storage.dice import shown_in
from bot.storage.locks import lock_person, lock_table, lock_tables, portions
from bot.storage.messages import digests, direct_messages, reminders
from bot.storage.messages.digests import Digest
from bot.storage.messages.direct_messages import DirectMessages
from bot.storage.messages.reminders import Reminder
from bot.storage.people import people
from bot.storage.schema import SHARD_OF_TABLE, outbox, tables
from rules.core.game import Seat

PACED = ("soon", "turn")
"""Marks in the payloads of live messages that needn't be sent at once."""
_BATCH = 1000
"""Tables in one statement; databases limit the number of parameters."""
_DISCORD_EPOCH = datetime(2015, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """One thing to say; ``attempts`` counts how often Discord has refused it."""

    id: int
    kind: MessageKind
    target: int | None
    payload: Mapping[str, Any]
    nonce: str
    due_at: datetime
    attempts: int


@dataclass(frozen=True, slots=True)
class Unsent:
    """Everything that one table has to say, in order, with the addresses.

    ``version`` and ``edits`` are the table's in the same look; 0 if there is nothing to say.
    """

    rows: tuple[OutboxRow, ...]
    version: int
    edits: int
    live_message_id: int | None
    direct: Mapping[int, DirectMessages]
    digests: Mapping[int, Digest] = field(default_factory=dict)
    """The digests by chapter; read only where there is something to say of one."""


@dataclass(slots=True)
class Progress:
    """The results of a round of sending; written in one transaction by ``settle``."""

    done: list[OutboxRow] = field(default_factory=list)
    later: list[tuple[OutboxRow, datetime]] = field(default_factory=list)
    """Rows that Discord refused, each with the moment of the next try."""
    waits: list[tuple[OutboxRow, datetime]] = field(default_factory=list)
    """Rows that wait, each until when: calls of people who are here, and live messages that were
    edited a moment ago."""
    notices: list[Notice] = field(default_factory=list)
    live_message_id: int | None = None
    digests: dict[int, Digest] = field(default_factory=dict)
    """By chapter, the digests that were posted or tell of more."""
    posted: bool = False
    """Whether a digest was posted below the live message, which hasn't followed it yet."""
    hands: dict[tuple[int, Seat], tuple[int, int]] = field(default_factory=dict)
    """Per user and seat, the channel and the message that show the hand now."""
    reminders: dict[int, Reminder | None] = field(default_factory=dict)
    """Per user, the reminder that stands now; ``None``: it was taken away."""
    closed: dict[int, datetime] = field(default_factory=dict)
    """Per user, until when not to try their inbox again."""

    def __bool__(self) -> bool:
        return bool(self.done or self.later or self.waits or self.notices or self.live_message_id)


def nonce_of(now: datetime) -> str:
    """A nonce that is told apart from all others and tells when it was made.

    It is built like one of Discord's ids: 19 digits, of the 25 characters allowed.
    """
    milliseconds = (now - _DISCORD_EPOCH) // timedelta(milliseconds=1)
    return str(milliseconds << 22 | secrets.randbits(22))


def enqueue(
    connection: Connection, table_id: int, notices: Iterable[Notice], now: datetime
) -> None:
    """Write down what is to be said of a change, in the transaction that makes it.

    Only the newest picture of a table matters, so a ``live`` notice takes the place of one that
    still waits; if that one was to be posted anew or to call, so is this one, under the same nonce,
    because the earlier may be on its way already. What may follow soon does so beside a call that
    waits, too, once all that had to be shown at once is shown.
    """
    lock_table(connection, table_id)
    rows = []
    for notice in _with_one_live([*notices]):
        if not _concerns(connection, table_id, notice):
            continue
        payload, nonce, attempts = dict(notice.payload), nonce_of(now), 0
        replaced = _take_waiting_live(connection, table_id) if _is_live(notice) else None
        if replaced is not None:
            payload, nonce, attempts = _in_place_of(replaced, payload, nonce, now)
        rows.append(_row(table_id, notice, payload, nonce, attempts, now))
    if rows:
        connection.execute(_ENQUEUE, rows)


def show_tables(connection: Connection, table_ids: Collection[int], now: datetime) -> None:
    """Enqueue ``LIVE`` for many tables that the transaction has locked, in few statements."""
    ids = list(table_ids)
    for start in range(0, len(ids), _BATCH):
        some = ids[start : start + _BATCH]
        waiting = {
            row.table_id: row for row in connection.execute(_TAKE_WAITING_LIVES, {"tables": some})
        }
        rows = []
        for table_id in some:
            payload, nonce, attempts = dict(LIVE.payload), nonce_of(now), 0
            if table_id in waiting:
                payload, nonce, attempts = _in_place_of(waiting[table_id], payload, nonce, now)
            rows.append(_row(table_id, LIVE, payload, nonce, attempts, now))
        connection.execute(_ENQUEUE, rows)


def _in_place_of(
    replaced: Row[Any], payload: dict[str, Any], nonce: str, now: datetime
) -> tuple[dict[str, Any], str, int]:
    """The payload, nonce and attempts of a live message that replaces one that waits."""
    if live_rank(replaced.payload) > live_rank(payload):
        # A turn's moves follow within seconds, also when something slower follows them.
        turn = payload.get("turn") or replaced.payload.get("turn")
        shown = _shows(replaced, now)
        pace = {"soon": shown and bool(payload.get("soon")), "turn": shown and bool(turn)}
        payload, nonce = replaced.payload | pace, replaced.nonce
    return payload, nonce, replaced.attempts


def _row(
    table_id: int,
    notice: Notice,
    payload: dict[str, Any],
    nonce: str,
    attempts: int,
    now: datetime,
) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "kind": notice.kind,
        "target": notice.target,
        "payload": payload,
        "nonce": nonce,
        "due_at": now,
        "attempts": attempts,
        "of_table": table_id,
    }


def _concerns(connection: Connection, table_id: int, notice: Notice) -> bool:
    """Whether a notice that somebody is next is for who wishes it, or was told so before."""
    about, user = notice.payload.get("about"), notice.target
    if about == DirectKind.NEXT and user is not None:
        return people.preferences(connection, [user]).get(user, DEFAULTS).next_up
    if about == DirectKind.NEXT_OVER and user is not None:
        return reminders.told_next(connection, table_id, user)
    return True


def _with_one_live(notices: Sequence[Notice]) -> Sequence[Notice]:
    """The notices with one live message among them, the one that does what all were to do."""
    lives = [notice for notice in notices if _is_live(notice)]
    if len(lives) < 2:
        return notices
    merged = max(lives, key=lambda notice: live_rank(notice.payload))
    place = max(i for i, notice in enumerate(notices) if _is_live(notice))
    return [
        merged if index == place else notice
        for index, notice in enumerate(notices)
        if index == place or not _is_live(notice)
    ]


def _is_live(notice: Notice) -> bool:
    return notice.kind is MessageKind.LIVE


# Each move runs these; as constants they cost a fraction of what it takes to build them each time.
_TAKE_WAITING_LIVE: ReturningDelete[Any] = (
    delete(outbox)
    .where(outbox.c.table_id == bindparam("table"), outbox.c.kind == MessageKind.LIVE)
    .where(outbox.c.done_at.is_(None))
    .returning(outbox.c.payload, outbox.c.nonce, outbox.c.attempts, outbox.c.due_at)
)
_TAKE_WAITING_LIVES: ReturningDelete[Any] = (
    delete(outbox)
    .where(outbox.c.table_id.in_(bindparam("tables", expanding=True)))
    .where(outbox.c.kind == MessageKind.LIVE, outbox.c.done_at.is_(None))
    .returning(
        outbox.c.table_id, outbox.c.payload, outbox.c.nonce, outbox.c.attempts, outbox.c.due_at
    )
)
_ENQUEUE = insert(outbox).values(shard=SHARD_OF_TABLE.scalar_subquery())
_UNSENT = (
    select(
        outbox.c.id,
        outbox.c.kind,
        outbox.c.target,
        outbox.c.payload,
        outbox.c.nonce,
        outbox.c.due_at,
        outbox.c.attempts,
        tables.c.version,
        tables.c.edits,
        tables.c.live_message_id,
    )
    .join(tables, tables.c.id == outbox.c.table_id)
    .where(outbox.c.table_id == bindparam("table"), outbox.c.done_at.is_(None))
    .order_by(outbox.c.id)
)
_SENT = update(outbox).where(outbox.c.id.in_(bindparam("sent", expanding=True)))
_WAITS = update(outbox).where(outbox.c.id == bindparam("row"))


def _take_waiting_live(connection: Connection, table_id: int) -> Row[Any] | None:
    return connection.execute(_TAKE_WAITING_LIVE, {"table": table_id}).first()


def _shows(waiting: Row[Any], now: datetime) -> bool:
    """Whether a live message that waits shows what had to be shown at once: the rest is paced."""
    calls_later = not waiting.attempts and waiting.due_at > now
    return calls_later or any(waiting.payload.get(key) for key in PACED)


def load(connection: Connection, table_id: int) -> Unsent:
    """Everything that the table has still to say."""
    found = connection.execute(_UNSENT, {"table": table_id}).all()
    rows = tuple(
        OutboxRow(r.id, MessageKind(r.kind), r.target, r.payload, r.nonce, r.due_at, r.attempts)
        for r in found
    )
    targets = {row.target for row in rows if row.target is not None}
    known = {user: direct_messages.look_up(connection, table_id, user) for user in targets}
    if not found:
        return Unsent((), 0, 0, None, {})
    told = any(row.kind is MessageKind.DIGEST for row in rows)
    known_digests = digests.of_table(connection, table_id) if told else {}
    first = found[0]
    return Unsent(rows, first.version, first.edits, first.live_message_id, known, known_digests)


def settle(connection: Connection, table_id: int, settled: Progress, now: datetime) -> None:
    """Note what was sent, what has to wait, and where the messages stand."""
    for user in sorted(settled.closed):
        lock_person(connection, user)
    lock_table(connection, table_id)
    if settled.done:
        sent = [row.id for row in settled.done]
        noted = connection.execute(_SENT, {"sent": sent, "done_at": now})
        if noted.rowcount < len(sent):
            _forget_posting(connection, table_id, settled.done)
    if settled.later:
        connection.execute(
            update(outbox)
            .where(outbox.c.id == bindparam("row"))
            .values(due_at=bindparam("until"), attempts=outbox.c.attempts + 1),
            [{"row": row.id, "until": until} for row, until in settled.later],
        )
    for row, until in settled.waits:
        connection.execute(_WAITS, {"row": row.id, "due_at": until})
    if settled.live_message_id is not None:
        connection.execute(
            update(tables)
            .where(tables.c.id == table_id)
            .values(
                live_message_id=settled.live_message_id,
                promise_message_id=shown_in(settled.live_message_id),
            )
        )
    if settled.digests:
        digests.keep(connection, table_id, settled.digests)
    for (user, seat), place in settled.hands.items():
        direct_messages.keep_hand(connection, table_id, seat, user, place)
    for user, reminder in settled.reminders.items():
        reminders.keep(connection, table_id, user, reminder)
    for user, until in settled.closed.items():
        direct_messages.close(connection, table_id, user, until)
    # Who was told that they are next may have become up on the way.
    told_next = [next_over(user) for user, one in settled.reminders.items() if one and one.is_next]
    enqueue(connection, table_id, [*settled.notices, *told_next], now)
    if settled.reminders:
        renew_reminders(connection, table_id, now)


def renew_reminders(connection: Connection, table_id: int, now: datetime) -> None:
    """Write down that reminders have to be edited or taken away, in what makes them outdated.

    A reminder may be on its way while its decision is made: so this is looked at both when the
    table changes and when a reminder was sent.
    """
    users = reminders.outdated(connection, table_id)
    enqueue(connection, table_id, [renew_reminder(user) for user in users], now)


def _forget_posting(connection: Connection, table_id: int, done: Iterable[OutboxRow]) -> None:
    """A live row was replaced while it was being sent: its successor needs no posting anew."""
    posted = [row.nonce for row in done if row.kind == MessageKind.LIVE]
    connection.execute(
        update(outbox)
        .where(outbox.c.table_id == table_id, outbox.c.kind == MessageKind.LIVE)
        .where(outbox.c.done_at.is_(None), outbox.c.nonce.in_(posted))
        .values(payload={"anew": False})
    )


def told(connection: Connection, table_id: int, target: int, about: str) -> bool:
    """Whether a person was told something at a table lately, or is about to be."""
    payloads = connection.scalars(
        select(outbox.c.payload).where(outbox.c.table_id == table_id, outbox.c.target == target)
    )
    return any(payload.get("about") == about for payload in payloads)


def waiting(connection: Connection, shards: Collection[int]) -> list[int]:
    """The tables of shards that have something to say, longest waiting first."""
    return list(
        connection.scalars(
            select(outbox.c.table_id)
            .where(outbox.c.shard.in_(shards), outbox.c.done_at.is_(None))
            .group_by(outbox.c.table_id)
            .order_by(func.min(outbox.c.id))
        )
    )


def due(
    connection: Connection, shards: Collection[int], now: datetime, absent: Collection[int] = ()
) -> tuple[list[int], datetime | None]:
    """The tables of shards with something due, longest waiting first; when more will be due.

    But for servers where the bot is ``absent``.
    """
    first = select(outbox.c.table_id, func.min(outbox.c.id).label("id"))
    next_ = select(func.min(outbox.c.due_at))
    unsent = and_(outbox.c.shard.in_(shards), outbox.c.done_at.is_(None))
    if absent:
        own_table = tables.c.id == outbox.c.table_id
        first, next_ = (each.join(tables, own_table) for each in (first, next_))
        unsent = and_(unsent, tables.c.guild_id.not_in(absent))
    rows = connection.execute(
        first.where(unsent, outbox.c.due_at <= now)
        .group_by(outbox.c.table_id)
        .order_by(func.min(outbox.c.id))
    )
    later = connection.scalar(next_.where(unsent, outbox.c.due_at > now))
    return [row.table_id for row in rows], later


def retry_now(connection: Connection, table_ids: Collection[int], now: datetime) -> None:
    """Let rows that wait for another try be tried now: what held them up is gone."""
    lock_tables(connection, table_ids)
    for some in portions(table_ids):
        unsent = [outbox.c.table_id.in_(some), outbox.c.done_at.is_(None)]
        connection.execute(update(outbox).where(*unsent).values(due_at=now))


def discard(connection: Connection, table_id: int, now: datetime) -> None:
    """Say nothing more: there is nowhere left to say it."""
    lock_table(connection, table_id)
    connection.execute(
        update(outbox)
        .where(outbox.c.table_id == table_id, outbox.c.done_at.is_(None))
        .values(done_at=now)
    )


def prune(connection: Connection, before: datetime) -> None:
    """Drop rows that were sent before a time; they are kept a while for whoever looks into it.

    So are withdrawn orders of games that are over.
    """
    connection.execute(delete(outbox).where(outbox.c.done_at < before))
    standing_orders.forget_withdrawn(connection)


def stuck(connection: Connection, shards: Collection[int], attempts: int) -> int:
    """The number of rows of shards that Discord has refused at least so often."""
    unsent = and_(outbox.c.shard.in_(shards), outbox.c.done_at.is_(None))
    refused = select(func.count(outbox.c.id)).where(unsent, outbox.c.attempts >= attempts)
    return connection.scalar(refused) or 0
