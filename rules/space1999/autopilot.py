"""Autopilots of Spazio: 1999: they see what their seat sees, and choose from what it may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rules.core.chance import Dice
from rules.core.game import Autopilot
from rules.space1999.actions import Action, Fly, Land, Lay, Propose, Remove, Slide, Stay, Step
from rules.space1999.rebuild import SHORT, rebuilding
from rules.space1999.repair import clearing
from rules.space1999.sights import Sights
from rules.space1999.terms import BASE, LAND, RETURN, TILE_CARD, TILES, TURN
from rules.space1999.view import View

NEVER = -100.0


class Navigator:
    """Flies to the best planet, goes home with tiles, and lays them towards Earth.

    It slides tiles only to open a way for its own route, or to mend it. It raises ``ValueError``
    for a view that isn't a seat's own.
    """

    style = "navigator"

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """One of ``actions``: the one worth most, ``dice`` breaking ties."""
        if view.viewer is None:
            raise ValueError("an autopilot needs the view of a seat that decides now")
        if len(actions) == 1:
            return actions[0]
        sights = Sights(view, view.viewer)
        if view.agenda[0].kind in (TURN, TILES):
            slides = [action for action in actions if isinstance(action, Slide)]
            mending = rebuilding if sights.tiles_left < SHORT else clearing
            opening = mending(sights.grid, view.tiles, sights.ship.sector, slides)
            if opening is not None:
                return opening
        worth = _touch if view.agenda[0].kind == TILE_CARD else _worth
        values = [(worth(sights, action), action) for action in actions]
        most = max(value for value, _ in values)
        best = [action for value, action in values if value == most]
        return best[dice.below(len(best))]


def _worth(sights: Sights, action: Action) -> float:
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
            return -float(sights.missing_with(action))
        case Slide():
            return NEVER
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
    """A plan's worth if it is accepted, counted with the chance of that; a program is worth some.

    Where the Bank has no tiles left, a program is all that can bring one back.
    """
    card = sights.view.board.plan(plan)
    computer = sights.view.board.computer
    whole = computer.ok + computer.negative + computer.neutral
    if card.kind == LAND:
        gain = sights.exploration() - 0.3 * sights.way_home(card.planet)
    elif card.kind == RETURN:
        gain = sights.homecoming() if sights.ship.place != BASE else 1.0
    else:
        gain = float(card.amount)
    program = 1.0 if sights.tiles_left else 10.0
    return (computer.ok * gain - computer.negative + computer.neutral * program) / whole


def _touch(sights: Sights, action: Action) -> float:
    """What a program's tile is worth: the leading rival's is thrown back, one's own let be.

    But where the Bank runs out of tiles, one is given back that matters least: an own one off the
    route, or that of the rival who is last.
    """
    if isinstance(action, Stay):
        return 0.0
    assert isinstance(action, Slide | Remove)
    tile = sights.tile(action.square)
    if sights.tiles_left < SHORT:
        if tile.owner != sights.ship.sector:
            return 7.0 - sights.lead(tile.owner) if isinstance(action, Remove) else NEVER
        if isinstance(action, Remove):
            return 9.0 if action.square not in sights.ship.route else NEVER
    elif tile.owner != sights.ship.sector:
        return sights.lead(tile.owner) + 1.0
    if isinstance(action, Remove):
        return NEVER
    return float(sights.missing() - sights.missing_after(action))


AUTOPILOTS: Mapping[str, Autopilot[View, Action]] = MappingProxyType({"navigator": Navigator()})
"""The styles by id, the one to take unless told otherwise first."""
