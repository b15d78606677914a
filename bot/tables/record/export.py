"""Export of a game: whole once it is over, before that only what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from bot.domain.table import EntryKind, Table
from bot.storage.commits import Move
from bot.tables.record.entries import redact_entry
from rules.core.game import AnyGame

FORMAT = "mission-control-game"
FORMAT_VERSION = 1

ExportedJson: TypeAlias = dict[str, Any]
"""JSON. No ids of Discord's are in it, so that it can be given to anybody."""


def export_game(
    game: AnyGame, table: Table, moves: Sequence[Move], rules_version: int | None, program: str
) -> ExportedJson:
    """The game; with its seed, every action and every event once it is over.

    ``rules_version`` and ``program`` are those under which it was played last.
    """
    undone = {version for m in moves if m.kind is EntryKind.UNDO for version in m.detail}
    kept: ExportedJson = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": table.game,
        "rules_version": rules_version,
        "program_version": program,
        "status": table.status.value,
        "seed_hash": table.seed_hash,
        "players": [
            {
                "seat": seat.seat,
                "identity": seat.identity,
                "name": seat.name,
                "autopilot": seat.autopilot,
            }
            for seat in table.seats
        ],
        "setup": {
            "seats": list(table.setup.seats),
            "options": dict(table.settings.options),
            "content": table.content,
        },
    }
    if table.carried is not None:
        kept["setup"]["carried"] = table.carried
    if table.status.open or table.seed is None:
        shown = [_public(game, move, undone) for move in moves]
        kept["moves"] = [move for move in shown if move is not None]
        if game.hides_content:
            # What the data files and the campaign hold is to be a surprise until the game is over.
            kept["setup"]["content"] = None
            kept["setup"].pop("carried", None)
    else:
        kept["seed"] = table.seed.hex()
        kept["moves"] = [_whole(move) for move in moves]
    return kept


def _whole(move: Move) -> ExportedJson:
    kept = _head(move)
    kept["action"] = move.action
    kept["events"] = move.events
    if move.kind is EntryKind.UNDO:
        kept["undoes"] = move.detail
    elif move.kind is EntryKind.REBASE:
        kept["state"] = move.detail
    return kept


def _public(game: AnyGame, move: Move, undone: set[int]) -> ExportedJson | None:
    seen = redact_entry(game, move, None, undone=undone)
    if seen is None:
        return None
    kept = _head(move)
    # How many moves were secret, and when, isn't for everybody: no versions here.
    del kept["version"]
    kept["events"] = [game.encode_event(event) for event in seen.events]
    if seen.undone:
        kept["undone"] = True
    return kept


def _head(move: Move) -> ExportedJson:
    return {
        "version": move.version,
        "kind": move.kind.value,
        "seat": move.seat,
        "how": move.how,
        "at": move.at.isoformat(timespec="seconds"),
    }
