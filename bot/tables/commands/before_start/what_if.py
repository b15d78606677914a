"""What-if tables: one person plays on, against autopilots, from a moment of another game.

From a game that is over it goes on as it was then. From one that goes on it knows what the
person's seat may know; the rest is imagined, as experts do. Future chance is new in both cases, so
nobody learns what a die will show.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Any

from bot.domain.seating import acting_seat
from bot.domain.table import Person, Position, SeatAssignment, Status, Table
from bot.domain.table_settings import Takeover
from bot.errors import TableError
from bot.storage import tables as rows
from bot.tables.commands.before_start.lobby import LobbyCommands
from bot.tables.commands.history import HistoryQueries
from bot.tables.commands.hosting import HostingCommands
from bot.tables.session.store import TableStore
from bot.waiting import KeyedLocks, in_thread
from rules.core import chance
from rules.core.chance import Dice
from rules.core.errors import RulesError
from rules.core.game import AnyGame, Json, Seat
from rules.core.search import SearchingAutopilot


@dataclass(frozen=True, slots=True)
class Moment:
    """A state to go on from, as JSON, and whose seat the person has; ``table`` is its table."""

    table: Table
    seat: Seat
    state: Json

    @property
    def secret(self) -> bool:
        """Whether only the person may see what follows: it tells what their seat knows."""
        return self.table.status.open


class WhatIfCommands:
    """Finds moments, and opens tables that go on from them."""

    def __init__(
        self,
        store: TableStore,
        lobby: LobbyCommands,
        hosting: HostingCommands,
        history: HistoryQueries,
    ) -> None:
        self._store = store
        self._lobby = lobby
        self._hosting = hosting
        self._history = history
        self._opening = KeyedLocks()

    def opening(self, user_id: int) -> AbstractAsyncContextManager[None]:
        """The lock of a person, held while a table is opened for them."""
        return self._opening.held(user_id, "a table that is being opened")

    async def past(self, table_id: int, person: Person, place: int) -> Moment:
        """The moment after a step of a game that is over, by its place in the replay.

        Whoever had no seat gets the one that decides first. Raises ``TableError`` while the game
        goes on, and for a moment after which nobody decides, or that can't be replayed.
        """
        position, steps = await self._history.replay(table_id)
        table, game = position.table, self._store.game(position.table)
        state = steps[place].state if 0 <= place < len(steps) else None
        decisions = () if state is None else game.decisions(state)
        if not decisions:
            raise TableError("no-what-if")
        own = [one.seat for one in table.seats_of(person.id)]
        asked = [one.seat for one in decisions]
        seat = next((one for one in asked if one in own), own[0] if own else asked[0])
        return Moment(table, seat, game.encode_state(state))

    async def present(self, table_id: int, person: Person) -> Moment:
        """A moment of a game that goes on, as the person's seat may imagine it while it decides.

        Raises ``TableError`` where nobody may have advice, for a game that nobody can imagine, and
        for somebody who doesn't decide now.
        """
        position = await self._store.position(table_id)
        table, game = position.table, self._store.game(position.table)
        if table.status is not Status.RUNNING or table.what_if:
            raise TableError("no-what-if")
        if not table.advised:
            raise TableError("rated-what-if" if table.settings.rated else "no-hints-what-if")
        expert = self._store.presenter(table).expert
        if not isinstance(expert, SearchingAutopilot):
            raise TableError("no-what-if")
        seat = _deciding(game, position, person)
        view = game.view(position.state, seat)
        actions = game.legal_actions(position.state, seat)
        dice = Dice(secrets.token_bytes(chance.SEED_BYTES), 0)
        state = await in_thread(imagined, expert, view, actions, dice)
        return Moment(table, seat, game.encode_state(state))

    async def open(self, moment: Moment, person: Person, guild_id: int, thread_id: int) -> Table:
        """Open a table that goes on from a moment in a thread, and close the person's others.

        It has no clock, isn't rated, leaves no result, and nobody else sits down. Raises
        ``TableError`` for a thread that has an open table, and where the limits don't allow it.
        """
        source, game = moment.table, self._store.game(moment.table)
        settings = replace(
            source.settings,
            language=person.language,
            clock=None,
            refill=None,
            rated=False,
            digests=False,
            story=False,
            start_when_full=False,
            fixed_seats=False,
            takeover=Takeover.NOBODY,
            takeover_opponents=False,
        )
        values = {
            "guild_id": guild_id,
            "channel_id": thread_id,
            "thread": True,
            "game": source.game,
            "host_id": person.id,
            "settings": rows.settings_json(settings),
            "carried": source.carried,
            "what_if": source.id,
        }
        styles = cycle(game.styles_in_turn())
        seats = [
            SeatAssignment(one.seat, one.identity, person.id, person.name)
            if one.seat == moment.seat
            else SeatAssignment(one.seat, one.identity, None, "", next(styles))
            for one in source.seats
        ]
        before = await self._store.database.read(rows.what_ifs_of, person.id)
        table_id = await self._lobby.add(values, seats)
        position = await self._lobby.begin_from(table_id, person, source.content, moment.state)
        for earlier in before:
            await self._hosting.close(earlier, person)
        return position.table


def _deciding(game: AnyGame, position: Position, person: Person) -> Seat:
    """The seat of a person that decides now and isn't ready."""
    own = acting_seat(game, position, person.id)
    waiting = [one.seat for one in game.decisions(position.state) if not one.ready]
    if own is None:
        raise TableError("not-seated")
    if own.seat not in waiting:
        raise TableError("what-if-not-up")
    return own.seat


def imagined(
    expert: SearchingAutopilot[Any, Any, Any], view: Any, actions: Sequence[Any], dice: Dice
) -> Any:
    """A state that agrees with what a deciding seat sees; the rest follows from ``dice``.

    Raises ``TableError`` where there is none.
    """
    try:
        return expert.imagine(view, actions, dice)
    except (RulesError, ValueError) as error:
        raise TableError("no-what-if") from error
