"""Effects on the base: farms that have nothing to wilt, minerals that have run out."""

from __future__ import annotations

from rules.first_martians import events as e
from rules.first_martians.terms import PRODUCTION
from tests.rules.first_martians.table import Table, of, one


def test_a_farm_without_plants_and_markers_has_nothing_to_wilt() -> None:
    table = Table()
    table.set(supply=table.state.supply._replace(energy=0))
    table.farm("farm", plants=0, growth=(0,) * 6)
    table.put("farm", broken=("power",))
    table.put("lab", shutdowns=())
    events = table.phase(PRODUCTION)
    events += table.resolve()
    assert of(events, e.FarmChanged) == []


def test_plants_a_region_holds_no_mineral_whose_tokens_are_all_out() -> None:
    table = Table(mission="plants")
    minerals = table.state.start.mission.minerals
    table.set(
        sites=(), discovered=tuple(each for each, count in minerals.items() for _ in range(count))
    )
    table.planning()
    table.do("engineer", "explore r1-n 0 own", "send froggy 1", "rest")
    found = one(table.resolve(), e.Explored)
    assert (found.samples, found.finds) == (0, ())
