"""Autopilots of First Martians: they see what their seat sees, and choose from what it may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from rules.core.advice import Reason
from rules.core.chance import Dice, stream
from rules.core.game import Autopilot, Seat
from rules.first_martians.autopilots.evaluation import Evaluation
from rules.first_martians.autopilots.job_values import NEVER, TYPE_OF_ACTION, job_value
from rules.first_martians.autopilots.plan_choice import choice_value, free_move, mending, safer
from rules.first_martians.autopilots.reasons import outlook, reason
from rules.first_martians.plan.agreement import Ready
from rules.first_martians.plan.laying import Attend, Rest, Restart
from rules.first_martians.plan.planning import Join, Revise, Send, Withdraw
from rules.first_martians.plan.salvage import Strip
from rules.first_martians.progress import Action
from rules.first_martians.terms import DEBRIEFING, OWN, PLAN
from rules.first_martians.view import View

JOBS = (*TYPE_OF_ACTION, Attend, Restart)
NOW_AND_THEN = 25
"""One pawn in so many rests, whatever else there is: a plan that is never right comes to an end."""

WORTHWHILE = 1.5
"""Least worth of a machine or rover that is laid when all pawns are, in points of ``job_value``."""


ALIKE = 10.0
"""Points within which the sides of a debriefing are chosen by lot: stories go different ways."""


def _seat(view: View) -> Seat:
    if view.viewer is None or view.step is None:
        raise ValueError("an autopilot needs the view of a seat that decides now")
    return view.viewer


@dataclass(slots=True)
class SteadyAutopilot:
    """Lays its pawns where the plan lacks them: the mission first, then whatever threatens.

    It advises what it would do, and counts on all others to help. It raises ``ValueError`` for a
    view that isn't a seat's own.
    """

    style: str = "steady"

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """One of ``actions``: the one worth most, ``dice`` breaking ties."""
        evaluation = Evaluation(view, _seat(view))
        assert view.step is not None
        if view.step.kind != PLAN:
            values = [(choice_value(evaluation, action), action) for action in actions]
            return _best(values, dice, ALIKE if view.step.kind == DEBRIEFING else 0.0)
        change = _consent(evaluation, actions) or _change(
            evaluation, actions, dice, now_and_then=True
        )
        if change is not None:
            return change
        agreed = [action for action in actions if isinstance(action, Ready)]
        if agreed:
            return agreed[0]
        return _retreat(actions, dice)

    def at_once(self, view: View, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Its next move; none where it finds all options alike."""
        evaluation, dice = Evaluation(view, _seat(view)), stream(bytes(32), "advice")
        assert view.step is not None
        if view.step.kind != PLAN:
            values = [(choice_value(evaluation, action), action) for action in actions]
            alike = len({value for value, _ in values}) < 2
            return () if alike else (_best(values, dice),)
        change = _change(evaluation, actions, dice, now_and_then=False)
        if change is not None:
            return (change,)
        return tuple(action for action in actions if isinstance(action, Ready))[:1]

    def reason(self, view: View, line: Sequence[Action]) -> Reason | None:
        return reason(view, line)

    def outlook(self, view: View) -> tuple[Reason, ...]:
        assert view.step is not None
        return outlook(view) if view.step.kind == PLAN else ()

    def prepare(
        self, view: View, actions: Sequence[Action], dice: Dice, people: frozenset[Seat]
    ) -> Action | None:
        """The change to make in the plan while people work on it; ``None`` where it is right."""
        evaluation = Evaluation(view, _seat(view), people)
        assert view.step is not None
        if view.step.kind != PLAN:
            return None
        return _consent(evaluation, actions) or _change(
            evaluation, actions, dice, now_and_then=False
        )


def _consent(evaluation: Evaluation, actions: Sequence[Action]) -> Action | None:
    """The consent to a part's being stripped: autopilots never propose it, so somebody wants it."""
    wanted = (Strip(each.facility, each.part) for each in evaluation.view.strips)
    return next((each for each in wanted if each in actions), None)


def _change(
    evaluation: Evaluation, actions: Sequence[Action], dice: Dice, *, now_and_then: bool
) -> Action | None:
    """The next change that the plan still needs, or ``None``."""
    first = free_move(evaluation, actions) or mending(evaluation, actions)
    return first or _laying(evaluation, actions, dice, now_and_then)


def _laying(
    evaluation: Evaluation, actions: Sequence[Action], dice: Dice, now_and_then: bool
) -> Action | None:
    """The pawn, machine or rover to lay next, or ``None`` once nothing of them is left."""
    free = evaluation.view.free_pawns[evaluation.seat]
    if now_and_then and not dice.below(NOW_AND_THEN):
        return Rest() if free and Rest() in actions else None
    jobs = [action for action in actions if isinstance(action, JOBS)]
    values = [(job_value(evaluation, action), action) for action in jobs]
    values += safer(evaluation, actions)
    if not free:
        values = [each for each in values if each[0] > WORTHWHILE and _spare(each[1])]
    values = [each for each in values if each[0] > NEVER / 2]
    return _best(values, dice) if values else None


def _spare(action: Action) -> bool:
    """Whether an action takes no pawn of an astronaut's."""
    return isinstance(action, Send) or getattr(action, "by", OWN) != OWN


def _retreat(actions: Sequence[Action], dice: Dice) -> Action:
    """Take something back: nothing sensible is left."""
    back = [action for action in actions if isinstance(action, Withdraw | Revise)]
    return _any(back or actions, dice)


def _any(actions: Sequence[Action], dice: Dice) -> Action:
    return actions[dice.below(len(actions))]


def _best(values: list[tuple[float, Action]], dice: Dice, within: float = 0.0) -> Action:
    """One of the actions that are worth most, or at most so many points less."""
    most = max(value for value, _ in values)
    best = [action for value, action in values if value >= most - within]
    return best[dice.below(len(best))]


@dataclass(slots=True)
class RandomAutopilot:
    """Lays its pawns anywhere and agrees once they are laid: what sense is measured against."""

    style: str = "random"

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """One of ``actions``, by chance; while planning, one that brings the plan to an end."""
        seat = _seat(view)
        assert view.step is not None
        if view.step.kind != PLAN:
            return _any(actions, dice)
        agreed = [action for action in actions if isinstance(action, Ready)]
        if agreed:
            return agreed[0]
        own = [s for s in view.stacks if s.performer == seat and s.problem]
        helps = [
            action
            for action in actions
            if isinstance(action, Join | Send)
            and (isinstance(action, Join) or Evaluation(view, seat).rover_in(action.rover))
            and any(action.stack == each.stack.number for each in own)
        ]
        if helps and dice.below(2):
            return _any(helps, dice)
        if not own:
            jobs = [a for a in actions if isinstance(a, JOBS) and getattr(a, "by", OWN) == OWN]
            kinds = list(dict.fromkeys(map(type, jobs)))
            if kinds:  # each kind is as likely: a red part can be repaired in a dozen ways
                kind = kinds[dice.below(len(kinds))]
                return _any([each for each in jobs if type(each) is kind], dice)
        back = [
            action
            for action in actions
            if isinstance(action, Withdraw)
            and (not own or any(action.stack == each.stack.number for each in own))
        ]
        return _any(back or actions, dice)


STEADY = "steady"
AUTOPILOTS: Mapping[str, Autopilot[View, Action]] = MappingProxyType(
    {STEADY: SteadyAutopilot(), "random": RandomAutopilot()}
)
"""The styles by id, the one to take unless told otherwise first."""
