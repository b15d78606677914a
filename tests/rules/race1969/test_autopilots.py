"""The ordinary autopilots, and whom they take for their rival."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from rules.core.chance import stream
from rules.core.game import Setup
from rules.race1969.card_choice import HUNTED, expected_shift, fear
from rules.race1969.espionage import Discard, Play, Seal
from rules.race1969.expert import AUTOPILOTS
from rules.race1969.forecast import (
    Forecast,
    Weights,
    estimated_scores,
    hunters_of,
    loss_share,
    rival_of,
)
from rules.race1969.game import GAME
from rules.race1969.income import Forgo
from rules.race1969.missions import Reroll
from rules.race1969.odds import cell_odds, launch_odds
from rules.race1969.state import Action, State
from rules.race1969.terms import LAUNCH, NATIONS, REROLL
from tests.rules.race1969.table import Table

STYLES = GAME.styles_in_turn()


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


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
    odds = cell_odds(board, 0, 1, 0, 0, 0, 0)
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
    assert fear(leader) == round(HUNTED * 9 * leader.card_points)
    assert fear(_forecast(table, "usa")) == 0


def test_the_games_last_launch_fears_every_hand() -> None:
    table = _table(1969)
    *others, last = (table.setup.seats[seat] for seat in table.view().order)
    for nation in others:
        table.deal(nation, 1, 1)
    assert _forecast(table, last).rounds_after == 0
    forecast = _forecast(table, last)
    assert fear(forecast) == round(6 * forecast.card_points)
    table.give(others[0], prestige=40)
    assert fear(_forecast(table, last)) == round(6 * forecast.card_points)


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
