"""Slides that are open: of which tiles, to which squares, and in which order."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rules.core.structs import replace
from rules.space1999.monitor import Tile, Tiles, grid_of, laid, removed, slid, tile_on
from rules.space1999.slides import Slide, slides, slides_of
from rules.space1999.state import OWN_SLIDE, PAID_SLIDE
from rules.space1999.terms import SECTORS, SHAPES, STRAIGHT
from tests.rules.space1999.first_board import first_board
from tests.rules.space1999.table import Table

GRID = grid_of(first_board())
TABLE = Table(*SECTORS).state
SIX = tuple(Tile(f"g{row}", "a", STRAIGHT, 0) for row in range(1, 7))
"""From the start of A straight to Earth."""


def test_a_tile_slides_to_an_empty_square_next_to_it_unrotated() -> None:
    assert slides_of(GRID, SIX, SIX[5:]) == (Slide("g6", "h6"), Slide("g6", "f6"))  # not onto Earth
    assert slides_of(GRID, SIX, SIX[:1]) == (Slide("g1", "h1"), Slide("g1", "f1"))
    after = slid(SIX, "g6", "h6")
    assert tile_on(after, "h6") == Tile("h6", "a", STRAIGHT, 0)
    assert tile_on(after, "g6") is None
    assert after[5].square == "h6", "it stays in its order"
    assert Slide("g5", "g6") in slides_of(GRID, after, after)


def test_own_slides_come_first_each_in_the_order_of_laying() -> None:
    tiles = (Tile("a7", "b", STRAIGHT, 1), Tile("g2", "a", STRAIGHT, 0), *SIX[:1])
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
