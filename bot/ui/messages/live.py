"""The live message: where the game stands, who is up until when, and the way in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.custom_ids import ControlId
from bot.delivery.message import Screen
from bot.domain.table import Status, Step
from bot.ui.components.attachments import gallery
from bot.ui.components.colours import OF_STATUS
from bot.ui.components.containers import Piece, line, my_move, screen, text
from bot.ui.components.controls import Press, Style, button, row
from bot.ui.components.table_view import Scene
from bot.ui.components.text import clip_marked, newest

EVENTS_LIMIT = 1400
EVENTS_SHOWN = 8
TOP_LIMIT = 2200


async def live(scene: Scene, recent: Sequence[Step]) -> Screen:
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
        pieces += [text(newest(latest, EVENTS_LIMIT, "-# …"), EVENTS_LIMIT), line()]
    pieces.append(_buttons(scene))
    running = table.status is Status.RUNNING
    return screen(
        OF_STATUS[table.status],
        pieces,
        pictures=[board],
        mentions=scene.mentions() if running else (),
    )


def _told_last(scene: Scene, recent: Sequence[Step]) -> list[str]:
    """The last sentences; what came before them isn't even put into words."""
    told: list[str] = []
    for step in reversed(recent):
        told = scene.told([step]) + told
        if len(told) >= EVENTS_SHOWN:
            break
    return told[-EVENTS_SHOWN:]


def _top(scene: Scene) -> str:
    t, table = scene.t, scene.table
    title = f"## {scene.face.title(t)}\n{clip_marked(scene.headline, 300)}"
    if table.status is Status.RUNNING:
        # Whose move it is stands out; several who choose at once get a line each.
        large = "### " if len(scene.decisions) == 1 else ""
        return "\n".join([title, *(large + line for line in scene.up(mention=True))])
    state = t(f"live-{table.status}")
    waiting = scene.up(mention=False) if table.status is Status.PAUSED else []
    return "\n".join([title, state, *waiting])


def _buttons(scene: Scene) -> ui.ActionRow[Any]:
    t, table = scene.t, scene.table

    def side(verb: str) -> Press:
        return button(ControlId(verb, table.id), t(f"button-{verb}"))

    if table.status is Status.RUNNING:
        return row(my_move(table, t), *(side(verb) for verb in ("hand", "sheet", "log", "rules")))
    if table.status is Status.PAUSED:
        resume = button(ControlId("resume", table.id), t("button-resume"), Style.good)
        return row(resume, *(side(verb) for verb in ("hand", "sheet", "log", "rules")))
    if table.status is Status.FINISHED:
        return row(side("sheet"), side("log"), side("verify"), side("export"))
    return row(side("sheet"), side("log"))
