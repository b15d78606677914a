"""Results and ratings that a finished game writes, with everything else that ends it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.community.results import How
from bot.domain.privacy import Forgetting
from bot.domain.table import Person, Position, Status
from bot.domain.votes import SeatOffer
from bot.errors import TimeLeft
from bot.ratings import anchors
from bot.storage import deadlines
from bot.storage.community import results
from bot.tables.commands.play import TIMEOUTS_BEFORE_AUTOPILOT
from tests.bot.tables.conftest import ANNA, BOB, CARA, PEOPLE, Open, OpenedService
from tests.bot.tables.session.test_two_processes import overtaken

DORA = Person(4, "Dora")


@pytest.fixture(autouse=True)
def toy_has_anchors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(anchors, "POINTS", {"toy": {"meek": 1400, "bold": 1400}})


async def finish(service: OpenedService, table_id: int) -> Position:
    """Play to the end; the first person who still plays picks highest."""
    while (position := await service.position(table_id)).table.status is Status.RUNNING:
        table = position.table
        for seat in sorted(service.tables.people_up(position)):
            decision = service.tables.decision(position, seat)
            assert decision is not None
            pick = f"pick {1 if seat else 3}"
            lines = ["stop"] if decision.kind == "bonus" else [pick, "seal"]
            by = Person(table.seats[seat].user_id or 0, "")
            for line in lines:
                await service.tables.play.act(table_id, seat, line, by=by)
    return position


async def result(service: OpenedService, table_id: int) -> Any:
    return (await service.database.read(results.of_tables, [table_id]))[table_id]


async def how(service: OpenedService, table_id: int) -> dict[int | None, How]:
    return {one.user_id: one.how for one in (await result(service, table_id)).seats}


async def test_a_finished_game_has_a_result_and_ratings(service: OpenedService) -> None:
    table_id = (await service.begun(2, 1, rated=True)).table.id
    assert await service.rows("results") == []
    position = await finish(service, table_id)
    found = await result(service, table_id)
    assert (found.table_id, found.guild_id, found.game, found.rated) == (table_id, 10, "toy", True)
    assert found.finished_at == service.clock.now()
    assert found.detail == {"scores": list(position.state.scores)}
    outcome = service.tables.game(position.table).outcome(position.state)
    assert outcome is not None
    ranks = {one.seat: one.rank for one in outcome.standings}
    assert [(one.user_id, one.place) for one in found.seats] == [
        (ANNA.id, ranks[0]),
        (BOB.id, ranks[1]),
        (None, ranks[2]),
    ]
    known = await service.database.read(results.ratings, "toy", [ANNA.id, BOB.id, CARA.id])
    assert known.keys() == {ANNA.id, BOB.id}
    assert known[ANNA.id].mu > 25 > known[BOB.id].mu
    assert known[ANNA.id].games == 1


async def test_ratings_go_on_from_game_to_game(service: OpenedService) -> None:
    for number in (1, 2, 3):
        table_id = (await service.begun(2, rated=True)).table.id
        await finish(service, table_id)
        known = await service.database.read(results.ratings, "toy", [ANNA.id])
        assert known[ANNA.id].games == number
    games = await service.database.read(results.rated_games, ANNA.id)
    assert [one.rating.games for one in games] == [1, 2, 3]
    assert [one.rating.mu for one in games] == sorted(one.rating.mu for one in games)
    assert games[-1].rating == known[ANNA.id]


async def test_a_casual_game_has_a_result_without_ratings(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await finish(service, table_id)
    assert not (await result(service, table_id)).rated
    assert {row.mu for row in await service.rows("result_seats")} == {None}


async def test_a_rated_table_of_one_person_is_not_rated(service: OpenedService) -> None:
    table_id = (await service.begun(1, 2, rated=True)).table.id
    await finish(service, table_id)
    assert not (await result(service, table_id)).rated


async def test_a_closed_game_has_no_result(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.tables.hosting.close(table_id, ANNA)
    assert await service.rows("results") == []


async def test_who_leaves_loses_as_the_last(service: OpenedService) -> None:
    table_id = (await service.begun(3, rated=True)).table.id
    await service.tables.seats.leave(table_id, ANNA)
    await finish(service, table_id)
    found = await how(service, table_id)
    assert found == {ANNA.id: How.LEFT, BOB.id: How.PLAYED, CARA.id: How.PLAYED}
    known = await service.database.read(results.ratings, "toy", [one.id for one in PEOPLE])
    assert known[ANNA.id].mu == min(one.mu for one in known.values())


async def test_who_comes_back_has_played(service: OpenedService) -> None:
    table_id = (await service.begun(2, rated=True)).table.id
    await service.tables.seats.leave(table_id, ANNA)
    await service.tables.seats.come_back(table_id, ANNA)
    await finish(service, table_id)
    assert await how(service, table_id) == {ANNA.id: How.PLAYED, BOB.id: How.PLAYED}


async def test_who_times_out_into_an_autopilot_and_stays_away(service: OpenedService) -> None:
    table_id = (await service.begun(2, rated=True)).table.id
    for _ in range(TIMEOUTS_BEFORE_AUTOPILOT):
        await service.act(table_id, 0, "pick 3", "seal")
        await service.time_out(table_id, 1)
        if (await service.position(table_id)).table.seats[1].autopilot is None:
            await service.act(table_id, 0, "stop")
    await finish(service, table_id)
    assert (await how(service, table_id))[BOB.id] is How.TIMED_OUT


async def test_one_time_out_is_no_leaving(service: OpenedService) -> None:
    table_id = (await service.begun(2, rated=True)).table.id
    await service.act(table_id, 0, "pick 3", "seal")
    await service.time_out(table_id, 1)
    await finish(service, table_id)
    assert (await how(service, table_id))[BOB.id] is How.PLAYED


async def test_a_seat_that_all_agree_on_costs_nobody(service: OpenedService) -> None:
    table_id = (await service.begun(2, rated=True)).table.id
    offer = await service.tables.seats.replace(table_id, ANNA, 1, person=CARA)
    assert isinstance(offer, SeatOffer)
    await service.tables.offers.answer(table_id, offer.id, BOB, True)
    await finish(service, table_id)
    assert await how(service, table_id) == {
        ANNA.id: How.PLAYED,
        BOB.id: How.REPLACED,
        CARA.id: How.TOOK_OVER,
    }
    known = await service.database.read(results.ratings, "toy", [BOB.id, CARA.id])
    assert BOB.id not in known
    assert known[CARA.id].mu == 25, "who took over loses nothing"


async def test_a_seat_given_away_behind_the_backs_of_others_is_left(service: OpenedService) -> None:
    table_id = (await service.begun(3, rated=True)).table.id
    offer = await service.tables.seats.replace(table_id, ANNA, 1, person=DORA)
    assert isinstance(offer, SeatOffer)
    await service.tables.offers.answer(table_id, offer.id, BOB, True)
    await finish(service, table_id)
    found = await how(service, table_id)
    assert (found[BOB.id], found[DORA.id]) == (How.LEFT, How.TOOK_OVER)


async def test_a_host_gets_no_better_by_giving_the_own_seat_away(service: OpenedService) -> None:
    table_id = (await service.begun(2, rated=True)).table.id
    await service.tables.seats.replace(table_id, ANNA, 0, person=CARA)
    await finish(service, table_id)
    assert (await how(service, table_id))[ANNA.id] is How.LEFT


async def test_a_rated_game_is_not_closed_by_who_plays_or_hosts(service: OpenedService) -> None:
    table_id = (await service.begun(2, rated=True)).table.id
    close = service.tables.hosting.close
    await service.refused("rated-close", close(table_id, ANNA))
    await service.refused("rated-close", close(table_id, BOB, manager=True))
    await service.tables.seats.leave(table_id, ANNA)
    await service.refused("rated-close", close(table_id, ANNA))
    await service.refused("rated-close", close(table_id, ANNA, manager=True))
    assert (await close(table_id, DORA, manager=True)).status is Status.CLOSED
    assert await service.rows("results") == []


async def test_who_is_left_alone_may_close_a_rated_game(service: OpenedService) -> None:
    table_id = (await service.begun(2, rated=True)).table.id
    await service.tables.seats.leave(table_id, BOB)
    assert (await service.tables.hosting.close(table_id, ANNA)).status is Status.CLOSED


async def test_at_a_rated_table_nothing_that_was_revealed_is_taken_back(
    service: OpenedService,
) -> None:
    table_id = (await service.begun(2, rated=True)).table.id
    await service.act(table_id, 0, "pick 3")
    undone = await service.tables.undo.undo(table_id, ANNA)
    assert isinstance(undone, Position), "nothing was revealed"
    await service.revealed(table_id)
    await service.refused("rated-undo", service.tables.undo.undo(table_id, BOB))


async def test_a_game_that_is_played_together_is_never_rated(service: OpenedService) -> None:
    table = await service.lobby(2)
    toy = service.tables.game(table)
    type(toy).together = True
    try:
        configure = service.tables.lobby.configure
        await service.refused("never-rated", configure(table.id, ANNA, rated=True))
        await service.tables.hosting.close(table.id, ANNA)
        assert not (await service.lobby(2, rated=True)).settings.rated
    finally:
        type(toy).together = False


async def test_results_are_numbered_one_after_the_other(open_service: Open) -> None:
    """Two processes that finish games of the same people at once write one after the other."""
    first = await open_service()
    second = await open_service(clock=first.clock)
    table_id = (await first.begun(2, rated=True)).table.id
    await first.revealed(table_id)
    await first.act(table_id, 0, "stop")
    await first.revealed(table_id)
    overtaken(second, lambda: first.act(table_id, 0, "take"))
    await second.act(table_id, 0, "stop")
    (row,) = await first.rows("results")
    position = await first.position(table_id)
    assert row.detail == {"scores": list(position.state.scores)}, "with the point that was taken"


async def test_what_is_forgotten_weighs_the_same(service: OpenedService) -> None:
    for _ in range(2):
        await finish(service, (await service.begun(2, rated=True)).table.id)
    before = await service.database.read(results.rated_games, BOB.id)
    privacy = service.tables.privacy
    await privacy.forget(ANNA.id, Forgetting.NOW)
    for row in await service.rows("tables"):
        assert await privacy.forget_at(row.id, ANNA.id)
    assert await privacy.forget_person(ANNA.id)
    assert ANNA.id not in {row.user_id for row in await service.rows("result_seats")}
    assert await service.database.read(results.rated_games, BOB.id) == before
    found = await service.tables.recount()
    assert found.agrees
    assert (found.results, found.with_logs) == (2, 2)


async def test_an_outage_harms_nobody(service: OpenedService) -> None:
    """Clocks that stood still while nobody could answer end nobody's part."""
    table_id = (await service.begun(2, rated=True)).table.id
    now = service.clock.now()
    service.clock.pass_(days=9)
    await service.database.write(deadlines.credit, [0], now, service.clock.now())
    service.tables.reload()
    position = await service.position(table_id)
    for seat in (0, 1):
        decision = service.tables.decision(position, seat)
        assert decision is not None
        with pytest.raises(TimeLeft):
            await service.tables.play.expire(table_id, seat, decision.kind, decision.about)
    await finish(service, table_id)
    assert set((await how(service, table_id)).values()) == {How.PLAYED}
