"""Ratings as they are shown: a band or a number."""

from __future__ import annotations

from bot.ratings.rating import KNOWN, START, Rating, of_points


def test_a_new_person_is_a_wide_band() -> None:
    assert (START.points, START.spread, START.band) == (1500, 200, (1300, 1700))
    assert not START.known


def test_a_rating_that_is_known_well_is_a_number() -> None:
    found = Rating(28.3, KNOWN)
    assert found.known
    assert (found.points, found.spread) == (1579, 156)


def test_a_band_ends_at_round_figures() -> None:
    assert Rating(26.1, 7.9).band == (1350, 1700)


def test_points_lead_back_to_the_rating() -> None:
    assert of_points(1600, 2).points == 1600
