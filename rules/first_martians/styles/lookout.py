"""An autopilot's evaluation of a view: pawns that a job takes, what it can pay, what is missing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rules.core.game import Seat
from rules.first_martians.components.missions import COLLECT, PROJECT, SOWN, Objective
from rules.first_martians.pieces import Facility
from rules.first_martians.plan.routes import Route
from rules.first_martians.terms import (
    BLOCKED,
    COSTS_ENERGY,
    COSTS_OXYGEN,
    EXPLORE,
    FROGGY,
    LAST_WOUND,
    MINUS_PAWN,
    NO_ROVER,
    ROVERS,
    WOUND,
)
from rules.first_martians.views.view import View


@dataclass(frozen=True)
class Lookout:
    """A seat's view, with what its autopilot asks of it."""

    view: View
    seat: Seat

    @cached_property
    def open_objectives(self) -> tuple[Objective, ...]:
        """The mission's objectives that aren't reached, optional ones among them."""
        every = self.view.content.missions.mission[self.view.mission].objectives
        return tuple(each for each in every if each.id not in self.view.reached)

    def wants(self, goal: str, about: str) -> bool:
        """Whether an objective that isn't optional asks for this."""
        return any(
            (each.goal, each.about) == (goal, about) and not each.optional
            for each in self.open_objectives
        )

    def wants_project(self, project: str) -> bool:
        """Whether a project has to be built, for itself or for another goal."""
        data = self.view.content.missions.mission[self.view.mission].project[project]
        return self.wants(PROJECT, project) or self.wants(
            SOWN, data.greenhouse or data.facility or ""
        )

    @cached_property
    def finds_missing(self) -> bool:
        """Whether objective tokens are wanted that lie nowhere on the map yet."""
        items = self.view.cargo + self.view.pending
        lying = [token for site in self.view.sites for token in site.finds]
        return any(
            each.goal == COLLECT
            and not each.optional
            and items.count(each.about or "") + lying.count(each.about or "") < each.amount
            for each in self.open_objectives
        )

    def facility_of(self, action: str) -> Facility:
        """The facility of a type of action."""
        name = self.view.content.base.of_action(action).id
        return next(each for each in self.view.facilities if each.id == name)

    def route(self, space: str, number: int) -> Route:
        """A way by its number."""
        return dict(self.view.routes)[space][number]

    def pawns_needed(self, action: str, route: Route | None, rover: bool) -> int:
        """The pawns that an action takes for a roll, beside a rover's if one can help."""
        tokens = self.facility_of(action).now.count(MINUS_PAWN)
        helped = 0
        if route is not None and rover and not self._rovers_forbidden(action):
            free = [each for each in ROVERS if self.rover_free(each)]
            if action == EXPLORE and FROGGY in free:
                helped = 2
            elif any(each != FROGGY for each in free):
                helped = 1
        return max(1, 1 + tokens + (route.pawns if route else 0) - helped)

    def _rovers_forbidden(self, action: str) -> bool:
        """Whether a red part lets no rover help with exploring."""
        facility = self.facility_of(action)
        parts = self.view.content.base.facility[facility.id].parts
        return action == EXPLORE and any(NO_ROVER in parts[part] for part in facility.broken)

    def rover_free(self, rover: str) -> bool:
        """Whether a rover is in the Depot, and not blocked."""
        tokens = next(each.tokens for each in self.view.rovers if each.id == rover)
        sent = any(each.stack.rover == rover for each in self.view.stacks)
        return not sent and BLOCKED not in tokens

    def can_pay(self, action: str) -> bool:
        """Whether the General Supply has what red parts of an action's facility cost."""
        facility = self.facility_of(action)
        parts = self.view.content.base.facility[facility.id].parts
        red = {each for part in facility.broken for each in parts[part]}
        energy = sum(each.needs.energy for each in self.view.stacks)
        oxygen = sum(each.needs.oxygen for each in self.view.stacks)
        if COSTS_ENERGY in red and self.view.supply.energy <= energy:
            return False
        return not (COSTS_OXYGEN in red and self.view.supply.oxygen <= oxygen)

    def hurts(self, action: str, route: Route | None) -> bool:
        """Whether an action surely wounds."""
        lands = route.penalties if route else ()
        return WOUND in lands or WOUND in self.facility_of(action).now

    @cached_property
    def health(self) -> int:
        """The wounds that the seat's astronaut can still take."""
        return LAST_WOUND - self.view.crew[self.seat].wounds
