"""Sentences about the plan, and about the dice and the outcome of its actions."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.event_text.plain_sentence import Sentence
from bot.games.first_martians.glossary import who
from rules.first_martians import events as ev
from rules.first_martians.pieces import Job
from rules.first_martians.plan.purpose import TOOLS
from rules.first_martians.terms import EVENT, INSTALL, ROLES
from rules.first_martians.views.view import View


def _planned(p: Presentation[View], event: ev.PlanChanged) -> str | None:
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
    return _with_reason(p, said, event.job, event.why)


def _with_reason(p: Presentation[View], said: str, job: Job | None, why: str) -> str:
    """A sentence with the reason for which the action was begun, where there is one."""
    if not why:
        return said
    if why == TOOLS and job is not None and job.kind == INSTALL:
        why = INSTALL  # nothing was broken there
    reason = p.t(f"first_martians-purpose-{why}")
    return p.t("first_martians-said-plan-reason", said=said, why=reason)


def _fixed(p: Presentation[View], event: ev.PlanFixed) -> str | None:
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


def _rolled(p: Presentation[View], event: ev.Rolled) -> str | None:
    return p.t(
        "first_martians-said-rolled",
        who=who(p, event.seat),
        success=_fell(event.success),
        wound=_fell(event.wound),
        adventure=_fell(event.adventure),
    )


def _fell(face: bool | None) -> str:
    return {None: "none", True: "yes", False: "no"}[face]


def _resolved(p: Presentation[View], event: ev.ActionResolved) -> str | None:
    if event.job.kind == EVENT and event.ok:
        return None  # the sentence of the event says so
    said = p.t(
        "first_martians-said-action-resolved",
        who=who(p, event.seat),
        job=glossary.with_emoji(event.job, p.t),
        ok="yes" if event.ok else "no",
    )
    # Why it was begun doesn't explain why it failed.
    return _with_reason(p, said, event.job, event.why) if event.ok else said


SENTENCES: Mapping[type[Any], Sentence] = MappingProxyType(
    {
        ev.PlanChanged: _planned,
        ev.PlanFixed: _fixed,
        ev.Rolled: _rolled,
        ev.ActionResolved: _resolved,
    }
)
