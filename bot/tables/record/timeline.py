"""The recorded moves that still count, and the game that they lead to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.domain.table import EntryKind, LogEntry
from bot.storage.commits import Move
from bot.tables.record.entries import redact_entry
from rules.core.game import AnyGame, Setup


@dataclass(frozen=True, slots=True)
class Timeline:
    """A game's moves as they count: what it starts from, and the acts since, none undone.

    ``base`` is the start, or the latest rebase, whose state stands in its ``detail``.
    """

    base: Move
    acts: tuple[Move, ...]

    def without(self, versions: Sequence[int]) -> Timeline:
        """The line as it is once these acts are undone."""
        gone = frozenset(versions)
        return Timeline(self.base, tuple(act for act in self.acts if act.version not in gone))

    @property
    def barrier(self) -> int:
        """The latest version that an undo doesn't go back before without a vote."""
        bound = (act.version for act in self.acts if act.barrier)
        return max(bound, default=self.base.version)


def effective_moves(moves: Sequence[Move]) -> Timeline:
    """The moves of a table's whole log that undos haven't taken back."""
    base = next(
        move for move in reversed(moves) if move.kind in (EntryKind.START, EntryKind.REBASE)
    )
    undone = undone_by(moves)
    acts = (
        move
        for move in moves
        if move.kind is EntryKind.ACT and move.version > base.version and move.version not in undone
    )
    return Timeline(base, tuple(acts))


def undone_by(moves: Sequence[Move]) -> frozenset[int]:
    """The versions that a whole log's undos have taken back."""
    undos = (move for move in moves if move.kind is EntryKind.UNDO)
    return frozenset(version for undo in undos for version in undo.detail)


def public_log(game: AnyGame, moves: Sequence[Move]) -> list[LogEntry]:
    """The entries of a whole log of a game that is over, as everybody may know them."""
    undone = undone_by(moves)
    known = (redact_entry(game, move, None, undone=undone, over=True) for move in moves)
    return [entry for entry in known if entry is not None]


def first_state(game: AnyGame, base: Move, setup: Setup, seed: bytes) -> Any:
    """The state that a line starts from."""
    if base.kind is EntryKind.REBASE:
        return game.decode_state(base.detail, setup, seed)
    return game.new(setup, seed).state


def replay_from(game: AnyGame, state: Any, acts: Sequence[Move]) -> Any:
    """The state after more acts; raises ``RulesError`` for one that doesn't fit."""
    for act in acts:
        assert act.seat is not None
        state = game.apply(state, act.seat, game.parse_action(act.action)).state
    return state


def state_at_end(game: AnyGame, whole: Timeline, setup: Setup, seed: bytes) -> Any:
    """The state at the end of a line."""
    return replay_from(game, first_state(game, whole.base, setup, seed), whole.acts)
