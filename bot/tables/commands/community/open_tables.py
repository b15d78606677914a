"""Open tables of a server, and the people who wait for one: told of it, or given one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from sqlalchemy.engine import Connection

from bot.domain.calendar import ALWAYS
from bot.domain.community.open_tables import (
    KEPT,
    THINKING,
    TOLD_EVERY,
    Interest,
    Pace,
    check_interest,
    in_order,
    party,
    waits_for_people,
)
from bot.domain.notices import Notice, open_table, table_by_interest
from bot.domain.presence import shard_of
from bot.domain.table import Person, SeatAssignment, Table
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from bot.storage import tables as rows
from bot.storage.community import boards, interests
from bot.storage.community.boards import Board
from bot.storage.messages import outbox
from bot.storage.people import calendars
from bot.storage.tables import Stored
from bot.tables.commands.before_start.lobby import LobbyCommands
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import Transactions
from rules.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class DueBoard:
    """A board that is to be looked after, and since when: ``settle`` takes both."""

    board: Board
    taken_at: datetime


class OpenTableCommands:
    """Looks at tables that wait for people, keeps interests, and looks after boards."""

    def __init__(self, store: TableStore, transactions: Transactions, lobby: LobbyCommands) -> None:
        self._store = store
        self._transactions = transactions
        self._lobby = lobby
        self._listeners: list[Callable[[], None]] = []

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call ``listener`` after an interest was noted."""
        self._listeners.append(listener)

    async def in_server(self, guild_id: int) -> list[Table]:
        """The tables of a server at which somebody else can sit down, in a board's order."""
        return self._waiting(await self._store.database.read(boards.open_tables, guild_id))

    async def listed(self, guild_id: int) -> list[Table]:
        """Those of them that everybody in the server may see, as its board found last."""
        numbers = await self._store.database.read(boards.listed, guild_id)
        return [one for one in await self.in_server(guild_id) if one.id in numbers]

    async def elsewhere(self, guild_id: int) -> list[Table]:
        """The same of other servers that show theirs here."""
        return self._waiting(await self._store.database.read(boards.tables_elsewhere, guild_id))

    def _waiting(self, stored: Sequence[Stored]) -> list[Table]:
        games = {name: one.game for name, one in self._store.presenters.items()}
        found = [one.table for one in stored if one.table.game in games]
        return in_order(games, [one for one in found if waits_for_people(games[one.game], one)])

    # Interests

    async def interests_of(self, user_id: int) -> list[Interest]:
        """What a person waits for, in all servers."""
        now = self._store.clock.now()
        return await self._store.database.read(interests.of_person, user_id, now)

    async def wait_for(
        self,
        guild_id: int,
        person: Person,
        game: str,
        pace: Pace = Pace.ANY,
        seats: int = 0,
    ) -> Interest:
        """Note that a person waits for a table of a game; raises ``TableError``."""
        if game not in self._store.presenters:
            raise TableError("unknown-game", game=game)
        check_interest(self._store.presenters[game].game, seats)
        now = self._store.clock.now()
        interest = Interest(
            0, guild_id, person.id, person.name, game, pace, seats, until=now + KEPT
        )
        shard = shard_of(guild_id, self._store.share.shard_count)
        number = await self._store.database.write(interests.put, interest, shard, now)
        self._noted()
        return replace(interest, number=number)

    async def change(self, one: Interest, pace: Pace, seats: int) -> Interest:
        """Change a person's interest; raises ``TableError``, also where it is over."""
        if one.game not in self._store.presenters:
            raise TableError("unknown-game", game=one.game)
        check_interest(self._store.presenters[one.game].game, seats)
        now = self._store.clock.now()

        def work(connection: Connection) -> Interest:
            values = {"pace": pace, "seats": seats, "until": now + KEPT}
            return interests.change(connection, one.number, one.user_id, now, **values)

        changed = await self._store.database.write(work)
        self._noted()
        return changed

    def _noted(self) -> None:
        for listener in self._listeners:
            listener()

    def fitting(self, one: Interest, tables: Sequence[Table]) -> list[Table]:
        """Those of the tables that fit an interest."""
        return [table for table in tables if one.fits(self._store.game(table), table)]

    async def interest(self, number: int, user_id: int) -> Interest:
        """A person's interest, also one that is over; raises ``TableError`` without any."""
        found = await self._store.database.read(interests.find, number)
        if found is None or found.user_id != user_id:
            raise TableError("interest-gone")
        return found

    async def take_back(self, number: int, user_id: int) -> None:
        """Take an interest back; nothing happens to one that is gone."""
        await self._store.database.write(interests.remove, number, user_id)

    # Boards

    async def due(self) -> list[DueBoard]:
        """The boards of this process that are to be looked after now."""
        now = self._store.clock.now()
        found = await self._store.database.write(boards.take_due, self._store.share.shards, now)
        return [DueBoard(board, now) for board in found]

    async def next_wake(self) -> datetime | None:
        """The next moment at which a board of this process is to be looked after."""
        return await self._store.database.read(boards.next_wake, self._store.share.shards)

    async def settle(self, due: DueBoard, board: Board, wait: timedelta | None) -> None:
        """Note how a board looks now; it is looked after again after ``wait``, or a change."""
        await self._store.database.write(boards.settle, board, due.taken_at, wait)

    async def wake(self, guild_id: int) -> None:
        """Let a server's board be shown anew: other tables may be for everybody there now."""
        await self._store.database.write(boards.wake, guild_id, self._store.clock.now())
        self._noted()

    async def wake_elsewhere(self, guild_id: int) -> None:
        """Let other servers' boards show a server's tables anew after a while."""
        now = self._store.clock.now()
        await self._store.database.write(boards.wake_elsewhere, guild_id, now)

    async def waiting(self, guild_id: int) -> tuple[list[Interest], timedelta | None]:
        """For whom a table may be found in a server now, and after which time for one more.

        Not yet for a wish that was just noted, for somebody who was told of a table today, or in
        their quiet hours: until these end another may have taken the seat.
        """
        now = self._store.clock.now()

        def work(connection: Connection) -> tuple[list[Interest], timedelta | None]:
            found = interests.waiting(connection, guild_id, now)
            people = {one.user_id for one in found}
            told = interests.told_lately(connection, people, now)
            hours = calendars.hours_of_people(connection, people)
            ready, later = [], []
            for one in found:
                moment = max(now, one.since + THINKING)
                if one.user_id in told:
                    moment = max(moment, told[one.user_id] + TOLD_EVERY)
                if one.user_id in hours:
                    moment = ALWAYS.with_hours(hours[one.user_id]).next_counted(moment)
                if moment > now:
                    later.append(moment - now)
                else:
                    ready.append(one)
            return ready, min(later, default=None)

        return await self._store.database.read(work)

    def matching(
        self, tables: Sequence[Table], people: Sequence[Interest]
    ) -> list[tuple[Interest, Table]]:
        """For each of these people the first of the tables to tell them of, if there is one."""
        found: dict[int, tuple[Interest, Table]] = {}
        for table in tables:
            game = self._store.game(table)
            for one in people:
                if one.user_id not in found and one.is_told_of(game, table):
                    found[one.user_id] = one, table
        return list(found.values())

    async def tell(self, guild_id: int, found: Sequence[tuple[Interest, Table]]) -> None:
        """Tell people of the table that was found for each, by one direct message."""
        if not found:
            return
        now = self._store.clock.now()
        by_number = {one.number: one for one, _ in found}
        told = [(one.number, table.id) for one, table in found]

        def work(connection: Connection) -> list[interests.Told]:
            left = interests.note_told(connection, guild_id, told, now)
            for number, table_id in sorted(left, key=lambda one: one[1]):
                notice = open_table(by_number[number].user_id, number)
                outbox.enqueue(connection, table_id, [notice], now)
            return left

        for table_id in {table_id for _, table_id in await self._store.database.write(work)}:
            self._transactions.announce(table_id)

    def party(self, people: Sequence[Interest]) -> tuple[AnyGame, tuple[Interest, ...]] | None:
        """The first game for which a table can be opened for some of the people, with them."""
        for name, presenter in self._store.presenters.items():
            found = party(presenter.game, [one for one in people if one.game == name])
            if found:
                return presenter.game, found
        return None

    async def with_tables(self, channel_ids: Collection[int]) -> set[int]:
        """Those of these threads that have a table, or had one."""
        return await self._store.database.read(rows.with_tables, channel_ids)

    async def open_for(
        self,
        game: AnyGame,
        people: Sequence[Interest],
        host: Interest,
        guild_id: int,
        thread_id: int,
        settings: TableSettings,
    ) -> None:
        """Open a table in a thread for people who wait for one, seat them and tell them.

        Its game isn't begun. Raises ``TableError`` where one of them doesn't wait any more, where
        the thread has a table, and where the server has too many.
        """
        now = self._store.clock.now()
        options = {one.id: settings.options.get(one.id, one.default) for one in game.options}
        settings = replace(settings, options=options, rated=settings.rated and not game.together)
        settings.check(game)
        values = {
            "guild_id": guild_id,
            "channel_id": thread_id,
            "thread": True,
            "game": game.id,
            "host_id": host.user_id,
            "settings": rows.settings_json(settings),
        }
        order = [host, *(one for one in people if one is not host)]
        seats = [
            SeatAssignment(place, game.identities[place], one.user_id, one.name)
            for place, one in enumerate(order)
        ]

        def also(connection: Connection, table_id: int) -> None:
            told = [(one.number, table_id) for one in order]
            if len(interests.note_told(connection, guild_id, told, now)) < len(told):
                raise TableError("interest-gone")
            notices: list[Notice] = [table_by_interest(one.user_id, one.number) for one in order]
            outbox.enqueue(connection, table_id, notices, now)

        await self._lobby.add(values, seats, also)

    async def without(self, people: Collection[Interest]) -> None:
        """Delete the interests of people who have left the server."""
        for one in people:
            await self.take_back(one.number, one.user_id)
