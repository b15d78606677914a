"""Spazio: 1999 as the contract tests take it: its tables, actions, secrets and sums."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from render.core.cache import clear_caches
from rules.core.game import Seat, Setup, Viewer
from rules.space1999.board_data import board_of
from rules.space1999.central_computer import ComputerAnswered, PlanDrawn, PlanProposed, Propose
from rules.space1999.chart import chart_of
from rules.space1999.decision_rules import Pass
from rules.space1999.game import GAME
from rules.space1999.monitor import ROTATIONS, count_of, grid_of
from rules.space1999.route_tiles import Lay, Leave, TileLaid, TilesLost, TilesReturned
from rules.space1999.ships import CameHome, EnergyChanged, Flew, Fly, Land, Step, TilesTaken
from rules.space1999.slides import ExtraSlide, Remove, Slide, Stay, TileRemoved, TileSlid
from rules.space1999.state import Action, Event, State, blank
from rules.space1999.terms import BASE, NEUTRAL, REASONS, SECTORS, SHAPES
from rules.space1999.view import View
from tests.render.space1999.samples import everything
from tests.rules.contract import Adapter

SETUPS = [
    Setup(SECTORS[:2]),
    Setup(("d", "b"), {"plans": "free", "arrival": "exact"}),
    Setup(("c", "a", "d"), {"plans": "free"}),
    Setup(SECTORS),
    Setup(SECTORS[::-1], {"arrival": "exact"}),
]


def universe(setup: Setup) -> list[Action]:
    """Every action of a game and many that no game has."""
    board = board_of(setup.content)
    grid = grid_of(board)
    places = (*chart_of(board).places, BASE, "n0", "vulcano")
    squares = (*grid.squares, "z99")
    return [
        *(kind(place) for kind in (Fly, Step, Land) for place in places),
        *(
            Propose(plan)
            for plan in (*dict.fromkeys(plan.id for plan in board.plan_deck), "land-vulcano")
        ),
        *(Pass(), Stay(), Leave()),
        *(Remove(square) for square in squares),
        *(Slide(s, onto) for s in grid.squares for onto in (*grid.around(s), "a1")),
        *(Slide("z99", "g1"), Slide("g1", "z99")),
        *(ExtraSlide(s, onto) for s in grid.squares for onto in (*grid.around(s), "a1")),
        *(
            Lay(shape, square, rotation)
            for shape in SHAPES
            for square in squares
            for rotation in range(ROTATIONS[shape] + 1)
        ),
        Lay("cross", "g1", 0),
    ]


def scramble(state: State, viewer: Viewer, rnd: random.Random) -> State:
    """Deal anew all flight plans that the viewer can't see."""
    others = [seat for seat in range(len(state.ships)) if seat != viewer]
    unseen = list(state.plan_pile)
    for seat in others:
        unseen += state.ships[seat].plans
    rnd.shuffle(unseen)
    ships = list(state.ships)
    for seat in others:
        held = len(ships[seat].plans)
        ships[seat] = replace(ships[seat], plans=tuple(sorted(unseen[:held])))
        del unseen[:held]
    return replace(state, ships=tuple(ships), plan_pile=tuple(sorted(unseen)))


def counterpart(action: Action, state: State, seat: Seat) -> Action | None:
    """The same action, or one of its kind: another plan may be in hand."""
    legal = GAME.legal_actions(state, seat)
    if action in legal:
        return action
    return next((other for other in legal if type(other) is type(action)), None)


def informs(event: Event, viewer: Viewer) -> bool:
    """A drawn plan informs who drew it; a plan that is turned up, and a renewed pile, everybody.

    What was drawn before decides what is left to be drawn, and when the Bank has to shuffle.
    """
    match event:
        case PlanDrawn():
            return event.seat == viewer
        case PlanProposed():
            return event.seat != viewer
        case _:
            return False


def conserved(state: State) -> Mapping[Any, int]:
    """Route tiles by shape, and every card of every deck."""
    amounts: Counter[Any] = Counter()
    piles = [state.bank, *(ship.tiles for ship in state.ships)]
    piles += [count_of(tile.shape) for tile in state.tiles]
    for straights, curves in piles:
        amounts["straight"] += straights
        amounts["curve"] += curves
    plans = [*state.plan_pile, *state.plan_discards]
    for ship in state.ships:
        plans += ship.plans
    amounts.update(("plan", plan) for plan in plans)
    amounts.update(("program", card) for card in (*state.tray, *state.tray_end))
    amounts.update(("planet", card) for card in (*state.planet_deck, *state.under))
    amounts.update(("planet", visit.card) for visit in state.visits)
    return amounts


def balance(state: State) -> Mapping[Any, int]:
    """Energy, plans and tiles by seat; tiles on the Monitor by their owner."""
    amounts: Counter[Any] = Counter()
    for seat, ship in enumerate(state.ships):
        amounts["energy", seat] = ship.energy
        amounts["plans", seat] = len(ship.plans)
        amounts["held", seat] = sum(ship.tiles)
    for tile in state.tiles:
        amounts["laid", state.seat_of(tile.owner)] += 1
    return amounts


def changes(event: Event) -> Mapping[Any, int]:
    """What an event says that a seat got or gave."""
    match event:
        case Flew():
            return {("energy", event.seat): -event.cost}
        case EnergyChanged():
            return {("energy", event.seat): event.amount}
        case CameHome():
            return {("energy", event.seat): event.energy}
        case TileSlid():
            return {("energy", event.seat): -event.paid}
        case PlanDrawn():
            return {("plans", event.seat): 1}
        case ComputerAnswered() if event.answer != NEUTRAL:
            return {("plans", event.seat): -1}
        case TilesTaken():
            return {("held", event.seat): sum(event.tiles)}
        case TilesReturned():
            return {("held", event.seat): -sum(event.tiles)}
        case TileLaid():
            return {("held", event.seat): -1, ("laid", event.seat): 1}
        case TileRemoved():
            return {("laid", event.owner): -1}
        case TilesLost():
            return {("laid", event.seat): -sum(event.tiles)}
        case _:
            return {}


def show(view: View) -> tuple[bytes | str, ...]:
    """Every band that this view can be asked for: drawn anew, its text twin and its key."""
    clear_caches()
    bands = everything(view)
    return tuple(part for band in bands for part in (band.png(), band.alt, band.key))


ADAPTER = Adapter(
    game=GAME,
    setups=SETUPS,
    blank=lambda setup, seed: blank(GAME.start(setup, seed)),
    universe=universe,
    scramble=scramble,
    counterpart=counterpart,
    informs=informs,
    conserved=conserved,
    balance=balance,
    changes=changes,
    reasons=REASONS,
    appearances=(show,),
    patience=60,
)
