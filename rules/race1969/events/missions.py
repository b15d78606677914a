"""Missions of 1969: launches, dice, rockets, prestige and flags."""

from __future__ import annotations

from rules.core.game import Seat
from rules.core.structs import struct


@struct
class MissionLaunched:
    """A nation paid for a mission; its rocket stands on ``cell`` (Missions 1 and 2)."""

    seat: Seat
    mission: str
    paid: int
    cell: int


@struct
class StayedHome:
    """A nation launched nothing this round."""

    seat: Seat


@struct
class DiceRolled:
    """The dice of a mission test: ``success``, ``neutral`` or ``failure`` each (Missions 3)."""

    seat: Seat
    dice: tuple[str, ...]
    draws: int | None


@struct
class DieRerolled:
    """Simulation let die ``die`` (1 to 5) roll anew."""

    seat: Seat
    die: int
    face: str
    draws: int | None


@struct
class NeutralsTurned:
    """Ground Control turned ``count`` neutral dice into successes; ``dice`` is what lies now."""

    seat: Seat
    count: int
    dice: tuple[str, ...]


@struct
class InsurancePaid:
    """Insurance paid ``money`` million for ``failures`` failures."""

    seat: Seat
    failures: int
    money: int


@struct
class RocketMoved:
    """The test's score moved the rocket (Missions 7).

    ``score`` = ``successes`` − ``failures`` + ``research``, the researchers in the mission's
    symbols.
    """

    seat: Seat
    mission: str
    successes: int
    failures: int
    research: int
    score: int
    start: int
    cell: int


@struct
class MissionPaid:
    """A mission earned ``prestige``: its cell's ``worth`` less ``flags``, at least 0."""

    seat: Seat
    mission: str
    cell: int
    worth: int
    flags: int
    prestige: int


@struct
class MoonFlagAdvanced:
    """A mission's last cell moved the nation's flag on the Moon track to ``cell`` (Missions 10)."""

    seat: Seat
    cell: int


@struct
class FlagPlaced:
    """At the round's end a flag went to the mission that was launched."""

    seat: Seat
    mission: str
