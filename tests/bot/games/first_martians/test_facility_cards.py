"""Facility cards in words: what building one brings, and what brought something."""

from __future__ import annotations

import pytest

from bot.games.first_martians import glossary
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.first_martians.components.checks import content_of
from rules.first_martians.game import GAME
from tests.bot.games.first_martians.test_planning_text import shown
from tests.rules.first_martians.table import planning

CONTENT = content_of(None)
CARDS = [each.id for each in CONTENT.base.facilities if each.card]


def _hints(mission: str) -> dict[str, str]:
    table = planning(mission=mission)
    table.set(cargo=("spare-hardware",), supply=table.state.supply._replace(energy=9, oxygen=9))
    seat = table.seat("engineer")
    return {
        GAME.format_action(choice.action): " ".join(label.hint for label in choice.labels)
        for choice in shown(table, seat).choices(seat, GAME.legal_actions(table.state, seat))
    }


def test_the_list_says_what_a_card_brings_or_stands_in_for() -> None:
    found = _hints("canyon")
    assert "in Production: Oxygen +1" in found["construct water-extractor own"]
    assert "stands in for: Garage" in found["construct field-garage own"]
    found = _hints("mast")
    assert "in Production: Stress −1" in found["construct radiation-cellar own"]
    assert "in Production: 🟢 each rover" in _hints("riddle")["construct rover-shed own"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_name_a_short_one_and_says_what_it_is_for(
    card: str, language: str
) -> None:
    t = words(language)
    name = t(f"first_martians-facility-{card}")
    assert name
    assert len(t(f"first_martians-facility-{card}-short")) <= len(name)
    if any(card == each.facility for m in CONTENT.mission.values() for each in m.projects):
        assert t(f"first_martians-project-{card}") == name
        assert t(f"first_martians-project-{card}-about").endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_brought_is_told_with_its_name(language: str) -> None:
    t = words(language)
    told = glossary.cause("facility:wind-turbine", t)
    assert t("first_martians-facility-wind-turbine") in told
    assert told != glossary.cause("mission:wind-turbine", t)
