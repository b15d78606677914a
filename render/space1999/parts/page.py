"""What the pictures share: the console's enamel, a heading with a seat's badge, broken lines."""

from __future__ import annotations

from PIL import Image

from render.core import sky, text
from render.core.cache import cached_image, cached_measurement
from render.core.canvas import Canvas
from render.core.text import Style, clean, printable, shrink
from render.space1999.parts.sprites import badge
from render.space1999.parts.theme import (DEEP, HEADING, INK, LEAST, LOOKS, SHELL, SHELL_DARK, SHELL_LIGHT, SMALL, VOID, WIDTH)

HEAD = 118


def shell(canvas: Canvas, y: int, height: int) -> None:
    """The console's enamel across the picture, with a light upper and a dark lower edge."""
    canvas.rect(0, y, WIDTH, height, SHELL)
    canvas.rect(0, y, WIDTH, 4, SHELL_LIGHT)
    canvas.rect(0, y + height - 6, WIDTH, 6, SHELL_DARK)


def page(height: int) -> Canvas:
    """A dark screen of this height."""
    return Canvas(_dark(height).copy())


@cached_image
def _dark(height: int) -> Image.Image:
    image = sky.gradient(WIDTH, height, ((0.0, VOID), (0.5, DEEP), (1.0, VOID)))
    sky.stars(image, height // 6, height, "page")
    return image


def heading(canvas: Canvas, sector: str, title: str, person: str, aside: str = "") -> None:
    """The seat's badge, a title, its player's name, and something on the right."""
    shell(canvas, 0, HEAD)
    canvas.rect(0, HEAD - 14, WIDTH, 8, LOOKS[sector].colour)
    canvas.disc(64, 52, 88, INK)
    canvas.sprite(30, 18, badge(sector, 68))
    wide = 0
    if aside:
        style = shrink(aside, HEADING, 420, LEAST)
        wide = canvas.text(WIDTH - 30, 52, aside, style, INK, "r", 420) + 30
    room = WIDTH - 160 - wide
    named = bool(printable(person, SMALL.face))
    style = shrink(title, HEADING, room, LEAST)
    canvas.text(126, 36 if named else 52, title, style, INK, room=room)
    canvas.text(127, 78, clean(person), SMALL, INK, room=room)


@cached_measurement
def broken(words: str, style: Style, room: int, most: int) -> tuple[str, ...]:
    """``words`` on at most ``most`` lines of ``room`` pixels; the last may end in an ellipsis."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (text.width(longer, style) <= room or len(lines) == most):
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(text.fit(line, style, room) for line in lines)


def paragraph(
    canvas: Canvas,
    x: int,
    y: int,
    words: str,
    style: Style,
    colour: tuple[int, int, int],
    room: int,
    most: int,
    anchor: str = "l",
) -> None:
    """``words`` on up to ``most`` lines, centred on ``y``, as large as lets them fit."""
    while style.size > LEAST and any(
        line.endswith(text.ELLIPSIS) for line in broken(words, style, room, most)
    ):
        style = Style(style.face, style.size - 2)
    lines = broken(words, style, room, most)
    step = round(style.size * 1.2)
    for i, line in enumerate(lines):
        canvas.text(x, y + step * i - step * (len(lines) - 1) // 2, line, style, colour, anchor)
