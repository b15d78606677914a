"""The distance of a ship from a whole route: tiles to be drawn, and slides."""

from __future__ import annotations

import pytest

from rules.space1999.board_data import standard_board
from rules.space1999.monitor import Grid, Tile, Tiles, arrives, count_of, grid_of, laid, minus
from rules.space1999.route_plans import (
    MOST_PLANS,
    SLIDE,
    Outlook,
    draws_for,
    outlook,
    short_plans,
)
from rules.space1999.route_plans import (
    ROUTE_OUTLOOK_RIVAL as RIVAL,
)
from rules.space1999.terms import CURVE, SECTORS, STRAIGHT

GRID = grid_of(standard_board())
SHARE = standard_board().tiles.straight_share
FOUR = tuple(Tile(f"f{row}", "a", STRAIGHT, 0) for row in range(1, 5))
"""From the start of A, one tile short of Earth."""


def ahead(tiles: Tiles, straights: int = 0, curves: int = 0) -> Outlook:
    return outlook(GRID, tiles, "a", (straights, curves), SHARE)


@pytest.mark.parametrize("sector", SECTORS)
def test_plans_lead_from_the_start_to_earth_the_shortest_first(sector: str) -> None:
    plans = short_plans(GRID, sector)
    assert [len(plan) for plan in plans] == [5] + [7] * 30
    assert len(set(plans)) == 31
    for plan in plans:
        tiles = tuple(Tile(square, sector, *how) for square, *how in plan)
        assert arrives(GRID, tiles, sector)


def test_where_there_are_too_many_routes_some_are_planned() -> None:
    board = standard_board().monitor
    corner = Grid(board.model_copy(update={"starts": {**board.starts, "a": "a1"}}))
    assert len(short_plans(corner, "a")) == MOST_PLANS


def test_draws_are_counted_by_the_shapes_that_are_needed() -> None:
    assert draws_for(0, -3, SHARE) == 0
    assert draws_for(0, 2, SHARE) > draws_for(2, 0, SHARE) > 2
    assert (
        max(draws_for(3, 0, SHARE), draws_for(0, 2, SHARE))
        < draws_for(3, 2, SHARE)
        < draws_for(3, 0, SHARE) + 5
    )
    assert ahead(FOUR).draws == draws_for(1, 0, SHARE)
    assert ahead(FOUR, straights=1) == Outlook(0, 0, short_plans(GRID, "a")[0])
    assert ahead((), curves=3, straights=4).draws == 0, "by a detour"


def test_the_rarer_shape_takes_more_draws() -> None:
    tiles = standard_board().tiles
    assert tiles.straight / (tiles.straight + tiles.curve) == SHARE
    assert draws_for(0, 2, SHARE) == pytest.approx(2 / (1 - SHARE))
    assert draws_for(0, 2, 0.9) > draws_for(0, 2, 0.5) == draws_for(2, 0, 0.5)
    assert draws_for(1, 0, 0.0) > 20, "a shape that the box lacks is far away"
    assert outlook(GRID, FOUR, "a", (0, 0), 0.5).draws > ahead(FOUR).draws


def test_the_share_of_straight_tiles_is_the_boards() -> None:
    tiles = standard_board().tiles
    assert tiles.model_copy(update={"straight": 30, "curve": 10}).straight_share == 0.75
    assert tiles.model_copy(update={"straight": 0, "curve": 0}).straight_share == 0.5


def test_what_lies_amiss_is_slid() -> None:
    astray = Tile("f5", "a", CURVE, 0)
    assert ahead((*FOUR, astray), straights=1).cost == pytest.approx(SLIDE)
    aside = Tile("g5", "a", STRAIGHT, 0)
    assert ahead((*FOUR, aside)).cost == pytest.approx(SLIDE), "the spare tile completes it"
    across = Tile("g5", "a", STRAIGHT, 1)
    assert ahead((*FOUR, across)).draws == draws_for(1, 0, SHARE), "tiles aren't turned"
    assert ahead((*FOUR, aside), straights=1).cost == 0


def test_a_rivals_tile_is_gone_round_or_costs_more() -> None:
    wall = tuple(Tile(f"{column}3", "b", STRAIGHT, 1) for column in "abcdefghijk")
    assert ahead(wall).cost >= ahead(()).cost + RIVAL
    beside = outlook(GRID, (Tile("f3", "b", STRAIGHT, 1),), "a", (0, 0), 0.5)
    assert "f3" not in {planned.square for planned in beside.plan}
    assert ahead(()).cost < beside.cost


def test_laying_by_the_plan_costs_nothing_more() -> None:
    tiles: Tiles = ()
    held = (4, 3)
    for square, *how in ahead((), *held).plan:
        tile = Tile(square, "a", *how)
        tiles, held = laid(tiles, tile), minus(held, count_of(tile.shape))
        assert ahead(tiles, *held).cost == 0
    assert held == (0, 0)
    assert arrives(GRID, tiles, "a")
