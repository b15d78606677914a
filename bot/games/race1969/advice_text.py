"""Sentences for the reasons of the expert's choices."""

from __future__ import annotations

from bot.games.base import Presentation
from bot.games.race1969 import glossary
from rules.core.advice import Figure, Reason
from rules.race1969.view import View

SHARES = ("top", "less")
"""Figures that are chances."""
SIGNED = ("ahead", "prestige")
"""Figures of which a text may need the sign, as ``<figure>-sign``."""


def why(p: Presentation[View], reason: Reason) -> str:
    """The sentence, and for whoever is hired what that leaves and counts at the end."""
    figures = {key: _told(p, key, figure) for key, figure in reason.figures.items()}
    for key in SIGNED:
        value = reason.figures.get(key)
        if isinstance(value, int):
            figures |= {key: abs(value), f"{key}sign": _sign(value)}
    sentences = [p.t(f"race1969-why-{reason.id}", **figures)]
    if "launch" in reason.figures:
        sentences.append(p.t("race1969-why-after-hire", **figures))
    return " ".join(" ".join(sentences).split())


def _told(p: Presentation[View], key: str, figure: Figure) -> Figure:
    if key in ("mission", "other", "lost"):
        return glossary.mission(p.view.board, str(figure), p.t)
    if key == "nation":
        return glossary.nation_tag(p, glossary.nation_of(p.view, str(figure)).seat)
    if key == "research":
        return glossary.research(str(figure), p.t)
    if key in SHARES and isinstance(figure, float):
        return glossary.percent(figure, p.t)
    return glossary.points(figure, p.t) if isinstance(figure, float) else figure


def _sign(value: int) -> str:
    return "plus" if value > 0 else "minus" if value else "none"
