"""Records that a state keeps and a view shows as they are: flights, the last move and reveal."""

from __future__ import annotations

from rules.core.game import Seat
from rules.core.structs import struct


@struct
class Flight:
    """A mission that a nation has flown: the cell it ended on (1-based) and what it earned."""

    seat: Seat
    mission: str
    year: int
    cell: int
    prestige: int


@struct
class Reveal:
    """The latest reveal: who played which cards, and how the rocket ended.

    ``start`` is the cell after the test, ``cell`` the cell after all cards; ``worth`` less
    ``flags``, at least 0, is the ``prestige`` earned; ``advanced``: the flag on the Moon track
    moved.
    """

    seat: Seat
    mission: str
    year: int
    dice: tuple[str, ...]
    research: int
    score: int
    launched_from: int
    start: int
    plays: tuple[tuple[Seat, tuple[int, ...]], ...]
    cost: int
    back: int
    forward: int
    cell: int
    worth: int
    flags: int
    prestige: int
    advanced: bool


@struct
class LastMove:
    """The latest public move, to be marked on the pictures.

    ``kind`` is one of ``hire``, ``spy``, ``cards``, ``trade``, ``launch``, ``flight``; what the
    kind doesn't need is ``None``. ``host`` is the seat whose research a spy went to.
    """

    seat: Seat
    kind: str
    research: str | None = None
    host: Seat | None = None
    mission: str | None = None
    cell: int | None = None
