"""Reasons of a sensible crew's moves, and threats to the crew, with figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core.advice import Figure, Reason
from rules.first_martians.autopilots.choice_reasons import choice_reason
from rules.first_martians.autopilots.evaluation import Evaluation, too_many_red
from rules.first_martians.autopilots.job_values import asks
from rules.first_martians.components.missions import EXPLORED, SOWN
from rules.first_martians.decision_rules import Choose
from rules.first_martians.plan.agreement import Ready
from rules.first_martians.plan.laying import (
    Attend,
    Construct,
    Erect,
    Experiment,
    Explore,
    Gather,
    Heal,
    Install,
    Manage,
    MendRover,
    Repair,
    Rest,
    Restart,
    Sow,
    Study,
    Unwind,
)
from rules.first_martians.plan.planning import Call, Join, Send, Withdraw
from rules.first_martians.plan.salvage import Dismantle, Use
from rules.first_martians.progress import Action
from rules.first_martians.terms import BLOCKS, FOOD, LAST_WOUND, OPEN, STRESS_LIMIT, TRACK_END
from rules.first_martians.view import StackView, View

DANGERS = 2
"""So many are told, those that strike first."""
LACKS = 2
"""So many stacks that lack pawns are told."""
NEARLY_DEAD = 1
"""With no more wounds than these left to take, an astronaut is told of."""
LATE = 3
"""In so many last sols, too many broken parts are a danger: they count at the end."""


def reason(view: View, line: Sequence[Action]) -> Reason | None:
    """What speaks for a move of the viewing seat's; ``None`` where nothing is to be said."""
    assert view.viewer is not None
    evaluation, action = Evaluation(view, view.viewer), line[0]
    match action:
        case Ready():
            lacking = sum(bool(_lack(each)["missing"]) for each in view.stacks)
            return Reason("ready", {"jobs": len(view.stacks), "lacking": lacking})
        case Join() | Send():
            return _help(_stack(view, action.stack))
        case Call():
            each = _stack(view, action.stack)
            return Reason("call", _lack(each) | {"role": action.role})
        case Withdraw():
            each = _stack(view, action.stack)
            return Reason("undoable" if each.problem else "freed", {"stack": action.stack})
        case Dismantle():
            return Reason("broken", _broken(view))
        case Use():
            return Reason("skill", {"skill": action.skill})
        case Choose():
            return choice_reason(evaluation, action)
        case _:
            # Of what can be done, the adviser found nothing better.
            return _job(evaluation, action) or Reason("nothing-better")


def outlook(view: View) -> tuple[Reason, ...]:
    """What threatens the crew first, then the stacks that lack pawns."""
    lacking = [Reason("lacks", _lack(each)) for each in view.stacks if _lack(each)["missing"]]
    return (*[*_dangers(view)][:DANGERS], *lacking[:LACKS])


def _stack(view: View, number: int) -> StackView:
    return next(each for each in view.stacks if each.stack.number == number)


def _lack(each: StackView) -> dict[str, Figure]:
    missing = max(0, each.needs.pawns - each.needs.given)
    return {"stack": each.stack.number, "missing": missing}


def _help(each: StackView) -> Reason:
    lack = _lack(each)
    if lack["missing"]:
        return Reason("lacking", lack)
    return Reason("safer", {"stack": each.stack.number, "chance": each.chance})


def _broken(view: View) -> dict[str, Figure]:
    return {"broken": view.broken, "most": view.threshold or 0, "left": _sols_left(view)}


def _sols_left(view: View) -> int:
    """The sols that are left, this one among them."""
    return view.sols - view.round + 1


def _job(evaluation: Evaluation, action: Action) -> Reason | None:
    """What speaks for beginning a job."""
    view = evaluation.view
    left = {"left": _sols_left(view)}
    match action:
        case Construct() | Erect() | Experiment():
            if action.project in evaluation.wanted_projects:
                return Reason("mission", left)
            return _card(evaluation, evaluation.mission.project[action.project].facility or "")
        case Sow():
            if evaluation.wants(SOWN, action.farm):
                return Reason("mission", left)
            short = _short(view).get(FOOD, 0)
            return Reason("sow", {"missing": short}) if short else None
        case Gather():
            wanted = action.item in evaluation.wanted_items
            return Reason("mission", left) if wanted else None
        case Explore():
            if any(each.goal == EXPLORED for each in evaluation.missing):
                return Reason("explore", left)
            return Reason("finds", left) if asks(evaluation) else None
        case Repair():
            return _repair(evaluation, action)
        case Attend():
            entry = next(each for each in view.log if each.event == action.event)
            until = view.open_until(entry.round)
            return Reason("event", {"until": until, "now": view.round})
        case Restart():
            return Reason("restart", {"facility": action.facility})
        case Study():
            return Reason("study", left) if evaluation.studies else None
        case Install():
            return Reason("install", left)
        case MendRover():
            return Reason("rover")
        case _:
            return _care(evaluation, action)


def _card(evaluation: Evaluation, name: str) -> Reason | None:
    """What speaks for building a facility that no objective asks for."""
    base = evaluation.view.content.base
    facility = base.facility.get(name)
    if facility is not None and facility.production:
        return Reason("production", {"left": _sols_left(evaluation.view)})
    if facility is not None and facility.card and facility.action:
        return Reason("stand-in", {"facility": base.of_action(facility.action).id})
    return None


def _repair(evaluation: Evaluation, action: Repair) -> Reason:
    view = evaluation.view
    farm = next(each.farm for each in view.facilities if each.id == action.facility)
    if farm is not None and (farm.plants or any(farm.growth)):
        return Reason("farm", {"facility": action.facility})
    if too_many_red(evaluation):
        return Reason("broken", _broken(view))
    return Reason("repair", {"facility": action.facility, "part": action.part})


def _care(evaluation: Evaluation, action: Action) -> Reason | None:
    view = evaluation.view
    astronaut = view.crew[evaluation.seat]
    match action:
        case Heal():
            if action.cure != OPEN or (astronaut.ailments and not astronaut.wounds):
                kind = astronaut.ailments[0].kind if action.cure == OPEN else action.cure
                return Reason("ailment", {"condition": kind})
            return Reason("heal", {"wounds": astronaut.wounds, "most": LAST_WOUND})
        case Unwind():
            return Reason("unwind", {"stress": view.stress, "limit": STRESS_LIMIT})
        case Manage():
            return Reason("track", _track(view))
        case Rest():
            return Reason("rest", {"tokens": astronaut.tokens})
        case _:
            return None


def _track(view: View) -> dict[str, Figure]:
    """The malfunction track that is nearest to its end."""
    level = max(view.tracks)
    return {"block": BLOCKS[view.tracks.index(level)], "level": level, "end": TRACK_END}


def _short(view: View) -> dict[str, int]:
    """What the next Production lacks, by resource, as things are; food in store helps out."""
    found = {}
    for each in view.forecast:
        stock = max(0, view.supply.food + each.lasting) if each.resource == FOOD else 0
        found[each.resource] = max(0, each.needed - each.produced - stock)
    return found


def _dangers(view: View) -> Iterator[Reason]:
    """What may wound or kill, from what strikes first."""
    for seat, astronaut in enumerate(view.crew):
        left = LAST_WOUND - astronaut.wounds
        if left <= NEARLY_DEAD:
            yield Reason("danger-wounds", {"role": view.roles[seat], "left": left + 1})
    short = _short(view)
    if short.get(FOOD, 0):
        yield Reason("danger-food", {"missing": short[FOOD]})
    for resource, missing in short.items():
        if resource != FOOD and missing:
            yield Reason("danger-grid", {"resource": resource, "missing": missing})
    for entry in view.log:
        if view.open_until(entry.round) == view.round:
            yield Reason("danger-event", {"event": entry.event})
    if view.stress + len(view.crew) >= STRESS_LIMIT:
        yield Reason("danger-stress", {"stress": view.stress, "limit": STRESS_LIMIT})
    if max(view.tracks) >= TRACK_END - 1:
        yield Reason("danger-track", _track(view))
    if view.threshold is not None and view.broken > view.threshold and _sols_left(view) <= LATE:
        yield Reason("danger-broken", _broken(view))
    missing = sum(not each.reached and not each.optional for each in view.objectives)
    if missing:
        yield Reason("danger-time", {"missing": missing, "left": _sols_left(view)})
