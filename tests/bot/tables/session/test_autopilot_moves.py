"""The seat that an autopilot has to play next."""

from __future__ import annotations

import pytest

from bot.domain.table import SeatAssignment
from bot.tables.session.autopilot_moves import autopilot_up
from rules.core.game import Decision


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
