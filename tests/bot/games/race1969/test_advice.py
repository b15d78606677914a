"""The computer's advice to buy and to launch: green, and as its first style would choose."""

from __future__ import annotations

from typing import Any

import pytest

from bot.settings import LANGUAGES
from rules.core.chance import Dice
from rules.race1969.actions import Buy, Done, Hire, Launch, Spy
from rules.race1969.game import GAME
from rules.race1969.terms import LAUNCH, PURCHASE
from tests.bot.games.presentation import WORST_NAME
from tests.bot.games.race1969.played import moments

PILOT = next(iter(GAME.autopilots.values()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_advised_is_marked_once_and_is_what_the_computer_would_do(language: str) -> None:
    advised: set[type[Any]] = set()
    for moment in moments(3, 4):
        kind = moment.decision.kind
        if kind not in (PURCHASE, LAUNCH):
            continue
        presented = moment.presented([WORST_NAME] * 3, language)
        seat = moment.decision.seat
        single = [one for one in moment.choices([WORST_NAME] * 3, language) if one.advised]
        several = presented.shortcuts(seat, moment.actions)
        (found,) = (*single, *several)
        assert found.advised
        action = found.action[0] if isinstance(found.action, list) else found.action
        advised.add(type(action))
        assert action in moment.actions
        if len(moment.actions) > 1 and kind == LAUNCH:
            chosen = {
                PILOT.choose(presented.view, moment.actions, Dice(bytes([n]) * 32, 0))
                for n in range(4)
            }
            assert action in chosen
        if kind == LAUNCH and isinstance(action, Launch):
            assert "💡" in found.labels[0].hint, "the green button says why it is green"
        if several:
            assert len(found.labels[0].text) <= 80
            assert found.labels[0].hint
    assert {Done, Launch} <= advised
    assert advised & {Hire, Spy, Buy}
