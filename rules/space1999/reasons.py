"""Reasons of the expert's choices: flights, plans, tiles, slides, with figures.

A reason claims only what its figures show. Where nothing of that kind speaks for a choice, as for
one that imagined games alone prefer, it has none.
"""

from __future__ import annotations

from rules.core.advice import Figure, Reason
from rules.space1999.central_computer import Propose
from rules.space1999.decision_rules import Pass
from rules.space1999.monitor import count_of, grid_of, minus
from rules.space1999.outlook import (
    Navigation,
    WayHome,
    missing_after,
    moon_chance,
    owner_of,
    tile_at,
    tiles_after,
)
from rules.space1999.route_plans import outlook
from rules.space1999.route_tiles import Lay, Leave
from rules.space1999.ships import Fly, Land, Step
from rules.space1999.slides import ExtraSlide, Remove, Slide
from rules.space1999.state import Action
from rules.space1999.terms import BASE, LAND, RETURN
from rules.space1999.view import View, tile_chance

SHUT_IN = -1
"""Stands for the number of tiles that a route lacks which no tile can go on with."""


def reason(view: View, action: Action) -> Reason | None:
    """What speaks for a choice of the viewing seat's; ``None`` where nothing is to be said."""
    assert view.viewer is not None
    navigation = Navigation(view, view.viewer)
    match action:
        case Fly():
            return _arrival(navigation, action.place, navigation.flights.costs.get(action.place, 0))
        case Step():
            return _arrival(navigation, action.place, 0)
        case Land():
            return _planet(navigation, action.planet, 0)
        case Propose():
            return _proposal(navigation, action.plan)
        case Lay():
            return _lay(navigation, action)
        case Slide() | ExtraSlide():
            return _slide(navigation, Slide(action.square, action.onto))
        case Remove():
            return _remove(navigation, action)
        case Leave():
            return Reason("leave", {"count": navigation.held}) if navigation.held else None
        case Pass():
            return _waiting(navigation)
        case _:
            return None


def _arrival(navigation: Navigation, place: str, cost: int) -> Reason | None:
    if place == BASE:
        return _home(navigation)
    if place in navigation.chart.planets:
        return _planet(navigation, place, cost)
    return _node(navigation, place, cost)


def _home(navigation: Navigation) -> Reason:
    missing = navigation.ship.missing
    figures: dict[str, Figure] = {
        "given": navigation.view.board.energy.homecoming,
        "count": navigation.held,
        "missing": SHUT_IN if missing is None else missing,
    }
    return Reason("home", figures)


def _planet(navigation: Navigation, planet: str, cost: int) -> Reason | None:
    way, left = navigation.way_home_next_turn(planet), navigation.ship.energy - cost
    chance = tile_chance(navigation.view)
    if way is None or way.least > left:  # that there is no way home doesn't speak for it
        return Reason("planet-tile", {"chance": chance}) if chance else None
    figures: dict[str, Figure] = {
        "chance": chance,
        "left": left,
        "count": navigation.held,
        **_figures_of(way),
    }
    return Reason("planet", figures)


def _figures_of(way: WayHome) -> dict[str, Figure]:
    return {"least": way.least, "most": way.most, "sure": way.sure}


def _node(navigation: Navigation, node: str, cost: int) -> Reason | None:
    left, way = navigation.ship.energy - cost, navigation.way_home_next_turn(node)
    if navigation.held and way is not None and not way.barred and way.most <= left:
        figures: dict[str, Figure] = {"left": left, "count": navigation.held, **_figures_of(way)}
        return Reason("node-home", figures)
    planets, chance = len(navigation.planets_ahead(node)), moon_chance(navigation, node)
    if planets and left:
        return Reason("node-planets", {"planets": planets, "left": left})
    if chance:
        given = navigation.view.board.energy.homecoming
        return Reason("node-moon", {"chance": chance, "given": given, "count": navigation.held})
    if (nearest := navigation.costs_to_planet.get(node)) is not None:
        return Reason("node-near", {"cost": nearest, "left": left})
    return None


def _proposal(navigation: Navigation, plan: str) -> Reason:
    view = navigation.view
    card, computer = view.board.plan(plan), view.board.computer
    total = sum(computer.weights)
    figures: dict[str, Figure] = {
        "ok": round(100 * computer.ok / total),
        "negative": round(100 * computer.negative / total),
    }
    if card.kind == LAND:
        return Reason("plan-land", figures | {"chance": tile_chance(view)})
    if card.kind == RETURN:
        away = navigation.ship.place != BASE
        given = view.board.energy.homecoming if away else 0
        return Reason("plan-return", figures | {"given": given, "count": navigation.held})
    return Reason("plan-energy", figures | {"energy": navigation.ship.energy + card.amount})


def _lay(navigation: Navigation, lay: Lay) -> Reason | None:
    before, after = _changed(navigation, lay, navigation.ship.sector)
    if after == 0:
        computer = navigation.view.board.computer
        agreed = round(100 * computer.ok / (computer.ok + computer.negative))
        return Reason("lay-earth", {"ok": agreed})
    if after != SHUT_IN and (before == SHUT_IN or after < before):
        return Reason("lay-nearer", {"before": before, "after": after})
    ship = navigation.ship
    held = minus((ship.straights, ship.curves), count_of(lay.shape))
    tiles = tiles_after(navigation.view, navigation.seat, lay)
    share = _straight_share(navigation.view)
    ahead = outlook(grid_of(navigation.view.board), tiles, ship.sector, held, share)
    return Reason("lay-plan", {"draws": round(ahead.draws)})


def _straight_share(view: View) -> float:
    """The share of straight tiles among those that can be drawn: the Bank's, unless it is empty."""
    left = sum(view.bank)
    return view.bank[0] / left if left else view.board.tiles.straight_share


def _slide(navigation: Navigation, slide: Slide) -> Reason | None:
    view, seat = navigation.view, navigation.seat
    owner = owner_of(view, tile_at(view, slide.square))
    before, after = _changed(navigation, slide, view.ships[owner].sector)
    figures: dict[str, Figure] = {"before": before, "after": after}
    if owner == seat:
        if before == 0:
            return Reason("slide-recheck")
        nearer = after != SHUT_IN and (before == SHUT_IN or after < before)
        return Reason("slide-own", figures) if nearer else None
    if before != SHUT_IN and (after == SHUT_IN or after > before):
        return Reason("slide-rival", figures | {"sector": view.ships[owner].sector})
    return None


def _remove(navigation: Navigation, remove: Remove) -> Reason | None:
    view = navigation.view
    owner = owner_of(view, tile_at(view, remove.square))
    sector = view.ships[owner].sector
    before, after = _changed(navigation, remove, sector)
    if owner == navigation.seat:
        return Reason("remove-own") if before == after else None
    if before != SHUT_IN and (after == SHUT_IN or after > before):
        return Reason("slide-rival", {"before": before, "after": after, "sector": sector})
    return None


def _changed(navigation: Navigation, move: Lay | Slide | Remove, sector: str) -> tuple[int, int]:
    """The fewest tiles that a sector's route lacks before and after a move of tiles."""
    view = navigation.view
    before = next(ship.missing for ship in view.ships if ship.sector == sector)
    after = missing_after(view, navigation.seat, move, sector)
    return SHUT_IN if before is None else before, SHUT_IN if after is None else after


def _waiting(navigation: Navigation) -> Reason | None:
    ship = navigation.ship
    if ship.place in navigation.chart.nodes and (chance := moon_chance(navigation, ship.place)):
        given = navigation.view.board.energy.homecoming
        return Reason("node-moon", {"chance": chance, "given": given, "count": navigation.held})
    if not ship.energy:
        return Reason("pass-energy", {"plans": ship.plans})
    return None
