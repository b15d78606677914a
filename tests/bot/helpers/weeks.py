"""Weeks that pass at a table: nights, days away, orders, people who are late, and restarts."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.domain.calendar import PersonalHours, QuietHours
from bot.domain.table import Person, Position, Status
from bot.playground.simulation import Simulation
from rules.core.errors import RulesError
from rules.core.game import Seat
from rules.core.orders import Order

HOUR, DAY = timedelta(hours=1), timedelta(days=1)

BANK = {"clock": 2 * DAY, "refill": 6 * HOUR}
"""A reserve of two days that each decision fills up by six hours."""
NIGHT = PersonalHours("Europe/Rome", QuietHours(22 * 60, 7 * 60))
VACATION = 30
"""Days that the table grants a season."""


class Weeks:
    """What happens between the decisions of one table's people, one thing after the other."""

    EVENTS = ("night", "away", "restart", "late", "order", "deserted")

    def __init__(self, simulation: Simulation, table_id: int) -> None:
        self._simulation = simulation
        self._id = table_id
        self.happened: list[str] = []

    async def agree(self, host: Person) -> None:
        """Before the start: a bank for a clock, free weekends, and days of vacation."""
        await self._tables.settings.configure(
            self._id, host, **BANK, free_weekends=True, vacation=VACATION
        )

    async def go_on(self, position: Position, seat: Seat) -> Position:
        """Let the next thing happen while ``seat`` is asked; everybody is back afterwards."""
        event = self.EVENTS[len(self.happened) % len(self.EVENTS)]
        self.happened.append(event)
        person = self._person(position, seat)
        await getattr(self, f"_{event}")(position, seat, person)
        position = await self._tables.position(self._id)
        if position.table.status in (Status.RUNNING, Status.PAUSED):
            for record in position.table.seats:
                if record.user_id is not None and not record.played_by_person:
                    await self._tables.seats.come_back(self._id, self._person(position, record.seat))
        await self._simulation.advance(1)
        return await self._tables.position(self._id)

    async def _night(self, position: Position, seat: Seat, person: Person) -> None:
        """Quiet hours: none of them counts, whoever sleeps."""
        await self._tables.hours.set(person, NIGHT)
        left = await self._time_left(seat)
        await self._pass(9 * HOUR)
        assert await self._time_left(seat) >= left - 9 * HOUR

    async def _away(self, position: Position, seat: Seat, person: Person) -> None:
        """Days away cost nothing, and end when the person is back."""
        gone = await self._tables.seats.away(self._id, person, 3)
        left = await self._time_left(seat)
        await self._pass(2 * DAY)
        now = await self._tables.position(self._id)
        assert [each.user_id for each in now.table.seats if not each.played_by_person] == []
        assert seat in now.due, "whoever is away is asked what they were asked before"
        assert gone.table.version <= now.table.version
        await self._tables.seats.come_back(self._id, person)
        assert await self._time_left(seat) <= left

    async def _restart(self, position: Position, seat: Seat, person: Person) -> None:
        """The bot is closed and started anew on the same database."""
        due = dict(position.due)
        await self._simulation.restart()
        after = await self._tables.position(self._id)
        assert after.table.version == position.table.version
        assert all(after.due[each] >= due[each] for each in due)

    async def _late(self, position: Position, seat: Seat, person: Person) -> None:
        """Nothing is done until the time is up, and then the default."""
        await self._pass(await self._time_left(seat) + 2 * HOUR)
        now = await self._tables.position(self._id)
        assert now.table.version > position.table.version, "the default was taken"

    async def _order(self, position: Position, seat: Seat, person: Person) -> None:
        """An order is laid, if the game has one that can be carried out, and has time to be."""
        game = self._bot.presenters[position.table.game].game
        view = game.view(position.state, seat)
        for kind in game.orders:
            for values in kind.candidates(view, seat):
                try:
                    await self._tables.orders.lay(
                        self._id, person, seat, Order(kind.id, values).line
                    )
                except RulesError:
                    continue
                break
        await self._pass(5 * HOUR)

    async def _deserted(self, position: Position, seat: Seat, person: Person) -> None:
        """Nobody comes: the game waits instead of being played to its end."""
        for _ in range(30):
            await self._pass(DAY)
            now = await self._tables.position(self._id)
            if now.table.status is not Status.RUNNING:
                break
        assert now.table.status is Status.PAUSED

    async def _time_left(self, seat: Seat) -> timedelta:
        due = (await self._tables.position(self._id)).due[seat]
        return due - self._bot.clock.now()

    async def _pass(self, span: timedelta) -> None:
        while span > timedelta(0):  # SimCord wants each call to be over within seconds
            await self._simulation.advance(min(span, DAY).total_seconds())
            span -= DAY

    @property
    def _bot(self) -> Any:
        return self._simulation.env.bot

    @property
    def _tables(self) -> Any:
        return self._bot.tables

    @staticmethod
    def _person(position: Position, seat: Seat) -> Person:
        record = position.table.seats[seat]
        assert record.user_id is not None
        return Person(record.user_id, record.name)
