"""Makes the decisions that the phases ask for."""

from __future__ import annotations

from functools import lru_cache

from rules.core.game import Decision, Seat
from rules.race1969.terms import FREE_CARD, SABOTAGE, SUPPORT

SECRET = frozenset((FREE_CARD, SABOTAGE, SUPPORT))
"""Kinds whose choices name cards in a hand."""


@lru_cache(maxsize=1024)
def decision(
    seat: Seat, kind: str, year: int, nation: str | None = None, *, secret: bool = False
) -> Decision:
    """A decision about a year or, where a ``nation`` is given, about its launch in that year."""
    about = str(year) if nation is None else f"{year} {nation}"
    return Decision(seat, kind, secret or kind in SECRET, about)
