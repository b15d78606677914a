"""Moves of people who have no choice, and aren't asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.domain.table import EntryKind, SeatAssignment
from bot.storage.moves import Move
from rules.core.game import AnyGame, Seat


def forced_act(
    game: AnyGame, state: Any, seats: Sequence[SeatAssignment]
) -> tuple[Seat, Any] | None:
    """The next person's seat that has no choice, with its action.

    A shared decision is always asked: to agree is a choice, whatever else there is to do.
    """
    for decision in game.decisions(state):
        if decision.shared or not seats[decision.seat].played_by_person:
            continue
        action = game.forced_action(state, decision.seat)
        if action is not None:
            return decision.seat, action
    return None


def first_of_last_act(moves: Sequence[Move]) -> int | None:
    """The version of the first of the acts that the last one belongs to; ``None`` for none."""
    if not moves or moves[-1].kind is not EntryKind.ACT:
        return None
    last = moves[-1]
    return last.version if last.detail is None else int(last.detail)
