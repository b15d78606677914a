"""The figures of Spazio: 1999 in `make balance`: how games are counted, and who plays whom."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.space1999.terms import ANSWERS
from tools.balance import EXPERT, MIXED, Lineup, main, seed_of, turn_order, wins
from tools.space1999.balance import (
    LONGEST,
    PILOTS,
    REPORT,
    SCARCE,
    STANDARD,
    at_turns_start,
    endless,
    figures,
    short_of_energy,
    winner_drew_most,
)


def test_a_game_is_counted_whole() -> None:
    lineup = _lineup(3)
    game = figures([PILOTS[style] for style in lineup.styles], seed_of("count", lineup))
    assert game.ended
    assert sorted(game.order) == [0, 1, 2]
    assert sum(game.wins) == 1
    assert game.checked == game.failed + 1
    assert game.counts["flight", "energy"] >= game.counts["flight", "flights"] > 0
    answers = sum(game.counts["answer", answer] for answer in ANSWERS)
    assert answers == sum(count for (word, _), count in game.counts.items() if word == "plan")
    turns = sum(game.counts["turn", at] for at in ("base", "space", "planet"))
    assert 3 * (game.rounds - 1) < turns <= 3 * game.rounds
    assert 0 < game.counts["turn", "proposing"] <= answers
    for word in ("energy held", "planets in reach", "planets in reach, visited or not"):
        assert len(at_turns_start([(lineup, game)], word)) == turns
    assert min(game.drawn) >= 0
    assert sum(game.drawn) >= sum(game.laid)
    assert game == figures([PILOTS[style] for style in lineup.styles], seed_of("count", lineup))


def test_a_game_without_end_is_left_and_won_by_nobody() -> None:
    lineup = Lineup(MIXED, ("chance", "chance"), 0)
    games = (
        figures([PILOTS["chance"]] * 2, seed_of(f"long {number}", lineup)) for number in range(20)
    )
    game = next(game for game in games if not game.ended)
    assert game.rounds == LONGEST + 1
    assert game.wins == (0.0, 0.0)
    assert endless([(lineup, game)]).value == 1.0
    assert turn_order([(lineup, game)], 2)[0].of == 0


def test_turn_order_is_counted_by_the_lot() -> None:
    lineup = _lineup(2)
    game = figures([PILOTS[style] for style in lineup.styles], seed_of("order", lineup))
    first, second = turn_order([(lineup, game)], 2)
    assert (first.value, second.value) == tuple(game.wins[seat] for seat in game.order)
    assert wins([(lineup, game)], lineup.styles[0]).value == game.wins[0]


def test_who_drew_as_many_tiles_as_anybody_drew_most_but_not_alone() -> None:
    lineup = _lineup(2)
    game = figures([PILOTS[style] for style in lineup.styles], seed_of("order", lineup))
    winner = game.wins.index(1.0)
    for drawn, most, alone in (((9, 9), 1, 0), ((9, 8), 1, 1), ((8, 9), 0, 0)):
        order = drawn if winner == 0 else drawn[::-1]
        made = [(lineup, replace(game, drawn=order))]
        assert winner_drew_most(made).value == most
        assert winner_drew_most(made, alone=True).value == alone


def test_games_with_an_expert_can_be_had_alone() -> None:
    lineups = REPORT.expert_lineups(6, [2, 3])
    assert all(x.styles.count(EXPERT) == 1 for x in lineups)
    pairs = {style: [x for x in lineups if {*x.styles} == {EXPERT, style}] for style in PILOTS}
    for style in STANDARD:
        assert [x.experiment for x in pairs[style] if len(x.styles) == 2] == [EXPERT] * 6
    assert [x.styles.index("defaults") for x in pairs["defaults"]] == [1, 0] * 3
    crowds = [x.styles.index(EXPERT) for x in lineups if len(x.styles) == 3]
    assert crowds == [0, 1, 2] * 2


def test_games_with_an_expert_have_tables_of_their_own() -> None:
    quick = _lineup(3)
    game = figures([PILOTS[style] for style in quick.styles], seed_of("own table", quick))
    styles = (EXPERT, *quick.styles[1:])
    made = [(replace(quick, experiment=EXPERT, styles=styles), game)]
    titles = [str(table.title) for table in REPORT.tables(made)]
    assert sum("tables with an expert" in title for title in titles) == 3
    assert "won by the expert" in titles[-1]
    assert len(titles) == 4


def test_a_new_game_has_its_turns_at_base_within_reach_of_its_energy() -> None:
    lineup = _lineup(2)
    game = figures([PILOTS[style] for style in lineup.styles], seed_of("order", lineup))
    held = at_turns_start([(lineup, game)], "energy held")
    short = sum(energy < SCARCE for energy in held) / len(held)
    assert short_of_energy([(lineup, game)]).value == short
    open_, all_ = (
        sum(at_turns_start([(lineup, game)], word))
        for word in ("planets in reach", "planets in reach, visited or not")
    )
    assert 0 < open_ < all_


def test_the_command_prints_its_tables(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The expert would think for most of a minute; its line in the tables is that of any style.
    monkeypatch.setattr(REPORT, "pilots", {**PILOTS, EXPERT: PILOTS[STANDARD[0]]})
    assert main(["--game", "space1999", "--games", "1", "--seats", "2", "--jobs", "1"]) == 0
    printed = capsys.readouterr().out
    for words in (
        *STANDARD,
        *ANSWERS,
        "median",
        "of them wrong",
        "on the Monitor",
        "begin in space",
    ):
        assert words in printed
    with pytest.raises(SystemExit):
        main(["--game", "space1999", "--seats", "5"])


def _lineup(seats: int) -> Lineup:
    return Lineup(MIXED, STANDARD[:seats], 0)
