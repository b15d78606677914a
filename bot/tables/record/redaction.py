"""Recorded steps as one viewer may know them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.domain.table import Step, StepKind
from bot.storage.moves import Move
from bot.tables.session.session import AnyGame, step_of
from rules.core.game import Viewer

UNSEEN = "unseen"
"""Stands as the action of an undo that took back only what nobody else knew of."""


def as_seen(
    game: AnyGame, move: Move, viewer: Viewer, *, undone: Collection[int] = (), over: bool = False
) -> Step | None:
    """The step with redacted events; ``None`` where even its happening is secret.

    The action is blank but for its own seat, as notation may say more than the events
    while the game isn't ``over``.
    """
    step = step_of(game, move, move.version in undone)
    own = move.seat is not None and move.seat == viewer
    events = tuple(
        known for event in step.events if (known := game.redact(event, viewer)) is not None
    )
    if move.kind is StepKind.ACT and not events and not own:
        return None
    if move.kind is StepKind.UNDO and move.action == UNSEEN and not own:
        return None
    return replace(step, events=events, action=move.action if own or over else "")


def unseen(game: AnyGame, moves: Collection[Move]) -> bool:
    """Whether nobody but their seats knows of these moves."""
    return all(as_seen(game, move, None) is None for move in moves)
