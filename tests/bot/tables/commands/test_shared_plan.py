"""Autopilots that share a plan with people: they lay first, make way, and agree last."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.table import MoveResult, Position
from bot.domain.table_settings import TableSettings
from rules.first_martians.game import GAME
from rules.first_martians.state import State
from tests.bot.tables.conftest import ANNA, BOB, Open, OpenedService
from tests.bot.toys import toy_presenter


@pytest.fixture
async def service(open_service: Open) -> OpenedService:
    return await open_service(games={GAME.id: toy_presenter.presenter(GAME)})


async def to_plan(service: OpenedService, table_id: int) -> Position:
    """Start, and play the usual moves of Anna and Bob up to the first plan."""
    position = await service.tables.lobby.start(table_id, ANNA)
    while (step := GAME.decisions(position.state)[0]).kind != "plan":
        seat = 0 if step.shared else step.seat
        action = GAME.format_action(GAME.default_action(position.state, seat))
        acted = await service.tables.play.act(table_id, seat, action, by=(ANNA, BOB)[seat])
        position = acted.position
    return position


@pytest.fixture
async def begun(service: OpenedService) -> Position:
    """Anna as the engineer beside three autopilots, in the first plan."""
    lobby = service.tables.lobby
    table = await lobby.open(10, 20, False, ANNA, GAME.id, TableSettings(language="en"))
    await lobby.choose(table.id, ANNA, "engineer")
    for _ in range(3):
        await lobby.add_autopilot(table.id, ANNA, "steady")
    return await to_plan(service, table.id)


async def act(service: OpenedService, position: Position, line: str) -> MoveResult:
    return await service.tables.play.act(position.table.id, 0, line, by=ANNA)


def pawns_of(state: State, role: str) -> int:
    return sum(stack.pawns.count(role) for stack in state.plan.stacks)


async def test_they_lay_their_pawns_before_anybody_agrees(begun: Position) -> None:
    state: Any = begun.state
    assert [pawns_of(state, role) for role in state.start.roles] == [0, 2, 2, 2]
    assert state.plan.ready == ()
    assert all(not each.problem for each in GAME.view(state, 0).stacks)


async def test_a_call_is_answered_at_once_and_all_is_undone_with_it(
    service: OpenedService, begun: Position
) -> None:
    stack = next(
        s for s in begun.state.plan.stacks if "medic" not in s.pawns and s.job.kind != "event"
    )
    called = await act(service, begun, f"call medic {stack.number}")
    state: Any = called.position.state
    assert "medic" in state.plan.stack(stack.number).pawns
    assert pawns_of(state, "medic") == 2
    assert state.plan.calls == ()
    undone = await service.tables.undo.undo(begun.table.id, ANNA)
    assert undone.state.plan == begun.state.plan


async def test_they_adapt_to_what_a_person_takes_from_them(
    service: OpenedService, begun: Position
) -> None:
    sent = next(stack for stack in begun.state.plan.stacks if stack.rover == "froggy")
    free = next(
        line
        for line in map(GAME.format_action, GAME.legal_actions(begun.state, 0))
        if line.startswith("explore")
    )
    laid = await act(service, begun, free)
    own: Any = laid.position.state.plan.stacks[-1]
    taken = await act(service, laid.position, f"send froggy {own.number}")
    view = GAME.view(taken.position.state, 0)
    assert {each.stack.rover for each in view.stacks if each.stack.number == own.number} == {
        "froggy"
    }
    assert all(each.stack.rover != "froggy" for each in view.stacks if each.stack == sent)
    assert all(not each.problem for each in view.stacks)


async def test_they_agree_once_the_person_has(service: OpenedService, begun: Position) -> None:
    await act(service, begun, "rest")
    rested = await act(service, begun, "join 1 own")
    assert rested.position.state.plan.ready == ()
    done = await act(service, begun, "ready")
    state = done.position.state
    assert state.round > begun.state.round or state.todo[0].kind != "plan", "it is carried out"


async def test_what_autopilots_did_in_between_takes_no_vote_but_people_do(
    service: OpenedService,
) -> None:
    lobby = service.tables.lobby
    table = await lobby.open(10, 20, False, ANNA, GAME.id, TableSettings(language="en"))
    await lobby.join(table.id, BOB)
    await lobby.add_autopilot(table.id, ANNA, "steady")
    position = await to_plan(service, table.id)
    await act(service, position, "rest")
    assert isinstance(await service.tables.undo.undo(table.id, ANNA), Position)
    await act(service, position, "rest")
    await service.tables.play.act(table.id, 1, "rest", by=BOB)
    assert not isinstance(await service.tables.undo.undo(table.id, ANNA), Position)


async def test_one_that_only_plays_when_it_is_up_answers_a_call_too(service: OpenedService) -> None:
    lobby = service.tables.lobby
    table = await lobby.open(10, 20, False, ANNA, GAME.id, TableSettings(language="en"))
    await lobby.choose(table.id, ANNA, "engineer")
    for style in ("random", "steady"):
        await lobby.add_autopilot(table.id, ANNA, style)
    position = await to_plan(service, table.id)
    other = position.table.seats[1].identity
    assert pawns_of(position.state, other) == 0
    laid = await act(service, position, "unwind")
    own: Any = laid.position.state.plan.stacks[-1]
    called = await act(service, laid.position, f"call {other} {own.number}")
    state: Any = called.position.state
    assert pawns_of(state, other) == 2
    assert state.plan.calls == ()
    assert {each.kind for each in GAME.decisions(state)} == {"plan"}
