"""The log names nobody: ids, tables and seats only, whatever is done and whatever fails."""

from __future__ import annotations

import json
from datetime import timedelta
from io import StringIO
from typing import Any

import pytest

from bot.games import PRESENTERS
from bot.i18n import words
from bot.processes import JobFailed
from bot.ui.handlers import play
from tests.bot.helpers.simulated_server import SimulatedServer, buttons
from tests.bot.security.test_display_names import rename

EN = words("en")
PEOPLE = ("Zaphodine", "Trillianus")
LATER = "Marvinette"
NAMES = (*PEOPLE, LATER, "Slartibarta")
GAMES = list(PRESENTERS)
GAME = PRESENTERS["race1969"].game


def lines(log: StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def nobody_is_named(log: StringIO) -> set[str]:
    """The events of the log, at every level, once no line of it holds a name."""
    for line in lines(log):
        told = json.dumps(line, ensure_ascii=False).lower()
        for name in NAMES:
            assert name.lower() not in told, line
    return {line["event"] for line in lines(log)}


async def opened(server: SimulatedServer, game: str) -> int:
    """A table that both have sat down at by themselves, and started."""
    first, second = (server.person(name) for name in PEOPLE)
    await first.slash(server.channel, "table new", game=game, thread=False)
    await second.click(server.channel.last_message, label=EN("button-join"))
    await first.click(server.channel.last_message, label=EN("button-start"))
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    return table.id


async def moved(server: SimulatedServer, table_id: int, times: int) -> None:
    """Whoever is up plays their default, by button where it is one."""
    game = PRESENTERS[(await server.bot.tables.get(table_id)).game].game
    for _ in range(times):
        state = (await server.position(table_id)).state
        seat = game.decisions(state)[0].seat
        await server.person(PEOPLE[seat]).slash(server.channel, "table move")
        action = game.format_action(game.default_action(state, seat))
        await server.act(table_id, seat, action)


@pytest.mark.parametrize("game", GAMES)
async def test_no_line_names_people_who_play(
    server: SimulatedServer, log: StringIO, game: str
) -> None:
    table_id = await opened(server, game)
    first, second = (server.person(name) for name in PEOPLE)
    await moved(server, table_id, 4)
    rename(server, PEOPLE[0], LATER)
    for command in ("log", "show", "rules", "undo", "nudge", "pause", "resume", "leave", "start"):
        await first.slash(server.channel, f"table {command}")
        await second.slash(server.channel, f"table {command}")
    await first.slash(server.channel, "mine tables")
    await server.advance(timedelta(days=2))
    await server.restart()
    await first.slash(server.channel, "table join")
    await server.person(NAMES[3]).slash(server.channel, "table move")
    with server.env._bot_scope():
        await server.bot.on_guild_remove(server.bot.guilds[0])
        await server.bot.on_guild_join(server.bot.guilds[0])
    await server.settle()
    server.env.backend.delete_channel(server.channel.id)
    await server.settle()
    told = nobody_is_named(log)
    assert {"ready", "request", "removed from a server", "invited back to a server"} <= told
    seats = (await server.bot.tables.get(table_id)).seats
    assert LATER in {seat.name for seat in seats}, "the bot knew the name"


async def fails(*args: Any, **kwargs: Any) -> Any:
    raise KeyError(" and ".join(PEOPLE))


async def draws_nothing(*args: Any) -> Any:
    raise JobFailed("KeyError", "  File of the program\n")


def chooses_nothing(*args: Any) -> Any:
    raise LookupError(" and ".join(PEOPLE))


async def test_no_line_names_people_when_things_fail(
    server: SimulatedServer, log: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await opened(server, GAME.id)
    await moved(server, table_id, 2)
    seat = GAME.decisions((await server.position(table_id)).state)[0].seat
    first, bot, live = server.person(PEOPLE[seat]), server.bot, server.channel.last_message
    with monkeypatch.context() as broken:  # what a person asks for
        broken.setattr(bot.tables.history, "log", fails)
        await first.click(live, label="Log")
        panel = await first.click(live, label="My move")
        broken.setattr(play, "next_message", fails)
        label = next(name for name, one in buttons(panel.response).items() if one.verb == "do")
        await first.click(panel.response, label=label)
        broken.setattr(bot.tables, "in_channel", fails)
        await first.autocomplete(server.channel, "table replace", "seat", PEOPLE[1])
    for status, code in ((400, 50035), (503, 0), (403, 50013), (403, 50007)):  # Discord
        refusal = f'Invalid Form Body "{PEOPLE[0]}" is no "{PEOPLE[1].lower()}"'
        server.env.inject_error(
            "*", "/channels/*/messages*", status=status, code=code, message=refusal, times=3
        )
        async with server.acting():
            await bot.tables.hosting.show(table_id)
        await server.advance(timedelta(hours=2))
    server.env.backend.faults.clear()
    await server.advance(timedelta(hours=2))
    with monkeypatch.context() as broken:  # what is done in the background
        broken.setattr(bot.tables.play, "expire", fails)
        broken.setattr(bot.tables.history, "position_at", fails)
        due = min((await server.position(table_id)).due.values())
        await server.advance(due - bot.clock.now() + timedelta(minutes=2))
        broken.setattr(bot.pictures.queue._executor, "run", draws_nothing)
        await moved(server, table_id, 2)
        for style in GAME.autopilots.values():
            broken.setattr(type(style), "choose", chooses_nothing)
        up = GAME.decisions((await server.position(table_id)).state)[0].seat
        seat = (await bot.tables.get(table_id)).seats[up].identity
        await first.slash(server.channel, "table replace", seat=seat, autopilot="moonshot")
        broken.setattr(bot.delivery, "_round", fails)
        async with server.acting():
            await bot.tables.hosting.show(table_id)
    await server.advance(timedelta(days=1))
    told = nobody_is_named(log)
    assert {
        *("incident", "a message was refused", "discord fails", "a default action failed"),
        *("delivery failed", "autopilot failed", "direct messages are refused"),
        *("permissions are missing", "a picture failed"),
    } <= told
