"""The timer, and parts of the bot that start again after a failure."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.errors import TableError
from bot.games import PRESENTERS
from bot.scheduling import heartbeat
from bot.scheduling.timer import WakeupTimer
from bot.storage import deadlines, standing_orders, tables
from bot.storage.community import guilds
from bot.storage.engine import Database
from bot.storage.messages import outbox
from tests.bot.helpers.simulated_server import SimulatedServer

NOW = datetime(2026, 1, 1, tzinfo=UTC)


class StillClock:
    """Time stands still, and what waits for a moment that is over goes on at once."""

    def now(self) -> datetime:
        return NOW

    async def sleep(self, seconds: float) -> None:
        if seconds > 0:
            await asyncio.Event().wait()


async def test_it_never_wakes_what_is_still_awake() -> None:
    most = awake = calls = 0
    done = asyncio.Event()

    async def wake() -> None:
        nonlocal most, awake, calls
        calls, awake = calls + 1, awake + 1
        most = max(most, awake)
        for _ in range(3):
            if calls < 4:
                timer.at(NOW - timedelta(seconds=1))
            await asyncio.sleep(0)
        awake -= 1
        if calls == 4:
            done.set()

    timer = WakeupTimer(StillClock(), wake, "test")
    timer.at(NOW)
    await done.wait()
    await timer.stop()
    assert (calls, most) == (4, 1)
    assert timer.when is None


async def test_the_end_waits_for_what_is_awake_and_wakes_no_more() -> None:
    awake, go_on, calls = asyncio.Event(), asyncio.Event(), 0

    async def wake() -> None:
        nonlocal calls
        calls += 1
        timer.at(NOW)
        awake.set()
        await go_on.wait()

    timer = WakeupTimer(StillClock(), wake, "test")
    timer.at(NOW)
    await awake.wait()
    ending = asyncio.create_task(timer.stop())
    await asyncio.sleep(0)
    assert not ending.done()
    go_on.set()
    await ending
    await asyncio.sleep(0)
    assert calls == 1


async def test_nothing_is_awake_after_the_end_however_soon_it_was_asked_for() -> None:
    awake, calls = 0, 0

    async def wake() -> None:
        nonlocal awake, calls
        awake, calls = awake + 1, calls + 1
        for _ in range(3):
            await asyncio.sleep(0)
        timer.at(NOW)  # also once the end has begun
        awake -= 1

    timer = WakeupTimer(StillClock(), wake, "test")
    timer.at(NOW)
    for _ in range(7):
        await asyncio.sleep(0)
    assert calls
    await timer.stop()
    assert awake == 0
    stopped = calls
    for _ in range(9):
        await asyncio.sleep(0)
    assert calls == stopped
    assert timer.when is None


async def test_the_earliest_moment_counts() -> None:
    woken = asyncio.Event()

    async def wake() -> None:
        woken.set()

    timer = WakeupTimer(StillClock(), wake, "test")
    timer.at(NOW + timedelta(hours=1))
    timer.at(NOW + timedelta(hours=2))
    assert timer.when == NOW + timedelta(hours=1)
    timer.at(NOW)
    await woken.wait()
    assert timer.when is None


GAME = PRESENTERS["race1969"].game
HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)

READS_OF_PARTS = {
    "delivery": outbox.waiting,
    "deadlines": deadlines.earliest,
    "orders": standing_orders.concerned,
    "tables": tables.unfinished,
}


@pytest.fixture
def storage(monkeypatch: pytest.MonkeyPatch) -> Storage:
    return Storage(monkeypatch)


class Storage:
    """The database, which fails once where ``fail`` says, and what it has done since."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._failing: list[Callable[..., Any]] = []
        self._done: list[Callable[..., Any]] = []
        for name in ("read", "write"):
            self._watch(monkeypatch, name, getattr(Database, name))

    def _watch(self, monkeypatch: pytest.MonkeyPatch, name: str, inner: Any) -> None:
        async def watched(database: Database, work: Any, *args: Any, **kwargs: Any) -> Any:
            if work in self._failing:
                self._failing.remove(work)
                raise TableError("storage-busy")
            self._done.append(work)
            return await inner(database, work, *args, **kwargs)

        monkeypatch.setattr(Database, name, watched)

    def fail(self, work: Callable[..., Any]) -> None:
        self._failing.append(work)
        self._done.clear()

    @property
    def started(self) -> set[str]:
        """The parts that have read what they go on with."""
        assert not self._failing
        return {part for part, work in READS_OF_PARTS.items() if work in self._done}


@pytest.mark.sqlite_file  # on a server, a look at others' changes starts the part at once
@pytest.mark.parametrize(
    ("failing", "left_out"),
    [
        *(pytest.param(work, {part}, id=part) for part, work in READS_OF_PARTS.items()),
        pytest.param(guilds.left_and_concerned, set(READS_OF_PARTS), id="servers come and gone"),
    ],
)
async def test_what_fails_holds_nothing_up_but_what_needs_it(
    server: SimulatedServer, storage: Storage, failing: Any, left_out: set[str]
) -> None:
    await server.table("Anna", "Bruno", clock=None)
    await server.bot.close()
    storage.fail(failing)
    await server.restart()
    assert storage.started == READS_OF_PARTS.keys() - left_out
    await server.advance(2 * MINUTE)
    assert storage.started == READS_OF_PARTS.keys()


async def test_a_connection_that_is_lost_again_starts_nothing(
    server: SimulatedServer, storage: Storage
) -> None:
    await server.table("Anna", "Bruno", clock=None)
    storage.fail(tables.unfinished)
    with server.env._bot_scope():
        await server.bot.on_shard_disconnect(0)
        await server.bot.on_shard_resumed(0)
        await server.bot.on_shard_disconnect(0)
    await server.advance(2 * MINUTE)
    assert "tables" not in storage.started
    with server.env._bot_scope():
        await server.bot.on_shard_resumed(0)
    assert "tables" in storage.started


@pytest.mark.parametrize("how", ["restarted", "reconnected"])
async def test_an_outage_is_given_back_though_that_fails_at_first(
    server: SimulatedServer, storage: Storage, how: str
) -> None:
    """Nobody's time is over meanwhile, nor do others' moves hide how long the outage was."""
    table = await server.table("Anna", "Bruno")
    elsewhere = server.guild.create_text_channel("elsewhere")
    other = await server.table("Carla", "Dora", channel=elsewhere, clock=HOUR / 2)
    due = (await server.position(table.id)).due
    if how == "restarted":
        await server.bot.close()
        server.env.backend.clock.advance((30 * HOUR).total_seconds())
        storage.fail(heartbeat._beat)
        await server.restart()
    else:
        with server.env._bot_scope():
            await server.bot.on_shard_disconnect(0)
        await server.advance(30 * HOUR)
        storage.fail(heartbeat._beat)
        with server.env._bot_scope():
            await server.bot.on_shard_resumed(0)
    await server.advance(MINUTE / 2)
    await server.act(other.id, 0, "trade 0")
    await server.advance(2 * MINUTE)
    assert storage.started
    position = await server.position(table.id)
    assert {decision.kind for decision in GAME.decisions(position.state)} == {"trade"}
    later = {seat: moment - due[seat] for seat, moment in position.due.items()}
    assert all(30 * HOUR <= span <= 30 * HOUR + 3 * MINUTE for span in later.values())
    assert later.keys() == due.keys()


async def test_a_removal_that_could_not_be_noted_is_in_a_minute(
    server: SimulatedServer, storage: Storage
) -> None:
    table = await server.table("Anna", "Bruno")
    due = (await server.position(table.id)).due
    guild = server.bot.get_guild(server.guild.id)
    assert guild is not None
    storage.fail(guilds.leave)
    with server.env._bot_scope():
        server.bot._connection._remove_guild(guild)
        await server.bot.on_guild_remove(guild)
    await server.advance(30 * HOUR)
    with server.env._bot_scope():
        server.bot._connection._add_guild(guild)
        await server.bot.on_guild_join(guild)
    position = await server.position(table.id)
    assert {decision.kind for decision in GAME.decisions(position.state)} == {"trade"}
    assert all(moment - due[seat] >= 29 * HOUR for seat, moment in position.due.items())
