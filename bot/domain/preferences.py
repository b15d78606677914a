"""The preferences of one person, at all their tables."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """One value, kept whole in the database; a preference that isn't kept yet is its default."""

    advice: bool = True
    """The adviser's choices are marked, and hints are offered."""
    short_panels: bool = False
    """Panels are the question in a line, figures and choices."""
    next_up: bool = False
    """A direct message comes when the seat before one's own is up."""
    shows_ratings: bool = False
    """Hosts of tables where the person sits down are shown their rating."""
    public_profile: bool = False
    """Others may look at the person's page."""


DEFAULTS = Preferences()
