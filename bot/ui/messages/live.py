"""The live message: where the game stands, who is up until when, and the way in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.custom_ids import ControlId
from bot.delivery.message import Message
from bot.domain.table import LogEntry, Status
from bot.ui.components.attachments import gallery
from bot.ui.components.colours import OF_STATUS
from bot.ui.components.containers import Piece, message, my_move_button, separator, text
from bot.ui.components.controls import Button, ButtonStyle, button, row
from bot.ui.components.table_view import TableView
from bot.ui.components.text import clip_marked, tail_lines

EVENTS_LIMIT = 1400
EVENTS_SHOWN = 8
TOP_LIMIT = 2200


async def live(scene: TableView, recent: Sequence[LogEntry]) -> Message:
    """The live message of a game that has begun; ``scene`` is the public's."""
    table = scene.table
    board = await scene.board()
    pieces: list[Piece] = [
        text(_top(scene), TOP_LIMIT),
        gallery(board),
    ]
    told = _told_last(scene, recent)
    if told:
        latest = [f"-# {sentence}" for sentence in told]
        pieces += [text(tail_lines(latest, EVENTS_LIMIT, "-# …"), EVENTS_LIMIT), separator()]
    pieces.append(_buttons(scene))
    running = table.status is Status.RUNNING
    return message(
        OF_STATUS[table.status],
        pieces,
        pictures=[board],
        mentions=scene.mentions() if running else (),
    )


def _told_last(scene: TableView, recent: Sequence[LogEntry]) -> list[str]:
    """The last sentences; what came before them isn't even put into words."""
    told: list[str] = []
    for step in reversed(recent):
        told = scene.describe([step]) + told
        if len(told) >= EVENTS_SHOWN:
            break
    return told[-EVENTS_SHOWN:]


def _top(scene: TableView) -> str:
    t, table = scene.t, scene.table
    title = f"## {scene.face.title(t)}\n{clip_marked(scene.headline, 300)}"
    if table.status is Status.RUNNING:
        # Whose move it is stands out; several who choose at once get a line each.
        up = scene.up(mention=True)
        large = "### " if len(up) == 1 else ""
        return "\n".join([title, *(large + line for line in up)])
    state = t(f"live-{table.status}")
    waiting = scene.up(mention=False) if table.status is Status.PAUSED else []
    return "\n".join([title, state, *waiting])


def _buttons(scene: TableView) -> ui.ActionRow[Any]:
    t, table = scene.t, scene.table

    def side(verb: str) -> Button:
        return button(ControlId(verb, table.id), t(f"button-{verb}"))

    if table.status is Status.RUNNING:
        return row(
            my_move_button(table, t), *(side(verb) for verb in ("hand", "sheet", "log", "rules"))
        )
    if table.status is Status.PAUSED:
        resume = button(ControlId("resume", table.id), t("button-resume"), ButtonStyle.good)
        return row(resume, *(side(verb) for verb in ("hand", "sheet", "log", "rules")))
    if table.status is Status.FINISHED:
        return row(side("sheet"), side("log"), side("verify"), side("export"))
    return row(side("sheet"), side("log"))
