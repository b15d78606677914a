"""Route tiles placed and attached, and the check of a route at Earth (rules 23-28)."""

from __future__ import annotations

import pytest

from rules.core.errors import IllegalAction
from rules.space1999.game import GAME
from rules.space1999.route_tiles import RouteChecked, TilesLost
from rules.space1999.ships import CameHome
from rules.space1999.state import Event, Task
from rules.space1999.terms import OK
from tests.rules.space1999.table import EAST, Table, of, one


def at_base(*sectors: str, tiles: tuple[int, int]) -> Table:
    table = Table(*(sectors or ("a", "b")), moon=EAST)
    table.give("a", tiles=tiles)
    table.set(agenda=(Task(0, "tiles", 99),))
    return table


def test_tiles_are_placed_only_at_base(table: Table) -> None:
    table.give("a", place="n12", tiles=(2, 0))
    table.refused("a", "lay straight g1 0", "not-now", decision="turn")


def test_all_tiles_held_are_placed_one_by_one() -> None:
    table = at_base(tiles=(2, 1))
    table.do("a", "lay straight g1 0")
    assert table.deciding() == ("a", "tiles")
    table.refused("a", "leave", "must-lay", count=3)
    table.do("a", "lay curve g2 1")
    table.do("a", "lay straight h2 1")
    assert table.deciding() == ("b", "turn")
    assert table.view().ships[0].route == ("g1", "g2", "h2")
    assert not of(table.log, RouteChecked)


def test_only_tiles_held_can_be_placed() -> None:
    table = at_base(tiles=(1, 0))
    table.refused("a", "lay curve g1 1", "tile-not-held", shape="curve")
    table.refused("a", "lay straight z9 0", "unknown-square", square="z9")


def test_a_slide_is_not_the_end_of_the_placing() -> None:
    table = at_base(tiles=(1, 0))
    table.lay("a straight c3 1")
    table.do("a", "slide c3 c4")
    assert table.deciding() == ("a", "tiles")
    assert table.view().slid_own


def test_a_slid_tile_keeps_its_rotation_and_its_owner(table: Table) -> None:
    table.lay("b curve c3 2")
    table.give("a", energy=9)
    table.do("a", "slide c3 d3")
    (tile,) = table.state.tiles
    assert (tile.square, tile.owner, tile.shape, tile.rotation) == ("d3", "b", "curve", 2)
    assert table.ship("a").energy == 4


def test_slides_are_open_throughout_the_own_turn_only(table: Table) -> None:
    table.lay("a straight c3 1")
    table.give("a", plans=("return",))
    table.propose("a", "return", OK)
    assert "slide c3 c4" in table.legal("a")
    table = Table("a", "b", moon=EAST)
    table.lay("a straight c3 1")
    table.do("a", "fly n12")
    table.refused("a", "slide c3 c4", "not-deciding")


def test_slides_are_counted_anew_in_each_turn(table: Table) -> None:
    table.lay("a straight c3 1")
    table.do("a", "slide c3 c4")
    table.end_round()
    assert table.deciding() == ("a", "turn")
    assert "slide c4 c3" in table.legal("a")


def test_placing_draws_nothing_so_it_may_be_taken_back() -> None:
    table = at_base(tiles=(2, 0))
    table.do("a", "lay straight g1 0")
    assert not table.barrier


def test_who_comes_home_with_no_tile_ends_the_turn(table: Table) -> None:
    table.give("a", place="n12", plans=("return",))
    assert one(table.propose("a", "return", OK), CameHome).seat == 0
    assert table.deciding() == ("b", "turn")


ALMOST = tuple(f"a straight g{row} 0" for row in range(1, 6))


def at_the_door(*sectors: str) -> Table:
    table = Table(*sectors, moon=EAST)
    table.lay(*ALMOST)
    table.give("a", tiles=(1, 0))
    table.set(agenda=(Task(0, "tiles", 99),))
    return table


def arrive(table: Table, right: bool) -> list[Event]:
    return table.chance(
        lambda: table.do("a", "lay straight g6 0"),
        lambda events: one(events, RouteChecked).ok == right,
    )


def test_the_right_route_wins_and_nobody_decides_any_more() -> None:
    table = at_the_door("a", "b")
    arrive(table, right=True)
    assert table.deciding() is None
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)
    with pytest.raises(IllegalAction, match="game-over"):
        table.do("b", "pass")
    with pytest.raises(IllegalAction, match="game-over"):
        GAME.default_action(table.state, 1)


def test_a_wrong_route_loses_two_tiles_and_play_goes_on() -> None:
    table = at_the_door("a", "b")
    events = arrive(table, right=False)
    assert one(events, TilesLost).tiles == (2, 0)
    assert table.view().ships[0].missing == 2
    assert table.deciding() == ("b", "turn")
    assert table.barrier


def test_the_others_rank_by_what_their_routes_still_need_then_by_energy() -> None:
    table = at_the_door("a", "b", "c", "d")
    table.lay("b straight a7 1", "b straight b7 1", "c straight g13 0")
    table.give("b", energy=1)
    table.give("c", energy=4)
    table.give("d", energy=20)
    arrive(table, right=True)
    assert table.state.outcome is not None
    order = [(s.seat, s.rank, s.score, s.tiebreak) for s in table.state.outcome.standings]
    assert order == [(0, 1, 6, 7), (1, 2, 2, 1), (2, 3, 1, 4), (3, 4, 0, 20)]
    assert [final.route for final in table.view().final] == [6, 2, 1, 0]


def test_equal_routes_and_energy_share_a_place() -> None:
    table = at_the_door("a", "b", "c")
    arrive(table, right=True)
    assert table.state.outcome is not None
    assert [s.rank for s in table.state.outcome.standings] == [1, 2, 2]


def test_a_wrong_route_that_loses_other_tiles_stays_whole() -> None:
    table = Table("a", "b", moon=EAST)
    table.lay(*ALMOST, "a straight f6 0", "a straight k3 1", "a straight c3 1", "a straight c9 1")
    events = table.chance(
        lambda: table.do("a", "slide f6 g6"), lambda events: not one(events, RouteChecked).ok
    )
    assert one(events, TilesLost).squares == ("c9", "c3")
    assert table.view().ships[0].missing == 0


def test_a_rivals_tile_does_not_have_a_whole_route_asked_about(table: Table) -> None:
    table.lay(*ALMOST, "a straight g6 0", "b straight c3 1")
    table.give("a", energy=5)
    assert not of(table.do("a", "slide c3 c4"), RouteChecked)
