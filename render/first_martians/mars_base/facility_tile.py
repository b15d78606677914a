"""Draws a facility's tile: its parts, the costs of red ones, production, farm, tokens, shutdown."""

from __future__ import annotations

from render.core.canvas import Canvas
from render.core.palette import mix
from render.first_martians import theme
from render.first_martians.drawings.icons import (
    draw_signs,
    greenhouse,
    icon,
    marker,
    token,
    track_space,
)
from render.first_martians.mars_base.facility_shown import FacilityShown, FarmShown, PartShown
from render.first_martians.page import panel, write

TITLE_HIGH, LINE_HIGH, PART_HIGH, FOOT_HIGH = 43, 33, 37, 44
"""Heights of the title, of the line below it, of a part, and of the tokens or the shutdown."""
MARK, SIGN = 32, 27
"""Sizes of a part's marker and of its sign."""


def draw_facility(
    canvas: Canvas, x: int, y: int, wide: int, high: int, shown: FacilityShown
) -> None:
    """Draw a facility's tile in a box."""
    shut = bool(shown.shut)
    edge = theme.RED if shut else (theme.OCHRE if shown.card else theme.EDGE)
    panel(
        canvas, x, y, wide, high, theme.INACTIVE[2] if shut else theme.PANEL, edge, 4 if shut else 2
    )
    _title(canvas, x, y, wide, shown)
    _line(canvas, x, y + TITLE_HIGH, wide, shown)
    top = y + TITLE_HIGH + LINE_HIGH
    for part in shown.parts:
        _part(canvas, x + 4, top, wide - 8, part)
        top += PART_HIGH
    foot = y + high - FOOT_HIGH - 4
    if shown.farm is not None:
        _farm(canvas, x, top, wide, foot - top, shown.farm)
    elif shown.makes:
        _output(canvas, x, top, wide, foot - top, shown)
    if shut:
        _shutdown(canvas, x, foot, wide, shown)
    else:
        _tokens(canvas, x, foot, wide, shown)


def _title(canvas: Canvas, x: int, y: int, wide: int, shown: FacilityShown) -> None:
    colour = theme.ACTION_COLOURS.get(shown.sign) or theme.RESOURCE_COLOURS.get(
        shown.makes, theme.LEAF
    )
    canvas.mask(x + 10, y + 9, icon(shown.sign, 30), theme.QUIET if shown.shut else colour)
    ink = theme.QUIET if shown.shut else theme.CREAM
    write(canvas, x + 48, y + 24, shown.name, theme.NAME_BOLD, ink, wide - 58)


def _line(canvas: Canvas, x: int, y: int, wide: int, shown: FacilityShown) -> None:
    """The action or the upgrade, and what the facility has to be supplied with."""
    if shown.upgraded:
        canvas.panel(x + 4, y + 1, wide - 8, LINE_HIGH - 4, 8, theme.AMBER)
        canvas.mask(x + 12, y + 6, icon("upgrade", 22), theme.BASALT)
        write(canvas, x + 42, y + 17, shown.line, theme.LABEL_BOLD, theme.BASALT, wide - 52)
        return
    left = x + wide - 10
    for grid in reversed(shown.needs):
        left -= 26
        canvas.mask(left, y + 4, icon(grid, 24), theme.RESOURCE_COLOURS[grid])
        left -= 4
    write(canvas, x + 12, y + 17, shown.line, theme.LABEL, theme.QUIET, left - x - 18)


def _part(canvas: Canvas, x: int, y: int, wide: int, part: PartShown) -> None:
    if not part.works:
        canvas.panel(x, y + 1, wide, PART_HIGH - 2, 8, theme.RED_DARK)
    canvas.sprite(x + 6, y + (PART_HIGH - MARK) // 2, marker(part.works, MARK))
    ink = theme.QUIET if part.works else theme.ALARM
    canvas.mask(x + 47, y + (PART_HIGH - SIGN) // 2, icon(part.kind, SIGN), ink)
    style, ink = (theme.SMALL, theme.QUIET) if part.works else (theme.LABEL_BOLD, theme.CREAM)
    write(canvas, x + 82, y + PART_HIGH // 2, part.words, style, ink, wide - 88)


def _output(canvas: Canvas, x: int, y: int, wide: int, high: int, shown: FacilityShown) -> None:
    middle = y + high // 2
    colour = theme.QUIET if shown.shut else theme.RESOURCE_COLOURS[shown.makes]
    figure = 0 if shown.shut else shown.output[0]
    canvas.mask(x + 14, middle - 26, icon(shown.makes, 52), colour)
    moved = canvas.text(x + 78, middle, str(figure), theme.FIGURE_BIG, theme.CREAM)
    left, room = x + 88 + moved, wide - 98 - moved
    write(canvas, left, middle + 8, shown.output_words, theme.LABEL, theme.QUIET, room)


def _farm(canvas: Canvas, x: int, y: int, wide: int, high: int, farm: FarmShown) -> None:
    """Greenhouses with their plants above the growth track."""
    step = min(46, (wide - 20) // max(5, farm.houses))
    line = high // 2
    for i in range(farm.houses):
        canvas.sprite(
            x + 12 + i * step, y + (line - step + 6) // 2, greenhouse(i < farm.plants, step - 6)
        )
    low = y + line
    room = min(42, (wide - 24 - 30) // len(farm.growth))
    canvas.mask(x + 12, low + (line - 26) // 2, icon("seed", 26), theme.QUIET)
    for i, count in enumerate(farm.growth):
        left, top = x + 44 + i * room, low + (line - room + 6) // 2
        canvas.sprite(left, top, track_space(False, theme.LEAF, room - 6))
        if count:
            edge = 4
            canvas.mask(left + edge, top + edge, icon("plant", room - 6 - 2 * edge), theme.LEAF)


def _tokens(canvas: Canvas, x: int, y: int, wide: int, shown: FacilityShown) -> None:
    """The tokens on the ``!`` space on the left, those on ``>>`` on the right."""
    half = (wide - 16) // 2
    for left, mark, tokens in ((x + 8, "!", shown.now), (x + 10 + half, "»", shown.next)):
        canvas.panel(
            left, y, half - 2, FOOT_HIGH - 4, 8, theme.PANEL_LIGHT if tokens else theme.INACTIVE[1]
        )
        ink = theme.AMBER if tokens and mark == "!" else theme.QUIET
        moved = canvas.text(left + 10, y + 20, mark, theme.FIGURE, ink)
        step = min(40, (half - moved - 50) // max(1, len(tokens) - 1)) if len(tokens) > 1 else 40
        for i, kind in enumerate(tokens):
            canvas.sprite(left + moved + 18 + i * step, y + 3, token(kind, 36))


def _shutdown(canvas: Canvas, x: int, y: int, wide: int, shown: FacilityShown) -> None:
    canvas.panel(x + 6, y - 2, wide - 12, FOOT_HIGH, 8, theme.RED_DARK)
    left = x + 14
    if len(shown.shut) == 1:
        left = draw_signs(canvas, left, y + 21, ("shutdown",), 32, theme.ALARM)
    for grid in shown.shut:
        left = draw_signs(
            canvas, left, y + 21, (grid,), 26, mix(theme.RESOURCE_COLOURS[grid], theme.CREAM, 0.2)
        )
    write(canvas, left + 2, y + 21, shown.tile, theme.LABEL_BOLD, theme.CREAM, x + wide - 14 - left)
