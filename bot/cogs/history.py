"""``/table show``, ``log``, ``verify``, ``export``, ``rules``, ``help``: looking and checking."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.delivery.message import Screen
from bot.ui.handlers import browse, help_page, verification
from bot.ui.interactions import lookup
from bot.ui.interactions.context import Visit
from bot.ui.interactions.localization import said
from bot.ui.interactions.responder import answer
from bot.ui.interactions.slash import (
    Command,
    Interaction,
    Suggestions,
    house_of,
    reader,
    suggestions,
    table_group,
)


@app_commands.command(name=said("command-show"), description=said("command-show-about"))
@app_commands.rename(everybody=said("option-everybody"))
@app_commands.describe(everybody=said("option-everybody-about"))
async def show(interaction: Interaction, everybody: bool = False) -> None:
    """The table as it is: for oneself, or posted anew for all."""

    async def work(visit: Visit) -> Screen:
        return await browse.show(visit, await lookup.table_here(visit), everybody=everybody)

    await answer(interaction, work)


@app_commands.command(name=said("command-log"), description=said("command-log-about"))
async def log(interaction: Interaction) -> None:
    """What has happened, newest page first."""

    async def work(visit: Visit) -> Screen:
        return await browse.log(visit, await lookup.table_here(visit))

    await answer(interaction, work)


@app_commands.command(name=said("command-verify"), description=said("command-verify-about"))
async def verify(interaction: Interaction) -> None:
    """Replay a finished game and compare every die and card."""

    async def work(visit: Visit) -> Screen:
        return await verification.verify(visit, await lookup.table_here(visit))

    await answer(interaction, work)


@app_commands.command(name=said("command-export"), description=said("command-export-about"))
async def export(interaction: Interaction) -> None:
    """The game as a file."""

    async def work(visit: Visit) -> Screen:
        return await verification.export(visit, await lookup.table_here(visit))

    await answer(interaction, work)


@app_commands.command(name=said("command-rules"), description=said("command-rules-about"))
@app_commands.rename(game=said("option-game"))
@app_commands.describe(game=said("option-game-about"))
async def rules(interaction: Interaction, game: str | None = None) -> None:
    """A game's rules in short."""

    async def work(visit: Visit) -> Screen:
        return await browse.rules_of(visit, game)

    await answer(interaction, work)


@rules.autocomplete("game")
async def games(interaction: Interaction, typed: str) -> Suggestions:
    """Every game that this bot knows."""
    t = reader(interaction)
    faces = house_of(interaction).faces
    return suggestions([(game, face.title(t)) for game, face in faces.items()], typed)


@app_commands.command(name=said("command-help"), description=said("command-help-about"))
async def help_(interaction: Interaction) -> None:
    """How a table works."""

    async def work(visit: Visit) -> Screen:
        return help_page.help_page(visit)

    await answer(interaction, work)


COMMANDS: tuple[Command, ...] = (show, log, verify, export, rules, help_)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to ``/table``."""
    group = table_group(bot)
    for command in COMMANDS:
        group.add_command(command)
