"""The view of a crew, or of the public. It has no field for what they may not know."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.game import Decision, Outcome, Seat, Viewer
from rules.first_martians.components.content import Content
from rules.first_martians.pieces import (
    Astronaut,
    Call,
    Facility,
    LogEntry,
    Needs,
    Rover,
    Site,
    Stack,
    Step,
    Supply,
)
from rules.first_martians.plan.routes import Route
from rules.first_martians.terms import ROUNDS_IN_LOG


@dataclass(frozen=True, slots=True)
class StackView:
    """A stack of the plan: who performs, what it needs, its chance, what stands against it.

    ``chance`` of success is in percent. ``problem`` is the reason of the refusal that agreement
    would meet, with its figures, or empty.
    """

    stack: Stack
    performer: Seat
    needs: Needs
    chance: int
    problem: str
    figures: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Forecast:
    """The balance of a resource in the next Production, as things are: supply and demand."""

    resource: str
    produced: int
    needed: int


@dataclass(frozen=True, slots=True)
class ObjectiveView:
    """An objective: how much of it there is and has to be, in pieces or percent.

    ``about`` is a project, item or facility, or empty; ``ring`` is 0 for the whole map.
    """

    id: str
    optional: bool
    goal: str
    about: str
    ring: int
    have: int
    needed: int
    reached: bool


@dataclass(frozen=True, slots=True)
class ProjectView:
    """A special action of the mission, of type ``build`` or ``research``.

    ``done`` counts how often it was done, ``standing`` are the spaces where it stands outside,
    ``places`` those where it could be erected now. ``waits_for`` are projects that must stand
    before, ``open`` says whether it can be done apart from pawns and costs.
    """

    id: str
    type: str
    outside: bool
    repeat: bool
    done: int
    standing: tuple[str, ...]
    places: tuple[str, ...]
    items: tuple[str, ...]
    supply: tuple[tuple[str, int], ...]
    waits_for: tuple[str, ...]
    open: bool


@dataclass(frozen=True, slots=True)
class View:
    """The whole game as one viewer may know it; all pieces lie open to everybody.

    ``step`` is what is being decided. Counts stand for what lies face down: ``decks`` of
    malfunction cards by block, ``regions`` by ring from 1 on, ``pois``. ``discards`` lie open.
    ``lying`` are objective tokens on unexplored spaces, ``scanned`` regions known on such spaces.
    ``percent`` is what Research cards have brought, ``separated`` whether the lowest is left out.
    ``broken`` are the parts that count against the ``threshold``. ``routes`` are the viewer's ways
    to each space, as actions number them. ``decided`` are sides taken in events, as ``event:side``.
    """

    viewer: Viewer
    content: Content
    mission: str
    options: tuple[tuple[str, str], ...]
    roles: tuple[str, ...]
    round: int
    sols: int
    phase: int
    first: Seat
    decisions: tuple[Decision, ...]
    step: Step | None
    choices: tuple[str, ...]
    morale: int
    stress: int
    supply: Supply
    crew: tuple[Astronaut, ...]
    acting: tuple[tuple[str, ...], ...]
    free_pawns: tuple[int, ...]
    machines: tuple[str, ...]
    rovers: tuple[Rover, ...]
    facilities: tuple[Facility, ...]
    forecast: tuple[Forecast, ...]
    tracks: tuple[int, ...]
    boxes: tuple[bool, ...]
    decks: tuple[int, ...]
    discards: tuple[tuple[str, ...], ...]
    sites: tuple[Site, ...]
    routes: tuple[tuple[str, tuple[Route, ...]], ...]
    regions: tuple[int, ...]
    pois: int
    cargo: tuple[str, ...]
    pending: tuple[str, ...]
    examined: tuple[str, ...]
    discovered: tuple[str, ...]
    upgrades: tuple[str, ...]
    log: tuple[LogEntry, ...]
    decided: tuple[str, ...]
    stacks: tuple[StackView, ...]
    calls: tuple[Call, ...]
    ready: tuple[Seat, ...]
    repaired: tuple[tuple[str, str], ...]
    ignored: tuple[tuple[Seat, str], ...]
    objectives: tuple[ObjectiveView, ...]
    projects: tuple[ProjectView, ...]
    lying: tuple[tuple[str, str], ...]
    scanned: tuple[tuple[str, str], ...]
    percent: int
    separated: bool
    built: tuple[str, ...]
    erected: tuple[tuple[str, str], ...]
    reached: tuple[str, ...]
    met: tuple[tuple[str, int], ...]
    broken: int
    threshold: int | None
    outcome: Outcome | None

    def open_until(self, came: int) -> int:
        """The last round in which the action of an event can be done that ``came`` in a round."""
        return min(came + ROUNDS_IN_LOG - 1, self.sols)
