"""A table's clocks and people's hours."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.domain.calendar import Absence, PersonalHours, QuietHours
from bot.domain.table import EntryKind, Pause, Person, Status
from bot.domain.table_settings import TableSettings
from bot.domain.votes import Subject, VoteStatus
from bot.storage import deadlines
from bot.tables.commands.clocks import VOTED_PAUSE
from tests.bot.tables.conftest import ANNA, BOB, CARA, Open, OpenedService, selects
from tests.bot.toys.toy_presenter import presenters

DORA = Person(4, "Dora")
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
BANK = {"clock": 12 * HOUR, "refill": 2 * HOUR}


# Banks


async def test_a_bank_is_spent_and_filled_up(service: OpenedService) -> None:
    position = await service.begun(2, **BANK)
    table_id, start = position.table.id, service.clock.now()
    assert position.due == dict.fromkeys((0, 1), start + 12 * HOUR)
    service.clock.pass_(hours=5)
    await service.act(table_id, 0, "pick 3", "seal")
    service.clock.pass_(hours=1)
    acted = await service.act(table_id, 1, "pick 1", "seal")
    # Anna had seven hours left and got two; the bonus is hers to take.
    assert acted.position.due == {0: service.clock.now() + 9 * HOUR}
    service.clock.pass_(hours=4)
    acted = await service.act(table_id, 0, "stop")
    now = service.clock.now()
    assert acted.position.due == {0: now + 7 * HOUR, 1: now + 8 * HOUR}


async def test_a_bank_survives_a_restart(open_service: Open) -> None:
    service = await open_service()
    table_id = (await service.begun(2, **BANK)).table.id
    service.clock.pass_(hours=5)
    await service.act(table_id, 0, "pick 3", "seal")
    again = await open_service(clock=service.clock)
    acted = await again.act(table_id, 1, "pick 1", "seal")
    assert acted.position.due == {0: service.clock.now() + 9 * HOUR}


async def test_an_empty_bank_is_one_refill(service: OpenedService) -> None:
    table_id = (await service.begun(2, **BANK)).table.id
    await service.act(table_id, 0, "pick 3", "seal")
    await service.time_out(table_id, 1)
    acted = await service.act(table_id, 0, "stop")
    assert acted.position.due[1] == service.clock.now() + 2 * HOUR


async def test_an_undo_gives_the_refill_back(service: OpenedService) -> None:
    table_id = (await service.begun(2, **BANK)).table.id
    service.clock.pass_(hours=5)
    await service.act(table_id, 0, "pick 3")
    for _ in range(3):
        await service.act(table_id, 0, "seal")
        await service.tables.undo.undo(table_id, ANNA)
    due = (await service.position(table_id)).due
    assert due[0] == service.clock.now() + 7 * HOUR


async def test_a_pause_and_an_autopilot_leave_the_bank_alone(service: OpenedService) -> None:
    table_id = (await service.begun(3, **BANK)).table.id
    service.clock.pass_(hours=5)
    await service.tables.hosting.pause(table_id, ANNA)
    service.clock.pass_(days=4)
    resumed = await service.tables.hosting.resume(table_id, ANNA)
    assert resumed.due == dict.fromkeys((0, 1, 2), service.clock.now() + 7 * HOUR)
    await service.tables.seats.leave(table_id, BOB)
    back = await service.tables.seats.come_back(table_id, BOB)
    assert back.due[0] == resumed.due[0]


# More time


async def test_a_host_gives_more_time_to_all_who_are_up(service: OpenedService) -> None:
    position = await service.begun(2)
    table_id = position.table.id
    service.clock.pass_(hours=20)
    extend = service.tables.clocks.extend
    await service.refused("host-only", extend(table_id, BOB, DAY))
    await service.refused("clock-out-of-range", extend(table_id, ANNA, 15 * DAY))
    await extend(table_id, ANNA, 10 * HOUR)
    due = (await service.position(table_id)).due
    assert due == {seat: moment + 10 * HOUR for seat, moment in position.due.items()}
    left = [row for row in await service.rows("deadlines") if row.done_at is None]
    assert {row.what: row.due_at - service.clock.now() for row in left if row.seat == 0} == {
        "hour": 13 * HOUR,
        "end": 14 * HOUR,
    }


async def test_without_a_clock_there_is_nothing_to_extend(service: OpenedService) -> None:
    table_id = (await service.begun(2, clock=None)).table.id
    await service.refused("no-clock-runs", service.tables.clocks.extend(table_id, ANNA, DAY))


# Votes


async def test_a_table_pauses_without_its_host(service: OpenedService) -> None:
    table_id = (await service.begun(3)).table.id
    clocks = service.tables.clocks
    vote = await clocks.ask(table_id, BOB, Subject.PAUSE)
    assert (vote.status, vote.needed) == (VoteStatus.OPEN, 2)
    await service.act(table_id, 0, "pick 3")
    cast = await clocks.cast(table_id, vote.id, CARA, True)
    assert cast.status is VoteStatus.AGREED, "moves in between don't end a vote"
    table = await service.tables.get(table_id)
    assert (table.status, table.pause) == (Status.PAUSED, Pause.VOTE)
    assert table.wakes_at == service.clock.now() + VOTED_PAUSE
    await service.refused("vote-over", clocks.cast(table_id, vote.id, ANNA, True))
    await service.refused("paused", clocks.ask(table_id, BOB, Subject.PAUSE))
    again = await clocks.ask(table_id, CARA, Subject.RESUME)
    await clocks.cast(table_id, again.id, BOB, True)
    assert (await service.tables.get(table_id)).status is Status.RUNNING
    log = await service.tables.history.log(table_id, None)
    assert [(one.kind, one.how) for one in log if one.kind is not EntryKind.ACT][1:] == [
        (EntryKind.PAUSE, "vote"),
        (EntryKind.RESUME, "vote"),
    ]


async def test_a_voted_pause_ends_by_itself(service: OpenedService) -> None:
    position = await service.begun(1, 1)
    table_id = position.table.id
    vote = await service.tables.clocks.ask(table_id, ANNA, Subject.PAUSE)
    assert vote.status is VoteStatus.AGREED, "one voice is enough where one plays"
    service.clock.pass_(days=14)
    version = (await service.tables.get(table_id)).version
    await service.tables.clocks.wake(table_id, version)
    assert (await service.position(table_id)).due == {0: service.clock.now() + DAY}


async def test_a_table_votes_for_more_time(open_service: Open) -> None:
    service = await open_service()
    position = await service.begun(2)
    table_id = position.table.id
    vote = await service.tables.clocks.ask(table_id, BOB, Subject.EXTEND, 12 * HOUR)
    again = await open_service(clock=service.clock)
    cast = await again.tables.clocks.cast(table_id, vote.id, ANNA, True)
    assert cast.span == 12 * HOUR
    due = (await again.position(table_id)).due
    assert due == {seat: moment + 12 * HOUR for seat, moment in position.due.items()}


async def test_a_vote_may_be_refused(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    vote = await service.tables.clocks.ask(table_id, BOB, Subject.PAUSE)
    cast = await service.tables.clocks.cast(table_id, vote.id, ANNA, False)
    assert cast.status is VoteStatus.REFUSED
    assert (await service.tables.get(table_id)).status is Status.RUNNING


async def test_a_new_vote_takes_the_place_of_an_open_one(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    first = await service.tables.clocks.ask(table_id, BOB, Subject.PAUSE)
    second = await service.tables.clocks.ask(table_id, ANNA, Subject.EXTEND, DAY)
    await service.refused("vote-over", service.tables.clocks.cast(table_id, first.id, ANNA, True))
    said = [row.payload for row in await service.outbox("table-vote")]
    assert said == [{"vote": first.id}, {"vote": first.id, "over": True}, {"vote": second.id}]


async def test_a_vote_on_what_has_happened_already_is_over(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    vote = await service.tables.clocks.ask(table_id, BOB, Subject.PAUSE)
    await service.tables.hosting.pause(table_id, ANNA)
    assert (await service.tables.clocks.vote_of(table_id, vote.id)).status is VoteStatus.LAPSED
    await service.refused("vote-over", service.tables.clocks.cast(table_id, vote.id, ANNA, True))
    await service.refused("vote-over", service.tables.clocks.vote_of(table_id, 99))


async def pause_and_resume(service: OpenedService, table_id: int) -> None:
    await service.tables.hosting.pause(table_id, ANNA)
    await service.tables.hosting.resume(table_id, ANNA)


async def close(service: OpenedService, table_id: int) -> None:
    await service.tables.hosting.close(table_id, ANNA)


async def play_to_the_end(service: OpenedService, table_id: int) -> None:
    for _ in range(2):
        await service.revealed(table_id)
        await service.act(table_id, 0, "stop")


@pytest.mark.parametrize("happens", [pause_and_resume, close, play_to_the_end])
async def test_a_vote_is_over_once_the_table_pauses_or_ends(
    service: OpenedService, happens: Callable[[OpenedService, int], Awaitable[None]]
) -> None:
    table_id = (await service.begun(2)).table.id
    vote = await service.tables.clocks.ask(table_id, BOB, Subject.PAUSE)
    await happens(service, table_id)
    cast = service.tables.clocks.cast
    await service.refused("vote-over", cast(table_id, vote.id, ANNA, True))
    assert [row.ballot for row in await service.rows("table_votes")] == [VoteStatus.LAPSED]
    said = [row.payload for row in await service.outbox("table-vote")]
    assert said == [{"vote": vote.id}, {"vote": vote.id, "over": True}]


async def test_who_may_ask(service: OpenedService) -> None:
    table_id = (await service.begun(3)).table.id
    ask = service.tables.clocks.ask
    await service.refused("not-seated", ask(table_id, DORA, Subject.PAUSE))
    await service.refused("not-paused", ask(table_id, BOB, Subject.RESUME))
    await service.refused("clock-out-of-range", ask(table_id, BOB, Subject.EXTEND, 15 * DAY))
    vote = await ask(table_id, BOB, Subject.PAUSE)
    await service.refused(
        "not-your-vote", service.tables.clocks.cast(table_id, vote.id, DORA, True)
    )
    await service.tables.seats.leave(table_id, CARA)
    await service.refused("autopilot-plays", ask(table_id, CARA, Subject.PAUSE))


@pytest.mark.parametrize("subject", list(Subject))
async def test_no_vote_at_a_table_that_is_over(service: OpenedService, subject: Subject) -> None:
    table_id = (await service.begun(2)).table.id
    await service.tables.hosting.close(table_id, ANNA)
    await service.refused("over", service.tables.clocks.ask(table_id, BOB, subject, DAY))


HOUR, DAY = timedelta(hours=1), timedelta(days=1)
NIGHT = PersonalHours("Europe/Rome", QuietHours(22 * 60, 7 * 60))


def at(service: OpenedService, *moment: int) -> datetime:
    service.clock.time = datetime(*moment, tzinfo=UTC)  # type: ignore[misc,arg-type]
    return service.clock.time


async def test_quiet_hours_move_the_clocks_that_run(service: OpenedService) -> None:
    start = at(service, 2026, 6, 1, 10)  # noon in Rome
    table_id = (await service.begun(2)).table.id
    heard: list[datetime] = []

    async def listen(moment: datetime, clock: timedelta) -> None:
        heard.append(moment)

    service.tables.on_deadline(listen)
    await service.tables.hours.set(BOB, NIGHT)
    position = await service.position(table_id)
    # Ten hours count until the night, five after it until noon, and nine more.
    assert position.due == {0: start + DAY, 1: start + DAY + 9 * HOUR}
    assert heard, "the timer hears of it"
    assert await service.tables.hours.get(BOB.id) == NIGHT
    await service.tables.hours.set(BOB, PersonalHours("Europe/Rome"))
    assert (await service.position(table_id)).due == dict.fromkeys((0, 1), start + DAY)
    lives = await service.outbox("live")
    assert len(lives) == 1


async def test_quiet_hours_reach_every_table_and_every_new_clock(service: OpenedService) -> None:
    at(service, 2026, 6, 1, 18)  # eight in the evening in Rome
    await service.tables.hours.set(BOB, NIGHT)
    position = await service.begun(2, clock=4 * HOUR)
    now = service.clock.now()
    assert position.due == {0: now + 4 * HOUR, 1: now + 13 * HOUR}
    rows = [row for row in await service.rows("deadlines") if row.seat == 1]
    moments = {row.what: row.due_at - now for row in rows}
    assert moments == {"half": 2 * HOUR, "hour": 12 * HOUR, "end": 13 * HOUR}


async def test_quiet_hours_load_all_games_together(service: OpenedService) -> None:
    lobby = service.tables.lobby
    for channel in range(4):
        table = await lobby.open(10, channel, False, ANNA, "toy", TableSettings(language="en"))
        await lobby.join(table.id, BOB)
        await lobby.start(table.id, ANNA)
    service.tables.reload()
    with selects() as said:
        await service.tables.hours.set(BOB, NIGHT)
    assert sum("FROM snapshots" in one for one in said) == 1


async def test_quiet_hours_that_change_in_a_pause(service: OpenedService) -> None:
    at(service, 2026, 6, 1, 18)
    table_id = (await service.begun(2, clock=4 * HOUR)).table.id
    await service.tables.hosting.pause(table_id, ANNA)
    service.clock.pass_(hours=1)
    await service.tables.hours.set(BOB, NIGHT)
    service.clock.pass_(hours=13)  # ten in the morning in Rome
    resumed = await service.tables.hosting.resume(table_id, ANNA)
    assert resumed.due == dict.fromkeys((0, 1), service.clock.now() + 4 * HOUR)


async def test_weekends_of_a_table(service: OpenedService) -> None:
    friday = at(service, 2026, 6, 5, 12)
    position = await service.begun(2, free_weekends=True)
    assert position.due == dict.fromkeys((0, 1), friday + 3 * DAY)


async def test_quiet_hours_are_told_to_nobody(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.tables.hours.set(BOB, NIGHT)
    exported = await service.tables.history.export(table_id)
    assert b"Rome" not in exported
    written: dict[str, list[Any]] = await service.contents()
    assert [name for name, rows in written.items() if "Rome" in repr(rows)] == ["people"]


async def test_an_outage_at_night_is_no_loss(service: OpenedService) -> None:
    start = at(service, 2026, 6, 1, 18)  # eight in the evening in Rome
    await service.tables.hours.set(BOB, NIGHT)
    position = await service.begun(3, clock=4 * HOUR)
    assert position.due[1] == start + 13 * HOUR
    # From eleven in the evening to eight in the morning: one hour of it would have counted.
    since, until = start + 3 * HOUR, start + 12 * HOUR
    await service.database.write(deadlines.credit, [0], since, until)
    service.tables.reload()
    due = (await service.position(position.table.id)).due
    assert due == {0: start + 13 * HOUR, 1: start + 14 * HOUR, 2: start + 13 * HOUR}


async def set_late(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch, meanwhile: Callable[[], Awaitable[Any]]
) -> None:
    """Bob tells his hours; ``meanwhile`` comes between the look at his clocks and their change."""
    write, waiting = service.database.write, [meanwhile]

    async def overtaken(work: Any, *args: Any) -> Any:
        if waiting:
            await waiting.pop()()
        return await write(work, *args)

    monkeypatch.setattr(service.database, "write", overtaken)
    await service.tables.hours.set(BOB, NIGHT)


async def test_an_outage_is_given_back_beside_a_change_of_hours(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = at(service, 2026, 6, 1, 10)  # noon in Rome
    table_id = (await service.begun(2)).table.id
    service.clock.pass_(hours=1)

    async def credit() -> None:
        await service.database.write(deadlines.credit, [0], start, start + HOUR)

    await set_late(service, monkeypatch, credit)
    position = await service.position(table_id)
    assert position.due == {0: start + DAY + HOUR, 1: start + DAY + 10 * HOUR}
    assert await service.tables.hours.get(BOB.id) == NIGHT


async def test_hours_start_no_clock_that_another_process_has_stopped(
    service: OpenedService, open_service: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    at(service, 2026, 6, 1, 10)
    table_id = (await service.begun(2)).table.id
    other = await open_service(clock=service.clock)

    async def play() -> None:
        await other.act(table_id, 1, "pick 1", "seal")

    await set_late(service, monkeypatch, play)
    assert (await service.position(table_id)).due.keys() == {0}


async def test_an_outage_does_not_prolong_a_vacation(service: OpenedService) -> None:
    position = await service.begun(2)
    start = service.clock.now()
    await service.tables.seats.away(position.table.id, BOB, 5)
    await service.database.write(deadlines.credit, [0], start + DAY, start + 3 * DAY)
    service.tables.reload()
    due = (await service.position(position.table.id)).due
    assert due == {0: start + 3 * DAY, 1: start + 6 * DAY}
    assert Absence(start, start + 5 * DAY) in [
        Absence(row.since, row.until) for row in await service.rows("absences")
    ]


async def test_lobbies_and_lost_games_are_no_obstacle(open_service: Open) -> None:
    service = await open_service()
    table_id = (await service.begun(2)).table.id
    lobby = await service.tables.lobby.open(10, 21, False, BOB, "toy", TableSettings(language="en"))
    again = await open_service(games={"other": presenters()["toy"]}, clock=service.clock)
    await again.tables.hours.set(BOB, NIGHT)
    assert await again.tables.hours.get(BOB.id) == NIGHT
    assert (await service.position(table_id)).due
    await service.tables.hours.set(BOB, PersonalHours())
    assert (await service.tables.get(lobby.id)).version == lobby.version
