"""Presence: Discord within reach or not, and the servers that have removed the bot."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(slots=True)
class Presence:
    """Read by whoever sends or fires deadlines; nothing is sent to ``absent_guilds``.

    No deadline fires while the bot isn't ``connected``: nobody could answer. ``changed_at`` is when
    that last changed; ``None`` before the first connection.
    """

    connected: bool = False
    changed_at: datetime | None = None
    absent_guilds: frozenset[int] = frozenset()

    def change(self, connected: bool, now: datetime) -> bool:
        """Note whether the bot is connected now; whether that is news."""
        if self.connected == connected:
            return False
        self.connected, self.changed_at = connected, now
        return True
