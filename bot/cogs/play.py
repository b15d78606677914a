"""``/table move``, ``undo``, ``nudge``: for those who play."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.tables.screens import Screen
from bot.ui import finding, moves, running
from bot.ui.answer import answer
from bot.ui.commands import Command, Interaction, table_group
from bot.ui.localised import said
from bot.ui.visit import Visit


@app_commands.command(name=said("command-move"), description=said("command-move-about"))
async def move(interaction: Interaction) -> None:
    """The panel, as the button opens it."""

    async def work(visit: Visit) -> Screen:
        return await moves.my_move(visit, await finding.table_here(visit))

    await answer(interaction, work)


@app_commands.command(name=said("command-undo"), description=said("command-undo-about"))
async def undo(interaction: Interaction) -> None:
    """Take the own last move back."""

    async def work(visit: Visit) -> Screen:
        return await running.undo(visit, await finding.open_table_here(visit))

    await answer(interaction, work)


@app_commands.command(name=said("command-nudge"), description=said("command-nudge-about"))
async def nudge(interaction: Interaction) -> None:
    """Mention those who are up."""

    async def work(visit: Visit) -> Screen:
        return await running.nudge(visit, await finding.open_table_here(visit))

    await answer(interaction, work)


COMMANDS: tuple[Command, ...] = (move, undo, nudge)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to ``/table``."""
    group = table_group(bot)
    for command in COMMANDS:
        group.add_command(command)
