"""`make balance`: the same games on any number of cores, for any game and number of seats."""

from __future__ import annotations

import pytest

from rules.games import GAMES
from tools.balance import REPORTS, Share, main, report, run, seat_range, share
from tools.race1969.balance import REPORT


def test_the_same_seed_gives_the_same_figures_on_any_number_of_cores() -> None:
    lineups = REPORT.lineups(2, [2])[:12]
    counted: list[int] = []
    alone = run("race1969", lineups, "cores", 1, counted.append)
    assert sum(counted) == len(lineups)
    assert alone == run("race1969", lineups, "cores", 2)
    assert alone != run("race1969", lineups, "another seed", 1)


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["--seats", "6"])
    with pytest.raises(SystemExit):
        main(["--game", "chess"])


@pytest.mark.soak
def test_the_command_prints_the_tables_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1", "--seats", "2"]) == 0
    printed = capsys.readouterr().out
    for game in REPORTS:
        assert any(style in printed for style in GAMES[game].autopilots)


def test_a_game_without_an_expert_has_no_such_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "first_martians", "--with-expert", "--games", "1"]) == 0
    assert capsys.readouterr().out == ""


def test_seats_are_read_as_lists_and_ranges() -> None:
    assert seat_range("2-4,5") == [2, 3, 4, 5]
    with pytest.raises(ValueError, match="x"):
        seat_range("x")
    for game in REPORTS:
        assert report(game).game == game


def test_shares_know_their_error() -> None:
    found = share([1.0, 0.0, 0.0, 1.0])
    assert (found.value, found.of) == (0.5, 4)
    assert found.error == pytest.approx(1.96 * 0.25)
    assert Share(0.2, 400).times(5).startswith("1.00 ±0.20")
    assert share([]).percent() == "–"
