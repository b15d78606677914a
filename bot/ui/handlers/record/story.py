"""The story of a finished game: one HTML file to read, to keep and to pass on."""

from __future__ import annotations

from collections.abc import Sequence

from bot.delivery.animations import AnimationFailed
from bot.domain.table import Status, Table
from bot.errors import TableError
from bot.i18n import words
from bot.limits import Hourly
from bot.messages.components.items import ControlId
from bot.messages.components.message import Message
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
    turns = None
    if table.status is Status.FINISHED and (found := await context.tables.reviews.kept(table.id)):
        position, steps = await context.tables.history.replay(table.id)
        presenter, t = context.presenter_of(table), words(table.settings.language)
        turns = await in_thread(Review(presenter, position, steps, found, t).turns)
    try:
        return await context.services.stories.message(table, context.t, turns)
    except AnimationFailed:
        raise TableError("story-failed") from None


ROUTES: Routes = {"story": Route(press_story, beside=True, slow=True)}
