"""Describes and draws badges: the colour and the outline by which a seat is known."""

from __future__ import annotations

from dataclasses import dataclass

from render.core.art.sprite import SpriteCanvas
from render.core.colour import Colour
from render.core.shapes import Point


@dataclass(frozen=True, slots=True)
class BadgeStyle:
    """A badge's colour, and its outline's corners in hundredths of its width; ``None``: a disc."""

    colour: Colour
    outline: tuple[Point, ...] | None


def draw_outline(
    canvas: SpriteCanvas, style: BadgeStyle, x: float, y: float, size: float, colour: Colour
) -> None:
    """Fill a badge's outline about (x, y), ``size`` pixels across."""
    if style.outline is None:
        canvas.oval(x, y, size, size, colour)
    else:
        share = size / 100
        canvas.polygon(
            [(x + (px - 50) * share, y + (py - 50) * share) for px, py in style.outline], colour
        )
