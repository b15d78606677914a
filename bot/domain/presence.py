"""The shards of this process, connected or not, and servers that have removed the bot."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from math import inf
from time import monotonic


def shard_of(guild_id: int, count: int) -> int:
    """Discord's shard of a server (https://discord.com/developers/docs/topics/gateway#sharding).

    >>> shard_of(3 << 22, 2)
    1
    """
    return (guild_id >> 22) % count


@dataclass(slots=True)
class Share:
    """The part of all tables that this process looks after: those of ``shards``.

    A spare process has no shards yet.
    """

    shard_count: int = 1
    shards: frozenset[int] = frozenset({0})
    lease_until: float = inf
    """The moment (``time.monotonic``) from which on others may have the shards."""

    def owns(self, guild_id: int) -> bool:
        """Whether this process looks after the tables of a server."""
        return self.runs(guild_id) and monotonic() < self.lease_until

    def runs(self, guild_id: int) -> bool:
        """Whether a server's shard is this process's, though others may take it by now."""
        return shard_of(guild_id, self.shard_count) in self.shards

    def lose(self) -> None:
        """Look after no table any more: others do."""
        self.shards, self.lease_until = frozenset(), 0.0


@dataclass(slots=True)
class Presence:
    """Which shards of a process's share are connected; nothing is sent to ``absent_guilds``.

    No deadline fires on a shard that isn't connected: nobody there could answer.
    """

    share: Share = field(default_factory=Share)
    absent_guilds: frozenset[int] = frozenset()
    _connected: dict[int, datetime] = field(default_factory=dict)
    _lost: dict[int, datetime] = field(default_factory=dict)

    def sees(self, guild_id: int) -> bool:
        """Whether this process is told now what happens in a server: its shard is connected."""
        return shard_of(guild_id, self.share.shard_count) in self._connected

    @property
    def met_shards(self) -> list[int]:
        """The shards that were connected at least once, in order: their servers are known."""
        return sorted({*self._connected, *self._lost})

    def may_speak(self, guild_id: int) -> bool:
        """Whether this process sends to a server now: others may not, and the bot is in it."""
        met = shard_of(guild_id, self.share.shard_count) in (*self._connected, *self._lost)
        return met and self.share.owns(guild_id) and guild_id not in self.absent_guilds

    def change(self, shard: int, connected: bool, now: datetime) -> bool:
        """Note whether a shard is connected now; whether that is news."""
        into, out_of = self._connected, self._lost
        if not connected:
            into, out_of = out_of, into
            if shard not in out_of:
                return False  # lost already, or never connected
        elif shard in into:
            return False
        out_of.pop(shard, None)
        into[shard] = now
        return True

    def lose_all(self) -> None:
        """Look after no table any more, and take no shard for connected."""
        self.share.lose()
        self._connected.clear()
        self._lost.clear()

    @property
    def connected_shards(self) -> list[int]:
        """The shards that Discord can be reached by, in order."""
        return sorted(self._connected)

    @property
    def connected(self) -> bool:
        """Whether all of this process's shards are connected."""
        return bool(self.share.shards) and len(self._connected) == len(self.share.shards)

    @property
    def connected_since(self) -> datetime | None:
        """Since when all shards are connected; ``None`` while one isn't."""
        return max(self._connected.values()) if self.connected else None

    @property
    def lost(self) -> dict[int, datetime]:
        """The shards that were connected and aren't, each since when."""
        return dict(self._lost)
