"""The bands of the cargo area: what the crew has, on shelves and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from render.core.alt_text import compose, labelled
from render.core.canvas import Canvas
from render.core.palette import mix
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.text import TextStyle, width
from render.first_martians import theme
from render.first_martians.drawings.icons import token
from render.first_martians.drawings.things import has_picture, thing
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
from rules.first_martians.terms import BASIC_ITEMS, SPARE
from rules.first_martians.view import View


class StockShown(NamedTuple):
    """A thing of the cargo area: its picture, its name here and in full, how many are held.

    ``coming`` are those that come at the end of the round. ``held`` is ``None`` where things
    aren't counted. ``note`` stands below the name, ``tokens`` are signs with their words.
    """

    picture: str
    name: str
    whole: str
    held: int | None = None
    coming: int = 0
    note: str = ""
    tokens: tuple[tuple[str, str], ...] = ()


class ShelfShown(NamedTuple):
    """A part of the cargo area: its title and what is in it.

    Things of a part ``on_boards`` stand on a shelf, others on cards beside their names.
    """

    title: str
    stock: tuple[StockShown, ...]
    on_boards: bool


def cargo_bands(view: View, t: Words) -> tuple[Band, ...]:
    """The cargo area, with research, rovers and open events, on as many bands as it takes.

    What there is none of is told in words only.
    """
    shelves = (
        _finds(view, t),
        _spares(view, t),
        _log(view, t),
        _research(view, t),
        _rovers(view, t),
        _upgrades(view, t),
    )
    bands = []
    for number, rows in enumerate(_pages(_rows([each for each in shelves if each.stock]))):
        told = [each for row in rows for each in row]
        if not number:
            told += [each for each in shelves if not each.stock]
        alt = _alt_text(told, t)
        name = "cargo" if not number else f"cargo-{number + 1}"
        title = "" if number else t("picmars-cargo")
        top = _top(number)
        bands.append(Band(name, draw_cargo, (title, rows), alt, PALETTE, _height(rows, top)))
    return tuple(bands)


def _finds(view: View, words: Words) -> ShelfShown:
    """Samples, seeds and finds."""
    upgrades = view.content.base.upgrade
    basic = [item for item in BASIC_ITEMS if not item.startswith(SPARE)]
    others = sorted({*view.cargo, *view.pending} - {*BASIC_ITEMS, *upgrades})
    named = [(item, theme.item(item, words)) for item in (*basic, *others)]
    return ShelfShown(words("picmars-found"), _items(view, named, words), True)


def _spares(view: View, words: Words) -> ShelfShown:
    parts = [item for item in BASIC_ITEMS if item.startswith(SPARE)]
    named = [(item, theme.part(item.removeprefix(f"{SPARE}-"), words)) for item in parts]
    return ShelfShown(words("picmars-spares"), _items(view, named, words), True)


def _items(view: View, named: Sequence[tuple[str, str]], words: Words) -> tuple[StockShown, ...]:
    """The items that are held or come, with these names."""
    counted = ((*each, view.cargo.count(each[0]), view.pending.count(each[0])) for each in named)
    return tuple(
        StockShown(item, name, theme.item(item, words), held, coming)
        for item, name, held, coming in counted
        if held or coming
    )


def _upgrades(view: View, words: Words) -> ShelfShown:
    """Upgrade cards at hand, and those that come at the end of the round."""
    coming = [name for name in view.pending if name in view.content.base.upgrade]
    stock = []
    for at, name in enumerate((*view.upgrades, *coming)):
        title = theme.piece("upgrade", name, words)
        picture = name if has_picture(name) else "upgrade"
        stock.append(StockShown(picture, title, title, coming=int(at >= len(view.upgrades))))
    return ShelfShown(words("picmars-upgrades"), tuple(stock), False)


def _rovers(view: View, words: Words) -> ShelfShown:
    """Rovers with their tokens, and machines."""
    machines = view.content.crew.machine
    stock = []
    for each in view.rovers:
        name = theme.rover(each.id, words)
        tokens = tuple((kind, words(f"picmars-token-{kind}")) for kind in each.tokens)
        stock.append(StockShown(each.id, name, name, tokens=tokens))
    for machine in view.machines:
        name = theme.piece("machine", machine, words)
        stock.append(StockShown(f"robot-{machines[machine].action}", name, name))
    return ShelfShown(words("picmars-rovers"), tuple(stock), False)


def _research(view: View, words: Words) -> ShelfShown:
    """Samples examined and discovered."""
    stock = (
        StockShown(each, words(f"picmars-{each}"), words(f"picmars-{each}"), count)
        for each, count in (
            ("examined", len(view.examined)),
            ("discovered", len(view.discovered)),
        )
        if count
    )
    return ShelfShown(words("picmars-research"), tuple(stock), False)


def _log(view: View, words: Words) -> ShelfShown:
    """Mission events whose action is still open, with the sols that are left for it."""
    stock = []
    for each in view.log:
        left = max(1, view.open_until(each.round) - view.round + 1)
        name = theme.piece("event", each.event, words)
        note = words("picmars-sols-left", count=left)
        stock.append(StockShown("alarm", name, name, note=note))
    return ShelfShown(words("picmars-log"), tuple(stock), False)


NICHE = mix(theme.EDGE, theme.OCHRE, 0.24)
"""The ground behind the things."""
TITLE_HIGH, BOARD_HIGH, NAME_HIGH, THING = 54, 12, 46, 114
"""Heights of a part's title, of a shelf's board and of the names below it; size of a thing."""
SHELF_HIGH = TITLE_HIGH + THING + BOARD_HIGH + NAME_HIGH
CARDS, CARD_HIGH, CARD_THING = 3, 92, 82
"""Cards side by side, the height of one, and the size of the thing on it."""
CARD_WIDE = (WIDTH - 2 * EDGE_GAP - (CARDS - 1) * GAP) // CARDS
CARD_ROOM = CARD_WIDE - CARD_HIGH - 22
"""The width of a card's words."""
NOTE_HIGH = 78
"""Height of words below a card's name that take two lines."""
SIDE, APART = 6, 18
"""Margins at a shelf's sides, and the distance between two shelves."""
ROOM = WIDTH - 2 * EDGE_GAP
TITLE = TextStyle(theme.LABEL_BOLD.face, 38)
NAME = TextStyle(theme.LABEL_BOLD.face, 38)
FIGURE = TextStyle(theme.FIGURE.face, 50)
Row: TypeAlias = tuple[ShelfShown, ...]


def draw_cargo(title: str, rows: tuple[Row, ...]) -> Canvas:
    """A band of the cargo area; only the first one has a title."""
    y = _top(int(not title))
    canvas = Canvas.blank(WIDTH, _height(rows, y), SOIL)
    if title:
        draw_heading(canvas, title, sign="find")
    for row in rows:
        needed = [_needed(shelf) for shelf in row]
        x = EDGE_GAP
        for shelf, wide in zip(row, needed, strict=True):
            if shelf.on_boards:
                wide = wide * (ROOM - (len(row) - 1) * APART) // sum(needed)
                _shelf(canvas, x, y, wide, shelf)
                x += wide + APART
            else:
                _cards(canvas, x, y, wide, shelf)
                x += wide + GAP
        y += _row_height(row)
    return canvas


def _top(number: int) -> int:
    """The upper edge of the rows on a band, the first being 0."""
    return 0 if number else HEAD


def _height(rows: Sequence[Row], top: int) -> int:
    return top + sum(map(_row_height, rows)) + 6


def _row_height(row: Row) -> int:
    if row[0].on_boards:
        return SHELF_HIGH
    return TITLE_HIGH + max(
        -(-len(shelf.stock) // _columns(shelf)) * (_card_high(shelf) + GAP) for shelf in row
    )


def _card_high(shelf: ShelfShown) -> int:
    """The height of a part's cards: more where a name or what is below it takes two lines."""
    smaller = TextStyle(NAME.face, NAME.size - 4)
    two = any(
        len(each.tokens) > 1 or (each.note and width(each.name, smaller) > CARD_ROOM)
        for each in shelf.stock
    )
    return CARD_HIGH + (36 if two else 0)


def _rows(shelves: Sequence[ShelfShown]) -> list[Row]:
    """The parts in rows of one kind, as many side by side as fit."""
    rows: list[Row] = []
    for shelf in shelves:
        beside = rows[-1] if rows and rows[-1][0].on_boards == shelf.on_boards else ()
        gap = APART if shelf.on_boards else GAP
        if beside and sum(_needed(each) + gap for each in beside) + _needed(shelf) <= ROOM:
            rows[-1] = (*beside, shelf)
        else:
            rows.append((shelf,))
    return rows


def _pages(rows: Sequence[Row]) -> list[tuple[Row, ...]]:
    """The rows of each band, as many as fit; without rows a single empty band."""
    pages: list[tuple[Row, ...]] = [()]
    for row in rows:
        if pages[-1] and _height((*pages[-1], row), _top(len(pages) - 1)) > MAX_HEIGHT:
            pages.append(())
        pages[-1] += (row,)
    return pages


def _columns(shelf: ShelfShown) -> int:
    """How many cards stand side by side: four in two rows, as they leave room beside them."""
    return 2 if len(shelf.stock) == 4 else min(CARDS, len(shelf.stock))


def _needed(shelf: ShelfShown) -> int:
    """The width that a part needs for its things and their names."""
    if not shelf.on_boards:
        return _columns(shelf) * (CARD_WIDE + GAP) - GAP
    return min(ROOM, max(width(shelf.title, TITLE) + 8, 2 * SIDE + sum(map(_place, shelf.stock))))


def _place(each: StockShown) -> int:
    """The width of a thing's place."""
    return max(THING + 14, width(each.name, NAME) + 16)


def _shelf(canvas: Canvas, x: int, y: int, wide: int, shelf: ShelfShown) -> None:
    """Things on a board, with their numbers and their names below."""
    board = y + TITLE_HIGH + THING
    canvas.rect(x, y + TITLE_HIGH - 4, wide, THING + 4, NICHE)
    canvas.rect(x, board, wide, BOARD_HIGH // 2, theme.SAND)
    canvas.rect(x, board + BOARD_HIGH // 2, wide, BOARD_HIGH // 2, theme.OCHRE)
    write(canvas, x + 2, y + 26, shelf.title, TITLE, theme.SAND, wide - 4)
    places = [_place(each) for each in shelf.stock]
    at = 0
    for each, place in zip(shelf.stock, places, strict=True):
        left = x + SIDE + at * (wide - 2 * SIDE) // sum(places)
        at += place
        right = x + SIDE + at * (wide - 2 * SIDE) // sum(places)
        _stock(canvas, (left + right) // 2, board, right - left - 8, each)


def _stock(canvas: Canvas, middle: int, board: int, room: int, each: StockShown) -> None:
    """A thing on its shelf with its number, and its name below."""
    left, right = middle - THING // 2 - 10, middle + THING // 2 + 4
    canvas.sprite(left, board - THING + 6, thing(each.picture, THING))
    if each.held:
        _count(canvas, right, board, each.held)
    if each.coming:
        _tag(canvas, right, board - THING + 2, f"+{each.coming}")
    write(canvas, middle, board + BOARD_HIGH + 22, each.name, NAME, theme.CREAM, room, "m")


def _count(canvas: Canvas, right: int, low: int, held: int) -> None:
    """The number of a thing on a light plate, whose lower right corner is at (right, low)."""
    wide = max(54, width(str(held), FIGURE) + 22)
    canvas.panel(right - wide, low - 60, wide, 60, 10, theme.BASALT)
    canvas.panel(right - wide + 4, low - 56, wide - 8, 52, 9, theme.CREAM)
    canvas.text(right - wide // 2, low - 30, str(held), FIGURE, theme.INK, "m")


def _tag(canvas: Canvas, right: int, top: int, words: str) -> None:
    """Words on an amber plate that ends at ``right``."""
    wide = width(words, NAME) + 20
    canvas.panel(right - wide, top, wide, 42, 9, theme.AMBER)
    canvas.text(right - wide // 2, top + 21, words, NAME, theme.INK, "m")


def _cards(canvas: Canvas, x: int, y: int, wide: int, shelf: ShelfShown) -> None:
    """Cards of things, as many side by side as the width holds."""
    write(canvas, x + 2, y + 26, shelf.title, TITLE, theme.SAND, wide - 4)
    high = _card_high(shelf)
    for at, each in enumerate(shelf.stock):
        down, across = divmod(at, _columns(shelf))
        left, top = x + across * (CARD_WIDE + GAP), y + TITLE_HIGH + down * (high + GAP)
        _card(canvas, left, top, high, each)


def _card(canvas: Canvas, x: int, y: int, high: int, each: StockShown) -> None:
    """A thing with its name, and what is on it or comes of it."""
    low = y + high
    panel(canvas, x, y, CARD_WIDE, high, theme.PANEL_LIGHT)
    canvas.panel(x, y, CARD_HIGH, high, 12, NICHE)
    canvas.sprite(
        x + (CARD_HIGH - CARD_THING) // 2, low - CARD_THING - 2, thing(each.picture, CARD_THING)
    )
    left, room = x + CARD_HIGH + 12, CARD_ROOM
    right, name_high = left + room, high - 6
    if each.note:
        name_high -= 44
        _tag(canvas, left + width(each.note, NAME) + 20, low - 48, each.note)
    elif each.tokens:
        name_high -= 44 if len(each.tokens) == 1 else NOTE_HIGH
        _tokens(canvas, left, low, each.tokens)
    elif each.held is not None:
        _count(canvas, right, low - 16, each.held)
        room -= 64
    elif each.coming:
        _tag(canvas, right, y + 24, f"+{each.coming}")
        room -= 70
    name = text_block(each.name, NAME, room, name_high)
    name.write(canvas, left, y + 3 + name_high // 2, theme.CREAM)


def _tokens(canvas: Canvas, left: int, low: int, tokens: Sequence[tuple[str, str]]) -> None:
    """A token's sign and its words; of several the words only, on two lines above ``low``."""
    if len(tokens) == 1:
        ((kind, words),) = tokens
        canvas.sprite(left, low - 48, token(kind, 44))
        write(canvas, left + 52, low - 26, words, NAME, theme.SAND, CARD_ROOM - 52)
        return
    told = text_block(", ".join(words for _, words in tokens), NAME, CARD_ROOM, NOTE_HIGH)
    told.write(canvas, left, low - 6 - NOTE_HIGH // 2, theme.SAND)


def _alt_text(shelves: Sequence[ShelfShown], words: Words) -> str:
    parts = []
    for shelf in shelves:
        told = []
        for each in shelf.stock:
            coming = f"+{each.coming}" if each.coming else ""
            count = str(each.held) if each.held else ""
            signs = ", ".join(token for _, token in each.tokens)
            note = each.note or (signs and f"({signs})")
            told.append(" ".join(filter(None, (each.whole, count, coming, note))))
        listed = ", ".join(told) or words("picmars-none")
        parts.append((f"{labelled(shelf.title, listed, words)}.", ""))
    return compose(parts)
