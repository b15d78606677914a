"""Draws the plan: the crew's free pawns, and each stack with its needs, risks and chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.picture import WIDTH, Band, Words
from render.core.text import printable, width
from render.first_martians.art.icons import icon
from render.first_martians.art.sprites import badge, machine, marker, token
from render.first_martians.parts import labels
from render.first_martians.parts.page import EDGE_GAP, GAP, HEAD, draw_heading, page, panel, write
from render.first_martians.parts.palette import PALETTE
from render.first_martians.parts.stack_shown import PawnShown, StackShown, stack_shown
from render.first_martians.parts.theme import (
    ACTION_COLOURS,
    ALARM,
    AMBER,
    BASALT,
    CREAM,
    EDGE,
    FIGURE,
    GO,
    HUSH,
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
from rules.first_martians.views.view import View

CREW_HIGH, TILE_HIGH, COLUMNS, MOST = 58, 134, 2, 8
"""Heights of the crew's row and of a stack's tile, tiles side by side, and those of a band."""
TILE_WIDE = (WIDTH - 2 * EDGE_GAP - GAP) // COLUMNS
BADGE = 42


class PawnsShown(NamedTuple):
    """An astronaut's pawns that aren't laid yet, and whether the seat agrees with the plan."""

    role: str
    letter: str
    name: str
    free: int
    ready: bool


class PlanShown(NamedTuple):
    """The plan's heading, the crew's pawns, up to eight stacks, and what stands for none."""

    title: str
    aside: str
    crew: tuple[PawnsShown, ...]
    stacks: tuple[StackShown, ...]
    empty: str


def plan_bands(view: View, names: Sequence[str], t: Words) -> tuple[Band, ...]:
    """The stacks of this round, eight to a band; before the first pawn, the crew alone."""
    crew = tuple(
        PawnsShown(
            role,
            labels.letter(role, t),
            printable(labels.person(names, seat), NAME.face) or labels.role(role, t),
            view.free_pawns[seat],
            seat in view.ready,
        )
        for seat, role in enumerate(view.roles)
    )
    stacks = tuple(stack_shown(view, each, t) for each in view.stacks)
    pages = [stacks[i : i + MOST] for i in range(0, len(stacks), MOST)] or [()]
    aside = t("picmars-sol", sol=view.round, sols=view.sols)
    bands = []
    for number, part in enumerate(pages):
        shown = PlanShown(t("picmars-plan"), aside, crew, part, t("picmars-plan-empty"))
        alt = _alt_text(view, names, part, t)
        name = "plan" if not number else f"plan-{number + 1}"
        bands.append(Band(name, draw_plan, (shown,), alt, PALETTE))
    return tuple(bands)


def draw_plan(shown: PlanShown) -> Canvas:
    """A band of the plan, as high as its stacks need."""
    rows = max(1, -(-len(shown.stacks) // COLUMNS))
    top = HEAD + CREW_HIGH + GAP
    canvas = page(top + rows * (TILE_HIGH + GAP) + 2)
    draw_heading(canvas, shown.title, shown.aside, "manage")
    _crew(canvas, HEAD, shown.crew)
    for i, each in enumerate(shown.stacks):
        x = EDGE_GAP + i % COLUMNS * (TILE_WIDE + GAP)
        _stack(canvas, x, top + i // COLUMNS * (TILE_HIGH + GAP), each)
    if not shown.stacks:
        panel(canvas, EDGE_GAP, top, WIDTH - 2 * EDGE_GAP, TILE_HIGH, HUSH[2])
        write(canvas, WIDTH // 2, top + TILE_HIGH // 2, shown.empty, NAME, QUIET, WIDTH - 80, "m")
    return canvas


def _crew(canvas: Canvas, y: int, crew: tuple[PawnsShown, ...]) -> None:
    """Each astronaut with the pawns that are left, and a tick once the seat agrees."""
    wide = (WIDTH - 2 * EDGE_GAP - (len(crew) - 1) * GAP) // len(crew)
    for i, each in enumerate(crew):
        x = EDGE_GAP + i * (wide + GAP)
        edge = GO if each.ready else EDGE
        panel(canvas, x, y + 4, wide, CREW_HIGH - 4, PANEL, edge, 4 if each.ready else 2)
        middle = y + 4 + (CREW_HIGH - 4) // 2
        canvas.sprite(x + 10, middle - BADGE // 2, badge(each.role, each.letter, BADGE))
        right = x + wide - 12
        if each.ready:
            canvas.sprite(right - 36, middle - 18, marker(True, 36))
            right -= 44
        moved = canvas.text(right, middle, str(each.free), FIGURE, CREAM, "r")
        right -= moved + 34
        canvas.mask(right, middle - 15, icon("pawn", 30), AMBER if each.free else QUIET)
        write(canvas, x + 62, middle, each.name, LABEL_BOLD, SAND, right - x - 70)


def _stack(canvas: Canvas, x: int, y: int, shown: StackShown) -> None:
    edge = RED if shown.problem else EDGE
    panel(canvas, x, y, TILE_WIDE, TILE_HIGH, PANEL, edge, 4 if shown.problem else 2)
    colour = ACTION_COLOURS[shown.action]
    canvas.panel(x + 4, y + 4, 10, TILE_HIGH - 8, 5, colour)
    canvas.mask(x + 22, y + 10, icon(shown.action, 34), colour)
    right = x + TILE_WIDE - 14
    moved = 0
    if not shown.problem:
        moved = canvas.text(right, y + 28, shown.chance_words, FIGURE, _hope(shown.chance), "r")
    write(canvas, x + 66, y + 27, shown.title, NAME_BOLD, CREAM, right - x - 80 - moved)
    _pawns(canvas, x + 22, y + 71, shown)
    if shown.problem:
        canvas.panel(x + 18, y + 96, TILE_WIDE - 24, 34, 8, RED_DARK)
        canvas.mask(x + 26, y + 100, icon("event", 26), ALARM)
        write(canvas, x + 60, y + 113, shown.problem, LABEL_BOLD, CREAM, TILE_WIDE - 76)
    else:
        write(canvas, x + 22, y + 113, shown.roll, SMALL, QUIET, 260)
        _risks(canvas, right, y + 113, shown.risks)


def _hope(chance: int) -> tuple[int, int, int]:
    return GO if chance == 100 else AMBER


def _pawns(canvas: Canvas, x: int, y: int, shown: StackShown) -> None:
    """The stack, its top first and framed; the rover; what is needed and given; the costs."""
    right = x + TILE_WIDE - 36
    given = f"{shown.given}/{shown.needed}"
    ink = GO if shown.given >= shown.needed else ALARM
    moved = canvas.text(right, y, given, FIGURE, ink, "r")
    right -= moved + 34
    canvas.mask(right, y - 15, icon("pawn", 30), ink)
    for sign, amount in reversed(shown.costs):
        right -= 10
        if amount > 1:
            right -= canvas.text(right, y, str(amount), LABEL_BOLD, SAND, "r") + 2
        right -= 28
        canvas.mask(right, y - 14, icon(sign, 28), OCHRE)
    if shown.costs:
        right -= canvas.text(right - 4, y, "−", LABEL_BOLD, SAND, "r") + 8
    rover = 0
    if shown.rover:
        rover = width(shown.rover, LABEL_BOLD) + 62
    count = len(shown.pawns) + len(shown.called)
    step = max(10, min(BADGE + 6, (right - x - rover - BADGE - 20) // max(1, count - 1)))
    for i in reversed(range(len(shown.pawns))):
        _pawn(canvas, x + i * step, y, shown.pawns[i])
    canvas.frame(x - 4, y - BADGE // 2 - 4, BADGE + 8, BADGE + 8, 10, AMBER, 3)
    x += (len(shown.pawns) - 1) * step + BADGE + 10
    for each in shown.called:
        canvas.text(x, y, "?", FIGURE, AMBER)
        _pawn(canvas, x + 22, y, each)
        x += step + 22
    if shown.rover:
        canvas.panel(x, y - 20, rover - 8, 40, 10, SAND)
        canvas.mask(x + 6, y - 14, icon("rover", 30), BASALT)
        write(canvas, x + 42, y, shown.rover, LABEL_BOLD, BASALT, rover - 56)


def _pawn(canvas: Canvas, x: int, y: int, pawn: PawnShown) -> None:
    if pawn.letter:
        sprite = badge(pawn.sign, pawn.letter, BADGE)
    else:
        sprite = machine(pawn.sign, ACTION_COLOURS[pawn.sign], BADGE)
    canvas.sprite(x, y - BADGE // 2, sprite)


def _risks(canvas: Canvas, right: int, y: int, risks: tuple[str, ...]) -> None:
    for sign in reversed(risks):
        right -= 36
        canvas.sprite(right, y - 18, token(sign, 34))
        right -= 6


def _alt_text(view: View, names: Sequence[str], stacks: Sequence[StackShown], words: Words) -> str:
    parts: list[Sequence[str]] = [(words("picmars-alt-plan", sol=view.round, sols=view.sols),)]
    if not stacks:
        parts.append((words("picmars-plan-empty"),))
    roles = {labels.letter(role, words): labels.role(role, words) for role in view.roles}
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
        who = labels.astronaut(view, seat, names, words)
        free = words("picmars-alt-free", who=who, count=view.free_pawns[seat])
        role = labels.role(view.roles[seat], words)
        parts.append((free, words("picmars-alt-free", who=role, count=view.free_pawns[seat]), ""))
    return compose(parts)
