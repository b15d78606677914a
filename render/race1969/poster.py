"""Draws the bands of the poster of 1969."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from render.core.alt_text import compose, labelled
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, Band, Words
from render.core.poster import HEADING_MIDDLE, PosterCard, PosterLook, draw_poster_band
from render.core.text import JOST, JOST_BOLD, TextStyle
from render.race1969 import theme
from render.race1969.icons import icon
from render.race1969.legend import SIGNS
from render.race1969.page import page
from render.race1969.palette import PALETTE
from render.race1969.sprites import rocket

LOOK = PosterLook(
    card=theme.PANEL_LIGHT,
    ink=theme.CREAM,
    text_ink=theme.PAPER,
    accent=theme.SIGNAL,
    heading=TextStyle(JOST_BOLD, 50),
    title=TextStyle(JOST_BOLD, 36),
    text=TextStyle(JOST, 30),
)
TOPICS = ("race", "staff", "researches", "launch", "signs")
"""The bands from the top down."""
WAY, MOON = 770, 1150
"""The start of the rocket's way beside the headings, and the middle of the Moon at its end."""


def poster(topic: str, heading: str, cards: Sequence[tuple[str, str, str]], words: Words) -> Band:
    """A band of the poster; of each card the sign's key, the title and the text."""
    told = [labelled(title, text, words) for _, title, text in cards]
    alt = compose([(f"{heading}.",), *((one, "") for one in told)])
    shown = theme.Labels.of(words), TOPICS.index(topic), heading, tuple(cards)
    return Band(f"poster-{topic}", draw_poster, shown, alt, PALETTE)


def draw_poster(
    labels: theme.Labels, place: int, heading: str, cards: Sequence[tuple[str, str, str]]
) -> Canvas:
    """The band at this place, from 0; a rocket beside the heading is so far on its way."""
    canvas = page(MAX_HEIGHT)
    _way_to_the_moon(canvas, labels, place)
    shown = [PosterCard(partial(SIGNS[key], labels), title, text) for key, title, text in cards]
    draw_poster_band(canvas, LOOK, heading, shown)
    return canvas


def _way_to_the_moon(canvas: Canvas, labels: theme.Labels, place: int) -> None:
    y, step = HEADING_MIDDLE, (MOON - WAY) // len(TOPICS)
    for x in range(WAY, MOON - 50, 22):
        canvas.disc(x, y, 7, theme.STEEL)
    canvas.mask(MOON - 32, y - 32, icon("moon", 64), theme.CREAM)
    flying = rocket("usa", labels.letter("usa"), 39).transpose(Image.Transpose.ROTATE_270)
    x = WAY + place * step
    canvas.rect(WAY, y - 2, x - WAY, 5, theme.NATION_STYLES["usa"].colour)
    canvas.sprite(x, y - flying.height // 2, flying)
