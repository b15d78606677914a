"""Every piece of First Martians has a name, and every story its texts, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.games import PRESENTERS
from bot.games.text_check import check_texts
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.core.data_files import Documents, Path
from rules.first_martians.components.checks import shipped_documents, standard_content
from rules.first_martians.components.content import EVENT_FILES, Content
from rules.first_martians.decision_rules import RULES
from rules.first_martians.error_codes import REASONS
from rules.first_martians.game import LESSON_TOPICS
from rules.first_martians.plan.problems import PURPOSES
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
        "lesson": LESSON_TOPICS,
        "purpose": PURPOSES,
        "ask": RULES.kinds,
        "question": RULES.kinds,
    }
    for kind, names in every.items():
        yield from ((kind, name) for name in names)
    for mission in content.missions.missions:
        yield from (("project", each.id) for each in mission.projects)
        yield from (("objective", f"{mission.id}-{each.id}") for each in mission.objectives)


def stories(content: Content) -> Iterator[tuple[str, Path]]:
    """The texts of every event and adventure, beside their titles, with the way to the story."""
    for kind, part, found in (
        *(("event", part, content.event_file(part).events) for part in EVENT_FILES),
        ("adventure", "adventures", content.adventures.adventures),
    ):
        for number, each in enumerate(found):
            story: Any = each
            texts = ["scene"]
            if kind == "event":
                texts += ["action", "done", "consequence"]
                texts += ["follow-up"] if story.follow_up else []
            elif story.later:
                texts.append("later")
            for side in story.choice:
                choice = f"choice-{side.id}"
                texts += [choice, f"{choice}-told", *([f"{choice}-later"] if side.later else [])]
            for text in texts:
                yield f"first_martians-{kind}-{story.id}-{text}", (part, f"{kind}s", number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name(language: str) -> None:
    t, content = words(language), standard_content()
    names = [f"first_martians-{kind}-{name}" for kind, name in pieces(content)]
    assert [name for name in names if not t.has(name)] == []
    assert len(names) > 300


def test_every_story_is_told() -> None:
    texts = dict(stories(standard_content()))
    assert len(texts) > 400
    check_texts(Documents(shipped_documents()), texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    assert [reason for reason in REASONS if not words(language).has(f"illegal-{reason}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_short_are_told_page_by_page(language: str) -> None:
    for heading, text in PRESENTERS["first_martians"].rules_pages(words(language)):
        assert heading
        assert 300 <= len(text) <= 1500, heading
