"""Autopilots of 1969 and Spazio: 1999: always legal, different in style, better than chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rules.core.chance import Dice
from rules.core.game import AnyGame, Setup
from rules.race1969.game import GAME as RACE
from rules.space1999.game import GAME as SPAZIO
from tests.rules.styles import play

GAMES = [RACE, SPAZIO]
STYLES = [(game, style) for game in GAMES for style in game.styles_in_turn()]
SEATS = [(game, seats) for game in GAMES for seats in game.seat_counts]

every_style = pytest.mark.parametrize(("game", "style"), STYLES)


def wins_against_chance(game: AnyGame, style: str, games: int) -> int:
    """Games won alone against a random player, at both seats in turn."""
    won = 0
    for number in range(games):
        seats = [style, "chance"] if number % 2 == 0 else ["chance", style]
        outcome, _ = play(game, seats, number)
        won += outcome is not None and outcome.winners == (number % 2,)
    return won


@every_style
def test_it_wins_nearly_always_against_chance(game: AnyGame, style: str) -> None:
    games, least = {RACE.id: (10, 8), SPAZIO.id: (24, 20)}[game.id]
    assert wins_against_chance(game, style, games) >= least


@pytest.mark.soak
@every_style
def test_it_wins_against_chance_over_hundreds(game: AnyGame, style: str) -> None:
    games, least = {RACE.id: (2000, 1980), SPAZIO.id: (500, 400)}[game.id]
    assert wins_against_chance(game, style, games) >= least


def moves(record: Sequence[tuple[Any, int, Any]]) -> list[tuple[int, Any]]:
    return [(seat, action) for _, seat, action in record]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_games_between_styles_end_and_replay(game: AnyGame, seats: int) -> None:
    usual = game.styles_in_turn()
    styles = [usual[(seats + seat) % len(usual)] for seat in range(seats)]
    outcome, record = play(game, styles, seats)
    assert outcome is not None
    assert moves(play(game, styles, seats)[1]) == moves(record)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_at_least_three_styles_and_they_differ(game: AnyGame) -> None:
    styles = game.styles_in_turn()
    assert len(styles) >= 3
    records = {tuple(moves(play(game, [style] * 3, 7, 30)[1])) for style in styles}
    assert len(records) == len(styles)
    assert tuple(pilot.style for pilot in game.quick_autopilots) == styles
    assert [*game.autopilots] == [*styles, "expert"]


@pytest.mark.parametrize(("game", "style"), [*STYLES, *((game, "expert") for game in GAMES)])
def test_a_view_that_is_nobodys_own_is_refused(game: AnyGame, style: str) -> None:
    state = game.new(Setup(game.identities[:2]), bytes(32)).state
    actions = game.legal_actions(state, game.decisions(state)[0].seat)
    assert len(actions) > 1
    with pytest.raises(ValueError, match="decides now"):
        game.autopilots[style].choose(game.view(state, None), actions, Dice(bytes(32), 0))
