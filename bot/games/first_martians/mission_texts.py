"""Texts about a mission: its briefing, the crew that flies it, its objectives, its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import campaign_texts, glossary, stories
from bot.games.first_martians.glossary import effects_text
from bot.i18n import Words
from rules.first_martians.components.missions import PERCENT
from rules.first_martians.effects.mission_end import GameEnded
from rules.first_martians.phases.chapters import CampaignEnded
from rules.first_martians.terms import (
    LAST_WOUND,
)
from rules.first_martians.view import ObjectiveView, View


def amount(objective: ObjectiveView, t: Words) -> str:
    """The amount of an objective that is reached, of the amount that is asked for."""
    have, needed = min(objective.have, objective.needed), objective.needed
    if objective.goal == PERCENT:
        return t("picmars-percent", percent=have)
    return f"{have}/{needed}"


def briefing_lines(p: Presentation[View]) -> list[str]:
    """The mission: how it opens, its own rules, its objectives."""
    t, name = p.t, f"first_martians-mission-{p.view.mission}"
    opening, rules = (glossary.text_of(f"{name}-{part}", t) for part in ("opening", "rules"))
    told = [f"## 🔴 {glossary.mission_title(p.view, t)}", f"*{opening}*" if opening else ""]
    return [
        *(campaign_texts.briefing_lines(p) if p.view.chapter else told),
        rules,
        *campaign_texts.lasting_rules(p),
        *objective_lines(p),
    ]


def crew_lines(p: Presentation[View]) -> list[str]:
    """Who flies: each astronaut's name and profile; stories count on their being known."""
    return [portrait(role, p.t) for role in p.view.roles]


def portrait(role: str, t: Words) -> str:
    """An astronaut's name and what there is to know of the person."""
    name = t(f"first_martians-astronaut-{role}-name")
    return f"{glossary.EMOJI[role]} **{name}** · {t(f'first_martians-astronaut-{role}-portrait')}"


def objective_lines(p: Presentation[View], *, final: bool = False) -> list[str]:
    """Each objective of the mission, and whether it is reached; at the end how much there was."""
    return [
        p.t(
            "first_martians-final-objective",
            reached="yes" if each.reached else "no",
            optional="yes" if each.optional else "no",
            title=glossary.piece("objective", f"{p.view.mission}-{each.id}", p.t),
        )
        + (f" · {amount(each, p.t)}" if final else _reward(p, each))
        for each in p.view.objectives
    ]


def _reward(p: Presentation[View], each: ObjectiveView) -> str:
    """What an optional objective brings."""
    objectives = p.view.content.mission[p.view.mission].objectives
    reward = next(one.reward for one in objectives if one.id == each.id)
    return f" → {effects_text(reward, p.view.content, p.t)}" if reward else ""


def ending_lines(
    p: Presentation[View], event: GameEnded | CampaignEnded, events: Sequence[Any]
) -> list[str]:
    """The end of the mission as it is told, who died of what, and why it ended; a campaign's."""
    view, t = p.view, p.t
    if isinstance(event, CampaignEnded):
        return campaign_texts.ending_lines(p, event)
    heading = t(
        "first_martians-final-title",
        won="yes" if event.won else "no",
        mission=glossary.mission_title(view, t),
        round=view.round,
        sols=view.sols,
    )
    end = "won" if event.won else "lost"
    story = glossary.text_of(f"first_martians-mission-{view.mission}-{end}", t)
    return [
        heading,
        f"*{story}*" if story else "",
        stories.death(p, events),
        t(f"first_martians-final-{event.why}", broken=view.broken, most=view.threshold or 0),
    ]


def final_lines(
    p: Presentation[View], event: GameEnded | CampaignEnded, events: Sequence[Any]
) -> list[str]:
    """The end of the mission, each of its objectives, and the crew; a campaign's chronicle."""
    view, t = p.view, p.t
    crew = " · ".join(
        f"{glossary.astronaut(view, seat)} {each.wounds}/{LAST_WOUND} 🩸"
        for seat, each in enumerate(view.crew)
    )
    morale = glossary.signed(view.morale)
    return [
        *ending_lines(p, event, events),
        *(
            campaign_texts.chronicle_lines(p)
            if isinstance(event, CampaignEnded)
            else objective_lines(p, final=True)
        ),
        f"-# {t('first_martians-final-crew', crew=crew, morale=morale, stress=view.stress)}",
    ]
