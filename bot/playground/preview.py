"""Shows one place of the simulation at a time on SimCord's preview page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from time import monotonic
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import aiohttp
from aiohttp import web

from bot.playground.simulation import DISCORD_CODES, Place, Simulation

if TYPE_CHECKING:
    from simcord import Preview

PAUSE = 1.5
"""Seconds after a press in which the next one may follow."""

_log = logging.getLogger(__name__)


class PreviewPage:
    """Opens a page for a place; opening another closes the one before."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        self._preview: Preview | None = None
        self._proxy: PreviewProxy | None = None
        self._closed: asyncio.Task[None] | None = None
        self._place: Place | None = None
        self._changed = False
        self._pressed = -PAUSE
        self._seen: dict[str, int] = {}
        simulation.env.backend.subscribers.append(self._on_event)

    def is_open(self, place: Place) -> bool:
        """Whether the open page shows this place."""
        return self._open and self._place is not None and self._place.key == place.key

    async def show(self, place: Place, first: int | None = None) -> str:
        """Open a place and return its page's address; whoever has it can act there.

        ``first`` is the id of the person whom the page begins as; by default the place's first.
        """
        viewers = sorted(place.viewers, key=lambda viewer: viewer.id != first)
        async with self._simulation.exclusive():
            await self._close()
            preview = self._simulation.env.preview(
                place.handle,
                viewers=viewers,
                layout="channel",
                locale=DISCORD_CODES[self._simulation.language],
                timezone=self._simulation.zone.key,
            )
            await preview.__aenter__()
            self._preview, self._place = preview, place
            self._closed = asyncio.create_task(preview.wait_closed())
            self._proxy = PreviewProxy(preview.url, self._acting)
            return await self._proxy.start()

    async def close(self) -> None:
        """Close the open page, if there is one."""
        async with self._simulation.exclusive():
            await self._close()

    async def refresh(self) -> None:
        """Let the open page show what has happened since it was last drawn."""
        async with self._simulation.exclusive():
            self._changed = False
            if self._open and self._preview is not None:
                await self._preview.refresh()

    async def keep_fresh(self, every: float = 0.5) -> None:
        """Refresh whenever the bot did something by itself; runs until cancelled.

        A refresh outdates the buttons of a page for the half second until it has fetched it, so
        there is none without a reason, nor among presses: each of those draws the page anyway.
        """
        while True:
            await asyncio.sleep(every)
            if self._changed and monotonic() - self._pressed >= PAUSE:
                try:
                    await self.refresh()
                except TimeoutError:
                    _log.exception("the bot did not come to rest")

    def unread(self, place: Place) -> int:
        """The number of the bot's messages in a place since it was last open."""
        messages = self._simulation.env.backend.messages.get(place.handle.id, {})
        if self.is_open(place):
            self._seen[place.key] = max(messages, default=0)
        seen = self._seen.get(place.key, 0)
        return sum(not message.is_ephemeral for at, message in messages.items() if at > seen)

    @property
    def _open(self) -> bool:
        return self._closed is not None and not self._closed.done()

    @asynccontextmanager
    async def _acting(self) -> AsyncIterator[None]:
        """Let a press on the page wait until nobody else acts; its result is drawn at once."""
        async with self._simulation.exclusive():
            yield
            self._changed = False
            self._pressed = monotonic()

    def _on_event(self, event: str, _payload: Mapping[str, Any]) -> None:
        if event.startswith(("MESSAGE_", "CHANNEL_", "THREAD_")):
            self._changed = True

    async def _close(self) -> None:
        if self._proxy is not None:
            await self._proxy.close()
        if self._preview is not None:
            await self._preview.close()
        if self._closed is not None:
            await self._closed
        self._preview = self._proxy = self._closed = self._place = None


HOST = "127.0.0.1"
LARGEST = 32 * 2**20
"""Bytes of a request; SimCord takes 26 MiB of uploads."""
SHUTDOWN_SECONDS = 1.0
"""Patience with actions under way when the page closes: they may wait for whoever closes it."""
_ACTION = "/api/action"
SELECTS = "/select-drafts.js"
CHOSEN = b'&& changed) dispatch("select", { control_key: key, values });'
"""The path to which SimCord's script sends what was chosen in a select."""
_FORGOTTEN = (
    b'&& changed) { dispatch("select", { control_key: key, values }); '
    b"currentDrafts(key).delete(key); state.selectDrafts.delete(key); }"
)
_NOT_FORWARDED = frozenset({"host", "origin", "content-length", "transfer-encoding", "connection"})
_NOT_RETURNED = frozenset({"content-length", "transfer-encoding", "content-encoding", "connection"})


class PreviewProxy:
    """Forwards requests to the preview at ``url``; ``acting`` is entered for each action."""

    def __init__(self, url: str, acting: Callable[[], AbstractAsyncContextManager[None]]) -> None:
        target = urlsplit(url)
        self._target = f"{target.scheme}://{target.netloc}"
        self._fragment = target.fragment
        self._acting = acting
        app = web.Application(client_max_size=LARGEST)
        app.router.add_route("*", "/{path:.*}", self._forward)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN_SECONDS)

    async def start(self) -> str:
        """Begin to serve, on a free port of this machine only, and return the page's address."""
        self._session = aiohttp.ClientSession(auto_decompress=True)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, 0).start()
        self._own = f"http://{HOST}:{self._runner.addresses[0][1]}"
        return f"{self._own}/#{self._fragment}"

    async def close(self) -> None:
        """Stop serving."""
        await self._runner.cleanup()
        await self._session.close()

    async def _forward(self, request: web.Request) -> web.Response:
        # SimCord checks where a request comes from; for it they all come from here.
        if request.headers.get("Host", "") != urlsplit(self._own).netloc:
            raise web.HTTPForbidden
        if request.headers.get("Origin") not in {None, self._own}:
            raise web.HTTPForbidden
        waiting = self._acting() if request.path == _ACTION else nullcontext()
        async with (
            waiting,
            self._session.request(
                request.method,
                self._target + request.path_qs,
                headers=_without(request.headers, _NOT_FORWARDED),
                data=await request.read(),
            ) as answer,
        ):
            headers = _without(answer.headers, _NOT_RETURNED)
            body = await answer.read()
            if request.path == SELECTS:
                body = body.replace(CHOSEN, _FORGOTTEN)
            return web.Response(status=answer.status, headers=headers, body=body)


def _without(headers: Mapping[str, str], names: frozenset[str]) -> dict[str, str]:
    return {name: value for name, value in headers.items() if name.lower() not in names}
