"""The server and channel of a table, for messages that are read elsewhere."""

from __future__ import annotations

from bot.domain.table import Table
from bot.i18n import Words
from bot.ui.components.text import quoted


def place(table: Table, server: str | None, t: Words) -> str:
    """A table's server and channel; ``server`` is ``None`` where its name isn't known."""
    channel = f"<#{table.channel_id}>"
    return channel if server is None else t("place", server=quoted(server), channel=channel)


def place_line(table: Table, server: str | None, t: Words) -> str:
    """The same as a small line of its own."""
    return f"-# 📍 {place(table, server, t)}"


def table_link(table: Table) -> str:
    """The address of the table's live message, or of its channel before there is one."""
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return f"{place}/{table.live_message_id}" if table.live_message_id else place
