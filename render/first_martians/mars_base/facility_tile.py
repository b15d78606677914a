"""Draws a facility's tile: its parts, what red ones do, production, farm, tokens, shutdown."""

from __future__ import annotations

from render.core.canvas import Canvas
from render.core.palette import Colour, mix
from render.core.text import width
from render.first_martians import theme
from render.first_martians.drawings.icons import (
    draw_signs,
    greenhouse,
    icon,
    marker,
    part_tile,
    token,
    track_space,
)
from render.first_martians.mars_base.facility_shown import FacilityShown, FarmShown, PartShown
from render.first_martians.page import fitted, panel, write, write_lines
from render.first_martians.theme import FIGURE, FIGURE_BIG, FIGURE_HUGE

TITLE_HIGH, FOOT_HIGH = 58, 50
"""Heights of the title, and of the tokens or the shutdown below."""
TILE = 84
"""The greatest size of a part without words beside it."""
SMALL_TILE = 42
"""The greatest size of a part with words beside it."""
EDGE = 12
LOW, FLAT, NARROW = 150, 72, 450
"""Rooms for a tile's contents and for a row of parts that are low, and a tile's small width."""
WORDS_HIGH = 44
"""The height of the words for what red parts do."""


def has_foot(shown: FacilityShown) -> bool:
    """Whether anything stands below the parts: an upgrade, tokens, or why it is shut down."""
    return bool(shown.shut or shown.now or shown.next or shown.upgrade)


def is_calm(shown: FacilityShown) -> bool:
    """Whether a low tile is enough: nothing stands beside the parts or below them."""
    return not has_foot(shown) and all(not part.words for part in shown.parts)


def draw_facility(
    canvas: Canvas, x: int, y: int, wide: int, high: int, shown: FacilityShown
) -> None:
    """Draw a facility's tile in a box."""
    shut = bool(shown.shut)
    edge = theme.RED if shut else (theme.OCHRE if shown.card else theme.EDGE)
    panel(
        canvas, x, y, wide, high, theme.INACTIVE[2] if shut else theme.PANEL, edge, 5 if shut else 2
    )
    _title(canvas, x, y, wide, shown)
    top, low = y + TITLE_HIGH, y + high - 8
    said = [part.words for part in shown.parts if part.words]
    if has_foot(shown):
        low -= FOOT_HIGH
        (_shutdown if shut else _foot)(canvas, x, low, wide, shown)
    if shown.farm is not None:
        _farm(canvas, x, top, wide, low - top, shown, shown.farm)
    elif shown.gives:
        _giver(canvas, x, top, wide, low - top, shown)
    elif shown.makes:
        _producer(canvas, x, top, wide, low - top, shown)
    elif len(said) > 1 and len(shown.parts) <= 2 and wide < NARROW:
        _part_row(canvas, x, top, wide, low - top, shown.parts, shown.penalties)
    elif len(said) > 1:
        _parts(canvas, x, top, wide, low - top, shown.parts)
    elif shown.parts:
        _part_row(canvas, x, top, wide, low - top, shown.parts, *said)
    else:
        size = min(120, low - top - 8)
        left, upper = x + (wide - size) // 2, (top + low - size) // 2
        canvas.mask(left, upper, icon(shown.sign, size), mix(theme.PANEL, _colour(shown), 0.35))


def _colour(shown: FacilityShown) -> Colour:
    other = theme.SAND if shown.gives else theme.LEAF
    made = theme.RESOURCE_COLOURS.get(shown.makes or shown.sign, other)
    return theme.ACTION_COLOURS.get(shown.sign, made)


def _title(canvas: Canvas, x: int, y: int, wide: int, shown: FacilityShown) -> None:
    """The name, and on the right the action and what the facility has to be supplied with."""
    shut = bool(shown.shut)
    colour = theme.QUIET if shut else _colour(shown)
    middle = y + 31
    canvas.mask(x + EDGE, middle - 21, icon(shown.sign, 42), colour)
    right = x + wide - EDGE
    for grid in reversed(shown.needs):
        right -= 34
        canvas.mask(right, middle - 16, icon(grid, 32), theme.RESOURCE_COLOURS[grid])
    left = x + EDGE + 54
    name = theme.NAME_BIG
    if shown.action:
        taken = width(shown.name, fitted(shown.name, name, right - left)) + 28
        room = min(right - left - taken, 200)
        if width(shown.action, fitted(shown.action, FIGURE, room)) > room:
            room = 0
    if shown.action and room:
        right -= write(canvas, right - 10, middle, shown.action, FIGURE, colour, room, "r") + 24
    ink = theme.QUIET if shut else theme.CREAM
    write(canvas, left, middle, shown.name, name, ink, right - left - 4)


def _parts(
    canvas: Canvas, x: int, y: int, wide: int, high: int, parts: tuple[PartShown, ...]
) -> None:
    """Two parts a row, each with the words for what its red marker does."""
    rows = -(-len(parts) // 2)
    step, half = high // max(2, rows), (wide - EDGE) // 2
    size = min(60, step - 6)
    for at, part in enumerate(parts):
        left, middle = x + EDGE + at % 2 * half, y + step * (at // 2) + step // 2
        if not part.works:
            canvas.panel(left, middle - size // 2, half - EDGE, size, 12, theme.RED_DARK)
        canvas.sprite(left, middle - size // 2, part_tile(part.kind, part.works, size))
        room = half - EDGE - size - 16
        write(canvas, left + size + 10, middle, part.words, FIGURE, theme.CREAM, room)


def _part_row(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    high: int,
    parts: tuple[PartShown, ...],
    words: str = "",
) -> None:
    """The parts side by side above the words for what the red ones do, or beside them if low."""
    beside = bool(words) and high < FLAT
    line = WORDS_HIGH if words and not beside else 0
    most = SMALL_TILE if beside else TILE
    size = min(most, high - line - 4, (wide - 2 * EDGE) // max(3, len(parts)) - 10)
    top = y + (high - line - size) // 2
    for at, part in enumerate(parts):
        left = x + EDGE + at * (size + 10)
        canvas.sprite(left, top, part_tile(part.kind, part.works, size))
    left = len(parts) * (size + 10) if beside else 0
    middle = y + high // 2 if beside else y + high - line // 2 - 2
    room = wide - 2 * EDGE - left
    write_lines(canvas, x + EDGE + left, middle, words, FIGURE, theme.ALARM, room)


def _producer(canvas: Canvas, x: int, y: int, wide: int, high: int, shown: FacilityShown) -> None:
    """What it makes of what it can make at most, and its parts."""
    now, most = shown.output
    figure = (str(0 if shown.shut else now), theme.CREAM)
    colour = theme.QUIET if shown.shut else theme.RESOURCE_COLOURS[shown.makes]
    _made(canvas, x, y, wide, high, shown, ((shown.makes, colour, figure),), f"/{most}")


def _giver(canvas: Canvas, x: int, y: int, wide: int, high: int, shown: FacilityShown) -> None:
    """What it brings in each Production, or 0 while it lies still, and its parts."""
    colour = theme.QUIET if shown.idle else _colour(shown)
    figures = (("0", theme.QUIET) if shown.idle else (each, theme.CREAM) for _, each in shown.gives)
    made = tuple(
        (sign, colour, figure) for (sign, _), figure in zip(shown.gives, figures, strict=True)
    )
    _made(canvas, x, y, wide, high, shown, made)


def _made(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    high: int,
    shown: FacilityShown,
    made: tuple[tuple[str, Colour, tuple[str, Colour]], ...],
    most: str = "",
) -> None:
    """Signs with what comes of a facility, ``most`` after them, and its parts.

    The parts stand below, or beside where the tile is low. A tick stands for an empty figure.
    """
    low = high < LOW
    line = WORDS_HIGH if low and shown.penalties else 0
    row = high - line if low else high * 2 // 5
    left, middle, size = x + EDGE, y + row // 2, min(64, row - 8)
    for sign, colour, (figure, ink) in made:
        canvas.mask(left, middle - size // 2, icon(sign, size), colour)
        left += size + 18
        if figure:
            style = FIGURE_BIG if low else FIGURE_HUGE
            left += canvas.text(left, middle, figure, style, ink) + 6
        else:
            canvas.sprite(left, middle - size // 2, marker(True, size))
            left += size + 6
    if most:
        style = FIGURE if low else FIGURE_BIG
        left += canvas.text(left, middle + 8, most, style, theme.QUIET)
    if not low:
        _part_row(canvas, x, y + row, wide, high - row, shown.parts, shown.penalties)
        return
    side = min(TILE, row - 4, (x + wide - EDGE - left - 8) // len(shown.parts) - 10)
    for at, part in enumerate(reversed(shown.parts), 1):
        sprite = part_tile(part.kind, part.works, side)
        canvas.sprite(x + wide - EDGE - at * (side + 10) + 10, middle - side // 2, sprite)
    words, under = shown.penalties, y + high - line // 2 - 2
    write_lines(canvas, x + EDGE, under, words, FIGURE, theme.ALARM, wide - 2 * EDGE)


def _farm(
    canvas: Canvas, x: int, y: int, wide: int, high: int, shown: FacilityShown, farm: FarmShown
) -> None:
    """Greenhouses with their plants, the growth track, and the parts; both in a row if low."""
    low = high < LOW
    room = wide - 2 * EDGE
    most_house, most_space = (46, 42) if high < 200 else (58, 48)
    if low:
        most_house, most_space = 34, 30
    house = min(most_house, room // max(5, farm.houses))
    for i in range(farm.houses):
        canvas.sprite(x + EDGE + i * house, y, greenhouse(i < farm.plants, house - 6))
    start = house * farm.houses if low else 0
    y, high = (y, high) if low else (y + house, high - house)
    space = min(most_space, (room - start) // len(farm.growth))
    for i, count in enumerate(farm.growth):
        left = x + EDGE + start + i * space
        canvas.sprite(left, y, track_space(False, theme.LEAF, space - 6))
        if count:
            canvas.mask(left + 4, y + 4, icon("plant", space - 14), theme.LEAF)
    taken = max(house, space) if low else space
    _part_row(canvas, x, y + taken, wide, high - taken, shown.parts, shown.penalties)


def _foot(canvas: Canvas, x: int, y: int, wide: int, shown: FacilityShown) -> None:
    """An upgrade, then the tokens that act now (``!``) and those that act next (``»``)."""
    left, right = x + EDGE, x + wide - EDGE
    laid = [(mark, row) for mark, row in (("!", shown.now), ("»", shown.next)) if row]
    if shown.upgrade:
        room = (right - left) // (2 if laid else 1) - (8 if laid else 0)
        canvas.panel(left, y, room, FOOT_HIGH - 4, 10, theme.AMBER)
        middle = y + (FOOT_HIGH - 4) // 2
        canvas.mask(left + 10, middle - 15, icon("upgrade", 30), theme.BASALT)
        write(canvas, left + 50, middle, shown.upgrade, FIGURE, theme.BASALT, room - 62)
        left += room + 16
    for at, (mark, row) in enumerate(laid):
        room = (right - left) // (len(laid) - at)
        end = _tokens(canvas, left, y, room - 8, mark, row)
        if shown.token_words and not shown.upgrade:
            middle = y + (FOOT_HIGH - 4) // 2
            write(canvas, end + 14, middle, shown.token_words, FIGURE, theme.SAND, right - end - 14)
        left += room


def _tokens(canvas: Canvas, x: int, y: int, room: int, mark: str, row: tuple[str, ...]) -> int:
    """Tokens on one of the two spaces, over one another where there is little room.

    Returns where they end.
    """
    high = FOOT_HIGH - 4
    moved = 16 + width(mark, FIGURE_BIG) + 8
    step = 46 if len(row) == 1 else min(46, (room - moved - 48) // (len(row) - 1))
    wide = moved + step * (len(row) - 1) + 48
    canvas.panel(x, y, wide, high, 10, theme.PANEL_LIGHT)
    ink = theme.AMBER if mark == "!" else theme.QUIET
    canvas.text(x + 12, y + high // 2, mark, FIGURE_BIG, ink)
    for i, kind in enumerate(row):
        canvas.sprite(x + moved + i * step, y + 2, token(kind, 42))
    return x + wide


def _shutdown(canvas: Canvas, x: int, y: int, wide: int, shown: FacilityShown) -> None:
    high = FOOT_HIGH - 2
    canvas.panel(x + 8, y, wide - 16, high, 10, theme.RED_DARK)
    left, middle = x + 18, y + high // 2
    if len(shown.shut) == 1:
        left = draw_signs(canvas, left, middle, ("shutdown",), 38, theme.ALARM)
    for grid in shown.shut:
        colour = mix(theme.RESOURCE_COLOURS[grid], theme.CREAM, 0.2)
        left = draw_signs(canvas, left, middle, (grid,), 34, colour)
    write(canvas, left + 4, middle, shown.tile, FIGURE, theme.CREAM, x + wide - 18 - left)
