"""Default actions, for a seat whose time is up.

A move is compulsory (A7), so nobody can be left standing: home with tiles, the nearest open planet,
the first plan; tiles where they bring the route nearest to Earth. A slide is made only to open a
way for the own route where it is shut in. When the Bank runs out of tiles, which could bring
everything to a halt, the route is mended with what lies on the Monitor, and plans come first, as
the Computer's programs alone can bring a tile back.
"""

from __future__ import annotations

from rules.core.game import Seat
from rules.space1999.central_computer import proposals
from rules.space1999.flight import Fly, step_actions
from rules.space1999.monitor import Tile, laid, route, tiles_to_earth
from rules.space1999.planets import planet_actions
from rules.space1999.progress import Action
from rules.space1999.route_plans import BANK_SHORT, opening_slide, rebuilding_slide
from rules.space1999.route_tiles import LEAVE, Lay, lays, surplus
from rules.space1999.ships import reachable
from rules.space1999.slides import slides
from rules.space1999.state import State
from rules.space1999.terms import BASE
from rules.space1999.tile_programs import STAY, Remove, tile_card_actions
from rules.space1999.turns import PASS


def default_turn(state: State, seat: Seat) -> Action:
    """Open the route's way; home, or to the cheapest planet; else a plan; else anywhere."""
    if state.agenda[0].on:
        return PASS
    opening = _opening(state, seat)
    if opening is not None:
        return opening
    plan = next(iter(proposals(state, seat)), None)
    if not any(state.bank) and not any(state.ships[seat].tiles):
        return plan or _anywhere(state, seat)
    return _goal(state, seat) or plan or _anywhere(state, seat)


def _opening(state: State, seat: Seat) -> Action | None:
    grid, sector, offered = state.start.grid, state.sector(seat), slides(state, seat)
    mending = rebuilding_slide if sum(state.bank) < BANK_SHORT and offered else opening_slide
    return mending(grid, state.tiles, sector, offered)


def default_take_off(state: State, seat: Seat) -> Action:
    """Home, or to the cheapest planet; else wherever a way leads."""
    return _goal(state, seat) or _anywhere(state, seat)


def _goal(state: State, seat: Seat) -> Action | None:
    chart, found = state.start.chart, reachable(state, seat)
    if BASE in found:
        return Fly(BASE)
    # The cheapest come first.
    return next((Fly(place) for place in found if place in chart.planets), None)


def _anywhere(state: State, seat: Seat) -> Action:
    found = reachable(state, seat)
    return Fly(next(iter(found))) if found else PASS


def default_step(state: State, seat: Seat) -> Action:
    """The first free place."""
    return step_actions(state, seat)[0]


def default_planet(state: State, seat: Seat) -> Action:
    """The first open planet."""
    return planet_actions(state, seat)[0]


def default_tiles(state: State, seat: Seat) -> Action:
    """Whatever leaves the fewest tiles missing to Earth; where none fits, room is made first.

    Tiles that only a detour would take are given back where they may be (A22).
    """
    grid, sector = state.start.grid, state.sector(seat)

    def left(action: Lay) -> int:
        tile = Tile(action.square, sector, action.shape, action.rotation)
        return tiles_to_earth(grid, laid(state.tiles, tile), sector)

    best = min(lays(state, seat), key=left, default=None)
    if best is not None and left(best) > 1 and surplus(state, seat):
        return LEAVE
    return best or _opening(state, seat) or LEAVE


def default_tile_card(state: State, seat: Seat) -> Action:
    """No tile is touched, unless the Bank has none: then one that isn't of the own route."""
    if any(state.bank):
        return STAY
    own_route = route(state.start.grid, state.tiles, state.sector(seat))
    removals = [
        action
        for action in tile_card_actions(state, seat)
        if isinstance(action, Remove) and action.square not in own_route
    ]
    return next(iter(removals), STAY)
