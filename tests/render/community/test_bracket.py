"""Brackets as pictures: they fit where Discord shows them, and say what they are told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from render.community.bracket import PALETTE, Column, Fate, Player, bands
from render.core.palette import contrast
from render.core.picture import MAX_BYTES, MAX_HEIGHT, WIDTH, Band
from tests.render.approved import compare

LONG = "Bartholomäus von Hohenstein-Wittelsbach der Dritte"


def table(*names: str, ahead: int | None = 0) -> tuple[Player, ...]:
    return tuple(
        Player(name, Fate.OPEN if ahead is None else Fate.AHEAD if at == ahead else Fate.OUT)
        for at, name in enumerate(names)
    )


SAMPLE = (
    Column(
        "Round 1",
        (table("Ωμέγα", LONG), table("さくら"), table("فريد", "O’Neil"), table("Наташа")),
        ((0, 0, 0, 1), (1, 0, 0, 0), (2, 0, 1, 1), (3, 0, 1, 0)),
    ),
    Column("Round 2", (table("さくら", "Ωμέγα", ahead=1), table("Наташа", "فريد", ahead=None))),
    Column("Final", (table("", "", ahead=None),)),
)


def drawn(*columns: Column) -> Band:
    (band,) = bands("bracket", "Autumn " * 10, "Season 12, after round 1", [columns], ["in words"])
    return band


def test_a_bracket_looks_as_approved(
    golden_path: Callable[[str], Path], request: pytest.FixtureRequest
) -> None:
    path, band = golden_path("bracket.png"), drawn(*SAMPLE)
    compare(band, path, update=request.config.getoption("--update-golden"))


@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_every_band_fits_a_desktops_room(size: int) -> None:
    count = 564 // (size * 40 + 12)
    full = Column("Round 1", (table(*[LONG] * size),) * count)
    for columns in ((full,), (full, full), (full, full, full)):
        band = drawn(*columns)
        assert band.draw(*band.shown).image.size == (WIDTH, band.height)
        assert band.height <= MAX_HEIGHT
        assert len(band.png()) <= MAX_BYTES


def test_what_differs_is_seen() -> None:
    pictures = {
        drawn(Column("Final", (table("Anna", "Bob", ahead=ahead),))).png() for ahead in (0, 1, None)
    }
    assert len(pictures) == 3
    first, second, last = SAMPLE
    assert (
        drawn(first, second, last).png()
        != drawn(Column("Round 1", first.tables), second, last).png()
    )


def test_letters_stand_out() -> None:
    sky, paper = PALETTE.colours[0], (22, 36, 74)
    for ink in ((244, 246, 251), (169, 182, 214), (255, 207, 92)):
        assert contrast(ink, sky) >= 4.5
        assert contrast(ink, paper) >= 4.5
