"""Draws the planet card drawn on a landing, beside a portrait of the planet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.core import shapes, text
from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.palette import mix
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.text import TextStyle, clean
from render.space1999 import theme
from render.space1999.cards import tile_back
from render.space1999.page import HEAD, HeadingShown, draw_heading, page
from render.space1999.palette import PALETTE
from render.space1999.planets import portrait
from render.space1999.sprites import bolt, ship
from rules.core.game import Seat
from rules.space1999.board import PlanetCard
from rules.space1999.terms import RETURN, TAKE_OFF
from rules.space1999.view import View

EDGE, TOP = 18, HEAD + 14
HIGH = MAX_HEIGHT - TOP - EDGE - 4
"""Height of the portrait and of the card."""
VIEW_WIDE = 548
"""Width of the planet's portrait."""
NAME_HIGH, FIELD = 100, (HIGH - 100) // 3
"""Heights of the planet's name and of each of the card's three fields."""
RED = mix(theme.ALARM, theme.VOID, 0.42)
"""The card's colour."""
PAID = mix(theme.ALARM, theme.VOID, 0.3)
"""The colour of energy that is lost."""


class FieldShown(NamedTuple):
    """A field of the card: its title and its value in words."""

    title: str
    value: str


class PlanetCardShown(NamedTuple):
    """A planet card: the planet's id and name, and the card's fields.

    ``tiles`` are the route tiles printed, ``taken`` those that the Bank gave; ``order`` is the
    instruction in words, ``instruction`` its id.
    """

    planet: str
    name: str
    conditions: FieldShown
    tiles: int
    taken: int
    energy_title: str
    energy: int
    order: FieldShown
    instruction: str


def planet_card(
    view: View,
    seat: Seat,
    planet: str,
    card: int,
    people: Sequence[str],
    words: Words,
    taken: int | None = None,
) -> tuple[Band, ...]:
    """The card that ``seat`` drew on landing; ``card`` is its index in ``board.planet_cards``.

    ``taken`` is how many route tiles the Bank gave; by default as many as the card says. Raises
    ``IndexError`` for an unknown seat or card.
    """
    drawn = view.board.planet_cards[card]
    taken = drawn.tiles if taken is None else min(taken, drawn.tiles)
    sector = view.ships[seat].sector
    heading = HeadingShown(sector, theme.sector(view, seat, words), clean(people[seat]))
    conditions = words(f"pic1999-conditions-{drawn.conditions}")
    order = words(f"pic1999-instruction-{drawn.instruction}")
    shown = PlanetCardShown(
        planet,
        theme.planet(planet),
        FieldShown(words("pic1999-conditions"), conditions),
        drawn.tiles,
        taken,
        words("pic1999-energy"),
        drawn.energy,
        FieldShown(words("pic1999-instruction"), order),
        drawn.instruction,
    )
    alt = _alt_text(view, seat, planet, drawn, taken, people, words)
    return (Band("planet", draw_planet_card, (heading, shown), alt, PALETTE),)


def draw_planet_card(heading: HeadingShown, shown: PlanetCardShown) -> Canvas:
    """The planet's band: the ship above the planet, and the card."""
    canvas = page()
    draw_heading(canvas, heading)
    scene = portrait(shown.planet, VIEW_WIDE, HIGH)
    canvas.image.paste(scene, (EDGE, TOP), shapes.rounded(VIEW_WIDE, HIGH, 40))
    canvas.frame(EDGE, TOP, VIEW_WIDE, HIGH, 40, theme.SCREEN_LIGHT, 8)
    canvas.sprite(EDGE + VIEW_WIDE - 150, TOP + HIGH - 150, ship(heading.sector, 124))
    _card(canvas, EDGE + VIEW_WIDE + 16, shown)
    return canvas


def _card(canvas: Canvas, x: int, shown: PlanetCardShown) -> None:
    width, y = WIDTH - x - EDGE, TOP
    canvas.panel(x + 4, y + 7, width, HIGH, 26, theme.VOID)
    canvas.panel(x, y, width, HIGH, 26, theme.SHELL_LIGHT)
    canvas.panel(x, y, width, NAME_HIGH, 26, RED)
    canvas.rect(x, y + 60, width, NAME_HIGH - 60, RED)
    canvas.rect(x, y + NAME_HIGH - 8, width, 8, theme.SIGNAL)
    canvas.write(
        x + width // 2, y + 46, shown.name, theme.TITLE, theme.SHELL_LIGHT, width - 48, "m"
    )
    first, second, third = (y + NAME_HIGH + i * FIELD for i in range(3))
    _field(canvas, x, first, width, shown.conditions, 56 + 108 * shown.tiles)
    for i in range(shown.tiles):
        left, top = x + width - 126 - 108 * i, first + (FIELD - 96) // 2
        if i < shown.tiles - shown.taken:  # the Bank had too few
            canvas.frame(left, top, 96, 96, 12, theme.SHELL_DARK, 4)
        else:
            canvas.sprite(left, top, tile_back(96))
    canvas.rect(x + 26, second, width - 52, 3, theme.SHELL_DARK)
    _field(canvas, x, second, width, FieldShown(shown.energy_title, ""), 0)
    figure = signed(shown.energy)
    paint = PAID if shown.energy < 0 else theme.INK
    middle = second + 96
    wide = canvas.text(x + 28, middle, figure, theme.FIGURE_BIG, paint)
    count = abs(shown.energy)
    step = min(66, (width - 170 - wide) // max(1, count))
    for i in range(count):
        canvas.sprite(x + 56 + wide + step * i, middle - 35, bolt(70, paint))
    canvas.rect(x + 26, third, width - 52, 3, theme.SHELL_DARK)
    sign = shown.instruction in (TAKE_OFF, RETURN)
    _field(canvas, x, third, width, shown.order, 130 if sign else 0)
    if sign:
        up = shown.instruction == TAKE_OFF
        canvas.sprite(x + width - 126, third + (FIELD - 96) // 2, _sign(up, 96))


def _field(canvas: Canvas, x: int, y: int, width: int, shown: FieldShown, aside: int) -> None:
    """A title and a value; ``aside`` pixels on the right stay free for a sign."""
    room = width - 56 - aside
    ink = mix(theme.INK, theme.SHELL_LIGHT, 0.25)
    canvas.write(x + 28, y + 34, shown.title, theme.NAME, ink, width - 56)
    if shown.value:
        style = theme.HEADING
        if text.width(shown.value, style) > room:
            style = TextStyle(theme.HEADING.face, 36)
        middle = y + 58 + (FIELD - 62) // 2
        canvas.paragraph(x + 28, middle, shown.value, style, theme.INK, room, 2, smallest=32)


def _sign(up: bool, size: int) -> Image.Image:
    """An arrow upwards for a take-off, or one that turns back for a return."""
    sprite = Canvas.blank(size, size, theme.SHELL_LIGHT)
    u = size / 80
    if up:
        sprite.rect(round(8 * u), round(70 * u), round(64 * u), round(8 * u), RED)
    points = _UP if up else _BACK
    scaled = tuple((px * u, py * u) for px, py in points)
    sprite.mask(0, 0, shapes.polygon(scaled, size, size), RED)
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
    taken: int,
    people: Sequence[str],
    words: Words,
) -> str:
    told = [
        words(
            "pic1999-alt-planet",
            seat=who,
            planet=theme.planet(planet),
            conditions=words(f"pic1999-conditions-{drawn.conditions}"),
            tiles=taken,
            energy=signed(drawn.energy),
            instruction=words(f"pic1999-instruction-{drawn.instruction}"),
        )
        for who in theme.seat_names(view, seat, people, words)
    ]
    return compose([told])
