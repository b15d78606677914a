"""Draws the Central Computer's answers: to a flight plan, and about a route that reached Earth."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.core.alt_text import compose
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.colour import Colour, mix
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.typography.text import clean, shrink
from render.core.typography.wrapping import paragraph
from render.space1999.art.cards import CardShown, Place, draw_card, plan_shown, program_shown
from render.space1999.art.sprites import earth, lamp
from render.space1999.parts import labels
from render.space1999.parts.page import HEAD, HeadingShown, draw_heading, draw_recess, page
from render.space1999.parts.palette import PALETTE
from render.space1999.parts.theme import (
    ALARM,
    AMBER,
    FORCE,
    GO,
    HEADING,
    INK,
    QUIET,
    SCREEN,
    SHELL,
    SHELL_DARK,
    SHELL_LIGHT,
    SMALLEST,
    TITLE,
    VOID,
)
from rules.core.game import Seat
from rules.space1999.terms import NEGATIVE, NEUTRAL, OK
from rules.space1999.view import View

PAINTS: dict[str, Colour] = {OK: GO, NEGATIVE: ALARM, NEUTRAL: AMBER}
"""Colours of answers."""
EDGE, GAP, TOP = 18, 14, HEAD + 14
"""Margin at the sides, distance between panels, and top of the panels, in pixels."""
HIGH = MAX_HEIGHT - TOP - EDGE - 6
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
            plan=labels.plan(view, given.plan, words),
            answer=verdict,
        )
        for seat in (
            labels.seat_name(view, given.seat, people, words),
            labels.sector(view, given.seat, words),
        )
    ]
    parts: list[Sequence[str]] = [told]
    if given.program is not None:
        cards.append(program_shown(view, given.program, words))
        program = labels.program(view, given.program, words)
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
        for who in (labels.seat_name(view, seat, people, words), labels.sector(view, seat, words))
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
    left = WIDTH - EDGE - len(cards) * CARD - (len(cards) - 1) * GAP
    _panel(canvas, EDGE, left - EDGE - GAP, given, verdict, means)
    for i, card in enumerate(cards):
        draw_card(canvas, Place(left + i * (CARD + GAP), TOP, CARD, HIGH), card)
    return canvas


def draw_check(heading: HeadingShown, ok: bool, verdict: str) -> Canvas:
    """The check's band: the Computer, and Earth, which is struck out after a wrong route."""
    canvas = page()
    draw_heading(canvas, heading)
    given = OK if ok else NEGATIVE
    _panel(canvas, EDGE, 620, given, verdict, "")
    middle = (EDGE + 620 + WIDTH) // 2, TOP + HIGH // 2
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
            canvas.path(ends, VOID, 36)
            canvas.path(ends, ALARM, 22)
    return canvas


def _panel(canvas: Canvas, x: int, width: int, given: str, verdict: str, means: str) -> None:
    """The Computer's front: its lamp, its loudspeaker, and below them the answer in words."""
    y = TOP
    _front(canvas, x, y, width, HIGH)
    size = min(250, (width - 72) // 2)
    gap = (width - 2 * size) // 3
    line = y + 44
    draw_recess(canvas, x + gap, line, size, size)
    canvas.sprite(x + gap, line, lamp(size, GO, lit=given == OK))
    canvas.image.paste(_speaker(size, given == NEGATIVE), (x + 2 * gap + size, line))
    top = line + size + 34
    height = y + HIGH - 36 - top
    draw_recess(canvas, x + 24, top, width - 48, height)
    room, middle = width - 76, x + width // 2
    style = shrink(verdict, TITLE, room, SMALLEST)
    at = top + (height * 34 // 100 if means else height // 2)
    canvas.text(middle, at, verdict, style, PAINTS[given], "m", room)
    if means:
        at = top + height * 70 // 100
        paragraph(canvas, middle, at, means, HEADING, FORCE, room, 2, 32, "m")


def _front(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    canvas.panel(x + 3, y + 6, width, height, 24, VOID)
    canvas.panel(x, y, width, height, 24, SHELL_DARK)
    canvas.panel(x, y, width, height - 6, 24, SHELL_LIGHT)
    canvas.panel(x, y + 4, width, height - 10, 24, SHELL)
    for dx in (20, width - 20):
        for dy in (22, height - 24):
            canvas.disc(x + dx, y + dy, 16, SHELL_DARK)
            canvas.rect(x + dx - 6, y + dy - 1, 12, 3, INK)


@cached_image
def _speaker(size: int, sounds: bool) -> Image.Image:
    """The loudspeaker's grille; red rings are drawn on it while the buzzer ``sounds``."""
    canvas = Canvas.blank(size, size, SHELL)
    draw_recess(canvas, 0, 0, size, size)
    step, paint = size // 8, mix(QUIET, SCREEN, 0.55)
    for row in range(1, 8):
        for column in range(1, 8):
            canvas.disc(column * step + 3, row * step + 3, 10, paint)
    if sounds:
        middle = size // 2
        for share in (0.26, 0.5, 0.74, 0.95):
            canvas.ring(middle, middle, round(size * share), ALARM, 9)
        canvas.disc(middle, middle, 22, ALARM)
    return canvas.image
