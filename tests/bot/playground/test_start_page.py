"""The playground's start page and preview, around a tiny bot, read by a client of its pages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from importlib.resources import files
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import discord
import pytest
from discord import app_commands, ui
from discord.ext import commands

from bot.clock import Clock
from bot.i18n import words
from bot.playground.preview import CHOSEN, SELECTS
from bot.playground.simulation import Simulation
from bot.playground.start_page import open_start_page, preferred


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


HANGS = 300
"""Seconds after which nothing will happen any more, however busy the machine is."""


@pytest.fixture
async def simulation() -> AsyncIterator[Simulation]:
    simulation = Simulation(SmallBot)
    await simulation.start()
    yield simulation
    await simulation.stop()


@pytest.fixture
async def address(simulation: Simulation) -> AsyncIterator[str]:
    async with open_start_page(simulation, 0) as address:
        yield address


@pytest.fixture
async def browser() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        yield session


def test_language_is_the_first_one_of_the_browser_that_we_speak() -> None:
    assert preferred("nl, fr-CH;q=0.9, en;q=0.8", "de") == "fr"
    assert preferred("en;q=0.3, it;q=0.7", "de") == "it"
    assert preferred("nl;q=x, pt-BR", "de") == "de"
    assert preferred("", "de") == "de"


async def test_page_speaks_the_browsers_language_until_another_is_chosen(
    address: str, browser: aiohttp.ClientSession, simulation: Simulation
) -> None:
    italian = {"Accept-Language": "it-IT, en;q=0.5"}
    async with browser.get(address, headers=italian) as answer:
        assert words("it")("playground-game") in await answer.text()
    assert await post(browser, f"{address}language", language="de") == "/"
    async with browser.get(address, headers=italian) as answer:
        assert words("de")("playground-game") in await answer.text()
    assert simulation.language == "de"


async def test_people_speak_the_pages_language(simulation: Simulation) -> None:
    anna = simulation.people["anna"]
    room = simulation.channels[0]
    await anna.slash(room, "hello")
    said = room.last_message
    for language, code in (("fr", "fr"), ("en", "en-US")):
        simulation.language = language
        answer = await anna.click(said, label="Wave")
        assert answer.response.content == f"hello in {code}"


async def test_visitor_can_be_anybody_in_the_channel_and_in_the_inboxes(
    address: str, browser: aiohttp.ClientSession, simulation: Simulation
) -> None:
    room = simulation.channels_and_threads()[0]
    page = await opened(browser, address, room.key, "bruno")
    await page.load()
    assert page.viewer == "Bruno"
    assert set(page.viewers.values()) == {"Anna", "Bruno", "Chloé", "Dieter", "Ella"}

    async with simulation.exclusive():
        await simulation.people["anna"].slash(room.handle, "hello")
        await simulation.people["anna"].click(room.handle.last_message, label="Wave")
    inbox = await opened(browser, address, "dm-anna", "anna")
    state = await inbox.load()
    assert list(inbox.viewers.values()) == ["Anna"]
    assert "a secret" in str(state["messages"])
    with pytest.raises(aiohttp.ClientConnectionError):  # one at a time: the first is closed
        await page.fetch()


async def test_what_was_chosen_in_a_select_can_be_chosen_again(
    address: str, browser: aiohttp.ClientSession, simulation: Simulation
) -> None:
    page = await opened(browser, address, "last-channel", "anna")
    async with browser.get(f"{page.base}{SELECTS}", headers=page.headers) as answer:
        script = await answer.text()
    own = files("simcord.preview").joinpath(f"static{SELECTS}").read_text(encoding="utf-8")
    assert CHOSEN.decode() in own, (
        "SimCord's script is another one now: see whether it still keeps it"
    )
    assert CHOSEN.decode() not in script
    assert script.count("state.selectDrafts.delete(key);") > own.count(
        "state.selectDrafts.delete(key);"
    )


async def test_in_the_channel_means_where_the_visitor_was_last(
    address: str, browser: aiohttp.ClientSession, simulation: Simulation
) -> None:
    other = simulation.add_channel()
    page = await opened(browser, address, "last-channel", "anna")
    assert (await page.load())["channelId"] == str(simulation.channels[0].id)
    await opened(browser, address, f"channel-{other.id}", "anna")
    await opened(browser, address, "dm-bruno", "bruno")
    page = await opened(browser, address, "last-channel", "bruno")
    assert (await page.load())["channelId"] == str(other.id)


async def test_page_counts_what_came_to_places_that_are_not_open(
    address: str, browser: aiohttp.ClientSession, simulation: Simulation
) -> None:
    async def unread(key: str) -> int:
        async with browser.get(f"{address}state") as answer:
            places = (await answer.json())["places"]
        return next(place["unread"] for place in places if place["key"] == key)

    room = simulation.channels[0]
    async with simulation.exclusive():
        await simulation.people["anna"].slash(room, "hello")
        await simulation.people["anna"].click(room.last_message, label="Wave")
    assert await unread("dm-anna") == 1
    assert await unread("dm-bruno") == 0
    await post(browser, f"{address}open", place="dm-anna", person="anna")
    assert await unread("dm-anna") == 0


async def test_time_leaps_and_the_open_page_shows_what_fell_due(
    address: str, browser: aiohttp.ClientSession, simulation: Simulation
) -> None:
    room = simulation.channels_and_threads()[0]
    async with simulation.exclusive():
        await simulation.people["anna"].slash(room.handle, "hello")
    page = DiscordPage(
        browser, await post(browser, f"{address}open", place=room.key, person="anna")
    )
    assert "an hour later" not in str((await page.load())["messages"])
    before = simulation.env.now()
    assert await post(browser, f"{address}time", hours="12") == "/?passed=12"
    assert (simulation.env.now() - before).total_seconds() >= 12 * 3600
    assert "an hour later" in str((await page.fetch())["messages"])
    async with browser.get(f"{address}?passed=12") as answer:
        assert words("en")("playground-done-time", hours=12) in await answer.text()


async def test_what_sleeps_by_the_clock_wakes_as_the_machines_time_passes(
    simulation: Simulation,
) -> None:
    async def nap() -> None:
        await bot.clock.sleep(0.3)
        woken.append(simulation.env.now())

    bot: Any = simulation.env.bot
    woken: list[datetime] = []
    start = simulation.env.now()
    with simulation.env._bot_scope():
        task = asyncio.create_task(nap())
    await simulation.env.settle()
    assert not task.done()
    keeper = asyncio.create_task(simulation.keep_time(every=0.02))
    await asyncio.wait({task}, timeout=HANGS)
    keeper.cancel()
    assert [(at - start).total_seconds() for at in woken] == [0.3]


async def test_clock_is_shown_in_the_visitors_time_zone(
    address: str, browser: aiohttp.ClientSession, simulation: Simulation
) -> None:
    async def clock() -> str:
        async with browser.get(f"{address}state") as answer:
            return str((await answer.json())["now"])

    browser.cookie_jar.update_cookies({"zone": "Asia/Kolkata"})
    assert await clock() == f"{simulation.env.now() + timedelta(hours=5.5):%Y-%m-%d %H:%M}"
    browser.cookie_jar.update_cookies({"zone": "../nowhere"})
    assert await clock() == f"{simulation.env.now():%Y-%m-%d %H:%M}"


async def test_restart_brings_a_new_bot_to_the_same_discord(
    address: str, browser: aiohttp.ClientSession, simulation: Simulation
) -> None:
    anna, room = simulation.people["anna"], simulation.channels[0]
    async with simulation.exclusive():
        await anna.slash(room, "hello")
    first = simulation.env.bot
    assert await post(browser, f"{address}restart") == "/?restarted=1"
    assert first.is_closed()
    assert simulation.env.bot is not first
    async with simulation.exclusive():
        answer = await anna.click(room.last_message, label="Wave")
    assert answer.ephemeral


async def test_a_press_on_the_page_waits_its_turn(
    address: str, browser: aiohttp.ClientSession, simulation: Simulation
) -> None:
    room = simulation.channels_and_threads()[0]
    page = DiscordPage(
        browser, await post(browser, f"{address}open", place=room.key, person="anna")
    )
    await page.load()
    async with simulation.exclusive():
        press = asyncio.create_task(page.refresh())
        done, _ = await asyncio.wait({press}, timeout=0.2)
        assert not done
    await asyncio.wait_for(press, HANGS)


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "http://elsewhere.example"}, {"Origin": "null"}, {"Host": "elsewhere.example:80"}],
)
async def test_other_sites_cannot_act_here(
    address: str, browser: aiohttp.ClientSession, simulation: Simulation, headers: dict[str, str]
) -> None:
    before = simulation.env.bot
    async with browser.post(f"{address}restart", headers=headers) as answer:
        assert answer.status == 403
    assert simulation.env.bot is before


async def test_nonsense_is_refused(address: str, browser: aiohttp.ClientSession) -> None:
    wrong: list[tuple[str, dict[str, str], int]] = [
        ("open", {"place": "dm-nobody"}, 404),
        ("time", {"hours": "1000"}, 400),
        ("game", {"game": "race1969", "person": "anna", "seats": "9", "humans": "1"}, 400),
        ("game", {"game": "whist", "person": "anna", "seats": "3", "humans": "1"}, 400),
        ("game", {"game": "race1969", "person": "nobody", "seats": "3", "humans": "1"}, 400),
        ("language", {"language": "xx"}, 400),
    ]
    for path, form, status in wrong:
        async with browser.post(address + path, data=form, allow_redirects=False) as answer:
            assert answer.status == status


async def test_what_fails_is_said_on_the_page(
    address: str, browser: aiohttp.ClientSession, caplog: pytest.LogCaptureFixture
) -> None:
    # The small bot has no tables, so no game can be started with it.
    location = await post(
        browser, f"{address}game", game="race1969", person="anna", seats="3", humans="1"
    )
    assert location == "/?failed=1"
    assert "could not answer /game" in caplog.text
    async with browser.get(f"{address}?failed=1") as answer:
        assert words("en")("playground-failed") in await answer.text()
