"""``/mine`` with its commands: one's tables, ratings, settings and data, and to be forgotten."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.domain.community.notes import MOST_CHARACTERS
from bot.messages.components.message import Message
from bot.ui.handlers import mine, preferences, privacy, what_if
from bot.ui.handlers.community import notes, profiles, ratings
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import respond
from bot.ui.interactions.slash_commands import Command, Interaction, add_group, command


def _own(name: str, act: Callable[[Context], Awaitable[Message]]) -> Command:
    """A command without options, which acts for whoever gives it."""

    @command(f"command-mine-{name}")
    async def given(interaction: Interaction) -> None:
        await respond(interaction, act)

    return given


@command("command-mine-profile", "person", prefix="option-mine-")
async def profile(interaction: Interaction, person: discord.User | None = None) -> None:
    await respond(interaction, lambda context: profiles.profile(context, person))


@command("command-mine-notes", "text", prefix="option-mine-")
async def write_note(
    interaction: Interaction, text: app_commands.Range[str, 1, MOST_CHARACTERS] | None = None
) -> None:
    await respond(interaction, lambda context: notes.notes(context, text))


COMMANDS: tuple[Command, ...] = (
    _own("tables", mine.mine),
    profile,
    _own("history", profiles.history),
    write_note,
    _own("what-if", what_if.now),
    _own("rating", ratings.ratings),
    _own("settings", preferences.settings),
    _own("data", privacy.data),
    _own("forget", privacy.forget),
)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Add ``/mine`` to the bot, in servers and in direct messages."""
    add_group(bot, "command-mine", COMMANDS, direct=True)
