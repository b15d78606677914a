"""Cards against and for a rocket: what they do, which are best, and that points add up."""

from __future__ import annotations

import pytest

from rules.race1969.game import GAME
from rules.race1969.missions import Launch
from rules.race1969.odds import chance_of_points
from rules.race1969.terms import MISSIONS
from tests.bot.games.presentation import present
from tests.bot.games.race1969.tables import PEOPLE, question
from tests.rules.race1969.table import Table


def against_usa(*laid: int) -> Table:
    """USSR's last chance to lay its cards, in the last year, with two of a rocket's points each."""
    table = Table("usa", "ussr")
    table.pass_until(MISSIONS, "usa", 1969)
    table.give("ussr", money=0)
    table.deal("ussr", 1, 2, 3)
    table.roll("usa", "csm-eva", "sssss")
    table.do("ussr", *(f"play {card}" for card in laid))
    return table


def sets(table: Table) -> dict[str, list[str]]:
    """What the sets of cards are called that are offered at once, and the actions of each."""
    seat = table.seat("ussr")
    actions = GAME.legal_actions(table.state, seat)
    several = present(GAME.id, table.view("ussr"), PEOPLE).shortcuts(seat, actions)
    return {
        one.labels[0].text: [GAME.format_action(action) for action in one.action] for one in several
    }


@pytest.mark.parametrize(
    ("laid", "offered"),
    [
        ((), {"Lay 1 + 3": 2, "Lay 1 + 2 + 3": 3}),
        ((1,), {"Lay 1 + 2 + 3": 2, "Lay 2": 2}),
        ((1, 2, 3), {"Lay 2": 2}),
    ],
)
def test_cards_for_so_many_cells_are_laid_at_once(
    laid: tuple[int, ...], offered: dict[str, int]
) -> None:
    """By one press where that takes several actions: two points a cell, and none wasted."""
    table = against_usa(*laid)
    found = sets(table)
    assert {text: len(actions) for text, actions in found.items()} == offered
    text, actions = [*found.items()][-1]
    table.do("ussr", *actions)
    assert text == "Lay " + " + ".join(map(str, table.own("ussr").play))


def test_sets_that_move_nothing_or_are_single_actions_are_left_out() -> None:
    table = against_usa()
    table.deal("ussr", 1)
    assert not sets(table)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "= 1 point ÷"), ("it", "= 1 punto ÷"), ("fr", "= 1 point ÷"), ("de", "= 1 Punkt ÷")],
)
def test_a_single_point_is_one_point(language: str, said: str) -> None:
    table = against_usa(1)
    presented = present(GAME.id, table.view("ussr"), PEOPLE, language)
    (decision,) = GAME.decisions(table.state)
    assert said in presented.question(decision)


def test_opponents_points_are_said_to_add_up(table: Table) -> None:
    table.pass_until(MISSIONS, "usa")
    table.deal("ussr", 1, 2)
    table.deal("france", 1, 3)
    table.deal("usa", 2)
    table.roll("usa", "booster", "sssfn")
    view = table.view("ussr")
    alone, beside = (chance_of_points(view, 2, "booster", least) for least in (3, 1))
    text = question(table, "ussr")
    assert "All opponents’ points add up: 🌸 France (2 cards)." in text
    assert f"at least one cell back: {alone:.0%}" in text
    assert "Last to lay: 🔵 USA, with 1 card in hand." in text
    table.do("ussr", "play 2")
    assert f"at least one cell back: {beside:.0%}" in question(table, "ussr")


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "USSR (1 card)", "France (2 cards)"),
        ("it", "URSS (1 carta)", "Francia (2 carte)"),
        ("fr", "URSS (1 carte)", "France (2 cartes)"),
        ("de", "UdSSR (1 Karte)", "Frankreich (2 Karten)"),
    ],
)
def test_cards_against_a_rocket_are_not_taken_for_points(language: str, one: str, two: str) -> None:
    """Points are spoken of in the same breath, so the figures say that they count cards."""
    table = Table()
    table.pass_until(MISSIONS, "usa")
    table.give("usa", money=9)
    table.deal("ussr", 3)
    table.deal("france", 1, 3)
    table.deal("usa", 2)
    presented = present(GAME.id, table.view("usa"), PEOPLE, language)
    found = presented.choices(0, GAME.legal_actions(table.state, 0))
    (told,) = [choice.preview for choice in found if choice.action == Launch("booster")]
    assert told is not None
    assert f"🔶 {one}, 🌸 {two}" in told()
    table.roll("usa", "booster", "sssfn")
    assert f" 🌸 {two}." in question(table, "ussr", language)
    table.do("ussr", "play 3", "seal")
    table.do("france", "play 1", "play 3", "seal")
    assert f" 🔶 {one}, 🌸 {two}\n" in question(table, "usa", language)
