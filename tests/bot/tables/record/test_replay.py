"""Games played again from their log: what counts, and what can't be shown any more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.domain.table import EntryKind
from bot.storage.commits import Move
from bot.tables.record.replay import ReplayStep, replay_steps
from rules.core.game import Setup
from tests.bot.toys.toy import Pick, Toy

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
