"""The pictures of a whole game of 1969, as autopilots play it."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from bot.i18n import words
from render.core.picture import ALT_LIMIT, MAX_BYTES, MAX_HEIGHT, WIDTH, Band
from render.race1969.board import board_bands
from render.race1969.final import final
from render.race1969.hand import hand
from render.race1969.reveal import reveal
from render.race1969.sheet import sheet
from rules.core.chance import Dice
from rules.core.game import Setup
from rules.race1969.game import GAME
from rules.race1969.terms import NATIONS
from rules.race1969.view import View

EVERY = 5
"""One in so many positions is drawn."""


def played(seats: int) -> Iterator[View]:
    """Views of seats that are up, then the public's of the end."""
    seed = bytes([seats]) * 32
    pilots, dice = list(GAME.quick_autopilots), Dice(seed, 0)
    state = GAME.new(Setup(NATIONS[:seats]), seed).state
    while decisions := GAME.decisions(state):
        seat = decisions[0].seat
        view = GAME.view(state, seat)
        yield view
        action = pilots[seat % len(pilots)].choose(view, GAME.legal_actions(state, seat), dice)
        state = GAME.apply(state, seat, action).state
    yield GAME.view(state, None)


def every_band(view: View) -> Iterator[Band]:
    t, people = words("en"), ("Ada", "", "Юрий", "W" * 32, "漢" * 32)
    yield from board_bands(view, people, t)
    if view.viewer is not None:
        yield from sheet(view, view.viewer, people, t)
        yield from hand(view, view.viewer, people, t)
    if view.reveal is not None:
        yield from reveal(view, people, t)
    if view.final:
        yield from final(view, people, t)


@pytest.mark.parametrize("seats", [2, 5])
def test_same_key_same_bytes_and_another_key_where_a_picture_differs(seats: int) -> None:
    keys: dict[str, bytes] = {}
    known = changed = 0
    views = list(played(seats))
    for view in [*views[::EVERY], views[-1]]:
        for band in every_band(view):
            file = band.png()
            if band.key in keys:
                known += 1
                assert keys[band.key] == file
            else:
                changed += 1
            keys[band.key] = file
            assert len(file) <= MAX_BYTES
            assert 20 < len(band.alt) <= ALT_LIMIT
            width, height = Image.open(BytesIO(file)).size
            assert width == WIDTH
            assert height <= MAX_HEIGHT
    assert known > changed / 4
