"""Presence: Discord within reach or not, and the servers that have removed the bot."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Presence:
    """Read by whoever sends or fires deadlines; nothing is sent to ``absent_guilds``.

    No deadline fires while the bot isn't ``connected``: nobody could answer.
    """

    connected: bool = False
    absent_guilds: frozenset[int] = frozenset()
