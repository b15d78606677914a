"""Draws the nations' band: calendar, prestige, supply, and every nation's figures."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.picture import WIDTH, Band, Words
from render.core.typography.text import printable
from render.race1969.parts.alt_text import nations_alt_text
from render.race1969.parts.labels import Labels
from render.race1969.parts.nations_band.calendar import draw_calendar
from render.race1969.parts.nations_band.nations_shown import (
    CALENDAR,
    NationRow,
    Nations,
    band_height,
)
from render.race1969.parts.nations_band.score_track import draw_score_track
from render.race1969.parts.nations_band.seat_rows import (
    draw_empty_rows,
    draw_headings,
    draw_seat_rows,
)
from render.race1969.parts.nations_band.supply import draw_boxes, draw_supply
from render.race1969.parts.palette import PALETTE
from render.race1969.parts.theme import NIGHT, PANEL, SIGNAL, SMALL
from rules.race1969.terms import OVER
from rules.race1969.view import NationView, View


def nations(view: View, people: Sequence[str], words: Words) -> Band:
    """The nations' band; only what is public is read."""
    labels = Labels.of(words)
    board, last = view.board, view.last
    prices = (*(scientist.price for scientist in board.scientists), board.espionage.price)
    up = {decision.seat for decision in view.decisions}
    shown = Nations(
        labels=labels,
        phase=words(f"pic1969-phase-{view.phase}"),
        first_title=words("pic1969-first"),
        first=view.first,
        years=tuple((year.year, year.income, year.trade_limit) for year in board.rounds),
        now=len(board.rounds) if view.phase == OVER else view.round,
        rows=tuple(_row(each, people[each.seat], each.seat in up) for each in view.nations),
        prices=prices,
        supply=(*view.supply, view.deck),
        last=None if last is None or last.kind in ("launch", "flight") else last,
    )
    alt = nations_alt_text(view, people, labels, words)
    return Band("nations", draw_nations, (shown,), alt, PALETTE)


def _row(nation: NationView, person: str, up: bool) -> NationRow:
    return NationRow(
        nation=nation.nation,
        person=printable(person, SMALL.face),
        prestige=nation.prestige,
        money=nation.money,
        cards=nation.cards,
        researchers=tuple(research.researchers for research in nation.researches),
        bonus=tuple(research.bonus for research in nation.researches),
        up=up,
    )


def draw_nations(shown: Nations) -> Canvas:
    """The drawing of the nations' band."""
    canvas = Canvas.on(_ground(len(shown.rows), shown.prices, shown.labels))
    draw_calendar(canvas, shown)
    draw_score_track(canvas, shown)
    draw_supply(canvas, shown.supply)
    draw_seat_rows(canvas, shown)
    return canvas


@cached_image
def _ground(seats: int, prices: tuple[int, ...], labels: Labels) -> Image.Image:
    canvas = Canvas.blank(WIDTH, band_height(seats), PANEL)
    canvas.rect(0, 0, WIDTH, CALENDAR + 84, NIGHT)
    canvas.rect(0, CALENDAR + 84, WIDTH, 4, SIGNAL)
    draw_boxes(canvas, prices, labels)
    draw_headings(canvas, seats, labels)
    draw_empty_rows(canvas, seats)
    return PALETTE.nearest(canvas.image)
