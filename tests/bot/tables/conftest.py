"""A service on a database file, with the toy game and a clock that is set by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import event, select
from sqlalchemy.engine import Engine

from bot.domain.presence import Presence
from bot.domain.table import MoveResult, Person, Position, Table
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.limits import UNLIMITED, Limits
from bot.storage import schema
from bot.storage.engine import Database
from bot.storage.opening import open_database
from bot.tables.service import TableService
from tests.bot.conftest import NewDatabase
from tests.bot.helpers.experts import InlineExperts
from tests.bot.toys.toy_presenter import presenters

ANNA, BOB, CARA = Person(1, "Anna"), Person(2, "Bob"), Person(3, "Cara")
PEOPLE = (ANNA, BOB, CARA)
CHANNEL = 20


@contextmanager
def selects() -> Iterator[list[str]]:
    """The SELECT statements that databases are given meanwhile, whichever."""
    said: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if statement.startswith("SELECT"):
            said.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield said
    finally:
        event.remove(Engine, "before_cursor_execute", note)


class ManualClock:
    def __init__(self) -> None:
        self.time = datetime(2026, 1, 1, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += timedelta(seconds=max(0.0, seconds))

    def pass_(self, **span: float) -> None:
        self.time += timedelta(**span)


@dataclass
class OpenedService:
    tables: TableService
    database: Database
    clock: ManualClock
    url: str
    experts: InlineExperts
    presence: Presence
    commits: list[int] = field(default_factory=list)

    async def lobby(self, people: int = 2, autopilots: int = 0, **settings: Any) -> Table:
        game, style = settings.pop("game", "toy"), settings.pop("style", "bold")
        given = TableSettings(**{"language": "en", **settings})
        table = await self.tables.lobby.open(10, CHANNEL, False, ANNA, game, given)
        for person in PEOPLE[1:people]:
            table = await self.tables.lobby.join(table.id, person)
        for _ in range(autopilots):
            table = await self.tables.lobby.add_autopilot(table.id, ANNA, style)
        return table

    async def begun(self, people: int = 2, autopilots: int = 0, **settings: Any) -> Position:
        table = await self.lobby(people, autopilots, **settings)
        return await self.tables.lobby.start(table.id, ANNA)

    async def position(self, table_id: int) -> Position:
        return await self.tables.position(table_id)

    async def act(self, table_id: int, seat: int, *lines: str) -> MoveResult:
        for line in lines:
            table = await self.tables.get(table_id)
            by = next(person for person in PEOPLE if person.id == table.seats[seat].user_id)
            acted = await self.tables.play.act(table_id, seat, line, by=by)
        return acted

    async def revealed(self, table_id: int) -> MoveResult:
        """Play the first round of two people up to the open decision of the winner, seat 0."""
        await self.act(table_id, 0, "pick 3", "seal")
        return await self.act(table_id, 1, "pick 1", "seal")

    async def time_out(self, table_id: int, seat: int) -> MoveResult:
        """Let the time of a seat run out, and the clock play for it."""
        position = await self.tables.position(table_id)
        self.clock.time = max(self.clock.time, position.due[seat])
        decision = self.tables.decision(position, seat)
        return await self.tables.play.expire(table_id, seat, decision.kind, decision.about)

    async def rows(self, name: str) -> list[Any]:
        table = schema.metadata.tables[name]

        def work(connection: Any) -> list[Any]:
            return list(connection.execute(select(table)))

        return await self.database.read(work)

    async def outbox(self, kind: str) -> list[Any]:
        return [row for row in await self.rows("outbox") if row.kind == kind]

    async def refused(self, reason: str, act: Awaitable[Any]) -> TableError:
        """The error of a refused act, after which the database holds what it held."""
        before = await self.contents()
        with pytest.raises(TableError) as caught:
            await act
        assert caught.value.reason == reason
        assert await self.contents() == before
        return caught.value

    async def contents(self) -> dict[str, list[Any]]:
        return {name: sorted(await self.rows(name), key=repr) for name in schema.metadata.tables}


Open = Callable[..., Awaitable[OpenedService]]


@pytest.fixture
async def open_service(new_database: NewDatabase) -> AsyncIterator[Open]:
    """Opens services, by default on one and the same file."""
    opened: list[OpenedService] = []

    async def make(
        clock: ManualClock | None = None,
        games: dict[str, GamePresenter] | None = None,
        busy_seconds: float = 5.0,
        name: str = "tables",
        limits: Limits = UNLIMITED,
    ) -> OpenedService:
        url = new_database(name)
        database = await open_database(url, busy_seconds=busy_seconds)
        commits: list[int] = []
        time = clock or ManualClock()

        experts = InlineExperts()
        presence = Presence()
        share = presence.share
        tables = TableService(database, games or presenters(), time, experts, limits, share)
        tables.on_commit(commits.append)
        opened.append(OpenedService(tables, database, time, url, experts, presence, commits))
        return opened[-1]

    yield make
    for service in opened:
        await service.tables.stop()
        await service.database.close()


@pytest.fixture
async def service(open_service: Open) -> OpenedService:
    return await open_service()
