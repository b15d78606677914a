"""Serves the start page, on which a visitor starts games, chooses a person and lets time pass."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import cache
from importlib import resources
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from aiohttp import web
from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from bot.games import PRESENTERS
from bot.i18n import Words, words
from bot.playground.players import quick_game
from bot.playground.preview import PreviewPage
from bot.playground.simulation import PEOPLE, Place, Simulation, temporary_simulation
from bot.settings import LANGUAGES, Settings

_log = logging.getLogger(__name__)
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class StartPage:
    """The page's routes. It listens on 127.0.0.1 only and answers no other site's requests."""

    def __init__(self, simulation: Simulation, preview: PreviewPage) -> None:
        self._simulation = simulation
        self._preview = preview
        self._last_channel: str | None = None
        self.app = web.Application(middlewares=[_same_site])
        self.app.add_routes(
            [
                web.get("/", self._start),
                web.get("/start.css", self._style),
                web.get("/state", self._state),
                web.post("/open", self._open),
                web.post("/game", self._game),
                web.post("/time", self._time),
                web.post("/restart", self._restart),
                web.post("/language", self._language),
            ]
        )

    async def _start(self, request: web.Request) -> web.Response:
        language = request.cookies.get("language") or preferred(
            request.headers.get("Accept-Language", ""), self._simulation.language
        )
        if language in LANGUAGES:
            self._simulation.language = language
        t = words(self._simulation.language)
        channels, direct_messages = self._places()
        page, nonce = start_page_html(
            t, self._clock(request), channels, direct_messages, _notice(t, request)
        )
        policy = (
            f"default-src 'none'; style-src 'self'; script-src 'nonce-{nonce}'; "
            "connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"
        )
        return web.Response(
            text=page,
            content_type="text/html",
            headers={"Content-Security-Policy": policy, "Cache-Control": "no-store"},
        )

    async def _style(self, _request: web.Request) -> web.Response:
        return web.Response(text=stylesheet(), content_type="text/css")

    async def _state(self, request: web.Request) -> web.Response:
        channels, direct_messages = self._places()
        places = [
            {"key": place.key, "unread": place.unread, "open": place.open}
            for place in (*channels, *direct_messages)
        ]
        return web.json_response(
            {"now": self._clock(request), "places": places, "channels": len(channels)}
        )

    async def _open(self, request: web.Request) -> web.Response:
        form = await request.post()
        key = str(form.get("place"))
        if key == LAST_CHANNEL:
            key = self._last_channel or self._simulation.channels_and_threads()[0].key
        try:
            place = self._simulation.place(key)
        except KeyError:
            raise web.HTTPNotFound from None
        person = self._simulation.people.get(str(form.get("person")))
        raise web.HTTPSeeOther(await self._show(place, None if person is None else person.id))

    async def _game(self, request: web.Request) -> web.Response:
        form = await request.post()
        try:
            host = self._simulation.people[str(form["person"])]
            seats, humans = int(str(form["seats"])), int(str(form["humans"]))
            presenter = PRESENTERS[str(form["game"])]
        except (KeyError, ValueError):
            raise web.HTTPBadRequest from None
        if seats not in SEATS or humans < 1:
            raise web.HTTPBadRequest
        seats = min(seats, max(presenter.game.seat_counts))
        channel = await quick_game(
            self._simulation, host, game=presenter.game.id, seats=seats, humans=min(humans, seats)
        )
        raise web.HTTPSeeOther(
            await self._show(self._simulation.place(f"channel-{channel.id}"), host.id)
        )

    async def _time(self, request: web.Request) -> web.Response:
        form = await request.post()
        hours = str(form.get("hours"))
        if hours not in {str(n) for n in HOURS}:
            raise web.HTTPBadRequest
        await self._simulation.advance(int(hours) * 3600.0)
        await self._preview.refresh()
        raise web.HTTPSeeOther(f"/?passed={hours}")

    async def _restart(self, _request: web.Request) -> web.Response:
        await self._simulation.restart()
        await self._preview.refresh()
        raise web.HTTPSeeOther("/?restarted=1")

    async def _language(self, request: web.Request) -> web.Response:
        language = str((await request.post()).get("language"))
        if language not in LANGUAGES:
            raise web.HTTPBadRequest
        answer = web.HTTPSeeOther("/")
        answer.set_cookie("language", language, samesite="Strict", max_age=365 * 24 * 3600)
        raise answer

    async def _show(self, place: Place, first: int | None) -> str:
        if place.owner is None:
            self._last_channel = place.key
        return await self._preview.show(place, first)

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
        mark = "⌙ " if place.handle.is_thread else "# "
        return PlaceSummary(
            place.key,
            mark + (place.handle.name or "") if place.owner is None else PEOPLE[place.owner],
            self._preview.unread(place),
            self._preview.is_open(place),
            place.owner,
        )


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


SEATS = range(
    min(min(presenter.game.seat_counts) for presenter in PRESENTERS.values()),
    max(max(presenter.game.seat_counts) for presenter in PRESENTERS.values()) + 1,
)
"""Numbers of seats that the page offers; a game for fewer takes as many as it can."""
HOURS = (1, 12, 24)
"""Steps by which the page lets time pass."""
LAST_CHANNEL = "last-channel"
"""The key that stands for the channel or thread in which the visitor was last."""
_LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "fr": "Français", "de": "Deutsch"}


@dataclass(frozen=True, slots=True)
class PlaceSummary:
    """A place as the page lists it; ``person`` is the key of whose direct messages it shows."""

    key: str
    name: str
    unread: int
    open: bool
    person: str | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """A line about the last request; ``failure`` tells that it failed."""

    text: str
    failure: bool = False


def stylesheet() -> str:
    """The page's CSS."""
    folder = resources.files(__package__).joinpath("templates")
    return folder.joinpath("start.css").read_text(encoding="utf-8")


def start_page_html(
    t: Words,
    now: str,
    channels: Sequence[PlaceSummary],
    direct_messages: Sequence[PlaceSummary],
    notice: Notice | None,
) -> tuple[str, str]:
    """The page and the nonce that its script needs in the Content-Security-Policy."""
    nonce = secrets.token_urlsafe(16)
    page = _template().render(
        t=t,
        now=now,
        nonce=nonce,
        notice=notice,
        languages={code: _LANGUAGE_NAMES[code] for code in LANGUAGES},
        people=PEOPLE,
        games=[(game, presenter.title(t)) for game, presenter in PRESENTERS.items()],
        seats=[(str(n), t("playground-game-seats-count", count=n)) for n in SEATS],
        humans=[(str(n), t("playground-game-people-count", count=n)) for n in range(1, SEATS.stop)],
        channels=channels,
        direct_messages=direct_messages,
        last_channel=LAST_CHANNEL,
        hours=HOURS,
    )
    return page, nonce


@cache
def _template() -> Template:
    environment = Environment(
        loader=PackageLoader(__package__),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("start.html.j2")


HOST = "127.0.0.1"


@asynccontextmanager
async def open_start_page(simulation: Simulation, port: int) -> AsyncIterator[str]:
    """Serve the start page while the block runs, and give its address.

    ``port`` 0, or one that is taken, means any that is free.
    """
    preview = PreviewPage(simulation)
    runner = web.AppRunner(StartPage(simulation, preview).app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, HOST, port).start()
        except OSError:
            await web.TCPSite(runner, HOST, 0).start()
        tasks = [
            asyncio.create_task(simulation.keep_time()),
            asyncio.create_task(preview.keep_fresh()),
        ]
        try:
            yield f"http://{HOST}:{runner.addresses[0][1]}/"
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        await preview.close()
        await runner.cleanup()


async def serve(settings: Settings, say: Callable[[str], None] = print) -> None:
    """Run the playground until Ctrl-C or a termination signal."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows knows Ctrl-C only, as an exception
            loop.add_signal_handler(number, stopped.set)
    async with (
        temporary_simulation(settings) as simulation,
        open_start_page(simulation, settings.playground_port) as address,
    ):
        say(f"Playground: {address}  (Ctrl-C ends it)")
        await stopped.wait()
    say("Playground closed.")
