"""An autopilot's evaluation of a view: what effects are worth, what the crew lacks and can pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from types import MappingProxyType

from rules.core.game import Seat
from rules.first_martians.components.cards import EVERYBODY, Effect, Effects
from rules.first_martians.components.content import Content, spare
from rules.first_martians.components.missions import (
    COLLECT,
    DISCOVER,
    KINDS,
    PERCENT,
    PROJECT,
    SOWN,
    Mission,
)
from rules.first_martians.needs import FROGGY_PAWNS, SCORPIO_PAWNS, Route, place_among
from rules.first_martians.options import SOLO, YES
from rules.first_martians.plan.planning import SOLO_MACHINES
from rules.first_martians.state import Facility, Job
from rules.first_martians.terms import (
    BLOCKED,
    CONSTRUCT,
    COSTS_ENERGY,
    COSTS_OXYGEN,
    DICE_TYPES,
    ENERGY,
    EXPERIMENT,
    EXPLORE,
    FOOD,
    FROGGY,
    GATHER,
    HEAL,
    LAST_WOUND,
    MEDIC,
    MINUS_PAWN,
    NO_ROVER,
    OXYGEN,
    POISONING,
    REPAIR,
    RESOURCES,
    ROVERS,
    WOUND,
)
from rules.first_martians.view import ObjectiveView, View

WORTH: Mapping[str, float] = MappingProxyType(
    {
        "morale": 2.5,
        "stress": -0.5,
        "supply": 1.0,
        "tokens": 1.0,
        "wound": -4.0,
        "heal": 3.0,
        "condition": -5.0,
        "track": -1.0,
        "malfunction": -4.0,
        "break": -3.0,
        "break-any": -3.0,
        "mend": 3.0,
        "token": -2.0,
        "rover-token": -1.5,
        "mend-rovers": 0.7,
        "item": 1.5,
        "productivity": 2.5,
        "shut": -12.0,
        "grow": 1.0,
        "lose-plants": -9.0,
        "lose-sample": -0.5,
        "gather-sample": 1.5,
        "use-sample": -1.5,
        "ignore-terrain": 1.0,
        "reroll": 1.0,
        "adventure": -2.0,
        "percent": 0.05,
        "separate": 2.0,
        "scan": 2.0,
        "rule": 0.0,
        "lose-upgrade": -4.0,
        "lose-greenhouse": -9.0,
    }
)
"""By word, for one of its amount; a rule for good is worth what it brings (``rule_worth``)."""


def worth(effects: Effects, crew: int) -> float:
    """The worth of a list of effects to a crew of so many."""
    return sum(_worth(effect, crew) for effect in effects)


def _worth(effect: Effect, crew: int) -> float:
    times = crew if effect.who == EVERYBODY else 1
    return WORTH[effect.do] * (effect.amount or 1) * times


LASTING = 6
"""Rounds that a rule for good is thought to matter for: what comes later, nobody can plan."""


def rule_worth(content: Content, effects: Effects, crew: int) -> float:
    """The worth of the rules for good that effects let hold."""
    rules = {each.id: each for campaign in content.campaigns.values() for each in campaign.rules}
    found = (rules[effect.rule] for effect in effects if effect.rule in rules)
    return sum(LASTING * worth(each.effects, crew) for each in found)


WOUND_COST, WORSE = 2.0, 1.5
"""Points lost by a first wound, and the points that each further one costs more."""


@dataclass(frozen=True)
class Evaluation:
    """A seat's view, with what its autopilot asks of it."""

    view: View
    seat: Seat
    people: frozenset[Seat] = frozenset()
    """Seats whose help isn't counted on: people decide for themselves."""

    @cached_property
    def mission(self) -> Mission:
        """The mission."""
        return self.view.content.mission[self.view.mission]

    @cached_property
    def missing(self) -> tuple[ObjectiveView, ...]:
        """The objectives that have to be reached, and aren't, nor surely will be by the plan."""
        return tuple(
            each
            for each in self.view.objectives
            if not each.reached and not each.optional and not self._laid_surely(each)
        )

    @cached_property
    def sure(self) -> tuple[Job, ...]:
        """The jobs of the plan that can't fail as they are laid."""
        return tuple(
            each.stack.job
            for each in self.view.stacks
            if each.chance == 100 and not each.problem and each.needs.given >= each.needs.pawns
        )

    def _laid_surely(self, objective: ObjectiveView) -> bool:
        """Whether the plan surely does all that a project still lacks."""
        if objective.goal != PROJECT:
            return False
        jobs = (job for job in self.sure if job.kind in (CONSTRUCT, EXPERIMENT))
        laid = sum(job.about == objective.about for job in jobs)
        return objective.have + laid >= objective.needed

    def wants(self, goal: str, about: str = "") -> bool:
        """Whether an objective that isn't optional asks for this."""
        return any((each.goal, each.about) == (goal, about) for each in self.missing)

    @cached_property
    def wanted_projects(self) -> frozenset[str]:
        """The projects that have to be done, for themselves or for others."""
        short = {each.about for each in self.missing if each.goal == PROJECT}
        wanted = {
            each.id
            for each in self.mission.projects
            if each.id in short or self.wants(SOWN, each.greenhouse or each.facility or "")
        }
        descent = self.mission.descent
        if descent is not None and descent.project not in self.view.built:
            wanted.add(descent.project)
        waiting = list(wanted)
        while waiting:
            for other in self.mission.project[waiting.pop()].needs:
                if other not in wanted and other not in self.view.built:
                    wanted.add(other)
                    waiting.append(other)
        return frozenset(wanted)

    @cached_property
    def lacking(self) -> Mapping[str, int]:
        """The objective tokens still lacking that are asked for, or that projects take, by kind."""
        items = self.view.cargo + self.view.pending
        asked = Counter({each.about: each.needed for each in self.missing if each.goal == COLLECT})
        taken = [i for name in self.wanted_projects for i in self.mission.project[name].items]
        asked |= Counter(taken)
        coming = (job.about for job in self.sure if job.kind == GATHER)
        return asked - Counter(items) - Counter(coming)

    @cached_property
    def wanted_items(self) -> frozenset[str]:
        """The objective tokens that are lacking."""
        return frozenset(self.lacking)

    @cached_property
    def studies(self) -> bool:
        """Whether samples have to be studied."""
        return any(each.goal in (DISCOVER, KINDS, PERCENT) for each in self.missing)

    @cached_property
    def building_sites(self) -> frozenset[str]:
        """The spaces where something that is wanted could be erected, once they are explored.

        What only eases a descent is left out: it can stand on the way down.
        """
        mars = self.view.content.mars
        found: set[str] = set()
        descent = self.mission.descent
        for name in self.wanted_projects - {descent.project if descent else ""}:
            project = self.mission.project[name]
            found |= {each.id for each in mars.spaces if each.ring == project.ring}
            for other, space in self.view.erected:
                if other == project.near:
                    taken = {at for _, at in self.view.erected}
                    found |= {*mars.neighbours[space]} - taken
        return frozenset(found)

    def facility_of(self, action: str) -> Facility | None:
        """The facility where a type of action is done, or ``None`` while none is there."""
        return place_among(self.view.facilities, self.view.content.base, action)

    def _red(self, action: str) -> frozenset[str]:
        """The penalties of red parts for a type of action, but for those that are cancelled."""
        facility = self.facility_of(action)
        if facility is None:
            return frozenset()
        base = self.view.content.base
        by_part = base.penalties(facility.id, facility.upgrade, facility.broken)
        return frozenset(chain.from_iterable(by_part.values()))

    def _tokens(self, action: str) -> tuple[str, ...]:
        facility = self.facility_of(action)
        return facility.now if facility is not None else ()

    def route(self, space: str, number: int) -> Route:
        """A way by its number."""
        return dict(self.view.routes)[space][number]

    def pawns_needed(self, action: str, route: Route | None, rover: bool) -> int:
        """The pawns that an action takes for a roll, beside a rover's if one can help."""
        tokens = self._tokens(action).count(MINUS_PAWN)
        helped = 0
        if route is not None and rover and not self._rovers_forbidden(action):
            helps = (self.rover_help(action, each) for each in ROVERS if self.rover_free(each))
            helped = max(0, max(helps, default=0))
        return max(1, 1 + tokens + (route.pawns if route else 0) - helped)

    def rover_help(self, action: str, rover: str) -> int:
        """The pawns that a rover saves an action; one that is hindered may save none."""
        tokens = next(each.tokens for each in self.view.rovers if each.id == rover)
        pawns = SCORPIO_PAWNS if rover != FROGGY else FROGGY_PAWNS * (action == EXPLORE)
        return pawns - tokens.count(MINUS_PAWN)

    def _rovers_forbidden(self, action: str) -> bool:
        """Whether a red part lets no rover help with exploring."""
        return action == EXPLORE and NO_ROVER in self._red(action)

    def rover_in(self, rover: str) -> bool:
        """Whether a rover is in the Depot."""
        return all(each.stack.rover != rover for each in self.view.stacks)

    def rover_free(self, rover: str) -> bool:
        """Whether a rover is in the Depot, and not blocked."""
        tokens = next(each.tokens for each in self.view.rovers if each.id == rover)
        return self.rover_in(rover) and BLOCKED not in tokens

    def can_pay(self, action: str, supply: Mapping[str, int]) -> bool:
        """Whether the General Supply has what a job takes, beside red parts' costs and the plan."""
        red = self._red(action)
        taken = {
            ENERGY: supply.get(ENERGY, 0) + (COSTS_ENERGY in red),
            OXYGEN: supply.get(OXYGEN, 0) + (COSTS_OXYGEN in red),
            FOOD: supply.get(FOOD, 0),
        }
        return all(
            not amount
            or getattr(self.view.supply, each)
            - sum(getattr(stack.needs, each) for stack in self.view.stacks)
            >= amount
            for each, amount in taken.items()
        )

    def may_help(self, seat: Seat) -> bool:
        """Whether another can still lay a pawn: one that is counted on, and hasn't agreed yet."""
        counted_on = seat != self.seat and seat not in self.people
        return counted_on and seat not in self.view.ready and self.view.free_pawns[seat] > 0

    @cached_property
    def helpers(self) -> int:
        """The pawns that others can still lay."""
        free = self.view.free_pawns
        return sum(free[seat] for seat in range(len(free)) if self.may_help(seat))

    @cached_property
    def machines(self) -> tuple[str, ...]:
        """The machines that can still be laid this round."""
        view = self.view
        laid = {pawn for each in view.stacks for pawn in each.stack.pawns}
        free = tuple(each for each in view.machines if each not in laid)
        if dict(view.options)[SOLO.id] == YES and len(laid & {*view.machines}) >= SOLO_MACHINES:
            return ()
        return free

    def machine_for(self, action: str) -> int:
        """1 where a machine can help with a type of action, else 0."""
        machine = self.view.content.crew.machine
        return int(any(machine[each].action == action for each in self.machines))

    @cached_property
    def needs_no_medic(self) -> bool:
        """Whether the astronaut can be healed without another's pawn."""
        lab = self.facility_of(HEAL)
        if lab is None:
            return False
        scans = self.view.content.base.scans(lab.id, lab.upgrade)
        return scans or self.view.crew[self.seat].role == MEDIC

    @cached_property
    def medic_free(self) -> bool:
        """Whether another's pawn, the Medic's, can still be had for healing."""
        return self.view.crew[self.seat].role != MEDIC and self.can_have(MEDIC)

    def can_have(self, role: str) -> bool:
        """Whether an astronaut's pawn can be had: it is the seat's own, or it may help."""
        roles = self.view.roles
        if role not in roles:
            return False
        return roles.index(role) == self.seat or self.may_help(roles.index(role))

    def hurts(self, action: str, route: Route | None) -> bool:
        """Whether an action surely wounds."""
        lands = route.penalties if route else ()
        return WOUND in lands or WOUND in self._tokens(action)

    def danger(self, action: str, seat: Seat) -> float:
        """Points that an action's dice may cost a seat: the more, the more wounds it has."""
        if action not in DICE_TYPES:
            return 0.0
        dice = self.view.content.base.action_dice[action]
        astronaut = self.view.crew[seat]
        twice = 2 if POISONING in self.view.acting[seat] else 1
        return twice * dice.wound / dice.sides * (WOUND_COST + WORSE * astronaut.wounds)

    @cached_property
    def saved(self) -> Mapping[str, int]:
        """The supplies that projects which are wanted will take."""
        projects = [self.mission.project[each] for each in self.wanted_projects]
        return {each: sum(p.supply.get(each, 0) for p in projects) for each in RESOURCES}

    @cached_property
    def coming(self) -> int:
        """The red parts that projects which are wanted will bring."""
        facility = self.view.content.base.facility
        projects = [self.mission.project[each] for each in self.wanted_projects]
        return sum(
            len(facility[each.facility].parts)
            for each in projects
            if each.facility and not each.works
        )

    @cached_property
    def lacks_spares(self) -> bool:
        """Whether too many parts are broken, and no spare part at hand fits any of them."""
        view = self.view
        if view.threshold is None or view.broken + self.coming <= view.threshold:
            return False
        red = {part for each in view.facilities for part in each.broken}
        return bool(red) and not any(spare(part) in view.cargo for part in red)

    @cached_property
    def health(self) -> int:
        """The wounds that the seat's astronaut can still take."""
        return LAST_WOUND - self.view.crew[self.seat].wounds


def parts_to_repair(evaluation: Evaluation) -> tuple[str, ...]:
    """The kinds of the red parts that can be repaired, and that no stack is laid for."""
    jobs = [each.stack.job for each in evaluation.view.stacks]
    laid = {(job.where, job.about) for job in jobs if job.kind == REPAIR}
    return tuple(
        part
        for each in evaluation.view.facilities
        if not each.shut
        for part in each.broken
        if (each.id, part) not in laid
    )


def too_many_red(evaluation: Evaluation) -> bool:
    """Whether more parts are red than the mission lets be, but for those that stacks repair."""
    view = evaluation.view
    laid = sum(each.stack.job.kind == REPAIR for each in view.stacks)
    return view.threshold is not None and view.broken - laid > view.threshold


def items_left(evaluation: Evaluation) -> frozenset[str]:
    """The items at hand that no stack takes."""
    taken = Counter(item for each in evaluation.view.stacks for item in each.needs.items)
    return frozenset(Counter(evaluation.view.cargo) - taken)
