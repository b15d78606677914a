"""Autopilots' choice of a rival, and their defence against those who chose them."""

from __future__ import annotations

from rules.race1969.card_choice import HUNTED, expected_shift, fear
from rules.race1969.forecast import (
    Forecast,
    Weights,
    estimated_scores,
    hunters_of,
    loss_share,
    rival_of,
)
from tests.rules.race1969.table import Table


def _table(year: int = 1963) -> Table:
    table = Table("germany", "canada", "france", "usa")
    table.pass_until("missions", year=year)
    return table


def _forecast(table: Table, nation: str) -> Forecast:
    return Forecast(table.view(nation), table.seat(nation), Weights())


def test_all_are_level_at_the_start() -> None:
    assert len(set(estimated_scores(_table().view()))) == 1


def test_what_a_year_paid_counts_when_all_have_launched() -> None:
    table = _table()
    before = estimated_scores(table.view())
    table.roll("germany", "eva", "sssss")
    table.pass_until("missions", "canada")
    paid = table.view().nations[0].flights[0].prestige
    assert paid == 5
    # The last cell moves its flag a step towards the Moon as well.
    assert estimated_scores(table.view())[0] == before[0] + 1
    table.pass_until("missions", year=1964)
    assert estimated_scores(table.view())[0] == before[0] + 1 + paid


def test_what_scientists_count_at_the_end_is_foreseen() -> None:
    table = _table()
    before = estimated_scores(table.view())
    table.staff("germany", "eva", "famous")
    table.staff("canada", "eva", "novice")
    table.staff("france", "eva", "base")
    table.staff("usa", "eva", "spy")
    gained = [round(b - a, 9) for a, b in zip(before, estimated_scores(table.view()), strict=True)]
    researcher = gained[2]
    assert 0 < researcher < 1
    assert gained == [3 + researcher, researcher - 2, researcher, -1]


def test_the_rival_is_whoever_is_furthest_ahead_besides_oneself() -> None:
    table = _table()
    table.give("france", prestige=9)
    table.give("canada", prestige=7)
    assert [rival_of(seat, estimated_scores(table.view())) for seat in range(4)] == [2, 2, 1, 2]
    assert _forecast(table, "france").rival == table.seat("canada")


def test_hunters_are_those_whose_rival_one_is() -> None:
    table = _table()
    table.give("france", prestige=9)
    table.give("canada", prestige=7)
    found = [hunters_of(seat, estimated_scores(table.view())) for seat in range(4)]
    assert found == [(), (2,), (0, 1, 3), ()]
    assert hunters_of(0, (1.0, 1.0)) == (1,)


def test_a_loss_of_the_rival_is_worth_most() -> None:
    table = _table()
    table.give("france", prestige=9)
    forecast = _forecast(table, "germany")
    assert forecast.share_of(2, 2) > forecast.share_of(2, 1) == forecast.share_of(2, 3) > 0


def test_among_few_nobodys_loss_is_worth_more_than_the_rivals() -> None:
    assert loss_share(1, rival=1, opponents=1) == 1.0
    for opponents in (2, 3, 4):
        own = loss_share(1, rival=1, opponents=opponents)
        assert 1.0 > own >= loss_share(2, rival=1, opponents=opponents) > 0
    assert loss_share(2, rival=1, opponents=4) < loss_share(2, rival=1, opponents=2)


def test_in_the_last_year_nothing_is_laid_against_who_is_behind_anyway() -> None:
    for year, worth in ((1968, True), (1969, False)):
        table = _table(year)
        table.give("france", prestige=9)
        leader = _forecast(table, "france")
        assert (leader.share_of(2, table.seat("canada")) > 0) == worth
        assert _forecast(table, "canada").share_of(2, table.seat("france")) > 0


def test_the_leader_fears_what_its_hunters_hold() -> None:
    table = _table()
    table.give("france", prestige=9)
    assert fear(_forecast(table, "france")) == 0
    for nation in ("germany", "canada", "usa"):
        table.deal(nation, 1, 2, 3)
    leader = _forecast(table, "france")
    assert fear(leader) == round(HUNTED * 9 * leader.track_odds.card_points)
    assert fear(_forecast(table, "usa")) == 0


def test_the_games_last_launch_fears_every_hand() -> None:
    table = _table(1969)
    *others, last = (table.setup.seats[seat] for seat in table.view().order)
    for nation in others:
        table.deal(nation, 1, 1)
    assert _forecast(table, last).rounds_after == 0
    forecast = _forecast(table, last)
    assert fear(forecast) == round(6 * forecast.track_odds.card_points)
    table.give(others[0], prestige=40)
    assert fear(_forecast(table, last)) == round(6 * forecast.track_odds.card_points)


def test_cards_are_worth_keeping_for_a_launch_that_others_lay_cards_against() -> None:
    """A rocket sure of the last cell needs no card, unless opponents hold some."""
    table = _table()
    for research in ("eva", "booster"):
        table.staff("france", research, "genius", "famous")
    table.staff("france", "simulation", "genius", "famous")
    table.staff("france", "ground-control", "genius", "famous")
    table.pass_until("missions", "france")
    calm = expected_shift(_forecast(table, "france"), table.seat("france"), (3, 3))
    for nation in ("germany", "canada", "usa"):
        table.deal(nation, 2, 3)
    assert fear(_forecast(table, "france")) > 0
    assert expected_shift(_forecast(table, "france"), table.seat("france"), (3, 3)) > calm + 1
