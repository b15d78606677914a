"""The pictures of games of First Martians, as autopilots play them."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from bot.i18n import words
from render.core.picture import ALT_LIMIT, MAX_BYTES, MAX_HEIGHT, WIDTH, Band
from render.first_martians.astronaut import astronaut_bands
from render.first_martians.final import final_bands
from render.first_martians.map import map_bands
from render.first_martians.mars_base import base_bands
from render.first_martians.mission import mission_bands
from render.first_martians.plan import plan_bands
from render.first_martians.supplies import supply_bands
from rules.core.chance import Dice
from rules.core.game import Setup
from rules.first_martians.game import GAME
from rules.first_martians.styles.autopilots import AUTOPILOTS
from rules.first_martians.terms import MISSIONS, ROLES
from rules.first_martians.views.view import View

MOVES, EVERY = 150, 50


def moments(setup: Setup, seed: bytes) -> Iterator[View]:
    """What whoever decides sees, now and then."""
    dice = Dice(seed, 0)
    state = GAME.new(setup, seed).state
    for count in range(MOVES):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        seat = next((each.seat for each in decisions if not each.ready), decisions[0].seat)
        view = GAME.view(state, seat)
        if count % EVERY == 0:
            yield view
        action = AUTOPILOTS["steady"].choose(view, GAME.legal_actions(state, seat), dice)
        state = GAME.apply(state, seat, action).state
    yield GAME.view(state, None)


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
    for view in moments(Setup(ROLES[:seats], {"mission": mission}), bytes([seats]) * 32):
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
