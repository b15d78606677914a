"""Every piece of First Martians has a name, and every story its texts, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.first_martians.components.content import Content
from rules.first_martians.components.loading import standard_content
from rules.first_martians.decision_rules import KINDS
from rules.first_martians.error_codes import REASONS
from rules.first_martians.lessons import RULES
from rules.first_martians.plan.purpose import PURPOSES
from rules.first_martians.terms import (
    ACTION_TYPES,
    BLOCKS,
    CONDITIONS,
    PARTS,
    PENALTIES,
    RESOURCES,
    ROLES,
    ROVERS,
    TERRAINS,
    TOKENS,
)


def pieces(content: Content) -> Iterator[tuple[str, str]]:
    """The kind and id of whatever a text may name."""
    every: dict[str, Any] = {
        "action": ACTION_TYPES,
        "block": BLOCKS,
        "condition": CONDITIONS,
        "part": PARTS,
        "penalty": PENALTIES,
        "resource": RESOURCES,
        "role": ROLES,
        "rover": ROVERS,
        "terrain": TERRAINS,
        "token": TOKENS,
        "item": sorted(content.items),
        "facility": [
            *content.base.facility,
            *(each.family for each in content.base.facilities),
        ],
        "upgrade": content.base.upgrade,
        "shutdown": content.base.shutdown_tile,
        "space": content.mars.space,
        "region": content.mars.region,
        "poi": content.mars.poi,
        "skill": content.crew.skill,
        "machine": content.crew.machine,
        "malfunction": content.malfunctions.card,
        "mission": content.missions.mission,
        "event": content.stories.event,
        "adventure": content.stories.adventure,
        "lesson": RULES,
        "purpose": PURPOSES,
        "ask": KINDS,
        "question": KINDS,
    }
    for kind, names in every.items():
        yield from ((kind, name) for name in names)
    for mission in content.missions.missions:
        yield from (("project", each.id) for each in mission.projects)
        yield from (("objective", f"{mission.id}-{each.id}") for each in mission.objectives)


def stories(content: Content) -> Iterator[str]:
    """The texts of every event and adventure, beside their titles."""
    for kind, each in (
        *(("event", event) for event in content.stories.events),
        *(("adventure", adventure) for adventure in content.stories.adventures),
    ):
        story: Any = each
        parts = ["scene"]
        if kind == "event":
            parts += ["action", "done", "consequence"]
            parts += ["follow-up"] if story.follow_up else []
        elif story.later:
            parts.append("later")
        for side in story.choice:
            choice = f"choice-{side.id}"
            parts += [choice, f"{choice}-told", *([f"{choice}-later"] if side.later else [])]
        yield from (f"first_martians-{kind}-{story.id}-{part}" for part in parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name(language: str) -> None:
    t, content = words(language), standard_content()
    names = [f"first_martians-{kind}-{name}" for kind, name in pieces(content)]
    assert [name for name in names if not t.has(name)] == []
    assert len(names) > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_story_is_told(language: str) -> None:
    t = words(language)
    assert [name for name in stories(standard_content()) if not t.has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    assert [reason for reason in REASONS if not words(language).has(f"illegal-{reason}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_short_are_told_page_by_page(language: str) -> None:
    for heading, text in PRESENTERS["first_martians"].rules_pages(words(language)):
        assert heading
        assert 300 <= len(text) <= 1500, heading
