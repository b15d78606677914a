"""A running table is looked after: seats, pause, nudge, close."""

from __future__ import annotations

from datetime import timedelta

from bot.domain.table import EntryKind, Person, Status
from bot.storage import deadlines
from tests.bot.tables.commands.test_lobby import refused
from tests.bot.tables.conftest import ANNA, BOB, CARA, CHANNEL, House, Open

DORA = Person(4, "Dora")


async def test_an_autopilot_plays_for_who_leaves_until_they_come_back(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    table = await house.tables.seats.leave(table_id, BOB)
    assert (table.seats[1].user_id, table.seats[1].autopilot) == (BOB.id, "meek")
    position = await house.tables.position(table_id)
    assert position.state.sealed == (False, True)
    assert list(position.due) == [0]
    await refused(house, "autopilot-plays", house.tables.play.act(table_id, 1, "pick 1", by=BOB))
    await refused(house, "autopilot-plays", house.tables.seats.leave(table_id, BOB))
    back = await house.tables.seats.come_back(table_id, BOB)
    assert back.table.seats[1].played_by_person
    await refused(house, "not-away", house.tables.seats.come_back(table_id, BOB))
    await house.act(table_id, 0, "pick 1", "seal")
    acted = await house.act(table_id, 0, "stop")
    assert set(acted.position.due) == {0, 1}


async def test_who_comes_back_is_asked_what_is_open(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    await house.tables.hosting.pause(table_id, ANNA)
    await house.tables.seats.leave(table_id, BOB)
    await house.tables.seats.come_back(table_id, BOB)
    await house.tables.hosting.resume(table_id, ANNA)
    asked = [r for r in await house.rows("outbox") if r.kind == "direct" and r.target == BOB.id]
    assert [row.payload["about"] for row in asked][-1] == "asked"


async def test_a_host_gives_a_seat_to_somebody_else(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    replace = house.tables.seats.replace
    await refused(house, "host-only", replace(table_id, BOB, 0, person=CARA))
    await refused(house, "already-seated", replace(table_id, ANNA, 1, person=ANNA))
    await refused(house, "no-such-seat", replace(table_id, ANNA, 7, person=CARA))
    await refused(house, "unknown-style", replace(table_id, ANNA, 1, style="wild"))
    table = await replace(table_id, ANNA, 1, person=CARA)
    assert (table.seats[1].user_id, table.seats[1].name) == (CARA.id, "Cara")
    await refused(house, "not-your-seat", house.tables.play.act(table_id, 1, "pick 1", by=BOB))
    await house.tables.play.act(table_id, 1, "pick 1", by=CARA)
    told = [r for r in await house.rows("outbox") if r.target == CARA.id]
    assert [row.payload["about"] for row in told] == ["asked"]


async def test_a_host_gives_a_seat_to_an_autopilot_and_back(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    table = await house.tables.seats.replace(table_id, ANNA, 1, style="bold")
    assert (table.seats[1].user_id, table.seats[1].autopilot) == (BOB.id, "bold")
    table = await house.tables.seats.replace(table_id, DORA, 1, manager=True)
    assert table.seats[1].autopilot is None
    await refused(house, "not-away", house.tables.seats.replace(table_id, ANNA, 1))


async def test_an_autopilots_own_seat_goes_back_to_nobody(house: House) -> None:
    table_id = (await house.begun(1, 1)).table.id
    await refused(house, "nobody-to-return", house.tables.seats.replace(table_id, ANNA, 1))
    table = await house.tables.seats.replace(table_id, ANNA, 1, person=BOB)
    assert table.seats[1].played_by_person


async def test_a_pause_stops_the_clocks_and_gives_the_time_back(house: House) -> None:
    position = await house.begun(2)
    table_id = position.table.id
    house.clock.pass_(hours=20)
    await refused(house, "host-only", house.tables.hosting.pause(table_id, BOB))
    paused = await house.tables.hosting.pause(table_id, ANNA)
    assert paused.table.status is Status.PAUSED
    assert paused.table.paused_at == house.clock.now()
    await refused(house, "paused", house.tables.hosting.pause(table_id, ANNA))
    house.clock.pass_(days=9)
    assert await house.database.read(deadlines.due, house.clock.now()) == []
    resumed = await house.tables.hosting.resume(table_id, ANNA)
    assert resumed.table.status is Status.RUNNING
    assert resumed.table.paused_at is None
    assert resumed.due == {seat: due + timedelta(days=9) for seat, due in position.due.items()}
    await refused(house, "not-paused", house.tables.hosting.resume(table_id, ANNA))


async def test_a_pause_survives_a_restart(open_house: Open) -> None:
    house = await open_house()
    table_id = (await house.begun(2)).table.id
    paused = await house.tables.hosting.pause(table_id, ANNA)
    again = await open_house(clock=house.clock)
    assert await again.tables.position(table_id) == paused
    house.clock.pass_(days=2)
    resumed = await again.tables.hosting.resume(table_id, ANNA)
    assert resumed.due[0] == paused.due[0] + timedelta(days=2)


async def test_autopilots_wait_for_the_end_of_a_pause(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    await house.tables.hosting.pause(table_id, ANNA)
    await house.tables.seats.leave(table_id, BOB)
    assert (await house.tables.position(table_id)).state.picks == (0, 0)
    resumed = await house.tables.hosting.resume(table_id, ANNA)
    assert resumed.state.sealed == (False, True)


async def test_a_nudge_mentions_the_others_once_an_hour(house: House) -> None:
    table_id = (await house.begun(3)).table.id
    await house.act(table_id, 2, "pick 1", "seal")
    await refused(house, "not-seated", house.tables.hosting.nudge(table_id, DORA))
    await house.tables.hosting.nudge(table_id, ANNA)
    pings = [row.payload for row in await house.rows("outbox") if row.kind == "channel-ping"]
    assert [ping["seats"] for ping in pings] == [[1]]
    house.clock.pass_(minutes=59)
    error = await refused(house, "nudged-lately", house.tables.hosting.nudge(table_id, BOB))
    assert error.params == {"until": int(house.clock.now().timestamp()) + 60}
    house.clock.pass_(minutes=1)
    await house.tables.hosting.nudge(table_id, BOB)


async def test_a_table_is_shown_anew_at_the_channels_end(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    await house.tables.hosting.pause(table_id, ANNA)
    await house.tables.hosting.show(table_id)
    lives = [row.payload for row in await house.rows("outbox") if row.kind == "live"]
    assert lives == [{"anew": True}]
    assert house.commits[-1] == table_id
    await refused(house, "no-table", house.tables.hosting.show(99))


async def test_nobody_nudges_themselves(house: House) -> None:
    table_id = (await house.begun(1, 1)).table.id
    await refused(house, "nobody-up", house.tables.hosting.nudge(table_id, ANNA))


async def test_a_closed_table_is_over_but_can_be_read(house: House) -> None:
    position = await house.begun(2)
    table_id = position.table.id
    await house.act(table_id, 0, "pick 2")
    await refused(house, "host-only", house.tables.hosting.close(table_id, BOB))
    table = await house.tables.hosting.close(table_id, ANNA)
    assert table.status is Status.CLOSED
    assert table.seed is not None
    assert await house.rows("deadlines") == []
    assert await house.tables.in_channel(CHANNEL) == table
    assert (await house.tables.history.verify(table_id)).ok
    await refused(house, "over", house.tables.hosting.close(table_id, ANNA))
    await refused(house, "over", house.tables.hosting.resume(table_id, ANNA))
    await refused(house, "over", house.tables.seats.come_back(table_id, BOB))


async def test_an_abandoned_table_says_nothing_more(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    assert [row for row in await house.rows("outbox") if row.done_at is None]
    table = await house.tables.hosting.abandon(table_id)
    assert table.status is Status.CLOSED
    assert [row for row in await house.rows("outbox") if row.done_at is None] == []


async def test_an_abandoned_lobby_closes_too(house: House) -> None:
    table = await house.lobby(1)
    assert (await house.tables.hosting.abandon(table.id)).status is Status.CLOSED
    assert await house.tables.in_channel(CHANNEL) is None


async def test_every_change_of_hands_is_in_the_log(house: House) -> None:
    table_id = (await house.begun(2, clock=None)).table.id
    await house.tables.hosting.pause(table_id, ANNA)
    await house.tables.seats.replace(table_id, ANNA, 1, style="bold")
    await house.tables.seats.come_back(table_id, BOB)
    await house.tables.hosting.resume(table_id, ANNA)
    kinds = [(step.kind, step.by) for step in await house.tables.history.log(table_id, None)]
    assert kinds == [
        (EntryKind.START, ANNA.id),
        (EntryKind.PAUSE, ANNA.id),
        (EntryKind.SEAT, ANNA.id),
        (EntryKind.SEAT, BOB.id),
        (EntryKind.RESUME, ANNA.id),
    ]


async def test_a_persons_tables_are_found(house: House) -> None:
    table = (await house.begun(2)).table
    assert [found.id for found in await house.tables.of_person(BOB.id)] == [table.id]
    assert await house.tables.of_person(CARA.id) == []
    await house.tables.hosting.close(table.id, ANNA)
    assert await house.tables.of_person(BOB.id) == []


async def test_people_are_written_down_once(house: House) -> None:
    await house.tables.people.keep(Person(1, "Anna", "it"))
    await house.tables.people.keep(Person(1, "Anna", "it"))
    await house.tables.people.keep(Person(1, "Àñña", "de"))
    assert [(p.user_id, p.name, p.language) for p in await house.rows("people")] == [
        (1, "Àñña", "de")
    ]
