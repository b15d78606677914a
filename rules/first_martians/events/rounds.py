"""Events of the game's course: its start and end, phases, decisions, objectives."""

from __future__ import annotations

from rules.core.game import Seat
from rules.core.structs import struct
from rules.first_martians.pieces import Step


@struct
class GameStarted:
    """The astronauts were given their seats, and the first player was drawn by lot (B2)."""

    roles: tuple[str, ...]
    first: Seat
    draws: int | None


@struct
class MachineTaken:
    """The crew chose a machine for the mission (B12)."""

    seat: Seat
    machine: str


@struct
class PhaseBegan:
    """A phase of a round began; rounds and phases count from 1."""

    round: int
    phase: int


@struct
class FirstPlayerPassed:
    """The first player's marker went on to a seat (B6, VI)."""

    seat: Seat


@struct
class ChoiceMade:
    """A seat made a choice: ``decision`` is its kind, ``about`` what it was about."""

    seat: Seat
    decision: str
    about: tuple[str, ...]
    option: str


@struct
class Awaited:
    """The steps and decisions to come, first entry first; ``asked`` counts decisions."""

    todo: tuple[Step, ...]
    asked: int


@struct
class RuleMet:
    """A rule came up for the first time: it is explained, beside ``decision`` if it is about one.

    Decisions are named by their number, which is 0 where a rule is about what happens.
    """

    rule: str
    decision: int


@struct
class ObjectiveReached:
    """An objective of the mission was reached."""

    objective: str


@struct
class GameEnded:
    """The mission is over; ``why`` is ``done``, ``death``, ``time`` or ``threshold`` (B9)."""

    won: bool
    why: str
    score: int
