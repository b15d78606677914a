"""A hint in words: what the expert would choose, and how the next best compares."""

from __future__ import annotations

import pytest

from bot.domain.table import Position
from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.ui.components.position_view import PositionView
from bot.ui.handlers.experts.hints import hint_text
from rules.core.experts.expert import ActionValue
from rules.core.game import Setup
from tests.bot.helpers.worst_case import table

PRESENTER = PRESENTERS["race1969"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("chances", "text"),
    [((0.541, 0.478), "hint-best"), ((0.5, 0.53), "hint-even"), ((0.501, 0.499), "hint-even")],
)
def test_a_hint_claims_no_gain_that_there_isnt(
    chances: tuple[float, float], text: str, language: str
) -> None:
    game, t = PRESENTER.game, words(language)
    state = game.new(Setup(game.identities[:2]), bytes(32)).state
    seat = game.decisions(state)[0].seat
    view = PositionView(PRESENTER, Position(table(2), state, {}, {}), seat, t)
    actions = view.actions(seat)[:2]
    found = hint_text(view, seat, list(map(ActionValue, actions, chances)))
    titles = [choice.title for choice in view.choices(seat)[:2]]
    figures = [round(100 * chance) for chance in chances]
    assert found == t(text, action=titles[0], chance=figures[0], other=titles[1], less=figures[1])
    alone = hint_text(view, seat, [ActionValue(actions[0], chances[0])])
    assert alone == t("hint-alone", action=titles[0], chance=figures[0])
