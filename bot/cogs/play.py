"""``/table move``, ``undo``, ``orders``: for those who play."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.messages.components.message import Message
from bot.ui.handlers import standing_orders as orders_handler
from bot.ui.handlers import undo as undo_handler
from bot.ui.handlers.my_move import my_move
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import respond
from bot.ui.interactions.slash_commands import Command, Interaction, localized, table_group


@app_commands.command(name=localized("command-move"), description=localized("command-move-about"))
async def move(interaction: Interaction) -> None:
    """The panel, as the button opens it."""

    async def work(context: Context) -> Message:
        return await my_move(context, await context.channel_table())

    await respond(interaction, work)


@app_commands.command(name=localized("command-undo"), description=localized("command-undo-about"))
async def undo(interaction: Interaction) -> None:
    """Take the own last move back."""

    async def work(context: Context) -> Message:
        return await undo_handler.undo(context, await context.open_channel_table())

    await respond(interaction, work)


@app_commands.command(
    name=localized("command-orders"), description=localized("command-orders-about")
)
@app_commands.rename(order=localized("option-order"))
@app_commands.describe(order=localized("option-order-about"))
async def orders(interaction: Interaction, order: str | None = None) -> None:
    """The own standing orders; with a line, lay another one."""

    async def work(context: Context) -> Message:
        table = await context.open_channel_table()
        if order is not None:
            return await orders_handler.lay(context, table, order)
        return await orders_handler.orders(context, table)

    await respond(interaction, work)


COMMANDS: tuple[Command, ...] = (move, undo, orders)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to ``/table``."""
    group = table_group(bot)
    for command in COMMANDS:
        group.add_command(command)
