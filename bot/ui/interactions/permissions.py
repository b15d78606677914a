"""The permissions that the bot needs in a table's channel."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.errors import TableError
from bot.i18n import Words
from bot.ui.components.text import join_list

NEEDED = ("view_channel", "embed_links", "attach_files", "read_message_history")
"""Flags of ``discord.Permissions``, beside the one to send messages there."""


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
    names = [t(f"permission-{flag.replace('_', '-')}") for flag in flags]
    return join_list([f"**{name}**" for name in names], t)


def require(
    granted: discord.Permissions, t: Words, *, thread: bool, open_thread: bool = False
) -> None:
    """Raise a ``TableError`` that names what is missing, if anything is."""
    lacking = missing(granted, thread=thread, open_thread=open_thread)
    if lacking:
        raise TableError("missing-permissions", permissions=permission_names(lacking, t))
