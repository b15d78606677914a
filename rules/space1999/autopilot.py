"""Autopilots of Spazio: 1999: they see what their seat sees, and choose from what it may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rules.core.chance import Dice
from rules.core.game import Autopilot
from rules.space1999.actions import (
    Action,
    Fly,
    Land,
    Lay,
    Leave,
    Pass,
    Propose,
    Remove,
    Slide,
    Step,
)
from rules.space1999.sights import Sights
from rules.space1999.terms import BASE, LAND, RETURN
from rules.space1999.view import View


class Navigator:
    """Flies to the best planet, goes home with tiles, and lays them towards Earth.

    It raises ``ValueError`` for a view that isn't a seat's own.
    """

    style = "navigator"

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """One of ``actions``: the one worth most, ``dice`` breaking ties."""
        if view.viewer is None:
            raise ValueError("an autopilot needs the view of a seat that decides now")
        if len(actions) == 1:
            return actions[0]
        sights = Sights(view, view.viewer)
        values = [(worth(sights, action), action) for action in actions]
        most = max(value for value, _ in values)
        best = [action for value, action in values if value == most]
        return best[dice.below(len(best))]


def worth(sights: Sights, action: Action) -> float:
    """What an action promises, in units of energy."""
    match action:
        case Fly():
            return _arrival(sights, action.place) - sights.trip_cost(action.place)
        case Step():
            return _arrival(sights, action.place)
        case Land():
            return _arrival(sights, action.planet)
        case Propose():
            return _proposal(sights, action.plan)
        case Lay():
            return -sights.missing_with(action)
        case Slide():
            return _slide(sights, action)
        case Remove():
            return _removal(sights, action.square)
        case Pass() | Leave():
            return -1.0
        case _:
            return 0.0


def _arrival(sights: Sights, place: str) -> float:
    """What it is worth to be somewhere."""
    if place == BASE:
        return sights.homecoming()
    if sights.chart.is_planet(place):
        return sights.exploration() - 0.3 * sights.way_home(place)
    return -0.5 - sights.way_on(place)


def _proposal(sights: Sights, plan: str) -> float:
    """An accepted plan's worth, counted with the chance of it; a neutral answer is worth some."""
    card = sights.view.board.plan(plan)
    computer = sights.view.board.computer
    whole = computer.ok + computer.negative + computer.neutral
    if card.kind == LAND:
        # A planet that is visited leaves the choice of all others.
        gain = sights.exploration() - 0.3 * sights.way_home(card.planet)
    elif card.kind == RETURN:
        gain = sights.homecoming() if sights.ship.place != BASE else 1.0
    else:
        gain = card.amount
    lost = -1.0 - (0.0 if sights.ship.place == BASE else 0.5)
    return (computer.ok * gain + computer.negative * lost + computer.neutral * 1.0) / whole


def _slide(sights: Sights, action: Slide) -> float:
    """Worth it only where it brings the own route on, or a rival's off, by more than it costs."""
    tile = sights.tile(action.square)
    if tile.owner == sights.ship.sector:
        return (sights.missing() - sights.missing_after(action)) * 3.0 - 20.0 * sights.flying
    if sights.flying or sights.ship.energy - sights.view.board.energy.slide < 2:
        return -9.0
    rival = sights.harm(tile.owner, action)
    return rival * 2.0 - sights.view.board.energy.slide


def _removal(sights: Sights, square: str) -> float:
    tile = sights.tile(square)
    return -9.0 if tile.owner == sights.ship.sector else sights.lead(tile.owner)


AUTOPILOTS: Mapping[str, Autopilot[View, Action]] = MappingProxyType({"navigator": Navigator()})
"""The styles by id, the one to take unless told otherwise first."""
