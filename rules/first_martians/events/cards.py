"""Events of malfunctions, mission events, adventures and what comes of them later."""

from __future__ import annotations

from dataclasses import field

from rules.core.game import Seat
from rules.core.structs import struct


@struct
class TrackChanged:
    """A malfunction track went up or down to ``level``; ``why`` is an id.

    ``draws``: chance said which track it is.
    """

    block: str
    amount: int
    level: int
    why: str
    draws: int | None = None


@struct
class BoxTurned:
    """A block's marker in the malfunction box turned red."""

    block: str


@struct
class MalfunctionsRolled:
    """The malfunction dice were rolled; ``results`` are by block, -1 for a die not rolled."""

    results: tuple[int, ...]
    draws: int | None


@struct
class MalfunctionDrawn:
    """A malfunction card was drawn; without effect where it isn't ``resolved``.

    ``renewed``: it was the deck's last, so the discards were shuffled.
    """

    block: str
    card: str
    resolved: bool
    renewed: bool
    draws: int | None


@struct
class EventDrawn:
    """The round's mission event; ``renewed``: all had been seen and may come again."""

    event: str
    renewed: bool
    draws: int | None


@struct
class EventDone:
    """An event's action was done."""

    event: str
    seat: Seat


@struct
class EventExpired:
    """An event's three rounds are over without its consequence."""

    event: str


@struct
class ConsequencesChecked:
    """Chance said which events of the log have their consequence in this round."""

    came: tuple[str, ...]
    draws: int | None


@struct
class AdventureDrawn:
    """An adventure befell an astronaut."""

    seat: Seat
    adventure: str
    renewed: bool
    draws: int | None


@struct
class DelayScheduled:
    """Something may come of a story in round ``due``, or never (0). Nobody knows."""

    reference: str
    seat: Seat = field(repr=False)
    due: int = field(repr=False)
    draws: int | None


@struct
class DelaysChecked:
    """Earlier stories had consequences in this round: references and whom they hit."""

    came: tuple[tuple[str, Seat], ...]
