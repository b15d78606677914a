"""A small Discord on loopback: gateway, REST and uploads, for measuring and for faults.

It knows servers with text channels and threads, application commands, messages, direct messages,
interactions and their answers; a bot may divide the servers among shards. It counts the bytes of
uploaded files; of pictures it keeps nothing. It follows Discord's documented protocol
(https://discord.com/developers/docs) and nothing of the bot.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from typing import Any

from aiohttp import web

from tools.discord_stub import payloads
from tools.discord_stub.gateway import Gateway, Session
from tools.discord_stub.interactions import Interaction, Interactions, payload_of
from tools.discord_stub.payloads import ADMINISTRATOR, GUILD, Payload
from tools.discord_stub.request_faults import Fault, RequestFaults
from tools.discord_stub.world import Channel, Refused, World

_MAX_REQUEST = 32 * 2**20
_COMMAND, _COMPONENT, _AUTOCOMPLETION = 2, 3, 4
"""Types of interactions."""


class DiscordStub:
    """Discord: ``world`` is what it keeps, ``faults`` what goes wrong with requests.

    ``channels`` is the number of text channels in all ``guilds`` together.
    """

    def __init__(
        self, channels: int, *, guilds: Sequence[int] = (GUILD,), permissions: int = ADMINISTRATOR
    ) -> None:
        self.port = 0
        self.world = World(channels, guilds=guilds, permissions=permissions)
        self.faults = RequestFaults()
        self.gateway = Gateway(self._welcome)
        self.interactions = Interactions(self.world)
        self.connected = asyncio.Event()
        self.world.on_event = self.gateway.dispatch
        self._runner: web.AppRunner | None = None

    @property
    def channels(self) -> dict[int, Channel]:
        """The servers' text channels and threads."""
        return self.world.channels

    @property
    def uploaded(self) -> int:
        """The bytes of the files that the bot has sent."""
        return self.world.uploaded

    async def start(self) -> None:
        """Listen on a free port of the loopback interface, ``port``."""
        app = web.Application(client_max_size=_MAX_REQUEST)
        app.router.add_get("/gateway{end:/?}", self.gateway.serve)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    # What people do

    async def slash(self, user: int, channel: int, data: Payload) -> Payload:
        """Use a slash command and return the message that answers it."""
        return await self.begin_slash(user, channel, data).answer

    async def suggest(self, user: int, channel: int, data: Payload) -> Payload:
        """Type a slash command; return the suggestions, as a message without anything."""
        data = {"id": "1", "type": 1, **data}
        return await self._begin(user, channel, _AUTOCOMPLETION, data, None).answer

    def begin_slash(self, user: int, channel: int, data: Payload) -> Interaction:
        """Use a slash command; raises ``Refused`` for a channel that isn't there."""
        return self._begin(user, channel, _COMMAND, {"id": "1", "type": 1, **data}, None)

    async def press(
        self, user: int, channel: int, message: Payload, custom_id: str, value: str | None = None
    ) -> Payload:
        """Press a button, or choose ``value`` in a select; return the message that answers it."""
        return await self.begin_press(user, channel, message, custom_id, value).answer

    def begin_press(
        self, user: int, channel: int, message: Payload, custom_id: str, value: str | None = None
    ) -> Interaction:
        """Press a button or choose in a select; raises ``Refused`` where there is no channel."""
        kind = payloads.BUTTON if value is None else payloads.SELECT
        data: Payload = {"custom_id": custom_id, "component_type": kind}
        if value is not None:
            data["values"] = [value]
        return self._begin(user, channel, _COMPONENT, data, message)

    def _begin(
        self, user: int, channel: int, kind: int, data: Payload, message: Payload | None
    ) -> Interaction:
        place = self.world.place(channel)
        interaction = self.interactions.create(user, place, message)
        event = payload_of(self.world, interaction, kind, data, message)
        self.gateway.dispatch("INTERACTION_CREATE", event)
        return interaction

    # The gateway

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway"

    def _welcome(self, session: Session) -> Iterator[tuple[str, Payload]]:
        world = self.world
        guilds = [one for one in world.guilds if session.has(one) and one not in world.left]
        shard = session.shard, session.shards
        yield "READY", payloads.ready(session.name, guilds, shard, self.gateway_url)
        for guild in guilds:
            yield "GUILD_CREATE", self._guild(guild)
        self.connected.set()

    def _guild(self, number: int) -> Payload:
        world = self.world
        channels, threads = world.text_channels(number), world.active_threads(number)
        return payloads.guild_event(number, channels, threads, world.permissions)

    def remove_bot(self, guild: int = GUILD) -> None:
        """Let a server remove the bot."""
        self.world.left.add(guild)
        self.gateway.dispatch("GUILD_DELETE", {"id": str(guild)})

    def invite_bot(self, guild: int = GUILD) -> None:
        """Let a server invite the bot back."""
        self.world.left.discard(guild)
        self.gateway.dispatch("GUILD_CREATE", self._guild(guild))

    # REST

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info["path"].split("/")
        of_interaction = path[0] in ("interactions", "webhooks")
        body = await request.read()
        fault = self.faults.draw(interaction=of_interaction)
        if fault is not None and (answer := await self._fail(request, fault)) is not None:
            return answer
        method, headers = request.method, {}
        if self.faults.limited and path[0] == "channels" and method != "GET":
            wait = self.faults.over_limit(method, path[1])
            if wait is not None:
                return _throttled({"retry_after": wait, "global": False}, {})
            left, after = self.faults.left(method, path[1])
            headers = {
                "X-RateLimit-Bucket": method,
                "X-RateLimit-Limit": "5",
                "X-RateLimit-Remaining": str(left),
                "X-RateLimit-Reset-After": f"{after:.3f}",
            }
        try:
            payload, files = payloads.request_parts(request.headers.get("Content-Type", ""), body)
            found = self._handle(method, path, request.query, payload, files)
            answer = web.Response(status=204) if found is None else _json(found)
        except Refused as refused:
            answer = _json(refused.answer, refused.status)
        if fault is Fault.LOST:
            return _cut(request)
        if fault is Fault.DONE_AND_ERROR:
            return _json({"message": "500: Internal Server Error", "code": 0}, 500)
        answer.headers.update(headers)
        return answer

    async def _fail(self, request: web.Request, fault: Fault) -> web.StreamResponse | None:
        """The answer to a request that isn't done; ``None`` for one that is."""
        faults = self.faults
        match fault:
            case Fault.ERROR:
                return _json({"message": "500: Internal Server Error", "code": 0}, 500)
            case Fault.BAD_GATEWAY | Fault.UNAVAILABLE:
                return web.Response(status=int(fault), text="<html>error</html>")
            case Fault.HANGS:
                await asyncio.sleep(faults.chance.uniform(*faults.hangs_for))
                return _cut(request)
            case Fault.RESET:
                return _cut(request)
            case Fault.SLOW:
                await asyncio.sleep(faults.chance.uniform(*faults.slow_by))
            case Fault.THROTTLED:
                wait = faults.throttled_for
                return _throttled({"retry_after": wait, "global": False}, {})
            case Fault.THROTTLED_BARE:
                return _throttled({}, {})
        return None

    def _handle(
        self, method: str, path: list[str], query: Any, payload: Any, files: list[bytes]
    ) -> Any:
        """What a request returns; ``None`` for nothing. Raises ``Refused``."""
        world = self.world
        match method, *path:
            case "GET", "users", "@me":
                return payloads.user(payloads.BOT)
            case "GET", "oauth2", "applications", "@me":
                return payloads.application()
            case "GET", "applications", _, "commands":
                return world.commands
            case "PUT", "applications", _, "commands":
                world.commands = [payloads.command(one, world.new_id()) for one in payload]
                return world.commands
            case "POST", "users", "@me", "channels":
                return world.direct_channel(int(payload["recipient_id"])).shown()
            case "GET", "gateway", "bot":
                return self.gateway.described(self.gateway_url)
            case "GET", "guilds", guild:
                world.need_guild(int(guild))
                return payloads.guild(int(guild), world.permissions)
            case "GET", "guilds", guild, "members", user:
                world.need_guild(int(guild))
                return payloads.member(int(user), name=world.names.get(int(user)))
            case "PUT" | "DELETE", "channels", _, "thread-members", _:
                return None
            case "POST", "channels", channel, "threads":
                return world.open_thread(world.place(int(channel)), payload, None).shown()
            case "POST", "channels", channel, "messages", message, "threads":
                place = world.place(int(channel))
                return world.open_thread(place, payload, int(message)).shown()
            case method, "channels", channel, "messages", *rest:
                return self._messages(
                    method, world.place(int(channel)), rest, query, payload, files
                )
            case method, "channels", channel:
                place = world.place(int(channel))
                if method == "DELETE":
                    world.remove(place)
                return place.shown()
            case "POST", "interactions", number, _, "callback":
                return self.interactions.callback(number, payload, files)
            case "POST", "webhooks", _, token:
                return self.interactions.follow_up(token, payload, files)
            case method, "webhooks", _, token, "messages", message:
                return self.interactions.change(method, token, message, payload, files)
        raise Refused(404, 0, "404: Not Found")

    def _messages(
        self,
        method: str,
        channel: Channel,
        rest: list[str],
        query: Any,
        payload: Payload,
        files: list[bytes],
    ) -> Any:
        world = self.world
        if method == "POST" and not rest:
            return world.post(channel, payload, files)
        if not rest:
            before = query.get("before")
            limit = int(query.get("limit", 50))
            return world.history(channel, limit, None if before is None else int(before))
        number = int(rest[0])
        if method == "DELETE":
            return world.delete(channel, number)
        if method == "PATCH":
            return world.edit(channel, number, payload, files)
        return world.message(channel, number)


def _json(payload: Any, status: int = 200) -> web.Response:
    """An answer as Discord gives it: discord.py reads none with a charset behind its type."""
    body = json.dumps(payload).encode()
    return web.Response(body=body, status=status, content_type="application/json")


def _throttled(payload: Payload, headers: dict[str, str]) -> web.Response:
    """A 429 of Discord's own: discord.py takes one without ``Via`` for a ban of the address."""
    answer = _json({"message": "You are being rate limited.", **payload}, 429)
    answer.headers.update({"Via": "1.1 loopback", **headers})
    return answer


def _cut(request: web.Request) -> web.Response:
    """Break the connection off instead of an answer."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
