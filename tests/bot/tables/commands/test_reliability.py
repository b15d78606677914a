"""Answers as the logs of tables tell them: in time, and not."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.domain.table import Person
from bot.domain.votes import SeatOffer, Subject
from bot.ratings.reliability import Answer
from bot.storage.community import reliability
from tests.bot.tables.conftest import ANNA, BOB, CARA, OpenedService

HOUR = timedelta(hours=1)


async def answers(
    service: OpenedService, person: Person, since: datetime | None = None
) -> list[tuple[timedelta | None, bool]]:
    """How long each answer took, and whether a clock ran; in order of time."""
    start = since or service.clock.now() - timedelta(days=400)
    found: list[Answer] = await service.database.read(reliability.answers, person.id, start)
    return [(one.took, one.hurried) for one in sorted(found, key=lambda one: one.at)]


async def test_the_time_from_the_question_to_the_answer(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    service.clock.pass_(hours=2)
    await service.act(table_id, 0, "pick 3", "seal")
    service.clock.pass_(hours=3)
    await service.act(table_id, 1, "pick 1", "seal")
    service.clock.pass_(hours=1)
    await service.act(table_id, 0, "take", "stop")
    assert await answers(service, ANNA) == [(2 * HOUR, True), (HOUR, True)]
    assert await answers(service, BOB) == [(5 * HOUR, True)]


async def test_a_host_who_began_the_game_was_asked_like_others(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    service.clock.pass_(hours=2)
    await service.act(table_id, 0, "pick 3")
    assert await answers(service, ANNA) == [(2 * HOUR, True)]


async def test_a_time_out_is_told_once(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.act(table_id, 0, "pick 3", "seal")
    await service.time_out(table_id, 1)
    assert [one for one in await service.rows("moves") if one.how == "clock"][1:], "two acts"
    assert await answers(service, BOB) == [(None, True)]
    assert await answers(service, ANNA) == [(timedelta(0), True)]
    assert await answers(service, CARA) == []


async def test_a_time_out_is_that_of_whoever_had_the_seat(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.act(table_id, 0, "pick 3", "seal")
    await service.time_out(table_id, 1)
    await service.tables.seats.replace(table_id, ANNA, 1, person=CARA)
    await service.act(table_id, 0, "stop", "pick 3", "seal")
    await service.time_out(table_id, 1)
    assert await answers(service, CARA) == [(None, True)]
    assert await answers(service, BOB) == [], "who never moved, as long as the game goes on"
    await service.act(table_id, 0, "stop")
    assert await answers(service, BOB) == [(None, True)]


async def test_a_pause_counts_for_nobody(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    service.clock.pass_(hours=1)
    await service.tables.hosting.pause(table_id, ANNA)
    service.clock.pass_(days=30)
    await service.tables.hosting.resume(table_id, ANNA)
    service.clock.pass_(hours=2)
    await service.act(table_id, 1, "pick 1")
    assert await answers(service, BOB) == [(2 * HOUR, True)]


async def test_who_takes_a_seat_over_is_asked_from_then_on(service: OpenedService) -> None:
    table_id = (await service.begun(2, clock=None)).table.id
    service.clock.pass_(hours=5)
    offer = await service.tables.seats.replace(table_id, ANNA, 1, person=CARA)
    assert isinstance(offer, SeatOffer)
    await service.tables.offers.answer(table_id, offer.id, BOB, True)
    service.clock.pass_(hours=2)
    await service.act(table_id, 1, "pick 1")
    assert await answers(service, CARA) == [(2 * HOUR, False)]


async def test_what_is_older_is_left_out(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.act(table_id, 0, "pick 3", "seal")
    await service.time_out(table_id, 1)
    service.clock.pass_(hours=1)
    for person in (ANNA, BOB):
        assert await answers(service, person, service.clock.now()) == []


async def test_votes_and_other_entries_are_no_decisions(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    vote = await service.tables.clocks.ask(table_id, BOB, Subject.PAUSE)
    await service.tables.clocks.cast(table_id, vote.id, ANNA, True)
    assert await answers(service, BOB) == await answers(service, ANNA) == []


async def test_a_person_is_told_of_themselves_and_a_host_of_others(
    service: OpenedService,
) -> None:
    for _ in range(6):
        table_id = (await service.begun(2)).table.id
        service.clock.pass_(hours=2)
        await service.act(table_id, 0, "pick 3", "seal")
        await service.act(table_id, 1, "pick 1", "seal")
        await service.act(table_id, 0, "stop")
        service.clock.pass_(hours=4)
        await service.act(table_id, 1, "pick 3", "seal")
        await service.time_out(table_id, 0)
        await service.tables.hosting.close(table_id, ANNA)
    own = (await service.tables.ratings.of_person(BOB.id)).reliability
    assert own.in_time == 1
    assert own.usual == 4 * HOUR
    assert own.decisions == 12
    table = await service.lobby(3)
    found = await service.tables.ratings.applicants(table)
    assert found[0].reliability == own
    assert [one.seat.user_id for one in found] == [BOB.id, CARA.id]
    assert found[1].reliability.in_time is None, "nothing is known of Cara"
