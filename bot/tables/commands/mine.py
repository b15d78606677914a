"""The tables of a person: every one at which they have a seat, in the order of urgency."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.domain.preferences import Preferences
from bot.domain.table import Position, Status, Table, TablePlace
from bot.storage.people import own_tables
from bot.storage.people.own_tables import OwnRow
from bot.tables.record.upgrade import PROGRAM
from bot.tables.session.due_notices import people_up
from bot.tables.session.store import Look, TableStore
from rules.core.game import Seat

FINISHED_FOR = timedelta(days=7)
"""The time for which a finished game is still listed with its result."""

RANKS = {Status.RUNNING: 1, Status.PAUSED: 2, Status.LOBBY: 3, Status.FINISHED: 4}
"""The order in which tables are listed that don't wait for the person; others aren't listed."""

AT_ONCE = 32
"""Games that are read at once where only they tell whom they wait for."""


@dataclass(frozen=True, slots=True)
class OwnTable:
    """A table of a person's, without its game.

    ``seats`` are those of the person's that the table waits for, ``due`` is when the time of the
    first of them ends. ``changed_at`` is when anything happened last: the end, for a finished game.
    """

    row: OwnRow
    seats: tuple[Seat, ...]
    due: datetime | None

    @property
    def place(self) -> TablePlace:
        """Where the table is."""
        return self.row.place

    @property
    def id(self) -> int:
        """The table's number."""
        return self.row.place.table_id

    @property
    def guild_id(self) -> int:
        """The table's server."""
        return self.row.place.guild_id

    @property
    def status(self) -> Status:
        """The table's status."""
        return self.row.status

    @property
    def rank(self) -> tuple[int, float, int]:
        """The sort key of the list: what waits for the person first, the most urgent on top."""
        if self.seats:
            due = self.due.timestamp() if self.due is not None else float("inf")
            return 0, due, self.id
        return RANKS[self.status], -self.row.changed_at.timestamp(), self.id


@dataclass(frozen=True, slots=True)
class OwnGame:
    """The same with its game.

    ``position`` is ``None`` before the start, and where this program can't read the game; ``why``
    is the error's reason then.
    """

    table: Table
    changed_at: datetime
    position: Position | None = None
    seats: tuple[Seat, ...] = ()
    why: str = ""


@dataclass(frozen=True, slots=True)
class PanelPerson:
    """A person whose panel is shown.

    ``newcomer``: they have neither finished this game at any table nor gone through its lesson.
    ``waiting`` counts the other tables that wait for them.
    """

    preferences: Preferences
    newcomer: bool
    waiting: int


class MineQueries:
    """Looks at the tables of one person; nothing here changes one."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def tables(self, user_id: int) -> list[OwnTable]:
        """The person's open tables and those that ended lately, the most urgent first."""
        since = self._store.clock.now() - FINISHED_FOR
        found = await self._store.database.read(own_tables.lately, user_id, since)
        return sorted(await self._own(found, user_id), key=lambda one: one.rank)

    async def games(self, found: Sequence[OwnTable], user_id: int) -> list[OwnGame]:
        """The games of some of these tables, but for those that were closed meanwhile.

        What is told of each is what everybody may know.
        """
        changed_at = {one.id: one.row.changed_at for one in found}
        looks = await self._store.looks({one.id: one.row.current for one in found})
        return [
            OwnGame(
                look.table,
                changed_at[look.table.id],
                look.position,
                self._seats_up(look, user_id),
                look.why,
            )
            for look in looks
            if look.table.status in RANKS
        ]

    async def waiting(self, user_id: int, but: int) -> list[OwnTable]:
        """The tables that wait for a person, but for one: the most urgent first.

        Where that one waits as well, they begin with the next after it, so that whoever goes on
        from each to the next comes to all of them.
        """
        found = await self._store.database.read(own_tables.played, user_id)
        own = await self._own(found, user_id)
        waiting = sorted((one for one in own if one.seats), key=lambda one: one.rank)
        here = next((place for place, one in enumerate(waiting) if one.id == but), None)
        if here is not None:
            waiting = [*waiting[here + 1 :], *waiting[:here]]
        return waiting

    async def at_panel(self, user_id: int, table: Table) -> PanelPerson:
        """What the panel of a person at a table has to know about them."""
        found = await self._store.database.read(own_tables.at_panel, user_id, table.game)
        others = [one for one in found.played if one.place.table_id != table.id]
        waiting = sum(bool(one.seats) for one in await self._own(others, user_id))
        return PanelPerson(found.preferences, not found.knows_game, waiting)

    async def _own(self, found: Sequence[OwnRow], user_id: int) -> list[OwnTable]:
        """The tables of these rows; games are read only where the rows don't tell enough."""
        own = {one.place.table_id: self._by_row(one) for one in found}
        unsure = [one for one in found if self._only_its_game_tells(one)]
        for first in range(0, len(unsure), AT_ONCE):
            some = unsure[first : first + AT_ONCE]
            looks = await self._store.looks({one.place.table_id: one.current for one in some})
            for look in looks:
                seats = self._seats_up(look, user_id)
                ends = {} if look.position is None else look.position.due
                due = min((ends[seat] for seat in seats if seat in ends), default=None)
                own[look.table.id] = replace(own[look.table.id], seats=seats, due=due)
        return list(own.values())

    def _by_row(self, row: OwnRow) -> OwnTable:
        known = row.game in self._store.presenters and not row.what_if
        asked = row.asked if known else {}
        due = min((end for end in asked.values() if end is not None), default=None)
        return OwnTable(row, tuple(asked), due)

    def _only_its_game_tells(self, row: OwnRow) -> bool:
        """Whether the person may be asked, but by a game that an earlier program has left."""
        presenter = self._store.presenters.get(row.game)
        if presenter is None or row.what_if or not (row.asked or row.unsure):
            return False
        saved_by = (row.rules, row.program)
        return bool(row.unsure) or saved_by != (presenter.game.rules_version, PROGRAM)

    def _seats_up(self, look: Look, user_id: int) -> tuple[Seat, ...]:
        """The person's seats that a table waits for."""
        if look.position is None:
            return ()
        up = people_up(self._store.presenter(look.table), look.position)
        return tuple(seat.seat for seat in look.table.seats_of(user_id) if seat.seat in up)
