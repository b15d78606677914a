"""Draws the planet card of a landing beside a view of the planet."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.core import shapes
from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.colour import Colour, mix
from render.core.picture import WIDTH, Picture, Words
from render.core.text import shrink
from render.core.wrapping import paragraph
from render.space1999.parts import labels
from render.space1999.parts.page import HEAD, draw_heading, page
from render.space1999.parts.planets import portrait
from render.space1999.parts.sprites import bolt, ship
from render.space1999.parts.theme import (
    ALARM,
    FIGURE_BIG,
    HEADING,
    INK,
    LABEL,
    SCREEN_LIGHT,
    SHELL_DARK,
    SHELL_LIGHT,
    SIGNAL,
    SMALLEST,
    TITLE,
    VOID,
)
from render.space1999.parts.tiles import tile_back
from rules.core.game import Seat
from rules.space1999.components.decks import PlanetCard
from rules.space1999.terms import RETURN, TAKE_OFF
from rules.space1999.views.view import View

SIZE = 500
RED = mix(ALARM, VOID, 0.42)
PAID = mix(ALARM, VOID, 0.3)


def planet_card(
    view: View, seat: Seat, planet: str, card: int, people: Sequence[str], words: Words
) -> Picture:
    """The card that ``seat`` drew on landing: an index into the board's ``planet_cards``.

    Raises ``IndexError`` where there is no such seat or card.
    """
    drawn = view.board.planet_cards[card]
    sector = view.ships[seat].sector
    canvas = page(HEAD + SIZE + 40)
    title = labels.sector(view, seat, words)
    draw_heading(canvas, sector, title, people[seat])
    x, y = 20, HEAD + 20
    canvas.image.paste(portrait(planet, SIZE, SIZE), (x, y), shapes.rounded(SIZE, SIZE, 40))
    canvas.frame(x, y, SIZE, SIZE, 40, SCREEN_LIGHT, 8)
    canvas.sprite(x + SIZE - 132, y + SIZE - 132, ship(sector, 110))
    _card(canvas, SIZE + 40, y, drawn, labels.planet(planet), words)
    return Picture(canvas.image, _alt_text(view, seat, planet, drawn, people, words))


def _card(canvas: Canvas, x: int, y: int, drawn: PlanetCard, name: str, words: Words) -> None:
    width = WIDTH - x - 20
    canvas.panel(x + 4, y + 7, width, SIZE, 26, VOID)
    canvas.panel(x, y, width, SIZE, 26, SHELL_LIGHT)
    canvas.panel(x, y, width, 110, 26, RED)
    canvas.rect(x, y + 60, width, 40, RED)
    canvas.rect(x, y + 92, width, 8, SIGNAL)
    canvas.rect(x, y + 100, width, 12, SHELL_LIGHT)
    style = shrink(name, TITLE, width - 48, SMALLEST)
    canvas.text(x + width // 2, y + 48, name, style, SHELL_LIGHT, "m", width - 48)
    conditions = words(f"pic1999-conditions-{drawn.conditions}")
    _field(canvas, x, y + 112, width, words("pic1999-conditions"), conditions, 190)
    for i in range(drawn.tiles):
        canvas.sprite(x + width - 100 - 88 * i, y + 131, tile_back(78))
    canvas.rect(x + 24, y + 228, width - 48, 2, SHELL_DARK)
    _field(canvas, x, y + 228, width, words("pic1999-energy"), "", 0)
    figure = signed(drawn.energy)
    paint = PAID if drawn.energy < 0 else INK
    wide = canvas.text(x + 26, y + 303, figure, FIGURE_BIG, paint)
    for i in range(abs(drawn.energy)):
        canvas.sprite(x + 50 + wide + 62 * i, y + 271, bolt(64, paint))
    canvas.rect(x + 24, y + 346, width - 48, 2, SHELL_DARK)
    order = words(f"pic1999-instruction-{drawn.instruction}")
    sign = drawn.instruction in (TAKE_OFF, RETURN)
    _field(canvas, x, y + 348, width, words("pic1999-instruction"), order, 110 if sign else 0)
    if sign:
        canvas.sprite(x + width - 102, y + 396, _sign(drawn.instruction == TAKE_OFF, 80, RED))


def _field(canvas: Canvas, x: int, y: int, width: int, title: str, value: str, taken: int) -> None:
    room = width - 52 - taken
    canvas.text(x + 26, y + 30, title, LABEL, mix(INK, SHELL_LIGHT, 0.25), room=room)
    if value:
        style = shrink(value, HEADING, room, 34)
        middle = y + 82 if style == HEADING else y + 96
        paragraph(canvas, x + 26, middle, value, style, INK, room, 2, SMALLEST)


def _sign(up: bool, size: int, paint: Colour) -> Image.Image:
    """An arrow that leaves the ground, or one that turns for home."""
    sprite = Canvas.blank(size, size, SHELL_LIGHT)
    u = size / 80
    if up:
        sprite.rect(round(8 * u), round(70 * u), round(64 * u), round(8 * u), paint)
    points = _UP if up else _BACK
    scaled = tuple((px * u, py * u) for px, py in points)
    sprite.mask(0, 0, shapes.polygon(scaled, size, size), paint)
    return sprite.image.convert("RGBA")


_UP = ((40, 4), (70, 38), (52, 38), (52, 64), (28, 64), (28, 38), (10, 38))
_BACK = ((6, 30), (38, 4), (38, 20), (70, 20), (70, 74), (52, 74), (52, 40), (38, 40), (38, 56))


def signed(amount: int) -> str:
    """An amount of energy with its sign.

    >>> signed(2), signed(-3), signed(0)
    ('+2', '−3', '0')
    """
    return f"+{amount}" if amount > 0 else str(amount).replace("-", "−")


def _alt_text(
    view: View,
    seat: Seat,
    planet: str,
    drawn: PlanetCard,
    people: Sequence[str],
    words: Words,
) -> str:
    told = [
        words(
            "pic1999-alt-planet",
            seat=who,
            planet=labels.planet(planet),
            conditions=words(f"pic1999-conditions-{drawn.conditions}"),
            tiles=drawn.tiles,
            energy=signed(drawn.energy),
            instruction=words(f"pic1999-instruction-{drawn.instruction}"),
        )
        for who in (labels.seat_name(view, seat, people, words), labels.sector(view, seat, words))
    ]
    return compose([told])
