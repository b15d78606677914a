"""The pictures of games of First Martians, as autopilots play them."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.i18n import words
from render.core.picture import ALT_LIMIT, MAX_BYTES, MAX_HEIGHT, WIDTH, Band
from render.first_martians.astronaut import astronaut_bands
from render.first_martians.final import final_bands
from render.first_martians.map.bands import map_bands
from render.first_martians.mars_base.bands import base_bands
from render.first_martians.mission import mission_bands
from render.first_martians.plan.bands import plan_bands
from render.first_martians.supplies import supply_bands
from rules.core.game import Setup
from rules.first_martians.terms import MISSIONS, ROLES
from rules.first_martians.view import View
from tools.first_martians.pictures import moments

MOVES, EVERY = 150, 50


def everything(view: View, language: str) -> list[Band]:
    """Every band that this view can be asked for."""
    text = words(language)
    people = [f"Player {seat}" for seat in range(len(view.roles))]
    draws = (base_bands, plan_bands, map_bands, mission_bands)
    bands = [*supply_bands(view, text)]
    bands += [band for draw in draws for band in draw(view, people, text)]
    for seat in range(len(view.roles)):
        bands += astronaut_bands(view, seat, people, text)
    if view.outcome is not None:
        bands += final_bands(view, people, text)
    return bands


@pytest.mark.parametrize(
    ("seats", "mission", "language"),
    [
        (4, MISSIONS[0], "de"),
        (2, MISSIONS[3], "it"),
        (3, MISSIONS[5], "fr"),
        *(
            pytest.param(seats, mission, language, marks=pytest.mark.soak)
            for seats, mission, language in [
                (2, MISSIONS[1], "en"),
                (3, MISSIONS[2], "fr"),
                (4, MISSIONS[4], "de"),
            ]
        ),
    ],
)
def test_every_moment_of_a_mission_can_be_drawn(seats: int, mission: str, language: str) -> None:
    files: dict[str, bytes] = {}
    setup = Setup(ROLES[:seats], {"mission": mission})
    for view in moments(setup, bytes([seats]) * 32, MOVES, EVERY):
        bands = everything(view, language)
        assert len({band.name for band in bands}) == len(bands)
        for band in bands:
            if band.key in files:
                continue
            assert 20 < len(band.alt) <= ALT_LIMIT
            file = files[band.key] = band.png()
            assert len(file) <= MAX_BYTES
            width, height = Image.open(BytesIO(file)).size
            assert width == WIDTH
            assert height <= MAX_HEIGHT
    assert len(set(files.values())) == len(files)
