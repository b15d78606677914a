"""Draws the bands of the poster of First Martians."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.core.alt_text import compose, labelled
from render.core.art import gradient
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import mix
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.poster import PosterCard, PosterLook, draw_poster_band
from render.core.text import FIGURES, FIGURES_BOLD, JOST_BOLD, TextStyle
from render.first_martians import theme
from render.first_martians.legend import GROUND, Letters, letters, sign
from render.first_martians.page import ridge
from render.first_martians.palette import PALETTE

LOOK = PosterLook(
    card=theme.PANEL_LIGHT,
    ink=theme.CREAM,
    text_ink=theme.SAND,
    accent=theme.OCHRE,
    heading=TextStyle(JOST_BOLD, 46),
    title=TextStyle(FIGURES_BOLD, 38),
    text=TextStyle(FIGURES, 32),
)
SKY_HIGH = 66
"""Height of the landscape behind the heading."""


def poster(topic: str, heading: str, cards: Sequence[tuple[str, str, str]], words: Words) -> Band:
    """A band of the poster; of each card the sign's key, the title and the text."""
    told = [labelled(title, text, words) for _, title, text in cards]
    alt = compose([(f"{heading}.",), *((each, "") for each in told)])
    shown = (letters(words), heading, tuple(cards))
    return Band(f"poster-{topic}", draw_poster, shown, alt, PALETTE)


def draw_poster(roles: Letters, heading: str, cards: Sequence[tuple[str, str, str]]) -> Canvas:
    canvas = Canvas.blank(WIDTH, MAX_HEIGHT, GROUND)
    canvas.image.paste(_dusk().convert("RGB"), (0, 0))
    shown = [PosterCard(sign(key, roles), title, text) for key, title, text in cards]
    draw_poster_band(canvas, LOOK, heading, shown)
    return canvas


@cached_image
def _dusk() -> Image.Image:
    """The land at dusk behind the heading, as an indexed image."""
    sky = ((0.0, theme.DUSK_DARK), (1.0, theme.DUSK))
    canvas = Canvas(gradient(WIDTH, SKY_HIGH + 50, sky, PALETTE))
    canvas.disc(1010, 48, 52, mix(theme.DUSK_LIGHT, theme.CREAM, 0.7))
    ridge(canvas, SKY_HIGH, 0, theme.RUST_DARK)
    canvas.rect(0, SKY_HIGH + 42, WIDTH, 8, GROUND)
    return PALETTE.map(canvas.image)
