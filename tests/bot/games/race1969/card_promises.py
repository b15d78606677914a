"""Carries out the promises about cards for and against a rocket."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.games.race1969 import glossary
from rules.race1969.board import (
    cell_after_cards,
)
from rules.race1969.espionage import Play, Seal, Take
from rules.race1969.espionage_cards import points_of
from rules.race1969.game import GAME
from rules.race1969.odds import cards_beside
from rules.race1969.state import State
from tests.bot.games.race1969.promises import (
    EN,
    LAYS,
    Figures,
    Flown,
    Position,
    number,
    settle,
    shares,
    within,
    without_others_cards,
)


def others_lay_nothing(position: Position, actions: list[Any]) -> Flown:
    """The end of the launch if these are the nation's acts, and nobody else lays a card."""
    state = without_others_cards(position.state, position.seat)
    for action in actions:
        state = GAME.apply(state, position.seat, action).state
    done = GAME.apply(state, position.seat, Seal())
    return settle(done, position.state.current_launch.seat)


def sabotage(position: Position, action: Any, figures: Figures) -> None:
    acts = action if isinstance(action, list) else [action]
    if not isinstance(acts[0], Play | Take):
        return
    launch = position.state.current_launch
    flown = others_lay_nothing(position, acts)
    assert launch.cell - flown.cell == figures["cells"]
    none = settle_without_cards(position)
    assert none.prestige - flown.prestige == figures["loss"]


def settle_without_cards(position: Position) -> Flown:
    own = position.view.own.play
    return others_lay_nothing(position, [Take(card) for card in own])


def support(position: Position, action: Any, figures: Figures) -> None:
    """What lies against the rocket is dealt anew, as often as makes a mean of it."""
    acts = action if isinstance(action, list) else [action]
    if not isinstance(acts[0], Play | Take):
        return
    seat, launch = position.seat, position.state.current_launch
    flights = []
    for turn in range(LAYS):
        state = position.imagined(turn)
        for act in acts:
            state = GAME.apply(state, seat, act).state
        flights.append(settle(GAME.apply(state, seat, Seal()), seat))
    within(number(figures["prestige"]), [one.prestige for one in flights], 0.06)
    cells = [max(0, one.cell - launch.cell) for one in flights]
    assert max(cells) <= figures["cells"]


def sealed(position: Position, action: Any, figures: Figures) -> None:
    """The cells of a play that nobody answers, for it is the most that it can do."""
    launch, board = position.state.current_launch, position.state.start.board
    own = position.view.own.play
    assert figures["total"] == points_of(own, board.mission(launch.mission))
    moved = abs(launch.cell - others_lay_nothing(position, []).cell)
    if figures["way"] == "back":
        assert figures["cells"] == moved
    else:
        assert moved <= figures["cells"]
        assert not launch.laid or figures["cells"] <= len(board.mission(launch.mission).cells)


def laid(position: Position, action: Any, figures: Figures) -> None:
    sealed(position, action, figures)
    assert figures["total"] == figures["cells"] * figures["cost"] + figures["wasted"]


def step(position: Position, action: Any, figures: Figures) -> None:
    """So many points, as cards of one point each, with nobody else's card on the table."""
    seat, launch = position.seat, position.state.current_launch
    bare = without_others_cards(position.state, seat)
    nations = bare.with_nation(seat, hand=(1,) * figures["points"])
    empty = replace(bare.current_launch, plays=((),) * len(nations))
    state = replace(bare, nations=nations, launch=empty)
    for _ in range(figures["points"]):
        state = GAME.apply(state, seat, Play(1)).state
    moved = settle(GAME.apply(state, seat, Seal()), launch.seat)
    none = settle_without_cards(position)
    assert figures["cell"] == glossary.cell(position.view, launch.mission, moved.cell, EN)
    assert figures["prestige"] == moved.prestige
    assert figures["change"] == abs(moved.prestige - none.prestige)


def pushed_back(position: Position, action: Any, figures: Figures) -> None:
    launch, seat = position.state.current_launch, position.seat
    flights = [
        settle(GAME.apply(_taken_back(position.imagined(turn), seat), seat, Seal()), seat)
        for turn in range(LAYS)
    ]
    shares(figures["chance"], [one.cell < launch.cell for one in flights])


def _taken_back(state: State, seat: int) -> State:
    """The state once the nation has taken all of its cards back."""
    for card in state.current_launch.plays[seat]:
        state = GAME.apply(state, seat, Take(card)).state
    return state


def together(position: Position, action: Any, figures: Figures) -> None:
    """The cells that all opponents' cards come to, dealt anew where they don't show."""
    launch, board = position.state.current_launch, position.state.start.board
    mission = board.mission(launch.mission)
    own = points_of(position.view.own.play, mission)
    shown = dict(position.view.launch.face_down or ())
    pushed = []
    for turn in range(LAYS):
        state = position.imagined(turn)
        points = own
        for seat, _ in cards_beside(position.view):
            laid = state.current_launch.plays[seat]
            points += points_of(laid if seat in shown else state.nations[seat].hand, mission)
        length = len(mission.cells)
        cell = cell_after_cards(launch.cell, length, mission.espionage_cost, points, 0)
        pushed.append(launch.cell - cell >= figures["cells"])
    shares(figures["chance"], pushed)
