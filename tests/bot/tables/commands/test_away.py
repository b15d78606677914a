"""Away from the table: games without players pause, clocks of absent people stand still."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.domain.calendar import PersonalHours, QuietHours
from bot.domain.clocks import DESERTED_LIFETIME
from bot.domain.table import EntryKind, Origin, Pause, Person, Status
from bot.domain.votes import Subject
from bot.storage import deadlines
from bot.tables.commands.hosting import WAITS_FOR_OTHERS
from tests.bot.tables.conftest import ANNA, BOB, CARA, Open, OpenedService
from tests.bot.toys.toy import Stop, Toy
from tests.bot.toys.toy_presenter import presenters

DORA = Person(4, "Dora")
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
NIGHT = PersonalHours("Europe/Rome", QuietHours(22 * 60, 7 * 60))


class LongGame(Toy):
    rounds = 6


@pytest.fixture
async def long_game(open_service: Open) -> OpenedService:
    """A service whose toy game goes on for longer than two time-outs."""
    return await open_service(games=presenters(LongGame()))


async def directs(service: OpenedService, about: str) -> list[int]:
    rows = await service.outbox("direct")
    return [row.target for row in rows if row.payload["about"] == about]


async def kinds(service: OpenedService, table_id: int) -> list[tuple[EntryKind, str]]:
    log = await service.tables.history.log(table_id, None)
    return [(entry.kind, entry.how) for entry in log if entry.kind is not EntryKind.ACT]


async def deserted(service: OpenedService) -> int:
    """A game of two whose time has run out twice for both."""
    table_id = (await service.begun(2)).table.id
    for seat in (0, 1):
        await service.time_out(table_id, seat)
    winner = (await service.position(table_id)).state.winner
    await service.tables._transactions.run(
        table_id, lambda batch, _: batch.act(winner, Stop(), None, Origin.CLOCK)
    )
    for seat in (0, 1):
        await service.time_out(table_id, seat)
    return table_id


# Nobody plays any more


async def test_a_game_that_nobody_plays_pauses_after_the_move_at_hand(
    service: OpenedService,
) -> None:
    table_id = await deserted(service)
    position = await service.position(table_id)
    table = position.table
    assert (table.status, table.pause) == (Status.PAUSED, Pause.DESERTED)
    assert table.wakes_at == service.clock.now() + DESERTED_LIFETIME
    assert all(not seat.played_by_person for seat in table.seats)
    assert position.state.winner is not None, "the defaults of the move at hand were taken"
    assert (await kinds(service, table_id))[-1] == (EntryKind.PAUSE, "table")
    lives = await service.outbox("live")
    assert lives[-1].payload == {"anew": True}


async def test_whoever_comes_back_lets_the_game_go_on(long_game: OpenedService) -> None:
    service = long_game
    table_id = await deserted(service)
    await service.refused(
        "waits-for-players", service.tables.play.act(table_id, 0, "pick 1", by=ANNA)
    )
    assert (await service.position(table_id)).due == {}
    service.clock.pass_(days=5)
    position = await service.tables.seats.come_back(table_id, BOB)
    assert position.table.status is Status.RUNNING
    assert (position.table.pause, position.table.wakes_at) == (None, None)
    assert [seat.played_by_person for seat in position.table.seats] == [False, True]
    assert position.due.get(1) in (None, service.clock.now() + DAY)
    await service.refused("not-away", service.tables.seats.come_back(table_id, BOB))
    await service.refused("not-seated", service.tables.seats.come_back(table_id, CARA))


async def test_each_is_told_once_that_an_autopilot_plays(long_game: OpenedService) -> None:
    service = long_game
    table_id = await deserted(service)
    assert sorted(await directs(service, "stand-in")) == [ANNA.id, BOB.id]
    await service.tables.seats.come_back(table_id, BOB)
    await service.tables.seats.leave(table_id, BOB)
    assert sorted(await directs(service, "stand-in")) == [ANNA.id, BOB.id], "they know themselves"


async def test_a_host_who_seats_an_autopilot_has_it_told(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.tables.seats.replace(table_id, ANNA, 1, style="bold", left=BOB.id)
    assert await directs(service, "stand-in") == [BOB.id]
    assert (await service.tables.get(table_id)).status is Status.RUNNING, "Anna still plays"
    await service.tables.seats.replace(table_id, ANNA, 0, style="bold")
    assert await directs(service, "stand-in") == [BOB.id]
    assert (await service.tables.get(table_id)).pause is Pause.DESERTED


async def test_a_game_that_nobody_comes_back_to_is_closed(open_service: Open) -> None:
    service = await open_service()
    table_id = await deserted(service)
    version = (await service.tables.get(table_id)).version
    again = await open_service(clock=service.clock)
    await again.tables.clocks.wake(table_id, version - 1)
    assert (await again.tables.get(table_id)).status is Status.PAUSED, "an outdated order"
    await again.tables.clocks.wake(table_id, version)
    assert (await again.tables.get(table_id)).status is Status.CLOSED


@pytest.mark.parametrize("manager", [False, True], ids=["host", "manager"])
async def test_a_host_may_let_autopilots_finish_once_it_has_waited_for_the_others(
    service: OpenedService, manager: bool
) -> None:
    table_id = await deserted(service)
    by, resume = DORA if manager else ANNA, service.tables.hosting.resume
    service.clock.time += WAITS_FOR_OTHERS - timedelta(minutes=1)
    error = await service.refused("others-may-return", resume(table_id, by, manager=manager))
    service.clock.pass_(minutes=1)
    assert error.params["until"] == service.clock.now().timestamp()
    await resume(table_id, by, manager=manager)
    for task in list(service.tables._autopilots._tasks.values()):
        await task
    table = await service.tables.get(table_id)
    assert table.status is Status.FINISHED
    assert sorted(await directs(service, "result")) == [ANNA.id, BOB.id]


async def test_who_plays_alone_may_let_autopilots_finish_at_once(service: OpenedService) -> None:
    """Nobody else has a seat to come back to; it takes two commands, not one."""
    table_id = (await service.begun(1, 3)).table.id
    await service.tables.seats.leave(table_id, ANNA)
    table = await service.tables.get(table_id)
    assert (table.status, table.pause) == (Status.PAUSED, Pause.DESERTED)
    assert not service.tables._autopilots._tasks, "nothing is played meanwhile"
    await service.tables.hosting.resume(table_id, ANNA)
    for task in list(service.tables._autopilots._tasks.values()):
        await task
    assert (await service.tables.get(table_id)).status is Status.FINISHED


@pytest.mark.parametrize("end", ["host", "time"])
async def test_a_game_that_all_leave_during_a_pause_waits_after_it(
    service: OpenedService, end: str
) -> None:
    table_id = (await service.begun(2)).table.id
    if end == "host":
        await service.tables.hosting.pause(table_id, ANNA)
    else:
        vote = await service.tables.clocks.ask(table_id, ANNA, Subject.PAUSE)
        await service.tables.clocks.cast(table_id, vote.id, BOB, True)
    for person in (ANNA, BOB):
        await service.tables.seats.leave(table_id, person)
    table = await service.tables.get(table_id)
    assert table.pause is (None if end == "host" else Pause.VOTE)
    if end == "host":
        await service.tables.hosting.resume(table_id, ANNA)
    else:
        await service.tables.clocks.wake(table_id, table.version)
    table = await service.tables.get(table_id)
    assert (table.status, table.pause) == (Status.PAUSED, Pause.DESERTED)
    assert table.wakes_at == service.clock.now() + DESERTED_LIFETIME
    assert (await service.outbox("live"))[-1].payload["anew"]
    position = await service.tables.seats.come_back(table_id, BOB)
    assert position.table.status is Status.RUNNING


@pytest.mark.parametrize("pause", [Pause.DESERTED, Pause.AWAY])
async def test_a_game_that_waits_goes_on_with_somebody_new(
    service: OpenedService, pause: Pause
) -> None:
    table_id = (await service.begun(2)).table.id
    for person in (ANNA, BOB):
        if pause is Pause.AWAY:
            await service.tables.seats.away(table_id, person, 3)
        else:
            await service.tables.seats.leave(table_id, person)
    assert (await service.tables.get(table_id)).pause is pause
    await service.tables.seats.replace(table_id, ANNA, 1, style="bold", left=BOB.id)
    assert (await service.tables.get(table_id)).pause is pause, "nobody is here yet"
    service.clock.pass_(days=1)
    table = await service.tables.seats.replace(table_id, ANNA, 1, person=CARA)
    assert (table.status, table.pause, table.wakes_at) == (Status.RUNNING, None, None)
    due = (await service.position(table_id)).due
    assert due[1] == service.clock.now() + DAY


async def test_a_pause_of_the_hosts_stays_theirs(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.tables.hosting.pause(table_id, ANNA)
    await service.tables.seats.leave(table_id, BOB)
    await service.tables.seats.leave(table_id, ANNA)
    position = await service.tables.seats.come_back(table_id, BOB)
    assert (position.table.status, position.table.pause) == (Status.PAUSED, None)


async def test_everybody_who_played_gets_the_result(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.act(table_id, 1, "pick 1", "seal")
    await service.tables.seats.replace(table_id, ANNA, 1, person=CARA, left=BOB.id)
    await service.act(table_id, 0, "pick 3", "seal")
    await service.act(table_id, 0, "stop")
    await service.tables.seats.leave(table_id, CARA)
    await service.act(table_id, 0, "pick 3", "seal")
    winner = (await service.position(table_id)).state.winner
    if winner == 0:
        await service.act(table_id, 0, "stop")
    assert (await service.tables.get(table_id)).status is Status.FINISHED
    assert sorted(await directs(service, "result")) == [ANNA.id, BOB.id, CARA.id]


# Away for some days


async def test_who_is_away_has_time_until_after_it(service: OpenedService) -> None:
    position = await service.begun(2)
    table_id = position.table.id
    service.clock.pass_(hours=20)
    away = await service.tables.seats.away(table_id, BOB, 5)
    now = service.clock.now()
    assert away.due == {0: position.due[0], 1: now + 5 * DAY + 4 * HOUR}
    assert away.away == {BOB.id: now + 5 * DAY}
    assert away.table.status is Status.RUNNING
    assert (await kinds(service, table_id))[-1] == (EntryKind.AWAY, "person")
    service.clock.pass_(days=2)
    back = await service.tables.seats.away(table_id, BOB, 0)
    assert back.due[1] == service.clock.now() + 4 * HOUR
    assert back.away == {}
    rows = await service.rows("absences")
    assert [(row.user_id, row.until - row.since) for row in rows] == [(BOB.id, 2 * DAY)]


async def test_what_is_left_of_a_vacation_survives_a_restart(open_service: Open) -> None:
    service = await open_service()
    table_id = (await service.begun(2, vacation=7)).table.id
    due = (await service.tables.seats.away(table_id, BOB, 5)).due
    again = await open_service(clock=service.clock)
    assert (await again.position(table_id)).due == due
    assert (await again.position(table_id)).away == {BOB.id: service.clock.now() + 5 * DAY}
    service.clock.pass_(days=6)
    error = await again.refused("away-too-long", again.tables.seats.away(table_id, BOB, 3))
    assert error.params == {"days": 2, "granted": 7}
    await again.tables.seats.away(table_id, BOB, 2)


async def test_who_may_be_away(service: OpenedService) -> None:
    table_id = (await service.begun(2, vacation=0)).table.id
    away = service.tables.seats.away
    await service.refused("no-vacation", away(table_id, BOB, 1))
    await service.refused("not-seated", away(table_id, DORA, 1))
    await service.refused("not-away", away(table_id, BOB, 0))
    await service.tables.seats.leave(table_id, BOB)
    await service.refused("autopilot-plays", away(table_id, BOB, 1))
    await service.tables.hosting.pause(table_id, ANNA)
    await service.refused("paused", away(table_id, ANNA, 1))


async def test_with_everybody_away_the_table_pauses_and_says_until_when(
    service: OpenedService,
) -> None:
    position = await service.begun(2, 1)
    table_id = position.table.id
    await service.tables.seats.away(table_id, BOB, 5)
    service.clock.pass_(hours=1)
    table = (await service.tables.seats.away(table_id, ANNA, 3)).table
    now = service.clock.now()
    assert (table.status, table.pause) == (Status.PAUSED, Pause.AWAY)
    assert table.wakes_at == now + 3 * DAY
    earliest = await service.database.read(deadlines.earliest, [0])
    assert earliest == now + 3 * DAY
    service.clock.pass_(days=3)
    woken = await service.tables.clocks.wake(table_id, table.version)
    assert (woken.status, woken.pause) == (Status.RUNNING, None)
    due = (await service.position(table_id)).due
    assert due[0] == service.clock.now() + 23 * HOUR
    assert due[1] == now - HOUR + 5 * DAY + DAY


async def test_who_comes_back_first_lets_an_absent_table_go_on(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    for person in (ANNA, BOB):
        await service.tables.seats.away(table_id, person, 3)
    service.clock.pass_(days=1)
    position = await service.tables.seats.come_back(table_id, ANNA)
    assert position.table.status is Status.RUNNING
    assert position.due == {0: service.clock.now() + DAY, 1: service.clock.now() + 3 * DAY}


async def test_an_absence_that_was_named_in_a_pause_ends_in_it(service: OpenedService) -> None:
    """What changes while the table is paused is counted from when it was paused."""
    table_id = (await service.begun(2)).table.id
    service.clock.pass_(hours=4)
    await service.tables.seats.away(table_id, BOB, 2)
    await service.tables.hosting.pause(table_id, ANNA)
    service.clock.pass_(days=1)
    await service.tables.seats.come_back(table_id, BOB)
    service.clock.pass_(days=5)
    resumed = await service.tables.hosting.resume(table_id, ANNA)
    assert resumed.due == dict.fromkeys((0, 1), service.clock.now() + 20 * HOUR)


async def test_a_replaced_persons_vacation_is_not_their_successors(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.tables.seats.away(table_id, BOB, 5)
    await service.tables.seats.replace(table_id, ANNA, 1, person=CARA, left=BOB.id)
    position = await service.position(table_id)
    assert position.due[1] == service.clock.now() + DAY
    assert position.away == {}
