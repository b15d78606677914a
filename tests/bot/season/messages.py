"""Every message that is posted, counted by kind, person and day, from the calls to Discord."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any

from simcord.types import HttpLogEntry
from sqlalchemy import select
from sqlalchemy.engine import Connection

from bot.storage.schema import outbox
from tests.bot.helpers.simulated_server import SimulatedServer


class TimedRequests(list[HttpLogEntry]):
    """Takes the place of SimCord's list of calls, and keeps those that post messages, with times.

    Weeks of all calls would fill memory.
    """

    def __init__(self, clock: Any) -> None:
        super().__init__()
        self._clock = clock
        self.posts: list[tuple[datetime, int, HttpLogEntry]] = []

    def append(self, one: HttpLogEntry) -> None:
        parts = one.path.strip("/").split("/")
        if one.method == "POST" and parts[0] == "channels" and parts[2:] == ["messages"]:
            self.posts.append((self._clock.now(), int(parts[1]), one))


@dataclass(slots=True)
class PostedMessages:
    """``direct`` counts people's direct messages by kind and day, ``public`` posts by channel.

    ``subjects`` counts what nobody may be told twice: the kind, the person, the table and, where
    there is one, the decision.
    """

    direct: Counter[tuple[str, int, date]] = field(default_factory=Counter)
    moments: dict[tuple[str, int], list[datetime]] = field(
        default_factory=lambda: defaultdict(list)
    )
    subjects: Counter[tuple[Any, ...]] = field(default_factory=Counter)
    public: Counter[int] = field(default_factory=Counter)

    async def note(self, server: SimulatedServer) -> None:
        """Count what was posted since the last look, and let go of it: weeks of it fill memory."""
        backend = server.env.backend
        people = {channel: user for user, channel in backend.dm_channels.items()}
        calls = backend.http_requests
        if not isinstance(calls, TimedRequests):
            calls = backend.http_requests = TimedRequests(backend.clock)
        posts, calls.posts = calls.posts, []
        backend.transcript.clear()
        direct: dict[str, tuple[datetime, int]] = {}
        for at, channel, one in posts:
            if channel in people:
                assert isinstance(one.json, dict)
                direct[str(one.json["nonce"])] = at, people[channel]
            else:
                self.public[channel] += 1
        rows = await server.bot.database.read(_rows, list(direct))
        assert len(rows) == len(direct), "each direct message is a row of the outbox"
        for nonce, table_id, payload in rows:
            (at, person), about = direct[nonce], payload["about"]
            self.direct[about, person, at.date()] += 1
            self.moments[about, person].append(at)
            decision = (payload.get("seat"), str(payload.get("decision")))
            self.subjects[about, person, table_id, decision] += 1


def _rows(connection: Connection, nonces: list[str]) -> list[tuple[str, int, Any]]:
    own = outbox.c
    query = select(own.nonce, own.table_id, own.payload).where(own.nonce.in_(nonces))
    return [tuple(row) for row in connection.execute(query)]
