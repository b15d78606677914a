"""The band of the map: three rings of sectors about the HUB.

A sector at a corner is an L about the ring inside, so that sectors share an edge on the picture
where the rules say that spaces are neighbours.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render.core import shapes
from render.core.alt_text import compose, labelled
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import Colour, mix
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.text import width
from render.first_martians import theme
from render.first_martians.icons import icon, relief
from render.first_martians.page import fitted, page, panel, write, write_lines
from render.first_martians.palette import PALETTE
from rules.first_martians.view import View

XS = (12, 136, 316, 506, 694, 884, 1064, 1188)
YS = (14, 122, 234, 346, 462, 574, 686)
"""Edges of the spaces, from left to right and from top to bottom."""
HUB_BOX = (XS[3], YS[3], XS[4], YS[4])
RADII = {0: 26, 1: 44, 2: 70, 3: 90}
"""Radii of the corners, by ring; 0 is the HUB."""
GAP = 3
"""Pixels between a sector's edge and what is painted of it."""


class Box(NamedTuple):
    """A rectangle: left, top, right, low."""

    left: int
    top: int
    right: int
    low: int


def ring_box(ring: int) -> Box:
    """The outer edge of a ring; 0 is the HUB. That of the third goes on below the picture."""
    low = YS[min(4 + ring, 6)] if ring < 3 else YS[6] + 200
    return Box(XS[3 - ring], YS[3 - ring], XS[4 + ring], low)


def text_box(ring: int, direction: str) -> Box:
    """The box of a sector's words, in pixels of the band."""
    outer, inner = ring_box(ring), ring_box(ring - 1)
    left, right = _span(direction, "w", "e", (outer.left, XS[3], XS[4], outer.right))
    if direction in ("w", "e"):
        left, right = (outer.left, inner.left) if direction == "w" else (inner.right, outer.right)
    if "n" in direction:
        return Box(left, outer.top, right, inner.top)
    if "s" in direction:
        return Box(left, inner.low, right, outer.low)
    return Box(left, YS[3], right, YS[4])


def _span(direction: str, low: str, high: str, edges: tuple[int, int, int, int]) -> tuple[int, int]:
    if low in direction:
        return edges[0], edges[1]
    if high in direction:
        return edges[2], edges[3]
    return edges[1], edges[2]


@cached_image
def sector(ring: int, direction: str, inset: int = GAP) -> Image.Image:
    """A sector as a mask of a whole band, ``inset`` pixels smaller at each edge."""
    outer, inner = ring_box(ring), ring_box(ring - 1)
    box = text_box(ring, direction)
    mask = Image.new("L", (WIDTH, MAX_HEIGHT))
    draw = ImageDraw.Draw(mask)

    def fill(left: int, top: int, right: int, low: int) -> None:
        if right > left and low > top:
            draw.rectangle((left, top, right - 1, low - 1), fill=255)

    fill(box.left + inset, box.top + inset, box.right - inset, box.low - inset)
    if len(direction) == 2:
        # The leg of the L, and the corner that the inner ring's round edge leaves open.
        across = (outer.left, inner.left) if "w" in direction else (inner.right, outer.right)
        down = (outer.top, YS[3]) if "n" in direction else (YS[4], outer.low)
        fill(across[0] + inset, down[0] + inset, across[1] - inset, down[1] - inset)
        if ring > 1:
            reach = RADII[ring - 1]
            x = inner.left if "w" in direction else inner.right - reach
            y = inner.top if "n" in direction else inner.low - reach
            fill(x - inset - 1, y - inset - 1, x + reach + inset + 1, y + reach + inset + 1)
    mask = ImageChops.multiply(mask, _rounded(outer, RADII[ring], -inset))
    if ring > 1:
        hole = _rounded(inner, RADII[ring - 1], inset)
        mask = ImageChops.multiply(mask, ImageChops.invert(hole))
    return mask


def _rounded(box: Box, radius: int, grow: int) -> Image.Image:
    """A rounded rectangle, grown by some pixels, as a mask of a whole band."""
    mask = Image.new("L", (WIDTH, MAX_HEIGHT))
    left, top, right, low = box.left - grow, box.top - grow, box.right + grow, box.low + grow
    mask.paste(shapes.rounded(right - left, low - top, max(1, radius + grow)), (left, top))
    return mask


class SpaceShown(NamedTuple):
    """A space: its code, its region's name and what lies there.

    ``pawns`` is how many an action there takes by the viewer's way of fewest pawns, 0 where no way
    is known. ``known``: whether its region was seen but isn't explored. ``finds`` is the number of
    objective tokens, ``standing`` that of projects. ``mark`` is its place among the marked spaces
    from 1 on, or 0.
    """

    id: str
    ring: int
    direction: str
    code: str
    closed: bool
    explored: bool
    known: bool
    name: str
    region: str
    terrain: tuple[str, ...]
    samples: int
    finds: int
    standing: int
    pawns: int
    mark: int


class MapShown(NamedTuple):
    """The map's values.

    ``way`` are the marked spaces if they are a way from the HUB. ``regions`` (by ring) and ``pois``
    count the face-down regions and points of interest, ``unseen`` is the title of these.
    """

    spaces: tuple[SpaceShown, ...]
    way: tuple[str, ...]
    hub: str
    regions: tuple[int, ...]
    pois: int
    unseen: str


def map_shown(view: View, marked: Sequence[str], words: Words) -> MapShown:
    """The values that the map shows; ``marked`` are spaces to be marked.

    Raises ``KeyError`` for a space that isn't on the map.
    """
    mars = view.content.mars
    for each in marked:
        mars.space[each]
    spaces = tuple(_space(view, each.id, marked, words) for each in mars.spaces)
    hub = words("first_martians-space-hub")
    return MapShown(
        spaces,
        tuple(marked) if _is_way(view, marked) else (),
        hub,
        view.regions,
        view.pois,
        words("picmars-unseen"),
    )


def _is_way(view: View, marked: Sequence[str]) -> bool:
    """Whether each space borders on the one before it, the first being beside the HUB."""
    mars = view.content.mars
    if not marked or mars.space[marked[0]].ring != 1:
        return False
    return all(after in mars.neighbours[before] for before, after in pairwise(marked))


def _space(view: View, name: str, marked: Sequence[str], words: Words) -> SpaceShown:
    data = view.content.mars.space[name]
    site = next((each for each in view.sites if each.space == name), None)
    scanned = dict(view.scanned).get(name, "")
    region = site.region if site else scanned
    ways = dict(view.routes).get(name, ())
    printed = view.content.mars.region[region] if region else None
    return SpaceShown(
        id=name,
        ring=data.ring,
        direction=name.split("-")[1],
        code=theme.space(name, words),
        closed=data.closed,
        explored=site is not None,
        known=bool(scanned) and site is None,
        name=theme.region(region, words) if region else "",
        region=region,
        terrain=printed.terrain if printed else (),
        samples=site.samples if site else 0,
        finds=len(site.finds) if site else sum(space == name for space, _ in view.lying),
        standing=sum(space == name for _, space in view.erected),
        pawns=1 + min(way.pawns for way in ways) if ways else 0,
        mark=marked.index(name) + 1 if name in marked else 0,
    )


UNEXPLORED = mix(theme.DUSK_DARK, theme.DUSK, 0.35)
"""The ground of unexplored spaces."""


def map_bands(
    view: View, names: Sequence[str], t: Words, marked: tuple[str, ...] = ()
) -> tuple[Band, ...]:
    """The map; ``marked`` spaces are framed, and joined by a line if they are a way from the HUB.

    Raises ``KeyError`` for a space that isn't on the map.
    """
    shown = map_shown(view, marked, t)
    return (Band("map", draw_map, (shown,), _alt_text(shown, t), PALETTE),)


def draw_map(shown: MapShown) -> Canvas:
    canvas = Canvas(_ground().convert("RGB"))
    for each in shown.spaces:
        _sector(canvas, each)
    if shown.way:
        _way(canvas, shown)
    for each in shown.spaces:
        if not each.closed:
            _words(canvas, each)
    _hub(canvas, shown.hub)
    _piles(canvas, shown)
    return canvas


@cached_image
def _ground() -> Image.Image:
    return PALETTE.map(page(MAX_HEIGHT).image)


def _paint(canvas: Canvas, mask: Image.Image, colour: Colour) -> None:
    box = mask.getbbox()
    if box is not None:
        canvas.image.paste(colour, box, mask.crop(box))


def _sector(canvas: Canvas, shown: SpaceShown) -> None:
    ring, direction = shown.ring, shown.direction
    _paint(canvas, sector(ring, direction, 1), theme.AMBER if shown.mark else theme.BASALT)
    inner = sector(ring, direction, 9 if shown.mark else 3)
    if shown.closed:
        _paint(canvas, inner, theme.INACTIVE[3])
        box = text_box(ring, direction)
        x, y = (box.left + box.right) // 2, (box.top + box.low) // 2
        canvas.mask(x - 24, y - 24, icon("cross", 48), theme.RUST_DARK)
    elif shown.explored:
        ground = theme.GROUNDS[ring]
        _paint(canvas, inner, ground)
        _paint(canvas, _lines(shown.region, inner), mix(ground, theme.SAND, 0.35))
    else:
        _paint(canvas, inner, UNEXPLORED)
        _paint(canvas, _lines("unexplored", inner), mix(UNEXPLORED, theme.DUSK, 0.7))


def _lines(region: str, within: Image.Image) -> Image.Image:
    lines = Image.new("L", within.size)
    lines.paste(relief(region, WIDTH, MAX_HEIGHT), (0, 0), within)
    return lines


def _words(canvas: Canvas, shown: SpaceShown) -> None:
    """A space's code and pawns above its name, and signs of what is there below it."""
    box = _inside(shown)
    if shown.explored:
        ink, quiet, sign = theme.INK, theme.INK, theme.INK
    else:
        ink, quiet, sign = theme.DUSK_LIGHT, theme.SAND, theme.AMBER
    room = box.right - box.left
    style = theme.NAME_BOLD if shown.explored else theme.LABEL
    tight = width(shown.name, fitted(shown.name, style, room)) > room
    top = box.top + (20 if tight else 25)
    right = box.right
    if shown.pawns:
        moved = canvas.text(right, top, str(shown.pawns), theme.FIGURE, quiet, "r")
        right -= moved + 28
        canvas.mask(right, top - 13, icon("pawn", 25), quiet)
    write(canvas, box.left, top, shown.code, theme.LABEL_BOLD, quiet, right - box.left - 6)
    write_lines(canvas, box.left, box.top + 58, shown.name, style, ink, room)
    _signs(canvas, box, box.low - (17 if tight else 21), shown, sign)


def _inside(shown: SpaceShown) -> Box:
    """The box for words in a sector, clear of its round corner."""
    box = text_box(shown.ring, shown.direction)
    corner = (10, 22, 34, 48)[shown.ring] if len(shown.direction) == 2 else 10
    left = corner if "w" in shown.direction else 12
    right = corner if "e" in shown.direction else 12
    return Box(box.left + left, box.top, box.right - right, box.low)


def _signs(canvas: Canvas, box: Box, y: int, shown: SpaceShown, ink: Colour) -> None:
    """Signs of terrain on the left; of samples, objective tokens and projects on the right."""
    x = box.left
    for sign in shown.terrain:
        canvas.mask(x, y - 15, icon(sign, 30), ink if shown.explored else theme.DUSK_LIGHT)
        x += 36
    right = box.right
    things = (("build", shown.standing), ("find", shown.finds), ("sample", shown.samples))
    for sign, count in things:
        if not count:
            continue
        if count > 1:
            right -= canvas.text(right, y, str(count), theme.LABEL_BOLD, ink, "r") + 3
        right -= 28
        canvas.mask(right, y - 14, icon(sign, 28), ink)
        right -= 8


def _way(canvas: Canvas, shown: MapShown) -> None:
    """A line from the HUB through the marked spaces to the last of them."""
    spaces = {each.id: each for each in shown.spaces}
    points = [((HUB_BOX[0] + HUB_BOX[2]) / 2, (HUB_BOX[1] + HUB_BOX[3]) / 2)]
    for name in shown.way:
        box = text_box(spaces[name].ring, spaces[name].direction)
        points.append(((box.left + box.right) / 2, (box.top + box.low) / 2))
    canvas.path(points, theme.BASALT, 12, 0.35)
    canvas.path(points, theme.AMBER, 6, 0.85)
    x, y = points[-1]
    canvas.disc(round(x), round(y), 22, theme.AMBER)


def _hub(canvas: Canvas, name: str) -> None:
    """The base in the middle: three domes on dark ground."""
    left, top, right, low = HUB_BOX
    wide, high = right - left, low - top
    canvas.panel(left + 2, top + 2, wide - 4, high - 4, RADII[0], theme.OCHRE)
    canvas.panel(left + 6, top + 6, wide - 12, high - 12, RADII[0] - 4, theme.BASALT)
    ground = top + high - 16
    for x, size, colour in (
        (left + 48, 46, theme.QUIET),
        (right - 48, 46, theme.QUIET),
        (left + 94, 66, theme.SAND),
    ):
        dome = Image.new("L", (size, size // 2))
        dome.paste(255, (0, 0), shapes.disc(size).crop((0, 0, size, size // 2)))
        canvas.mask(x - size // 2, ground - size // 2, dome, colour)
        canvas.rect(x - 5, ground - 14, 10, 14, theme.BASALT)
    canvas.rect(left + 18, ground, wide - 36, 4, theme.OCHRE)
    canvas.text((left + right) // 2, top + 34, name, theme.NAME_BOLD, theme.CREAM, "m")


def _piles(canvas: Canvas, shown: MapShown) -> None:
    """Draw the counts of face-down regions of each ring, and of points of interest."""
    high = YS[6] - YS[4] - 18
    panel(canvas, XS[0], YS[4] + 18, XS[1] - XS[0] - 8, high, theme.INACTIVE[2])
    panel(canvas, XS[6] + 8, YS[4] + 18, XS[7] - XS[6] - 8, high, theme.INACTIVE[2])
    left, top = XS[0] + 14, YS[4] + 18
    write(canvas, left, top + 28, shown.unseen, theme.SMALL, theme.QUIET, XS[1] - XS[0] - 32)
    step = (high - 50) // max(1, len(shown.regions))
    for ring, count in enumerate(shown.regions, 1):
        middle = top + 48 + (ring - 1) * step + step // 2
        canvas.panel(left, middle - 18, 44, 36, 8, theme.GROUNDS[ring])
        canvas.text(left + 22, middle, str(ring), theme.LABEL_BOLD, theme.INK, "m")
        canvas.text(left + 60, middle, f"×{count}", theme.LABEL_BOLD, theme.SAND)
    x, middle = XS[6] + 24, top + high // 2
    canvas.mask(x, middle - 24, icon("poi", 44), theme.AMBER)
    canvas.text(x + 48, middle, f"×{shown.pois}", theme.LABEL_BOLD, theme.SAND)


def _alt_text(shown: MapShown, words: Words) -> str:
    parts: list[Sequence[str]] = [(words("picmars-alt-map"),)]
    marked = sorted((each for each in shown.spaces if each.mark), key=lambda each: each.mark)
    if marked:
        codes = ", ".join(each.code for each in marked)
        parts.append((words("picmars-alt-marked", list=codes),))
    for each in shown.spaces:
        if not each.explored:
            continue
        said = [words(f"first_martians-terrain-{kind}") for kind in each.terrain]
        if each.samples:
            said.append(words("first_martians-item-sample-count", count=each.samples))
        if each.finds:
            said.append(words("picmars-alt-finds", count=each.finds))
        if each.standing:
            said.append(words("picmars-alt-standing", count=each.standing))
        short = f"{each.code} {each.name}."
        full = f"{labelled(f'{each.code} {each.name}', ', '.join(said), words)}." if said else short
        parts.append((full, short))
    reach = [each for each in shown.spaces if each.pawns and not each.explored]
    if reach:
        codes = ", ".join(f"{each.code} ({each.pawns})" for each in reach)
        parts.append((words("picmars-alt-reach", list=codes), ""))
    lying = ", ".join(each.code for each in shown.spaces if each.finds and not each.explored)
    if lying:
        parts.append((words("picmars-alt-lying", list=lying), ""))
    return compose(parts)
