"""The band of the mission: objectives, projects, broken parts, sols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.core import shapes
from render.core.alt_text import compose, labelled
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import mix
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.text import TextStyle, shrink, width
from render.first_martians import theme
from render.first_martians.drawings.icons import die, icon, marker
from render.first_martians.drawings.things import thing
from render.first_martians.page import (
    EDGE_GAP,
    GAP,
    HEAD,
    SOIL,
    draw_heading,
    panel,
    text_block,
    write,
)
from render.first_martians.palette import PALETTE
from rules.first_martians.components.missions import (
    COLLECT,
    DISCOVER,
    EXPLORED,
    INTACT,
    KINDS,
    PERCENT,
    PROJECT,
    Mission,
    Objective,
)
from rules.first_martians.terms import BLOCKS
from rules.first_martians.view import ObjectiveView, ProjectView, View

HIGH = 104
"""Height of the track in pixels."""
_SOL = TextStyle(theme.FIGURE.face, 46)


class SolsShown(NamedTuple):
    """The current sol, and for each sol the blocks whose dice are rolled, as far as is known."""

    now: int
    dice: tuple[tuple[str, ...], ...]


def sols_shown(view: View) -> SolsShown:
    """The mission's sols; those that are over have no dice."""
    first_sols = view.content.mission[view.mission].dice
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
        canvas.text(x + wide // 2, y + 29, str(sol), _SOL, ink, "m")
        side = min(46, (wide - 8) // 3 - 4)
        left = x + (wide - len(dice) * (side + 4) + 4) // 2
        for j, block in enumerate(dice):
            canvas.sprite(left + j * (side + 4), y + 53, die(block, side))


class ObjectiveShown(NamedTuple):
    """An objective in words, with a picture and its progress in words.

    ``optional`` is the word for an optional one, else empty. ``state`` is that of its project, or
    empty.
    """

    picture: str
    words: str
    optional: str
    progress: str
    reached: bool
    state: str


class ProjectShown(NamedTuple):
    """A special action of the mission, and its state in words."""

    picture: str
    words: str
    state: str


PICTURES = {
    DISCOVER: "discovered",
    EXPLORED: "explored",
    INTACT: "intact",
    PERCENT: "growth",
}
"""The things that stand for objectives by goal; of others what they are about does."""


def objectives_shown(view: View, words: Words) -> tuple[ObjectiveShown, ...]:
    """The mission's objectives, mandatory ones first."""
    found = sorted(view.objectives, key=lambda each: each.optional)
    projects = {each.id: each for each in view.projects}
    mission = view.content.mission[view.mission]
    return tuple(
        ObjectiveShown(
            objective_picture(mission, each),
            theme.piece("objective", f"{view.mission}-{each.id}", words),
            words("picmars-optional") if each.optional else "",
            words("picmars-percent", percent=min(each.have, each.needed))
            if each.goal == PERCENT
            else f"{min(each.have, each.needed)}/{each.needed}",
            each.reached,
            "" if each.reached else _way_there(view, each, projects.get(each.about), words),
        )
        for each in found
    )


def _way_there(view: View, each: ObjectiveView, project: ProjectView | None, words: Words) -> str:
    """What is missing for an objective's project, or that it has to be built first."""
    if project is None or (project.done and each.goal != PROJECT):
        return ""
    if each.goal == PROJECT:
        state = _state(view, project, words)
        return "" if state == words("picmars-project-open") else state
    return words("picmars-project-after", project=_project_name(view, project.id, words))


def _project_name(view: View, name: str, words: Words) -> str:
    """A project's name, short where it is a facility."""
    if name in view.content.base.facility:
        return theme.facility(name, words)
    return theme.piece("project", name, words)


def objective_picture(mission: Mission, each: Objective | ObjectiveView) -> str:
    """The thing that stands for an objective of the mission."""
    if each.goal == KINDS:
        return tuple(mission.minerals)[-1]
    if each.goal in PICTURES:
        return PICTURES[each.goal]
    return each.about or "plant" if each.goal in (PROJECT, COLLECT) else "plant"


def objective_alt(each: ObjectiveShown, words: Words) -> str:
    note = f" ({each.optional})" if each.optional else ""
    done = " ✓" if each.reached else ""
    return f"{labelled(each.words + note, each.progress, words)}{done}."


class MissionShown(NamedTuple):
    """The mission sheet; ``most`` is how many parts may be broken, ``None`` for any number.

    ``projects`` are those that no objective is about; where many objectives leave room for one row
    only, the first of those that aren't done. The text lists all.
    """

    title: str
    objectives: tuple[ObjectiveShown, ...]
    broken_title: str
    broken: int
    most: int | None
    projects: tuple[ProjectShown, ...]
    sols: SolsShown


def mission_bands(view: View, names: Sequence[str], t: Words) -> tuple[Band, ...]:
    """The mission sheet; ``names`` aren't shown."""
    most = view.threshold
    shown = MissionShown(
        theme.piece("mission", view.mission, t),
        objectives_shown(view, t),
        t("picmars-broken"),
        view.broken,
        most,
        _projects_shown(view, t),
        sols_shown(view),
    )
    sol = t("picmars-sol", sol=view.round, sols=view.sols)
    limit = t("picmars-no-threshold") if most is None else t("picmars-threshold", most=most)
    parts: list[Sequence[str]] = [(f"{shown.title}. {sol}.",)]
    parts += [(objective_alt(each, t),) for each in shown.objectives]
    parts.append((f"{labelled(shown.broken_title, str(shown.broken), t)} ({limit}).",))
    told = [_project(view, each, t) for each in view.projects]
    if told:
        rows = ", ".join(f"{each.words} ({each.state})" for each in told)
        parts.append((f"{labelled(t('picmars-projects'), rows, t)}.", ""))
    return (Band("mission", draw_mission, (shown,), compose(parts), PALETTE),)


def _projects_shown(view: View, t: Words) -> tuple[ProjectShown, ...]:
    aimed_at = {each.about for each in view.objectives}
    found = [each for each in view.projects if each.id not in aimed_at]
    if len(view.objectives) > MANY_OBJECTIVES:
        found = sorted(found, key=lambda each: each.done)[:MOST_PROJECTS]
    return tuple(_project(view, each, t) for each in found)


def _project(view: View, each: ProjectView, words: Words) -> ProjectShown:
    return ProjectShown(each.id, theme.piece("project", each.id, words), _state(view, each, words))


def _state(view: View, each: ProjectView, words: Words) -> str:
    """How often a project was done, or what is missing for it, or that it is possible."""
    if each.done and each.repeat:
        return f"×{each.done}"
    if each.done:
        return "✓"
    for other in each.waits_for:
        return words("picmars-project-after", project=_project_name(view, other, words))
    if each.outside and not each.places:
        ring = view.content.mission[view.mission].project[each.id].ring
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


TOP, FOOT_HIGH, FOOT_GAP = HEAD + 6, 54, 6
"""The upper edge of the cards, the height of a row of projects below them, and its distance."""
LOW = MAX_HEIGHT - HIGH - 16
"""The lower edge of all but the sols."""
ROOM = WIDTH - 2 * EDGE_GAP
MANY_OBJECTIVES = 6
"""Objectives beyond which there is room for one row of projects."""
MOST_PROJECTS = 3
"""Projects side by side."""
COLUMNS, COUNT_WIDE, STATE_HIGH = 2, 128, 34
"""Cards side by side, the width of a card's count, and the height of the line of its state."""
WORDS = TextStyle(theme.LABEL_BOLD.face, 44)
STATE = TextStyle(theme.LABEL_BOLD.face, 36)
COUNT = TextStyle(theme.FIGURE.face, 56)
TICK = 80
"""Size of the tick that takes the place of a reached objective's count."""


def draw_mission(shown: MissionShown) -> Canvas:
    canvas = Canvas.blank(WIDTH, MAX_HEIGHT, SOIL)
    _heading(canvas, shown)
    boxes = card_boxes(len(shown.objectives), len(shown.projects))
    for box, each in zip(boxes, shown.objectives, strict=True):
        _card(canvas, *box, each)
    rows = project_rows(len(shown.projects))
    side_by_side = -(-len(shown.projects) // max(1, rows))
    wide = (ROOM + GAP) // max(1, side_by_side) - GAP
    for at, project in enumerate(shown.projects):
        row, column = divmod(at, side_by_side)
        y = LOW - (rows - row) * (FOOT_HIGH + FOOT_GAP) + FOOT_GAP
        _draw_project(canvas, EDGE_GAP + column * (wide + GAP), y, wide, project)
    draw_sols(canvas, MAX_HEIGHT - HIGH - 8, shown.sols)
    return canvas


def project_rows(projects: int) -> int:
    """The rows in which so many projects stand below the cards."""
    return -(-projects // MOST_PROJECTS)


def card_boxes(objectives: int, projects: int) -> list[tuple[int, int, int, int]]:
    """The corner, width and height of each of so many objectives' cards; an odd last one is wide.

    ``projects`` is how many stand below them.
    """
    rows = -(-objectives // COLUMNS)
    low = LOW - project_rows(projects) * (FOOT_HIGH + FOOT_GAP)
    high = (low - TOP + GAP) // rows
    half = (ROOM + GAP) // COLUMNS
    return [
        (
            EDGE_GAP + at % COLUMNS * half,
            TOP + at // COLUMNS * high,
            ROOM if at == objectives - 1 and not at % COLUMNS else half - GAP,
            high - GAP,
        )
        for at in range(objectives)
    ]


def _heading(canvas: Canvas, shown: MissionShown) -> None:
    """The mission's name, and the broken parts against the threshold on a plate of their own."""
    bad = shown.most is not None and shown.broken > shown.most
    full = shown.broken == shown.most
    figure = str(shown.broken) if shown.most is None else f"{shown.broken}/{shown.most}"
    ink = theme.ALARM if bad else theme.AMBER if full else theme.GO
    plate = width(shown.broken_title, STATE) + width(figure, _SOL) + 92
    draw_heading(canvas, shown.title, sign="poi", taken=plate)
    right = WIDTH - EDGE_GAP
    canvas.panel(right - plate, 3, plate, 50, 10, theme.RED_DARK if bad else theme.PANEL)
    canvas.sprite(right - plate + 8, 7, marker(not bad, 42))
    canvas.text(right - plate + 60, 28, shown.broken_title, STATE, theme.SAND)
    canvas.text(right - 14, 28, figure, _SOL, ink, "r")


SKY_STEPS = 3
"""Colours of a card's sky, from above to below."""


@cached_image
def _scene(wide: int, high: int, kind: str) -> Image.Image:
    """Sky and ground of a card, as an indexed image: ``reached``, ``optional`` or ``open``."""
    above, below = {
        "reached": (theme.DUSK_LIGHT, theme.CREAM),
        "optional": (theme.DUSK, theme.DUSK_LIGHT),
        "open": (theme.DUSK, mix(theme.OCHRE, theme.DUSK_LIGHT, 0.35)),
    }[kind]
    canvas = Canvas.blank(wide, high, above)
    for step in range(1, SKY_STEPS):
        top = (high - 30) * step // SKY_STEPS
        colour = mix(above, below, step / (SKY_STEPS - 1))
        canvas.rect(0, top, wide, high - top, colour)
    canvas.rect(0, high - 30, wide, 30, theme.RUST)
    canvas.rect(0, high - 4, wide, 4, theme.RUST_DARK)
    return PALETTE.map(canvas.image)


def _card(canvas: Canvas, x: int, y: int, wide: int, high: int, each: ObjectiveShown) -> None:
    """An objective: the thing to reach in its landscape, the words, the progress or a tick."""
    ground, edge = (theme.GO_DARK, theme.GO) if each.reached else (theme.PANEL_LIGHT, theme.EDGE)
    panel(canvas, x, y, wide, high, ground, edge, 2)
    kind = "reached" if each.reached else "optional" if each.optional else "open"
    scene = min(140, high)
    ends = shapes.rounded(2 * scene, high, 12).crop((0, 0, scene, high))
    canvas.image.paste(_scene(scene, high, kind).convert("RGB"), (x, y), ends)
    side = min(scene, high) - 22
    canvas.sprite(x + (scene - side) // 2, y + high - side - 6, thing(each.picture, side))
    if each.reached:
        canvas.frame(x, y, wide, high, 12, theme.GO, 5)
    left, right, middle = x + scene + 14, x + wide - 14, y + high // 2
    if each.reached:
        canvas.sprite(right - TICK, middle - TICK // 2, marker(True, TICK))
        right -= TICK + 14
    else:
        figure = shrink(each.progress, COUNT, COUNT_WIDE)
        right -= canvas.text(right, middle, each.progress, figure, theme.CREAM, "r") + 14
    low = y + high - 5
    if each.state or each.optional:
        low -= STATE_HIGH
        at = left
        if each.optional:
            canvas.mask(left, low + 4, icon("adventure", 34), theme.OCHRE)
            at += 42
        words, ink = each.state or each.optional, theme.AMBER if each.state else theme.OCHRE
        write(canvas, at, low + STATE_HIGH // 2, words, STATE, ink, right - at)
    block = text_block(each.words, WORDS, right - left, low - y - 2)
    block.write(canvas, left, (y + 4 + low) // 2, theme.CREAM)


def _draw_project(canvas: Canvas, x: int, y: int, wide: int, each: ProjectShown) -> None:
    """A project that no objective is about: its picture, its name, its state."""
    panel(canvas, x, y, wide, FOOT_HIGH, theme.PANEL_LIGHT)
    canvas.sprite(x + 10, y + 4, thing(each.picture, FOOT_HIGH - 8))
    left, room = x + FOOT_HIGH + 12, wide - FOOT_HIGH - 24
    write(canvas, left, y + 14, each.words, theme.LABEL_BOLD, theme.CREAM, room)
    write(canvas, left, y + 40, each.state, theme.LABEL_BOLD, theme.AMBER, room)
