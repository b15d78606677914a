"""A canvas that records where things were drawn, for tests of what must not overlap."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from render.core import text
from render.core.canvas import Canvas
from render.core.palette import Colour
from render.core.picture import MAX_HEIGHT, WIDTH
from render.core.text import TextStyle

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom; the last two are the first pixels outside."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A thing on the canvas: its kind (``text``, ``sprite``, …), its box, what it says."""

    kind: str
    box: Box
    words: str = ""


class RecordingCanvas(Canvas):
    """Draws as any canvas, and records the boxes of texts, sprites, discs, rings and frames."""

    def __init__(self, image: Image.Image) -> None:
        super().__init__(image)
        self.drawn: list[Drawn] = []

    @classmethod
    def empty(cls) -> RecordingCanvas:
        """A black canvas of the tallest picture's size."""
        return cls(Image.new("RGB", (WIDTH, MAX_HEIGHT)))

    def of(self, kind: str) -> list[Drawn]:
        """What was drawn of one kind, in order."""
        return [one for one in self.drawn if one.kind == kind]

    def sprite(self, x: int, y: int, sprite: Image.Image) -> None:
        self.drawn.append(Drawn("sprite", (x, y, x + sprite.width, y + sprite.height)))
        super().sprite(x, y, sprite)

    def disc(self, x: int, y: int, diameter: int, colour: Colour, alpha: float = 1.0) -> None:
        self.drawn.append(Drawn("disc", _around(x, y, diameter)))
        super().disc(x, y, diameter, colour, alpha)

    def ring(self, x: int, y: int, diameter: int, colour: Colour, thickness: int = 3) -> None:
        self.drawn.append(Drawn("ring", _around(x, y, diameter)))
        super().ring(x, y, diameter, colour, thickness)

    def frame(
        self,
        x: int,
        y: int,
        width: int,
        height: int,
        radius: int,
        colour: Colour,
        thickness: int = 3,
    ) -> None:
        """Recorded as the box inside the frame."""
        inside = x + thickness, y + thickness, x + width - thickness, y + height - thickness
        self.drawn.append(Drawn("frame", inside))
        super().frame(x, y, width, height, radius, colour, thickness)

    def text(
        self,
        x: int,
        y: int,
        words: str,
        style: TextStyle,
        colour: Colour,
        anchor: str = "l",
        room: int | None = None,
    ) -> int:
        shown = words if room is None else text.fit(words, style, room)
        mask = text.mask(shown, style)
        ink = None if mask is None else mask.image.getbbox()
        if mask is not None and ink is not None:
            start = {"l": x, "m": x - mask.advance // 2, "r": x - mask.advance}[anchor]
            left, top = start + mask.left, y + (style.cap + 1) // 2 + mask.top
            box = left + ink[0], top + ink[1], left + ink[2], top + ink[3]
            self.drawn.append(Drawn("text", box, shown))
        return super().text(x, y, words, style, colour, anchor, room)


def overlapping(one: Box, others: Iterable[Box], gap: int = 0) -> list[Box]:
    """The boxes that share a pixel with one, or come closer to it than ``gap``."""
    left, top, right, bottom = one
    return [
        box
        for box in others
        if box[0] < right + gap
        and box[2] > left - gap
        and box[1] < bottom + gap
        and box[3] > top - gap
    ]


def inside(one: Box, outer: Sequence[int]) -> bool:
    """Whether a box lies in another one."""
    left, top, right, bottom = outer
    return left <= one[0] and top <= one[1] and one[2] <= right and one[3] <= bottom


def _around(x: int, y: int, diameter: int) -> Box:
    left, top = x - diameter // 2, y - diameter // 2
    return left, top, left + diameter, top + diameter
