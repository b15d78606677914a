"""The score if the game ended now: prestige, and what scientists count, hosted spies included."""

from __future__ import annotations

from rules.race1969.game import GAME
from rules.race1969.terms import PURCHASES
from rules.race1969.view import lead, projections
from tests.rules.race1969.table import Table


def test_scientists_and_hosted_spies_count() -> None:
    table = Table()
    table.give("usa", prestige=54)
    for research in ("eva", "lem", "booster", "csm", "espionage"):
        table.staff("usa", research, "spy")
    table.staff("ussr", "eva", "famous", "novice")
    shown = projections(table.view())
    assert [one.total for one in shown] == [49, 2 + 3 - 2, 2]
    assert shown[0].counts == (("spy", 5, -5),)
    assert shown[1].counts == (("famous", 1, 3), ("novice", 1, -2))
    assert shown == projections(table.view("france")), "all of it lies open"


def test_it_is_the_final_score_once_the_game_is_over() -> None:
    table = Table("usa", "ussr")
    table.pass_until(PURCHASES, "usa", 1969)
    table.staff("usa", "eva", "famous", "spy")
    table.staff("ussr", "lem", "novice")
    projected = [one.total for one in projections(table.view())]
    while decisions := GAME.decisions(table.state):
        seat = decisions[0].seat
        table.state = GAME.apply(table.state, seat, GAME.default_action(table.state, seat)).state
    final = {score.seat: score.total for score in table.view().final}
    assert [final[0], final[1]] == projected


def test_the_lead_is_over_the_best_of_the_others() -> None:
    assert lead((54, 51, 20), 0) == 3
    assert lead((54, 51, 20), 1) == -3
    assert lead((7, 7), 0) == 0
