"""New messages call people who are up, but not those who moved a moment ago."""

from __future__ import annotations

import itertools
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.domain.table import LogEntry, Origin
from bot.tables.session.calls import HERE, next_call
from tests.bot.delivery.test_live_message import buying, up

pytestmark = pytest.mark.people_are_here

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)
NOW = datetime(2026, 1, 1, tzinfo=UTC)


async def act(server: Any, table_id: int, seat: int, line: str) -> list[str]:
    """Let a seat's person do something; the public requests that follow."""
    since = len(server.env.http_requests)
    record = (await server.bot.tables.get(table_id)).seats[seat]
    person = server.known(record.name)
    with server.env._bot_scope():
        await server.bot.tables.play.act(table_id, seat, line, by=person)
    await server.settle()
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
