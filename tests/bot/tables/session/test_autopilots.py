"""Autopilots and experts that play on in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest

from bot.domain.table import Position, SeatAssignment, Status
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from bot.tables.autopilots import PATIENCE
from bot.tables.session import transactions
from bot.tables.session.autopilot_moves import autopilot_up
from rules.core.chance import Dice
from rules.core.game import Decision
from tests.bot.helpers.experts import ExpertToy, expert_presenters
from tests.bot.helpers.simulated_server import HANGS
from tests.bot.tables.conftest import ANNA, BOB, Open, OpenedService
from tests.bot.toys import toy
from tests.bot.toys.expert import Circling
from tests.bot.toys.toy_presenter import presenter


class Wavering:
    """Lays a number, and another, and never seals."""

    style = "bold"

    def choose(self, view: Any, actions: Sequence[toy.Action], dice: Dice) -> toy.Action:
        picks = [action for action in actions if isinstance(action, toy.Pick)]
        return picks[dice.below(len(picks))] if picks else actions[0]


async def test_one_that_goes_in_circles_keeps_nobody_waiting(
    open_service: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await open_service()
    monkeypatch.setattr(transactions, "AUTOPILOT_ACTIONS", 5)
    monkeypatch.setattr(toy.Toy, "autopilots", {"bold": Wavering()})
    changed, game = asyncio.Event(), toy.Toy()
    service.tables.on_commit(lambda _: changed.set())
    position = await service.begun(1, 1)
    async with asyncio.timeout(HANGS):
        while 1 in {decision.seat for decision in game.decisions(position.state)}:
            await changed.wait()
            changed.clear()
            position = await service.position(position.table.id)
    moves = [move.action for move in await service.rows("moves") if move.seat == 1]
    assert moves[-1] == "seal"
    assert set(moves[:-1]) <= {"pick 1", "pick 2", "pick 3"}
    assert 5 < len(moves) <= 5 * (PATIENCE + 3)


def pull(seat: int, *, ready: bool = False, called: bool = False) -> Decision:
    return Decision(seat, "pull", shared=True, ready=ready, called=called)


@pytest.mark.parametrize(
    ("decisions", "away", "up"),
    [
        ([Decision(0, "pick"), Decision(1, "pick")], {1}, 1),
        ([pull(0), pull(1), pull(2)], {1}, None),
        ([pull(0, ready=True), pull(1), pull(2, ready=True)], {1}, 1),
        ([pull(1, called=True), pull(0), pull(2)], {1, 2}, 1),
        ([pull(1, called=True, ready=True), pull(0), pull(2)], {1, 2}, None),
        ([pull(0, ready=True), pull(1, ready=True), pull(2)], {1}, None),
        ([pull(0), pull(1), pull(2)], {0, 1, 2}, 0),
        ([pull(0), Decision(1, "pull", about="other", shared=True)], {1}, 1),
    ],
    ids=[
        "alone",
        "people first",
        "then it",
        "called",
        "called and ready",
        "ready",
        "no people",
        "another matter",
    ],
)
def test_an_autopilot_never_decides_for_people(
    decisions: list[Decision], away: set[int], up: int | None
) -> None:
    seats = [
        SeatAssignment(seat, str(seat), seat, "", "meek" if seat in away else None)
        for seat in range(3)
    ]
    assert autopilot_up(decisions, seats) == up


@pytest.fixture
async def service(open_service: Open) -> OpenedService:
    return await open_service(games=expert_presenters())


async def begun(service: OpenedService) -> Position:
    """Anna and an expert, which is asked for its pick, held back."""
    service.experts.hold()
    position = await service.begun(1, 1, style="expert")
    await service.experts.begun(1)
    return position


async def moves(service: OpenedService) -> list[tuple[int | None, str]]:
    rows = await service.rows("moves")
    return [(row.seat, row.action) for row in rows if row.kind == "act"]


async def settled(service: OpenedService) -> list[tuple[int | None, str]]:
    service.experts.release()
    async with asyncio.timeout(HANGS):
        while tasks := list(service.tables._autopilots._tasks.values()):
            await asyncio.gather(*tasks)
    return await moves(service)


async def test_an_expert_plays_what_it_thinks_best(service: OpenedService) -> None:
    position = await begun(service)
    assert service.tables.decision(position, 1) is not None
    assert await moves(service) == []
    assert await settled(service) == [(1, "pick 3"), (1, "seal")]
    await service.act(position.table.id, 0, "pick 1", "seal")
    assert (await settled(service))[-2:] == [(1, "pick 3"), (1, "seal")], "and stops in between"


async def test_others_play_on_meanwhile_and_it_needn_t_think_again(service: OpenedService) -> None:
    table = (await begun(service)).table
    await service.act(table.id, 0, "pick 2")
    service.experts.release()
    assert await settled(service) == [(0, "pick 2"), (1, "pick 3"), (1, "seal")]
    assert service.experts.asked == 2


async def test_other_autopilots_don_t_wait_for_it(service: OpenedService) -> None:
    service.experts.hold()
    table = await service.lobby(1, 1, style="expert")
    await service.tables.lobby.add_autopilot(table.id, ANNA, "meek")
    await service.tables.lobby.start(table.id, ANNA)
    await service.experts.begun(1)
    assert {seat for seat, _ in await moves(service)} == {2}


async def test_it_goes_on_after_a_restart(service: OpenedService, open_service: Open) -> None:
    await begun(service)
    await service.tables.stop()
    again = await open_service(games=expert_presenters())
    await again.tables.start()
    assert await settled(again) == [(1, "pick 3"), (1, "seal")]


async def test_what_it_thought_for_a_seat_that_is_another_s_by_now_is_dropped(
    service: OpenedService,
) -> None:
    table = (await begun(service)).table
    await service.tables.seats.replace(table.id, ANNA, 1, style="meek", left=BOB.id)
    assert await settled(service) == [(1, "pick 1"), (1, "seal")]


async def test_a_pause_holds_it_back(service: OpenedService) -> None:
    table = (await begun(service)).table
    await service.tables.hosting.pause(table.id, ANNA)
    assert await settled(service) == []
    await service.tables.hosting.resume(table.id, ANNA)
    assert await settled(service) == [(1, "pick 3"), (1, "seal")]


async def test_nothing_is_played_at_a_table_that_was_closed_meanwhile(
    service: OpenedService,
) -> None:
    table = (await begun(service)).table
    await service.tables.hosting.close(table.id, ANNA)
    assert await settled(service) == []
    assert (await service.tables.get(table.id)).status is Status.CLOSED


async def test_where_an_undo_took_away_what_it_thought_about_it_thinks_again(
    service: OpenedService,
) -> None:
    table = (await service.begun(1, 1, style="expert")).table
    await settled(service)
    await service.act(table.id, 0, "pick 3", "seal")  # as the expert: the first of equals wins
    service.experts.hold()
    await service.act(table.id, 0, "stop")
    await service.experts.begun(3)
    await service.tables.undo.undo(table.id, ANNA)
    assert len(await settled(service)) == 5, "nothing but Anna's stop, which was taken back"
    position = await service.act(table.id, 0, "take", "stop")
    assert (await settled(service))[-2:] == [(1, "pick 3"), (1, "seal")]
    assert position.position.state.round == 2


async def test_one_whose_analysis_fails_plays_as_the_first_style(service: OpenedService) -> None:
    service.experts.fails = True
    await service.begun(1, 1, style="expert")
    assert await settled(service) == [(1, "pick 1"), (1, "seal")]


def let_runs_fail(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch, *errors: Exception
) -> None:
    run, left = service.tables._transactions.run, list(errors)

    async def failing(*args: Any, **kwargs: Any) -> Any:
        if left:
            raise left.pop(0)
        return await run(*args, **kwargs)

    monkeypatch.setattr(service.tables._transactions, "run", failing)


async def test_what_fails_is_tried_again_in_a_minute(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody but the expert is up."""
    await service.act((await begun(service)).table.id, 0, "pick 1", "seal")
    now = service.clock.now()
    let_runs_fail(service, monkeypatch, TableError("storage-busy"), OSError("disk"))
    assert (await settled(service))[-2:] == [(1, "pick 3"), (1, "seal")]
    assert service.clock.now() == now + timedelta(minutes=2)


async def test_what_cannot_go_well_later_is_left_alone(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(service)
    now = service.clock.now()
    let_runs_fail(service, monkeypatch, TableError("unknown-game", game="toy"))
    assert await settled(service) == []
    assert service.clock.now() == now


async def test_forty_tables_take_turns(service: OpenedService) -> None:
    service.experts.hold()
    tables = []
    for channel in range(100, 140):
        table = await service.tables.lobby.open(
            10, channel, False, ANNA, "toy", TableSettings(language="en")
        )
        await service.tables.lobby.add_autopilot(table.id, ANNA, "expert")
        await service.tables.lobby.start(table.id, ANNA)
        tables.append(table.id)
    await settled(service)
    acts = [row.table_id for row in await service.rows("moves") if row.kind == "act"]
    assert sorted(acts) == sorted([*tables, *tables])
    rows: list[Any] = await service.rows("tables")
    assert not any(row.unfinished for row in rows)


async def test_an_expert_that_goes_in_circles_keeps_nobody_waiting(open_service: Open) -> None:
    games = {"toy": presenter(type("Game", (ExpertToy,), {"autopilots": {"expert": Circling()}})())}
    service = await open_service(games=games)
    await service.begun(1, 1, style="expert")
    played = await settled(service)
    assert played[-1] == (1, "seal")
    assert 10 < len(played) <= 60
