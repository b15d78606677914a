"""Opening a table: here, or in a thread that the bot makes for it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import discord

from bot.delivery.message import Message
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.i18n import language_of
from bot.ui.components.containers import table_link_row
from bot.ui.components.escaping import plain, quoted
from bot.ui.components.notes import notice
from bot.ui.components.text import clip
from bot.ui.handlers.clocks import DEFAULT, clock_of
from bot.ui.interactions.context import Context
from bot.ui.interactions.permissions import require

THREAD_NAME = 100
ARCHIVE_AFTER = 10080
"""Minutes without a message before Discord archives the thread: its longest, a week."""

PLACES = (discord.TextChannel, discord.Thread, discord.VoiceChannel)


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """What ``/table new`` was asked for; ``None`` stands for what is usual."""

    game: str | None = None
    language: str | None = None
    clock: str | None = None
    thread: bool = False
    autopilots: int = 0


async def open_table(visit: Context, wish: OpenRequest) -> Message:
    """Open a table as wished; the host sits down at once."""
    face = _face(visit, wish.game)
    clock = DEFAULT if wish.clock is None else clock_of(wish.clock)
    interaction = visit.interaction
    channel = interaction.channel
    if not isinstance(channel, PLACES) or interaction.guild_id is None:
        raise TableError("no-table-here")
    in_thread = isinstance(channel, discord.Thread)
    if wish.thread and not isinstance(channel, discord.TextChannel):
        raise TableError("no-thread-here")
    require(interaction.app_permissions, visit.t, thread=in_thread, open_thread=wish.thread)
    language = wish.language or language_of(
        str(interaction.guild_locale or ""), visit.house.settings.default_language
    )
    async with _place(visit, face, channel, wish.thread) as place_id:
        table = await visit.tables.lobby.open(
            interaction.guild_id,
            place_id,
            in_thread or wish.thread,
            visit.person,
            face.game.id,
            language=language,
            clock=clock,
        )
    for style, _ in zip(_styles(face), range(wish.autopilots), strict=False):
        with suppress(TableError):  # more than the table seats
            table = await visit.tables.lobby.add_autopilot(
                table.id, visit.person, style, manager=visit.manager
            )
    return notice(
        visit.t("opened", channel=f"<#{place_id}>"), table_link_row(table, visit.t), good=True
    )


def _face(visit: Context, game: str | None) -> GamePresenter:
    faces = visit.house.faces
    if game is None:
        return next(iter(faces.values()))
    if game in faces:
        return faces[game]
    for face in faces.values():
        if game.strip().casefold() in (face.command.casefold(), face.title(visit.t).casefold()):
            return face
    raise TableError("unknown-game", game=quoted(game))


def _styles(face: GamePresenter) -> list[str]:
    """Each style in turn, so that several autopilots differ."""
    styles = list(face.game.autopilots)
    return styles * max(face.game.seat_counts)


@asynccontextmanager
async def _place(
    visit: Context, face: GamePresenter, channel: Any, thread: bool
) -> AsyncIterator[int]:
    """The id of the channel for the table; a thread made for one that fails goes again."""
    if not thread:
        yield channel.id
        return
    name = visit.t("thread-name", game=face.title(visit.t), host=plain(visit.person.name))
    made = await channel.create_thread(
        name=clip(name, THREAD_NAME),
        type=discord.ChannelType.public_thread,
        auto_archive_duration=ARCHIVE_AFTER,
    )
    try:
        yield made.id
    except BaseException:
        with suppress(discord.HTTPException):
            await made.delete()
        raise
