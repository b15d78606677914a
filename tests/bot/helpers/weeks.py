"""Weeks that pass at a table: nights, days away, orders, people who are late, and restarts."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import simcord

from bot.domain.table import Person, Position, Status
from bot.playground.players import controls, press
from bot.playground.simulation import Simulation
from rules.core.game import Seat

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)

BANK = {"clock": 2 * DAY, "refill": 6 * HOUR}
"""A reserve of two days that each decision fills up by six hours."""
VACATION = 30
"""Days that the table grants a season."""


class Weeks:
    """What happens between the decisions of one table's people, one thing after the other."""

    EVENTS = ("deserted", "night", "away", "restart", "late", "order")
    """In their order; a game is deserted first, while no default can bring it to its end."""

    def __init__(
        self, simulation: Simulation, channel: simcord.ChannelHandle, table_id: int
    ) -> None:
        self._simulation = simulation
        self._channel = channel
        self._id = table_id
        self.happened: list[str] = []

    async def agree(self, host: Person) -> None:
        await self._bot.tables.lobby.configure(
            self._id, host, **BANK, free_weekends=True, vacation=VACATION
        )

    async def go_on(self, position: Position, seat: Seat) -> Position:
        """Let the next thing happen while ``seat`` is asked; everybody is back afterwards."""
        event = self.EVENTS[len(self.happened) % len(self.EVENTS)]
        self.happened.append(event)
        await getattr(self, f"_{event}")(position, seat)
        now = await self._now()
        if now.table.status in (Status.RUNNING, Status.PAUSED):
            for record in now.table.seats:
                if not record.played_by_person:
                    await self._say(now, record.seat, "table away", days=0)
        return await self._now()

    async def _night(self, position: Position, seat: Seat) -> None:
        """Somebody's quiet hours, which begin when they have said so, and a night."""
        await self._say(position, seat, "table quiet", hours="22-7", zone="Europe/Rome")
        assert (await self._now()).due[seat] >= position.due[seat]
        await self._pass(9 * HOUR)

    async def _away(self, position: Position, seat: Seat) -> None:
        """Days away, which cost nothing, and the way back."""
        await self._say(position, seat, "table away", days=3)
        await self._pass(2 * DAY)
        now = await self._now()
        late = {other for other, due in position.due.items() if other != seat and due <= self._time}
        for record in now.table.seats:  # a stand-in comes for those alone whose time was up
            assert record.played_by_person or record.seat in late
        assert seat in now.due, "whoever is away is asked what they were asked before"
        await self._say(position, seat, "table away", days=0)
        back = await self._now()
        assert back.due[seat] > max(position.due[seat] - MINUTE, self._time + MINUTE)

    async def _restart(self, position: Position, seat: Seat) -> None:
        await self._simulation.restart()
        after = await self._now()
        assert after.table.version == position.table.version
        assert all(after.due[each] >= due for each, due in position.due.items())

    async def _late(self, position: Position, seat: Seat) -> None:
        await self._pass(position.due[seat] - self._time + 2 * HOUR)
        assert (await self._now()).table.version > position.table.version

    async def _order(self, position: Position, seat: Seat) -> None:
        """An order is laid, if the game has one that can be carried out, and has time to be."""
        person = self._person(position, seat)
        shown = (await press(person, self._channel, "move")).response
        for verb in ("orders", "order", "order-lay"):
            control = self._offered(shown, verb)
            if control is not None:
                shown = (await person.click(shown, custom_id=control)).response
        await self._pass(5 * HOUR)

    async def _deserted(self, position: Position, seat: Seat) -> None:
        """Nobody comes: the game waits instead of being played to its end."""
        for _ in range(30):
            await self._pass(DAY)
            now = await self._now()
            if now.table.status is not Status.RUNNING:
                break
        if self.happened.count("deserted") == 1:
            assert now.table.status is Status.PAUSED
        else:  # late in a game, the default of the last decision of all may end it
            assert now.table.status in (Status.PAUSED, Status.FINISHED)

    @staticmethod
    def _offered(shown: Any, verb: str) -> str | None:
        for control, item in controls(shown):
            if control.verb == verb and not item.get("disabled"):
                return str(control)
        return None

    async def _say(self, position: Position, seat: Seat, command: str, **options: Any) -> None:
        async with self._simulation.exclusive():
            await self._person(position, seat).slash(self._channel, command, **options)

    async def _now(self) -> Position:
        position: Position = await self._bot.tables.position(self._id)
        return position

    async def _pass(self, span: timedelta) -> None:
        while span > timedelta(0):  # SimCord wants each call to be over within seconds
            await self._simulation.advance(min(span, DAY).total_seconds())
            span -= DAY

    @property
    def _time(self) -> Any:
        return self._simulation.env.backend.clock.now()

    @property
    def _bot(self) -> Any:
        return self._simulation.env.bot

    def _person(self, position: Position, seat: Seat) -> Any:
        user = position.table.seats[seat].user_id
        return next(person for person in self._simulation.people.values() if person.id == user)
