"""The base's data file: what no facility, upgrade, shutdown tile or die can be."""

from __future__ import annotations

import pytest

from tests.rules.first_martians.broken_data import changed, refused

FARM = '[[facilities]]\nid = "farm"'
CELLAR = '[[facilities]]\nid = "radiation-cellar"'
OXYGENATOR = '[[facilities]]\nid = "oxygenator-01"'


@pytest.mark.parametrize(
    ("old", "new", "field", "at", "why"),
    [
        (
            "most = 4\n",
            "most = 0\n",
            "facilities.0",
            OXYGENATOR,
            "what produces has a limit, and nothing else",
        ),
        (
            'id = "farm"\n',
            'id = "farm"\nmost = 3\n',
            "facilities.4",
            FARM,
            "what produces has a limit, and nothing else",
        ),
        (
            'power = ["wilting"]',
            'power = ["must-roll"]',
            "facilities.4",
            FARM,
            "must-roll can never matter where no action is done",
        ),
        (
            "greenhouses = [1, 5]\n",
            "",
            "facilities.4",
            FARM,
            "wilting can never happen without greenhouses",
        ),
        (
            'filters = ["wilting"], hardware = ["malfunction"]',
            'hardware = ["wilting"]',
            "facilities.4",
            FARM,
            "wilting comes of power connectors and oxygen filters only",
        ),
        (
            'hardware = ["malfunction"]',
            'hardware = ["more-stress"]',
            "facilities.0",
            OXYGENATOR,
            "more-stress is checked in the working block only",
        ),
        (
            'action = "manage"\nparts = { power = ["costs-energy"], cpu',
            'action = "manage"\nautoscanner = true\nparts = { power = ["costs-energy"], cpu',
            "facilities.21",
            '[[facilities]]\nid = "relay-station"',
            "an autoscanner is for healing",
        ),
        (
            'production = [{ do = "stress", amount = -1 }]\n',
            "",
            "facilities.25",
            CELLAR,
            "idle can never matter where nothing comes in Production",
        ),
        (
            'hardware = ["idle"] }',
            'hardware = ["malfunction"] }',
            "facilities.22",
            '[[facilities]]\nid = "water-extractor"',
            "nothing stops what the facility brings in Production",
        ),
        (
            'card = true\nproduces = "energy"\nmost = 4\n',
            "card = true\n",
            "facilities.13",
            '[[facilities]]\nid = "backup-solar-panel"',
            "the facility can never do anything",
        ),
        (
            'do = "mend-rovers" }',
            'do = "mend-rovers", amount = 1 }',
            "facilities.26.production.0",
            "production = [",
            "mend-rovers takes no amount",
        ),
        (
            'do = "mend-rovers" }',
            'do = "scan" }',
            "facilities.26.production.0",
            "production = [",
            "scan is for missions",
        ),
        (
            'cancels = "power"\n',
            "",
            "upgrades.1",
            '[[upgrades]]\nid = "power-generator"',
            "the upgrade can never do anything",
        ),
        (
            "price = 1\n",
            "",
            "shutdown_tiles.3",
            '[[shutdown_tiles]]\nid = "drained-batteries"',
            "a price is in a resource",
        ),
        (
            'resource = "oxygen"\n',
            "",
            "shutdown_tiles.6",
            '[[shutdown_tiles]]\nid = "slow-leak"',
            "a price is in a resource",
        ),
        (
            'id = "oxygenator-02"',
            'id = "oxygenator-01"',
            "facilities",
            "[[facilities]]",
            "two share the id oxygenator-01",
        ),
        (
            "explore = { sides",
            "stroll = { sides",
            "action_dice",
            "[action_dice]",
            "dice must be given for explore, gather, research, build",
        ),
        (
            "system = [0, 0",
            "attic = [0, 0",
            "malfunction_dice",
            "[malfunction_dice]",
            "dice must be given for working, living, system",
        ),
    ],
)
def test_a_table_that_says_too_much_or_too_little_is_refused(
    old: str, new: str, field: str, at: str, why: str
) -> None:
    refused({"base": changed("base", (old, new))}, "base", field, at, why)


@pytest.mark.parametrize(
    "faces",
    [
        "success = 0, wound = 3, adventure = 4",
        "success = 6, wound = 3, adventure = 4",
        "success = 5, wound = 7, adventure = 4",
        "success = 5, wound = 3, adventure = 7",
    ],
)
def test_a_die_has_faces_for_success_and_for_none_and_no_more_than_its_sides(faces: str) -> None:
    text = changed("base", ("success = 5, wound = 3, adventure = 4", faces))
    at = f"explore = {{ sides = 6, {faces} }}"
    refused({"base": text}, "base", "action_dice.explore", at, "a die has no such faces")
