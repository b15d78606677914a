"""Sentences of the plan, its dice and its actions, and changes of it that others take back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.glossary import who
from bot.games.first_martians.plain_sentences import Sentence
from rules.first_martians.dice import Rolled
from rules.first_martians.plan.planning import PlanChanged, PlanFixed
from rules.first_martians.plan.problems import TOOLS
from rules.first_martians.plan.resolution import ActionIdle, ActionResolved
from rules.first_martians.state import Job
from rules.first_martians.terms import EVENT, EXPLORE, INSTALL, ROLES
from rules.first_martians.view import View


def _planned(p: Presentation[View], event: PlanChanged) -> str | None:
    """The change that somebody made; its reason, where a pawn is laid for something new."""
    t = p.t
    stack = event.plan.stack(event.number)
    called = event.plan.calls[-1].seat if event.change == "call" and event.plan.calls else None
    laid = (
        "" if stack is None else {"lay": stack.pawns[0], "join": stack.pawns[-1]}.get(event.change)
    )
    said = t(
        "first_martians-said-plan-changed",
        who=glossary.pawn(laid, t) if laid and laid not in ROLES else who(p, event.seat),
        change=event.change,
        job=glossary.with_emoji(event.job, t) if event.job else "",
        rover=stack.rover if stack and stack.rover else "none",
        other=who(p, called) if called is not None else "",
    )
    # Whoever laid it has had a reason of their own.
    return said if event.seat == p.view.viewer else _with_reason(p, said, event.job, event.why)


def _with_reason(p: Presentation[View], said: str, job: Job | None, why: str) -> str:
    """A sentence with the reason for which the action was begun, where there is one."""
    if not why:
        return said
    if why == TOOLS and job is not None and job.kind == INSTALL:
        why = INSTALL  # nothing was broken there
    reason = p.t(f"first_martians-purpose-{why}")
    return p.t("first_martians-said-plan-reason", said=said, why=reason)


def _fixed(p: Presentation[View], event: PlanFixed) -> str | None:
    paid = glossary.supply(
        sum(need.energy for need in event.needs),
        sum(need.oxygen for need in event.needs),
        sum(need.food for need in event.needs),
    )
    items = glossary.items([item for need in event.needs for item in need.items], p.t)
    costs = ", ".join(part for part in (paid, items) if part)
    return p.t(
        "first_martians-said-plan-fixed",
        count=len(event.needs),
        paid="yes" if costs else "no",
        costs=costs,
    )


def _rolled(p: Presentation[View], event: Rolled) -> str | None:
    return p.t(
        "first_martians-said-rolled",
        who=who(p, event.seat),
        success=_fell(event.success),
        wound=_fell(event.wound),
        adventure=_fell(event.adventure),
    )


def _fell(face: bool | None) -> str:
    return {None: "none", True: "yes", False: "no"}[face]


def _resolved(p: Presentation[View], event: ActionResolved) -> str | None:
    if event.job.kind in (EVENT, EXPLORE) and event.ok:
        return None  # the sentence of what it brought says so
    said = p.t(
        "first_martians-said-action-resolved",
        who=who(p, event.seat),
        job=glossary.with_emoji(event.job, p.t),
        ok="yes" if event.ok else "no",
    )
    # Why it was begun doesn't explain why it failed, nor need its own player be told.
    told = event.ok and event.seat != p.view.viewer
    return _with_reason(p, said, event.job, event.why) if told else said


def _idle(p: Presentation[View], event: ActionIdle) -> str | None:
    job = glossary.with_emoji(event.job, p.t)
    return p.t("first_martians-said-action-idle", who=who(p, event.seat), job=job)


PLAN_SENTENCES: Mapping[type[Any], Sentence] = MappingProxyType(
    {
        PlanChanged: _planned,
        PlanFixed: _fixed,
        Rolled: _rolled,
        ActionResolved: _resolved,
        ActionIdle: _idle,
    }
)


def takes_back(later: object, earlier: object) -> bool:
    """Whether a pawn was taken back from the job that it was laid on."""
    return (
        isinstance(later, PlanChanged)
        and isinstance(earlier, PlanChanged)
        and later.change == "withdraw"
        and earlier.change in ("lay", "join")
        and (later.seat, later.job) == (earlier.seat, earlier.job)
    )


def overtaken(steps: Sequence[Sequence[object]]) -> frozenset[int]:
    """The places of changes of a plan that later ones among these steps take back or go beyond.

    A pawn that is laid and taken back again, or taken back and laid again, has gone nowhere; of
    one that is moved only where it went is told.
    """
    found: set[int] = set()
    laid: list[tuple[int, PlanChanged]] = []
    lifted: list[tuple[int, PlanChanged]] = []
    for place, events in enumerate(steps):
        changes = [event for event in events if isinstance(event, PlanChanged)]
        if len(changes) != 1 or any(isinstance(event, PlanFixed) for event in events):
            laid, lifted = [], []
            continue
        change = changes[0]
        if change.change in ("lay", "join"):
            back = _latest(lifted, change, same=True)
            if back is None:
                back = _latest(lifted, change, same=False)
                if change.change == "join" and _latest(laid, change, same=True):
                    found.add(place)  # a second pawn for what the seat has begun
                laid.append((place, change))
            else:
                found.add(place)
            if back is not None:
                lifted.remove(back)
                found.add(back[0])
        elif change.change == "withdraw":
            put = _latest(laid, change, same=True)
            if put is None:
                lifted.append((place, change))
            else:
                laid.remove(put)
                found |= {put[0], place}
    return frozenset(found)


def _latest(
    changes: Sequence[tuple[int, PlanChanged]], change: PlanChanged, *, same: bool
) -> tuple[int, PlanChanged] | None:
    """The last of the changes by the same seat, for the ``same`` job if so."""
    return next(
        (
            each
            for each in reversed(changes)
            if each[1].seat == change.seat and (not same or each[1].job == change.job)
        ),
        None,
    )
