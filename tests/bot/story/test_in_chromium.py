"""A story opened in Chromium, on a desk and on a phone; skipped where no Chromium is installed."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.games import PRESENTERS
from bot.messages.story.page import page
from tests.bot.helpers.stories import story_of
from tests.bot.helpers.worst_case import NAMES

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "chrome"))), None)
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed")

DESK, PHONE = 1280, 380
ROOT = "document.documentElement"
PATIENCE = 120.0
"""Seconds that a browser may take on a busy machine."""
LONGEST = "W" * 32
"""A name that breaks nowhere."""


class Tab:
    """A tab of a browser, by the protocol of its developer tools."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._number = 0
        self.events: list[dict[str, Any]] = []

    async def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._number += 1
        await self._socket.send_json({"id": self._number, "method": method, "params": parameters})
        while (answer := await self._socket.receive_json()).get("id") != self._number:
            self.events.append(answer)
        assert "error" not in answer, answer["error"]
        result: dict[str, Any] = answer["result"]
        return result

    async def happened(self, event: str) -> None:
        while event not in [one.get("method") for one in self.events]:
            self.events.append(await self._socket.receive_json())

    async def value(self, expression: str) -> Any:
        found = await self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        return found["result"]["value"]


@pytest.fixture
async def tab(tmp_path: Path) -> AsyncIterator[Tab]:
    assert CHROMIUM is not None
    browser = await asyncio.create_subprocess_exec(
        CHROMIUM,
        "--headless",
        "--no-sandbox",  # which a container's root may not have
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--remote-debugging-port=0",
        f"--user-data-dir={tmp_path / 'profile'}",
        "about:blank",
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session:
            assert browser.stderr is not None
            said = await browser.stderr.readuntil(b"/devtools/browser/")
            port = said.decode().rpartition("ws://127.0.0.1:")[2].partition("/")[0]
            async with session.put(f"http://127.0.0.1:{port}/json/new?about:blank") as answer:
                address = (await answer.json())["webSocketDebuggerUrl"]
            async with session.ws_connect(address, max_msg_size=0) as socket:
                yield Tab(socket)
    finally:
        os.killpg(browser.pid, signal.SIGKILL)
        await browser.wait()


@pytest.mark.drawn_pictures
async def test_it_fits_a_desk_and_a_phone(tab: Tab, tmp_path: Path) -> None:
    """Nothing has to be scrolled sideways, every picture is shown, and nothing is loaded."""
    for domain in ("Page", "Network", "Runtime", "Log"):
        await tab.call(f"{domain}.enable")
    for number, presenter in enumerate(PRESENTERS.values()):
        file = tmp_path / f"story-{number}.html"
        file.write_bytes(page(story_of(presenter, "de", (*NAMES, LONGEST))))
        for width in (DESK, PHONE):
            await tab.call(
                "Emulation.setDeviceMetricsOverride",
                width=width,
                height=800,
                deviceScaleFactor=1,
                mobile=width == PHONE,
            )
            tab.events.clear()
            await tab.call("Page.navigate", url=file.as_uri())
            await tab.happened("Page.loadEventFired")
            assert await tab.value("innerWidth") == width
            assert await tab.value(f"{ROOT}.scrollWidth === {ROOT}.clientWidth")
            images = "[...document.images]"
            assert await tab.value(f"{images}.length") > 3
            assert await tab.value(f"{images}.every(i => i.complete && i.naturalWidth > 0)")
            assert await tab.value(f"{images}.every(i => i.clientWidth >= 300)"), "to be read"
            asked = [
                one["params"]["request"]["url"]
                for one in tab.events
                if one.get("method") == "Network.requestWillBeSent"
            ]
            assert [url for url in asked if not url.startswith("data:")] == [file.as_uri()]
            complaints = [one for one in tab.events if one.get("method") == "Log.entryAdded"]
            assert complaints == []
