"""Tables of a mission's data: what no objective, project, find or figure of a mission can be."""

from __future__ import annotations

import pytest

from tests.rules.first_martians.broken_data import changed, refused

FIND = 'token = "supply-drop"\nring = 1\nnth = 1\n'
FIRST_FIND = '[[missions.finds]]\ntoken = "supply-drop"'
NEITHER_OR_BOTH = "a find lies in a ring, or on a region"
FARM = '[[missions.projects]]\nid = "backup-farm"'
GUY = '[[missions.projects]]\nid = "guy"'
OUTSIDE = "only what stands for itself is built outside"


@pytest.mark.parametrize(
    ("old", "new", "field", "at", "why"),
    [
        (
            'goal = "sown"\n',
            'goal = "sown"\nring = 2\n',
            "missions.0.objectives.4",
            '[[missions.objectives]]\nid = "first-seed"',
            "sown takes no ring",
        ),
        (
            "by_crew = { 2 = 2, 3 = 2, 4 = 3 }",
            "by_crew = { 2 = 2, 3 = 2 }",
            "missions.0.objectives.5",
            '[[missions.objectives]]\nid = "supply-drops"',
            "amounts must be given for 2, 3 and 4 astronauts",
        ),
        (
            FIND,
            'token = "supply-drop"\nring = 1\nregion = "plain"\n',
            "missions.0.finds.0",
            FIRST_FIND,
            NEITHER_OR_BOTH,
        ),
        (
            FIND,
            'token = "supply-drop"\nnth = 1\n',
            "missions.0.finds.0",
            FIRST_FIND,
            NEITHER_OR_BOTH,
        ),
        (
            'region = "old-riverbed"',
            'region = "old-riverbed"\nnth = 2',
            "missions.1.finds.0",
            '[[missions.finds]]\ntoken = "capsule"',
            NEITHER_OR_BOTH,
        ),
        (
            "easy = { 2 = 7, 3 = 6, 4 = 7 }, normal",
            "easy = { 2 = 7, 3 = 6 }, normal",
            "missions.0.sols",
            "sols = { easy = { 2 = 7, 3 = 6 },",
            "rounds must be given by level, for 2, 3 and 4 astronauts",
        ),
        (
            "easy = { 2 = 7, 3 = 6, 4 = 7 }, normal",
            "normal",
            "missions.0.sols",
            "sols = { normal",
            "rounds must be given by level, for 2, 3 and 4 astronauts",
        ),
        (
            "threshold = { easy = 7, normal = 5, hard = 4 }",
            "threshold = { easy = 7, normal = 5 }",
            "missions.0.threshold",
            "threshold = { easy = 7, normal = 5 }",
            "a threshold must be given for easy, normal, hard",
        ),
        (
            "consequence_chance = { easy = 35, ",
            "consequence_chance = { ",
            "consequence_chance",
            "consequence_chance = { normal",
            "a chance must be given for easy, normal, hard",
        ),
        (
            'facility = "backup-farm"\n',
            'facility = "backup-farm"\ngreenhouse = "backup-farm"\n',
            "missions.0.projects.2",
            FARM,
            "a project is a facility, a greenhouse or effects",
        ),
        (
            'near = "mast-foot"',
            'near = "mast-foot"\nring = 2',
            "missions.5.projects.3",
            GUY,
            "a project has one place",
        ),
        (
            'near = "mast-foot"',
            'near = "mast-foot"\ntype = "research"',
            "missions.5.projects.3",
            GUY,
            OUTSIDE,
        ),
        (
            'facility = "backup-farm"\n',
            'facility = "backup-farm"\nring = 1\n',
            "missions.0.projects.2",
            FARM,
            OUTSIDE,
        ),
        (
            'greenhouse = "backup-farm"\n',
            'greenhouse = "backup-farm"\nring = 1\n',
            "missions.0.projects.3",
            '[[missions.projects]]\nid = "greenhouse"',
            OUTSIDE,
        ),
        (
            'near = "mast-foot"',
            'near = "mast-foot"\nworks = true',
            "missions.5.projects.3",
            GUY,
            "only a facility's parts can work",
        ),
    ],
)
def test_a_table_that_says_too_much_or_too_little_is_refused(
    old: str, new: str, field: str, at: str, why: str
) -> None:
    refused({"missions": changed("missions", (old, new))}, "missions", field, at, why)
