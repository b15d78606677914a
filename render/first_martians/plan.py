"""Draws a stack's tile: job and chance, pawns, rover, costs, then dice and risks or a problem."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.text import SMALLEST, TextStyle, printable, width, wrap
from render.first_martians import theme
from render.first_martians.icons import badge, icon, machine, marker, token
from render.first_martians.page import EDGE_GAP, GAP, HEAD, draw_heading, fitted, page, panel, write
from render.first_martians.palette import PALETTE
from render.first_martians.stack_shown import PawnShown, StackShown, stack_shown
from render.first_martians.theme import (
    ACTION_COLOURS,
    ALARM,
    AMBER,
    BASALT,
    CREAM,
    EDGE,
    FIGURE,
    GO,
    INACTIVE,
    LABEL_BOLD,
    NAME,
    NAME_BOLD,
    OCHRE,
    PANEL,
    QUIET,
    RED,
    RED_DARK,
    SAND,
    SMALL,
)
from rules.first_martians.view import View

TITLE_HIGH, LINE_HIGH, FOOT_HIGH, STEP = 48, 46, 40, 27
"""Heights of the title, a line of pieces, the foot, and a second line of text."""
LOWEST = TITLE_HIGH + LINE_HIGH + FOOT_HIGH
"""The least height of a tile."""
BADGE, SIGN = 42, 28
"""Sizes of a pawn and of a cost's sign."""
LEFT, RIGHT = 22, 14
"""Margins of a line of pieces."""
CLOSE, APART = 6, 12
"""Pixels between pieces of one kind, and between kinds."""


class Piece(NamedTuple):
    """A sign on a stack's tile: its kind (``pawn``, ``called``, ``rover``, ``cost``) and width."""

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
    edge = RED if shown.problem else EDGE
    panel(canvas, x, y, wide, high, PANEL, edge, 4 if shown.problem else 2)
    colour = ACTION_COLOURS[shown.action]
    canvas.panel(x + 4, y + 4, 10, high - 8, 5, colour)
    canvas.mask(x + LEFT, y + 10, icon(shown.action, 34), colour)
    right = x + wide - RIGHT
    if not shown.problem:
        ink = GO if shown.chance == 100 else AMBER
        canvas.text(right, y + 28, shown.chance_words, FIGURE, ink, "r")
    title = _title(shown, wide)
    if len(title) == 1:
        write(canvas, x + 66, y + 27, title[0], NAME_BOLD, CREAM, _title_room(shown, wide))
    else:
        for i, words in enumerate(title):
            canvas.text(x + 66, y + 25 + i * STEP, words, _small(NAME_BOLD), CREAM)
    middle = y + TITLE_HIGH + (len(title) - 1) * STEP + LINE_HIGH // 2
    _given(canvas, right, middle, shown)
    for at, line in enumerate(piece_lines(shown, wide)):
        _pieces(canvas, x + LEFT, middle + at * LINE_HIGH, line)
    if shown.pawns:
        reach = BADGE + 8
        canvas.frame(x + LEFT - 4, middle - reach // 2, reach, reach, 10, AMBER, 3)
    if shown.problem:
        _draw_problem(canvas, x + 18, y + high - 4, wide - 24, _problem(shown, wide))
    else:
        foot = y + high - FOOT_HIGH // 2 - 1
        write(canvas, x + LEFT, foot, shown.roll, SMALL, QUIET, wide - 60 - len(shown.risks) * 42)
        for at, sign in enumerate(reversed(shown.risks)):
            canvas.sprite(right - 36 - at * 42, foot - 18, token(sign, 34))


def piece_lines(shown: StackShown, wide: int) -> tuple[tuple[Piece, ...], ...]:
    """The pieces of a stack, laid out on lines: pawns, those called, the rover, the costs.

    Costs stay together where a line has room for all of them.
    """
    pawns = [Piece("pawn", BADGE, each.sign, each.letter) for each in shown.pawns]
    pawns += [Piece("called", BADGE + 22, each.sign, each.letter) for each in shown.called]
    if shown.rover:
        pawns.append(Piece("rover", width(shown.rover, LABEL_BOLD) + 54, "rover", shown.rover))
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
    return CLOSE if one.kind == other.kind == "pawn" else APART


def _pieces(canvas: Canvas, x: int, y: int, pieces: Sequence[Piece]) -> None:
    for at, piece in enumerate(pieces):
        if at:
            x += _gap(pieces[at - 1], piece)
        if piece.kind == "rover":
            canvas.panel(x, y - 20, piece.wide, 40, 10, SAND)
            canvas.mask(x + 6, y - 15, icon("rover", 30), BASALT)
            canvas.text(x + 42, y, piece.words, LABEL_BOLD, BASALT)
        elif piece.kind == "cost":
            moved = canvas.text(x, y, piece.words, LABEL_BOLD, SAND)
            canvas.mask(x + moved + 2, y - SIGN // 2, icon(piece.sign, SIGN), OCHRE)
        elif piece.kind == "called":
            canvas.text(x, y, "?", FIGURE, AMBER)
            _pawn(canvas, x + 22, y, PawnShown(piece.sign, piece.words))
        else:
            _pawn(canvas, x, y, PawnShown(piece.sign, piece.words))
        x += piece.wide


def _pawn(canvas: Canvas, x: int, y: int, pawn: PawnShown) -> None:
    if pawn.letter:
        sprite = badge(pawn.sign, pawn.letter, BADGE)
    else:
        sprite = machine(pawn.sign, ACTION_COLOURS[pawn.sign], BADGE)
    canvas.sprite(x, y - BADGE // 2, sprite)


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
    return wide - 66 - RIGHT - chance


def _title(shown: StackShown, wide: int) -> tuple[str, ...]:
    """The job on one line, or on two of the smallest letters."""
    return _lines(shown.title, NAME_BOLD, _title_room(shown, wide))


def _problem(shown: StackShown, wide: int) -> tuple[str, ...]:
    return _lines(shown.problem, LABEL_BOLD, wide - 80) if shown.problem else ()


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


CREW_HIGH, COLUMNS, PLAN_BADGE = 58, 2, 42
"""Height of the crew's row, tiles side by side, and size of an astronaut's badge."""
TILE_WIDE = (WIDTH - 2 * EDGE_GAP - GAP) // COLUMNS
TOP = HEAD + CREW_HIGH + GAP


class PawnsShown(NamedTuple):
    """An astronaut's pawns that aren't laid yet, and whether the seat agrees with the plan."""

    role: str
    letter: str
    name: str
    free: int
    ready: bool


class PlanShown(NamedTuple):
    """The plan's heading, the crew's pawns, a band's stacks, and the words where there are none."""

    title: str
    aside: str
    crew: tuple[PawnsShown, ...]
    stacks: tuple[StackShown, ...]
    empty: str


def plan_bands(view: View, names: Sequence[str], t: Words) -> tuple[Band, ...]:
    """The stacks of this round, as many to a band as fit; without stacks one band of the crew."""
    crew = tuple(
        PawnsShown(
            role,
            theme.letter(role, t),
            printable(theme.distinct_name(names, seat, role, t), NAME.face) or theme.role(role, t),
            view.free_pawns[seat],
            seat in view.ready,
        )
        for seat, role in enumerate(view.roles)
    )
    stacks = tuple(stack_shown(view, each, t) for each in view.stacks)
    aside = t("picmars-sol", sol=view.round, sols=view.sols)
    bands = []
    for number, part in enumerate(_pages(stacks)):
        shown = PlanShown(t("picmars-plan"), aside, crew, part, t("picmars-plan-empty"))
        alt = _alt_text(view, names, part, t)
        name = "plan" if not number else f"plan-{number + 1}"
        bands.append(Band(name, draw_plan, (shown,), alt, PALETTE, _height(_rows(part))))
    return tuple(bands)


def draw_plan(shown: PlanShown) -> Canvas:
    """A band of the plan, as high as its stacks need; without any it says so."""
    rows = _rows(shown.stacks)
    heights = [_row_height(row) for row in rows]
    canvas = page(_height(rows))
    draw_heading(canvas, shown.title, shown.aside, "manage")
    _crew(canvas, HEAD, shown.crew)
    y = TOP
    for row, high in zip(rows, heights, strict=False):
        for i, each in enumerate(row):
            draw_stack(canvas, EDGE_GAP + i * (TILE_WIDE + GAP), y, TILE_WIDE, high, each)
        y += high + GAP
    if not rows:
        panel(canvas, EDGE_GAP, TOP, WIDTH - 2 * EDGE_GAP, LOWEST, INACTIVE[2])
        write(canvas, WIDTH // 2, TOP + LOWEST // 2, shown.empty, NAME, QUIET, WIDTH - 80, "m")
    return canvas


def _rows(stacks: Sequence[StackShown]) -> list[tuple[StackShown, ...]]:
    """The stacks in rows of ``COLUMNS``."""
    return [tuple(stacks[i : i + COLUMNS]) for i in range(0, len(stacks), COLUMNS)]


def _height(rows: Sequence[tuple[StackShown, ...]]) -> int:
    heights = [_row_height(row) for row in rows] or [LOWEST]
    return TOP + sum(heights) + len(heights) * GAP + 2


def _row_height(row: Sequence[StackShown]) -> int:
    return max(tile_height(each, TILE_WIDE) for each in row)


def _pages(stacks: Sequence[StackShown]) -> list[tuple[StackShown, ...]]:
    """The stacks for each band, as many rows as fit; without stacks a single empty band."""
    pages: list[tuple[StackShown, ...]] = [()]
    room = MAX_HEIGHT - TOP - 2
    for row in _rows(stacks):
        high = _row_height(row) + GAP
        if pages[-1] and high > room:
            pages.append(())
            room = MAX_HEIGHT - TOP - 2
        pages[-1] += row
        room -= high
    return pages


def _crew(canvas: Canvas, y: int, crew: tuple[PawnsShown, ...]) -> None:
    """Each astronaut with the number of free pawns, and a tick once the seat agrees.

    The number is left out where it is 0 and the seat agrees, which leaves more room for the name.
    """
    wide = (WIDTH - 2 * EDGE_GAP - (len(crew) - 1) * GAP) // len(crew)
    for i, each in enumerate(crew):
        x = EDGE_GAP + i * (wide + GAP)
        edge = GO if each.ready else EDGE
        panel(canvas, x, y + 4, wide, CREW_HIGH - 4, PANEL, edge, 4 if each.ready else 2)
        middle = y + 4 + (CREW_HIGH - 4) // 2
        canvas.sprite(x + 10, middle - PLAN_BADGE // 2, badge(each.role, each.letter, PLAN_BADGE))
        right = x + wide - 12
        if each.ready:
            canvas.sprite(right - 36, middle - 18, marker(True, 36))
            right -= 44
        if each.free or not each.ready:
            moved = canvas.text(right, middle, str(each.free), FIGURE, CREAM, "r")
            right -= moved + 34
            canvas.mask(right, middle - 15, icon("pawn", 30), AMBER if each.free else QUIET)
        write(canvas, x + 62, middle, each.name, LABEL_BOLD, SAND, right - x - 70)


def _alt_text(view: View, names: Sequence[str], stacks: Sequence[StackShown], words: Words) -> str:
    parts: list[Sequence[str]] = [(words("picmars-alt-plan", sol=view.round, sols=view.sols),)]
    if not stacks:
        parts.append((words("picmars-plan-empty"),))
    roles = {theme.letter(role, words): theme.role(role, words) for role in view.roles}
    for each in stacks:
        pawns = [roles.get(p.letter, words("picmars-machine")) for p in each.pawns]
        if each.rover:
            pawns.append(each.rover)
        said = {
            "job": each.title,
            "pawns": ", ".join(pawns),
            "given": each.given,
            "needed": each.needed,
        }
        what = each.problem or words("picmars-alt-chance", chance=each.chance)
        parts.append(
            (
                words("picmars-alt-stack", what=what, **said),
                words("picmars-alt-stack-short", job=each.title, what=what),
            )
        )
    for seat in range(len(view.roles)):
        who = theme.astronaut(view, seat, names, words)
        free = words("picmars-alt-free", who=who, count=view.free_pawns[seat])
        role = theme.role(view.roles[seat], words)
        parts.append((free, words("picmars-alt-free", who=role, count=view.free_pawns[seat]), ""))
    return compose(parts)
