"""The announcements of a transition of Spazio: its events that are told in messages that stay."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.announcement import Announcement
from rules.space1999 import events as ev

EXPLORED, ANSWERED, CHECKED, FINAL = "planet", "answer", "route", "final"
"""Kinds of announcements."""


def announcements(events: Sequence[object]) -> tuple[Announcement, ...]:
    """An announcement for each planet, answer and route that turned out wrong, and for the end.

    An answer that sends the ship to a planet at once is told by the planet's announcement, and
    the check that ends the game by the last.
    """
    found = []
    landing = any(isinstance(event, ev.PlanetExplored) for event in events)
    for index, event in enumerate(events):
        if isinstance(event, ev.PlanetExplored):
            found.append(Announcement(EXPLORED, index))
        elif isinstance(event, ev.ComputerAnswered) and not landing:
            found.append(Announcement(ANSWERED, index))
        elif isinstance(event, ev.RouteChecked) and not event.ok:
            found.append(Announcement(CHECKED, index))
        elif isinstance(event, ev.GameEnded):
            found.append(Announcement(FINAL, index))
    return tuple(found)
