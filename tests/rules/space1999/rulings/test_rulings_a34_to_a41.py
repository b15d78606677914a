"""Rulings A34 to A41 on what the rulebook leaves open, and A22, the exact count, in full."""

from __future__ import annotations

import pytest

from rules.space1999.central_computer import PlanDrawn
from rules.space1999.game import GAME
from rules.space1999.route_tiles import RouteChecked, TilesKept, TilesReturned
from rules.space1999.ships import CameHome, PlanetExplored, Stayed
from rules.space1999.state import Task
from rules.space1999.terms import NEGATIVE, NEUTRAL, OK
from tests.rules.space1999.table import EAST, Table, of, one

FIVE = tuple(f"a straight g{row} 0" for row in range(1, 6))
"""A route of A's that lacks a single tile."""
WHOLE = (*FIVE, "a straight g6 0")


def laying(table: Table, tiles: tuple[int, int]) -> None:
    """Let A, who has the turn, place these tiles at Base."""
    table.give("a", place="base", tiles=tiles)
    table.set(turn=0, slid=0, agenda=(Task(0, "tiles", 99),))


def with_card(table: Table, program: str) -> None:
    table.set(turn=0, agenda=(Task(0, "tile-card", 99, card=program),))


def default(table: Table) -> str:
    return GAME.format_action(GAME.default_action(table.state, 0))


# The exact count (A22)


def test_a22_curves_that_are_too_many_go_back_or_make_a_detour() -> None:
    table = Table("a", "b", moon=EAST, arrival="exact")
    table.lay(*FIVE)
    laying(table, (0, 3))
    assert {"lay curve g6 1", "lay curve g6 2", "leave"} <= set(table.legal("a"))
    assert default(table) == "leave"
    events = table.do("a", "leave")
    assert one(events, TilesReturned).tiles == (0, 3)
    assert not of(events, TilesKept)
    assert table.ship("a").tiles == (0, 0)

    table = Table("a", "b", moon=EAST, arrival="exact")
    table.lay(*FIVE)
    laying(table, (0, 3))
    for line in ("lay curve g6 1", "lay curve h6 3"):
        assert not of(table.do("a", line), RouteChecked)
        table.refused("a", "leave", "must-lay")
    assert one(table.do("a", "lay curve h7 2"), RouteChecked).seat == 0


def test_a22_one_tile_that_does_not_fit_before_earth_is_no_surplus() -> None:
    table = Table("a", "b", moon=EAST, arrival="exact")
    table.lay(*FIVE)
    laying(table, (0, 1))
    table.refused("a", "leave", "must-lay", count=2)


def test_a22_what_is_too_much_may_be_laid_on_tiles_pushed_aside() -> None:
    table = Table("a", "b", moon=EAST, arrival="exact")
    table.lay(*FIVE, "a straight c3 1")
    laying(table, (2, 0))
    assert default(table).startswith("lay straight ")
    assert not of(table.do("a", "lay straight d3 1"), RouteChecked)
    assert of(table.do("a", "lay straight g6 0"), RouteChecked)


def test_a22_no_own_slide_completes_the_route_while_a_tile_is_in_hand() -> None:
    table = Table("a", "b", moon=EAST, arrival="exact")
    table.lay(*FIVE, "a straight f6 0")
    for place in ("base", "n12"):
        table.give("a", place=place, tiles=(1, 0))
        table.refused("a", "slide f6 g6", "exact-count", held=1)
        assert "slide f6 g6" not in table.legal("a")
        assert "slide f6 e6" in table.legal("a")
    laying(table, (1, 1))
    table.refused("a", "slide f6 g6", "exact-count", held=2)
    with_card(table, "move-tile")
    table.refused("a", "slide f6 g6", "exact-count", held=2)
    assert "slide f6 g6" not in table.legal("a")
    table.give("a", tiles=(0, 0))
    assert one(table.do("a", "slide f6 g6"), RouteChecked).seat == 0


def test_a22_with_tiles_to_spare_such_a_slide_arrives_and_the_rest_goes_back(table: Table) -> None:
    table.lay(*FIVE, "a straight f6 0")
    laying(table, (1, 1))
    events = table.do("a", "slide f6 g6")
    assert one(events, TilesReturned).tiles == (1, 1)
    assert of(events, RouteChecked)


def test_a22_a_rivals_slide_completes_a_route_whatever_its_owner_holds() -> None:
    table = Table("a", "b", moon=EAST, arrival="exact")
    table.lay(*FIVE, "a straight f6 0")
    table.give("a", place="n12", tiles=(2, 0))
    table.give("b", energy=5)
    table.set(turn=1, agenda=(Task(1, "turn", 99),))
    assert one(table.do("b", "slide f6 g6"), RouteChecked).seat == 0


def test_a22_a_whole_route_that_was_wrong_leaves_nothing_stuck_in_hand() -> None:
    table = Table("a", "b", moon=EAST, arrival="exact")
    table.lay(*WHOLE)
    laying(table, (1, 0))
    assert one(table.do("a", "leave"), TilesReturned).tiles == (1, 0)
    table.set(turn=0, slid=0, agenda=(Task(0, "turn", 99),))
    table.do("a", "slide g6 f6")
    table.set(slid=0)
    assert one(table.do("a", "slide f6 g6"), RouteChecked).seat == 0


# Programs that find a ship where it is (A34, A35)


@pytest.mark.parametrize("tiles", [(0, 0), (2, 0)])
def test_a34_called_home_at_base_a_ship_gets_the_cards_units_and_lays_nothing(
    table: Table,
    tiles: tuple[int, int],
) -> None:
    table.give("a", place="base", energy=0, tiles=tiles, plans=("return",))
    table.rig_program("return-2")
    events = table.propose("a", "return", NEUTRAL)
    assert not of(events, CameHome)
    assert one(events, Stayed).why == "home"
    assert table.ship("a").energy == 2
    assert table.deciding() == ("b", "turn")


def test_a35_sent_to_the_planet_it_stands_on_a_ship_draws_no_card(table: Table) -> None:
    program = next(one for one in table.board.programs if one.kind == "land")
    table.visit(program.planet)
    table.give("a", place=program.planet, energy=0, plans=("return",))
    table.rig_program(program.id)
    events = table.propose("a", "return", NEUTRAL)
    assert one(events, Stayed).why == "there"
    assert not of(events, PlanetExplored)
    assert table.deciding() == ("b", "turn")


# Steps and Base (A11)


def test_a11_a_step_never_leads_into_the_own_sector(table: Table) -> None:
    table.give("a", place="n19", plans=("return",), tiles=(1, 0))
    assert "fly base" in table.legal("a")
    table.propose("a", "return", NEGATIVE)
    assert table.deciding() == ("a", "step")
    assert "step base" not in table.legal("a")
    table.refused("a", "step base", "no-step-home")
    table.refused("a", "step vulcano", "unknown-place", place="vulcano")


# Plans (A36)


def test_a36_the_plan_that_replaces_one_is_there_before_the_planet_is_chosen(table: Table) -> None:
    table.visit("lumo")
    table.give("a", plans=("land-lumo",))
    events = table.propose("a", "land-lumo", OK)
    drawn = one(events, PlanDrawn)
    assert table.deciding() == ("a", "planet")
    assert table.ship("a").plans == (drawn.plan,)


# Slides (A37, A38)


def test_a37_who_shuts_the_own_route_in_by_a_slide_keeps_the_tiles(table: Table) -> None:
    table.lay("a straight g1 0", "b straight f2 0", "b straight h2 0", "a straight g3 1")
    table.lay("b straight f1 0", "b straight h1 0", "b straight f3 0", "b straight h3 0")
    laying(table, (1, 0))
    assert any(line.startswith("lay") for line in table.legal("a"))
    table.do("a", "slide g3 g2")
    assert not any(line.startswith("lay") for line in table.legal("a"))
    assert of(table.do("a", "leave"), TilesKept)
    assert table.ship("a").tiles == (1, 0)


def test_a38_energy_spent_on_a_slide_lets_a_plan_be_proposed_on_a_planet(table: Table) -> None:
    table.lay("b straight a7 1")
    table.give("a", place="kimor", energy=5, plans=("return",))
    table.refused("a", "propose return", "energy-first", held=5)
    table.do("a", "slide a7 a8")
    assert "propose return" in table.legal("a")


# A wrong route that stays whole (A39)


def test_a39_a_whole_route_is_asked_about_again_only_when_its_owner_has_changed_it() -> None:
    table = Table("a", "b", moon=EAST)
    table.lay(*WHOLE, "a straight c3 1", "a straight k9 1")
    table.give("b", energy=5)
    table.set(turn=1, agenda=(Task(1, "turn", 99),))
    assert not of(table.do("b", "slide c3 c4"), RouteChecked)
    table.set(turn=1, agenda=(Task(1, "tile-card", 99, card="move-tile"),))
    assert not of(table.do("b", "slide k9 k10"), RouteChecked)
    table.set(turn=0, slid=0, agenda=(Task(0, "turn", 99),))
    assert not of(table.do("a", "slide c4 c3"), RouteChecked)
    laying(table, (1, 0))
    line = next(line for line in table.legal("a") if line.startswith("lay"))
    assert not of(table.do("a", line), RouteChecked), "a tile laid elsewhere changes nothing"
    table.set(turn=0, slid=0, agenda=(Task(0, "turn", 99),))
    last = WHOLE[-1].split()[2]
    table.do("a", f"slide {last} f6")
    table.set(slid=0)
    assert one(table.do("a", f"slide f6 {last}"), RouteChecked).seat == 0


# Slides at any time of one's turn (A41)


def taking_off(*, energy: int) -> Table:
    """A ship that has to leave a planet at once, with a tile of its own and one of a rival's."""
    table = Table("a", "b", moon=EAST)
    table.lay("a straight c3 1", "b straight k9 1")
    table.give("a", place="kimor", energy=energy)
    table.set(turn=0, agenda=(Task(0, "take-off", 99),))
    return table


def test_a41_tiles_are_slid_before_an_immediate_take_off() -> None:
    table = taking_off(energy=7)
    table.do("a", "slide c3 c4")
    assert table.deciding() == ("a", "take-off")
    table.do("a", "slide k9 k10")
    assert table.ship("a").energy == 2
    assert table.deciding() == ("a", "take-off")
    assert not [line for line in table.legal("a") if line.startswith("slide")]
    table.refused("a", "slide c4 c3", "own-slide-spent")
    assert [line for line in table.legal("a") if line.startswith("fly")]


def test_a41_who_spends_the_last_energy_on_a_slide_stays_on_the_planet() -> None:
    table = taking_off(energy=5)
    stayed = one(table.do("a", "slide k9 k10"), Stayed)
    assert (stayed.seat, stayed.why) == (0, "no-energy")
    assert table.ship("a").place == "kimor"
    assert table.deciding() != ("a", "take-off")


@pytest.mark.parametrize("card", ["move-tile", "remove-tile"])
def test_a41_tiles_are_slid_with_a_card_about_tiles_in_hand(table: Table, card: str) -> None:
    table.lay("a straight c3 1", "b straight a7 1", "b straight b7 1", "b straight c7 1")
    table.give("a", energy=12)
    table.set(turn=0, agenda=(Task(0, "tile-card", 99, card=card),))
    table.do("a", "extra-slide c3 c4")
    assert table.ship("a").energy == 12
    table.do("a", "extra-slide b7 b8")
    assert table.ship("a").energy == 7
    table.refused("a", "extra-slide c4 c3", "own-slide-spent")
    assert table.deciding() == ("a", "tile-card"), "the card is still to be obeyed"
    if card == "move-tile":
        table.do("a", "slide c4 c3")
    else:
        table.refused("a", "slide c4 c3", "program-removes")
        table.do("a", "remove c4")
    assert table.ship("a").energy == 7
    assert table.deciding() != ("a", "tile-card")


def test_a41_a_slide_beside_a_card_needs_its_price(table: Table) -> None:
    table.lay("a straight c3 1", "b straight a7 1", "b straight b7 1")
    table.give("a", energy=4)
    table.set(turn=0, agenda=(Task(0, "tile-card", 99, card="move-tile"),))
    table.refused("a", "extra-slide a7 a8", "energy-lacking", needed=5, held=4)
    assert "extra-slide c3 c4" in table.legal("a")
    assert "extra-slide a7 a8" not in table.legal("a")


# Cut off (A40)


def test_a40_tiles_behind_a_gap_may_be_built_on_like_those_pushed_aside(table: Table) -> None:
    table.lay("a straight g1 0", "a straight g3 0")
    laying(table, (1, 0))
    squares = {line.split()[2] for line in table.legal("a") if line.startswith("lay")}
    assert squares == {"g2", "g4"}
