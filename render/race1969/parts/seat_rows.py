"""Draws the board's row of figures for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.colour import Colour, mix
from render.core.picture import WIDTH
from render.core.text import printable, shrink, width
from render.race1969.parts.labels import Labels
from render.race1969.parts.layout import CARDS_X, MONEY_X, PRESTIGE_X, ROW, BoardLayout, research_x
from render.race1969.parts.sprites import badge, card
from render.race1969.parts.theme import (
    CODE,
    CREAM,
    FIGURE,
    FIGURE_BIG,
    INK,
    LABEL,
    MUSTARD,
    NAME,
    NIGHT,
    PANEL,
    PAPER,
    SIGNAL,
    SMALL,
    STEEL,
    TEAL,
)
from rules.race1969.views.view import NationView, View


def draw_seat_rows(
    canvas: Canvas, view: View, layout: BoardLayout, people: Sequence[str], labels: Labels
) -> None:
    """One row a nation, in seat order, which is turn order from the first player on."""
    deciding = {decision.seat for decision in view.decisions}
    for nation in view.nations:
        _row(canvas, view, nation, layout, people[nation.seat], labels, nation.seat in deciding)


def _row(
    canvas: Canvas,
    view: View,
    nation: NationView,
    layout: BoardLayout,
    person: str,
    labels: Labels,
    deciding: bool,
) -> None:
    y = layout.seat_row(nation.seat)
    middle = y + ROW // 2 - 2
    canvas.panel(18, y, WIDTH - 36, ROW - 6, 12, PANEL)
    if deciding:
        canvas.panel(18, y, 8, ROW - 6, 4, SIGNAL)
    canvas.sprite(32, middle - 24, badge(nation.nation, labels.letter(nation.nation), 48))
    name = printable(person, NAME.face)
    room = PRESTIGE_X - 52 - 92
    if name:
        style = SMALL if width(name, SMALL) <= room else shrink(name, LABEL, room, CODE.size)
        canvas.text(92, middle - 13, name, style, CREAM, room=room)
        canvas.text(92, middle + 15, labels.nation(nation.nation), CODE, STEEL, room=room)
    else:
        canvas.text(92, middle, labels.nation(nation.nation), NAME, CREAM, room=room)
    last = view.last
    moved = last.kind if last is not None and last.seat == nation.seat else ""
    if moved == "trade":
        canvas.frame(PRESTIGE_X - 42, y + 3, 164, ROW - 12, 10, SIGNAL, 4)
    if moved == "cards":
        canvas.frame(CARDS_X - 42, y + 3, 72, ROW - 12, 10, SIGNAL, 4)
    canvas.text(PRESTIGE_X, middle, str(nation.prestige), FIGURE_BIG, CREAM, "m")
    wide = canvas.text(MONEY_X - 14, middle, str(nation.money), FIGURE, MUSTARD, "m")
    canvas.text(MONEY_X - 12 + wide // 2, middle + 2, labels.million, CODE, MUSTARD)
    canvas.sprite(CARDS_X - 34, middle - 21, card(None, 30))
    canvas.text(CARDS_X + 2, middle, str(nation.cards), FIGURE, CREAM)
    for index, research in enumerate(nation.researches):
        _lamp(canvas, research_x(index), y + 7, research.researchers)
        if last is not None and last.research == research.research and last.kind in ("hire", "spy"):
            seat = last.seat if last.kind == "hire" else last.host
            if seat == nation.seat:
                canvas.frame(research_x(index) - 3, y + 4, 50, 50, 12, SIGNAL, 4)
            elif last.kind == "spy" and last.seat == nation.seat and research.bonus:
                canvas.frame(research_x(index) - 3, y + 4, 50, 50, 12, MUSTARD, 3)


def _lamp(canvas: Canvas, x: int, y: int, researchers: int) -> None:
    """A research at a glance: brighter for more researchers."""
    shades: tuple[tuple[Colour, Colour], ...] = (
        (NIGHT, STEEL),
        (mix(TEAL, NIGHT, 0.62), CREAM),
        (TEAL, INK),
        (mix(MUSTARD, PAPER, 0.3), INK),
        (MUSTARD, INK),
    )
    ground, ink = shades[min(researchers, len(shades) - 1)]
    canvas.panel(x, y, 44, 44, 10, ground)
    if researchers:
        canvas.text(x + 22, y + 22, str(researchers), FIGURE, ink, "m")
    else:
        canvas.rect(x + 17, y + 21, 10, 3, mix(STEEL, NIGHT, 0.5))
