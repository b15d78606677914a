"""Draws the plan: the crew's free pawns, and a tile for each stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.typography.text import printable
from render.first_martians.art.icons import icon
from render.first_martians.art.sprites import badge, marker
from render.first_martians.parts import labels
from render.first_martians.parts.page import EDGE_GAP, GAP, HEAD, draw_heading, page, panel, write
from render.first_martians.parts.palette import PALETTE
from render.first_martians.parts.shown.stack_shown import StackShown, stack_shown
from render.first_martians.parts.stack_tile import LOWEST, draw_stack, tile_height
from render.first_martians.parts.theme import (
    AMBER,
    CREAM,
    EDGE,
    FIGURE,
    GO,
    INACTIVE,
    LABEL_BOLD,
    NAME,
    PANEL,
    QUIET,
    SAND,
)
from rules.first_martians.view import View

CREW_HIGH, COLUMNS, BADGE = 58, 2, 42
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
            labels.letter(role, t),
            printable(labels.distinct_name(names, seat, role, t), NAME.face)
            or labels.role(role, t),
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
        bands.append(Band(name, draw_plan, (shown,), alt, PALETTE))
    return tuple(bands)


def draw_plan(shown: PlanShown) -> Canvas:
    """A band of the plan, as high as its stacks need; without any it says so."""
    rows = _rows(shown.stacks)
    heights = [_row_height(row) for row in rows] or [LOWEST]
    canvas = page(TOP + sum(heights) + len(heights) * GAP + 2)
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
        canvas.sprite(x + 10, middle - BADGE // 2, badge(each.role, each.letter, BADGE))
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
