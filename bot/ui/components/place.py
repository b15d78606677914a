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
