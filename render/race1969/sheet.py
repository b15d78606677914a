"""Draws a nation's two research sheets, the effect of each research, and the missions flown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import mix
from render.core.picture import WIDTH, Band, Words
from render.core.text import FIGURES, FIGURES_BOLD, TextStyle, shrink, width
from render.race1969 import theme
from render.race1969.alt_text import sheet_alt_text
from render.race1969.icons import icon
from render.race1969.page import HEAD, Heading, draw_heading, page
from render.race1969.palette import PALETTE
from render.race1969.sprites import card, cube, token
from rules.race1969.terms import GROUND_SHEET, MOON, RESEARCH_INDEX, ROCKET_SHEET
from rules.race1969.view import NationView, ResearchView, View

BOX_WIDTH, BOX_HEIGHT, STEP = 578, 78, 84
"""Width and height of a research's box, and the distance from one to the next below it."""
PLATE, CUBE, FLIGHTS = 84, 48, 80
"""Width of the plate with a research's sign and code, of a cube, and the height of the flights."""
CODE = TextStyle(FIGURES, 34)
"""Codes, effects, and years of flights."""
FIGURE = TextStyle(FIGURES_BOLD, 60)
FLOWN = TextStyle(FIGURES_BOLD, 46)


@dataclass(frozen=True, slots=True)
class Box:
    """A research as it is shown: ``effect`` in words, ``marked`` if the last move changed it."""

    research: str
    scientists: tuple[str, ...]
    bonus: bool
    researchers: int
    effect: str
    marked: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """The values that a sheet shows.

    ``spaces`` is how many scientists a research takes; ``sheets`` are the boxes of the rocket sheet
    and of the ground sheet; ``flights`` hold year, symbols and prestige.
    """

    labels: theme.Labels
    heading: Heading
    prestige: int
    money: int
    cards: int
    spaces: int
    sheets: tuple[tuple[Box, ...], tuple[Box, ...]]
    flights: tuple[tuple[int, tuple[str, ...], int], ...]


def sheet(view: View, seat: int, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    """The sheets of the nation in ``seat``, as everybody can see them.

    Raises ``IndexError`` for a seat that nobody has.
    """
    labels = theme.Labels.of(words)
    nation = view.nations[seat]
    rocket, ground = (
        tuple(_box(view, seat, nation.researches[RESEARCH_INDEX[name]], words) for name in names)
        for names in (ROCKET_SHEET, GROUND_SHEET)
    )
    shown = Sheet(
        labels=labels,
        heading=Heading.of(labels, nation.nation, people[seat]),
        prestige=nation.prestige,
        money=nation.money,
        cards=nation.cards,
        spaces=view.board.limits.spaces,
        sheets=(rocket, ground),
        flights=flown(view, nation),
    )
    alt = sheet_alt_text(view, nation, people[seat], labels, words)
    return (Band("sheet", draw_sheet, (shown,), alt, PALETTE),)


def flown(view: View, nation: NationView) -> tuple[tuple[int, tuple[str, ...], int], ...]:
    """Year, symbols and prestige of each mission that a nation has flown."""
    return tuple(
        (
            flight.year,
            ("moon",) if flight.mission == MOON else view.board.mission(flight.mission).symbols,
            flight.prestige,
        )
        for flight in nation.flights
    )


def _box(view: View, seat: int, research: ResearchView, words: Words) -> Box:
    last = view.last
    marked = (
        last is not None
        and last.research == research.research
        and seat == (last.host if last.kind == "spy" else last.seat)
    )
    effect = _effect(view, research, words)
    return Box(
        research.research,
        research.scientists,
        research.bonus,
        research.researchers,
        effect if research.researchers else f"({effect})",
        marked,
    )


def _effect(view: View, research: ResearchView, words: Words) -> str:
    """The research's effect for its nation now, or with one researcher where it has none."""
    count = max(1, research.researchers)
    money = view.board.money
    each = {
        "robotics": money.robotics,
        "investors": money.investors,
        "insurance": money.insurance,
    }.get(research.research, 1)
    kind = "symbol" if research.research in ROCKET_SHEET else research.research
    return words(f"pic1969-effect-{kind}", count=count * each)


def draw_sheet(shown: Sheet) -> Canvas:
    grounds = [_ground(shown.labels, shown.spaces, staffed) for staffed in (False, True)]
    bottom = HEAD + 10 + len(ROCKET_SHEET) * STEP
    height = bottom + (FLIGHTS if shown.flights else 0) + 4
    canvas = Canvas(grounds[0].crop((0, 0, WIDTH, height)).convert("RGB"))
    draw_heading(canvas, shown.heading)
    _figures(canvas, shown)
    for column, boxes in enumerate(shown.sheets):
        for row, box in enumerate(boxes):
            x, y = box_place(column, row)
            if box.researchers:
                area = (x, y, x + BOX_WIDTH, y + BOX_HEIGHT + 4)
                canvas.image.paste(grounds[1].crop(area).convert("RGB"), (x, y))
            _fill_box(canvas, x, y, box, shown)
            if box.marked:
                canvas.frame(x - 4, y - 4, BOX_WIDTH + 8, BOX_HEIGHT + 8, 16, theme.SIGNAL, 6)
    _flights(canvas, bottom, shown)
    return canvas


def box_place(column: int, row: int) -> tuple[int, int]:
    """The upper left corner of a research's box."""
    return 16 + column * (BOX_WIDTH + 12), HEAD + 10 + row * STEP


def _scientists_left(x: int, spaces: int) -> int:
    return x + BOX_WIDTH - 108 - spaces * (CUBE + 4)


@cached_image
def _ground(labels: theme.Labels, spaces: int, staffed: bool) -> Image.Image:
    """The boxes without scientists, in dim colours, or bright as for those that are ``staffed``."""
    canvas = page(HEAD + 10 + len(ROCKET_SHEET) * STEP + FLIGHTS + 4)
    for column, researches in enumerate((ROCKET_SHEET, GROUND_SHEET)):
        colour = (theme.DEEP_TEAL, theme.PANEL_LIGHT)[column]
        for row, research in enumerate(researches):
            x, y = box_place(column, row)
            canvas.panel(x, y + 4, BOX_WIDTH, BOX_HEIGHT, 14, theme.NIGHT)
            paper = theme.CREAM if staffed else mix(theme.PAPER, theme.SHADE, 0.35)
            canvas.panel(x, y, BOX_WIDTH, BOX_HEIGHT, 14, paper)
            plate = colour if staffed else mix(colour, theme.NIGHT, 0.45)
            canvas.panel(x, y, PLATE, BOX_HEIGHT, 14, plate)
            canvas.mask(x + (PLATE - 42) // 2, y + 3, icon(research, 42), theme.CREAM)
            code = labels.code(research)
            canvas.text(x + PLATE // 2, y + 61, code, CODE, theme.CREAM, "m", PLATE - 6)
            left = _scientists_left(x, spaces)
            room = left - x - PLATE - 13
            # The plate shows the code already.
            name = labels.research(research).removesuffix(f"({code})").strip()
            style = shrink(name, theme.NAME_BOLD, room, 30)
            if width(name, style) > room:
                style = shrink(name, theme.FIGURE, room)
            canvas.text(x + PLATE + 9, y + 22, name, style, theme.INK, room=room)
            for i in range(spaces):
                at, top = left + i * (CUBE + 4), y + (BOX_HEIGHT - CUBE) // 2
                canvas.frame(at + 2, top + 3, CUBE - 6, CUBE - 6, 6, theme.SHADE, 2)
            canvas.ring(x + BOX_WIDTH - 82, y + BOX_HEIGHT // 2, 44, theme.SHADE, 2)
    return PALETTE.map(canvas.image)


def _figures(canvas: Canvas, shown: Sheet) -> None:
    x, y = WIDTH - 30, 44
    wide = canvas.text(x, y, str(shown.cards), FIGURE, theme.CREAM, "r")
    canvas.sprite(x - wide - 58, y - 31, card(None, 44))
    x -= wide + 96
    wide = canvas.text(x, y + 4, shown.labels.million, theme.FIGURE, theme.MUSTARD, "r")
    wide += canvas.text(x - wide - 5, y, str(shown.money), FIGURE, theme.MUSTARD, "r")
    x -= wide + 48
    wide = canvas.text(x, y, str(shown.prestige), FIGURE, theme.CREAM, "r")
    canvas.mask(x - wide - 54, y - 23, icon("prestige", 44), theme.CREAM)


def _fill_box(canvas: Canvas, x: int, y: int, box: Box, shown: Sheet) -> None:
    left, middle = _scientists_left(x, shown.spaces), y + BOX_HEIGHT // 2
    room = left - x - PLATE - 13
    effect = shrink(box.effect, CODE, room)
    canvas.text(x + PLATE + 9, y + 57, box.effect, effect, theme.INK, room=room)
    for i, scientist in enumerate(box.scientists):
        letter = shown.labels.scientist_letter(scientist)
        canvas.sprite(left + i * (CUBE + 4), middle - CUBE // 2, cube(scientist, letter, CUBE))
    if box.bonus:
        canvas.sprite(x + BOX_WIDTH - 104, middle - 22, token(44))
    figure = str(box.researchers) if box.researchers else "–"
    canvas.text(x + BOX_WIDTH - 30, middle, figure, FIGURE, theme.INK, "m")


def _flights(canvas: Canvas, y: int, shown: Sheet) -> None:
    """A small panel for each mission flown: symbols, year, prestige."""
    step = (WIDTH - 24) // max(6, len(shown.flights))
    for i, (year, symbols, prestige) in enumerate(shown.flights):
        x = 16 + i * step
        canvas.panel(x, y, step - 8, FLIGHTS - 4, 12, theme.NIGHT)
        canvas.panel(x, y, step - 8, 6, 3, theme.SIGNAL)
        for j, symbol in enumerate(symbols):
            canvas.mask(x + 8 + j * 38, y + 8, icon(symbol, 34), theme.CREAM)
        canvas.text(x + 10, y + 59, str(year), CODE, theme.STEEL)
        canvas.text(x + step - 18, y + 57, f"+{prestige}", FLOWN, theme.MUSTARD, "r")
