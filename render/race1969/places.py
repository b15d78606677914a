"""Places on the pictures of 1969 that a text can point at."""

from __future__ import annotations

import math

from render.core.picture import WIDTH
from render.core.pointing import Place, PointingLook
from render.race1969 import theme
from render.race1969.hand import CARD, CARD_DOWN, STEP, TITLE_ROOM
from render.race1969.layout import (
    CELL_HEIGHT,
    CELL_WIDTH,
    COSTS,
    FLAG,
    FLAG_ROW,
    FLAGS,
    IN_A_ROW,
    LAUNCH_LEFT,
    LAUNCH_WIDTH,
    MOON_CELL,
    MOON_LAST,
    MOON_PLACARD_HEIGHT,
    MOON_PLACARD_LEFT,
    MOON_PLACARD_TOP,
    MOON_PLACARD_WIDTH,
    MOON_X,
    MOON_Y,
    MissionsLayout,
    missions_layout,
    tracks,
)
from render.race1969.nations import (
    FIGURES_DOWN,
    MONEY_X,
    SUPPLY,
    SUPPLY_HEIGHT,
    SUPPLY_LEFT,
    SUPPLY_STEP,
    row_top,
)
from render.race1969.page import HEAD
from render.race1969.pieces import BESIDE, ROCKET, ROCKET_HEIGHT, first_side
from render.race1969.reveal import (
    DICE_GAP,
    DICE_LEFT,
    DICE_TOP,
    RESULT,
    RESULT_HEIGHT,
    TITLE_HEIGHT,
    TRACK,
    die_size,
    track_places,
)
from render.race1969.reveal import (
    ROW as PLAY_ROW,
)
from render.race1969.sheet import BOX_HEIGHT, BOX_WIDTH, box_place
from rules.race1969.terms import GROUND_SHEET, MOON, ROCKET_SHEET, SCIENTISTS
from rules.race1969.view import View

LOOK = PointingLook(theme.SIGNAL, theme.INK, theme.NIGHT)
"""The look of rings and arrows."""


# The missions' band


def _layout(view: View) -> MissionsLayout:
    return missions_layout(tracks(view.board), len(view.nations))


def track(view: View, mission: str) -> Place:
    """All cells of a mission other than the Moon; raises ``KeyError``."""
    cells = _layout(view).column(mission).cells
    left, right = (pick(x for x, _ in cells) for pick in (min, max))
    top, low = (pick(y for _, y in cells) for pick in (min, max))
    return Place(
        left - CELL_WIDTH // 2,
        top - CELL_HEIGHT // 2,
        right - left + CELL_WIDTH,
        low - top + CELL_HEIGHT,
    )


def cell(view: View, mission: str, number: int) -> Place:
    """A cell, counted from 1; raises ``KeyError`` for an unknown mission."""
    x, y = _layout(view).cell(mission, number)
    if mission != MOON:
        return Place.about(x, y, CELL_WIDTH, CELL_HEIGHT)
    last = number >= len(view.board.mission(MOON).cells)
    size = MOON_LAST if last else MOON_CELL
    return Place.about(x, y, size, size)


def rocket(view: View, mission: str, number: int) -> Place:
    """A rocket beside its cell, which is counted from 1; raises ``KeyError``."""
    x, y = _layout(view).cell(mission, number)
    side = 1 if mission == MOON else first_side(_layout(view).column(mission).x)
    left = x - CELL_WIDTH // 2 if side > 0 else x - BESIDE - ROCKET // 2
    wide = BESIDE + (CELL_WIDTH + ROCKET) // 2
    return Place(left, y - ROCKET_HEIGHT + 24, wide, ROCKET_HEIGHT)


def moon_flag(view: View, seat: int) -> Place:
    """A nation's flag on the Moon track, with its cell."""
    x, y = _layout(view).cell(MOON, view.nations[seat].moon_cell)
    across, down = x - MOON_X, y - MOON_Y
    reach = math.hypot(across, down)
    flag_x, flag_y = round(x + 45 * across / reach), round(y + 45 * down / reach)
    left, top = min(x - MOON_CELL // 2, flag_x - FLAG // 2), min(y - MOON_CELL // 2, flag_y - 22)
    right, low = max(x + MOON_CELL // 2, flag_x + FLAG // 2), max(y + MOON_CELL // 2, flag_y + 22)
    return Place(left, top, right - left, low - top)


def signs(view: View, mission: str) -> Place:
    """The symbols on a mission's placard."""
    if mission == MOON:
        return Place(MOON_PLACARD_LEFT + 2, MOON_PLACARD_TOP + 2, MOON_PLACARD_WIDTH - 4, 42)
    layout = _layout(view)
    column = layout.column(mission)
    return Place(column.x - column.width // 2 + 2, layout.placards + 2, column.width - 4, 42)


def cost(view: View, mission: str) -> Place:
    """The cost of a launch on a mission's placard."""
    layout = _layout(view)
    column = layout.column(mission)
    return Place(column.x - column.width // 2 + 4, layout.placards + COSTS - 19, 48, 38)


def flags(view: View, mission: str) -> Place:
    """The flags on a mission's placard."""
    layout = _layout(view)
    column = layout.column(mission)
    left = column.x - column.width // 2 + 2
    rows = -(-(len(view.nations) + 1) // IN_A_ROW)
    return Place(left, layout.placards + FLAGS, column.width - 4, rows * FLAG_ROW)


def launch_panel() -> Place:
    """The dice of the launch under way, and the cards laid against it."""
    return Place(LAUNCH_LEFT, MOON_PLACARD_TOP, LAUNCH_WIDTH, MOON_PLACARD_HEIGHT)


# The nations' band


def supply(kind: str) -> Place:
    """The box of a type of scientist, or of the ``cards``, with its price."""
    index = (*SCIENTISTS, "cards").index(kind)
    return Place(SUPPLY_LEFT + index * SUPPLY_STEP, SUPPLY, SUPPLY_STEP - 8, SUPPLY_HEIGHT)


def money(seat: int) -> Place:
    """A nation's money."""
    return Place(MONEY_X - 8, row_top(seat) + FIGURES_DOWN - 31, 132, 62)


# The sheet and the hand


def box(research: str) -> Place:
    """A research's box on the sheet."""
    column = int(research in GROUND_SHEET)
    row = (ROCKET_SHEET, GROUND_SHEET)[column].index(research)
    x, y = box_place(column, row)
    return Place(x, y, BOX_WIDTH, BOX_HEIGHT)


def ground_sheet() -> Place:
    """All boxes of the ground sheet."""
    first, last = box(GROUND_SHEET[0]), box(GROUND_SHEET[-1])
    return Place(first.x, first.y, first.width, last.y + last.height - first.y)


def hand(count: int) -> Place:
    """The cards of a hand of up to five, which don't overlap."""
    top = HEAD + 12 + (STEP - 12 - CARD_DOWN) // 2
    return Place(58 + TITLE_ROOM, top, count * (CARD - 4), CARD_DOWN - 8)


# The flight's bands


def dice(count: int) -> Place:
    """The dice of a flight."""
    size = die_size(count)
    return Place(DICE_LEFT, DICE_TOP, count * (size + DICE_GAP) - DICE_GAP, size)


def research(count: int) -> Place:
    """What the researchers add to a flight of so many dice."""
    end = dice(count)
    left = end.x + end.width + DICE_GAP + 6
    room = (WIDTH - 210 - left) // 3
    return Place(left + 2 * room, DICE_TOP, room, 92)


def flown_cell(cells: int, number: int) -> Place:
    """A cell of the flight's track, counted from 1."""
    left, pitch = track_places(cells)
    return Place.about(left + (number - 1) * pitch, TRACK, min(64, pitch - 4), 48)


def result() -> Place:
    """What the flight pays."""
    return Place(16, RESULT, WIDTH - 32, RESULT_HEIGHT)


def laid(row: int) -> Place:
    """A nation's row among the cards that were turned up."""
    return Place(16, TITLE_HEIGHT + row * PLAY_ROW, WIDTH - 32, PLAY_ROW - 10)
