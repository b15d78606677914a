"""Recorded steps as one viewer may know them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.domain.table import EntryKind, LogEntry
from bot.storage.commits import Move
from bot.tables.session.game_session import entry_of
from rules.core.game import AnyGame, Viewer

HIDDEN_UNDO = "unseen"
"""Stands as the action of an undo that took back only what nobody else knew of."""


def redact_entry(
    game: AnyGame, move: Move, viewer: Viewer, *, undone: Collection[int] = (), over: bool = False
) -> LogEntry | None:
    """The step with redacted events; ``None`` where even its happening is secret.

    The action is blank but for its own seat, as notation may say more than the events
    while the game isn't ``over``.
    """
    step = entry_of(game, move, move.version in undone)
    own = move.seat is not None and move.seat == viewer
    events = tuple(
        known for event in step.events if (known := game.redact(event, viewer)) is not None
    )
    if move.kind is EntryKind.ACT and not events and not own:
        return None
    if move.kind is EntryKind.UNDO and move.action == HIDDEN_UNDO and not own:
        return None
    return replace(step, events=events, action=move.action if own or over else "")


def all_hidden(game: AnyGame, moves: Collection[Move]) -> bool:
    """Whether nobody but their seats knows of these moves."""
    return all(redact_entry(game, move, None) is None for move in moves)
