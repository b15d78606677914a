"""Draws the planets that ships have visited, as they stand on the star chart."""

from __future__ import annotations

from PIL import Image

from render.core import shapes
from render.core.cache import cached_image
from render.space1999.art.planets import dimmed_planet
from render.space1999.art.sprites import badge, card_back
from render.space1999.parts.layout import GLOBE
from render.space1999.parts.theme import ALARM, VOID

WIDE, HIGH = 132, 72
"""Size of the sprite in pixels."""
BADGE, RIM = 38, 42
"""Diameters of a badge and of the dark disc behind it."""
CARD = 28
"""Width of a card."""


@cached_image
def visited_planet(planet: str, sector: str, card_x: int, badge_x: int) -> Image.Image:
    """A dimmed planet, its card face down, and the badge of the sector that landed first.

    The planet is in the middle; ``card_x`` and ``badge_x`` are pixels to the right of it.
    """
    sprite = Image.new("RGBA", (WIDE, HIGH))
    x, y = WIDE // 2, HIGH // 2
    sprite.alpha_composite(dimmed_planet(planet, GLOBE), (x - GLOBE // 2, y - GLOBE // 2))
    sprite.alpha_composite(card_back(CARD, ALARM), (x + card_x - CARD // 2, y - 21))
    dark = Image.new("RGBA", (RIM, RIM), VOID)
    dark.putalpha(shapes.disc(RIM))
    sprite.alpha_composite(dark, (x + badge_x - RIM // 2, y + 7 - RIM // 2))
    sprite.alpha_composite(badge(sector, BADGE), (x + badge_x - BADGE // 2, y - 12))
    return sprite
