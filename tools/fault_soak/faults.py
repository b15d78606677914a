"""Faults by lot, one after the other, with pauses between them in which the bot has to recover."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from tools.discord_stub.request_faults import Fault
from tools.discord_stub.world import ATTACH, HISTORY, SEND, SEND_IN_THREADS, VIEW, Channel, Refused
from tools.fault_soak.database import LOOKS
from tools.fault_soak.games import Game, Soak
from tools.fault_soak.processes import Bots

_SIGNALS = (signal.SIGTERM, signal.SIGINT)
_WAKES = 10.0
"""Seconds in which a process that goes on finds out what has happened meanwhile."""
_STANDS_STILL = (38.0, 42.0)
"""Seconds for which a process stands still, at any pace: longer than its lease and any time-out."""
_QUIET_EVERY, _QUIET = 6, 75.0
"""After so many faults, so many seconds without any."""
_CLOSED = (
    Refused(403, 50007, "Cannot send messages to this user"),
    Refused(403, 50278, "Cannot send messages to this user due to having no mutual guilds"),
    Refused(403, 20026, "This bot has been flagged by the anti-spam system"),
    Refused(400, 40003, "You are opening direct messages too fast."),
    Refused(404, 10013, "Unknown User"),
    Refused(403, 0, "Forbidden"),
)
_CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
    " AND pid <> pg_backend_pid() AND application_name <> :soak"
)
_STORMS = {
    "storm of 500": {Fault.ERROR: 0.6, Fault.UNAVAILABLE: 0.2},
    "storm of 502": {Fault.BAD_GATEWAY: 0.7},
    "hanging answers": {Fault.HANGS: 0.3, Fault.SLOW: 0.3},
    "connections reset": {Fault.RESET: 0.4},
    "answers lost": {Fault.LOST: 0.3, Fault.DONE_AND_ERROR: 0.2},
    "slow answers": {Fault.SLOW: 0.8},
    "storm of 429": {Fault.THROTTLED: 0.6},
    "storm of bare 429": {Fault.THROTTLED_BARE: 0.5},
}


class Faults:
    """The faults of one soak; ``pace`` multiplies how long they last and the pauses between."""

    def __init__(
        self, soak: Soak, bots: Bots, database: str, only: Sequence[str], pace: float
    ) -> None:
        self._soak = soak
        self._bots = bots
        self._database = database
        self._pace = pace
        self._chance = soak.chance("faults")
        kinds: dict[str, tuple[float, Callable[[], Awaitable[None]]]] = {
            "kill": (4, self._kill),
            "terminate": (3, self._terminate),
            "interrupt while out of reach": (1, self._terminate_in_outage),
            "gateway": (4, self._gateway),
            "session": (2, self._session),
            "deaf": (0.5, self._deaf),
            "outage": (2, self._outage),
            "storm": (6, self._storm),
            "inbox": (3, self._inbox),
            "delete": (2, self._delete),
            "delete while off": (1.5, self._delete_while_off),
            "archive": (3, self._archive),
            "lock": (3, self._lock),
            "permission": (3, self._permission),
            "server": (1.5, self._server),
            "second": (1, self._second),
            "nonces": (1, self._nonces),
            "message": (2, self._message),
            "database": (2, self._locked_database),
        }
        if make_url(database).get_backend_name() != "sqlite":
            kinds["connections"] = (2, self._cut_connections)
        if bots.count > 1:
            kinds["suspend"] = (3, self._suspend)
        self.names = [*kinds]
        self._kinds = {name: kinds[name] for name in (only or kinds)}

    async def run(self) -> None:
        """Let one fault follow the other until the soak is calm."""
        done = 0
        while not self._soak.calm:
            await self._wait(5, 25)
            names, weights = [*self._kinds], [weight for weight, _ in self._kinds.values()]
            (name,) = self._chance.choices(names, weights)
            if not self._soak.calm:
                await self._kinds[name][1]()
                done += 1
            if done % _QUIET_EVERY == 0 and not self._soak.calm:
                await asyncio.sleep(_QUIET * self._pace)

    async def _wait(self, least: float, most: float) -> None:
        await asyncio.sleep(self._chance.uniform(least, most) * self._pace)

    def _some_game(self, *, thread: bool | None = None) -> tuple[Game, Channel] | None:
        """A game that goes on, with its channel or thread."""
        found = []
        for game in self._soak.games.values():
            channel = self._soak.channel(game)
            if channel is None or game.status not in ("lobby", "running", "paused"):
                continue
            if thread is None or thread == (channel.parent is not None):
                found.append((game, channel))
        return self._chance.choice(found) if found else None

    # The process

    async def _kill(self) -> None:
        bot = self._bots.some(self._chance)
        with self._soak.journal.disturbed("kill", answers=5, delivery=30):
            await bot.kill()
            if self._chance.random() < 0.3:
                await self._wait(5, 30)
            await bot.start()
            await self._until_connected()

    async def _terminate(self) -> None:
        bot, number = self._bots.some(self._chance), self._chance.choice(_SIGNALS)
        with self._soak.journal.disturbed("terminate", answers=5, delivery=30):
            await bot.terminate(number)
            await self._wait(0, 10)
            await bot.start()
            await self._until_connected()

    async def _suspend(self) -> None:
        """Let a process stand still, and be replaced: what it does then must do no harm."""
        bot = self._bots.some(self._chance)
        with self._soak.journal.disturbed("stands still", answers=20, delivery=60):
            bot.suspend()
            await asyncio.sleep(self._chance.uniform(*_STANDS_STILL))
            bot.resume()
            await asyncio.sleep(_WAKES)
            await self._until_connected()

    async def _terminate_in_outage(self) -> None:
        with self._soak.journal.disturbed("terminate in an outage", answers=10, delivery=100):
            await self._out_of_reach(True)
            await self._wait(10, 40)
            await self._bots.terminate()
            starting = asyncio.create_task(self._bots.start())
            await self._wait(3, 15)
            await self._out_of_reach(False)
            await starting

    async def _second(self) -> None:
        self._soak.journal.faults["second process"] += 1
        await self._bots.second()

    # The connection

    def _shards(self) -> tuple[int, ...]:
        """One of several shards, or sometimes all."""
        if self._bots.count == 1 or self._chance.random() < 0.2:
            return ()
        return (self._chance.randrange(self._bots.count),)

    async def _gateway(self) -> None:
        gateway = self._soak.stub.gateway
        with self._soak.journal.disturbed("gateway dropped", answers=10, delivery=40):
            how = self._chance.choice((gateway.drop, gateway.close, gateway.ask_to_reconnect))
            await how(*self._shards())
            await self._until_connected()

    async def _session(self) -> None:
        gateway = self._soak.stub.gateway
        with self._soak.journal.disturbed("session lost", answers=15, delivery=40):
            shards = self._shards()
            if self._chance.random() < 0.5:
                await gateway.invalidate(*shards)
            else:
                gateway.forget(*shards)
                await gateway.drop(*shards)
            await self._wait(5, 6)
            await self._until_connected()

    async def _deaf(self) -> None:
        gateway = self._soak.stub.gateway
        with self._soak.journal.disturbed("heartbeats unheard", answers=20, delivery=40):
            shards = self._shards()
            gateway.deaf, gateway.unheard = not shards, {*shards}
            await self._wait(60, 90)
            gateway.deaf, gateway.unheard = False, set()
            await gateway.drop(*shards)
            await self._until_connected()

    async def _until_connected(self) -> None:
        """Wait for the bot's return; it takes half a minute between two tries at most."""
        gateway, journal = self._soak.stub.gateway, self._soak.journal
        since = journal.now
        while gateway.connected_shards != set(range(self._bots.count)):
            await asyncio.sleep(0.2)
            if journal.now - since > 60 * journal.slack:
                journal.violated("reconnect", "not back within a minute")
                return

    async def _out_of_reach(self, out: bool) -> None:
        self._soak.stub.faults.outage = self._soak.stub.gateway.refuses = out
        if out:
            await self._soak.stub.gateway.drop()

    async def _outage(self) -> None:
        with self._soak.journal.disturbed("outage", answers=10, delivery=100):
            await self._out_of_reach(True)
            await self._wait(20, 70)
            await self._out_of_reach(False)
            await self._until_connected()

    async def _storm(self) -> None:
        name = self._chance.choice([*_STORMS])
        faults = self._soak.stub.faults
        # discord.py repeats a request for 16 seconds, the bot a message after 10, 20, 40 …
        with self._soak.journal.disturbed(name, answers=25, delivery=120):
            faults.throttled_for = self._chance.choice((0.5, 2.0, 8.0))
            faults.rates = dict(_STORMS[name])
            await self._wait(10, 40)
            faults.rates = {}

    async def _nonces(self) -> None:
        """Discord forgets nonces after some minutes; here at once, over a kill."""
        world = self._soak.stub.world
        with self._soak.journal.disturbed("kill, nonces forgotten", answers=25, delivery=60):
            world.nonce_memory = 0.0
            self._soak.stub.faults.rates = {Fault.LOST: 0.3}
            await self._wait(3, 8)
            await self._bots.kill()
            self._soak.stub.faults.rates = {}
            await self._bots.start()
            await self._wait(10, 12)
            world.nonce_memory = 300.0

    # People, channels, threads

    async def _inbox(self) -> None:
        inboxes = self._soak.stub.world.inboxes
        if len(inboxes) > 4 or (inboxes and self._chance.random() < 0.4):
            person = self._chance.choice([*inboxes])
            with self._soak.journal.disturbed("inbox opened", person):
                del inboxes[person]
        elif (found := self._some_game()) is not None:
            person = self._chance.choice(found[0].people)
            with self._soak.journal.disturbed("inbox closed", person):
                inboxes[person] = self._chance.choice(_CLOSED)

    async def _message(self) -> None:
        """A member deletes one of the bot's messages."""
        if (found := self._some_game()) is None or not found[1].messages:
            return
        _, channel = found
        with self._soak.journal.disturbed("message deleted", channel.id, delivery=90):
            number = self._chance.choice([*channel.messages][-3:])
            del channel.messages[number]
            channel.change()

    async def _delete(self) -> None:
        if (found := self._some_game()) is None:
            return
        _, channel = found
        world = self._soak.stub.world
        if channel.parent is None or self._chance.random() < 0.7:
            with self._soak.journal.disturbed("channel deleted", channel.id):
                world.remove(channel)
            return
        # discord.py knows no archived threads, and Discord tells of the channel only.
        parent = channel.parent
        with self._soak.journal.disturbed("channel above deleted", channel.id, parent.id):
            channel.archived = True
            world.tell_of(channel)
            await self._wait(1, 2)
            if parent.id in world.channels:
                world.remove(parent)

    async def _delete_while_off(self) -> None:
        if (found := self._some_game()) is None:
            return
        _, channel = found
        with self._soak.journal.disturbed("channel deleted while off", answers=5, delivery=30):
            await self._bots.kill()
            if channel.id in self._soak.stub.channels:
                self._soak.stub.world.remove(channel)
            await self._bots.start()

    async def _archive(self) -> None:
        """An archived thread is woken by the next message."""
        if (found := self._some_game(thread=True)) is None:
            return
        _, channel = found
        with self._soak.journal.disturbed("thread archived", channel.id, delivery=60):
            channel.archived = True
            self._soak.stub.world.tell_of(channel)
            await self._wait(5, 20)

    async def _lock(self) -> None:
        if (found := self._some_game(thread=True)) is None:
            return
        _, channel = found
        with self._soak.journal.disturbed("thread locked", channel.id, delivery=60):
            channel.locked = True
            channel.archived = self._chance.random() < 0.5
            self._soak.stub.world.tell_of(channel)
            await self._wait(10, 40)
            if self._chance.random() < 0.2:
                with self._soak.journal.disturbed("kill, thread unlocked", answers=5, delivery=30):
                    await self._bots.kill()
                    channel.locked = channel.archived = False
                    await self._bots.start()
            else:
                channel.locked = channel.archived = False
                self._soak.stub.world.tell_of(channel)

    async def _permission(self) -> None:
        if (found := self._some_game()) is None:
            return
        _, channel = found
        place = channel.parent or channel
        threads = [one.id for one in self._soak.stub.channels.values() if one.parent is place]
        denied = self._chance.choice((SEND | SEND_IN_THREADS, VIEW, ATTACH, HISTORY))
        about = (place.id, *threads)
        with self._soak.journal.disturbed("permission taken", *about, delivery=60):
            place.denied = denied
            self._soak.stub.world.tell_of(place)
            await self._wait(10, 40)
            place.denied = 0
            self._soak.stub.world.tell_of(place)

    async def _server(self) -> None:
        with self._soak.journal.disturbed("server left", answers=10, delivery=60):
            off = self._chance.random() < 0.3
            if off:
                await self._bots.kill()
            guild = self._chance.choice([*self._soak.stub.world.guilds])
            self._soak.stub.remove_bot(guild)
            if off:
                await self._bots.start()
            await self._wait(10, 40)
            if off and self._chance.random() < 0.5:
                await self._bots.kill()
                self._soak.stub.invite_bot(guild)
                await self._bots.start()
            else:
                self._soak.stub.invite_bot(guild)

    # The database

    async def _locked_database(self) -> None:
        """Another program writes for some seconds; the bot waits for five at most."""
        seconds = self._chance.choice((1.0, 3.0, 8.0))
        url = make_url(self._database)
        with self._soak.journal.disturbed("database locked", answers=10, delivery=40):
            if url.get_backend_name() == "sqlite":
                with closing(sqlite3.connect(url.database or "", 20, isolation_level=None)) as held:
                    held.execute("BEGIN IMMEDIATE")
                    await asyncio.sleep(seconds)
                    held.execute("ROLLBACK")
                return
            engine = create_async_engine(url, poolclass=NullPool)
            async with engine.begin() as connection:
                await connection.execute(text("LOCK TABLE tables IN EXCLUSIVE MODE"))
                await asyncio.sleep(seconds)
            await engine.dispose()

    async def _cut_connections(self) -> None:
        """The server, or what is before it, ends all of the bot's connections."""
        engine = create_async_engine(self._database, poolclass=NullPool)
        with self._soak.journal.disturbed("connections cut", answers=10, delivery=40):
            async with engine.begin() as connection:
                await connection.execute(text(_CUT), {"soak": LOOKS})
            await self._wait(2, 5)
        await engine.dispose()
