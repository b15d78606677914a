"""Draws what a seat has: ship, energy, flight plans, route tiles, the route to Earth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.core import shapes
from render.core.alt_text import compose, semicolon_list
from render.core.canvas import Canvas
from render.core.palette import mix
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.text import clean
from render.space1999 import theme
from render.space1999.alt_text import route_alt_text, ship_alt_text
from render.space1999.cards import HELD, LINKED, CardShown, Place, draw_card, plan_shown, tile
from render.space1999.page import HEAD, HeadingShown, draw_heading, draw_recess, page
from render.space1999.palette import PALETTE
from render.space1999.planets import portrait
from render.space1999.sprites import badge, bolt, card_back, earth, moon, quarter, ship
from rules.core.game import Seat
from rules.space1999.chart import Moon
from rules.space1999.terms import BASE, CURVE, STRAIGHT
from rules.space1999.view import View

EDGE, GAP, TOP = 18, 8, HEAD + 12
WINDOW_WIDE, WINDOW_HIGH = 410, MAX_HEIGHT - TOP - EDGE
"""Size of the window that shows where the ship is."""
RIGHT = EDGE + WINDOW_WIDE + 14
ROOM = WIDTH - RIGHT - EDGE
"""Width of what is right of the window."""
BLOCK = 128
"""Height of the blocks for energy, plans and tiles."""
ROUTE = WINDOW_HIGH - 3 * (BLOCK + GAP)
"""Height of the block for the route."""
COUNTERS = 28
"""The most units of energy that are drawn one by one."""


@dataclass(frozen=True, slots=True)
class WindowShown:
    """Where a ship is: a planet's id, a node's id, or the Moon and the sectors in play.

    Of these three, those where the ship isn't are empty or ``None``.
    """

    sector: str
    planet: str
    node: str
    moon: tuple[Moon, tuple[str, ...]] | None


@dataclass(frozen=True, slots=True)
class SheetShown:
    """What a ship has, and the words for it.

    ``ahead`` is how many squares its route still needs, ``None`` where it is shut in.
    """

    sector: str
    energy: int
    plans: int
    straights: int
    curves: int
    route: int
    ahead: int | None
    energy_title: str
    plans_title: str
    tiles_title: str
    route_title: str
    to_earth: str


def sheet(view: View, seat: Seat, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    """The sheet of the ship in ``seat``, which shows only what is public.

    Raises ``IndexError`` for a seat that nobody has.
    """
    each = view.ships[seat]
    sector, where = theme.sector(view, seat, words), theme.place(each.place, view, words)
    heading = HeadingShown(each.sector, sector, clean(people[seat]), where)
    on_planet = each.place in view.board.chart.planets
    used = tuple(other.sector for other in view.ships)
    window = WindowShown(
        each.sector,
        each.place if on_planet else "",
        "" if on_planet or each.place == BASE else each.place,
        (view.moon, used) if each.place == BASE else None,
    )
    shown = SheetShown(
        each.sector,
        each.energy,
        each.plans,
        each.straights,
        each.curves,
        len(each.route),
        each.missing,
        words("pic1999-energy"),
        words("pic1999-plans"),
        words("pic1999-tiles"),
        words("pic1999-length", count=len(each.route)),
        theme.to_earth(view, seat, words),
    )
    alt = _alt_text(view, seat, people, words)
    return (Band("sheet", draw_sheet, (heading, window, shown), alt, PALETTE),)


def draw_sheet(heading: HeadingShown, window: WindowShown, shown: SheetShown) -> Canvas:
    """A ship's band: a window on the left, what it has and its route on the right."""
    canvas = page()
    draw_heading(canvas, heading)
    _window(canvas, window)
    _energy(canvas, TOP, shown)
    _plans(canvas, TOP + BLOCK + GAP, shown)
    _tiles(canvas, TOP + 2 * (BLOCK + GAP), shown)
    _route(canvas, TOP + 3 * (BLOCK + GAP), shown)
    return canvas


def _window(canvas: Canvas, shown: WindowShown) -> None:
    """The ship where it is: above a planet, on a node, or on the Moon."""
    wide, high = WINDOW_WIDE, WINDOW_HIGH
    scene = portrait(shown.planet, wide, high)
    canvas.image.paste(scene, (EDGE, TOP), shapes.rounded(wide, high, 30))
    x, y = EDGE + wide // 2, TOP + high // 2
    size = 160
    if shown.moon is not None:
        turned, used = shown.moon
        disc = moon(turned.turns, used, turned.number, 164, 164)
        canvas.sprite(x - disc.width // 2, y - disc.height // 2, disc)
        size = 124
        right, down = quarter(turned.quadrant(shown.sector), 122)
        x, y = x + round(right), y + round(down)
    elif shown.node:
        for dx, dy in ((0, high // 2 - 4), (wide // 2 - 4, 0), (196, 196), (196, -196)):
            canvas.path(((x - dx, y - dy), (x + dx, y + dy)), mix(theme.FORCE, theme.VOID, 0.45), 5)
        canvas.disc(x, y, 320, theme.VOID)
        canvas.ring(x, y, 320, theme.QUIET, 6)
        canvas.text(x, y - 96, shown.node[1:], theme.FIGURE_BIG, theme.FORCE, "m")
        y += 40
    canvas.sprite(x - size // 2, y - size // 2, ship(shown.sector, size))
    canvas.frame(EDGE, TOP, wide, high, 30, theme.SCREEN_LIGHT, 6)


def _block(canvas: Canvas, y: int, title: str, count: str) -> None:
    draw_recess(canvas, RIGHT, y, ROOM, BLOCK)
    wide = canvas.text(RIGHT + ROOM - 22, y + 36, count, theme.FIGURE, theme.AMBER, "r")
    room = ROOM - wide - 60
    canvas.write(RIGHT + 22, y + 32, title, theme.NAME_BOLD, theme.FORCE, room)


def _energy(canvas: Canvas, y: int, shown: SheetShown) -> None:
    _block(canvas, y, shown.energy_title, str(shown.energy))
    count = min(shown.energy, COUNTERS)
    step = min(52, (ROOM - 96) // max(1, count - 1))
    for i in range(count):
        x = RIGHT + 46 + i * step
        canvas.disc(x, y + 90, 52, theme.VOID)
        canvas.disc(x, y + 90, 48, theme.AMBER)
        canvas.disc(x, y + 90, 38, mix(theme.AMBER, theme.VOID, 0.14))
        canvas.sprite(x - 15, y + 75, bolt(30, theme.VOID))


def _plans(canvas: Canvas, y: int, shown: SheetShown) -> None:
    _block(canvas, y, shown.plans_title, str(shown.plans))
    step = min(62, (ROOM - 90) // max(1, shown.plans))
    for i in range(shown.plans):
        canvas.sprite(RIGHT + 22 + i * step, y + 57, card_back(42, theme.EARTH_BLUE))


def _tiles(canvas: Canvas, y: int, shown: SheetShown) -> None:
    held = [STRAIGHT] * shown.straights + [CURVE] * shown.curves
    _block(canvas, y, shown.tiles_title, str(len(held)))
    step = min(74, (ROOM - 100) // max(1, len(held)))
    for i, shape in enumerate(held):
        canvas.sprite(RIGHT + 22 + i * step, y + 58, tile(shown.sector, shape, 0, 60, HELD))


def _route(canvas: Canvas, y: int, shown: SheetShown) -> None:
    """The unbroken route tile by tile, then a frame for each square that it still needs."""
    draw_recess(canvas, RIGHT, y, ROOM, ROUTE)
    room = ROOM // 2 - 30
    wide = canvas.write(RIGHT + 22, y + 32, shown.route_title, theme.NAME_BOLD, theme.FORCE, room)
    room = ROOM - 64 - wide
    canvas.write(RIGHT + ROOM - 22, y + 32, shown.to_earth, theme.NAME_BOLD, theme.AMBER, room, "r")
    ahead = shown.ahead or 0
    cell = min(72, (ROOM - 236) // max(1, shown.route + ahead))
    x, middle = RIGHT + 88, y + 56 + (ROUTE - 62) // 2
    canvas.sprite(RIGHT + 20, middle - 29, badge(shown.sector, 58))
    side, gap = cell - 4, (cell - 4) // 2
    for _ in range(shown.route):
        sprite = tile(shown.sector, STRAIGHT, 1, side, LINKED)  # all drawn straight
        canvas.sprite(x + 2, middle - gap, sprite)
        x += cell
    for _ in range(ahead):
        canvas.panel(x + 3, middle - gap + 1, side - 2, side - 2, 8, theme.SCREEN)
        canvas.frame(x + 3, middle - gap + 1, side - 2, side - 2, 8, theme.QUIET, 2)
        x += cell
    if shown.ahead is None:  # a red bar: shut in
        canvas.rect(x + 18, middle - 34, 14, 68, theme.ALARM)
        x += 46
    canvas.sprite(x + 8, middle - 37, earth(74))


def _alt_text(view: View, seat: Seat, people: Sequence[str], words: Words) -> str:
    route = route_alt_text(view, view.ships[seat], words)
    return compose([ship_alt_text(view, seat, people, words), (route,)])


ROW, MOST = 4, 8
"""The most cards side by side, and on a band."""
WIDEST, HAND_GAP, HAND_EDGE = 372, 14, 18
"""The most pixels that a card is wide; the distance between cards, and from the band's edges."""


def hand(view: View, seat: Seat, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    """The flight plans of ``seat``, ``MOST`` to a band.

    Raises ``ValueError`` if ``view`` isn't that seat's own.
    """
    own = view.own
    if own is None or view.viewer != seat:
        raise ValueError("a hand is drawn from its owner's view")
    title, aside = words("pic1999-hand"), words("pic1999-secret")
    heading = HeadingShown(view.ships[seat].sector, title, clean(people[seat]), aside)
    none = words("pic1999-nothing")
    bands = []
    for start in range(0, max(1, len(own.plans)), MOST):
        plans = own.plans[start : start + MOST]
        cards = tuple(plan_shown(view, plan, words) for plan in plans)
        name = f"hand-{start // MOST + 1}" if start else "hand"
        alt = _hand_alt_text(view, seat, plans, people, words)
        shown = (heading, cards, "" if cards else none)
        bands.append(Band(name, draw_hand, shown, alt, PALETTE))
    return tuple(bands)


def draw_hand(heading: HeadingShown, cards: tuple[CardShown, ...], none: str) -> Canvas:
    """A hand's band: one or two rows of cards, or the words ``none`` where there are no cards."""
    canvas = page()
    draw_heading(canvas, heading)
    if none:
        canvas.text(
            WIDTH // 2, (HEAD + MAX_HEIGHT) // 2, none, theme.HEADING, theme.QUIET, "m", WIDTH - 80
        )
        return canvas
    rows = -(-len(cards) // ROW)
    across = -(-len(cards) // rows)
    wide = min(WIDEST, (WIDTH - 2 * HAND_EDGE - (across - 1) * HAND_GAP) // across)
    high = (MAX_HEIGHT - HEAD - 2 * HAND_EDGE - (rows - 1) * HAND_GAP) // rows
    for i, card in enumerate(cards):
        row, column = divmod(i, across)
        count = min(across, len(cards) - row * across)
        left = (WIDTH - count * wide - (count - 1) * HAND_GAP) // 2 + column * (wide + HAND_GAP)
        draw_card(
            canvas, Place(left, HEAD + HAND_EDGE - 4 + row * (high + HAND_GAP), wide, high), card
        )
    return canvas


def _hand_alt_text(
    view: View, seat: Seat, plans: Sequence[str], people: Sequence[str], words: Words
) -> str:
    listed = semicolon_list((theme.plan(view, plan, words) for plan in plans), words)
    told = listed or words("pic1999-nothing")
    seats = theme.seat_names(view, seat, people, words)
    return compose([[words("pic1999-alt-hand", seat=name, list=told) for name in seats]])
