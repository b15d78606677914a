"""Sentences for the reasons of an experienced crew's moves, and for threats."""

from __future__ import annotations

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.option_labels import option_label
from bot.games.first_martians.plan_text import problem
from rules.core.advice import Reason
from rules.first_martians.view import View


def why(p: Presentation[View], reason: Reason) -> str:
    """The sentence; a stack is called by its job, an astronaut by name."""
    figures = dict(reason.figures)
    if "stack" in figures:
        each = next(one for one in p.view.stacks if one.stack.number == figures["stack"])
        figures["job"] = glossary.job(each.stack.job, p.t)
        figures["problem"] = problem(each, p.t) if each.problem else ""
    if "part" in figures:
        parts = p.view.content.base.facility[str(figures["facility"])].parts
        figures["penalty"] = glossary.penalties(parts[str(figures["part"])], p.t)
    for side in ("option", "other"):
        if side in figures:
            hint = option_label(p, str(figures[side])).hint
            figures[side] = hint or p.t("first_martians-advice-nothing")
    if "role" in figures:
        figures["who"] = glossary.CAST[str(figures["role"])][0]
    if "until" in figures and figures["until"] == figures["now"]:
        figures["until"] = "now"
    return p.t(f"first_martians-advice-{reason.id}", **figures)
