"""The palette of Spazio: 1999 against its theme and its pictures."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.i18n import words
from render.core.palette import Colour
from render.space1999 import theme
from render.space1999.palette import PALETTE
from render.space1999.planet_card import planet_card
from tests.render.space1999 import views
from tests.render.space1999.samples import PEOPLE, PICTURES, drawn
from tools.palettes import theme_colours

MIXED = {*theme.SKY.values(), *theme.SQUARES.values()}
"""Steps of gradients, of which the nearest will do."""


@pytest.mark.parametrize("colour", sorted(set(theme_colours(theme)) - MIXED))
def test_the_themes_colours_are_exact(colour: Colour) -> None:
    assert PALETTE.map(Image.new("RGB", (1, 1), colour)).convert("RGB").getpixel((0, 0)) == colour


def lost(image: Image.Image) -> ImageStat.Stat:
    """The difference that the palette makes to a picture."""
    return ImageStat.Stat(ImageChops.difference(image, PALETTE.map(image).convert("RGB")))


@pytest.mark.parametrize("name", PICTURES)
def test_no_picture_changes_its_colours_visibly(name: str) -> None:
    for band in PICTURES[name](PEOPLE, words("en")):
        difference = lost(drawn(band))
        assert max(difference.mean) < 1.5
        assert max(difference.rms) < 4


@pytest.mark.parametrize("planet", ["vega", "tau", "altair", "deneb", "rigel", "mira", "sirius"])
def test_planets_of_any_name_keep_their_colours(planet: str) -> None:
    (band,) = planet_card(views.table(2), 0, planet, 0, PEOPLE, words("en"))
    difference = lost(drawn(band))
    assert max(difference.mean) < 2.5
    assert max(difference.rms) < 6
