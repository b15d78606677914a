"""The announcements of a transition of 1969: its events that are told in messages that stay."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.announcement import Announcement
from rules.race1969 import events as ev

REVEAL, FINAL = "reveal", "final"
"""Kinds of announcements."""
ANNOUNCED = {ev.PlaysRevealed: REVEAL, ev.GameEnded: FINAL}
"""Events that get an announcement, with its kind."""


def announcements(events: Sequence[object]) -> tuple[Announcement, ...]:
    """An announcement for the end of each flight, and one for the final score."""
    return tuple(
        Announcement(ANNOUNCED[type(event)], index)
        for index, event in enumerate(events)
        if type(event) in ANNOUNCED
    )
