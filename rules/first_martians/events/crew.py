"""Events of astronauts: morale, stress, tokens, wounds, conditions, skills. ``why`` is an id."""

from __future__ import annotations

from rules.core.game import Seat
from rules.core.structs import struct


@struct
class MoraleChanged:
    """Morale went up or down to ``level``."""

    amount: int
    level: int
    why: str


@struct
class StressChanged:
    """Stress went up or down to ``level``."""

    amount: int
    level: int
    why: str


@struct
class TokensChanged:
    """An astronaut got morale tokens, or gave them."""

    seat: Seat
    amount: int
    why: str


@struct
class Wounded:
    """An astronaut was wounded; with more than five wounds it dies."""

    seat: Seat
    amount: int
    why: str


@struct
class Healed:
    """Wounds of an astronaut's were healed."""

    seat: Seat
    amount: int
    why: str


@struct
class ConditionDrawn:
    """A wound crossed an icon: a condition was drawn, acting from the next phase on (B10)."""

    seat: Seat
    condition: str
    draws: int | None


@struct
class ConditionCured:
    """A condition was discarded; it acts until the phase is over."""

    seat: Seat
    condition: str


@struct
class SkillUsed:
    """An astronaut used a skill for morale tokens, once in this round."""

    seat: Seat
    skill: str
    cost: int


@struct
class SkillUnlocked:
    """A discovery unlocked a skill card (B13)."""

    seat: Seat
    skill: str


@struct
class TerrainIgnored:
    """A skill lets an astronaut ignore a region's terrain in this round."""

    seat: Seat
    space: str
