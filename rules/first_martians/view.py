"""The view of a crew, or of the public, and how it is made: only what is named here can be seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.core.errors import IllegalAction
from rules.core.game import Decision, Outcome, Seat, Viewer
from rules.first_martians.base_choices import supplied
from rules.first_martians.components.content import Content
from rules.first_martians.decision_rules import RULES, TOPICS
from rules.first_martians.effects.mission_end import broken
from rules.first_martians.facts import opened
from rules.first_martians.needs import Route, action_type, all_routes, needs, performer
from rules.first_martians.objectives import have
from rules.first_martians.options import (
    AGREEMENT,
    ALL,
    CAMPAIGN,
    FIRST,
    LESSONS,
    LEVEL,
    MAJORITY,
    MISSION,
    NO,
    SOLO,
    YES,
)
from rules.first_martians.phases.production import harvest, lasting, portions, production
from rules.first_martians.plan.job_checks import places_for
from rules.first_martians.plan.problems import check_stack, free_pawns
from rules.first_martians.plan.salvage import open_proposals
from rules.first_martians.state import (
    Astronaut,
    ChapterRecord,
    Facility,
    LogEntry,
    Needs,
    OpenCall,
    Proposal,
    Rover,
    Site,
    Stack,
    State,
    Step,
    Supply,
)
from rules.first_martians.terms import COLOUR, CONDITIONS, FOOD, GRIDS, PLAN, ROUNDS_IN_LOG


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
    """The balance of a resource in the next Production, as things are: supply and demand.

    ``lasting`` is what a campaign's rules for good add to the General Supply then, or take from it.
    """

    resource: str
    produced: int
    needed: int
    lasting: int = 0


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
    ``charted`` counts the sites, the first ones, that were explored before the mission began.
    ``lying`` are objective tokens on unexplored spaces, ``scanned`` regions known on such spaces.
    ``percent`` is what Research cards have brought, ``separated`` whether the lowest is left out.
    ``broken`` are the parts that count against the ``threshold``. ``routes`` are the viewer's ways
    to each space, as actions number them. ``strips`` are parts that shall be stripped.
    ``decided`` are sides taken in events, as ``event:side``, ``rules`` those that hold for good. In
    a campaign ``chapter`` is the mission's and ``records`` are those that are over, ``former``
    those that no longer count since it was begun anew; ``resting`` says whether the next one is yet
    to begin, ``ending`` how all of it ended.
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
    charted: int
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
    rules: tuple[str, ...]
    stacks: tuple[StackView, ...]
    calls: tuple[OpenCall, ...]
    ready: tuple[Seat, ...]
    strips: tuple[Proposal, ...]
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
    chapter: str
    records: tuple[ChapterRecord, ...]
    former: tuple[ChapterRecord, ...]
    resting: bool
    ending: str

    def open_until(self, came: int) -> int:
        """The last round in which the action of an event can be done that ``came`` in a round."""
        return min(came + ROUNDS_IN_LOG - 1, self.sols)


def box_numbers(view: View) -> Mapping[int, int]:
    """By a stack's own number the one that words and pictures call it by.

    They count from 1 in the order in which the view lists the stacks and the plan's picture draws
    their boxes; a stack's own number has gaps once others were taken back.
    """
    return {each.stack.number: box for box, each in enumerate(view.stacks, 1)}


def objectives(state: State) -> tuple[ObjectiveView, ...]:
    """The objectives with their progress, in the mission's order."""
    return tuple(
        ObjectiveView(
            id=each.id,
            optional=each.optional,
            goal=each.goal,
            about=each.about or "",
            ring=each.ring,
            have=have(state, each),
            needed=each.needed(len(state.crew)),
            reached=each.id in state.reached,
        )
        for each in state.mission.objectives
    )


def projects(state: State) -> tuple[ProjectView, ...]:
    """The special actions, in the mission's order."""
    found = []
    for each in state.mission.projects:
        places = places_for(state, each) if each.outside else ()
        waits_for = tuple(name for name in each.needs if name not in state.built)
        done = state.built.count(each.id)
        found.append(
            ProjectView(
                id=each.id,
                type=each.type,
                outside=each.outside,
                repeat=each.repeat,
                done=done,
                standing=tuple(space for name, space in state.erected if name == each.id),
                places=places if each.repeat or not done else (),
                items=each.items,
                supply=tuple(each.supply.items()),
                waits_for=waits_for,
                open=(each.repeat or not done)
                and not waits_for
                and (bool(places) or not each.outside),
            )
        )
    return tuple(found)


def view(state: State, viewer: Viewer) -> View:
    """The game as a seat, or the public, may know it.

    Raises ``ValueError`` for a seat that isn't at the table.
    """
    seats = range(len(state.crew))
    if viewer is not None and viewer not in seats:
        raise ValueError(f"no seat {viewer} at this table")
    start = state.start
    step = state.todo[0] if state.todo else None
    return View(
        viewer=viewer,
        content=opened(state),
        mission=state.mission.id,
        options=(
            (MISSION.id, start.mission.id),
            (LEVEL.id, start.level),
            (SOLO.id, YES if start.solo else NO),
            (CAMPAIGN.id, start.campaign.id if start.campaign else YES if start.locked else NO),
            (AGREEMENT.id, MAJORITY if start.majority else ALL),
            (FIRST.id, start.first),
            (LESSONS.id, YES if start.lessons else NO),
        ),
        roles=start.roles,
        round=state.round,
        sols=state.sols,
        phase=state.phase,
        first=state.first,
        decisions=RULES.decisions(state),
        step=step,
        choices=_choices(state, step),
        morale=state.morale,
        stress=state.stress,
        supply=state.supply,
        crew=state.crew,
        acting=tuple(tuple(k for k in CONDITIONS if state.suffers(seat, k)) for seat in seats),
        free_pawns=tuple(free_pawns(state, seat, state.plan) for seat in seats),
        machines=state.machines,
        rovers=state.rovers,
        facilities=state.facilities,
        forecast=_forecast(state),
        tracks=state.tracks,
        boxes=state.boxes,
        decks=tuple(map(len, state.decks)),
        discards=state.discards,
        sites=state.sites,
        charted=state.charted,
        routes=_routes(state, viewer),
        regions=_regions(state),
        pois=len(state.pois),
        cargo=state.cargo,
        pending=state.pending,
        examined=state.examined,
        discovered=state.discovered,
        upgrades=state.upgrades,
        log=state.log,
        decided=state.decided,
        rules=state.rules,
        stacks=tuple(_stack(state, number) for number in range(len(state.plan.stacks))),
        calls=state.plan.calls,
        ready=state.plan.ready,
        strips=open_proposals(state),
        repaired=state.repaired,
        ignored=state.ignored,
        objectives=objectives(state),
        projects=projects(state),
        lying=state.lying,
        scanned=_scanned(state),
        percent=state.percent,
        separated=state.separated,
        built=state.built,
        erected=state.erected,
        reached=state.reached,
        met=state.met,
        broken=broken(state),
        threshold=state.mission.threshold.get(start.level),
        outcome=state.outcome,
        chapter=state.chapter,
        records=state.records,
        former=state.former,
        resting=state.resting,
        ending=state.ending,
    )


def _choices(state: State, step: Step | None) -> tuple[str, ...]:
    if step is None or step.kind == PLAN:
        return ()
    return TOPICS[step.kind].options(state, step)


def _forecast(state: State) -> tuple[Forecast, ...]:
    return (
        *(
            Forecast(
                grid, production(state, grid), len(supplied(state, grid)), lasting(state, grid)
            )
            for grid in GRIDS
        ),
        Forecast(FOOD, harvest(state), len(portions(state)), lasting(state, FOOD)),
    )


def _routes(state: State, viewer: Viewer) -> tuple[tuple[str, tuple[Route, ...]], ...]:
    if viewer is None:
        return ()
    spaces, ways = state.start.content.mars.spaces, all_routes(state, viewer)
    return tuple((space.id, ways[space.id]) for space in spaces if space.id in ways)


def _regions(state: State) -> tuple[int, ...]:
    regions = state.start.content.mars.region
    rings = sorted({each.ring for each in regions.values()})
    return tuple(sum(regions[name].ring == ring for name in state.regions) for ring in rings)


def _scanned(state: State) -> tuple[tuple[str, str], ...]:
    """The regions that the crew knows of spaces not explored yet."""
    laid = dict(state.laid)
    explored = {site.space for site in state.sites}
    return tuple((space, laid[space]) for space in state.scanned if space not in explored)


def _stack(state: State, number: int) -> StackView:
    stack, plan = state.plan.stacks[number], state.plan
    fixed = bool(plan.needs)
    need = plan.needs[number] if fixed else needs(state, plan, stack)
    problem, figures = "", {}
    if not fixed:
        try:
            check_stack(state, plan, stack)
        except IllegalAction as error:
            problem, figures = error.reason, error.params
    return StackView(
        stack,
        performer(state, stack),
        need,
        chance(state, stack, need),
        problem,
        tuple((key, str(value)) for key, value in sorted(figures.items())),
    )


def chance(state: State, stack: Stack, need: Needs) -> int:
    """The chance of an action's success in percent; skills may better it."""
    if not need.roll:
        return 100
    faces = state.start.content.base.action_dice[COLOUR[action_type(stack.job)]]
    once, whole = faces.success, faces.sides
    if need.reroll:
        return round(100 * once * once / (whole * whole))
    return round(100 * once / whole)
