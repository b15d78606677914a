"""The bands of the supplies: what is in store, what comes, morale, stress, malfunctions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.palette import Colour
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.text import TextStyle
from render.first_martians import theme
from render.first_martians.cargo import cargo_bands
from render.first_martians.drawings.icons import badge, die, icon, marker, track_space
from render.first_martians.drawings.things import thing
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
    GO,
    INACTIVE,
    INK,
    LABEL_BOLD,
    PANEL_LIGHT,
    QUIET,
    RED,
    RED_DARK,
    RESOURCE_COLOURS,
    SAND,
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
    if each.resource == FOOD and surplus < 0 <= surplus + each.lasting:
        return words("picmars-gain", count=surplus + each.lasting)
    if surplus >= 0:
        kept = (surplus + 1) // 2 + each.lasting
        return words("picmars-gain" if kept >= 0 else "picmars-eaten", count=abs(kept))
    if each.resource != FOOD:
        return words("picmars-shut", count=-surplus)
    stock, eaten = max(0, stock + each.lasting), -surplus - each.lasting
    if stock >= -surplus:
        return words("picmars-eaten", count=eaten)
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
TOP, STORE_HIGH = HEAD + 6, 328
"""The upper edge of the stores, and their height."""
BELOW = TOP + STORE_HIGH + GAP
LOW = MAX_HEIGHT - 10
"""The lower edge of what is below the stores."""
WIDTHS = (364, 318, WIDTH - 2 * EDGE_GAP - 2 * GAP - 364 - 318)
"""The widths of what is below the stores, from the left."""


class SuppliesShown(NamedTuple):
    """The first band: resources, who eats, morale, stress, malfunction tracks, and titles."""

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
    )
    supplies = Band("supplies", draw_supplies, (shown,), _alt_text(shown, view, t), PALETTE)
    return supplies, *cargo_bands(view, t)


def draw_supplies(shown: SuppliesShown) -> Canvas:
    canvas = Canvas.blank(WIDTH, MAX_HEIGHT, SOIL)
    draw_heading(canvas, shown.title, shown.aside, "energy")
    for number, each in enumerate(shown.resources):
        _store(canvas, column_left(number), shown, each)
    _morale(canvas, left_below(0), WIDTHS[0], shown)
    _stress(canvas, left_below(1), WIDTHS[1], shown)
    _tracks(canvas, left_below(2), WIDTHS[2], shown)
    return canvas


def column_left(number: int) -> int:
    """The left edge of a store, the first being 0."""
    return EDGE_GAP + number * (COLUMN_WIDE + GAP)


def left_below(number: int) -> int:
    """The left edge of what is below the stores, the first being 0."""
    return EDGE_GAP + sum(WIDTHS[:number]) + number * GAP


_PICTURE = 164
"""Size of a store's picture."""
_FACE = LABEL_BOLD.face
_TITLE, _TEXT = TextStyle(_FACE, 42), TextStyle(_FACE, 38)
_AMOUNT, _STOCK, _BALANCE = (TextStyle(FIGURE.face, size) for size in (52, 66, 68))


def _store(canvas: Canvas, x: int, shown: SuppliesShown, each: ResourceShown) -> None:
    """A resource: what is in stock, what the coming Production makes and needs, the outcome."""
    surplus = each.produced - each.needed
    short = surplus < 0
    ground, edge = (RED_DARK, RED) if short else (PANEL_LIGHT, EDGE)
    panel(canvas, x, TOP, COLUMN_WIDE, STORE_HIGH, ground, edge, 4 if short else 2)
    ink = ALARM if short else GO
    right = x + COLUMN_WIDE - 16
    moved = canvas.text(right, TOP + 42, theme.signed(surplus), _BALANCE, ink, "r")
    canvas.mask(x + 14, TOP + 18, icon(each.resource, 44), RESOURCE_COLOURS[each.resource])
    write(canvas, x + 68, TOP + 42, each.name, _TITLE, CREAM, COLUMN_WIDE - 96 - moved)
    low = TOP + STORE_HIGH - 70
    canvas.sprite(x + 10, low - _PICTURE, thing(each.resource, _PICTURE))
    canvas.panel(x + 106, low - 124, 112, 122, 12, BASALT)
    canvas.panel(x + 110, low - 78, 104, 72, 10, CREAM)
    write(canvas, x + 162, low - 101, shown.stock, _TEXT, SAND, 102, "m")
    canvas.text(x + 162, low - 42, str(each.stock), _STOCK, INK, "m")
    for at, (words, amount) in enumerate(
        ((shown.produced, f"+{each.produced}"), (shown.needed, f"−{each.needed}"))
    ):
        top = low - 164 + at * 92
        write(canvas, right, top, words, _TEXT, QUIET, COLUMN_WIDE - 240, "r")
        canvas.text(right, top + 40, amount, _AMOUNT, CREAM, "r")
    canvas.panel(x + 8, low + 6, COLUMN_WIDE - 16, 56, 9, BLOOD if short else BASALT)
    words_ink = CREAM if short else GO if surplus else QUIET
    middle = x + COLUMN_WIDE // 2
    write(canvas, middle, low + 34, each.outcome, _TEXT, words_ink, COLUMN_WIDE - 36, "m")


_MORALE_HIGH = 138
"""Height of the morale's panel."""


def _morale(canvas: Canvas, x: int, wide: int, shown: SuppliesShown) -> None:
    """The track of morale, and below it who eats how much."""
    panel(canvas, x, BELOW, wide, _MORALE_HIGH)
    _headline(canvas, x, BELOW, wide, "morale", AMBER, shown.morale_title)
    step = (wide - 18) // (MOST_MORALE - LEAST_MORALE + 1)
    for i, level in enumerate(range(LEAST_MORALE, MOST_MORALE + 1)):
        left, now = x + 12 + i * step, level == shown.morale
        ground = (BLOOD if level < 0 else AMBER) if now else INACTIVE[2]
        canvas.panel(left, BELOW + 66, step - 6, 60, 8, ground)
        ink = (CREAM if level < 0 else INK) if now else QUIET
        middle = left + (step - 6) // 2
        canvas.text(middle, BELOW + 96, theme.signed(level), _TITLE, ink, "m")
    top = BELOW + _MORALE_HIGH + GAP
    panel(canvas, x, top, wide, LOW - top)
    _headline(canvas, x, top, wide, "food", RESOURCE_COLOURS["food"], shown.eaters_title)
    step = (wide - 12) // max(1, len(shown.eaters))
    for i, each in enumerate(shown.eaters):
        left, middle = x + 8 + i * step, (top + 62 + LOW - 8) // 2
        canvas.sprite(left, middle - 22, badge(each.role, each.letter, 44))
        ink = CREAM if each.portions == 1 else ALARM
        canvas.text(left + 47, middle, f"×{each.portions}", _TEXT, ink)


def _headline(
    canvas: Canvas, x: int, y: int, wide: int, sign: str, colour: Colour, words: str
) -> None:
    """A panel's sign and title."""
    canvas.mask(x + 14, y + 14, icon(sign, 40), colour)
    write(canvas, x + 64, y + 34, words, _TITLE, SAND, wide - 78)


def _stress(canvas: Canvas, x: int, wide: int, shown: SuppliesShown) -> None:
    panel(canvas, x, BELOW, wide, LOW - BELOW)
    figure = f"{shown.stress}/{STRESS_LIMIT}"
    moved = canvas.text(x + wide - 14, BELOW + 34, figure, _AMOUNT, CREAM, "r")
    _headline(canvas, x, BELOW, wide - moved - 10, "stress", ALARM, shown.stress_title)
    in_row = STRESS_LIMIT // 3
    step, down = (wide - 18) // in_row, (LOW - BELOW - 76) // 3
    for i in range(STRESS_LIMIT):
        colour = AMBER if i < STRESS_LIMIT // 2 else RED
        left, top = x + 12 + i % in_row * step, BELOW + 74 + i // in_row * down
        canvas.sprite(left, top, track_space(i < shown.stress, colour, _CUBE))


_CUBE = 46


def _tracks(canvas: Canvas, x: int, wide: int, shown: SuppliesShown) -> None:
    """Each block's die, track and box marker: a cross says that the die is rolled every sol."""
    panel(canvas, x, BELOW, wide, LOW - BELOW)
    _headline(canvas, x, BELOW, wide, "malfunction", ALARM, shown.tracks_title)
    step = (LOW - BELOW - 70) // len(shown.tracks)
    right = x + wide - 14 - _CUBE
    first = right - 10 - TRACK_END * 40
    for i, each in enumerate(shown.tracks):
        middle = BELOW + 66 + i * step + step // 2
        canvas.sprite(x + 12, middle - 26, die(each.block, 52))
        write(canvas, x + 74, middle, each.name, _TEXT, CREAM, first - x - 82)
        for j in range(TRACK_END):
            space = track_space(j < each.track, DIE_COLOURS[each.block], 38)
            canvas.sprite(first + j * 40, middle - 19, space)
        canvas.sprite(right, middle - _CUBE // 2, marker(not each.always_rolled, _CUBE))


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
