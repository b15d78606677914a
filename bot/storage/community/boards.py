"""Boards of open tables as rows: where a board's message is, and when to look at it next.

A server has a row once its managers chose something for its board, or somebody waits for a table.
Whatever changes an open table notes it there in the same transaction (``wake``), so nothing is
missed after a crash, nor what another process does.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Row, and_, exists, func, insert, or_, select, true, update
from sqlalchemy.engine import Connection

from bot.storage.locks import lock_name
from bot.storage.messages.outbox import nonce_of
from bot.storage.schema import IS_OPEN, boards, guilds, tables
from bot.storage.tables import Stored, load_all

TOGETHER = timedelta(seconds=5)
"""Changes of a server's open tables within this time are shown together."""
AGAIN = timedelta(minutes=1)
"""The time after which a board is looked at again where a process ended in the middle."""
ELSEWHERE_AFTER = timedelta(minutes=1)
"""The time after which other servers show what has changed in one."""
SHOWN_ELSEWHERE = 10
"""Tables of other servers that a board shows at most."""


@dataclass(frozen=True, slots=True)
class Board:
    """``channel_id`` is where its managers want it, ``posted_in`` where its message stands.

    ``shown`` is the checksum of what the message says. ``listed`` are the tables that it showed
    last and that everybody in the server may see; with ``elsewhere`` other servers show them, too.
    """

    guild_id: int
    channel_id: int | None
    elsewhere: bool
    listed: Sequence[int]
    posted_in: int | None
    message_id: int | None
    nonce: str
    shown: int


def choose(
    connection: Connection,
    guild_id: int,
    shard: int,
    channel_id: int | None,
    elsewhere: bool,
    now: datetime,
) -> None:
    """Note what the managers of a server chose for its board, and that it is to be shown."""
    make(connection, guild_id, shard, now)
    connection.execute(
        update(boards)
        .where(boards.c.guild_id == guild_id)
        .values(channel_id=channel_id, elsewhere=elsewhere, wakes_at=now)
    )


def make(connection: Connection, guild_id: int, shard: int, now: datetime) -> None:
    """Make a server's row unless there is one."""
    lock_name(connection, f"board of {guild_id}")
    if connection.scalar(select(boards.c.guild_id).where(boards.c.guild_id == guild_id)) is None:
        connection.execute(
            insert(boards).values(guild_id=guild_id, shard=shard, nonce=nonce_of(now), listed=[])
        )


def wake(connection: Connection, guild_id: int, now: datetime, wait: timedelta = TOGETHER) -> None:
    """Note that an open table of a server was changed; nothing without a board."""
    soon, own = now + wait, boards.c
    connection.execute(
        update(boards)
        .where(own.guild_id == guild_id, or_(own.wakes_at.is_(None), own.wakes_at > soon))
        .values(wakes_at=soon)
    )


def next_wake(connection: Connection, shards: Collection[int]) -> datetime | None:
    """The next moment at which a board of shards is to be looked at."""
    found: datetime | None = connection.scalar(
        select(func.min(boards.c.wakes_at)).where(
            boards.c.shard.in_(shards), boards.c.wakes_at.is_not(None)
        )
    )
    return found


def take_due(connection: Connection, shards: Collection[int], now: datetime) -> list[Board]:
    """The boards of shards that are due, each to be looked at ``AGAIN`` unless ``settle`` follows.

    So what changes while a board is shown isn't lost.
    """
    own = boards.c
    due = own.shard.in_(shards), own.wakes_at <= now
    # Locked in one order, as ``wake_elsewhere`` does, so that nobody waits for who waits for them.
    found = select(boards).where(*due).order_by(own.guild_id).with_for_update()
    rows = connection.execute(found).all()
    taken = own.guild_id.in_([row.guild_id for row in rows])
    connection.execute(update(boards).where(taken).values(wakes_at=now + AGAIN))
    return [_board(row) for row in rows]


def settle(
    connection: Connection, board: Board, taken_at: datetime, wait: timedelta | None
) -> None:
    """Note how a board that was taken looks now; it is looked at again after ``wait``.

    ``None``: once something changes. What was changed since it was taken counts all the same.
    """
    own = boards.c
    connection.execute(
        update(boards)
        .where(own.guild_id == board.guild_id)
        .values(
            listed=[*board.listed],
            posted_in=board.posted_in,
            message_id=board.message_id,
            nonce=board.nonce,
            shown=board.shown,
        )
    )
    connection.execute(
        update(boards)
        .where(own.guild_id == board.guild_id, own.wakes_at == taken_at + AGAIN)
        .values(wakes_at=None if wait is None else taken_at + wait)
    )


def wake_elsewhere(connection: Connection, guild_id: int, now: datetime) -> None:
    """Let the boards that show a server's tables be shown anew after a while."""
    own, then = boards.c, now + ELSEWHERE_AFTER
    shows = own.elsewhere == true(), own.channel_id.is_not(None)
    wakes_later = or_(own.wakes_at.is_(None), own.wakes_at > then)
    # The server's own as well: who changes it next would wait for who waits for it.
    found = select(own.guild_id).where(or_(own.guild_id == guild_id, and_(*shows, wakes_later)))
    locked = connection.scalars(found.order_by(own.guild_id).with_for_update())
    others = [one for one in locked if one != guild_id]
    connection.execute(update(boards).where(own.guild_id.in_(others)).values(wakes_at=then))


def open_tables(connection: Connection, guild_id: int) -> list[Stored]:
    """The tables of a server that wait for their start, in order of their numbers."""
    # All statuses of open ones as well, as SQLite sees only so that their index has it.
    found = select(tables.c.id).where(
        tables.c.guild_id == guild_id, IS_OPEN, tables.c.status == "lobby"
    )
    return _loaded(connection, list(connection.scalars(found)))


def listed(connection: Connection, guild_id: int) -> Collection[int]:
    """The tables that a server's board showed last and that everybody there may see."""
    found = select(boards.c.listed).where(boards.c.guild_id == guild_id)
    return connection.scalar(found) or ()


def tables_elsewhere(connection: Connection, guild_id: int) -> list[Stored]:
    """Tables that other servers show and that wait for their start; the newest of many."""
    own = boards.c
    left = exists().where(guilds.c.guild_id == own.guild_id, guilds.c.left_at.is_not(None))
    rows = connection.scalars(
        select(own.listed)
        .where(own.elsewhere == true(), own.guild_id != guild_id, ~left)
        .order_by(own.guild_id)
    )
    newest = sorted((number for listed in rows for number in listed), reverse=True)
    found = _loaded(connection, newest[: 2 * SHOWN_ELSEWHERE])
    return [one for one in found if one.table.status == "lobby"][-SHOWN_ELSEWHERE:]


def _loaded(connection: Connection, numbers: Collection[int]) -> list[Stored]:
    found = load_all(connection, numbers)
    return [found[number] for number in sorted(found)]


def _board(row: Row[tuple[object, ...]]) -> Board:
    return Board(
        row.guild_id,
        row.channel_id,
        row.elsewhere,
        tuple(row.listed),
        row.posted_in,
        row.message_id,
        row.nonce,
        row.shown,
    )
