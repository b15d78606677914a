"""Events as a seat, or the public, may know them."""

from __future__ import annotations

from typing import Any

from rules.core.game import Viewer
from rules.core.structs import replace
from rules.first_martians.events import DelayScheduled, Event


def redact(event: Event, viewer: Viewer) -> Event | None:
    """The event without what nobody may know: draws, and that something is to come later."""
    if isinstance(event, DelayScheduled):
        return None
    drawn: Any = event
    if getattr(drawn, "draws", None) is None:
        return event
    redacted: Event = replace(drawn, draws=None)
    return redacted
