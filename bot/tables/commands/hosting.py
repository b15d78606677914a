"""Looking after a running table: seats change hands, clocks stop, somebody is nudged, it ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import select
from sqlalchemy.engine import Connection

from bot.domain.notices import Notice, idle, live, ping, remove_stale_live
from bot.domain.table import LogEntry, Person, Position, SeatAssignment, Status, Table
from bot.errors import TableError
from bot.storage import outbox
from bot.storage import tables as rows
from bot.storage.schema import tables
from bot.tables.commands.lobby import Lobby
from bot.tables.commands.play import seat_at
from bot.tables.session.batch import PERSON, MoveBatch
from bot.tables.session.notices import people_up
from bot.tables.session.session import AnyGame, GameSession
from bot.tables.session.store import KNOWN_PEOPLE, require_host, require_running
from rules.core.game import Seat

NUDGE_AGAIN = timedelta(hours=1)


class Caring(Lobby):
    """The part of the service that keeps a table going, or ends it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._worn: dict[tuple[int, int], str] = {}

    async def sync_display_name(self, guild_id: int, person: Person) -> None:
        """A person was seen in a server under this name: let their seats there bear it.

        Discord tells the bot of no renaming, so it is noticed when the person does something. The
        database is asked once, and again when the name has changed.
        """
        if self._worn.get((guild_id, person.id)) == person.name:
            return
        found = await self._database.read(rows.misnamed, guild_id, person.id, person.name)
        for table_id in found:
            async with self._lock(table_id):
                await self._database.write(_rename, table_id, person, self._clock.now())
                self._shelf.drop(table_id)
            self._on_commit(table_id)
        if len(self._worn) >= KNOWN_PEOPLE:
            self._worn.clear()
        self._worn[guild_id, person.id] = person.name

    async def leave(self, table_id: int, person: Person) -> Table:
        """Stand up. In a running game an autopilot plays on until the person comes back.

        Before the start the seat is free again; the host's part goes to the next person, and
        where there is none the table is closed.
        """
        if (await self.get(table_id)).status is Status.LOBBY:
            return await self._stand_up(table_id, person)

        def play(run: MoveBatch, entry: GameSession) -> None:
            _must_go(entry.table)
            own = _own(entry, person)
            if not own.played_by_person:
                raise TableError("autopilot-plays")
            run.assign_seat(replace(own, autopilot=self._style(entry)), person.id, PERSON)

        return (await self._carry_out(table_id, play)).position.table

    async def come_back(self, table_id: int, person: Person) -> Position:
        """Take the own seat back from the autopilot that plays it."""
        seat = -1

        def play(run: MoveBatch, entry: GameSession) -> None:
            nonlocal seat
            _must_go(entry.table)
            own = _own(entry, person)
            if own.played_by_person:
                raise TableError("not-away")
            seat = own.seat
            run.assign_seat(replace(own, autopilot=None), person.id, PERSON)

        def tell(old: GameSession, new: GameSession, steps: Sequence[LogEntry]) -> Sequence[Notice]:
            return self._tell_handed(seat)(old, new, steps)

        return (await self._carry_out(table_id, play, tell)).position

    async def replace(
        self,
        table_id: int,
        by: Person,
        seat: Seat,
        *,
        person: Person | None = None,
        style: str | None = None,
        manager: bool = False,
    ) -> Table:
        """Give a seat to ``person`` or to an autopilot; with neither, back to its own person.

        An autopilot leaves the seat's person the right to come back; another person doesn't.
        """

        def play(run: MoveBatch, entry: GameSession) -> None:
            _must_go(entry.table)
            require_host(entry.table, by, manager)
            record = seat_at(entry, seat)
            if person is not None:
                sitting = entry.table.seat_of(person.id)
                if sitting is not None and (sitting is not record or record.played_by_person):
                    raise TableError("already-seated")
                new = replace(record, user_id=person.id, name=person.name, autopilot=None)
            elif style is not None:
                if style not in self._game(entry.table).autopilots:
                    raise TableError("unknown-style", style=style)
                new = replace(record, autopilot=style)
            elif record.user_id is None:
                raise TableError("nobody-to-return")
            elif record.played_by_person:
                raise TableError("not-away")
            else:
                new = replace(record, autopilot=None)
            run.assign_seat(new, by.id, PERSON)

        return (await self._carry_out(table_id, play, self._tell_handed(seat))).position.table

    async def pause(self, table_id: int, by: Person, *, manager: bool = False) -> Position:
        """Stop the clocks; nobody can move until the table is resumed."""

        def play(run: MoveBatch, entry: GameSession) -> None:
            require_host(entry.table, by, manager)
            require_running(entry.table)
            run.pause(by.id)

        return (await self._carry_out(table_id, play, _say_live)).position

    async def resume(self, table_id: int, by: Person, *, manager: bool = False) -> Position:
        """Let the game go on; each decision has as much time left as when it was paused."""

        def play(run: MoveBatch, entry: GameSession) -> None:
            require_host(entry.table, by, manager)
            if entry.table.status is not Status.PAUSED:
                _must_go(entry.table)
                raise TableError("not-paused")
            run.resume(by.id)

        return (await self._carry_out(table_id, play)).position

    async def nudge(self, table_id: int, by: Person, *, manager: bool = False) -> None:
        """Mention those who are up, once an hour at most; for the table's people only."""
        async with self._lock(table_id):
            entry = await self._load_session(table_id)
            table = entry.table
            require_running(table)
            own = table.seat_of(by.id)
            if own is None and by.id != table.host_id and not manager:
                raise TableError("not-seated")
            up = people_up(self._face(table), entry.position)
            if own is not None:
                up.discard(own.seat)
            if not up:
                raise TableError("nobody-up")
            await self._database.write(_nudge, table_id, ping(up), self._clock.now())
        self._on_commit(table_id)

    async def show(self, table_id: int) -> None:
        """Post the table's live message anew, at the channel's end."""
        await self.get(table_id)
        now = self._clock.now()
        await self._database.write(outbox.enqueue, table_id, [live(anew=True)], now)
        self._on_commit(table_id)

    async def remove_stale_live(self, table_id: int, message_id: int) -> None:
        """Take a live message away that has a successor."""
        now = self._clock.now()
        await self._database.write(outbox.enqueue, table_id, [remove_stale_live(message_id)], now)
        self._on_commit(table_id)

    async def close(self, table_id: int, by: Person, *, manager: bool = False) -> Table:
        """End a table for good, whatever its stage; what was played can still be read."""
        table = await self.get(table_id)
        require_host(table, by, manager)
        return await self._end(table, by.id)

    async def expire_lobby(self, table_id: int, version: int) -> Table:
        """Nothing has happened in a lobby for too long: close it, and say so.

        Nothing is changed if it isn't at ``version`` any more: somebody came after all.
        """

        def edit(table: Table, game: AnyGame) -> Table:
            if table.version != version:
                return table
            return replace(table, status=Status.CLOSED)

        return await self._edit(table_id, edit, (live(), idle()))

    async def abandon(self, table_id: int) -> Table:
        """The table's channel is gone: close it and say nothing."""
        return await self._end(await self.get(table_id), None)

    async def _end(self, table: Table, by: int | None) -> Table:
        silent = by is None
        if table.status is Status.LOBBY:

            def edit(old: Table, game: AnyGame) -> Table:
                return replace(old, status=Status.CLOSED)

            return await self._edit(table.id, edit, () if silent else (live(),), silent=silent)

        def play(run: MoveBatch, entry: GameSession) -> None:
            _must_go(entry.table)
            run.close(by)

        tell = _say_nothing if silent else _say_live
        return (await self._carry_out(table.id, play, tell, silent=silent)).position.table

    def _style(self, entry: GameSession) -> str:
        """The autopilot's style unless somebody chooses another."""
        return next(iter(self._game(entry.table).autopilots))


def _own(entry: GameSession, person: Person) -> SeatAssignment:
    own = entry.table.seat_of(person.id)
    if own is None:
        raise TableError("not-seated")
    return own


def _must_go(table: Table) -> None:
    """Raise ``TableError`` unless the game is running or paused."""
    if table.status is not Status.PAUSED:
        require_running(table)


def _say_live(old: GameSession, new: GameSession, steps: Sequence[LogEntry]) -> Sequence[Notice]:
    was_running = old.table.status is Status.RUNNING
    return [live(anew=new.table.status is Status.CLOSED and was_running)]


def _say_nothing(old: GameSession, new: GameSession, steps: Sequence[LogEntry]) -> Sequence[Notice]:
    return []


def _rename(connection: Connection, table_id: int, person: Person, now: datetime) -> None:
    rows.rename(connection, table_id, person.id, person.name)
    outbox.enqueue(connection, table_id, [live()], now)


def _nudge(connection: Connection, table_id: int, notice: Notice, now: datetime) -> None:
    last = connection.execute(
        select(tables.c.nudged_at).where(tables.c.id == table_id)
    ).scalar_one()
    if last is not None and now < last + NUDGE_AGAIN:
        raise TableError("nudged-lately", until=int((last + NUDGE_AGAIN).timestamp()))
    rows.note(connection, table_id, {"nudged_at": now})
    outbox.enqueue(connection, table_id, [notice], now)
