"""Below the sky: the score track, the supply, and a row of figures for each nation."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from render.core.canvas import Canvas
from render.core.colour import (CREAM, INK, MUSTARD, NIGHT, PANEL, PANEL_LIGHT, PAPER, SIGNAL, STEEL, TEAL, Colour, mix)
from render.core.text import printable, shrink, width
from render.race1969.parts import layout as where
from render.race1969.parts.backdrop import CARDS_X, MONEY_X, PRESTIGE_X, research_x
from render.race1969.parts.labels import Labels
from render.race1969.parts.sprites import badge, card, cube
from render.race1969.parts.theme import (CODE, FIGURE, FIGURE_BIG, LABEL, LABEL_BOLD, LOOKS, NAME, SMALL, WIDTH)
from rules.race1969.terms import SCIENTISTS
from rules.race1969.views.view import NationView, View


def score_track(canvas: Canvas, view: View, spots: where.Layout, labels: Labels) -> None:
    """A ruler of prestige on which the nations' badges stand."""
    left, right, line = 34, WIDTH - 34, spots.score + 48
    best = max(nation.prestige for nation in view.nations)
    end = max(40, -(-(best + 3) // 10) * 10)
    scale = (right - left) / end
    canvas.rect(left, line - 2, right - left, 4, STEEL)
    for points in range(0, end + 1, 5 if end <= 80 else 10):
        x = round(left + points * scale)
        tall = 9 if points % 10 == 0 else 6
        canvas.rect(x - 1, line - tall, 3, 2 * tall, STEEL)
        if points % 10 == 0:
            canvas.text(x, line + 24, str(points), CODE, STEEL, "m")
    places = [round(left + max(0, nation.prestige) * scale) for nation in view.nations]
    for nation, true, x in zip(view.nations, places, _apart(places, 37, right), strict=True):
        look = LOOKS[nation.nation].colour
        canvas.disc(x, line - 24, 40, NIGHT, 0.8)
        canvas.path([(float(x), line - 14.0), (float(true), float(line))], look, 4)
        canvas.disc(true, line, 10, look)
        sprite = badge(nation.nation, labels.letter(nation.nation), 36)
        canvas.sprite(x - 18, line - 42, sprite)


def _apart(places: Sequence[int], gap: int, right: int) -> list[int]:
    """``places`` moved as little as a sweep to the right and back needs, ``gap`` pixels apart."""
    order = sorted(range(len(places)), key=lambda i: (places[i], i))
    moved = list(places)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + gap)
    if order:
        moved[order[-1]] = min(moved[order[-1]], right)
    for after, before in pairwise(reversed(order)):
        moved[before] = min(moved[before], moved[after] - gap)
    return moved


def supply(canvas: Canvas, view: View, spots: where.Layout, labels: Labels) -> None:
    """What can still be hired or bought, and for how much."""
    step = (WIDTH - 20) // 6
    y = spots.supply
    for i, scientist in enumerate(SCIENTISTS):
        x = 10 + i * step
        price = f"{view.board.scientist(scientist).price} {labels.million}"
        sprite = cube(scientist, labels.scientist_letter(scientist), 46)
        _supply_box(canvas, x, y, step, sprite, labels.supply[i], price, view.supply[i])
    price = f"{view.board.espionage.price} {labels.million}"
    box = (10 + 5 * step, y, step)
    _supply_box(canvas, *box, card(None, 40), labels.cards, price, view.deck)


def _supply_box(
    canvas: Canvas, x: int, y: int, step: int, sprite: Image.Image, name: str, price: str, left: int
) -> None:
    canvas.panel(x, y, step - 8, 74, 12, PANEL_LIGHT)
    canvas.sprite(x + 10, y + 37 - sprite.height // 2, sprite)
    canvas.text(x + 64, y + 20, name, LABEL, CREAM, room=step - 78)
    canvas.text(x + 64, y + 52, price, LABEL_BOLD, MUSTARD)
    canvas.text(x + step - 20, y + 52, f"×{left}", LABEL_BOLD, CREAM if left else STEEL, "r")


def rows(
    canvas: Canvas, view: View, spots: where.Layout, people: Sequence[str], labels: Labels
) -> None:
    """One row a nation, in seat order, which is turn order from the first player on."""
    deciding = {decision.seat for decision in view.decisions}
    for nation in view.nations:
        _row(canvas, view, nation, spots, people[nation.seat], labels, nation.seat in deciding)


def _row(
    canvas: Canvas,
    view: View,
    nation: NationView,
    spots: where.Layout,
    person: str,
    labels: Labels,
    deciding: bool,
) -> None:
    y = spots.row(nation.seat)
    middle = y + where.ROW // 2 - 2
    canvas.panel(18, y, WIDTH - 36, where.ROW - 6, 12, PANEL)
    if deciding:
        canvas.panel(18, y, 8, where.ROW - 6, 4, SIGNAL)
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
        canvas.frame(PRESTIGE_X - 42, y + 3, 164, where.ROW - 12, 10, SIGNAL, 4)
    if moved == "cards":
        canvas.frame(CARDS_X - 42, y + 3, 72, where.ROW - 12, 10, SIGNAL, 4)
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
