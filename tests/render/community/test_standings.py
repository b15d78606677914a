"""Standings as pictures: they fit where Discord shows them, and say what they are told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from render.community.standings import PALETTE, ROWS, StandingRow, Zone, bands
from render.core.palette import contrast
from render.core.picture import MAX_BYTES, MAX_HEIGHT, WIDTH, Band
from tests.render.approved import compare

HEADINGS = ("Points", "Tables", "Won", "Opponents")


def row(place: int, name: str = "Anna", zone: Zone = Zone.NONE) -> StandingRow:
    return StandingRow(str(place), name, "2.33", "4", "1", "10.17", zone)


def drawn(*rows: StandingRow) -> list[Band]:
    alt = ["in words"] * -(-len(rows) // ROWS)
    return list(
        bands("standings", "Autumn " * 10, "Season 12, after round 11", HEADINGS, rows, alt)
    )


APPROVED = (
    row(1, "Ada Lovelace", Zone.UP),
    row(2, "Юрий Гагарин"),
    row(2, "星野 宙"),
    row(4, "Bartholomäus von Hohenstein-Wittelsbach der Dritte"),
    row(5, "فريد", Zone.DOWN),
    row(6, "Zoë", Zone.GONE),
)


def test_standings_look_as_approved(
    golden_path: Callable[[str], Path], request: pytest.FixtureRequest
) -> None:
    (band,) = drawn(*APPROVED)
    path = golden_path("standings.png")
    compare(band, path, update=request.config.getoption("--update-golden"))


def test_every_band_fits_a_desktops_room() -> None:
    long = "Bartholomäus von Hohenstein-Wittelsbach der Dritte" * 2
    found = drawn(*(row(place, long, list(Zone)[place % 4]) for place in range(1, 24)))
    assert [one.name for one in found] == ["standings-1", "standings-2", "standings-3"]
    for band in found:
        image = band.draw(*band.shown).image
        assert image.size == (WIDTH, band.height)
        assert band.height <= MAX_HEIGHT
        assert len(band.png()) <= MAX_BYTES


def test_what_differs_is_seen() -> None:
    plain = drawn(row(1))[0].png()
    for other in (row(2), row(1, "Bob"), row(1, zone=Zone.UP), row(1, zone=Zone.GONE)):
        assert drawn(other)[0].png() != plain
    assert drawn(row(1, zone=Zone.UP))[0].png() != drawn(row(1, zone=Zone.DOWN))[0].png()


def test_names_of_any_script_are_drawn() -> None:
    pictures = {drawn(row(1, name))[0].png() for name in ("Ωμέγα", "さくら", "فريد", "Наташа")}
    assert len(pictures) == 4


def test_letters_stand_out() -> None:
    sky, paper = PALETTE.colours[0], (22, 36, 74)
    for ink in ((244, 246, 251), (169, 182, 214), (255, 207, 92)):
        assert contrast(ink, sky) >= 4.5
        assert contrast(ink, paper) >= 4.5
