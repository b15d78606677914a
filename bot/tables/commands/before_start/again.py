"""Playing a finished game once more: the same people, the same options, the seats moved on."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.seating import seats_again
from bot.domain.table import Person, Status, Table, own_seats
from bot.errors import TableError
from bot.storage import tables as rows
from bot.tables.commands.before_start.lobby import LobbyCommands
from bot.tables.session.store import TableStore


class AgainCommands:
    """Opens a table like one that is over."""

    def __init__(self, store: TableStore, lobby: LobbyCommands) -> None:
        self._store = store
        self._lobby = lobby

    async def open(self, table_id: int, by: Person) -> Table:
        """Open a table like a finished one, in its channel, with its people; once.

        See ``domain.seating.seats_again`` for who sits where; nobody's game begins before the host
        starts it, and whoever would rather not play leaves. Raises ``TableError`` for somebody
        without a seat, for a game that goes on, where another table was opened in the channel
        since, and where this was done already.
        """
        old = await self._store.get(table_id)
        own_seats(old, by)
        if old.status is not Status.FINISHED:
            raise TableError("not-over")
        if old.what_if:
            raise TableError("what-if-alone")
        if await self._store.database.read(rows.repeated, old.id):
            raise TableError("again-already")
        last = await self._store.in_channel(old.channel_id)
        if last is not None and last.id != old.id:
            raise TableError("channel-taken" if last.status.open else "again-late")
        game = self._store.game(old)
        options = {one.id: one.chosen(old.settings.options) for one in game.options}
        settings = replace(old.settings, options=options, fixed_seats=False)
        values = {
            "guild_id": old.guild_id,
            "channel_id": old.channel_id,
            "thread": old.thread,
            "game": old.game,
            "host_id": by.id,
            "settings": rows.settings_json(settings),
            **rows.card_columns(old.card),
            "carried": old.carried,
            "again_of": old.id,
        }
        seats = seats_again(old, by.id, together=game.together)
        return await self._store.get(await self._lobby.add(values, seats))
