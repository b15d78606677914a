"""Draws the pieces on the missions' band: rockets with their trails, and flags."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import Colour
from render.core.picture import WIDTH
from render.core.shapes import Pixel
from render.core.text import width
from render.race1969.backdrop import draw_cell
from render.race1969.layout import (
    CELL_HEIGHT,
    CELL_WIDTH,
    FLAG,
    FLAG_ROW,
    FLAG_STEP,
    FLAGS,
    IN_A_ROW,
    LIFT,
    MOON_CELL,
    MOON_FLAG_STEP,
    MOON_LAST,
    MOON_PLACARD_LEFT,
    MOON_PLACARD_TOP,
    MOON_PLACARD_WIDTH,
    MOON_X,
    MOON_Y,
    Column,
    MissionsLayout,
    Track,
)
from render.race1969.sprites import flag, rocket
from render.race1969.theme import DEDUCTION, NATION_STYLES, NIGHT, RED, SHADE, SIGNAL, Labels
from rules.race1969.state import LastMove
from rules.race1969.terms import MOON
from rules.race1969.view import MissionView

ROCKET, ROCKET_HEIGHT = 40, 76
"""Width and height of a rocket in pixels."""
BESIDE = 46
"""Distance of a rocket from its track, whose figures it doesn't hide there."""
TRAIL = 21
"""Distance of the Moon track's first trail from its middle: inside, where it hides no figures."""
OUTLINE = 10
"""Reach of the outline about the rocket that moved last."""
DEDUCTION_GAP = 5
"""Pixels from the last flag's slot to the prestige that the flags deduct."""


@dataclass(frozen=True, slots=True)
class Missions:
    """The values that the missions' band shows.

    ``year`` is the game's last; ``nations`` and ``moon_cells`` go by seat. ``dice``, ``score`` and
    ``face_down`` are those of the launch under way, as in ``LaunchView``, empty or ``None`` without
    one. ``last`` is the last move if its rocket stands on a track.
    """

    labels: Labels
    year: int
    tracks: tuple[Track, ...]
    nations: tuple[str, ...]
    moon_cells: tuple[int, ...]
    missions: tuple[MissionView, ...]
    dice: tuple[str, ...]
    score: int | None
    face_down: tuple[tuple[int, int], ...]
    last: LastMove | None

    def lettered(self, seat: int) -> tuple[str, str]:
        """The nation of a seat, and its letter."""
        nation = self.nations[seat]
        return nation, self.labels.letter(nation)


@dataclass(frozen=True, slots=True)
class FlagsPlace:
    """Where a placard's flags lie, in pixels: corner, flags in a row, their step, a row's width."""

    x: int
    y: int
    in_row: int
    step: int
    room: int


def draw_pieces(canvas: Canvas, shown: Missions, layout: MissionsLayout) -> None:
    for mission in shown.missions:
        if mission.mission == MOON:
            _moon_flags(canvas, shown, layout)
            aside = 7
            place = FlagsPlace(
                x=MOON_PLACARD_LEFT + aside,
                y=MOON_PLACARD_TOP + FLAGS,
                in_row=layout.seats + 1,
                step=MOON_FLAG_STEP,
                room=MOON_PLACARD_WIDTH - 2 * aside,
            )
            _flags(canvas, shown, mission, place)
            _moon_rockets(canvas, shown, mission, layout)
        else:
            column = layout.column(mission.mission)
            left = column.x - column.width // 2 + 2
            room = IN_A_ROW * FLAG_STEP + 3
            place = FlagsPlace(left, layout.placards + FLAGS, IN_A_ROW, FLAG_STEP, room)
            _flags(canvas, shown, mission, place)
            _rockets(canvas, shown, mission, column)


def _is_last(shown: Missions, seat: int, mission: str) -> bool:
    last = shown.last
    return last is not None and (last.seat, last.mission) == (seat, mission)


def _flags(canvas: Canvas, shown: Missions, mission: MissionView, place: FlagsPlace) -> None:
    """The flags on a mission's placard, a dot for each that may follow, and what they deduct."""
    seats = len(shown.nations)
    for i in range(seats):
        left = place.x + i % place.in_row * place.step
        top = place.y + i // place.in_row * FLAG_ROW
        if i < len(mission.flags):
            canvas.sprite(left, top, flag(*shown.lettered(mission.flags[i]), FLAG - 2))
        else:
            canvas.disc(left + 15, top + 18, 10, SHADE)
    if mission.flags:
        deducted = f"−{len(mission.flags)}"
        before = seats % place.in_row
        behind = (before - 1) * place.step + FLAG if before else 0
        right = place.x + min(behind + DEDUCTION_GAP + width(deducted, DEDUCTION), place.room)
        line = place.y + seats // place.in_row * FLAG_ROW + 18
        canvas.text(right, line, deducted, DEDUCTION, RED, "r")


def _rockets(canvas: Canvas, shown: Missions, mission: MissionView, column: Column) -> None:
    standing: list[tuple[int, int, int]] = []
    taken: list[tuple[int, int]] = []
    for seat, cell in sorted(mission.rockets, key=lambda pair: pair[1]):
        x, y = column.cells[min(max(cell, 1), len(column.cells)) - 1]
        offset = _free_side(taken, y, column.x)
        offset = min(max(offset, ROCKET // 2 + 1 - x), WIDTH - ROCKET // 2 - 1 - x)
        taken.append((offset, y))
        standing.append((seat, x + offset, y + 20))
        colour = NATION_STYLES[shown.nations[seat]].colour
        foot = column.cells[0]
        way = [
            (float(foot[0] + offset), float(foot[1] + LIFT - 4)),
            *((float(px + offset), float(py)) for px, py in column.cells[: max(1, cell - 1)]),
            (float(x + offset), float(y + 6)),
        ]
        canvas.path(way, NIGHT, 10, 0.5)
        canvas.path(way, colour, 6)
        _frame_cell(canvas, column, cell, colour)
    for seat, x, base in standing:
        last = _is_last(shown, seat, mission.mission)
        draw_rocket(canvas, x, base, *shown.lettered(seat), last)


def _free_side(taken: Sequence[tuple[int, int]], y: int, x: int) -> int:
    """The offset in pixels from a track to a rocket, so that it hides no other where that can be.

    ``taken`` are offsets and heights of rockets on the track, ``y`` the new one's height, and ``x``
    the track's place.
    """
    inner = first_side(x)
    for offset in (BESIDE * inner, -BESIDE * inner, 14 * inner):
        if all(abs(offset - other) > 34 or abs(y - at) > 66 for other, at in taken):
            return offset
    return (BESIDE, -BESIDE, 14, -22, 30)[len(taken) % 5] * inner


def first_side(x: int) -> int:
    """1 where a track's first rocket stands right of it, -1 where left: nearer to the Moon."""
    return -1 if x > WIDTH // 2 else 1


def _frame_cell(canvas: Canvas, column: Column, cell: int, colour: Colour) -> None:
    """Draw the cell of a rocket with its figure, in a frame, narrower where others are close."""
    index = min(max(cell, 1), len(column.cells)) - 1
    x, y = column.cells[index]
    high, last = CELL_HEIGHT, len(column.cells) - 1
    if not column.written[index]:
        high = CELL_HEIGHT - 8
        worth = column.mission.cells[index]
        draw_cell(canvas, x, y, worth, index / last, last=index == last, height=high)
    width, height = CELL_WIDTH + 8, high + 8
    canvas.frame(x - width // 2, y - height // 2, width, height, 12, colour, 5)


def draw_rocket(canvas: Canvas, x: int, base: int, nation: str, letter: str, last: bool) -> None:
    """A rocket whose foot is at (x, base); the one that moved last gets a bright outline."""
    sprite = rocket(nation, letter, ROCKET)
    top = max(2, base - sprite.height)
    if last:
        edge = OUTLINE
        canvas.sprite(x - sprite.width // 2 - edge, top - edge, _outline(nation, letter))
    canvas.sprite(x - sprite.width // 2, top, sprite)


@cached_image
def _outline(nation: str, letter: str) -> Image.Image:
    """A bright outline ``OUTLINE`` pixels about a rocket, and a dark one within."""
    shape = rocket(nation, letter, ROCKET).getchannel("A")
    size = (shape.width + 2 * OUTLINE, shape.height + 2 * OUTLINE)
    outline = Image.new("RGBA", size)
    for reach, colour in ((OUTLINE, SIGNAL), (3, NIGHT)):
        grown = Image.new("L", size)
        for turn in range(0, 360, 20):
            dx, dy = _polar(turn, reach)
            grown.paste(255, (OUTLINE + dx, OUTLINE + dy), shape)
        outline.paste((*colour, 255), (0, 0), grown)
    return outline


def _polar(degrees: int, reach: int) -> Pixel:
    angle = math.radians(degrees)
    return round(reach * math.cos(angle)), round(reach * math.sin(angle))


def _moon_flags(canvas: Canvas, shown: Missions, layout: MissionsLayout) -> None:
    """The flags on the Moon track, beside the cells from which rockets to the Moon will start."""
    flown = {seat for m in shown.missions if m.mission == MOON for seat in m.flags}
    waiting: dict[int, list[int]] = {}
    for seat, cell in enumerate(shown.moon_cells):
        if seat not in flown:
            waiting.setdefault(cell, []).append(seat)
    for cell, seats in waiting.items():
        x, y = layout.cell(MOON, cell)
        dx, dy = x - MOON_X, y - MOON_Y
        reach = max(1.0, (dx * dx + dy * dy) ** 0.5)
        ox, oy = dx / reach, dy / reach
        for i, seat in enumerate(seats):
            many = 2 if i // 2 < len(seats) // 2 else 1
            along = (i % 2 - (many - 1) / 2) * 42
            out = 45 + i // 2 * 40
            fx = round(x + ox * out - oy * along)
            fy = round(y + oy * out + ox * along)
            canvas.sprite(fx - FLAG // 2, fy - 21, flag(*shown.lettered(seat), FLAG))


def _moon_rockets(
    canvas: Canvas, shown: Missions, mission: MissionView, layout: MissionsLayout
) -> None:
    standing = sorted(mission.rockets, key=lambda pair: pair[1])
    for lane, (seat, cell) in enumerate(standing):
        colour = NATION_STYLES[shown.nations[seat]].colour
        offset = TRAIL + 7 * lane
        _moon_trail(canvas, layout, shown.moon_cells[seat], cell, offset, colour)
    here: dict[int, int] = {}
    for seat, cell in standing:
        x, y = layout.cell(MOON, cell)
        nation, letter = shown.lettered(seat)
        size = MOON_LAST if cell >= len(layout.moon_cells) else MOON_CELL
        count = here[cell] = here.get(cell, 0) + 1
        canvas.ring(x, y, size + 2 + 10 * count, NATION_STYLES[nation].colour, 5)
        last = _is_last(shown, seat, MOON)
        draw_rocket(canvas, *_beside(layout, cell, count), nation, letter, last)


def _beside(layout: MissionsLayout, cell: int, count: int) -> Pixel:
    """The foot of a rocket beside its cell on the Moon track; ``count`` says which there, from 1.

    It stands on the Moon's side of the orbit, away from the Moon at cells that lead down, and right
    of the last cell, where the Moon is empty.
    """
    x, y = layout.cell(MOON, cell)
    aside = (0, 40, -40, 78, -78)[(count - 1) % 5]
    if cell >= len(layout.moon_cells):
        return x + 60 + 42 * ((count - 1) % 5), y + ROCKET_HEIGHT // 2
    dx, dy = x - MOON_X, y - MOON_Y
    if cell > layout.orbiting and dy > abs(dx):  # The tracks of level I are below.
        return x + (54, -54, 96, -96, 0)[(count - 1) % 5], y + ROCKET_HEIGHT // 2
    if cell <= layout.orbiting and abs(dx) > abs(dy):
        aside = (count - 1) * (-42 if dx > 0 else 42)
    far = 62 if abs(dy) > abs(dx) else 50  # a rocket is higher than wide
    away = (-far if cell <= layout.orbiting else far) / max(1.0, math.hypot(dx, dy))
    return round(x + dx * away) + aside, round(y + dy * away) + ROCKET_HEIGHT // 2


def _moon_trail(
    canvas: Canvas, layout: MissionsLayout, start: int, cell: int, offset: int, colour: Colour
) -> None:
    """A dash between each two cells of the way, ``offset`` pixels inside the line between them."""
    cells = layout.moon_cells[start - 1 : cell]
    for (ax, ay), (bx, by) in pairwise(cells):
        length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        dx, dy = (ay - by) / length * offset, (bx - ax) / length * offset
        ends = [(ax + (bx - ax) * t + dx, ay + (by - ay) * t + dy) for t in (0.4, 0.6)]
        canvas.path(ends, colour, 8)
