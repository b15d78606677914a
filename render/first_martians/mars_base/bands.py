"""The bands of the base, one for each block, with their alternative texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core.alt_text import compose, labelled, semicolon_list
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.first_martians import theme
from render.first_martians.drawings.icons import die, icon, marker, part_tile, track_space
from render.first_martians.mars_base.facility_shown import FacilityShown, facility_shown, gains
from render.first_martians.mars_base.facility_tile import draw_facility, is_calm
from render.first_martians.page import EDGE_GAP, GAP, page, write
from render.first_martians.palette import PALETTE
from rules.first_martians.state import Facility
from rules.first_martians.terms import BLOCK_INDEX, LIVING, PARTS, SYSTEM, TRACK_END, WORKING
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
    given = view.content.base.gives(facility.id, facility.upgrade, facility.broken)
    if given and not facility.shut:
        told = (words(f"picmars-gain-{one}", amount=much) for one, much in gains(given))
        full.append(words("picmars-alt-gives", list=", ".join(told)))
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


HEAD = 84
ORDER = (SYSTEM, LIVING, WORKING)
"""The blocks as the base shows them, from above."""
CARD_HIGH, CALM_HIGH = 236, 164
"""Heights of facilities with an action, and of those where all is well."""


class PartNamed(NamedTuple):
    """A part: its kind and its name."""

    kind: str
    words: str


class BlockShown(NamedTuple):
    """A block: its title, its malfunction track, its facilities, a legend for a free cell.

    ``always_rolled``: whether its malfunction die is rolled on every sol, as its box marker is red;
    ``die_words`` say when it is rolled.
    """

    block: str
    title: str
    track: int
    always_rolled: bool
    die_words: str
    facilities: tuple[FacilityShown, ...]
    legend: tuple[PartNamed, ...]


class Grid(NamedTuple):
    """A block's cells: how many side by side and one below the other, and their size in pixels."""

    columns: int
    rows: int
    wide: int
    high: int

    @property
    def band_high(self) -> int:
        return HEAD + GAP + self.rows * (self.high + GAP)

    def box(self, at: int) -> tuple[int, int, int, int]:
        """The corner, width and height of a cell."""
        left = EDGE_GAP + at % self.columns * (self.wide + GAP)
        top = HEAD + GAP + at // self.columns * (self.high + GAP)
        return left, top, self.wide, self.high


def block_grid(shown: BlockShown) -> Grid:
    """The cells for a block's facilities."""
    count = len(shown.facilities)
    if shown.block == SYSTEM:
        most = 2 if count <= 8 else 3
        columns, high = max(3, -(-count // most)), MAX_HEIGHT
    else:
        columns = 2 if count <= 6 else 3
        high = CALM_HIGH if all(map(is_calm, shown.facilities)) else CARD_HIGH
    rows = max(1, -(-count // columns))
    high = min(high, (MAX_HEIGHT - HEAD - (rows + 1) * GAP) // rows)
    return Grid(columns, rows, (WIDTH - 2 * EDGE_GAP - (columns - 1) * GAP) // columns, high)


def base_bands(view: View, names: Sequence[str], t: Words) -> tuple[Band, ...]:
    """A band for each block, System first; ``names`` aren't shown."""
    return tuple(block_band(view, block, t) for block in ORDER)


def block_band(view: View, block: str, words: Words) -> Band:
    """The band of a block, as low as its facilities let it be."""
    shown = _block(view, block, words)
    alt = compose(block_alt_text(view, (block,), words))
    height = block_grid(shown).band_high
    return Band(f"base-{block}", draw_block, (shown,), alt, PALETTE, height)


def _own(view: View, block: str) -> list[Facility]:
    """A block's facilities as they are shown: farms last."""
    data = view.content.base.facility
    own = [each for each in view.facilities if data[each.id].block == block]
    return sorted(own, key=lambda each: each.farm is not None)


def _block(view: View, block: str, words: Words) -> BlockShown:
    always_rolled = view.boxes[BLOCK_INDEX[block]]
    return BlockShown(
        block,
        theme.block(block, words),
        view.tracks[BLOCK_INDEX[block]],
        always_rolled,
        words("picmars-die-every-sol") if always_rolled else _first_roll(view, block, words),
        tuple(facility_shown(view, each, words) for each in _own(view, block)),
        tuple(PartNamed(part, words(f"first_martians-part-{part}")) for part in PARTS),
    )


def _first_roll(view: View, block: str, words: Words) -> str:
    """From which sol on the mission has a block's die rolled, if it has."""
    dice = view.content.mission[view.mission].dice
    sols = [int(sol) for sol, each in dice.items() if each == block]
    return words("picmars-die-from-sol", sol=min(sols)) if sols else words("picmars-die-not-yet")


def draw_block(shown: BlockShown) -> Canvas:
    """A block's band: its facilities, and what the parts are called where a cell is free."""
    grid = block_grid(shown)
    canvas = page(grid.band_high)
    _head(canvas, shown)
    for at, each in enumerate(shown.facilities):
        draw_facility(canvas, *grid.box(at), each)
    if len(shown.facilities) < grid.columns * grid.rows:
        _legend(canvas, *grid.box(len(shown.facilities)), shown.legend)
    return canvas


def facility_box(view: View, facility: str, words: Words) -> tuple[int, int, int, int]:
    """The corner, width and height of a facility's tile on its block's band.

    Raises ``KeyError`` for a facility of no data, ``ValueError`` for one that the base lacks.
    """
    shown = _block(view, view.content.base.facility[facility].block, words)
    return block_grid(shown).box([each.id for each in shown.facilities].index(facility))


def _head(canvas: Canvas, shown: BlockShown) -> None:
    """A block's name, its malfunction track, and when its die is rolled."""
    colour = theme.DIE_COLOURS[shown.block]
    middle = (HEAD - 6) // 2
    canvas.rect(0, 0, WIDTH, HEAD - 6, theme.BASALT)
    canvas.rect(0, HEAD - 6, WIDTH, 6, colour)
    write(canvas, 20, middle, shown.title, theme.HEADING, theme.CREAM, 350)
    canvas.mask(390, middle - 25, icon("malfunction", 50), colour)
    for i in range(TRACK_END):
        canvas.sprite(450 + i * 58, middle - 26, track_space(i < shown.track, colour, 52))
    canvas.sprite(764, middle - 26, die(shown.block, 52))
    left, ink = 830, theme.QUIET
    if shown.always_rolled:
        canvas.sprite(left, middle - 22, marker(False, 44))
        left, ink = left + 54, theme.CREAM
    write(canvas, left, middle, shown.die_words, theme.FIGURE, ink, WIDTH - 16 - left)


def _legend(
    canvas: Canvas, x: int, y: int, wide: int, high: int, shown: Sequence[PartNamed]
) -> None:
    """The names of the parts."""
    canvas.panel(x, y, wide, high, 12, theme.BASALT)
    step = (high - 16) // len(shown)
    tile = min(54, step - 6)
    for i, part in enumerate(shown):
        middle = y + 8 + step * i + step // 2
        canvas.sprite(x + 14, middle - tile // 2, part_tile(part.kind, True, tile))
        room = wide - 44 - tile
        write(canvas, x + 28 + tile, middle, part.words, theme.FIGURE, theme.SAND, room)
