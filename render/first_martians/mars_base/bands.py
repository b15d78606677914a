"""The band of the base, with its alternative text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core.alt_text import compose, labelled, semicolon_list
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.first_martians import theme
from render.first_martians.drawings.icons import die, icon, marker, token, track_space
from render.first_martians.mars_base.facility_shown import FacilityShown, facility_shown
from render.first_martians.mars_base.facility_tile import draw_facility
from render.first_martians.page import EDGE_GAP, GAP, page, panel, write
from render.first_martians.palette import PALETTE
from rules.first_martians.state import Facility
from rules.first_martians.terms import BLOCK_INDEX, LIVING, SYSTEM, TOKENS, TRACK_END, WORKING
from rules.first_martians.view import View


def block_alt_text(view: View, blocks: Sequence[str], words: Words) -> list[tuple[str, ...]]:
    """Wordings of blocks: facilities with something to tell in full, the others by name only."""
    parts: list[tuple[str, ...]] = []
    for block in blocks:
        at = BLOCK_INDEX[block]
        title = theme.block(block, words)
        parts.append((words("picmars-alt-block", block=title, track=view.tracks[at]),))
        if view.boxes[at]:
            parts.append((words("picmars-alt-die", block=title), ""))
    data = view.content.base.facility
    own = [each for each in view.facilities if data[each.id].block in blocks]
    parts += [wordings for each in own if (wordings := _wordings(view, each, words))]
    in_order = [theme.facility(each.id, words) for each in own if not _troubled(each)]
    if in_order:
        parts.append((words("picmars-alt-in-order", list=", ".join(in_order)), ""))
    return parts


def _troubled(facility: Facility) -> bool:
    return bool(facility.broken or facility.now or facility.next or facility.shutdowns)


def _wordings(view: View, facility: Facility, words: Words) -> tuple[str, ...]:
    full: list[str] = []
    if facility.shutdowns:
        full.append(words("picmars-shut-down"))
    if facility.broken:
        red = ", ".join(theme.part(part, words) for part in facility.broken)
        full.append(words("picmars-alt-broken", list=red))
    brief = list(full)
    if facility.production:
        most = view.content.base.facility[facility.id].most
        full.append(words("picmars-alt-output", amount=facility.production, most=most))
    if facility.farm is not None:
        farm = facility.farm
        full.append(
            words(
                "picmars-alt-farm",
                plants=farm.plants,
                houses=farm.greenhouses,
                growing=sum(farm.growth),
            )
        )
    for mark, tokens in (("!", facility.now), (">>", facility.next)):
        if tokens:
            laid = ", ".join(words(f"picmars-token-{kind}") for kind in tokens)
            full.append(words("picmars-alt-tokens", mark=mark, list=laid))
    if facility.upgrade:
        full.append(theme.piece("upgrade", facility.upgrade, words))
    name = theme.facility(facility.id, words)
    return tuple(
        f"{labelled(name, semicolon_list(said, words), words)}." if said else ""
        for said in (full, brief)
        if full
    )


HEAD = 54
COLUMNS = 4
"""The least number of columns of facilities."""


class LegendShown(NamedTuple):
    """The words of the legend: of markers and spaces for tokens (``lines``), and of tokens."""

    title: str
    lines: tuple[str, ...]
    tokens: tuple[str, ...]


class BlockShown(NamedTuple):
    """A block: its title, its malfunction track, its facilities.

    ``always_rolled``: whether its malfunction die is rolled on every sol, as its box marker is red;
    ``die_words`` say so.
    """

    block: str
    title: str
    track: int
    always_rolled: bool
    die_words: str
    facilities: tuple[FacilityShown, ...]


def base_bands(view: View, names: Sequence[str], t: Words) -> tuple[Band, ...]:
    """The System block, then the Living and the Working block; ``names`` aren't shown.

    The latter two share a band unless one of them has more than ``COLUMNS`` facilities.
    """
    system = _block(view, SYSTEM, t)
    lived = (_block(view, LIVING, t), _block(view, WORKING, t))
    legend = LegendShown(
        t("picmars-legend"),
        tuple(t(f"picmars-legend-{each}") for each in ("works", "broken", "now", "next")),
        tuple(t(f"picmars-token-{each}") for each in TOKENS),
    )
    alt = compose(block_alt_text(view, (SYSTEM,), t))
    bands = [Band("base-system", draw_system, (system, legend), alt, PALETTE)]
    fit = all(len(each.facilities) <= COLUMNS for each in lived)
    for shown in (lived,) if fit else ((each,) for each in lived):
        blocks = tuple(each.block for each in shown)
        alt = compose(block_alt_text(view, blocks, t))
        bands.append(Band(f"base-{blocks[0]}", draw_blocks, (shown,), alt, PALETTE))
    return tuple(bands)


def _block(view: View, block: str, words: Words) -> BlockShown:
    data = view.content.base.facility
    own = [each for each in view.facilities if data[each.id].block == block]
    own.sort(key=lambda each: each.farm is not None)
    at = BLOCK_INDEX[block]
    always_rolled = view.boxes[at]
    return BlockShown(
        block,
        theme.block(block, words),
        view.tracks[at],
        always_rolled,
        words("picmars-die-every-sol" if always_rolled else "picmars-die-some-sols"),
        tuple(facility_shown(view, each, words) for each in own),
    )


def draw_system(system: BlockShown, legend: LegendShown) -> Canvas:
    """The System block's band: its facilities, farms last, and a legend where there is room."""
    canvas = page()
    _head(canvas, 0, system)
    farms = [each for each in system.facilities if each.farm is not None]
    others = [each for each in system.facilities if each.farm is None]
    columns = max(COLUMNS, -(-len(system.facilities) // 2))
    high = (MAX_HEIGHT - HEAD - 3 * GAP) // 2
    wide = _wide(columns)
    cells = [*others, *farms]
    for i, each in enumerate(cells):
        _cell(canvas, HEAD + GAP, i, columns, high, each)
    free = 2 * columns - len(cells)
    if free:
        at = columns - free if len(cells) > columns else 0
        x = EDGE_GAP + at * (wide + GAP)
        top = HEAD + GAP + high + GAP
        _legend(canvas, x, top, free * (wide + GAP) - GAP, high, legend, free)
    return canvas


def draw_blocks(blocks: tuple[BlockShown, ...]) -> Canvas:
    """A band with a row of facilities for each of two blocks, or with two rows for one."""
    canvas = page()
    each_high = MAX_HEIGHT // len(blocks)
    rows = 2 // len(blocks)
    high = (each_high - HEAD - (rows + 1) * GAP) // rows
    for at, block in enumerate(blocks):
        _head(canvas, at * each_high, block)
        columns = max(COLUMNS, -(-len(block.facilities) // rows))
        for i, each in enumerate(block.facilities):
            _cell(canvas, at * each_high + HEAD + GAP, i, columns, high, each)
    return canvas


def _wide(columns: int) -> int:
    return (WIDTH - 2 * EDGE_GAP - (columns - 1) * GAP) // columns


def facility_box(view: View, facility: str) -> tuple[int, int, int, int]:
    """The corner, width and height of a facility's tile on its block's band.

    Raises ``ValueError`` for a facility that the base doesn't have.
    """
    data = view.content.base.facility
    block = data[facility].block if facility in data else ""
    own = [each for each in view.facilities if data[each.id].block == block]
    own.sort(key=lambda each: each.farm is not None)
    at = [each.id for each in own].index(facility)
    if block == SYSTEM:
        columns = max(COLUMNS, -(-len(own) // 2))
        return _box(HEAD + GAP, at, columns, (MAX_HEIGHT - HEAD - 3 * GAP) // 2)
    half = MAX_HEIGHT // 2
    top = half if block == WORKING else 0
    return _box(top + HEAD + GAP, at, COLUMNS, half - HEAD - 2 * GAP)


def _box(top: int, at: int, columns: int, high: int) -> tuple[int, int, int, int]:
    wide = _wide(columns)
    left = EDGE_GAP + at % columns * (wide + GAP)
    return left, top + at // columns * (high + GAP), wide, high


def _cell(canvas: Canvas, top: int, at: int, columns: int, high: int, shown: FacilityShown) -> None:
    draw_facility(canvas, *_box(top, at, columns, high), shown)


def _head(canvas: Canvas, y: int, shown: BlockShown) -> None:
    """A block's name, its malfunction track, and whether its die is rolled on every sol."""
    canvas.rect(0, y, WIDTH, HEAD - 4, theme.BASALT)
    canvas.rect(0, y + HEAD - 4, WIDTH, 4, theme.DIE_COLOURS[shown.block])
    write(canvas, 20, y + 25, shown.title, theme.NAME_BOLD, theme.CREAM, 330)
    canvas.mask(372, y + 9, icon("malfunction", 32), theme.DIE_COLOURS[shown.block])
    for i in range(TRACK_END):
        canvas.sprite(
            416 + i * 46, y + 5, track_space(i < shown.track, theme.DIE_COLOURS[shown.block], 40)
        )
    canvas.sprite(672, y + 5, die(shown.block, 40))
    canvas.sprite(724, y + 6, marker(not shown.always_rolled, 38))
    ink = theme.SAND if shown.always_rolled else theme.QUIET
    write(canvas, 774, y + 25, shown.die_words, theme.LABEL, ink, 410)


def _legend(
    canvas: Canvas, x: int, y: int, wide: int, high: int, shown: LegendShown, cells: int
) -> None:
    """Draw the meaning of markers and spaces, and of tokens where it has two ``cells`` or more."""
    panel(canvas, x, y, wide, high, theme.BASALT)
    column = wide // min(2, cells)
    write(canvas, x + 16, y + 26, shown.title, theme.NAME_BOLD, theme.CREAM, column - 24)
    step = (high - 56) // 4
    for i, words in enumerate(shown.lines):
        middle = y + 52 + step * i + step // 2
        if i < 2:
            canvas.sprite(x + 16, middle - 19, marker(i == 0, 38))
        else:
            canvas.text(x + 35, middle, ("!", "»")[i - 2], theme.NAME_BOLD, theme.SAND, "m")
        write(canvas, x + 68, middle, words, theme.SMALL, theme.QUIET, column - 76)
    if cells < 2:
        return
    step = (high - 20) // len(TOKENS)
    for i, (kind, words) in enumerate(zip(TOKENS, shown.tokens, strict=True)):
        middle = y + 10 + step * i + step // 2
        canvas.sprite(x + column + 10, middle - 19, token(kind, 38))
        write(canvas, x + column + 60, middle, words, theme.SMALL, theme.QUIET, wide - column - 72)
