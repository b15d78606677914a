"""The expert: its search, its imagined states, its judgement of positions."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from rules.core.chance import Dice, stream
from rules.core.events import Transition
from rules.core.game import Seat, Setup
from rules.core.search import Expert
from rules.core.structs import with_item
from rules.core.values import Outcome, Standing
from rules.race1969 import expert
from rules.race1969.espionage import Play, Seal
from rules.race1969.expert import (
    AUTOPILOTS,
    RaceExpert,
    chances,
    expected_score,
    imagine,
    playout,
)
from rules.race1969.game import GAME
from rules.race1969.state import Action, Event, State
from rules.race1969.terms import NATIONS
from tests.rules.contract import autopilots
from tests.rules.contract import play as play_steps
from tests.rules.race1969.adapter import ADAPTER
from tests.rules.race1969.table import Table
from tools.autopilot_game import play
from tools.race1969.balance import Defaults

QUICK = RaceExpert(budget=12)


def dice(label: str = "expert") -> Dice:
    return stream(bytes(32), label)


def table(*nations: str, year: int = 1969) -> Table:
    found = Table(*nations)
    found.pass_until("missions", year=year)
    return found


def think(found: Table, nation: str, budget: int = 60) -> list[tuple[str, float]]:
    seat = found.seat(nation)
    actions = GAME.legal_actions(found.state, seat)
    values = RaceExpert(budget=budget).analyse(found.view(nation), actions, dice())
    return [(GAME.format_action(value.action), value.chance) for value in values]


def test_it_is_an_expert_and_beats_the_defaults() -> None:
    assert isinstance(GAME.autopilots["expert"], Expert)
    assert "expert" not in GAME.styles_in_turn()
    for seat in range(2):
        pilots = [QUICK, Defaults()] if seat == 0 else [Defaults(), QUICK]
        state = play(GAME, Setup(NATIONS[:2]), bytes([seat]) * 32, pilots)
        assert state.outcome is not None
        assert state.outcome.winners == (seat,)


def test_thoughts_are_ranked_and_name_every_launch() -> None:
    found = table("usa", "ussr")
    first = found.setup.seats[found.view().order[0]]
    found.give(first, money=30)
    values = think(found, first, 200)
    assert {line for line, _ in values} == set(found.legal(first))
    # Of those that went through all rounds, the best is first.
    assert values[0][1] >= values[1][1]
    assert values[0][0].startswith("launch ")
    assert dict(values)["stay"] <= values[0][1]


def test_it_buys_what_the_plan_wants_but_says_what_else_would_bring() -> None:
    found = Table("usa", "ussr")
    found.pass_until("purchases", year=1966)
    nation, kind = found.deciding()[0]
    assert kind == "purchase"
    view, actions = found.view(nation), GAME.legal_actions(found.state, found.seat(nation))
    usual = expert.PILOT.choose(view, actions, stream(bytes(32), "usual"))
    assert QUICK.choose(view, actions, dice()) == usual
    values = think(found, nation, 100)
    assert values[0][0] == GAME.format_action(usual)
    assert len(values) > 3


def test_cards_that_decide_the_game_are_laid_against_the_last_launch() -> None:
    """The launching nation needs one more point to win, and one card takes it away."""
    found = table("usa", "ussr")
    launcher, other = (found.setup.seats[seat] for seat in found.view().order)
    found.deal(other, 1, 2)
    found.deal(launcher)
    found.give(other, prestige=10, money=0)
    found.give(launcher, prestige=6, money=0)
    # The other has launched before: it stays at home, and the last one flies.
    found.roll(launcher, "eva", "sssss")
    assert found.deciding() == [(other, "sabotage")]
    values = think(found, other)
    # Level I pays 5 at its end and 3 a cell before: two points of espionage make it 9 against 10.
    assert values[0][0] == "play 2"
    assert values[0][1] == 1.0
    assert dict(values).get("seal", 0.0) == 0.0


def test_it_says_all_the_cards_that_it_would_lay() -> None:
    """The first of them alone may move nothing."""
    found = table("usa", "ussr")
    launcher, other = (found.setup.seats[seat] for seat in found.view().order)
    found.deal(other, 1, 1)
    found.deal(launcher)
    found.roll(launcher, "eva", "sssss")
    actions = GAME.legal_actions(found.state, found.seat(other))
    values = QUICK.analyse(found.view(other), actions, dice())
    assert {value.line for value in values} == {
        (Seal(),),
        (Play(1), Seal()),
        (Play(1), Play(1), Seal()),
    }
    two = [(Play(1), Seal()), (Seal(),)]
    compared = QUICK.analyse(found.view(other), actions, dice(), two)
    assert {value.line for value in compared} == {*two}
    assert compared[0].tried == compared[1].tried


def test_a_launch_that_cannot_be_hurt_keeps_the_cards() -> None:
    found = table("usa", "ussr", year=1965)
    launcher, other = (found.setup.seats[seat] for seat in found.view().order)
    found.deal(other, 1, 2)
    found.roll(launcher, "lem", "fffff")
    assert found.deciding() == [(other, "sabotage")]
    actions = GAME.legal_actions(found.state, found.seat(other))
    assert QUICK.choose(found.view(other), actions, dice()) == Seal()


def test_purchases_before_which_nobody_can_launch_are_judged_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Too poor for any: the launches are skipped, and the next year begins at once.
    found = Table("usa", "ussr")
    for nation in ("usa", "ussr"):
        found.give(nation, money=0, prestige=1)
    found.do("usa", "trade 1")
    judged = set[tuple[int, frozenset[int]]]()

    def noted(state: State) -> tuple[float, ...]:
        judged.add((state.year, state.done))
        return chances(state)

    monkeypatch.setattr(expert, "chances", noted)
    think(found, "ussr")
    assert judged == {(1964, frozenset())}


def test_the_last_launch_before_the_last_year_is_judged_as_it_lands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With it the last year begins, whose games go on to the end: of those few can be imagined."""
    found = table("usa", "ussr", year=1968)
    launcher, other = (found.setup.seats[seat] for seat in found.view().order)
    found.deal(other, 1, 2)
    found.deal(launcher)
    found.give(other, money=0)
    found.roll(launcher, "eva", "sssss")
    assert found.deciding() == [(other, "sabotage")]
    judged = set[tuple[int, bool]]()

    def noted(state: State) -> tuple[float, ...]:
        judged.add((state.year, state.outcome is None))
        return chances(state)

    monkeypatch.setattr(expert, "chances", noted)
    think(found, other)
    assert judged == {(1969, True)}


KINDS = {"trade", "purchase", "launch", "reroll", "sabotage", "support"}


@pytest.mark.parametrize("setup", ADAPTER.setups)
@pytest.mark.parametrize("wild", [False, True], ids=["autopilots", "chance"])
def test_an_imagined_state_agrees_with_the_view(setup: Setup, wild: bool) -> None:
    rnd, dice = random.Random(23), Dice(bytes(32), 0)
    met = set()
    for step in play_steps(ADAPTER, setup, rnd, None if wild else autopilots(ADAPTER, rnd)):
        view = GAME.view(step.before, step.seat)
        actions = GAME.legal_actions(step.before, step.seat)
        kind = next(d.kind for d in view.decisions if d.seat == step.seat)
        met.add(kind)
        state = imagine(view, actions, dice, playout)
        assert GAME.legal_actions(state, step.seat) == actions
        assert GAME.view(state, step.seat) == view, kind
        assert ADAPTER.conserved(state) == ADAPTER.conserved(step.before)
    assert met >= KINDS - ({"reroll"} if wild else set())


def test_what_is_hidden_is_dealt_anew() -> None:
    table = list(play_steps(ADAPTER, ADAPTER.setups[4], random.Random(24)))
    hands = set()
    step = next(s for s in table if sum(len(n.hand) > 2 for n in s.before.nations) > 2)
    view = GAME.view(step.before, step.seat)
    actions = GAME.legal_actions(step.before, step.seat)
    for number in range(12):
        state = imagine(view, actions, stream(bytes(32), str(number)), playout)
        hands.add(tuple(nation.hand for nation in state.nations))
        assert state.start.seed != step.before.start.seed
        assert state.nations[step.seat].hand == step.before.nations[step.seat].hand
    assert len(hands) > 4


def position(year: int = 1966, phase: str = "purchases") -> Table:
    found = Table("usa", "ussr")
    found.pass_until(phase, year=year)
    return found


def value(found: Table, nation: str = "usa") -> float:
    return expected_score(found.state, found.seat(nation))


def test_nations_that_have_the_same_have_the_same_chances() -> None:
    found = position()
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
    found = position()
    found.deal("usa")
    before = chances(found.state)
    found.give("usa", **gain)
    after = chances(found.state)
    assert after[0] > before[0]
    assert sum(after) == pytest.approx(1.0)


def test_a_researcher_who_draws_cards_is_worth_more_in_1964_than_in_1968() -> None:
    gains = []
    for year in (1964, 1968):
        found = position(year)
        before = value(found)
        found.staff("usa", "espionage", "base")
        gains.append(value(found) - before)
    assert gains[0] > gains[1] > 0


def test_a_spy_in_a_research_costs_its_host_prestige_at_once() -> None:
    found = position()
    before = value(found)
    found.staff("usa", "robotics", "spy")
    assert value(found) < before


def test_a_sealed_trade_counts_as_made() -> None:
    found = position(phase="income")
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
    found = position(1969, "missions")
    for research in ("launch-pad", "csm", "technology"):
        found.staff("usa", research, "base", "base")
    found.give("usa", money=0)
    poor = value(found)
    found.give("usa", money=20)
    assert value(found) > poor + 3


def test_after_the_last_launch_only_prestige_counts() -> None:
    found = position(1969, "missions")
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
