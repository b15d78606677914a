"""Recorded moves as log entries: all of a move, or what one viewer may know of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.domain.table import EntryKind, LogEntry
from bot.storage.commits import Move
from rules.core.game import AnyGame, Viewer


def entry_of(game: AnyGame, move: Move, undone: bool = False) -> LogEntry:
    """A kept move as a log entry with its events."""
    events = tuple(game.decode_event(event) for event in move.events)
    return LogEntry(
        move.version,
        move.seat,
        move.action,
        move.user_id,
        move.how,
        events,
        move.kind,
        move.at,
        undone,
        move.detail if move.kind is EntryKind.SEAT else None,
    )


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
