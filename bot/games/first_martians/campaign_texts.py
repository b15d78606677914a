"""A campaign as it is told: briefings, debriefings, decisions between, its end and chronicle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import glossary, stories
from bot.games.first_martians.glossary import mission_title
from bot.games.first_martians.plain_sentences import Sentence
from bot.games.labels import Label
from bot.i18n import Words
from render.core.picture import Band
from render.first_martians.chronicle import chronicle_bands
from rules.first_martians.components.content import CHAPTER, CHOICE, ref
from rules.first_martians.effects.mission_end import MissionEnded
from rules.first_martians.imagined_state import open_state
from rules.first_martians.options import CAMPAIGN
from rules.first_martians.phases.chapters import CampaignEnded, ChapterBegan
from rules.first_martians.state import ChapterRecord
from rules.first_martians.terms import DEBRIEFING, DEPARTURE, LAST_WOUND, RETRY
from rules.first_martians.view import View

PAGE = 2600
"""Characters of a chronicle's missions; beside them a message holds the story of the present."""
PICTURES = 6
"""The most missions of the chronicle whose pictures are shown at once."""


def campaign_title(view: View, t: Words) -> str:
    """The title of the campaign that is played."""
    return glossary.piece("campaign", dict(view.options)[CAMPAIGN.id], t)


def headline(p: Presentation[View]) -> str:
    """The state of a campaign between two missions in one line; at its end, the result."""
    view, t = p.view, p.t
    if view.outcome is not None:
        return t(
            "first_martians-headline-campaign-over",
            won="yes" if view.outcome.winners else "no",
            campaign=campaign_title(view, t),
            ending=glossary.piece("ending", view.ending, t),
        )
    return t(
        "first_martians-headline-resting",
        won="yes" if view.records[-1].won else "no",
        mission=mission_title(view, t),
        round=view.records[-1].round,
        supply=glossary.supply(*view.supply, nothing=True),
        morale=glossary.signed(view.morale),
        stress=view.stress,
    )


def briefing_lines(p: Presentation[View]) -> list[str]:
    """The heading of a chapter's first message, and the story before its mission."""
    t, chapter = p.t, p.view.chapter
    story = glossary.text_of(f"first_martians-chapter-{chapter}-briefing", t)
    heading = t(
        "first_martians-chapter-title",
        number=number_of(p.view, chapter),
        chapter=mission_title(p.view, t),
        campaign=campaign_title(p.view, t),
        attempt=1 + sum(each.chapter == chapter for each in p.view.records),
    )
    return [heading, f"*{story}*" if story else ""]


def lasting_rules(p: Presentation[View]) -> list[str]:
    """What holds for good by now, a line each."""
    return [
        p.t("first_martians-rule-holds", rule=glossary.piece("rule", each, p.t))
        for each in p.view.rules
    ]


def number_of(view: View, chapter: str) -> int:
    """The number of a mission on the way of this campaign, however often each was attempted."""
    flown = list(dict.fromkeys(each.chapter for each in view.records))
    return flown.index(chapter) + 1 if chapter in flown else len(flown) + 1


def progress_line(p: Presentation[View]) -> str:
    """The campaign, how far it is, and whether its crew flies, rests or is home; empty for none."""
    view = p.view
    if not view.chapter:
        return ""
    state = "over" if view.outcome else _between(view) if view.resting else "flying"
    return p.t(
        "first_martians-campaign-progress",
        campaign=campaign_title(view, p.t),
        number=number_of(view, view.chapter),
        mission=mission_title(view, p.t),
        won=len({each.chapter for each in view.records if each.won}),
        state=state,
    )


def _between(view: View) -> str:
    """Whether the last mission was ``lost`` and may be played again, or the crew is ``resting``."""
    return "lost" if view.step is not None and view.step.kind == RETRY else "resting"


def open_choice_lines(p: Presentation[View]) -> list[str]:
    """The choice that the crew has after a mission, with all that each side does at once."""
    view, t, step = p.view, p.t, p.view.step
    if step is None or step.kind not in (DEBRIEFING, RETRY):
        return []
    if step.kind == RETRY:
        labels = [option_label(p, RETRY, option) for option in view.choices]
        sides = [(each.text, each.hint) for each in labels]
        return [t("first_martians-question-retry"), *_sides(p, sides)]
    name = step.data[0]
    asked = glossary.text_of(f"first_martians-chapter-{name}-choice", t)
    sides = [
        (
            _side(p, name, side.id),
            glossary.outcome_text(
                open_state(view), side.effects, view.first, ref(CHAPTER, name, CHOICE, side.id), t
            ),
        )
        for side in view.content.choice(DEBRIEFING, name)
        if side.id in view.choices
    ]
    return [f"**{asked}**" if asked else "", *_sides(p, sides)]


def _sides(p: Presentation[View], sides: Sequence[tuple[str, str]]) -> list[str]:
    return [f"▫️ **{text}**" + (f" · {does}" if does else "") for text, does in sides]


def _side(p: Presentation[View], chapter: str, side: str) -> str:
    """A side of a debriefing in words; empty for none."""
    message = f"first_martians-chapter-{chapter}-choice-{side}"
    return glossary.text_of(message, p.t, **glossary.person(p.view, p.view.first))


def debriefing_lines(
    p: Presentation[View], event: MissionEnded, events: Sequence[Any]
) -> list[str]:
    """The end of a campaign's mission: its story, and why it ended."""
    view, t = p.view, p.t
    record = view.records[-1]
    end = "won" if event.won else "lost"
    story = glossary.text_of(f"first_martians-chapter-{record.chapter}-{end}", t)
    why = t(f"first_martians-final-{event.why}", broken=record.broken, most=view.threshold or 0)
    return [
        t(
            "first_martians-final-title",
            won="yes" if event.won else "no",
            mission=mission_title(view, t),
            round=record.round,
            sols=view.sols,
        ),
        f"*{story}*" if story else "",
        stories.death(p, events),
        why,
    ]


def ending_lines(p: Presentation[View], event: CampaignEnded) -> list[str]:
    """The end of a campaign as it is told."""
    t = p.t
    story = glossary.text_of(f"first_martians-ending-{event.ending}-told", t)
    heading = t(
        "first_martians-ending-heading",
        won="yes" if event.won else "no",
        ending=glossary.piece("ending", event.ending, t),
        campaign=campaign_title(p.view, t),
    )
    return [heading, f"*{story}*" if story else ""]


def chronicle_lines(p: Presentation[View], *, told: bool = False) -> list[str]:
    """The campaign so far: who flies, and each mission with what was decided after it.

    With ``told`` what came of each decision, of the latest as far as there is room.
    """
    view, t = p.view, p.t
    crew = ", ".join(_member(p, role, p.people[seat]) for seat, role in enumerate(view.roles))
    lines = [_record_line(p, each, at) for at, each in enumerate(view.records)]
    if told:
        room = PAGE - sum(map(len, lines))
        for at, each in reversed([*enumerate(view.records)]):
            came = _came_of(p, each)
            room -= len(came)
            if room < 0:
                break
            lines[at] += came
    return [t("first_martians-chronicle-crew", crew=crew), *lines, *lasting_rules(p)]


def _member(p: Presentation[View], role: str, person: str) -> str:
    """An astronaut with who plays it: 🔵 **Noor** (Anna)."""
    name = glossary.CAST[role][0]
    player = "🤖" if person == p.t("name-autopilot", style=name) else person
    return f"{glossary.EMOJI[role]} **{name}** ({player})"


def chronicle(p: Presentation[View]) -> tuple[str, tuple[Band, ...]]:
    """The campaign so far as a page, with the pictures of its latest missions.

    It ends with where the crew is now: the story of the mission that it flies, or has flown.
    """
    view, t = p.view, p.t
    if not view.chapter:
        return t("first_martians-chronicle-none"), ()
    bands = chronicle_bands(view, p.names, t)[-PICTURES:]
    heading = f"## 📜 {campaign_title(view, t)}"
    lines = [heading, *chronicle_lines(p, told=True), *_now(p)]
    return "\n".join(lines), bands


def _now(p: Presentation[View]) -> list[str]:
    """The mission that the crew flies as it was briefed; while it rests, how the last one ended."""
    view, t = p.view, p.t
    if view.outcome is not None:
        return []
    if not view.resting:
        number, mission = number_of(view, view.chapter), mission_title(view, t)
        story = glossary.text_of(f"first_martians-chapter-{view.chapter}-briefing", t)
        return [t("first_martians-chronicle-now", number=number, mission=mission), f"*{story}*"]
    record = view.records[-1]
    end = "won" if record.won else "lost"
    story = glossary.text_of(f"first_martians-chapter-{record.chapter}-{end}", t)
    heading = "lost" if _between(view) == "lost" else "rest"
    return [t(f"first_martians-chronicle-{heading}", mission=mission_title(view, t)), f"*{story}*"]


def _record_line(p: Presentation[View], record: ChapterRecord, at: int) -> str:
    view, t = p.view, p.t
    wounds = [*zip(view.roles, record.wounds, strict=True)]
    wounded = ", ".join(
        f"{glossary.CAST[role][0]} {count}/{LAST_WOUND}"
        for role, count in wounds
        if 0 < count <= LAST_WOUND
    )
    dead = ", ".join(glossary.CAST[role][0] for role, count in wounds if count > LAST_WOUND)
    return t(
        "first_martians-chronicle-mission",
        number=number_of(view, record.chapter),
        won="yes" if record.won else "no",
        chapter=glossary.piece("chapter", record.chapter, t),
        attempt=1 + sum(each.chapter == record.chapter for each in view.records[:at]),
        round=record.round,
        reached=len(record.reached),
        wounded=wounded or "no",
        dead=dead or "no",
        side=_side(p, record.chapter, record.side) or "no",
    )


def _came_of(p: Presentation[View], record: ChapterRecord) -> str:
    """What came of the decision after a mission, as a line of its own; empty for none."""
    story = f"first_martians-chapter-{record.chapter}-choice-{record.side}-told"
    told = glossary.text_of(story, p.t, **glossary.person(p.view, p.view.first))
    return f"\n-# {told}" if told else ""


def question_lines(p: Presentation[View], kind: str) -> list[str]:
    """What is asked between two missions, and what it is about."""
    t = p.t
    record = p.view.records[-1]
    chapter = f"first_martians-chapter-{record.chapter}"
    person = glossary.person(p.view, p.view.first)
    if kind == DEPARTURE:
        told = glossary.text_of(f"{chapter}-choice-{record.side}-told", t, **person)
        return [told, t(f"first_martians-question-{kind}")]
    story = glossary.text_of(f"{chapter}-{'won' if record.won else 'lost'}", t)
    asked = glossary.text_of(f"{chapter}-choice", t) if kind == DEBRIEFING else ""
    return [f"**{mission_title(p.view, t)}**", story, asked, t(f"first_martians-question-{kind}")]


def option_label(p: Presentation[View], kind: str, option: str) -> Label:
    """The label of a way to go on after a lost mission, or from one to the next."""
    text = p.t(f"first_martians-pick-{kind}-{option}")
    return glossary.label(text, p.t(f"first_martians-pick-{kind}-{option}-hint"))


def _chapter_began(p: Presentation[View], event: ChapterBegan) -> str | None:
    chapter = glossary.piece("chapter", event.chapter, p.t)
    return p.t("first_martians-said-chapter-began", chapter=chapter, way=event.way)


def _mission_ended(p: Presentation[View], event: MissionEnded) -> str | None:
    won = "yes" if event.won else "no"
    return p.t("first_martians-said-mission-ended", won=won, why=event.why)


def _campaign_ended(p: Presentation[View], event: CampaignEnded) -> str | None:
    ending = glossary.piece("ending", event.ending, p.t)
    won = "yes" if event.won else "no"
    return p.t("first_martians-said-campaign-ended", won=won, ending=ending, missions=event.score)


SENTENCES: Mapping[type[Any], Sentence] = MappingProxyType(
    {
        ChapterBegan: _chapter_began,
        MissionEnded: _mission_ended,
        CampaignEnded: _campaign_ended,
    }
)
