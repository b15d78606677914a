"""Shows one place of the simulation at a time on SimCord's preview page, which may be framed."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from time import monotonic
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import aiohttp
from aiohttp import web

from bot.playground.pages import template_text
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
        self.frames: tuple[str, ...] = ()
        """The origins of the pages that may hold the page in a frame."""
        self._preview: Preview | None = None
        self._address: str | None = None
        self._proxy: PreviewProxy | None = None
        self._closed: asyncio.Task[None] | None = None
        self._place: Place | None = None
        self._changed = False
        self._pressed = -PAUSE
        self._seen: dict[str, int] = {}
        simulation.env.backend.subscribers.append(self._on_event)

    def is_open(self, place: Place) -> bool:
        """Whether the open page shows this place."""
        return self.place is not None and self.place.key == place.key

    @property
    def place(self) -> Place | None:
        """The place that the open page shows; ``None`` while none is open."""
        return self._place if self._open else None

    @property
    def address(self) -> str | None:
        """The open page's address; whoever has it can act there. ``None`` while none is open."""
        return self._address if self._open else None

    async def show(self, place: Place, first: int | None = None) -> None:
        """Open a place.

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
            self._proxy = PreviewProxy(preview.url, self._acting, self.frames)
            self._address = await self._proxy.start()

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
        self._preview = self._proxy = self._closed = self._place = self._address = None


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
_HEAD = b"</head>"
_LEAD_ON = b'<link rel="stylesheet" href="/lead-on.css"><script src="/lead-on.js" defer></script>'
_OWN = {
    "/lead-on.js": ("lead_on.js", "text/javascript"),
    "/lead-on.css": ("lead_on.css", "text/css"),
}
"""Files added to SimCord's page: with them links to tables lead on inside the playground."""
_FRAMED = re.compile(r"frame-ancestors [^;]*")
_NOT_FORWARDED = frozenset({"host", "origin", "content-length", "transfer-encoding", "connection"})
_NOT_RETURNED = frozenset(
    {"content-length", "transfer-encoding", "content-encoding", "connection", "x-frame-options"}
)
_POLICY = "Content-Security-Policy"


class PreviewProxy:
    """Forwards requests to the preview at ``url``; ``acting`` is entered for each action.

    The page may stand in a frame of one of the origins ``frames``.
    """

    def __init__(
        self,
        url: str,
        acting: Callable[[], AbstractAsyncContextManager[None]],
        frames: Sequence[str],
    ) -> None:
        target = urlsplit(url)
        self._target = f"{target.scheme}://{target.netloc}"
        self._fragment = target.fragment
        self._acting = acting
        self._frames = " ".join(frames) or "'none'"
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
        if (own := _OWN.get(request.path)) is not None:
            name, kind = own
            return web.Response(text=template_text(name), content_type=kind)
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
            if _POLICY in headers:
                framed = f"frame-ancestors {self._frames}"
                headers[_POLICY] = _FRAMED.sub(framed, headers[_POLICY])
            if request.path == "/":
                body = body.replace(_HEAD, _LEAD_ON + _HEAD)
            if request.path == SELECTS:
                body = body.replace(CHOSEN, _FORGOTTEN)
            return web.Response(status=answer.status, headers=headers, body=body)


def _without(headers: Mapping[str, str], names: frozenset[str]) -> dict[str, str]:
    return {name: value for name, value in headers.items() if name.lower() not in names}
