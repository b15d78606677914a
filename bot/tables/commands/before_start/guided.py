"""Guided tables: a first game against an autopilot, with explanations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace

from bot.domain.guidance import Guidance
from bot.domain.table import Person, Table, own_seats
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from bot.storage import guidance as rows
from bot.tables.commands.before_start.lobby import LobbyCommands
from bot.tables.session.store import TableStore
from bot.waiting import KeyedLocks


class GuidedCommands:
    """Opens guided tables, and keeps how far each has come."""

    def __init__(self, store: TableStore, lobby: LobbyCommands) -> None:
        self._store = store
        self._lobby = lobby
        self._opening = KeyedLocks()

    def opening(self, user_id: int) -> AbstractAsyncContextManager[None]:
        """The lock of a person; held from a look at their tables until another is open."""
        return self._opening.held(user_id, "a guided game that is being opened")

    async def of_person(self, user_id: int, game: str) -> list[Table]:
        """The person's open guided tables of a game: one at most that they can still reach."""
        found = await self._store.database.read(rows.of_person, user_id, game)
        return [await self._store.get(table_id) for table_id in found]

    async def open(
        self, guild_id: int, channel_id: int, thread: bool, person: Person, game: str
    ) -> Table:
        """Open a guided table with an autopilot, and begin its game.

        It has neither a clock nor digests, and speaks the person's language. Raises ``TableError``
        for a game without a guide and for a channel that has an open table.
        """
        presenter = self._store.presenters.get(game)
        if presenter is None or presenter.guide is None:
            raise TableError("unknown-control")
        guide = presenter.guide
        table = await self._lobby.open(
            guild_id,
            channel_id,
            thread,
            person,
            game,
            TableSettings(
                language=person.language, clock=None, digests=False, options=guide.options
            ),
            guidance=Guidance(),
        )
        while len(table.seats) < min(presenter.game.seat_counts):
            table = await self._lobby.add_autopilot(table.id, person, guide.style)
        return (await self._lobby.start(table.id, person)).table

    async def state(self, table_id: int) -> Guidance:
        """The progress of a guided table; one that explains nothing, for any other."""
        found = await self._store.database.read(rows.of_table, table_id)
        return Guidance(on=False) if found is None else found

    async def shown(self, table_id: int, before: Guidance, topics: Sequence[str]) -> None:
        """Note the topics of a panel; ``before`` is how far the table had come when it was made."""
        if before.with_shown(topics) != before:
            await self._change(table_id, lambda now: now.with_shown(topics))

    async def after_move(self, table_id: int, met: Sequence[str], at_once: int) -> tuple[str, ...]:
        """The rules to explain after a move by which some were met, at most ``at_once``."""
        due: list[str] = []

        def edit(guidance: Guidance) -> Guidance:
            after, now = guidance.after_move(met, at_once)
            due[:] = now if guidance.on else ()
            return after

        await self._change(table_id, edit)
        return tuple(due)

    async def rules_met(self, table_id: int, by: Person) -> Guidance:
        """The progress of a table whose rules met are read; from now on none of them waits.

        Raises ``TableError`` for others than its people, and for a table that isn't guided.
        """
        table = await self._store.get(table_id)
        own_seats(table, by)
        if not table.guided:
            raise TableError("unknown-control")
        before = await self.state(table_id)
        await self._change(table_id, Guidance.with_waiting_read)
        return before

    async def turn_off(self, table_id: int, by: Person) -> None:
        """Explain nothing more at a table; for its people.

        Raises ``TableError`` for others, and for a table that isn't guided.
        """
        table = await self._store.get(table_id)
        own_seats(table, by)
        if not table.guided:
            raise TableError("unknown-control")
        await self._change(table_id, lambda guidance: replace(guidance, on=False))

    async def _change(self, table_id: int, edit: Callable[[Guidance], Guidance]) -> None:
        await self._store.database.write(rows.change, table_id, edit)
