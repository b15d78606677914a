"""The figures of the expert's reasons, checked by carrying its choices out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from rules.core.advice import Figure
from rules.core.chance import stream
from rules.core.game import Seat, Setup
from rules.core.structs import with_item
from rules.race1969.expert import EXPERT, PILOT
from rules.race1969.game import GAME
from rules.race1969.income import Trade
from rules.race1969.missions import Launch
from rules.race1969.odds import launch_odds, launches_left
from rules.race1969.purchases import price
from rules.race1969.reasons import NOTICED
from rules.race1969.scoring import scientists_prestige
from rules.race1969.state import NOBODY, Action, Nation, State
from rules.race1969.terms import ESPIONAGE, INSURANCE, MOON, NATIONS, RESEARCH_INDEX
from rules.race1969.view import View
from tests.rules.race1969.table import Table

GAMES = 6
TOLD = (
    *("hire-launches", "hire-espionage", "hire-robotics", "hire-investors", "hire-insurance"),
    *("spy", "buy-launch", "buy-against", "done-launch", "trade-none-launch"),
    *("launch-most", "launch-other-grows", "launch-step", "launch-cheaper", "launch-plain"),
    *("stay-grows", "stay-plain", "reroll-failure", "keep-last", "support", "support-none"),
    *("sabotage", "sabotage-together", "sabotage-none"),
)
"""Reasons that come up in these games."""


@dataclass(frozen=True)
class Told:
    """A line of a seat with a reason, in a state."""

    state: State
    seat: Seat
    line: Sequence[Action]
    id: str
    figures: Any

    @property
    def view(self) -> View:
        return GAME.view(self.state, self.seat)

    @property
    def nation(self) -> Nation:
        return self.state.nations[self.seat]

    @property
    def after(self) -> State:
        """The state once the line was carried out."""
        state = self.state
        for action in self.line:
            state = GAME.apply(state, self.seat, action).state
        return state


def told(seats: int, seed: int) -> Iterator[Told]:
    """Every line that the expert would look into in a game, where it has a reason."""
    chooser, dice = Random(seed), stream(bytes([seed]) * 32, "reasons")
    state = GAME.new(Setup(NATIONS[:seats]), bytes([seed]) * 32).state
    while decisions := GAME.decisions(state):
        seat = next(one.seat for one in decisions if not one.ready)
        actions, view = GAME.legal_actions(state, seat), GAME.view(state, seat)
        lines = EXPERT.candidates(view, actions) if len(actions) > 1 else ()
        for line in lines:
            if (reason := EXPERT.reason(view, line)) is not None:
                yield Told(state, seat, line, reason.id, reason.figures)
        usual = PILOT.choose(view, actions, dice)
        state = GAME.apply(
            state, seat, usual if chooser.random() < 0.8 else chooser.choice(actions)
        ).state


@pytest.fixture(scope="module")
def found() -> list[Told]:
    return [each for seed in range(GAMES) for each in told(2 + seed % 4, seed)]


def test_every_sort_of_decision_has_its_reasons(found: list[Told]) -> None:
    assert {*TOLD} <= {each.id for each in found}


def of(found: list[Told], begin: str) -> list[Told]:
    some = [each for each in found if each.id.startswith(begin)]
    assert some
    return some


def promised(view: View, seat: Seat, mission: Figure) -> float:
    return launch_odds(view, seat, str(mission)).prestige


def test_a_hire_brings_what_it_is_said_to(found: list[Told]) -> None:
    for each in of(found, "hire-"):
        figures, after = each.figures, each.after
        mine, board = after.nations[each.seat], each.state.start.board
        now, then = (scientists_prestige(board, one).total for one in (each.nation, mine))
        assert then - now == figures["prestige"]
        view = GAME.view(after, each.seat)
        costs = [cost for _, cost in launches_left(view)]
        before = [cost for _, cost in launches_left(each.view)]
        can = any(cost <= mine.money for cost in costs)
        could = any(cost <= each.nation.money for cost in before)
        if after.round == each.state.round:
            assert figures["launch"] == ("yes" if can else "no" if could else "never")
            if figures["launch"] == "no":
                lost = promised(each.view, each.seat, figures["lost"])
                assert lost == pytest.approx(figures["lostprestige"])
                assert dict(launches_left(each.view))[str(figures["lost"])] <= each.nation.money
                rounds = len(board.rounds) - 1 - view.round
                assert figures["later"] == ("yes" if rounds else "no")
        if each.id == "hire-espionage":
            assert mine.researches[ESPIONAGE].researchers == figures["after"]
        elif each.id == "hire-robotics":
            full, first = board.scientist("genius").price, replace(after, hired=NOBODY)
            assert max(0, full - figures["saved"]) == price(first, each.seat, "genius")
        elif each.id == "hire-investors":
            for mission in board.missions:
                if mission.id != MOON:
                    cost = launch_odds(view, each.seat, mission.id).cost
                    assert mission.launch_cost - cost <= figures["saved"]
                    assert cost in (0, mission.launch_cost - figures["saved"])
        elif each.id == "hire-insurance":
            for mission, _ in launches_left(view):
                odds = launch_odds(view, each.seat, mission)
                failures = _failures(view, each.seat, mission)
                assert odds.insurance == pytest.approx(failures * figures["paid"])


def test_launches_left_to_profit_are_those_that_can_be_paid(found: list[Told]) -> None:
    kinds = set()
    for each in of(found, "hire-in"):
        if each.after.round > each.state.round:
            continue
        view, mine = GAME.view(each.after, each.seat), each.after.nations[each.seat]
        aided = [
            cost
            for mission, cost in launches_left(view)
            if mission != MOON or each.id == "hire-insurance"
        ]
        this_year = any(cost <= mine.money for cost in aided)
        years = len(view.board.rounds) - 1 - view.round
        assert each.figures["launches"] == min(
            years + this_year, view.flights_left(each.seat, moon=each.id == "hire-insurance")
        )
        kinds.add((each.id, this_year))
    assert {("hire-insurance", False), ("hire-insurance", True)} <= kinds


def _failures(view: View, seat: Seat, mission: str) -> float:
    """The failures that a launch is expected to show at the end."""
    researchers = tuple(room.researchers for room in view.nations[seat].researches)
    one = with_item(researchers, INSURANCE, 1)
    return launch_odds(view, seat, mission, one).insurance / view.board.money.insurance


def test_launches_get_better_by_what_is_said(found: list[Told]) -> None:
    for each in of(found, "hire-launches"):
        view, after, figures = each.view, GAME.view(each.after, each.seat), each.figures
        left = [mission for mission, _ in launches_left(view)]
        gains = {
            mission: promised(after, each.seat, mission) - promised(view, each.seat, mission)
            for mission in left
        }
        assert figures["count"] == sum(gain > 0.049999 for gain in gains.values())
        assert promised(view, each.seat, figures["mission"]) == pytest.approx(figures["before"])
        assert promised(after, each.seat, figures["mission"]) == pytest.approx(figures["after"])
        index = RESEARCH_INDEX[figures["research"]]
        others = (one for seat, one in enumerate(each.state.nations) if seat != each.seat)
        busy = sum(one.researches[index].researchers > 0 for one in others)
        assert figures["rivals"] == busy


def test_a_spy_costs_its_host_what_is_said(found: list[Told]) -> None:
    for each in of(found, "spy"):
        board, figures = each.state.start.board, each.figures
        host = each.state.start.nations.index(figures["nation"])
        index = RESEARCH_INDEX[figures["research"]]
        after = each.after
        now, then = (scientists_prestige(board, s.nations[host]).total for s in (each.state, after))
        assert now - then == figures["loss"]
        mine = [s.nations[each.seat].researches[index].researchers for s in (each.state, after)]
        assert (mine[1] > mine[0]) == (figures["bonus"] == "yes")
        assert figures["ahead"] == each.state.nations[host].prestige - each.nation.prestige


def test_launches_that_money_is_kept_for_can_be_paid(found: list[Told]) -> None:
    for each in [*of(found, "done-launch"), *of(found, "trade-none-launch")]:
        cost = launch_odds(each.view, each.seat, each.figures["mission"]).cost
        assert cost == each.figures["cost"] <= each.nation.money


def test_a_trade_for_a_launch_says_which_it_pays() -> None:
    table = Table("usa", "ussr")
    table.pass_until("income", year=1969)
    nation, kind = table.deciding()[0]
    assert kind == "trade"
    table.give(nation, money=2, prestige=9)
    figures = EXPERT.reason(table.view(nation), [Trade(1)])
    assert figures is not None
    assert figures.id == "trade-launch"
    view, seat = table.view(nation), table.seat(nation)
    cost = launch_odds(view, seat, str(figures.figures["mission"])).cost
    assert 2 < cost == figures.figures["cost"] <= 2 + int(figures.figures["money"])


def test_what_is_said_of_launches_holds_for_all_of_them(found: list[Told]) -> None:
    for each in [*of(found, "launch-"), *of(found, "stay-")]:
        figures, view = each.figures, each.view
        offered = [
            launch_odds(view, each.seat, action.mission)
            for action in GAME.legal_actions(each.state, each.seat)
            if isinstance(action, Launch)
        ]
        most = max(one.prestige for one in offered)
        odds = launch_odds(view, each.seat, figures["mission"])
        assert figures["prestige"] == pytest.approx(odds.prestige)
        if each.id in ("launch-most", "stay-grows", "stay-plain"):
            assert odds.prestige == pytest.approx(most)
        if "more" in figures:
            other = launch_odds(view, each.seat, figures["other"])
            assert other.prestige == pytest.approx(figures["more"]) == pytest.approx(most)
            if each.id == "launch-cheaper":
                assert other.cost - odds.cost == figures["saved"] > 0
            if each.id == "launch-step":
                assert odds.last == figures["top"] > figures["less"] == other.last
        if figures.get("first") == "yes":
            shown = next(one for one in view.missions if one.mission == odds.mission)
            assert not shown.flags
        if "grown" in figures:
            grows = figures["other"] if "other" in figures else figures["mission"]
            assert figures["grown"] == pytest.approx(max(_grown(view, each.seat, grows)))


def _grown(view: View, seat: Seat, mission: str) -> Iterator[float]:
    now = tuple(room.researchers for room in view.nations[seat].researches)
    for symbol in view.board.mission(mission).symbols:
        index = RESEARCH_INDEX[symbol]
        yield launch_odds(view, seat, mission, with_item(now, index, now[index] + 1)).prestige


def test_dice_that_are_kept_reach_the_last_cell(found: list[Told]) -> None:
    for each in of(found, "keep-last"):
        launch = each.state.current_launch
        cells = len(each.state.start.board.mission(launch.mission).cells)
        after = each.after
        flown = after.launch.cell if after.launch else after.nations[each.seat].flights[-1].cell
        assert flown <= cells
        if after.launch is not None:
            assert flown == cells


def alone(each: Told) -> bool:
    """Whether nobody but the seat has a card left that could change the launch's end."""
    hands = (one.hand for seat, one in enumerate(each.state.nations) if seat != each.seat)
    launch = each.state.current_launch
    laid = (play for seat, play in enumerate(launch.plays) if seat != each.seat)
    return not any(hands) and not any(laid)


def paid(each: Told, line: Sequence[Action]) -> int:
    """The prestige that the launching nation is paid once a line was carried out."""
    seat, state = each.state.current_launch.seat, each.state
    for action in line:
        state = GAME.apply(state, each.seat, action).state
    return state.nations[seat].prestige - each.state.nations[seat].prestige


def closing(each: Told) -> Sequence[Action]:
    """The line of laying nothing more than what lies there."""
    return [action for action in each.line if type(action).__name__ == "Seal"]


def test_cards_change_a_launch_as_said(found: list[Told]) -> None:
    checked: dict[str, int] = {}
    said: dict[str, Callable[[Any], float]] = {
        "sabotage": lambda figures: -figures["loss"],
        "support": lambda figures: figures["prestige"] - figures["without"],
    }
    for each in found:
        empty = not each.state.current_launch.plays[each.seat] if each.id in said else False
        if each.id in said and empty and alone(each):
            gain = paid(each, each.line) - paid(each, closing(each))
            assert gain == pytest.approx(said[each.id](each.figures))
            checked[each.id] = checked.get(each.id, 0) + 1
    assert checked.keys() == said.keys()


def test_cards_that_bring_nothing_are_not_said_to_help(found: list[Told]) -> None:
    for each in found:
        if each.id in ("support", "support-none"):
            assert each.figures["prestige"] >= each.figures["without"] + NOTICED
    assert any(each.id == "support-vain" for each in found)
