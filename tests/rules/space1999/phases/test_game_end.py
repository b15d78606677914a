"""The end of the game: the last question, the winner, the final order (rule 28)."""

from __future__ import annotations

import pytest

from rules.core.errors import IllegalAction
from rules.space1999.chart import Moon
from rules.space1999.game import GAME
from rules.space1999.route_tiles import RouteChecked, TilesLost
from rules.space1999.state import Event, Task
from tests.rules.space1999.table import Table, of, one

EAST = Moon(8, 0)
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


def test_a_route_that_stays_whole_is_asked_about_again_once_its_owner_has_changed_it() -> None:
    table = Table("a", "b", moon=EAST)
    table.lay(*ALMOST, "a straight f6 0", "a straight k3 1", "a straight c3 1", "a straight c9 1")
    events = table.chance(
        lambda: table.do("a", "slide f6 g6"), lambda events: not one(events, RouteChecked).ok
    )
    assert one(events, TilesLost).squares == ("c9", "c3")
    assert table.view().ships[0].missing == 0
    table.set(slid=0)
    assert not of(table.do("a", "slide k3 k4"), RouteChecked), "the route is the same"
    table.set(slid=0)
    assert not of(table.do("a", "slide g6 f6"), RouteChecked), "it isn't at Earth now"
    table.set(slid=0)
    assert one(table.do("a", "slide f6 g6"), RouteChecked).seat == 0


def test_a_rivals_tile_does_not_have_a_whole_route_asked_about() -> None:
    table = Table("a", "b", moon=EAST)
    table.lay(*ALMOST, "a straight g6 0", "b straight c3 1")
    table.give("a", energy=5)
    assert not of(table.do("a", "slide c3 c4"), RouteChecked)
