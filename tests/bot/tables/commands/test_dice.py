"""What a game's seed is made of, by each way into a seat, and what of it is kept."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import update

from bot.domain.privacy import Forgetting
from bot.domain.table import Person, Status, Table
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from bot.storage.messages import outbox
from bot.storage.messages.outbox import Progress
from bot.storage.schema import tables
from bot.tables.record.schema import BOUND, canonical, fingerprint
from bot.tables.record.verify import verify
from tests.bot.tables.conftest import ANNA, BOB, CARA, Open, OpenedService
from tests.bot.tables.session.test_two_processes import overtaken
from tests.bot.toys.toy import Toy

GAMES = {"toy": Toy()}
LONG = 2**63 - 3
SHOWN = 1000
"""The message that shows the promise; presses with greater ids came later."""


async def shown(service: OpenedService, table_id: int, message_id: int = SHOWN) -> None:
    """Discord has taken the table's live message."""
    progress = Progress(live_message_id=message_id)
    await service.database.write(outbox.settle, table_id, progress, service.clock.now())


async def lobby(service: OpenedService, people: int = 1, **settings: Any) -> Table:
    """A lobby whose message is there."""
    table = await service.lobby(people, **settings)
    await shown(service, table.id)
    return await service.tables.get(table.id)


async def kept(service: OpenedService, table_id: int) -> Any:
    return next(row for row in await service.rows("tables") if row.id == table_id)


async def contributions(service: OpenedService, table_id: int) -> list[list[int | None]]:
    """What the seed of a table that has begun was made of; it is checked to be so."""
    row = await kept(service, table_id)
    lines = [
        f"{'start' if seat is None else f'seat {seat}'} {press}\n"
        for seat, press in row.contributions
    ]
    text = "".join(["mission-control dice 1\n", *lines]).encode()
    assert row.seed == hmac.new(row.secret, text, "sha256").digest()
    assert row.promise == hashlib.sha256(row.secret).hexdigest()
    assert row.seed_hash == hashlib.sha256(row.seed).hexdigest()
    made: list[list[int | None]] = row.contributions
    return made


async def exported(service: OpenedService, table_id: int) -> Any:
    return json.loads(await service.tables.history.export(table_id))


async def over(service: OpenedService, table_id: int) -> Any:
    """The file of a game of two that is played to its end."""
    for _ in range(2):
        await service.revealed(table_id)
        await service.act(table_id, 0, "take", "stop")
    return await exported(service, table_id)


async def test_a_secret_is_promised_before_anybody_can_press(service: OpenedService) -> None:
    table = await service.lobby(1)
    row = await kept(service, table.id)
    assert table.promise is not None
    assert table.promise.hash == row.promise == hashlib.sha256(row.secret).hexdigest()
    assert table.promise.contributions == ()
    assert row.seed is None
    assert row.secret.hex() not in repr(table)
    other = await service.tables.lobby.open(10, 21, False, BOB, "toy", TableSettings(language="en"))
    assert other.promise != table.promise


async def joined(service: OpenedService, table: Table) -> None:
    await service.tables.lobby.join(table.id, BOB, press_id=1001)


async def joined_before_the_promise(service: OpenedService, table: Table) -> None:
    await service.tables.lobby.join(table.id, BOB, press_id=999)


async def seated_by_somebody(service: OpenedService, table: Table) -> None:
    await service.tables.lobby.join(table.id, BOB)


async def said_to_be_in(service: OpenedService, table: Table) -> None:
    await service.tables.lobby.join(table.id, BOB)
    await service.tables.lobby.add_press(table.id, BOB, 1002)
    await service.tables.lobby.add_press(table.id, ANNA, 1003)


async def said_so_after_a_press_before_the_promise(service: OpenedService, table: Table) -> None:
    await service.tables.lobby.join(table.id, BOB, press_id=999)
    await service.tables.lobby.add_press(table.id, BOB, 1002)


async def said_so_twice(service: OpenedService, table: Table) -> None:
    await service.tables.lobby.join(table.id, BOB, press_id=1001)
    before = (await service.tables.get(table.id)).version
    await service.tables.lobby.add_press(table.id, BOB, 1002)
    assert (await service.tables.get(table.id)).version == before


async def left_and_came_again(service: OpenedService, table: Table) -> None:
    await service.tables.lobby.join(table.id, BOB, press_id=1001)
    await service.tables.lobby.leave(table.id, BOB)
    await service.tables.lobby.join(table.id, CARA, press_id=1002)
    await service.tables.lobby.join(table.id, BOB, press_id=1003)


async def came_again_without_a_press(service: OpenedService, table: Table) -> None:
    await service.tables.lobby.join(table.id, BOB, press_id=1001)
    await service.tables.lobby.leave(table.id, BOB)
    await service.tables.lobby.join(table.id, BOB)


async def moved_up(service: OpenedService, table: Table) -> None:
    await service.tables.lobby.join(table.id, CARA, press_id=1001)
    await service.tables.lobby.join(table.id, BOB, press_id=1002)
    await service.tables.lobby.remove(table.id, ANNA, 1)


async def changed_sides(service: OpenedService, table: Table) -> None:
    await service.tables.lobby.add_autopilot(table.id, ANNA, "bold", "blue")
    await service.tables.lobby.join(table.id, BOB, press_id=1001)
    await service.tables.lobby.choose(table.id, BOB, "blue")


async def with_autopilots_only(service: OpenedService, table: Table) -> None:
    await service.tables.lobby.add_autopilot(table.id, ANNA, "bold")


async def shown_anew(service: OpenedService, table: Table) -> None:
    await service.tables.lobby.join(table.id, BOB, press_id=1001)
    await service.tables.hosting.show(table.id)
    await shown(service, table.id, 1500)
    row = await kept(service, table.id)
    assert (row.live_message_id, row.promise_message_id) == (1500, SHOWN)


async def moved_into_a_thread(service: OpenedService, table: Table) -> None:
    await service.tables.lobby.join(table.id, BOB, press_id=1001)
    await service.tables.hosting.move(table.id, ANNA, 77, None)
    await shown(service, table.id, 1500)


Way = Callable[[OpenedService, Table], Awaitable[None]]
WAYS: list[tuple[Way, list[list[int]]]] = [
    (joined, [[1, 1001]]),
    (joined_before_the_promise, []),
    (seated_by_somebody, []),
    (said_to_be_in, [[0, 1003], [1, 1002]]),
    (said_so_after_a_press_before_the_promise, [[1, 1002]]),
    (said_so_twice, [[1, 1001]]),
    (left_and_came_again, [[1, 1002], [2, 1003]]),
    (came_again_without_a_press, []),
    (moved_up, [[1, 1002]]),
    (changed_sides, [[2, 1001]]),
    (with_autopilots_only, []),
    (shown_anew, [[1, 1001]]),
    (moved_into_a_thread, [[1, 1001]]),
]


@pytest.mark.parametrize(("way", "expected"), WAYS, ids=[way.__name__ for way, _ in WAYS])
async def test_each_way_into_a_seat(
    service: OpenedService, way: Way, expected: list[list[int]]
) -> None:
    table = await lobby(service)
    await way(service, table)
    begun = await service.tables.lobby.start(table.id, ANNA, press_id=2000)
    assert await contributions(service, table.id) == [*expected, [None, 2000]]
    promise = begun.table.promise
    assert promise is not None
    assert [[one.seat, one.press_id] for one in promise.contributions] == [*expected, [None, 2000]]
    assert (await service.tables.get(table.id)).promise == promise


async def test_numbers_are_as_long_as_discords(service: OpenedService) -> None:
    table = await service.lobby(1)
    await shown(service, table.id, LONG)
    await service.tables.lobby.join(table.id, BOB, press_id=LONG + 1)
    await service.tables.lobby.start(table.id, ANNA, press_id=LONG + 2)
    assert (await kept(service, table.id)).promise_message_id == LONG
    assert await contributions(service, table.id) == [[1, LONG + 1], [None, LONG + 2]]


async def test_a_start_without_a_press_waits_for_nobody(service: OpenedService) -> None:
    table = await lobby(service, 2)
    await service.tables.lobby.start(table.id, ANNA)
    assert await contributions(service, table.id) == []


async def test_a_start_whose_promise_was_never_shown_waits_for_nobody(
    service: OpenedService,
) -> None:
    table = await service.lobby(1)
    await service.tables.lobby.join(table.id, BOB, press_id=1001)
    await service.tables.lobby.start(table.id, ANNA, press_id=2000)
    assert await contributions(service, table.id) == []
    await shown(service, table.id)
    assert (await kept(service, table.id)).promise_message_id is None


async def test_a_full_table_that_begins_by_itself_has_what_was_added(
    service: OpenedService,
) -> None:
    table = await lobby(service, start_when_full=True)
    for number, person in enumerate((BOB, CARA, Person(4, "Dora")), 1001):
        table = await service.tables.lobby.join(table.id, person, press_id=number)
    await service.tables.lobby.start_by_itself(table.id, table.version)
    assert await contributions(service, table.id) == [[1, 1001], [2, 1002], [3, 1003]]


async def test_a_game_once_more_has_a_promise_and_presses_of_its_own(
    service: OpenedService,
) -> None:
    table = await lobby(service)
    await joined(service, table)
    await service.tables.lobby.start(table.id, ANNA, press_id=2000)
    await over(service, table.id)
    again = await service.tables.again.open(table.id, BOB)
    assert again.promise is not None
    assert again.promise.hash != (await kept(service, table.id)).promise
    assert [seat.press_id for seat in again.seats] == [None, None]
    await shown(service, again.id, 3000)
    await service.tables.lobby.add_press(again.id, ANNA, 3001)
    await service.tables.lobby.start(again.id, BOB, press_id=3002)
    (anna,) = (await service.tables.get(again.id)).seats_of(ANNA.id)
    assert await contributions(service, again.id) == [[anna.seat, 3001], [None, 3002]]


async def test_only_who_sits_there_adds_a_press(service: OpenedService) -> None:
    table = await lobby(service)
    await service.refused("not-seated", service.tables.lobby.add_press(table.id, BOB, 1001))
    await joined(service, table)
    await service.tables.lobby.start(table.id, ANNA)
    await service.refused("already-started", service.tables.lobby.add_press(table.id, BOB, 1002))


async def test_a_restart_keeps_secret_and_presses(open_service: Open) -> None:
    first = await open_service()
    table = await lobby(first)
    await joined(first, table)
    before = await kept(first, table.id)
    await first.tables.stop()
    second = await open_service(clock=first.clock)
    await second.tables.lobby.start(table.id, ANNA, press_id=2000)
    after = await kept(second, table.id)
    assert (after.secret, after.promise) == (before.secret, before.promise)
    assert await contributions(second, table.id) == [[1, 1001], [None, 2000]]


async def test_a_press_that_another_process_takes_meanwhile_counts(open_service: Open) -> None:
    first = await open_service()
    second = await open_service(clock=first.clock)
    table = await lobby(first, 2)
    overtaken(second, lambda: first.tables.lobby.add_press(table.id, BOB, 1001))
    await second.tables.lobby.start(table.id, ANNA, press_id=2000)
    assert await contributions(first, table.id) == [[1, 1001], [None, 2000]]


async def test_a_press_that_comes_after_another_process_has_begun_is_refused(
    open_service: Open,
) -> None:
    first = await open_service()
    second = await open_service(clock=first.clock)
    table = await lobby(first, 2)
    overtaken(second, lambda: first.tables.lobby.start(table.id, ANNA, press_id=2000))
    with pytest.raises(TableError, match="already-started"):
        await second.tables.lobby.add_press(table.id, BOB, 2001)
    assert await contributions(second, table.id) == [[None, 2000]]


async def test_the_file_tells_the_secret_at_the_end_only(service: OpenedService) -> None:
    table = await lobby(service)
    await joined(service, table)
    await service.tables.lobby.start(table.id, ANNA, press_id=2000)
    row = await kept(service, table.id)
    running = await exported(service, table.id)
    assert running["dice"] == {
        "promise": row.promise,
        "message": str(SHOWN),
        "contributions": [{"seat": 1, "press": "1001"}, {"seat": None, "press": "2000"}],
    }
    assert row.secret.hex() not in json.dumps(running)
    game = await over(service, table.id)
    assert game["dice"] == {**running["dice"], "secret": row.secret.hex()}
    found = verify(game, GAMES)
    assert found.ok
    assert found.promise == (await service.tables.get(table.id)).promise
    assert found.fingerprint == await service.tables.history.fingerprint(table.id)


async def test_a_seat_in_other_hands_leaves_the_dice_as_they_are(service: OpenedService) -> None:
    table = await lobby(service)
    await joined(service, table)
    await service.tables.lobby.start(table.id, ANNA, press_id=2000)
    await service.tables.seats.leave(table.id, BOB)
    await service.tables.seats.replace(table.id, ANNA, 1, person=CARA)
    assert (await service.tables.get(table.id)).seats[1].press_id is None
    assert await contributions(service, table.id) == [[1, 1001], [None, 2000]]
    assert len((await exported(service, table.id))["dice"]["contributions"]) == 2


async def test_a_person_who_is_forgotten_leaves_dice_that_can_be_checked(
    service: OpenedService,
) -> None:
    table = await lobby(service)
    await joined(service, table)
    await service.tables.lobby.start(table.id, ANNA, press_id=2000)
    before = await over(service, table.id)
    await service.tables.people.keep(BOB)
    await service.tables.privacy.forget(BOB.id, Forgetting.NOW)
    assert await service.tables.privacy.forget_at(table.id, BOB.id)
    assert (await service.tables.get(table.id)).seats[1].press_id is None
    after = await exported(service, table.id)
    assert after["dice"] == before["dice"]
    assert verify(after, GAMES).ok


async def as_of_an_earlier_version(service: OpenedService, table_id: int, **more: Any) -> None:
    """The table has neither secret nor promise."""
    nothing = dict.fromkeys(("secret", "promise", "promise_message_id", "contributions"))
    gone = update(tables).where(tables.c.id == table_id).values({**nothing, **more})
    await service.database.write(lambda connection: connection.execute(gone))
    service.tables.reload()


async def test_a_lobby_of_an_earlier_version_begins_without_presses(
    service: OpenedService,
) -> None:
    table = await lobby(service)
    await joined(service, table)
    await as_of_an_earlier_version(service, table.id)
    begun = await service.tables.lobby.start(table.id, ANNA, press_id=2000)
    assert begun.table.status is Status.RUNNING
    assert await contributions(service, table.id) == []
    assert verify(await over(service, table.id), GAMES).ok


async def test_a_game_of_an_earlier_version_is_checked_as_it_was(service: OpenedService) -> None:
    table = (await service.begun(2)).table
    await as_of_an_earlier_version(service, table.id)
    game = await over(service, table.id)
    assert game["format_version"] == 1
    assert "dice" not in game
    found = verify(game, GAMES)
    assert found.ok
    assert found.promise is None
    bound = {part: game[part] for part in BOUND}
    assert fingerprint(game) == hashlib.sha256(canonical(bound).encode()).hexdigest()
    assert found.fingerprint == await service.tables.history.fingerprint(table.id)
