"""The Star Monitor: openings, routes, arrivals, slides, terminal tiles, and what a route needs."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.space1999 import monitor
from rules.space1999.board_data import standard_board
from rules.space1999.monitor import (
    EAST,
    NORTH,
    ROTATIONS,
    SOUTH,
    WEST,
    Grid,
    Tile,
    Tiles,
    arrives,
    count_of,
    grid_of,
    laid,
    last_laid,
    minus,
    openings,
    removed,
    slid,
    terminal_tiles,
    tile_on,
    tiles_in_reach,
    ways_on,
)
from rules.space1999.route_plans import MOST_PLANS, SLIDE, Outlook, draws_for, outlook, short_plans
from rules.space1999.route_plans import ROUTE_OUTLOOK_RIVAL as RIVAL
from rules.space1999.slides import Slide, slides, slides_of
from rules.space1999.state import OWN_SLIDE, PAID_SLIDE
from rules.space1999.terms import CURVE, SECTORS, SHAPES, STRAIGHT
from tests.rules.space1999.first_board import first_board
from tests.rules.space1999.table import Table

GRID = grid_of(first_board())


def route(owner: str, *tiles: tuple[str, str, int]) -> Tiles:
    return tuple(Tile(square, owner, shape, rotation) for square, shape, rotation in tiles)


def column(owner: str, *squares: str) -> Tiles:
    """Straight tiles that run north and south."""
    return route(owner, *((square, STRAIGHT, 0) for square in squares))


SIX = column("a", "g1", "g2", "g3", "g4", "g5", "g6")
"""From the start of A straight to Earth."""


def test_thirteen_squares_a_side_with_earth_in_the_middle() -> None:
    assert len(GRID.squares) == 169
    assert GRID.earth == "g7"
    assert GRID.starts == {
        "a": ("g1", SOUTH),
        "b": ("a7", WEST),
        "c": ("g13", NORTH),
        "d": ("m7", EAST),
    }


def test_squares_know_their_neighbours_and_the_outer_edge() -> None:
    assert [GRID.beyond("g7", side) for side in range(4)] == ["g8", "h7", "g6", "f7"]
    assert GRID.beyond("g1", SOUTH) is None
    assert GRID.around("a1") == ("a2", "b1")
    with pytest.raises(KeyError):
        GRID.beyond("n1", NORTH)


@pytest.mark.parametrize(
    ("shape", "rotation", "sides"),
    [
        (STRAIGHT, 0, {NORTH, SOUTH}),
        (STRAIGHT, 1, {EAST, WEST}),
        (CURVE, 0, {NORTH, EAST}),
        (CURVE, 1, {EAST, SOUTH}),
        (CURVE, 2, {SOUTH, WEST}),
        (CURVE, 3, {WEST, NORTH}),
    ],
)
def test_a_tile_opens_two_of_its_sides(shape: str, rotation: int, sides: set[int]) -> None:
    assert set(Tile("g1", "a", shape, rotation).openings) == sides


@pytest.mark.parametrize("owner", SECTORS)
def test_the_first_tile_opens_to_the_outer_edge_of_the_start_square(owner: str) -> None:
    square, side = GRID.starts[owner]
    assert GRID.beyond(square, side) is None
    for shape, ways in ((STRAIGHT, 1), (CURVE, 2)):
        found = monitor.placements(GRID, (), owner, shape)
        assert len(found) == ways
        assert {where for where, _ in found} == {square}
        assert all(side in openings(shape, rotation) for _, rotation in found)


def test_a_tile_joins_the_open_end_of_the_route() -> None:
    tiles = column("a", "g1", "g2")
    assert monitor.open_ends(GRID, tiles, "a") == (("g3", SOUTH),)
    assert monitor.placements(GRID, tiles, "a", STRAIGHT) == (("g3", 0),)
    assert monitor.placements(GRID, tiles, "a", CURVE) == (("g3", 1), ("g3", 2))


def test_no_tile_points_out_of_the_monitor() -> None:
    tiles = route("a", ("g1", CURVE, 1), *((f"{c}1", STRAIGHT, 1) for c in "hijkl"))
    assert monitor.open_ends(GRID, tiles, "a") == (("m1", WEST),)
    assert monitor.placements(GRID, tiles, "a", STRAIGHT) == ()
    assert monitor.placements(GRID, tiles, "a", CURVE) == (("m1", 3),)


def test_a_route_blocked_by_somebody_else_takes_no_tile() -> None:
    tiles = column("a", "g1", "g2") + route("b", ("g3", STRAIGHT, 1))
    assert monitor.open_ends(GRID, tiles, "a") == ()
    assert monitor.placements(GRID, tiles, "a", CURVE) == ()
    assert monitor.missing(GRID, tiles, "a") is None
    assert monitor.open_ends(GRID, route("b", ("g1", STRAIGHT, 0)), "a") == ()


def test_a_tile_may_point_at_an_occupied_square_as_that_may_be_cleared() -> None:
    tiles = column("a", "g1", "g2") + route("b", ("g4", STRAIGHT, 1))
    assert monitor.placements(GRID, tiles, "a", STRAIGHT) == (("g3", 0),)


def test_a_chain_is_unbroken_from_the_start_square() -> None:
    assert monitor.route(GRID, SIX, "a") == ("g1", "g2", "g3", "g4", "g5", "g6")
    assert monitor.route(GRID, SIX, "b") == ()
    assert monitor.route(GRID, column("a", "g2", "g3"), "a") == ()
    assert monitor.route(GRID, route("a", ("g1", STRAIGHT, 1)), "a") == ()


def test_nobody_goes_on_over_an_opponents_tile() -> None:
    tiles = column("a", "g1") + column("b", "g2") + column("a", "g3")
    assert monitor.route(GRID, tiles, "a") == ("g1",)


def test_a_tile_next_to_earth_that_opens_to_it_has_arrived() -> None:
    assert not monitor.arrives(GRID, SIX[:5], "a")
    assert monitor.arrives(GRID, SIX, "a")
    assert monitor.missing(GRID, SIX, "a") == 0
    assert monitor.open_ends(GRID, SIX, "a") == ()
    past = SIX[:5] + route("a", ("g6", CURVE, 1))
    assert not monitor.arrives(GRID, past, "a")
    assert monitor.missing(GRID, past, "a") == 2


def test_a_broken_route_has_not_arrived() -> None:
    broken = slid(SIX, "g3", "h3")
    assert not monitor.arrives(GRID, broken, "a")
    assert monitor.route(GRID, broken, "a") == ("g1", "g2")
    filled = laid(broken, Tile("g3", "a", STRAIGHT, 0))
    assert monitor.arrives(GRID, filled, "a")


def test_where_the_exact_count_is_asked_only_the_last_tile_arrives() -> None:
    tiles = SIX[:5]
    assert monitor.placements(GRID, tiles, "a", STRAIGHT, last=True) == (("g6", 0),)
    assert monitor.placements(GRID, tiles, "a", STRAIGHT, last=False) == ()
    assert monitor.placements(GRID, tiles, "a", CURVE, last=False) == (("g6", 1), ("g6", 2))


def test_a_displaced_tile_takes_tiles_at_both_ends() -> None:
    tiles = slid(SIX[:3], "g3", "h3")
    assert monitor.open_ends(GRID, tiles, "a") == (("g3", SOUTH), ("h4", SOUTH), ("h2", NORTH))
    assert ("h4", 0) in monitor.placements(GRID, tiles, "a", STRAIGHT)
    assert monitor.open_ends(GRID, tiles, "b") == (GRID.starts["b"],)


def test_a_tile_that_joins_both_ends_closes_the_gap() -> None:
    tiles = slid(column("a", "g1", "g2", "g3"), "g2", "h2")
    assert monitor.open_ends(GRID, tiles, "a")[0] == ("g2", SOUTH)
    tiles = laid(tiles, Tile("g2", "a", STRAIGHT, 0))
    assert monitor.route(GRID, tiles, "a") == ("g1", "g2", "g3")


def test_a_slid_tile_keeps_its_place_in_the_order_of_laying() -> None:
    tiles = slid(SIX, "g3", "h3")
    assert last_laid(tiles, "a", 2) == ("g6", "g5")
    assert last_laid(slid(SIX, "g6", "h6"), "a", 2) == ("h6", "g5")
    assert last_laid(SIX[:1], "a", 2) == ("g1",)
    assert last_laid(SIX, "b", 2) == ()


def test_removed_tiles_are_gone() -> None:
    assert removed(SIX, "g6", "g5") == SIX[:4]


def terminals(tiles: Tiles, owner: str) -> tuple[str, ...]:
    """Squares of an owner's terminal tiles."""
    own = {tile.square: tile for tile in tiles if tile.owner == owner}
    return tuple(terminal_tiles(GRID, own, owner))


def test_the_terminal_tile_is_the_last_of_the_route() -> None:
    assert terminals(SIX, "a") == ("g6",)
    assert terminals((), "a") == ()


def test_a_route_cut_in_two_has_a_terminal_tile_more_for_each_part() -> None:
    tiles = slid(SIX, "g3", "h3")
    # g2 ends what is left of the route, h3 stands alone, and g6 is the open end of g4-g6
    assert terminals(tiles, "a") == ("g2", "h3", "g6")
    filled = laid(tiles, Tile("g3", "a", STRAIGHT, 0))
    assert terminals(filled, "a") == ("h3", "g6")


def test_a_displaced_tile_that_closes_a_gap_is_no_open_end() -> None:
    apart = column("a", "h2", "h4")
    assert terminals(apart, "a") == ("h2", "h4")
    closed = laid(apart, Tile("h3", "a", STRAIGHT, 0))
    # and both its neighbours have it attached
    assert terminals(closed, "a") == ()


def test_a_card_moves_ones_own_tiles_or_others_terminal_ones() -> None:
    tiles = SIX[:3] + route("b", ("a7", STRAIGHT, 1), ("b7", STRAIGHT, 1))
    assert tiles_in_reach(GRID, tiles, "a") == ("g1", "g2", "g3", "b7")
    assert tiles_in_reach(GRID, tiles, "b") == ("a7", "b7", "g3")
    assert tiles_in_reach(GRID, tiles, "c") == ("g3", "b7")


def test_missing_counts_the_fewest_tiles_round_the_others() -> None:
    assert monitor.missing(GRID, (), "a") == 6
    assert monitor.missing(GRID, SIX[:4], "a") == 2
    wall = tuple(Tile(f"{c}4", "b", STRAIGHT, 0) for c in "fgh")
    assert monitor.missing(GRID, SIX[:3] + wall, "a") is None
    assert monitor.missing(GRID, SIX[:2] + wall, "a") == 8


@given(st.lists(st.tuples(st.sampled_from(SECTORS), st.sampled_from(SHAPES), st.integers(0, 99))))
def test_whatever_is_laid_lengthens_one_chain_by_joined_openings(
    moves: list[tuple[str, str, int]],
) -> None:
    tiles: Tiles = ()
    for owner, shape, choice in moves:
        fits = monitor.placements(GRID, tiles, owner, shape)
        if not fits:
            continue
        square, rotation = fits[choice % len(fits)]
        assert tile_on(tiles, square) is None
        assert square != GRID.earth
        before = {each: monitor.route(GRID, tiles, each) for each in SECTORS}
        tiles = laid(tiles, Tile(square, owner, shape, rotation))
        after = {each: monitor.route(GRID, tiles, each) for each in SECTORS}
        assert after == {**before, owner: (*before[owner], square)}
        assert terminals(tiles, owner) == (square,)


@given(
    st.lists(
        st.tuples(st.sampled_from(SECTORS), st.sampled_from(SHAPES), st.integers(0, 99)),
        min_size=4,
        max_size=40,
    )
)
def test_with_tiles_sliding_about_every_rule_still_holds(
    moves: list[tuple[str, str, int]],
) -> None:
    tiles: Tiles = ()
    for number, (owner, shape, choice) in enumerate(moves):
        if number % 3 == 2 and tiles:
            square = tiles[choice % len(tiles)].square
            free = [slide for slide in GRID.slide_targets[square] if not tile_on(tiles, slide)]
            if free:
                tiles = slid(tiles, square, free[choice % len(free)])
        elif fits := monitor.placements(GRID, tiles, owner, shape):
            square, rotation = fits[choice % len(fits)]
            tiles = laid(tiles, Tile(square, owner, shape, rotation))
        squares = [tile.square for tile in tiles]
        assert len(set(squares)) == len(squares)
        assert GRID.earth not in squares
        for each in SECTORS:
            own = [tile.square for tile in tiles if tile.owner == each]
            chain = monitor.route(GRID, tiles, each)
            assert set(chain) <= set(own)
            assert set(terminals(tiles, each)) <= set(own)
            assert bool(monitor.missing(GRID, tiles, each) == 0) == monitor.arrives(
                GRID, tiles, each
            )
            for square, side in monitor.open_ends(GRID, tiles, each):
                assert square not in squares
                assert square != GRID.earth
                other = GRID.beyond(square, side)
                assert (square, side) == GRID.starts[each] or other in own


def test_a_tile_opens_the_same_way_whichever_name_its_rotation_has() -> None:
    assert {ROTATIONS[shape] for shape in SHAPES} == {2, 4}
    assert set(openings(STRAIGHT, 2)) == set(openings(STRAIGHT, 0))


TABLE = Table(*SECTORS).state
CROSSING = tuple(Tile(f"g{row}", "a", STRAIGHT, 0) for row in range(1, 7))
"""From the start of A straight to Earth."""


def test_a_tile_slides_to_an_empty_square_next_to_it_unrotated() -> None:
    assert slides_of(GRID, CROSSING, CROSSING[5:]) == (
        Slide("g6", "h6"),
        Slide("g6", "f6"),
    )  # not onto Earth
    assert slides_of(GRID, CROSSING, CROSSING[:1]) == (
        Slide("g1", "h1"),
        Slide("g1", "f1"),
    )
    after = slid(CROSSING, "g6", "h6")
    assert tile_on(after, "h6") == Tile("h6", "a", STRAIGHT, 0)
    assert tile_on(after, "g6") is None
    assert after[5].square == "h6", "it stays in its order"
    assert Slide("g5", "g6") in slides_of(GRID, after, after)


def test_own_slides_come_first_each_in_the_order_of_laying() -> None:
    tiles = (Tile("a7", "b", STRAIGHT, 1), Tile("g2", "a", STRAIGHT, 0), *CROSSING[:1])
    state = replace(TABLE, tiles=tiles)
    assert state.turn == 0
    assert state.ships[0].energy >= state.start.board.energy.slide
    squares = [slide.square for slide in slides(state, 0)]
    assert list(dict.fromkeys(squares)) == ["g2", "g1", "a7"]
    own = slides(replace(state, slid=PAID_SLIDE), 0)
    assert {slide.square for slide in own} == {"g1", "g2"}
    assert {slide.square for slide in slides(replace(state, slid=OWN_SLIDE), 0)} == {"a7"}
    assert slides(replace(state, slid=OWN_SLIDE | PAID_SLIDE), 0) == ()
    assert slides(state, 1) == (), "it isn't their turn"


@given(
    st.lists(
        st.tuples(
            st.sampled_from(("lay", "slide", "remove")),
            st.sampled_from(SECTORS),
            st.sampled_from(SHAPES),
            st.integers(0, 999),
        ),
        max_size=40,
    )
)
def test_whatever_happens_to_tiles_they_slide_to_every_empty_square_beside_them(
    moves: list[tuple[str, str, str, int]],
) -> None:
    tiles: Tiles = ()
    for what, owner, shape, choice in moves:
        if what == "lay":
            square = GRID.squares[choice % len(GRID.squares)]
            if square != GRID.earth and tile_on(tiles, square) is None:
                tiles = laid(tiles, Tile(square, owner, shape, choice % 2))
        elif what == "slide" and (free := slides_of(GRID, tiles, tiles)):
            slide = free[choice % len(free)]
            tiles = slid(tiles, slide.square, slide.onto)
        elif what == "remove" and tiles:
            tiles = removed(tiles, tiles[choice % len(tiles)].square)
        taken = {tile.square for tile in tiles}
        assert len(taken) == len(tiles)
        assert GRID.earth not in taken
        assert set(slides_of(GRID, tiles, tiles)) == {
            Slide(tile.square, onto)
            for tile in tiles
            for onto in GRID.around(tile.square)
            if onto != GRID.earth and onto not in taken
        }


STANDARD_GRID = grid_of(standard_board())
SHARE = standard_board().tiles.straight_share
FOUR = tuple(Tile(f"f{row}", "a", STRAIGHT, 0) for row in range(1, 5))
"""From the start of A, one tile short of Earth."""


def ahead(tiles: Tiles, straights: int = 0, curves: int = 0) -> Outlook:
    return outlook(STANDARD_GRID, tiles, "a", (straights, curves), SHARE)


@pytest.mark.parametrize("sector", SECTORS)
def test_plans_lead_from_the_start_to_earth_the_shortest_first(sector: str) -> None:
    plans = short_plans(STANDARD_GRID, sector)
    assert [len(plan) for plan in plans] == [5] + [7] * 30
    assert len(set(plans)) == 31
    for plan in plans:
        tiles = tuple(Tile(square, sector, *how) for square, *how in plan)
        assert arrives(STANDARD_GRID, tiles, sector)


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
    assert ahead(FOUR, straights=1) == Outlook(0, 0, short_plans(STANDARD_GRID, "a")[0])
    assert ahead((), curves=3, straights=4).draws == 0, "by a detour"


def test_the_rarer_shape_takes_more_draws() -> None:
    tiles = standard_board().tiles
    assert tiles.straight / (tiles.straight + tiles.curve) == SHARE
    assert draws_for(0, 2, SHARE) == pytest.approx(2 / (1 - SHARE))
    assert draws_for(0, 2, 0.9) > draws_for(0, 2, 0.5) == draws_for(2, 0, 0.5)
    assert draws_for(1, 0, 0.0) > 20, "a shape that the box lacks is far away"
    assert outlook(STANDARD_GRID, FOUR, "a", (0, 0), 0.5).draws > ahead(FOUR).draws


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
    beside = outlook(STANDARD_GRID, (Tile("f3", "b", STRAIGHT, 1),), "a", (0, 0), 0.5)
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
    assert arrives(STANDARD_GRID, tiles, "a")


@given(st.integers(0, 10_000))
def test_a_shortest_way_on_has_as_many_empty_squares_as_are_missing(seed: int) -> None:
    tiles = _scattered(seed)
    ways = ways_on(GRID, tiles, SECTORS)
    taken = {tile.square for tile in tiles}
    for owner in SECTORS:
        way, left = ways[owner], monitor.missing(GRID, tiles, owner)
        assert len(way) == (left or 0)
        assert not taken.intersection(way)
        for one, other in pairwise((*way, GRID.earth) if way else ()):
            assert other in GRID.around(one)


def _scattered(seed: int) -> Tiles:
    """Routes and stray tiles of all sectors, laid by lot where they may lie."""
    chooser = Random(seed)
    tiles: Tiles = ()
    for _ in range(chooser.randrange(30)):
        owner, shape = chooser.choice(SECTORS), chooser.choice(SHAPES)
        fitting = monitor.placements(GRID, tiles, owner, shape)
        if fitting:
            square, rotation = chooser.choice(fitting)
            tiles = laid(tiles, Tile(square, owner, shape, rotation))
        elif tiles:
            tiles = removed(tiles, chooser.choice(tiles).square)
    return tiles


def test_ways_on_part_where_that_costs_nothing() -> None:
    tiles = column("a", "g1", "g2")
    ways = ways_on(GRID, tiles, ("a", "b"))
    assert ways["a"] == ("g3", "g4", "g5", "g6")
    assert ways["b"] == ("a7", "b7", "c7", "d7", "e7", "f7")
    assert ways_on(GRID, SIX, ("a",)) == {"a": ()}
