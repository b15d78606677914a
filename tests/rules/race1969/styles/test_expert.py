"""The expert: beats the defaults, lays cards against what lies there, and stays quick enough."""

from __future__ import annotations

import pytest

from rules.core.chance import Dice, stream
from rules.core.game import Setup
from rules.core.search import Expert
from rules.race1969 import expert
from rules.race1969.espionage import Play, Seal
from rules.race1969.expert import SearchingAutopilot, chances
from rules.race1969.game import GAME
from rules.race1969.missions import Launch
from rules.race1969.state import State
from rules.race1969.terms import NATIONS
from tests.rules.race1969.table import Table
from tools.autopilot_game import play
from tools.race1969.openings import DEFAULTS

QUICK = SearchingAutopilot(budget=12)


def dice(label: str = "expert") -> Dice:
    return stream(bytes(32), label)


def table(*nations: str, year: int = 1969) -> Table:
    found = Table(*nations)
    found.pass_until("missions", year=year)
    return found


def think(found: Table, nation: str, budget: int = 60) -> list[tuple[str, float]]:
    seat = found.seat(nation)
    actions = GAME.legal_actions(found.state, seat)
    values = SearchingAutopilot(budget=budget).analyse(found.view(nation), actions, dice())
    return [(GAME.format_action(value.action), value.chance) for value in values]


def test_it_is_an_expert_and_beats_the_defaults() -> None:
    assert isinstance(GAME.autopilots["expert"], Expert)
    assert "expert" not in GAME.styles_in_turn()
    for seat in range(2):
        pilots = [QUICK, DEFAULTS] if seat == 0 else [DEFAULTS, QUICK]
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


def test_other_than_the_usual_has_to_be_better_by_a_margin() -> None:
    found = table("usa", "ussr", year=1966)
    first = found.setup.seats[found.view().order[0]]
    found.give(first, money=30)
    view, actions = found.view(first), GAME.legal_actions(found.state, found.seat(first))
    usual = GAME.format_action(expert.PILOT.choose(view, actions, stream(bytes(32), "usual")))
    values = think(found, first, 200)
    assert values[0][0] == usual or values[0][1] >= dict(values)[usual] + expert.MARGIN


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


def test_a_single_action_needs_no_thought() -> None:
    found = table("usa", "ussr")
    first = found.setup.seats[found.view().order[0]]
    assert QUICK.choose(found.view(first), [Launch("eva")], dice()) == Launch("eva")


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
