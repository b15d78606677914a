"""The tables of the database that version 0.1 left, by name, with their kinds."""

from __future__ import annotations

from tests.bot.upgrade.old_server import OldServer, old_server

OLD: OldServer = old_server("version_0_1")
TABLES = sorted(OLD.tables)
OVER = {"finished-race", "closed", "mars-over", "reviewed"}
LOBBIES = {"lobby-after", "lobby-race", "lobby-space", "lobby-mars", "lobby-again"}
PAUSED = {"paused-race", "paused-space"}
RULES_CHANGED = {"mars-plan", "mars-event", "mars-bank", "mars-over"}
"""Games whose rules have changed since: they go on from their snapshot, or are checked with 0.1."""
DESERTED = "deserted"
"""Everybody left; it waits for somebody to come back."""
UNSAID = ("refused", "unnoted", "unsaid-race", "unsaid-space", "unfinished")
GUEST = "Gus"
"""Somebody who sits nowhere yet."""
