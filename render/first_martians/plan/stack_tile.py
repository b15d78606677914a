"""Draws a stack's tile: a picture of its job, its pawns and costs, its dice and risks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from render.core import shapes
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import mix
from render.core.text import SMALLEST, TextStyle, width, wrap
from render.first_martians.drawings.icons import action_die, icon, token
from render.first_martians.drawings.pawns import draw_pawn
from render.first_martians.drawings.things import thing
from render.first_martians.page import fitted, panel, write
from render.first_martians.palette import PALETTE
from render.first_martians.plan.stack_shown import PawnShown, StackShown
from render.first_martians.theme import (
    ACTION_COLOURS,
    ALARM,
    AMBER,
    BASALT,
    CREAM,
    EDGE,
    FIGURE,
    GO,
    INK,
    LABEL_BOLD,
    NAME_BOLD,
    PANEL_LIGHT,
    RED,
    RED_DARK,
    SAND,
)

TITLE_HIGH, LINE_HIGH, FOOT_HIGH, STEP = 44, 48, 42, 27
"""Heights of the title, a line of pieces, the foot, and a second line of text."""
LOWEST = TITLE_HIGH + LINE_HIGH + FOOT_HIGH
"""The least height of a tile."""
BADGE, SIGN, DIE = 46, 28, 38
"""Sizes of a pawn, of a cost's sign and of a die."""
SCENE = 116
"""Width of the job's picture."""
LEFT, RIGHT = SCENE + 14, 14
"""Margins of a line of pieces."""
CLOSE, APART = 6, 12
"""Pixels between pieces of one kind, and between kinds."""


class Piece(NamedTuple):
    """A sign on a stack's tile, and its width.

    Its kind is ``pawn``, ``called``, ``missing`` (a pawn), ``rover`` or ``cost``.
    """

    kind: str
    wide: int
    sign: str = ""
    words: str = ""


def tile_height(shown: StackShown, wide: int) -> int:
    """The height in pixels that a stack's tile of this width needs, at least ``LOWEST``."""
    lines = len(piece_lines(shown, wide))
    more = len(_title(shown, wide)) - 1 + max(0, len(_problem(shown, wide)) - 1)
    return TITLE_HIGH + lines * LINE_HIGH + FOOT_HIGH + more * STEP


def draw_stack(canvas: Canvas, x: int, y: int, wide: int, high: int, shown: StackShown) -> None:
    """Draw a stack's tile in a box at least as high as ``tile_height`` says."""
    panel(canvas, x, y, wide, high, PANEL_LIGHT, EDGE)
    scene = _scene(shown.action, shown.picture, high)
    canvas.image.paste(scene.convert("RGB"), (x, y), _left_end(SCENE, high))
    _number(canvas, x + 8, y + 8, shown.number)
    if shown.problem:
        canvas.frame(x, y, wide, high, 12, RED, 4)
    right = x + wide - RIGHT
    if not shown.problem:
        ink = GO if shown.chance == 100 else AMBER
        canvas.text(right, y + 28, shown.chance_words, FIGURE, ink, "r")
    title = _title(shown, wide)
    if len(title) == 1:
        write(canvas, x + LEFT, y + 27, title[0], NAME_BOLD, CREAM, _title_room(shown, wide))
    else:
        for i, words in enumerate(title):
            canvas.text(x + LEFT, y + 25 + i * STEP, words, _small(NAME_BOLD), CREAM)
    middle = y + TITLE_HIGH + (len(title) - 1) * STEP + LINE_HIGH // 2
    _given(canvas, right, middle, shown)
    for at, line in enumerate(piece_lines(shown, wide)):
        _pieces(canvas, x + LEFT, middle + at * LINE_HIGH, line)
    if shown.pawns:
        reach = BADGE + 6
        canvas.frame(x + LEFT - 3, middle - reach // 2, reach, reach, 10, AMBER, 3)
    if shown.problem:
        _draw_problem(canvas, x + LEFT - 6, y + high - 8, wide - LEFT, _problem(shown, wide))
    else:
        foot = y + high - FOOT_HIGH // 2 - 2
        _foot(canvas, x + LEFT, right, foot, shown)


@cached_image
def _left_end(wide: int, high: int) -> Image.Image:
    """The left end of a tile as a mask: round corners on one side."""
    return shapes.rounded(2 * wide, high, 12).crop((0, 0, wide, high))


@cached_image
def _scene(action: str, picture: str, high: int) -> Image.Image:
    """A job's picture on a ground in the action's colour, as an indexed image."""
    colour = ACTION_COLOURS[action]
    canvas = Canvas.blank(SCENE, high, mix(colour, BASALT, 0.2))
    canvas.rect(0, high - 34, SCENE, 34, mix(colour, BASALT, 0.55))
    side = 84
    canvas.sprite((SCENE - side) // 2 + 4, high - 20 - side, thing(picture, side))
    return PALETTE.map(canvas.image)


def _number(canvas: Canvas, x: int, y: int, number: int) -> None:
    """The number that texts call the stack by."""
    canvas.disc(x + 19, y + 19, 42, BASALT)
    canvas.disc(x + 19, y + 19, 36, CREAM)
    canvas.text(x + 19, y + 19, str(number), FIGURE, INK, "m")


def _foot(canvas: Canvas, left: int, right: int, y: int, shown: StackShown) -> None:
    """The dice on the left, what else may happen on the right."""
    for at, sign in enumerate(shown.dice):
        colour = ACTION_COLOURS[shown.action]
        canvas.sprite(left + at * (DIE + 6), y - DIE // 2, action_die(sign, colour, DIE))
    for at, sign in enumerate(reversed(shown.risks)):
        canvas.sprite(right - 36 - at * 42, y - 18, token(sign, 36))


def piece_lines(shown: StackShown, wide: int) -> tuple[tuple[Piece, ...], ...]:
    """The pieces of a stack, laid out on lines: pawns, those called, the rover, the costs.

    Costs stay together where a line has room for all of them.
    """
    pawns = [Piece("pawn", BADGE, each.sign, each.letter) for each in shown.pawns]
    pawns += [Piece("called", BADGE + 22, each.sign, each.letter) for each in shown.called]
    missing = max(0, shown.needed - shown.given - len(shown.called))
    pawns += [Piece("missing", BADGE - 6)] * missing
    if shown.rover:
        pawns.append(Piece("rover", BADGE + 6, shown.rover))
    costs = [_cost(sign, amount) for sign, amount in shown.costs]
    room = wide - LEFT - RIGHT
    lines: list[list[Piece]] = [[]]
    first = room - _given_wide(shown)

    def left() -> int:
        whole = first if len(lines) == 1 else room
        return whole - _extent(lines[-1]) - (APART if lines[-1] else 0)

    for piece in pawns:
        if lines[-1] and piece.wide > left():
            lines.append([])
        lines[-1].append(piece)
    if costs and lines[-1] and _extent(costs) > left():
        lines.append([])
    for piece in costs:
        if lines[-1] and piece.wide > left():
            lines.append([])
        lines[-1].append(piece)
    return tuple(tuple(line) for line in lines)


def _cost(sign: str, amount: int) -> Piece:
    words = f"−{amount}"
    return Piece("cost", width(words, LABEL_BOLD) + 2 + SIGN, sign, words)


def _extent(pieces: Sequence[Piece]) -> int:
    total = sum(piece.wide for piece in pieces)
    return total + sum(_gap(a, b) for a, b in pairwise(pieces))


def _gap(one: Piece, other: Piece) -> int:
    return CLOSE if {one.kind, other.kind} <= {"pawn", "missing"} else APART


def _pieces(canvas: Canvas, x: int, y: int, pieces: Sequence[Piece]) -> None:
    for at, piece in enumerate(pieces):
        if at:
            x += _gap(pieces[at - 1], piece)
        if piece.kind == "rover":
            canvas.sprite(x, y - 26, thing(piece.sign, BADGE + 6))
        elif piece.kind == "missing":
            canvas.ring(x + 20, y, 40, ALARM, 3)
            canvas.mask(x + 8, y - 12, icon("pawn", 24), ALARM)
        elif piece.kind == "cost":
            moved = canvas.text(x, y, piece.words, LABEL_BOLD, SAND)
            canvas.mask(x + moved + 2, y - SIGN // 2, icon(piece.sign, SIGN), AMBER)
        elif piece.kind == "called":
            canvas.text(x, y, "?", FIGURE, AMBER)
            draw_pawn(canvas, x + 22, y - BADGE // 2, BADGE, PawnShown(piece.sign, piece.words))
        else:
            draw_pawn(canvas, x, y - BADGE // 2, BADGE, PawnShown(piece.sign, piece.words))
        x += piece.wide


def _given(canvas: Canvas, right: int, y: int, shown: StackShown) -> None:
    """Draw how many pawns are given of how many are needed."""
    ink = GO if shown.given >= shown.needed else ALARM
    moved = canvas.text(right, y, _given_words(shown), FIGURE, ink, "r")
    canvas.mask(right - moved - 34, y - 15, icon("pawn", 30), ink)


def _given_words(shown: StackShown) -> str:
    return f"{shown.given}/{shown.needed}"


def _given_wide(shown: StackShown) -> int:
    return width(_given_words(shown), FIGURE) + 34 + APART


def _title_room(shown: StackShown, wide: int) -> int:
    chance = 0 if shown.problem else width(shown.chance_words, FIGURE) + APART
    return wide - LEFT - RIGHT - chance


def _title(shown: StackShown, wide: int) -> tuple[str, ...]:
    """The job on one line, or on two of the smallest letters."""
    return _lines(shown.title, NAME_BOLD, _title_room(shown, wide))


def _problem(shown: StackShown, wide: int) -> tuple[str, ...]:
    return _lines(shown.problem, LABEL_BOLD, wide - LEFT - 56) if shown.problem else ()


def _lines(words: str, style: TextStyle, room: int) -> tuple[str, ...]:
    if width(words, fitted(words, style, room)) <= room:
        return (words,)
    return wrap(words, _small(style), room, 2)


def _small(style: TextStyle) -> TextStyle:
    """The style of text on two lines: the condensed face in the smallest size."""
    return TextStyle(LABEL_BOLD.face, min(style.size, SMALLEST))


def _draw_problem(canvas: Canvas, x: int, low: int, wide: int, lines: Sequence[str]) -> None:
    """Draw the problem of a stack, on a red panel that ends at ``low``."""
    high = 34 + (len(lines) - 1) * STEP
    canvas.panel(x, low - high, wide, high, 8, RED_DARK)
    canvas.mask(x + 8, low - high + 4, icon("event", 26), ALARM)
    style = LABEL_BOLD if len(lines) == 1 else _small(LABEL_BOLD)
    for at, line in enumerate(lines):
        y = low - high + 17 + at * STEP
        write(canvas, x + 42, y, line, style, CREAM, wide - 56)
