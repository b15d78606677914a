"""The wish of a person to be forgotten, and where they still have a part."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Forgetting(StrEnum):
    """When a person who asked for it is forgotten at tables that are open."""

    WHEN_OVER = "over"
    """Once they are over."""
    NOW = "now"
    """At once: autopilots take over the person's seats."""


@dataclass(frozen=True, slots=True)
class Trace:
    """A table where something is kept about a person.

    ``seated`` tells whether they sit there or host it, ``unsent`` whether a message is still to be
    sent that may name them or goes to them.
    """

    table_id: int
    guild_id: int
    open: bool
    seated: bool
    changed_at: datetime
    unsent: bool


@dataclass(frozen=True, slots=True)
class Wish:
    """What a person has asked for, if anything, and how many open tables they have a part in."""

    forgetting: Forgetting | None
    open_tables: int
