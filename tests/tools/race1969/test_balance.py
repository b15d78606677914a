"""The figures of 1969 in `make balance`: how games are counted, and who plays whom."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.race1969.board import standard_board
from rules.race1969.terms import MOON, NATIONS
from tools.balance import DEFAULTS, EXPERT, EXPERT_ALONE, MIXED, Lineup, main, seed_of, turn_order
from tools.race1969.balance import (
    OPENINGS,
    PILOTS,
    REPORT,
    STANDARD,
    explorers,
    figures,
    last_third,
    leaders,
)


def test_a_game_is_counted_whole() -> None:
    game = figures([PILOTS[style] for style in STANDARD[:3]], seed_of("count", _lineup(3)))
    assert sum(game.wins) == pytest.approx(1)
    best = max(game.scores)
    assert all(game.scores[seat] == best for seat, win in enumerate(game.wins) if win)
    for seat, flight in enumerate(game.moon):
        flown = [x for x in game.launches if x.seat == seat and x.mission == MOON]
        assert len(flown) == (flight is not None)
        if flight:
            assert flown[0].paid == flight.prestige
    for seat in range(3):
        missions = [x.mission for x in game.launches if x.seat == seat]
        assert len(set(missions)) == len(missions) <= 7
    for year in range(7):
        assert sum(x.last for x in game.launches if x.round == year) <= 1


def test_without_cards_no_card_moves_a_rocket() -> None:
    game = figures([PILOTS["no-cards"], PILOTS["no-cards"]], seed_of("cards", _lineup(2)))
    assert all(launch.paid == launch.tested for launch in game.launches)
    assert not any(launch.hindered for launch in game.launches)


def test_a_mission_that_cards_set_back_is_counted() -> None:
    pilots = [PILOTS["all-cards"], PILOTS["saboteur"]]
    launches = [
        launch
        for number in range(3)
        for launch in figures(pilots, seed_of(f"hindered {number}", _lineup(2))).launches
    ]
    assert any(launch.hindered for launch in launches)
    assert all(launch.hindered for launch in launches if launch.paid < launch.tested)


def test_openings_play_as_they_are_called() -> None:
    for number in range(3):
        seed = seed_of(f"openings {number}", _lineup(2))
        levels = {mission.id: mission.level for mission in standard_board().missions}
        low = figures([PILOTS["all-level-1"], PILOTS["balanced"]], seed)
        assert {levels[x.mission] for x in low.launches if x.seat == 0} == {1}
        moon = figures([PILOTS["straight-to-moon"], PILOTS["balanced"]], seed)
        first = next((x.mission for x in moon.launches if x.seat == 0), MOON)
        assert first == MOON
        never = figures([PILOTS["no-moon"], PILOTS["balanced"]], seed)
        assert never.moon[0] is None
        spies = figures([PILOTS["all-spies"], PILOTS["no-cards"]], seed)
        assert sum(spies.hired[0][:4]) == 0
        assert spies.hired[1][4] > 0


def test_every_opening_sits_at_every_seat_equally_often() -> None:
    for opening in OPENINGS:
        seats = [
            lineup.styles.index(opening)
            for lineup in REPORT.lineups(6, [3])
            if lineup.experiment == opening
        ]
        assert [seats.count(seat) for seat in range(3)] == [2, 2, 2]


def test_the_expert_meets_every_style_from_both_seats() -> None:
    lineups = [x for x in REPORT.lineups(8, [2]) if x.experiment == EXPERT]
    assert {x.styles for x in lineups} == {
        pair for style in STANDARD for pair in ((EXPERT, style), (style, EXPERT))
    }
    crowds = [x for x in REPORT.lineups(20, [5]) if x.experiment == EXPERT]
    assert [x.styles.index(EXPERT) for x in crowds] == list(range(5))
    assert all(x.styles.count(EXPERT) == 1 for x in crowds)


def test_games_with_an_expert_can_be_had_alone() -> None:
    lineups = REPORT.expert_lineups(10, [2, 5])
    assert all(x.styles.count(EXPERT) == 1 for x in lineups)
    pairs = [x for x in lineups if len(x.styles) == 2]
    assert len(pairs) == 10 * len(STANDARD) + 10
    alone = [x.styles for x in pairs if x.experiment == EXPERT_ALONE]
    assert alone == [(EXPERT, DEFAULTS), (DEFAULTS, EXPERT)] * 5
    crowds = [x.styles.index(EXPERT) for x in lineups if len(x.styles) == 5]
    assert crowds == [*range(5)] * 2


def test_games_with_an_expert_have_a_table_of_their_own() -> None:
    quick = Lineup(MIXED, STANDARD[:2], 0)
    game = figures([PILOTS[style] for style in quick.styles], seed_of("own table", quick))
    titles = [
        [str(table.title) for table in REPORT.tables([(replace(quick, experiment=one), game)])]
        for one in (MIXED, EXPERT)
    ]
    assert sum("mixed tables" in title for title in titles[0]) == 2
    assert sum("tables with an expert" in title for title in titles[1]) == 2
    assert not any("mixed" in title for title in titles[1])


def test_the_defaults_spend_nothing() -> None:
    game = figures([PILOTS["defaults"], PILOTS["defaults"]], seed_of("defaults", _lineup(2)))
    assert not game.launches
    assert sum(game.cards) == sum(map(sum, game.hired)) == game.traded == 0


def test_turn_order_is_counted_from_the_first_player() -> None:
    game = figures([PILOTS["balanced"], PILOTS["moonshot"]], seed_of("order", _lineup(2)))
    first, second = turn_order([(_lineup(2), game)], 2)
    assert first.value == game.wins[game.order[0]]
    assert second.value == game.wins[game.order[1]]


def test_those_who_share_the_farthest_cell_are_all_counted() -> None:
    game = figures([PILOTS[style] for style in STANDARD], seed_of("leaders", _lineup(4)))
    flight = next(f for f in game.moon if f)
    far, near = replace(flight, cell=last_third()), replace(flight, cell=2)
    shared = replace(game, moon=(far, near, far, None), wins=(0.0, 1.0, 0.0, 0.0))
    assert leaders(shared) == [0.0, 0.0]
    assert leaders(replace(shared, moon=(near, far, None, near))) == [1.0]
    assert leaders(replace(shared, moon=(None,) * 4)) == []
    assert last_third() == 15


def test_the_moon_counts_for_nothing_among_the_explorers() -> None:
    game = figures([PILOTS[style] for style in STANDARD[:3]], seed_of("explorers", _lineup(3)))
    launch = game.launches[0]
    flights = (
        replace(launch, seat=0, mission="eva", paid=4),
        replace(launch, seat=0, mission=MOON, paid=30),
        replace(launch, seat=1, mission="eva", paid=3),
        replace(launch, seat=1, mission="csm", paid=2),
        replace(launch, seat=2, mission="lem", paid=5),
    )
    played = replace(game, launches=flights, wins=(0.0, 0.25, 0.75))
    assert explorers(played) == [0.25, 0.75]


@pytest.mark.soak
def test_the_command_prints_its_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "race1969", "--games", "1", "--seats", "2", "--jobs", "1"]) == 0
    printed = capsys.readouterr().out
    for style in (*STANDARD, *OPENINGS, "moon"):
        assert style in printed


def _lineup(seats: int) -> Lineup:
    return Lineup(MIXED, NATIONS[:seats], 0)
