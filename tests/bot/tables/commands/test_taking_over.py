"""Somebody takes a seat over in mid-game: offered by its person, or in an autopilot's hands."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.domain.privacy import Forgetting
from bot.domain.table import EntryKind, Origin, Pause, Person, Status, Table
from bot.domain.table_settings import Takeover
from bot.domain.votes import ASK_AGAIN, ASK_AGAIN_REFUSED, OfferKind, SeatOffer, VoteStatus
from bot.storage import commits
from bot.tables.commands.seat_offers import KEPT_FOR_RETURN
from tests.bot.tables.conftest import ANNA, BOB, CARA, Open, OpenedService

DORA, EVE, MONA = Person(4, "Dora"), Person(5, "Eve"), Person(6, "Mona")


async def questions(service: OpenedService) -> list[dict[str, Any]]:
    return [row.payload for row in await service.outbox("seat-offer")]


async def holder(service: OpenedService, table_id: int, seat: int = 1) -> tuple[Any, ...]:
    found = (await service.tables.get(table_id)).seats[seat]
    return found.user_id, found.name, found.autopilot


async def shown_to(service: OpenedService, person: Person) -> list[str]:
    """What a person was sent directly."""
    rows = await service.outbox("direct")
    return [row.payload["about"] for row in rows if row.target == person.id]


async def offered(service: OpenedService, **more: Any) -> tuple[int, SeatOffer]:
    """Bob looks for somebody who takes his seat over."""
    table_id = (await service.begun(3)).table.id
    return table_id, await service.tables.offers.offer(table_id, BOB, 1, **more)


# A person looks for somebody


async def test_whoever_is_interested_takes_a_seat_that_is_offered(service: OpenedService) -> None:
    table_id, offer = await offered(service)
    assert (offer.kind, offer.user_id, offer.away) == (OfferKind.TAKE, None, False)
    assert await questions(service) == [{"vote": offer.id}]
    assert await holder(service, table_id) == (BOB.id, "Bob", None)
    await service.act(table_id, 1, "pick 1")
    taken = await service.tables.offers.answer(table_id, offer.id, DORA, True)
    assert taken.status is VoteStatus.AGREED
    assert await holder(service, table_id) == (DORA.id, "Dora", None)
    assert await shown_to(service, DORA) == ["asked"], "what its seat knows"
    for late in (EVE, DORA, BOB):
        await service.refused(
            "vote-over", service.tables.offers.answer(table_id, offer.id, late, True)
        )
    (change,) = await service.database.read(commits.seat_changes, table_id)
    assert (change.seat, change.user_id, change.how) == (1, DORA.id, Origin.PERSON)
    assert change.detail["from"] == {"person": BOB.id, "name": "Bob", "autopilot": None}
    assert change.detail["to"] == {"person": DORA.id, "name": "Dora", "autopilot": None}


@pytest.mark.parametrize(
    ("more", "style"), [({"autopilot": True}, "meek"), ({"style": "bold"}, "bold")]
)
async def test_an_autopilot_plays_until_somebody_takes_the_seat(
    service: OpenedService, more: dict[str, Any], style: str
) -> None:
    table_id, offer = await offered(service, **more)
    assert offer.away
    assert await holder(service, table_id) == (BOB.id, "Bob", style)
    await service.tables.offers.answer(table_id, offer.id, DORA, True)
    assert await holder(service, table_id) == (DORA.id, "Dora", None)


async def test_who_has_left_may_offer_the_seat_afterwards(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    for person in (ANNA, BOB):
        await service.tables.seats.leave(table_id, person)
    assert (await service.tables.get(table_id)).pause is Pause.DESERTED
    offer = await service.tables.offers.offer(table_id, BOB, 1)
    assert offer.away
    await service.tables.offers.answer(table_id, offer.id, DORA, True)
    table = await service.tables.get(table_id)
    assert (table.status, table.players) == (Status.RUNNING, {DORA.id})


async def test_who_comes_back_keeps_the_seat(service: OpenedService) -> None:
    table_id, offer = await offered(service, autopilot=True)
    await service.tables.seats.come_back(table_id, BOB)
    assert (await questions(service))[-1] == {"vote": offer.id, "over": True}
    answer = service.tables.offers.answer
    await service.refused("vote-over", answer(table_id, offer.id, DORA, True))
    assert await holder(service, table_id) == (BOB.id, "Bob", None)


async def test_an_offer_while_one_plays_on_outlives_time_outs(service: OpenedService) -> None:
    table_id, offer = await offered(service)
    await service.tables.seats.leave(table_id, BOB)
    await service.tables.seats.come_back(table_id, BOB)
    assert (await service.tables.offers.find(table_id, offer.id)).status is VoteStatus.OPEN


async def test_somebody_who_is_named_is_asked_alone(service: OpenedService) -> None:
    table_id, offer = await offered(service, person=DORA)
    answer = service.tables.offers.answer
    for other in (ANNA, EVE, MONA):
        await service.refused("not-your-vote", answer(table_id, offer.id, other, True))
    await service.refused("not-your-vote", answer(table_id, offer.id, BOB, True))
    assert await shown_to(service, DORA) == [], "nothing unasked"
    await answer(table_id, offer.id, DORA, True)
    assert await holder(service, table_id) == (DORA.id, "Dora", None)


async def test_who_says_no_isnt_asked_again_the_same_day_but_others_are(
    service: OpenedService,
) -> None:
    table_id, offer = await offered(service, person=DORA)
    ask = service.tables.offers.offer
    refused = await service.tables.offers.answer(table_id, offer.id, DORA, False)
    assert refused.status is VoteStatus.REFUSED
    error = await service.refused("person-asked-lately", ask(table_id, BOB, 1, person=DORA))
    assert error.params["until"] == (offer.at + ASK_AGAIN_REFUSED).timestamp()
    await service.refused("person-asked-lately", ask(table_id, ANNA, 0, person=DORA))
    assert (await ask(table_id, BOB, 1, person=EVE)).status is VoteStatus.OPEN
    service.clock.time += ASK_AGAIN_REFUSED
    assert (await ask(table_id, BOB, 1, person=DORA)).status is VoteStatus.OPEN


async def test_nobody_stands_up_for_a_question_that_is_refused(service: OpenedService) -> None:
    table_id, offer = await offered(service, person=DORA)
    await service.tables.offers.answer(table_id, offer.id, DORA, False)
    ask = service.tables.offers.offer
    again = ask(table_id, BOB, 1, person=DORA, autopilot=True)
    await service.refused("person-asked-lately", again)
    assert await holder(service, table_id) == (BOB.id, "Bob", None)


async def test_an_offer_is_withdrawn_by_who_made_it_alone(service: OpenedService) -> None:
    table_id, offer = await offered(service, person=DORA)
    withdraw, ask = service.tables.offers.withdraw, service.tables.offers.offer
    for other in (ANNA, DORA, EVE):
        await service.refused("not-your-vote", withdraw(table_id, offer.id, other))
    assert (await withdraw(table_id, offer.id, BOB)).status is VoteStatus.LAPSED
    await service.refused("vote-over", withdraw(table_id, offer.id, BOB))
    answer = service.tables.offers.answer
    await service.refused("vote-over", answer(table_id, offer.id, DORA, True))
    await service.refused("person-asked-lately", ask(table_id, BOB, 1, person=DORA))
    service.clock.time += ASK_AGAIN
    assert (await ask(table_id, BOB, 1, person=DORA)).status is VoteStatus.OPEN


async def test_asking_twice_asks_once_and_something_else_takes_its_place(
    service: OpenedService,
) -> None:
    table_id, offer = await offered(service)
    ask = service.tables.offers.offer
    assert await ask(table_id, BOB, 1) == offer
    named = await ask(table_id, BOB, 1, person=DORA)
    assert (await questions(service))[-2:] == [{"vote": offer.id, "over": True}, {"vote": named.id}]
    answer = service.tables.offers.answer
    await service.refused("vote-over", answer(table_id, offer.id, EVE, True))
    anybody = await ask(table_id, BOB, 1)
    await service.refused("vote-over", answer(table_id, named.id, DORA, True))
    await answer(table_id, anybody.id, DORA, True)


async def test_only_an_own_seat_can_be_offered_and_to_somebody_who_may_have_it(
    service: OpenedService,
) -> None:
    table_id = (await service.begun(2, 1)).table.id
    ask = service.tables.offers.offer
    await service.refused("not-your-seat", ask(table_id, BOB, 0))
    await service.refused("not-your-seat", ask(table_id, BOB, 2))
    await service.refused("not-seated", ask(table_id, DORA, 1))
    await service.refused("no-such-seat", ask(table_id, BOB, 9))
    await service.refused("already-seated", ask(table_id, BOB, 1, person=BOB))
    await service.refused("already-seated", ask(table_id, BOB, 1, person=ANNA))
    await service.refused("unknown-style", ask(table_id, BOB, 1, style="no such style"))
    lobby = await service.tables.lobby.open(
        10, 77, False, ANNA, "toy", (await service.tables.get(table_id)).settings
    )
    await service.refused("not-started", ask(lobby.id, ANNA, 0))
    await service.tables.hosting.close(table_id, ANNA)
    await service.refused("over", ask(table_id, BOB, 1))


async def test_nobody_refuses_for_all_and_nobody_takes_their_own_offer(
    service: OpenedService,
) -> None:
    table_id, offer = await offered(service, autopilot=True)
    answer = service.tables.offers.answer
    await service.refused("not-your-vote", answer(table_id, offer.id, DORA, False))
    await service.refused("already-seated", answer(table_id, offer.id, BOB, True))


@pytest.mark.parametrize("end", ["close", "given", "forgotten"])
async def test_an_offer_is_over_when_the_seat_is_somebody_elses_or_the_game_over(
    service: OpenedService, end: str
) -> None:
    table_id, offer = await offered(service, autopilot=True)
    if end == "close":
        await service.tables.hosting.close(table_id, ANNA)
    elif end == "given":
        await service.tables.seats.replace(table_id, ANNA, 1, person=EVE)
    else:
        await service.tables.privacy.forget(BOB.id, Forgetting.NOW)
        await service.tables.privacy.leave_tables(BOB.id)
    assert (await questions(service))[-1] == {"vote": offer.id, "over": True}
    answer = service.tables.offers.answer
    await service.refused("vote-over", answer(table_id, offer.id, DORA, True))


async def test_an_offer_survives_a_restart(open_service: Open) -> None:
    service = await open_service()
    table_id, offer = await offered(service, autopilot=True)
    again = await open_service(clock=service.clock)
    assert await again.tables.offers.find(table_id, offer.id) == offer
    await again.tables.offers.answer(table_id, offer.id, DORA, True)
    assert await holder(again, table_id) == (DORA.id, "Dora", None)


async def test_of_two_takers_at_once_one_has_the_seat(service: OpenedService) -> None:
    table_id, offer = await offered(service)
    answer = service.tables.offers.answer
    takers = (DORA, EVE, DORA, MONA)
    found = await asyncio.gather(
        *(answer(table_id, offer.id, one, True) for one in takers), return_exceptions=True
    )
    assert [isinstance(one, SeatOffer) for one in found].count(True) == 1
    assert (await holder(service, table_id))[0] in {DORA.id, EVE.id, MONA.id}
    assert len(await service.database.read(commits.seat_changes, table_id)) == 1


# Secrets of other seats


async def test_who_has_or_had_another_seat_can_take_none(service: OpenedService) -> None:
    table_id, offer = await offered(service)
    answer, take = service.tables.offers.answer, service.tables.offers.take
    for seated in (ANNA, CARA):
        await service.refused("already-seated", answer(table_id, offer.id, seated, True))
    await service.tables.seats.leave(table_id, CARA)
    await service.tables.seats.replace(table_id, ANNA, 2, person=DORA)
    await service.refused("had-another-seat", answer(table_id, offer.id, CARA, True))
    await service.refused("had-another-seat", take(table_id, CARA, 1))
    ask = service.tables.offers.offer
    await service.refused("had-another-seat", ask(table_id, BOB, 1, person=CARA))
    replace = service.tables.seats.replace
    await service.refused("had-another-seat", replace(table_id, ANNA, 1, person=CARA, left=BOB.id))
    assert await service.tables.offers.free_seats(table_id, CARA) == {}
    await answer(table_id, offer.id, EVE, True)


async def test_who_had_the_same_seat_may_have_it_again(service: OpenedService) -> None:
    table_id, offer = await offered(service)
    await service.tables.offers.answer(table_id, offer.id, DORA, True)
    again = await service.tables.offers.offer(table_id, DORA, 1)
    await service.tables.offers.answer(table_id, again.id, BOB, True)
    assert await holder(service, table_id) == (BOB.id, "Bob", None)


async def test_who_has_agreed_for_somebody_who_took_another_seat_gives_nothing_away(
    service: OpenedService,
) -> None:
    table_id = (await service.begun(2, 1, takeover_opponents=True)).table.id
    asked = await service.tables.offers.take(table_id, DORA, 2)
    assert isinstance(asked, SeatOffer)
    offer = await service.tables.offers.offer(table_id, BOB, 1)
    await service.tables.offers.answer(table_id, offer.id, DORA, True)
    answer = service.tables.offers.answer
    with pytest.raises(Exception, match="vote-over"):
        await answer(table_id, asked.id, ANNA, True)
    assert (await holder(service, table_id, 2))[0] is None


# Autopilots' seats


async def gone(service: OpenedService, **settings: Any) -> int:
    """A game that Bob has left; an autopilot was chosen for the third seat."""
    table_id = (await service.begun(2, 1, **settings)).table.id
    await service.tables.seats.leave(table_id, BOB)
    return table_id


async def test_the_host_is_asked_first(service: OpenedService) -> None:
    table_id = await gone(service)
    take, answer = service.tables.offers.take, service.tables.offers.answer
    assert await service.tables.offers.free_seats(table_id, DORA) == {1: True}
    offer = await take(table_id, DORA, 1)
    assert isinstance(offer, SeatOffer)
    assert (offer.kind, offer.user_id, offer.person) == (OfferKind.ADMIT, ANNA.id, DORA)
    assert await questions(service) == [{"vote": offer.id}]
    assert await take(table_id, DORA, 1) == offer
    for other in (BOB, DORA, EVE):
        await service.refused("not-your-vote", answer(table_id, offer.id, other, True))
    await answer(table_id, offer.id, ANNA, True)
    assert await holder(service, table_id) == (DORA.id, "Dora", None)
    assert len(await shown_to(service, DORA)) == 1


async def test_whoever_manages_the_server_may_answer_for_the_host(service: OpenedService) -> None:
    table_id = await gone(service)
    offer = await service.tables.offers.take(table_id, DORA, 1)
    assert isinstance(offer, SeatOffer)
    await service.tables.offers.answer(table_id, offer.id, MONA, True, manager=True)
    assert await holder(service, table_id) == (DORA.id, "Dora", None)


async def test_the_host_isnt_asked_too_often(service: OpenedService) -> None:
    table_id = await gone(service)
    take, answer = service.tables.offers.take, service.tables.offers.answer
    offer = await take(table_id, DORA, 1)
    assert isinstance(offer, SeatOffer)
    error = await service.refused("host-asked-lately", take(table_id, EVE, 1))
    assert error.params["until"] == (offer.at + ASK_AGAIN).timestamp()
    await answer(table_id, offer.id, ANNA, False)
    await service.refused("host-asked-lately", take(table_id, DORA, 1))
    second = await take(table_id, EVE, 1)
    assert isinstance(second, SeatOffer)
    service.clock.time += ASK_AGAIN
    third = await take(table_id, MONA, 1)
    assert isinstance(third, SeatOffer)
    assert (await questions(service))[-2:] == [
        {"vote": second.id, "over": True},
        {"vote": third.id},
    ]
    await service.tables.offers.withdraw(table_id, third.id, MONA)
    await service.refused("host-asked-lately", take(table_id, MONA, 1))
    service.clock.time += ASK_AGAIN_REFUSED
    assert isinstance(await take(table_id, DORA, 1), SeatOffer)


async def test_the_host_asks_nobody(service: OpenedService) -> None:
    table_id = await gone(service)
    assert isinstance(await service.tables.offers.take(table_id, MONA, 1, manager=True), Table)
    assert await holder(service, table_id) == (MONA.id, "Mona", None)


async def test_who_comes_back_ends_the_question_for_their_seat(service: OpenedService) -> None:
    table_id = await gone(service)
    offer = await service.tables.offers.take(table_id, DORA, 1)
    assert isinstance(offer, SeatOffer)
    await service.tables.seats.come_back(table_id, BOB)
    assert (await questions(service))[-1] == {"vote": offer.id, "over": True}
    answer = service.tables.offers.answer
    await service.refused("vote-over", answer(table_id, offer.id, ANNA, True))


async def test_who_left_the_server_gets_no_seat(service: OpenedService) -> None:
    table_id = await gone(service)
    offer = await service.tables.offers.take(table_id, DORA, 1)
    assert isinstance(offer, SeatOffer)
    answer = service.tables.offers.answer
    with pytest.raises(Exception, match="newcomer-left"):
        await answer(table_id, offer.id, ANNA, True, left=DORA.id)
    assert (await service.tables.offers.find(table_id, offer.id)).status is VoteStatus.LAPSED
    assert await holder(service, table_id) == (BOB.id, "Bob", "meek")


async def test_anybody_may_take_a_seat_a_day_after_its_player_has_gone(
    service: OpenedService,
) -> None:
    table_id = await gone(service, takeover=Takeover.ANYBODY)
    free = service.tables.offers.free_seats
    assert await free(table_id, DORA) == {1: True}, "Bob may still return"
    service.clock.time += KEPT_FOR_RETURN - timedelta(minutes=1)
    assert isinstance(await service.tables.offers.take(table_id, DORA, 1), SeatOffer)
    service.clock.pass_(minutes=1)
    assert await free(table_id, DORA) == {1: False}
    assert isinstance(await service.tables.offers.take(table_id, DORA, 1), Table)
    assert await holder(service, table_id) == (DORA.id, "Dora", None)


async def test_the_seat_of_somebody_who_was_forgotten_is_nobodys(service: OpenedService) -> None:
    table_id = (await service.begun(2, 1, takeover=Takeover.ANYBODY)).table.id
    await service.tables.privacy.forget(BOB.id, Forgetting.NOW)
    await service.tables.privacy.leave_tables(BOB.id)
    assert await service.tables.offers.free_seats(table_id, DORA) == {1: False}
    await service.tables.privacy.forget_at(table_id, BOB.id)
    assert await service.tables.offers.free_seats(table_id, DORA) == {1: False}
    assert isinstance(await service.tables.offers.take(table_id, DORA, 1), Table)


async def test_an_opponent_is_taken_over_only_where_the_table_says_so(
    service: OpenedService,
) -> None:
    table_id = await gone(service, takeover=Takeover.ANYBODY)
    take = service.tables.offers.take
    await service.refused("takeover-opponent", take(table_id, DORA, 2))
    await service.refused("takeover-opponent", take(table_id, MONA, 2, manager=True))
    await service.tables.seats.replace(table_id, ANNA, 2, style="bold")
    await service.refused("takeover-opponent", take(table_id, DORA, 2))


async def test_where_the_table_says_so_an_opponent_is_taken_over(service: OpenedService) -> None:
    table_id = await gone(service, takeover=Takeover.ANYBODY, takeover_opponents=True)
    assert await service.tables.offers.free_seats(table_id, DORA) == {1: True, 2: False}
    assert isinstance(await service.tables.offers.take(table_id, DORA, 2), Table)


async def test_where_the_table_allows_none_only_offers_are_taken(service: OpenedService) -> None:
    table_id = await gone(service, takeover=Takeover.NOBODY)
    take = service.tables.offers.take
    await service.refused("takeover-closed", take(table_id, DORA, 1))
    await service.refused("takeover-closed", take(table_id, MONA, 1, manager=True))
    offer = await service.tables.offers.offer(table_id, BOB, 1)
    assert await service.tables.offers.free_seats(table_id, DORA) == {1: False}
    assert isinstance(await take(table_id, DORA, 1), Table)
    assert (await questions(service))[-1] == {"vote": offer.id, "over": True}


async def test_seats_that_people_play_and_own_ones_arent_taken_over(service: OpenedService) -> None:
    table_id = await gone(service)
    take = service.tables.offers.take
    await service.refused("seat-not-free", take(table_id, DORA, 0))
    await service.refused("already-seated", take(table_id, BOB, 1))
    await service.refused("no-such-seat", take(table_id, DORA, 9))
    await service.tables.hosting.close(table_id, ANNA)
    await service.refused("over", take(table_id, DORA, 1))
    assert await service.tables.offers.free_seats(table_id, DORA) == {}


async def test_the_log_tells_who_played_a_seat_when(service: OpenedService) -> None:
    """From it follows who answers for a result."""
    table_id, offer = await offered(service, autopilot=True)
    await service.tables.offers.answer(table_id, offer.id, DORA, True)
    log = await service.tables.history.log(table_id, None)
    hands = [
        (one.seating["from"]["person"], one.seating["to"]["person"], one.seating["to"]["autopilot"])
        for one in log
        if one.kind is EntryKind.SEAT
    ]
    assert hands == [(BOB.id, BOB.id, "meek"), (BOB.id, DORA.id, None)]
