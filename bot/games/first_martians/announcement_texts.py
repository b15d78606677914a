"""Announcements of First Martians: which events are told in messages that stay, and their texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.games.announcement import Announcement, AnnouncementText
from bot.games.base import Presentation
from bot.games.first_martians import campaign_texts, glossary, stories
from bot.games.first_martians.learning import lessons
from bot.games.first_martians.mission_texts import (
    briefing_lines,
    crew_lines,
    ending_lines,
    final_lines,
    objective_lines,
)
from render.core.picture import Band
from render.first_martians.chronicle import chapter_bands, keepsake_bands
from render.first_martians.final import final_bands
from render.first_martians.mission import mission_bands
from render.first_martians.scenes import scene_bands
from rules.first_martians.base_choices import ChoiceMade
from rules.first_martians.components.content import CHAPTER as CHAPTERS
from rules.first_martians.components.content import CHOICE, EVENT, REWARD, STORY_OF
from rules.first_martians.dice import Rerolled, Rolled
from rules.first_martians.effects.card_effects import AdventureDrawn, PercentGained, RuleEnacted
from rules.first_martians.effects.crew import (
    ConditionCured,
    ConditionDrawn,
    Healed,
    MoraleChanged,
    StressChanged,
    TokensChanged,
    Wounded,
)
from rules.first_martians.effects.mars import ItemGained, MineralDrawn, Studied
from rules.first_martians.effects.mars_base import (
    FacilityShut,
    FarmChanged,
    PartBroken,
    PartRepaired,
    RoverChecked,
    ShutdownTurned,
    SupplyChanged,
    UpgradeLost,
    UpgradeMade,
)
from rules.first_martians.effects.mission_end import GameEnded, MissionEnded
from rules.first_martians.effects.regions import Explored, RegionScanned, TokenDropped
from rules.first_martians.effects.tracks import MalfunctionDrawn, TrackChanged
from rules.first_martians.objectives import ObjectiveReached
from rules.first_martians.phases.chapters import BarelySurvived, CampaignEnded, ChapterBegan
from rules.first_martians.phases.mission_events import (
    ConsequencesChecked,
    DelaysChecked,
    EventDone,
    EventDrawn,
)
from rules.first_martians.phases.rounds import GameStarted, MalfunctionsRolled, PhaseBegan
from rules.first_martians.plan.resolution import ActionResolved
from rules.first_martians.progress import Awaited
from rules.first_martians.state import Job
from rules.first_martians.terms import (
    ADVENTURE_CHOICE,
    DEBRIEFING,
    EVENT_CHOICE,
    EVENTS,
    MALFUNCTIONS,
)
from rules.first_martians.view import View

BRIEFING, REPORT, SOL, TALE, FINAL = "briefing", "report", "sol", "tale", "final"
PART, CHAPTER, DEBRIEF, BROUGHT, DECIDED = "part", "chapter", "debrief", "brought", "decided"
"""Kinds of announcements: the mission, what came of the plan, a sol's beginning, a story between,
the end; what came of the plan until a decision. Of a campaign: a mission, its end, what that brings
once the crew has chosen something, and the decision at its debriefing."""
ENDS = (GameEnded, MissionEnded, CampaignEnded)
OUTCOMES = (
    ActionResolved,
    EventDone,
    Explored,
    RegionScanned,
    AdventureDrawn,
    MalfunctionDrawn,
    ConditionDrawn,
    ObjectiveReached,
)
"""Events for which a part of a report is worth telling, and which sum up a report."""
FOR_ALL = (*OUTCOMES, Wounded, PartBroken, ConsequencesChecked, EventDrawn, *ENDS)
"""Events that concern every seat: a panel tells them before anything else."""
RESULTS = (ObjectiveReached, ActionResolved, EventDone, *ENDS)
"""The outcomes of a plan, which a panel keeps longest."""


def announcements(events: Sequence[Any]) -> tuple[Announcement, ...]:
    """The announcements of a transition: the mission, a report or a tale, a sol, and the end.

    A plan is reported when all its actions are over. What came of it until somebody had to decide
    is told on the live message, so that a round takes few messages, and stays beside the report.
    The mission of a campaign has a message of its own, and so has its end, with what is decided
    then.
    """
    started = _first(events, GameStarted, lambda event: True)
    found = [] if started is None else [Announcement(BRIEFING, started)]
    chapter = _first(events, ChapterBegan, lambda event: True)
    begin = sol_began(events)
    before = _before(events)
    over = _first(before, PhaseBegan, lambda event: event.phase == MALFUNCTIONS)
    tale = _tale(before)
    debriefed = _first(events, MissionEnded, lambda event: True)
    decided = _first(events, ChoiceMade, lambda event: event.decision == DEBRIEFING)
    brought = _first(events, BRINGS, _of_debriefing)
    if over is not None:
        found.append(Announcement(REPORT, over))
    elif tale is not None:
        found.append(Announcement(TALE, tale))
    elif (
        decided is None
        and brought is None
        and (part := _first(before, OUTCOMES, lambda event: True)) is not None
    ):
        # Of a sol that is over the digest tells nothing more.
        last = begin is not None or _first(events, ENDS, lambda event: True) is not None
        found.append(Announcement(PART, part, with_next=not last))
    if debriefed is not None:
        found.append(Announcement(DEBRIEF, debriefed, begins=True, in_full=True))
    if decided is not None:
        begins = debriefed is not None
        found.append(Announcement(DECIDED, decided, begins=begins, in_full=True))
    elif brought is not None and debriefed is None:
        found.append(Announcement(BROUGHT, brought, in_full=True))
    if chapter is not None:
        found.append(Announcement(CHAPTER, chapter, begins=True, ahead=True, in_full=True))
    if begin is not None:
        found.append(Announcement(SOL, begin, begins=True))
    end = _first(events, GameEnded | CampaignEnded, lambda event: True)
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
    return _first(events, PhaseBegan, lambda event: event.phase == EVENTS)


def _of_debriefing(event: Any) -> bool:
    """Whether a reward, or the decision at a debriefing, brought an event about."""
    card, _, rest = event.why.partition(":")
    return card == CHAPTERS and rest.split(":")[1:2] in ([REWARD], [CHOICE])


def _before(events: Sequence[Any]) -> Sequence[Any]:
    """The events before a new sol, and before the debriefing of a mission that ended."""
    ended = _first(events, MissionEnded, lambda event: True)
    return events[: sol_began(events) if ended is None else ended]


def _first(events: Sequence[Any], kind: Any, fits: Any) -> int | None:
    return next(
        (index for index, each in enumerate(events) if isinstance(each, kind) and fits(each)), None
    )


def _tale(events: Sequence[Any]) -> int | None:
    """An event that comes late in its sol, as the crew had to decide something before it; the first
    player's decision in an event; an adventure that nobody has to decide in.
    """
    asked = [each.todo[0].kind for each in events if isinstance(each, Awaited) and each.todo]
    tales = [
        index
        for index, each in enumerate(events)
        if isinstance(each, AdventureDrawn | EventDrawn)
        or (isinstance(each, ChoiceMade) and each.decision == EVENT_CHOICE)
    ]
    if asked[-1:] == [ADVENTURE_CHOICE]:
        tales = tales[:-1]
    return tales[0] if tales else None


PAGE = 3300
TOLD = (
    ActionResolved,
    Rolled,
    Rerolled,
    Explored,
    ObjectiveReached,
    Wounded,
    ConditionDrawn,
    PartBroken,
    PartRepaired,
    MalfunctionDrawn,
    MalfunctionsRolled,
    FacilityShut,
    ShutdownTurned,
    RoverChecked,
    ItemGained,
    Studied,
    FarmChanged,
    UpgradeMade,
    TrackChanged,
    MoraleChanged,
    StressChanged,
    TokensChanged,
    Healed,
    ConditionCured,
    TokenDropped,
    RegionScanned,
    MineralDrawn,
    PercentGained,
)
"""Events whose sentences stand in a report."""
LASTING = (SupplyChanged, RuleEnacted, UpgradeLost, BarelySurvived)
"""Events whose sentences stand only in a debriefing beside those."""
STORIES = (EventDrawn, AdventureDrawn, ConsequencesChecked, DelaysChecked, EventDone)
"""Events that a story is told with."""
BRINGS = (
    SupplyChanged,
    MoraleChanged,
    StressChanged,
    TokensChanged,
    Wounded,
    Healed,
    PartBroken,
    PartRepaired,
    ItemGained,
    TrackChanged,
    FarmChanged,
)
"""Events that say what brought them about, of those that a debriefing brings."""


def _card(choice: ChoiceMade) -> tuple[str, str]:
    """The kind of the story that a choice was made in, and its name."""
    return STORY_OF[choice.decision], choice.about[0]


def _chosen(p: Presentation[View], choice: ChoiceMade) -> list[str]:
    return stories.choice_lines(p, *_card(choice), choice.option, choice.seat)


def _drawn(events: Sequence[Any], kind: str, name: str) -> bool:
    """Whether the event or the adventure of a name is among these."""
    if kind == EVENT:
        return any(isinstance(one, EventDrawn) and one.event == name for one in events)
    return any(isinstance(one, AdventureDrawn) and one.adventure == name for one in events)


def _is_story(event: Any) -> bool:
    if isinstance(event, ChoiceMade):
        return event.decision in STORY_OF
    return True


def announce(
    p: Presentation[View], announcement: Announcement, events: Sequence[Any]
) -> AnnouncementText:
    """Text and picture; the second page explains the rules that were met, in the first mission."""
    begin = sol_began(events)
    bands = _bands(p, announcement, events)
    if announcement.kind == SOL:
        assert begin is not None
        part = events[begin:]
        lines = [_heading(p, part), *_told(p, part)]
    elif announcement.kind in (BRIEFING, CHAPTER):
        part = ()
        crew = crew_lines(p) if announcement.kind == BRIEFING else []
        lines = [*briefing_lines(p), *crew, *lessons(events[:begin], p.t)]
    elif announcement.kind in (REPORT, PART, TALE):
        part = _before(events)
        title = "" if announcement.kind == TALE else p.t("first_martians-report-title")
        lines = [title, *_told(p, part)]
    elif announcement.kind == DEBRIEF:
        part = ()
        decided = _first(events, ChoiceMade, lambda event: event.decision == DEBRIEFING)
        lines = [
            *campaign_texts.debriefing_lines(p, events[announcement.event], events),
            *objective_lines(p),
            *_brought(p, events[announcement.event + 1 : decided]),
            *campaign_texts.open_choice_lines(p),
        ]
    elif announcement.kind in (BROUGHT, DECIDED):
        part = ()
        decided = announcement.event if announcement.kind == DECIDED else None
        lines = [] if decided is None else _chosen(p, events[decided])
        lines += _brought(p, events if decided is None else events[decided + 1 :])
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
    """A sol by its event, a tale by its title, a report by the outcomes, a part of one likewise.

    A choice by the side that was taken, without its tale, which is too long for a line.
    """
    begin = sol_began(events)
    if announcement.kind in (REPORT, PART):
        # One heading is enough for a report and its parts.
        name = p.t("first_martians-report-title").lstrip("# ")
        heading = [name] if announcement.kind == REPORT else []
        outcomes = _outcomes(p, _before(events))
        return " · ".join([*heading, *outcomes]) or name
    part = events[begin:] if announcement.kind == SOL else events[:begin]
    title = next((one for one in part if isinstance(one, EventDrawn | AdventureDrawn)), None)
    if isinstance(title, AdventureDrawn):
        return stories.adventure_lines(p, title.adventure, title.seat)[0]
    told = None if title is None else p.describe(title)
    subject = events[announcement.event]
    if told is None and isinstance(subject, ChoiceMade) and _is_story(subject):
        told = _chosen(p, subject)[0]
    return told or p.describe(subject) or p.t("first_martians-sol-quiet")


def retell(p: Presentation[View], announcement: Announcement, events: Sequence[Any]) -> str:
    """The stories of an announcement, each under its title, without what else happened.

    Those that the crew has chosen in, and those that come back, with them.
    """
    if announcement.kind not in (SOL, REPORT, PART, TALE):
        return ""
    begin = sol_began(events)
    part = events[begin:] if announcement.kind == SOL else _before(events)
    lines = [
        line
        for event in part
        if isinstance(event, STORIES) or (isinstance(event, ChoiceMade) and _is_story(event))
        for line in _story(p, event, part)
    ]
    return "\n".join(line for line in lines if line)


def _brought(p: Presentation[View], part: Sequence[Any]) -> list[str]:
    """What the end of a mission brings, with the objective that each comes from; none: nothing."""
    lines = _told(p, [_of_objective(p, each) for each in part], (*TOLD, *LASTING))
    return [p.t("first_martians-debriefing-brought"), *lines] if lines else []


def _of_objective(p: Presentation[View], event: Any) -> Any:
    """The event of a reward with its objective for a cause; others as they are."""
    words = event.why.split(":") if isinstance(event, BRINGS) else []
    if words[:1] != [CHAPTERS] or words[2:3] != [REWARD]:
        return event
    (campaign,) = p.view.content.campaigns.values()
    chapter = campaign.chapter[words[1]]
    objective = chapter.rewards[int(words[3])].objective
    return replace(event, why=f"objective:{chapter.mission}-{objective}") if objective else event


def _outcomes(p: Presentation[View], events: Sequence[Any]) -> list[str]:
    """The results of a plan, in a few words each."""
    lines = []
    for event in events:
        if isinstance(event, ActionResolved):
            event = replace(event, why="")
        if isinstance(event, AdventureDrawn):
            lines.append("❔ " + stories.adventure_lines(p, event.adventure, event.seat)[0])
        elif isinstance(event, OUTCOMES) and (said := p.describe(event)):
            lines.append(said)
    return lines


def _bands(
    p: Presentation[View], announcement: Announcement, events: Sequence[Any]
) -> tuple[Band, ...]:
    """The scene of an event or an adventure, and the end of the mission."""
    if announcement.kind == DEBRIEF:
        return chapter_bands(p.view, p.names, p.t)
    if announcement.kind == FINAL:
        final = keepsake_bands if p.view.ending else final_bands
        return final(p.view, p.names, p.t)
    if announcement.kind in (BRIEFING, CHAPTER):
        return mission_bands(p.view, p.names, p.t)
    begin = sol_began(events)
    new = announcement.kind == SOL
    part = events[begin:] if new else _before(events)
    for event in part:
        told = event.event if isinstance(event, EventDrawn) else ""
        if isinstance(event, ChoiceMade) and event.decision == EVENT_CHOICE:
            told = event.about[0]
        if told:
            title = glossary.piece("event", told, p.t)
            return scene_bands(stories.theme(p.view, told), title, p.t)
        if isinstance(event, AdventureDrawn) and not new:
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
    sols, mission = p.view.sols, glossary.mission_title(p.view, p.t)
    return p.t("first_martians-sol-title", round=began.round, sols=sols, mission=mission)


def _told(
    p: Presentation[View], part: Sequence[Any], kinds: tuple[type[Any], ...] = TOLD
) -> list[str]:
    """Stories in full, everything else that matters in a sentence each, in order."""
    lines: list[str] = []
    for event in part:
        story = _story(p, event, part)
        if story:
            lines += story
        elif isinstance(event, kinds):
            sentence = p.describe(event)
            if sentence and isinstance(event, Rolled) and (job := _rolled_for(event, part)):
                sentence = f"{sentence} · {glossary.with_emoji(job, p.t)}"
            lines += [f"-# {sentence}"] if sentence else []
    return lines


def _rolled_for(event: Rolled, part: Sequence[Any]) -> Job | None:
    """The action that dice were rolled for; its own sentence comes after those of the dice."""
    resolved = (one for one in part if isinstance(one, ActionResolved))
    return next((one.job for one in resolved if one.number == event.number), None)


def _story(p: Presentation[View], event: Any, part: Sequence[Any]) -> list[str]:
    """The story of an event at length: events, adventures, their consequences, cards.

    A choice with its scene, unless that is told in the same ``part``: who reads it there may not
    have been asked.
    """
    first = p.view.first
    match event:
        case EventDrawn():
            return stories.event_lines(p, event.event, first)
        case AdventureDrawn():
            return stories.adventure_lines(p, event.adventure, event.seat)
        case ConsequencesChecked():
            return [line for one in event.came for line in stories.consequence_lines(p, one, first)]
        case DelaysChecked():
            return [line for one in event.came for line in stories.later_lines(p, *one)]
        case EventDone():
            done = stories.told(p, f"first_martians-event-{event.event}-done", event.seat)
            said = p.describe(event)
            return [line for line in (said, done) if line]
        case ChoiceMade() if _is_story(event):
            kind, name = _card(event)
            if _drawn(part, kind, name):
                return _chosen(p, event)
            scene = stories.told(p, f"first_martians-{kind}-{name}-scene", event.seat)
            return [scene, *_chosen(p, event)]
        case MalfunctionDrawn():
            text = glossary.text_of(f"first_martians-malfunction-{event.card}-text", p.t)
            said = p.describe(event)
            return [line for line in (said, f"*{text}*" if text else "") if line]
        case _:
            return []
