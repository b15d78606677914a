"""Draws a nation's espionage cards, in hand and laid face down, for that nation only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.core.alt_text import compose, seat_title
from render.core.canvas import Canvas
from render.core.palette import Colour
from render.core.picture import WIDTH, Band, Words
from render.race1969 import theme
from render.race1969.page import HEAD, Heading, draw_heading, page
from render.race1969.palette import PALETTE
from render.race1969.sprites import card
from rules.race1969.espionage_cards import value_of
from rules.race1969.view import View

CARD, CARD_DOWN, STEP = 150, 211, 250
"""Width and height of a card with its margin, and the distance between rows, in pixels."""
TITLE_ROOM = 246
"""Width of the titles at the left of the rows."""


@dataclass(frozen=True, slots=True)
class Row:
    """Cards with a title, and their sum in words."""

    title: str
    points: str
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """The values that a hand shows.

    ``secret`` and ``none`` are words: that only this nation sees it, that there are no cards.
    ``trade`` is a line about a sealed trade, or empty.
    """

    heading: Heading
    secret: str
    none: str
    rows: tuple[Row, ...]
    trade: str


def hand(view: View, seat: int, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    """The cards of ``seat``; raises ``ValueError`` if ``view`` isn't that seat's own."""
    own = view.own
    if own is None or view.viewer != seat:
        raise ValueError("a hand is drawn from its owner's view")
    labels = theme.Labels.of(words)
    nation = view.nations[seat].nation
    rows = [_row(words("pic1969-hand"), own.hand, words)]
    parts = [
        (words("pic1969-alt-hand", nation=seat_title(labels.nation(nation), people[seat])),),
        (_listed(own.hand, words),),
        (f"{rows[0].points}.",),
    ]
    if own.play or own.sealed:
        title = words(
            "pic1969-play-sealed" if own.sealed else "pic1969-play-open",
            mission=""
            if view.launch is None
            else theme.mission_codes(view, view.launch.mission, labels),
        )
        rows.append(_row(title, own.play, words))
        told = f"{title} · {rows[1].points}"
        parts.append((words("pic1969-alt-laid", title=told, cards=_listed(own.play, words)),))
    trade = "" if own.trade is None else words("pic1969-trade", points=own.trade)
    if trade:
        parts.append((trade,))
    shown = Hand(
        heading=Heading.of(labels, nation, people[seat]),
        secret=words("pic1969-secret"),
        none=words("pic1969-no-cards"),
        rows=tuple(rows),
        trade=trade,
    )
    return (Band("hand", draw_hand, (shown,), compose(parts), PALETTE),)


def _row(title: str, cards: tuple[int, ...], words: Words) -> Row:
    return Row(title, words("pic1969-points", sum=value_of(cards)), cards)


def _listed(cards: tuple[int, ...], words: Words) -> str:
    return f"{theme.cards_named(cards, words)}." if cards else words("pic1969-no-cards")


def draw_hand(shown: Hand) -> Canvas:
    canvas = page(HEAD + 12 + STEP * len(shown.rows) + (70 if shown.trade else 0))
    draw_heading(canvas, shown.heading)
    canvas.text(WIDTH - 30, 44, shown.secret, theme.HEADING, theme.SIGNAL, "r", 460)
    y = HEAD + 12
    for i, row in enumerate(shown.rows):
        _draw_row(canvas, y, row, theme.MUSTARD if i == 0 else theme.SIGNAL, shown.none)
        y += STEP
    if shown.trade:
        canvas.panel(24, y, WIDTH - 48, 58, 12, theme.NIGHT)
        canvas.write(WIDTH // 2, y + 29, shown.trade, theme.NAME, theme.CREAM, WIDTH - 100, "m")
    return canvas


def _draw_row(canvas: Canvas, y: int, row: Row, colour: Colour, none: str) -> None:
    """Title and sum at the left, the cards on the right; many cards overlap."""
    height = STEP - 12
    canvas.panel(16, y, WIDTH - 32, height, 16, theme.PANEL)
    canvas.panel(16, y, 12, height, 6, colour)
    room = TITLE_ROOM
    canvas.paragraph(46, y + 86, row.title, theme.HEADING, theme.CREAM, room, 3)
    canvas.write(46, y + 190, row.points, theme.HEADING, colour, room)
    left, room = 58 + TITLE_ROOM, WIDTH - 32 - 58 - TITLE_ROOM
    if not row.cards:
        canvas.text(left + room // 2, y + height // 2, none, theme.HEADING, theme.STEEL, "m", room)
    step = min(CARD - 4, (room - CARD) // max(1, len(row.cards) - 1))
    for i, each in enumerate(row.cards):
        canvas.sprite(left + i * step, y + (height - CARD_DOWN) // 2, card(each, CARD - 8))
