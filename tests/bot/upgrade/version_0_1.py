"""The tables of the database that version 0.1 left, by name, with their kinds."""

from __future__ import annotations

from tests.bot.upgrade.old_server import OldServer, old_server

OLD: OldServer = old_server("version_0_1")
TABLES = sorted(OLD.tables)
OVER = {"finished-race", "finished-space", "closed"}
LOBBIES = {"lobby-after", "lobby-race", "lobby-space"}
PAUSED = {"paused-race", "paused-space"}
UNSAID = ("refused", "unnoted", "unsaid-race", "unsaid-space", "unfinished")
GUEST = "Gus"
"""Somebody who sits nowhere yet."""
