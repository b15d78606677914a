"""``/table show``, ``log``, ``verify``, ``export``, ``rules``, ``help``: looking and checking."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.delivery.message import Message
from bot.ui.handlers import browse, help_page, verification
from bot.ui.interactions import lookup
from bot.ui.interactions.context import Context
from bot.ui.interactions.localization import localized
from bot.ui.interactions.responder import respond
from bot.ui.interactions.slash import (
    Command,
    Interaction,
    Suggestions,
    reader_language,
    services,
    suggestions,
    table_group,
)


@app_commands.command(name=localized("command-show"), description=localized("command-show-about"))
@app_commands.rename(everybody=localized("option-everybody"))
@app_commands.describe(everybody=localized("option-everybody-about"))
async def show(interaction: Interaction, everybody: bool = False) -> None:
    """The table as it is: for oneself, or posted anew for all."""

    async def work(visit: Context) -> Message:
        return await browse.show_table(visit, await lookup.table_here(visit), everybody=everybody)

    await respond(interaction, work)


@app_commands.command(name=localized("command-log"), description=localized("command-log-about"))
async def log(interaction: Interaction) -> None:
    """What has happened, newest page first."""

    async def work(visit: Context) -> Message:
        return await browse.log(visit, await lookup.table_here(visit))

    await respond(interaction, work)


@app_commands.command(
    name=localized("command-verify"), description=localized("command-verify-about")
)
async def verify(interaction: Interaction) -> None:
    """Replay a finished game and compare every die and card."""

    async def work(visit: Context) -> Message:
        return await verification.verify(visit, await lookup.table_here(visit))

    await respond(interaction, work)


@app_commands.command(
    name=localized("command-export"), description=localized("command-export-about")
)
async def export(interaction: Interaction) -> None:
    """The game as a file."""

    async def work(visit: Context) -> Message:
        return await verification.export(visit, await lookup.table_here(visit))

    await respond(interaction, work)


@app_commands.command(name=localized("command-rules"), description=localized("command-rules-about"))
@app_commands.rename(game=localized("option-game"))
@app_commands.describe(game=localized("option-game-about"))
async def rules(interaction: Interaction, game: str | None = None) -> None:
    """A game's rules in short."""

    async def work(visit: Context) -> Message:
        return await browse.rules_of(visit, game)

    await respond(interaction, work)


@rules.autocomplete("game")
async def games(interaction: Interaction, typed: str) -> Suggestions:
    """Every game that this bot knows."""
    t = reader_language(interaction)
    faces = services(interaction).faces
    return suggestions([(game, face.title(t)) for game, face in faces.items()], typed)


@app_commands.command(name=localized("command-help"), description=localized("command-help-about"))
async def help_(interaction: Interaction) -> None:
    """How a table works."""

    async def work(visit: Context) -> Message:
        return help_page.help_page(visit)

    await respond(interaction, work)


COMMANDS: tuple[Command, ...] = (show, log, verify, export, rules, help_)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to ``/table``."""
    group = table_group(bot)
    for command in COMMANDS:
        group.add_command(command)
