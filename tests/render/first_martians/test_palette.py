"""The palette of First Martians against its theme and its pictures."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.i18n import words
from render.core.palette import Colour
from render.first_martians import theme
from render.first_martians.palette import PALETTE
from tests.render.first_martians.samples import PEOPLE, PICTURES, drawn
from tools.palettes import theme_colours

MIXED = set(theme.INACTIVE.values())
"""Steps between two colours, of which the nearest will do."""


@pytest.mark.parametrize("colour", sorted(set(theme_colours(theme)) - MIXED))
def test_the_themes_colours_are_exact(colour: Colour) -> None:
    assert PALETTE.map(Image.new("RGB", (1, 1), colour)).convert("RGB").getpixel((0, 0)) == colour


@pytest.mark.parametrize("name", PICTURES)
def test_no_picture_changes_its_colours_visibly(name: str) -> None:
    for band in PICTURES[name](PEOPLE, words("en")):
        image = drawn(band)
        mapped = PALETTE.map(image).convert("RGB")
        difference = ImageStat.Stat(ImageChops.difference(image, mapped))
        assert max(difference.mean) < 1.5
        assert max(difference.rms) < 4
