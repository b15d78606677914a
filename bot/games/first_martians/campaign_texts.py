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
from rules.first_martians.effects.mission_end import MissionEnded
from rules.first_martians.options import CAMPAIGN
from rules.first_martians.phases.chapters import CampaignEnded, ChapterBegan
from rules.first_martians.state import ChapterRecord
from rules.first_martians.terms import DEBRIEFING, DEPARTURE, LAST_WOUND
from rules.first_martians.view import View

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
    number = len({each.chapter for each in p.view.records} - {chapter}) + 1
    heading = t(
        "first_martians-chapter-title",
        number=number,
        chapter=mission_title(p.view, t),
        campaign=campaign_title(p.view, t),
    )
    return [heading, f"*{story}*" if story else ""]


def debriefing_lines(
    p: Presentation[View], event: MissionEnded, events: Sequence[Any], brought: Sequence[str]
) -> list[str]:
    """The end of a campaign's mission: its story, what was reached, what that ``brought``."""
    view, t = p.view, p.t
    record = view.records[-1]
    end = "won" if event.won else "lost"
    story = glossary.text_of(f"first_martians-chapter-{record.chapter}-{end}", t)
    why = t(f"first_martians-final-{event.why}", broken=view.broken, most=view.threshold or 0)
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
        *([t("first_martians-debriefing-brought"), *brought] if brought else []),
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


def chronicle_lines(p: Presentation[View]) -> list[str]:
    """The campaign so far: who flies, and each mission with what was decided after it."""
    view, t = p.view, p.t
    crew = ", ".join(glossary.who(p, seat) for seat in range(len(view.roles)))
    told = [_record_line(p, number, each) for number, each in enumerate(view.records, 1)]
    return [t("first_martians-chronicle-crew", crew=crew), *told]


def chronicle(p: Presentation[View]) -> tuple[str, tuple[Band, ...]]:
    """The campaign so far as a page, with the pictures of its latest missions."""
    if not p.view.chapter:
        return p.t("first_martians-chronicle-none"), ()
    heading = f"## 📜 {campaign_title(p.view, p.t)}"
    bands = chronicle_bands(p.view, p.names, p.t)[-PICTURES:]
    return "\n".join([heading, *chronicle_lines(p)]), bands


def _record_line(p: Presentation[View], number: int, record: ChapterRecord) -> str:
    t = p.t
    side = glossary.text_of(
        f"first_martians-chapter-{record.chapter}-choice-{record.side}",
        t,
        **glossary.person(p.view, p.view.first),
    )
    wounded = ", ".join(
        f"{glossary.CAST[role][0]} {wounds}/{LAST_WOUND}"
        for role, wounds in zip(p.view.roles, record.wounds, strict=True)
        if wounds
    )
    return t(
        "first_martians-chronicle-mission",
        number=number,
        won="yes" if record.won else "no",
        chapter=glossary.piece("chapter", record.chapter, t),
        round=record.round,
        reached=len(record.reached),
        wounded=wounded or "no",
        side=side or "no",
    )


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
