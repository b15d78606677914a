"""The pieces on the table: astronauts, facilities, rovers, explored regions, the plan.

All of them lie open to everybody, so views show them as they are.
"""

from __future__ import annotations

from typing import NamedTuple

from rules.core.game import Seat
from rules.core.structs import struct


class Supply(NamedTuple):
    """The General Supply, in units."""

    energy: int
    oxygen: int
    food: int


class Ailment(NamedTuple):
    """A condition and when it was drawn, as ``moment`` of round and phase (B10)."""

    kind: str
    since: int


@struct
class Astronaut:
    """An astronaut: wounds (0 to 5), conditions, morale tokens, skills and those used this round.

    ``cured`` are conditions discarded in this phase: they act until its end (B6, Heal).
    """

    role: str
    wounds: int = 0
    ailments: tuple[Ailment, ...] = ()
    tokens: int = 0
    skills: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    cured: tuple[str, ...] = ()


class Shutdown(NamedTuple):
    """A shutdown tile on a facility: ``tile`` is its id once it has been turned up."""

    grid: str
    tile: str = ""


@struct
class Farm:
    """Greenhouses built, mature plants in them, and a marker or none on each growth space."""

    greenhouses: int
    plants: int
    growth: tuple[int, ...]


@struct
class Facility:
    """A facility in play: its red parts, its production, its tokens, what shuts it down.

    ``now`` and ``next`` are its ``!`` and ``>>`` spaces, the top token of ``next`` being the last.
    """

    id: str
    broken: tuple[str, ...] = ()
    production: int = 0
    now: tuple[str, ...] = ()
    next: tuple[str, ...] = ()
    shutdowns: tuple[Shutdown, ...] = ()
    upgrade: str = ""
    farm: Farm | None = None

    @property
    def shut(self) -> bool:
        """Whether a shutdown tile lies on it, face up or down."""
        return bool(self.shutdowns)


class Rover(NamedTuple):
    """A rover and the tokens on its ``x`` space."""

    id: str
    tokens: tuple[str, ...] = ()


class Site(NamedTuple):
    """An explored space: its region, the samples left there, and objective tokens."""

    space: str
    region: str
    samples: int
    finds: tuple[str, ...] = ()


class LogEntry(NamedTuple):
    """A mission event whose action is still open, and the round in which it came."""

    event: str
    round: int


class Job(NamedTuple):
    """The thing that a stack of pawns is laid for; ``kind`` is one of ``terms.TYPE_OF_JOB``.

    ``about`` is its event, item, part, token, upgrade or project, ``where`` the facility, rover or
    space; ``route`` are the spaces driven over, the last being where the work is done. ``how`` is
    the donor of a part, the study of a sample, the condition to cure, or the resource of a tile.
    """

    kind: str
    about: str = ""
    where: str = ""
    route: tuple[str, ...] = ()
    how: str = ""


class Stack(NamedTuple):
    """A stack of pawns, top first: astronauts' by role, machines' by id (B6).

    The top pawn's astronaut performs; a machine on top is operated by ``operator``. ``why`` is the
    reason for which it was begun (``plan.purpose``).
    """

    number: int
    job: Job
    pawns: tuple[str, ...]
    operator: Seat
    rover: str = ""
    why: str = ""


class Call(NamedTuple):
    """A proposal that a seat help with a stack."""

    seat: Seat
    stack: int


class Needs(NamedTuple):
    """The needs and risks of an action, as it was declared (B6).

    ``pawns`` have to be laid at least, ``given`` are. ``energy``, ``oxygen``, ``food`` and
    ``items`` are its costs. ``roll`` is empty, ``success`` (that die alone) or ``all`` (three
    dice). Penalties are a wound, an adventure, a loss of morale, a success that has to be rolled
    twice, and a wound die for the rover.
    """

    pawns: int
    given: int
    energy: int = 0
    oxygen: int = 0
    food: int = 0
    items: tuple[str, ...] = ()
    roll: str = ""
    wound: bool = False
    adventure: bool = False
    lose_morale: bool = False
    reroll: bool = False
    rover_check: bool = False


@struct
class Plan:
    """The stacks that the crew has laid out for this round, in the order of their laying.

    ``ready`` are the seats that agree. Once all did, costs are paid and ``needs`` hold what each
    stack takes: what changes later doesn't affect actions that are declared.
    """

    stacks: tuple[Stack, ...] = ()
    calls: tuple[Call, ...] = ()
    ready: tuple[Seat, ...] = ()
    needs: tuple[Needs, ...] = ()

    def stack(self, number: int) -> Stack | None:
        """The stack of a number, if there is one."""
        return next((each for each in self.stacks if each.number == number), None)

    def pawns_of(self, pawn: str) -> int:
        """The number of pawns of an astronaut or machine that are laid."""
        laid = 0
        for each in self.stacks:
            laid += each.pawns.count(pawn)
        return laid


class Step(NamedTuple):
    """Something that is yet to happen, or to be decided where ``number`` isn't 0.

    ``kind`` is a step's name or a decision's. ``seat`` is who decides, or whom it is about; -1
    stands for nobody in particular, and for decisions that all share. ``data`` is what it is about.
    """

    kind: str
    seat: Seat = -1
    data: tuple[str, ...] = ()
    number: int = 0
