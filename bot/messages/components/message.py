"""One message: its items, its pictures, its files, and whom it mentions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from render.core.picture import Band

# https://discord.com/developers/docs/components/reference
MESSAGE_TEXT = 4000
"""Characters of text in all that one message of components takes."""


@dataclass(frozen=True, slots=True)
class Message:
    """One message: the items of its container, its pictures, and whom it may mention.

    The same table must give the same texts. After a crash, delivery recognises a message that was
    sent but not yet noted as sent by its texts.

    ``colour`` is the container's. Each of the ``bands`` is shown by a gallery among the ``items``,
    by its file's name (``attachment://<band's name>.png``). ``files`` are other files, which can be
    sent once. ``mentions`` are the user ids that
    ``allowed_mentions`` will name; anybody else's mention in the text stays silent. ``later`` waits
    for something that the message doesn't know yet, and returns what it shows then, if anything.
    """

    colour: int
    items: tuple[ui.Item[Any], ...]
    bands: tuple[Band, ...] = ()
    files: tuple[discord.File, ...] = ()
    mentions: tuple[int, ...] = ()
    later: Callable[[], Awaitable[Message | None]] | None = None
