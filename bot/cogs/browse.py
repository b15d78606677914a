"""``/table show``, ``rules``, ``help``: look at a table, read the rules in short."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.messages.components.message import Message
from bot.ui.handlers import browse
from bot.ui.handlers import help as help_handler
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import respond
from bot.ui.interactions.slash_commands import (
    Command,
    Interaction,
    localized,
    suggest_games,
    table_group,
)


@app_commands.command(name=localized("command-show"), description=localized("command-show-about"))
@app_commands.rename(everybody=localized("option-everybody"))
@app_commands.describe(everybody=localized("option-everybody-about"))
async def show(interaction: Interaction, everybody: bool = False) -> None:
    """The table as it is: for oneself, or posted anew for all."""

    async def work(context: Context) -> Message:
        table = await context.channel_table()
        return await browse.show_table(context, table, everybody=everybody)

    await respond(interaction, work)


@app_commands.command(name=localized("command-rules"), description=localized("command-rules-about"))
@app_commands.rename(game=localized("option-game"))
@app_commands.describe(game=localized("option-game-about"))
@app_commands.autocomplete(game=suggest_games)
async def rules(interaction: Interaction, game: str | None = None) -> None:
    """A game's rules in short."""

    async def work(context: Context) -> Message:
        return await help_handler.rules_of(context, game)

    await respond(interaction, work)


@app_commands.command(name=localized("command-help"), description=localized("command-help-about"))
async def help_(interaction: Interaction) -> None:
    """The help on how a table works."""

    async def work(context: Context) -> Message:
        return help_handler.help_page(context)

    await respond(interaction, work)


COMMANDS: tuple[Command, ...] = (show, rules, help_)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to ``/table``."""
    group = table_group(bot)
    for command in COMMANDS:
        group.add_command(command)
