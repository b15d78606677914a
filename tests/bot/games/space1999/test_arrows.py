"""An arrow beside a choice points to where the tile goes; tiles that are laid have none."""

from __future__ import annotations

from itertools import islice

from bot.games.space1999.glossary import SIDES, TILE
from rules.space1999.game import GAME
from rules.space1999.monitor import EAST, NORTH, SOUTH, WEST
from rules.space1999.route_tiles import Lay
from rules.space1999.slides import ExtraSlide, Slide
from tests.bot.games.presentation import present
from tests.bot.games.space1999.played import moments

MOST = 150
"""Decisions of a game that are looked at."""


def side(square: str, onto: str) -> int:
    """The side of a square on which the other lies: letters go east, numbers north."""
    if square[0] == onto[0]:
        return NORTH if int(onto[1:]) > int(square[1:]) else SOUTH
    return EAST if onto[0] > square[0] else WEST


def test_arrows_point_to_where_tiles_go() -> None:
    pointed, laid = set(), 0
    for moment in islice(moments(2, 1), MOST):
        seat = moment.decision.seat
        if not any(isinstance(one, Slide | ExtraSlide | Lay) for one in moment.actions):
            continue
        view = moment.view
        shown = present(GAME.id, view, ("Anna", "Bruno"), "en")
        for choice in shown.choices(seat, moment.actions):
            match choice.action:
                case Slide(square=square, onto=onto) | ExtraSlide(square=square, onto=onto):
                    assert choice.labels[-1].emoji == SIDES[side(square, onto)]
                    pointed.add(choice.labels[-1].emoji)
                case Lay():
                    assert choice.labels[-1].emoji == TILE
                    laid += 1
    assert pointed == {*SIDES.values()}
    assert laid
