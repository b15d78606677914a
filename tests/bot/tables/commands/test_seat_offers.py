"""A seat in mid-game is given away when its person agrees, is gone or is late; else never."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.domain.calendar import PersonalHours, QuietHours
from bot.domain.table import EntryKind, Person, Table
from bot.domain.votes import SeatOffer, Subject, VoteStatus
from bot.tables.commands.seat_offers import UNANSWERED
from tests.bot.tables.conftest import ANNA, BOB, CARA, Open, OpenedService

DORA, MONA = Person(4, "Dora"), Person(5, "Mona")


async def asked(service: OpenedService, table_id: int, by: Person = ANNA, **more: Any) -> SeatOffer:
    """The host, or a manager, would like somebody else in Bob's seat."""
    wished = more or {"person": CARA}
    manager = by is MONA
    offer = await service.tables.seats.replace(table_id, by, 1, manager=manager, **wished)
    assert isinstance(offer, SeatOffer), "Bob wasn't asked"
    return offer


async def questions(service: OpenedService) -> list[dict[str, Any]]:
    return [row.payload for row in await service.outbox("seat-offer")]


async def holder(service: OpenedService, table_id: int) -> tuple[int | None, str | None]:
    seat = (await service.tables.get(table_id)).seats[1]
    return seat.user_id, seat.autopilot


@pytest.mark.parametrize("by", [ANNA, MONA], ids=["host", "manager"])
@pytest.mark.parametrize("wish", [{"person": CARA}, {"style": "bold"}], ids=["person", "autopilot"])
async def test_nothing_changes_until_the_person_agrees(
    service: OpenedService, by: Person, wish: dict[str, Any]
) -> None:
    table_id = (await service.begun(2)).table.id
    before = await service.position(table_id)
    offer = await asked(service, table_id, by, **wish)
    assert await service.position(table_id) == before
    assert await questions(service) == [{"vote": offer.id}]
    assert not [row for row in await service.rows("outbox") if row.target == CARA.id]
    answer = service.tables.offers.answer
    for other in (ANNA, CARA, DORA, MONA):
        await service.refused("not-your-vote", answer(table_id, offer.id, other, True))
    agreed = await answer(table_id, offer.id, BOB, True)
    assert agreed.status is VoteStatus.AGREED
    after = (BOB.id, "bold") if "style" in wish else (CARA.id, None)
    assert await holder(service, table_id) == after
    await service.refused("vote-over", answer(table_id, offer.id, BOB, False))
    told = [row.payload["about"] for row in await service.rows("outbox") if row.target == CARA.id]
    assert told == ([] if "style" in wish else ["asked"])


async def test_who_stays_isnt_asked_again_the_same_day(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    offer = await asked(service, table_id)
    answer, replace = service.tables.offers.answer, service.tables.seats.replace
    assert (await answer(table_id, offer.id, BOB, False)).status is VoteStatus.REFUSED
    await service.refused("vote-over", answer(table_id, offer.id, BOB, True))
    for wish in ({"person": CARA}, {"person": DORA}, {"style": "bold"}):
        error = await service.refused("seat-asked-lately", replace(table_id, ANNA, 1, **wish))
        assert error.params["until"] > service.clock.now().timestamp()
    assert await holder(service, table_id) == (BOB.id, None)


async def test_a_question_is_asked_once_and_a_second_takes_its_place_later(
    service: OpenedService,
) -> None:
    table_id = (await service.begun(2)).table.id
    ask = service.tables.seats.replace
    both = await asyncio.gather(*(ask(table_id, ANNA, 1, person=CARA) for _ in range(2)))
    assert both[0] == both[1]
    await service.refused("seat-asked-lately", ask(table_id, ANNA, 1, person=DORA))
    service.clock.pass_(hours=1)
    second = await asked(service, table_id, person=DORA)
    answer = service.tables.offers.answer
    await service.refused("vote-over", answer(table_id, both[0].id, BOB, True))
    await answer(table_id, second.id, BOB, True)
    assert await holder(service, table_id) == (DORA.id, None)
    first = both[0].id
    assert {"vote": first, "over": True} in await questions(service)


async def test_agreeing_twice_at_once_hands_over_once(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    offer = await asked(service, table_id)
    answers = (service.tables.offers.answer(table_id, offer.id, BOB, True) for _ in range(3))
    found = await asyncio.gather(*answers, return_exceptions=True)
    assert sum(isinstance(one, SeatOffer) for one in found) == 1
    log = await service.tables.history.log(table_id, None)
    assert [(one.seat, one.by) for one in log if one.kind is EntryKind.SEAT] == [(1, BOB.id)]


async def test_a_question_survives_a_restart_a_pause_and_a_vote(open_service: Open) -> None:
    service = await open_service()
    table_id = (await service.begun(2)).table.id
    offer = await asked(service, table_id)
    await service.tables.clocks.ask(table_id, BOB, Subject.PAUSE)
    await service.refused("vote-over", service.tables.clocks.cast(table_id, offer.id, BOB, True))
    await service.tables.hosting.pause(table_id, ANNA)
    again = await open_service(clock=service.clock)
    assert (await again.tables.offers.find(table_id, offer.id)).status is VoteStatus.OPEN
    await again.tables.offers.answer(table_id, offer.id, BOB, True)
    assert await holder(again, table_id) == (CARA.id, None)


async def test_asking_for_a_seat_ends_no_vote_of_the_others(service: OpenedService) -> None:
    table_id = (await service.begun(3)).table.id
    vote = await service.tables.clocks.ask(table_id, CARA, Subject.PAUSE)
    await service.tables.seats.replace(table_id, ANNA, 1, person=DORA)
    found = await service.tables.clocks.vote_of(table_id, vote.id)
    assert found.status is VoteStatus.OPEN


@pytest.mark.parametrize("end", ["close", "given"])
async def test_a_question_that_is_pointless_by_now_is_over(
    service: OpenedService, end: str
) -> None:
    table_id = (await service.begun(2)).table.id
    offer = await asked(service, table_id)
    if end == "close":
        await service.tables.hosting.close(table_id, ANNA)
    else:
        await service.tables.seats.replace(table_id, ANNA, 1, person=DORA, left=BOB.id)
    assert (await questions(service))[-1] == {"vote": offer.id, "over": True}
    answer = service.tables.offers.answer
    await service.refused("vote-over", answer(table_id, offer.id, BOB, True))


async def test_who_should_have_the_seat_but_plays_another_by_now_gets_none(
    service: OpenedService,
) -> None:
    table_id = (await service.begun(2, autopilots=1)).table.id
    offer = await asked(service, table_id)
    await service.tables.seats.replace(table_id, ANNA, 2, person=CARA)
    with pytest.raises(Exception, match="vote-over"):
        await service.tables.offers.answer(table_id, offer.id, BOB, True)
    assert await holder(service, table_id) == (BOB.id, None)


# Without a question


async def test_seats_that_nobody_plays_and_own_ones_are_given_at_once(
    service: OpenedService,
) -> None:
    table_id = (await service.begun(2, autopilots=1)).table.id
    replace = service.tables.seats.replace
    assert isinstance(await replace(table_id, ANNA, 2, person=CARA), Table)
    assert isinstance(await replace(table_id, ANNA, 0, style="bold"), Table)
    await service.tables.seats.leave(table_id, BOB)
    assert isinstance(await replace(table_id, ANNA, 1, person=DORA), Table)


async def test_who_took_the_seat_of_somebody_who_left_is_asked(service: OpenedService) -> None:
    """Two who may give the seat away find at the same moment that Bob has left the server."""
    table_id = (await service.begun(2)).table.id
    replace = service.tables.seats.replace
    given = await replace(table_id, MONA, 1, person=CARA, manager=True, left=BOB.id)
    assert isinstance(given, Table)
    offer = await replace(table_id, ANNA, 1, person=DORA, left=BOB.id)
    assert isinstance(offer, SeatOffer)
    assert await holder(service, table_id) == (CARA.id, None)


async def test_whoever_let_their_time_run_out_is_late(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.act(table_id, 0, "pick 3", "seal")
    await service.time_out(table_id, 1)
    given = await service.tables.seats.replace(table_id, ANNA, 1, person=CARA)
    assert isinstance(given, Table)


async def test_whoever_plays_again_after_a_time_out_is_asked(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.act(table_id, 0, "pick 3", "seal")
    await service.time_out(table_id, 1)
    await service.act(table_id, 0, "stop")
    await service.act(table_id, 1, "pick 1")
    await asked(service, table_id)


async def test_whoever_is_away_isnt_late(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.act(table_id, 0, "pick 3", "seal")
    await service.time_out(table_id, 1)
    await service.act(table_id, 0, "stop")
    await service.tables.seats.away(table_id, BOB, 5)
    await asked(service, table_id)
    service.clock.pass_(days=4)
    await asked(service, table_id)


async def test_a_clock_that_still_runs_is_the_persons(service: OpenedService) -> None:
    table_id = (await service.begun(2, clock=timedelta(days=14))).table.id
    service.clock.pass_(days=13)
    await asked(service, table_id)


async def test_without_a_clock_a_week_without_an_answer_is_late(service: OpenedService) -> None:
    table_id = (await service.begun(2, clock=None)).table.id
    service.clock.time += UNANSWERED - timedelta(minutes=1)
    offer = await asked(service, table_id)
    service.clock.pass_(minutes=1)
    given = await service.tables.seats.replace(table_id, ANNA, 1, person=CARA)
    assert isinstance(given, Table)
    answer = service.tables.offers.answer
    await service.refused("vote-over", answer(table_id, offer.id, BOB, True))


async def test_a_pause_makes_nobody_late(service: OpenedService) -> None:
    table_id = (await service.begun(2, clock=None)).table.id
    await service.tables.hosting.pause(table_id, ANNA)
    service.clock.time += 2 * UNANSWERED
    await asked(service, table_id)
    await service.tables.hosting.resume(table_id, ANNA)
    await asked(service, table_id)
    service.clock.time += UNANSWERED
    given = await service.tables.seats.replace(table_id, ANNA, 1, person=CARA)
    assert isinstance(given, Table)


async def test_quiet_hours_make_nobody_late(service: OpenedService) -> None:
    night = PersonalHours("UTC", QuietHours(18 * 60, 6 * 60))
    table_id = (await service.begun(2, clock=None)).table.id
    await service.tables.hours.set(BOB, night)
    service.clock.time += UNANSWERED
    await asked(service, table_id)
    service.clock.time += UNANSWERED
    given = await service.tables.seats.replace(table_id, ANNA, 1, person=CARA)
    assert isinstance(given, Table)


async def test_who_has_answered_isnt_late_while_others_decide(service: OpenedService) -> None:
    table_id = (await service.begun(2, clock=None)).table.id
    await service.act(table_id, 1, "pick 1", "seal")
    service.clock.time += 2 * UNANSWERED
    await asked(service, table_id)


async def test_somebody_who_has_just_sat_down_isnt_late(service: OpenedService) -> None:
    table_id = (await service.begun(2, clock=None)).table.id
    service.clock.time += UNANSWERED
    await service.tables.seats.replace(table_id, ANNA, 1, person=CARA)
    offer = await service.tables.seats.replace(table_id, ANNA, 1, person=DORA)
    assert isinstance(offer, SeatOffer)
