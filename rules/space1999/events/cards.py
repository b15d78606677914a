"""Events of flight plans, the Central Computer's answers and its cards."""

from __future__ import annotations

from dataclasses import field

from rules.core.game import Seat
from rules.core.structs import struct


@struct
class PlanProposed:
    """A flight plan was turned up and put to the Central Computer (7)."""

    seat: Seat
    plan: str


@struct
class ComputerAnswered:
    """The Computer's answer to a plan: ``ok``, ``negative`` or ``neutral`` (12-14).

    The plan goes to the Bank: it is carried out, or lost. After a neutral answer it is kept (A12).
    """

    seat: Seat
    plan: str
    answer: str
    draws: int | None
    round: int


@struct
class PlanDrawn:
    """A seat got a plan from the Bank; which, is its secret (7).

    ``renewed``: the Bank had none left and shuffled the used ones before (A19).
    """

    seat: Seat
    plan: str | None = field(repr=False)
    renewed: bool
    draws: int | None


@struct
class ProgramDrawn:
    """A neutral answer: the next card of the Computer's tray, which goes to its far end (14)."""

    seat: Seat
    program: str
    draws: int | None
