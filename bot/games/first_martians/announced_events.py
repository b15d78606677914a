"""The announcements of a transition: which of its events are told in messages that stay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.announcement import Announcement
from bot.games.base import Presentation
from bot.games.first_martians.learn.lessons import lessons
from rules.first_martians import events as ev
from rules.first_martians.terms import ADVENTURE_CHOICE, EVENT_CHOICE, EVENTS, MALFUNCTIONS
from rules.first_martians.views.view import View

BRIEFING, REPORT, SOL, TALE, FINAL = "briefing", "report", "sol", "tale", "final"
PART = "part"
"""Kinds of announcements: the mission, what came of the plan, a sol's beginning, a story between,
the end; what came of the plan until somebody had to decide."""
OUTCOMES = (
    ev.ActionResolved,
    ev.EventDone,
    ev.Explored,
    ev.RegionScanned,
    ev.AdventureDrawn,
    ev.MalfunctionDrawn,
    ev.ConditionDrawn,
    ev.ObjectiveReached,
)
"""Events for which a part of a report is worth telling, and which sum up a report."""


def announcements(events: Sequence[Any]) -> tuple[Announcement, ...]:
    """The announcements of a transition: the mission, a report or a tale, a sol, and the end.

    A plan is reported when all its actions are over. What came of it until somebody had to decide
    is told on the live message, so that a round takes few messages, and stays beside the report.
    """
    started = _first(events, ev.GameStarted, lambda event: True)
    found = [] if started is None else [Announcement(BRIEFING, started)]
    begin = sol_began(events)
    before = events[:begin] if begin is not None else events
    over = _first(before, ev.PhaseBegan, lambda event: event.phase == MALFUNCTIONS)
    tale = _tale(before)
    if over is not None:
        found.append(Announcement(REPORT, over))
    elif tale is not None:
        found.append(Announcement(TALE, tale))
    elif (part := _first(before, OUTCOMES, lambda event: True)) is not None:
        # Of a sol that is over the digest tells nothing more.
        last = begin is not None or _first(events, ev.GameEnded, lambda event: True) is not None
        found.append(Announcement(PART, part, with_next=not last))
    if begin is not None:
        found.append(Announcement(SOL, begin, begins=True))
    end = _first(events, ev.GameEnded, lambda event: True)
    if end is not None:
        found.append(Announcement(FINAL, end))
    return tuple(found)


def remarks(p: Presentation[View], events: Sequence[Any]) -> tuple[str, ...]:
    """The rules met in a step, but for those that the briefing explains.

    Other announcements explain theirs on a page that only those turn to who look closer.
    """
    kinds = {each.kind for each in announcements(events)}
    if FINAL in kinds:
        return ()
    if BRIEFING in kinds:
        begin = sol_began(events)
        events = () if begin is None else events[begin:]
    return lessons(events, p.t)


def sol_began(events: Sequence[Any]) -> int | None:
    """The index of a sol's beginning among events, if there is one."""
    return _first(events, ev.PhaseBegan, lambda event: event.phase == EVENTS)


def _first(events: Sequence[Any], kind: Any, fits: Any) -> int | None:
    return next(
        (index for index, each in enumerate(events) if isinstance(each, kind) and fits(each)), None
    )


def _tale(events: Sequence[Any]) -> int | None:
    """An event that comes late in its sol, as the crew had to decide something before it; the first
    player's decision in an event; an adventure that nobody has to decide in.
    """
    asked = [each.todo[0].kind for each in events if isinstance(each, ev.Awaited) and each.todo]
    tales = [
        index
        for index, each in enumerate(events)
        if isinstance(each, ev.AdventureDrawn | ev.EventDrawn)
        or (isinstance(each, ev.ChoiceMade) and each.decision == EVENT_CHOICE)
    ]
    if asked[-1:] == [ADVENTURE_CHOICE]:
        tales = tales[:-1]
    return tales[0] if tales else None
