"""Draws the sols of the mission with the malfunction dice that are rolled on each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core.alt_text import compose, labelled
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.first_martians import theme
from render.first_martians.icons import die, icon, marker
from render.first_martians.lists import ListShown, RowShown, draw_list
from render.first_martians.page import (
    EDGE_GAP,
    GAP,
    HEAD,
    draw_heading,
    page,
    panel,
    write,
    write_lines,
)
from render.first_martians.palette import PALETTE
from rules.first_martians.components.missions import PERCENT
from rules.first_martians.terms import BLOCKS
from rules.first_martians.view import ProjectView, View

HIGH = 92
"""Height of the track in pixels."""


class SolsShown(NamedTuple):
    """The current sol, and for each sol the blocks whose dice are rolled, as far as is known."""

    now: int
    dice: tuple[tuple[str, ...], ...]


def sols_shown(view: View) -> SolsShown:
    """The mission's sols; those that are over have no dice."""
    first_sols = view.content.missions.mission[view.mission].dice
    dice = []
    for sol in range(1, view.sols + 1):
        red = {block for block, marker in zip(BLOCKS, view.boxes, strict=True) if marker}
        red |= {block for first, block in first_sols.items() if int(first) <= sol}
        dice.append(tuple(block for block in BLOCKS if block in red) if sol >= view.round else ())
    return SolsShown(view.round, tuple(dice))


def draw_sols(canvas: Canvas, y: int, shown: SolsShown) -> None:
    """Draw a cell for each sol, the current one in a bright colour."""
    step = (WIDTH - 2 * EDGE_GAP + 6) // len(shown.dice)
    for i, dice in enumerate(shown.dice):
        sol, x, wide = i + 1, EDGE_GAP + i * step, step - 6
        over, now = sol < shown.now, sol == shown.now
        ground = theme.AMBER if now else theme.INACTIVE[2] if over else theme.PANEL
        panel(canvas, x, y, wide, HIGH, ground)
        ink = theme.INK if now else theme.QUIET if over else theme.CREAM
        canvas.text(x + wide // 2, y + 26, str(sol), theme.FIGURE, ink, "m")
        side = min(32, (wide - 8) // 3 - 2)
        left = x + (wide - len(dice) * (side + 2)) // 2
        for j, block in enumerate(dice):
            canvas.sprite(left + j * (side + 2), y + 50, die(block, side))


BAR = 56
"""Width of an objective's progress bar."""


class ObjectiveShown(NamedTuple):
    """An objective in words, with its progress in words and as a share of 0 to 1.

    ``optional`` is the word for an optional one, else empty.
    """

    words: str
    optional: str
    progress: str
    share: float
    reached: bool


def objectives_shown(view: View, words: Words) -> tuple[ObjectiveShown, ...]:
    """The mission's objectives, mandatory ones first."""
    found = sorted(view.objectives, key=lambda each: each.optional)
    return tuple(
        ObjectiveShown(
            theme.piece("objective", f"{view.mission}-{each.id}", words),
            words("picmars-optional") if each.optional else "",
            words("picmars-percent", percent=min(each.have, each.needed))
            if each.goal == PERCENT
            else f"{min(each.have, each.needed)}/{each.needed}",
            min(1.0, each.have / each.needed),
            each.reached,
        )
        for each in found
    )


def draw_objectives(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    high: int,
    shown: Sequence[ObjectiveShown],
    brief: bool = False,
) -> None:
    """Draw a row for each objective: a tick or an empty ring, the words, the progress.

    If ``brief``, progress bars and the word for optional ones are left out; ``draw_optional`` draws
    that word once.
    """
    step = min(76, high // max(1, len(shown)))
    for i, each in enumerate(shown):
        _row(canvas, x, y + i * step, wide, step - 6, each, brief)


def _row(
    canvas: Canvas, x: int, y: int, wide: int, high: int, each: ObjectiveShown, brief: bool
) -> None:
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
    if not brief:
        canvas.panel(right - BAR, middle - 7, BAR, 14, 7, theme.EDGE)
        if each.share:
            canvas.panel(right - BAR, middle - 7, max(14, round(BAR * each.share)), 14, 7, ink)
        right -= BAR + 12
        if each.optional:
            right -= (
                write(canvas, right, middle, each.optional, theme.LABEL, theme.QUIET, 130, "r") + 12
            )
    words_ink = theme.SAND if each.optional else theme.CREAM
    write_lines(canvas, left, middle, each.words, theme.LABEL_BOLD, words_ink, right - left)


def draw_optional(canvas: Canvas, right: int, middle: int, shown: Sequence[ObjectiveShown]) -> None:
    """Draw the sign and the word for optional objectives, left of ``right``, if there are any."""
    word = next((each.optional for each in shown if each.optional), "")
    if word:
        wide = write(canvas, right, middle, word, theme.LABEL, theme.QUIET, 130, "r")
        canvas.mask(right - wide - 34, middle - 13, icon("adventure", 26), theme.OCHRE)


def objective_alt(each: ObjectiveShown, words: Words) -> str:
    note = f" ({each.optional})" if each.optional else ""
    done = " ✓" if each.reached else ""
    return f"{labelled(each.words + note, each.progress, words)}{done}."


LEFT_WIDE = 716
"""Width of the left column."""
RIGHT = EDGE_GAP + LEFT_WIDE + GAP
RIGHT_WIDE = WIDTH - EDGE_GAP - RIGHT
TOP = HEAD + 6
LOW = MAX_HEIGHT - HIGH - 16
"""The lower edge of both columns, above the sols."""
PARTS_HIGH = 112


class MissionShown(NamedTuple):
    """The mission sheet; ``most`` is how many parts may be broken, ``None`` for any number."""

    title: str
    aside: str
    objectives: tuple[ObjectiveShown, ...]
    broken_title: str
    broken_about: str
    broken: int
    most: int | None
    projects: ListShown
    sols: SolsShown


def mission_bands(view: View, names: Sequence[str], t: Words) -> tuple[Band, ...]:
    """The mission sheet; ``names`` aren't shown."""
    most = view.threshold
    shown = MissionShown(
        theme.piece("mission", view.mission, t),
        t("picmars-sol", sol=view.round, sols=view.sols),
        objectives_shown(view, t),
        t("picmars-broken"),
        t("picmars-no-threshold") if most is None else t("picmars-threshold", most=most),
        view.broken,
        most,
        _projects(view, t),
        sols_shown(view),
    )
    parts: list[Sequence[str]] = [(f"{shown.title}. {shown.aside}.",)]
    parts += [(objective_alt(each, t),) for each in shown.objectives]
    parts.append((f"{labelled(shown.broken_title, str(shown.broken), t)}. {shown.broken_about}.",))
    rows = [f"{row.words} ({row.note})" for row in shown.projects.rows]
    if rows:
        parts.append((f"{labelled(shown.projects.title, ', '.join(rows), t)}.", ""))
    return (Band("mission", draw_mission, (shown,), compose(parts), PALETTE),)


def _projects(view: View, words: Words) -> ListShown:
    """The mission's special actions and the state of each."""
    rows = tuple(
        RowShown(each.type, theme.piece("project", each.id, words), note=_state(view, each, words))
        for each in view.projects
    )
    return ListShown(words("picmars-projects"), rows, words("picmars-none"))


def _state(view: View, each: ProjectView, words: Words) -> str:
    """How often a project was done, or what is missing for it, or that it is possible."""
    if each.done and each.repeat:
        return f"×{each.done}"
    if each.done:
        return "✓"
    for other in each.waits_for:
        return words("picmars-project-after", project=theme.piece("project", other, words))
    if each.outside and not each.places:
        ring = view.content.missions.mission[view.mission].project[each.id].ring
        return words("picmars-project-unexplored", ring=ring)
    for item in dict.fromkeys(each.items):
        needed, held = each.items.count(item), view.cargo.count(item)
        if held < needed:
            return _lacking(theme.item(item, words), needed, held, words)
    for resource, needed in each.supply:
        held = getattr(view.supply, resource)
        if held < needed:
            return _lacking(theme.resource(resource, words), needed, held, words)
    return words("picmars-project-open")


def _lacking(what: str, needed: int, held: int, words: Words) -> str:
    return words("picmars-project-lacking", what=what, needed=needed, held=held)


def draw_mission(shown: MissionShown) -> Canvas:
    canvas = page()
    draw_heading(canvas, shown.title, shown.aside, "poi")
    draw_objectives(canvas, EDGE_GAP, TOP, LEFT_WIDE, LOW - TOP + 6, shown.objectives)
    _parts(canvas, TOP, shown)
    top = TOP + PARTS_HIGH + GAP
    draw_list(canvas, RIGHT, top, RIGHT_WIDE, LOW - top, shown.projects)
    draw_sols(canvas, MAX_HEIGHT - HIGH - 8, shown.sols)
    return canvas


def _parts(canvas: Canvas, y: int, shown: MissionShown) -> None:
    """Broken parts against the threshold."""
    bad = shown.most is not None and shown.broken > shown.most
    ground, edge = (theme.RED_DARK, theme.RED) if bad else (theme.PANEL, theme.SAND)
    panel(canvas, RIGHT, y, RIGHT_WIDE, PARTS_HIGH, ground, edge)
    canvas.sprite(RIGHT + 16, y + 30, marker(not bad, 52))
    figure = str(shown.broken) if shown.most is None else f"{shown.broken}/{shown.most}"
    ink = theme.ALARM if bad else theme.GO
    moved = canvas.text(RIGHT + RIGHT_WIDE - 16, y + 56, figure, theme.FIGURE_BIG, ink, "r")
    room = RIGHT_WIDE - 110 - moved
    write(canvas, RIGHT + 82, y + 38, shown.broken_title, theme.LABEL_BOLD, theme.SAND, room)
    write(canvas, RIGHT + 82, y + 76, shown.broken_about, theme.LABEL, theme.QUIET, room)
