"""Views made from states: only what is named here can be seen."""

from __future__ import annotations

from functools import lru_cache

from rules.core.game import Seat, Viewer
from rules.space1999.monitor import routes
from rules.space1999.monitor.grid import Grid
from rules.space1999.monitor.tiles import Tiles
from rules.space1999.state import OWN_SLIDE, PAID_SLIDE, State
from rules.space1999.views.view import FinalScore, Own, ShipView, View


def view(state: State, viewer: Viewer) -> View:
    """The game as a seat, or the public, may know it.

    Raises ``ValueError`` for a seat that isn't at the table.
    """
    if viewer is not None and not 0 <= viewer < len(state.ships):
        raise ValueError(f"no seat {viewer} at this table")
    start = state.start
    return View(
        viewer=viewer,
        board=start.board,
        options=start.options,
        round=state.round,
        begun=state.begun,
        turn=state.turn,
        first=state.first,
        order=state.order,
        decisions=state.decisions,
        agenda=state.agenda,
        moon=state.moon,
        ships=tuple([_ship(state, seat) for seat in range(len(state.ships))]),
        visits=state.visits,
        tiles=state.tiles,
        planet_cards=len(state.planet_deck) + len(state.under),
        moon_cards=sum(state.moon_cards),
        moon_numbers=_numbers(state.moon_cards),
        plan_cards=len(state.plan_pile),
        bank=state.bank,
        slid_own=bool(state.slid & OWN_SLIDE),
        slid_paid=bool(state.slid & PAID_SLIDE),
        answer=state.answer,
        last=state.last,
        own=None if viewer is None else Own(state.ships[viewer].plans),
        final=_final(state),
        outcome=state.outcome,
    )


def _ship(state: State, seat: Seat) -> ShipView:
    ship, sector = state.ships[seat], state.sector(seat)
    route, missing = _route(state.start.grid, state.tiles, sector)
    return ShipView(
        seat=seat,
        sector=sector,
        place=ship.place,
        energy=ship.energy,
        plans=len(ship.plans),
        straights=ship.tiles[0],
        curves=ship.tiles[1],
        route=route,
        missing=missing,
    )


@lru_cache(maxsize=256)
def _route(grid: Grid, tiles: Tiles, sector: str) -> tuple[tuple[str, ...], int | None]:
    return routes.route(grid, tiles, sector), routes.missing(grid, tiles, sector)


@lru_cache(maxsize=256)
def _numbers(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(number for number, count in enumerate(cards) for _ in range(count))


def _final(state: State) -> tuple[FinalScore, ...]:
    if state.outcome is None:
        return ()
    grid = state.start.grid
    return tuple(
        FinalScore(
            seat=standing.seat,
            score=standing.score,
            route=len(routes.route(grid, state.tiles, state.sector(standing.seat))),
            energy=standing.tiebreak,
            rank=standing.rank,
        )
        for standing in state.outcome.standings
    )
