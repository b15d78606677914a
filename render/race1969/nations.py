"""Draws the nations' band: the calendar, prices and supply, each nation's public figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.core import text
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import Colour, mix
from render.core.picture import WIDTH, Band, Words
from render.core.text import FIGURES, FIGURES_BOLD, JOST_BOLD, TextStyle, printable, shrink
from render.race1969 import theme
from render.race1969.alt_text import nations_alt_text
from render.race1969.icons import icon
from render.race1969.palette import PALETTE
from render.race1969.sprites import badge, card, cube
from rules.race1969.state import LastMove
from rules.race1969.terms import OVER, SCIENTISTS
from rules.race1969.view import NationView, View

CALENDAR, SUPPLY, ROWS = 8, 114, 224
"""The tops of the band's parts, of which ``ROWS`` is the first row's."""
ROW, PANEL = 94, 88
"""Distance from a nation's row of figures to the next, and the height of its panel."""
BADGE_X, NAMES_X, PRESTIGE_X, MONEY_X, CARDS_X = 32, 112, 644, 832, 1086
"""The left edges of badges, names, and figures; the star and the card are before their figures."""
NAMES_END = 576
FIGURES_DOWN = 38
"""Pixels from a row's top down to the middle of its figures."""
BAR_DOWN, BAR_HIGH, BAR_END = 72, 10, 1172
"""The bar of prestige: how far below a row's top, its height, and the end of its scale."""
ROW_FIGURE = TextStyle(FIGURES_BOLD, 64)
ROW_UNIT = TextStyle(FIGURES_BOLD, 42)
PHASE = TextStyle(JOST_BOLD, 46)
BOX_FIGURE = TextStyle(FIGURES_BOLD, 46)
"""Prices, and how many are left."""
BOX_UNIT = TextStyle(FIGURES_BOLD, 34)
SECOND = TextStyle(FIGURES, 34)
"""The label of the first player, and long names of scientists."""
NATION_BELOW = TextStyle(FIGURES, 30)
"""A nation's name below its player's."""
YEAR_FIGURE = TextStyle(FIGURES_BOLD, 42)


@dataclass(frozen=True, slots=True)
class NationRow:
    """A nation's public figures; ``up``: whether it has to decide."""

    nation: str
    person: str
    prestige: int
    money: int
    cards: int
    up: bool


@dataclass(frozen=True, slots=True)
class Nations:
    """The values that the nations' band shows.

    ``years`` holds year, income and how much prestige may be traded; ``now`` is the current one's
    index, the number of years once the game is over. ``first`` is the first player's seat.
    ``prices`` and ``supply`` (how many are left) go by type of scientist; the cards come last.
    ``last`` is the last move if it was a trade or bought cards.
    """

    labels: theme.Labels
    phase: str
    first_title: str
    first: int
    years: tuple[tuple[int, int, int], ...]
    now: int
    rows: tuple[NationRow, ...]
    prices: tuple[int, ...]
    supply: tuple[int, ...]
    last: LastMove | None


def band_height(seats: int) -> int:
    return ROWS + seats * ROW + 2


def row_top(seat: int) -> int:
    return ROWS + seat * ROW


LEFT, STEP, HEIGHT = 270, 132, 94
"""Left edge of the years, the most pixels from one to the next, and their height."""
YEAR_GAP = 6


def draw_calendar(canvas: Canvas, shown: Nations) -> None:
    """The phase, the first player, and the years with income and the limit of trades."""
    canvas.write(18, CALENDAR + 24, shown.phase, PHASE, theme.CREAM, LEFT - 30)
    wide = canvas.text(
        18, CALENDAR + 71, shown.first_title, SECOND, theme.STEEL, room=LEFT - 18 - 52
    )
    nation = shown.rows[shown.first].nation
    canvas.sprite(26 + wide, CALENDAR + 51, badge(nation, shown.labels.letter(nation), 42))
    years = _years(shown.years, shown.now, shown.labels)
    canvas.image.paste(years, (LEFT, CALENDAR))


@cached_image
def _years(years: tuple[tuple[int, int, int], ...], now: int, labels: theme.Labels) -> Image.Image:
    """The years side by side, of which ``now`` is the current one's index."""
    canvas = Canvas.blank(WIDTH - LEFT, HEIGHT, theme.NIGHT)
    step = min(STEP, (WIDTH - LEFT - 4) // len(years))
    for i, year in enumerate(years):
        x, width = i * step, step - YEAR_GAP
        if i < now:
            ink = mix(theme.STEEL, theme.PANEL, 0.3)
            canvas.panel(x, 0, width, HEIGHT, 12, mix(theme.NIGHT, theme.PANEL, 0.6))
            canvas.text(x + width // 2, HEIGHT // 2, str(year[0]), theme.NAME, ink, "m", width - 8)
        elif i == now:
            draw_year(canvas, x, 0, year, labels, theme.SIGNAL, theme.INK, width)
        else:
            draw_year(canvas, x, 0, year, labels, theme.PANEL_LIGHT, theme.CREAM, width)
    return PALETTE.nearest(canvas.image)


def draw_year(
    canvas: Canvas,
    x: int,
    y: int,
    shown: tuple[int, int, int],
    labels: theme.Labels,
    ground: Colour,
    ink: Colour,
    width: int = STEP - YEAR_GAP,
) -> None:
    """A year with its income and its limit of trades, the panel's corner at (x, y)."""
    year, income, limit = shown
    canvas.panel(x, y, width, HEIGHT, 12, ground)
    canvas.text(x + width // 2, y + 25, str(year), theme.NAME_BOLD, ink, "m", width - 8)
    wide = canvas.text(x + 7, y + 67, str(income), YEAR_FIGURE, ink)
    canvas.text(x + 10 + wide, y + 70, labels.million, theme.LABEL_BOLD, ink, room=24)
    wide = canvas.text(x + width - 7, y + 67, str(limit), YEAR_FIGURE, ink, "r")
    canvas.mask(x + width - 8 - wide - 28, y + 52, icon("prestige", 28), ink)


SUPPLY_HEIGHT, SUPPLY_LEFT = 102, 8
"""Height of the boxes, and left edge of the first."""
SUPPLY_STEP = (WIDTH - 10) // (len(SCIENTISTS) + 1)
"""Distance from one box to the next."""
BOX_NAME, BOX_LINE = 26, 73
"""Pixels from a box's top down to the middle of its name, and of its figures."""


def draw_boxes(canvas: Canvas, prices: Sequence[int], labels: theme.Labels) -> None:
    """A box for each type of scientist and one for the cards, with the price of one."""
    sprites = [cube(each, labels.scientist_letter(each), 44) for each in SCIENTISTS]
    names = (*labels.supply, labels.cards)
    for i, (sprite, name, price) in enumerate(
        zip((*sprites, card(None, 34)), names, prices, strict=True)
    ):
        x, y, width = SUPPLY_LEFT + i * SUPPLY_STEP, SUPPLY, SUPPLY_STEP - 6
        canvas.panel(x, y, width, SUPPLY_HEIGHT, 12, theme.PANEL_LIGHT)
        canvas.sprite(x + 32 - sprite.width // 2, y + BOX_NAME + 3 - sprite.height // 2, sprite)
        room = width - 68
        style = shrink(name, theme.NAME_LARGE, room)
        style = style if text.width(name, style) <= room else SECOND
        canvas.text(x + 62, y + BOX_NAME, name, style, theme.CREAM, room=room)
        wide = canvas.text(x + 12, y + BOX_LINE, str(price), BOX_FIGURE, theme.MUSTARD)
        canvas.text(x + 15 + wide, y + BOX_LINE + 3, labels.million, BOX_UNIT, theme.MUSTARD)


def draw_supply(canvas: Canvas, left: Sequence[int]) -> None:
    """Draw how many scientists and cards are left of each kind."""
    for i, count in enumerate(left):
        x = SUPPLY_LEFT + (i + 1) * SUPPLY_STEP - 20
        ink = theme.CREAM if count else theme.STEEL
        canvas.text(x, SUPPLY + BOX_LINE, f"×{count}", BOX_FIGURE, ink, "r")


UP_MARGIN, UP_EDGE = 1, 5
"""Pixels by which the frame of who is up is outside the row's panel, and its thickness."""


def draw_empty_rows(canvas: Canvas, seats: int) -> None:
    """Draw what is the same in all rows: panels, signs of figures, the bars' grounds."""
    for seat in range(seats):
        y = row_top(seat)
        middle = y + FIGURES_DOWN
        canvas.panel(10, y, WIDTH - 20, PANEL, 14, theme.PANEL_LIGHT)
        canvas.mask(PRESTIGE_X - 54, middle - 23, icon("prestige", 46), theme.CREAM)
        canvas.sprite(CARDS_X - 54, middle - 29, card(None, 42))
        width = BAR_END - NAMES_X
        canvas.panel(NAMES_X, y + BAR_DOWN, width, BAR_HIGH, BAR_HIGH // 2, theme.NIGHT)


def draw_seat_rows(canvas: Canvas, shown: Nations) -> None:
    """One row a nation, in seat order, which is turn order from the first player on."""
    best = max(row.prestige for row in shown.rows)
    end = max(40, -(-best // 10) * 10)
    for seat, row in enumerate(shown.rows):
        _row(canvas, seat, row, end, shown.labels)
        if shown.last is not None and shown.last.seat == seat:
            _mark(canvas, row_top(seat), shown.last)


def _row(canvas: Canvas, seat: int, row: NationRow, end: int, labels: theme.Labels) -> None:
    """A nation's row; the scale of its bar goes to ``end`` points of prestige."""
    y = row_top(seat)
    middle = y + FIGURES_DOWN
    if row.up:
        left, top, high = 10 - UP_MARGIN, y - UP_MARGIN, PANEL + 2 * UP_MARGIN
        canvas.panel(left, top, 16, high, 8, theme.SIGNAL)
        canvas.frame(left, top, WIDTH - 2 * left, high, 15, theme.SIGNAL, UP_EDGE)
    canvas.sprite(BADGE_X, y + (PANEL - 70) // 2, badge(row.nation, labels.letter(row.nation), 70))
    room = NAMES_END - NAMES_X
    name = labels.nation(row.nation)
    if row.person:
        canvas.text(NAMES_X, y + 26, row.person, theme.NAME, theme.CREAM, room=room)
        canvas.text(NAMES_X, y + 57, name, NATION_BELOW, theme.STEEL, room=room)
    else:
        canvas.write(NAMES_X, middle, name, PHASE, theme.CREAM, room)
    width = BAR_END - NAMES_X
    draw_prestige_bar(canvas, NAMES_X, y + BAR_DOWN, width, row.nation, row.prestige, end)
    canvas.text(PRESTIGE_X, middle, str(row.prestige), ROW_FIGURE, theme.CREAM)
    wide = canvas.text(MONEY_X, middle, str(row.money), ROW_FIGURE, theme.MUSTARD)
    canvas.text(MONEY_X + 6 + wide, middle + 7, labels.million, ROW_UNIT, theme.MUSTARD)
    canvas.text(CARDS_X, middle, str(row.cards), ROW_FIGURE, theme.CREAM)


def draw_prestige_bar(
    canvas: Canvas, x: int, y: int, width: int, nation: str, prestige: int, end: int
) -> None:
    """A nation's prestige as a part of the scale, which is so wide and ends at ``end`` points."""
    colour = theme.NATION_STYLES[nation].colour
    long = max(BAR_HIGH, width * max(0, prestige) // end)
    canvas.panel(x, y, long, BAR_HIGH, BAR_HIGH // 2, colour)


def _mark(canvas: Canvas, y: int, last: LastMove) -> None:
    """Frame the figures that the last move changed in the row whose top is at ``y``."""
    left, right = (
        (PRESTIGE_X - 64, CARDS_X - 66) if last.kind == "trade" else (CARDS_X - 62, CARDS_X + 86)
    )
    canvas.frame(left, y + 3, right - left, 2 * FIGURES_DOWN - 8, 12, theme.SIGNAL, 5)


def nations(view: View, people: Sequence[str], words: Words) -> Band:
    """The nations' band; only what is public is read."""
    labels = theme.Labels.of(words)
    board, last = view.board, view.last
    prices = (*(scientist.price for scientist in board.scientists), board.espionage.price)
    up = {decision.seat for decision in view.decisions}
    shown = Nations(
        labels=labels,
        phase=words(f"pic1969-phase-{view.phase}"),
        first_title=words("pic1969-first"),
        first=view.first,
        years=tuple((year.year, year.income, year.trade_limit) for year in board.rounds),
        now=len(board.rounds) if view.phase == OVER else view.round,
        rows=tuple(_nations_row(each, people[each.seat], each.seat in up) for each in view.nations),
        prices=prices,
        supply=(*view.supply, view.deck),
        last=last if last is not None and last.kind in ("trade", "cards") else None,
    )
    alt = nations_alt_text(view, people, labels, words)
    return Band("nations", draw_nations, (shown,), alt, PALETTE)


def _nations_row(nation: NationView, person: str, up: bool) -> NationRow:
    return NationRow(
        nation=nation.nation,
        person=printable(person, theme.SMALL.face),
        prestige=nation.prestige,
        money=nation.money,
        cards=nation.cards,
        up=up,
    )


def draw_nations(shown: Nations) -> Canvas:
    canvas = Canvas.on(_ground(len(shown.rows), shown.prices, shown.labels))
    draw_calendar(canvas, shown)
    draw_supply(canvas, shown.supply)
    draw_seat_rows(canvas, shown)
    return canvas


@cached_image
def _ground(seats: int, prices: tuple[int, ...], labels: theme.Labels) -> Image.Image:
    canvas = Canvas.blank(WIDTH, band_height(seats), theme.PANEL)
    canvas.rect(0, 0, WIDTH, SUPPLY - 6, theme.NIGHT)
    canvas.rect(0, SUPPLY - 8, WIDTH, 4, theme.SIGNAL)
    draw_boxes(canvas, prices, labels)
    draw_empty_rows(canvas, seats)
    return PALETTE.nearest(canvas.image)
