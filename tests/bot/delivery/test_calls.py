"""New messages call people who are up; live messages wait for further moves."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import aiohttp
import pytest

from bot.delivery.channel import PACE, SLOWER, SLOWEST_PACE, TURN_PACE
from bot.delivery.transport import FIRST_WAIT, DiscordTransport
from bot.domain.table import LogEntry, Origin, Position
from bot.tables.session.calls import HERE, next_call
from rules.core.game import Seat
from rules.race1969.game import GAME
from tests.bot.delivery.test_live_message import buying, up
from tests.bot.helpers.crews import CREW, arrive, now

pytestmark = pytest.mark.people_are_here

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)
NOW = datetime(2026, 1, 1, tzinfo=UTC)


async def act(server: Any, table_id: int, seat: int, line: str) -> list[str]:
    """Let a seat's person do something; the public requests that follow."""
    since = len(server.env.http_requests)
    record = (await server.bot.tables.get(table_id)).seats[seat]
    person = server.known(record.name)
    async with server.acting():
        await server.bot.tables.play.act(table_id, seat, line, by=person)
    return requests(server, since)


def requests(server: Any, since: int) -> list[str]:
    place = f"/channels/{server.channel.id}/messages"
    return [r.method for r in server.env.http_requests[since:] if r.path.startswith(place)]


async def wait(server: Any, span: timedelta) -> list[str]:
    since = len(server.env.http_requests)
    await server.env.advance_time(span.total_seconds())
    return requests(server, since)


async def both_here(server: Any) -> tuple[int, int]:
    """A table of two where each has just ended a turn; and the seat that is up."""
    table, seat = await buying(server, "Anna", "Bruno")
    await wait(server, MINUTE)
    await act(server, table.id, seat, "done")
    await act(server, table.id, 1 - seat, "done")
    return table.id, await up(server, table.id)


async def test_who_was_away_is_called_at_once(server: Any) -> None:
    table, seat = await buying(server, "Anna", "Bruno")
    await wait(server, MINUTE)
    assert await act(server, table.id, seat, "done") == ["POST", "DELETE"]


async def test_who_has_just_moved_is_called_only_if_nothing_happens(server: Any) -> None:
    table_id, seat = await both_here(server)
    live = server.posts()[-1]
    name = (await server.bot.tables.get(table_id)).seats[seat].name
    assert name in live.content or str(server.person(name).user.id) in str(live.components[0])
    assert not await wait(server, HERE / 2)
    assert await wait(server, HERE) == ["POST", "DELETE"]
    assert server.posts()[-1].id != live.id
    assert [user.id for user in server.posts()[-1].mentions] == [server.person(name).user.id]
    assert not await wait(server, 10 * MINUTE)


async def test_time_that_passes_while_a_call_is_sent_puts_it_off_no_further(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever hasn't moved yet is called at once, though the clock goes on while the bot works."""
    table = await server.table("Anna", "Bruno")
    await wait(server, 24 * HOUR + MINUTE)
    seat = await up(server, table.id)
    looks, clock = itertools.count(), server.bot.clock.now
    monkeypatch.setattr(
        server.bot.clock, "now", lambda: clock() + next(looks) * timedelta(milliseconds=1)
    )
    assert await act(server, table.id, seat, "done") == ["POST", "DELETE"]
    assert not await wait(server, HERE / 2)


async def test_who_goes_on_in_time_is_not_called(server: Any) -> None:
    table_id, seat = await both_here(server)
    live = server.posts()[-1]
    assert not await wait(server, HERE / 2)
    assert await act(server, table_id, seat, "stay") == ["PATCH"]
    assert server.posts()[-1].id == live.id
    # Now it is the other one's turn, who moved longer ago and is called sooner.
    assert await up(server, table_id) == 1 - seat
    assert await wait(server, HERE / 2 + timedelta(seconds=1)) == ["POST", "DELETE"]
    assert not await wait(server, 10 * MINUTE)


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "closed"])
async def test_a_restart_forgets_no_call(server: Any, killed: bool) -> None:
    await both_here(server)
    live = server.posts()[-1]
    await server.restart(killed=killed)
    await wait(server, 2 * HERE)
    assert server.posts()[-1].id != live.id
    assert not await wait(server, 10 * MINUTE)


class Game:
    """Of its events, the public knows those that are no secret."""

    @staticmethod
    def redact(event: str, viewer: int | None) -> str | None:
        return None if event == "secret" else event


def entry(seat: int | None, second: int, *events: str, how: Origin = Origin.PERSON) -> LogEntry:
    return LogEntry(second, seat, "", None, how, events, at=NOW + timedelta(seconds=second))


AT_ONCE = NOW + timedelta(seconds=10)


@pytest.mark.parametrize(
    ("recent", "expected"),
    [
        ([entry(1, 0, "flown"), entry(0, 5, "flown")], NOW + HERE),
        ([entry(0, 0, "flown"), entry(1, 5, "flown")], None),
        ([entry(1, 0, "flown"), entry(1, 3, "secret"), entry(0, 5, "flown")], NOW + HERE),
        ([entry(0, 0, "flown"), entry(1, 3, "secret")], AT_ONCE),
        ([entry(1, 0, "flown", how=Origin.AUTOPILOT), entry(0, 5, "flown")], AT_ONCE),
        ([entry(1, 5, "flown", how=Origin.CLOCK)], AT_ONCE),
        ([], AT_ONCE),
    ],
)
def test_only_what_a_person_did_for_all_to_see_counts(
    recent: list[LogEntry], expected: datetime | None
) -> None:
    assert next_call(Game(), {1}, recent, AT_ONCE) == expected  # type: ignore[arg-type]


async def crew(server: Any, monkeypatch: pytest.MonkeyPatch) -> Position:
    """Two who lay a plan, and of whom nothing was heard for a while."""
    position = await arrive(server, monkeypatch, "plan", "Anna", "Bruno")
    await wait(server, 4 * HERE)
    return position


async def crew_acts(server: Any, position: Position, seat: Seat, start: str) -> list[str]:
    """Let a seat's person do the first thing that begins so; the public requests that follow."""
    since = len(server.env.http_requests)
    state = (await now(server, position)).state
    lines = map(CREW.format_action, CREW.legal_actions(state, seat))
    line = next(one for one in lines if one.startswith(start))
    person = server.known(position.table.seats[seat].name)
    async with server.acting():
        await server.bot.tables.play.act(position.table.id, seat, line, by=person)
    return requests(server, since)


async def waits(server: Any, position: Position) -> str:
    """Let what the live message shows be outdated; what it shows."""
    assert await crew_acts(server, position, 0, "rest") == ["PATCH"]
    await wait(server, PACE / 5)
    assert await crew_acts(server, position, 0, "explore") == []
    return shown(server)


def shown(server: Any, channel: Any = None) -> str:
    (live,) = server.lives(channel)
    message = next(one for one in server.posts(channel) if one.id == live)
    return next(file.description for file in message.attachments if "Plan" in file.description)


async def nothing_left(server: Any) -> bool:
    return await server.nothing_waits() and not await wait(server, 4 * HERE)


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "closed"])
async def test_a_restart_shows_once_what_waited(
    server: Any, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    position = await crew(server, monkeypatch)
    before, since = await waits(server, position), len(server.env.http_requests)
    await server.restart(killed=killed)
    assert requests(server, since) == ["PATCH"]
    assert shown(server) != before
    assert await nothing_left(server)


async def test_what_waited_is_shown_in_the_thread_that_the_table_moves_into(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await crew(server, monkeypatch)
    before = await waits(server, position)
    await server.person("Anna").slash(server.channel, "table thread")
    assert server.lives() == []
    assert shown(server, server.channel.threads[-1]) != before
    assert await nothing_left(server)


async def test_a_live_message_that_is_deleted_meanwhile_comes_back_in_time(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await crew(server, monkeypatch)
    before = await waits(server, position)
    server.env.backend.delete_message(server.channel.id, server.lives()[0])
    assert await wait(server, SLOWER * PACE) == ["PATCH", "POST", "DELETE"]
    assert shown(server) != before
    assert await nothing_left(server)


async def test_an_edit_that_discord_refuses_is_none(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is tried again as soon as any message is."""
    position = await crew(server, monkeypatch)
    edit: Callable[..., Any] = DiscordTransport.edit

    async def fails(*known: Any) -> None:
        monkeypatch.setattr(DiscordTransport, "edit", edit)
        raise aiohttp.ClientError

    before = shown(server)
    monkeypatch.setattr(DiscordTransport, "edit", fails)
    assert await crew_acts(server, position, 0, "rest") == []
    assert await wait(server, FIRST_WAIT) == ["PATCH"]
    assert shown(server) != before
    assert await nothing_left(server)


async def test_a_call_that_waits_hurries_nothing(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who was ready has to plan again, but has moved a moment ago."""
    position = await crew(server, monkeypatch)
    await crew_acts(server, position, 0, "rest")
    await crew_acts(server, position, 1, "join 1")
    await crew_acts(server, position, 1, "rest")
    assert await crew_acts(server, position, 1, "ready") == ["PATCH"]
    assert await crew_acts(server, position, 0, "withdraw 1") == ["PATCH"], "it was Bruno's, too"
    (live,) = server.lives()
    assert await crew_acts(server, position, 0, "explore") == []
    assert await crew_acts(server, position, 0, "rest") == []
    before = shown(server)
    assert await wait(server, PACE) == ["PATCH"]
    assert shown(server) != before
    assert await crew_acts(server, position, 0, "withdraw") == []
    assert await crew_acts(server, position, 0, "call") == ["PATCH"], (
        "who is asked for help is told"
    )
    assert server.lives() == [live]
    assert await wait(server, HERE) == ["POST", "DELETE"]
    assert await nothing_left(server)


async def test_a_slow_plan_costs_no_more_than_a_quick_one(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await crew(server, monkeypatch)
    edits: list[str] = []
    for start in ("rest", "withdraw") * 10:
        edits += await crew_acts(server, position, 0, start)
        edits += await wait(server, timedelta(seconds=40))
    assert 3 <= len(edits) <= 4
    assert await wait(server, SLOWEST_PACE) in (["PATCH"], [])
    before = shown(server)
    await crew_acts(server, position, 0, "rest")
    await wait(server, SLOWEST_PACE)
    assert shown(server) != before
    assert await nothing_left(server)


async def test_who_has_to_plan_again_begins_a_quick_pace(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await crew(server, monkeypatch)
    for start in ("rest", "withdraw") * 5:
        await crew_acts(server, position, 0, start)
        await wait(server, timedelta(seconds=40))
    await crew_acts(server, position, 0, "rest")
    await crew_acts(server, position, 1, "join 1")
    await crew_acts(server, position, 1, "rest")
    await crew_acts(server, position, 1, "ready")
    await wait(server, SLOWEST_PACE)
    assert await crew_acts(server, position, 0, "withdraw 1") == ["POST", "DELETE"], "calls Bruno"
    assert await crew_acts(server, position, 0, "explore") == []
    assert await wait(server, PACE) == ["PATCH"]


# One person makes several moves in a row.

MOMENT = TURN_PACE / 10


async def on_turn(server: Any) -> tuple[int, int]:
    """A table, and its seat that may buy; nothing has happened for a while."""
    table, seat = await buying(server, "Anna", "Bruno")
    await wait(server, 4 * HERE)
    return table.id, seat


async def shows_all(server: Any, table_id: int, seat: int) -> bool:
    """Whether the live message shows the money that the seat has now, and nothing waits."""
    view = GAME.view((await server.position(table_id)).state, None)
    nations = next(a for a in server.posts()[-1].attachments if a.filename == "nations.png")
    told = f"{view.nations[seat].money} M" in nations.description
    return told and await server.nothing_waits()


async def test_the_first_move_is_shown_at_once_the_next_ones_together(server: Any) -> None:
    table_id, seat = await on_turn(server)
    assert await act(server, table_id, seat, "hire novice csm") == ["PATCH"]
    for research in ("lem", "booster"):
        await wait(server, MOMENT)
        assert await act(server, table_id, seat, f"hire novice {research}") == []
    assert not await shows_all(server, table_id, seat)
    assert await wait(server, TURN_PACE) == ["PATCH"]
    assert await shows_all(server, table_id, seat)
    assert await wait(server, 4 * HERE) == []


async def test_who_takes_time_sees_each_move_at_once(server: Any) -> None:
    table_id, seat = await on_turn(server)
    for research in ("csm", "lem", "booster"):
        assert await act(server, table_id, seat, f"hire novice {research}") == ["PATCH"]
        assert await shows_all(server, table_id, seat)
        await wait(server, 2 * TURN_PACE)


async def test_the_end_of_a_turn_waits_for_nothing(server: Any) -> None:
    table_id, seat = await on_turn(server)
    await act(server, table_id, seat, "hire novice csm")
    assert await act(server, table_id, seat, "hire novice lem") == []
    assert await act(server, table_id, seat, "done") == ["POST", "DELETE"]
    assert await shows_all(server, table_id, seat)
    assert await wait(server, TURN_PACE) == []


async def test_moves_are_shown_together_before_a_call_as_well(server: Any) -> None:
    """Who is up has moved a moment ago: the call waits, and with it the moves."""
    table = await server.table("Anna", "Bruno")
    await wait(server, 4 * HERE)
    for seat in range(2):
        await act(server, table.id, seat, "trade 0")
    await wait(server, 2 * TURN_PACE)
    table_id, seat = table.id, await up(server, table.id)
    assert await act(server, table_id, seat, "hire novice csm") == ["PATCH"]
    assert await act(server, table_id, seat, "hire novice lem") == []
    assert await wait(server, TURN_PACE) == ["PATCH"]
    assert "PATCH" not in await wait(server, timedelta(hours=1))
    assert await shows_all(server, table_id, seat)


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "closed"])
async def test_a_restart_shows_once_what_waited_of_a_turn(server: Any, killed: bool) -> None:
    table_id, seat = await on_turn(server)
    await act(server, table_id, seat, "hire novice csm")
    assert await act(server, table_id, seat, "hire novice lem") == []
    since = len(server.env.http_requests)
    await server.restart(killed=killed)
    assert requests(server, since) == ["PATCH"]
    assert await shows_all(server, table_id, seat)
    assert await wait(server, 4 * HERE) == []
