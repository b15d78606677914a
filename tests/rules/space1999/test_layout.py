"""The Monitor as a state keeps it: the same as its tiles, however they came to lie there."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from rules.space1999.monitor.layout import Layout

from rules.space1999.actions import Slide
from rules.space1999.components.loading import standard_board
from rules.space1999.monitor import routes, terminal_tiles
from rules.space1999.monitor.grid import Grid
from rules.space1999.monitor.tiles import Tile
from rules.space1999.terms import SECTORS, SHAPES, STRAIGHT

GRID = Grid(standard_board())
SIX = tuple(Tile(f"g{row}", "a", STRAIGHT, 0) for row in range(1, 7))
"""From the start of A straight to Earth."""


def test_a_tile_slides_to_an_empty_square_next_to_it_unrotated() -> None:
    layout = Layout.of(GRID, SIX)
    assert layout.slides_of(["g6"]) == (Slide("g6", "h6"), Slide("g6", "f6"))  # not onto Earth
    assert layout.slides_of(["g1"]) == (Slide("g1", "h1"), Slide("g1", "f1"))
    slid = layout.slid("g6", "h6")
    assert slid.at["h6"] == Tile("h6", "a", STRAIGHT, 0)
    assert "g6" not in slid.at
    assert slid.tiles.index(slid.at["h6"]) == 5, "it stays in its order"
    assert Slide("g5", "g6") in slid.slides("a")


def test_own_slides_come_first_each_in_the_order_of_laying() -> None:
    tiles = (Tile("a7", "b", STRAIGHT, 1), Tile("g2", "a", STRAIGHT, 0), *SIX[:1])
    layout = Layout.of(GRID, tiles)
    squares = [slide.square for slide in layout.slides("a")]
    assert list(dict.fromkeys(squares)) == ["g2", "g1", "a7"]
    assert {slide.square for slide in layout.slides("a", others=False)} == {"g1", "g2"}
    assert {slide.square for slide in layout.slides("a", own=False)} == {"a7"}
    assert layout.slides("a", own=False, others=False) == ()


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
def test_whatever_happens_to_it_a_layout_is_that_of_its_tiles(
    moves: list[tuple[str, str, str, int]],
) -> None:
    layout = Layout.of(GRID, ())
    for what, owner, shape, choice in moves:
        if what == "lay":
            square = GRID.squares[choice % len(GRID.squares)]
            if square != GRID.earth and square not in layout.at:
                layout = layout.laid(Tile(square, owner, shape, choice % 2))
        elif what == "slide" and (free := layout.slides(owner)):
            slide = free[choice % len(free)]
            layout = layout.slid(slide.square, slide.onto)
        elif what == "remove" and layout.tiles:
            layout = layout.removed(layout.tiles[choice % len(layout.tiles)].square)
        fresh = Layout.of(GRID, layout.tiles)
        assert layout.at == fresh.at == {tile.square: tile for tile in layout.tiles}
        for each in SECTORS:
            assert layout.slides(each) == fresh.slides(each)
            assert layout.targets(each) == tuple(terminal_tiles.tiles_in_reach(GRID, layout.tiles, each))
            assert layout.arrives(each) == routes.arrives(GRID, layout.tiles, each)
        open_ = {
            Slide(tile.square, onto)
            for tile in layout.tiles
            for onto in GRID.around(tile.square)
            if onto != GRID.earth and onto not in layout.at
        }
        assert set(layout.slides(owner)) == open_
