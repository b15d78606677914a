"""A process's share of Discord's limit on requests."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import web
from aiolimiter import AsyncLimiter
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter
from yarl import URL

from bot.app import MissionControl, create_bot
from bot.request_limit import counts
from tests.bot.conftest import settings_at
from tests.bot.test_process import TOKEN, served

A_SECOND = 50
ME = "/users/@me"
MESSAGES = "/channels/1/messages"
CALLBACK = "/interactions/1/token/callback"
LATER = "/webhooks/1/token"


class Arrivals:
    """Discord's REST interface, which remembers the path and the time of each request."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, float]] = []
        self.refusals = 0
        """How many messages are still to be refused, for there are too many."""

    async def answer(self, request: web.Request) -> web.Response:
        self.seen.append((request.path, asyncio.get_running_loop().time()))
        if request.path == MESSAGES and self.refusals:
            self.refusals -= 1
            refusal = {"retry_after": 0.0, "global": False}
            return web.Response(
                body=json.dumps(refusal).encode(),
                content_type="application/json",
                status=429,
                headers={"Via": "1.1 google"},
            )
        return web.json_response({"id": "1", "username": "bot", "discriminator": "0"})

    @property
    def paths(self) -> list[str]:
        return [path for path, _ in self.seen]


@pytest.fixture
async def arrivals(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Arrivals]:
    found, application = Arrivals(), web.Application()
    application.router.add_route("*", "/{path:.*}", found.answer)
    async with served(application) as port:
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}")
        yield found


@pytest.fixture
async def bot(arrivals: Arrivals) -> AsyncIterator[MissionControl]:
    settings = settings_at("sqlite+aiosqlite://", requests_a_second=A_SECOND)
    async with create_bot(settings) as made:
        await made.http.static_login(TOKEN)
        yield made


def message(bot: MissionControl) -> asyncio.Task[Any]:
    return asyncio.create_task(bot.http.request(Route("POST", MESSAGES), json={}))


async def test_requests_and_further_tries_go_out_at_equal_distances(
    arrivals: Arrivals, bot: MissionControl
) -> None:
    arrivals.refusals = 2
    await asyncio.gather(*(message(bot) for _ in range(4)))
    assert arrivals.paths == [ME] + [MESSAGES] * 6
    times = [time for _, time in arrivals.seen]
    # A slow machine may see two close together, but never all of them early.
    assert times[-1] - times[0] > 5 / A_SECOND


async def test_answers_of_presses_wait_for_nothing(
    arrivals: Arrivals, bot: MissionControl, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, turn = asyncio.Event(), asyncio.Event()

    async def acquire(limiter: AsyncLimiter, amount: float = 1) -> None:
        asked.set()
        await turn.wait()

    monkeypatch.setattr(AsyncLimiter, "acquire", acquire)
    waits = message(bot)
    await asked.wait()
    session, adapter = bot.http._HTTPClient__session, AsyncWebhookAdapter()  # type: ignore[attr-defined]
    for path in (CALLBACK, LATER):
        await adapter.request(Route("POST", path), session, payload={})
    assert arrivals.paths == [ME, CALLBACK, LATER]
    turn.set()
    await waits
    assert arrivals.paths[-1] == MESSAGES


async def test_nobody_waits_unless_the_operator_says_so(arrivals: Arrivals) -> None:
    traced = [
        create_bot(settings_at("sqlite+aiosqlite://", requests_a_second=number)).http.http_trace
        for number in (None, 12)
    ]
    assert [len(trace.on_request_start) for trace in traced if trace] == [1, 2]


@pytest.mark.parametrize(
    ("url", "counted"),
    [
        (f"{Route.BASE}/channels/1/messages?limit=1", True),
        (f"{Route.BASE}/gateway/bot", True),
        (f"{Route.BASE}/interactions/1/token/callback", False),
        (f"{Route.BASE}/webhooks/1/token/messages/@original", False),
        ("wss://gateway.discord.gg/?v=10", False),
        ("https://cdn.discordapp.com/attachments/1/2/file", False),
    ],
)
def test_what_counts(url: str, counted: bool) -> None:
    assert counts(URL(url)) == counted
