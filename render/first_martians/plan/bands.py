"""The bands of the plan: the crew's pawns, and a tile for each stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.core.alt_text import compose
from render.core.art import gradient
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import mix
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.text import TextStyle, printable
from render.first_martians import theme
from render.first_martians.drawings.icons import badge, icon, marker
from render.first_martians.drawings.scenery import SceneBrush, astronaut, habitat, hills, rover, sun
from render.first_martians.page import EDGE_GAP, GAP, SOIL, panel, ridge, write
from render.first_martians.palette import PALETTE
from render.first_martians.plan.stack_shown import StackShown, pawn_names, stack_shown
from render.first_martians.plan.stack_tile import draw_stack, tile_height
from render.first_martians.theme import (
    AMBER,
    CREAM,
    EDGE,
    FIGURE,
    GO,
    HEADING,
    LABEL_BOLD,
    PANEL,
    QUIET,
    SAND,
)
from rules.first_martians.view import View, box_numbers

SKY_HIGH, CREW_HIGH, COLUMNS, PLAN_BADGE = 60, 66, 2, 50
"""Heights of the landscape and of the crew's row, tiles side by side, size of a badge."""
NAME = TextStyle(LABEL_BOLD.face, 38)
FREE = TextStyle(FIGURE.face, 46)
TILE_WIDE = (WIDTH - 2 * EDGE_GAP - GAP) // COLUMNS
TOP = SKY_HIGH + CREW_HIGH + GAP


class PawnsShown(NamedTuple):
    """An astronaut's pawns that aren't laid yet, and whether the seat agrees with the plan."""

    role: str
    letter: str
    name: str
    free: int
    ready: bool


class HeadShown(NamedTuple):
    """What stands above the stacks on the plan's first band: its heading and the crew's pawns."""

    title: str
    aside: str
    crew: tuple[PawnsShown, ...]


class PlanShown(NamedTuple):
    """A band's stacks, the words where there are none, and what stands above them, if anything."""

    head: HeadShown | None
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
    boxes = box_numbers(view)
    stacks = tuple(stack_shown(view, each, boxes[each.stack.number], t) for each in view.stacks)
    head = HeadShown(t("picmars-plan"), t("picmars-sol", sol=view.round, sols=view.sols), crew)
    bands = []
    for number, part in enumerate(_pages(stacks)):
        shown = PlanShown(None if number else head, part, t("picmars-plan-empty"))
        alt = _alt_text(view, () if number else names, part, t)
        name = "plan" if not number else f"plan-{number + 1}"
        bands.append(Band(name, draw_plan, (shown,), alt, PALETTE, _height(part, _top(number))))
    return tuple(bands)


def draw_plan(shown: PlanShown) -> Canvas:
    """A band of the plan, as high as its stacks need; without any, the crew stands at its base."""
    top = _top(int(shown.head is None))
    canvas = Canvas.blank(WIDTH, _height(shown.stacks, top), SOIL)
    if shown.head is not None:
        _head(canvas, shown.head)
    for box, each in zip(stack_boxes(shown.stacks, top), shown.stacks, strict=True):
        draw_stack(canvas, *box, each)
    if not shown.stacks and shown.head is not None:
        roles = tuple(each.role for each in shown.head.crew)
        canvas.image.paste(_waiting(roles).convert("RGB"), (0, TOP))
        middle = TOP + SCENE_HIGH + FOOT_HIGH // 2
        write(canvas, WIDTH // 2, middle, shown.empty, HEADING, CREAM, WIDTH - 40, "m")
    return canvas


def _top(number: int) -> int:
    """The upper edge of the stacks on a band, the first being 0."""
    return GAP if number else TOP


def _head(canvas: Canvas, shown: HeadShown) -> None:
    """The heading in its landscape, and the crew."""
    canvas.image.paste(_dusk().convert("RGB"), (0, 0))
    canvas.mask(EDGE_GAP + 4, 10, icon("manage", 40), AMBER)
    right = WIDTH - EDGE_GAP - 4
    wide = write(canvas, right, 31, shown.aside, HEADING, CREAM, 480, "r")
    write(canvas, 72, 31, shown.title, HEADING, CREAM, right - 72 - wide - 30)
    _crew(canvas, SKY_HIGH, shown.crew)


SCENE_HIGH, FOOT_HIGH = 224, 66
"""Heights of the scene of an empty plan, and of the words below it."""


@cached_image
def _waiting(roles: tuple[str, ...]) -> Image.Image:
    """The crew outside its base in the morning, as an indexed image."""
    brush = SceneBrush(gradient(WIDTH, SCENE_HIGH, _MORNING, PALETTE))
    sun(brush, 1010, 96)
    hills(brush, (140, theme.RUST), (186, theme.RUST_DARK))
    habitat(brush, 210, 196, 250)
    habitat(brush, 392, 200, 150)
    rover(brush, 1010, 214, 150, theme.OCHRE)
    for at, role in enumerate(roles):
        astronaut(brush, 560 + at * 96, 212 + at % 2 * 6, 116, theme.ROLE_STYLES[role].colour)
    return PALETTE.map(brush.finish())


_MORNING = ((0.0, theme.DUSK), (0.5, theme.DUSK_LIGHT), (1.0, theme.SAND))
_SKY = ((0.0, theme.DUSK_DARK), (0.75, theme.DUSK), (1.0, mix(theme.DUSK_LIGHT, theme.DUSK, 0.5)))


@cached_image
def _dusk() -> Image.Image:
    """The land at dusk, behind the heading and the crew, as an indexed image."""
    canvas = Canvas(gradient(WIDTH, TOP, _SKY, PALETTE))
    canvas.disc(620, 46, 46, mix(theme.DUSK_LIGHT, theme.CREAM, 0.7))
    ridge(canvas, 60, 0, theme.RUST_DARK)
    ridge(canvas, 96, 2, SOIL)
    canvas.rect(0, TOP - 8, WIDTH, 8, SOIL)
    return PALETTE.map(canvas.image)


def _rows(stacks: Sequence[StackShown]) -> list[tuple[StackShown, ...]]:
    """The stacks in rows of ``COLUMNS``."""
    return [tuple(stacks[i : i + COLUMNS]) for i in range(0, len(stacks), COLUMNS)]


def _height(stacks: Sequence[StackShown], top: int) -> int:
    """The height of a band whose stacks begin at ``top``."""
    if not stacks:
        return TOP + SCENE_HIGH + FOOT_HIGH
    return top + sum(_row_height(row) + GAP for row in _rows(stacks)) + 2


def stack_boxes(stacks: Sequence[StackShown], top: int = TOP) -> list[tuple[int, int, int, int]]:
    """The corner, width and height of each stack's tile on a band, the first row at ``top``."""
    boxes, y = list[tuple[int, int, int, int]](), top
    for row in _rows(stacks):
        high = _row_height(row)
        boxes += [(EDGE_GAP + i * (TILE_WIDE + GAP), y, TILE_WIDE, high) for i in range(len(row))]
        y += high + GAP
    return boxes


def _row_height(row: Sequence[StackShown]) -> int:
    return max(tile_height(each, TILE_WIDE) for each in row)


def _pages(stacks: Sequence[StackShown]) -> list[tuple[StackShown, ...]]:
    """The stacks for each band, as many rows as fit; without stacks a single empty band."""
    pages: list[tuple[StackShown, ...]] = [()]
    for row in _rows(stacks):
        if pages[-1] and _height((*pages[-1], *row), _top(len(pages) - 1)) > MAX_HEIGHT:
            pages.append(())
        pages[-1] += row
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
        canvas.sprite(x + 8, middle - PLAN_BADGE // 2, badge(each.role, each.letter, PLAN_BADGE))
        right = x + wide - 10
        if each.ready:
            canvas.sprite(right - 44, middle - 22, marker(True, 44))
            right -= 50
        if each.free or not each.ready:
            moved = canvas.text(right, middle, str(each.free), FREE, CREAM, "r")
            right -= moved + 38
            canvas.mask(right, middle - 18, icon("pawn", 36), AMBER if each.free else QUIET)
        write(canvas, x + 66, middle, each.name, NAME, SAND, right - x - 72)


def _alt_text(view: View, names: Sequence[str], stacks: Sequence[StackShown], words: Words) -> str:
    """A band in words; ``names`` are empty where the crew isn't shown."""
    parts: list[Sequence[str]] = [(words("picmars-alt-plan", sol=view.round, sols=view.sols),)]
    if not stacks:
        parts.append((words("picmars-plan-empty"),))
    stacks_by_box = dict(zip(box_numbers(view).values(), view.stacks, strict=True))
    for each in stacks:
        said = {
            "job": f"{each.number}. {each.title}",
            "pawns": pawn_names(view, stacks_by_box[each.number].stack, words),
            "given": each.given,
            "needed": each.needed,
        }
        what = each.problem or f"{each.roll}, {words('picmars-alt-chance', chance=each.chance)}"
        parts.append(
            (
                words("picmars-alt-stack", what=what, **said),
                words("picmars-alt-stack-short", job=said["job"], what=what),
            )
        )
    for seat in range(len(names)):
        who = theme.astronaut(view, seat, names, words)
        free = words("picmars-alt-free", who=who, count=view.free_pawns[seat])
        role = theme.role(view.roles[seat], words)
        parts.append((free, words("picmars-alt-free", who=role, count=view.free_pawns[seat]), ""))
    return compose(parts)
