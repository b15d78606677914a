"""Export of a game: whole once it is over, before that only what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from bot.domain.dice import Promise
from bot.domain.table import EntryKind, Table
from bot.storage.commits import Move
from bot.tables.record.entries import redact_entry
from rules.core.game import AnyGame

FORMAT = "mission-control-game"
SEED_ALONE, PROMISED = 1, 2
"""The versions of the format: of games whose seed was drawn at their start, and of those whose
seed is made of a secret that was promised before, and of contributions."""

ExportedJson: TypeAlias = dict[str, Any]
"""JSON. It names nobody by an id of Discord's, so that it can be given to anybody; ids of presses
and of a message are in it, which only Discord can assign to somebody."""


def export_game(
    game: AnyGame,
    table: Table,
    moves: Sequence[Move],
    rules_version: int | None,
    program: str,
    secret: bytes | None,
    *,
    whole: bool,
) -> ExportedJson:
    """The game as everybody may know it; ``whole``: with its seed, every action and every event.

    ``rules_version`` and ``program`` are those under which it was played last; ``secret`` is the
    table's.
    """
    undone = {version for m in moves if m.kind is EntryKind.UNDO for version in m.detail}
    kept: ExportedJson = {
        "format": FORMAT,
        "format_version": SEED_ALONE if table.promise is None else PROMISED,
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
    if table.promise is not None:
        kept["dice"] = _dice(table.promise)
    if table.carried is not None:
        kept["setup"]["carried"] = table.carried
    if not whole or table.seed is None:
        shown = [_public(game, move, undone) for move in moves]
        kept["moves"] = [move for move in shown if move is not None]
        if game.hides_content:
            # What the data files and the campaign hold is to be a surprise until the game is over.
            kept["setup"]["content"] = None
            kept["setup"].pop("carried", None)
    else:
        kept["seed"] = table.seed.hex()
        if table.promise is not None and secret is not None:
            kept["dice"]["secret"] = secret.hex()
        kept["moves"] = [_whole(move) for move in moves]
    return kept


def _dice(promise: Promise) -> ExportedJson:
    """What the seed is made of, but the secret. Ids are texts: many readers of JSON round them."""
    message_id = promise.message_id
    return {
        "promise": promise.hash,
        "message": None if message_id is None else str(message_id),
        "contributions": [
            {"seat": one.seat, "press": str(one.press_id)} for one in promise.contributions
        ],
    }


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
