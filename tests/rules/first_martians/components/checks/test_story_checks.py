"""Events and adventures of the data files: what each of them needs to be drawn and decided."""

from __future__ import annotations

import pytest

from rules.first_martians.components.content import EVENT_FILES
from tests.rules.first_martians.broken_data import changed, refused, text_of

KEEP_SILENT = """
[[events.choice]]
id = "keep-silent"
effects = [{ do = "tokens", who = "first-player", amount = 2 }, { do = "morale", amount = -1 }]
"""
TURN_BACK = """
[[adventures.choice]]
id = "turn-back"
effects = [{ do = "tokens", who = "performer", amount = -1 }]
"""
OF_THE_STATIC = """
effects = [{ do = "stress", amount = 1 }]
later = { chance = 50, rounds = [1, 2, 3], effects = [{ do = "morale", amount = 1 }] }
"""
LETTER = '[[events]]\nid = "last-letter"'
CAVE = '[[adventures]]\nid = "cave-mouth"'


@pytest.mark.parametrize(
    ("part", "old", "new", "field", "at", "why"),
    [
        ("events_base", KEEP_SILENT, "", "events.2", LETTER, "a choice has two sides"),
        ("adventures", TURN_BACK, "", "adventures.1", CAVE, "a choice has two sides"),
        (
            "events_base",
            'id = "keep-silent"',
            'id = "read-aloud"',
            "events.2",
            LETTER,
            "two share the id read-aloud",
        ),
        (
            "adventures",
            'id = "turn-back"',
            'id = "climb-in"',
            "adventures.1",
            CAVE,
            "two share the id climb-in",
        ),
        (
            "adventures",
            OF_THE_STATIC,
            "\n",
            "adventures.0",
            '[[adventures]]\nid = "voice-in-the-static"',
            "the adventure can never do anything",
        ),
        (
            "events_base",
            'spares = ["spare-filters"]',
            'spares = ["gold"]',
            "events.3.action.spares",
            'action = { pawns = 1, spares = ["gold"]',
            "no item gold",
        ),
        (
            "events_base",
            'facility = "farm", effects',
            'facility = "cellar", effects',
            "events.0.facilities",
            "[[events]]",
            "no facility cellar",
        ),
        (
            "events_base",
            'facility = "farm", effects',
            'facility = "med-lab", effects',
            "events.0.facilities",
            "[[events]]",
            "the action is done in med-lab, which may not be there",
        ),
        (
            "events_base",
            'facility = "farm", effects',
            'role = "medic", effects',
            "events.0.cast",
            "[[events]]",
            "the action asks for the medic",
        ),
        (
            "events_base",
            'id = "keep-silent"',
            'id = "keep-silent"\nwhen = ["won:arrival"]',
            "events.2.choice.1.when",
            'when = ["won:arrival"]',
            "facts are for campaigns",
        ),
        (
            "adventures",
            CAVE,
            f'{CAVE}\nneeds = ["won:arrival"]',
            "adventures.1.needs",
            'needs = ["won:arrival"]',
            "facts are for campaigns",
        ),
    ],
)
def test_a_story_that_cannot_be_told_is_refused(
    part: str, old: str, new: str, field: str, at: str, why: str
) -> None:
    refused({part: changed(part, (old, new))}, part, field, at, why)


def test_there_has_to_be_an_event() -> None:
    head, _, _ = text_of("events_base").partition("[origin]")
    texts = dict.fromkeys(EVENT_FILES, f"{head}events = []\n")
    refused(texts, "events_base", "events", "events = []", "no event can be drawn")
