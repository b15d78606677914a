"""Draws the mission sheet: objectives, broken parts, special actions, sols with their dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core.alt_text import compose, labelled
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.first_martians.art.sprites import marker
from render.first_martians.parts import labels
from render.first_martians.parts.lists import ListShown, RowShown, draw_list
from render.first_martians.parts.objectives import (
    ObjectiveShown,
    draw_objectives,
    objective_alt,
    objectives_shown,
)
from render.first_martians.parts.page import EDGE_GAP, GAP, HEAD, draw_heading, page, panel, write
from render.first_martians.parts.palette import PALETTE
from render.first_martians.parts.sol_track import HIGH as SOLS_HIGH
from render.first_martians.parts.sol_track import SolsShown, draw_sols, sols_shown
from render.first_martians.parts.theme import (
    ALARM,
    FIGURE_BIG,
    GO,
    LABEL,
    LABEL_BOLD,
    PANEL,
    QUIET,
    RED,
    RED_DARK,
    SAND,
)
from rules.first_martians.view import ProjectView, View

LEFT_WIDE = 716
"""Width of the left column."""
RIGHT = EDGE_GAP + LEFT_WIDE + GAP
RIGHT_WIDE = WIDTH - EDGE_GAP - RIGHT
TOP = HEAD + 6
LOW = MAX_HEIGHT - SOLS_HIGH - 16
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
        labels.piece("mission", view.mission, t),
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
        RowShown(each.type, labels.piece("project", each.id, words), note=_state(view, each, words))
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
        return words("picmars-project-after", project=labels.piece("project", other, words))
    if each.outside and not each.places:
        ring = view.content.missions.mission[view.mission].project[each.id].ring
        return words("picmars-project-unexplored", ring=ring)
    for item in dict.fromkeys(each.items):
        needed, held = each.items.count(item), view.cargo.count(item)
        if held < needed:
            return _lacking(labels.item(item, words), needed, held, words)
    for resource, needed in each.supply:
        held = getattr(view.supply, resource)
        if held < needed:
            return _lacking(labels.resource(resource, words), needed, held, words)
    return words("picmars-project-open")


def _lacking(what: str, needed: int, held: int, words: Words) -> str:
    return words("picmars-project-lacking", what=what, needed=needed, held=held)


def draw_mission(shown: MissionShown) -> Canvas:
    """The mission sheet's band."""
    canvas = page()
    draw_heading(canvas, shown.title, shown.aside, "poi")
    draw_objectives(canvas, EDGE_GAP, TOP, LEFT_WIDE, LOW - TOP + 6, shown.objectives)
    _parts(canvas, TOP, shown)
    top = TOP + PARTS_HIGH + GAP
    draw_list(canvas, RIGHT, top, RIGHT_WIDE, LOW - top, shown.projects)
    draw_sols(canvas, MAX_HEIGHT - SOLS_HIGH - 8, shown.sols)
    return canvas


def _parts(canvas: Canvas, y: int, shown: MissionShown) -> None:
    """Broken parts against the threshold."""
    bad = shown.most is not None and shown.broken > shown.most
    panel(
        canvas, RIGHT, y, RIGHT_WIDE, PARTS_HIGH, RED_DARK if bad else PANEL, RED if bad else SAND
    )
    canvas.sprite(RIGHT + 16, y + 30, marker(not bad, 52))
    figure = str(shown.broken) if shown.most is None else f"{shown.broken}/{shown.most}"
    ink = ALARM if bad else GO
    moved = canvas.text(RIGHT + RIGHT_WIDE - 16, y + 56, figure, FIGURE_BIG, ink, "r")
    room = RIGHT_WIDE - 110 - moved
    write(canvas, RIGHT + 82, y + 38, shown.broken_title, LABEL_BOLD, SAND, room)
    write(canvas, RIGHT + 82, y + 76, shown.broken_about, LABEL, QUIET, room)
