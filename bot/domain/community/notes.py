"""A note that somebody keeps about a table, for their own eyes only."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

MOST_CHARACTERS = 1000
"""Characters of a note."""
SHOWN = 8
"""Notes that are shown at a time, the latest."""
CLEAR = "-"
"""What is written to delete a note."""


@dataclass(frozen=True, slots=True)
class Note:
    """The text is nobody else's business: it never stands in a log."""

    table_id: int
    text: str = field(repr=False)
    changed_at: datetime
