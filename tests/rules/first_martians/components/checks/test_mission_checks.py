"""Missions of the data files: what they name exists, and what they ask can be had."""

from __future__ import annotations

import pytest

from tests.rules.first_martians.broken_data import Change, changed, refused

ASSAY = 'effects = [{ do = "morale", amount = 1 }'


@pytest.mark.parametrize(
    ("changes", "field", "at", "why"),
    [
        (
            [("oxygen = 3, food = 2 }", "oxygen = 3 }")],
            "missions.0.supply",
            "supply = { energy = 3, oxygen = 3 }",
            "no food",
        ),
        (
            [('cargo = ["seed", "seed"', 'cargo = ["seed", "gold"')],
            "missions.0.cargo",
            'cargo = ["seed", "gold"',
            "no item gold",
        ),
        (
            [('upgrades = ["autoscanner"', 'upgrades = ["sauna"')],
            "missions.0.upgrades",
            'upgrades = ["sauna"',
            "no upgrade sauna",
        ),
        (
            [
                ('id = "canyon-floor"', 'id = "canyon-floor"\noptional = true'),
                ('id = "depot-crates"', 'id = "depot-crates"\noptional = true'),
            ],
            "missions.4.objectives",
            '[[missions.objectives]]\nid = "canyon-floor"',
            "nothing has to be done",
        ),
        (
            [(ASSAY, f'{ASSAY}, {{ do = "separate" }}')],
            "missions.1.projects",
            '[[missions.projects]]\nid = "assay"',
            "the lowest card never matters here",
        ),
        (
            [(", mineral-6 = 3 }", " }")],
            "missions.2.minerals",
            "minerals = { mineral-1",
            "a mineral is needed for each Research card",
        ),
        (
            [('facility = "backup-solar-panel"', 'facility = "tower"')],
            "missions.0.projects.0",
            '[[missions.projects]]\nid = "backup-solar-panel"',
            "no such facility",
        ),
        (
            [('greenhouse = "backup-farm"', 'greenhouse = "tower"')],
            "missions.0.projects.3",
            '[[missions.projects]]\nid = "greenhouse"',
            "no such facility",
        ),
        (
            [('facility = "backup-solar-panel"', 'facility = "garage"')],
            "missions.0.projects.0.facility",
            'facility = "garage"',
            "the facility is there from the start",
        ),
        (
            [('greenhouse = "backup-farm"', 'greenhouse = "backup-oxygenator"')],
            "missions.0.projects.3.greenhouse",
            'greenhouse = "backup-oxygenator"',
            "the facility has no greenhouses",
        ),
        (
            [('token = "crate"\nring = 3\nnth = 1', 'token = "crate"\nregion = "geysers"')],
            "missions.4.finds.0.region",
            'region = "geysers"',
            "the region may never come",
        ),
    ],
)
def test_a_mission_that_cannot_be_played_is_refused(
    changes: list[Change], field: str, at: str, why: str
) -> None:
    refused({"missions": changed("missions", *changes)}, "missions", field, at, why)


def test_a_mission_has_effects_only_for_symbols_that_a_point_of_interest_bears() -> None:
    why = "no point of interest bears the symbol"
    texts = {"mars": changed("mars", ("symbol = 3", "symbol = 2"))}
    refused(texts, "missions", "missions.4.symbols.3", "symbols = { 1 =", why)
