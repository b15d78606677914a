"""What the bot must be allowed in a channel, by the names that Discord itself uses."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.errors import TableError
from bot.i18n import Words
from bot.ui.components.escaping import join_list

NEEDED = ("view_channel", "embed_links", "attach_files", "read_message_history")
"""Needed wherever a table stands, beside leave to send there."""


def missing(
    granted: discord.Permissions, *, thread: bool, open_thread: bool = False
) -> tuple[str, ...]:
    """The flags that the bot lacks for a table here.

    ``thread``: the place is a thread. ``open_thread``: a thread is to be opened for the table.
    """
    if granted.administrator:
        return ()
    needed = list(NEEDED)
    needed.insert(1, "send_messages_in_threads" if thread or open_thread else "send_messages")
    if open_thread:
        needed.insert(2, "create_public_threads")
    return tuple(flag for flag in needed if not getattr(granted, flag))


def permission_names(flags: Iterable[str], t: Words) -> str:
    """The permissions as Discord's settings call them, in bold."""
    return join_list([f"**{t(f'permission-{_dashed(flag)}')}**" for flag in flags], t)


def require(
    granted: discord.Permissions, t: Words, *, thread: bool, open_thread: bool = False
) -> None:
    """Raise a ``TableError`` that names what is missing, if anything is."""
    lacking = missing(granted, thread=thread, open_thread=open_thread)
    if lacking:
        raise TableError("missing-permissions", permissions=permission_names(lacking, t))


def _dashed(flag: str) -> str:
    return flag.replace("_", "-")
