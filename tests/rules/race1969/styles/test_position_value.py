"""Position values: what a nation has is worth the more, the longer it may use it."""

from __future__ import annotations

import pytest

from rules.core.events import Transition
from rules.core.game import Seat, Setup
from rules.core.structs import replace, with_item
from rules.core.values import Outcome, Standing
from rules.race1969.expert import AUTOPILOTS, chances, expected_score
from rules.race1969.game import GAME
from rules.race1969.state import Action, Event, State
from rules.race1969.terms import NATIONS
from tests.rules.race1969.table import Table
from tools.autopilot_game import play


def table(year: int = 1966, phase: str = "purchases") -> Table:
    found = Table("usa", "ussr")
    found.pass_until(phase, year=year)
    return found


def value(found: Table, nation: str = "usa") -> float:
    return expected_score(found.state, found.seat(nation))


def test_nations_that_have_the_same_have_the_same_chances() -> None:
    found = table()
    found.deal("usa")
    found.deal("ussr")
    for each in ("usa", "ussr"):
        found.give(each, money=9, prestige=4)
    assert chances(found.state) == pytest.approx((0.5, 0.5), abs=0.02)


@pytest.mark.parametrize(
    "gain",
    [{"prestige": 9}, {"money": 90}, {"moon_cell": 6}, {"hand": (3, 3, 3)}],
    ids=lambda gain: str(next(iter(gain))),
)
def test_whoever_has_more_of_something_is_the_likelier_to_win(gain: dict[str, object]) -> None:
    found = table()
    found.deal("usa")
    before = chances(found.state)
    found.give("usa", **gain)
    after = chances(found.state)
    assert after[0] > before[0]
    assert sum(after) == pytest.approx(1.0)


def test_a_researcher_who_draws_cards_is_worth_more_in_1964_than_in_1968() -> None:
    gains = []
    for year in (1964, 1968):
        found = table(year)
        before = value(found)
        found.staff("usa", "espionage", "base")
        gains.append(value(found) - before)
    assert gains[0] > gains[1] > 0


def test_a_spy_in_a_research_costs_its_host_prestige_at_once() -> None:
    found = table()
    before = value(found)
    found.staff("usa", "robotics", "spy")
    assert value(found) < before


def test_a_sealed_trade_counts_as_made() -> None:
    found = table(phase="income")
    seat = found.seat("usa")
    before = value(found)
    found.state = replace(found.state, trades=with_item(found.state.trades, seat, 1))
    board = found.state.start.board
    found_later = value(found)
    found.state = replace(found.state, trades=with_item(found.state.trades, seat, None))
    nation = found.nation("usa")
    money = nation.money + board.money.prestige_rate
    found.give("usa", prestige=nation.prestige - 1, money=money)
    assert found_later == pytest.approx(value(found))
    assert found_later != pytest.approx(before)


def test_before_a_launch_its_odds_count_and_without_the_money_for_it_they_do_not() -> None:
    found = table(1969, "missions")
    for research in ("launch-pad", "csm", "technology"):
        found.staff("usa", research, "base", "base")
    found.give("usa", money=0)
    poor = value(found)
    found.give("usa", money=20)
    assert value(found) > poor + 3


def test_after_the_last_launch_only_prestige_counts() -> None:
    found = table(1969, "missions")
    first = found.setup.seats[found.view().order[0]]
    found.do(first, "stay")
    before = value(found, first)
    found.give(first, money=30, moon_cell=9)
    assert value(found, first) == before
    found.give(first, prestige=found.nation(first).prestige + 2)
    assert value(found, first) == before + 2


def test_at_the_end_the_chances_are_the_outcome() -> None:
    state = play(GAME, Setup(NATIONS[:3]), bytes(32), [AUTOPILOTS["balanced"]] * 3)
    assert state.outcome is not None
    won = [float(seat in state.outcome.winners) for seat in range(3)]
    assert list(chances(state)) == won
    shared = Outcome((Standing(0, 1, 30), Standing(1, 1, 30), Standing(2, 3, 20)))
    assert chances(replace(state, outcome=shared)) == (0.5, 0.5, 0.0)


def test_a_lead_is_worth_less_with_more_nations() -> None:
    """Between the same two, as there are more who may take it."""
    ratios = []
    for seats in (2, 3, 4, 5):
        found = Table(*NATIONS[:seats])
        found.pass_until("purchases", year=1966)
        for nation in NATIONS[:seats]:
            found.deal(nation)
            found.give(nation, money=9, prestige=9 if nation == NATIONS[0] else 4)
        first, second, *_ = chances(found.state)
        ratios.append(first / second)
    assert ratios == sorted(ratios, reverse=True)
    assert ratios[-1] > 1.2


def test_whoever_leads_by_the_chances_halfway_wins_more_often_than_not() -> None:
    """Positions of 1966 tell the winner; knowing nothing would be right in half of the games."""
    right, found = 0.0, list[tuple[float, ...]]()
    pilots = [AUTOPILOTS[style] for style in ("balanced", "saboteur")]

    def watch(_seat: Seat | None, _action: Action | None, after: Transition[State, Event]) -> None:
        state = after.state
        if state.year == 1966 and state.launch is None and not found:
            found.append(chances(state))

    for number in range(40):
        found.clear()
        end = play(GAME, Setup(NATIONS[:2]), bytes([number]) * 32, pilots, watch)
        assert end.outcome is not None
        leader = max(range(2), key=lambda seat: found[0][seat])
        right += (leader in end.outcome.winners) / len(end.outcome.winners)
    assert right / 40 > 0.6
