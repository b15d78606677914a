"""Draws flight plans, the Central Computer's cards, and route tiles."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render.core import shapes
from render.core.art import SpriteCanvas, draw_outline
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import Colour, mix
from render.core.picture import Words
from render.core.text import FIGURES_BOLD, JOST_BOLD, TextStyle
from render.space1999 import theme
from render.space1999.planets import portrait
from render.space1999.sprites import bolt, card_back, moon
from rules.space1999.terms import CURVE, ENERGY, LAND, MORE_PLANS, RETURN, SECTORS, STRAIGHT
from rules.space1999.view import View

PLAN_BLUE = mix(theme.EARTH_BLUE, theme.VOID, 0.42)
TALL = 400
"""Cards of this height or more show their title."""
BAR, LOW_BAR, NOTE = 62, 20, 42
"""Heights of a card's title, of the strip that replaces it on low cards, and of a remark."""


class CardShown(NamedTuple):
    """A card face up: a flight plan, or a card of the Computer (``program``).

    ``kind``, ``planet`` and ``amount`` are those printed on it, ``order`` the same in words;
    ``note`` is a remark below it.
    """

    program: bool
    title: str
    order: str
    kind: str
    planet: str
    amount: int
    note: str = ""


class Place(NamedTuple):
    """The place of a card: its upper left corner and its size, in pixels."""

    x: int
    y: int
    wide: int
    high: int


def plan_shown(view: View, plan: str, words: Words) -> CardShown:
    """A flight plan's card; raises ``KeyError`` for an unknown plan."""
    printed = view.board.plan(plan)
    visited = any(visit.planet == printed.planet for visit in view.visits)
    return CardShown(
        False,
        words("pic1999-plan"),
        theme.plan(view, plan, words),
        printed.kind,
        printed.planet,
        printed.amount,
        words("pic1999-plan-visited") if visited else "",
    )


def program_shown(view: View, program: str, words: Words) -> CardShown:
    """A card of the Computer; raises ``KeyError`` for an unknown one."""
    printed = view.board.program(program)
    return CardShown(
        True,
        words("pic1999-program"),
        theme.program(view, program, words),
        printed.kind,
        printed.planet,
        printed.amount,
    )


def draw_card(canvas: Canvas, at: Place, card: CardShown) -> None:
    """A card: its title (where it is high enough), a picture and its order."""
    x, y, wide, high = at
    head, ink = (theme.SHELL_DARK, theme.INK) if card.program else (PLAN_BLUE, theme.FORCE)
    tall = high >= TALL
    bar = BAR if tall else LOW_BAR
    canvas.panel(x + 3, y + 6, wide, high, 20, theme.VOID)
    canvas.panel(x, y, wide, high, 20, theme.SHELL_LIGHT)
    canvas.panel(x, y, wide, bar + 20, 20, head)
    if tall:
        canvas.write(x + wide // 2, y + bar // 2, card.title, theme.NAME_BOLD, ink, wide - 32, "m")
    art = (high - bar) * 54 // 100
    _art(canvas, Place(x, y + bar, wide, art), card)
    top, end = y + bar + art, y + high - (30 if card.program else 0)
    if card.note:
        canvas.panel(x + 8, end - NOTE - 8, wide - 16, NOTE, 12, theme.INK)
        line = end - 8 - NOTE // 2
        canvas.write(x + wide // 2, line, card.note, theme.LABEL, theme.AMBER, wide - 32, "m")
        end -= NOTE + 8
    style = TextStyle(JOST_BOLD, 40) if tall else TextStyle(FIGURES_BOLD, 38)
    most = 3 if tall else 1 if card.note else 2
    middle = (top + end) // 2
    canvas.paragraph(x + wide // 2, middle, card.order, style, theme.INK, wide - 24, most, "m")
    if card.program:
        holes = wide // 36
        for i in range(holes):
            canvas.disc(x + (wide - 34 * (holes - 1)) // 2 + 34 * i, y + high - 22, 12, theme.INK)


def _art(canvas: Canvas, at: Place, card: CardShown) -> None:
    x, y, wide, high = at
    planet = card.planet if card.kind == LAND else ""
    canvas.image.paste(portrait(planet, wide, high), (x, y))
    middle, level = x + wide // 2, y + high // 2
    if card.kind == RETURN:
        reach = min(110, high // 2 - 12)
        disc = moon(0, SECTORS, None, reach, reach)
        canvas.sprite(middle - disc.width // 2, level - disc.height // 2, disc)
    elif card.kind == ENERGY:
        _row(canvas, at, bolt(min(96, high - 20) if card.amount < 4 else 70), card.amount)
    elif card.kind == MORE_PLANS:
        _row(canvas, at, card_back(min(84, high // 2), theme.EARTH_BLUE), card.amount)
    elif card.kind != LAND:
        _tiles(canvas, middle, level, card.kind == "move-tile")


def _row(canvas: Canvas, at: Place, sprite: Image.Image, count: int) -> None:
    middle, level = at.x + at.wide // 2, at.y + at.high // 2
    step = min(sprite.width, (at.wide - 40 - sprite.width) // max(1, count - 1))
    left = middle - (step * (count - 1) + sprite.width) // 2
    for i in range(count):
        canvas.sprite(left + step * i, level - sprite.height // 2, sprite)


def _tiles(canvas: Canvas, middle: int, level: int, moves: bool) -> None:
    """A tile with an arrow beside it, or one that is struck out."""
    if moves:
        canvas.sprite(middle - 130, level - 55, blank_tile(CURVE, 110))
        canvas.path(((middle - 4, level), (middle + 80, level)), theme.AMBER, 14)
        head = shapes.polygon(((0.0, 0.0), (50.0, 34.0), (0.0, 68.0)), 50, 68)
        canvas.mask(middle + 76, level - 34, head, theme.AMBER)
        return
    canvas.sprite(middle - 60, level - 60, blank_tile(STRAIGHT, 120))
    for side in (-1, 1):
        ends = ((middle - 76, level - 76 * side), (middle + 76, level + 76 * side))
        canvas.path(ends, theme.AMBER, 14)


LINKED, DISPLACED, HELD = "linked", "displaced", "held"
"""States of a tile: in its owner's unbroken route, on the Monitor outside of it, not laid yet."""


@cached_image
def tile(owner: str, shape: str, rotation: int, size: int, state: str) -> Image.Image:
    """A route tile in its owner's colour, with the owner's outline in its middle.

    ``rotation`` is in quarters, clockwise; ``state`` is ``LINKED``, ``DISPLACED`` or ``HELD``. A
    displaced tile is dim and hatched.
    """
    look = theme.SECTOR_STYLES[owner]
    colour = look.colour
    displaced = state == DISPLACED
    canvas = SpriteCanvas(size, size)
    canvas.box(0, 0, size, size, size * 0.1, mix(colour, theme.VOID, 0.3))
    edge = max(1.0, size * 0.04)
    body = mix(colour, theme.VOID, 0.86 if displaced else 0.6)
    canvas.box(edge, edge, size - 2 * edge, size - 2 * edge, size * 0.08, body)
    if displaced:
        step = size / 5
        for i in range(-5, 6):
            ends = ((i * step, size - edge), (i * step + size, edge))
            canvas.line(ends, mix(colour, theme.VOID, 0.62), max(1.0, size * 0.035))
    lit = mix(colour, theme.VOID, 0.35) if displaced else colour
    _band(canvas, shape, size, size * 0.5, theme.VOID)
    _band(canvas, shape, size, size * 0.34, lit)
    canvas.image.paste(canvas.image.rotate(-90 * rotation))
    draw_outline(canvas, look, size / 2, size / 2, size * 0.64, theme.VOID)
    draw_outline(canvas, look, size / 2, size / 2, size * 0.48, lit)
    draw_outline(canvas, look, size / 2, size / 2, size * 0.24, theme.VOID)
    return canvas.finish()


def _band(canvas: SpriteCanvas, shape: str, size: int, wide: float, paint: Colour) -> None:
    if shape == STRAIGHT:
        canvas.box((size - wide) / 2, 0, wide, size, 0, paint)
    else:
        canvas.arc(size, 0, size / 2, 88, 182, paint, wide)


@cached_image
def blank_tile(shape: str, size: int, paint: Colour = theme.FORCE) -> Image.Image:
    """The sign of a shape of route tile: a frame and the way through it."""
    canvas = SpriteCanvas(size, size)
    canvas.box(0, 0, size, size, size * 0.16, mix(paint, theme.VOID, 0.35))
    canvas.box(2.5, 2.5, size - 5, size - 5, size * 0.12, theme.SCREEN)
    _band(canvas, shape, size, size * 0.3, paint)
    return canvas.finish()


@cached_image
def tile_back(size: int) -> Image.Image:
    """A route tile face down, whose shape isn't known yet."""
    canvas = SpriteCanvas(size, size)
    canvas.box(0, 0, size, size, size * 0.14, theme.INK)
    edge = size * 0.05
    canvas.box(edge, edge, size - 2 * edge, size - 2 * edge, size * 0.1, theme.EARTH_BLUE)
    for share, paint in ((0.62, theme.FORCE), (0.46, theme.EARTH_BLUE), (0.26, theme.FORCE)):
        canvas.oval(size / 2, size / 2, size * share, size * share, paint)
    return canvas.finish()
