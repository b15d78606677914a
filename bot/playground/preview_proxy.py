"""Serves SimCord's preview page at another address, where actions wait until nobody else acts.

SimCord refuses an action that comes while something else happens in the simulation, such as the
passing of time, and offers no way to have it wait. Its page keeps what was chosen in a select even
when the message has become another, where the same place can't be chosen again; Discord's doesn't.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext
from urllib.parse import urlsplit

import aiohttp
from aiohttp import web

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
