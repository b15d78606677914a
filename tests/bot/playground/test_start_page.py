"""The playground's start page and preview, around a tiny bot, read by a client of its pages."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from html import unescape
from importlib.resources import files
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import discord
import pytest
from discord import app_commands, ui
from discord.ext import commands

from bot.clock import Clock
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.game_list import players
from bot.playground.preview import CHOSEN, SELECTS
from bot.playground.simulation import Simulation
from bot.playground.start_page import open_start_page, preferred
from bot.settings import LANGUAGES


class Wave(ui.DynamicItem[ui.Button[ui.View]], template="wave"):
    def __init__(self) -> None:
        super().__init__(ui.Button(label="Wave", custom_id="wave"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Wave:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"hello in {interaction.locale}", ephemeral=True)
        await interaction.user.send("a secret")


class SmallBot(commands.AutoShardedBot):
    """Answers ``/hello`` with a button, and posts by itself an hour later."""

    def __init__(self, clock: Clock) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True), shard_count=1)
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
    browser: aiohttp.ClientSession, address: str, place: str = "", person: str = "", **form: str
) -> DiscordPage:
    """SimCord's page in the frame, after a place was opened."""
    form = {"place": place, "person": person, **form}
    assert await post(browser, f"{address}open", **form) == "/discord"
    return DiscordPage(browser, framed(await text_of(browser, f"{address}discord")))


async def text_of(browser: aiohttp.ClientSession, url: str) -> str:
    async with browser.get(url) as answer:
        assert answer.status == 200
        return await answer.text()


def framed(page: str) -> str:
    """The address of the page in the frame."""
    found = re.search(r'<iframe id="place" src="([^"]+)"', page)
    assert found is not None
    return found[1]


def tabs(page: str) -> list[tuple[str, str]]:
    """The keys and names of a page's tabs, in order; the current one's name ends with an arrow."""
    found = re.findall(r'name="place" value="([^"]+)"([^>]*)>.*?<span>([^<]+)</span>', page)
    return [(key, name + (" <" if "aria-current" in more else "")) for key, more, name in found]


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


async def test_the_language_of_the_command_line_comes_before_the_browsers(
    simulation: Simulation, browser: aiohttp.ClientSession
) -> None:
    async with open_start_page(simulation, 0, "it") as told:
        async with browser.get(told, headers={"Accept-Language": "en"}) as answer:
            assert words("it")("playground-game") in await answer.text()
        assert await post(browser, f"{told}language", language="de") == "/"
        async with browser.get(told, headers={"Accept-Language": "en"}) as answer:
            assert words("de")("playground-game") in await answer.text()


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
    page = await opened(browser, address, room.key, "anna")
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
    page = await opened(browser, address, room.key, "anna")
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
        ("learn", {"game": "whist", "person": "anna"}, 400),
        ("learn", {"game": "race1969", "person": "nobody"}, 400),
        ("lesson", {"game": "race1969", "person": "nobody"}, 400),
        ("game", {"game": "space1999", "person": "anna", "seats": "5", "humans": "1"}, 400),
        ("time", {"hours": "1000"}, 400),
        ("game", {"game": "race1969", "person": "anna", "seats": "9", "humans": "1"}, 400),
        ("game", {"game": "whist", "person": "anna", "seats": "3", "humans": "1"}, 400),
        ("game", {"game": "race1969", "person": "nobody", "seats": "3", "humans": "1"}, 400),
        ("language", {"language": "xx"}, 400),
    ]
    for path, form, status in wrong:
        async with browser.post(address + path, data=form, allow_redirects=False) as answer:
            assert answer.status == status


@pytest.mark.parametrize("game", PRESENTERS)
async def test_the_start_page_offers_the_seats_that_a_game_has(
    address: str, browser: aiohttp.ClientSession, game: str
) -> None:
    page = await text_of(browser, address)
    card = next(one for one in page.split('<article class="game">') if f'value="{game}"' in one)
    offered = re.findall(r'<option value="(\d+)"', card.partition('name="seats"')[2])
    counts = PRESENTERS[game].game.seat_counts
    assert offered[: len(counts)] == [str(count) for count in counts]
    assert offered[len(counts) :] == [str(n) for n in range(1, max(counts) + 1)], "people"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_start_page_tells_of_each_game(
    address: str, browser: aiohttp.ClientSession, language: str
) -> None:
    await post(browser, f"{address}language", language=language)
    page, t = unescape(await text_of(browser, address)), words(language)
    for game, presenter in PRESENTERS.items():
        for text in (
            presenter.title(t),
            presenter.pitch(t),
            presenter.length(t),
            presenter.difficulty(t),
            players(presenter, t),
            t("button-lesson"),
        ):
            assert text in page
        async with browser.get(f"{address}cover/{game}") as answer:
            assert (answer.status, answer.content_type) == (200, "image/png")
    async with browser.get(f"{address}cover/whist") as answer:
        assert answer.status == 404


async def test_each_place_has_its_tab(
    address: str, browser: aiohttp.ClientSession, simulation: Simulation
) -> None:
    async with browser.get(f"{address}discord", allow_redirects=False) as answer:
        assert answer.headers["Location"] == "/", "nothing is open"
    other = simulation.add_channel()
    await opened(browser, address, "dm-bruno", "anna")
    found = tabs(await text_of(browser, f"{address}discord"))
    assert [name for _, name in found] == [
        "# missions",
        "# missions-2",
        "Anna",
        "Bruno <",
        "Chloé",
        "Dieter",
        "Ella",
    ]
    page = await opened(browser, address, f"channel-{other.id}")
    await page.load()
    assert page.viewer == "Bruno", "whoever read there last goes on"
    found = tabs(await text_of(browser, f"{address}discord"))
    assert found[1] == (f"channel-{other.id}", "# missions-2 <")


async def test_simcords_page_may_stand_in_ours_only(
    address: str, browser: aiohttp.ClientSession
) -> None:
    page = await opened(browser, address, "last-channel", "anna")
    async with browser.get(page.base) as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert "X-Frame-Options" not in answer.headers
        html = await answer.text()
    ours = address.rstrip("/")
    wanted = f"frame-ancestors {ours} {ours.replace('127.0.0.1', 'localhost')}"
    assert wanted in policy.split("; ")
    assert html.index("/lead-on.js") < html.index("</head>")
    for own in ("/lead-on.js", "/lead-on.css"):
        assert "SimCord" in await text_of(browser, page.base + own)
    async with browser.get(f"{address}discord") as answer:
        policy = answer.headers["Content-Security-Policy"]
    assert f"frame-src {page.base}" in policy
    assert "frame-ancestors 'none'" in policy


async def test_a_link_to_a_channel_opens_it_here(
    address: str, browser: aiohttp.ClientSession, simulation: Simulation
) -> None:
    other, chloe = simulation.add_channel(), simulation.people["chloe"]
    await opened(browser, address, "dm-anna", "anna")
    link = f"https://discord.com/channels/{simulation.guild.id}/{other.id}"
    # SimCord's page tells who looks on by the person's id.
    page = await opened(browser, address, person=str(chloe.id), link=f"{link}/123")
    assert (await page.load())["channelId"] == str(other.id)
    assert page.viewer == "Chloé"
    for gone in (f"{link}0", "https://elsewhere.example/channels/1/2"):
        assert await post(browser, f"{address}open", link=gone) == "/discord?gone=1"
    assert words("en")("playground-gone") in unescape(
        await text_of(browser, f"{address}discord?gone=1")
    )


async def test_time_passes_and_the_bot_restarts_below_the_tabs(
    address: str, browser: aiohttp.ClientSession, simulation: Simulation
) -> None:
    await opened(browser, address, "last-channel", "anna")
    form = {"back": "/discord", "person": str(simulation.people["bruno"].id)}
    assert await post(browser, f"{address}time", hours="1", **form) == "/discord?passed=1"
    assert await post(browser, f"{address}restart", **form) == "/discord?restarted=1"
    page = DiscordPage(browser, framed(await text_of(browser, f"{address}discord")))
    await page.load()
    assert page.viewer == "Bruno"


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
