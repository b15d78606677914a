"""Rings and arrows on a band: what they leave bright, where numbers go, and the band's key."""

from __future__ import annotations

import pickle

from render.core.canvas import Canvas
from render.core.palette import Palette
from render.core.picture import Band
from render.core.pointing import DISC, MARGIN, Place, PointingLook, Spot, pointed

NIGHT, SAND, SIGNAL, INK = (0, 0, 0), (200, 180, 120), (255, 120, 0), (10, 10, 40)
LOOK = PointingLook(SIGNAL, INK, NIGHT)
PALETTE = Palette((NIGHT, SAND, SIGNAL, INK, (116, 104, 70)))
WIDE, HIGH = 1200, 700


def plain(colour: tuple[int, int, int]) -> Canvas:
    return Canvas.blank(WIDE, HIGH, colour)


def other(colour: tuple[int, int, int]) -> Canvas:
    return plain(colour)


BAND = Band("field", plain, (SAND,), "A field.", PALETTE)
MIDDLE = Place(500, 300, 120, 60)


def drawn(*spots: Spot, first: int = 1) -> Canvas:
    band = pointed(BAND, LOOK, *spots, first=first)
    return band.draw(*band.shown)


def pixel(canvas: Canvas, x: int, y: int) -> object:
    return canvas.image.getpixel((x, y))


def test_the_place_stays_bright_and_the_rest_is_dimmed() -> None:
    canvas = drawn(MIDDLE)
    assert pixel(canvas, 560, 330) == SAND
    assert pixel(canvas, 20, 20) not in (SAND, NIGHT)


def test_a_ring_is_about_the_place() -> None:
    canvas = drawn(MIDDLE)
    left = MIDDLE.x - MARGIN + 3
    assert pixel(canvas, left, 330) == SIGNAL
    assert pixel(canvas, MIDDLE.x + 8, 330) == SAND


def discs(*spots: Spot) -> int:
    """The pixels of the signal's colour, in discs."""
    with_spots = sum(
        count for count, colour in drawn(*spots).image.getcolors(1 << 20) if colour == SIGNAL
    )
    return round(with_spots / (DISC * DISC * 3.14 / 4))


def test_several_places_of_one_number_have_one_disc() -> None:
    far = Place(900, 500, 120, 60)
    assert discs((MIDDLE, far)) < discs(MIDDLE, far)


def test_numbers_stay_on_the_picture_and_off_the_places() -> None:
    corner, whole = Place(0, 0, 90, 60), Place(6, 6, WIDE - 12, HIGH - 12)
    for place in (corner, Place(WIDE - 90, HIGH - 60, 90, 60), whole):
        assert drawn(place).image.size == (WIDE, HIGH)
    assert pixel(drawn(corner), 30, 30) == SAND


def test_the_same_picture_comes_of_the_same_places() -> None:
    assert drawn(MIDDLE).image.tobytes() == drawn(MIDDLE).image.tobytes()
    assert drawn(MIDDLE).image.tobytes() != drawn(MIDDLE, first=2).image.tobytes()


def test_a_pointed_band_is_a_band_of_its_own() -> None:
    marked = pointed(BAND, LOOK, MIDDLE)
    assert (marked.name, marked.alt) == (BAND.name, BAND.alt)
    keys = {
        BAND.key,
        marked.key,
        pointed(BAND, LOOK, MIDDLE, first=2).key,
        pointed(BAND, LOOK, MIDDLE.wider(1)).key,
        pointed(Band("field", other, (SAND,), "A field.", PALETTE), LOOK, MIDDLE).key,
    }
    assert len(keys) == 5
    assert pickle.loads(pickle.dumps(marked)).png() == marked.png()


def test_places() -> None:
    assert Place.about(100, 50, 20, 10) == Place(90, 45, 20, 10)
    assert Place(90, 45, 20, 10).wider(5) == Place(85, 40, 30, 20)
    assert Place(0, 0, 10, 10).overlaps(Place(9, 9, 10, 10))
    assert not Place(0, 0, 10, 10).overlaps(Place(10, 0, 10, 10))
