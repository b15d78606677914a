"""Draws the bands of the poster of Spazio: 1999."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import compose, labelled
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.poster import HEADING_MIDDLE, PosterCard, PosterLook, draw_poster_band
from render.core.text import JOST, JOST_BOLD, TextStyle
from render.space1999 import theme
from render.space1999.legend import SIGNS
from render.space1999.palette import PALETTE
from render.space1999.sprites import earth, ship
from rules.space1999.terms import SECTORS

LOOK = PosterLook(
    card=theme.VOID,
    ink=theme.FORCE,
    text_ink=theme.FORCE,
    accent=theme.AMBER,
    heading=TextStyle(JOST_BOLD, 50),
    title=TextStyle(JOST_BOLD, 36),
    text=TextStyle(JOST, 30),
)


def poster(topic: str, heading: str, cards: Sequence[tuple[str, str, str]], words: Words) -> Band:
    """A band of the poster; of each card the sign's key, the title and the text."""
    told = [labelled(title, text, words) for _, title, text in cards]
    alt = compose([(f"{heading}.",), *((one, "") for one in told)])
    return Band(f"poster-{topic}", draw_poster, (heading, tuple(cards)), alt, PALETTE)


def draw_poster(heading: str, cards: Sequence[tuple[str, str, str]]) -> Canvas:
    """The band; beside its heading ships are on their way to Earth."""
    canvas = Canvas.blank(WIDTH, MAX_HEIGHT, theme.SCREEN_LIGHT)
    canvas.sprite(WIDTH - 84, HEADING_MIDDLE - 32, earth(64))
    for place, sector in enumerate(SECTORS):
        canvas.sprite(WIDTH - 400 + 72 * place, HEADING_MIDDLE - 29, ship(sector, 58))
    draw_poster_band(
        canvas, LOOK, heading, [PosterCard(SIGNS[key], title, text) for key, title, text in cards]
    )
    return canvas
