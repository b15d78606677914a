"""A host's commands, and the history of a table."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import pytest

from bot.domain.table import EntryKind, Person, Status
from bot.errors import TableError
from bot.storage import deadlines
from bot.tables.record.verify import Discrepancy, verify
from rules.core.chance import commitment
from tests.bot.tables.conftest import ANNA, BOB, CARA, CHANNEL, Open, OpenedService
from tests.bot.tables.record.test_verify import finished
from tests.bot.toys.toy import Picked, Revealed, Toy

DORA = Person(4, "Dora")


async def test_an_autopilot_plays_for_who_leaves_until_they_come_back(
    service: OpenedService,
) -> None:
    table_id = (await service.begun(2)).table.id
    table = await service.tables.seats.leave(table_id, BOB)
    assert (table.seats[1].user_id, table.seats[1].autopilot) == (BOB.id, "meek")
    position = await service.position(table_id)
    assert position.state.sealed == (False, True)
    assert list(position.due) == [0]
    await service.refused("autopilot-plays", service.tables.play.act(table_id, 1, "pick 1", by=BOB))
    await service.refused("autopilot-plays", service.tables.seats.leave(table_id, BOB))
    back = await service.tables.seats.come_back(table_id, BOB)
    assert back.table.seats[1].played_by_person
    await service.refused("not-away", service.tables.seats.come_back(table_id, BOB))
    await service.act(table_id, 0, "pick 1", "seal")
    acted = await service.act(table_id, 0, "stop")
    assert set(acted.position.due) == {0, 1}


async def test_who_comes_back_is_asked_what_is_open(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.tables.hosting.pause(table_id, ANNA)
    await service.tables.seats.leave(table_id, BOB)
    await service.tables.seats.come_back(table_id, BOB)
    await service.tables.hosting.resume(table_id, ANNA)
    asked = [r for r in await service.rows("outbox") if r.kind == "direct" and r.target == BOB.id]
    assert [row.payload["about"] for row in asked][-1] == "asked"


async def test_a_host_gives_a_seat_to_somebody_else(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    replace = service.tables.seats.replace
    await service.refused("host-only", replace(table_id, BOB, 0, person=CARA))
    await service.refused("already-seated", replace(table_id, ANNA, 1, person=ANNA))
    await service.refused("no-such-seat", replace(table_id, ANNA, 7, person=CARA))
    await service.refused("unknown-style", replace(table_id, ANNA, 1, style="wild"))
    table = await replace(table_id, ANNA, 1, person=CARA, left=BOB.id)
    assert (table.seats[1].user_id, table.seats[1].name) == (CARA.id, "Cara")
    await service.refused("not-your-seat", service.tables.play.act(table_id, 1, "pick 1", by=BOB))
    await service.tables.play.act(table_id, 1, "pick 1", by=CARA)
    told = [r for r in await service.rows("outbox") if r.target == CARA.id]
    assert [row.payload["about"] for row in told] == ["asked"]


async def test_a_host_gives_a_seat_to_an_autopilot_and_back(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    table = await service.tables.seats.replace(table_id, ANNA, 1, style="bold", left=BOB.id)
    assert (table.seats[1].user_id, table.seats[1].autopilot) == (BOB.id, "bold")
    table = await service.tables.seats.replace(table_id, DORA, 1, manager=True)
    assert table.seats[1].autopilot is None
    await service.refused("not-away", service.tables.seats.replace(table_id, ANNA, 1))


async def test_an_autopilots_own_seat_goes_back_to_nobody(service: OpenedService) -> None:
    table_id = (await service.begun(1, 1)).table.id
    await service.refused("nobody-to-return", service.tables.seats.replace(table_id, ANNA, 1))
    table = await service.tables.seats.replace(table_id, ANNA, 1, person=BOB)
    assert table.seats[1].played_by_person


async def test_a_pause_stops_the_clocks_and_gives_the_time_back(service: OpenedService) -> None:
    position = await service.begun(2)
    table_id = position.table.id
    service.clock.pass_(hours=20)
    await service.refused("host-only", service.tables.hosting.pause(table_id, BOB))
    paused = await service.tables.hosting.pause(table_id, ANNA)
    assert paused.table.status is Status.PAUSED
    assert paused.table.paused_at == service.clock.now()
    await service.refused("paused", service.tables.hosting.pause(table_id, ANNA))
    service.clock.pass_(days=9)
    assert await service.database.read(deadlines.due, [0], service.clock.now()) == []
    resumed = await service.tables.hosting.resume(table_id, ANNA)
    assert resumed.table.status is Status.RUNNING
    assert resumed.table.paused_at is None
    assert resumed.due == {seat: due + timedelta(days=9) for seat, due in position.due.items()}
    await service.refused("not-paused", service.tables.hosting.resume(table_id, ANNA))


async def test_a_pause_survives_a_restart(open_service: Open) -> None:
    service = await open_service()
    table_id = (await service.begun(2)).table.id
    paused = await service.tables.hosting.pause(table_id, ANNA)
    again = await open_service(clock=service.clock)
    assert await again.position(table_id) == paused
    service.clock.pass_(days=2)
    resumed = await again.tables.hosting.resume(table_id, ANNA)
    assert resumed.due[0] == paused.due[0] + timedelta(days=2)


async def test_autopilots_wait_for_the_end_of_a_pause(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.tables.hosting.pause(table_id, ANNA)
    await service.tables.seats.leave(table_id, BOB)
    assert (await service.position(table_id)).state.picks == (0, 0)
    resumed = await service.tables.hosting.resume(table_id, ANNA)
    assert resumed.state.sealed == (False, True)


async def test_a_nudge_mentions_the_others_once_an_hour(service: OpenedService) -> None:
    table_id = (await service.begun(3)).table.id
    await service.act(table_id, 2, "pick 1", "seal")
    await service.refused("not-seated", service.tables.hosting.nudge(table_id, DORA))
    await service.tables.hosting.nudge(table_id, ANNA)
    pings = [row.payload for row in await service.outbox("channel-ping")]
    assert [ping["seats"] for ping in pings] == [[1]]
    service.clock.pass_(minutes=59)
    error = await service.refused("nudged-lately", service.tables.hosting.nudge(table_id, BOB))
    assert error.params == {"until": int(service.clock.now().timestamp()) + 60}
    service.clock.pass_(minutes=1)
    await service.tables.hosting.nudge(table_id, BOB)


async def test_a_table_is_shown_anew_at_the_channels_end(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.tables.hosting.pause(table_id, ANNA)
    await service.tables.hosting.show(table_id)
    lives = [row.payload for row in await service.outbox("live")]
    assert lives == [{"anew": True}]
    assert service.commits[-1] == table_id
    await service.refused("no-table", service.tables.hosting.show(99))


async def test_nobody_nudges_themselves(service: OpenedService) -> None:
    table_id = (await service.begun(1, 1)).table.id
    await service.refused("nobody-up", service.tables.hosting.nudge(table_id, ANNA))


async def test_a_closed_table_is_over_but_can_be_read(service: OpenedService) -> None:
    position = await service.begun(2)
    table_id = position.table.id
    await service.act(table_id, 0, "pick 2")
    await service.refused("host-only", service.tables.hosting.close(table_id, BOB))
    table = await service.tables.hosting.close(table_id, ANNA)
    assert table.status is Status.CLOSED
    assert table.seed is not None
    assert await service.rows("deadlines") == []
    assert await service.tables.in_channel(CHANNEL) == table
    assert (await service.tables.history.verify(table_id)).ok
    await service.refused("over", service.tables.hosting.close(table_id, ANNA))
    await service.refused("over", service.tables.hosting.resume(table_id, ANNA))
    await service.refused("over", service.tables.seats.come_back(table_id, BOB))


async def test_an_abandoned_table_says_nothing_more(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    assert [row for row in await service.rows("outbox") if row.done_at is None]
    table = await service.tables.hosting.abandon(table_id)
    assert table.status is Status.CLOSED
    assert [row for row in await service.rows("outbox") if row.done_at is None] == []


async def test_an_abandoned_lobby_closes_too(service: OpenedService) -> None:
    table = await service.lobby(1)
    assert (await service.tables.hosting.abandon(table.id)).status is Status.CLOSED
    assert await service.tables.in_channel(CHANNEL) is None


async def test_every_change_of_hands_is_in_the_log(service: OpenedService) -> None:
    table_id = (await service.begun(2, clock=None)).table.id
    await service.tables.hosting.pause(table_id, ANNA)
    await service.tables.seats.replace(table_id, ANNA, 1, style="bold", left=BOB.id)
    await service.tables.seats.come_back(table_id, BOB)
    await service.tables.hosting.resume(table_id, ANNA)
    kinds = [(step.kind, step.by) for step in await service.tables.history.log(table_id, None)]
    assert kinds == [
        (EntryKind.START, ANNA.id),
        (EntryKind.PAUSE, ANNA.id),
        (EntryKind.SEAT, ANNA.id),
        (EntryKind.SEAT, BOB.id),
        (EntryKind.RESUME, ANNA.id),
    ]


async def test_a_persons_tables_are_found(service: OpenedService) -> None:
    table = (await service.begun(2)).table
    assert [found.id for found in await service.tables._store.of_person(BOB.id)] == [table.id]
    assert await service.tables._store.of_person(CARA.id) == []
    await service.tables.hosting.close(table.id, ANNA)
    assert await service.tables._store.of_person(BOB.id) == []


async def test_people_are_written_down_once(service: OpenedService) -> None:
    await service.tables.people.keep(Person(1, "Anna", "it"))
    await service.tables.people.keep(Person(1, "Anna", "it"))
    await service.tables.people.keep(Person(1, "Àñña", "de"))
    assert [(p.user_id, p.name, p.language) for p in await service.rows("people")] == [
        (1, "Àñña", "de")
    ]


async def test_the_log_tells_each_what_they_may_know(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.act(table_id, 0, "pick 2")
    await service.act(table_id, 1, "pick 3", "seal")
    mine = await service.tables.history.log(table_id, 0)
    assert [step.action for step in mine] == ["", "pick 2", ""]
    assert mine[1].events == (Picked(0, 2),)
    theirs = await service.tables.history.log(table_id, 1)
    assert [step.action for step in theirs] == ["", "pick 3", "seal"]
    assert [step.action for step in await service.tables.history.log(table_id, None)] == ["", ""]


async def test_the_log_is_read_in_pages_back_to_the_start(service: OpenedService) -> None:
    table_id = await finished(service)
    everything = await service.tables.history.log(table_id, None, limit=100)
    pages: list[Any] = []
    before = None
    while page := await service.tables.history.log(table_id, None, limit=3, before=before):
        assert len(page) <= 3
        pages = [*page, *pages]
        (before,) = await service.tables.history.bookmarks(table_id, page[:1])
    assert pages == everything
    assert everything[0].kind is EntryKind.START


async def test_recent_steps_are_the_same_from_memory_and_from_disk(open_service: Open) -> None:
    service = await open_service()
    table_id = (await service.begun(2)).table.id
    assert [s.kind for s in (await service.tables.snapshot(table_id, 12)).recent] == [
        EntryKind.START
    ]
    await service.revealed(table_id)
    await service.act(table_id, 0, "take")
    await service.tables.undo.undo(table_id, ANNA)
    again = await open_service()
    held = (await service.tables.snapshot(table_id, 3)).recent
    assert list(held) == list((await again.tables.snapshot(table_id, 3)).recent)
    assert [step.kind for step in held] == [EntryKind.ACT, EntryKind.ACT, EntryKind.UNDO]
    await service.act(table_id, 0, "take")
    assert ((await service.tables.snapshot(table_id, 1)).recent)[0].action == "take"


async def test_a_moment_is_the_same_from_memory_and_by_replay(open_service: Open) -> None:
    service = await open_service()
    table_id = (await service.begun(2)).table.id
    acted = await service.revealed(table_id)
    version = acted.position.table.version
    await service.act(table_id, 0, "take", "stop")
    again = await open_service()
    for tables in (service.tables, again.tables):
        position, step = await tables.history.position_at(table_id, version)
        assert position.state == acted.position.state
        assert isinstance(step.events[1], Revealed)
    with pytest.raises(TableError):
        await again.tables.history.position_at(table_id, 99)


async def test_a_running_game_is_exported_as_everybody_knows_it(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.act(table_id, 0, "pick 2")
    await service.act(table_id, 1, "pick 3", "seal")
    data = await service.tables.history.export(table_id)
    kept = (await service.rows("tables"))[0]
    assert kept.seed.hex().encode() not in data
    shown = json.loads(data)
    assert "seed" not in shown
    assert shown["seed_hash"] == kept.seed_hash
    assert [move["kind"] for move in shown["moves"]] == ["start", "act"]
    assert not any("action" in move or "version" in move for move in shown["moves"])
    assert verify(shown, {"toy": Toy()}).faults == (Discrepancy("no-seed"),)


async def test_a_finished_game_is_exported_whole_and_holds(service: OpenedService) -> None:
    table_id = await finished(service)
    shown = json.loads(await service.tables.history.export(table_id))
    assert commitment(bytes.fromhex(shown["seed"])) == shown["seed_hash"]
    assert str(ANNA.id) not in [str(player.get("user_id")) for player in shown["players"]]
    found = verify(shown, {"toy": Toy()})
    assert found.ok
    assert (found.acts, found.events) == (12, 15)
    assert found == await service.tables.history.verify(table_id)
