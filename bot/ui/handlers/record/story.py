"""The story of a finished game: one HTML file to read, to keep and to pass on."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.delivery.animations import AnimationFailed
from bot.domain.table import Status, Table
from bot.errors import TableError
from bot.i18n import words
from bot.limits import Hourly
from bot.messages.components.items import ControlId, text_display
from bot.messages.components.message import Message
from bot.messages.components.text import FINISHED
from bot.messages.story.telling import tell
from bot.messages.verification import checked
from bot.ui.handlers.record.review import Review
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes
from bot.waiting import in_thread


async def press_story(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The story of a control's table."""
    return await story(context, await context.table_of(control))


async def story(context: Context, table: Table) -> Message:
    """The story as a file, in the table's language: all at the table read the same.

    Raises ``TableError`` while the game goes on.
    """
    await context.started_position(table)
    if table.status.open:
        raise TableError("not-over")
    context.spend(Hourly.STORIES)
    t, history = words(table.settings.language), context.tables.history
    presenter = context.presenter_of(table)
    position, steps = await history.replay(table.id)
    log = await history.whole_log(table.id)
    proof = checked(presenter, position.table, await history.verify(table.id), t)
    proof.append(t("story-check"))
    turns = None
    if table.status is Status.FINISHED and (found := await context.tables.reviews.kept(table.id)):
        review = Review(presenter, position, steps, found, t)
        turns = await in_thread(review.turns)
    told = await in_thread(tell, presenter, position, steps, log, proof, turns, t)
    try:
        page = await context.services.animations.story(told)
    except AnimationFailed:
        raise TableError("story-failed") from None
    name = f"{table.game}-{table.id}.html"
    items: list[ui.Item[Any]] = [
        text_display(context.t("story-ready", file=name)),
        ui.File(f"attachment://{name}"),
    ]
    return Message(FINISHED, tuple(items), files=(discord.File(BytesIO(page), name),))


ROUTES: Routes = {"story": Route(press_story, beside=True, slow=True)}
