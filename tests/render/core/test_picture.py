"""Bands and their files."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render.core.canvas import Canvas
from render.core.palette import Palette
from render.core.picture import Band

PALETTE = Palette.parse("000000 ffffff ff8a2a")


def one_disc(diameter: int) -> Canvas:
    canvas = Canvas.blank(64, 48, (0, 0, 0))
    canvas.disc(32, 24, diameter, (255, 138, 42))
    return canvas


def two_discs(diameter: int) -> Canvas:
    return one_disc(diameter)


def not_to_be_drawn(*_: object) -> Canvas:
    raise AssertionError("drawn")


def test_a_band_is_an_indexed_picture_of_what_its_function_drew() -> None:
    drawn = Image.open(BytesIO(Band("one", one_disc, (20,), "A disc.", PALETTE).png()))
    assert (drawn.mode, drawn.size) == ("P", (64, 48))
    assert drawn.convert("RGB").getpixel((32, 24)) == (255, 138, 42)


def test_a_key_follows_from_the_function_and_what_it_shows() -> None:
    band = Band("one", one_disc, (20,), "A disc.", PALETTE)
    assert band.key == Band("other", one_disc, (20,), "The same disc.", PALETTE).key
    others = [Band("one", one_disc, (21,), "", PALETTE), Band("one", two_discs, (20,), "", PALETTE)]
    assert len({band.key, *(other.key for other in others)}) == 3


def test_nothing_is_drawn_before_it_is_asked_for() -> None:
    band = Band("one", not_to_be_drawn, (), "Nothing.", PALETTE)
    assert band.key
    with pytest.raises(AssertionError, match="drawn"):
        band.png()
