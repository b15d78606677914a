"""Cards against and for a rocket: what they do, which are best, and that points add up."""

from __future__ import annotations

import pytest

from rules.race1969.card_choice import advised_play
from rules.race1969.espionage import Play, Seal
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


@pytest.mark.parametrize("laid", [(), (1,), (1, 2), (1, 2, 3)])
def test_the_best_set_is_laid_at_once(laid: tuple[int, ...]) -> None:
    """By one press where it takes several actions; else the single action is the advised one."""
    table = against_usa(*laid)
    view, seat = table.view("ussr"), table.seat("ussr")
    best = advised_play(view)
    assert best == (1, 2, 3), "in the last year there is nothing to keep cards for"
    presented = present(GAME.id, view, PEOPLE)
    actions = GAME.legal_actions(table.state, seat)
    singles = [c.action for c in presented.choices(seat, actions) if c.advised]
    several = presented.shortcuts(seat, actions)
    missing = sorted(set(best) - set(laid))
    if len(missing) > 1:
        assert not singles
        (shortcut,) = several
        assert shortcut.advised
        assert shortcut.labels[0].text == "Lay the best set: 1 + 2 + 3"
        for action in shortcut.action:
            table.do("ussr", GAME.format_action(action))
        assert table.own("ussr").play == best
    else:
        assert not several
        assert singles == ([Play(missing[0])] if missing else [Seal()])
    assert "The flight computer would lay `1` `2` `3`: 6 points → 3 cells back" in question(
        table, "ussr"
    )


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
