"""The palette of 1969 against its theme and its pictures."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.i18n import words
from render.core.palette import Colour
from render.race1969 import theme
from render.race1969.palette import PALETTE
from tests.render.race1969.samples import PEOPLE, PICTURES
from tools.palettes import theme_colours


@pytest.mark.parametrize("colour", sorted(set(theme_colours(theme))))
def test_the_themes_colours_are_exact(colour: Colour) -> None:
    assert PALETTE.map(Image.new("RGB", (1, 1), colour)).convert("RGB").getpixel((0, 0)) == colour


@pytest.mark.parametrize("name", PICTURES)
def test_no_picture_changes_its_colours_visibly(name: str) -> None:
    for band in PICTURES[name](PEOPLE, words("en")):
        drawn = band.draw(*band.shown).image
        lost = ImageStat.Stat(ImageChops.difference(drawn, PALETTE.map(drawn).convert("RGB")))
        assert max(lost.mean) < 1.5
        assert max(lost.rms) < 4
