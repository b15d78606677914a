"""The pictures of whole games of Spazio: 1999, as autopilots play them."""

from __future__ import annotations

import pytest

from bot.i18n import words
from render.core.picture import ALT_LIMIT, WIDTH
from render.space1999.board import board
from rules.core.chance import Dice
from rules.core.game import Setup
from rules.space1999.actions import Fly
from rules.space1999.game import GAME
from rules.space1999.styles.autopilots import AUTOPILOTS
from rules.space1999.terms import SECTORS, TURN
from tests.render.space1999.samples import everything

MOVES = 160


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_kind_of_moment_can_be_drawn(seats: int) -> None:
    seed = bytes([seats]) * 32
    pilot, dice = AUTOPILOTS["navigator"], Dice(seed, 0)
    state = GAME.new(Setup(SECTORS[:seats]), seed).state
    seen = set()
    for _ in range(MOVES):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        seat = decisions[0].seat
        view = GAME.view(state, seat)
        last, told = view.last, view.answer
        moment = (decisions[0].kind, last and last.kind, told and told.answer)
        if moment not in seen:
            seen.add(moment)
            for picture in everything(view):
                assert picture.image.width == WIDTH
                assert 20 < len(picture.alt) <= ALT_LIMIT
        actions = GAME.legal_actions(state, seat)
        if decisions[0].kind == TURN:
            reach = [action.place for action in actions if isinstance(action, Fly)]
            alt = board(view, ("",) * seats, words("de"), reach).alt
            assert len(alt) <= ALT_LIMIT
        state = GAME.apply(state, seat, pilot.choose(view, actions, dice)).state
    assert len(seen) >= 4
    for picture in everything(GAME.view(state, None)):
        assert len(picture.alt) <= ALT_LIMIT
