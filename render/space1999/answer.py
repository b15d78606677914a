"""Draws the Central Computer's answers: to a flight plan, and about a route that reached Earth."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.colour import Colour, mix
from render.core.picture import WIDTH, Picture, Words
from render.core.text import shrink
from render.space1999.parts import labels
from render.space1999.parts.cards import HIGH, WIDE, draw_plan_card, draw_program_card
from render.space1999.parts.page import HEAD, draw_heading, draw_recess, draw_strip, page
from render.space1999.parts.sprites import earth, lamp
from render.space1999.parts.theme import (
    ALARM,
    AMBER,
    FORCE,
    GO,
    INK,
    LABEL,
    QUIET,
    SCREEN,
    SHELL_DARK,
    SMALLEST,
    TITLE,
    VOID,
)
from rules.core.game import Seat
from rules.space1999.terms import NEGATIVE, NEUTRAL, OK
from rules.space1999.views.view import View

HEIGHT = HEAD + HIGH + 64
PAINTS: dict[str, Colour] = {OK: GO, NEGATIVE: ALARM, NEUTRAL: AMBER}


def answer(view: View, people: Sequence[str], words: Words) -> Picture:
    """The latest answer to a plan; raises ``ValueError`` before the first."""
    given = view.answer
    if given is None:
        raise ValueError("the Computer hasn't been asked yet")
    canvas = page(HEIGHT)
    head = words("pic1999-computer")
    asker = labels.seat_name(view, given.seat, people, words)
    draw_heading(canvas, view.ships[given.seat].sector, head, people[given.seat])
    cards = 1 if given.program is None else 2
    left = WIDTH - 20 - cards * (WIDE + 16)
    verdict = words(f"pic1999-answer-{given.answer}")
    means = words(f"pic1999-answer-{given.answer}-means")
    _panel(canvas, 20, left - 36, given.answer, verdict, means)
    draw_plan_card(canvas, left, HEAD + 28, view, given.plan, words)
    if given.program is not None:
        draw_program_card(canvas, left + WIDE + 16, HEAD + 28, view, given.program, words)
    told = [
        words(
            "pic1999-alt-answer",
            seat=seat,
            plan=labels.plan(view, given.plan, words),
            answer=verdict,
        )
        for seat in (asker, labels.sector(view, given.seat, words))
    ]
    parts: list[Sequence[str]] = [told]
    if given.program is not None:
        program = labels.program(view, given.program, words)
        parts.append((words("pic1999-alt-program", program=program),))
    return Picture(canvas.image, compose(parts))


def check(view: View, seat: Seat, ok: bool, people: Sequence[str], words: Words) -> Picture:
    """The answer about the route of ``seat`` that has reached Earth: right or wrong."""
    canvas = page(HEIGHT)
    draw_heading(canvas, view.ships[seat].sector, words("pic1999-computer"), people[seat])
    verdict = words("pic1999-check-ok" if ok else "pic1999-check-wrong")
    _panel(canvas, 20, 660, OK if ok else NEGATIVE, verdict, "")
    middle = (WIDTH - 210, HEAD + 28 + HIGH // 2)
    for across, alpha in ((400, 0.1), (364, 0.16)):
        canvas.disc(*middle, across, PAINTS[OK if ok else NEGATIVE], alpha)
    canvas.sprite(middle[0] - 150, middle[1] - 150, earth(300))
    if not ok:
        for side in (-1, 1):
            ends = (
                (middle[0] - 150, middle[1] - 150 * side),
                (middle[0] + 150, middle[1] + 150 * side),
            )
            canvas.path(ends, VOID, 30)
            canvas.path(ends, ALARM, 18)
    told = [
        words("pic1999-alt-check", seat=who, answer=verdict)
        for who in (labels.seat_name(view, seat, people, words), labels.sector(view, seat, words))
    ]
    return Picture(canvas.image, compose([told]))


def _panel(canvas: Canvas, x: int, width: int, given: str, verdict: str, means: str) -> None:
    """The Computer's front: its lamp and its loudspeaker, and what they said."""
    y, height = HEAD + 28, HIGH
    _enamel(canvas, x, y, width, height)
    size = min(170, width // 2 - 20)
    middle = y + 116
    gap = (width - 2 * size) // 3
    draw_recess(canvas, x + gap, middle - size // 2 - 6, size, size + 12)
    canvas.sprite(x + gap, middle - size // 2, lamp(size, GO, lit=given == OK))
    _speaker(canvas, x + 2 * gap + size, middle - size // 2 - 6, size, given == NEGATIVE)
    draw_recess(canvas, x + 20, y + 218, width - 40, height - 238)
    room = width - 68
    style = shrink(verdict, TITLE, room, SMALLEST)
    line = y + 262 if means else y + 285
    canvas.text(x + width // 2, line, verdict, style, PAINTS[given], "m", room)
    if means:
        style = shrink(means, LABEL, room, SMALLEST)
        canvas.text(x + width // 2, y + 318, means, style, FORCE, "m", room)


def _enamel(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    plate = Canvas.blank(WIDTH, height, VOID)
    draw_strip(plate, 0, height)
    canvas.panel(x + 3, y + 6, width, height, 24, VOID)
    canvas.image.paste(plate.image.crop((0, 0, width, height)), (x, y))
    for dx in (16, width - 16):
        for dy in (18, height - 20):
            canvas.disc(x + dx, y + dy, 14, SHELL_DARK)
            canvas.rect(x + dx - 5, y + dy - 1, 10, 3, INK)


def _speaker(canvas: Canvas, x: int, y: int, size: int, sounds: bool) -> None:
    """A grille; waves come out of it while the buzzer sounds."""
    height = size + 12
    draw_recess(canvas, x, y, size, height)
    step = size // 7
    for row in range(1, 7):
        for column in range(1, 7):
            canvas.disc(x + column * step, y + row * step + 6, 9, mix(QUIET, SCREEN, 0.55))
    if sounds:
        cx, cy = x + size // 2, y + height // 2
        for across in (44, 84, 124, 160):
            if across <= size:
                canvas.ring(cx, cy, across, ALARM, 7)
        canvas.disc(cx, cy, 18, ALARM)
