"""Replaying a record, reviewing it, and opening it under later rules."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.domain.table import EntryKind
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.storage.commits import Move
from bot.tables.record.replay import ReplayStep, replay_steps
from bot.tables.record.review_plan import FOR_THE_CHART, ReviewPlan
from rules.core.game import Setup
from tests.bot.tables.conftest import ANNA, BOB, Open, OpenedService
from tests.bot.toys.toy import Pick, Seal, Toy
from tests.bot.toys.toy_presenter import presenters

GAME = Toy()
SEED, SETUP = bytes(32), Setup(("red", "blue"))
NOW = datetime(2026, 1, 1, tzinfo=UTC)
ACTS = [(0, "pick 1"), (1, "pick 2"), (0, "seal"), (1, "seal")]


def move(version: int, kind: EntryKind, seat: int | None, action: str, **more: Any) -> Move:
    values = {"events": [], "barrier": False, "detail": None, **more}
    return Move(version, kind, seat, action, None, "person", at=NOW, **values)


def recorded() -> Iterator[Move]:
    transition = GAME.new(SETUP, SEED)
    yield move(1, EntryKind.START, None, "", events=events(transition))
    for version, (seat, action) in enumerate(ACTS, 2):
        transition = GAME.apply(transition.state, seat, GAME.parse_action(action))
        yield move(version, EntryKind.ACT, seat, action, events=events(transition))


def events(transition: Any) -> list[Any]:
    return [GAME.encode_event(event) for event in transition.events]


def steps(moves: list[Move]) -> tuple[ReplayStep, ...]:
    return replay_steps(GAME, moves, SETUP, SEED, lambda state: state.round)


def versions(found: tuple[ReplayStep, ...]) -> list[int]:
    return [step.entry.version for step in found]


def test_each_step_has_its_state() -> None:
    found = steps(list(recorded()))
    assert versions(found) == [1, 2, 3, 4, 5]
    assert all(step.state is not None for step in found)
    assert [step.state.picks for step in found][:3] == [(0, 0), (1, 0), (1, 2)]
    assert {step.round for step in found} == {1}


def test_what_was_taken_back_is_left_out() -> None:
    log = list(recorded())[:3]
    log.append(move(4, EntryKind.UNDO, 1, "", detail=[3]))
    log.append(move(5, EntryKind.PAUSE, None, ""))
    again = GAME.apply(steps(log)[-1].state, 1, Pick(3))
    log.append(move(6, EntryKind.ACT, 1, "pick 3", events=events(again)))
    found = steps(log)
    assert versions(found) == [1, 2, 6]
    assert found[-1].state.picks == (1, 3)


def test_a_kept_move_is_told_as_it_counts_now() -> None:
    """Seat 0 takes its pick back; the other's, which was made after it, stays."""
    log = [*list(recorded())[:3], move(4, EntryKind.UNDO, 0, "", detail=[2])]
    found = steps(log)
    assert versions(found) == [1, 3]
    assert found[-1].state.picks == (0, 2)


@pytest.mark.parametrize("broken", [{"events": []}, {"action": "take"}, {"action": "nonsense"}])
def test_after_a_change_of_the_rules_the_record_tells_what_it_can(broken: Any) -> None:
    log = list(recorded())
    log[2] = replace(log[2], **broken)
    found = steps(log)
    assert versions(found) == [1, 2, 3, 4, 5], "every step is there"
    assert [step.state is not None for step in found] == [True, True, False, False, False]
    assert found[3].entry.events, "and what happened"


def test_a_rebase_brings_the_board_back() -> None:
    log = list(recorded())
    whole = steps(log)
    state = GAME.encode_state(whole[3].state)
    log[1] = replace(log[1], events=[])
    log[4:4] = [move(4, EntryKind.REBASE, None, "", detail=state)]
    log[4:] = [replace(one, version=number) for number, one in enumerate(log[4:], 5)]
    found = steps(log)
    assert [step.state is not None for step in found] == [True, False, False, False, True, True]
    assert found[-1].state == whole[-1].state


def test_events_of_a_kind_that_nobody_knows_any_more() -> None:
    log = list(recorded())
    log[1] = replace(log[1], events=[{"kind": "Forgotten"}])
    found = steps(log)
    assert found[1].entry.events == ()
    assert found[1].state is None


def looked_into(
    seats: Sequence[int],
    shares: Sequence[float],
    chance: Callable[[int], float | None],
    most: int,
    people: Sequence[int] = (),
) -> list[int]:
    plan, found = ReviewPlan(seats, shares, most, people), list[int]()
    while (place := plan.next()) is not None:
        found.append(place)
        plan.note(place, chance(place))
    return found


def test_of_a_short_game_all_are_looked_into_once() -> None:
    found = looked_into([0, 1, 0, 1, 1], (1, 0), lambda place: 0.5, 30)
    assert sorted(found) == [0, 1, 2, 3, 4]


def test_where_chances_change_most_is_looked_at_closely() -> None:
    turn = 137
    found = looked_into([0] * 200, (0.1,), lambda place: 0.9 if place <= turn else 0.1, 20)
    assert len(found) == len(set(found)) == 20
    assert {0, 199, turn, turn + 1} <= set(found)


def test_a_sudden_end_is_followed_back() -> None:
    found = looked_into([0] * 100, (0.0,), lambda place: 0.8, 6)
    assert 99 in found


def test_what_can_t_be_analysed_is_left_out() -> None:
    found = looked_into([0] * 50, (1.0,), lambda place: None if place % 2 else 0.5, 40)
    assert len(found) == len(set(found)) == 40


def test_people_s_decisions_are_looked_into_rather_than_autopilots() -> None:
    seats = [place % 4 for place in range(400)]
    found = looked_into(seats, (1, 0, 0, 0), lambda place: place % 7 / 10, 36, people=[1])
    counts = [sum(seats[place] == seat for place in found) for seat in range(4)]
    assert counts == [FOR_THE_CHART, 36 - 3 * FOR_THE_CHART, FOR_THE_CHART, FOR_THE_CHART]


def test_every_seat_has_its_share() -> None:
    seats = [place % 5 for place in range(500)]
    found = looked_into(seats, (1, 0, 0, 0, 0), lambda place: 0.2, 30)
    assert all(sum(seats[place] == seat for place in found) >= 3 for seat in range(5))


class Stricter(Toy):
    """A later edition in which the winner gets a point less."""

    rules_version = 2

    def apply(self, state: Any, seat: int, action: Any) -> Any:
        transition = super().apply(state, seat, action)
        if not isinstance(action, Seal) or transition.state.winner is None:
            return transition
        scores = list(transition.state.scores)
        scores[transition.state.winner] -= 1
        return replace(transition, state=replace(transition.state, scores=tuple(scores)))


class Renamed(Toy):
    """A later edition with the same rules that writes its states in another form."""

    rules_version = 2

    def encode_state(self, state: Any) -> Any:
        return {"form": 2, "state": super().encode_state(state)}

    def decode_state(self, data: Any, setup: Any, seed: bytes) -> Any:
        return super().decode_state(data["state"], setup, seed)


async def upgraded(open_service: Open, game: Toy) -> tuple[OpenedService, int, Any]:
    service = await open_service()
    table_id = (await service.begun(2)).table.id
    acted = await service.revealed(table_id)
    games: dict[str, GamePresenter] = presenters(game)
    return await open_service(games=games), table_id, acted.position


async def test_an_upgrade_that_changes_no_rule_leaves_no_trace(open_service: Open) -> None:
    class Later(Toy):
        rules_version = 2

    service, table_id, before = await upgraded(open_service, Later())
    moves = await service.rows("moves")
    position = await service.position(table_id)
    assert position.state == before.state
    assert position.tokens == before.tokens
    assert await service.rows("moves") == moves
    assert (await service.rows("tables"))[0].rules_version == 2


async def test_a_game_goes_on_under_changed_rules_from_where_it_was(open_service: Open) -> None:
    service, table_id, before = await upgraded(open_service, Stricter())
    position = await service.position(table_id)
    assert position.state == before.state
    assert [m.kind for m in await service.rows("moves")][-1] == "rebase"
    await service.refused("undo-too-far", service.tables.undo.undo(table_id, ANNA))
    await service.act(table_id, 0, "take", "stop")
    await service.revealed(table_id)
    await service.act(table_id, 0, "stop")
    found = await service.tables.history.verify(table_id)
    assert found.ok, found.faults
    assert (found.unchecked, found.acts) == (4, 7)


async def test_a_snapshot_of_another_form_is_made_anew(open_service: Open) -> None:
    service, table_id, before = await upgraded(open_service, Renamed())
    assert (await service.position(table_id)).state == before.state
    await service.act(table_id, 0, "take")
    assert "rebase" not in [move.kind for move in await service.rows("moves")]


async def test_a_game_that_cant_be_read_any_more_is_said_so(open_service: Open) -> None:
    class Other(Renamed):
        def parse_action(self, text: str) -> Any:
            raise ValueError

    service, table_id, _ = await upgraded(open_service, Other())
    before = await service.contents()
    await service.refused("table-broken", service.tables.play.act(table_id, 0, "take", by=BOB))
    assert await service.contents() == before


@pytest.mark.sqlite_file
async def test_an_upgrade_writes_nothing_where_another_process_was_quicker(
    open_service: Open, tmp_path: Path
) -> None:
    class Overtaken(Stricter):
        def encode_state(self, state: Any) -> Any:
            """What an upgrade does before it writes: another process writes meanwhile."""
            if overtake:
                overtake.clear()
                with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as other, other:
                    other.execute("UPDATE tables SET version = version + 1")
            return super().encode_state(state)

    overtake: list[bool] = []
    service, table_id, before = await upgraded(open_service, Overtaken())
    kept = await service.rows("snapshots"), await service.rows("moves")
    overtake.append(True)
    with pytest.raises(TableError, match="storage-busy"):
        await service.position(table_id)
    assert (await service.rows("snapshots"), await service.rows("moves")) == kept
    assert (await service.position(table_id)).state == before.state
