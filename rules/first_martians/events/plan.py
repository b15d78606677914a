"""Events of the plan and its resolution."""

from __future__ import annotations

from rules.core.game import Seat
from rules.core.structs import struct
from rules.first_martians.pieces import Job, Needs, Plan


@struct
class PlanChanged:
    """A seat changed the plan: ``change`` is the action's verb, ``number`` the stack.

    ``job`` is what the stack is for, ``why`` the reason for beginning it (``plan.purpose``).
    """

    seat: Seat
    change: str
    number: int
    plan: Plan
    job: Job | None = None
    why: str = ""


@struct
class PlanFixed:
    """Everybody agreed; what each stack needs is settled."""

    needs: tuple[Needs, ...]


@struct
class Rolled:
    """The dice of an action: each as it fell, or ``None`` where it wasn't rolled."""

    number: int
    seat: Seat
    colour: str
    success: bool
    wound: bool | None
    adventure: bool | None
    draws: int | None


@struct
class Rerolled:
    """A ``die`` (success, wound, adventure) was rolled again; ``why``: a skill, or ``token``."""

    number: int
    seat: Seat
    die: str
    result: bool
    why: str
    draws: int | None


@struct
class ActionResolved:
    """A stack's action came to its end; ``why`` it was begun is told with it."""

    number: int
    seat: Seat
    job: Job
    ok: bool
    why: str = ""
