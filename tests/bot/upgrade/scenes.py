"""The tables of a fixture, each brought to where it should stand; in the order of ``SCENES``."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from rules.games import GAMES
from tests.bot.helpers.positions import line_to
from tests.bot.upgrade.builder import Builder, Place, asked, pilot, spend
from tests.bot.upgrade.server import controls, verb

HOUR = 3600.0
RACE, SPACE = "race1969", "space1999"
Scene = Callable[[Builder], Awaitable[None]]


async def finished_race(b: Builder) -> None:
    """Played to its end; Bruno opens the log."""
    place = await b.begin("finished-race", RACE, "Anna", "Bruno", clock="off", language="it")
    await b.play(place, lambda p: not p.table.status.open, pilot("balanced"))
    await b.live(place, "Bruno", "log")
    await b.slash(place, "Anna", "table export")


async def deserted(b: Builder) -> None:
    """Left by all people, so that it waits for one of them."""
    place = await b.begin("deserted", SPACE, "Dieter", "Anna", clock="off", language="de")
    for name in place.people:
        await b.slash(place, name, "table leave")


async def closed(b: Builder) -> None:
    """Closed in mid-game; a new lobby stands in the same channel."""
    place = await b.begin("closed", RACE, "Anna", "Ella", clock="24h")
    await b.play(place, asked("purchase"), spend)
    await b.panel(place, "Ella")
    sure = await b.slash(place, "Anna", "table close")
    await b.on(sure, "Anna", "close")
    channel = b.server.channel(place.channel)
    await b.server.person("Chloé").slash(
        channel, "table new", thread=False, game=RACE, language="fr"
    )
    table = await b.server.bot.tables.in_channel(channel.id)
    assert table is not None
    b.places["lobby-after"] = Place("lobby-after", table.id, channel.id, ["Chloé"])


async def absent_late(b: Builder) -> None:
    """Bruno let his time run out twice; an autopilot stands in for him."""
    place = await b.begin("absent-late", SPACE, "Anna", "Bruno", "Ella", clock="1h")
    while True:
        position = await b.position(place)
        if position.table.seats[1].autopilot is not None:
            break
        game = GAMES[SPACE]
        (decision,) = game.decisions(position.state)
        if decision.seat == 1:
            await b.server.env.advance_time(HOUR + 1)
        else:
            action = pilot("gambler")(game, position.state, decision.seat)
            await b.act(place, decision.seat, game.format_action(action))
    await b.live(place, "Bruno", "move")


async def paused_race(b: Builder) -> None:
    """Paused with seven of eight hours left in the year's secret trades, one of them made."""
    names = ("Anna", "Bruno", "Chloé")
    place = await b.begin("paused-race", RACE, *names, clock="8h", language="fr")
    await b.play(place, asked("purchase"), spend)
    await b.play(place, asked("trade", times=3), spend)
    await b.act(place, 1, "trade 0")
    await b.server.env.advance_time(HOUR)
    await b.slash(place, "Anna", "table pause")
    await b.live(place, "Chloé", "hand")


async def paused_space(b: Builder) -> None:
    """Paused in the midst of laying tiles; Anna's panel is still open."""
    await in_space(b, "paused-space", "tiles", "Anna", "Ella", clock="4h")
    place = b.places["paused-space"]
    for name in place.people:
        await b.panel(place, name)
    await b.server.env.advance_time(HOUR / 2)
    await b.slash(place, "Anna", "table pause")


async def in_space(b: Builder, name: str, kind: str, *names: str, **options: object) -> Place:
    """Spazio: 1999 played to a decision of a kind."""
    seed, moves = line_to(kind, len(names))
    place = await b.begin(name, SPACE, *names, seed=seed, **options)
    for seat, text in moves:
        await b.act(place, seat, text)
    assert asked(kind)(await b.position(place))
    return place


async def lobby_race(b: Builder) -> None:
    """Anna chose her nation, Bruno sits there, two autopilots do; all panels are open."""
    place = await b.open("lobby-race", RACE, "Anna", "Bruno", clock="8h")
    offered = await b.live(place, "Anna", "identity")
    await b.on(offered, "Anna", "pick-identity", GAMES[RACE].identities[3])
    await b.slash(place, "Anna", "table seat", autopilot="saboteur")
    styles = await b.live(place, "Anna", "autopilot")
    await b.on(styles, "Anna", "pick-style", "builder")
    await b.live(place, "Anna", "settings")


async def lobby_space(b: Builder) -> None:
    """Dieter set an option, the clock and the language by the settings, which are still open."""
    place = await b.open("lobby-space", SPACE, "Dieter", "Chloé", language="en")
    shown = await b.live(place, "Dieter", "settings")
    for which, value in (("0", "48h"), ("1", "de"), ("3", "free")):
        assert shown.response is not None
        (control,) = [
            one["custom_id"]
            for one in controls(shown.response.components)
            if verb(one["custom_id"]) == "pick-setting" and one["custom_id"].endswith(f":{which}")
        ]
        shown = await b.server.press("Dieter", shown.response, control, value)
    await b.live(place, "Dieter", "rules")


SCENES: tuple[Scene, ...] = (
    finished_race,
    deserted,
    closed,
    absent_late,
    paused_race,
    paused_space,
    lobby_race,
    lobby_space,
)
