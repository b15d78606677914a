"""Draws a seat's own flight plans, for its own eyes."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import compose
from render.core.picture import WIDTH, Picture, Words
from render.space1999.parts import labels
from render.space1999.parts.cards import HIGH, WIDE, draw_plan_card
from render.space1999.parts.page import HEAD, draw_heading, page
from render.space1999.parts.theme import HEADING, QUIET
from rules.core.game import Seat
from rules.space1999.views.view import View

GAP, ROW = 22, 3


def hand(view: View, seat: Seat, people: Sequence[str], words: Words) -> Picture:
    """The flight plans of ``seat``. ``view`` must be that seat's own, else ``ValueError``."""
    own = view.own
    if own is None or view.viewer != seat:
        raise ValueError("a hand is drawn from its owner's view")
    rows = max(1, -(-len(own.plans) // ROW))
    canvas = page(HEAD + 24 + rows * (HIGH + 24))
    title, aside = words("pic1999-hand"), words("pic1999-secret")
    draw_heading(canvas, view.ships[seat].sector, title, people[seat], aside)
    for i, plan in enumerate(own.plans):
        line, place = divmod(i, ROW)
        count = min(ROW, len(own.plans) - line * ROW)
        left = (WIDTH - count * WIDE - (count - 1) * GAP) // 2
        y = HEAD + 20 + line * (HIGH + 24)
        draw_plan_card(canvas, left + place * (WIDE + GAP), y, view, plan, words)
    if not own.plans:
        none = words("pic1999-nothing")
        canvas.text(WIDTH // 2, HEAD + HIGH // 2, none, HEADING, QUIET, "m", WIDTH - 80)
    return Picture(canvas.image, _alt_text(view, seat, own.plans, people, words))


def _alt_text(
    view: View, seat: Seat, plans: Sequence[str], people: Sequence[str], words: Words
) -> str:
    listed = "; ".join(labels.plan(view, plan, words) for plan in plans)
    told = listed or words("pic1999-nothing")
    seats = (labels.seat_name(view, seat, people, words), labels.sector(view, seat, words))
    return compose([[words("pic1999-alt-hand", seat=name, list=told) for name in seats]])
