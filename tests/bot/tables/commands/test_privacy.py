"""A person is told what is kept about them, and forgotten at their tables."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.domain.privacy import Forgetting
from bot.domain.table import Person, Status
from bot.errors import TableError
from bot.storage.people import forgetting
from bot.tables.record.verify import verify
from tests.bot.storage.test_person_records import where
from tests.bot.tables.conftest import ANNA, BOB, CARA, Open, OpenedService
from tests.bot.tables.record.test_verify import GAMES, finished
from tests.bot.tables.session.test_crashes import Killed, kill_after

__all__ = ["kill_after"]

DORA = Person(815_000_004, "Dora Sentinel")


async def with_dora(service: OpenedService, *, autopilot: bool = False) -> int:
    """A running game in which Dora sits beside Anna, the host, and perhaps an autopilot."""
    table = await service.lobby(1, int(autopilot))
    await service.tables.people.keep(DORA)
    await service.tables.lobby.join(table.id, DORA)
    await service.tables.lobby.start(table.id, ANNA)
    return table.id


async def carry_out(service: OpenedService, user_id: int) -> bool:
    """What the bot does about a wish, without Discord."""
    privacy = service.tables.privacy
    if (await privacy.wish(user_id)).forgetting is Forgetting.NOW:
        await privacy.leave_tables(user_id)
    for trace in await service.database.read(forgetting.traces, user_id):
        await privacy.forget_at(trace.table_id, user_id)
    return await privacy.forget_person(user_id)


async def test_a_finished_game_verifies_as_before_and_names_nobody(
    service: OpenedService,
) -> None:
    await service.tables.people.keep(BOB)
    table_id = await finished(service)
    history, privacy = service.tables.history, service.tables.privacy
    print_before = await history.fingerprint(table_id)
    assert (await service.tables.get(table_id)).seats[1].name == "Bob"
    await privacy.forget(BOB.id, Forgetting.WHEN_OVER)
    assert await carry_out(service, BOB.id)
    table = await service.tables.get(table_id)
    assert table.seats[1].former
    assert table.people == {ANNA.id}
    exported = json.loads(await history.export(table_id))
    assert [player["name"] for player in exported["players"]] == ["Anna", ""]
    assert "Bob" not in json.dumps(exported)
    checked = verify(exported, GAMES)
    assert checked.ok
    assert checked.fingerprint == print_before == await history.fingerprint(table_id)
    assert (await history.verify(table_id)).ok


async def test_a_former_player_is_not_asked_to_play_again(service: OpenedService) -> None:
    await service.tables.people.keep(BOB)
    table_id = await finished(service)
    await service.tables.privacy.forget(BOB.id, Forgetting.WHEN_OVER)
    await carry_out(service, BOB.id)
    again = await service.tables.again.open(table_id, ANNA)
    assert [seat.user_id for seat in again.seats] == [ANNA.id]
    await service.refused("not-seated", service.tables.again.open(table_id, BOB))


async def test_a_running_game_goes_on_as_before_until_it_is_over(service: OpenedService) -> None:
    table_id = await with_dora(service)
    privacy = service.tables.privacy
    await privacy.forget(DORA.id, Forgetting.WHEN_OVER)
    assert not await carry_out(service, DORA.id)
    table = await service.tables.get(table_id)
    assert (table.seats[1].user_id, table.seats[1].name) == (DORA.id, DORA.name)
    await service.tables.play.act(table_id, 1, "pick 1", by=DORA)
    assert (await privacy.wish(DORA.id)).open_tables == 1
    await service.tables.hosting.close(table_id, ANNA)
    assert await carry_out(service, DORA.id)
    assert not await where(service.database, DORA.id, DORA.name)
    assert "pick 1" in [row.action for row in await service.rows("moves")]


async def test_it_can_be_taken_back_until_then(service: OpenedService) -> None:
    table_id = await with_dora(service)
    privacy = service.tables.privacy
    await privacy.forget(DORA.id, Forgetting.WHEN_OVER)
    assert not await carry_out(service, DORA.id)
    await privacy.take_back(DORA.id)
    await service.tables.hosting.close(table_id, ANNA)
    assert not await carry_out(service, DORA.id)
    assert (await service.tables.get(table_id)).seats[1].user_id == DORA.id


async def test_an_autopilot_takes_over_for_good(service: OpenedService) -> None:
    table_id = await with_dora(service)
    await service.tables.play.act(table_id, 1, "pick 1", by=DORA)
    await service.tables.privacy.forget(DORA.id, Forgetting.NOW)
    assert await carry_out(service, DORA.id)
    assert not await where(service.database, DORA.id, DORA.name)
    table = await service.tables.get(table_id)
    assert table.status is Status.RUNNING
    assert (table.seats[1].user_id, table.seats[1].autopilot) == (None, "meek")
    await service.refused("not-seated", service.tables.seats.come_back(table_id, DORA))
    await service.act(table_id, 0, "pick 3", "seal")
    await service.act(table_id, 0, "stop")
    assert (await service.position(table_id)).state.round == 2, "the game goes on"
    back = await service.tables.seats.replace(table_id, ANNA, 1, person=DORA)
    assert back.seats[1].user_id == DORA.id, "as somebody new"


async def test_the_host_part_goes_to_somebody_else(service: OpenedService) -> None:
    table_id = (await service.begun(3)).table.id
    await service.tables.seats.leave(table_id, BOB)
    await service.tables.people.keep(ANNA)
    await service.tables.privacy.forget(ANNA.id, Forgetting.NOW)
    assert await carry_out(service, ANNA.id)
    table = await service.tables.get(table_id)
    assert table.host_id == CARA.id, "Bob is away"
    assert (await service.rows("tables"))[0].host_id == CARA.id
    await service.tables.hosting.pause(table_id, CARA)


async def test_who_hosts_without_a_seat_is_replaced_too(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.tables.seats.replace(table_id, ANNA, 0, person=CARA)
    await service.tables.people.keep(ANNA)
    await service.tables.privacy.forget(ANNA.id, Forgetting.NOW)
    assert await carry_out(service, ANNA.id)
    assert (await service.tables.get(table_id)).host_id == CARA.id
    assert not await where(service.database, ANNA.name)


@pytest.mark.parametrize("started", [False, True], ids=["lobby", "game"])
async def test_a_table_at_which_nobody_is_left_is_closed(
    service: OpenedService, started: bool
) -> None:
    table = await service.lobby(1, 1)
    if started:
        await service.tables.lobby.start(table.id, ANNA)
    await service.tables.people.keep(ANNA)
    await service.tables.privacy.forget(ANNA.id, Forgetting.NOW)
    assert await carry_out(service, ANNA.id)
    assert (await service.tables.get(table.id)).status is Status.CLOSED
    assert not await where(service.database, ANNA.name)


async def test_a_lobby_is_left_to_the_others(service: OpenedService) -> None:
    table = await service.lobby(2)
    await service.tables.people.keep(ANNA)
    await service.tables.privacy.forget(ANNA.id, Forgetting.NOW)
    assert await carry_out(service, ANNA.id)
    table = await service.tables.get(table.id)
    assert (table.status, table.host_id) == (Status.LOBBY, BOB.id)
    assert [seat.user_id for seat in table.seats] == [BOB.id]


async def test_a_game_without_autopilots_goes_on_by_its_defaults(
    open_service: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await open_service()
    monkeypatch.setattr(type(GAMES["toy"]), "autopilots", {})
    table_id = await with_dora(service)
    await service.tables.privacy.forget(DORA.id, Forgetting.NOW)
    assert await carry_out(service, DORA.id)
    assert (await service.tables.get(table_id)).seats[1].autopilot == "defaults"
    await service.act(table_id, 0, "pick 3", "seal")
    assert (await service.position(table_id)).state.winner == 0


async def test_a_name_that_is_known_is_kept_anew_by_the_next_act(service: OpenedService) -> None:
    people = service.tables.people
    await people.keep(DORA, 10)
    await service.tables.privacy.forget(DORA.id, Forgetting.WHEN_OVER)
    assert await carry_out(service, DORA.id)
    assert not people.known
    assert await service.rows("people") == []


async def test_a_person_who_acts_meanwhile_is_still_marked(service: OpenedService) -> None:
    await with_dora(service)
    await service.tables.privacy.forget(DORA.id, Forgetting.WHEN_OVER)
    await service.tables.people.keep(Person(DORA.id, "Dora the Second", "fr"))
    wish = await service.tables.privacy.wish(DORA.id)
    assert (wish.forgetting, wish.open_tables) == (Forgetting.WHEN_OVER, 1)


async def test_the_file_of_a_running_game_tells_own_moves_only(service: OpenedService) -> None:
    table_id = await with_dora(service)
    await service.act(table_id, 0, "pick 3")
    await service.tables.play.act(table_id, 1, "pick 2", by=DORA)
    text = (await service.tables.privacy.records(DORA.id)).decode()
    kept: dict[str, Any] = json.loads(text)
    assert [move["action"] for move in kept["moves"]] == ["pick 2"]
    assert kept["person"]["name"] == DORA.name
    (row,) = await service.rows("tables")
    for secret in ("pick 3", "Anna", row.seed.hex(), "picked"):
        assert secret not in text


@pytest.mark.sqlite_threads
async def test_killed_anywhere_it_is_carried_out_by_the_next_process(
    open_service: Open, kill_after: Callable[[int], None]
) -> None:
    """One game is running and one is over; each statement may be the last of a process."""
    cut, done = 0, False
    while not done:
        cut += 7
        service = await open_service(name=f"killed-{cut}")
        await service.tables.people.keep(BOB)
        over = await finished(service)
        before = await service.tables.history.fingerprint(over)
        running = (await service.begun(2)).table.id
        await service.tables.privacy.forget(BOB.id, Forgetting.NOW)
        kill_after(cut)
        try:
            done = await carry_out(service, BOB.id)
        except Killed:
            service.tables.reload()
        finally:
            kill_after(0)
        if not done:
            later = await open_service(name=f"killed-{cut}")
            assert (await later.tables.privacy.wish(BOB.id)).forgetting is Forgetting.NOW
            assert await carry_out(later, BOB.id)
            service = later
        assert not await where(service.database, "Bob")
        assert await service.rows("people") == []
        assert await service.tables.history.fingerprint(over) == before
        assert (await service.tables.get(running)).seats[1].autopilot == "meek"
    assert cut > 30


async def test_a_deleted_table_is_nowhere_and_its_number_is_not_given_again(
    service: OpenedService,
) -> None:
    table_id = await with_dora(service)
    await service.tables.people.keep(ANNA)
    assert await service.tables.privacy.delete_table(table_id) == 2
    with pytest.raises(TableError, match="no-table"):
        await service.tables.get(table_id)
    contents = await service.contents()
    del contents["contents"]  # the game's data files, which name nobody
    assert not any(contents.values())
    assert (await service.lobby(1)).id > table_id
