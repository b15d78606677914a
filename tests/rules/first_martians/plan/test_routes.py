"""Ways over the map: where they begin, and which of several are worth taking."""

from __future__ import annotations

import pytest

from rules.first_martians.needs import passable, routes
from rules.first_martians.plan.job_checks import places_for
from tests.rules.first_martians.table import Table


@pytest.mark.parametrize(
    ("route", "open_"),
    [
        ((), False),
        (("r1-n",), True),
        (("r2-n",), False),
        (("r1-n", "r2-n"), True),
        (("r1-n", "r2-n", "r2-ne"), False),
        (("r1-n", "r2-ne"), False),
    ],
)
def test_a_way_leads_from_the_hub_over_explored_neighbours(
    route: tuple[str, ...], open_: bool
) -> None:
    table = Table()
    table.map("r1-n plain 1")
    assert passable(table.state, 0, route) == open_


def test_a_way_through_the_canyon_that_takes_more_pawns_all_told_is_not_worth_taking() -> None:
    """On the way it takes fewer; only at its end the descent is paid for."""
    table = Table(mission="canyon")
    table.map("r1-nw plain 0", "r2-nw frost-hollow 0", "r3-nw ice-sheet 0", "r3-n silent-basin 0")
    table.map("r3-ne great-canyon 0")
    table.map("r1-sw mountains 0", "r2-sw salt-flats 0", "r2-s chasm 0", "r2-se red-terraces 0")
    table.map("r2-e lava-tubes 0")
    (round_,) = routes(table.state, 0, "r2-ne")
    assert round_.spaces == ("r1-sw", "r2-sw", "r2-s", "r2-se", "r2-e", "r2-ne")
    assert (round_.pawns, round_.penalties) == (8, ("adventure",))
    table.set(built=("cable-way",))
    below, again = routes(table.state, 0, "r2-ne")
    assert below.spaces == ("r1-nw", "r2-nw", "r3-nw", "r3-n", "r3-ne", "r2-ne")
    assert (below.pawns, again) == (7, round_)


def test_what_stands_in_a_row_takes_a_region_each() -> None:
    table = Table(campaign="fifth-bunk")
    played = table.state.start.campaign
    assert played is not None
    mission = played.chapter["cable"].mission
    table.set(chapter="cable")
    assert table.state.mission.id == mission
    table.map("r1-n plain 0", "r1-ne dunes 0", "r1-nw geysers 0")
    project = table.state.mission.project
    table.set(erected=(("first-probe", "r1-n"),))
    assert {*places_for(table.state, project["second-probe"])} == {"r1-ne", "r1-nw"}
    table.set(erected=(("first-probe", "r1-n"), ("second-probe", "r1-ne")))
    assert places_for(table.state, project["third-probe"]) == ()
