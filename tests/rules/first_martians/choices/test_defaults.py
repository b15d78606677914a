"""Defaults of choices when the time is up: the careful option is taken."""

from __future__ import annotations

import pytest

from rules.first_martians.game import GAME
from rules.first_martians.state import Shutdown, Step
from tests.rules.first_martians.table import Table


def _taken(table: Table, role: str, kind: str, *data: str) -> str:
    """What is chosen for a seat whose time is up."""
    seat = table.seat(role)
    table.run(Step(kind, seat, data, number=1))
    return GAME.format_action(GAME.default_action(table.state, seat))


@pytest.mark.parametrize(
    ("stress", "taken"), [(8, "choose morale"), (9, "choose stress"), (17, "choose stress")]
)
def test_who_unwinds_takes_stress_from_nine_on(stress: int, taken: str) -> None:
    table = Table()
    table.set(stress=stress)
    assert _taken(table, "medic", "unwinding") == taken


def test_who_manages_takes_the_highest_track() -> None:
    for tracks, block in (((3, 2, 1), "working"), ((1, 2, 1), "living"), ((1, 2, 4), "system")):
        table = Table()
        table.set(tracks=tracks)
        assert _taken(table, "medic", "managing") == f"choose {block}"


def test_what_is_shut_down_already_is_shut_down_else_what_works_least_well() -> None:
    table = Table()
    table.put("garage", broken=("power", "cpu"))
    assert _taken(table, "scientist", "shut-down", "energy") == "choose garage"
    table.put("lab", shutdowns=(Shutdown("oxygen"),))
    assert _taken(table, "scientist", "shut-down", "energy") == "choose lab"


def test_whoever_has_the_fewest_wounds_starves() -> None:
    table = Table()
    for role, wounds in (("scientist", 3), ("geologist", 2), ("engineer", 1), ("medic", 2)):
        table.give(role, wounds=wounds)
    crew = table.state.start.roles
    assert _taken(table, "scientist", "starve", "1", *crew) == "choose engineer"
