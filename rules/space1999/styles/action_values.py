"""The worth of a choice to a style, in units of energy."""

from __future__ import annotations

from rules.space1999.actions import (
    Action,
    ExtraSlide,
    Fly,
    Land,
    Lay,
    Propose,
    Remove,
    Slide,
    Stay,
    Step,
)
from rules.space1999.monitor.route_repair import BANK_SHORT
from rules.space1999.styles.evaluation import Evaluation
from rules.space1999.terms import BASE

NEVER = -100.0


def action_value(evaluation: Evaluation, action: Action) -> float:
    """The worth of an action of a turn, a step or a planet's choice."""
    match action:
        case Fly():
            spent = evaluation.weights.distance * evaluation.flight_cost(action.place)
            return _arrival(evaluation, action.place) - spent
        case Step():
            return _arrival(evaluation, action.place)
        case Land():
            return _arrival(evaluation, action.planet)
        case Propose():
            return evaluation.promise(action.plan)
        case Lay() if evaluation.weights.plans_route:
            return -evaluation.cost_with(action)
        case Lay():
            return -float(evaluation.missing_with(action))
        case Slide():
            return NEVER
        case _:
            return 0.0


def tile_card_value(evaluation: Evaluation, action: Action) -> float:
    """The worth of a program's tile: the leading rival's is thrown back, one's own let be.

    But where the Bank runs out of tiles, one is given back that matters least: an own one off the
    route, or that of the rival who is last.
    """
    if isinstance(action, Stay):
        return 0.0
    if isinstance(action, ExtraSlide):
        return NEVER
    assert isinstance(action, Slide | Remove)
    tile = evaluation.tile(action.square)
    if evaluation.tiles_left < BANK_SHORT:
        if tile.owner != evaluation.ship.sector:
            return 7.0 - evaluation.lead(tile.owner) if isinstance(action, Remove) else NEVER
        if isinstance(action, Remove):
            return 9.0 if action.square not in evaluation.ship.route else NEVER
    elif tile.owner == evaluation.ship.sector and isinstance(action, Remove):
        return NEVER
    elif evaluation.weights.plans_route:
        return evaluation.gain_by(action)
    elif tile.owner != evaluation.ship.sector:
        return evaluation.lead(tile.owner) + 1.0
    assert isinstance(action, Slide)
    return float(evaluation.missing() - evaluation.missing_after(action))


def _arrival(evaluation: Evaluation, place: str) -> float:
    """The worth of being at a place."""
    if place == BASE:
        return evaluation.homecoming()
    if place in evaluation.navigation.chart.planets:
        way_home = evaluation.weights.return_way * evaluation.cost_home(place)
        return evaluation.exploration() - way_home
    return evaluation.drifting(place)
