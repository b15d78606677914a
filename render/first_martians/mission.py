"""The band of the mission: objectives, projects, broken parts, sols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.core import shapes
from render.core.alt_text import compose, labelled
from render.core.art import gradient
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import mix
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.text import SMALLEST, TextStyle, width
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
    wrap_parts,
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
)
from rules.first_martians.terms import BLOCKS
from rules.first_martians.view import ObjectiveView, ProjectView, View

HIGH = 92
"""Height of the track in pixels."""


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
        canvas.text(x + wide // 2, y + 26, str(sol), theme.FIGURE, ink, "m")
        side = min(32, (wide - 8) // 3 - 2)
        left = x + (wide - len(dice) * (side + 2)) // 2
        for j, block in enumerate(dice):
            canvas.sprite(left + j * (side + 2), y + 50, die(block, side))


class ObjectiveShown(NamedTuple):
    """An objective in words, with a picture and its progress in words.

    The picture is drawn ``pieces`` times, and ``done`` of them have a tick. ``optional`` is the
    word for an optional one, else empty. ``state`` is that of its project, or empty.
    """

    picture: str
    words: str
    optional: str
    progress: str
    pieces: int
    done: int
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
    KINDS: "mineral-5",
    PERCENT: "growth",
}
"""The things that stand for objectives by goal; of others what they are about does."""


MOST_PIECES = 4
"""Of more pieces than these one is drawn."""


def objectives_shown(view: View, words: Words) -> tuple[ObjectiveShown, ...]:
    """The mission's objectives, mandatory ones first."""
    found = sorted(view.objectives, key=lambda each: each.optional)
    projects = {each.id: each for each in view.projects}
    return tuple(
        ObjectiveShown(
            _picture(each),
            theme.piece("objective", f"{view.mission}-{each.id}", words),
            words("picmars-optional") if each.optional else "",
            words("picmars-percent", percent=min(each.have, each.needed))
            if each.goal == PERCENT
            else f"{min(each.have, each.needed)}/{each.needed}",
            each.needed if each.needed <= MOST_PIECES else 1,
            each.have if each.needed <= MOST_PIECES else 0,
            each.reached,
            "" if each.reached else _way_there(view, each, projects.get(each.about), words),
        )
        for each in found
    )


def _way_there(view: View, each: ObjectiveView, project: ProjectView | None, words: Words) -> str:
    """The state of an objective's project, or that it has to be built first."""
    if project is None or (project.done and each.goal != PROJECT):
        return ""
    if each.goal == PROJECT:
        return _state(view, project, words)
    return words("picmars-project-after", project=_project_name(view, project.id, words))


def _project_name(view: View, name: str, words: Words) -> str:
    """A project's name, short where it is a facility."""
    if name in view.content.base.facility:
        return theme.facility(name, words)
    return theme.piece("project", name, words)


def _picture(each: ObjectiveView) -> str:
    if each.goal in PICTURES:
        return PICTURES[each.goal]
    return each.about if each.goal in (PROJECT, COLLECT) else "plant"


def objective_alt(each: ObjectiveShown, words: Words) -> str:
    note = f" ({each.optional})" if each.optional else ""
    done = " ✓" if each.reached else ""
    return f"{labelled(each.words + note, each.progress, words)}{done}."


class MissionShown(NamedTuple):
    """The mission sheet; ``most`` is how many parts may be broken, ``None`` for any number.

    ``projects`` are those that no objective is about.
    """

    title: str
    aside: str
    objectives: tuple[ObjectiveShown, ...]
    broken_title: str
    broken_about: str
    broken: int
    most: int | None
    projects: tuple[ProjectShown, ...]
    sols: SolsShown


def mission_bands(view: View, names: Sequence[str], t: Words) -> tuple[Band, ...]:
    """The mission sheet; ``names`` aren't shown."""
    most = view.threshold
    aimed_at = {each.about for each in view.objectives}
    shown = MissionShown(
        theme.piece("mission", view.mission, t),
        t("picmars-sol", sol=view.round, sols=view.sols),
        objectives_shown(view, t),
        t("picmars-broken"),
        t("picmars-no-threshold") if most is None else t("picmars-threshold", most=most),
        view.broken,
        most,
        tuple(_project(view, each, t) for each in view.projects if each.id not in aimed_at),
        sols_shown(view),
    )
    parts: list[Sequence[str]] = [(f"{shown.title}. {shown.aside}.",)]
    parts += [(objective_alt(each, t),) for each in shown.objectives]
    parts.append((f"{labelled(shown.broken_title, str(shown.broken), t)}. {shown.broken_about}.",))
    told = [_project(view, each, t) for each in view.projects]
    if told:
        rows = ", ".join(f"{each.words} ({each.state})" for each in told)
        parts.append((f"{labelled(t('picmars-projects'), rows, t)}.", ""))
    return (Band("mission", draw_mission, (shown,), compose(parts), PALETTE),)


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


TOP, FOOT_HIGH = HEAD + 6, 76
"""The upper edge of the cards, and the height of the row below them."""
LOW = MAX_HEIGHT - HIGH - 16
"""The lower edge of that row, above the sols."""
ROOM = WIDTH - 2 * EDGE_GAP
STEP, LARGE_STEP = 26, 40
"""Pixels between lines of words, and of words in large letters."""
LARGE_FROM = 400
"""Cards of more pixels' width have large letters."""
SCENE_HIGH, THING = 92, 84
"""Height of the scene on a card, and size of the thing in it."""


def draw_mission(shown: MissionShown) -> Canvas:
    canvas = Canvas.blank(WIDTH, MAX_HEIGHT, SOIL)
    draw_heading(canvas, shown.title, shown.aside, "poi")
    for box, each in zip(card_boxes(len(shown.objectives)), shown.objectives, strict=True):
        _card(canvas, *box, each)
    _foot(canvas, LOW - FOOT_HIGH, shown)
    draw_sols(canvas, MAX_HEIGHT - HIGH - 8, shown.sols)
    return canvas


def card_boxes(objectives: int) -> list[tuple[int, int, int, int]]:
    """The corner, width and height of each of so many objectives' cards, in one row or two."""
    first = objectives if objectives < 3 else (objectives + 1) // 2
    rows = [count for count in (first, objectives - first) if count]
    high = (LOW - FOOT_HIGH - GAP - TOP) // len(rows)
    boxes = []
    for at, count in enumerate(rows):
        wide = (ROOM + GAP) // count - GAP
        boxes += [
            (EDGE_GAP + i * (wide + GAP), TOP + at * high, wide, high - GAP) for i in range(count)
        ]
    return boxes


@cached_image
def _scene(wide: int, kind: str) -> Image.Image:
    """Sky and ground of a card, as an indexed image: ``reached``, ``optional`` or ``open``."""
    above, below = {
        "reached": (theme.DUSK_LIGHT, theme.CREAM),
        "optional": (theme.DUSK, theme.DUSK_LIGHT),
        "open": (theme.DUSK, mix(theme.OCHRE, theme.DUSK_LIGHT, 0.35)),
    }[kind]
    canvas = Canvas(gradient(wide, SCENE_HIGH, ((0.0, above), (1.0, below)), PALETTE))
    canvas.rect(0, SCENE_HIGH - 26, wide, 26, theme.RUST)
    canvas.rect(0, SCENE_HIGH - 4, wide, 4, theme.RUST_DARK)
    return PALETTE.map(canvas.image)


def _card(canvas: Canvas, x: int, y: int, wide: int, high: int, each: ObjectiveShown) -> None:
    """An objective: the thing to reach in its landscape, the progress, the words."""
    ground, edge = (theme.GO_DARK, theme.GO) if each.reached else (theme.PANEL_LIGHT, theme.EDGE)
    panel(canvas, x, y, wide, high, ground, edge, 4 if each.reached else 2)
    kind = "reached" if each.reached else "optional" if each.optional else "open"
    mask = shapes.rounded(wide, 2 * SCENE_HIGH, 12).crop((0, 0, wide, SCENE_HIGH))
    canvas.image.paste(_scene(wide, kind).convert("RGB"), (x, y), mask)
    right = x + wide - 12
    plate = width(each.progress, theme.FIGURE) + 24
    canvas.panel(right - plate, y + SCENE_HIGH - 50, plate, 44, 10, theme.BASALT)
    ink = theme.GO if each.reached else theme.CREAM
    canvas.text(right - plate // 2, y + SCENE_HIGH - 28, each.progress, theme.FIGURE, ink, "m")
    step = min(THING + 8, (right - plate - x - 20 - THING) // max(1, each.pieces - 1))
    for at in range(each.pieces):
        left, top = x + 10 + at * step, y + SCENE_HIGH - THING - 4
        canvas.sprite(left, top, thing(each.picture, THING))
        if at < each.done:
            canvas.sprite(left + THING - 40, top + 2, marker(True, 36))
    if each.optional:
        room = width(each.optional, theme.SMALL) + 44
        canvas.panel(right - room, y + 4, room, 35, 9, theme.CREAM)
        canvas.mask(right - room + 8, y + 9, icon("adventure", 24), theme.RUST)
        canvas.text(right - 8, y + 22, each.optional, theme.SMALL, theme.INK, "r")
    low = y + high - 8
    if each.state:
        low -= 32
        write(canvas, x + 10, low + 15, each.state, theme.LABEL_BOLD, theme.AMBER, wide - 20)
    _write_words(canvas, x + 10, y + SCENE_HIGH, wide - 17, low - y - SCENE_HIGH, each.words)


def _write_words(canvas: Canvas, x: int, y: int, wide: int, high: int, words: str) -> None:
    """Words in a box, in large letters where a wide card has room for two lines of them."""
    face = theme.LABEL_BOLD.face
    large, usual, small = TextStyle(face, 38), theme.LABEL_BOLD, TextStyle(face, SMALLEST)
    style, step = usual if width(words, usual) <= wide else small, STEP
    if wide > LARGE_FROM and len(wrap_parts(words, large, wide, 9)) * LARGE_STEP <= high:
        style, step = large, LARGE_STEP
    lines = wrap_parts(words, style, wide, max(1, high // step))
    top = y + (high - step * (len(lines) - 1)) // 2
    for at, line in enumerate(lines):
        canvas.text(x, top + at * step, line, style, theme.CREAM)


def _foot(canvas: Canvas, y: int, shown: MissionShown) -> None:
    """Broken parts against the threshold, and projects that no objective is about."""
    wide = (ROOM + GAP) // (1 + max(1, len(shown.projects))) - GAP
    wide = max(wide, (ROOM - GAP) // 3) if len(shown.projects) < 3 else wide
    first = ROOM - len(shown.projects) * (wide + GAP)
    bad = shown.most is not None and shown.broken > shown.most
    ground, edge = (theme.RED_DARK, theme.RED) if bad else (theme.PANEL_LIGHT, theme.EDGE)
    panel(canvas, EDGE_GAP, y, first, FOOT_HIGH, ground, edge)
    canvas.sprite(EDGE_GAP + 14, y + (FOOT_HIGH - 46) // 2, marker(not bad, 46))
    figure = str(shown.broken) if shown.most is None else f"{shown.broken}/{shown.most}"
    full = shown.broken == shown.most
    ink = theme.ALARM if bad else theme.AMBER if full else theme.GO
    right = EDGE_GAP + first - 16
    moved = canvas.text(right, y + FOOT_HIGH // 2, figure, theme.FIGURE_BIG, ink, "r")
    left = EDGE_GAP + 76
    room = first - 110 - moved
    slots = shown.most if shown.most is not None and not shown.projects else 0
    for at in range(slots):
        middle = right - moved - 40 - (slots - 1 - at) * 52
        if at < shown.broken:
            canvas.sprite(middle - 21, y + FOOT_HIGH // 2 - 21, marker(False, 42))
        else:
            canvas.ring(middle, y + FOOT_HIGH // 2, 40, theme.QUIET, 4)
    room -= slots * 52
    write(canvas, left, y + 23, shown.broken_title, theme.LABEL_BOLD, theme.SAND, room)
    write(canvas, left, y + 55, shown.broken_about, theme.LABEL, theme.QUIET, room)
    x = EDGE_GAP + first + GAP
    for each in shown.projects:
        panel(canvas, x, y, wide, FOOT_HIGH, theme.PANEL_LIGHT)
        canvas.sprite(x + 10, y + 5, thing(each.picture, FOOT_HIGH - 10))
        room = wide - FOOT_HIGH - 24
        write(canvas, x + FOOT_HIGH + 12, y + 23, each.words, theme.LABEL_BOLD, theme.CREAM, room)
        write(canvas, x + FOOT_HIGH + 12, y + 55, each.state, theme.LABEL, theme.AMBER, room)
        x += wide + GAP
