"""Answers ``/mine notes``: what somebody keeps about a table for themselves."""

from __future__ import annotations

from bot.domain.community.notes import Note
from bot.domain.table import Table
from bot.errors import TableError
from bot.messages.components.items import message, text_display
from bot.messages.components.message import Message
from bot.messages.components.text import (
    PRIVATE,
    clip_lines,
    clip_marked,
    escaped_text,
    place,
    timestamp,
)
from bot.ui.interactions.context import Context

TEXT_LIMIT = 3900
BEGINNING = 60
"""Characters of a note that isn't about the table where it is asked for."""


async def notes(context: Context, text: str | None = None) -> Message:
    """The person's notes; with ``text`` that about the table of the channel is written first."""
    t = context.t
    lines = [f"### 📝 {t('notes-title')}", f"-# {t('notes-text')}"]
    if text is not None:
        table = await context.channel_table()
        await context.tables.notes.write(table.id, context.person, text)
    here = await context.tables.in_channel(context.channel_id)
    first = None if here is None else here.id
    found = await context.tables.notes.of_person(context.person.id, first)
    servers = await context.services.servers.names(
        {table.guild_id for table in found.tables.values()}
    )
    for one in found.notes:
        table = found.tables[one.table_id]
        head = _head(context, one, table, servers.get(table.guild_id))
        # The first whole: escaped it may be twice as long as it was typed. Of others the beginning.
        text = escaped_text(one.text)
        text = text if one is found.notes[0] else clip_marked(text, BEGINNING)
        lines += ["", head, text]
    if not found.notes:
        lines.append(t("notes-none"))
    return message(PRIVATE, [text_display(clip_lines("\n".join(lines), TEXT_LIMIT))])


def _head(context: Context, one: Note, table: Table, server: str | None) -> str:
    try:
        title = context.presenter_of(table).title(context.t)
    except TableError:
        title = table.game
    where = place(table, server, context.t)
    return f"**{title}** · {where} · {timestamp(one.changed_at)}"
