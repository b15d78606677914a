"""Views made from states: only what is named here can be seen."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.game import Viewer
from rules.first_martians import decision_rules
from rules.first_martians.choices.mars_base import supplied
from rules.first_martians.effects.mars_base import farms
from rules.first_martians.phases.production import portions, production
from rules.first_martians.phases.rounds import broken
from rules.first_martians.pieces import Needs, Stack, Step
from rules.first_martians.plan.needs import action_type, needs, performer
from rules.first_martians.plan.problems import check_stack, free_pawns
from rules.first_martians.plan.routes import Route, all_routes
from rules.first_martians.setup import (
    AGREEMENT,
    ALL,
    CAMPAIGN,
    LESSONS,
    LEVEL,
    MAJORITY,
    MISSION,
    NO,
    SOLO,
    YES,
)
from rules.first_martians.state import State
from rules.first_martians.terms import COLOUR, CONDITIONS, FOOD, GRIDS, PLAN
from rules.first_martians.views.mission_views import objectives, projects
from rules.first_martians.views.view import Forecast, StackView, View


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
        content=start.content,
        mission=start.mission.id,
        options=(
            (MISSION.id, start.mission.id),
            (LEVEL.id, start.level),
            (SOLO.id, YES if start.solo else NO),
            (CAMPAIGN.id, YES if start.campaign else NO),
            (AGREEMENT.id, MAJORITY if start.majority else ALL),
            (LESSONS.id, YES if start.lessons else NO),
        ),
        roles=start.roles,
        round=state.round,
        sols=start.sols,
        phase=state.phase,
        first=state.first,
        decisions=decision_rules.decisions(state),
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
        stacks=tuple(_stack(state, number) for number in range(len(state.plan.stacks))),
        calls=state.plan.calls,
        ready=state.plan.ready,
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
        threshold=start.mission.threshold.get(start.level),
        outcome=state.outcome,
    )


def _choices(state: State, step: Step | None) -> tuple[str, ...]:
    if step is None or step.kind == PLAN:
        return ()
    return decision_rules.TOPICS[step.kind].options(state, step)


def _forecast(state: State) -> tuple[Forecast, ...]:
    grown = sum(farm.plants for _, farm in farms(state))
    return (
        *(Forecast(grid, production(state, grid), len(supplied(state, grid))) for grid in GRIDS),
        Forecast(FOOD, grown, len(portions(state))),
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
