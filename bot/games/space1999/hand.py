"""The flight plans in a seat's hand, which nobody else sees."""

from __future__ import annotations

from bot.games.base import Presentation
from bot.games.space1999 import glossary
from render.core.picture import Band
from render.space1999.hand import hand as hand_bands
from rules.core.game import Seat
from rules.space1999.views.view import View


def hand(p: Presentation[View], seat: Seat) -> tuple[Band, ...]:
    """The flight plans; nothing while there are none."""
    if p.view.own is None or not p.view.own.plans:
        return ()
    return hand_bands(p.view, seat, p.names, p.t)


def hand_text(p: Presentation[View], seat: Seat) -> str:
    """The flight plans in one line; raises ``ValueError`` for others' views."""
    if p.view.own is None:
        raise ValueError("a hand is shown to its owner only")
    held = p.view.own.plans
    plans = ", ".join(f"*{glossary.plan(p.view.board.plan(plan), p.t)}*" for plan in held)
    return p.t("space1999-hand", count=len(held), plans=plans)
