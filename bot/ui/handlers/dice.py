"""*Shake the dice*: a press of one's own for the dice, and what is promised and added so far."""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain.seating import unpressed
from bot.domain.table import Status
from bot.messages.components.items import ControlId, notice
from bot.messages.components.message import Message
from bot.messages.components.proof import carries
from bot.messages.dice import here, lobby_page
from bot.ui.handlers.record.history import verify
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes


async def press_in(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Add the press to the dice for seats of the person's that lack one, and show what there is.

    After the start it shows what the seed is made of.
    """
    table = await context.table_of(control)
    if table.status is not Status.LOBBY:
        return await verify(context, table, control)
    if table.promise is None or not carries(control, table, table.promise.hash):
        return notice(context.t("verify-other-hash"), error=True)
    if any(seat.user_id == context.person.id for seat in unpressed(table)):
        press_id = context.interaction.id
        table = await context.tables.lobby.add_press(table.id, context.person, press_id)
        if table.settings.fixed_seats:
            return here(table, press_id, context.t)
    return lobby_page(context.presenter_of(table), table, context.person, context.t)


ROUTES: Routes = {"in": Route(press_in)}
