"""Draws the end of a mission: won or lost, the objectives, the crew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core import shapes
from render.core.alt_text import compose, labelled
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.text import TextStyle, printable
from render.first_martians import theme
from render.first_martians.drawings.faces import HIGH, WIDE, portrait
from render.first_martians.drawings.icons import badge, icon, marker
from render.first_martians.mission import ObjectiveShown, objective_alt, objectives_shown
from render.first_martians.page import EDGE_GAP, GAP, page, panel, write, write_lines
from render.first_martians.palette import PALETTE
from rules.first_martians.terms import LAST_WOUND
from rules.first_martians.view import View

BANNER = 120
"""Height of the banner."""
LEFT_WIDE = 690
"""Width of the objectives."""
TOP = BANNER + 10


class MemberShown(NamedTuple):
    """An astronaut at the end: role, names, and wounds, of which more than five are deadly."""

    role: str
    letter: str
    name: str
    person: str
    wounds: int


class EndShown(NamedTuple):
    """The values of the final band: the banner, the objectives, the broken parts, the crew."""

    won: bool
    title: str
    mission: str
    objectives: tuple[ObjectiveShown, ...]
    broken: str
    crew: tuple[MemberShown, ...]


def final_bands(view: View, names: Sequence[str], t: Words) -> tuple[Band, ...]:
    """The end; raises ``ValueError`` while the mission goes on."""
    if view.outcome is None:
        raise ValueError("the mission isn't over yet")
    won = bool(view.outcome.winners)
    sols = t("picmars-sol", sol=min(view.round, view.sols), sols=view.sols)
    most = view.threshold
    broken = f"{view.broken}" if most is None else f"{view.broken}/{most}"
    shown = EndShown(
        won,
        t("picmars-won" if won else "picmars-lost"),
        f"{theme.piece('mission', view.mission, t)} · {sols}",
        objectives_shown(view, t),
        t("picmars-broken-count", figure=broken),
        tuple(
            MemberShown(
                role,
                theme.letter(role, t),
                t(f"first_martians-astronaut-{role}-first"),
                printable(theme.player(names, seat, role, t), theme.LABEL.face)
                or theme.role(role, t),
                view.crew[seat].wounds,
            )
            for seat, role in enumerate(view.roles)
        ),
    )
    parts: list[Sequence[str]] = [(f"{labelled(shown.title, shown.mission, t)}.",)]
    parts += [(objective_alt(each, t),) for each in shown.objectives]
    parts.append((f"{shown.broken}.", ""))
    for seat, each in enumerate(shown.crew):
        whole = theme.astronaut(view, seat, names, t)
        brief = theme.role(each.role, t)
        parts.append(
            tuple(t("picmars-alt-member", who=who, wounds=each.wounds) for who in (whole, brief))
        )
    return (Band("final", draw_final, (shown,), compose(parts), PALETTE),)


def draw_final(shown: EndShown) -> Canvas:
    """The final band: a banner, objectives on the left, the crew on the right."""
    canvas = page()
    colour, ground = (theme.GO, theme.GO_DARK) if shown.won else (theme.RED, theme.RED_DARK)
    canvas.rect(0, 0, WIDTH, BANNER - 8, ground)
    canvas.rect(0, BANNER - 8, WIDTH, 8, colour)
    canvas.mask(24, 22, icon("tick" if shown.won else "cross", 66), theme.CREAM)
    write(canvas, 116, 40, shown.title, TextStyle(theme.TITLE.face, 54), theme.CREAM, WIDTH - 140)
    write(canvas, 118, 88, shown.mission, theme.LABEL_BOLD, theme.SAND, WIDTH - 140)
    low = MAX_HEIGHT - 66
    _objectives(canvas, EDGE_GAP, TOP, LEFT_WIDE, low - TOP, shown.objectives)
    panel(canvas, EDGE_GAP, low, LEFT_WIDE, 54, theme.BASALT)
    left, middle = EDGE_GAP + 18, low + 27
    write(canvas, left, middle, shown.broken, theme.LABEL_BOLD, theme.QUIET, LEFT_WIDE - 220)
    _optional(canvas, EDGE_GAP + LEFT_WIDE - 16, middle, shown.objectives)
    _crew(canvas, shown.crew)
    return canvas


def _objectives(
    canvas: Canvas, x: int, y: int, wide: int, high: int, shown: Sequence[ObjectiveShown]
) -> None:
    """Draw a row for each objective: a tick or an empty ring, the words, the progress."""
    step = min(76, high // max(1, len(shown)))
    for i, each in enumerate(shown):
        _row(canvas, x, y + i * step, wide, step - 6, each)


def _row(canvas: Canvas, x: int, y: int, wide: int, high: int, each: ObjectiveShown) -> None:
    ground, edge = (theme.GO_DARK, theme.GO) if each.reached else (theme.PANEL, theme.EDGE)
    panel(canvas, x, y, wide, high, ground, edge)
    middle = y + high // 2
    if each.reached:
        canvas.sprite(x + 12, middle - 19, marker(True, 38))
    else:
        canvas.ring(x + 31, middle, 36, theme.QUIET if each.optional else theme.AMBER, 5)
    left, right = x + 62, x + wide - 16
    if each.optional:
        canvas.mask(left - 2, middle - 13, icon("adventure", 26), theme.OCHRE)
        left += 32
    ink = theme.GO if each.reached else theme.CREAM
    moved = canvas.text(right, middle, each.progress, theme.FIGURE, ink, "r")
    right -= max(moved, 60) + 14
    words_ink = theme.SAND if each.optional else theme.CREAM
    write_lines(canvas, left, middle, each.words, theme.LABEL_BOLD, words_ink, right - left)


def _optional(canvas: Canvas, right: int, middle: int, shown: Sequence[ObjectiveShown]) -> None:
    """Draw the sign and the word for optional objectives, left of ``right``, if there are any."""
    word = next((each.optional for each in shown if each.optional), "")
    if word:
        wide = write(canvas, right, middle, word, theme.LABEL, theme.QUIET, 130, "r")
        canvas.mask(right - wide - 34, middle - 13, icon("adventure", 26), theme.OCHRE)


def _crew(canvas: Canvas, crew: tuple[MemberShown, ...]) -> None:
    """Portraits two by two, each with name, player and wounds."""
    x0 = EDGE_GAP + LEFT_WIDE + GAP
    room = WIDTH - EDGE_GAP - x0
    rows = -(-len(crew) // 2)
    wide, high = (room - GAP) // 2, (MAX_HEIGHT - 12 - TOP - (rows - 1) * GAP) // rows
    for i, each in enumerate(crew):
        x, y = x0 + i % 2 * (wide + GAP), TOP + i // 2 * (high + GAP)
        _member(canvas, x, y, wide, high, each)


def _member(canvas: Canvas, x: int, y: int, wide: int, high: int, each: MemberShown) -> None:
    foot = 82
    zoom = max(wide, -(-(high - foot) * WIDE // HIGH))
    drawn = portrait(each.role, zoom, each.wounds > LAST_WOUND)
    left = (drawn.width - wide) // 2
    panel(canvas, x, y, wide, high)
    cut = drawn.crop((left, 0, left + wide, high - foot)).convert("RGB")
    shape = shapes.rounded(wide, high, 14).crop((0, 0, wide, high - foot))
    canvas.image.paste(cut, (x, y), shape)
    canvas.rect(x, y + high - foot, wide, 5, theme.ROLE_STYLES[each.role].colour)
    canvas.sprite(x + 10, y + 10, badge(each.role, each.letter, 44))
    top = y + high - foot + 5
    right = x + wide - 12
    moved = canvas.text(right, top + 22, str(each.wounds), theme.FIGURE, theme.CREAM, "r")
    canvas.mask(right - moved - 30, top + 9, icon("wound", 26), theme.RED)
    write(canvas, x + 12, top + 22, each.name, theme.LABEL_BOLD, theme.CREAM, wide - moved - 62)
    write(canvas, x + 12, top + 56, each.person, theme.LABEL, theme.QUIET, wide - 24)
