"""The values that the nations' band shows, and where its parts and columns are, in pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from render.core import text
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import Colour, mix
from render.core.picture import WIDTH, Band, Words
from render.core.text import printable, shrink, width
from render.race1969 import theme
from render.race1969.alt_text import nations_alt_text
from render.race1969.icons import icon
from render.race1969.palette import PALETTE
from render.race1969.sprites import badge, card, cube
from rules.race1969.state import LastMove
from rules.race1969.terms import GROUND_SHEET, OVER, RESEARCHES, SCIENTISTS
from rules.race1969.view import NationView, View

ROW = 70
"""Height of a nation's row of figures."""
PRESTIGE_X, MONEY_X, CARDS_X = 342, 440, 524
"""The middles of the first columns of figures."""
FIELD = 46
"""Side of the square that shows a research in a row."""
_RESEARCH_LEFT, _RESEARCH_STEP, _SHEET_GAP = 574, 50, 10
CALENDAR, SCORE_TRACK, SUPPLY, ROWS = 10, 98, 180, 340
"""The tops of the band's parts, of which ``ROWS`` is the first row's."""


@dataclass(frozen=True, slots=True)
class NationRow:
    """A nation's public figures; ``up``: whether it has to decide.

    ``researchers`` and ``bonus`` are in the order of ``terms.RESEARCHES``.
    """

    nation: str
    person: str
    prestige: int
    money: int
    cards: int
    researchers: tuple[int, ...]
    bonus: tuple[bool, ...]
    up: bool


@dataclass(frozen=True, slots=True)
class Nations:
    """The values that the nations' band shows.

    ``years`` holds year, income and how much prestige may be traded; ``now`` is the current one's
    index, the number of years once the game is over. ``first`` is the first player's seat.
    ``prices`` and ``supply`` (how many are left) go by type of scientist; the cards come last.
    ``last`` is the last move unless it was a launch or a flight.
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
    return ROWS + seats * ROW + 8


def row_top(seat: int) -> int:
    return ROWS + seat * ROW


def research_x(index: int) -> int:
    """The left edge of a research's column among the nations' figures."""
    gap = _SHEET_GAP if index >= len(RESEARCHES) - len(GROUND_SHEET) else 0
    return _RESEARCH_LEFT + index * _RESEARCH_STEP + gap


LEFT, STEP, HEIGHT = 286, 130, 80
"""Left edge of the years, the most pixels from one to the next, and their height."""


def draw_calendar(canvas: Canvas, shown: Nations) -> None:
    """The phase, the first player, and the years with income and the limit of trades."""
    canvas.write(18, CALENDAR + 20, shown.phase, theme.HEADING, theme.CREAM, LEFT - 34)
    wide = canvas.text(
        18, CALENDAR + 60, shown.first_title, theme.LABEL, theme.STEEL, room=LEFT - 88
    )
    nation = shown.rows[shown.first].nation
    canvas.sprite(30 + wide, CALENDAR + 41, badge(nation, shown.labels.letter(nation), 38))
    years = _years(shown.years, shown.now, shown.labels)
    canvas.image.paste(years, (LEFT, CALENDAR))


@cached_image
def _years(years: tuple[tuple[int, int, int], ...], now: int, labels: theme.Labels) -> Image.Image:
    """The years side by side, of which ``now`` is the current one's index."""
    canvas = Canvas.blank(WIDTH - LEFT, HEIGHT, theme.NIGHT)
    step = min(STEP, (WIDTH - LEFT - 6) // len(years))
    for i, year in enumerate(years):
        ground, ink = theme.PANEL_LIGHT, theme.CREAM
        if i == now:
            ground, ink = theme.SIGNAL, theme.INK
        elif i < now:
            ground, ink = mix(theme.NIGHT, theme.PANEL, 0.6), mix(theme.STEEL, theme.PANEL, 0.3)
        draw_year(canvas, i * step, 0, year, labels, ground, ink, step - 8)
    return PALETTE.nearest(canvas.image)


def draw_year(
    canvas: Canvas,
    x: int,
    y: int,
    shown: tuple[int, int, int],
    labels: theme.Labels,
    ground: Colour,
    ink: Colour,
    width: int = STEP - 8,
) -> None:
    """A year with its income and its limit of trades, the panel's corner at (x, y)."""
    year, income, limit = shown
    canvas.panel(x, y, width, HEIGHT, 12, ground)
    canvas.text(x + width // 2, y + 22, str(year), theme.NAME_BOLD, ink, "m", width - 8)
    wide = canvas.text(x + 10, y + 58, str(income), theme.FIGURE, ink)
    canvas.text(x + 13 + wide, y + 61, labels.million, theme.LABEL_BOLD, ink, room=24)
    wide = canvas.text(x + width - 10, y + 58, str(limit), theme.FIGURE, ink, "r")
    canvas.mask(x + width - 11 - wide - 28, y + 43, icon("prestige", 27), ink)


def draw_score_track(canvas: Canvas, shown: Nations) -> None:
    """A scale of prestige, and a line from each nation's badge to its place on it."""
    left, right, line = 34, WIDTH - 34, SCORE_TRACK + 48
    best = max(row.prestige for row in shown.rows)
    end = max(40, -(-(best + 3) // 10) * 10)
    scale = (right - left) / end
    canvas.rect(left, line - 2, right - left, 4, theme.STEEL)
    for points in range(0, end + 1, 5 if end <= 80 else 10):
        x = round(left + points * scale)
        tall = 9 if points % 10 == 0 else 6
        canvas.rect(x - 1, line - tall, 3, 2 * tall, theme.STEEL)
        if points % 10 == 0:
            canvas.text(x, line + 21, str(points), theme.LABEL, theme.STEEL, "m")
    places = [round(left + max(0, row.prestige) * scale) for row in shown.rows]
    for row, exact, x in zip(shown.rows, places, _spread(places, 42, right), strict=True):
        look = theme.NATION_STYLES[row.nation].colour
        canvas.disc(x, line - 25, 44, theme.NIGHT, 0.8)
        canvas.path([(float(x), line - 14.0), (float(exact), float(line))], look, 4)
        canvas.disc(exact, line, 12, look)
        sprite = badge(row.nation, shown.labels.letter(row.nation), 40)
        canvas.sprite(x - 20, line - 45, sprite)


def _spread(places: Sequence[int], gap: int, right: int) -> list[int]:
    """``places`` moved to be at least ``gap`` pixels apart, none of them beyond ``right``."""
    order = sorted(range(len(places)), key=lambda i: (places[i], i))
    moved = list(places)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + gap)
    if order:
        moved[order[-1]] = min(moved[order[-1]], right)
    for after, before in pairwise(reversed(order)):
        moved[before] = min(moved[before], moved[after] - gap)
    return moved


SUPPLY_HEIGHT, SUPPLY_LEFT = 80, 10
"""Height of the boxes, and left edge of the first."""
SUPPLY_STEP = (WIDTH - 16) // (len(SCIENTISTS) + 1)
"""Distance from one box to the next."""


def draw_boxes(canvas: Canvas, prices: Sequence[int], labels: theme.Labels) -> None:
    """A box for each type of scientist and one for the cards, with the price of one."""
    sprites = [cube(each, labels.scientist_letter(each), 52) for each in SCIENTISTS]
    names = (*labels.supply, labels.cards)
    for i, (sprite, name, price) in enumerate(
        zip((*sprites, card(None, 46)), names, prices, strict=True)
    ):
        x, y, width = SUPPLY_LEFT + i * SUPPLY_STEP, SUPPLY, SUPPLY_STEP - 8
        canvas.panel(x, y, width, SUPPLY_HEIGHT, 12, theme.PANEL_LIGHT)
        canvas.sprite(
            x + 36 - sprite.width // 2, y + SUPPLY_HEIGHT // 2 - sprite.height // 2, sprite
        )
        room = width - 76
        style = shrink(name, theme.NAME, room)
        style = style if text.width(name, style) <= room else theme.LABEL
        canvas.text(x + 70, y + 22, name, style, theme.CREAM, room=room)
        wide = canvas.text(x + 70, y + 57, str(price), theme.FIGURE, theme.MUSTARD)
        canvas.text(x + 73 + wide, y + 60, labels.million, theme.LABEL_BOLD, theme.MUSTARD, room=24)


def draw_supply(canvas: Canvas, left: Sequence[int]) -> None:
    """Draw how many scientists and cards are left of each kind."""
    for i, count in enumerate(left):
        x = SUPPLY_LEFT + (i + 1) * SUPPLY_STEP - 18
        canvas.text(
            x, SUPPLY + 57, f"×{count}", theme.FIGURE, theme.CREAM if count else theme.STEEL, "r"
        )


HEADINGS = 268
"""The top of the panel, with the columns' headings."""
TITLES = 52
"""Pixels from there to the middle of the headings' letters."""
PERSON, NATION = -13, 14
"""Pixels from a row's middle down to the person's name and to the nation's below it."""
UP_MARGIN, UP_EDGE = 2, 4
"""Pixels by which the frame of who is up is outside the row's panel, and its thickness."""


def draw_headings(canvas: Canvas, seats: int, labels: theme.Labels) -> None:
    """The panel behind the rows, and the heading of each column."""
    y = HEADINGS
    canvas.panel(10, y, WIDTH - 20, band_height(seats) - y - 4, 16, theme.PANEL_LIGHT)
    canvas.mask(PRESTIGE_X - 15, y + 4, icon("prestige", 30), theme.CREAM)
    for x, title, room in (
        (PRESTIGE_X, labels.prestige, 108),
        (MONEY_X, labels.money, 92),
        (CARDS_X - 4, labels.cards, 84),
    ):
        canvas.write(x, y + TITLES, title, theme.LABEL, theme.STEEL, room, "m")
    for index, research in enumerate(RESEARCHES):
        x = research_x(index) + FIELD // 2
        canvas.mask(x - 18, y + 3, icon(research, 36), theme.CREAM)
        canvas.text(x, y + TITLES, labels.codes[index], theme.LABEL, theme.STEEL, "m", 48)


def draw_empty_rows(canvas: Canvas, seats: int) -> None:
    """Draw what is the same in all rows: panels, backs of cards, researches without researchers."""
    for seat in range(seats):
        y, height = row_top(seat), ROW - 6
        middle = y + height // 2
        canvas.panel(18, y, WIDTH - 36, height, 12, theme.PANEL)
        canvas.sprite(CARDS_X - 36, middle - 25, card(None, 36))
        for index in range(len(RESEARCHES)):
            x = research_x(index)
            canvas.panel(x, middle - FIELD // 2, FIELD, FIELD, 10, theme.NIGHT)
            canvas.rect(x + FIELD // 2 - 6, middle - 2, 12, 4, mix(theme.STEEL, theme.NIGHT, 0.5))


def draw_seat_rows(canvas: Canvas, shown: Nations) -> None:
    """One row a nation, in seat order, which is turn order from the first player on."""
    for seat, row in enumerate(shown.rows):
        _row(canvas, seat, row, shown.last, shown.labels)


def _row(
    canvas: Canvas, seat: int, row: NationRow, last: LastMove | None, labels: theme.Labels
) -> None:
    y = row_top(seat)
    height = ROW - 6
    middle = y + height // 2
    if row.up:
        left, top, high = 18 - UP_MARGIN, y - UP_MARGIN, height + 2 * UP_MARGIN
        canvas.panel(left, top, 14, high, 7, theme.SIGNAL)
        canvas.frame(left, top, WIDTH - 2 * left, high, 13, theme.SIGNAL, UP_EDGE)
    canvas.sprite(38, middle - 25, badge(row.nation, labels.letter(row.nation), 50))
    room = PRESTIGE_X - 38 - 98
    name = labels.nation(row.nation)
    if row.person:
        style = theme.SMALL if width(row.person, theme.SMALL) <= room else theme.LABEL
        canvas.text(98, middle + PERSON, row.person, style, theme.CREAM, room=room)
        canvas.text(98, middle + NATION, name, theme.LABEL, theme.STEEL, room=room)
    else:
        canvas.write(98, middle, name, theme.NAME, theme.CREAM, room)
    canvas.text(PRESTIGE_X, middle, str(row.prestige), theme.FIGURE_BIG, theme.CREAM, "m")
    wide = canvas.text(MONEY_X - 14, middle, str(row.money), theme.FIGURE, theme.MUSTARD, "m")
    canvas.text(
        MONEY_X - 11 + wide // 2, middle + 3, labels.million, theme.LABEL_BOLD, theme.MUSTARD
    )
    canvas.text(CARDS_X + 6, middle, str(row.cards), theme.FIGURE, theme.CREAM)
    for index, researchers in enumerate(row.researchers):
        if researchers:
            draw_researchers(canvas, research_x(index), middle - FIELD // 2, researchers)
    if last is not None:
        _mark(canvas, seat, row, middle, last)


def _mark(canvas: Canvas, seat: int, row: NationRow, middle: int, last: LastMove) -> None:
    """Frame the figures that the last move changed."""
    if last.seat == seat and last.kind == "trade":
        left = PRESTIGE_X - 44
        canvas.frame(left, middle - 28, CARDS_X - 44 - left, 56, 12, theme.SIGNAL, 4)
    elif last.seat == seat and last.kind == "cards":
        canvas.frame(CARDS_X - 42, middle - 28, 84, 56, 12, theme.SIGNAL, 4)
    elif last.research is not None:
        index = RESEARCHES.index(last.research)
        host = last.seat if last.kind == "hire" else last.host
        x, edge = research_x(index) - 3, FIELD + 6
        if seat == host:
            canvas.frame(x, middle - edge // 2, edge, edge, 13, theme.SIGNAL, 5)
        elif seat == last.seat and row.bonus[index]:
            canvas.frame(x, middle - edge // 2, edge, edge, 13, theme.MUSTARD, 4)


_SHADES: tuple[tuple[Colour, Colour], ...] = (
    (mix(theme.TEAL, theme.NIGHT, 0.62), theme.CREAM),
    (theme.TEAL, theme.INK),
    (mix(theme.MUSTARD, theme.PAPER, 0.3), theme.INK),
    (theme.MUSTARD, theme.INK),
)
"""Colours of a field and its figure for 1, 2, 3 and more researchers."""


def draw_researchers(canvas: Canvas, x: int, y: int, researchers: int) -> None:
    """A research's number of researchers, on brighter ground the more there are."""
    ground, ink = _SHADES[min(researchers, len(_SHADES)) - 1]
    canvas.panel(x, y, FIELD, FIELD, 10, ground)
    canvas.text(x + FIELD // 2, y + FIELD // 2, str(researchers), theme.FIGURE, ink, "m")


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
        last=None if last is None or last.kind in ("launch", "flight") else last,
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
        researchers=tuple(research.researchers for research in nation.researches),
        bonus=tuple(research.bonus for research in nation.researches),
        up=up,
    )


def draw_nations(shown: Nations) -> Canvas:
    canvas = Canvas.on(_ground(len(shown.rows), shown.prices, shown.labels))
    draw_calendar(canvas, shown)
    draw_score_track(canvas, shown)
    draw_supply(canvas, shown.supply)
    draw_seat_rows(canvas, shown)
    return canvas


@cached_image
def _ground(seats: int, prices: tuple[int, ...], labels: theme.Labels) -> Image.Image:
    canvas = Canvas.blank(WIDTH, band_height(seats), theme.PANEL)
    canvas.rect(0, 0, WIDTH, CALENDAR + 84, theme.NIGHT)
    canvas.rect(0, CALENDAR + 84, WIDTH, 4, theme.SIGNAL)
    draw_boxes(canvas, prices, labels)
    draw_headings(canvas, seats, labels)
    draw_empty_rows(canvas, seats)
    return PALETTE.nearest(canvas.image)
