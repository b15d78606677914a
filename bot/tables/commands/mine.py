"""The tables of a person: every one at which they have a seat, in the order of urgency."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.domain.preferences import Preferences
from bot.domain.table import Position, Status, Table
from bot.errors import TableError
from bot.storage import tables as rows
from bot.storage.people import panel_people
from bot.tables.session.due_notices import people_up
from bot.tables.session.store import TableStore
from rules.core.game import Seat

FINISHED_FOR = timedelta(days=7)
"""The time for which a finished game is still listed with its result."""

RANKS = {Status.RUNNING: 1, Status.PAUSED: 2, Status.LOBBY: 3, Status.FINISHED: 4}
"""The order in which tables are listed that don't wait for the person; others aren't listed."""


@dataclass(frozen=True, slots=True)
class OwnTable:
    """A table of a person's.

    ``position`` is ``None`` before the start, and where this program can't read the game; ``why``
    is the error's reason then. ``seats`` are those of the person's that the table waits for,
    ``due`` is when the time of the first of them ends. ``changed_at`` is when anything happened
    last: the end, for a finished game.
    """

    table: Table
    changed_at: datetime
    position: Position | None = None
    seats: tuple[Seat, ...] = ()
    due: datetime | None = None
    why: str = ""

    @property
    def rank(self) -> tuple[int, float]:
        """The sort key of the list: what waits for the person first, the most urgent on top."""
        latest_first = -self.changed_at.timestamp()
        if self.seats:
            return 0, self.due.timestamp() if self.due is not None else float("inf")
        return RANKS[self.table.status], latest_first


@dataclass(frozen=True, slots=True)
class PanelPerson:
    """A person whose panel is shown.

    ``newcomer``: they have neither finished this game at any table nor gone through its lesson.
    ``waiting`` are the other tables that wait for them, as ``MineQueries.waiting`` has them.
    """

    preferences: Preferences
    newcomer: bool
    waiting: Sequence[Table]


class MineQueries:
    """Looks at the tables of one person; nothing here changes one."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def tables(self, user_id: int) -> list[OwnTable]:
        """The person's open tables and those that ended lately, the most urgent first.

        What is told of each is what everybody may know.
        """
        since = self._store.clock.now() - FINISHED_FOR
        found = await self._store.database.read(rows.of_person_lately, user_id, since)
        own = [await self._look_at(table_id, user_id, at) for table_id, at in found]
        # One may have been closed since it was found.
        return sorted((one for one in own if one.table.status in RANKS), key=lambda one: one.rank)

    async def waiting(self, user_id: int, but: int) -> list[Table]:
        """The tables that wait for a person, but for one: the most urgent first.

        Where that one waits as well, they begin with the next after it, so that whoever goes on
        from each to the next comes to all of them.
        """
        found = await self._store.database.read(panel_people.asking, user_id)
        return await self._waiting(found, user_id, but)

    async def at_panel(self, user_id: int, table: Table) -> PanelPerson:
        """What the panel of a person at a table has to know about them."""
        found = await self._store.database.read(panel_people.read, user_id, table.game)
        waiting = await self._waiting(found.asking, user_id, table.id)
        return PanelPerson(found.preferences, not found.knows_game, waiting)

    async def _waiting(self, found: Sequence[int], user_id: int, but: int) -> list[Table]:
        if found in ([], [but]):
            return []
        waiting = sorted(
            [one for table_id in found if (one := await self._if_waiting(table_id, user_id))],
            key=lambda one: (one.rank, one.table.id),
        )
        places = {one.table.id: place for place, one in enumerate(waiting)}
        here = places.get(but)
        if here is not None:
            waiting = [*waiting[here + 1 :], *waiting[:here]]
        return [one.table for one in waiting]

    async def _if_waiting(self, table_id: int, user_id: int) -> OwnTable | None:
        """A table that asks a person, as this process knows it: each panel asks for its number.

        ``None`` where the person's seats have all done their part, or where it can't be read.
        """
        try:
            position = await self._store.last_known(table_id)
            up = people_up(self._store.presenter(position.table), position)
        except TableError:
            return None
        found = _own_table(position, up, user_id, position.table.created_at)
        return found if found.seats else None

    async def _look_at(self, table_id: int, user_id: int, changed_at: datetime) -> OwnTable:
        table = await self._store.get(table_id)
        if table.seed_hash is None:
            return OwnTable(table, changed_at)
        try:
            position = await self._store.position_of(table)
            up = people_up(self._store.presenter(table), position)
        except TableError as error:
            return OwnTable(table, changed_at, why=error.reason)
        return _own_table(position, up, user_id, changed_at)


def _own_table(
    position: Position, up: Collection[Seat], user_id: int, changed_at: datetime
) -> OwnTable:
    """A started table; ``up`` are the seats of people for which it waits."""
    own = tuple(seat.seat for seat in position.table.seats_of(user_id) if seat.seat in up)
    due = min((position.due[seat] for seat in own if seat in position.due), default=None)
    return OwnTable(position.table, changed_at, position, own, due)
