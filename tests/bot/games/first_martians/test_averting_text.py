"""Whoever can avert harm reads what is about to happen, and what each skill costs and brings."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.panel import Panel
from bot.messages.components.position_view import PositionView
from bot.settings import LANGUAGES
from rules.first_martians.effects.averting import AVERT, LET
from rules.first_martians.effects.tracks import TRACKS
from rules.first_martians.game import GAME
from rules.first_martians.phases.rounds import NEXT_ROUND
from rules.first_martians.state import Step
from rules.first_martians.terms import MORALE, PARTS, PRODUCTION, ROLES
from tests.bot.games.presentation import present
from tests.bot.helpers.worst_case import measure, position, told
from tests.rules.first_martians.table import Table

PRESENTER = PRESENTERS[GAME.id]
PEOPLE = ("Anna", "Bruno", "Carla", "Dora")
MEDIC, ENGINEER = ROLES.index("medic"), ROLES.index("engineer")


def quarrel() -> tuple[Table, str, str]:
    table = Table()
    table.set(stress=15)
    table.give("medic", tokens=2)
    table.phase(PRODUCTION)
    return table, "bedside", "19"


def card() -> tuple[Table, str, str]:
    table = Table()
    table.set(tracks=(0, 0, 5))
    table.give("engineer", tokens=2)
    table.run(Step(TRACKS))
    return table, "bypass", "5"


def tokens() -> tuple[Table, str, str]:
    table = Table()
    table.set(morale=-1)
    table.give("medic", tokens=3)
    table.phase(MORALE)
    return table, "pep-talk", "Noor"


def wilting() -> tuple[Table, str, str]:
    table = Table()
    table.put("farm", broken=("power",))
    table.give("engineer", tokens=4)
    table.phase(PRODUCTION)
    return table, "oh-yes-i-can", ""


def threshold() -> tuple[Table, str, str]:
    table = Table()
    mission = table.state.mission
    most = mission.threshold[table.state.start.level]
    table.set(reached=tuple(each.id for each in mission.objectives if not each.optional))
    table.put("lab", broken=PARTS)
    table.put("garage", broken=PARTS[: most + 1 - len(PARTS)])
    table.give("engineer", tokens=4)
    table.run(Step(NEXT_ROUND))
    return table, "oh-yes-i-can", str(most + 1)


def death() -> tuple[Table, str, str]:
    table = Table()
    table.set(stress=14)
    table.give("medic", wounds=5, tokens=3, skills=("field-dressing",))
    table.phase(PRODUCTION)
    return table, "field-dressing", "5"


DANGERS = (quarrel, card, tokens, wilting, threshold, death)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("danger", DANGERS)
def test_the_panel_says_what_is_about_to_happen(
    danger: Callable[[], tuple[Table, str, str]], language: str
) -> None:
    table, skill, figure = danger()
    (decision,) = GAME.decisions(table.state)
    assert decision.kind == AVERT
    presented = present(GAME.id, GAME.view(table.state, decision.seat), PEOPLE, language)
    question = presented.question(decision)
    assert figure in question
    actions = GAME.legal_actions(table.state, decision.seat)
    labels = [each.path[-1] for each in presented.choices(decision.seat, actions)]
    texts = [label() if callable(label) else label for label in labels]
    t = words(language)
    assert [each.text for each in texts] == [
        t("first_martians-pick-let"),
        t(f"first_martians-skill-{skill}"),
    ]
    assert str(table.state.start.content.crew.skill[skill].cost) in texts[1].hint
    here = position(table.state, 4, 1, presenter=PRESENTER)
    panel = Panel(PositionView(PRESENTER, here, decision.seat, t), decision.seat)
    assert question.split("**")[1] in told(panel.show())
    measure(panel.show())


def test_whoever_needs_another_skill_reads_so() -> None:
    table = Table()
    table.set(stress=17)
    table.give("scientist", tokens=2)
    table.give("medic", tokens=2)
    table.phase(PRODUCTION)
    (decision,) = GAME.decisions(table.state)
    question = present(GAME.id, GAME.view(table.state, decision.seat), PEOPLE).question(decision)
    assert "more than one skill" in question
    table.do("scientist", "choose field-notes")
    (decision,) = GAME.decisions(table.state)
    question = present(GAME.id, GAME.view(table.state, decision.seat), PEOPLE).question(decision)
    assert "more than one skill" not in question


def test_all_dangers_are_told_in_words_of_their_own() -> None:
    said = set()
    for danger in DANGERS:
        table, _, _ = danger()
        (decision,) = GAME.decisions(table.state)
        view = GAME.view(table.state, decision.seat)
        said.add(present(GAME.id, view, PEOPLE).question(decision))
    assert len(said) == len(DANGERS)


def test_the_log_says_that_somebody_lets_it_happen() -> None:
    table, _, _ = quarrel()
    events = table.do("medic", f"choose {LET}")
    presented = present(GAME.id, GAME.view(table.state, None), PEOPLE)
    lines = [presented.describe(event) for event in events]
    assert any("lets it happen" in (line or "") for line in lines)
