"""The values that the supplies' bands show, made from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.first_martians import theme
from render.first_martians.cargo import cargo_band
from render.first_martians.icons import badge, die, icon, marker, track_space
from render.first_martians.mission import HIGH as SOLS_HIGH
from render.first_martians.mission import SolsShown, draw_sols, sols_shown
from render.first_martians.page import EDGE_GAP, GAP, HEAD, draw_heading, page, panel, write
from render.first_martians.palette import PALETTE
from render.first_martians.theme import (
    ALARM,
    AMBER,
    BASALT,
    BLOOD,
    CREAM,
    DIE_COLOURS,
    FIGURE,
    FIGURE_BIG,
    GO,
    INACTIVE,
    INK,
    LABEL,
    LABEL_BOLD,
    NAME_BOLD,
    PANEL_LIGHT,
    QUIET,
    RED,
    RED_DARK,
    RESOURCE_COLOURS,
    SAND,
    SMALL,
)
from rules.first_martians.terms import (
    ANAEMIA,
    BLOCKS,
    FOOD,
    LEAST_MORALE,
    MOST_MORALE,
    STRESS_LIMIT,
    TRACK_END,
)
from rules.first_martians.view import Forecast, View


class ResourceShown(NamedTuple):
    """A resource: what the coming Production makes and needs, its outcome in words, the stock."""

    resource: str
    name: str
    produced: int
    needed: int
    outcome: str
    stock: int


class TrackShown(NamedTuple):
    """A block's malfunction track, and how many cards are left.

    ``always_rolled``: whether its die is rolled on every sol, as its box marker is red.
    """

    block: str
    name: str
    track: int
    always_rolled: bool
    cards: int


class EaterShown(NamedTuple):
    """An astronaut and the portions of food that they need."""

    role: str
    letter: str
    portions: int


def resources_shown(view: View, words: Words) -> tuple[ResourceShown, ...]:
    return tuple(
        ResourceShown(
            each.resource,
            theme.resource(each.resource, words),
            each.produced,
            each.needed,
            _outcome(each, getattr(view.supply, each.resource), words),
            getattr(view.supply, each.resource),
        )
        for each in view.forecast
    )


def _outcome(each: Forecast, stock: int, words: Words) -> str:
    """The consequence of a surplus or a lack (Production, steps 1 and 3)."""
    surplus = each.produced - each.needed
    if surplus >= 0:
        return words("picmars-gain", count=(surplus + 1) // 2)
    if each.resource != FOOD:
        return words("picmars-shut", count=-surplus)
    if stock >= -surplus:
        return words("picmars-eaten", count=-surplus)
    return words("picmars-starve", count=-surplus - stock)


def eaters_shown(view: View, words: Words) -> tuple[EaterShown, ...]:
    return tuple(
        EaterShown(role, theme.letter(role, words), 2 if ANAEMIA in view.acting[seat] else 1)
        for seat, role in enumerate(view.roles)
    )


def tracks_shown(view: View, words: Words) -> tuple[TrackShown, ...]:
    """The malfunction tracks in the opposite order of ``BLOCKS``."""
    return tuple(
        TrackShown(
            block, theme.block_short(block, words), view.tracks[i], view.boxes[i], view.decks[i]
        )
        for i, block in reversed(tuple(enumerate(BLOCKS)))
    )


LEFT_WIDE = 716
"""Width of the left column."""
RIGHT = EDGE_GAP + LEFT_WIDE + GAP
RIGHT_WIDE = WIDTH - EDGE_GAP - RIGHT
TOP = HEAD + 6
LOW = MAX_HEIGHT - SOLS_HIGH - 16
"""The lower edge of both columns, above the sols."""
COLUMNS = (384, 484, 582, 668)
"""Middles of the columns of figures: produced, needed, balance, stock."""


class SuppliesShown(NamedTuple):
    """The first band: resources, who eats, morale, stress, malfunction tracks, sols, and titles."""

    title: str
    aside: str
    columns: tuple[str, ...]
    resources: tuple[ResourceShown, ...]
    eaters_title: str
    eaters: tuple[EaterShown, ...]
    morale_title: str
    morale: int
    stress_title: str
    stress: int
    tracks_title: str
    tracks: tuple[TrackShown, ...]
    sols: SolsShown


def supply_bands(view: View, t: Words) -> tuple[Band, ...]:
    """Supplies and tracks, then the cargo area with rovers, research and open events."""
    aside = t("picmars-sol", sol=view.round, sols=view.sols)
    shown = SuppliesShown(
        t("picmars-supplies"),
        aside,
        tuple(t(f"picmars-column-{each}") for each in ("produced", "needed", "balance", "stock")),
        resources_shown(view, t),
        t("picmars-eats"),
        eaters_shown(view, t),
        t("picmars-morale"),
        view.morale,
        t("picmars-stress"),
        view.stress,
        t("picmars-malfunctions"),
        tracks_shown(view, t),
        sols_shown(view),
    )
    supplies = Band("supplies", draw_supplies, (shown,), _alt_text(shown, view, t), PALETTE)
    return supplies, cargo_band(view, t)


def draw_supplies(shown: SuppliesShown) -> Canvas:
    canvas = page()
    draw_heading(canvas, shown.title, shown.aside, "energy")
    _table(canvas, shown)
    _eaters(canvas, shown)
    _morale(canvas, TOP, shown)
    _stress(canvas, TOP + 110, shown)
    _tracks(canvas, TOP + 266, shown)
    draw_sols(canvas, MAX_HEIGHT - SOLS_HIGH - 8, shown.sols)
    return canvas


def _table(canvas: Canvas, shown: SuppliesShown) -> None:
    x, y, high = EDGE_GAP, TOP, 122
    panel(canvas, x, y, LEFT_WIDE, 42 + 3 * high)
    for middle, words in zip(COLUMNS, shown.columns, strict=True):
        write(canvas, x + middle, y + 24, words, SMALL, QUIET, 96, "m")
    for i, each in enumerate(shown.resources):
        top = y + 42 + i * high
        surplus = each.produced - each.needed
        short = surplus < 0
        ground = RED_DARK if short else PANEL_LIGHT
        canvas.panel(x + 6, top, LEFT_WIDE - 12, high - 6, 10, ground)
        canvas.mask(x + 20, top + 28, icon(each.resource, 60), RESOURCE_COLOURS[each.resource])
        write(canvas, x + 96, top + 36, each.name, NAME_BOLD, CREAM, 250)
        write(canvas, x + 96, top + 82, each.outcome, LABEL, ALARM if short else QUIET, 250)
        middle = top + 58
        canvas.text(x + COLUMNS[0], middle, str(each.produced), FIGURE_BIG, CREAM, "m")
        canvas.text(x + COLUMNS[1], middle, str(each.needed), FIGURE_BIG, CREAM, "m")
        ink = ALARM if short else GO
        canvas.text(x + COLUMNS[2], middle, theme.signed(surplus), FIGURE_BIG, ink, "m")
        canvas.panel(x + COLUMNS[3] - 36, top + 14, 72, high - 34, 10, BASALT)
        canvas.text(x + COLUMNS[3], middle, str(each.stock), FIGURE_BIG, AMBER, "m")


def _eaters(canvas: Canvas, shown: SuppliesShown) -> None:
    x, y = EDGE_GAP, TOP + 42 + 3 * 122 + GAP
    high = LOW - y
    panel(canvas, x, y, LEFT_WIDE, high)
    middle = y + high // 2
    canvas.mask(x + 20, middle - 20, icon("food", 40), RESOURCE_COLOURS["food"])
    write(canvas, x + 76, middle, shown.eaters_title, LABEL, QUIET, 190)
    for i, each in enumerate(shown.eaters):
        left = x + 280 + i * 108
        canvas.sprite(left, middle - 23, badge(each.role, each.letter, 46))
        ink = CREAM if each.portions == 1 else ALARM
        canvas.text(left + 54, middle, f"×{each.portions}", FIGURE, ink)


def _morale(canvas: Canvas, y: int, shown: SuppliesShown) -> None:
    panel(canvas, RIGHT, y, RIGHT_WIDE, 102)
    canvas.mask(RIGHT + 14, y + 12, icon("morale", 28), AMBER)
    write(canvas, RIGHT + 52, y + 26, shown.morale_title, LABEL_BOLD, SAND, RIGHT_WIDE - 70)
    step = (RIGHT_WIDE - 28) // (MOST_MORALE - LEAST_MORALE + 1)
    for i, level in enumerate(range(LEAST_MORALE, MOST_MORALE + 1)):
        x, now = RIGHT + 14 + i * step, level == shown.morale
        ground = (BLOOD if level < 0 else AMBER) if now else INACTIVE[2]
        canvas.panel(x, y + 46, step - 6, 48, 8, ground)
        ink = (CREAM if level < 0 else INK) if now else QUIET
        canvas.text(x + (step - 6) // 2, y + 70, theme.signed(level), FIGURE, ink, "m")


def _stress(canvas: Canvas, y: int, shown: SuppliesShown) -> None:
    panel(canvas, RIGHT, y, RIGHT_WIDE, 148)
    canvas.mask(RIGHT + 14, y + 14, icon("stress", 28), ALARM)
    figure = f"{shown.stress}/{STRESS_LIMIT}"
    moved = canvas.text(RIGHT + RIGHT_WIDE - 16, y + 28, figure, FIGURE, CREAM, "r")
    room = RIGHT_WIDE - 80 - moved
    write(canvas, RIGHT + 52, y + 28, shown.stress_title, LABEL_BOLD, SAND, room)
    half = STRESS_LIMIT // 2
    step = (RIGHT_WIDE - 26) // half
    for i in range(STRESS_LIMIT):
        colour = AMBER if i < half else RED
        x, top = RIGHT + 14 + i % half * step, y + 52 + i // half * 46
        canvas.sprite(x, top, track_space(i < shown.stress, colour, 42))


def _tracks(canvas: Canvas, y: int, shown: SuppliesShown) -> None:
    """Each block's die, track and box marker: a cross says that the die is rolled every sol."""
    high = LOW - y
    panel(canvas, RIGHT, y, RIGHT_WIDE, high)
    canvas.mask(RIGHT + 14, y + 12, icon("malfunction", 28), ALARM)
    write(canvas, RIGHT + 52, y + 26, shown.tracks_title, LABEL_BOLD, SAND, RIGHT_WIDE - 70)
    step = (high - 50) // len(shown.tracks)
    for i, each in enumerate(shown.tracks):
        middle = y + 46 + i * step + step // 2
        canvas.sprite(RIGHT + 14, middle - 20, die(each.block, 40))
        write(canvas, RIGHT + 64, middle, each.name, LABEL, CREAM, 124)
        for j in range(TRACK_END):
            space = track_space(j < each.track, DIE_COLOURS[each.block], 38)
            canvas.sprite(RIGHT + 196 + j * 42, middle - 19, space)
        canvas.sprite(RIGHT + RIGHT_WIDE - 48, middle - 19, marker(not each.always_rolled, 38))


def _alt_text(shown: SuppliesShown, view: View, words: Words) -> str:
    parts: list[Sequence[str]] = [(words("picmars-alt-supplies", sol=view.round, sols=view.sols),)]
    for each in shown.resources:
        parts.append(
            (
                words(
                    "picmars-alt-resource",
                    name=each.name,
                    produced=each.produced,
                    needed=each.needed,
                    outcome=each.outcome,
                    stock=each.stock,
                ),
            )
        )
    morale = theme.signed(shown.morale)
    parts.append((words("picmars-alt-tracks", morale=morale, stress=shown.stress),))
    for track in shown.tracks:
        block = theme.block(track.block, words)
        parts.append((words("picmars-alt-block", block=block, track=track.track),))
        if track.always_rolled:
            parts.append((words("picmars-alt-die", block=block), ""))
    return compose(parts)
