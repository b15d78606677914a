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
from render.core.text import TextStyle, shrink, width
from render.first_martians.drawings.icons import action_die, icon, token
from render.first_martians.drawings.pawns import draw_pawn
from render.first_martians.drawings.things import thing
from render.first_martians.page import Block, panel, text_block
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
    PANEL_LIGHT,
    RED,
    RED_DARK,
    SAND,
)

TITLE_HIGH, LINE_HIGH, FOOT_HIGH = 54, 56, 54
"""Heights of a title of one line, of a line of pieces, and of the foot."""
BADGE, SIGN, DIE = 54, 38, 46
"""Sizes of a pawn, of a cost's or a risk's sign and of a die."""
SCENE, THING = 124, 96
"""Width of the job's scene, and size of the thing in it."""
LEFT, RIGHT = SCENE + 14, 14
"""Margins of a line of pieces."""
CLOSE, APART = 6, 14
"""Pixels between pieces of one kind, and between kinds."""
TITLE = TextStyle(LABEL_BOLD.face, 42)
TEXT = TextStyle(LABEL_BOLD.face, 36)
"""A title's second size, which goes on two lines; costs, risks and problems."""
GIVEN = TextStyle(FIGURE.face, 44)
CHANCE = TextStyle(FIGURE.face, 52)


class Piece(NamedTuple):
    """A sign on a stack's tile, and its width.

    Its kind is ``pawn``, ``called``, ``missing`` (a pawn), ``rover`` or ``cost``.
    """

    kind: str
    wide: int
    sign: str = ""
    words: str = ""


def tile_height(shown: StackShown, wide: int) -> int:
    """The height in pixels that a stack's tile of this width needs."""
    title, problem = _title(shown, wide), _problem(shown, wide)
    more = sum(each.step for each in (title, problem) for _ in each.lines[1:])
    return TITLE_HIGH + len(piece_lines(shown, wide)) * LINE_HIGH + FOOT_HIGH + more


def draw_stack(canvas: Canvas, x: int, y: int, wide: int, high: int, shown: StackShown) -> None:
    """Draw a stack's tile in a box at least as high as ``tile_height`` says."""
    panel(canvas, x, y, wide, high, PANEL_LIGHT, EDGE)
    scene = _scene(shown.action, shown.picture, high)
    canvas.image.paste(scene.convert("RGB"), (x, y), _left_end(SCENE, high))
    _number(canvas, x + 8, y + 8, shown.number)
    if shown.problem:
        canvas.frame(x, y, wide, high, 12, RED, 4)
    right = x + wide - RIGHT
    title = _title(shown, wide)
    below = (len(title.lines) - 1) * title.step
    title.write(canvas, x + LEFT, y + 30 + below // 2, CREAM)
    middle = y + TITLE_HIGH + below + LINE_HIGH // 2
    _given(canvas, right, middle, shown)
    for at, line in enumerate(piece_lines(shown, wide)):
        _pieces(canvas, x + LEFT, middle + at * LINE_HIGH, line)
    if len(shown.pawns) > 1:
        reach = BADGE + 8
        canvas.frame(x + LEFT - 4, middle - reach // 2, reach, reach, 10, AMBER, 4)
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
    canvas.sprite((SCENE - THING) // 2 + 4, high - 16 - THING, thing(picture, THING))
    return PALETTE.map(canvas.image)


def _number(canvas: Canvas, x: int, y: int, number: int) -> None:
    """The number that texts call the stack by."""
    canvas.disc(x + 24, y + 24, 54, BASALT)
    canvas.disc(x + 24, y + 24, 48, CREAM)
    canvas.text(x + 24, y + 24, str(number), GIVEN, INK, "m")


def _foot(canvas: Canvas, left: int, right: int, y: int, shown: StackShown) -> None:
    """The dice, what else may happen, and the chance."""
    ink = GO if shown.chance == 100 else AMBER
    right -= canvas.text(right, y, shown.chance_words, CHANCE, ink, "r") + APART
    for sign in shown.dice:
        colour = ACTION_COLOURS[shown.action]
        canvas.sprite(left, y - DIE // 2, action_die(sign, colour, DIE))
        left += DIE + CLOSE
    if not shown.risks:
        return
    left += APART
    room = (right - left + CLOSE) // len(shown.risks)
    side = min(SIGN + 4, room - CLOSE)
    spoken = [side + 8 + width(risk.words, TEXT) + APART for risk in shown.risks]
    told = sum(spoken) <= right - left + APART
    for risk, wide in zip(shown.risks, spoken, strict=True):
        canvas.sprite(left, y - side // 2, token(risk.sign, side))
        if told:
            canvas.text(left + side + 8, y, risk.words, TEXT, SAND)
        left += wide if told else side + CLOSE


def piece_lines(shown: StackShown, wide: int) -> tuple[tuple[Piece, ...], ...]:
    """The pieces of a stack, laid out on lines: pawns, those called, the rover, the costs.

    Costs stay together where a line has room for all of them.
    """
    pawns = [Piece("pawn", BADGE, each.sign, each.letter) for each in shown.pawns]
    pawns += [Piece("called", BADGE + 26, each.sign, each.letter) for each in shown.called]
    missing = max(0, shown.needed - shown.given - len(shown.called))
    pawns += [Piece("missing", BADGE - 4)] * missing
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
    return Piece("cost", width(words, TEXT) + 2 + SIGN, sign, words)


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
            canvas.sprite(x, y - (BADGE + 6) // 2, thing(piece.sign, BADGE + 6))
        elif piece.kind == "missing":
            canvas.ring(x + 25, y, 50, ALARM, 4)
            canvas.mask(x + 10, y - 15, icon("pawn", 30), ALARM)
        elif piece.kind == "cost":
            moved = canvas.text(x, y, piece.words, TEXT, SAND)
            canvas.mask(x + moved + 2, y - SIGN // 2, icon(piece.sign, SIGN), AMBER)
        elif piece.kind == "called":
            canvas.text(x, y, "?", GIVEN, AMBER)
            draw_pawn(canvas, x + 26, y - BADGE // 2, BADGE, PawnShown(piece.sign, piece.words))
        else:
            draw_pawn(canvas, x, y - BADGE // 2, BADGE, PawnShown(piece.sign, piece.words))
        x += piece.wide


def _given(canvas: Canvas, right: int, y: int, shown: StackShown) -> None:
    """Draw how many pawns are given of how many are needed."""
    ink = GO if shown.given >= shown.needed else ALARM
    moved = canvas.text(right, y, _given_words(shown), GIVEN, ink, "r")
    canvas.mask(right - moved - 40, y - 18, icon("pawn", 36), ink)


def _given_words(shown: StackShown) -> str:
    return f"{shown.given}/{shown.needed}"


def _given_wide(shown: StackShown) -> int:
    return width(_given_words(shown), GIVEN) + 40 + APART


def _title(shown: StackShown, wide: int) -> Block:
    """The job on one line, or on two of smaller letters."""
    room = wide - LEFT - RIGHT
    one_line = shrink(shown.title, TITLE, room, TEXT.size)
    if width(shown.title, one_line) <= room:
        return Block((shown.title,), one_line, 0)
    return text_block(shown.title, TEXT, room, 2 * _STEP)


def _problem(shown: StackShown, wide: int) -> Block:
    return text_block(shown.problem, TEXT, wide - LEFT - RIGHT - 48, 2 * _STEP)


_STEP = round(TEXT.size * 1.06)
"""Pixels between two lines of a title or of a problem."""


def _draw_problem(canvas: Canvas, x: int, low: int, wide: int, problem: Block) -> None:
    """Draw the problem of a stack, on a red panel that ends at ``low``."""
    high = 48 + (len(problem.lines) - 1) * problem.step
    canvas.panel(x, low - high, wide, high, 8, RED_DARK)
    canvas.mask(x + 8, low - high // 2 - 18, icon("event", 36), ALARM)
    problem.write(canvas, x + 54, low - high // 2, CREAM)
