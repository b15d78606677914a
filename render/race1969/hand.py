"""Draws a nation's own espionage cards and its play, for its own eyes."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import compose, seat_title
from render.core.canvas import Canvas
from render.core.picture import WIDTH, Picture, Words
from render.core.text import shrink
from render.race1969.parts.labels import Labels, mission_codes
from render.race1969.parts.page import HEAD, draw_heading, draw_title, page
from render.race1969.parts.sprites import CARD_HEIGHT, CARD_WIDTH, card
from render.race1969.parts.theme import (
    CREAM,
    FIGURE_BIG,
    HEADING,
    MUSTARD,
    NAME,
    NIGHT,
    SIGNAL,
    STEEL,
)
from rules.race1969.views.view import View


def hand(view: View, seat: int, people: Sequence[str], words: Words) -> Picture:
    """The hand of ``seat`` and its play. ``view`` must be that seat's own, else ``ValueError``."""
    own = view.own
    if own is None or view.viewer != seat:
        raise ValueError("a hand is drawn from its owner's view")
    labels = Labels.of(words)
    nation = view.nations[seat]
    laid = bool(own.play) or own.sealed
    block = CARD_HEIGHT + 56 + 34
    height = HEAD + 20 + block * (2 if laid else 1) + (70 if own.trade is not None else 0)
    canvas = page(height)
    draw_heading(canvas, nation.nation, people[seat], labels)
    canvas.text(WIDTH - 30, 60, words("pic1969-secret"), HEADING, SIGNAL, "r", 360)
    y = HEAD + 16
    y = _fan(canvas, y, words("pic1969-hand", sum=sum(own.hand)), own.hand, words)
    parts = [
        (words("pic1969-alt-hand", nation=seat_title(labels.nation(nation.nation), people[seat])),),
        (_listed(own.hand, words),),
    ]
    if laid:
        title = words(
            "pic1969-play-sealed" if own.sealed else "pic1969-play-open",
            mission="" if view.launch is None else mission_codes(view, view.launch.mission, labels),
            sum=sum(own.play),
        )
        y = _fan(canvas, y, title, own.play, words)
        parts.append((words("pic1969-alt-laid", title=title, cards=_listed(own.play, words)),))
    if own.trade is not None:
        line = words("pic1969-trade", points=own.trade)
        canvas.panel(24, y, WIDTH - 48, 54, 12, NIGHT, 0.8)
        canvas.text(WIDTH // 2, y + 27, line, shrink(line, NAME, 980, 24), CREAM, "m", 1000)
        parts.append((line,))
    return Picture(canvas.image, compose(parts))


def _fan(canvas: Canvas, y: int, title: str, cards: tuple[int, ...], words: Words) -> int:
    y = draw_title(canvas, y, title, MUSTARD)
    if not cards:
        none = words("pic1969-no-cards")
        canvas.text(WIDTH // 2, y + CARD_HEIGHT // 2, none, FIGURE_BIG, STEEL, "m", WIDTH - 80)
    step = min(CARD_WIDTH + 12, (WIDTH - 40 - CARD_WIDTH) // max(1, len(cards) - 1))
    left = (WIDTH - CARD_WIDTH - step * (len(cards) - 1)) // 2
    for i, value in enumerate(cards):
        canvas.sprite(left + i * step, y + 4, card(value))
    return y + CARD_HEIGHT + 34


def _listed(cards: tuple[int, ...], words: Words) -> str:
    return f"{', '.join(map(str, cards))}." if cards else words("pic1969-no-cards")
