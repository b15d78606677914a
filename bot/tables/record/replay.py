"""A recorded game played again step by step, with the state after each step that still counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.domain.table import EntryKind, LogEntry
from bot.storage.commits import Move
from bot.tables.record.entries import entry_of
from bot.tables.record.schema import canonical
from rules.core.errors import RulesError
from rules.core.events import Transition
from rules.core.game import AnyGame, Setup

SHOWN = (EntryKind.START, EntryKind.ACT, EntryKind.SEAT, EntryKind.REBASE)
"""Entries that a replay shows: pauses and what was taken back are no part of the game."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """An entry and the game right after it.

    ``state`` is ``None`` where the rules have changed since, so that the moves no longer lead to
    what is recorded; then only the record tells what happened. ``round`` is the number of its
    round, that of the step before where there is no state.
    """

    entry: LogEntry
    state: Any = field(repr=False)
    round: int = 0


def replay_steps(
    game: AnyGame,
    moves: Sequence[Move],
    setup: Setup,
    seed: bytes,
    round_of: Callable[[Any], int],
) -> tuple[ReplayStep, ...]:
    """Every step that counts; ``round_of`` gives a state's round.

    A step whose replay differs from the record, as after a change of the rules, has no state, nor
    have those after it, up to a rebase: there the state itself was recorded.
    """
    undos = [move for move in moves if move.kind is EntryKind.UNDO]
    gone = {version for undo in undos for version in undo.detail}
    found: list[ReplayStep] = []
    state: Any = None
    round_ = 0
    for move in moves:
        if move.kind not in SHOWN or move.version in gone:
            continue
        entry = _entry(game, move)
        if move.kind is EntryKind.REBASE:
            state = _decoded(game, move, setup, seed)
        elif move.kind is not EntryKind.SEAT:
            made = _made(game, state, move, setup, seed)
            # What was kept when a move before it was taken back has happened anew.
            anew = any(undo.version > move.version > min(undo.detail) for undo in undos)
            if made is None or not (anew or _same(game, made, move)):
                state = None
            else:
                state = made.state
                entry = replace(entry, events=made.events) if anew else entry
        round_ = round_ if state is None else round_of(state)
        found.append(ReplayStep(entry, state, round_))
    return tuple(found)


def _entry(game: AnyGame, move: Move) -> LogEntry:
    try:
        return entry_of(game, move)
    except (RulesError, LookupError, TypeError, ValueError):
        # Events of an earlier program that this one can't read.
        return entry_of(game, replace(move, events=[]))


def _decoded(game: AnyGame, move: Move, setup: Setup, seed: bytes) -> Any:
    try:
        return game.decode_state(move.detail, setup, seed)
    except (RulesError, LookupError, TypeError, ValueError):
        return None


def _made(
    game: AnyGame, state: Any, move: Move, setup: Setup, seed: bytes
) -> Transition[Any, Any] | None:
    """The transition of a move by today's rules; ``None`` if the move isn't possible."""
    try:
        if move.kind is EntryKind.START:
            return game.new(setup, seed)
        if state is None or move.seat is None:
            return None
        return game.apply(state, move.seat, game.parse_action(move.action))
    except (RulesError, LookupError, ValueError):
        return None


def _same(game: AnyGame, made: Transition[Any, Any], move: Move) -> bool:
    return canonical([game.encode_event(event) for event in made.events]) == canonical(move.events)
