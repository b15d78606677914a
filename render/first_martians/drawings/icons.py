"""Draws signs as one-colour masks, and sprites of pieces."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.core.art import SpriteCanvas, draw_outline, write_centred
from render.core.cache import cached_image
from render.core.canvas import Canvas, Pen
from render.core.palette import Colour, mix
from render.core.shapes import SCALE, averaged
from render.core.text import FIGURES_BOLD, TextStyle
from render.first_martians import theme
from render.first_martians.drawings import signs

LINE = 8
"""Default width of lines, in hundredths of the sign's width."""

SIGNS: dict[str, Callable[[Pen], None]] = {
    "energy": signs.energy,
    "oxygen": signs.oxygen,
    "food": signs.food,
    "power": signs.power,
    "filters": signs.filters,
    "hardware": signs.hardware,
    "cpu": signs.cpu,
    "event": signs.event,
    "rest": signs.rest,
    "unwind": signs.unwind,
    "heal": signs.heal,
    "manage": signs.manage,
    "explore": signs.explore,
    "gather": signs.gather,
    "research": signs.research,
    "build": signs.build,
    "untyped": signs.untyped,
    "plant": signs.plant,
    "seed": signs.seed,
    "rover": signs.rover,
    "pawn": signs.pawn,
    "wound": signs.wound,
    "blocked": signs.blocked,
    "adventure": signs.adventure,
    "reroll": signs.reroll,
    "rover-check": signs.rover_check,
    "impassable": signs.impassable,
    "morale": signs.morale,
    "lose-morale": signs.lose_morale,
    "extra-pawn": signs.extra_pawn,
    "minus-pawn": signs.extra_pawn,
    "sample": signs.sample,
    "stress": signs.stress,
    "malfunction": signs.malfunction,
    "upgrade": signs.upgrade,
    "machine": signs.machine,
    "poi": signs.poi,
    "find": signs.find,
    "sol": signs.sol,
    "tick": signs.tick,
    "cross": signs.cross,
    "shutdown": signs.shutdown,
    "condition": signs.condition,
    "greenhouse": signs.greenhouse,
}


@cached_image
def icon(name: str, size: int) -> Image.Image:
    """The sign of this name as a mask of ``size`` pixels square.

    Raises ``KeyError`` for an unknown name.
    """
    pen = Pen(size, LINE)
    SIGNS[name](pen)
    return averaged(pen.image, SCALE)


def _paint(sprite: Image.Image, x: int, y: int, sign: str, size: int, colour: Colour) -> None:
    """A sign's mask on a sprite, its corner at (x, y)."""
    sprite.paste((*colour, 255), (x, y), icon(sign, size))


@cached_image
def badge(role: str, letter: str, size: int) -> Image.Image:
    """An astronaut's letter on its shape, ``size`` pixels square."""
    style = theme.ROLE_STYLES[role]
    canvas = SpriteCanvas(size, size)
    draw_outline(canvas, style, size / 2, size / 2, size, style.colour)
    sprite = canvas.finish()
    style_of_letter = TextStyle(FIGURES_BOLD, round(size * 0.68))
    write_centred(sprite, size // 2, size // 2, letter, style_of_letter, theme.INK)
    return sprite


@cached_image
def machine(action: str, colour: Colour, size: int) -> Image.Image:
    """A machine's pawn: a plate in the colour of its action, with that action's sign."""
    canvas = SpriteCanvas(size, size)
    canvas.box(0, 0, size, size, size * 0.24, theme.QUIET)
    canvas.box(3, 3, size - 6, size - 6, size * 0.2, colour)
    sprite = canvas.finish()
    edge = round(size * 0.2)
    _paint(sprite, edge, edge, action, size - 2 * edge, theme.INK)
    return sprite


@cached_image
def marker(works: bool, size: int) -> Image.Image:
    """A part's marker: a green disc with a tick, or a red diamond with a cross."""
    canvas = SpriteCanvas(size, size)
    half = size / 2
    if works:
        canvas.oval(half, half, size * 0.84, size * 0.84, theme.GO)
    else:
        canvas.polygon([(half, 0), (size, half), (half, size), (0, half)], theme.RED)
    sprite = canvas.finish()
    reach = round(size * (0.46 if works else 0.4))
    corner = (size - reach) // 2
    sign, ink = ("tick", theme.INK) if works else ("cross", theme.CREAM)
    _paint(sprite, corner, corner, sign, reach, ink)
    return sprite


@cached_image
def part_tile(kind: str, works: bool, size: int) -> Image.Image:
    """A part: a dark plate with its sign in green, or a red plate with a cross in its corner."""
    canvas = SpriteCanvas(size, size)
    canvas.box(0, 0, size, size, size * 0.18, theme.GO_DARK if works else theme.RED)
    cross = round(size * 0.42)
    at, edge = size - cross, round(size * (0.17 if works else 0.12))
    sprite = canvas.finish()
    inner = size - 2 * edge if works else round(size * 0.66)
    _paint(sprite, edge, edge, kind, inner, theme.GO if works else theme.CREAM)
    if not works:
        corner = SpriteCanvas(cross, cross)
        corner.oval(cross / 2, cross / 2, cross, cross, theme.BASALT)
        badge_ = corner.finish()
        sprite.alpha_composite(badge_, (at, at))
        reach = round(cross * 0.64)
        _paint(
            sprite,
            at + (cross - reach) // 2,
            at + (cross - reach) // 2,
            "cross",
            reach,
            theme.ALARM,
        )
    return sprite


@cached_image
def token(kind: str, size: int) -> Image.Image:
    """A modifier token: a sand-coloured square with cut corners, with its sign."""
    canvas = SpriteCanvas(size, size)
    cut, end = size * 0.24, size * 0.76
    upper, lower = [(0, cut), (cut, 0), (end, 0), (size, cut)], [(size, end), (end, size)]
    canvas.polygon([*upper, *lower, (cut, size), (0, end)], theme.SAND)
    sprite = canvas.finish()
    edge = round(size * 0.18)
    _paint(sprite, edge, edge, kind, size - 2 * edge, theme.RED if kind == "blocked" else theme.INK)
    return sprite


@cached_image
def morale_token(size: int) -> Image.Image:
    """A morale token: an amber coin with a heart."""
    canvas = SpriteCanvas(size, size)
    canvas.oval(size / 2, size / 2, size, size, mix(theme.AMBER, theme.BASALT, 0.35))
    canvas.oval(size / 2, size / 2, size - 4, size - 4, theme.AMBER)
    sprite = canvas.finish()
    edge = round(size * 0.25)
    _paint(sprite, edge, edge + 1, "morale", size - 2 * edge, theme.INK)
    return sprite


@cached_image
def die(block: str, size: int) -> Image.Image:
    """A malfunction die in its block's colour, with the block's number of pips."""
    colour = theme.DIE_COLOURS[block]
    canvas = SpriteCanvas(size, size)
    canvas.box(0, 0, size, size, size * 0.22, mix(colour, theme.BASALT, 0.4))
    canvas.box(0, 0, size, size - 4, size * 0.22, colour)
    places = {
        "working": ((0.5, 0.46),),
        "living": ((0.28, 0.68), (0.72, 0.26)),
        "system": ((0.25, 0.7), (0.5, 0.46), (0.75, 0.22)),
    }[block]
    for x, y in places:
        canvas.oval(x * size, y * size, size * 0.2, size * 0.2, theme.INK)
    return canvas.finish()


@cached_image
def action_die(sign: str, colour: Colour, size: int) -> Image.Image:
    """An action's die in its colour: of success (a tick), of wounds or of adventures."""
    canvas = SpriteCanvas(size, size)
    canvas.box(0, 0, size, size, size * 0.22, mix(colour, theme.BASALT, 0.45))
    canvas.box(0, 0, size, size - 4, size * 0.22, colour)
    sprite = canvas.finish()
    edge = round(size * 0.16)
    name = "tick" if sign == "success" else sign
    _paint(sprite, edge, edge - 2, name, size - 2 * edge, theme.INK)
    return sprite


@cached_image
def track_space(filled: bool, colour: Colour, size: int) -> Image.Image:
    """A space of a track, with its cube or empty."""
    canvas = SpriteCanvas(size, size)
    canvas.box(0, 0, size, size, 6, theme.EDGE)
    canvas.box(2, 2, size - 4, size - 4, 5, theme.PANEL_LIGHT)
    if filled:
        canvas.box(4, 4, size - 8, size - 8, 4, colour)
        canvas.box(4, 4, size - 8, size * 0.24, 4, mix(colour, theme.CREAM, 0.4))
    return canvas.finish()


@cached_image
def greenhouse(filled: bool, size: int) -> Image.Image:
    """A greenhouse, with a mature plant in it or empty."""
    sprite = SpriteCanvas(size, size).finish()
    _paint(sprite, 0, 0, "greenhouse", size, theme.SAND if filled else theme.QUIET)
    if filled:
        inner = round(size * 0.5)
        _paint(sprite, (size - inner) // 2, round(size * 0.36), "plant", inner, (126, 200, 80))
    return sprite


def draw_signs(
    canvas: Canvas, x: int, y: int, signs: tuple[str, ...], size: int, colour: Colour
) -> int:
    """Draw signs in a row from ``x``, centred on ``y``; returns where the next would begin."""
    for sign in signs:
        canvas.mask(x, y - size // 2, icon(sign, size), colour)
        x += size + 6
    return x
