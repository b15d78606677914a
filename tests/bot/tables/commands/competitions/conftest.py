"""Competitions of the toy game: announced, played by defaults, looked after without Discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from itertools import count
from typing import Any

import pytest

from bot.competitions.progress import Format, Kind
from bot.domain.community.competition import Competition, CompetitionSettings, Season
from bot.domain.table import Person, Status
from bot.domain.table_settings import TableSettings
from tests.bot.tables.conftest import ANNA, Open, OpenedService

DAY = timedelta(days=1)
GUILD, CHANNEL = 10, 77
_THREADS = count(5000)


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
    """A competition on a service; ``look`` does what its process does at each wake-up."""

    service: OpenedService
    id: int

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
        await seasons.start_opened(season)
        await seasons.sleep(season)
        return season

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
