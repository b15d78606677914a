"""Messages that stay: what came of a plan, the new sol with its event, the end of the mission."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.announcement import Announcement, AnnouncementText
from bot.games.base import Presentation
from bot.games.first_martians import glossary, stories
from bot.games.first_martians.learn.lessons import lessons
from bot.games.first_martians.mission_lines import briefing_lines, ending_lines, final_lines
from render.core.picture import Band
from render.first_martians.final import final_bands
from render.first_martians.mission import mission_bands
from render.first_martians.scene import scene_bands
from rules.first_martians import events as ev
from rules.first_martians.terms import (
    ADVENTURE_CHOICE,
    EVENT_CHOICE,
    EVENTS,
    MALFUNCTIONS,
)
from rules.first_martians.views.view import View

BRIEFING, REPORT, SOL, TALE, FINAL = "briefing", "report", "sol", "tale", "final"
LESSONS = "lessons"
"""Kinds of announcements: the mission, what came of the plan, a sol's beginning, a story between,
the end; rules met where nothing else is announced."""
PAGE = 3300
FEWEST = 3
"""Rules met at once that are worth a message where nothing else is announced."""
TOLD = (
    ev.ActionResolved,
    ev.Rolled,
    ev.Rerolled,
    ev.Explored,
    ev.ObjectiveReached,
    ev.Wounded,
    ev.ConditionDrawn,
    ev.PartBroken,
    ev.PartRepaired,
    ev.MalfunctionDrawn,
    ev.MalfunctionsRolled,
    ev.FacilityShut,
    ev.ShutdownTurned,
    ev.RoverChecked,
    ev.ItemGained,
    ev.Studied,
    ev.FarmChanged,
    ev.UpgradeMade,
    ev.TrackChanged,
    ev.MoraleChanged,
    ev.StressChanged,
    ev.TokensChanged,
    ev.Healed,
    ev.ConditionCured,
    ev.TokenDropped,
    ev.RegionScanned,
    ev.MineralDrawn,
    ev.PercentGained,
)
"""Events whose sentences stand in a report."""


def announcements(events: Sequence[Any]) -> tuple[Announcement, ...]:
    """The announcements of a transition: the mission, a report or a tale, a sol, and the end.

    A plan is reported when all its actions are over. An adventure that somebody has to decide in,
    and what the choice brought, is told on the live message, so that a round takes few messages.
    """
    started = _first(events, ev.GameStarted, lambda event: True)
    found = [] if started is None else [Announcement(BRIEFING, started)]
    begin = _sol_began(events)
    before = events[:begin] if begin is not None else events
    over = _first(before, ev.PhaseBegan, lambda event: event.phase == MALFUNCTIONS)
    tale = _tale(before)
    if over is not None:
        found.append(Announcement(REPORT, over))
    elif tale is not None:
        found.append(Announcement(TALE, tale))
    elif started is None and len(_taught(before)) >= FEWEST:
        found.append(Announcement(LESSONS, _taught(before)[0]))
    if begin is not None:
        found.append(Announcement(SOL, begin, begins=True))
    end = _first(events, ev.GameEnded, lambda event: True)
    if end is not None:
        found.append(Announcement(FINAL, end))
    return tuple(found)


def remarks(p: Presentation[View], events: Sequence[Any]) -> tuple[str, ...]:
    """The rules met in a step that none of its announcements explains."""
    kinds = {each.kind for each in announcements(events)}
    if FINAL in kinds or not _taught(events):
        return ()
    begin = len(events) if (began := _sol_began(events)) is None else began
    before = () if kinds & {BRIEFING, REPORT, TALE, LESSONS} else lessons(events[:begin], p.t)
    return (*before, *(() if SOL in kinds else lessons(events[begin:], p.t)))


def _taught(events: Sequence[Any]) -> list[int]:
    """The places of the events at which a rule is met that no panel explains."""
    return [
        place
        for place, each in enumerate(events)
        if isinstance(each, ev.RuleMet) and not each.decision
    ]


def _sol_began(events: Sequence[Any]) -> int | None:
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


def _is_story(event: Any) -> bool:
    if isinstance(event, ev.ChoiceMade):
        return event.decision in (EVENT_CHOICE, ADVENTURE_CHOICE)
    return True


def announce(
    p: Presentation[View], announcement: Announcement, events: Sequence[Any]
) -> AnnouncementText:
    """Text and picture; the second page explains the rules that were met, in the first mission."""
    begin = _sol_began(events)
    bands = _bands(p, announcement, events)
    if announcement.kind == SOL:
        assert begin is not None
        part = events[begin:]
        lines = [_heading(p, part), *_told(p, part)]
    elif announcement.kind == BRIEFING:
        part = ()
        lines = [*briefing_lines(p), *lessons(events[:begin], p.t)]
    elif announcement.kind in (REPORT, TALE):
        part = events if begin is None else events[:begin]
        title = p.t("first_martians-report-title") if announcement.kind == REPORT else ""
        lines = [title, *_told(p, part)]
    elif announcement.kind == LESSONS:
        part = ()
        lines = [p.t("first_martians-lessons-title"), *lessons(events[:begin], p.t)]
    elif announcement.kind == FINAL:
        part = ()
        lines = final_lines(p, events[announcement.event], events)
    else:
        raise ValueError(f"First Martians announces no {announcement.kind}")
    pages = _pages(lines)
    beside = ""
    if announcement.kind == FINAL:
        ended = ending_lines(p, events[announcement.event], events)
        beside = "\n".join(line for line in ended if line)
    taught = lessons(part, p.t)
    if taught:
        pages = (*pages, *_pages([p.t("first_martians-lessons-title"), *taught]))
    return AnnouncementText(pages, bands, beside)


def summarize(p: Presentation[View], announcement: Announcement, events: Sequence[Any]) -> str:
    """A sol by its event, a tale by its title, a report or lesson by its heading.

    A choice by the side that was taken, without its tale, which is too long for a line.
    """
    if announcement.kind in (REPORT, LESSONS):
        return p.t(f"first_martians-{announcement.kind}-title").lstrip("# ")
    begin = _sol_began(events)
    part = events[begin:] if announcement.kind == SOL else events[:begin]
    title = next((one for one in part if isinstance(one, ev.EventDrawn | ev.AdventureDrawn)), None)
    if isinstance(title, ev.AdventureDrawn):
        return stories.adventure_lines(p, title.adventure, title.seat)[0]
    told = None if title is None else p.describe(title)
    subject = events[announcement.event]
    if told is None and isinstance(subject, ev.ChoiceMade) and _is_story(subject):
        told = _story(p, subject)[0]
    return told or p.describe(subject) or p.t("first_martians-sol-quiet")


def _bands(
    p: Presentation[View], announcement: Announcement, events: Sequence[Any]
) -> tuple[Band, ...]:
    """The scene of an event or an adventure, and the end of the mission."""
    if announcement.kind == FINAL:
        return final_bands(p.view, p.names, p.t)
    if announcement.kind == LESSONS:
        return ()
    if announcement.kind == BRIEFING:
        return mission_bands(p.view, p.names, p.t)
    begin = _sol_began(events)
    new = announcement.kind == SOL
    part = events[begin:] if new else events[:begin]
    for event in part:
        if isinstance(event, ev.EventDrawn):
            title = glossary.piece("event", event.event, p.t)
            return scene_bands(stories.theme(p.view, event.event), title, p.t)
        if isinstance(event, ev.AdventureDrawn) and not new:
            adventure = p.view.content.stories.adventure[event.adventure]
            title = glossary.piece("adventure", event.adventure, p.t)
            return scene_bands(adventure.colour, title, p.t)
    return ()


def _pages(lines: Sequence[str]) -> tuple[str, ...]:
    """Lines on as few pages as they fit on."""
    pages: list[str] = []
    for line in (line[:PAGE] for line in lines if line):
        if pages and len(pages[-1]) + len(line) + 1 <= PAGE:
            pages[-1] += "\n" + line
        else:
            pages.append(line)
    return tuple(pages) or ("…",)


def _heading(p: Presentation[View], part: Sequence[Any]) -> str:
    began = part[0]
    sols, mission = p.view.sols, glossary.piece("mission", p.view.mission, p.t)
    return p.t("first_martians-sol-title", round=began.round, sols=sols, mission=mission)


def _told(p: Presentation[View], part: Sequence[Any]) -> list[str]:
    """Stories in full, everything else that matters in a sentence each, in order."""
    lines: list[str] = []
    for event in part:
        story = _story(p, event)
        if story:
            lines += story
        elif isinstance(event, TOLD):
            sentence = p.describe(event)
            lines += [f"-# {sentence}"] if sentence else []
    return lines


def _story(p: Presentation[View], event: Any) -> list[str]:
    """The story of an event at length: events, adventures, their consequences, cards."""
    first = p.view.first
    match event:
        case ev.EventDrawn():
            return stories.event_lines(p, event.event, first)
        case ev.AdventureDrawn():
            return stories.adventure_lines(p, event.adventure, event.seat)
        case ev.ConsequencesChecked():
            return [line for one in event.came for line in stories.consequence_lines(p, one, first)]
        case ev.DelaysChecked():
            return [line for one in event.came for line in stories.later_lines(p, *one)]
        case ev.EventDone():
            done = stories.told(p, f"first_martians-event-{event.event}-done", event.seat)
            said = p.describe(event)
            return [line for line in (said, done) if line]
        case ev.ChoiceMade() if _is_story(event):
            kind = "event" if event.decision == EVENT_CHOICE else "adventure"
            return stories.choice_lines(p, kind, event.about[0], event.option, event.seat)
        case ev.MalfunctionDrawn():
            text = glossary.text_of(f"first_martians-malfunction-{event.card}-text", p.t)
            said = p.describe(event)
            return [line for line in (said, f"*{text}*" if text else "") if line]
        case _:
            return []
