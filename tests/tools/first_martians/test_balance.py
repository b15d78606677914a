"""The figures of First Martians in `make balance`: which missions are played, and how they end."""

from __future__ import annotations

from rules.first_martians.terms import HARD, LEVELS, MISSIONS
from tools.balance import REPORTS, Lineup, report
from tools.first_martians.balance import CREWS, RANDOM, REPORT, experiment


def test_the_report_plays_what_it_is_asked_and_names_how_it_ended() -> None:
    assert report("first_martians") is REPORT
    assert "first_martians" in REPORTS
    lineups = REPORT.lineups(1, [2])
    assert len({lineup.experiment for lineup in lineups}) == len(MISSIONS) * len(LEVELS) * 2
    lineup = Lineup(experiment("plants", HARD, CREWS[0]), (RANDOM, RANDOM), 0)
    played = [(lineup, REPORT.play(lineup, bytes(32)))]
    assert played[0][1].why in ("done", "death", "time", "threshold")
    assert played[0][1] == REPORT.play(lineup, bytes(32))
    assert len(REPORT.tables(played)) == 2
