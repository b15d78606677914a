"""Public threads that the bot opens by itself for tables, each known by its name."""

from __future__ import annotations

import asyncio
from collections.abc import Container
from typing import Final

import discord

ARCHIVE_AFTER: Final = 10080
"""Minutes without a message before Discord archives a thread: its longest, a week."""
ANSWER_SECONDS = 10.0
"""The longest that one answer of Discord's is waited for."""


async def thread_named(
    client: discord.Client, channel: discord.TextChannel, name: str, taken: Container[int] = ()
) -> int:
    """A thread of this name: one that was made before a crash, or a new one.

    Threads that are ``taken`` have or had a table. Raises what discord.py raises.
    """
    own = client.user
    for thread in channel.threads:
        mine = own is not None and thread.owner_id == own.id
        if mine and thread.name == name and thread.id not in taken:
            return thread.id
    kind = (
        discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    )
    async with asyncio.timeout(ANSWER_SECONDS):
        made = await channel.create_thread(
            name=name, type=kind, auto_archive_duration=ARCHIVE_AFTER
        )
    return made.id
