"""Serves the start page, on which a visitor starts games, chooses a person and lets time pass."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from aiohttp import web

from bot.games import PRESENTERS
from bot.i18n import Words, words
from bot.playground.preview import PreviewPage
from bot.playground.quick_game import quick_game
from bot.playground.simulation import PEOPLE, Place, Simulation
from bot.playground.start_page_html import (
    HOURS,
    LAST_CHANNEL,
    SEATS,
    Notice,
    PlaceSummary,
    start_page_html,
    stylesheet,
)
from bot.settings import LANGUAGES

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
