"""Draws a seat's flight plans, for that seat only."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import compose, semicolon_list
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.typography.text import clean
from render.space1999.art.cards import CardShown, Place, draw_card, plan_shown
from render.space1999.parts import labels
from render.space1999.parts.page import HEAD, HeadingShown, draw_heading, page
from render.space1999.parts.palette import PALETTE
from render.space1999.parts.theme import HEADING, QUIET
from rules.core.game import Seat
from rules.space1999.view import View

ROW, MOST = 4, 8
"""The most cards side by side, and on a band."""
WIDEST, GAP, EDGE = 372, 14, 18
"""The most pixels that a card is wide; the distance between cards, and from the band's edges."""


def hand(view: View, seat: Seat, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    """The flight plans of ``seat``, ``MOST`` to a band.

    Raises ``ValueError`` if ``view`` isn't that seat's own.
    """
    own = view.own
    if own is None or view.viewer != seat:
        raise ValueError("a hand is drawn from its owner's view")
    title, aside = words("pic1999-hand"), words("pic1999-secret")
    heading = HeadingShown(view.ships[seat].sector, title, clean(people[seat]), aside)
    none = words("pic1999-nothing")
    bands = []
    for start in range(0, max(1, len(own.plans)), MOST):
        plans = own.plans[start : start + MOST]
        cards = tuple(plan_shown(view, plan, words) for plan in plans)
        name = f"hand-{start // MOST + 1}" if start else "hand"
        alt = _alt_text(view, seat, plans, people, words)
        shown = (heading, cards, "" if cards else none)
        bands.append(Band(name, draw_hand, shown, alt, PALETTE))
    return tuple(bands)


def draw_hand(heading: HeadingShown, cards: tuple[CardShown, ...], none: str) -> Canvas:
    """A hand's band: one or two rows of cards, or the words ``none`` where there are no cards."""
    canvas = page()
    draw_heading(canvas, heading)
    if none:
        canvas.text(WIDTH // 2, (HEAD + MAX_HEIGHT) // 2, none, HEADING, QUIET, "m", WIDTH - 80)
        return canvas
    rows = -(-len(cards) // ROW)
    across = -(-len(cards) // rows)
    wide = min(WIDEST, (WIDTH - 2 * EDGE - (across - 1) * GAP) // across)
    high = (MAX_HEIGHT - HEAD - 2 * EDGE - (rows - 1) * GAP) // rows
    for i, card in enumerate(cards):
        row, column = divmod(i, across)
        count = min(across, len(cards) - row * across)
        left = (WIDTH - count * wide - (count - 1) * GAP) // 2 + column * (wide + GAP)
        draw_card(canvas, Place(left, HEAD + EDGE - 4 + row * (high + GAP), wide, high), card)
    return canvas


def _alt_text(
    view: View, seat: Seat, plans: Sequence[str], people: Sequence[str], words: Words
) -> str:
    listed = semicolon_list((labels.plan(view, plan, words) for plan in plans), words)
    told = listed or words("pic1999-nothing")
    seats = (labels.seat_name(view, seat, people, words), labels.sector(view, seat, words))
    return compose([[words("pic1999-alt-hand", seat=name, list=told) for name in seats]])
