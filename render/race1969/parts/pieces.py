"""Draws the pieces on the board: rockets with their trails, and flags of those who have flown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from render.core.canvas import Canvas
from render.core.colour import Colour
from render.core.picture import WIDTH
from render.race1969.parts.labels import Labels
from render.race1969.parts.layout import (
    CELL_HEIGHT,
    CELL_WIDTH,
    HEADER,
    LIFT,
    MOON_CELL,
    MOON_LAST,
    MOON_X,
    MOON_Y,
    BoardLayout,
    Column,
)
from render.race1969.parts.sprites import flag, rocket
from render.race1969.parts.theme import LABEL_BOLD, NATION_STYLES, NIGHT, RED, SHADE, SIGNAL
from rules.race1969.terms import MOON
from rules.race1969.views.view import MissionView, View

ROCKET = 36
FLAG = 30


def draw_pieces(canvas: Canvas, view: View, layout: BoardLayout, labels: Labels) -> None:
    """Everything that stands on the tracks."""
    for mission in view.missions:
        if mission.mission == MOON:
            _moon_flags(canvas, view, layout, labels)
            _flown(canvas, view, mission, labels, 26, HEADER + 139, 5)
            _moon_rockets(canvas, view, mission, layout, labels)
        else:
            column = layout.column(mission.mission)
            left = column.x - column.width // 2 + 5
            _flown(canvas, view, mission, labels, left, layout.placards + 91, 3)
            _rockets(canvas, view, mission, column, labels)


def _lettered(view: View, labels: Labels, seat: int) -> tuple[str, str]:
    nation = view.nations[seat].nation
    return nation, labels.letter(nation)


def _is_last(view: View, seat: int, mission: str) -> bool:
    last = view.last
    return (
        last is not None
        and last.kind in ("launch", "flight")
        and (last.seat, last.mission) == (seat, mission)
    )


def _flown(
    canvas: Canvas,
    view: View,
    mission: MissionView,
    labels: Labels,
    x: int,
    y: int,
    in_row: int,
) -> None:
    """A slot for each nation's flag, and what the flags that lie here take off."""
    seats = len(view.nations)
    for i in range(seats):
        left, top = x + i % in_row * FLAG, y + i // in_row * 40
        if i < len(mission.flags):
            canvas.sprite(left, top, flag(*_lettered(view, labels, mission.flags[i]), FLAG - 2))
        else:
            canvas.disc(left + 12, top + 16, 9, SHADE)
    if mission.flags:
        left, top = x + seats % in_row * FLAG, y + seats // in_row * 40
        canvas.text(left + 1, top + 14, f"−{len(mission.flags)}", LABEL_BOLD, RED)


def _rockets(
    canvas: Canvas, view: View, mission: MissionView, column: Column, labels: Labels
) -> None:
    standing: list[tuple[int, int, int]] = []
    taken: list[tuple[int, int]] = []
    for seat, cell in sorted(mission.rockets, key=lambda pair: pair[1]):
        x, y = column.cells[min(max(cell, 1), len(column.cells)) - 1]
        offset = _free_side(taken, y, column.x)
        taken.append((offset, y))
        standing.append((seat, x + offset, y + 20))
        colour = NATION_STYLES[view.nations[seat].nation].colour
        foot = column.cells[0]
        way = [
            (float(foot[0] + offset), float(foot[1] + LIFT - 4)),
            *((float(px + offset), float(py)) for px, py in column.cells[: max(1, cell - 1)]),
            (float(x + offset), float(y + 6)),
        ]
        canvas.path(way, NIGHT, 10, 0.5)
        canvas.path(way, colour, 6)
        _occupied(canvas, column, cell, colour)
    for seat, x, base in standing:
        _stand(
            canvas,
            x,
            base,
            *_lettered(view, labels, seat),
            _is_last(view, seat, mission.mission),
        )


def _free_side(taken: Sequence[tuple[int, int]], y: int, x: int) -> int:
    """How far beside the track a rocket stands: where no other is, and inside the picture."""
    inner = -1 if x > WIDTH // 2 else 1
    for offset in (30 * inner, -30 * inner, 46 * inner, 14 * inner):
        if all(abs(offset - other) > 30 or abs(y - at) > 58 for other, at in taken):
            return offset
    return (38, -14, 22, -26, 0)[len(taken) % 5] * inner


def _occupied(canvas: Canvas, column: Column, cell: int, colour: Colour) -> None:
    x, y = column.cells[min(max(cell, 1), len(column.cells)) - 1]
    width, height = CELL_WIDTH + 8, CELL_HEIGHT + 8
    canvas.frame(x - width // 2, y - height // 2, width, height, 12, colour, 4)


def _stand(canvas: Canvas, x: int, base: int, nation: str, letter: str, last: bool) -> None:
    sprite = rocket(nation, letter, ROCKET)
    top = base - sprite.height
    if last:
        canvas.disc(x, top + 34, 92, SIGNAL, 0.35)
        canvas.ring(x, top + 34, 92, SIGNAL, 4)
    canvas.sprite(x - sprite.width // 2, top, sprite)


def _moon_flags(canvas: Canvas, view: View, layout: BoardLayout, labels: Labels) -> None:
    """The flags that mark where each nation's rocket to the Moon will start."""
    flown = {seat for m in view.missions if m.mission == MOON for seat in m.flags}
    waiting: dict[int, list[int]] = {}
    for nation in view.nations:
        if nation.seat not in flown:
            waiting.setdefault(nation.moon_cell, []).append(nation.seat)
    for cell, seats in waiting.items():
        x, y = layout.cell(MOON, cell)
        dx, dy = x - MOON_X, y - MOON_Y
        reach = max(1.0, (dx * dx + dy * dy) ** 0.5)
        ox, oy = dx / reach, dy / reach
        for i, seat in enumerate(seats):
            many = 2 if i // 2 < len(seats) // 2 else 1
            along = (i % 2 - (many - 1) / 2) * 32
            out = 44 + i // 2 * 36
            fx = round(x + ox * out - oy * along)
            fy = round(y + oy * out + ox * along)
            canvas.sprite(fx - FLAG // 2, fy - 17, flag(*_lettered(view, labels, seat), FLAG))


def _moon_rockets(
    canvas: Canvas, view: View, mission: MissionView, layout: BoardLayout, labels: Labels
) -> None:
    standing = sorted(mission.rockets, key=lambda pair: pair[1])
    for lane, (seat, cell) in enumerate(standing):
        colour = NATION_STYLES[view.nations[seat].nation].colour
        offset = (2 * lane - len(standing) + 1) * 3
        _moon_trail(canvas, layout, view.nations[seat].moon_cell, cell, offset, colour)
    here: dict[int, int] = {}
    for seat, cell in standing:
        x, y = layout.cell(MOON, cell)
        nation, letter = _lettered(view, labels, seat)
        size = MOON_LAST if cell >= len(layout.moon_cells) else MOON_CELL
        count = here[cell] = here.get(cell, 0) + 1
        canvas.ring(x, y, size + 2 + 10 * count, NATION_STYLES[nation].colour, 5)
        offset = (0, 38, -38, 70, -70)[(count - 1) % 5]
        _stand(canvas, x + offset, y + 7 - size // 2, nation, letter, _is_last(view, seat, MOON))


def _moon_trail(
    canvas: Canvas, layout: BoardLayout, start: int, cell: int, offset: int, colour: Colour
) -> None:
    """The way from the nation's flag to its rocket, in its lane between the cells it passed."""
    cells = layout.moon_cells[start - 1 : cell]
    thickness = 10 if offset == 0 else 5
    for (ax, ay), (bx, by) in pairwise(cells):
        length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        dx, dy = (by - ay) / length * offset, (ax - bx) / length * offset
        ends = [(ax + (bx - ax) * t + dx, ay + (by - ay) * t + dy) for t in (0.38, 0.62)]
        canvas.path(ends, colour, thickness)
