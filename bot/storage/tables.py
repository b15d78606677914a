"""Tables, their seats and their games' snapshots."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import Row, bindparam, case, insert, select, update
from sqlalchemy.engine import Connection

from bot.domain.table import Card, Pause, SeatAssignment, Status, Table, TablePlace
from bot.domain.table_settings import TableSettings
from bot.storage.dice import promise_of
from bot.storage.locks import lock_name
from bot.storage.schema import IS_OPEN, IS_UNFINISHED, contents, seats, tables
from rules.core.game import Json

_SETTINGS = TypeAdapter(TableSettings)

OPEN = (Status.LOBBY, Status.RUNNING, Status.PAUSED)


@dataclass(frozen=True, slots=True)
class Stored:
    """A table's row set without its game; ``content`` is the key of the game's data.

    ``reserves`` are the seats' banks, which mean something only where clocks are banks.
    """

    table: Table
    seed: bytes | None
    content: str | None
    timeouts: tuple[int, ...]
    reserves: tuple[timedelta, ...]
    rules_version: int | None
    program_version: str | None


def find(connection: Connection, channel_id: int) -> int | None:
    """The open table of a channel, else the last one that a game was played at."""
    found: int | None = connection.scalar(
        select(tables.c.id)
        .where(tables.c.channel_id == channel_id)
        .where(tables.c.status.in_(OPEN) | tables.c.seed_hash.is_not(None))
        .order_by(case((tables.c.status.in_(OPEN), 0), else_=1), tables.c.id.desc())
        .limit(1)
    )
    return found


# Built anew each time they would take longer than the database takes to answer.
_TABLES = select(tables).where(tables.c.id.in_(bindparam("keys", expanding=True)))
_SEATS = (
    select(seats)
    .where(seats.c.table_id.in_(bindparam("keys", expanding=True)))
    .order_by(seats.c.seat)
)


def with_tables(connection: Connection, channel_ids: Collection[int]) -> set[int]:
    """Those of these channels and threads that have a table, or had one."""
    found = select(tables.c.channel_id).where(tables.c.channel_id.in_(channel_ids)).distinct()
    return set(connection.scalars(found))


def load(connection: Connection, table_id: int) -> Stored | None:
    """A table with its seats, without what its game was started with."""
    return load_all(connection, [table_id]).get(table_id)


def load_all(connection: Connection, table_ids: Collection[int]) -> dict[int, Stored]:
    """The same of several: those that there are, by their numbers."""
    seat_rows: dict[int, list[Row[Any]]] = {}
    for row in connection.execute(_SEATS, {"keys": table_ids}):
        seat_rows.setdefault(row.table_id, []).append(row)
    found = connection.execute(_TABLES, {"keys": table_ids})
    return {row.id: _stored(row, seat_rows.get(row.id, [])) for row in found}


def _stored(row: Row[Any], seat_rows: Sequence[Row[Any]]) -> Stored:
    status = Status(row.status)
    table = Table(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        thread=row.thread,
        game=row.game,
        host_id=row.host_id,
        status=status,
        settings=_SETTINGS.validate_python(row.settings),
        content=None,
        seats=tuple(
            SeatAssignment(
                seat.seat, seat.identity, seat.user_id, seat.name, seat.autopilot, seat.press_id
            )
            for seat in seat_rows
        ),
        version=row.version,
        created_at=row.created_at,
        carried=row.carried,
        seed_hash=row.seed_hash,
        seed=None if status.open else row.seed,
        promise=promise_of(row),
        live_message_id=row.live_message_id,
        edits=row.edits,
        paused_at=row.paused_at,
        pause=None if row.pause is None else Pause(row.pause),
        wakes_at=row.wakes_at,
        again_of=row.again_of,
        card=_card(row),
        guided=row.guidance is not None,
        what_if=row.what_if is not None,
    )
    timeouts = tuple(seat.timeouts for seat in seat_rows)
    reserves = tuple(_span(seat.reserve) for seat in seat_rows)
    return Stored(
        table,
        row.seed,
        row.content,
        timeouts,
        tuple(table.settings.clock or timedelta(0) if one is None else one for one in reserves),
        row.rules_version,
        row.program_version,
    )


def _card(row: Row[Any]) -> Card | None:
    if row.card_channel_id is None or row.card_message_id is None:
        return None
    return Card(row.card_channel_id, row.card_message_id)


def _span(seconds: int | None) -> timedelta | None:
    return None if seconds is None else timedelta(seconds=seconds)


def settings_json(settings: TableSettings) -> Json:
    """A table's settings as its row keeps them."""
    return _SETTINGS.dump_python(settings, mode="json")


def card_columns(card: Card | None) -> dict[str, int | None]:
    """A table's card as its row keeps it."""
    return {
        "card_channel_id": None if card is None else card.channel_id,
        "card_message_id": None if card is None else card.message_id,
    }


def place_columns(table: Table) -> dict[str, Any]:
    """A table's place as its row keeps it: the channel, its card and its live message there."""
    return {
        "channel_id": table.channel_id,
        "thread": table.thread,
        "live_message_id": table.live_message_id,
        **card_columns(table.card),
    }


def add(connection: Connection, values: Mapping[str, Any]) -> int:
    """Write a new table and return its number.

    Raises ``sqlalchemy.exc.IntegrityError`` if the channel has an open table.
    """
    return int(connection.execute(insert(tables).returning(tables.c.id), values).scalar_one())


def repeated(connection: Connection, table_id: int) -> bool:
    """Whether another table was opened that repeats this one."""
    return connection.scalar(select(tables.c.id).where(tables.c.again_of == table_id)) is not None


def nudged_at(connection: Connection, table_id: int) -> datetime | None:
    """The moment at which somebody was last nudged at the table."""
    found: datetime | None = connection.scalar(
        select(tables.c.nudged_at).where(tables.c.id == table_id)
    )
    return found


def note(connection: Connection, table_id: int, values: Mapping[str, Any]) -> None:
    """Change what isn't part of the table's history."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(**values))


def keep_content(connection: Connection, content: Json) -> str:
    """Keep a game's data files and return their key; alike ones are kept once."""
    text = json.dumps(content, ensure_ascii=False, sort_keys=True)
    key = hashlib.sha256(text.encode()).hexdigest()
    lock_name(connection, f"content {key}")
    known = connection.scalar(select(contents.c.digest).where(contents.c.digest == key))
    if known is None:
        connection.execute(insert(contents).values(digest=key, data=content))
    return key


def content(connection: Connection, key: str) -> Json:
    """The data files that were kept under a key."""
    return connection.execute(select(contents.c.data).where(contents.c.digest == key)).scalar_one()


def open_places(connection: Connection, shards: Collection[int]) -> list[TablePlace]:
    """Where the open tables of shards are, in their order."""
    place = (tables.c.id, tables.c.guild_id, tables.c.channel_id, tables.c.card_channel_id)
    found = connection.execute(
        select(*place).where(tables.c.shard.in_(shards), IS_OPEN).order_by(tables.c.id)
    )
    return [TablePlace(*row) for row in found]


def of_person(connection: Connection, user_id: int) -> list[int]:
    """The open tables at which a person has a seat or several, in order."""
    return list(
        connection.scalars(
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.user_id == user_id, tables.c.status.in_(OPEN))
            .distinct()
            .order_by(tables.c.id)
        )
    )


def misnamed(connection: Connection, guild_id: int, user_id: int, name: str) -> list[int]:
    """The open tables of a server at which a seat of a person's bears another name."""
    return list(
        connection.scalars(
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.user_id == user_id, seats.c.name != name)
            .where(tables.c.guild_id == guild_id, tables.c.status.in_(OPEN))
            .distinct()
            .order_by(tables.c.id)
        )
    )


def rename(connection: Connection, table_id: int, user_id: int, name: str) -> None:
    """Give a person's seat another name; no part of the table's history."""
    connection.execute(
        update(seats)
        .where(seats.c.table_id == table_id, seats.c.user_id == user_id)
        .values(name=name)
    )


def finished(connection: Connection) -> list[tuple[int, datetime]]:
    """The tables whose games were played to the end, with the time of that, in its order."""
    rows = connection.execute(
        select(tables.c.id, tables.c.changed_at)
        .where(tables.c.status == Status.FINISHED)
        .order_by(tables.c.changed_at, tables.c.id)
    )
    return [(row.id, row.changed_at) for row in rows]


def what_ifs_of(connection: Connection, user_id: int) -> list[int]:
    """A person's open tables that go on from a moment of another game."""
    found = select(tables.c.id).where(
        tables.c.host_id == user_id, IS_OPEN, tables.c.what_if.is_not(None)
    )
    return list(connection.scalars(found))


def source_is_open(connection: Connection, table_id: int) -> bool:
    """Whether the game from which a table goes on isn't over."""
    source = tables.alias()
    found = select(source.c.id).select_from(tables.join(source, source.c.id == tables.c.what_if))
    open_ = source.c.status.in_([one.value for one in Status if one.open])
    return connection.scalar(found.where(tables.c.id == table_id, open_)) is not None


def unfinished(connection: Connection, shards: Collection[int]) -> list[int]:
    """Running tables of shards at which autopilots were interrupted."""
    return list(
        connection.scalars(
            select(tables.c.id).where(
                tables.c.shard.in_(shards), IS_UNFINISHED, tables.c.status == Status.RUNNING
            )
        )
    )
