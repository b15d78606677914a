"""A tiny bot for tests of the playground, and a client of its pages."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.clock import Clock


class Wave(ui.DynamicItem[ui.Button[ui.View]], template="wave"):
    def __init__(self) -> None:
        super().__init__(ui.Button(label="Wave", custom_id="wave"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Wave:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"hello in {interaction.locale}", ephemeral=True)
        await interaction.user.send("a secret")


class SmallBot(commands.Bot):
    """Answers ``/hello`` with a button, and posts by itself an hour later."""

    def __init__(self, clock: Clock) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True))
        self.clock = clock

    async def setup_hook(self) -> None:
        @app_commands.command(description="say hello")
        async def hello(interaction: discord.Interaction) -> None:
            view = ui.View(timeout=None)
            view.add_item(Wave())
            await interaction.response.send_message("hello", view=view)
            self.later = asyncio.create_task(self.speak(interaction.channel))

        self.add_dynamic_items(Wave)
        self.tree.add_command(hello)
        await self.tree.sync()

    async def speak(self, channel: Any) -> None:
        await self.clock.sleep(3600)
        await channel.send("an hour later")


async def post(browser: aiohttp.ClientSession, url: str, **form: str) -> str:
    async with browser.post(url, data=form, allow_redirects=False) as answer:
        assert answer.status == 303
        return answer.headers["Location"]


class DiscordPage:
    """What SimCord's page does in a browser, as far as these tests need it."""

    def __init__(self, browser: aiohttp.ClientSession, url: str) -> None:
        parts = urlsplit(url)
        self.browser, self.base = browser, f"http://{parts.netloc}"
        self.headers = {"X-Simcord-Capability": parts.fragment}
        self.sequence = 0

    async def load(self) -> dict[str, Any]:
        async with self.browser.post(
            f"{self.base}/api/pages", json={}, headers=self.headers
        ) as answer:
            self.state: dict[str, Any] = await answer.json()
        self.headers["X-Simcord-Context"] = self.state["context"]["id"]
        return self.state

    @property
    def viewers(self) -> dict[str, str]:
        return {viewer["id"]: viewer["name"] for viewer in self.state["viewers"]}

    @property
    def viewer(self) -> str:
        return self.viewers[self.state["viewerId"]]

    async def fetch(self) -> dict[str, Any]:
        async with self.browser.get(f"{self.base}/api/state", headers=self.headers) as answer:
            self.state = await answer.json()
        return self.state

    async def refresh(self) -> None:
        self.sequence += 1
        body = {
            "protocol_version": 3,
            "sequence": self.sequence,
            "request_id": f"r{self.sequence}",
            "generation": 1,
            "bot_generation": 1,
            "kind": "refresh",
        }
        async with self.browser.post(
            f"{self.base}/api/action", json=body, headers=self.headers
        ) as answer:
            assert answer.status == 200


async def opened(
    browser: aiohttp.ClientSession, address: str, place: str, person: str
) -> DiscordPage:
    return DiscordPage(browser, await post(browser, f"{address}open", place=place, person=person))
