"""Events of the map, samples and items. ``why`` is an id."""

from __future__ import annotations

from rules.core.game import Seat
from rules.core.structs import struct


@struct
class Explored:
    """A space was explored: its region, and the samples and objective tokens laid on it."""

    seat: Seat
    space: str
    region: str
    samples: int
    finds: tuple[str, ...]
    draws: int | None


@struct
class PoiDrawn:
    """A point of interest was found."""

    seat: Seat
    poi: str
    draws: int | None


@struct
class SampleTaken:
    """A sample left its region."""

    space: str
    why: str


@struct
class FindTaken:
    """An objective token left its region."""

    space: str
    token: str


@struct
class ItemGained:
    """An item came into the cargo area, or will at the round's end (``pending``)."""

    item: str
    pending: bool
    why: str


@struct
class ItemSpent:
    """An item left the cargo area."""

    item: str
    why: str


@struct
class Studied:
    """A sample was examined, or, when ``discovered``, is a discovery."""

    item: str
    discovered: bool
