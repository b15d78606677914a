"""A guided game's texts advise nothing but what the adviser marks."""

from __future__ import annotations

import pytest

from bot.domain.guidance import Guidance
from bot.games import PRESENTERS
from bot.games.first_martians.learning import GUIDE, HELD_UP, LAST_PAWN
from bot.i18n import words
from bot.messages.components.guidance import PanelGuide
from bot.messages.components.position_view import PositionView
from rules.first_martians.game import GAME
from rules.first_martians.terms import PLAN
from tests.bot.helpers.worst_case import position
from tests.rules.first_martians.styles.test_advice import Advised, followed

PRESENTER = PRESENTERS[GAME.id]


@pytest.fixture(scope="module")
def planned() -> list[Advised]:
    found = [each for seed in range(3) for each in followed(2, seed)]
    return [each for each in found if each.view.step is not None and each.view.step.kind == PLAN]


def test_a_text_that_advises_stands_only_beside_a_mark_that_does_so(
    planned: list[Advised],
) -> None:
    shown = set()
    for each in planned:
        here = position(each.state, 2, 1, presenter=PRESENTER)
        view = PositionView(PRESENTER, here, each.seat, words("en"))
        guide = PanelGuide(GUIDE, view, each.seat, Guidance())
        guide.items(view.tree(each.seat), view.tree(each.seat), (each.action,))
        (topic,) = guide.topics
        shown.add(topic)
        if (does := GUIDE.only_advised.get(topic)) is not None:
            assert does(each.action), (topic, each.action)
        elif topic == PLAN and (asked := GUIDE.topic(each.view, view.decisions[each.seat])) != PLAN:
            assert not GUIDE.only_advised[asked](each.action)
    assert {LAST_PAWN, HELD_UP, PLAN} <= shown
