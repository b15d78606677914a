"""The odds against the engine itself: every fall of its dice is played out, none is sampled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod

import pytest

from rules.core.chance import Dice, stream
from rules.race1969.expert import AUTOPILOTS
from rules.race1969.game import GAME
from rules.race1969.missions import Launch, Reroll
from rules.race1969.odds import launch_odds
from rules.race1969.state import State
from rules.race1969.terms import FAILURE
from tests.rules.race1969.table import Table

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
    mission: str, simulation: int, control: int, symbol: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table("usa", "ussr")
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
