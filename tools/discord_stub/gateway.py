"""The gateway: sessions that are begun, resumed, lost and refused, and the events sent in them."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import count
from typing import Any

from aiohttp import WSCloseCode, web

from tools.discord_stub.payloads import Payload

_KEPT = 1000
"""Events that are kept of a session for whoever resumes it."""
_DISPATCH, _HEARTBEAT, _IDENTIFY, _RESUME, _RECONNECT = 0, 1, 2, 6, 7
_INVALID, _HELLO, _HEARD = 9, 10, 11


class Gateway:
    """One bot's connection.

    ``welcome`` returns the events that begin a session of the given name. ``refuses``: whoever
    connects is turned away. ``deaf``: heartbeats aren't answered.
    """

    def __init__(self, welcome: Callable[[str], Iterable[tuple[str, Payload]]]) -> None:
        self.refuses = False
        self.deaf = False
        self.heartbeat = 41.25
        self.connections = 0
        self.resumed = 0
        self._welcome = welcome
        self._sessions = count(1)
        self._session: str | None = None
        self._sequence = count(1)
        self._sent: deque[tuple[int, str]] = deque(maxlen=_KEPT)
        self._pending: deque[str] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._socket: web.WebSocketResponse | None = None
        self._transport: asyncio.Transport | None = None

    @property
    def connected(self) -> bool:
        """Whether a bot has a session and is connected in it."""
        return self._socket is not None and not self._socket.closed

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
        try:
            async for received in socket:
                await self._hear(socket, request.transport, received.json())
        finally:
            if self._socket is socket:
                self._socket = self._transport = None
        return socket

    async def _hear(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, frame: Payload
    ) -> None:
        if frame["op"] == _HEARTBEAT:
            if not self.deaf:
                await socket.send_json({"op": _HEARD, "d": None})
        elif frame["op"] == _IDENTIFY:
            self._session, self._sequence = f"session-{next(self._sessions)}", count(1)
            self._sent.clear()
            self._pending.clear()
            self._socket, self._transport = socket, transport
            for event, payload in self._welcome(self._session):
                self.dispatch(event, payload)
        elif frame["op"] == _RESUME:
            if self._session is None or frame["d"]["session_id"] != self._session:
                await socket.send_json({"op": _INVALID, "d": False})
                return
            self._socket, self._transport = socket, transport
            self.resumed += 1
            for number, kept in self._sent:
                if number > frame["d"]["seq"]:
                    self._send(kept)
            self.dispatch("RESUMED", {})

    def dispatch(self, event: str, payload: Any) -> None:
        """Send an event, now or to whoever resumes the session; nobody hears it without one."""
        if self._session is None:
            return
        number = next(self._sequence)
        frame = json.dumps({"op": _DISPATCH, "t": event, "s": number, "d": payload})
        self._sent.append((number, frame))
        if self.connected:
            self._send(frame)

    def _send(self, frame: str) -> None:
        self._pending.append(frame)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send_pending())

    async def _send_pending(self) -> None:
        while self._pending:
            frame, socket = self._pending.popleft(), self._socket
            if socket is not None and not socket.closed:
                with suppress(ConnectionError):
                    await socket.send_str(frame)

    async def drop(self) -> None:
        """Cut the connection without a word; its session may be resumed."""
        self._pending.clear()
        if self._transport is not None:
            self._transport.abort()
        self._socket = self._transport = None

    async def close(self, code: int = WSCloseCode.GOING_AWAY) -> None:
        """Close the connection in good order."""
        if (socket := self._socket) is not None:
            self._socket = self._transport = None
            await socket.close(code=code)

    async def ask_to_reconnect(self) -> None:
        """Ask the bot to connect anew and to resume."""
        if self._socket is not None:
            await self._socket.send_json({"op": _RECONNECT, "d": None})

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Tell the bot that its session is over; it has to begin another."""
        if not resumable:
            self.forget()
        if self._socket is not None:
            await self._socket.send_json({"op": _INVALID, "d": resumable})

    def forget(self) -> None:
        """Let no session be resumed: its process has ended."""
        self._session = None
        self._sent.clear()
