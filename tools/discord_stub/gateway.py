"""The gateway: sessions of shards that begin, are resumed, lost and refused, and their events.

https://discord.com/developers/docs/events/gateway
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from typing import Any

from aiohttp import WSCloseCode, web

from tools.discord_stub.payloads import Payload

_KEPT = 1000
"""Events that are kept of a session for whoever resumes it."""
_DISPATCH, _HEARTBEAT, _IDENTIFY, _RESUME, _RECONNECT = 0, 1, 2, 6, 7
_INVALID, _HELLO, _HEARD = 9, 10, 11
INVALID_SHARD, SHARDING_REQUIRED = 4010, 4011
"""Codes with which a connection is closed."""
MOST_GUILDS = 2500
"""Servers that one shard may have."""
TURN = 5.0
"""Seconds between two sessions that shards begin."""
_EARLY = 0.5
"""Seconds by which one may seem early because another was late on its way."""

Welcome = Callable[["Session"], Iterable[tuple[str, Payload]]]


@dataclass(slots=True)
class Session:
    """What one shard of ``shards`` is told, by number, whether its bot is connected or not.

    ``over``: it can't be resumed, and nothing is told in it any more.
    """

    name: str
    shard: int
    shards: int
    numbers: Iterator[int] = field(default_factory=lambda: count(1))
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=_KEPT))
    pending: deque[str] = field(default_factory=deque)
    sending: asyncio.Task[None] | None = None
    socket: web.WebSocketResponse | None = None
    transport: asyncio.Transport | None = None
    over: bool = False

    @property
    def connected(self) -> bool:
        return self.socket is not None and not self.socket.closed

    def has(self, guild: int | None) -> bool:
        """Whether events of a server, or of direct messages, are this shard's."""
        return self.shard == (0 if guild is None else (guild >> 22) % self.shards)

    def dispatch(self, event: str, payload: Any) -> None:
        """Send an event, now or to whoever resumes the session."""
        number = next(self.numbers)
        frame = json.dumps({"op": _DISPATCH, "t": event, "s": number, "d": payload})
        self.sent.append((number, frame))
        if self.connected:
            self.send(frame)

    def resume(self, after: int) -> None:
        """Send again what was sent after an event."""
        for number, kept in self.sent:
            if number > after:
                self.send(kept)
        self.dispatch("RESUMED", {})

    def send(self, frame: str) -> None:
        self.pending.append(frame)
        if self.sending is None or self.sending.done():
            self.sending = asyncio.create_task(self._send_pending())

    async def _send_pending(self) -> None:
        while self.pending:
            frame, socket = self.pending.popleft(), self.socket
            if socket is not None and not socket.closed:
                with suppress(ConnectionError):
                    await socket.send_str(frame)

    def leave(self) -> None:
        """Nobody is connected any more."""
        self.pending.clear()
        self.socket = self.transport = None


class Gateway:
    """A bot's connections, one for each shard; several processes may have some each.

    ``welcome`` returns the events that begin a session. ``refuses``: whoever connects is turned
    away; ``refused`` names shards that are, once they have said which they are. ``deaf``:
    heartbeats aren't answered, or not those of the shards in ``unheard``. ``recommended`` is the
    number of shards that a bot is told to have, ``most_guilds`` what one shard may have.
    ``hurried`` counts sessions that were begun too soon after another.

    As at Discord, a shard may have several sessions of connected processes, which hear the same;
    one that nobody is connected in ends when the shard begins another.
    """

    def __init__(self, welcome: Welcome) -> None:
        self.refuses = False
        self.refused: set[int] = set()
        self.deaf = False
        self.unheard: set[int] = set()
        self.heartbeat = 41.25
        self.recommended = 1
        self.most_guilds = MOST_GUILDS
        self.connections = 0
        self.resumed = 0
        self.hurried = 0
        self._begun = -TURN
        self._welcome = welcome
        self._names = count(1)
        self._sessions: dict[str, Session] = {}

    @property
    def connected(self) -> bool:
        """Whether a bot is connected, in every shard that has had a session."""
        known = {one.shard for one in self._sessions.values()}
        return bool(known) and self.connected_shards == known

    @property
    def connected_shards(self) -> set[int]:
        """The shards in whose sessions a bot is connected."""
        return {one.shard for one in self._sessions.values() if one.connected}

    def described(self, url: str) -> Payload:
        """The answer to who asks where to connect, and with how many shards."""
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return {"url": url, "shards": self.recommended, "session_start_limit": limit}

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection until it ends."""
        if self.refuses:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=503)
        socket = web.WebSocketResponse(compress=False, max_msg_size=0)
        await socket.prepare(request)
        self.connections += 1
        await socket.send_json(
            {"op": _HELLO, "d": {"heartbeat_interval": int(self.heartbeat * 1000)}}
        )
        session: Session | None = None
        try:
            async for received in socket:
                frame = received.json()
                if frame["op"] == _HEARTBEAT:
                    if not self.deaf and (session is None or session.shard not in self.unheard):
                        await socket.send_json({"op": _HEARD, "d": None})
                elif frame["op"] in (_IDENTIFY, _RESUME):
                    session = await self._begin(socket, request.transport, frame) or session
        finally:
            if session is not None and session.socket is socket:
                session.socket = session.transport = None
        return socket

    async def _begin(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, frame: Payload
    ) -> Session | None:
        """Begin or resume a session; ``None`` if that is refused."""
        data = frame["d"]
        found: Session | None
        if frame["op"] == _RESUME:
            found = self._sessions.get(data["session_id"])
        else:
            shard, shards = data.get("shard", (0, 1))
            if not 0 <= shard < shards:
                await socket.close(code=INVALID_SHARD)
                return None
            found = Session(f"session-{next(self._names)}", shard, shards)
        if found is None or found.over:
            await socket.send_json({"op": _INVALID, "d": False})
            return None
        if found.shard in self.refused:
            if transport is not None:
                transport.abort()
            return None
        if frame["op"] == _RESUME:
            found.socket, found.transport = socket, transport
            self.resumed += 1
            found.resume(data["seq"])
            return found
        events = [*self._welcome(found)]
        if len(events) - 1 > self.most_guilds:
            await socket.close(code=SHARDING_REQUIRED)
            return None
        now = monotonic()
        self.hurried += now - self._begun < TURN - _EARLY
        self._begun = now
        self._end_sessions_before(found)
        found.socket, found.transport = socket, transport
        self._sessions[found.name] = found
        for event, payload in events:
            found.dispatch(event, payload)
        return found

    def _end_sessions_before(self, begun: Session) -> None:
        for one in [*self._sessions.values()]:
            replaced = one.shard == begun.shard or one.shards != begun.shards
            if replaced and (one.over or not one.connected):
                del self._sessions[one.name]

    def dispatch(self, event: str, payload: Any) -> None:
        """Send an event to the server's shard, or to shard 0 one of direct messages.

        A session that nobody is connected in keeps it; nobody hears it without one.
        """
        whole = event.startswith("GUILD_") and "guild_id" not in payload
        guild = payload.get("id" if whole else "guild_id")
        for session in self._sessions.values():
            if not session.over and session.has(None if guild is None else int(guild)):
                session.dispatch(event, payload)

    # What goes wrong: with the shards that are named, or with all

    def _of(self, shards: tuple[int, ...]) -> list[Session]:
        return [one for one in self._sessions.values() if not shards or one.shard in shards]

    async def drop(self, *shards: int) -> None:
        """Cut connections without a word; their sessions may be resumed."""
        for session in self._of(shards):
            if session.transport is not None:
                session.transport.abort()
            session.leave()

    async def close(self, *shards: int, code: int = WSCloseCode.GOING_AWAY) -> None:
        """Close connections in good order."""
        for session in self._of(shards):
            if (socket := session.socket) is not None:
                session.socket = session.transport = None
                await socket.close(code=code)

    async def ask_to_reconnect(self, *shards: int) -> None:
        """Ask the bot to connect anew and to resume."""
        for session in self._of(shards):
            if session.socket is not None:
                await session.socket.send_json({"op": _RECONNECT, "d": None})

    async def invalidate(self, *shards: int, resumable: bool = False) -> None:
        """Tell the bot that its sessions are over; it has to begin others."""
        if not resumable:
            self.forget(*shards)
        for session in self._of(shards):
            if session.socket is not None:
                await session.socket.send_json({"op": _INVALID, "d": resumable})

    def forget(self, *shards: int) -> None:
        """Let no session be resumed: its process has ended."""
        for session in self._of(shards):
            session.over = True
            session.sent.clear()
