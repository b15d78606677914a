"""Titles of sols, and sides of a story that a label has no room for."""

from __future__ import annotations

import pytest

from bot.games import PRESENTERS
from bot.games.first_martians import glossary
from bot.games.first_martians.option_labels import _in_full
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.first_martians.game import GAME
from rules.first_martians.state import ChapterRecord, Step
from rules.first_martians.terms import DEBRIEFING
from tests.bot.games.presentation import present
from tests.rules.first_martians.table import Table

PEOPLE = ("Anna", "Bruno", "Carla", "Dora")


def test_a_sols_message_keeps_its_sol_in_its_title() -> None:
    table, t = Table(campaign="settlement"), words("en")
    table.set(round=3)
    presenter = PRESENTERS[GAME.id]
    title = presenter.chapter_title(2, GAME.view(table.state, None), t)
    assert "2" in title
    assert "3" not in title
    record = ChapterRecord("bean", True, "done", 4, (), (0, 0, 0, 0))
    table.set(records=(record,), round=4, resting=True)
    view = GAME.view(table.state, None)
    assert "4" in presenter.chapter_title(4, view, t)
    assert presenter.chapter_title(5, view, t) == glossary.piece("chapter", "bean", t)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_side_of_a_story_is_cut_without_standing_in_the_text(language: str) -> None:
    table, cut = Table(campaign="settlement"), 0
    record = ChapterRecord("bean", True, "done", 4, (), (0, 0, 0, 0))
    table.set(records=(record,), resting=True, todo=(Step(DEBRIEFING, -1, ("bean",), 1),))
    presented = present(GAME.id, GAME.view(table.state, 0), PEOPLE, language)
    asked = presented.question(GAME.decisions(table.state)[0])
    for choice in presented.choices(0, GAME.legal_actions(table.state, 0)):
        text, hint = _in_full(presented, table.state.todo[0], choice.action.option)
        if choice.labels[-1].hint != hint:
            cut += 1
            assert f"{text}** · {hint}" in asked
    assert cut
