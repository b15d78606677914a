"""Standing orders of Spazio: 1999, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.errors import UnreadableAction
from rules.core.standing_orders import DONE, Ended, Values, order_kind
from rules.space1999.chart import Moon
from rules.space1999.game import GAME
from rules.space1999.outlook import Navigation
from rules.space1999.terms import BASE, NEGATIVE
from tests.rules.orders import Orders
from tests.rules.space1999.table import EAST, Table


@pytest.fixture
def table() -> Table:
    table = Table("a", "b", moon=EAST)
    table.give("a", place="n12", energy=9, tiles=(1, 0))
    return table


ORDERS = Orders(GAME)


def lay(table: Table, line: str) -> Values:
    return ORDERS.lay(table, "a", line)


def refused(table: Table, line: str) -> tuple[str, dict[str, Any]]:
    return ORDERS.refused(table, "a", line)


def judged(table: Table, *values: str) -> Values | Ended:
    return ORDERS.judged(table, "a", " ".join(("fly-home", *values)))


def answered(table: Table, *line: str) -> str | None:
    return ORDERS.answered(table, "a", " ".join(line))


def near(table: Table) -> tuple[str, str]:
    """A node and a planet that the ship's energy reaches."""
    ship = Navigation(table.view("a"), 0)
    node = next(place for place in ship.flights if place in ship.chart.nodes)
    return node, ship.planets_in_reach[0][0]


def test_home_as_the_ship_stands(table: Table) -> None:
    assert lay(table, "fly-home") == (BASE, "n12")
    assert judged(table, BASE, "n12") == (BASE, "n12")
    assert answered(table, "fly-home", BASE, "n12") == "fly base"


def test_over_a_place_and_then_home(table: Table) -> None:
    node, _ = near(table)
    assert lay(table, f"fly-home {node}") == (node, "n12")
    assert answered(table, "fly-home", node, "n12") == f"fly {node}"
    table.do("a", f"fly {node}")
    assert judged(table, node, "n12") == (BASE, node), "arrived: now home"


def test_home_is_the_end_of_it(table: Table) -> None:
    table.give("a", place=BASE)
    assert judged(table, BASE, "n12") == DONE


def test_without_a_tile_there_is_no_flight_home(table: Table) -> None:
    node, planet = near(table)
    table.give("a", tiles=(0, 0))
    assert refused(table, "fly-home") == ("no-tiles", {})
    assert refused(table, f"fly-home {node}") == ("no-tiles", {})
    assert lay(table, f"fly-home {planet}"), "tiles may be found there"


def test_too_little_energy_is_refused_with_the_figures(table: Table) -> None:
    ship = Navigation(table.view("a"), 0)
    place = next(place for place, cost in ship.flights.costs.items() if cost == 2)
    table.give("a", energy=1)
    assert refused(table, f"fly-home {place}") == ("energy-lacking", {"needed": 2, "held": 1})


def test_places_that_are_none_or_closed(table: Table) -> None:
    _, planet = near(table)
    assert refused(table, "fly-home nowhere")[0] == "unknown-place"
    assert refused(table, "fly-home n12") == ("already-there", {"place": "n12"})
    covered = min(table.state.start.chart.covered(table.state.moon.number))
    assert refused(table, f"fly-home {covered}") == ("place-covered", {"place": covered})
    table.visit(planet)
    assert refused(table, f"fly-home {planet}") == ("planet-visited", {"place": planet})
    with pytest.raises(UnreadableAction):
        lay(table, "fly-home n1 n2")


def test_a_ship_in_the_way_may_be_gone_by_the_next_turn(table: Table) -> None:
    node, _ = near(table)
    table.give("b", place=node)
    assert refused(table, f"fly-home {node}") == ("place-occupied", {"place": node})
    table.set(agenda=(table.state.agenda[0]._replace(seat=1),), turn=1)
    assert lay(table, f"fly-home {node}") == (node, "n12")


def test_what_the_moon_covers_ends_it(table: Table) -> None:
    chart = table.state.start.chart
    place = min(chart.covered(0) - chart.covered(8) - {"n12"})
    table.set(agenda=(table.state.agenda[0]._replace(seat=1),), turn=1)
    assert judged(table, place, "n12") == (place, "n12")
    table.set(moon=Moon(0, 0))
    assert judged(table, place, "n12") == Ended("place-covered", (("place", place),))


def test_a_planet_that_somebody_visits_first_ends_it(table: Table) -> None:
    _, planet = near(table)
    table.visit(planet)
    assert judged(table, planet, "n12") == Ended("planet-visited", (("place", planet),))


def test_a_ship_that_was_moved_has_no_such_order_any_more(table: Table) -> None:
    node, _ = near(table)
    table.give("a", place="n30")
    assert judged(table, node, "n12") == Ended("order-ship-moved", (("place", "n30"),))
    table.give("a", place=BASE)
    assert judged(table, node, "n12") == DONE


def test_it_ends_in_the_turn_in_which_the_way_is_barred(table: Table) -> None:
    node, _ = near(table)
    table.give("b", place=node)
    assert judged(table, node, "n12") == Ended("place-occupied", (("place", node),))
    table.set(agenda=(table.state.agenda[0]._replace(seat=1),), turn=1)
    assert judged(table, node, "n12") == (node, "n12"), "there is time until the turn"


def test_a_forced_take_off_leads_home_if_it_can(table: Table) -> None:
    _, planet = near(table)
    table.give("a", place=planet)
    table.set(agenda=(table.state.agenda[0]._replace(kind="take-off"),))
    assert judged(table, planet, "n12") == (BASE, planet)
    assert answered(table, "fly-home", BASE, planet) == "fly base"
    table.give("a", tiles=(0, 0))
    assert judged(table, planet, "n12") == Ended("no-tiles")


def test_after_a_refused_plan_it_waits(table: Table) -> None:
    node, _ = near(table)
    table.give("a", plans=("energy-3", "return"))
    table.propose("a", "return", NEGATIVE)
    step = next(line for line in table.legal("a") if line.startswith("step"))
    table.do("a", step)
    assert table.state.agenda[0].on
    place = table.ship("a").place
    assert judged(table, node, place) in ((node, place), (BASE, node))
    assert answered(table, "fly-home", node, place) is None


def test_no_further_plan_after_a_no(table: Table) -> None:
    assert lay(table, "pass-after-no") == ()
    table.give("a", plans=("energy-3", "return"))
    assert answered(table, "pass-after-no") is None, "the first plan is asked about"
    table.propose("a", "return", NEGATIVE)
    step = next(line for line in table.legal("a") if line.startswith("step"))
    table.do("a", step)
    assert answered(table, "pass-after-no") == "pass"


def test_tiles_are_left_alone(table: Table) -> None:
    assert lay(table, "leave-tiles") == ()
    table.lay("a straight g1 0")
    task = table.state.agenda[0]
    program = next(
        program.id for program in table.board.program_deck if program.kind == "remove-tile"
    )
    table.set(agenda=(task._replace(kind="tile-card", card=program),))
    assert answered(table, "leave-tiles") == "stay"


def test_tiles_are_not_left_alone_for_ever(table: Table) -> None:
    """Two crews that leave broken routes as they are would never come to an end."""
    judge = order_kind(GAME.orders, "leave-tiles").judge
    table.set(bank=(0, 1))
    assert judge(table.view("a"), 0, (), ()) == ()
    table.set(bank=(0, 0))
    assert judge(table.view("a"), 0, (), ()) == Ended("order-bank-empty")
    assert refused(table, "leave-tiles") == ("order-bank-empty", {})


@pytest.mark.parametrize("kind", ["pass-after-no", "leave-tiles"])
def test_they_name_nothing_and_stand(table: Table, kind: str) -> None:
    with pytest.raises(UnreadableAction):
        lay(table, f"{kind} now")
    found = order_kind(GAME.orders, kind)
    assert found.judge(table.view("a"), 0, (), ()) == ()
