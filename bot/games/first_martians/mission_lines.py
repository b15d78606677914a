"""A mission in lines of text: how it opens, its objectives, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import glossary, stories
from bot.games.first_martians.standing import amount
from rules.first_martians import events as ev
from rules.first_martians.terms import LAST_WOUND
from rules.first_martians.views.view import View


def briefing_lines(p: Presentation[View]) -> list[str]:
    """The mission: how it opens, its own rules, its objectives."""
    t, name = p.t, f"first_martians-mission-{p.view.mission}"
    opening, rules = (glossary.text_of(f"{name}-{part}", t) for part in ("opening", "rules"))
    return [
        f"## 🔴 {glossary.piece('mission', p.view.mission, t)}",
        f"*{opening}*" if opening else "",
        rules,
        *objective_lines(p),
    ]


def objective_lines(p: Presentation[View], *, final: bool = False) -> list[str]:
    """Each objective of the mission, and whether it is reached; at the end how much there was."""
    return [
        p.t(
            "first_martians-final-objective",
            reached="yes" if each.reached else "no",
            optional="yes" if each.optional else "no",
            title=glossary.piece("objective", f"{p.view.mission}-{each.id}", p.t),
        )
        + (f" · {amount(each, p.t)}" if final else "")
        for each in p.view.objectives
    ]


def ending_lines(p: Presentation[View], event: ev.GameEnded, events: Sequence[Any]) -> list[str]:
    """The end of the mission as it is told, who died of what, and why it ended."""
    view, t = p.view, p.t
    heading = t(
        "first_martians-final-title",
        won="yes" if event.won else "no",
        mission=glossary.piece("mission", view.mission, t),
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


def final_lines(p: Presentation[View], event: ev.GameEnded, events: Sequence[Any]) -> list[str]:
    """The end of the mission, each of its objectives, and the crew."""
    view, t = p.view, p.t
    crew = " · ".join(
        f"{glossary.astronaut(view, seat)} {each.wounds}/{LAST_WOUND} 🩸"
        for seat, each in enumerate(view.crew)
    )
    morale = glossary.signed(view.morale)
    return [
        *ending_lines(p, event, events),
        *objective_lines(p, final=True),
        f"-# {t('first_martians-final-crew', crew=crew, morale=morale, stress=view.stress)}",
    ]
