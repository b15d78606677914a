"""Draws flight plans and the Central Computer's cards."""

from __future__ import annotations

from PIL import Image

from render.core import shapes
from render.core.canvas import Canvas
from render.core.colour import Colour, mix
from render.core.fonts import JOST_BOLD
from render.core.picture import Words
from render.core.text import TextStyle, shrink
from render.core.wrapping import paragraph
from render.space1999.parts import labels
from render.space1999.parts.planets import portrait
from render.space1999.parts.sprites import bolt, card_back, moon
from render.space1999.parts.theme import (
    AMBER,
    EARTH_BLUE,
    FORCE,
    INK,
    NAME_BOLD,
    SHELL_DARK,
    SHELL_LIGHT,
    SMALL,
    SMALLEST,
    VOID,
)
from render.space1999.parts.tiles import blank_tile
from rules.space1999.terms import CURVE, ENERGY, LAND, MORE_PLANS, RETURN, SECTORS, STRAIGHT
from rules.space1999.views.view import View

ORDER = TextStyle(JOST_BOLD, 36)
PLAN_BLUE = mix(EARTH_BLUE, VOID, 0.42)
WIDE, HIGH, ART = 336, 372, 190


def draw_plan_card(canvas: Canvas, x: int, y: int, view: View, plan: str, words: Words) -> None:
    """A flight plan face up; raises ``KeyError`` for no plan."""
    printed = view.board.plan(plan)
    title, order = words("pic1999-plan"), labels.plan(view, plan, words)
    _card(canvas, x, y, PLAN_BLUE, FORCE, title, order)
    _art(canvas, x, y, view, printed.kind, printed.planet, printed.amount)
    if any(visit.planet == printed.planet for visit in view.visits):
        note = words("pic1999-plan-visited")
        style = shrink(note, SMALL, WIDE - 44, SMALLEST)
        canvas.panel(x + 14, y + 60, WIDE - 28, 38, 8, INK)
        canvas.text(x + WIDE // 2, y + 79, note, style, AMBER, "m", WIDE - 44)


def draw_program_card(
    canvas: Canvas, x: int, y: int, view: View, program: str, words: Words
) -> None:
    """A card of the Computer; raises ``KeyError`` for no program."""
    printed = view.board.program(program)
    title, order = words("pic1999-program"), labels.program(view, program, words)
    _card(canvas, x, y, SHELL_DARK, INK, title, order, raised=16)
    _art(canvas, x, y, view, printed.kind, printed.planet, printed.amount)
    for i in range(9):
        canvas.disc(x + 32 + 34 * i, y + HIGH - 16, 12, INK)


def _card(
    canvas: Canvas,
    x: int,
    y: int,
    head: Colour,
    ink: Colour,
    title: str,
    order: str,
    raised: int = 0,
) -> None:
    canvas.panel(x + 3, y + 6, WIDE, HIGH, 20, VOID)
    canvas.panel(x, y, WIDE, HIGH, 20, SHELL_LIGHT)
    canvas.panel(x, y, WIDE, 70, 20, head)
    canvas.rect(x, y + 40, WIDE, 30, head)
    style = shrink(title, NAME_BOLD, WIDE - 32, SMALLEST)
    canvas.text(x + WIDE // 2, y + 29, title, style, ink, "m", WIDE - 32)
    canvas.rect(x, y + 56, WIDE, ART, VOID)
    middle = y + 56 + ART + (HIGH - 56 - ART) // 2 - raised
    paragraph(canvas, x + WIDE // 2, middle, order, ORDER, INK, WIDE - 28, 2, SMALLEST, "m")


def _art(canvas: Canvas, x: int, y: int, view: View, kind: str, planet: str, amount: int) -> None:
    top = y + 56
    scene = portrait(planet if kind == LAND else "", WIDE, ART)
    canvas.image.paste(scene, (x, top))
    middle, level = x + WIDE // 2, top + ART // 2
    if kind == RETURN:
        disc = moon(view.moon.turns, SECTORS, view.moon.number, 78)
        canvas.sprite(middle - disc.width // 2, level - disc.height // 2, disc)
    elif kind == ENERGY:
        _row(canvas, middle, level, bolt(92 if amount < 4 else 70), amount)
    elif kind == MORE_PLANS:
        _row(canvas, middle, level, card_back(76, EARTH_BLUE), amount)
    elif kind != LAND:
        _tiles(canvas, middle, level, kind == "move-tile")


def _row(canvas: Canvas, middle: int, level: int, sprite: Image.Image, count: int) -> None:
    step = min(sprite.width, (WIDE - 40 - sprite.width) // max(1, count - 1))
    left = middle - (step * (count - 1) + sprite.width) // 2
    for i in range(count):
        canvas.sprite(left + step * i, level - sprite.height // 2, sprite)


def _tiles(canvas: Canvas, middle: int, level: int, moves: bool) -> None:
    """A tile with an arrow beside it, or one that is struck out."""
    if moves:
        canvas.sprite(middle - 120, level - 50, blank_tile(CURVE, 100))
        canvas.path(((middle - 6, level), (middle + 74, level)), AMBER, 12)
        head = shapes.polygon(((0.0, 0.0), (44.0, 30.0), (0.0, 60.0)), 44, 60)
        canvas.mask(middle + 66, level - 30, head, AMBER)
        return
    canvas.sprite(middle - 50, level - 50, blank_tile(STRAIGHT, 100))
    for side in (-1, 1):
        ends = ((middle - 64, level - 64 * side), (middle + 64, level + 64 * side))
        canvas.path(ends, AMBER, 12)
