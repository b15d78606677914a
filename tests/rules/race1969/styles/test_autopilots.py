"""Autopilots: always legal, the same for the same dice, blind to secrets, better than chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest

from rules.core.chance import Dice, stream
from rules.core.game import Setup
from rules.race1969.espionage import Discard, Play, Seal
from rules.race1969.expert import AUTOPILOTS
from rules.race1969.game import GAME
from rules.race1969.income import Forgo
from rules.race1969.missions import Reroll
from rules.race1969.odds import cell_odds, launch_odds
from rules.race1969.state import Action, State
from rules.race1969.terms import LAUNCH, NATIONS, REROLL
from rules.race1969.view import View

STYLES = GAME.styles_in_turn()


class Chance:
    """A player who takes any legal action, each as likely as the others."""

    style = "chance"

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        return actions[dice.below(len(actions))]


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def play(styles: Sequence[str], number: int) -> tuple[State, list[str]]:
    """Play a game; ``chance`` is no style of ours but plays at random. Returns the notation too."""
    pilots = [Chance() if style == "chance" else AUTOPILOTS[style] for style in styles]
    dice = [stream(seed(number), f"pilot {seat}") for seat in range(len(pilots))]
    state = GAME.new(Setup(NATIONS[: len(pilots)]), seed(number)).state
    record: list[str] = []
    while decisions := GAME.decisions(state):
        seat = decisions[0].seat
        actions = GAME.legal_actions(state, seat)
        action = pilots[seat].choose(GAME.view(state, seat), actions, dice[seat])
        assert action in actions
        record.append(f"{seat} {GAME.format_action(action)}")
        state = GAME.apply(state, seat, action).state
    return state, record


def wins_against_chance(style: str, games: int) -> int:
    """Games that a style wins alone against a random player, at both seats in turn."""
    won = 0
    for number in range(games):
        seats = [style, "chance"] if number % 2 == 0 else ["chance", style]
        state, _ = play(seats, number)
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += outcome.winners == (number % 2,)
    return won


@pytest.mark.parametrize("style", STYLES)
def test_it_wins_nearly_always_against_chance(style: str) -> None:
    assert wins_against_chance(style, 30) >= 29


@pytest.mark.soak
@pytest.mark.parametrize("style", STYLES)
def test_it_wins_at_least_99_of_100_over_thousands(style: str) -> None:
    assert wins_against_chance(style, 2000) >= 1980


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_between_styles_end_and_replay(seats: int) -> None:
    styles = [STYLES[(seats + seat) % len(STYLES)] for seat in range(seats)]
    state, record = play(styles, seats)
    assert GAME.outcome(state) is not None
    assert play(styles, seats)[1] == record


def test_there_are_at_least_three_styles_and_they_differ() -> None:
    assert len(STYLES) >= 3
    records = {tuple(play([style, style], 7)[1]) for style in STYLES}
    assert len(records) == len(STYLES)
    assert [pilot.style for pilot in AUTOPILOTS.values()] == [*STYLES, "expert"]


@pytest.mark.parametrize("style", STYLES)
def test_the_same_view_and_dice_give_the_same_choice(style: str) -> None:
    state = GAME.new(Setup(NATIONS[:3]), seed(5)).state
    for step in range(120):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        seat = decisions[-1].seat
        actions, view = GAME.legal_actions(state, seat), GAME.view(state, seat)
        first, second = (
            AUTOPILOTS[style].choose(view, actions, stream(seed(step), "twice")) for _ in range(2)
        )
        assert first == second
        state = GAME.apply(state, seat, first).state


@cache
def walk(number: int, seats: int = 3) -> tuple[tuple[State, int, tuple[Action, ...], Action], ...]:
    """Every decision of a game between balanced autopilots: state, seat, actions, choice.

    Several tests look at the same games: each is played once.
    """
    dice = stream(seed(number), "walk")
    state = GAME.new(Setup(NATIONS[:seats]), seed(number)).state
    found = []
    while decisions := GAME.decisions(state):
        seat = decisions[0].seat
        actions = GAME.legal_actions(state, seat)
        choice = AUTOPILOTS["balanced"].choose(GAME.view(state, seat), actions, dice)
        found.append((state, seat, actions, choice))
        state = GAME.apply(state, seat, choice).state
    return tuple(found)


def test_a_launch_in_the_last_round_is_worth_its_prestige() -> None:
    last = [
        (state, seat, actions)
        for number in range(6)
        for state, seat, actions, _ in walk(number)
        if state.year == 1969 and GAME.decisions(state)[0].kind == LAUNCH and len(actions) > 1
    ]
    assert last
    for state, seat, actions in last:
        view = GAME.view(state, seat)
        dice = stream(seed(0), "launch")
        choice = AUTOPILOTS["balanced"].choose(view, actions, dice)
        missions = [a.mission for a in actions if hasattr(a, "mission")]
        best = max(launch_odds(view, seat, mission).prestige for mission in missions)
        chosen = getattr(choice, "mission", None)
        assert chosen is not None
        assert launch_odds(view, seat, chosen).prestige >= best - 1


def test_a_failure_is_rerolled_below_the_last_cell() -> None:
    rerolls = 0
    for number in range(8):
        for state, _, _, choice in walk(number):
            if GAME.decisions(state)[0].kind != REROLL or state.launch is None:
                continue
            if isinstance(choice, Reroll):
                rerolls += 1
                assert state.launch.dice[choice.die - 1] != "success"
    assert rerolls


def test_hopeless_sabotage_keeps_its_cards() -> None:
    # A rocket on the first cell can't be moved back, so every card played would be lost.
    seen = 0
    for number in range(12):
        for state, seat, _, choice in walk(number):
            launch = state.launch
            if launch is None or launch.score is None or launch.seat == seat:
                continue
            if launch.cell == 1:
                seen += 1
                assert isinstance(choice, Seal)
    assert seen


def test_support_is_played_in_the_last_launch() -> None:
    assert any(
        isinstance(choice, Play)
        for number in range(24)
        for state, seat, _, choice in walk(number)
        if state.year == 1969 and state.launch is not None
        if state.launch.seat == seat == state.order[-1]
    )


def test_a_full_hand_gives_up_its_lowest_card_first() -> None:
    for number in range(20):
        for state, seat, actions, _ in walk(number, seats=2):
            hands = [a for a in actions if isinstance(a, Discard)]
            if not hands or not any(isinstance(a, Forgo) for a in actions):
                continue
            view = GAME.view(state, seat)
            choice = AUTOPILOTS["balanced"].choose(view, actions, stream(seed(0), "hand"))
            lowest = min(card.card for card in hands)
            assert choice == Forgo() or choice == Discard(lowest)


def test_choices_ignore_what_others_hold() -> None:
    # Two states that differ only in an opponent's hand give the same view, hence the same choice.
    for number in range(6):
        for state, seat, actions, choice in walk(number):
            rival = (seat + 1) % 3
            hand = state.nations[rival].hand
            if not hand or len(actions) == 1:
                continue
            other = tuple(sorted(4 - card for card in hand))
            nations = tuple(
                replace(nation, hand=other) if index == rival else nation
                for index, nation in enumerate(state.nations)
            )
            views = GAME.view(state, seat), GAME.view(replace(state, nations=nations), seat)
            picks = [
                AUTOPILOTS["balanced"].choose(view, actions, stream(seed(9), "same"))
                for view in views
            ]
            assert picks[0] == picks[1]
            assert choice in actions


def test_dice_of_the_engine_fall_as_the_odds_say() -> None:
    # Launches of level I without any research, from the first round, by engines with real dice.
    board = GAME.view(GAME.new(Setup(NATIONS[:2]), seed(0)).state, None).board
    mission = board.missions[0]
    odds = cell_odds(mission.cells, 1, 0, 0, 0, 0, board.dice.sides, board.dice.count)
    cells = [0] * len(mission.cells)
    games = 600
    for number in range(games):
        state = GAME.new(Setup(NATIONS[:2]), seed(number)).state
        while state.reveal is None:  # nobody holds a card, so the reveal follows at once
            seat = GAME.decisions(state)[0].seat
            lines = ("launch eva", "trade 0", "done")
            legal = {GAME.format_action(a): a for a in GAME.legal_actions(state, seat)}
            action = next(legal[line] for line in lines if line in legal)
            state = GAME.apply(state, seat, action).state
        cells[state.reveal.start - 1] += 1
    expected = [chance * games for chance in odds.chances]
    chi = sum((got - want) ** 2 / want for got, want in zip(cells, expected, strict=True))
    assert chi < 23.5  # 4 degrees of freedom: passed by fair dice all but once in 10,000
