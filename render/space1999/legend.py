"""Draws the signs of the pictures for the legend, each by the code that draws it there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PIL import Image

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.legend import LegendLook, draw_signs, legend_height
from render.core.picture import WIDTH, Band, Words
from render.core.text import JOST_BOLD, TextStyle
from render.space1999 import theme
from render.space1999.backdrop import (
    FORCE_LINE,
    LINE,
    NODE_EDGE,
    NODE_INK,
    draw_arrow,
    draw_node,
    draw_tag,
)
from render.space1999.cards import DISPLACED, LINKED, blank_tile, tile
from render.space1999.central_computer import PAINTS, progress, speaker
from render.space1999.layout import GLOBE, SHIP
from render.space1999.monitor import draw_corners, draw_tab, missing_tile
from render.space1999.page import draw_recess
from render.space1999.palette import PALETTE
from render.space1999.pieces import (
    draw_cards_left,
    draw_jump,
    draw_mark,
    draw_moved,
    draw_planets_left,
    draw_price,
    draw_up,
    draw_way,
)
from render.space1999.planets import planet_globe, visited_planet
from render.space1999.sprites import badge, bolt, card_back, earth, lamp, moon, ship
from rules.space1999.monitor import EAST
from rules.space1999.terms import CURVE, NEGATIVE, NEUTRAL, OK, SECTORS, STRAIGHT

LOOK = LegendLook(theme.VOID, theme.FORCE, TextStyle(JOST_BOLD, 32))
_PLANET = "mirel"
_TILE = 54
"""The side of a tile."""


def legend(signs: Sequence[tuple[str, str]], words: Words) -> Band:
    """The signs of these keys, each with its name."""
    alt = compose([(words("pic1999-alt-legend", list=", ".join(name for _, name in signs)),)])
    return Band("legend", draw_legend, (tuple(signs),), alt, PALETTE)


def draw_legend(signs: Sequence[tuple[str, str]]) -> Canvas:
    """Raises ``KeyError`` for a key of no sign."""
    canvas = Canvas.blank(WIDTH, legend_height(len(signs)), theme.SCREEN_LIGHT)
    draw_signs(canvas, LOOK, [(SIGNS[key], name) for key, name in signs])
    return canvas


def _sprites(canvas: Canvas, x: int, y: int, sprites: Sequence[Image.Image], gap: int = 8) -> None:
    """Sprites side by side, centred on (x, y)."""
    left = x - (sum(sprite.width for sprite in sprites) + gap * (len(sprites) - 1)) // 2
    for sprite in sprites:
        canvas.sprite(left, y - sprite.height // 2, sprite)
        left += sprite.width + gap


# The star chart


def _node(canvas: Canvas, x: int, y: int) -> None:
    canvas.line((x - 84, y), (x + 84, y), FORCE_LINE, LINE)
    draw_node(canvas, (x, y), "n17", theme.SCREEN, NODE_INK, NODE_EDGE)


def _line(canvas: Canvas, x: int, y: int) -> None:
    for one, other in (((x - 84, y + 34), (x, y)), ((x, y), (x + 84, y)), ((x, y), (x, y - 46))):
        canvas.line(one, other, FORCE_LINE, LINE)
    draw_node(canvas, (x, y), "n5", theme.SCREEN, NODE_INK, NODE_EDGE)


def _planet(canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [planet_globe(planet, GLOBE + 12) for planet in (_PLANET, "velta")], 24)


def _visited(canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [visited_planet(_PLANET, "a"), visited_planet("helin", "c")])


def _ship(canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [ship(sector, SHIP) for sector in ("a", "b")], 20)


def _moon(canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [moon(0, SECTORS, 3, 74, 52)])


def _moon_number(canvas: Canvas, x: int, y: int) -> None:
    draw_tag(canvas, (x, y), 3)
    draw_cards_left(canvas, (x, y), 3, 2)


def _arrow(canvas: Canvas, x: int, y: int) -> None:
    draw_arrow(canvas, (x, y))


def _up(canvas: Canvas, x: int, y: int) -> None:
    draw_up(canvas, (x - 52, y), "a", 7)


def _planets_left(canvas: Canvas, x: int, y: int) -> None:
    draw_planets_left(canvas, (x + 54, y), 14)


def _flew(canvas: Canvas, x: int, y: int) -> None:
    draw_way(canvas, [(x - 84, y + 10), (x - 20, y + 10)], theme.SECTOR_STYLES["a"].colour)
    draw_moved(canvas, (x + 24, y), SHIP)
    canvas.sprite(x + 24 - SHIP // 2, y - SHIP // 2, ship("a", SHIP))


def _leapt(canvas: Canvas, x: int, y: int) -> None:
    draw_jump(canvas, (x - 84, y + 30), (x + 84, y + 30))


def _in_reach(canvas: Canvas, x: int, y: int) -> None:
    draw_node(canvas, (x - 56, y), "n9", theme.AMBER, theme.INK, theme.AMBER)
    canvas.sprite(x + 34 - GLOBE // 2, y - GLOBE // 2, planet_globe(_PLANET, GLOBE))
    draw_mark(canvas, (x + 34, y))


def _price(canvas: Canvas, x: int, y: int) -> None:
    canvas.sprite(x - GLOBE // 2, y - GLOBE // 2, planet_globe(_PLANET, GLOBE))
    draw_mark(canvas, (x, y))
    draw_price(canvas, (x + 32, y), 2)


# The Star Monitor


def _earth(canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [earth(84)])


def _start(canvas: Canvas, x: int, y: int) -> None:
    for i, sector in enumerate(("a", "c")):
        draw_tab(canvas, x - 44 + i * 88, y, sector, _TILE + 14, 32)


def _tiles(canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [tile("a", STRAIGHT, 1, 72, LINKED), tile("a", CURVE, 2, 72, LINKED)])


def _displaced(canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [tile("a", STRAIGHT, 1, 72, DISPLACED)])


def _missing(canvas: Canvas, x: int, y: int) -> None:
    size = _TILE
    for i in range(3):
        square = missing_tile("c", 3 - i, EAST, size)
        canvas.image.paste(square, (x - 3 * size // 2 + i * (size + 2), y - size // 2))


def _moved(canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [tile("b", STRAIGHT, 1, 64, LINKED)])
    draw_corners(canvas, x - 38, y - 38, 76)


def _choice(canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [tile("b", STRAIGHT, 1, 64, LINKED)])
    canvas.frame(x - 36, y - 36, 72, 72, 10, theme.AMBER, 5)


def _progress(canvas: Canvas, x: int, y: int) -> None:
    draw_recess(canvas, x - 88, y - 32, 176, 64)
    pips = progress("a", 2, 2, 106)
    canvas.image.paste(pips, (x - 78, y - pips.height // 2))
    canvas.sprite(x + 28, y - 16, earth(32))
    canvas.text(x + 73, y, "2", theme.FIGURE, theme.AMBER, "m")


def _energy(canvas: Canvas, x: int, y: int) -> None:
    canvas.sprite(x - 50, y - 28, bolt(56))
    canvas.text(x + 8, y, "7", theme.FIGURE_BIG, theme.AMBER)


def _plans(canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [card_back(52, theme.EARTH_BLUE)])


def _held(canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [blank_tile(STRAIGHT, 62), blank_tile(CURVE, 62)], 20)


def _deciding(canvas: Canvas, x: int, y: int) -> None:
    draw_recess(canvas, x - 96, y - 40, 192, 80)
    canvas.frame(x - 96, y - 40, 192, 80, 14, theme.AMBER, 5)
    canvas.sprite(x - 80, y - 28, badge("b", 56))


# The Central Computer


def _lamp(answer: str, canvas: Canvas, x: int, y: int) -> None:
    canvas.panel(x - 88, y - 46, 176, 92, 14, theme.SHELL)
    draw_recess(canvas, x - 80, y - 38, 76, 76)
    canvas.sprite(x - 80, y - 38, lamp(76, PAINTS[OK], lit=answer == OK))
    canvas.image.paste(speaker(76, answer == NEGATIVE), (x + 4, y - 38))


SIGNS: Mapping[str, Callable[[Canvas, int, int], None]] = {
    "node": _node,
    "line": _line,
    "planet": _planet,
    "visited": _visited,
    "ship": _ship,
    "moon": _moon,
    "moon-number": _moon_number,
    "arrow": _arrow,
    "up": _up,
    "planets-left": _planets_left,
    "flew": _flew,
    "leapt": _leapt,
    "in-reach": _in_reach,
    "price": _price,
    "earth": _earth,
    "start": _start,
    "tiles": _tiles,
    "displaced": _displaced,
    "missing": _missing,
    "moved": _moved,
    "choice": _choice,
    "progress": _progress,
    "energy": _energy,
    "plans": _plans,
    "held": _held,
    "deciding": _deciding,
    "ok": partial(_lamp, OK),
    "no": partial(_lamp, NEGATIVE),
    "no-signal": partial(_lamp, NEUTRAL),
}
"""By sign, the function that paints it about a place."""
