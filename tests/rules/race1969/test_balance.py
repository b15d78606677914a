"""The targets of the game's balance, with room for the error of so many games."""

from __future__ import annotations

import pytest

from tools.balance import MIXED, order_worth, run, share, wins
from tools.race1969.balance import (
    OPENINGS,
    REPORT,
    STANDARD,
    Figures,
    last_third,
    leaders,
)

TUNED_AGAINST = ("all-level-1", "straight-to-moon", "all-spies", "no-cards")


def test_what_the_board_is_tuned_against_is_played() -> None:
    assert set(TUNED_AGAINST) <= set(OPENINGS)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_opening_wins_more_than_its_share_by_four_tenths(seats: int) -> None:
    games = 300
    for opening in TUNED_AGAINST:
        lineups = [x for x in REPORT.lineups(games, [seats]) if x.experiment == opening]
        found = wins(run("race1969", lineups, "soak", 2), opening)
        assert (found.value - found.error) * seats <= 1.4, (opening, found.times(seats))


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_somebody_reaches_the_last_cells_of_the_moon(seats: int) -> None:
    lineups = [x for x in REPORT.lineups(200, [seats]) if x.experiment == MIXED]
    games: list[Figures] = [game for _, game in run("race1969", lineups, "moon", 2)]
    third = last_third()
    reached = share(float(any(f and f.cell >= third for f in game.moon)) for game in games)
    assert reached.value > 0.5


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_moon_does_not_decide_alone(seats: int) -> None:
    lineups = [x for x in REPORT.lineups(200, [seats]) if x.experiment == MIXED]
    games: list[Figures] = [game for _, game in run("race1969", lineups, "moon", 2)]
    leading = share(win for game in games for win in leaders(game))
    assert (leading.value - leading.error) * seats <= 1.5
    behind = 1 - sum(sum(leaders(game)) for game in games) / len(games)
    assert behind > 0.15


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turn_order_is_worth_at_most_three_games_in_a_hundred(seats: int) -> None:
    lineups = [x for x in REPORT.lineups(500, [seats]) if x.experiment == MIXED]
    found = order_worth(run("race1969", lineups, "order", 2), seats)
    assert abs(found.value - 1 / seats) - found.error <= 0.03


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_style_falls_out_of_the_field(seats: int) -> None:
    lineups = [x for x in REPORT.lineups(200, [seats]) if x.experiment == MIXED]
    played = run("race1969", lineups, "styles", 2)
    for style in STANDARD:
        found = wins(played, style)
        assert (found.value - found.error) * seats <= 1.4, (style, found.times(seats))
        assert (found.value + found.error) * seats >= 0.7, (style, found.times(seats))
