"""Competitions of the toy game: announced, played by defaults, looked after without Discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from itertools import count
from typing import Any

import pytest
from sqlalchemy import update

from bot.competitions.progress import Format, Kind
from bot.domain.community.competition import Competition, CompetitionSettings, Season
from bot.domain.table import Person, Status
from bot.domain.table_settings import TableSettings
from bot.storage import schema
from tests.bot.tables.conftest import ANNA, Open, OpenedService

DAY = timedelta(days=1)
GUILD, CHANNEL = 10, 77
_THREADS = count(5000)
_PRESSES = count(10)


def settings(kind: Kind = Kind.SWISS, seats: int = 2, **values: Any) -> CompetitionSettings:
    form = {name: values.pop(name) for name in ("rounds", "least", "advance") if name in values}
    given = {
        "game": "toy",
        "form": Format(kind=kind, seats=seats, **form),
        "tables": TableSettings(language="en"),
        **values,
    }
    return CompetitionSettings(**given)


def people(number: int) -> list[Person]:
    return [Person(100 + one, f"Person {one}") for one in range(1, number + 1)]


@dataclass
class Organised:
    """A competition on a service; ``look`` does what its process does at each wake-up.

    With ``all_press`` everybody presses *I'm in* as soon as a table is open.
    """

    service: OpenedService
    id: int
    all_press: bool = True

    async def season(self, number: int | None = None) -> Season:
        return await self.service.tables.competitions.season(self.id, number)

    async def competition(self) -> Competition:
        return (await self.season()).competition

    async def join(self, *joining: Person) -> None:
        for person in joining:
            await self.service.tables.sign_up.join(self.id, person)

    async def look(self) -> Season:
        seasons = self.service.tables.seasons
        if self.id not in await seasons.due():
            return await self.season()
        season = await seasons.advance(self.id)
        for table in seasons.unopened(season):
            await seasons.open(season, table, next(_THREADS))
        season = await seasons.advance(self.id)
        await seasons.look_after_opened(season)
        for table in season.tables:
            if self.all_press and table.table_id is not None and table.places is None:
                await self.press(table.table_id)
        await seasons.sleep(season)
        return season

    async def press(self, table_id: int, *user_ids: int) -> None:
        """These people press *I'm in*, or all; the game begins if everybody has."""
        service = self.service
        table = await service.tables.get(table_id)
        if table.status is not Status.LOBBY:
            return
        shown = update(schema.tables).where(schema.tables.c.id == table_id)
        await service.database.write(lambda c: c.execute(shown.values(promise_message_id=1)))
        for seat in table.seats:
            if seat.user_id is not None and seat.user_id in (user_ids or (seat.user_id,)):
                person = Person(seat.user_id, seat.name)
                await service.tables.lobby.add_press(table_id, person, next(_PRESSES))
        await self.start_due(table_id)

    async def start_due(self, table_id: int) -> None:
        """Begin a game whose time has come, as the timer of deadlines does."""
        table = await self.service.tables.get(table_id)
        if table.wakes_at is not None and table.wakes_at <= self.service.clock.now():
            await self.service.tables.lobby.start_by_itself(table_id, table.version)

    async def begin(self) -> Season:
        competition = await self.competition()
        assert competition.begins_at is not None
        self.service.clock.time = competition.begins_at
        return await self.look()

    async def play(self, season: Season) -> None:
        """Play all of its open tables to their end."""
        for table in season.tables:
            if table.places is None and table.table_id is not None:
                await self.play_out(table.table_id)

    async def play_out(self, table_id: int) -> None:
        """Play a table to its end, by the defaults of whoever is up."""
        tables = self.service.tables
        while (table := await tables.get(table_id)).status is Status.RUNNING:
            position = await tables.position(table_id)
            game = tables.game(table)
            seat = game.decisions(position.state)[0].seat
            line = game.format_action(game.default_action(position.state, seat))
            user = table.seats[seat].user_id
            assert user is not None
            await tables.play.act(table_id, seat, line, by=Person(user, ""))

    async def to_the_end(self) -> Season:
        season = await self.begin()
        number = season.competition.season
        while season.competition.season == number and season.unfinished:
            await self.play(season)
            season = await self.look()
        return await self.season(number)


Organise = Callable[..., Awaitable[Organised]]


@pytest.fixture
def organise(open_service: Open) -> Organise:
    """Announce a competition in a week, on a new service or on one that is given."""

    async def make(
        given: CompetitionSettings, *joining: Person, service: OpenedService | None = None
    ) -> Organised:
        service = service or await open_service()
        announced = await service.tables.sign_up.announce(
            GUILD, CHANNEL, ANNA, "Autumn", given, timedelta(days=7)
        )
        organised = Organised(service, announced.id)
        await organised.join(*joining)
        return organised

    return make
