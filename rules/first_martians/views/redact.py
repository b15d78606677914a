"""Events as a seat, or the public, may know them."""

from __future__ import annotations

from typing import Any

from rules.core.game import Viewer
from rules.core.structs import replace
from rules.first_martians.events import DelayScheduled, Event, MapLaid


def redact(event: Event, viewer: Viewer) -> Event | None:
    """The event without what nobody may know: draws, what is to come, how the map lies."""
    if isinstance(event, DelayScheduled | MapLaid):
        return None
    drawn: Any = event
    if getattr(drawn, "draws", None) is None:
        return event
    redacted: Event = replace(drawn, draws=None)
    return redacted
