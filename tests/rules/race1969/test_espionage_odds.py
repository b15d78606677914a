"""Odds of espionage, and all odds against the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import factorial, prod

import pytest

from rules.core.chance import Dice, stream
from rules.race1969.board import cell_after_cards
from rules.race1969.card_choice import best_support
from rules.race1969.expert import AUTOPILOTS
from rules.race1969.forecast import PLAYOUT, Forecast
from rules.race1969.game import GAME
from rules.race1969.missions import Launch, Reroll
from rules.race1969.odds import (
    cards_beside,
    chance_of_points,
    expected_after_cards,
    launch_odds,
    points_odds,
    prestige_after_all,
    unseen_cards,
)
from rules.race1969.state import State
from rules.race1969.terms import FAILURE, MISSIONS
from tests.rules.race1969.table import Table


def launched(**options: str) -> Table:
    table = Table("usa", "ussr", "france", "germany", **options)
    table.pass_until(MISSIONS, "usa")
    table.deal("ussr", 1, 1, 2)
    table.deal("france", 3, 3)
    table.deal("germany", 2)
    table.deal("usa", 1, 3)
    table.roll("usa", "booster", "sssfn")
    return table


def test_the_chance_of_points_counts_every_hand() -> None:
    view = launched().view("ussr")
    deck = [v for v, number in enumerate(unseen_cards(view), 1) for _ in range(number)]
    assert len(deck) == 39 - 3, "one's own cards are known"
    pairs = [sum(pair) for pair in combinations(deck, 2)]
    for least in (2, 3, 4, 6, 7):
        counted = sum(points >= least for points in pairs) / len(pairs)
        assert chance_of_points(view, 2, "booster", least) == pytest.approx(counted)
    assert sum(points_odds(view, 2, "booster").values()) == pytest.approx(1)


def test_every_other_opponents_hand_may_count_while_all_choose_in_secret() -> None:
    table = launched()
    assert dict(cards_beside(table.view("ussr"))) == {2: 2, 3: 1}
    table.do("france", "play 3", "seal")
    assert dict(cards_beside(table.view("ussr"))) == {2: 2, 3: 1}, "a seal tells nothing"


def test_in_the_rulebooks_order_what_was_sealed_lies_there() -> None:
    table = launched(espionage="rulebook")
    table.do("ussr", "play 2", "seal")
    assert dict(cards_beside(table.view("france"))) == {1: 1, 3: 1}
    table.do("france", "seal")
    assert dict(cards_beside(table.view("germany"))) == {1: 1}


def test_support_is_weighed_against_what_lies_face_down() -> None:
    table = launched()
    table.do("ussr", "play 1", "play 2", "seal")
    table.do("france", "seal")
    table.do("germany", "seal")
    view = table.view("usa")
    assert view.launch is not None
    cells = view.board.mission("booster").cells
    cost = view.board.mission("booster").espionage_cost
    for support in (0, 1, 3, 4):
        expected = sum(
            chance * cells[cell_after_cards(view.launch.cell, 5, cost, points, support) - 1]
            for points, chance in points_odds(view, 2, "booster").items()
        )
        assert expected_after_cards(view, support) == pytest.approx(expected)
    assert expected_after_cards(view, 4) > expected_after_cards(view, 0)
    assert best_support(Forecast(view, 0, PLAYOUT)) in {(1,), (3,), (1, 3)}


def test_all_cards_against_a_launch_take_what_they_take() -> None:
    table = Table()
    table.pass_until(MISSIONS, "usa")
    table.give("usa", money=20)
    view = table.view("usa")
    odds = launch_odds(view, 0, "eva")
    assert prestige_after_all(view, odds, 0) == pytest.approx(odds.prestige)
    taken = [prestige_after_all(view, odds, count) for count in range(7)]
    assert taken == sorted(taken, reverse=True)
    assert taken[-1] < odds.prestige / 10, "six points at least: three cells of five"


CHANCES = (Fraction(3, 6), Fraction(2, 6), Fraction(1, 6))
"""Of success, neutral and failure, in the order of the engine's faces."""

SCIENTISTS: dict[int, tuple[str, ...]] = {
    0: (),
    1: ("base",),
    2: ("genius",),
    3: ("genius", "base"),
}


class Loaded:
    """Dice that fall as told; they refuse any other die than the rulebook's."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch

    def launch(self, state: State, mission: str, faces: Sequence[int]) -> State:
        return self._apply(state, Launch(mission), faces)

    def reroll(self, state: State, action: Reroll, face: int) -> State:
        return self._apply(state, action, (face,))

    def _apply(self, state: State, action: Launch | Reroll, faces: Sequence[int]) -> State:
        coming = list(faces)

        def fall(dice: Dice, weights: Sequence[int]) -> int:
            assert tuple(weights) == (3, 2, 1)
            return coming.pop(0)

        with self._patch.context() as patch:
            patch.setattr(Dice, "weighted", fall)
            after = GAME.apply(state, 0, action).state
        assert not coming
        return after


def every_end(state: State, mission: str, loaded: Loaded) -> dict[tuple[int, int], Fraction]:
    """The exact chances of ``(cell, failures)`` where the autopilot chooses the rerolls."""
    chances: dict[tuple[int, int], Fraction] = {}
    for faces in combinations_with_replacement(range(3), 5):
        ways = factorial(5) // prod(factorial(count) for count in Counter(faces).values())
        chance = ways * prod((CHANCES[face] for face in faces), start=Fraction(1))
        open_ = [(loaded.launch(state, mission, faces), chance)]
        while open_:
            now, chance = open_.pop()
            if now.launch is None:
                assert now.reveal is not None
                end = now.reveal.cell, now.reveal.dice.count(FAILURE)
                chances[end] = chances.get(end, Fraction(0)) + chance
                continue
            legal = GAME.legal_actions(now, 0)
            choice = AUTOPILOTS["balanced"].choose(GAME.view(now, 0), legal, stream(b"", "reroll"))
            if isinstance(choice, Reroll):
                open_ += [
                    (loaded.reroll(now, choice, face), chance * CHANCES[face]) for face in range(3)
                ]
            else:
                open_.append((GAME.apply(now, 0, choice).state, chance))
    assert sum(chances.values()) == 1
    return chances


@pytest.mark.parametrize("mission", ["eva", "csm-eva", "booster-eva-lem", "moon"])
@pytest.mark.parametrize(("simulation", "control"), [(0, 0), (0, 3), (1, 0), (2, 1), (3, 2)])
@pytest.mark.parametrize("symbol", [0, 3])
def test_the_engine_ends_where_the_odds_say(
    table: Table,
    mission: str,
    simulation: int,
    control: int,
    symbol: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table.staff("usa", "simulation", *SCIENTISTS[simulation])
    table.staff("usa", "ground-control", *SCIENTISTS[control])
    table.staff("usa", "eva", *SCIENTISTS[symbol])
    table.staff("usa", "insurance", "base")
    table.give("usa", money=60, moon_cell=5)
    table.pass_until("missions", "usa")
    odds = launch_odds(table.view("usa"), 0, mission)
    ends = every_end(table.state, mission, Loaded(monkeypatch))
    cells = [Fraction(0)] * len(odds.chances)
    for (cell, _), chance in ends.items():
        cells[cell - 1] += chance
    assert odds.chances == pytest.approx([float(chance) for chance in cells])
    insured = sum(3 * failures * chance for (_, failures), chance in ends.items())
    assert odds.insurance == pytest.approx(float(insured))
