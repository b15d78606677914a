"""A table before its game: opened, filled, set and begun."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.domain.table import Person, Status
from bot.domain.table_settings import TableSettings
from rules.core.chance import commitment
from rules.core.errors import IllegalAction
from tests.bot.tables.conftest import ANNA, BOB, CARA, CHANNEL, OpenedService


async def test_the_host_sits_at_a_new_table(service: OpenedService) -> None:
    table = await service.lobby(1)
    assert [(s.seat, s.identity, s.user_id, s.name) for s in table.seats] == [
        (0, "red", ANNA.id, "Anna")
    ]
    assert table.status is Status.LOBBY
    assert table.host_id == ANNA.id
    assert await service.tables.in_channel(CHANNEL) == table
    assert await service.tables.get(table.id) == table
    assert service.commits == [table.id]
    assert [row.kind for row in await service.rows("outbox")] == ["live"]


ENGLISH = TableSettings(language="en")


async def test_a_channel_holds_one_open_table(service: OpenedService) -> None:
    table = await service.lobby(1)
    opening = service.tables.lobby.open(10, CHANNEL, False, BOB, "toy", ENGLISH)
    await service.refused("channel-taken", opening)
    await service.tables.hosting.close(table.id, ANNA)
    other = await service.tables.lobby.open(10, CHANNEL, False, BOB, "toy", ENGLISH)
    assert other.id != table.id


async def test_seats_are_taken_in_order_and_identities_once(service: OpenedService) -> None:
    table = await service.lobby(1)
    table = await service.tables.lobby.join(table.id, BOB, "blue")
    table = await service.tables.lobby.join(table.id, CARA)
    assert [seat.identity for seat in table.seats] == ["red", "blue", "green"]
    with pytest.raises(IllegalAction) as caught:
        await service.tables.lobby.choose(table.id, CARA, "blue")
    assert caught.value.reason == "identity-taken"
    table = await service.tables.lobby.choose(table.id, CARA, "grey")
    assert table.seats[2].identity == "grey"
    await service.refused("already-seated", service.tables.lobby.join(table.id, BOB))
    table = await service.tables.lobby.add_autopilot(table.id, ANNA, "bold")
    assert table.seats[3].autopilot == "bold"
    more = await service.refused(
        "table-full", service.tables.lobby.join(table.id, Person(9, "Dora"))
    )
    assert more.params == {"most": 4}


async def test_an_autopilot_changes_places_with_a_person(service: OpenedService) -> None:
    table = await service.lobby(2, 1)
    before = {seat.seat: seat.identity for seat in table.seats}
    table = await service.tables.lobby.choose(table.id, BOB, before[2])
    assert [seat.identity for seat in table.seats] == [before[0], before[2], before[1]]
    assert table.seats[2].autopilot == "bold"


async def test_who_leaves_frees_the_seat_and_the_host_passes_on(service: OpenedService) -> None:
    table = await service.lobby(3)
    table = await service.tables.seats.leave(table.id, ANNA)
    assert table.host_id == BOB.id
    assert [(seat.seat, seat.name) for seat in table.seats] == [(0, "Bob"), (1, "Cara")]
    await service.tables.seats.leave(table.id, CARA)
    table = await service.tables.seats.leave(table.id, BOB)
    assert table.status is Status.CLOSED
    assert await service.tables.in_channel(CHANNEL) is None


async def test_only_host_and_managers_have_the_hosts_powers(service: OpenedService) -> None:
    table = await service.lobby(2)
    tables = service.tables
    for act in (
        tables.lobby.start(table.id, BOB),
        tables.hosting.close(table.id, BOB),
        tables.lobby.add_autopilot(table.id, BOB, "bold"),
        tables.lobby.remove(table.id, BOB, 0),
        tables.lobby.configure(table.id, BOB, clock=None),
    ):
        await service.refused("host-only", act)
    table = await tables.lobby.configure(table.id, BOB, manager=True, clock=None)
    assert table.settings.clock is None
    assert (await tables.lobby.start(table.id, BOB, manager=True)).table.status is Status.RUNNING


async def test_settings_are_checked_and_kept(service: OpenedService) -> None:
    table = await service.lobby(2)
    tables = service.tables
    table = await tables.lobby.configure(
        table.id, ANNA, clock=timedelta(hours=6), options={"stakes": "high"}, language="it"
    )
    assert (table.settings.clock, table.settings.options, table.settings.language) == (
        timedelta(hours=6),
        {"stakes": "high"},
        "it",
    )
    assert await tables.get(table.id) == table
    await service.refused(
        "clock-out-of-range", tables.lobby.configure(table.id, ANNA, clock=timedelta(0))
    )
    await service.refused("unknown-language", tables.lobby.configure(table.id, ANNA, language="xx"))
    for options in ({"stakes": "huge"}, {"colour": "red"}):
        with pytest.raises(IllegalAction):
            await tables.lobby.configure(table.id, ANNA, options=options)


async def test_the_start_commits_to_a_seed_that_stays_secret(service: OpenedService) -> None:
    position = await service.begun(2)
    table = position.table
    assert table.status is Status.RUNNING
    assert table.seed is None
    kept = (await service.rows("tables"))[0]
    assert len(kept.seed) == 32
    assert commitment(kept.seed) == table.seed_hash
    assert kept.seed.hex() not in repr(position)
    assert table.content == {"points": 1}
    assert {seat: due - service.clock.now() for seat, due in position.due.items()} == {
        0: timedelta(days=1),
        1: timedelta(days=1),
    }
    posts = [row.payload for row in await service.outbox("post")]
    assert [post["kind"] for post in posts] == ["started"]


async def test_two_games_never_share_a_seed(service: OpenedService) -> None:
    first = await service.begun(2)
    await service.tables.hosting.close(first.table.id, ANNA)
    second = await service.begun(2)
    assert first.table.seed_hash != second.table.seed_hash


async def test_a_game_needs_its_seats(service: OpenedService) -> None:
    table = await service.lobby(1)
    with pytest.raises(IllegalAction) as caught:
        await service.tables.lobby.start(table.id, ANNA)
    assert caught.value.reason == "seat-count"
    assert (await service.tables.get(table.id)).status is Status.LOBBY


async def test_after_the_start_the_lobby_is_closed(service: OpenedService) -> None:
    table = (await service.begun(2)).table
    await service.refused("already-started", service.tables.lobby.join(table.id, CARA))
    await service.refused("already-started", service.tables.lobby.start(table.id, ANNA))
    await service.tables.hosting.close(table.id, ANNA)
    await service.refused("over", service.tables.lobby.join(table.id, CARA))


async def test_nothing_comes_of_an_unknown_table_or_game(service: OpenedService) -> None:
    await service.refused("no-table", service.tables.lobby.join(7, BOB))
    await service.refused("no-table", service.position(7))
    await service.refused(
        "unknown-game",
        service.tables.lobby.open(1, 2, False, ANNA, "chess", ENGLISH),
    )


async def test_a_closed_lobby_never_hides_a_game_that_was_played(service: OpenedService) -> None:
    played = (await service.begun(2)).table
    await service.tables.hosting.close(played.id, ANNA)
    lobby = await service.lobby(1)
    await service.tables.hosting.close(lobby.id, ANNA)
    found = await service.tables.in_channel(CHANNEL)
    assert found.id == played.id
