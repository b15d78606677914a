"""What has still to be said: rows written with a move, marked once Discord has the message.

A row names what to show, never what it looks like: that is made when it is sent, from the table
as it is then. So a row holds no secret, and a later look at the table never says old things.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.engine import Connection

from bot.domain.notices import MessageKind, Notice
from bot.storage import direct_messages
from bot.storage.direct_messages import DirectMessages
from bot.storage.prepared import Prepared
from bot.storage.schema import outbox, tables
from bot.storage.types import Moment

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
    """Everything that one table has to say, in order, with the addresses."""

    rows: tuple[OutboxRow, ...]
    live_message_id: int | None
    inboxes: Mapping[int, DirectMessages]


@dataclass(slots=True)
class Progress:
    """What came of a round of sending; written in one transaction by ``settle``."""

    done: list[OutboxRow] = field(default_factory=list)
    later: list[tuple[OutboxRow, datetime]] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)
    live_message_id: int | None = None
    hands: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Per user, the channel and the message that show their hand now."""
    closed: dict[int, datetime] = field(default_factory=dict)
    """Per user, until when not to try their inbox again."""

    def __bool__(self) -> bool:
        return bool(self.done or self.later or self.notices or self.live_message_id)


def nonce_of(now: datetime) -> str:
    """A nonce that is told apart from all others and tells when it was made.

    It is built like one of Discord's ids: 19 digits, of the 25 characters allowed.
    """
    milliseconds = (now - _DISCORD_EPOCH) // timedelta(milliseconds=1)
    return str(milliseconds << 22 | secrets.randbits(22))


# Statements of every move are made once: that costs as much as carrying them out.
_WRITE = Prepared(
    insert(outbox).returning(outbox.c.id),
    *("table_id", "kind", "target", "payload", "nonce", "due_at", "attempts"),
)
_REPLACE = (
    delete(outbox)
    .where(outbox.c.table_id == bindparam("table"), outbox.c.kind == MessageKind.LIVE)
    .where(outbox.c.done_at.is_(None))
    .returning(outbox.c.payload, outbox.c.nonce, outbox.c.attempts)
)
_DONE = (
    update(outbox)
    .where(outbox.c.id == bindparam("row"))
    .values(done_at=bindparam("now", type_=Moment))
)
_LIVE_MESSAGE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(live_message_id=bindparam("message"))
)


def enqueue(
    connection: Connection,
    table_id: int,
    notices: Sequence[Notice],
    now: datetime,
    *,
    live_waits: bool = True,
) -> tuple[OutboxRow, ...]:
    """Write down what is to be said of a change, in the transaction that makes it.

    ``live_waits``: whether a live notice may be waiting. Returns the rows as they were written.

    Only the newest picture of a table matters, so a ``live`` notice takes the place of one that
    still waits; if that one was to be posted anew, so is this one, under the same nonce, because
    the earlier may be on its way already.
    """
    written = [_inherited(connection, table_id, notice, now, live_waits) for notice in notices]
    return tuple(_put(connection, new) for new in written)


def _put(connection: Connection, new: dict[str, Any]) -> OutboxRow:
    return OutboxRow(
        _WRITE.run(connection, new).scalar_one(),
        new["kind"],
        new["target"],
        new["payload"],
        new["nonce"],
        new["due_at"],
        new["attempts"],
    )


def _inherited(
    connection: Connection, table_id: int, notice: Notice, now: datetime, live_waits: bool
) -> dict[str, Any]:
    """A notice as a row, with what it inherits from the one whose place it takes."""
    payload, nonce, attempts = dict(notice.payload), nonce_of(now), 0
    if live_waits and notice.kind is MessageKind.LIVE:
        replaced = connection.execute(_REPLACE, {"table": table_id}).first()
        if replaced is not None:
            attempts = replaced.attempts
            if replaced.payload["anew"] and not payload["anew"]:
                payload, nonce = {"anew": True}, replaced.nonce
    return {
        "table_id": table_id,
        "kind": notice.kind,
        "target": notice.target,
        "payload": payload,
        "nonce": nonce,
        "due_at": now,
        "attempts": attempts,
    }


def mail(
    connection: Connection, table_id: int, rows: Sequence[OutboxRow], live_message_id: int | None
) -> Unsent:
    """These rows with their addresses: what ``load`` finds where nothing else waits."""
    targets = {row.target for row in rows if row.target is not None}
    known = {user: direct_messages.look_up(connection, table_id, user) for user in targets}
    return Unsent(tuple(rows), live_message_id, known)


def load(connection: Connection, table_id: int) -> Unsent:
    """Everything that the table has still to say."""
    found = connection.execute(
        select(
            outbox.c.id,
            outbox.c.kind,
            outbox.c.target,
            outbox.c.payload,
            outbox.c.nonce,
            outbox.c.due_at,
            outbox.c.attempts,
            tables.c.live_message_id,
        )
        .join(tables, tables.c.id == outbox.c.table_id)
        .where(outbox.c.table_id == table_id, outbox.c.done_at.is_(None))
        .order_by(outbox.c.id)
    ).all()
    rows = tuple(
        OutboxRow(r.id, MessageKind(r.kind), r.target, r.payload, r.nonce, r.due_at, r.attempts)
        for r in found
    )
    return mail(connection, table_id, rows, found[0].live_message_id if found else None)


def settle(connection: Connection, table_id: int, settled: Progress, now: datetime) -> None:
    """Note what was sent, what has to wait, and where the messages stand."""
    if settled.done:
        done = [{"row": row.id, "now": now} for row in settled.done]
        if connection.execute(_DONE, done).rowcount < len(done):
            _forget_posting(connection, table_id, settled.done)
    if settled.later:
        connection.execute(
            update(outbox)
            .where(outbox.c.id == bindparam("row"))
            .values(due_at=bindparam("until"), attempts=outbox.c.attempts + 1),
            [{"row": row.id, "until": until} for row, until in settled.later],
        )
    if settled.live_message_id is not None:
        connection.execute(_LIVE_MESSAGE, {"table": table_id, "message": settled.live_message_id})
    for user, (channel_id, message_id) in settled.hands.items():
        direct_messages.keep_hand(connection, table_id, user, channel_id, message_id)
    for user, until in settled.closed.items():
        direct_messages.close(connection, table_id, user, until)
    enqueue(connection, table_id, settled.notices, now)


def _forget_posting(connection: Connection, table_id: int, done: Iterable[OutboxRow]) -> None:
    """A live row was replaced while it was being sent: its successor needs no posting anew."""
    posted = [row.nonce for row in done if row.kind == MessageKind.LIVE]
    connection.execute(
        update(outbox)
        .where(outbox.c.table_id == table_id, outbox.c.kind == MessageKind.LIVE)
        .where(outbox.c.done_at.is_(None), outbox.c.nonce.in_(posted))
        .values(payload={"anew": False})
    )


def waiting(connection: Connection) -> list[int]:
    """The tables that have something to say, longest waiting first."""
    return list(
        connection.scalars(
            select(outbox.c.table_id)
            .where(outbox.c.done_at.is_(None))
            .group_by(outbox.c.table_id)
            .order_by(func.min(outbox.c.id))
        )
    )


def retry_now(connection: Connection, table_ids: Collection[int], now: datetime) -> None:
    """Let rows that wait for another try be tried now: what held them up is gone."""
    connection.execute(
        update(outbox)
        .where(outbox.c.table_id.in_(table_ids), outbox.c.done_at.is_(None))
        .values(due_at=now)
    )


def discard(connection: Connection, table_id: int, now: datetime) -> None:
    """Say nothing more: there is nowhere left to say it."""
    connection.execute(
        update(outbox)
        .where(outbox.c.table_id == table_id, outbox.c.done_at.is_(None))
        .values(done_at=now)
    )


def prune(connection: Connection, before: datetime) -> None:
    """Drop rows that were sent before a time; they are kept a while for whoever looks into it."""
    connection.execute(delete(outbox).where(outbox.c.done_at < before))


def stuck(connection: Connection, attempts: int) -> int:
    """How many rows Discord has refused at least so often."""
    found = connection.scalar(
        select(func.count())
        .select_from(outbox)
        .where(outbox.c.done_at.is_(None), outbox.c.attempts >= attempts)
    )
    return found or 0
