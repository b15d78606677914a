"""Serves the playground's pages: the start page, and Discord with its tabs."""

from __future__ import annotations

import asyncio
import logging
import re
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import NoReturn
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import simcord
from aiohttp import web

from bot.games import PRESENTERS
from bot.i18n import Words, words
from bot.playground.pages import (
    HOURS,
    LAST_CHANNEL,
    Notice,
    PlaceSummary,
    discord_page_html,
    seat_counts,
    start_page_html,
    template_text,
)
from bot.playground.players import learn, quick_game
from bot.playground.preview import PreviewPage
from bot.playground.simulation import PEOPLE, Place, Simulation, temporary_simulation
from bot.settings import LANGUAGES, Settings

_log = logging.getLogger(__name__)
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
_LINK = re.compile(r"https://discord\.com/channels/\d+/(\d+)(/\d+)?")
"""A link to a channel, as the bot's buttons have it."""
_DISCORD = "/discord"


class StartPage:
    """The pages' routes. They listen on 127.0.0.1 only and answer no other site's requests."""

    def __init__(
        self, simulation: Simulation, preview: PreviewPage, language: str | None = None
    ) -> None:
        self._told = language
        """The language to show, whatever the browser says, until another is chosen."""
        self._simulation = simulation
        self._preview = preview
        self._last_channel: str | None = None
        self._viewer = next(iter(simulation.people))
        self._games: dict[int, str] = {}
        """The game that was started last in a channel."""
        self.app = web.Application(middlewares=[_same_site])
        self.app.add_routes(
            [
                web.get("/", self._start),
                web.get(_DISCORD, self._discord),
                web.get("/cover/{game}", self._cover),
                web.get("/start.css", self._style),
                web.get("/state", self._state),
                web.post("/open", self._open),
                web.post("/game", self._game),
                web.post("/learn", self._learn),
                web.post("/lesson", self._learn),
                web.post("/time", self._time),
                web.post("/restart", self._restart),
                web.post("/language", self._language),
            ]
        )

    async def _start(self, request: web.Request) -> web.Response:
        t = self._words(request)
        channels, direct_messages = self._places()
        page, nonce = start_page_html(
            t, self._clock(request), channels, direct_messages, _notice(t, request)
        )
        return _html(page, f"script-src 'nonce-{nonce}'; img-src 'self'")

    async def _discord(self, request: web.Request) -> web.Response:
        """SimCord's page below the tabs; the start page where no place is open."""
        address = self._preview.address
        if address is None:
            raise web.HTTPSeeOther("/")
        t = self._words(request)
        channels, direct_messages = self._places()
        page, nonce = discord_page_html(
            t,
            self._clock(request),
            [*channels, *direct_messages],
            address,
            self._viewer,
            _notice(t, request),
        )
        origin = address.partition("/#")[0]
        return _html(page, f"script-src 'nonce-{nonce}'; frame-src {origin}")

    async def _style(self, _request: web.Request) -> web.Response:
        return web.Response(text=template_text("start.css"), content_type="text/css")

    async def _cover(self, request: web.Request) -> web.Response:
        """The picture of a game, in the page's language."""
        presenter = PRESENTERS.get(request.match_info["game"])
        if presenter is None:
            raise web.HTTPNotFound
        (cover, *_) = presenter.cover(words(self._simulation.language))
        return web.Response(body=await asyncio.to_thread(cover.png), content_type="image/png")

    async def _state(self, request: web.Request) -> web.Response:
        channels, direct_messages = self._places()
        places = [
            {"key": place.key, "name": place.name, "unread": place.unread, "open": place.open}
            for place in (*channels, *direct_messages)
        ]
        return web.json_response(
            {"now": self._clock(request), "places": places, "channels": len(channels)}
        )

    async def _open(self, request: web.Request) -> web.Response:
        """Open a place by its key, or the channel that a link leads to."""
        form = await request.post()
        key = str(form.get("place"))
        if (link := _LINK.fullmatch(str(form.get("link", "")))) is not None:
            key = f"channel-{link[1]}"
        elif key == LAST_CHANNEL:
            key = self._last_channel or self._simulation.channels_and_threads()[0].key
        try:
            place = self._simulation.place(key)
        except KeyError:
            page = "/" if self._preview.place is None else _DISCORD
            raise web.HTTPSeeOther(f"{page}?gone=1") from None
        await self._show(place, self._person(str(form.get("person"))))
        raise web.HTTPSeeOther(_DISCORD)

    async def _game(self, request: web.Request) -> web.Response:
        form = await request.post()
        try:
            key, presenter = str(form["person"]), PRESENTERS[str(form["game"])]
            host = self._simulation.people[key]
            seats, humans = int(str(form["seats"])), int(str(form["humans"]))
        except (KeyError, ValueError):
            raise web.HTTPBadRequest from None
        if seats not in seat_counts(presenter) or humans < 1:
            raise web.HTTPBadRequest
        channel = await quick_game(
            self._simulation, host, game=presenter.game.id, seats=seats, humans=min(humans, seats)
        )
        self._games[channel.id] = presenter.game.id
        await self._show_channel(channel, key)

    async def _learn(self, request: web.Request) -> web.Response:
        """Show somebody what a game is about, by the bot's own cards or lesson."""
        form = await request.post()
        key, presenter = str(form.get("person")), PRESENTERS.get(str(form.get("game")))
        if key not in self._simulation.people or presenter is None:
            raise web.HTTPBadRequest
        person, lesson = self._simulation.people[key], request.path == "/lesson"
        channel = await learn(self._simulation, person, presenter, lesson=lesson)
        await self._show_channel(channel, key)

    async def _show_channel(self, channel: simcord.ChannelHandle, person: str) -> NoReturn:
        await self._show(self._simulation.place(f"channel-{channel.id}"), person)
        raise web.HTTPSeeOther(_DISCORD)

    async def _time(self, request: web.Request) -> web.Response:
        form = await request.post()
        hours = str(form.get("hours"))
        if hours not in {str(n) for n in HOURS}:
            raise web.HTTPBadRequest
        await self._simulation.advance(int(hours) * 3600.0)
        await self._preview.refresh()
        raise web.HTTPSeeOther(f"{await self._back(form)}?passed={hours}")

    async def _restart(self, request: web.Request) -> web.Response:
        form = await request.post()
        await self._simulation.restart()
        await self._preview.refresh()
        raise web.HTTPSeeOther(f"{await self._back(form)}?restarted=1")

    async def _language(self, request: web.Request) -> web.Response:
        language = str((await request.post()).get("language"))
        if language not in LANGUAGES:
            raise web.HTTPBadRequest
        self._told = None
        answer = web.HTTPSeeOther("/")
        answer.set_cookie("language", language, samesite="Strict", max_age=365 * 24 * 3600)
        raise answer

    async def _show(self, place: Place, person: str) -> None:
        """Open a place as a person; direct messages are read by whose they are."""
        self._viewer = place.owner or person
        if place.owner is None:
            self._last_channel = place.key
        await self._preview.show(place, self._simulation.people[self._viewer].id)

    async def _back(self, form: Mapping[str, object]) -> str:
        """The page to show after a request; in Discord, still as the person it was made as."""
        if form.get("back") != _DISCORD:
            return "/"
        person, place = self._person(str(form.get("person"))), self._preview.place
        if place is not None and person != self._viewer:
            await self._show(place, person)
        return _DISCORD

    def _person(self, told: str) -> str:
        """The key of a person by it, or by the id that SimCord's page tells; else the last one."""
        ids = {str(member.id): key for key, member in self._simulation.people.items()}
        key = ids.get(told, told)
        return key if key in self._simulation.people else self._viewer

    def _words(self, request: web.Request) -> Words:
        """The language of the page, which all people speak from now on."""
        language = (
            self._told
            or request.cookies.get("language")
            or preferred(request.headers.get("Accept-Language", ""), self._simulation.language)
        )
        if language in LANGUAGES:
            self._simulation.language = language
        return words(self._simulation.language)

    def _clock(self, request: web.Request) -> str:
        """The simulated time where the visitor is, whose browser has put its zone into a cookie."""
        try:
            self._simulation.zone = ZoneInfo(request.cookies.get("zone", "UTC"))
        except (ZoneInfoNotFoundError, ValueError):
            self._simulation.zone = ZoneInfo("UTC")
        return f"{self._simulation.env.now().astimezone(self._simulation.zone):%Y-%m-%d %H:%M}"

    def _places(self) -> tuple[list[PlaceSummary], list[PlaceSummary]]:
        """The channels and threads, and everybody's direct messages."""
        return (
            [self._summary(place) for place in self._simulation.channels_and_threads()],
            [self._summary(place) for place in self._simulation.direct_messages()],
        )

    def _summary(self, place: Place) -> PlaceSummary:
        return PlaceSummary(
            place.key,
            self._name(place.handle) if place.owner is None else PEOPLE[place.owner],
            self._preview.unread(place),
            self._preview.is_open(place),
            place.owner,
        )

    def _name(self, channel: simcord.ChannelHandle) -> str:
        """A channel's name, with the game that was started there; a thread's tells its own."""
        if channel.is_thread:
            return f"⌙ {channel.name}"
        game = self._games.get(channel.id)
        if game is None:
            return f"# {channel.name}"
        return f"# {channel.name} · {PRESENTERS[game].title(words(self._simulation.language))}"


def _html(page: str, policy: str) -> web.Response:
    """A page that may do what the policy allows beside what each of them may."""
    always = "default-src 'none'; style-src 'self'; connect-src 'self'; base-uri 'none'"
    policy = f"{always}; form-action 'self'; frame-ancestors 'none'; {policy}"
    headers = {"Content-Security-Policy": policy, "Cache-Control": "no-store"}
    return web.Response(text=page, content_type="text/html", headers=headers)


def preferred(accept: str, default: str) -> str:
    """The first language of an Accept-Language header that the catalogs know.

    >>> preferred("nl, fr-CH;q=0.9, en;q=0.8", "en")
    'fr'
    """
    weighed = []
    for position, part in enumerate(accept.split(",")):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        weighed.append((-weight, position, tag[:2].lower()))
    known = (language for _, _, language in sorted(weighed) if language in LANGUAGES)
    return next(known, default)


def _notice(t: Words, request: web.Request) -> Notice | None:
    if (passed := request.query.get("passed", "")).isdecimal():
        return Notice(t("playground-done-time", hours=int(passed)))
    if "restarted" in request.query:
        return Notice(t("playground-done-restart"))
    if "gone" in request.query:
        return Notice(t("playground-gone"), failure=True)
    if "failed" in request.query:
        return Notice(t("playground-failed"), failure=True)
    return None


@web.middleware
async def _same_site(request: web.Request, handler: _Handler) -> web.StreamResponse:
    """Refuse what another site's page sends here, by its own name or by ours."""
    host = request.headers.get("Host", "")
    if host.rpartition(":")[0] not in {"127.0.0.1", "localhost"}:
        raise web.HTTPForbidden
    origin = request.headers.get("Origin")
    if request.method == "POST" and origin not in {None, f"http://{host}"}:
        raise web.HTTPForbidden
    try:
        return await handler(request)
    except web.HTTPException:
        raise
    except Exception:
        _log.exception("the playground could not answer %s", request.path)
        raise web.HTTPSeeOther("/?failed=1") from None


HOST = "127.0.0.1"


@asynccontextmanager
async def open_start_page(
    simulation: Simulation, port: int, language: str | None = None
) -> AsyncIterator[str]:
    """Serve the start page while the block runs, and give its address.

    ``port`` 0, or one that is taken, means any that is free. Without ``language`` the browser says
    in which one.
    """
    preview = PreviewPage(simulation)
    runner = web.AppRunner(StartPage(simulation, preview, language).app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, HOST, port).start()
        except OSError:
            await web.TCPSite(runner, HOST, 0).start()
        own = runner.addresses[0][1]
        preview.frames = (f"http://{HOST}:{own}", f"http://localhost:{own}")
        tasks = [
            asyncio.create_task(simulation.keep_time()),
            asyncio.create_task(preview.keep_fresh()),
        ]
        try:
            yield f"http://{HOST}:{own}/"
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        await preview.close()
        await runner.cleanup()


async def serve(
    settings: Settings, say: Callable[[str], None] = print, *, language: str | None = None
) -> None:
    """Run the playground until Ctrl-C or a termination signal."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows knows Ctrl-C only, as an exception
            loop.add_signal_handler(number, stopped.set)
    async with (
        temporary_simulation(settings) as simulation,
        open_start_page(simulation, settings.playground_port, language) as address,
    ):
        say(f"Playground: {address}  (Ctrl-C ends it)")
        await stopped.wait()
    say("Playground closed.")
