"""``/table log``, ``replay``, ``verify``, ``export``: to look back and to check."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.messages.components.message import Message
from bot.ui.handlers import history
from bot.ui.handlers import replay as replay_handler
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import respond
from bot.ui.interactions.slash_commands import Command, Interaction, localized, table_group


@app_commands.command(name=localized("command-log"), description=localized("command-log-about"))
async def log(interaction: Interaction) -> None:
    """The log of the table, newest page first."""

    async def work(context: Context) -> Message:
        return await history.log(context, await context.channel_table())

    await respond(interaction, work)


@app_commands.command(
    name=localized("command-replay"), description=localized("command-replay-about")
)
async def replay(interaction: Interaction) -> None:
    """A finished game step by step."""

    async def work(context: Context) -> Message:
        return await replay_handler.replay(context, await context.channel_table())

    await respond(interaction, work)


@app_commands.command(
    name=localized("command-verify"), description=localized("command-verify-about")
)
async def verify(interaction: Interaction) -> None:
    """Replay a finished game and compare every die and card."""

    async def work(context: Context) -> Message:
        return await history.verify(context, await context.channel_table())

    await respond(interaction, work)


@app_commands.command(
    name=localized("command-export"), description=localized("command-export-about")
)
async def export(interaction: Interaction) -> None:
    """The game as a file."""

    async def work(context: Context) -> Message:
        return await history.export(context, await context.channel_table())

    await respond(interaction, work)


COMMANDS: tuple[Command, ...] = (log, replay, verify, export)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to ``/table``."""
    group = table_group(bot)
    for command in COMMANDS:
        group.add_command(command)
