"""``/healthz`` and ``/metrics``: what is counted, what is wrong, and what is never told."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer
from discord.http import Route
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import ProgrammingError

from bot import metrics, monitoring
from bot.clock import SystemClock
from bot.domain.presence import Presence, Share
from bot.errors import TableError, UnusablePort
from bot.games import PRESENTERS
from bot.monitoring import LATE, Monitor, application, discord_trace, monitored
from bot.storage import figures, meta
from bot.storage.schema import deadlines, outbox
from bot.ui.routes import ROUTER
from tests.bot.conftest import NewDatabase, settings_at
from tests.bot.helpers.figures import Counted, samples, text, value
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.played_tables import buying
from tests.bot.helpers.simulated_server import SimulatedServer, said
from tests.bot.test_process import TOKEN, Discord, served

MINUTE = timedelta(minutes=1)


@pytest.fixture(autouse=True)
def always_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look asks the database."""
    monkeypatch.setattr(monitoring, "FRESH", 0.0)


@pytest.fixture
async def monitor(server: SimulatedServer) -> AsyncIterator[Monitor]:
    bot = server.bot
    found = Monitor(bot.database, bot.clock, bot.presence)
    yield found
    await found.close()


async def scraped(monitor: Monitor) -> str:
    return (await monitor.metrics()).decode()


# Health


async def test_a_bot_that_runs_is_well(server: SimulatedServer, monitor: Monitor) -> None:
    assert await monitor.health() == []
    await server.table("Anna", "Bob")
    assert await monitor.health() == []
    await server.advance(timedelta(days=3))
    assert await monitor.health() == []


async def test_a_bot_that_has_not_reached_discord_says_so(server: SimulatedServer) -> None:
    bot = server.bot
    waiting = Monitor(bot.database, bot.clock, Presence())
    assert await waiting.health() == ["Discord isn't connected yet"]
    await waiting.close()


async def test_a_short_loss_of_the_connection_is_usual(
    server: SimulatedServer, monitor: Monitor
) -> None:
    async with server.acting():
        await server.bot.on_shard_disconnect(0)
    assert await monitor.health() == []
    server.env.backend.clock.advance(59)
    assert await monitor.health() == []
    async with server.acting():
        await server.bot.on_shard_disconnect(0)  # as each failed try to connect tells it
    server.env.backend.clock.advance(11)
    assert await monitor.health() == ["Discord isn't connected, for 70 s"]
    async with server.acting():
        await server.bot.on_shard_resumed(0)
    assert await monitor.health() == []


async def test_messages_that_wait_too_long_are_told(
    server: SimulatedServer, monitor: Monitor
) -> None:
    table = await server.table("Anna", "Bob")
    await server.advance(timedelta(hours=1))
    now = server.bot.clock.now()

    def late(connection: Any, due: Any, **more: Any) -> None:
        row = {"table_id": table.id, "kind": "post", "payload": {}, "nonce": "1", "due_at": due}
        connection.execute(outbox.insert(), row | more)

    await server.bot.database.write(late, now - LATE)
    assert await monitor.health() == []
    await server.bot.database.write(late, now - LATE - timedelta(seconds=1))
    assert await monitor.health() == ["a message is 301 s late"]
    # Discord has refused one before them, and all wait for the next try.
    await server.bot.database.write(late, now + MINUTE, attempts=1)
    assert await monitor.health() == []
    await server.bot.database.write(late, now - 2 * LATE, target=5)
    assert await monitor.health() == ["a message is 600 s late"]
    assert "mission_control_outbox_oldest_due_seconds 600.0" in await scraped(monitor)
    server.bot.presence.absent_guilds = frozenset({server.guild.id})
    assert await monitor.health() == []


async def test_deadlines_that_nobody_carries_out_are_told(
    server: SimulatedServer, monitor: Monitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.table("Anna", "Bob")

    async def fails(*args: Any) -> None:
        raise RuntimeError

    monkeypatch.setattr(server.bot.tables.play, "expire", fails)
    await server.advance(timedelta(days=1, minutes=4))
    assert await monitor.health() == []
    await server.advance(timedelta(minutes=2))
    assert await monitor.health() == ["a deadline is 360 s late"]
    assert "mission_control_deadline_late_seconds 360.0" in await scraped(monitor)


async def test_what_an_outage_has_made_late_is_no_fault_of_the_bot(
    server: SimulatedServer, monitor: Monitor
) -> None:
    await server.table("Anna", "Bob")

    def long_due(connection: Any) -> None:
        connection.execute(deadlines.update().values(due_at=now - timedelta(days=1)))

    now = server.bot.clock.now()
    async with server.acting():
        await server.bot.on_shard_disconnect(0)
    server.env.backend.clock.advance(3600)
    server.bot.presence.change(0, True, server.bot.clock.now())
    await server.bot.database.write(long_due)
    assert await monitor.health() == []
    server.env.backend.clock.advance(LATE.total_seconds() + 1)
    assert await monitor.health() == ["a deadline is 301 s late"]


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (TableError("storage-failed"), "storage-failed"),
        (ProgrammingError("SELECT 1", {}, Exception("no such table: tables")), "ProgrammingError"),
    ],
)
async def test_a_database_that_fails_is_told(
    server: SimulatedServer,
    monitor: Monitor,
    monkeypatch: pytest.MonkeyPatch,
    error: Exception,
    why: str,
) -> None:
    await monitor.metrics()
    assert value("database_up") == 1

    def fails(*args: Any) -> None:
        raise error

    monkeypatch.setattr(figures, "read", fails)
    assert await monitor.health() == [f"the database can't be read: {why}"]
    told = await scraped(monitor)
    assert "mission_control_database_up 0.0" in told
    assert "mission_control_outbox_messages NaN" in told
    assert "mission_control_tables{" not in told


async def test_a_change_that_could_not_be_saved_is_told_until_one_can(
    server: SimulatedServer, monitor: Monitor
) -> None:
    """As on a full disk, which can still be read."""

    def fails(connection: Any) -> None:
        raise TableError("storage-full")

    def refuses(connection: Any) -> None:
        raise TableError("stale")

    with pytest.raises(TableError, match="storage-full"):
        await server.bot.database.write(fails)
    with pytest.raises(TableError, match="stale"):
        await server.bot.database.write(refuses)
    assert await monitor.health() == ["the last change couldn't be saved: storage-full"]
    await server.bot.database.write(meta.put, "key", "value")
    assert await monitor.health() == []


class Sleepy:
    """A database that doesn't answer."""

    write_failed = None

    def __init__(self) -> None:
        self.asked = 0

    async def read(self, *args: Any) -> Any:
        self.asked += 1
        await asyncio.Event().wait()


async def test_a_database_that_does_not_answer_is_asked_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(monitoring, "ANSWERS_WITHIN", 0.01)
    database: Any = Sleepy()
    monitor = Monitor(database, SystemClock(), Presence())
    for _ in range(3):
        assert (await monitor.health())[-1] == "the database hasn't answered for 0 s"
    assert b"mission_control_database_up 0.0" in await monitor.metrics()
    assert database.asked == 1
    await monitor.close()


async def test_the_database_is_not_asked_at_each_look(
    server: SimulatedServer, monitor: Monitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(monitoring, "FRESH", 3600.0)
    read, asked = figures.read, []
    monkeypatch.setattr(figures, "read", lambda *args: [asked.append(1), read(*args)][1])
    for _ in range(5):
        await monitor.health()
        await monitor.metrics()
    assert len(asked) == 1


# What is served


async def test_both_are_served_with_status_and_type(
    server: SimulatedServer, monitor: Monitor
) -> None:
    requests: list[Any] = []
    for path in ("/healthz", "/metrics"):
        (route,) = [
            one
            for one in application(monitor).router.routes()
            if one.resource is not None and one.resource.canonical == path and one.method == "GET"
        ]
        requests.append(await route.handler(None))  # type: ignore[arg-type]
    health, told = requests
    assert (health.status, health.content_type) == (200, "application/json")
    assert health.text == '{"status": "ok", "reasons": []}'
    assert told.headers["Content-Type"].startswith("text/plain; version=")
    assert b'mission_control_gateway_connected{shard="0"} 1.0' in told.body
    assert b"process_resident_memory_bytes" in told.body


class Ill(Monitor):
    def __init__(self) -> None:
        """Without a database."""

    async def health(self) -> list[str]:
        return ["a message is 301 s late"]

    async def metrics(self) -> bytes:
        return b""

    async def close(self) -> None:
        """Nothing to close."""


async def test_a_bot_that_is_not_well_answers_503() -> None:
    async with TestClient(TestServer(application(Ill()))) as client:
        async with client.get("/healthz") as answer:
            assert answer.status == 503
            assert await answer.json() == {
                "status": "failing",
                "reasons": ["a message is 301 s late"],
            }
        for path in ("/", "/metrics/x"):
            async with client.get(path) as answer:
                assert answer.status == 404


async def test_without_a_port_nothing_listens(new_database: NewDatabase) -> None:
    settings = settings_at(new_database("games"))
    assert (settings.metrics_port, settings.metrics_host) == (None, "127.0.0.1")
    async with monitored(settings, Ill()):
        pass


async def test_a_port_that_is_taken_is_named(new_database: NewDatabase) -> None:
    async with served(web.Application()) as port:
        settings = settings_at(new_database("games"), metrics_port=port)
        with pytest.raises(UnusablePort, match=rf"^{port} on 127.0.0.1 can't be opened: .*in use"):
            async with monitored(settings, Ill()):
                pass


# What is counted


def test_the_operators_page_lists_every_figure() -> None:
    page = (Path(__file__).parents[2] / "docs" / "operator.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| `(mission_control_\w+)` \| (\w+) \|", page, re.MULTILINE))
    families = text_string_to_metric_families(text())
    ours = [one for one in families if one.name.startswith("mission_control_")]
    served = {f"{one.name}_total" if one.type == "counter" else one.name: one.type for one in ours}
    assert served == listed
    used = set(re.findall(r"mission_control_\w+", page)) - set(listed)
    assert {re.sub("_(count|bucket)$", "", name) for name in used} <= set(listed)


async def test_presses_and_commands_are_counted_by_name_and_end(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    counted = Counted()
    await anna.slash(server.channel, "table new", game="race1969", thread=False)
    await anna.click(server.channel.last_message, label="Rules")
    await server.person("Bob").slash(server.channel, "table start")  # isn't the host
    grown = counted()
    assert grown['mission_control_interactions_total{kind="command",name="table new"}'] == 1
    assert grown['mission_control_interactions_total{kind="press",name="rules"}'] == 1
    assert grown['mission_control_answer_seconds_count{kind="command",outcome="answered"}'] == 1
    assert grown['mission_control_answer_seconds_count{kind="press",outcome="answered"}'] == 1
    assert grown['mission_control_answer_seconds_count{kind="command",outcome="refused"}'] == 1


async def test_an_incident_and_a_late_answer_are_counted_as_such(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.table("Anna", "Bob")

    async def fails(*args: Any, **kwargs: Any) -> Any:
        raise RuntimeError

    anna, live = server.person("Anna"), server.channel.last_message
    counted = Counted()
    server.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, times=1)
    await anna.click(live, label="Log")
    assert counted()['mission_control_answer_seconds_count{kind="press",outcome="late"}'] == 1
    monkeypatch.setattr(server.bot.tables.history, "log", fails)
    await anna.click(live, label="Log")
    assert counted()['mission_control_answer_seconds_count{kind="press",outcome="incident"}'] == 1


async def test_whatever_is_pressed_the_labels_are_few(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    anna = server.person("Anna")
    for number in range(5):
        await forge(server, anna, f"mc1:verb-{number}:{table.id}")
        await forge(server, anna, f"free text {number}")
    verbs = {
        found
        for name in samples()
        if (match := re.search(r'interactions_total\{kind="press",name="(.*)"\}', name))
        for found in [match[1]]
    }
    assert verbs <= ROUTER.verbs | {"unknown"}
    assert value("interactions_total", kind="press", name="unknown") >= 10


async def test_moves_are_counted_by_game_and_who_made_them(
    server: SimulatedServer, monitor: Monitor
) -> None:
    counted = Counted()
    table_id, seat, _ = await buying(server)
    await server.act(table_id, seat, "done")
    await server.advance(timedelta(days=1, minutes=1))
    grown = counted()
    name = 'mission_control_moves_total{game="race1969",origin="%s"}'
    assert grown[name % "person"] == 3
    assert grown[name % "clock"] >= 1
    told = await scraped(monitor)
    assert 'mission_control_tables{game="race1969",status="running"} 1.0' in told
    async with server.acting():
        await server.bot.tables.hosting.close(table_id, server.known("Anna"))
    told = await scraped(monitor)
    assert 'status="running"' not in told
    assert 'mission_control_tables{game="race1969",status="closed"} 1.0' in told


async def test_the_outbox_is_measured(server: SimulatedServer, monitor: Monitor) -> None:
    table_id, seat, _ = await buying(server)
    assert "mission_control_outbox_messages 0.0" in await scraped(monitor)
    server.env.inject_error("POST", "/channels/*/messages", status=503, times=None)
    await server.act(table_id, seat, "done")
    told = await scraped(monitor)
    assert "mission_control_outbox_messages 0.0" not in told
    assert "mission_control_outbox_refused_messages 0.0" in told
    await server.env.advance_time(3600)
    assert "mission_control_outbox_refused_messages 0.0" not in await scraped(monitor)
    server.env.backend.faults.clear()
    await server.env.advance_time(3600)
    told = await scraped(monitor)
    assert "mission_control_outbox_messages 0.0" in told
    assert "mission_control_outbox_oldest_due_seconds 0.0" in told


async def test_each_process_tells_of_its_own_shards(server: SimulatedServer) -> None:
    bot = server.bot
    table = await server.table("Anna", "Bob")
    long_ago = bot.clock.now() - timedelta(hours=1)

    def late(connection: Any) -> None:
        row = {"table_id": table.id, "kind": "post", "payload": {}, "nonce": "1", "attempts": 5}
        connection.execute(outbox.insert(), row | {"due_at": long_ago})

    await bot.database.write(late)
    for shards, tables, messages, late_for in (({0}, 1, 1, 3600), ({1}, 0, 0, 0), (set(), 0, 0, 0)):
        presence = Presence(Share(2, frozenset(shards)))
        for shard in shards:
            presence.change(shard, True, long_ago)
        own = Monitor(bot.database, bot.clock, presence)
        assert await own.health() == ([f"a message is {late_for} s late"] if late_for else [])
        told = await scraped(own)
        assert told.count('mission_control_tables{game="race1969",status="running"} 1.0') == tables
        assert f"mission_control_outbox_messages {messages}.0" in told
        assert f"mission_control_outbox_refused_messages {messages}.0" in told
        assert f"mission_control_outbox_oldest_due_seconds {late_for}.0" in told
        await own.close()


async def test_a_lost_connection_is_counted_once(server: SimulatedServer, monitor: Monitor) -> None:
    counted = Counted()
    async with server.acting():
        for _ in range(3):
            await server.bot.on_shard_disconnect(0)
    assert counted()["mission_control_gateway_losses_total"] == 1
    assert 'mission_control_gateway_connected{shard="0"} 0.0' in await scraped(monitor)
    async with server.acting():
        await server.bot.on_shard_resumed(0)
    assert 'mission_control_gateway_connected{shard="0"} 1.0' in await scraped(monitor)


async def test_the_database_is_measured(server: SimulatedServer) -> None:
    await server.settle()
    counted = Counted()
    await server.bot.database.read(lambda connection: None)
    await server.bot.database.write(lambda connection: None)
    with pytest.raises(TableError):
        await server.bot.database.write(_full)
    grown = counted()
    for name in ("transaction", "wait"):
        assert grown[f'mission_control_database_{name}_seconds_count{{access="read"}}'] == 1
        assert grown[f'mission_control_database_{name}_seconds_count{{access="write"}}'] == 2
    assert grown['mission_control_database_errors_total{reason="storage-failed"}'] == 1


def _full(connection: Any) -> None:
    raise OSError("no way in")


def test_a_job_is_done_or_has_failed() -> None:
    counted = Counted()
    with metrics.job(metrics.experts, "hint"):
        pass
    with pytest.raises(RuntimeError), metrics.job(metrics.experts, "hint"):
        raise RuntimeError
    name = 'mission_control_expert_seconds_count{outcome="%s",urgency="hint"}'
    assert counted() == {name % "done": 1, name % "failed": 1}


REFUSALS = {
    "closed": (403, b'{"code": 50007, "message": "Cannot send messages to this user"}'),
    "plain": (418, b'"I am a teapot"'),
    "other": (400, b'{"code": 0, "message": "Bad Request"}'),
}


async def refused(request: web.Request) -> web.Response:
    status, body = REFUSALS[request.match_info["how"]]
    # discord.py reads JSON only where the type comes without a charset.
    return web.Response(status=status, body=body, headers={"Content-Type": "application/json"})


async def test_discord_s_refusals_are_counted_by_status_and_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = web.Application()
    app.router.add_get("/refused/{how}", refused)
    app.router.add_get("/{path:.*}", Discord().rest)
    async with served(app) as port:
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}")
        client = discord.Client(intents=discord.Intents(guilds=True), http_trace=discord_trace())
        async with client:
            await client.login(TOKEN)
            counted = Counted()
            for how in REFUSALS:
                with pytest.raises(discord.HTTPException) as raised:
                    await client.http.request(Route("GET", f"/refused/{how}"))
                assert raised.value.code == (50007 if how == "closed" else 0), "it can be read"
            monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:1")
            with pytest.raises(aiohttp.ClientConnectorError):
                await client.http.request(Route("GET", "/nobody"))
    name = 'mission_control_discord_errors_total{code="%s",status="%s"}'
    assert counted() == {
        name % ("50007", "403"): 1,
        name % ("", "418"): 1,
        name % ("", "400"): 1,
        name % ("", ""): 1,
        "mission_control_discord_request_seconds_count": 3,
    }


# What is never told


@pytest.mark.parametrize("game", list(PRESENTERS))
async def test_figures_hold_nothing_of_people_and_games(
    server: SimulatedServer, monitor: Monitor, game: str
) -> None:
    table = await server.table("Zaphodine", "Trillianus", game=game)
    people = [server.person(name) for name in ("Zaphodine", "Trillianus")]
    for person in people:
        panel = await person.click(server.channel.last_message, label="My move")
        assert said(panel)
    told = await scraped(monitor)
    health = " ".join(await monitor.health())
    stored = await server.bot.tables._store.session(table.id)
    ids = {person.user.id for person in people} | {server.guild.id, server.channel.id}
    secrets = ["Zaphodine", "Trillianus", stored.seed.hex(), *map(str, ids)]
    for secret in secrets:
        assert secret.lower() not in (told + health).lower()
    labels = set(re.findall(r'[{,](\w+)="', re.sub(r'le="[^"]*"', "", told)))
    assert labels <= {
        *(
            "kind",
            "name",
            "outcome",
            "game",
            "origin",
            "status",
            "code",
            "urgency",
            "access",
            "shard",
        ),
        *("reason", "generation", "implementation", "major", "minor", "patchlevel", "version"),
    }
    assert "mission_control_" in text()
