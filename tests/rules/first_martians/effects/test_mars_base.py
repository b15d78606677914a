"""Effects on the base: farms with nothing or little to wilt, minerals that have run out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.first_martians.effects.mars_base import FarmChanged
from rules.first_martians.effects.regions import Explored
from rules.first_martians.progress import Event
from rules.first_martians.terms import PRODUCTION
from tests.rules.first_martians.table import Table, of, one

Growth = tuple[int, ...]


def _wilting(growth: Growth) -> list[Event]:
    """A production in which a farm without plants lacks energy, and there is none to pay with."""
    table = Table()
    table.set(supply=table.state.supply._replace(energy=0, food=9))
    table.farm("farm", plants=0, growth=growth)
    table.put("farm", broken=("power",))
    return table.phase(PRODUCTION)


def test_a_farm_without_plants_and_markers_has_nothing_to_wilt() -> None:
    assert of(_wilting((0, 0, 0, 0, 0, 0)), FarmChanged) == []


@pytest.mark.parametrize(
    ("growth", "after"),
    [((1, 0, 0, 1, 0, 0), (0, 0, 1, 0, 0, 0)), ((1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0))],
)
def test_markers_alone_wilt_by_a_space_and_the_first_off_the_track(
    growth: Growth, after: Growth
) -> None:
    changed = one(_wilting(growth), FarmChanged)
    assert (changed.why, changed.farm.plants, changed.farm.growth) == ("wilting", 0, after)


def _geysers(*discovered: str) -> Table:
    """The mission with minerals, with the geysers about to be explored, which hold two."""
    table = Table(mission="plants")
    table.set(sites=(), regions=("geysers",), discovered=discovered)
    table.planning()
    table.do("engineer", "explore r1-n 0 own", "send froggy 1", "rest")
    return table


MINERALS = tuple(f"mineral-{number}" for number in range(1, 7) for _ in range(3))


def test_plants_a_region_holds_no_mineral_whose_tokens_are_all_out() -> None:
    found = one(_geysers(*MINERALS).resolve(), Explored)
    assert (found.region, found.samples, found.finds) == ("geysers", 0, ())


def test_plants_the_last_mineral_of_a_number_is_found_once() -> None:
    table = _geysers(*MINERALS[1:])
    before, finds = table.state, set()
    for number in range(40):
        seed = number.to_bytes(32, "big")
        table.state = replace(before, start=replace(before.start, seed=seed))
        finds.add(one(table.resolve(), Explored).finds)
    assert finds == {(), ("mineral-1",)}
