"""Fair play: checking a finished game's dice and cards, and taking the game away as a file."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.custom_ids import ControlId
from bot.delivery.message import Message
from bot.domain.table import Status, Table
from bot.ui.components.colours import QUIET
from bot.ui.components.containers import Piece, message, text
from bot.ui.components.controls import button, handles, row
from bot.ui.components.notes import notice
from bot.ui.interactions import lookup
from bot.ui.interactions.context import Context


@handles("verify")
async def press_verify(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Replay the game and compare."""
    return await verify(visit, await lookup.table_of(visit, control))


async def verify(visit: Context, table: Table) -> Message:
    """Replay a game that is over from its seed and compare every die, card and event."""
    await lookup.started_position(visit, table)
    t = visit.t
    if table.status.open:
        return notice(t("verify-later", hash=table.seed_hash or ""))
    found = await visit.tables.history.verify(table.id)
    lines = []
    if found.ok:
        lines.append(t("verify-ok", acts=found.acts, events=found.events))
    else:
        lines.append(t("verify-bad"))
        lines += [t("verify-fault", reason=f.reason, version=f.version or 0) for f in found.faults]
    if found.unchecked:
        lines.append(t("verify-unchecked", count=found.unchecked))
    if table.seed is not None:
        lines.append(t("verify-hash", seed=table.seed.hex(), hash=found.seed_hash))
    if found.fingerprint:
        lines.append(t("verify-fingerprint", hash=found.fingerprint))
    return notice("\n".join(lines), good=found.ok, bad=not found.ok)


@handles("export")
async def press_export(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Hand the game over as a file."""
    return await export(visit, await lookup.table_of(visit, control))


async def export(visit: Context, table: Table) -> Message:
    """The game as a JSON file: whole once it is over, before that as far as all may know it."""
    await lookup.started_position(visit, table)
    data = await visit.tables.history.export(table.id)
    t = visit.t
    name = f"{table.game}-{table.id}.json"
    pieces: list[Piece] = [
        text(t("exported-running" if table.status.open else "exported", file=name)),
        ui.File(f"attachment://{name}"),
    ]
    if table.status is Status.FINISHED:
        check: ui.ActionRow[Any] = row(button(ControlId("verify", table.id), t("button-verify")))
        pieces.append(check)
    shown = message(QUIET, pieces)
    return Message(shown.view, (discord.File(BytesIO(data), name),))
