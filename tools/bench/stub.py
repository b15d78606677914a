"""A small Discord on loopback for measuring: gateway, REST and uploads, without rate limits.

It knows one server with text channels and threads, application commands, messages, direct messages,
interactions and their answers, and counts the bytes of uploaded files, which it doesn't keep. It
follows Discord's documented protocol (https://discord.com/developers/docs) and nothing of the bot.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from aiohttp import web

from tools.bench import payloads
from tools.bench.payloads import Payload

_FIRST_CHANNEL, _FIRST_ID = 3001, 10_000
_MAX_REQUEST = 32 * 2**20
# Types of answers to an interaction.
_MESSAGE, _DEFERRED, _UNCHANGED, _EDIT, _SUGGESTIONS = 4, 5, 6, 7, 8

_NOTHING: Payload = {"components": []}
"""Stands for the answer to a press that shows nothing new."""


@dataclass(slots=True)
class Channel:
    """A text channel or a person's direct messages: its messages by id, in order.

    ``changed`` is set at the next change; each change has an event of its own.
    """

    id: int
    recipient: int | None = None
    messages: dict[int, Payload] = field(default_factory=dict)
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def change(self) -> None:
        """Note that a message came, changed or went."""
        self.changed.set()
        self.changed = asyncio.Event()


@dataclass(slots=True)
class _Interaction:
    """An interaction that was sent to the bot, and the message that it is about."""

    channel: int
    answer: asyncio.Future[Payload]
    original: Payload | None = None


class DiscordStub:
    """The server.

    ``uploaded`` counts the bytes of the files that the bot has sent.
    """

    def __init__(self, channels: int) -> None:
        self.port = 0
        self.uploaded = 0
        self.channels = {
            _FIRST_CHANNEL + number: Channel(_FIRST_CHANNEL + number) for number in range(channels)
        }
        self.connected = asyncio.Event()
        self._direct: dict[int, Channel] = {}
        self._threads: dict[int, Channel] = {}
        self._ids = count(_FIRST_ID)
        self._interactions: dict[str, _Interaction] = {}
        self._commands: list[Payload] = []
        self._socket: web.WebSocketResponse | None = None
        self._sequence = count(1)
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Listen on a free port of the loopback interface, ``port``."""
        app = web.Application(client_max_size=_MAX_REQUEST)
        app.router.add_get("/gateway{end:/?}", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def slash(self, user: int, channel: int, data: Payload) -> Payload:
        """Use a slash command and return the message that answers it."""
        return await self._interact(user, channel, 2, {"id": "1", "type": 1, **data}, None)

    async def suggest(self, user: int, channel: int, data: Payload) -> Payload:
        """Type a slash command; return the suggestions, as a message without anything."""
        return await self._interact(user, channel, 4, {"id": "1", "type": 1, **data}, None)

    async def press(
        self, user: int, channel: int, message: Payload, custom_id: str, value: str | None = None
    ) -> Payload:
        """Press a button, or choose ``value`` in a select; return the message that answers it."""
        data: Payload = {"custom_id": custom_id, "component_type": 2 if value is None else 3}
        if value is not None:
            data["values"] = [value]
        return await self._interact(user, channel, 3, data, message)

    async def _interact(
        self, user: int, channel: int, kind: int, data: Payload, message: Payload | None
    ) -> Payload:
        number = next(self._ids)
        answer: asyncio.Future[Payload] = asyncio.get_running_loop().create_future()
        interaction = _Interaction(channel, answer, message)
        payload = payloads.interaction(number, user, channel, kind, data)
        self._interactions[payload["id"]] = self._interactions[payload["token"]] = interaction
        if message is not None:
            payload["message"] = message
        await self._dispatch("INTERACTION_CREATE", payload)
        return await answer

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False, max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41_250}})
        async for received in socket:
            frame = received.json()
            if frame["op"] == 1:
                await socket.send_json({"op": 11, "d": None})
            elif frame["op"] in (2, 6):
                self._socket = socket
                await self._welcome()
                self.connected.set()
        return socket

    async def _welcome(self) -> None:
        await self._dispatch("READY", payloads.ready())
        channels = map(_shown_channel, self.channels.values())
        await self._dispatch("GUILD_CREATE", payloads.guild(channels))

    async def _dispatch(self, event: str, payload: Payload) -> None:
        assert self._socket is not None
        frame = {"op": 0, "t": event, "s": next(self._sequence), "d": payload}
        await self._socket.send_json(frame)

    async def _rest(self, request: web.Request) -> web.Response:
        payload, sizes = payloads.request_parts(
            request.headers.get("Content-Type", ""), await request.read()
        )
        self.uploaded += sum(sizes)
        match request.method, *request.match_info["path"].split("/"):
            case "GET", "users", "@me":
                return _json(payloads.user(payloads.BOT))
            case "GET", "oauth2", "applications", "@me":
                return _json(payloads.application())
            case "GET", "applications", _, "commands":
                return _json(self._commands)
            case "PUT", "applications", _, "commands":
                commands: Any = payload
                self._commands = [payloads.command(one, next(self._ids)) for one in commands]
                return _json(self._commands)
            case "POST", "users", "@me", "channels":
                return _json(_shown_channel(self._direct_channel(int(payload["recipient_id"]))))
            case ("POST", "channels", channel, "messages", _, "threads") | (
                "POST",
                "channels",
                channel,
                "threads",
            ):
                thread = Channel(next(self._ids))
                self._threads[thread.id] = thread
                return _json(payloads.thread(thread.id, int(channel), payload["name"]))
            case "PUT", "channels", _, "thread-members", _:
                return web.Response(status=204)
            case "DELETE", "channels", channel:
                self._threads.pop(int(channel), None)
                return web.Response(status=204)
            case method, "channels", channel, "messages", *rest:
                return self._messages(method, self._channel(int(channel)), rest, payload, sizes)
            case "POST", "interactions", number, _, "callback":
                return self._callback(self._interactions[number], payload, sizes)
            case "POST", "webhooks", _, token:
                interaction = self._interactions[token]
                shown = self._new(interaction.channel, payload, sizes)
                _answer(interaction, shown)
                return _json(shown)
            case method, "webhooks", _, token, "messages", _:
                return self._original(method, self._interactions[token], payload, sizes)
        return _json({"message": "404: Not Found", "code": 0}, 404)

    def _messages(
        self, method: str, channel: Channel, rest: list[str], payload: Payload, sizes: list[int]
    ) -> web.Response:
        if method == "GET" and not rest:
            return _json(list(channel.messages.values())[:-26:-1])
        if method == "POST" and not rest:
            shown = self._new(channel.id, payload, sizes)
            channel.messages[int(shown["id"])] = shown
            channel.change()
            return _json(shown)
        found = channel.messages.get(int(rest[0]))
        if found is None:
            return _json({"message": "Unknown Message", "code": 10008}, 404)
        if method == "DELETE":
            del channel.messages[int(rest[0])]
            channel.change()
            return web.Response(status=204)
        if method == "PATCH":
            self._edit(found, payload, sizes)
            channel.change()
        return _json(found)

    def _callback(
        self, interaction: _Interaction, payload: Payload, sizes: list[int]
    ) -> web.Response:
        kind, data = payload["type"], payload.get("data") or {}
        if kind in (_MESSAGE, _DEFERRED):
            interaction.original = self._new(interaction.channel, data, sizes)
        elif kind == _EDIT and interaction.original is not None:
            self._edit(interaction.original, data, sizes)
        if kind in (_MESSAGE, _EDIT) and interaction.original is not None:
            _answer(interaction, interaction.original)
        elif kind in (_UNCHANGED, _SUGGESTIONS):
            _answer(interaction, _NOTHING)
        callback: Payload = {"interaction": {"id": "1", "type": 3}}
        if interaction.original is not None:
            callback["interaction"] |= {
                "response_message_id": interaction.original["id"],
                "response_message_loading": kind == _DEFERRED,
                "response_message_ephemeral": True,
            }
            callback["resource"] = {"type": kind, "message": interaction.original}
        return _json(callback)

    def _original(
        self, method: str, interaction: _Interaction, payload: Payload, sizes: list[int]
    ) -> web.Response:
        assert interaction.original is not None
        if method == "PATCH":
            self._edit(interaction.original, payload, sizes)
            _answer(interaction, interaction.original)
        return _json(interaction.original)

    def _channel(self, channel: int) -> Channel:
        return self.channels.get(channel) or self._threads.get(channel) or self._direct[channel]

    def _direct_channel(self, user: int) -> Channel:
        for channel in self._direct.values():
            if channel.recipient == user:
                return channel
        channel = Channel(next(self._ids), user)
        self._direct[channel.id] = channel
        return channel

    def _new(self, channel: int, payload: Payload, sizes: list[int]) -> Payload:
        message = payloads.message(next(self._ids), channel, payload)
        self._edit(message, payload, sizes)
        return message

    def _edit(self, message: Payload, payload: Payload, sizes: list[int]) -> None:
        """Show the payload: attachments that it names by their ids stay, files come in order."""
        if "attachments" in payload or sizes:
            kept = {one["id"]: one for one in message["attachments"]}
            shown = []
            for one in payload.get("attachments") or ():
                if str(one["id"]) in kept:
                    shown.append(kept[str(one["id"])])
                elif int(one["id"]) < len(sizes):
                    shown.append(payloads.attachment(next(self._ids), one, sizes[int(one["id"])]))
            message["attachments"] = shown
        if "components" in payload:
            urls = {one["filename"]: one["url"] for one in message["attachments"]}
            message["components"] = payloads.with_urls(payload["components"], urls)


def _answer(interaction: _Interaction, shown: Payload) -> None:
    """Tell who waits that the bot has answered, unless it was told already."""
    if not interaction.answer.done():
        interaction.answer.set_result(shown)


def _shown_channel(channel: Channel) -> Payload:
    return payloads.channel(channel.id, channel.recipient)


def _json(payload: Any, status: int = 200) -> web.Response:
    """An answer as Discord gives it: discord.py reads none with a charset behind its type."""
    body = json.dumps(payload).encode()
    return web.Response(body=body, status=status, content_type="application/json")
