"""The start page: where the visitor chooses whom to be, and makes time pass."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from aiohttp import web

from bot.games import PRESENTERS
from bot.i18n import Words, words
from bot.playground import markup
from bot.playground.preview import Stage
from bot.playground.quick import quick_game
from bot.playground.simulation import Place, World
from bot.settings import LANGUAGES

_log = logging.getLogger(__name__)
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class StartPage:
    """The page's routes. It listens on 127.0.0.1 only and answers no other site's requests."""

    def __init__(self, world: World, stage: Stage) -> None:
        self._world = world
        self._stage = stage
        self._room: str | None = None
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
            request.headers.get("Accept-Language", ""), self._world.language
        )
        if language in LANGUAGES:
            self._world.language = language
        t = words(self._world.language)
        rooms, inboxes = self._sights()
        page, nonce = markup.start_page(
            t, self._clock(request), rooms, inboxes, _notice(t, request)
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
        return web.Response(text=markup.asset("start.css"), content_type="text/css")

    async def _state(self, request: web.Request) -> web.Response:
        rooms, inboxes = self._sights()
        places = [
            {"key": sight.key, "unread": sight.unread, "open": sight.open}
            for sight in (*rooms, *inboxes)
        ]
        return web.json_response(
            {"now": self._clock(request), "places": places, "rooms": len(rooms)}
        )

    async def _open(self, request: web.Request) -> web.Response:
        form = await request.post()
        key = str(form.get("place"))
        if key == markup.LAST_ROOM:
            key = self._room or self._world.rooms()[0].key
        try:
            place = self._world.place(key)
        except KeyError:
            raise web.HTTPNotFound from None
        person = self._world.people.get(str(form.get("person")))
        raise web.HTTPSeeOther(await self._show(place, None if person is None else person.id))

    async def _game(self, request: web.Request) -> web.Response:
        form = await request.post()
        try:
            host = self._world.people[str(form["person"])]
            seats, humans = int(str(form["seats"])), int(str(form["humans"]))
            presenter = PRESENTERS[str(form["game"])]
        except (KeyError, ValueError):
            raise web.HTTPBadRequest from None
        if seats not in markup.SEATS or humans < 1:
            raise web.HTTPBadRequest
        seats = min(seats, max(presenter.game.seat_counts))
        channel = await quick_game(
            self._world, host, game=presenter.game.id, seats=seats, humans=min(humans, seats)
        )
        raise web.HTTPSeeOther(await self._show(self._world.place(f"room-{channel.id}"), host.id))

    async def _time(self, request: web.Request) -> web.Response:
        form = await request.post()
        hours = str(form.get("hours"))
        if hours not in {str(n) for n in markup.HOURS}:
            raise web.HTTPBadRequest
        await self._world.advance(int(hours) * 3600.0)
        await self._stage.refresh()
        raise web.HTTPSeeOther(f"/?passed={hours}")

    async def _restart(self, _request: web.Request) -> web.Response:
        await self._world.restart()
        await self._stage.refresh()
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
            self._room = place.key
        return await self._stage.show(place, first)

    def _clock(self, request: web.Request) -> str:
        """The world's time where the visitor is, whose browser has put its zone into a cookie."""
        try:
            self._world.zone = ZoneInfo(request.cookies.get("zone", "UTC"))
        except (ZoneInfoNotFoundError, ValueError):
            self._world.zone = ZoneInfo("UTC")
        return f"{self._world.env.now().astimezone(self._world.zone):%Y-%m-%d %H:%M}"

    def _sights(self) -> tuple[list[markup.Sight], list[markup.Sight]]:
        def sight(place: Place) -> markup.Sight:
            shown = self._stage.place
            mark = "⌙ " if place.handle.is_thread else "# "
            return markup.Sight(
                place.key,
                place.owner or mark + (place.handle.name or ""),
                self._stage.unread(place),
                shown is not None and shown.key == place.key and self._stage.url is not None,
            )

        return (
            [sight(place) for place in self._world.rooms()],
            [sight(place) for place in self._world.inboxes()],
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


def _notice(t: Words, request: web.Request) -> markup.Notice | None:
    if (passed := request.query.get("passed", "")).isdecimal():
        return markup.Notice(t("playground-done-time", hours=int(passed)))
    if "restarted" in request.query:
        return markup.Notice(t("playground-done-restart"))
    if "failed" in request.query:
        return markup.Notice(t("playground-failed"), wrong=True)
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
