"""Route tiles placed, slid and attached (rules 23-26)."""

from __future__ import annotations

from rules.space1999.chart import Moon
from rules.space1999.route_tiles import RouteChecked
from rules.space1999.ships import CameHome
from rules.space1999.state import Task
from rules.space1999.terms import OK
from tests.rules.space1999.table import Table, of, one

EAST = Moon(8, 0)


def at_base(*sectors: str, tiles: tuple[int, int]) -> Table:
    table = Table(*(sectors or ("a", "b")), moon=EAST)
    table.give("a", tiles=tiles)
    table.set(agenda=(Task(0, "tiles", 99),))
    return table


def test_tiles_are_placed_only_at_base() -> None:
    table = Table("a", "b", moon=EAST)
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


def test_a_slid_tile_keeps_its_rotation_and_its_owner() -> None:
    table = Table("a", "b", moon=EAST)
    table.lay("b curve c3 2")
    table.give("a", energy=9)
    table.do("a", "slide c3 d3")
    (tile,) = table.state.tiles
    assert (tile.square, tile.owner, tile.shape, tile.rotation) == ("d3", "b", "curve", 2)
    assert table.ship("a").energy == 4


def test_slides_are_open_throughout_the_own_turn_only() -> None:
    table = Table("a", "b", moon=EAST)
    table.lay("a straight c3 1")
    table.give("a", plans=("return",))
    table.propose("a", "return", OK)
    assert "slide c3 c4" in table.legal("a")
    table = Table("a", "b", moon=EAST)
    table.lay("a straight c3 1")
    table.do("a", "fly n12")
    table.refused("a", "slide c3 c4", "not-deciding")


def test_slides_are_counted_anew_in_each_turn() -> None:
    table = Table("a", "b", moon=EAST)
    table.lay("a straight c3 1")
    table.do("a", "slide c3 c4")
    table.end_round()
    assert table.deciding() == ("a", "turn")
    assert "slide c4 c3" in table.legal("a")


def test_a_displaced_tile_takes_others_at_both_its_ends() -> None:
    table = at_base(tiles=(2, 0))
    table.lay("a straight c3 1")
    table.do("a", "lay straight b3 1")
    table.do("a", "lay straight d3 1")
    assert [tile.square for tile in table.state.tiles] == ["c3", "b3", "d3"]


def test_placing_draws_nothing_so_it_may_be_taken_back() -> None:
    table = at_base(tiles=(2, 0))
    table.do("a", "lay straight g1 0")
    assert not table.barrier


def test_who_comes_home_with_no_tile_ends_the_turn() -> None:
    table = Table("a", "b", moon=EAST)
    table.give("a", place="n12", plans=("return",))
    assert one(table.propose("a", "return", OK), CameHome).seat == 0
    assert table.deciding() == ("b", "turn")
