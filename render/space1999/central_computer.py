"""Draws the console beside the Star Monitor: the round, the Bank, the last move, each ship."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.core.alt_text import compose
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import Colour, mix
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.text import FIGURES_BOLD, JOST, TextStyle, clean, width
from render.space1999 import theme
from render.space1999.board_shown import ConsoleShown, SeatShown
from render.space1999.cards import (
    CardShown,
    Place,
    blank_tile,
    draw_card,
    plan_shown,
    program_shown,
)
from render.space1999.page import HEAD, HeadingShown, draw_heading, draw_recess, page
from render.space1999.palette import PALETTE
from render.space1999.sprites import badge, bolt, card_back, earth, lamp, open_planet
from rules.core.game import Seat
from rules.space1999.terms import CURVE, NEGATIVE, NEUTRAL, OK, STRAIGHT
from rules.space1999.view import View

EDGE, GAP = 10, 6
TOP, LAST = 96, 58
"""Heights of the recesses of the round and the Bank, and of the last move."""
SHIPS = EDGE + TOP + LAST + 2 * GAP
"""The top of the first ship's figures."""
MOST = 168
"""The most pixels that a ship's recess is high, with the gap below it."""
SEAT_NAME, SEAT_FIGURE = TextStyle(JOST, 38), TextStyle(FIGURES_BOLD, 50)
MISSING = TextStyle(FIGURES_BOLD, 68)
"""The number of tiles that a ship's route still needs."""
FIGURES_DOWN = 95
"""The middle of a ship's other figures in a recess of 122 pixels."""


def draw_recesses(canvas: Canvas, left: int, ships: int) -> None:
    """Draw what never changes on the console, from ``left`` on: recesses, and signs of figures."""
    x, room, half = _across(left)
    draw_recess(canvas, x, EDGE, half, TOP)
    draw_recess(canvas, x + half + GAP, EDGE, room - half - GAP, TOP)
    draw_recess(canvas, x, EDGE + TOP + GAP, room, LAST)
    height = _height(ships)
    for i in range(ships):
        y = SHIPS + i * (height + GAP)
        draw_recess(canvas, x, y, room, height)
        step, middle = _columns(room), y + _row(FIGURES_DOWN, height)
        canvas.sprite(x + 86, middle - 19, bolt(38))
        canvas.sprite(x + 100 + step, middle - 19, card_back(26, theme.EARTH_BLUE))


def draw_console_figures(canvas: Canvas, left: int, shown: ConsoleShown) -> None:
    """Draw all figures in the recesses of the console that begins at ``left``."""
    x, room, half = _across(left)
    _round(canvas, x, half, shown)
    _bank(canvas, x + half + GAP, room - half - GAP, shown)
    _last(canvas, x, EDGE + TOP + GAP, room, shown)
    height = _height(len(shown.seats))
    for i, seat in enumerate(shown.seats):
        _seat(canvas, x, SHIPS + i * (height + GAP), room, height, seat)


def seat_recess(left: int, ships: int, seat: Seat) -> tuple[int, int, int, int]:
    """The recess of one of so many ships: its upper left corner, its width and height."""
    x, room, _ = _across(left)
    height = _height(ships)
    return x, SHIPS + seat * (height + GAP), room, height


def _across(left: int) -> tuple[int, int, int]:
    """The recesses' left edge, their width together, and the width of the left ones."""
    x = left + EDGE
    room = WIDTH - x - EDGE
    return x, room, (room - GAP) // 2


def _height(ships: int) -> int:
    """The height of a ship's recess."""
    return min(MOST, (MAX_HEIGHT - EDGE - SHIPS + GAP) // ships) - GAP


def _row(y: int, height: int) -> int:
    """A height in a ship's recess; ``y`` is the one in a recess of 122 pixels."""
    return round(y * height / 122)


def _columns(room: int) -> int:
    """The distance of a ship's figures from each other."""
    return (room - 106) // 4


def _round(canvas: Canvas, x: int, room: int, shown: ConsoleShown) -> None:
    wide = canvas.text(x + 16, EDGE + TOP // 2, str(shown.round), theme.FIGURE_BIG, theme.AMBER)
    left = x + 30 + wide
    space = x + room - left - 10
    canvas.write(left, EDGE + 28, shown.round_title, theme.NAME_BOLD, theme.FORCE, space)
    canvas.sprite(left, EDGE + 48, open_planet(40))
    canvas.text(left + 48, EDGE + 68, str(shown.open_planets), theme.FIGURE, theme.FORCE)


def _bank(canvas: Canvas, x: int, room: int, shown: ConsoleShown) -> None:
    canvas.write(x + 16, EDGE + 28, shown.bank_title, theme.NAME_BOLD, theme.FORCE, room - 32)
    for i, shape in enumerate((STRAIGHT, CURVE)):
        left = x + 16 + i * (room - 16) // 2
        paint = theme.FORCE if shown.bank[i] else theme.QUIET
        canvas.sprite(left, EDGE + 50, blank_tile(shape, 36, paint))
        canvas.text(left + 44, EDGE + 68, str(shown.bank[i]), theme.FIGURE, paint)


def _last(canvas: Canvas, x: int, y: int, room: int, shown: ConsoleShown) -> None:
    middle = y + LAST // 2
    canvas.disc(x + 24, middle, 20, theme.SIGNAL)
    if shown.last is None:
        canvas.text(x + 44, middle, shown.last_title, theme.LABEL, theme.QUIET, room=room - 60)
        return
    sector, move = shown.last
    canvas.sprite(x + 42, middle - 20, badge(sector, 40))
    canvas.write(x + 92, middle, move, theme.NAME, theme.FORCE, room - 104)


def _seat(canvas: Canvas, x: int, y: int, room: int, height: int, seat: SeatShown) -> None:
    if seat.up:
        canvas.frame(x, y, room, height, 14, theme.AMBER, 5)
    canvas.sprite(x + 14, y + height // 2 - 32, badge(seat.sector, 64))
    left, end = x + 92, x + room - 18
    figure = end - width(seat.missing, MISSING)
    canvas.text(figure, y + _row(41, height), seat.missing, MISSING, theme.AMBER)
    canvas.sprite(figure - 58, y + _row(41, height) - 25, earth(50))
    space = figure - 72 - left
    canvas.write(left, y + _row(25, height), seat.name, SEAT_NAME, theme.FORCE, space)
    pips = progress(seat.sector, seat.laid, seat.lacking, space)
    canvas.image.paste(pips, (left, y + _row(57, height) - PIP // 2))
    middle, step = y + _row(FIGURES_DOWN, height), _columns(room)
    canvas.text(left + 36, middle, str(seat.energy), SEAT_FIGURE, theme.AMBER)
    canvas.text(left + step + 42, middle, str(seat.plans), SEAT_FIGURE, theme.FORCE)
    for i, (shape, held) in enumerate(((STRAIGHT, seat.straights), (CURVE, seat.curves)), 2):
        paint = theme.FORCE if held else theme.QUIET
        canvas.sprite(left + step * i, middle - 18, blank_tile(shape, 36, paint))
        canvas.text(left + step * i + 43, middle, str(held), SEAT_FIGURE, paint)


@cached_image
def progress(sector: str, laid: int, lacking: int, room: int) -> Image.Image:
    """A square for each tile of a route, full where it lies and empty where it is missing."""
    colour = theme.SECTOR_STYLES[sector].colour
    step = min(PIP + 6, room // max(1, laid + lacking))
    side = max(4, min(PIP, step - 2))
    canvas = Canvas.blank(room, PIP, theme.SCREEN)
    for number in range(laid + lacking):
        left, top = number * step, (PIP - side) // 2
        if number < laid:
            canvas.rect(left, top, side, side, colour)
        else:
            canvas.rect(left, top, side, side, mix(colour, theme.SCREEN, 0.35))
            canvas.rect(left + 3, top + 3, side - 6, side - 6, theme.SCREEN)
    return canvas.image


PIP = 22
"""The side of a square that stands for a tile, in pixels."""


PAINTS: dict[str, Colour] = {OK: theme.GO, NEGATIVE: theme.ALARM, NEUTRAL: theme.AMBER}
"""Colours of answers."""
SIDE, BETWEEN, FRONT = 18, 14, HEAD + 14
"""Margin at the sides, distance between panels, and top of the panels, in pixels."""
HIGH = MAX_HEIGHT - FRONT - SIDE - 6
"""Height of the panels and cards."""
CARD = 372
"""Width of a card."""


def answer(view: View, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    """The latest answer to a plan; raises ``ValueError`` before the first."""
    given = view.answer
    if given is None:
        raise ValueError("the Computer hasn't been asked yet")
    verdict = words(f"pic1999-answer-{given.answer}")
    means = words(f"pic1999-answer-{given.answer}-means")
    cards = [plan_shown(view, given.plan, words)]
    told = [
        words(
            "pic1999-alt-answer",
            seat=seat,
            plan=theme.plan(view, given.plan, words),
            answer=verdict,
        )
        for seat in theme.seat_names(view, given.seat, people, words)
    ]
    parts: list[Sequence[str]] = [told]
    if given.program is not None:
        cards.append(program_shown(view, given.program, words))
        program = theme.program(view, given.program, words)
        parts.append((words("pic1999-alt-program", program=program),))
    shown = (_heading(view, given.seat, people, words), given.answer, verdict, means, tuple(cards))
    return (Band("answer", draw_answer, shown, compose(parts), PALETTE),)


def check(
    view: View, seat: Seat, ok: bool, people: Sequence[str], words: Words
) -> tuple[Band, ...]:
    """The answer about the route of ``seat`` that reached Earth; ``ok``: it is the right one."""
    verdict = words("pic1999-check-ok" if ok else "pic1999-check-wrong")
    told = [
        words("pic1999-alt-check", seat=who, answer=verdict)
        for who in theme.seat_names(view, seat, people, words)
    ]
    shown = (_heading(view, seat, people, words), ok, verdict)
    return (Band("check", draw_check, shown, compose([told]), PALETTE),)


def _heading(view: View, seat: Seat, people: Sequence[str], words: Words) -> HeadingShown:
    title = words("pic1999-computer")
    return HeadingShown(view.ships[seat].sector, title, clean(people[seat]))


def draw_answer(
    heading: HeadingShown, given: str, verdict: str, means: str, cards: tuple[CardShown, ...]
) -> Canvas:
    """The answer's band: the Computer, the plan, and the card that the Computer drew, if any."""
    canvas = page()
    draw_heading(canvas, heading)
    left = WIDTH - SIDE - len(cards) * CARD - (len(cards) - 1) * BETWEEN
    _panel(canvas, SIDE, left - SIDE - BETWEEN, given, verdict, means)
    for i, card in enumerate(cards):
        draw_card(canvas, Place(left + i * (CARD + BETWEEN), FRONT, CARD, HIGH), card)
    return canvas


def draw_check(heading: HeadingShown, ok: bool, verdict: str) -> Canvas:
    """The check's band: the Computer, and Earth, which is struck out after a wrong route."""
    canvas = page()
    draw_heading(canvas, heading)
    given = OK if ok else NEGATIVE
    _panel(canvas, SIDE, 620, given, verdict, "")
    middle = (SIDE + 620 + WIDTH) // 2, FRONT + HIGH // 2
    for across, alpha in ((540, 0.1), (486, 0.16)):
        canvas.disc(*middle, across, PAINTS[given], alpha)
    reach = 210
    canvas.sprite(middle[0] - reach, middle[1] - reach, earth(2 * reach))
    if not ok:
        for side in (-1, 1):
            ends = (
                (middle[0] - reach, middle[1] - reach * side),
                (middle[0] + reach, middle[1] + reach * side),
            )
            canvas.path(ends, theme.VOID, 36)
            canvas.path(ends, theme.ALARM, 22)
    return canvas


def _panel(canvas: Canvas, x: int, width: int, given: str, verdict: str, means: str) -> None:
    """The Computer's front: its lamp, its loudspeaker, and below them the answer in words."""
    y = FRONT
    _front(canvas, x, y, width, HIGH)
    size = min(250, (width - 72) // 2)
    gap = (width - 2 * size) // 3
    line = y + 44
    draw_recess(canvas, x + gap, line, size, size)
    canvas.sprite(x + gap, line, lamp(size, theme.GO, lit=given == OK))
    canvas.image.paste(speaker(size, given == NEGATIVE), (x + 2 * gap + size, line))
    top = line + size + 34
    height = y + HIGH - 36 - top
    draw_recess(canvas, x + 24, top, width - 48, height)
    room, middle = width - 76, x + width // 2
    at = top + (height * 34 // 100 if means else height // 2)
    canvas.write(middle, at, verdict, theme.TITLE, PAINTS[given], room, "m")
    if means:
        at = top + height * 70 // 100
        canvas.paragraph(middle, at, means, theme.HEADING, theme.FORCE, room, 2, "m", 32)


def _front(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    canvas.panel(x + 3, y + 6, width, height, 24, theme.VOID)
    canvas.panel(x, y, width, height, 24, theme.SHELL_DARK)
    canvas.panel(x, y, width, height - 6, 24, theme.SHELL_LIGHT)
    canvas.panel(x, y + 4, width, height - 10, 24, theme.SHELL)
    for dx in (20, width - 20):
        for dy in (22, height - 24):
            canvas.disc(x + dx, y + dy, 16, theme.SHELL_DARK)
            canvas.rect(x + dx - 6, y + dy - 1, 12, 3, theme.INK)


@cached_image
def speaker(size: int, sounds: bool) -> Image.Image:
    """The loudspeaker's grille; red rings are drawn on it while the buzzer ``sounds``."""
    canvas = Canvas.blank(size, size, theme.SHELL)
    draw_recess(canvas, 0, 0, size, size)
    step, paint = size // 8, mix(theme.QUIET, theme.SCREEN, 0.55)
    for row in range(1, 8):
        for column in range(1, 8):
            canvas.disc(column * step + 3, row * step + 3, max(4, size // 24), paint)
    if sounds:
        middle = size // 2
        for share in (0.26, 0.5, 0.74, 0.95):
            canvas.ring(middle, middle, round(size * share), theme.ALARM, max(3, size * 9 // 230))
        canvas.disc(middle, middle, max(8, size * 22 // 230), theme.ALARM)
    return canvas.image
