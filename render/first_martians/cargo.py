"""The bands of the cargo area: what the crew has, on shelves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.core.alt_text import compose, labelled
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import mix
from render.core.picture import WIDTH, Band, Words
from render.core.text import SMALLEST, TextStyle, width
from render.first_martians import theme
from render.first_martians.drawings.icons import token
from render.first_martians.drawings.things import has_picture, thing
from render.first_martians.page import EDGE_GAP, HEAD, SOIL, draw_heading, wrap_parts, write
from render.first_martians.palette import PALETTE
from rules.first_martians.terms import BASIC_ITEMS, SPARE
from rules.first_martians.view import View


class StockShown(NamedTuple):
    """A thing on a shelf: its picture, its name on the shelf and in full, how many are held.

    ``coming`` are those that come at the end of the round. ``held`` is ``None`` where things
    aren't counted. ``note`` stands above the thing, ``tokens`` lie on it.
    """

    picture: str
    name: str
    whole: str
    held: int | None = None
    coming: int = 0
    note: str = ""
    tokens: tuple[str, ...] = ()


class ShelfShown(NamedTuple):
    """A shelf: its title, what stands on it, and the words where nothing does."""

    title: str
    stock: tuple[StockShown, ...]
    empty: str = ""


def cargo_bands(view: View, t: Words) -> tuple[Band, ...]:
    """The shelves of the cargo area, of research, rovers and open events.

    They take a second band where there are more than one holds.
    """
    shelves = (
        _finds(view, t),
        _spares(view, t),
        _research(view, t),
        _upgrades(view, t),
        _rovers(view, t),
        _log(view, t),
    )
    aside = t("picmars-sol", sol=view.round, sols=view.sols)
    rows = _rows(shelves)
    bands = []
    for number, first in enumerate(range(0, len(rows), MOST_ROWS)):
        part = tuple(map(tuple, rows[first : first + MOST_ROWS]))
        alt = _alt_text([shelf for row in part for shelf in row], t)
        name = "cargo" if not number else f"cargo-{number + 1}"
        shown = (t("picmars-cargo"), aside, part)
        bands.append(Band(name, draw_cargo, shown, alt, PALETTE, _height(part)))
    return tuple(bands)


def _finds(view: View, words: Words) -> ShelfShown:
    """Samples, seeds and finds."""
    upgrades = view.content.base.upgrade
    basic = [item for item in BASIC_ITEMS if not item.startswith(SPARE)]
    others = sorted({*view.cargo, *view.pending} - {*BASIC_ITEMS, *upgrades})
    names = (*basic, *others)
    stock = (_item(view, item, theme.item(item, words), words) for item in names)
    return ShelfShown(words("picmars-found"), tuple(stock))


def _spares(view: View, words: Words) -> ShelfShown:
    parts = [item for item in BASIC_ITEMS if item.startswith(SPARE)]
    stock = (
        _item(view, item, theme.part(item.removeprefix(f"{SPARE}-"), words), words)
        for item in parts
    )
    return ShelfShown(words("picmars-spares"), tuple(stock))


def _item(view: View, item: str, name: str, words: Words) -> StockShown:
    held, coming = view.cargo.count(item), view.pending.count(item)
    return StockShown(item, name, theme.item(item, words), held, coming)


def _upgrades(view: View, words: Words) -> ShelfShown:
    """Upgrade cards at hand, and those that come at the end of the round."""
    coming = [name for name in view.pending if name in view.content.base.upgrade]
    stock = []
    for name in (*view.upgrades, *coming):
        title = theme.piece("upgrade", name, words)
        picture = name if has_picture(name) else "upgrade"
        stock.append(StockShown(picture, title, title, coming=int(name in coming)))
    return ShelfShown(words("picmars-upgrades"), tuple(stock), words("picmars-none"))


def _rovers(view: View, words: Words) -> ShelfShown:
    """Rovers with their tokens, and machines."""
    machines = view.content.crew.machine
    stock = []
    for each in view.rovers:
        name = theme.rover(each.id, words)
        stock.append(StockShown(each.id, name, name, tokens=each.tokens))
    for machine in view.machines:
        name = theme.piece("machine", machine, words)
        stock.append(StockShown(f"robot-{machines[machine].action}", name, name))
    return ShelfShown(words("picmars-rovers"), tuple(stock))


def _research(view: View, words: Words) -> ShelfShown:
    """Samples examined and discovered."""
    stock = (
        StockShown(each, words(f"picmars-{each}"), words(f"picmars-{each}"), count)
        for each, count in (
            ("examined", len(view.examined)),
            ("discovered", len(view.discovered)),
        )
    )
    return ShelfShown(words("picmars-research"), tuple(stock))


def _log(view: View, words: Words) -> ShelfShown:
    """Mission events whose action is still open, with the sols that are left for it."""
    stock = []
    for each in view.log:
        left = max(1, view.open_until(each.round) - view.round + 1)
        name = theme.piece("event", each.event, words)
        note = words("picmars-sols-left", count=left)
        stock.append(StockShown("alarm", name, name, note=note))
    return ShelfShown(words("picmars-log"), tuple(stock), words("picmars-none"))


NICHE = mix(theme.EDGE, theme.OCHRE, 0.24)
"""The ground behind the things on a shelf."""
MOST_ROWS, ROW_HIGH, LARGEST = 3, 210, 100
"""Rows of shelves on a band, their height, and the largest size of a thing."""
TITLE_HIGH, BOARD_HIGH, NAMES_HIGH = 42, 12, 60
"""Heights of a shelf's title, of its board, and of the names below that."""
SIDE, APART = 10, 18
"""Margins at a shelf's sides, and the distance between two shelves."""
ROOM = WIDTH - 2 * EDGE_GAP
NAME = TextStyle(theme.LABEL.face, SMALLEST)


def draw_cargo(title: str, aside: str, rows: tuple[tuple[ShelfShown, ...], ...]) -> Canvas:
    """A band of the cargo area: rows of shelves."""
    canvas = Canvas.blank(WIDTH, _height(rows), SOIL)
    draw_heading(canvas, title, aside, "find")
    for at, row in enumerate(rows):
        room = ROOM - (len(row) - 1) * APART
        needed = [_needed(shelf) for shelf in row]
        x = EDGE_GAP
        for shelf, wide in zip(row, needed, strict=True):
            wide = wide * room // sum(needed)
            _shelf(canvas, x, HEAD + 4 + at * ROW_HIGH, wide, shelf)
            x += wide + APART
    return canvas


def _height(rows: Sequence[Sequence[ShelfShown]]) -> int:
    return HEAD + 4 + len(rows) * ROW_HIGH


def _rows(shelves: Sequence[ShelfShown]) -> list[list[ShelfShown]]:
    """The shelves in rows, as many side by side as fit."""
    rows: list[list[ShelfShown]] = [[]]
    for shelf in shelves:
        if rows[-1] and sum(map(_needed, rows[-1])) + _needed(shelf) + APART > ROOM:
            rows.append([])
        rows[-1].append(shelf)
    return rows


def _needed(shelf: ShelfShown) -> int:
    """The width that a shelf needs for its things and their names."""
    title = width(shelf.title, theme.LABEL_BOLD) + 2 * SIDE
    return min(ROOM, max(title, 2 * SIDE + sum(map(_place, shelf.stock))))


def _place(each: StockShown) -> int:
    """The width of a thing's place."""
    return max(112, *(width(word, NAME) + 14 for word in each.name.split()), _note_wide(each))


def _note_wide(each: StockShown) -> int:
    return width(each.note, NAME) + 24 if each.note else 0


def _shelf(canvas: Canvas, x: int, y: int, wide: int, shelf: ShelfShown) -> None:
    board = y + ROW_HIGH - BOARD_HIGH - NAMES_HIGH
    canvas.rect(x, y + TITLE_HIGH - 2, wide, board - y - TITLE_HIGH + 2, NICHE)
    canvas.rect(x, board, wide, 6, theme.SAND)
    canvas.rect(x, board + 6, wide, 6, theme.OCHRE)
    write(canvas, x + 2, y + 21, shelf.title, theme.LABEL_BOLD, theme.SAND, wide - 4)
    if not shelf.stock:
        middle = (y + TITLE_HIGH + board) // 2
        write(canvas, x + wide // 2, middle, shelf.empty, theme.LABEL, theme.SAND, wide - 16, "m")
        return
    places = [_place(each) for each in shelf.stock]
    size = min(LARGEST, board - y - TITLE_HIGH - 2)
    at = 0
    for each, place in zip(shelf.stock, places, strict=True):
        left = x + SIDE + at * (wide - 2 * SIDE) // sum(places)
        at += place
        right = x + SIDE + at * (wide - 2 * SIDE) // sum(places)
        _stock(canvas, (left + right) // 2, board, right - left, size, each)


def _stock(canvas: Canvas, middle: int, board: int, wide: int, size: int, each: StockShown) -> None:
    """A thing on its shelf with its number, and its name below."""
    there = each.held is None or each.held
    left, top = middle - size // 2, board - size + 4
    if there:
        canvas.sprite(left, top, thing(each.picture, size))
    else:
        canvas.mask(left, top, _shape(each.picture, size), SOIL)
    if each.held is not None:
        ground, ink = (theme.CREAM, theme.INK) if there else (theme.PANEL, theme.QUIET)
        canvas.panel(left + size - 28, board - 44, 42, 44, 9, theme.BASALT)
        canvas.panel(left + size - 25, board - 41, 36, 38, 8, ground)
        canvas.text(left + size - 7, board - 22, str(each.held), theme.FIGURE, ink, "m")
    if each.coming:
        words = f"+{each.coming}"
        canvas.panel(left + size - 26, top - 2, 44, 34, 8, theme.AMBER)
        canvas.text(left + size - 4, top + 15, words, theme.LABEL_BOLD, theme.INK, "m")
    if each.note:
        room = _note_wide(each)
        canvas.panel(middle - room // 2, top + 6, room, 34, 8, theme.AMBER)
        canvas.text(middle, top + 23, each.note, NAME, theme.INK, "m")
    for at, kind in enumerate(each.tokens):
        canvas.sprite(left - 8 + at * 34, top, token(kind, 36))
    for at, line in enumerate(wrap_parts(each.name, NAME, wide, 2)):
        canvas.text(middle, board + 32 + at * 27, line, NAME, theme.CREAM, "m", wide)


@cached_image
def _shape(picture: str, size: int) -> Image.Image:
    """The shape of a thing, as a mask."""
    return thing(picture, size).getchannel("A")


def _alt_text(shelves: Sequence[ShelfShown], words: Words) -> str:
    parts = []
    for shelf in shelves:
        told = []
        for each in shelf.stock:
            coming = f"+{each.coming}" if each.coming else ""
            count = "" if each.held is None else str(each.held)
            told.append(" ".join(filter(None, (each.whole, count, coming, each.note))))
        parts.append((f"{labelled(shelf.title, ', '.join(told) or shelf.empty, words)}.", ""))
    return compose(parts)
