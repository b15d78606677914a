"""The bands of the supplies: what is in store, what comes, morale, stress, malfunctions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.text import TextStyle
from render.first_martians import theme
from render.first_martians.cargo import cargo_bands
from render.first_martians.drawings.icons import badge, die, icon, marker, track_space
from render.first_martians.drawings.things import thing
from render.first_martians.mission import HIGH as SOLS_HIGH
from render.first_martians.mission import SolsShown, draw_sols, sols_shown
from render.first_martians.page import EDGE_GAP, GAP, HEAD, SOIL, draw_heading, panel, write
from render.first_martians.palette import PALETTE
from render.first_martians.theme import (
    ALARM,
    AMBER,
    BASALT,
    BLOOD,
    CREAM,
    DIE_COLOURS,
    EDGE,
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


COLUMNS = 3
COLUMN_WIDE = (WIDTH - 2 * EDGE_GAP - (COLUMNS - 1) * GAP) // COLUMNS
TOP, STORE_HIGH = HEAD + 6, 284
"""The upper edge of the stores, and their height."""
BELOW = TOP + STORE_HIGH + GAP
LOW = MAX_HEIGHT - SOLS_HIGH - 16
"""The lower edge of all but the sols."""


class SuppliesShown(NamedTuple):
    """The first band: resources, who eats, morale, stress, malfunction tracks, sols, and titles."""

    title: str
    aside: str
    produced: str
    needed: str
    stock: str
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
        t("picmars-column-produced"),
        t("picmars-column-needed"),
        t("picmars-column-stock"),
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
    return supplies, *cargo_bands(view, t)


def draw_supplies(shown: SuppliesShown) -> Canvas:
    canvas = Canvas.blank(WIDTH, MAX_HEIGHT, SOIL)
    draw_heading(canvas, shown.title, shown.aside, "energy")
    lefts = [column_left(number) for number in range(COLUMNS)]
    for x, each in zip(lefts, shown.resources, strict=False):
        _store(canvas, x, shown, each)
    _morale(canvas, lefts[0], BELOW, shown)
    _eaters(canvas, lefts[0], BELOW + 108 + GAP, shown)
    _stress(canvas, lefts[1], BELOW, shown)
    _tracks(canvas, lefts[2], BELOW, shown)
    draw_sols(canvas, MAX_HEIGHT - SOLS_HIGH - 8, shown.sols)
    return canvas


def column_left(number: int) -> int:
    """The left edge of a column, the first being 0."""
    return EDGE_GAP + number * (COLUMN_WIDE + GAP)


_PICTURE = 156
"""Size of a store's picture."""
_AMOUNT = TextStyle(FIGURE.face, 42)


def _store(canvas: Canvas, x: int, shown: SuppliesShown, each: ResourceShown) -> None:
    """A resource: what is in stock, what the coming Production makes and needs, the outcome."""
    surplus = each.produced - each.needed
    short = surplus < 0
    ground, edge = (RED_DARK, RED) if short else (PANEL_LIGHT, EDGE)
    panel(canvas, x, TOP, COLUMN_WIDE, STORE_HIGH, ground, edge, 4 if short else 2)
    canvas.mask(x + 16, TOP + 14, icon(each.resource, 32), RESOURCE_COLOURS[each.resource])
    write(canvas, x + 58, TOP + 30, each.name, NAME_BOLD, CREAM, COLUMN_WIDE - 190)
    ink = ALARM if short else GO
    balance = theme.signed(surplus)
    canvas.text(x + COLUMN_WIDE - 18, TOP + 32, balance, FIGURE_BIG, ink, "r")
    low = TOP + STORE_HIGH - 58
    canvas.sprite(x + 12, low - _PICTURE, thing(each.resource, _PICTURE))
    canvas.panel(x + 98, low - 102, 98, 100, 12, BASALT)
    canvas.panel(x + 102, low - 66, 90, 60, 10, CREAM)
    write(canvas, x + 147, low - 83, shown.stock, SMALL, SAND, 88, "m")
    canvas.text(x + 147, low - 36, str(each.stock), FIGURE_BIG, INK, "m")
    for at, (words, amount) in enumerate(
        ((shown.produced, f"+{each.produced}"), (shown.needed, f"−{each.needed}"))
    ):
        middle = low - 106 + at * 66
        moved = canvas.text(x + COLUMN_WIDE - 18, middle, amount, _AMOUNT, CREAM, "r")
        room = COLUMN_WIDE - 26 - moved - 202
        write(canvas, x + COLUMN_WIDE - 26 - moved, middle, words, LABEL, QUIET, room, "r")
    canvas.panel(x + 8, low + 6, COLUMN_WIDE - 16, 44, 9, BLOOD if short else BASALT)
    words_ink = CREAM if short else GO if surplus else QUIET
    middle = x + COLUMN_WIDE // 2
    write(canvas, middle, low + 28, each.outcome, LABEL_BOLD, words_ink, COLUMN_WIDE - 36, "m")


def _morale(canvas: Canvas, x: int, y: int, shown: SuppliesShown) -> None:
    panel(canvas, x, y, COLUMN_WIDE, 108)
    canvas.mask(x + 14, y + 12, icon("morale", 30), AMBER)
    write(canvas, x + 54, y + 27, shown.morale_title, LABEL_BOLD, SAND, COLUMN_WIDE - 72)
    step = (COLUMN_WIDE - 24) // (MOST_MORALE - LEAST_MORALE + 1)
    for i, level in enumerate(range(LEAST_MORALE, MOST_MORALE + 1)):
        left, now = x + 14 + i * step, level == shown.morale
        ground = (BLOOD if level < 0 else AMBER) if now else INACTIVE[2]
        canvas.panel(left, y + 50, step - 6, 50, 8, ground)
        ink = (CREAM if level < 0 else INK) if now else QUIET
        canvas.text(left + (step - 6) // 2, y + 75, theme.signed(level), FIGURE, ink, "m")


def _eaters(canvas: Canvas, x: int, y: int, shown: SuppliesShown) -> None:
    """Who eats how much."""
    high = LOW - y
    panel(canvas, x, y, COLUMN_WIDE, high)
    canvas.mask(x + 14, y + 10, icon("food", 32), RESOURCE_COLOURS["food"])
    write(canvas, x + 54, y + 26, shown.eaters_title, LABEL_BOLD, SAND, COLUMN_WIDE - 72)
    middle = y + high // 2 + 20
    step = (COLUMN_WIDE - 16) // max(1, len(shown.eaters))
    for i, each in enumerate(shown.eaters):
        left = x + 12 + i * step
        canvas.sprite(left, middle - 21, badge(each.role, each.letter, 42))
        ink = CREAM if each.portions == 1 else ALARM
        canvas.text(left + 46, middle, f"×{each.portions}", FIGURE, ink)


def _stress(canvas: Canvas, x: int, y: int, shown: SuppliesShown) -> None:
    panel(canvas, x, y, COLUMN_WIDE, LOW - y)
    canvas.mask(x + 14, y + 14, icon("stress", 30), ALARM)
    figure = f"{shown.stress}/{STRESS_LIMIT}"
    moved = canvas.text(x + COLUMN_WIDE - 16, y + 30, figure, FIGURE, CREAM, "r")
    write(canvas, x + 54, y + 29, shown.stress_title, LABEL_BOLD, SAND, COLUMN_WIDE - 90 - moved)
    in_row = STRESS_LIMIT // 3
    step = (COLUMN_WIDE - 26) // in_row
    down = (LOW - y - 62) // 3
    for i in range(STRESS_LIMIT):
        colour = AMBER if i < STRESS_LIMIT // 2 else RED
        left, top = x + 14 + i % in_row * step, y + 58 + i // in_row * down
        canvas.sprite(left + (step - 44) // 2, top, track_space(i < shown.stress, colour, 44))


def _tracks(canvas: Canvas, x: int, y: int, shown: SuppliesShown) -> None:
    """Each block's die, track and box marker: a cross says that the die is rolled every sol."""
    high = LOW - y
    panel(canvas, x, y, COLUMN_WIDE, high)
    canvas.mask(x + 14, y + 14, icon("malfunction", 30), ALARM)
    write(canvas, x + 54, y + 29, shown.tracks_title, LABEL_BOLD, SAND, COLUMN_WIDE - 72)
    step = (high - 54) // len(shown.tracks)
    for i, each in enumerate(shown.tracks):
        middle = y + 50 + i * step + step // 2
        canvas.sprite(x + 12, middle - 20, die(each.block, 40))
        write(canvas, x + 58, middle, each.name, LABEL, CREAM, 108)
        for j in range(TRACK_END):
            space = track_space(j < each.track, DIE_COLOURS[each.block], 32)
            canvas.sprite(x + 170 + j * 34, middle - 16, space)
        canvas.sprite(x + COLUMN_WIDE - 42, middle - 17, marker(not each.always_rolled, 34))


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
